"""The grid as one reader may see it: the part on which people stand, with a mark for each of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from bot.kernel.ruleset import Figure, Ground
from bot.rulesets.shared.ground.cells import Grounds
from bot.rulesets.shared.ground.geometry import COLUMNS, ROWS, Point, Shape, point_of

MARGIN = 2
"""How many cells around those who stand there are shown."""


def shown(
    shape: Shape, people: Iterable[tuple[Any, str]], grounds: Grounds, reach: Mapping[Point, int]
) -> Ground | None:
    """The grid with *people*, those whom the reader sees, each with his cell, and the cells of *reach* with what going
    there costs; None while nobody stands on it."""
    figures = _figures(list(people))
    if not figures:
        return None
    columns = [each.x for each in figures]
    rows = [each.y for each in figures]
    left, top = max(0, min(columns) - MARGIN), max(0, min(rows) - MARGIN)
    # Whoever is large takes up the cells beyond his own as well.
    right = min(COLUMNS - 1, max(each.x + each.width - 1 for each in figures) + MARGIN)
    bottom = min(ROWS - 1, max(each.y + each.width - 1 for each in figures) + MARGIN)
    cells = [
        (*at, kind)
        for name, kinds in grounds.items()
        if (at := point_of(name)) is not None and left <= at[0] <= right and top <= at[1] <= bottom
        for kind in kinds
    ]
    going = ((x, y, cost) for (x, y), cost in sorted(reach.items()))
    near = tuple(each for each in going if left <= each[0] <= right and top <= each[1] <= bottom)
    return Ground(shape, left, top, right, bottom, figures, tuple(sorted(cells)), near)


def _figures(people: Collection[tuple[Any, str]]) -> tuple[Figure, ...]:
    # Of a side that a reader does not see, not even the number tells him anything.
    sides = list(dict.fromkeys(who.side for who, _ in people))
    found: list[Figure] = []
    marks: set[str] = set()
    for who, cell in people:
        at = point_of(cell)
        if at is not None:
            mark = _mark(who.name, marks)
            marks.add(mark)
            found.append(Figure(who.id, mark, sides.index(who.side), *at, down=who.out, width=getattr(who, "width", 1)))
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
