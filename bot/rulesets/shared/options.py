"""The options of commands and of the game master's tools, read: each kind in one place, for all games.

A function reads one option (`text(args, "who")`); the others stand as the default of a word's field and say where it
comes from (`rounds: int = from_number("value", 1, 60)`, see `book.word`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, field, fields
from functools import cache
from typing import Any, Final, TypeAlias

from bot.kernel import bounds
from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused
from bot.kernel.values import record

Args: TypeAlias = Mapping[str, Scalar]
LONGEST_SHOWN: Final = 40
"""Characters of what was typed that a refusal repeats."""
_OPTION: Final = "option"
BESIDE: Final = frozenset({"action", "locale", "neutral", "presiding", "tool", "who"})
"""What the table says of every command itself: its language, how people are called, who speaks; what is done."""


class Heard(Mapping[str, Scalar]):
    """The options of a command, and which of them were looked at: what somebody gave and nobody looks at would be
    dropped in silence."""

    def __init__(self, args: Args) -> None:
        self._args = args
        self._looked_at: dict[str, None] = {}

    def __getitem__(self, name: str) -> Scalar:
        self._looked_at[name] = None
        return self._args[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._args)

    def __len__(self) -> int:
        return len(self._args)

    def check(self) -> None:
        """Raise `Refused` (`option-not-taken`, with those that are taken) for the first option that was given and not
        looked at."""
        for name, value in self._args.items():
            if name not in self._looked_at and name not in BESIDE and value is not None and value != "":
                takes = ", ".join(each for each in self._looked_at if each not in BESIDE)
                raise Refused("option-not-taken", option=name, takes=takes)


def optional(args: Args, name: str) -> str | None:
    """The option *name* as text, None where it is not given."""
    value = args.get(name)
    return None if value is None or value == "" else str(value)


def text(args: Args, name: str) -> str:
    """The option *name* as text; raises `Refused` (`argument-missing`)."""
    found = optional(args, name)
    if found is None:
        raise Refused("argument-missing", argument=name)
    return found


def number(args: Args, name: str, otherwise: int | None = None) -> int:
    """The option *name* as a whole number, *otherwise* where it is not given.

    Raises `Refused`: `argument-missing`, `not-a-number`.
    """
    given = optional(args, name)
    if given is None and otherwise is not None:
        return otherwise
    given = text(args, name)
    found = bounds.signed(given)
    if found is None:
        raise Refused("not-a-number", argument=name, value=given[:LONGEST_SHOWN])
    return found


def among(args: Args, name: str, options: tuple[str, ...], otherwise: str | None = None) -> str:
    """The option *name*, one of *options*; *otherwise* where it is not given.

    Raises `Refused`: `argument-missing`, `not-among`.
    """
    given = optional(args, name)
    found = text(args, name) if given is None and otherwise is None else given or str(otherwise)
    if found not in options:
        raise Refused("not-among", argument=name, value=found[:LONGEST_SHOWN], options=", ".join(options))
    return found


def in_range(what: str, value: int, least: int, most: int) -> None:
    """Raise `Refused` (`number-range`) unless *value*, called *what*, lies within the bounds, both included."""
    if not least <= value <= most:
        raise Refused("number-range", field=what, value=value, low=least, high=most)


# ---- where the field of a word comes from


@record
class Origin:
    """Where a field of a word comes from: the option *name*, which *read* reads; *check* refuses what it may not be,
    whoever says it."""

    name: str
    read: Callable[[Args], Any]
    check: Callable[[str, Any], None] | None = None
    codes: tuple[str, ...] = ()


def between(least: int, most: int) -> Callable[[str, int | None], None]:
    """A check that a field lies within the bounds, both included, where it is given at all."""

    def check(called: str, value: int | None) -> None:
        if value is not None:
            in_range(called, value, least, most)

    return check


def from_option(
    name: str,
    read: Callable[[Args], Any],
    check: Callable[[str, Any], None] | None = None,
    codes: tuple[str, ...] = (),
    *,
    default: Any = MISSING,
) -> Any:
    """A field that *read* makes of the option *name*, which may say one of *codes*, where it is one of a few; *default*
    for who leaves it out."""
    return field(default=default, metadata={_OPTION: Origin(name, read, check, codes)})


def _field(origin: Origin, *otherwise: Any) -> Any:
    """The field; where *otherwise* is given, that is what it is for who leaves it out."""
    if otherwise:
        return field(default=otherwise[0], metadata={_OPTION: origin})
    return field(metadata={_OPTION: origin})


def from_text(name: str, longest: int | None = None) -> Any:
    """A field that is the option *name* as text, at most *longest* characters of it; it must be given."""
    return from_option(name, lambda args: text(args, name)[:longest])


def from_words(name: str, longest: int) -> Any:
    """A field that is what was typed for the option *name*, at most *longest* characters; "" where nothing was."""
    return _field(Origin(name, lambda args: (optional(args, name) or "")[:longest]), "")


def from_optional(name: str) -> Any:
    """A field that is the option *name* as text, None where it is not given."""
    return _field(Origin(name, lambda args: optional(args, name)), None)


def from_number(name: str, least: int, most: int, otherwise: int | None = None, *, called: str | None = None) -> Any:
    """A field that is the option *name* as a whole number from *least* to *most*, *otherwise* where it is not given.

    *called*: what a refusal calls it, where that is not the field's own name.
    """
    within = between(least, most)

    def check(field_: str, value: int) -> None:
        within(called or field_, value)

    return _field(Origin(name, lambda args: number(args, name, otherwise), check), *_given(otherwise))


def from_whole(name: str) -> Any:
    """A field that is the option *name* as a whole number; the word's own check knows its bounds."""
    return from_option(name, lambda args: number(args, name))


def from_optional_number(name: str, least: int | None = None, most: int | None = None) -> Any:
    """A field that is the option *name* as a whole number, None where it is not given; from *least* to *most*, both or
    neither of which are given."""

    def check(called: str, value: int | None) -> None:
        if value is not None and least is not None and most is not None:
            in_range(called, value, least, most)

    return _field(Origin(name, lambda args: None if optional(args, name) is None else number(args, name), check), None)


def from_codes(name: str, codes: tuple[str, ...], otherwise: str | None = None) -> Any:
    """A field that is one of *codes*, as the option *name* says, *otherwise* where it is not given."""
    return _field(Origin(name, lambda args: among(args, name, codes, otherwise), None, codes), *_given(otherwise))


def from_optional_codes(name: str, codes: tuple[str, ...]) -> Any:
    """A field that is one of *codes*, as the option *name* says, None where it is not given."""
    return _field(Origin(name, lambda args: optional(args, name) and among(args, name, codes), None, codes), None)


def from_flag(name: str, on: str, off: str, otherwise: str | None = None) -> Any:
    """A field that is true where the option *name* says *on*, false where it says *off*; what it is *otherwise* is
    offered first."""
    codes = (off, on) if otherwise == off else (on, off)
    found = () if otherwise is None else (otherwise == on,)
    return _field(Origin(name, lambda args: among(args, name, codes, otherwise) == on, None, codes), *found)


def _given(otherwise: Any) -> tuple[Any, ...]:
    return () if otherwise is None else (otherwise,)


@cache
def origins(kind: type) -> Mapping[str, Origin]:
    """The fields of the word *kind* that come from options, each with its origin."""
    return {each.name: each.metadata[_OPTION] for each in fields(kind) if _OPTION in each.metadata}


def read(kind: type, args: Args) -> Mapping[str, Any]:
    """The fields of the word *kind* as *args* say them. Raises `Refused`."""
    return {name: origin.read(args) for name, origin in origins(kind).items()}


def check(word: Any) -> None:
    """Raise `Refused` for the first field of *word* that is out of its bounds, whoever said it."""
    for name, origin in origins(word.__class__).items():
        if origin.check is not None:
            origin.check(name, getattr(word, name))
