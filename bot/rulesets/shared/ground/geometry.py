"""Squares and hexagons: neighbours, distances, straight lines, shortest ways. It knows no rule and no state.

A point is a column and a row, both from 0. On squares a diagonal step is one cell, corners touch; on hexagons the
columns stand upright and every second one (B, D, …) is half a cell lower. A cell's name is a letter for the column and
the number of its row, from 1.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from heapq import heappop, heappush
from typing import Literal, TypeAlias

Shape: TypeAlias = Literal["square", "hex"]
Point: TypeAlias = tuple[int, int]

COLUMNS, ROWS = 26, 99
"""The size of the grid."""
_NAME = re.compile(r"([A-Z])([1-9]\d?)")
_SQUARE: tuple[Point, ...] = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
_HEX: tuple[Point, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The directions in axial coordinates, clockwise from straight up."""


# ---- names


@lru_cache(maxsize=4096)
def name_of(at: Point) -> str:
    """The name of a cell.

    >>> name_of((3, 3)), name_of((25, 98))
    ('D4', 'Z99')
    """
    return f"{chr(ord('A') + at[0])}{at[1] + 1}"


@lru_cache(maxsize=4096)
def point_of(name: str) -> Point | None:
    """The cell that *name* means, None when it means none.

    >>> point_of("D4"), point_of("d04"), point_of("AA1"), point_of("Z99")
    ((3, 3), None, None, (25, 98))
    """
    found = _NAME.fullmatch(name)
    return None if found is None else (ord(found[1]) - ord("A"), int(found[2]) - 1)


def is_on_grid(at: Point) -> bool:
    """Whether there is such a cell."""
    return 0 <= at[0] < COLUMNS and 0 <= at[1] < ROWS


# ---- neighbours and distances


def axial(at: Point) -> Point:
    """A hexagon in axial coordinates (column, slanted row)."""
    return (at[0], at[1] - (at[0] - (at[0] & 1)) // 2)


def offset(at: Point) -> Point:
    """A hexagon of axial coordinates as column and row.

    >>> all(offset(axial((x, y))) == (x, y) for x in range(6) for y in range(6))
    True
    """
    return (at[0], at[1] + (at[0] - (at[0] & 1)) // 2)


def _moved(shape: Shape, at: Point, by: Point) -> Point:
    if shape == "square":
        return (at[0] + by[0], at[1] + by[1])
    q, r = axial(at)
    return offset((q + by[0], r + by[1]))


def corners(squares: Iterable[Point], width: int) -> frozenset[Point]:
    """The top left squares of those spaces, so wide, that take up one of *squares*; some may lie off the grid.

    >>> sorted(corners([(3, 3)], 2))
    [(2, 2), (2, 3), (3, 2), (3, 3)]
    """
    if width == 1:
        return frozenset(squares)
    wide = range(width)
    return frozenset((x - across, y - down) for x, y in squares for across in wide for down in wide)


@lru_cache(maxsize=8192)
def neighbours(shape: Shape, at: Point) -> tuple[Point, ...]:
    """The cells around *at* that are on the grid, clockwise from straight up: 8 squares or 6 hexagons at most.

    >>> len(neighbours("square", (5, 5))), len(neighbours("hex", (5, 5))), len(neighbours("square", (0, 0)))
    (8, 6, 3)
    """
    directions = _SQUARE if shape == "square" else _HEX
    found = (_moved(shape, at, each) for each in directions)
    return tuple(each for each in found if is_on_grid(each))


def distance(shape: Shape, a: Point, b: Point) -> int:
    """How many steps there are from *a* to *b*; a diagonal one is one step.

    >>> distance("square", (3, 3), (4, 4)), distance("square", (3, 3), (5, 3)), distance("hex", (0, 0), (2, 0))
    (1, 2, 2)
    """
    if shape == "square":
        return max(abs(a[0] - b[0]), abs(a[1] - b[1]))
    (q, r), (s, t) = axial(a), axial(b)
    return (abs(q - s) + abs(r - t) + abs(q + r - s - t)) // 2


# ---- straight lines


def _direction(shape: Shape, a: Point, b: Point) -> int:
    """The number of the direction from *a* to its neighbour *b*."""
    directions = _SQUARE if shape == "square" else _HEX
    return next(at for at, each in enumerate(directions) if _moved(shape, a, each) == b)


def behind(shape: Shape, a: Point, b: Point) -> Point:
    """The cell right behind *b* as seen from its neighbour *a*; it may lie off the grid.

    >>> behind("square", (0, 0), (1, 0)), behind("square", (2, 2), (3, 3))
    ((2, 0), (4, 4))
    """
    directions = _SQUARE if shape == "square" else _HEX
    return _moved(shape, b, directions[_direction(shape, a, b)])


def far_side(shape: Shape, a: Point, b: Point) -> tuple[Point, ...]:
    """Where *b* can be driven from its neighbour *a*: straight back on squares; on hexagons straight back first, then
    the cell on either side of it.

    >>> far_side("square", (0, 0), (1, 1))
    ((2, 2),)
    >>> len(far_side("hex", (4, 4), (4, 3)))
    3
    """
    if shape == "square":
        return (behind(shape, a, b),)
    at = _direction(shape, a, b)
    return tuple(_moved(shape, b, _HEX[(at + turn) % len(_HEX)]) for turn in (0, -1, 1))


def straight(shape: Shape, a: Point, b: Point) -> Iterator[Point]:
    """The cells behind *b* in the direction from its neighbour *a*, one after the other, without end."""
    while True:
        a, b = b, behind(shape, a, b)
        yield b


# ---- ways

Price: TypeAlias = Callable[[Point], int | None]
"""What it costs to enter a cell, None when it cannot be entered."""


def reached(shape: Shape, start: Point, price: Price, most: int) -> dict[Point, int]:
    """Every cell that can be reached from *start* for at most *most*, with what the cheapest way costs; *start* itself
    for nothing."""
    best = {start: 0}
    heap: list[tuple[int, Point]] = [(0, start)]
    while heap:
        cost, at = heappop(heap)
        if cost > best[at]:
            continue
        for each in neighbours(shape, at):
            if best.get(each, most + 1) <= cost:
                # Nothing is free: it was reached for less, whatever it costs to enter.
                continue
            step = price(each)
            if step is None or cost + step > most or cost + step >= best.get(each, most + 1):
                continue
            best[each] = cost + step
            heappush(heap, (cost + step, each))
    return best


def way(
    shape: Shape, start: Point, goals: frozenset[Point], price: Price, danger: Callable[[Point], int], most: int
) -> tuple[Point, ...] | None:
    """The cheapest way from *start* (left out) to one of *goals*, None when there is none for at most *most*; of
    several the one whose cells add up to the least *danger*, then the straightest."""
    queue: list[tuple[int, int, int, int, Point]] = [(0, 0, 0, 0, start)]
    best: dict[Point, tuple[int, int, int]] = {start: (0, 0, 0)}
    came: dict[Point, Point] = {}
    count = 0
    while queue:
        cost, risk, bent, _, at = heappop(queue)
        if (cost, risk, bent) > best[at]:
            continue
        if at in goals:
            found = [at]
            while found[-1] != start:
                found.append(came[found[-1]])
            return tuple(reversed(found[:-1]))
        for each in neighbours(shape, at):
            step = price(each)
            if step is None or cost + step > most:
                continue
            if each in best and best[each][0] < cost + step:
                continue
            away = min(abs(each[0] - goal[0]) + abs(each[1] - goal[1]) for goal in goals)
            worth = (cost + step, risk + danger(each), bent + away)
            if each not in best or worth < best[each]:
                best[each] = worth
                came[each] = at
                count += 1
                heappush(queue, (*worth, count, each))
    return None
