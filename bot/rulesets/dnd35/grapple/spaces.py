"""Where people grapple: whoever takes hold of somebody enters his space, all are dragged along together, and whoever is
free again stands beside it (D35-GRA-006, -015, -018)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.rulesets.dnd35.base import holds
from bot.rulesets.dnd35.base.distances import apart, space
from bot.rulesets.dnd35.base.gaps import PACE, on_grid
from bot.rulesets.dnd35.base.grounds import barred
from bot.rulesets.dnd35.movement import ways
from bot.rulesets.dnd35.movement.ways import Way
from bot.rulesets.dnd35.state import SQUARE, Fighter, State
from bot.rulesets.shared.ground.geometry import Point, is_on_grid, name_of, neighbours, point_of

FARTHEST: Final = 8
"""So many squares an arm reaches at most: nobody enters a space from farther away."""
MOST_CELLS: Final = 25


def shares(one: Fighter, other: Fighter) -> bool:
    """Whether the two stand in the same space."""
    if other.id in one.gaps:
        return not one.gaps[other.id]
    return not set(space(one)).isdisjoint(space(other))


def entering(state: State, who: Fighter, target: Fighter) -> Way:
    """The shortest way into the space of *target*: within it, or around it where *who* is larger. No cells: there is
    none (D35-GRA-006)."""
    if not on_grid(state):
        count = max(apart(who, target))
        return Way((PACE,) * count, count)
    start = point_of(who.cell or "")
    goal = set(space(target))
    full = holds.apart_from(state, who) - goal
    shut = ways.closed(state, who)
    if start is None or not goal:
        return Way()
    came: dict[Point, Point | None] = {start: None}
    edge = [start]
    for steps in range(1, FARTHEST + 1):
        further: list[Point] = []
        for here in edge:
            for at in sorted(neighbours("square", here)):
                squares = set(space(who, name_of(at)))
                if at in came or not squares or not shut.isdisjoint(squares):
                    continue
                came[at] = here
                if full.isdisjoint(squares) and (squares <= goal or squares >= goal):
                    return Way(_back(came, at), steps)
                further.append(at)
        edge = further
    return Way()


def _back(came: Mapping[Point, Point | None], last: Point) -> tuple[str, ...]:
    cells: list[str] = []
    at: Point | None = last
    while at is not None and came[at] is not None:
        cells.append(name_of(at))
        at = came[at]
    return tuple(reversed(cells))


def ways_of_all(state: State, who: Fighter) -> dict[str, Way]:
    """Where *who* can drag all who are in his grapple: at most half of his speed, where they all find room, and nobody
    stands in their way (D35-GRA-018)."""
    together = holds.company(state, who.id)
    full = holds.apart_from(state, who)
    fits: dict[str, bool] = {}

    def fit(cell: str) -> bool:
        if cell not in fits:
            moved = holds.shifted(state, who.id, cell)
            found = [space(state.combatants[each], at) for each, at in moved.items()]
            fits[cell] = len(moved) == len(together) and all(each and full.isdisjoint(each) for each in found)
        return fits[cell]

    # His own companions in the grapple are in nobody's way: they come along.
    found = ways.reached(state, who, half(who), passing=together)
    return {cell: way for cell, way in found.items() if all(fit(each) for each in way.cells)}


def drag(state: State, who: Fighter, goal: str | None) -> Way:
    """The same where there is no grid: towards *goal*, or away from all."""
    target = state.combatants.get(goal or "")
    if target is None:
        return ways.away(state, who, half(who))
    return ways.towards(state, who, target, half(who))


def half(who: Fighter) -> int:
    """The squares of half of his speed."""
    return who.pace // 2 // SQUARE


def beside(state: State, who: Fighter) -> tuple[str, ...]:
    """The free cells nearest to where *who* stands, for him to step out to; none where nothing is free around him.
    Without a grid there is one place, which has no name."""
    if not on_grid(state):
        return ("",)
    start = point_of(who.cell or "")
    if start is None:
        return ()
    others = (each for each in state.combatants.values() if each.id != who.id and not each.hidden)
    full = {at for each in others for at in space(each)} | barred(state)
    widest = max((each.width for each in state.combatants.values()), default=1)
    for far in range(1, widest + 1):
        around = [
            (start[0] + across, start[1] + down)
            for down in range(-far, far + 1)
            for across in range(-far, far + 1)
            if max(abs(across), abs(down)) == far
        ]
        cells = [name_of(each) for each in around if is_on_grid(each)]
        found = [each for each in cells if (squares := space(who, each)) and full.isdisjoint(squares)]
        if found:
            found.sort(key=lambda each: _turns(start, each))
            return tuple(found[:MOST_CELLS])
    return ()


def _turns(start: Point, cell: str) -> int:
    """How far off *cell* is, straight steps before diagonal ones."""
    at = point_of(cell) or start
    return (at[0] - start[0]) ** 2 + (at[1] - start[1]) ** 2


__all__ = ["beside", "drag", "entering", "half", "shares", "ways_of_all"]
