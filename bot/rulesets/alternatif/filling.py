"""The form of a sheet of D&D Alternatif: its blanks, a few at a time, and what people type in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from bot.catalogue import Bleeding, Catalogue, Sheet, SheetRefused, Size, Temperament, sheet_from_data
from bot.kernel.ruleset import NEW, Blank
from bot.rulesets.alternatif import old_injuries
from bot.rulesets.alternatif.magic import sheets as magic
from bot.rulesets.shared import filling
from bot.rulesets.shared.entries import found, names_of

GROUPS: Mapping[str, tuple[str, ...]] = {
    "person": ("name", "class", "level", "bm", "size"),
    "abilities": ("str_hit", "str_damage", "str_std", "dex_std", "con_std"),
    "points": ("stamina", "stamina_max", "body", "body_max"),
    "defence": ("armour", "armour_threshold", "reflex", "fortitude", "temperament"),
    "weapons": ("right", "left", "weapons", "ranks", "critical_parry"),
    "training": ("left_hand_rank", "wrestling_rank", "riding", "blind_sense", "stature"),
    "exertion": ("sneak_rank", "dodge", "max_speed", "endurance_rank", "encumbrance"),
    "spells": ("spells",),
    "items": magic.PLACES,
    "injuries": ("injuries", "bleeding"),
}
NEW_ONES = ("name", "class", "level", "weapon", "left")
"""The arguments from which a character is made."""
_REQUIRED = ("name", "stamina", "body")
_WEAPON = ("right", "left")
_LONG = ("weapons", "ranks", "spells", "injuries")
_CHOSEN = {name: name for name in ("class", "armour", "temperament", "bleeding", "stature", "size")}
NAKED = "none"
"""The armour of somebody who wears none."""


def offers(catalogue: Catalogue, option: str, locale: str) -> Sequence[tuple[str, str]]:
    """(label, value) of what *option* may say."""
    match option:
        case "class":
            return [(each.name.in_(locale), str(ident)) for ident, each in catalogue.classes.items()]
        case "weapon":
            weapons = catalogue.weapons.items()
            return [(each.name.in_(locale), str(ident)) for ident, each in weapons if each.hands != "natural"]
        case "left":
            weapons = catalogue.weapons.items()
            return [(each.name.in_(locale), str(ident)) for ident, each in weapons if each.fits_left]
        case "armour":
            return [(each.name.in_(locale), str(ident)) for ident, each in catalogue.armours.items()]
        case "temperament":
            return [(each, each) for each in get_args(Temperament)]
        case "stature":
            return [(each, each) for each in ("human", "dwarf", "gnome")]
        case "size":
            return [(each, each) for each in get_args(Size)]
        case "bleeding":
            return [(each, each) for each in get_args(Bleeding)]
        case _:
            pass
    return ()


def blanks(catalogue: Catalogue, group: str, sheet: Sheet | None, locale: str) -> Sequence[Blank]:
    """The blanks of *group*, filled in as *sheet* says."""
    if sheet is None:
        values: Mapping[str, Any] = {"level": 1}
    else:
        values = sheet.model_dump(by_alias=True, mode="json") | dict.fromkeys(magic.PLACES, sheet.items)
    made = []
    for name in NEW_ONES if group == NEW else GROUPS[group]:
        chosen = _CHOSEN.get(name)
        made.append(
            Blank(
                name,
                _typed(catalogue, name, values.get(name), locale)
                if name != "injuries"
                else _injuries(catalogue, sheet, locale),
                required=name in _REQUIRED,
                options=() if chosen is None else tuple((v, label) for label, v in offers(catalogue, chosen, locale)),
                long=name in _LONG,
            )
        )
    return made


def _typed(catalogue: Catalogue, name: str, value: Any, locale: str) -> str:
    """*value* of the field *name*, as somebody would type it."""
    if value is None:
        return ""
    if name in _WEAPON:
        return catalogue.weapons[value].name.in_(locale)
    if name == "weapons":
        return ", ".join(catalogue.weapons[each].name.in_(locale) for each in value)
    if name == "spells":
        return magic.spells_typed(catalogue, value, locale)
    if name in magic.PLACES:
        return magic.items_typed(catalogue, value, name, locale)
    if name == "ranks":
        return ", ".join(f"{catalogue.weapons[each].name.in_(locale)} {rank}" for each, rank in value.items())
    return str(value)


def _injuries(catalogue: Catalogue, sheet: Sheet | None, locale: str) -> str:
    """The injuries of *sheet*, a line each."""
    lines = () if sheet is None else (old_injuries.typed(catalogue, each, locale) for each in sheet.injuries)
    return "\n".join(lines)


def amended(catalogue: Catalogue, sheet: Sheet, said: Mapping[str, str], locale: str) -> Sheet:
    """*sheet* with what was *said* of its fields; a blank left empty says what it says of everybody. Raises
    `SheetRefused`."""
    data = sheet.model_dump(by_alias=True, mode="json")
    places: dict[str, str] = {name: typed for name, typed in said.items() if name in magic.PLACES}
    data["items"] = magic.items_meant(catalogue, data["items"], places, locale)
    for name, typed in said.items():
        if name in places:
            continue
        if name == "spells":
            data[name] = magic.spells_meant(catalogue, data[name], typed, locale)
        elif not typed.strip():
            if name in _REQUIRED:
                raise SheetRefused(name, "sheet-missing")
            data.pop(name, None)
        elif name == "injuries":
            data[name] = [each.model_dump() for each in old_injuries.meant(catalogue, sheet.injuries, typed, locale)]
        else:
            data[name] = _meant(catalogue, name, typed.strip(), locale)
    if data.get("stamina_max") == data["stamina"]:
        data["stamina_max"] = None
    if data.get("body_max") == data["body"]:
        data["body_max"] = None
    return catalogue.check(sheet_from_data(data))


def _meant(catalogue: Catalogue, name: str, typed: str, locale: str) -> Any:
    weapons = list(names_of(catalogue.weapons, locale))
    match name:
        case "name":
            return typed
        case "class":
            return found(name, typed, names_of(catalogue.classes, locale))
        case "armour":
            return found(name, typed, names_of(catalogue.armours, locale))
        case "temperament" | "bleeding" | "stature" | "size":
            return typed
        case "right" | "left":
            return found(name, typed, weapons)
        case "weapons":
            return [found(name, each, weapons) for each in filling.items(name, typed)]
        case "ranks":
            return {found(name, each, weapons): rank for each, rank in filling.scores(name, typed)}
        case _:
            pass
    return filling.number(name, typed)


def equipped(catalogue: Catalogue, sheet: Sheet, args: Mapping[str, Any], locale: str) -> Sheet:
    """*sheet* with other things in its hands, which it has from now on. What no hand is left for is put away (unless
    it was asked for). Raises `SheetRefused`."""
    data = sheet.model_dump(by_alias=True, mode="json")
    weapons = list(names_of(catalogue.weapons, locale))
    for option, field in (("weapon", "right"), ("left", "left")):
        if args.get(option) is not None:
            data[field] = found(option, str(args[option]), weapons) if args[option] else None
    if args.get("armour") is not None:
        data["armour"] = found("armour", str(args["armour"] or NAKED), names_of(catalogue.armours, locale))
        data["armour_threshold"] = None
    main = data["right"]
    if main is not None and catalogue.weapons[main].two_handed:
        if args.get("weapon") and not args.get("left"):
            data["left"] = None
        elif args.get("left") and not args.get("weapon"):
            data["right"] = None
    held = [each for each in (sheet.right, sheet.left, data["right"], data["left"]) if each is not None]
    data["weapons"] = list(dict.fromkeys([*data["weapons"], *held]))
    return catalogue.check(sheet_from_data(data))


__all__ = ["GROUPS", "NAKED", "amended", "blanks", "equipped", "offers"]
