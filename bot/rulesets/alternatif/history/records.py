"""Changed copies of combatants and of what they hold; of who is gone nothing is changed."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Combatant,
    Hand,
    Wielded,
)
from bot.rulesets.alternatif.state.wrestling import at_rest

State = AlternatifState
NOTHING_UP: dict[str, Any] = {"up": False, "choice": None, "aim": None, "facing": (), "manoeuvre": None}
NOTHING_PENDING: dict[str, Any] = {**NOTHING_UP, "due": None, "counter": None}
FRESH: dict[str, Any] = {**NOTHING_PENDING, "status": "offensive", "carry": 0}
"""A weapon whose owner is in contact with nobody any more (ALT-MEL-003)."""


def put(state: State, who: Combatant) -> State:
    return state.put(who)


def with_(state: State, ident: str, **changes: Any) -> State:
    return state.with_(ident, **changes)


def held(who: Combatant, hand: Hand, changes: dict[str, Any]) -> tuple[Wielded, ...]:
    """The hands of *who* after *changes* to the weapon in *hand*; one that is gone is not missed."""
    return tuple(evolve(each, **changes) if each.arm.hand == hand else each for each in who.hands)


def every(who: Combatant, changes: dict[str, Any]) -> tuple[Wielded, ...]:
    return tuple(evolve(each, **changes) for each in who.hands)


def rested(state: State, ident: str) -> State:
    """Nothing of wrestling is in preparation with *ident* any more."""
    who = state.combatants.get(ident)
    if who is None or not who.wrestling.grips:
        return state
    return put(state, evolve(who, wrestling=at_rest(who.wrestling)))


def wields(state: State, ident: str, hand: Hand, weapon: dict[str, Any], **changes: Any) -> State:
    who = state.combatants.get(ident)
    if who is None:
        return state
    return put(state, evolve(who, hands=held(who, hand, weapon), **changes))


def both(state: State, ident: str, weapon: dict[str, Any], **changes: Any) -> State:
    """The same change to every weapon of *ident*."""
    who = state.combatants.get(ident)
    return state if who is None else put(state, evolve(who, hands=every(who, weapon), **changes))
