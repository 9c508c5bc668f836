"""What every roll is made of: the circumstances of all chapters, in the order in which they are told."""

from __future__ import annotations

from bot.rulesets.dnd35.attack import circumstances as attacking
from bot.rulesets.dnd35.base.rolls import CHECKS, Trial
from bot.rulesets.dnd35.grapple import circumstances as grappling
from bot.rulesets.dnd35.positions import circumstances as positions
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.check import Kind, Law, Term, terms
from bot.rulesets.shared.overruling import ruled_for

SURE, LOST = (20,), (1,)


def _law(state: State, on: Trial) -> Law:
    """A natural 20 hits, a natural 1 misses (D35-BAS-007), unless the game master has said what comes of it."""
    return Law(sure=SURE, lost=LOST, ruled=ruled_for(state, on.who.id) or "")


def _fortitude(state: State, on: Trial) -> tuple[Term, ...]:
    return terms(("fortitude", on.who.fortitude))


CHECKS.are(
    {
        "attack": Kind(
            (
                *(attacking.face, attacking.attacker, attacking.later, attacking.both, attacking.charging),
                *(attacking.far, positions.flanking, positions.into_melee, positions.guarded, grappling.within),
            ),
            (attacking.against, positions.at_mercy),
            _law,
        ),
        "skill": Kind((attacking.face, grappling.by_skill, grappling.added)),
        "grapple": Kind((attacking.face, grappling.grapple, grappling.added)),
        "fortitude": Kind(
            (attacking.face, _fortitude),
            (lambda state, on: terms(("difficulty", on.against)),),
            Law(sure=SURE, lost=LOST),
        ),
    }
)

__all__ = ["LOST", "SURE"]
