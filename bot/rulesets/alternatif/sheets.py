"""Character sheets of D&D Alternatif: ready-made ones, proposals from a few words, and files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, get_args

from bot.catalogue import Bleeding, Catalogue, ClassId, Sheet, Size, Temperament, Weapon, WeaponId, sheet_to_toml
from bot.kernel.decisions import Scalar
from bot.kernel.ruleset import only
from bot.rulesets.alternatif.magic import questions as magic
from bot.rulesets.alternatif.wounds import fates as old_injuries
from bot.rulesets.shared import filling as typed
from bot.rulesets.shared import following
from bot.rulesets.shared.entries import found, names_of
from bot.rulesets.shared.sheets import BookSheets

STAMINA_A_LEVEL = 5
BODY = 5
ARMOUR = "leather"
WEAPON = "longsword"
CLASS = "warrior"
PROPOSED = (
    *("str_hit", "str_damage", "dex_std", "con_std", "stamina", "body"),
    *("armour", "reflex", "fortitude", "ranks"),
)
BELONGINGS = (
    *("weapons", "ranks", "spells", "items", "unfamiliar"),
    *("class_", "other_classes", "critical_parry", "size", "stature", "injuries", "bleeding"),
)
"""The fields of a sheet behind which stands more than a figure."""
BASE_THRESHOLD = 10
"""Rounds of effort before somebody of no particular constitution is out of breath."""
TOUGH, NIMBLE = "fighter", "rogue"
GROUPS: Mapping[str, tuple[str, ...]] = {
    "person": ("name", "class", "level", "other_classes", "bm"),
    "abilities": ("str_hit", "str_damage", "str_std", "dex_std", "con_std"),
    "points": ("stamina", "stamina_max", "body", "body_max", "size"),
    "defence": ("armour", "armour_threshold", "reflex", "fortitude", "temperament"),
    "weapons": ("right", "left", "weapons", "ranks", "critical_parry"),
    "training": ("left_hand_rank", "wrestling_rank", "riding", "blind_sense", "stature"),
    "exertion": ("sneak_rank", "dodge", "max_speed", "endurance_rank", "encumbrance"),
    "spells": ("spells", "unfamiliar"),
    "items": magic.PLACES,
    "injuries": ("injuries", "bleeding"),
}
NAKED = "none"
"""The armour of somebody who wears none."""
_CODES: Mapping[str, tuple[str, ...]] = {
    "temperament": get_args(Temperament),
    "stature": ("human", "dwarf", "gnome"),
    "size": get_args(Size),
    "bleeding": get_args(Bleeding),
}


def threshold_of(constitution: int, endurance: int) -> int:
    """The rounds of effort before somebody is out of breath: 10 + standard Constitution + half the rank in endurance,
    rounded down (ALT-FAT-001).

    >>> threshold_of(2, 5), threshold_of(0, 0), threshold_of(-1, 3)
    (14, 10, 10)
    """
    return BASE_THRESHOLD + constitution + endurance // 2


class AlternatifSheets(BookSheets[Sheet]):
    """See `bot.kernel.ruleset.Sheets`."""

    model = Sheet
    fields = GROUPS
    required = ("name", "stamina", "body")
    texts = ("name", "temperament", "bleeding", "stature", "size")
    named: ClassVar[Mapping[str, str]] = {
        **{each: each for each in ("class", "armour", "weapon", "left")},
        **dict.fromkeys(("right", "weapons"), "weapon"),
        "unfamiliar": "item",
    }
    keyed: ClassVar[Mapping[str, str]] = {"ranks": "weapon", "other_classes": "class"}
    lists = ("weapons", "unfamiliar")
    long = ("weapons", "ranks", "other_classes", "spells", "unfamiliar", "injuries")
    chosen: ClassVar[Mapping[str, str]] = {
        each: each for each in ("class", "armour", "temperament", "bleeding", "stature", "size")
    }
    new = ("name", "class", "level", "weapon", "left")
    usual: ClassVar[Mapping[str, str]] = {"level": "1"}
    behind = BELONGINGS
    worn_down = ("stamina", "body")

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self.entries = {
            "class": catalogue.classes,
            **dict.fromkeys(("weapon", "left"), catalogue.weapons),
            "armour": catalogue.armours,
            "item": catalogue.items,
        }

    def characters(self) -> Iterable[Any]:
        return self._catalogue.characters.values()

    def check(self, sheet: Sheet) -> None:
        self._catalogue.check(sheet)

    def of_words(self, args: Mapping[str, Scalar]) -> Mapping[str, Any]:
        """One of *class*, *level*, *weapon* and *left* with the rest proposed.

        *left* is what the off hand holds; without it, a weapon that is only for the off hand goes there alone. House
        data 3.5 and 3.6: stamina 5 a level, body 5, saves from level and family. Nobody is proposed a rank of left-hand
        fighting (ALT-OFF-003). Raises `Refused`.
        """
        classes = self._catalogue.classes
        locale = str(args.get("locale") or "fr")
        class_ = ClassId(found("class", str(args.get("class") or CLASS), names_of(classes, locale)))
        known = list(names_of(self._catalogue.weapons, locale))
        weapon = WeaponId(found("weapon", str(args.get("weapon") or WEAPON), known))
        level = typed.number("level", str(args.get("level") or 1))
        family = classes[class_].family
        left = WeaponId(found("left", str(args["left"]), known)) if args.get("left") else None
        if left is None and self._catalogue.weapons[weapon].hands == "off":
            held = {"left": weapon}
        else:
            held = {"right": weapon} if left is None else {"right": weapon, "left": left}
        carried = tuple(dict.fromkeys(held.values()))
        return {
            "name": str(args.get("name") or ""),
            "class": class_,
            "level": level,
            "armour": ARMOUR,
            "stamina": STAMINA_A_LEVEL * level + STAMINA_A_LEVEL,
            "body": BODY,
            "reflex": level // 3 + (2 if family == NIMBLE else 0),
            "fortitude": level // 3 + (2 if family == TOUGH else 0),
            "weapons": carried,
            "ranks": dict.fromkeys(carried, 1),
            **held,
        }

    def facts(self, body: str, locale: str) -> Mapping[str, Scalar]:
        """What the sheet says, words in *locale*."""
        sheet = self.sheet(body)
        catalogue = self._catalogue
        weapons = [catalogue.weapons[each].name.in_(locale) for each in sheet.carried]
        return {
            "name": sheet.name,
            "class": catalogue.classes[sheet.class_].name.in_(locale) if sheet.class_ is not None else None,
            "level": sheet.level,
            "other_classes": self._classes(sheet, locale) or None,
            "bm": catalogue.martial_bonus(sheet),
            "ac": 10 + catalogue.threshold(sheet) + sheet.dex_std,
            "armour": catalogue.armours[sheet.armour].name.in_(locale),
            "threshold": sheet.armour_threshold,
            "stamina": sheet.stamina,
            "stamina_max": None if sheet.whole_stamina == sheet.stamina else sheet.whole_stamina,
            "body": sheet.body,
            "body_max": None if sheet.whole_body == sheet.body else sheet.whole_body,
            "str_hit": sheet.str_hit,
            "str_damage": sheet.str_damage,
            "str_std": sheet.str_std,
            "dex_std": sheet.dex_std,
            "left_hand_rank": sheet.left_hand_rank,
            "wrestling_rank": sheet.wrestling_rank,
            "riding": sheet.riding,
            "blind_sense": sheet.blind_sense,
            "sneak_rank": sheet.sneak_rank,
            "endurance_rank": sheet.endurance_rank,
            "dodge": sheet.dodge,
            "max_speed": sheet.max_speed,
            "size": None if sheet.size == "medium" else sheet.size,
            "weapons": ", ".join(weapons) if weapons else None,
            **magic.shown(catalogue, sheet, locale),
            "injuries": " · ".join(old_injuries.typed(catalogue, each, locale) for each in sheet.injuries) or None,
            "bleeding": sheet.bleeding,
        }

    def proposed(self, args: Mapping[str, Scalar]) -> tuple[str, ...]:
        """Nothing of a ready-made character; else all that was not said."""
        if args.get("ready"):
            return ()
        said = [each for each in ("class", "level") if args.get(each)]
        weapons = () if args.get("weapon") else ("right",)
        return (*(each for each in ("class", "level") if each not in said), *PROPOSED, *weapons)

    # ---- its form

    def offers(self, option: str, locale: str) -> Sequence[tuple[str, str]]:
        """Classes, weapons, what fits into the off hand, armours; the codes of what is one of a few."""
        if option in _CODES:
            return [(each, each) for each in _CODES[option]]
        offered = super().offers(option, locale)
        weapons: Mapping[Any, Weapon] = self._catalogue.weapons
        match option:
            case "weapon":
                return [each for each in offered if weapons[each[1]].hands != "natural"]
            case "left":
                return [each for each in offered if weapons[each[1]].fits_left]
            case _:
                return offered

    def shown(self, name: str, sheet: Sheet, locale: str) -> str:
        catalogue = self._catalogue
        match name:
            case "spells":
                return magic.spells_typed(catalogue, self.plain(sheet)[name], locale)
            case "injuries":
                return "\n".join(old_injuries.typed(catalogue, each, locale) for each in sheet.injuries)
            case "other_classes":
                return self._classes(sheet, locale)
            case "ranks":
                ranks = sheet.ranks.items()
                return ", ".join(f"{catalogue.weapons[each].name.in_(locale)} {rank}" for each, rank in ranks)
            case _:
                if name in magic.PLACES:
                    return magic.items_typed(catalogue, sheet.items, name, locale)
                return super().shown(name, sheet, locale)

    def _classes(self, sheet: Sheet, locale: str) -> str:
        others = sheet.other_classes.items()
        return ", ".join(f"{self._catalogue.classes[each].name.in_(locale)} {level}" for each, level in others)

    def amend(self, body: str, said: Mapping[str, str], locale: str) -> tuple[str, str]:
        """A blank left empty says what it says of everybody."""
        places: dict[str, str] = {name: typed for name, typed in said.items() if name in magic.PLACES}
        others = {name: typed for name, typed in said.items() if name not in places}
        if not places:
            return super().amend(body, others, locale)
        data = self.plain(self.sheet(body))
        data["items"] = magic.items_meant(self._catalogue, data["items"], places, locale)
        return super().amend(self.kept(self.made(data))[1], others, locale)

    def fill(self, data: dict[str, Any], name: str, text: str, locale: str) -> None:
        if name == "spells":
            data[name] = magic.spells_meant(self._catalogue, data[name], text, locale)
        elif name == "injuries" and text:
            known = self.made(data).injuries
            data[name] = [each.model_dump() for each in old_injuries.meant(self._catalogue, known, text, locale)]
        else:
            super().fill(data, name, text, locale)

    def meant(self, name: str, text: str, locale: str) -> Any:
        if name == "ranks":
            return {self._weapon(name, each, locale): rank for each, rank in typed.scores(name, text)}
        if name == "other_classes":
            known = list(names_of(self._catalogue.classes, locale))
            return {found("class", each, known): level for each, level in typed.scores(name, text)}
        return super().meant(name, text, locale)

    def _weapon(self, name: str, text: str, locale: str) -> str:
        return found(name, text, names_of(self._catalogue.weapons, locale))

    def equip(self, body: str, args: Mapping[str, Scalar]) -> tuple[str, str]:
        """The sheet with other things in hand, which are among its weapons from now on. What no hand is left for is put
        away (unless it was asked for)."""
        only(args, "weapon", "left", "armour")
        locale = str(args.get("locale") or "fr")
        sheet = self.sheet(body)
        data = self.plain(sheet)
        for option, field in (("weapon", "right"), ("left", "left")):
            if args.get(option) is not None:
                data[field] = self.entry(option, str(args[option]), locale) if args[option] else None
        if args.get("armour") is not None:
            data["armour"] = self.entry("armour", str(args["armour"] or NAKED), locale)
            data["armour_threshold"] = None
        main = data["right"]
        if main is not None and self._catalogue.weapons[main].two_handed:
            if args.get("weapon") and not args.get("left"):
                data["left"] = None
            elif args.get("left") and not args.get("weapon"):
                data["right"] = None
        held = [each for each in (sheet.right, sheet.left, data["right"], data["left"]) if each is not None]
        data["weapons"] = list(dict.fromkeys([*data["weapons"], *held]))
        return self.kept(self.made(data))

    def write(self, body: str) -> str:
        """The sheet as TOML."""
        return sheet_to_toml(self.sheet(body))

    def numbers(self, sheet: Sheet) -> Mapping[str, int]:
        """Points are those of somebody unhurt."""
        return {
            "bm": self._catalogue.martial_bonus(sheet),
            "ac": 10 + self._catalogue.threshold(sheet) + sheet.dex_std,
            "str_hit": sheet.str_hit,
            "str_damage": sheet.str_damage,
            "str_std": sheet.str_damage if sheet.str_std is None else sheet.str_std,
            "dex_std": sheet.dex_std,
            "reflex": sheet.reflex,
            "left_hand_rank": sheet.left_hand_rank,
            "wrestling_rank": sheet.wrestling_rank,
            "riding": sheet.riding,
            "blind_sense": sheet.blind_sense,
            "sneak_rank": sheet.sneak_rank,
            "dodge": sheet.dodge,
            "max_speed": sheet.max_speed or 0,
            "fatigue_threshold": threshold_of(sheet.con_std, sheet.endurance_rank),
            "encumbrance": self._catalogue.encumbrance(sheet),
            "fortitude": sheet.fortitude,
            "level": sheet.total_level,
            "stamina_max": sheet.whole_stamina,
            "body_max": sheet.whole_body,
        }

    def belongings(self, before: str, after: str) -> Sequence[str]:
        """What else of a combatant would be another: what he has (whatever is in hand of it), his ranks, his magic, his
        class, his size, his injuries."""
        old, new = self.sheet(before), self.sheet(after)
        found = following.differing(old, new, [each for each in BELONGINGS if each != "weapons"])
        return (("weapons",) if sorted(old.carried) != sorted(new.carried) else ()) + found

    def worn(self, body: str, left: Mapping[str, Any]) -> tuple[str, str]:
        """The sheet with the stamina and body points that are left (body points below 0 are written as 0) and the
        injuries that last (ALT-CRI-006)."""
        return super().worn(body, {**left, "injuries": old_injuries.kept(left["injuries"])})
