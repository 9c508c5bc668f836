"""What a defence is the sum of (R20-EVD-004, -006, R20-MEL-012 to -016)."""

from __future__ import annotations

from typing import Final

from bot.rulesets.rpg20.attack import skilled
from bot.rulesets.rpg20.base import Trial
from bot.rulesets.rpg20.state import State
from bot.rulesets.rpg20.state.conditions import CONDITIONS
from bot.rulesets.shared.check import Term, terms

_DIM = {"": 0, "reduced": -2, "dark": -5}
_DIM_MELEE = {"": 0, "reduced": -1, "dark": -1}


def nimble(state: State, on: Trial) -> tuple[Term, ...]:
    """Habilité and the domain of movements, less what armour costs (R20-ARM-005)."""
    worn = on.who.penalty if state.settings.armour_dodge_penalty else 0
    return terms(("skill", on.who.skill), ("movement", on.who.domain("movement")), ("armour", worn))


def parrying(state: State, on: Trial) -> tuple[Term, ...]:
    return () if on.weapon is None else skilled(on.who, on.weapon)


HAMPERS_FLIGHT: Final = CONDITIONS.that("hampers_flight")
HAMPERS_MELEE: Final = CONDITIONS.that("hampers_melee")


def missile(state: State, on: Trial) -> tuple[Term, ...]:
    """The table of what flies (R20-EVD-004)."""
    blow = on.blow
    burst = blow is not None and blow.mode in ("short", "long")
    return terms(
        *HAMPERS_FLIGHT.terms(on.who),
        ("light", _DIM[state.light]),
        ("burst", -3 if burst else 0),
        ("precision", -2 if blow is not None and blow.mode == "precision" else 0),
        ("confined", -5 if state.confined else 0),
    )


def close(state: State, on: Trial) -> tuple[Term, ...]:
    """The table of melee: smaller, and darkness counts as reduced visibility (R20-MEL-012)."""
    return terms(
        *HAMPERS_MELEE.terms(on.who),
        ("light", _DIM_MELEE[state.light]),
        ("confined", -2 if state.confined else 0),
    )


def margin(state: State, on: Trial) -> tuple[Term, ...]:
    """The attacker's margin of success makes it harder (R20-EVD-005)."""
    return terms(("margin", 0 if on.blow is None else -on.blow.margin))


def beaten(state: State, on: Trial) -> tuple[Term, ...]:
    """A parry in melee must beat the attacker's margin, not equal it (R20-MEL-015)."""
    return terms(("margin", 0 if on.blow is None else -on.blow.margin), ("beaten", -1))
