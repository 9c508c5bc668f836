"""What is remembered of shooters and of what flies at somebody, changed."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.records import State, some_blows, with_


def shoots(state: State, ident: str, **changes: Any) -> State:
    """*changes* to *ident* as a shooter."""
    who = state.combatants.get(ident)
    return state if who is None else with_(state, ident, shooting=evolve(who.shooting, **changes))


def planned(state: State, ident: str, **changes: Any) -> State:
    """*changes* to the shot that *ident* prepares, if he prepares one."""
    who = state.combatants.get(ident)
    if who is None or who.shooting.plan is None:
        return state
    return shoots(state, ident, plan=evolve(who.shooting.plan, **changes))


def tasked(state: State, ident: str, **changes: Any) -> State:
    """*changes* to what *ident* does, if he does anything."""
    who = state.combatants.get(ident)
    return state if who is None or who.task is None else with_(state, ident, task=evolve(who.task, **changes))


def leaves(state: State, ident: str, segment: int, **changes: Any) -> State:
    """The shot of *ident* leaves in *segment*; *changes* to it as an action."""
    return tasked(state, ident, prepared=segment, first=segment, last=segment, **changes)


def met(state: State, blow: str, *, parried: bool) -> State:
    """The shot *blow* has been answered."""
    changes = {"answered": True, "parried": True} if parried else {"answered": True}
    return evolve(state, blows=some_blows(state, blow, **changes))
