"""Whoever is held is taken along, or gets free (DN5-CTS-006, -008, DN5-EXT-009)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.base.budget import held_by, incapacitated
from bot.rulesets.dnd5.base.distances import distance, on_grid
from bot.rulesets.dnd5.contests.events import Dragged, HoldEnded
from bot.rulesets.dnd5.movement import ways
from bot.rulesets.dnd5.state import SQUARE, Fighter, Move, State

Fate: TypeAlias = Literal["unable", "apart", "dragged"]


def torn(state: State) -> tuple[Fighter, Fate] | None:
    """Who is held by somebody who cannot hold him as he is: no more at all, or not at that distance. Who moves by
    himself takes along whom he holds."""
    for who in state.combatants.values():
        held = who.condition("grappled")
        if held is None or held.by is None:
            continue
        by = state.combatants.get(held.by)
        if by is None or incapacitated(by):
            return who, "unable"
        if distance(state, by, who) > grasp(by):
            return who, "dragged" if _moves(state, by) and _place(state, who, by) else "apart"
    return None


def grasp(who: Fighter) -> int:
    """How far he holds somebody, in centimetres."""
    return max(SQUARE, arms.own_reach(who))


def _moves(state: State, who: Fighter) -> bool:
    return isinstance(state.deed, Move) and state.deed.who == who.id


def _place(state: State, who: Fighter, by: Fighter) -> str | None:
    """Where *who* is dragged to: the free square beside *by* that is nearest to where he is; anywhere without a
    grid."""
    if not on_grid(state):
        return "-"
    found = [each for each in ways.beside(state, who, by, grasp(by)) if each != who.cell]
    return min(found, key=lambda each: (distance(state, who, who, at=each), each), default=None)


def hold(scene: Scene[State]) -> Action:
    """He is taken along, or is free."""
    found = torn(scene.now)
    assert found is not None
    who, fate = found
    held = who.condition("grappled")
    by = None if held is None else held.by
    if fate != "dragged" or by is None:
        yield from tell(HoldEnded(who.id, by, "unable" if fate == "unable" else "apart"))
        return
    state = scene.now
    holder = state.combatants[by]
    if on_grid(state):
        yield from tell(Dragged(who.id, by, _place(state, who, holder), {}))
        return
    distances = {
        each.id: SQUARE if each.id == by else distance(state, holder, each)
        for each in state.combatants.values()
        if each.id != who.id
    }
    yield from tell(Dragged(who.id, by, None, distances))


def release(scene: Scene[State], ident: str, target: str | None = None) -> Action:
    """*ident* lets go of all whom he holds, or of *target* alone: that costs nothing, at any time (DN5-CTS-006)."""
    for each in held_by(scene.now, scene.now.combatants[ident]):
        if target not in (None, each.id):
            continue
        yield from tell(HoldEnded(each.id, ident, "released"))


__all__ = ["grasp", "hold", "release", "torn"]
