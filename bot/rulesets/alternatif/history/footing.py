"""What is remembered of somebody's footing."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.history.records import State, put


def footing(state: State, ident: str, **changes: Any) -> State:
    """*state* with another footing of *ident*."""
    who = state.combatants.get(ident)
    return state if who is None else put(state, evolve(who, footing=evolve(who.footing, **changes)))


def slipped(state: State, ident: str) -> State:
    """*ident* has made a full move: whoever had pinned him down by blind-sense has lost him (ALT-TAC-011)."""
    for who in list(state.combatants.values()):
        if ident in who.footing.pinned:
            left = tuple(each for each in who.footing.pinned if each != ident)
            state = footing(state, who.id, pinned=left)
    return state
