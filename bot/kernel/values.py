"""Frozen records and the cheap way to make a changed copy of one; and how names are compared.

State is never altered in place: a new record shares everything with the old one but the changed path. Records are
frozen dataclasses without slots, because copying a `__dict__` is several times quicker than calling `__init__` again.
"""

from __future__ import annotations

import unicodedata
from typing import Any, TypeVar

R = TypeVar("R")


def evolve(record: R, **changes: Any) -> R:
    """A copy of *record*, a frozen dataclass without slots, with *changes*; unknown names raise `TypeError`.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True)
    ... class Point:
    ...     x: int
    ...     y: int
    >>> evolve(Point(1, 2), y=5)
    Point(x=1, y=5)
    """
    fields = record.__dict__
    changed = fields | changes
    if len(changed) != len(fields):
        raise TypeError(f"{type(record).__name__} has no field {', '.join(sorted(changes.keys() - fields.keys()))}")
    made: R = object.__new__(record.__class__)
    object.__setattr__(made, "__dict__", changed)
    return made


def fold(text: str) -> str:
    """*text* as people compare names: no accents, no case, single spaces, plain apostrophes.

    >>> fold("  Épée d’Été ")
    "epee d'ete"
    """
    bare = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return " ".join("".join(c for c in bare if not unicodedata.combining(c)).casefold().split())
