"""Lines across the space of an opponent (D35-ATK-005)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rulesets.shared.ground.geometry import Point


def flanks(one: Point, other: Point, space: Sequence[Point]) -> bool:
    """Whether the line between the centres of two squares crosses two opposite borders of a *space*, corners included.

    >>> flanks((1, 2), (3, 2), [(2, 2)]), flanks((1, 2), (2, 3), [(2, 2)]), flanks((1, 1), (3, 3), [(2, 2)])
    (True, False, True)
    """
    (left, top), (right, bottom) = space[0], space[-1]
    x, y = (2 * one[0] + 1, 2 * other[0] + 1), (2 * one[1] + 1, 2 * other[1] + 1)
    sides, ends = (2 * left, 2 * right + 2), (2 * top, 2 * bottom + 2)
    return all(_crosses(x, y, at, ends) for at in sides) or all(_crosses(y, x, at, sides) for at in ends)


def _crosses(along: tuple[int, int], across: tuple[int, int], at: int, border: tuple[int, int]) -> bool:
    """Whether a line that goes *along* one axis and *across* to it meets, *at* that place, what lies between the ends
    of a *border*."""
    (begin, end), (low, high) = along, border
    if begin == end or not min(begin, end) <= at <= max(begin, end):
        return False
    # Where it meets is a fraction: both sides are multiplied by what it is divided by.
    run = end - begin
    met = across[0] * run + (across[1] - across[0]) * (at - begin)
    return min(low * run, high * run) <= met <= max(low * run, high * run)


__all__ = ["flanks"]
