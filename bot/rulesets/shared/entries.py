"""What somebody typed, found among the catalogue's entries."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from bot.catalogue import SheetRefused, Spoken
from bot.kernel.values import fold

MOST_NAMED = 12
Known: TypeAlias = Iterable[tuple[str, tuple[str, ...]]]
"""Entries by id, with all that each is called; the first name is the one to propose."""


def found(field: str, typed: str, entries: Known) -> str:
    """The id that *typed* means: itself, a whole name, or the unique beginning of one, accents and case ignored. What
    one is called first goes before what another is called, too: a French `lance` is an English spear.

    Raises `SheetRefused` for *field*, with the names that come near.
    """
    known = list(entries)
    wanted = fold(typed)
    for ident, names in known:
        if typed == ident or wanted == fold(names[0]):
            return ident
    for ident, names in known:
        if wanted in map(fold, names):
            return ident
    begun = {ident for ident, names in known if wanted and any(fold(n).startswith(wanted) for n in names)}
    if len(begun) == 1:
        return begun.pop()
    near = begun or {ident for ident, names in known if wanted and any(_within(wanted, fold(each)) for each in names)}
    meant = [names[0] for ident, names in known if not near or ident in near]
    choices = ", ".join(meant[:MOST_NAMED]) + (", …" if len(meant) > MOST_NAMED else "")
    raise SheetRefused(field, "sheet-entry", value=typed[:40], choices=choices)


def _within(wanted: str, name: str) -> bool:
    """Whether a later word of *name* begins with *wanted*: a `shield` is a heavy wooden shield, among others."""
    return f" {wanted}" in name


def names_of(entries: Mapping[Any, Spoken], locale: str) -> Known:
    """The ids and names of *entries*, those in the language *locale* first."""
    for ident, each in entries.items():
        other = "fr" if locale == "en" else "en"
        yield str(ident), (each.name.in_(locale), each.name.in_(other))
