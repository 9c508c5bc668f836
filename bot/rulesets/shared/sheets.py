"""Character sheets: what all games do with them alike. A game says what a sheet is (a pydantic model with a `name`),
and what of it is figures of a combatant.

A body is the JSON of such a model. Whatever a sheet is made from, a file, a form, a few words, it is checked before it
is kept, and again when it is read: the catalogue may have changed since.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

from pydantic import BaseModel

from bot.catalogue.sheet import SheetRefused, checked, data_of
from bot.catalogue.written import written
from bot.kernel.decisions import Scalar
from bot.kernel.ruleset import NEW, Blank, only
from bot.kernel.values import fold
from bot.rulesets.shared import filling, following
from bot.rulesets.shared.entries import found, names_of

M = TypeVar("M", bound=BaseModel)
_NOTHING: Mapping[str, str] = MappingProxyType({})


class BookSheets(Generic[M]):
    """Implements `bot.kernel.ruleset.Sheets` for the sheets *model*. What stands here is enough for a game whose sheets
    hold texts and whole numbers; whoever has more (entries of a catalogue, lists) says it in methods of its own.

    *fields*: those of the form, all of them, at most five together.
    """

    model: type[M]
    fields: ClassVar[Mapping[str, tuple[str, ...]]]
    required: ClassVar[Sequence[str]] = ("name",)
    """The fields that are never left empty."""
    texts: ClassVar[Sequence[str]] = ("name",)
    """The fields that say what was typed; the others are numbers, or entries of the catalogue."""
    named: ClassVar[Mapping[str, str]] = {}
    """The fields and arguments that name entries, and of which kind (see `entries`)."""
    keyed: ClassVar[Mapping[str, str]] = {}
    """The fields of a file that give figures to entries, and of which kind (see `entries`)."""
    lists: ClassVar[Sequence[str]] = ()
    """Those that name several."""
    long: ClassVar[Sequence[str]] = ()
    """The blanks that may take several lines."""
    chosen: ClassVar[Mapping[str, str]] = {}
    """The blanks in which one of a few is chosen, and of which option."""
    new: ClassVar[tuple[str, ...]] = ("name",)
    """The arguments from which a character is made."""
    usual: ClassVar[Mapping[str, str]] = {}
    """What stands in them unless somebody says otherwise."""
    entries: Mapping[str, Mapping[Any, Any]] = {}
    """The entries of the catalogue, by the option that offers them."""
    behind: ClassVar[Sequence[str]] = ()
    """The fields behind which stands more of a combatant than figures."""
    worn_down: ClassVar[Sequence[str]] = ()
    """The points that a fight wears down; `<points>_max`, where it is given, is what somebody unhurt has of them."""
    least: ClassVar[Mapping[str, int]] = {}
    """The fewest of them that a sheet holds, where that is not 0."""

    # ---- what a game says

    def characters(self) -> Iterable[Any]:
        """The ready-made ones: each has an `id`, its `sheet`, and says `about` it in a few words of every language."""
        return ()

    def check(self, sheet: M) -> None:
        """Raise `SheetRefused` where *sheet* says what cannot be."""

    def of_words(self, args: Mapping[str, Scalar]) -> Mapping[str, Any]:
        """The fields of a sheet made of a few words (`new`), with the rest proposed."""
        return {each: args[each] for each in self.new if args.get(each)}

    def numbers(self, sheet: M) -> Mapping[str, int]:
        """The figures of a combatant made of *sheet*."""
        found = {name: value for name, value in sheet.model_dump().items() if type(value) is int}
        left = {f"{each}_max": self.whole(sheet, each) for each in self.worn_down}
        return {name: value for name, value in found.items() if name not in self.worn_down} | left

    # ---- what is the same for all

    def sheet(self, body: str) -> M:
        """The sheet that *body* holds, checked again."""
        sheet = self.model.model_validate_json(body)
        self.check(sheet)
        return sheet

    def kept(self, sheet: Any) -> tuple[str, str]:
        """(name, body) of *sheet*, which is checked."""
        self.check(sheet)
        return sheet.name, sheet.model_dump_json()

    def made(self, data: Mapping[str, Any]) -> M:
        """The sheet with those fields. Raises `SheetRefused` for the first that is wrong."""
        return checked(self.model, data)

    def ready(self, locale: str) -> Sequence[tuple[str, str]]:
        return [(str(each.id), f"{each.sheet.name}, {each.about.in_(locale)}") for each in self.characters()]

    def propose(self, args: Mapping[str, Scalar]) -> tuple[str, str]:
        only(args, "ready", *self.new)
        if args.get("ready") is None:
            return self.kept(self.made(self.of_words(args)))
        known = {str(each.id): each.sheet for each in self.characters()}
        ident = found("ready", str(args["ready"]), ((each, (sheet.name,)) for each, sheet in known.items()))
        name = {"name": str(args["name"])} if args.get("name") else {}
        return self.kept(self.made(self.plain(known[ident]) | name))

    def idle(self, body: str, locale: str) -> Sequence[str]:
        """What stands there, by name, and no rule plays."""
        return ()

    def plain(self, sheet: M) -> dict[str, Any]:
        """The fields of *sheet* as a file holds them."""
        return sheet.model_dump(by_alias=True, mode="json")

    def read(self, text: str, called: Mapping[str, str] = _NOTHING) -> tuple[str, str]:
        return self.kept(self.made(self.understood(data_of(text), called)))

    def understood(self, data: Mapping[str, Any], called: Mapping[str, str]) -> dict[str, Any]:
        """*data* with its fields and entries by their own names, where they are *called* as people call them."""
        own = {each for name, field in self.model.model_fields.items() for each in (name, field.alias)}
        found: dict[str, Any] = {}
        for key, value in data.items():
            name = key if key in own else called.get(fold(re.sub("[-_’']", " ", key)), key)
            # Both names of one field are one too many: the second is told to be no field.
            name = key if name in data and name != key else name
            kind = self.named.get(name) or self.keyed.get(name)
            found[name] = value if kind is None else self._by_ids(value, self.entries.get(kind, {}))
        return found

    def _by_ids(self, value: Any, entries: Mapping[Any, Any]) -> Any:
        """*value*, an entry, several, or figures by entry, with the ids of those that are called by a whole name."""
        if isinstance(value, list):
            return [self._by_ids(each, entries) for each in value]
        if isinstance(value, dict):
            return {self._by_ids(key, entries): each for key, each in value.items()}
        if not isinstance(value, str) or value in entries:
            return value
        wanted = fold(value)
        return next((ident for ident, names in names_of(entries, "fr") if wanted in map(fold, names)), value)

    def write(self, body: str) -> str:
        sheet = self.sheet(body)
        return written({name: value for name, value in self.plain(sheet).items() if value is not None})

    def facts(self, body: str, locale: str) -> Mapping[str, Scalar]:
        return self.plain(self.sheet(body))

    def proposed(self, args: Mapping[str, Scalar]) -> tuple[str, ...]:
        if args.get("ready"):
            return ()
        return tuple(each for group in self.fields.values() for each in group if not args.get(each))

    def field_today(self, name: str) -> str:
        return name

    def groups(self) -> Mapping[str, tuple[str, ...]]:
        return self.fields

    def blanks(self, group: str, body: str | None, locale: str) -> Sequence[Blank]:
        sheet = None if body is None else self.sheet(body)
        made = []
        for name in self.new if group == NEW else self.fields[group]:
            offered = self.offers(self.chosen[name], locale) if name in self.chosen else ()
            value = self.usual.get(name, "") if sheet is None else self.shown(name, sheet, locale)
            options = tuple((value, label) for label, value in offered)
            made.append(Blank(name, value, name in self.required, options, name in self.long))
        return made

    def shown(self, name: str, sheet: M, locale: str) -> str:
        """What *sheet* says of the field *name*, as somebody would type it."""
        value = self.plain(sheet)[name]
        if value is None:
            return ""
        if name not in self.named or name in self.chosen:
            return str(value)
        entries = self.entries[self.named[name]]
        return ", ".join(entries[each].name.in_(locale) for each in (value if isinstance(value, list) else [value]))

    def amend(self, body: str, said: Mapping[str, str], locale: str) -> tuple[str, str]:
        """The sheet with some of its fields as somebody typed them. A blank left empty is a score that is not filled
        in, a hand with nothing in it, and so on."""
        data = self.plain(self.sheet(body))
        for name, text in said.items():
            if not text.strip() and name in self.required:
                raise SheetRefused(name, "sheet-missing")
            self.fill(data, name, text.strip(), locale)
        for points in self.worn_down:
            if data.get(f"{points}_max") == data.get(points):
                data[f"{points}_max"] = None
        return self.kept(self.made(data))

    def fill(self, data: dict[str, Any], name: str, text: str, locale: str) -> None:
        """Write into *data* what *text* says of the field *name*."""
        if text:
            data[name] = self.meant(name, text, locale)
        else:
            data.pop(name, None)

    def meant(self, name: str, text: str, locale: str) -> Any:
        """What *text* means that somebody typed for the field *name*: an entry of the catalogue or several of them, a
        text, or a whole number."""
        if name in self.lists:
            return [self.entry(name, each, locale) for each in filling.items(name, text)]
        if name in self.named:
            return self.entry(name, text, locale)
        return text if name in self.texts else filling.number(name, text)

    def entry(self, name: str, text: str, locale: str) -> str:
        """The entry that *text* means, of those that the field or the argument *name* may say. Raises
        `SheetRefused`."""
        return found(name, text, names_of(self.entries[self.named[name]], locale))

    def offers(self, option: str, locale: str) -> Sequence[tuple[str, str]]:
        entries = self.entries.get(option, {})
        return [(each.name.in_(locale), str(ident)) for ident, each in entries.items()]

    def equip(self, body: str, args: Mapping[str, Scalar]) -> tuple[str, str]:
        only(args)
        return self.kept(self.sheet(body))

    def figures(self, before: str, after: str) -> Mapping[str, int]:
        old, new = (self.numbers(self.sheet(each)) for each in (before, after))
        return {name: value for name, value in new.items() if old.get(name) != value}

    def belongings(self, before: str, after: str) -> Sequence[str]:
        return following.differing(self.sheet(before), self.sheet(after), self.behind)

    def worn(self, body: str, left: Mapping[str, Any]) -> tuple[str, str]:
        """The sheet with the points that are *left*, never below the `least`, and whatever else of *left* it has a
        field for."""
        sheet = self.sheet(body)
        update = {name: value for name, value in left.items() if name in self.model.model_fields}
        for points in self.worn_down:
            whole = self.whole(sheet, points)
            now = update[points] = min(max(self.least.get(points, 0), left[points]), whole)
            update[f"{points}_max"] = None if now == whole else whole
        return self.kept(sheet.model_copy(update=update))

    def whole(self, sheet: M, points: str) -> int:
        """The *points* of somebody unhurt."""
        most: int | None = getattr(sheet, f"{points}_max")
        now: int = getattr(sheet, points)
        return now if most is None else most
