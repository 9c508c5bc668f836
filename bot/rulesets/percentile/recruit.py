"""From sheets and creatures to fighters: what an encounter uses is copied into it (PCT-SYS-002)."""

from __future__ import annotations

from dataclasses import replace

from bot.catalogue import BARE_HANDS, Build, PercentileCatalogue, PercentileSheet, SpellId, WeaponId, Words
from bot.catalogue.percentile import PercentileCreature
from bot.kernel.errors import Refused
from bot.rulesets.percentile.sheets import PercentileSheets
from bot.rulesets.percentile.state import Fighter, PercentileState, Protection, Shield, Spell, Weapon
from bot.rulesets.shared.joining import FOES
from bot.rulesets.shared.options import Args, number
from bot.rulesets.shared.recruiting import BookRecruiter

BATTALION = 21
"""The least people in a battalion (PCT-BAT-002)."""
MOST_SOLDIERS = 9_999
WEAKER = 4
"""In a battle an enemy has one of so many hit points (PCT-BAT-003)."""


class CatalogueRecruiter(BookRecruiter[Fighter]):
    """Makes fighters of what the catalogue holds."""

    stays = ("temperament", "hidden", "orders", "plan", "modifiers", "behind")

    def __init__(self, catalogue: PercentileCatalogue, sheets: PercentileSheets) -> None:
        super().__init__(catalogue, sheets)
        self._catalogue = catalogue

    def left(self, sheet: PercentileSheet) -> int:
        return sheet.hit_points

    def sides(self, state: PercentileState, side: str, count: int = 1) -> list[str]:
        """In the bear pit each has a side of his own (PCT-PIT-001)."""
        return _sides(state, side, count)

    def from_sheet(self, sheet: PercentileSheet, *, ident: str, name: str, player: int | None, side: str) -> Fighter:
        made = stationed(fighter(sheet, self._catalogue, ident=ident, name=name, side=side))
        return replace(
            made, pc=sheet.pc, player=player, origin=sheet.name, hit_points_max=sheet.whole, psy_max=sheet.whole_psy
        )

    def from_creature(
        self, state: PercentileState, creature: PercentileCreature, args: Args, *, ident: str, name: str, side: str
    ) -> Fighter:
        """`size` makes battalions of so many. In a battle the foes of the heroes have a quarter of their hit points
        (PCT-BAT-003). Raises `Refused`."""
        soldiers = _battalion(state, args, side)
        weaker = state.settings.variant == "battle" and side == FOES
        hit_points = max(1, creature.hit_points // WEAKER) if weaker else creature.hit_points
        made = fighter(creature, self._catalogue, ident=ident, name=name, side=side)
        return replace(
            stationed(made) if soldiers is None else made,
            temperament=creature.temperament,
            origin=creature.id,
            hit_points=hit_points,
            hit_points_max=hit_points,
            soldiers=soldiers,
            soldier_hit_points=0 if soldiers is None else hit_points,
        )


def stationed(who: Fighter) -> Fighter:
    """*who* where people of his kind stand unless they say otherwise: behind, if he shoots or has spells that hurt."""
    return replace(who, behind=who.main.ranged or any(each.dice is not None for each in who.spells))


def fighter(build: Build, catalogue: PercentileCatalogue, *, ident: str, name: str, side: str) -> Fighter:
    """Somebody with the figures and belongings of *build*, unhurt, for nobody yet to decide."""
    shield = None if build.shield is None else catalogue.shields[build.shield]
    return Fighter(
        id=ident,
        name=name,
        side=side,
        hit_points=build.hit_points,
        hit_points_max=build.hit_points,
        scores=catalogue.scores(build),
        bonus=build.damage_bonus,
        psy=build.psy,
        psy_max=build.psy,
        main=_weapon(catalogue, BARE_HANDS if build.main is None else build.main),
        second=None if build.second is None else _weapon(catalogue, build.second),
        carried=tuple(_weapon(catalogue, each) for each in build.carried),
        shield=None if shield is None else Shield(shield.parry_bonus, shield.protection),
        protections=tuple(
            Protection(each, catalogue.armours[each].value, catalogue.armours[each].natural) for each in build.armours
        ),
        spells=tuple(_spell(catalogue, each) for each in build.spells),
        plain=catalogue.plain(),
        mount=build.mount,
        mounted=build.mount is not None,
    )


def _weapon(catalogue: PercentileCatalogue, ident: WeaponId) -> Weapon:
    weapon = catalogue.weapons[ident]
    return Weapon(
        weapon=weapon.id,
        skill=weapon.skill,
        dice=weapon.dice,
        hands=weapon.hands,
        cutting=weapon.cutting,
        kind=weapon.kind,
        parries=weapon.stops_blows,
        percussive=weapon.strikes_twice,
        fumble_from=weapon.fumble_from,
        names=_names(weapon.name),
    )


def _spell(catalogue: PercentileCatalogue, ident: SpellId) -> Spell:
    spell = catalogue.spells[ident]
    return Spell(spell.id, spell.psy, spell.skill, spell.dice, spell.area, _names(spell.name))


def _names(words: Words) -> dict[str, str]:
    return {"fr": words.fr, "en": words.en}


def _battalion(state: PercentileState, args: Args, side: str) -> int | None:
    """How many people the battalion that *args* ask for has; None: single creatures are meant.

    Battalions are the enemies of the heroes in a battle, and of more than 20 people (PCT-BAT-001, -002).
    """
    if args.get("size") is None:
        return None
    size = number(args, "size")
    if state.settings.variant != "battle":
        raise Refused("percentile-no-battle")
    if side != FOES:
        raise Refused("percentile-battalion-side")
    if not BATTALION <= size <= MOST_SOLDIERS:
        raise Refused("percentile-battalion-size", least=BATTALION, most=MOST_SOLDIERS, size=size)
    return size


def _sides(state: PercentileState, side: str, count: int = 1) -> list[str]:
    """The sides of the next *count* who join: *side*, but in the bear pit each has one of its own (PCT-PIT-001)."""
    if state.settings.variant != "pit":
        return [side] * count
    taken = {each.side for each in state.fighters.values()}
    free = (f"pit-{at}" for at in range(1, len(taken) + count + 1))
    return [each for each in free if each not in taken][:count]
