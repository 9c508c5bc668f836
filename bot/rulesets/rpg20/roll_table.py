"""What every test is made of: the circumstances of all chapters, in the order in which they are told."""

from __future__ import annotations

from typing import Final

from bot.rulesets.rpg20 import attack as attacking
from bot.rulesets.rpg20 import evading
from bot.rulesets.rpg20 import melee as striking
from bot.rulesets.rpg20.base import CHECKS, Trial, law, lent
from bot.rulesets.rpg20.shooting import shots as shooting
from bot.rulesets.rpg20.state import State
from bot.rulesets.shared.check import Kind, Law, Term, terms
from bot.rulesets.shared.overruling import ruled_for


def _attack(state: State, on: Trial) -> Law:
    """The game master may have said what comes of it (R20-GEN-012)."""
    return law(state, ruled_for(state, on.who.id) or "")


def _plain(state: State, on: Trial) -> Law:
    return law(state)


def _body(state: State, on: Trial) -> tuple[Term, ...]:
    """Corps alone, without any domain (R20-GEN-001)."""
    return terms(("body", on.who.body))


def _medicine(state: State, on: Trial) -> tuple[Term, ...]:
    return terms(("skill", on.who.skill), ("medicine", on.who.domain("medicine")))


def _perceiving(state: State, on: Trial) -> tuple[Term, ...]:
    """Perception and the domain that is tested (R20-SPE-011)."""
    return terms(("perception", on.who.perception), (on.domain, on.who.domain(on.domain)))


def _kept(state: State, on: Trial) -> tuple[Term, ...]:
    """An attack test made harder by the attacker's margin (R20-SPE-004)."""
    return (*attacking.armed(state, on), *evading.margin(state, on))


BLOWS: Final = ("strike", "shot", "throw")
CHECKS.are(
    {
        "strike": Kind(
            (
                *(attacking.armed, striking.defending, striking.conditions, attacking.charged, attacking.aimed),
                attacking.given,
                lent("strike"),
            ),
            law=_attack,
        ),
        "shot": Kind(
            (
                *(shooting.marksman, shooting.far, shooting.conditions, shooting.mode, attacking.aimed),
                attacking.given,
                lent("shot"),
            ),
            law=_attack,
        ),
        "throw": Kind(
            (
                *(shooting.thrower, shooting.flung, shooting.conditions, shooting.mode, attacking.aimed),
                attacking.given,
                lent("throw"),
            ),
            law=_attack,
        ),
        "dodge": Kind((evading.nimble, evading.close, evading.margin, attacking.given, lent("dodge")), law=_plain),
        "avoid": Kind((evading.nimble, evading.missile, evading.margin, attacking.given, lent("avoid")), law=_plain),
        "parry": Kind((attacking.armed, evading.beaten, attacking.given, lent("parry")), law=_plain),
        "stop": Kind((attacking.armed, evading.missile, evading.margin, attacking.given, lent("stop")), law=_plain),
        "keep": Kind((_kept, attacking.given, lent("keep")), law=_plain),
        "endure": Kind((_body, attacking.given, lent("endure")), law=_plain),
        "treat": Kind((_medicine, attacking.given, lent("treat")), law=_plain),
        "spot": Kind((_perceiving, attacking.given, lent("spot")), law=_plain),
    }
)
