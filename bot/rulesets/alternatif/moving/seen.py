"""The grid as one reader may see it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.kernel.ruleset import Figure, Ground
from bot.rulesets.alternatif import places
from bot.rulesets.alternatif.moving import ways
from bot.rulesets.alternatif.moving.geometry import COLUMNS, ROWS, Point, point_of
from bot.rulesets.alternatif.state import AlternatifState, Combatant

MARGIN = 2
"""How many cells around those who stand there are shown."""


def ground(state: AlternatifState, seen: Collection[str], reach: Mapping[Point, int] | None = None) -> Ground | None:
    """The grid with those of *seen*, and the cells of *reach* with what going there costs; None without a grid, or
    while nobody stands on it."""
    grid = places.shape(state)
    if grid is None:
        return None
    figures = _figures(state, seen)
    if not figures:
        return None
    going = tuple((x, y, cost) for (x, y), cost in sorted((reach or {}).items()))
    columns = [each.x for each in figures]
    rows = [each.y for each in figures]
    left, right = max(0, min(columns) - MARGIN), min(COLUMNS - 1, max(columns) + MARGIN)
    top, bottom = max(0, min(rows) - MARGIN), min(ROWS - 1, max(rows) + MARGIN)
    cells = [
        (*at, kind)
        for name, kinds in state.board.grounds.items()
        if (at := point_of(name)) is not None and left <= at[0] <= right and top <= at[1] <= bottom
        for kind in kinds
    ]
    shown = tuple(each for each in going if left <= each[0] <= right and top <= each[1] <= bottom)
    return Ground(grid, left, top, right, bottom, figures, tuple(sorted(cells)), shown)


def next_moves(state: AlternatifState, who: Combatant) -> Mapping[Point, int]:
    """The cells that *who* can reach in one segment: 0 for a step, 1 for a run."""
    if state.settings.map == "none" or who.prone or who.wrestling.locked:
        return {}
    near = set(ways.beside(state, who))
    found: dict[Point, int] = {}
    for name in ways.within(state, who, ways.running_speed(state, who)):
        at = point_of(name)
        if at is not None:
            found[at] = 0 if name in near else 1
    return found


def _figures(state: AlternatifState, seen: Collection[str]) -> tuple[Figure, ...]:
    # Of a side that a reader does not see, not even the number tells him anything.
    sides = list(dict.fromkeys(each.side for each in state.combatants.values() if each.id in seen))
    found: list[Figure] = []
    marks: set[str] = set()
    for who in state.combatants.values():
        at = point_of(who.spot.cell)
        if at is None or who.id not in seen:
            continue
        mark = _mark(who.name, marks)
        marks.add(mark)
        found.append(Figure(who.id, mark, sides.index(who.side), *at, down=who.out))
    return tuple(found)


def _mark(name: str, taken: Collection[str]) -> str:
    """A mark for *name*: its initial and the number that it ends in, else with the next number that is free.

    >>> _mark("Orc 2", ()), _mark("ana", ()), _mark("Aldric", ("A",))
    ('O2', 'A', 'A2')
    """
    words = name.split()
    initial = next((each for each in name if each.isalnum()), "?").upper()
    number = words[-1] if len(words) > 1 and words[-1].isdecimal() and len(words[-1]) < 3 else ""
    if initial + number not in taken:
        return initial + number
    return next(f"{initial}{at}" for at in range(2, 100) if f"{initial}{at}" not in taken)
