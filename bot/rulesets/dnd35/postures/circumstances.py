"""What being prone makes of attacks (D35-BAS-017)."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd35.base.rolls import Trial
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.check import Term, terms

PRONE: Final = 4


def own(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever is prone strikes worse in melee."""
    return terms(("prone", -PRONE if on.who.has("prone") and not on.shot else 0))


def theirs(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever is prone is struck more easily, and shot at with more difficulty."""
    target = on.target
    if target is None or not target.has("prone"):
        return ()
    return terms(("target_prone", PRONE if on.shot else -PRONE))


__all__ = ["PRONE", "own", "theirs"]
