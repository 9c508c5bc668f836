"""From sheets and creatures to fighters: what an encounter uses is copied into it."""

from __future__ import annotations

from typing import Any, Final

from bot.catalogue.dnd5 import UNARMED, Dnd5Catalogue
from bot.catalogue.dnd5_creatures import Charge as CatalogueCharge
from bot.catalogue.dnd5_creatures import Dnd5Attack, Dnd5Creature, Innate, Rider
from bot.catalogue.dnd5_entries import Dnd5Weapon
from bot.catalogue.dnd5_sheet import Dnd5Sheet
from bot.catalogue.dnd5_spells import Dnd5Spell
from bot.catalogue.dnd5_spells import Mended as GivenBack
from bot.catalogue.dnd5_terms import SKILLS, centimetres
from bot.catalogue.dnd5_terms import Hurt as Damage
from bot.catalogue.ids import WeaponId
from bot.kernel.values import evolve
from bot.rulesets.d20.steeds import Stable
from bot.rulesets.dnd5.state import ABILITIES, Charge, Extra, Fighter, Held, Hurt, Mended, Spell, State, Weapon, bears
from bot.rulesets.dnd5.state.spells import Property
from bot.rulesets.shared.options import Args
from bot.rulesets.shared.recruiting import Reads

PROPERTIES: Final[tuple[Property, ...]] = (
    "finesse",
    "light",
    "heavy",
    "reach",
    "thrown",
    "two_handed",
    "loading",
)


class Dnd5Recruiter(Stable[Fighter]):
    """Makes fighters of what the catalogue holds."""

    stays = (*Stable.stays, "rides", "reins", "astride", "cell")
    link = "rides"

    def __init__(self, catalogue: Dnd5Catalogue, sheets: Reads) -> None:
        super().__init__(catalogue, sheets)
        self._catalogue = catalogue

    def left(self, sheet: Dnd5Sheet) -> int:
        return sheet.hit_points

    def from_sheet(self, sheet: Dnd5Sheet, *, ident: str, name: str, player: int | None, side: str) -> Fighter:
        catalogue = self._catalogue
        slots = {str(at): left for at, left in enumerate(sheet.slots, start=1) if left}
        return Fighter(
            ident,
            name,
            side,
            player=player,
            origin=sheet.name,
            temperament=sheet.temperament if player is None else None,
            nature=sheet.temperament,
            abilities={str(each): score for each, score in sheet.scores.items()},
            proficiency=sheet.proficiency_bonus,
            saves={str(each): sheet.save(each) for each in sheet.saves},
            skills={str(each): sheet.skill(each) for each in SKILLS if each in (*sheet.skills, *sheet.expertise)},
            level=sheet.level,
            ac=catalogue.armour_class(sheet),
            hit_points=sheet.hit_points,
            hit_points_max=sheet.whole,
            temporary=sheet.temporary,
            speeds=_speeds(walk=catalogue.walk_m(sheet), fly=sheet.fly_m, swim=sheet.swim_m, climb=sheet.climb_m),
            blindsight=centimetres(sheet.blindsight_m),
            size=sheet.size,
            weapons=self._held(sheet),
            shield=sheet.shield is not None,
            proficient=tuple(map(str, sheet.proficient)),
            attacks=sheet.attacks,
            features=(*_features(sheet.sneak, sheet.bonus_actions), *(("darkvision",) if sheet.darkvision_m else ())),
            spells=tuple(spell_of(catalogue.spells[each], sheet.level) for each in sheet.spells),
            spell_ability=sheet.casting or "",
            spell_dc=sheet.spell_dc if sheet.casting else 0,
            spell_attack=sheet.spell_attack if sheet.casting else 0,
            slots=slots,
            wards={"resistant": tuple(map(str, sheet.resistances))} if sheet.resistances else {},
            mortal=not sheet.pc,
            armoured=sheet.armour is not None,
        )

    def carries(self, mount: Fighter, who: Fighter) -> bool:
        """Whether it is large enough, and built for it (DN5-MNT-001)."""
        return bears(mount, who)

    def from_creature(
        self, state: State, creature: Dnd5Creature, args: Args, *, ident: str, name: str, side: str
    ) -> Fighter:
        casting = creature.casting
        wards: dict[str, tuple[str, ...]] = {
            "resistant": (*creature.resistances, *_ordinary(creature.resists_ordinary)),
            "vulnerable": creature.vulnerabilities,
            "immune": (*creature.immunities, *_ordinary(creature.immune_ordinary)),
        }
        return Fighter(
            ident,
            name,
            side,
            origin=creature.id,
            temperament=creature.temperament,
            abilities={each: getattr(creature.abilities, each) for each in ABILITIES},
            proficiency=creature.proficiency,
            saves={str(each): value for each, value in creature.saves.items()},
            skills={str(each): value for each, value in creature.skills.items()},
            ac=creature.ac,
            hit_points=creature.hit_points,
            hit_points_max=creature.hit_points,
            speeds=_speeds(walk=creature.walk_m, fly=creature.fly_m, swim=creature.swim_m, climb=creature.climb_m),
            hovers=creature.hover,
            blindsight=centimetres(creature.blindsight_m),
            truesight=centimetres(creature.truesight_m),
            size=creature.size,
            weapons=tuple(self._attack(each) for each in creature.attacks),
            attacks=max((sum(each.values()) for each in creature.multiattack), default=1),
            features=(*_features(creature.sneak, creature.bonus_actions), *creature.traits, *_senses(creature)),
            charge=self._charge(creature.charge),
            parry=creature.parry,
            regenerates=creature.regenerates,
            unless=creature.unless,
            spells=self._castable(creature),
            being=creature.type,
            spell_ability=casting.ability if casting is not None else "",
            spell_dc=casting.dc if casting is not None else 0,
            spell_attack=casting.attack if casting is not None else 0,
            slots={} if casting is None else {str(at): left for at, left in enumerate(casting.slots, 1) if left},
            wards={name: found for name, found in wards.items() if found},
            immune_to=tuple(map(str, creature.condition_immunities)),
            trained=creature.trained,
            rideable=creature.rideable,
            intelligent=creature.intelligent,
            mortal=not creature.death_saves,
        )

    # ---- weapons

    def _held(self, sheet: Dnd5Sheet) -> tuple[Weapon, ...]:
        """What the character has: in his hands, and by him. A weapon of two hands, or a versatile one with nothing in
        the other, is held in both."""
        found: list[Weapon] = []
        if sheet.main is not None:
            arm = self._catalogue.weapons[sheet.main]
            free = sheet.second is None and sheet.shield is None
            both = arm.two_handed or (arm.versatile is not None and free)
            found.append(self._weapon(sheet, sheet.main, "both" if both else "main"))
        if sheet.second is not None:
            found.append(self._weapon(sheet, sheet.second, "off"))
        found += [self._weapon(sheet, each, "carried") for each in sheet.carried]
        return (*found, self._weapon(sheet, UNARMED, "natural"))

    def _weapon(self, sheet: Dnd5Sheet, ident: WeaponId, held: Held) -> Weapon:
        weapon = self._catalogue.weapons[ident]
        return evolve(weapon_of(weapon), held=held, proficient=self._catalogue.is_proficient(sheet, ident))

    def _attack(self, attack: Dnd5Attack) -> Weapon:
        """An attack of a profile, with the profile's own modifiers (DN5-ATK-004)."""
        weapon = weapon_of(self._catalogue.weapons[attack.weapon])
        first: Damage | None = attack.damage[0] if attack.damage else None
        return evolve(
            weapon,
            kind="ranged" if attack.kind == "ranged" else "melee",
            to_hit=attack.bonus,
            dice="" if first is None else first.dice or "",
            damage=0 if first is None else first.plus,
            type=weapon.type if first is None else first.type,
            versatile="",
            properties=tuple(each for each in weapon.properties if each != "thrown")
            + (("thrown",) if attack.kind == "either" else ()),
            reach=0 if attack.kind == "ranged" else centimetres(attack.reach_m),
            near=0 if attack.range_m is None else centimetres(attack.range_m),
            far=0 if attack.long_m is None else centimetres(attack.long_m),
            extra=tuple(Extra(each.dice, each.type) for each in attack.damage[1:] if each.dice is not None),
            held="natural",
            rider=None if attack.rider is None else rider_of(attack.rider, self._catalogue.weapons[attack.weapon]),
        )

    def _charge(self, charge: CatalogueCharge | None) -> Charge | None:
        if charge is None:
            return None
        rider = None if charge.rider is None else rider_of(charge.rider, self._catalogue.weapons[charge.weapon])
        extra = tuple(Extra(each.dice, each.type) for each in charge.damage if each.dice is not None)
        return Charge(charge.weapon, centimetres(charge.run_m), extra, rider)

    def _castable(self, creature: Dnd5Creature) -> tuple[Spell, ...]:
        """What it casts, and what it does like a spell. Who has slots of a level casts like a character who does."""
        known = self._catalogue.spells
        level = 1 if creature.casting is None else max(1, 2 * len(creature.casting.slots) - 1)
        cast = tuple(spell_of(known[each], level) for each in creature.spells)
        return (*cast, *(spell_of(known[each.spell], level, innate=each) for each in creature.innate))


def weapon_of(weapon: Dnd5Weapon) -> Weapon:
    """A line of the weapon table, in nobody's hand."""
    properties: list[Property] = [each for each in PROPERTIES if getattr(weapon, each)]
    properties += ["versatile"] if weapon.versatile is not None else []
    properties += ["ammunition"] if weapon.ammunition is not None else []
    return Weapon(
        weapon=weapon.id,
        kind=weapon.kind,
        dice="" if weapon.damage is None else weapon.damage.dice or "",
        type="bludgeoning" if weapon.damage is None else weapon.damage.type,
        properties=tuple(properties),
        versatile=weapon.versatile or "",
        reach=0 if weapon.kind == "ranged" else centimetres(weapon.reach_m),
        near=0 if weapon.range_m is None else centimetres(weapon.range_m),
        far=0 if weapon.long_m is None else centimetres(weapon.long_m),
        wet=weapon.under_water,
        category=weapon.category,
        like=weapon.id,
        names={"fr": weapon.name.fr, "en": weapon.name.en},
    )


def spell_of(spell: Dnd5Spell, level: int, *, innate: Innate | None = None) -> Spell:
    """A spell of the catalogue, as a caster of *level* casts it; *innate*: as a creature's profile has it."""
    times = spell.times(level)
    beams = spell.each and spell.attack is not None and spell.grows
    harm = innate.damage if innate is not None and innate.damage else spell.damage
    area = spell.area
    return Spell(
        spell=spell.id,
        level=spell.level,
        casting="long" if spell.casting == "minutes" else spell.casting,
        trigger=spell.trigger or "",
        attack=spell.attack or "",
        save=spell.save or "",
        half=spell.half,
        damage=tuple(_hurt(each, 1 if beams else times) for each in harm),
        modified=spell.modified,
        heals=_mended(spell.heals),
        shields=_mended(spell.shields),
        per_slot=spell.per_slot or "",
        every=spell.every,
        targets=times if beams else spell.targets,
        targets_per_slot=spell.targets_per_slot,
        each=spell.each,
        range=150 if spell.touch else centimetres(spell.range_m),
        touch=spell.touch,
        area="" if area is None else area.shape,
        size=0 if area is None else centimetres(area.size_m),
        from_self=area is not None and area.from_self,
        concentration=spell.concentration,
        rounds=spell.rounds,
        condition="aloft" if spell.flies_m else spell.condition or "",
        repeats=spell.repeats,
        only=spell.only or "",
        adds=spell.adds or "",
        takes=spell.takes or "",
        hurts_more=spell.hurts_more or "",
        hurts_type=spell.hurts_type,
        ac=spell.ac,
        ac_base=spell.ac_base or 0,
        pool=spell.pool or "",
        pool_per_slot=spell.pool_per_slot or "",
        push=centimetres(spell.push_m),
        slow=centimetres(spell.slow_m),
        teleport=centimetres(spell.teleport_m),
        again=centimetres(spell.again_m),
        difficult=spell.difficult,
        there=spell.there,
        counters=spell.counters,
        gives_advantage=spell.gives_advantage,
        blurs=spell.blurs,
        marks=spell.marks,
        hampers=spell.hampers,
        stops_reactions=spell.stops_reactions,
        stops_healing=spell.stops_healing,
        stabilises=spell.stabilises,
        revives=spell.revives,
        breaks=spell.breaks,
        uncovered=spell.uncovered,
        softens=spell.softens,
        innate=spell.innate or innate is not None,
        dc=0 if innate is None else innate.dc or 0,
        recharge=0 if innate is None else innate.recharge or 0,
        uses=0 if innate is None else innate.uses or 0,
        names={"fr": spell.name.fr, "en": spell.name.en},
    )


def rider_of(rider: Rider, weapon: Dnd5Weapon) -> Spell:
    """What a hit with *weapon* does besides: like a spell that only works."""
    return Spell(
        spell=weapon.id,
        save=rider.ability or "",
        half=rider.half,
        damage=tuple(_hurt(each, 1) for each in rider.damage),
        condition=rider.condition or "",
        rounds=rider.rounds or 0,
        repeats=rider.repeats,
        largest=rider.largest or "",
        push=centimetres(rider.push_m),
        innate=True,
        dc=rider.dc or rider.escape or 0,
        names={"fr": weapon.name.fr, "en": weapon.name.en},
    )


def _hurt(hurt: Damage, times: int) -> Hurt:
    return Hurt("" if hurt.dice is None else _times(hurt.dice, times), hurt.type, hurt.plus)


def _mended(given: GivenBack | None) -> Mended | None:
    return None if given is None else Mended(given.dice or "", given.plus, given.modified)


def _times(dice: str, times: int) -> str:
    """*dice* so many times.

    >>> _times("1d10", 2)
    '2d10'
    """
    number, _, sides = dice.partition("d")
    return f"{int(number or 1) * times}d{sides}"


def _speeds(**metres: float) -> dict[str, int]:
    return {mode: centimetres(each) for mode, each in metres.items() if each}


def _features(sneak: int, bonus: tuple[str, ...]) -> tuple[str, ...]:
    """What the chapters know abilities by: `sneak_attack:2` dice, `bonus:dash`."""
    found = (f"sneak_attack:{sneak}",) if sneak else ()
    return (*found, *(f"bonus:{each}" for each in bonus))


def _senses(creature: Dnd5Creature) -> tuple[str, ...]:
    """What only the game master has a use for."""
    found = {
        "darkvision": creature.darkvision_m,
        "tremorsense": creature.tremorsense_m,
        "burrow": creature.burrow_m,
    }
    return tuple(name for name, metres in found.items() if metres)


def _ordinary(types: tuple[Any, ...]) -> tuple[str, ...]:
    """Wards against what is not magical, by type."""
    return tuple(f"nonmagical:{each}" for each in types)
