"""Whose turn is still to come in this round."""

from __future__ import annotations

from collections.abc import Collection

from bot.kernel.ruleset import Slot
from bot.rulesets.dnd35.rounds.turns import comes, has_turns
from bot.rulesets.dnd35.state import State


def schedule(state: State, seen: Collection[str]) -> tuple[Slot, ...]:
    """Who of those *seen* still has his turn in this round, in order."""
    if not state.opened:
        return ()
    slots = []
    for place, ident in enumerate((each for each in state.order if each in seen), start=1):
        who = state.combatants.get(ident)
        if who is not None and has_turns(state, who) and comes(state, who):
            slots.append(Slot(state.round, state.round, ident, "acts", {"place": place}))
    return tuple(slots)
