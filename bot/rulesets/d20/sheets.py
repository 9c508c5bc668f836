"""Character sheets of the games with classes, levels, and a weapon or a shield in each hand.

A sheet's form shows its blanks a few at a time. What somebody types in them is names of the catalogue's entries, or the
unique beginning of one; distances are metres, with a comma or a point.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, TypeVar

from pydantic import BaseModel

from bot.catalogue import SheetRefused
from bot.catalogue.dnd5_terms import ABILITIES
from bot.catalogue.ids import ClassId
from bot.catalogue.models import Words
from bot.kernel.decisions import Scalar
from bot.rulesets.d20 import typed
from bot.rulesets.shared import filling
from bot.rulesets.shared.entries import Known, found, names_of
from bot.rulesets.shared.hands import HandedSheets

M = TypeVar("M", bound=BaseModel)
CLASS: Final = "fighter"
"""Whoever names no class is proposed this one."""
YES, NO = "yes", "no"
YES_NO: Final = (YES, NO)


class D20Sheets(HandedSheets[M]):
    """See `bot.kernel.ruleset.Sheets`. Of its catalogue a game has `characters`, `classes`, `weapons`, `armours`,
    `creatures`, `named_terms` and `check`.

    *most_level*: the highest level. *metres*: the fields that are distances. *codes*: the options in which one of a few
    codes is chosen, *flags*: the fields that are yes or no. *categories*: those of weapons, which somebody may be
    proficient with. *emptied*: what a field holds that was left empty, where that is more than nothing."""

    new = ("name", "class", "level", "weapon", "left")
    usual: ClassVar[Mapping[str, str]] = {"level": "1"}
    worn_down = ("hit_points",)
    most_level: ClassVar[int]
    metres: ClassVar[Sequence[str]]
    codes: ClassVar[Mapping[str, Sequence[str]]]
    flags: ClassVar[Sequence[str]] = ("pc",)
    categories: ClassVar[Mapping[str, Words]]
    emptied: ClassVar[Mapping[str, type]] = {"slots": list}

    def __init__(self, catalogue: Any, spells: Mapping[Any, Any], terms: Iterable[str]) -> None:
        self._catalogue = catalogue
        armours = catalogue.armours
        self.entries = {
            "class": catalogue.classes,
            "weapon": catalogue.weapons,
            "armour": {ident: each for ident, each in armours.items() if each.kind != "shield"},
            "shield": {ident: each for ident, each in armours.items() if each.kind == "shield"},
            "spells": spells,
            "mount": {ident: each for ident, each in catalogue.creatures.items() if each.rideable},
            "proficient": catalogue.weapons,
            **{kind: catalogue.named_terms(kind) for kind in terms},
        }

    # ---- what a game says

    def proposed_of(self, class_: ClassId, level: int) -> Mapping[str, Any]:
        """The fields of a sheet of *class_* at *level*, all but its name."""
        raise NotImplementedError

    # ---- what is the same for all

    def characters(self) -> Iterable[Any]:
        return self._catalogue.characters.values()  # type: ignore[no-any-return]

    def check(self, sheet: M) -> None:
        self._catalogue.check(sheet)

    def of_words(self, args: Mapping[str, Scalar]) -> Mapping[str, Any]:
        """One of *class* and *level* with the rest proposed. *weapon* replaces the class's own; what no hand is left
        for then is put away. *left* is a second weapon or a shield."""
        locale = str(args.get("locale") or "fr")
        class_ = ClassId(self.entry("class", str(args.get("class") or CLASS), locale))
        level = filling.number("level", str(args.get("level") or 1))
        if not 1 <= level <= self.most_level:
            raise SheetRefused("level", "sheet-range", value=str(level), least=1, most=self.most_level)
        data = self.proposed_of(class_, level)
        return self.held(data, args.get("weapon"), args.get("left"), locale) | {"name": str(args.get("name") or "")}

    def wieldable(self, weapon: str) -> bool:
        return self.hands(weapon) > 0

    def with_slots(self, sheet: Any, left: Sequence[int]) -> Any:
        """*sheet* with so many slots of each level *left*."""
        whole = sheet.whole_slots
        spent = [*left, *(0,) * len(whole)]
        slots = tuple(min(most, max(0, now)) for most, now in zip(whole, spent, strict=False))
        return sheet.model_copy(update={"slots": slots, "slots_max": None if slots == whole else whole})

    def names(self, name: str, sheet: M, locale: str) -> str | None:
        """The entries of a list of the sheet, each by its name."""
        entries = self.entries[self.named[name]]
        return typed.listed(entries[each].name.in_(locale) for each in getattr(sheet, name))

    def proposed(self, args: Mapping[str, Scalar]) -> tuple[str, ...]:
        """Nothing of a ready-made character; else all that the class says and nobody typed: the fields of the form."""
        if args.get("ready"):
            return ()
        sheet = self.sheet(self.propose({**args, "locale": args.get("locale") or "fr"})[1])
        said = {each for each in ("name", "class", "level") if args.get(each)}
        said |= {"main"} if args.get("weapon") else set()
        said |= {"second", "shield"} if args.get("left") else set()
        bare = self.plain(self.model.model_validate({"name": "–", "hit_points": 1}))
        differing = {name for name, value in self.plain(sheet).items() if value != bare[name]}
        wanted = differing | {"level", "hit_points", *ABILITIES}
        return tuple(each for group in self.fields.values() for each in group if each in wanted - said)

    # ---- the form

    def offers(self, option: str, locale: str) -> Sequence[tuple[str, str]]:
        if option in self.codes:
            return [(each, each) for each in self.codes[option]]
        return super().offers(option, locale)

    def shown(self, name: str, sheet: M, locale: str) -> str:
        value = self.plain(sheet)[name]
        if name in self.metres:
            return typed.metres(value, locale) or ("0" if name == "walk_m" else "")
        if name in self.flags:
            return YES if value else NO
        match name:
            case "slots" | "slots_max":
                return typed.slots(value or ())
            case "features":
                return ", ".join(value)
            case "proficient":
                weapons = self._catalogue.weapons
                return ", ".join((self.categories.get(each) or weapons[each].name).in_(locale) for each in value)
            case _:
                return super().shown(name, sheet, locale)

    def fill(self, data: dict[str, Any], name: str, text: str, locale: str) -> None:
        super().fill(data, name, text, locale)
        if name in self.emptied and not text:
            data[name] = self.emptied[name]()

    def meant(self, name: str, text: str, locale: str) -> Any:
        if name in self.metres:
            return typed.number(name, text)
        if name in self.flags:
            return text == YES
        match name:
            case "slots" | "slots_max":
                return [filling.number(name, each) for each in filling.items(name, text.replace("/", ","))]
            case "features":
                return filling.items(name, text)
            case _:
                return super().meant(name, text, locale)

    def entry(self, name: str, text: str, locale: str) -> str:
        if self.named[name] != "proficient":
            return super().entry(name, text, locale)
        other = "fr" if locale == "en" else "en"
        kinds: Known = ((ident, (each.in_(locale), each.in_(other))) for ident, each in self.categories.items())
        return found(name, text, (*kinds, *names_of(self._catalogue.weapons, locale)))
