"""How much things stand (D35-BAS-023)."""

from __future__ import annotations

from bot.catalogue.dnd35_terms import SIZES35, Size35


def points_for(points: int, size: Size35) -> int:
    """The points of resistance of a thing made for somebody of *size*, if those of a medium one are *points*: twice as
    many for each size above, half as many for each below, and 1 at least; 0 where nothing breaks.

    >>> points_for(5, "medium"), points_for(5, "large"), points_for(5, "huge"), points_for(5, "small")
    (5, 10, 20, 2)
    """
    step = SIZES35.index(size) - SIZES35.index("medium")
    return points and max(1, points * 2**step if step > 0 else points // 2**-step)


__all__ = ["points_for"]
