"""What being prone makes of attacks (D35-BAS-017)."""

from __future__ import annotations

from bot.rulesets.dnd35.base.rolls import Trial
from bot.rulesets.dnd35.state import State
from bot.rulesets.dnd35.state.plights import penalties
from bot.rulesets.shared.check import Term, terms


def own(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever is prone strikes worse in melee."""
    return () if on.shot else terms(*penalties(on.who, "melee"))


def theirs(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever is prone is struck more easily, and shot at with more difficulty."""
    target = on.target
    if target is None:
        return ()
    found = penalties(target, "shot_at" if on.shot else "struck")
    return terms(*((f"target_{name}", value) for name, value in found))


__all__ = ["own", "theirs"]
