"""A combatant that follows his sheet: the note by which the game master takes over what was changed there meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from bot.kernel.decisions import Scalar


@dataclass(frozen=True)
class FollowSheet:
    """The *figures* of *who* become those of his sheet. Where a maximum changes, what is left of it changes by as much,
    unless he is out of the fight."""

    by: int
    who: str
    figures: tuple[tuple[str, int], ...]
    type: Literal["follow_sheet"] = "follow_sheet"


def composed(by: int, args: Mapping[str, Scalar]) -> FollowSheet:
    """The note for `fix-sheet`: *args* are `who` and figures by their names."""
    figures = {name: value for name, value in args.items() if name not in ("who", "locale")}
    return FollowSheet(by, str(args["who"]), tuple((name, int(value or 0)) for name, value in figures.items()))


def checked(
    note: FollowSheet, bounds: Mapping[str, tuple[int, int]], check: Callable[[str, int, int, int], None]
) -> None:
    """Have *check* refuse the first figure of *note* that is out of its *bounds*."""
    for name, value in note.figures:
        low, high = bounds[name]
        check(name, value, low, high)


def left_of(left: int, before: int, after: int) -> int:
    """What is *left* of points whose maximum changes from *before* to *after*: never more than that.

    >>> left_of(3, 10, 12), left_of(10, 10, 8), left_of(3, 10, 5)
    (5, 8, -2)
    """
    return min(left + after - before, after)


__all__ = ["FollowSheet", "checked", "composed", "left_of"]
