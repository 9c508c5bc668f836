"""The straight ways of whoever runs: along rows, columns and diagonals (D35-MOV-007)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.rulesets.dnd35.base.budget import space, taken
from bot.rulesets.dnd35.base.gaps import AWAY, is_straight, on_grid
from bot.rulesets.dnd35.base.rolls import barred, cuts
from bot.rulesets.dnd35.movement.steps import goals
from bot.rulesets.dnd35.movement.ways import Way, away, closed, towards
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.shared.ground.geometry import Point, is_on_grid, name_of, point_of

HEADINGS: Final[Mapping[str, Point]] = {
    "north": (0, -1),
    "northeast": (1, -1),
    "east": (1, 0),
    "southeast": (1, 1),
    "south": (0, 1),
    "southwest": (-1, 1),
    "west": (-1, 0),
    "northwest": (-1, -1),
}
"""The directions, by their names on a map whose first row lies in the north."""


def ways(state: State, who: Fighter, least: int, most: int) -> dict[str, dict[str, Way]]:
    """Where *who* can stop who goes straight ahead for more than *least* and at most *most* squares of movement, by
    direction; every second diagonal counts twice (D35-BAS-019)."""
    start = point_of(who.cell or "")
    if start is None:
        return {}
    shut, full = closed(state, who), taken(state, who)
    slanted, walls = state.settings.diagonals == "alternating", barred(state)
    found: dict[str, dict[str, Way]] = {}
    for heading, (across, down) in HEADINGS.items():
        cells: list[str] = []
        cost, at = 0, start
        while True:
            last, at = at, (at[0] + across, at[1] + down)
            squares = space(who, name_of(at)) if is_on_grid(at) else ()
            cells.append(name_of(at)) if squares else None
            cost += 2 if across and down and slanted and len(cells) % 2 == 0 else 1
            if not squares or cost > most or not shut.isdisjoint(squares) or cuts(walls, last, at, who.width):
                break
            if cost > least and full.isdisjoint(squares):
                found.setdefault(heading, {})[name_of(at)] = Way(tuple(cells), cost)
    return found


def bolts(state: State, who: Fighter, least: int, most: int) -> dict[str, Way]:
    """Where there is no grid: how far *who* comes straight ahead, for more than *least* and at most *most* squares of
    movement, by whom he goes to, or `AWAY` from all; nobody where he cannot go straight."""
    if on_grid(state) or not is_straight(state, who):
        return {}
    found = {AWAY: away(state, who, most)}
    found |= {each: towards(state, who, state.combatants[each], most) for each in goals(state, who)}
    return {goal: way for goal, way in found.items() if way.cost > least}


def halfway(state: State, way: Way) -> int:
    """After how many cells of a straight *way* half of the movement is behind whoever goes it (D35-MNT-008)."""
    if not on_grid(state):
        return max(1, len(way.cells) // 2)
    first, second = (point_of(each) for each in (*way.cells, *way.cells)[:2])
    slant = first is not None and second is not None and first[0] != second[0] and first[1] != second[1]
    slanted = slant and state.settings.diagonals == "alternating"
    cost, at = 0, 0
    while at < len(way.cells):
        step = 2 if slanted and at % 2 else 1
        if cost + step > way.cost / 2:
            break
        cost, at = cost + step, at + 1
    return max(1, at)
