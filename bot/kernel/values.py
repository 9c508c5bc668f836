"""Frozen records and the cheap way to make a changed copy of one; and how names are compared.

State is never altered in place: a new record shares everything with the old one but the changed path. Records are
frozen dataclasses without slots, because copying a `__dict__` is several times quicker than calling `__init__` again.
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable
from dataclasses import MISSING, FrozenInstanceError, dataclass, field, fields
from functools import lru_cache, wraps
from operator import itemgetter
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


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[R]) -> type[R]:
    """A frozen dataclass without slots, defined, made and compared sooner: its `__dict__` is filled at once, where
    the usual `__init__` sets field after field around its own guard; that is written when the first one is made, for
    a program defines a thousand kinds and plays with a few; and one is itself without a look at its fields.

    >>> @record
    ... class Point:
    ...     x: int
    ...     y: int = 0
    >>> Point(1), Point(1) == Point(x=1, y=0), Point(1) == 1
    (Point(x=1, y=0), True, False)

    Raises `TypeError` where a field without a default follows one that has one.
    """
    own = vars(cls)
    made: Any = dataclass(init=False, repr=False, eq=False)(cls)
    made.__eq__, made.__hash__ = _same, own.get("__hash__") or _hashed
    made.__facts__ = itemgetter(*made.__dataclass_fields__) if made.__dataclass_fields__ else len
    made.__repr__ = own.get("__repr__", _shown)
    made.__setattr__ = made.__delattr__ = _frozen
    made.__place__ = next(each.__dict__["__dict__"] for each in made.__mro__ if "__dict__" in each.__dict__).__set__
    optional = ""
    for each in fields(made):
        if each.kw_only:
            continue
        if each.default is not MISSING or each.default_factory is not MISSING:
            optional = optional or each.name
        elif optional:
            raise TypeError(f"{made.__name__}.{each.name} has no default, and follows {optional}, which has one")

    made.__init__ = _Unwritten(made)
    result: type[R] = made
    return result


def _same(one: Any, other: Any) -> Any:
    if one is other:
        return True
    if one.__class__ is not other.__class__:
        return NotImplemented
    return one.__dict__ == other.__dict__


def _hashed(one: Any) -> int:
    return hash(one.__facts__(one.__dict__))


def _shown(one: Any) -> str:
    told = ", ".join(f"{name}={getattr(one, name)!r}" for name in one.__dataclass_fields__)
    return f"{type(one).__qualname__}({told})"


def _frozen(one: Any, name: str, *_: Any) -> None:
    raise FrozenInstanceError(f"{type(one).__name__}.{name} is not altered: make a changed copy (evolve)")


class _Unwritten:
    """Stands for the `__init__` of a record until somebody wants it, and writes it then."""

    def __init__(self, made: Any) -> None:
        self.made = made

    def __get__(self, one: Any, kind: Any = None) -> Any:
        self.made.__init__ = written = _written(self.made)
        return written if one is None else written.__get__(one, kind)


def _globals(made: Any) -> dict[str, Any]:
    module = sys.modules.get(made.__module__)
    return {} if module is None else vars(module)


def _written(made: Any) -> Any:
    """The `__init__` of a record, which fills it in one go."""
    usual: dict[str, Any] = {"_place": made.__place__, "_nothing": MISSING}
    asked, filled = ["self"], []
    for each in sorted(fields(made), key=lambda each: bool(each.kw_only)):
        name, value = f"_usual_{each.name}", each.name
        if each.kw_only and "*" not in asked:
            asked.append("*")
        if each.default is not MISSING:
            usual[name] = each.default
            asked.append(f"{each.name}={name}")
        elif each.default_factory is not MISSING:
            usual[name] = each.default_factory
            asked.append(f"{each.name}=_nothing")
            value = f"{name}() if {each.name} is _nothing else {each.name}"
        else:
            asked.append(each.name)
        filled.append(f"{each.name!r}: {value}")
    after = "; self.__post_init__()" if hasattr(made, "__post_init__") else ""
    text = f"def __init__({', '.join(asked)}): _place(self, {{{', '.join(filled)}}}){after}"
    found: dict[str, Any] = {}
    # Its globals are those of the module that defines the record, as of anything else that stands there.
    exec(f"def write({', '.join(usual)}):\n {text}\n return __init__", _globals(made), found)
    written = found["write"](**usual)
    written.__annotations__ = {each.name: each.type for each in fields(made)} | {"return": None}
    written.__qualname__, written.__module__ = f"{made.__qualname__}.__init__", made.__module__
    return written


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


def surely(found: A | None) -> A:
    """What has been *found*, where whoever asks knows that it is there; else raises `AssertionError`.

    >>> surely(0)
    0
    """
    assert found is not None
    return found


def _is_unseen(sign: str) -> bool:
    """Whether *sign* only joins what stands beside it, or says how it looks; not which land's flag it is (the letters
    from U+E0020 on)."""
    if "\U000e0020" <= sign <= "\U000e007f":
        return False
    return "\ufe00" <= sign <= "\ufe0f" or (not sign.isspace() and unicodedata.category(sign) == "Cf")


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """*text* as people compare names: no accents, no case, joined letters apart, single spaces, plain apostrophes, and
    nothing that is not seen.

    >>> fold("  Épée d’Été "), fold("Œil")
    ("epee d'ete", 'oeil')
    """
    bare = unicodedata.normalize("NFKD", text.replace("’", "'"))
    plain = "".join(c for c in bare if not unicodedata.combining(c) and not _is_unseen(c)).casefold()
    return " ".join(plain.replace("œ", "oe").replace("æ", "ae").split())
