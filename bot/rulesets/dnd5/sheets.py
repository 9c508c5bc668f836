"""Character sheets of the fifth edition's rules: ready-made ones, proposals by class and level, forms and files.

A sheet's form shows its blanks a few at a time. What somebody types in them is names of the catalogue's entries, or the
unique beginning of one; distances are metres, with a comma or a point.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from bot.catalogue import SheetRefused
from bot.catalogue.dnd5 import CATEGORIES, Dnd5Catalogue
from bot.catalogue.dnd5_making import proposed_of
from bot.catalogue.dnd5_sheet import MOST_LEVEL, Dnd5Sheet, dnd5_sheet_to_toml
from bot.catalogue.dnd5_terms import ABILITIES, SIZES, modifier
from bot.catalogue.ids import ClassId, WeaponId
from bot.catalogue.models import Words
from bot.kernel.decisions import Scalar
from bot.kernel.ruleset import only
from bot.rulesets.shared import filling
from bot.rulesets.shared.d20 import typed
from bot.rulesets.shared.entries import Known, found, names_of
from bot.rulesets.shared.sheets import BookSheets

CLASS: Final = "fighter"
"""Whoever names no class is proposed this one."""
PC: Final = ("yes", "no")
TEMPERAMENTS: Final = ("never_guard", "furious", "steady", "cautious", "desperate")
METRES: Final = ("walk_m", "fly_m", "swim_m", "climb_m", "darkvision_m", "blindsight_m")
GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "person": ("name", "class", "level", "size", "pc"),
    "health": ("hit_points", "hit_points_max", "temporary", "ac", "resistances"),
    "body": ("strength", "dexterity", "constitution", "proficiency", "unarmoured"),
    "mind": ("intelligence", "wisdom", "charisma", "casting", "temperament"),
    "training": ("saves", "skills", "expertise", "proficient", "features"),
    "weapons": ("main", "second", "carried", "armour", "shield"),
    "fighting": ("attacks", "sneak", "bonus_actions", "mount"),
    "magic": ("spells", "slots", "slots_max"),
    "speeds": ("walk_m", "fly_m", "swim_m", "climb_m"),
    "senses": ("darkvision_m", "blindsight_m"),
}
BELONGINGS: Final[Mapping[str, str]] = {
    **dict.fromkeys(ABILITIES, "abilities"),
    "level": "level",
    "saves": "saves",
    "skills": "skills",
    "expertise": "skills",
    **dict.fromkeys(("main", "second", "carried", "proficient"), "weapons"),
    "shield": "shield",
    **dict.fromkeys(("sneak", "bonus_actions"), "features"),
    "spells": "spells",
    "casting": "spell_ability",
    **dict.fromkeys(METRES[:4], "speeds"),
    "size": "size",
    "resistances": "wards",
}
"""The fields of a sheet behind which stands more than a figure, and what they are of a fighter."""
_DEFAULTS: Final = Dnd5Sheet(name="–", hit_points=1)
_CATEGORIES: Final[Mapping[str, Words]] = {
    "simple": Words(fr="armes courantes", en="simple weapons"),
    "martial": Words(fr="armes de guerre", en="martial weapons"),
}


class Dnd5Sheets(BookSheets[Dnd5Sheet]):
    """See `bot.kernel.ruleset.Sheets`."""

    model = Dnd5Sheet
    fields = GROUPS
    required = ("name", "hit_points", "pc", "level", "size", *ABILITIES)
    texts = ("name", "size", "temperament")
    named: ClassVar[Mapping[str, str]] = {
        **{each: each for each in ("class", "weapon", "armour", "shield", "spells", "mount", "proficient")},
        **dict.fromkeys(("main", "second", "carried"), "weapon"),
        **dict.fromkeys(("casting", "unarmoured", "saves"), "ability"),
        **dict.fromkeys(("skills", "expertise"), "skill"),
        "bonus_actions": "bonus",
        "resistances": "damage",
    }
    lists = ("carried", "saves", "skills", "expertise", "proficient", "bonus_actions", "spells", "resistances")
    long = ("carried", "skills", "expertise", "proficient", "spells", "features", "resistances")
    chosen: ClassVar[Mapping[str, str]] = {
        **{each: each for each in ("class", "size", "pc", "armour", "shield", "temperament")},
        **dict.fromkeys(("casting", "unarmoured"), "ability"),
    }
    new = ("name", "class", "level", "weapon", "left")
    usual: ClassVar[Mapping[str, str]] = {"level": "1"}
    behind = tuple(BELONGINGS)
    worn_down = ("hit_points",)

    def __init__(self, catalogue: Dnd5Catalogue) -> None:
        self._catalogue = catalogue
        armours = catalogue.armours
        self.entries = {
            "class": catalogue.classes,
            "weapon": catalogue.weapons,
            "armour": {ident: each for ident, each in armours.items() if each.kind != "shield"},
            "shield": {ident: each for ident, each in armours.items() if each.kind == "shield"},
            "spells": catalogue.learnt,
            "mount": {ident: each for ident, each in catalogue.creatures.items() if each.rideable},
            "proficient": catalogue.weapons,
            **{kind: catalogue.named_terms(kind) for kind in ("ability", "skill", "bonus", "damage")},
        }

    def characters(self) -> Iterable[Any]:
        return self._catalogue.characters.values()

    def check(self, sheet: Dnd5Sheet) -> None:
        self._catalogue.check(sheet)

    def of_words(self, args: Mapping[str, Scalar]) -> Mapping[str, Any]:
        """One of *class* and *level* with the rest proposed. *weapon* replaces the class's own; what no hand is left
        for then is put away. *left* is a second weapon or a shield."""
        locale = str(args.get("locale") or "fr")
        class_ = ClassId(self.entry("class", str(args.get("class") or CLASS), locale))
        level = filling.number("level", str(args.get("level") or 1))
        if not 1 <= level <= MOST_LEVEL:
            raise SheetRefused("level", "sheet-range", value=str(level), least=1, most=MOST_LEVEL)
        data = proposed_of(self._catalogue, class_, level)
        return self._held(data, args.get("weapon"), args.get("left"), locale) | {"name": str(args.get("name") or "")}

    def equip(self, body: str, args: Mapping[str, Scalar]) -> tuple[str, str]:
        """The sheet with other things in hand; what no hand is left for is put away, unless it was asked for."""
        only(args, "weapon", "left", "armour")
        locale = str(args.get("locale") or "fr")
        data = self._held(self.plain(self.sheet(body)), args.get("weapon"), args.get("left"), locale)
        armour = args.get("armour")
        if armour is not None:
            data["armour"] = self.entry("armour", str(armour), locale) if armour else None
        return self.kept(self.made(data))

    def _held(self, data: Mapping[str, Any], weapon: Scalar, left: Scalar, locale: str) -> dict[str, Any]:
        """*data* with *weapon* in the main hand and *left* in the other; None: as it was, empty: nothing."""
        held = dict(data)
        if weapon is not None:
            held["main"] = self.entry("weapon", str(weapon), locale) if weapon else None
        if left is not None:
            held |= self._in_left(str(left), locale) if left else {"second": None, "shield": None}
        main = held.get("main")
        if main is not None and self._catalogue.weapons[main].hands > 1:
            if weapon and not left:
                held |= {"second": None, "shield": None}
            elif left and not weapon:
                held["main"] = None
        return held

    def _in_left(self, typed: str, locale: str) -> dict[str, str | None]:
        """What the other hand holds: a weapon or a shield."""
        shields = self.entries["shield"]
        other = found("left", typed, (*names_of(self._catalogue.weapons, locale), *names_of(shields, locale)))
        return {"second": None, "shield": other} if other in shields else {"second": other, "shield": None}

    def write(self, body: str) -> str:
        return dnd5_sheet_to_toml(self.sheet(body))

    def worn(self, body: str, left: Mapping[str, Any]) -> tuple[str, str]:
        """Hit points, temporary ones and *slots* (of spell levels 1, 2, …) as they are left."""
        _, kept = super().worn(body, {name: value for name, value in left.items() if name != "slots"})
        sheet = self.sheet(kept)
        if "slots" in left:
            whole = sheet.whole_slots
            spent = [*left["slots"], *(0,) * len(whole)]
            slots = tuple(min(most, max(0, now)) for most, now in zip(whole, spent, strict=False))
            sheet = sheet.model_copy(update={"slots": slots, "slots_max": None if slots == whole else whole})
        return self.kept(sheet)

    # ---- what a sheet says

    def facts(self, body: str, locale: str) -> Mapping[str, Scalar]:
        """What the sheet says, words in *locale*; what it does not say is None."""
        sheet = self.sheet(body)
        catalogue = self._catalogue
        names = {name: self._names(name, sheet, locale) for name in ("saves", "carried", "spells", "resistances")}
        armour = [catalogue.armours[each].name.in_(locale) for each in (sheet.armour, sheet.shield) if each is not None]
        return {
            "name": sheet.name,
            "pc": sheet.pc,
            "class": None if sheet.class_ is None else catalogue.classes[sheet.class_].name.in_(locale),
            "level": sheet.level,
            "size": None if sheet.size == "medium" else sheet.size,
            "hit_points": sheet.hit_points,
            "hit_points_max": None if sheet.whole == sheet.hit_points else sheet.whole,
            "temporary": sheet.temporary or None,
            "ac": catalogue.armour_class(sheet),
            "armour": typed.listed(armour),
            **{str(each): score for each, score in sheet.scores.items()},
            **{f"{each}_bonus": typed.signed(modifier(score)) for each, score in sheet.scores.items()},
            "proficiency": typed.signed(sheet.proficiency_bonus),
            "passive": sheet.passive_perception,
            "skills": typed.listed(self._skills(sheet, locale)),
            "weapons": typed.listed(self._weapons(sheet, locale)),
            "attacks": sheet.attacks if sheet.attacks > 1 else None,
            "sneak": f"{sheet.sneak}d6" if sheet.sneak else None,
            "slots": typed.levels(sheet.slots, sheet.whole_slots),
            "spell_dc": sheet.spell_dc if sheet.casting is not None else None,
            "spell_attack": typed.signed(sheet.spell_attack) if sheet.casting is not None else None,
            "walk_m": typed.metres(catalogue.walk_m(sheet), locale) or "0",
            **{each: typed.metres(getattr(sheet, each), locale) or None for each in METRES[1:]},
            "mount": None if sheet.mount is None else catalogue.creatures[sheet.mount].name.in_(locale),
            "features": typed.listed(sheet.features),
            **names,
        }

    def _names(self, name: str, sheet: Dnd5Sheet, locale: str) -> str | None:
        """The entries of a list of the sheet, each by its name."""
        entries = self.entries[self.named[name]]
        return typed.listed(entries[each].name.in_(locale) for each in getattr(sheet, name))

    def _skills(self, sheet: Dnd5Sheet, locale: str) -> Iterable[str]:
        """Each skill with proficiency and what is added to its checks."""
        names = self.entries["skill"]
        for each in dict.fromkeys((*sheet.skills, *sheet.expertise)):
            yield f"{names[each].name.in_(locale)} {typed.signed(sheet.skill(each))}"

    def _weapons(self, sheet: Dnd5Sheet, locale: str) -> Iterable[str]:
        """What is in hand, each with its bonus to hit (DN5-ATK-004, -005, -007)."""
        for ident in (sheet.main, sheet.second):
            if ident is not None:
                yield f"{self._catalogue.weapons[ident].name.in_(locale)} {typed.signed(self._to_hit(sheet, ident))}"

    def _to_hit(self, sheet: Dnd5Sheet, ident: WeaponId) -> int:
        weapon = self._catalogue.weapons[ident]
        strength, dexterity = sheet.modifier("strength"), sheet.modifier("dexterity")
        own = max(strength, dexterity) if weapon.finesse else dexterity if weapon.kind == "ranged" else strength
        return own + (sheet.proficiency_bonus if self._catalogue.is_proficient(sheet, ident) else 0)

    def proposed(self, args: Mapping[str, Scalar]) -> tuple[str, ...]:
        """Nothing of a ready-made character; else all that the class says and nobody typed: the fields of the form."""
        if args.get("ready"):
            return ()
        sheet = self.sheet(self.propose({**args, "locale": args.get("locale") or "fr"})[1])
        said = {each for each in ("name", "class", "level") if args.get(each)}
        said |= {"main"} if args.get("weapon") else set()
        said |= {"second", "shield"} if args.get("left") else set()
        differing = {name for name, value in self.plain(sheet).items() if value != self.plain(_DEFAULTS)[name]}
        wanted = differing | {"level", "hit_points", *ABILITIES}
        return tuple(each for group in GROUPS.values() for each in group if each in wanted - said)

    def numbers(self, sheet: Dnd5Sheet) -> Mapping[str, int]:
        return {
            "hit_points_max": sheet.whole,
            "ac": self._catalogue.armour_class(sheet),
            "proficiency": sheet.proficiency_bonus,
            "attacks": sheet.attacks,
        }

    # ---- its form

    def offers(self, option: str, locale: str) -> Sequence[tuple[str, str]]:
        match option:
            case "left":
                weapons = self._catalogue.weapons.items()
                held = [(each.name.in_(locale), str(ident)) for ident, each in weapons if each.hands == 1]
                return [*self.offers("shield", locale), *held]
            case "weapon":
                weapons = self._catalogue.weapons.items()
                return [(each.name.in_(locale), str(ident)) for ident, each in weapons if each.hands]
            case "size":
                return [(each, each) for each in SIZES]
            case "pc":
                return [(each, each) for each in PC]
            case "temperament":
                return [(each, each) for each in TEMPERAMENTS]
            case _:
                return super().offers(option, locale)

    def shown(self, name: str, sheet: Dnd5Sheet, locale: str) -> str:
        value = self.plain(sheet)[name]
        if name in METRES:
            return typed.metres(value, locale) or ("0" if name == "walk_m" else "")
        match name:
            case "pc":
                return PC[0] if sheet.pc else PC[1]
            case "slots" | "slots_max":
                return typed.slots(value or ())
            case "features":
                return ", ".join(value)
            case "proficient":
                weapons = self._catalogue.weapons
                return ", ".join((_CATEGORIES.get(each) or weapons[each].name).in_(locale) for each in value)
            case _:
                return super().shown(name, sheet, locale)

    def fill(self, data: dict[str, Any], name: str, text: str, locale: str) -> None:
        super().fill(data, name, text, locale)
        if name == "slots" and not text:
            data[name] = []

    def meant(self, name: str, text: str, locale: str) -> Any:
        if name in METRES:
            return typed.number(name, text)
        match name:
            case "pc":
                return text == PC[0]
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
        kinds: Known = ((each, (_CATEGORIES[each].in_(locale), _CATEGORIES[each].in_(other))) for each in CATEGORIES)
        return found(name, text, (*kinds, *names_of(self._catalogue.weapons, locale)))


__all__ = ["BELONGINGS", "Dnd5Sheets"]
