"""From sheets and creatures to fighters: what an encounter uses is copied into it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bot.catalogue.dnd35_typed import WEAPONS, Dnd35TypedSheet
from bot.catalogue.models import Words
from bot.kernel.values import evolve
from bot.rulesets.dnd35.state import Fighter, Weapon
from bot.rulesets.shared.recruiting import BookRecruiter, Creature


def _creature(ident: str, french: str, english: str, **figures: str | int) -> Creature:
    sheet = Dnd35TypedSheet(name=english, **figures)  # type: ignore[arg-type]
    return Creature(id=ident, name=Words(fr=french, en=english), sheet=sheet)


class Bestiary:
    """Those whom the game master may add: three to begin with, with the figures of the reference rules."""

    creatures: ClassVar[Mapping[str, Creature]] = {
        each.id: each
        for each in (
            _creature(
                *("goblin", "gobelin", "goblin"),
                size="small",
                hit_points=5,
                fortitude=3,
                strength=11,
                dexterity=13,
                base_attack=1,
                armour=2,
                shield=1,
                main="mace",
            ),
            _creature(
                *("orc", "orque", "orc"),
                hit_points=5,
                fortitude=3,
                strength=17,
                dexterity=11,
                base_attack=1,
                armour=3,
                main="greataxe",
                second="shortbow",
            ),
            _creature(
                *("ogre", "ogre", "ogre"),
                size="large",
                hit_points=29,
                fortitude=6,
                strength=21,
                dexterity=8,
                base_attack=3,
                armour=3,
                natural=5,
                main="greataxe",
            ),
        )
    }


class Dnd35Recruiter(BookRecruiter[Fighter]):
    """Makes fighters of sheets and creatures."""

    def left(self, sheet: Dnd35TypedSheet) -> int:
        return sheet.hit_points

    def from_sheet(self, sheet: Dnd35TypedSheet, *, ident: str, name: str, player: int | None, side: str) -> Fighter:
        figures = {each: getattr(sheet, each) for each in Fighter.FIGURES if each in Dnd35TypedSheet.model_fields}
        whole = sheet.hit_points if sheet.hit_points_max is None else sheet.hit_points_max
        made = Fighter(
            ident,
            name,
            side,
            player=player,
            origin=sheet.name,
            temperament=sheet.temperament,
            size=sheet.size,
            speed=sheet.speed_m * 100,
        )
        most = 99 if sheet.max_dexterity is None else sheet.max_dexterity
        return evolve(
            made,
            **{
                **figures,
                "temperament": sheet.temperament,
                "hit_points_max": whole,
                "max_dexterity": most,
                "weapons": _arms(sheet),
            },
        )


def _arms(sheet: Dnd35TypedSheet) -> tuple[Weapon, ...]:
    found = [WEAPONS[each] for each in dict.fromkeys((sheet.main, sheet.second)) if each is not None]
    return tuple(
        Weapon(each.id, each.dice, each.critical, each.multiplier, each.increment, each.hands, each.reach)
        for each in found
    )


__all__ = ["Bestiary", "Dnd35Recruiter"]
