"""Reading data files: the packaged ones, then a host's, entry by entry; what is wrong is said with its place."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias, TypeVar

from pydantic import ValidationError

from bot.catalogue.models import Entry
from bot.catalogue.sheet import SHEET_KEYS, SheetRefused
from bot.fields import fault_of, first_of, place_of, shown
from bot.kernel.errors import Refused

E = TypeVar("E", bound=Entry)
Origins: TypeAlias = dict[tuple[str, str], Path]
"""Which file an entry came from, by file name and entry."""

_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")


CATALOGUE_KEYS: Mapping[str, frozenset[str]] = {
    **{
        key.replace("sheet-", "catalogue-", 1): facts - {"field"} | {"place"}
        for key, facts in SHEET_KEYS.items()
        if key not in ("sheet-large", "sheet-excess", "sheet-scores", "sheet-injury")
    },
    "catalogue-folder": frozenset({"place"}),
    "catalogue-file": frozenset({"place", "choices"}),
    "catalogue-unreadable": frozenset({"place", "why"}),
    "catalogue-toml": frozenset({"place", "why"}),
    "catalogue-id": frozenset({"place"}),
    "catalogue-absent": frozenset({"place", "value"}),
    "catalogue-unplayed": frozenset({"place", "value"}),
    "catalogue-taken": frozenset({"place", "value", "other"}),
    "catalogue-gap": frozenset({"place", "least", "most"}),
}
"""Every key of `CatalogueRefused` with its facts; *place* is file, entry and field."""


class CatalogueRefused(Refused):
    """A data file that cannot be used. *entry* and *field* are empty where the whole file, or entry, is meant.

    Keys: `CATALOGUE_KEYS`, among them `catalogue-folder` (the house folder is not there), `catalogue-file`
    (a file of data by a name that nobody reads), `catalogue-id` (an entry's
    key is no identifier), `catalogue-absent` (it names an entry that is not there), `catalogue-unplayed` (a
    code of which nothing comes), `catalogue-taken` and `catalogue-gap` (a number that two entries, or none, answer).
    """

    def __init__(self, file: str, entry: str, field: str, key: str, **facts: str | int) -> None:
        super().__init__(key, place=", ".join(part for part in (file, entry, field) if part), **facts)
        self.file = file
        self.entry = entry
        self.field = field

    def __str__(self) -> str:
        told = " ".join(f"{name}={fact}" for name, fact in self.facts.items() if name != "place")
        return f"{self.facts['place']}: {self.key} {told}".rstrip()


def folders_of(house: Path | None, packaged: Path, ruleset: str) -> list[Path]:
    """Where the files of *ruleset* are, a host's after the packaged ones. Raises `CatalogueRefused` when the folder
    *house* is not there, and for a file of data that nobody would read; that it holds nothing for this ruleset is no
    fault."""
    if house is None:
        return [packaged / ruleset]
    if not house.is_dir():
        raise CatalogueRefused(str(house), "", "", "catalogue-folder")
    known = sorted(path.name for path in (packaged / ruleset).glob("*.toml"))
    for path in sorted((house / ruleset).glob("*.toml")):
        if path.name not in known:
            raise CatalogueRefused(str(path), "", "", "catalogue-file", choices=", ".join(known))
    return [packaged / ruleset, house / ruleset]


def by_id(entries: Mapping[str, E]) -> Mapping[Any, E]:
    """*entries* as a catalogue keeps them: nobody changes them any more."""
    return MappingProxyType(dict(entries))


def told_apart(origins: Origins, files: Mapping[str, Iterable[str]]) -> None:
    """Raise `CatalogueRefused` where entries of two of *files* (name, and the keys in it) share a key: they are of one
    kind of word, and sentences cannot tell them apart."""
    taken: dict[str, str] = {}
    for name, idents in files.items():
        for ident in map(str, idents):
            other = taken.setdefault(ident, name)
            if other != name:
                raise CatalogueRefused(
                    str(origins[name, ident]), ident, "", "catalogue-taken", value=ident, other=other
                )


def absent(origins: Origins, name: str, entry: str, field: str, value: str) -> CatalogueRefused:
    """The refusal of *entry* in the file *name*, whose *field* names an entry *value* that is not there."""
    return CatalogueRefused(str(origins[name, entry]), entry, field, "catalogue-absent", value=shown(value))


class Unplayed(NamedTuple):
    """An entry of a host's that names a *code* of which nothing comes under the rules of *game*."""

    game: str
    file: str
    entry: str
    field: str
    code: str


def unplayed(
    origins: Origins, game: str, files: Mapping[str, Mapping[Any, Any]], codes: Collection[str], packaged: Path
) -> tuple[Unplayed, ...]:
    """The entries of *files* (by name) that bring a condition among *codes*, which no rule plays. Raises
    `CatalogueRefused` for one of the *packaged* files; a host's own is played without it."""
    found = []
    for name, entries in files.items():
        for ident, entry in entries.items():
            for field, code in _conditions(entry.model_dump(), ""):
                if code not in codes:
                    continue
                path = origins[name, str(ident)]
                if path.is_relative_to(packaged):
                    raise CatalogueRefused(str(path), str(ident), field, "catalogue-unplayed", value=code)
                found.append(Unplayed(game, str(path), str(ident), field, code))
    return tuple(found)


def _conditions(data: Any, place: str) -> Iterator[tuple[str, str]]:
    """Every condition that something of an entry brings, with its field."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            if key == "condition" and isinstance(value, str):
                yield f"{place}condition", value
            else:
                yield from _conditions(value, f"{place}{key}.")
    elif isinstance(data, list | tuple):
        for position, each in enumerate(data, start=1):
            yield from _conditions(each, f"{place}{position}.")


@contextmanager
def sheet_of(origins: Origins, name: str, entry: str, prefix: str = "") -> Iterator[None]:
    """A sheet is checked that *entry* in the file *name* holds under *prefix*: what is wrong with it refuses that
    entry."""
    try:
        yield
    except SheetRefused as wrong:
        key = wrong.key.replace("sheet-", "catalogue-", 1)
        facts = {fact: value for fact, value in wrong.facts.items() if fact != "field"}
        raise CatalogueRefused(str(origins[name, entry]), entry, f"{prefix}{wrong.field}", key, **facts) from None


def read_entries(folders: Sequence[Path], name: str, model: type[E], origins: Origins) -> dict[str, E]:
    """Every entry of the files *name* in *folders*, a later one replacing an earlier one of the same key.

    The packaged file must be there, a host's need not. *origins* is told where each came from.
    """
    found: dict[str, E] = {}
    for path in _present(folders, name):
        _read(path, "", _parsed(path), model, found, origins)
    return found


def read_section(
    folders: Sequence[Path], name: str, section: str, model: type[E], origins: Origins, *, others: Collection[str]
) -> dict[str, E]:
    """As `read_entries`, of files that hold several tables: the entries `[section.entry]`, beside those of *others*.

    *origins* and refusals call an entry by its section and key: `places.head`.
    """
    found: dict[str, E] = {}
    for path in _present(folders, name):
        data = _parsed(path)
        for key, value in data.items():
            if key != section and key not in others:
                raise CatalogueRefused(str(path), shown(key), "", "catalogue-unknown")
            if not isinstance(value, dict):
                raise CatalogueRefused(str(path), key, "", "catalogue-table", value=shown(value))
        _read(path, f"{section}.", data.get(section, {}), model, found, origins)
    return found


def _present(folders: Sequence[Path], name: str) -> Iterator[Path]:
    for position, folder in enumerate(folders):
        path = folder / name
        if not position or path.exists():
            yield path


def _read(
    path: Path, prefix: str, entries: Mapping[str, Any], model: type[E], found: dict[str, E], origins: Origins
) -> None:
    for key, data in entries.items():
        place = f"{prefix}{key}"
        if not _ID.fullmatch(key):
            raise CatalogueRefused(str(path), shown(place), "", "catalogue-id")
        if not isinstance(data, dict):
            raise CatalogueRefused(str(path), place, "", "catalogue-table", value=shown(data))
        found[key] = _entry(path, place, key, data, model)
        origins[path.name, place] = path


def _parsed(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError) as error:
        raise CatalogueRefused(str(path), "", "", "catalogue-unreadable", why=shown(error)) from None
    except (ValueError, RecursionError) as error:
        raise CatalogueRefused(str(path), "", "", "catalogue-toml", why=shown(error)) from None


def _entry(path: Path, place: str, key: str, data: dict[str, Any], model: type[E]) -> E:
    if "id" in model.model_fields:
        if "id" in data:
            raise CatalogueRefused(str(path), place, "id", "catalogue-unknown")
        data = {"id": key, **data}
    try:
        return model.model_validate(data)
    except ValidationError as error:
        found = first_of(error)
        fault, facts = fault_of(found)
        raise CatalogueRefused(str(path), place, place_of(found), f"catalogue-{fault}", **facts) from None
