"""Character sheets of the percentile rules: ready-made ones, proposals from a few words, forms and files (PCT-SYS-002).

A sheet's form shows its blanks a few at a time. What somebody types in them is names of the catalogue's entries, or the
unique beginning of one; skills that have no blank of their own are a list of names with a number each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from bot.catalogue import (
    CHARACTERISTICS,
    Build,
    PercentileCatalogue,
    PercentileSheet,
    SheetRefused,
    TradeId,
    field_today,
    percentile_sheet_to_toml,
    skill_code,
)
from bot.kernel.decisions import Scalar
from bot.rulesets.shared.filling import number, scores
from bot.rulesets.shared.hands import HandedSheets

PROPOSED = ("hit_points", "psy", *CHARACTERISTICS, "skills", "damage_bonus", "armours", "spells", "mount")
TRADE = "soldier"
BELONGINGS = {
    "main": "main",
    "second": "second",
    "shield": "shield",
    "armours": "protections",
    "spells": "spells",
    "carried": "carried",
    "damage_bonus": "bonus",
}
"""The fields of a sheet behind which stands more than a figure, and what they are of a fighter."""
OTHER = "other_skills"
"""The blank of the skills that have none of their own."""
SKILLS = ("brawling", "wrestling", "melee", "pole_weapon", "shooting", "dodge", "riding", "magic", "magic_parry")
"""The skills that have a blank of their own: those that the text names."""
GROUPS: Mapping[str, tuple[str, ...]] = {
    "person": ("name", "hit_points", "hit_points_max", "damage_bonus", "mount"),
    "abilities": CHARACTERISTICS,
    "fighting": SKILLS[:5],
    "skills": (*SKILLS[5:], OTHER),
    "weapons": ("main", "second", "shield", "armours", "carried"),
    "magic": ("spells", "psy", "psy_max", "pc"),
}
_YES, _NO = "yes", "no"


class PercentileSheets(HandedSheets[PercentileSheet]):
    """See `bot.kernel.ruleset.Sheets`. There are no levels in these rules."""

    model = PercentileSheet
    fields = GROUPS
    required = ("name", "hit_points", "pc")
    texts = ("name", "mount", "damage_bonus")
    named: ClassVar[Mapping[str, str]] = {
        **{each: each for each in ("class", "weapon", "shield", "armour", "spells")},
        **dict.fromkeys(("main", "second", "carried"), "weapon"),
        "armours": "armour",
    }
    lists = ("armours", "armour", "spells", "carried")
    long = (OTHER, "armours", "spells", "carried")
    chosen: ClassVar[Mapping[str, str]] = {each: each for each in ("class", "shield", "pc")}
    new = ("name", "class", "weapon", "left")
    behind = tuple(BELONGINGS)
    worn_down = ("hit_points", "psy")

    def __init__(self, catalogue: PercentileCatalogue) -> None:
        self._catalogue = catalogue
        self.entries = {
            "class": catalogue.trades,
            "weapon": catalogue.weapons,
            "shield": catalogue.shields,
            "armour": catalogue.armours,
            "spells": catalogue.spells,
        }

    def field_today(self, name: str) -> str:
        return field_today(name)

    def characters(self) -> Iterable[Any]:
        return self._catalogue.characters.values()

    def check(self, sheet: PercentileSheet) -> None:
        self._catalogue.check(sheet)

    def of_words(self, args: Mapping[str, Scalar]) -> Mapping[str, Any]:
        """One of the trade *class* with the rest proposed (house data). *weapon* replaces the trade's own; what no hand
        is left for then is put away. *left* is a second weapon or a shield."""
        locale = str(args.get("locale") or "fr")
        trade = TradeId(self.entry("class", str(args.get("class") or TRADE), locale))
        data = self._catalogue.trades[trade].model_dump(include=set(Build.model_fields))
        held = self.held(data, args.get("weapon") or None, args.get("left") or None, locale)
        if not args.get("weapon"):
            # Nothing of the trade is put away unasked: what no hand is left for is refused.
            held["main"] = data["main"]
        return held | {"name": str(args.get("name") or "")}

    def armoured(self, typed: str, locale: str) -> Mapping[str, Any]:
        """A list of all that is worn (PCT-DMG-003)."""
        return {"armours": self.meant("armour", typed, locale)}

    def write(self, body: str) -> str:
        return percentile_sheet_to_toml(self.sheet(body))

    # ---- what a sheet says

    def facts(self, body: str, locale: str) -> Mapping[str, Scalar]:
        """What the sheet says, words in *locale*; what it does not say is None."""
        sheet = self.sheet(body)
        catalogue = self._catalogue
        held = [catalogue.weapons[each].name for each in (sheet.main, sheet.second) if each is not None]
        protections = [(catalogue.armours[each].name, catalogue.armours[each].value) for each in sheet.armours]
        if sheet.shield is not None:
            shield = catalogue.shields[sheet.shield]
            protections.append((shield.name, shield.protection))
        spells = (catalogue.spells[each] for each in sheet.spells)
        return {
            "name": sheet.name,
            "pc": sheet.pc,
            "hit_points": sheet.hit_points,
            "hit_points_max": None if sheet.whole == sheet.hit_points else sheet.whole,
            "psy": sheet.psy,
            "psy_max": None if sheet.whole_psy == sheet.psy else sheet.whole_psy,
            **{each: getattr(sheet, each) for each in CHARACTERISTICS},
            "skills": _listed(self._skills(sheet, locale)),
            "damage_bonus": _signed(sheet.damage_bonus),
            "weapons": _listed(name.in_(locale) for name in held),
            "carried": _listed(catalogue.weapons[each].name.in_(locale) for each in sheet.carried),
            "protections": _listed(f"{name.in_(locale)} {value}" for name, value in protections),
            "spells": _listed(f"{each.name.in_(locale)} {each.psy}" for each in spells),
            "mount": sheet.mount,
        }

    def _skills(self, sheet: PercentileSheet, locale: str) -> Iterator[str]:
        """Each skill with its score, the highest first."""
        known = {str(ident): each.name.in_(locale) for ident, each in self._catalogue.skills.items()}
        for code, score in sorted(sheet.skills.items(), key=lambda each: (-each[1], each[0])):
            yield f"{known.get(code, code.replace('_', ' '))} {score}"

    def proposed(self, args: Mapping[str, Scalar]) -> tuple[str, ...]:
        """Nothing of a ready-made character; else all that the trade says and nobody typed: the fields of the form."""
        if args.get("ready"):
            return ()
        sheet = self.sheet(self.propose({**args, "locale": args.get("locale") or "fr"})[1])
        shown = {name for name, value in sheet.model_dump(exclude_defaults=True).items() if value}
        fields = [each for each in PROPOSED if each in shown and each != "skills"]
        hands = [each for each in ("main",) if not args.get("weapon") and each in shown]
        hands += [each for each in ("second", "shield") if not args.get("left") and each in shown]
        return (*fields, *sheet.skills, *hands)

    def numbers(self, sheet: PercentileSheet) -> Mapping[str, int]:
        """Hit points as those of somebody unhurt; a score that is not filled in any more is left alone."""
        found = self._catalogue.scores(sheet)
        known = {each: found[each] for each in (*CHARACTERISTICS, *SKILLS) if each in found}
        return {"hit_points_max": sheet.whole, "psy_max": sheet.whole_psy, **known}

    # ---- its form

    def offers(self, option: str, locale: str) -> Sequence[tuple[str, str]]:
        match option:
            case "pc":
                return [(each, each) for each in (_YES, _NO)]
            case "spells":
                return ()
            case _:
                return super().offers(option, locale)

    def shown(self, name: str, sheet: PercentileSheet, locale: str) -> str:
        if name == OTHER:
            others = {code: score for code, score in sheet.skills.items() if code not in SKILLS}
            return ", ".join(f"{code.replace('_', ' ')} {score}" for code, score in others.items())
        if name == "pc":
            return _YES if sheet.pc else _NO
        if name in SKILLS:
            return str(sheet.skills.get(name, ""))
        return super().shown(name, sheet, locale)

    def fill(self, data: dict[str, Any], name: str, text: str, locale: str) -> None:
        skills = data["skills"]
        if name in SKILLS and not text:
            skills.pop(name, None)
        elif name in SKILLS:
            skills[name] = number(name, text)
        elif name == OTHER:
            for code in [each for each in skills if each not in SKILLS]:
                skills[code] = None
            for each, score in scores(name, text):
                # One that has a blank of its own is filled in there.
                if skill_code(each) in (*SKILLS, *CHARACTERISTICS):
                    raise SheetRefused(name, "sheet-unknown")
                # In the order in which they stood, so that what is typed anew changes nothing.
                skills[skill_code(each)] = score
            data["skills"] = {code: score for code, score in skills.items() if score is not None}
        else:
            super().fill(data, name, text, locale)

    def meant(self, name: str, text: str, locale: str) -> Any:
        return text == _YES if name == "pc" else super().meant(name, text, locale)


def _listed(found: Iterable[str]) -> str | None:
    return ", ".join(found) or None


def _signed(bonus: str) -> str | None:
    """A damage bonus as it is read: `+2`, `−1`, `+1d4`; nothing for none."""
    if bonus == "0":
        return None
    return bonus.replace("-", "−") if bonus.startswith("-") else f"+{bonus}"
