"""Frozen records and the cheap way to make a changed copy of one; and how names are compared.

State is never altered in place: a new record shares everything with the old one but the changed path. Records are
frozen dataclasses without slots, because copying a `__dict__` is several times quicker than calling `__init__` again.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, dataclass, field, fields
from functools import lru_cache, wraps
from typing import Any, TypeVar, dataclass_transform

R = TypeVar("R")
A = TypeVar("A")
B = TypeVar("B")
_REMEMBERED = 32
_set = object.__setattr__
_new: Any = object.__new__
LATER = "later"
"""The mark in the metadata of an event's field, with a default, that says why something happens and was added after
fights had been recorded: where a fight is replayed, a recorded event may be without it (see `journal.compare`)."""
MANY = 8
"""With more fields than these, a record is filled by `_filling`."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[R]) -> type[R]:
    """A frozen dataclass without slots, made and compared more quickly: one with many fields has its `__dict__` filled
    at once, where the usual `__init__` sets field after field around its own guard; and one is itself without a look
    at its fields.

    >>> @record
    ... class Point:
    ...     x: int
    ...     y: int = 0
    >>> Point(1), Point(1) == Point(x=1, y=0), Point(1) == 1
    (Point(x=1, y=0), True, False)
    """
    made: Any = dataclass(frozen=True)(cls)
    made.__eq__ = _same
    made.__place__ = next(each.__dict__["__dict__"] for each in made.__mro__ if "__dict__" in each.__dict__).__set__
    if len(fields(made)) > MANY:
        made.__init__ = _filling(made)
    result: type[R] = made
    return result


def _same(one: Any, other: Any) -> Any:
    if one is other:
        return True
    if one.__class__ is not other.__class__:
        return NotImplemented
    return one.__dict__ == other.__dict__


def _filling(made: Any) -> Any:
    known = fields(made)
    names = tuple(each.name for each in known if not each.kw_only)
    usual = {each.name: each.default for each in known if each.default is not MISSING}
    factories = tuple((each.name, each.default_factory) for each in known if each.default_factory is not MISSING)
    most, place = len(known), made.__place__

    @wraps(made.__init__)
    def fill(self: Any, *values: Any, **named: Any) -> None:
        changed = usual | named
        if values:
            if named and not named.keys().isdisjoint(names[: len(values)]):
                raise TypeError(_misfit(made, values, named))
            changed.update(zip(names, values, strict=False))
        for name, factory in factories:
            if name not in changed:
                changed[name] = factory()
        if len(changed) != most or len(values) > len(names):
            raise TypeError(_misfit(made, values, named))
        place(self, changed)

    return fill


def _misfit(made: Any, values: Collection[Any], named: Mapping[str, Any]) -> str:
    """Why a record cannot be made of these."""
    known = fields(made)
    given = {each.name for each in known[: len(values)]} | named.keys()
    wanted = {each.name for each in known if each.default is MISSING and each.default_factory is MISSING}
    if missing := sorted(wanted - given):
        return f"{made.__name__} is missing {', '.join(missing)}"
    if unknown := sorted(given - {each.name for each in known}):
        return f"{made.__name__} has no field {', '.join(unknown)}"
    if len(values) > len(known):
        return f"{made.__name__} has {len(known)} fields, not {len(values)}"
    return f"{made.__name__} is given {', '.join(each.name for each in known if each.name in named)} twice"


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
    kind = record.__class__
    made: R = _new(kind)
    try:
        kind.__place__(made, changed)  # type: ignore[attr-defined]
    except AttributeError:
        _set(made, "__dict__", changed)
    return made


def lately(make: Callable[[A], B]) -> Callable[[A], B]:
    """*make*, a function of one record (or of a part of one) that never changes, which remembers what it made of the
    last ones it was given: states share whatever has not changed, so the same record comes back again and again.

    >>> shout = lately(lambda names: print("made") or [each.upper() for each in names])
    >>> ana = ("ana",)
    >>> shout(ana), shout(ana)
    made
    (['ANA'], ['ANA'])
    """
    kept: dict[int, tuple[A, B]] = {}

    @wraps(make)
    def remembering(of: A) -> B:
        known = kept.get(id(of))
        # It is held as long as it is known by its address, so that no other record can have that.
        if known is not None and known[0] is of:
            return known[1]
        if len(kept) >= _REMEMBERED:
            kept.clear()
        made = make(of)
        kept[id(of)] = of, made
        return made

    return remembering


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """*text* as people compare names: no accents, no case, single spaces, plain apostrophes.

    >>> fold("  Épée d’Été ")
    "epee d'ete"
    """
    bare = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return " ".join("".join(c for c in bare if not unicodedata.combining(c)).casefold().split())
