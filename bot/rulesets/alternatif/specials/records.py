"""What is remembered of special actions, changed."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.records import State
from bot.rulesets.alternatif.state import Opposed, Reply


def some(state: State, ident: str, **changes: Any) -> State:
    """The open attempt *ident*, changed."""
    specials = tuple(
        evolve(each, **changes) if each.id == ident and not each.settled else each for each in state.specials
    )
    return evolve(state, specials=specials)


def oppose(state: State, ident: str, opposed: Opposed) -> State:
    """*opposed* stands against the open attempt *ident*."""
    found = next((each for each in state.specials if each.id == ident and not each.settled), None)
    return state if found is None else some(state, ident, opposed=(*found.opposed, opposed))


def replied(state: State, ident: str, reply: Reply) -> State:
    """Somebody has said how he will oppose the open attempt *ident*."""
    state = unreplied(state, ident, reply.who)
    found = next((each for each in state.specials if each.id == ident and not each.settled), None)
    return state if found is None else some(state, ident, replies=(*found.replies, reply))


def unreplied(state: State, ident: str, who: str) -> State:
    """Nothing of what *who* said about the open attempt *ident* is waiting any more."""
    found = next((each for each in state.specials if each.id == ident and not each.settled), None)
    if found is None or not found.replies:
        return state
    return some(state, ident, replies=tuple(each for each in found.replies if each.who != who))
