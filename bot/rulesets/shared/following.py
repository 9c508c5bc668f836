"""A combatant that follows his sheet: the note by which the game master takes over what was changed there meanwhile.

Each game has a note of its own made of this one: what else than figures it takes over, it takes from a `record`, the
combatant as he would be, made of the sheet today (catalogue entries are copied when they are used).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Literal

from bot.kernel.decisions import Scalar
from bot.kernel.persons import UserId
from bot.kernel.values import record


@record
class FollowSheet:
    """The *figures* of *who* become those of his sheet. Where a maximum changes, what is left of it changes by as much,
    unless he is out of the fight."""

    by: UserId
    who: str
    figures: tuple[tuple[str, int], ...]
    type: Literal["follow_sheet"] = "follow_sheet"


def figures_of(args: Mapping[str, Scalar]) -> tuple[tuple[str, int], ...]:
    """The figures of `fix-sheet`, by their names: *args* are those, `who`, and `fields` with their `sheet`."""
    others = ("who", "locale", "fields", "sheet")
    return tuple((name, int(value or 0)) for name, value in args.items() if name not in others)


def fields_of(args: Mapping[str, Scalar], known: Collection[str]) -> tuple[str, ...]:
    """The fields of the sheet, among those *known*, that `fix-sheet` takes over beside figures."""
    return tuple(each for each in str(args.get("fields") or "").split(",") if each in known)


def differing(before: Any, after: Any, fields: Iterable[str]) -> tuple[str, ...]:
    """The *fields* in which two sheets differ."""
    return tuple(each for each in fields if getattr(before, each) != getattr(after, each))


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


__all__ = ["FollowSheet", "checked", "differing", "fields_of", "figures_of", "left_of"]
