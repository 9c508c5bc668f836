"""Character sheets with typed figures: every part of the armour class, weapons by their names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from bot.catalogue.dnd35_typed import READY, WEAPONS, Dnd35TypedSheet
from bot.kernel.decisions import Scalar
from bot.kernel.ruleset import only
from bot.rulesets.dnd35.state import SIZES, Fighter
from bot.rulesets.shared.people import TEMPERAMENTS
from bot.rulesets.shared.sheets import BookSheets

GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "person": ("name", "size", "speed_m", "temperament"),
    "health": ("hit_points", "hit_points_max", "nonlethal", "fortitude"),
    "abilities": ("strength", "dexterity", "max_dexterity", "base_attack", "quickness"),
    "defence": ("armour", "shield", "natural", "deflection", "dodge"),
    "weapons": ("main", "second"),
}
BELONGINGS: Final[Mapping[str, str]] = {
    "size": "size",
    "speed_m": "speed",
    "max_dexterity": "max_dexterity",
    **dict.fromkeys(("main", "second"), "weapons"),
}
"""The fields of a sheet behind which stands more than a figure, and what they are of a fighter."""
CHOSEN: Final[Mapping[str, Sequence[str]]] = {"size": tuple(SIZES), "temperament": TEMPERAMENTS}


class Dnd35Sheets(BookSheets[Dnd35TypedSheet]):
    """See `bot.kernel.ruleset.Sheets`."""

    model = Dnd35TypedSheet
    fields = GROUPS
    required = ("name", "size", "speed_m", "hit_points", "strength", "dexterity", "base_attack")
    texts = ("name", "size", "temperament")
    named: ClassVar[Mapping[str, str]] = dict.fromkeys(("weapon", "main", "second"), "weapon")
    chosen: ClassVar[Mapping[str, str]] = {"size": "size", "temperament": "temperament"}
    new = ("name", "weapon")
    behind = tuple(BELONGINGS)
    worn_down = ("hit_points",)
    entries = {"weapon": WEAPONS}  # noqa: RUF012 – see `BookSheets`

    def characters(self) -> Iterable[Any]:
        return READY

    def of_words(self, args: Mapping[str, Scalar]) -> Mapping[str, Any]:
        named = {"name": str(args.get("name") or "")}
        weapon = args.get("weapon")
        return named | ({"main": self.entry("weapon", str(weapon), str(args.get("locale") or "fr"))} if weapon else {})

    def equip(self, body: str, args: Mapping[str, Scalar]) -> tuple[str, str]:
        """The sheet with another *weapon* in hand; empty: none."""
        only({name: value for name, value in args.items() if value != ""}, "weapon")
        data, weapon = self.plain(self.sheet(body)), args.get("weapon")
        if weapon is not None:
            data["main"] = self.entry("weapon", str(weapon), str(args.get("locale") or "fr")) if weapon else None
        return self.kept(self.made(data))

    def offers(self, option: str, locale: str) -> Sequence[tuple[str, str]]:
        return [(each, each) for each in CHOSEN[option]] if option in CHOSEN else super().offers(option, locale)

    def numbers(self, sheet: Dnd35TypedSheet) -> Mapping[str, int]:
        return {name: value for name, value in super().numbers(sheet).items() if name in Fighter.FIGURES}

    def facts(self, body: str, locale: str) -> Mapping[str, Scalar]:
        sheet = self.sheet(body)
        parts = sum((sheet.armour, sheet.shield, sheet.natural, sheet.deflection, sheet.dodge))
        quick, most = (sheet.dexterity - 10) // 2, sheet.max_dexterity
        arms = [WEAPONS[each].name.in_(locale) for each in (sheet.main, sheet.second) if each is not None]
        ac = 10 + parts + SIZES[sheet.size].modifier + (quick if most is None else min(quick, most))
        return {**self.plain(sheet), "ac": ac, "weapons": ", ".join(arms) or None}


__all__ = ["BELONGINGS", "GROUPS", "Dnd35Sheets"]
