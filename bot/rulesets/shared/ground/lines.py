"""What lies between two spaces of a grid of squares: straight lines through them, in whole numbers.

Square (x, y) goes from 16x to 16x + 16: its middle is a whole number, and a line may run a hair
beside another.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from bot.rulesets.shared.ground.geometry import Point, name_of

_HALF, _WHOLE = 8, 16


def middle(space: Sequence[Point]) -> Point:
    """The middle of *space*, a square of squares."""
    (left, top), (right, bottom) = space[0], space[-1]
    return (_HALF * (left + right + 1), _HALF * (top + bottom + 1))


def corners(space: Sequence[Point]) -> tuple[Point, ...]:
    """Its four corners."""
    (left, top), (right, bottom) = space[0], space[-1]
    return tuple(product((_WHOLE * left, _WHOLE * (right + 1)), (_WHOLE * top, _WHOLE * (bottom + 1))))


def crosses(start: Point, end: Point, cell: Point) -> bool:
    """Whether the line from *start* to *end* goes through the inside of *cell*; to touch an edge or a corner is not to.

    >>> crosses((8, 8), (40, 8), (1, 0)), crosses((0, 0), (32, 32), (1, 0)), crosses((0, 16), (48, 16), (1, 0))
    (True, False, False)
    """
    left, top = _WHOLE * cell[0], _WHOLE * cell[1]
    if max(start[0], end[0]) <= left or min(start[0], end[0]) >= left + _WHOLE:
        return False
    if max(start[1], end[1]) <= top or min(start[1], end[1]) >= top + _WHOLE:
        return False
    across, down = end[0] - start[0], end[1] - start[1]
    sides = [
        across * (y - start[1]) - down * (x - start[0]) for x, y in product((left, left + _WHOLE), (top, top + _WHOLE))
    ]
    return min(sides) < 0 < max(sides)


def amid(found: Iterable[Point], here: Sequence[Point], there: Sequence[Point]) -> list[Point]:
    """Those of the squares *found* that any line from one space to the other may touch."""
    (left, top), (right, bottom) = here[0], here[-1]
    (west, north), (east, south) = there[0], there[-1]
    left, right, top, bottom = min(left, west) - 1, max(right, east) + 1, min(top, north) - 1, max(bottom, south) + 1
    return [each for each in found if left <= each[0] <= right and top <= each[1] <= bottom]


def closed(start: Point, end: Point, found: Sequence[Point]) -> bool:
    """Whether the walls *found* close the line from *start* to *end*. One that runs along an edge is closed where there
    is a wall on either side of it."""
    across, down = end[0] - start[0], end[1] - start[1]
    aside = ((down > 0) - (down < 0), (across < 0) - (across > 0))
    for sign in (1, -1):
        one = (start[0] + sign * aside[0], start[1] + sign * aside[1])
        other = (end[0] + sign * aside[0], end[1] + sign * aside[1])
        if not any(crosses(one, other, each) for each in found):
            return False
    return True


def between(names: Iterable[Point], one: Sequence[Point], other: Sequence[Point]) -> list[str]:
    """Those of the squares *names* that the line between the middles of two spaces goes through."""
    start, end = middle(one), middle(other)
    return [name_of(each) for each in names if crosses(start, end, each)]
