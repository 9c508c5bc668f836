"""The place of whoever has done what he held ready, or has come in late (D35-ACT-010, -013)."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.dnd35.state import State


def ahead_of(state: State, ident: str, other: str) -> State:
    """*state* with *ident* in the place just before *other*, for the rest of the fight.

    His total becomes the other's. As if his modifier were greater by 1, and as if he had lost a roll to whoever stands
    there already; or, where the other has lost one to whoever stands before him, as if he had come out between the two:
    so the order stays the same when it is made anew.
    """
    who, before = state.combatants.get(ident), state.combatants.get(other)
    if who is None or before is None or before.initiative is None or ident == other or before.id not in state.order:
        return state
    order = [each for each in state.order if each != ident]
    at = order.index(other)
    edge = before.edge + 1
    tie: tuple[int, ...] = ()
    last = state.combatants.get(order[at - 1]) if at else None
    if last is not None and (last.initiative, last.edge) == (before.initiative, before.edge):
        edge = before.edge
        tie = (*last.tie, before.tie[-1] + 1 if before.tie[:-1] == last.tie and before.tie else 1)
    elif last is not None and (last.initiative, last.edge) == (before.initiative, edge):
        tie = (*last.tie, 1)
    order.insert(at, ident)
    state = state.with_(ident, initiative=before.initiative, edge=edge, tie=tie)
    return evolve(state, order=tuple(order))


__all__ = ["ahead_of"]
