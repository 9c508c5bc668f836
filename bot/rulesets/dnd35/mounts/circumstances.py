"""What the saddle makes of attacks (D35-MNT-004, -008)."""

from __future__ import annotations

from typing import Final

from bot.catalogue.dnd35_terms import SIZES35
from bot.rulesets.dnd35.base.rolls import Trial
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.check import Term, terms

ABOVE: Final = 1
SHOT: Final = {"": 0, "double": -4, "run": -8}
"""What a shot loses while the mount makes a double move, or runs."""
MEDIUM: Final = SIZES35.index("medium")


def above(state: State, on: Trial) -> tuple[Term, ...]:
    """From the saddle one strikes down on whoever is on foot and no larger than a man, and shoots down; a table may
    have it for blows alone (D35-MNT-004)."""
    target = on.target
    if on.who.mount is None or target is None or target.mount is not None:
        return ()
    if on.shot and state.settings.high_ground == "melee":
        return ()
    return terms(("above", ABOVE if SIZES35.index(target.size) <= MEDIUM else 0))


def shaken(state: State, on: Trial) -> tuple[Term, ...]:
    """Shots in the middle of a double move, or of a run (D35-MNT-008)."""
    turn = state.turn
    if on.who.mount is None or not on.shot or turn is None or turn.who != on.who.id:
        return ()
    return terms(("shaken_shot", SHOT[turn.gait]))


__all__ = ["ABOVE", "SHOT", "above", "shaken"]
