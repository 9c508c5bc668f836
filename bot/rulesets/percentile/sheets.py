"""Character sheets of the percentile rules: ready-made ones, proposals from a few words, and files (PCT-SYS-002)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.catalogue import (
    CHARACTERISTICS,
    Build,
    PercentileCatalogue,
    PercentileSheet,
    TradeId,
    WeaponId,
    percentile_sheet_from_data,
    percentile_sheet_to_toml,
)
from bot.kernel.decisions import Scalar
from bot.kernel.ruleset import Blank, only
from bot.rulesets.percentile import filling
from bot.rulesets.shared import following
from bot.rulesets.shared.entries import found, names_of

PROPOSED = ("pv", "psy", *CHARACTERISTICS, "skills", "bonus_dommages", "armours", "spells", "mount")
TRADE = "soldier"
BELONGINGS = {
    "main": "main",
    "second": "second",
    "shield": "shield",
    "armours": "protections",
    "spells": "spells",
    "bonus_dommages": "bonus",
}
"""The fields of a sheet behind which stands more than a figure, and what they are of a fighter."""


class PercentileSheets:
    """See `bot.kernel.ruleset.Sheets`. A body is the JSON of a `PercentileSheet`."""

    def __init__(self, catalogue: PercentileCatalogue) -> None:
        self._catalogue = catalogue

    def ready(self, locale: str) -> Sequence[tuple[str, str]]:
        """The ready-made characters: id, and name with one line about each."""
        return [
            (each.id, f"{each.sheet.name}, {each.about.in_(locale)}") for each in self._catalogue.characters.values()
        ]

    def propose(self, args: Mapping[str, Scalar]) -> tuple[str, str]:
        """A ready-made character (`ready`), or one of the trade *class* with the rest proposed (house data).

        *weapon* replaces the trade's own; what no hand is left for then is put away. *left* is a second weapon or a
        shield. There are no levels in these rules. Raises `Refused`.
        """
        only(args, "ready", "name", "class", "weapon", "left")
        ready = args.get("ready")
        if ready is not None:
            characters = self._catalogue.characters
            ident = found("ready", str(ready), ((each.id, (each.sheet.name,)) for each in characters.values()))
            data = next(each.sheet for each in characters.values() if each.id == ident).model_dump()
            return self._body(data | ({"name": str(args["name"])} if args.get("name") else {}))
        locale = str(args.get("locale") or "fr")
        trades, weapons, shields = self._catalogue.trades, self._catalogue.weapons, self._catalogue.shields
        trade = trades[TradeId(found("class", str(args.get("class") or TRADE), names_of(trades, locale)))]
        data = trade.model_dump(include=set(Build.model_fields))
        weapon, left = args.get("weapon"), args.get("left")
        if weapon:
            data["main"] = found("weapon", str(weapon), names_of(weapons, locale))
        if left:
            other = found("left", str(left), (*names_of(weapons, locale), *names_of(shields, locale)))
            shield = other in shields
            data |= {"second": None if shield else other, "shield": other if shield else None}
        elif weapon and weapons[WeaponId(data["main"])].hands > 1:
            data |= {"second": None, "shield": None}
        return self._body(data | {"name": str(args.get("name") or "")})

    def read(self, text: str) -> tuple[str, str]:
        """A sheet from TOML."""
        return self._kept(self._catalogue.sheet_from_toml(text))

    def facts(self, body: str, locale: str) -> Mapping[str, Scalar]:
        """What the sheet says, words in *locale*; what it does not say is None."""
        sheet = self.sheet(body)
        catalogue = self._catalogue
        held = [catalogue.weapons[each].name for each in (sheet.main, sheet.second) if each is not None]
        protections = [(catalogue.armours[each].name, catalogue.armours[each].value) for each in sheet.armours]
        if sheet.shield is not None:
            shield = catalogue.shields[sheet.shield]
            protections.append((shield.name, shield.protection))
        return {
            "name": sheet.name,
            "pj": sheet.pj,
            "pv": sheet.pv,
            "pv_max": None if sheet.whole == sheet.pv else sheet.whole,
            "psy": sheet.psy,
            "psy_max": None if sheet.whole_psy == sheet.psy else sheet.whole_psy,
            **{each: getattr(sheet, each) for each in CHARACTERISTICS},
            "skills": _listed(self._skills(sheet, locale)),
            "bonus_dommages": _signed(sheet.bonus_dommages),
            "weapons": _listed(name.in_(locale) for name in held),
            "protections": _listed(f"{name.in_(locale)} {value}" for name, value in protections),
            "spells": _listed(
                f"{catalogue.spells[each].name.in_(locale)} {catalogue.spells[each].psy}" for each in sheet.spells
            ),
            "mount": sheet.mount,
        }

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

    def groups(self) -> Mapping[str, tuple[str, ...]]:
        """See `filling.GROUPS`."""
        return filling.GROUPS

    def blanks(self, group: str, body: str | None, locale: str) -> Sequence[Blank]:
        """The blanks of a group, or those from which a character is made."""
        return filling.blanks(self._catalogue, group, None if body is None else self.sheet(body), locale)

    def amend(self, body: str, said: Mapping[str, str], locale: str) -> tuple[str, str]:
        """The sheet with some of its fields as somebody typed them."""
        return self._kept(filling.amended(self._catalogue, self.sheet(body), said, locale))

    def offers(self, option: str, locale: str) -> Sequence[tuple[str, str]]:
        """Trades, weapons, what the other hand may hold, armours."""
        return filling.offers(self._catalogue, option, locale)

    def equip(self, body: str, args: Mapping[str, Scalar]) -> tuple[str, str]:
        """The sheet with other things in hand; `armour` is a list of all that is worn (PCT-DMG-003)."""
        only(args, "weapon", "left", "armour")
        locale = str(args.get("locale") or "fr")
        return self._kept(filling.equipped(self._catalogue, self.sheet(body), args, locale))

    def write(self, body: str) -> str:
        """The sheet as TOML."""
        return percentile_sheet_to_toml(self.sheet(body))

    def figures(self, before: str, after: str) -> Mapping[str, int]:
        """The figures of a fighter that differ between two sheets; hit points as those of somebody unhurt. A score that
        is not filled in any more is left alone."""
        old, new = (self._figures(self.sheet(each)) for each in (before, after))
        return {name: value for name, value in new.items() if old.get(name) != value}

    def _figures(self, sheet: PercentileSheet) -> dict[str, int]:
        scores = self._catalogue.scores(sheet)
        known = (*CHARACTERISTICS, *filling.SKILLS)
        return {
            "pv_max": sheet.whole,
            "psy_max": sheet.whole_psy,
            **{each: scores[each] for each in known if each in scores},
        }

    def belongings(self, before: str, after: str) -> Sequence[str]:
        """What else of a fighter would be another: arms, armours, spells, the damage bonus."""
        return following.differing(self.sheet(before), self.sheet(after), BELONGINGS)

    def worn(self, body: str, left: Mapping[str, Any]) -> tuple[str, str]:
        """The sheet with the hit points and the psy that are left (PCT-POS-013)."""
        sheet = self.sheet(body)
        pv = min(max(0, left["pv"]), sheet.whole)
        psy = min(max(0, left["psy"]), sheet.whole_psy)
        update = {
            "pv": pv,
            "pv_max": None if pv == sheet.whole else sheet.whole,
            "psy": psy,
            "psy_max": None if psy == sheet.whole_psy else sheet.whole_psy,
        }
        return self._kept(sheet.model_copy(update=update))

    def sheet(self, body: str) -> PercentileSheet:
        """The sheet that *body* holds, checked again: the catalogue may have changed since it was kept."""
        sheet = PercentileSheet.model_validate_json(body)
        self._catalogue.check(sheet)
        return sheet

    def _body(self, data: Mapping[str, Any]) -> tuple[str, str]:
        sheet = percentile_sheet_from_data(data)
        self._catalogue.check(sheet)
        return self._kept(sheet)

    def _kept(self, sheet: PercentileSheet) -> tuple[str, str]:
        return sheet.name, sheet.model_dump_json()

    def _skills(self, sheet: PercentileSheet, locale: str) -> Iterator[str]:
        """Each skill with its score, the highest first."""
        known = {str(ident): each.name.in_(locale) for ident, each in self._catalogue.skills.items()}
        for code, score in sorted(sheet.skills.items(), key=lambda each: (-each[1], each[0])):
            yield f"{known.get(code, code.replace('_', ' '))} {score}"


def _listed(items: Iterable[str]) -> str | None:
    return ", ".join(items) or None


def _signed(bonus: str) -> str | None:
    """A damage bonus as it is read: `+2`, `−1`, `+1d4`; nothing for none."""
    if bonus == "0":
        return None
    return bonus.replace("-", "−") if bonus.startswith("-") else f"+{bonus}"
