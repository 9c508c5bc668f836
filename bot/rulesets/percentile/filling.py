"""The form of a sheet of the percentile rules: its blanks, a few at a time, and what people type in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.catalogue import (
    CHARACTERISTICS,
    PercentileCatalogue,
    PercentileSheet,
    SheetRefused,
    percentile_sheet_from_data,
    skill_code,
)
from bot.kernel.ruleset import NEW, Blank
from bot.rulesets.shared import filling
from bot.rulesets.shared.entries import found, names_of

OTHER = "other_skills"
"""The blank of the skills that have none of their own."""
GROUPS: Mapping[str, tuple[str, ...]] = {
    "person": ("name", "pv", "pv_max", "bonus_dommages"),
    "abilities": CHARACTERISTICS,
    "fighting": ("bagarre", "lutte", "melee", "hast", "tir"),
    "skills": ("esquive", "equitation", "magie", "parade_magique", OTHER),
    "weapons": ("main", "second", "shield", "armours", "mount"),
    "magic": ("spells", "psy", "psy_max", "pj"),
}
_NEW = ("name", "class", "weapon", "left")
SKILLS = (*GROUPS["fighting"], *GROUPS["skills"][:-1])
"""The skills that have a blank of their own: those that the text names."""
_REQUIRED = ("name", "pv", "pj")
_LONG = (OTHER, "armours", "spells")
_YES, _NO = "yes", "no"


def offers(catalogue: PercentileCatalogue, option: str, locale: str) -> Sequence[tuple[str, str]]:
    """(label, value) of what *option* may say."""
    match option:
        case "class":
            return [(each.name.in_(locale), str(ident)) for ident, each in catalogue.trades.items()]
        case "weapon":
            return [(each.name.in_(locale), str(ident)) for ident, each in catalogue.weapons.items()]
        case "left":
            weapons = [(each.name.in_(locale), str(i)) for i, each in catalogue.weapons.items() if each.hands == 1]
            return [*offers(catalogue, "shield", locale), *weapons]
        case "shield":
            return [(each.name.in_(locale), str(ident)) for ident, each in catalogue.shields.items()]
        case "armour":
            return [(each.name.in_(locale), str(ident)) for ident, each in catalogue.armours.items()]
        case "pj":
            return [(each, each) for each in (_YES, _NO)]
        case _:
            pass
    return ()


def blanks(catalogue: PercentileCatalogue, group: str, sheet: PercentileSheet | None, locale: str) -> Sequence[Blank]:
    """The blanks of *group*, filled in as *sheet* says."""
    chosen = {"class": "class", "shield": "shield", "pj": "pj"}
    return [
        Blank(
            name,
            "" if sheet is None else _typed(catalogue, name, sheet, locale),
            required=name in _REQUIRED,
            options=tuple((value, label) for label, value in offers(catalogue, chosen.get(name, ""), locale)),
            long=name in _LONG,
        )
        for name in (_NEW if group == NEW else GROUPS[group])
    ]


def _typed(catalogue: PercentileCatalogue, name: str, sheet: PercentileSheet, locale: str) -> str:
    """What *sheet* says of the field *name*, as somebody would type it."""
    if name in SKILLS:
        value: Any = sheet.skills.get(name)
    elif name == OTHER:
        others = {code: score for code, score in sheet.skills.items() if code not in SKILLS}
        return ", ".join(f"{code.replace('_', ' ')} {score}" for code, score in others.items())
    elif name == "pj":
        return _YES if sheet.pj else _NO
    else:
        value = getattr(sheet, name)
    if value is None:
        return ""
    if name in ("main", "second"):
        return catalogue.weapons[value].name.in_(locale)
    if name == "armours":
        return ", ".join(catalogue.armours[each].name.in_(locale) for each in value)
    if name == "spells":
        return ", ".join(catalogue.spells[each].name.in_(locale) for each in value)
    return str(value)


def amended(
    catalogue: PercentileCatalogue, sheet: PercentileSheet, said: Mapping[str, str], locale: str
) -> PercentileSheet:
    """*sheet* with what was *said* of its fields; a blank left empty is a score that is not filled in, a hand with
    nothing in it, and so on. Raises `SheetRefused`."""
    data = sheet.model_dump(mode="json")
    skills: dict[str, int] = dict(data["skills"])
    for name, text in said.items():
        typed = text.strip()
        if not typed and name in _REQUIRED:
            raise SheetRefused(name, "sheet-missing")
        if name in SKILLS:
            skills.pop(name, None)
            if typed:
                skills[name] = filling.number(name, typed)
        elif name == OTHER:
            skills = {code: score for code, score in skills.items() if code in SKILLS}
            for each, score in filling.scores(name, typed):
                # One that has a blank of its own is filled in there.
                if skill_code(each) in (*SKILLS, *CHARACTERISTICS):
                    raise SheetRefused(name, "sheet-unknown")
                skills[skill_code(each)] = score
        elif typed:
            data[name] = _meant(catalogue, name, typed, locale)
        else:
            data.pop(name, None)
    if data.get("pv_max") == data["pv"]:
        data["pv_max"] = None
    if data.get("psy_max") == data["psy"]:
        data["psy_max"] = None
    # In the order in which they stood, so that what is typed anew changes nothing.
    ordered = {code: skills[code] for code in (*data["skills"], *skills) if code in skills}
    return _checked(catalogue, {**data, "skills": ordered})


def _meant(catalogue: PercentileCatalogue, name: str, typed: str, locale: str) -> Any:
    match name:
        case "name" | "mount" | "bonus_dommages":
            return typed
        case "main" | "second":
            return found(name, typed, names_of(catalogue.weapons, locale))
        case "shield":
            return found(name, typed, names_of(catalogue.shields, locale))
        case "armours":
            return [found(name, each, names_of(catalogue.armours, locale)) for each in filling.items(name, typed)]
        case "spells":
            return [found(name, each, names_of(catalogue.spells, locale)) for each in filling.items(name, typed)]
        case "pj":
            return typed == _YES
        case _:
            pass
    return filling.number(name, typed)


def equipped(
    catalogue: PercentileCatalogue, sheet: PercentileSheet, args: Mapping[str, Any], locale: str
) -> PercentileSheet:
    """*sheet* with other things in its hands, and other armours (a list). What no hand is left for is put away (unless
    it was asked for). Raises `SheetRefused`."""
    data = sheet.model_dump(mode="json")
    weapons, left = list(names_of(catalogue.weapons, locale)), args.get("left")
    if args.get("weapon") is not None:
        data["main"] = found("weapon", str(args["weapon"]), weapons) if args["weapon"] else None
    if left is not None:
        other = found("left", str(left), (*weapons, *names_of(catalogue.shields, locale))) if left else None
        shield = other in catalogue.shields
        data |= {"second": None if shield else other, "shield": other if shield else None}
    if args.get("armour") is not None:
        known = list(names_of(catalogue.armours, locale))
        data["armours"] = [found("armour", each, known) for each in filling.items("armour", str(args["armour"]))]
    main = data["main"]
    if main is not None and catalogue.weapons[main].hands > 1:
        if args.get("weapon") and not left:
            data |= {"second": None, "shield": None}
        elif left and not args.get("weapon"):
            data["main"] = None
    return _checked(catalogue, data)


def _checked(catalogue: PercentileCatalogue, data: Mapping[str, Any]) -> PercentileSheet:
    sheet = percentile_sheet_from_data(data)
    catalogue.check(sheet)
    return sheet


__all__ = ["GROUPS", "SKILLS", "amended", "blanks", "equipped", "offers"]
