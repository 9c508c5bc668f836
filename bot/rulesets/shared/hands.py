"""Sheets of people who hold something in each hand: a weapon in one, a second weapon or a shield in the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from pydantic import BaseModel

from bot.kernel.decisions import Scalar
from bot.kernel.ruleset import only
from bot.rulesets.shared.entries import found, names_of
from bot.rulesets.shared.sheets import BookSheets

M = TypeVar("M", bound=BaseModel)


class HandedSheets(BookSheets[M]):
    """Sheets whose fields `main`, `second` and `shield` name entries of `weapon` and `shield`.

    A game says how many hands a weapon takes (`hands`), which one may choose (`wieldable`) and what is worn when
    somebody names armour (`armoured`)."""

    def hands(self, weapon: str) -> int:
        """How many hands *weapon* takes, 0 for a part of the body."""
        taken: int = self.entries["weapon"][weapon].hands
        return taken

    def wieldable(self, weapon: str) -> bool:
        """Whether *weapon* may be chosen to be held."""
        return True

    def armoured(self, typed: str, locale: str) -> Mapping[str, Any]:
        """The fields of the sheet once *typed* is worn; an empty text: nothing is."""
        return {"armour": self.entry("armour", typed, locale) if typed else None}

    def equip(self, body: str, args: Mapping[str, Scalar]) -> tuple[str, str]:
        """The sheet with other things in hand; what no hand is left for is put away, unless it was asked for."""
        only(args, "weapon", "left", "armour")
        locale = str(args.get("locale") or "fr")
        data = self.held(self.plain(self.sheet(body)), args.get("weapon"), args.get("left"), locale)
        armour = args.get("armour")
        if armour is not None:
            data |= self.armoured(str(armour), locale)
        return self.kept(self.made(data))

    def held(self, data: Mapping[str, Any], weapon: Scalar, left: Scalar, locale: str) -> dict[str, Any]:
        """*data* with *weapon* in the main hand and *left* in the other; None: as it was, empty: nothing."""
        held = dict(data)
        if weapon is not None:
            held["main"] = self.entry("weapon", str(weapon), locale) if weapon else None
        if left is not None:
            held |= self._in_left(str(left), locale) if left else {"second": None, "shield": None}
        main = held.get("main")
        if main is not None and self.hands(main) > 1:
            if weapon and not left:
                held |= {"second": None, "shield": None}
            elif left and not weapon:
                held["main"] = None
        return held

    def _in_left(self, typed: str, locale: str) -> dict[str, str | None]:
        """What the other hand holds: a weapon or a shield."""
        weapons, shields = self.entries["weapon"], self.entries["shield"]
        other = found("left", typed, (*names_of(shields, locale), *names_of(weapons, locale)))
        return {"second": None, "shield": other} if other in shields else {"second": other, "shield": None}

    def offers(self, option: str, locale: str) -> Sequence[tuple[str, str]]:
        weapons = {str(ident): each for ident, each in self.entries["weapon"].items()}
        match option:
            case "left":
                one = [(each.name.in_(locale), ident) for ident, each in weapons.items() if self.hands(ident) == 1]
                return [*self.offers("shield", locale), *one]
            case "weapon":
                return [(each.name.in_(locale), ident) for ident, each in weapons.items() if self.wieldable(ident)]
            case _:
                return super().offers(option, locale)
