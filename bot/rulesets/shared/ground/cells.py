"""Which cells are free, what it costs to enter them, and where there is room; cells by their names (`D4`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import cache

from bot.kernel.values import lately
from bot.rulesets.shared.ground.geometry import (
    COLUMNS,
    ROWS,
    Point,
    Price,
    Shape,
    behind,
    corners,
    distance,
    is_on_grid,
    name_of,
    neighbours,
    point_of,
    reached,
)
from bot.rulesets.shared.joining import PLAYERS

OBSTACLE, DIFFICULT = "obstacle", "difficult"
"""Nobody stands on an obstacle; a difficult cell costs as much as two."""
CLOSE = 6
"""How far a place is looked for first, in cells."""

APART = 3
"""So many cells behind its line stands whoever of a side is hidden."""

Grounds = Mapping[str, Sequence[str]]
"""What single cells are beside plain ground, by their names."""


@lately
def kinds_of(grounds: Grounds) -> Mapping[str, frozenset[Point]]:
    """The squares of each kind of ground."""
    found: dict[str, set[Point]] = {}
    for name, kinds in grounds.items():
        at = point_of(name)
        for kind in kinds:
            if at is not None:
                found.setdefault(kind, set()).add(at)
    return {kind: frozenset(squares) for kind, squares in found.items()}


def listed(typed: str, cell: Callable[[str], str]) -> tuple[str, ...]:
    """The cells that somebody typed: single ones and rectangles (`A1 B2-C4, D5`), none of them twice; *cell* reads one
    of them, and refuses what is none."""
    found: dict[str, None] = {}
    for part in filter(None, re.split(r"[\s,;]+", typed.replace(" - ", "-").replace("–", "-"))):
        first, _, last = part.partition("-")
        corner, other = point_of(cell(first)), point_of(cell(last or first))
        assert corner is not None
        assert other is not None
        (left, right), (top, bottom) = sorted((corner[0], other[0])), sorted((corner[1], other[1]))
        found |= dict.fromkeys(name_of((x, y)) for y in range(top, bottom + 1) for x in range(left, right + 1))
    return tuple(found)


def regrounded(
    grounds: Grounds, cells: Sequence[str], kind: str | None, *, on: bool
) -> Mapping[tuple[str, ...], list[str]]:
    """What *cells* become once they are of that *kind* as well, or (not *on*) no more; None: plain. Those that become
    alike stand together."""
    alike: dict[tuple[str, ...], list[str]] = {}
    for cell in cells:
        now = tuple(each for each in grounds.get(cell, ()) if each != kind)
        kinds = () if kind is None else (*now, kind) if on else now
        alike.setdefault(kinds, []).append(cell)
    return alike


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


def spaces(taken: Iterable[Point], width: int) -> set[str]:
    """The cells at the corner of a space, so wide, that takes up one of those *taken*: nobody of that width stands
    there."""
    return {name_of(at) for at in corners(taken, width) if is_on_grid(at)}


def away(side: str) -> Point:
    """The step away from the foes of *side*, whose lines begin facing each other along a row."""
    return (-1, 0) if side == PLAYERS else (1, 0)


def apart(start: Point, side: str, width: int) -> Point:
    """Where somebody hidden begins whose side's line begins at *start*: well behind it, so that he leaves no gap in
    it."""
    back = start[0] + APART * away(side)[0]
    return max(0, min(COLUMNS - width, back)), start[1]


def _out_of_line(at: Point, start: Point, back: Point) -> int:
    """How far *at* is from where the next of a line should stand that begins at *start*, those behind having their
    backs in the direction *back*."""
    column, row = at[0] - start[0], at[1] - start[1]
    behind_it, beside_it = column * back[0] + row * back[1], abs(column * back[1]) + abs(row * back[0])
    ranks = behind_it if behind_it >= 0 else CLOSE - behind_it
    return ranks * CLOSE + beside_it


def nearest(shape: Shape, start: Point, taken: Container[str], *, back: Point | None = None) -> Point:
    """The cell nearest to *start* that is not *taken*; *back*: the step away from the foes, in whose way nobody's
    companions are to stand: one beside *start* rather than one behind it, and one before it last of all."""

    def free(most: int) -> list[Point]:
        x, y = start
        columns, rows = range(max(0, x - most), min(COLUMNS, x + most + 1)), range(max(0, y - most), y + most + 1)
        return [(at, row) for at in columns for row in rows if row < ROWS and name_of((at, row)) not in taken]

    cells = free(CLOSE) or free(ROWS)
    if back is not None:
        return min(cells, key=lambda at: (_out_of_line(at, start, back), at))
    return min(cells, key=lambda at: (distance(shape, at, start), abs(at[0] - start[0]) + abs(at[1] - start[1]), at))


def aside(shape: Shape, start: Point, walls: Container[str], taken: Container[str]) -> Point | None:
    """The cell that is not *taken* to which the fewest steps lead from *start*, past people, yet neither through
    *walls* nor diagonally around their corners; None where they leave none."""
    seen, ring = {start}, [start]
    while ring:
        if free := [at for at in ring if name_of(at) not in taken and name_of(at) not in walls]:
            return min(free, key=lambda at: (abs(at[0] - start[0]) + abs(at[1] - start[1]), at))
        steps = {each for at in ring for each in neighbours(shape, at) if _leads(shape, at, each, walls)} - seen
        seen |= steps
        ring = sorted(steps)
    return None


def _leads(shape: Shape, here: Point, there: Point, walls: Container[str]) -> bool:
    """Whether nothing but people can be in the way from *here* to *there*, next to it."""
    corners = (here[0], there[1]), (there[0], here[1])
    slant = shape == "square" and here[0] != there[0] and here[1] != there[1]
    return name_of(there) not in walls and not (slant and any(name_of(each) in walls for each in corners))
