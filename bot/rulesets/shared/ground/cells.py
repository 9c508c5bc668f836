"""Which cells are free, what it costs to enter them, and where there is room; cells by their names (`D4`)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from functools import cache

from bot.rulesets.shared.ground.geometry import (
    COLUMNS,
    ROWS,
    Point,
    Price,
    Shape,
    behind,
    distance,
    is_on_grid,
    name_of,
    neighbours,
    point_of,
    reached,
)

OBSTACLE, DIFFICULT = "obstacle", "difficult"
"""Nobody stands on an obstacle; a difficult cell costs as much as two."""
CLOSE = 6
"""How far a place is looked for first, in cells."""

Grounds = Mapping[str, Sequence[str]]
"""What single cells are beside plain ground, by their names."""


def prices(grounds: Grounds, taken: Container[str]) -> Price:
    """What it costs to enter a cell, where those *taken* are closed."""

    @cache
    def cost(at: Point) -> int | None:
        name = name_of(at)
        if name in taken:
            return None
        ground = grounds.get(name, ())
        return None if OBSTACLE in ground else 2 if DIFFICULT in ground else 1

    return cost


def beside(shape: Shape, at: Point, price: Price) -> list[str]:
    """The cells next to *at* that can be entered."""
    return [name_of(each) for each in neighbours(shape, at) if price(each) is not None]


def within(shape: Shape, at: Point, price: Price, most: int) -> dict[str, int]:
    """The cells that can be reached from *at* for at most *most*, with what it costs, the nearest first."""
    found = reached(shape, at, price, most)
    return {name_of(each): cost for each, cost in sorted(found.items(), key=lambda pair: pair[1]) if each != at}


def farthest(shape: Shape, cells: Mapping[str, int], foes: Sequence[Point]) -> str | None:
    """Of *cells*, each with what it costs, the one that is farthest from *foes* and next to none of them; of several
    the nearest; None when there is none."""
    best: tuple[int, int, int, str] | None = None
    for name, cost in cells.items():
        least, total = gaps(shape, name, foes)
        worth = (-least, -total, cost, name)
        if least >= 2 and (best is None or worth < best):
            best = worth
    return None if best is None else best[3]


def gaps(shape: Shape, name: str, foes: Iterable[Point]) -> tuple[int, int]:
    """How far the cell called *name* is from the nearest of *foes*, and from all of them together."""
    here = point_of(name)
    assert here is not None
    found = [distance(shape, here, each) for each in foes]
    return min(found), sum(found)


def right_behind(shape: Shape, one: Point, other: Point, price: Price) -> str | None:
    """The cell right behind *other* as seen from *one*, next to it; None when it cannot be entered."""
    if distance(shape, one, other) != 1:
        return None
    at = behind(shape, one, other)
    return name_of(at) if is_on_grid(at) and price(at) is not None else None


def nearest(shape: Shape, start: Point, taken: Container[str], *, line: bool = False) -> Point:
    """The cell nearest to *start* that is not *taken*; *line*: one of the same row rather than one before or behind
    it."""

    def free(most: int) -> list[Point]:
        x, y = start
        columns, rows = range(max(0, x - most), min(COLUMNS, x + most + 1)), range(max(0, y - most), y + most + 1)
        return [(at, row) for at in columns for row in rows if row < ROWS and name_of((at, row)) not in taken]

    cells = free(CLOSE) or free(ROWS)
    if line:
        return min(cells, key=lambda at: (abs(at[1] - start[1]) * CLOSE + abs(at[0] - start[0]), at[1] < start[1], at))
    return min(cells, key=lambda at: (distance(shape, at, start), abs(at[0] - start[0]) + abs(at[1] - start[1]), at))


__all__ = [
    "CLOSE",
    "DIFFICULT",
    "OBSTACLE",
    "Grounds",
    "beside",
    "farthest",
    "gaps",
    "nearest",
    "prices",
    "right_behind",
    "within",
]
