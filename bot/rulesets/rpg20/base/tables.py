"""The printed tables of distances, throws and domains, and how chances are halved (R20-GEN-006, -009, R20-RNG-001,
-002, -004, R20-MEL-009)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.catalogue.rpg20_terms import Weight

FAR: Final = 120
"""Metres to which the table of distances goes (R20-RNG-002)."""
_DISTANCE: Final[Sequence[tuple[int, tuple[int, ...]]]] = (
    (5, (-2, 0, 2, 5, 10)),
    (15, (-5, -2, 0, 2, 5)),
    (30, (-10, -5, -2, 0, 2)),
    (60, (-15, -10, -5, -2, 0)),
    (FAR, (-20, -15, -10, -5, -2)),
)
_FARTHER: Final[Sequence[tuple[int, tuple[int, ...]]]] = ((240, (-25, -20, -15, -10, -5)),)
_FARTHEST: Final = (-30, -25, -20, -15, -10)
_THROWN: Final[Mapping[Weight, tuple[int, ...]]] = {
    "light": (5, 7, 10, 15, 20),
    "medium": (3, 5, 7, 10, 15),
    "heavy": (1, 3, 5, 7, 10),
    "very_heavy": (0, 1, 3, 5, 7),
}


def column(score: int) -> int:
    """The column of a score: 1-2, 3-4, 5-6, 7-8, 9-10 (R20-GEN-009).

    >>> [column(each) for each in (0, 2, 3, 4, 6, 8, 9, 12)]
    [0, 0, 1, 1, 2, 3, 4, 4]
    """
    return min(4, max(0, (score - 1) // 2))


def by_distance(perception: int, metres: int, sight: int = 0) -> int:
    """What *metres* add to a shot of somebody of that *perception*; a *sight* shifts the column (R20-RNG-001, -003).
    Beyond 120 m it is what is proposed to the game master (R20-RNG-002).

    >>> by_distance(7, 40), by_distance(9, 200), by_distance(9, 241), by_distance(7, 40, sight=1)
    (-2, -5, -10, 0)
    """
    at = min(4, column(perception) + sight)
    for most, row in (*_DISTANCE, *_FARTHER):
        if metres <= most:
            return row[at]
    return _FARTHEST[at]


def thrown_freely(body: int, weight: Weight) -> int:
    """The metres to which somebody throws without penalty; 0: he cannot throw it (R20-RNG-004).

    >>> thrown_freely(4, "light"), thrown_freely(2, "very_heavy")
    (7, 0)
    """
    return _THROWN[weight][column(body)]


def by_throw(body: int, weight: Weight, metres: int) -> int:
    """What *metres* add to a throw: each beyond those is 1 less (R20-RNG-004).

    >>> by_throw(4, "light", 10), by_throw(4, "light", 7)
    (-3, 0)
    """
    return min(0, thrown_freely(body, weight) - metres)


def by_domain(score: int) -> int:
    """What the defender's domain adds to a strike (R20-MEL-009).

    >>> [by_domain(each) for each in (0, 1, 2, 3, 6, 8, 10, 14)]
    [0, -1, -1, -2, -3, -4, -5, -5]
    """
    return 0 if score <= 0 else -min(5, (score + 1) // 2)


def half(value: int) -> int:
    """Half a chance, rounded down; one of 0 or less is left as it is (R20-GEN-006).

    >>> half(11), half(half(11)), half(-3)
    (5, 2, -3)
    """
    return value // 2 if value > 0 else value


def shared_out(projectiles: int, targets: int) -> tuple[tuple[int, ...], int]:
    """How *projectiles* fall on *targets* in line, and how many go astray: each takes its even part, of what is left
    those in the middle one more each (R20-FIR-006, -007).

    >>> shared_out(7, 4), shared_out(5, 3), shared_out(2, 4), shared_out(5, 2), shared_out(6, 1), shared_out(1, 4)
    (((1, 2, 2, 1), 1), ((1, 2, 1), 1), ((0, 1, 1, 0), 0), ((3, 2), 0), ((6,), 0), ((0, 1, 0, 0), 0))
    """
    each, left = divmod(projectiles, targets)
    middle = (targets - 1) // 2
    centre = (middle,) if targets % 2 else (middle, middle + 1)
    more = centre[:left]
    return tuple(each + (at in more) for at in range(targets)), left - len(more)


__all__ = ["FAR", "by_distance", "by_domain", "by_throw", "column", "half", "shared_out", "thrown_freely"]
