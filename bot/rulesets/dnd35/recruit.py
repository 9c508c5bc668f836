"""From sheets and creatures to fighters: what an encounter uses is copied into it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.catalogue.dnd5_terms import centimetres
from bot.catalogue.dnd35 import UNARMED, Dnd35Catalogue
from bot.catalogue.dnd35_creatures import Dnd35Attack, Dnd35Creature, Rider35
from bot.catalogue.dnd35_entries import Dnd35Weapon
from bot.catalogue.dnd35_sheet import Dnd35Sheet
from bot.catalogue.dnd35_spells import Dnd35Spell
from bot.catalogue.dnd35_terms import Harm, Size35, dice_for
from bot.catalogue.ids import ArmourId, SpellId, WeaponId
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.d20.steeds import Stable
from bot.rulesets.dnd35.base.budget import points_for
from bot.rulesets.dnd35.base.saddles import large_enough
from bot.rulesets.dnd35.state import Extra, Fighter, Held, Rider, Spell, State, Thing, Ward, Weapon
from bot.rulesets.shared.options import Args
from bot.rulesets.shared.recruiting import Reads

BORNE: Mapping[int, str] = {1: "light_wooden_shield", 2: "heavy_wooden_shield"}
"""The shields of creatures, of whose profiles only what they add is known."""
MOST_BREWED = 3
"""The highest level of a spell that a potion holds."""
KEEN = 2
"""What Weapon Specialization adds to damage."""


class Dnd35Recruiter(Stable[Fighter]):
    """Makes fighters of what the catalogue holds."""

    stays = (*Stable.stays, "mount", "astride", "cell", "war_saddle")
    link = "mount"

    def __init__(self, catalogue: Dnd35Catalogue, sheets: Reads) -> None:
        super().__init__(catalogue, sheets)
        self._catalogue = catalogue

    def left(self, sheet: Dnd35Sheet) -> int:
        # Whoever is at 0 is disabled, and still acts a little (D35-HPS-001).
        return sheet.hit_points + 1

    def from_sheet(self, sheet: Dnd35Sheet, *, ident: str, name: str, player: int | None, side: str) -> Fighter:
        catalogue = self._catalogue
        parts = catalogue.armour_class(sheet)
        worn = [catalogue.armours[each] for each in (sheet.armour, sheet.shield) if each is not None]
        limits = [each.max_dex for each in worn if each.max_dex is not None]
        return Fighter(
            ident,
            name,
            side,
            player=player,
            origin=sheet.name,
            temperament=sheet.temperament if player is None else None,
            nature=sheet.temperament,
            level=sheet.level,
            size=sheet.size,
            speed=max(catalogue.speed(sheet), centimetres(sheet.fly_m)),
            run=min((each.run for each in worn), default=4),
            hit_points=sheet.hit_points,
            hit_points_max=sheet.whole,
            nonlethal=sheet.nonlethal,
            strength=sheet.strength,
            dexterity=sheet.dexterity,
            constitution=sheet.constitution,
            intelligence=sheet.intelligence,
            wisdom=sheet.wisdom,
            charisma=sheet.charisma,
            base_attack=catalogue.base_attack(sheet),
            armour=parts.armour,
            shield=parts.shield,
            natural=parts.natural,
            deflection=parts.deflection,
            dodge=parts.dodge,
            other=parts.other,
            max_dexterity=min(limits, default=99),
            fortitude=catalogue.save(sheet, "fortitude"),
            reflex=catalogue.save(sheet, "reflex"),
            will=catalogue.save(sheet, "will"),
            quickness=sheet.initiative_bonus - sheet.modifier("dexterity"),
            skills={str(each): bonus for each, bonus in sheet.skills.items()},
            feats=tuple(map(str, sheet.feats)),
            sneak=sheet.sneak,
            darkvision=centimetres(sheet.darkvision_m),
            turning=sheet.turning,
            turns=sheet.turns,
            channels=sheet.channels,
            weapons=self._held(sheet),
            spells=self._spells(
                sheet.spells, "" if sheet.class_ is None else str(sheet.class_), sheet.caster_level or sheet.level
            ),
            slots=sheet.slots if sheet.spells else None,
            casts=sheet.casting or "",
            caster=sheet.caster_level or sheet.level,
            buckler=self._shield(sheet.shield, sheet.size),
        )

    def carries(self, mount: Fighter, who: Fighter) -> bool:
        """Whether it is large enough (D35-MNT-002, -012)."""
        return large_enough(mount, who)

    def from_creature(
        self, state: State, creature: Dnd35Creature, args: Args, *, ident: str, name: str, side: str
    ) -> Fighter:
        dexterity = creature.abilities.modifier("dexterity")
        return Fighter(
            ident,
            name,
            side,
            origin=creature.id,
            temperament=creature.temperament,
            level=max(1, creature.levels),
            size=creature.size,
            # On this ground nobody is above it: who flies goes as fast as it flies.
            speed=centimetres(max(creature.walk_m, creature.fly_m, creature.swim_m if not creature.walk_m else 0)),
            run=4,
            hit_points=creature.hit_points,
            hit_points_max=creature.hit_points,
            strength=creature.abilities.strength,
            dexterity=creature.abilities.dexterity,
            constitution=creature.abilities.constitution,
            intelligence=creature.abilities.intelligence,
            wisdom=creature.abilities.wisdom,
            charisma=creature.abilities.charisma,
            base_attack=creature.base_attack,
            armour=creature.armour,
            shield=creature.shield,
            natural=creature.natural,
            deflection=creature.deflection,
            dodge=creature.dodge,
            max_dexterity=creature.dexterity_ac if creature.dexterity_ac < dexterity else 99,
            fortitude=creature.fortitude,
            reflex=creature.reflex,
            will=creature.will,
            quickness=creature.initiative - dexterity,
            skills={str(each): bonus for each, bonus in creature.skills.items()},
            feats=tuple(map(str, creature.feats)),
            features=tuple(map(str, creature.traits)),
            being=creature.type,
            darkvision=centimetres(creature.darkvision_m),
            legs=creature.legs,
            rideable=creature.rideable,
            trained=creature.trained,
            arm_length=creature.reach,
            sneak=creature.sneak,
            wards=tuple(Ward(each.amount, tuple(each.unless)) for each in creature.dr),
            resists={str(each): points for each, points in creature.resists.items()},
            immune=tuple(map(str, creature.immunities)),
            vulnerable=tuple(map(str, creature.vulnerabilities)),
            regenerates=creature.regenerates,
            unless=tuple(map(str, creature.unless)),
            defiant=creature.turning,
            weapons=_in_hand(
                tuple(self._attack(each, creature.size) for each in creature.attacks), bool(creature.shield)
            ),
            buckler=self._shield(BORNE.get(creature.shield), creature.size),
            spells=self._spells(creature.spells, level=max(1, creature.levels)),
            # What a creature does like a spell goes by its presence.
            casts="charisma" if creature.spells else "",
            caster=max(1, creature.levels),
            resistance=creature.spell_resistance,
            blows=_moments(creature),
            oddities=tuple(unplayed(creature)),
        )

    def _spells(self, names: Iterable[SpellId], class_: str = "", level: int = 1) -> tuple[Spell, ...]:
        """The spells of those names, as somebody of *class_* casts them who is of that *level*."""
        return tuple(spell_of(self._catalogue.spells[each], level, class_) for each in names)

    def potion(self, name: str) -> Spell:
        """A potion of that spell, as somebody of the lowest level brews it who can cast it. Raises `Refused`
        (`dnd35-no-potion`) for what no potion holds: spells above level 3, and those that are for no single person."""
        entry = self._catalogue.spells.get(SpellId(name))
        brewed = None if entry is None else spell_of(entry, max(1, 2 * entry.lowest - 1))
        if brewed is None or brewed.level > MOST_BREWED or brewed.area or brewed.harms or brewed.reach == "far":
            raise Refused("dnd35-no-potion", value=name[:40])
        return brewed

    def potions(self, locale: str) -> list[tuple[str, str]]:
        """(name, id) of the spells of which there are potions."""
        found = []
        for each in self._catalogue.spells.values():
            try:
                self.potion(str(each.id))
            except Refused:
                continue
            found.append((each.name.in_(locale), str(each.id)))
        return found

    # ---- weapons

    def _held(self, sheet: Dnd35Sheet) -> tuple[Weapon, ...]:
        """What the character has: in his hands, by him, and his bare hands where they are weapons. A weapon of two
        hands, or one that is not light with nothing in the other, is held in both."""
        found: list[Weapon] = []
        if sheet.main is not None:
            arm = self._catalogue.weapons[sheet.main]
            free = sheet.second is None and sheet.shield is None
            both = arm.hands == 2 or (
                arm.hands == 1 and free and arm.kind == "melee" and not (arm.light or arm.finesse)
            )
            found.append(self._weapon(sheet, sheet.main, "both" if both else "main"))
        if sheet.second is not None:
            found.append(self._weapon(sheet, sheet.second, "off"))
        had = {sheet.main, sheet.second}
        found += [self._weapon(sheet, each, "carried") for each in dict.fromkeys(sheet.carried) if each not in had]
        return (*found, self._weapon(sheet, UNARMED, "natural"))

    def _weapon(self, sheet: Dnd35Sheet, ident: WeaponId, held: Held) -> Weapon:
        entry = self._catalogue.weapons[ident]
        shield = 0 if sheet.shield is None else self._catalogue.armours[sheet.shield].attack_penalty
        trained = self._catalogue.is_proficient(sheet, ident)
        made = weapon_of(entry, sheet.size)
        bare = entry.category == "unarmed"
        return evolve(
            made,
            held=held,
            hands={"both": 2, "natural": 0}.get(held, entry.hands),
            single=entry.hands == 1,
            dice=sheet.unarmed if bare and sheet.unarmed else made.dice,
            lethal=("improved_unarmed_strike" in sheet.feats) if bare else made.lethal,
            critical=21 - 2 * (21 - made.critical) if ident in sheet.improved else made.critical,
            magic=sheet.plus.get(ident, 0),
            adept=(ident in sheet.focus) + shield,
            keen=KEEN if ident in sheet.specialised else 0,
            proficient=trained,
        )

    def _shield(self, ident: str | None, size: Size35) -> Thing | None:
        """The shield of somebody of that *size*, as a thing that can be broken."""
        shield = None if ident is None else self._catalogue.armours.get(ArmourId(ident))
        if shield is None:
            return None
        return Thing(shield.id, size, "secured", shield.hardness, points_for(shield.hit_points, size))

    def _attack(self, attack: Dnd35Attack, size: Size35) -> Weapon:
        """An attack of a profile, with the profile's own modifiers."""
        entry = self._catalogue.weapons[attack.weapon]
        made = evolve(weapon_of(entry, "medium"), points=points_for(entry.hit_points, size))
        first: Any = attack.damage[0] if attack.damage else None
        increment = made.increment if attack.increment_m is None else centimetres(attack.increment_m)
        return evolve(
            made,
            kind="ranged" if attack.kind == "ranged" else "melee",
            dice="" if first is None or first.dice is None else first.dice,
            plus=0 if first is None else first.plus,
            types=made.types if first is None else _types(first.type, made),
            extra=(
                *(() if first is None or _types(first.type, made) else (Extra("", first.type),)),
                *(Extra(each.dice or "", each.type, each.plus) for each in attack.damage[1:]),
            ),
            to_hit=attack.to_hit,
            critical=made.critical if attack.critical is None else attack.critical,
            multiplier=made.multiplier if attack.multiplier is None else attack.multiplier,
            increment=0 if attack.kind == "melee" else increment,
            thrown=attack.kind == "either" or (attack.kind == "ranged" and entry.thrown),
            number=attack.number,
            primary=attack.primary,
            touch=attack.touch,
            rider=None if attack.rider is None else rider_of(attack.rider),
        )


def weapon_of(weapon: Dnd35Weapon, size: Size35) -> Weapon:
    """A line of the weapon table, made for somebody of *size*."""
    natural = weapon.category in ("natural", "unarmed")
    return Weapon(
        weapon=weapon.id,
        dice="" if weapon.damage is None else dice_for(weapon.damage, size),
        critical=weapon.critical,
        multiplier=weapon.multiplier,
        increment=weapon.increment,
        increments=weapon.increments or 10,
        hands=weapon.hands,
        reach=weapon.reach,
        lethal=weapon.lethal,
        kind=weapon.kind,
        types=weapon.types,
        held="natural" if natural else "carried",
        thrown=weapon.thrown,
        near=weapon.near,
        threatens=weapon.threatens,
        light=weapon.light,
        finesse=weapon.finesse,
        mighty=weapon.mighty,
        trip=weapon.trip,
        disarm=weapon.disarm,
        brace=weapon.brace,
        charge=weapon.charge,
        double=weapon.double,
        reload=weapon.reload,
        hardness=weapon.hardness,
        points=points_for(weapon.hit_points, size),
        names={"fr": weapon.name.fr, "en": weapon.name.en},
    )


def spell_of(spell: Dnd35Spell, level: int, class_: str = "") -> Spell:
    """A spell of the catalogue, as a caster of *level* casts it, who has it as *class_* does; else at its lowest."""
    damage, plus = ("", 0) if spell.damage is None else spell.damage.at(level)
    heals, mended = ("", 0) if spell.heals is None else spell.heals.at(level)
    rays = spell.rays_at(level)
    area = spell.area
    own = {**spell.levels}.get(class_, spell.lowest)  # type: ignore[call-overload]
    return Spell(
        spell=str(spell.id),
        level=own,
        casting=spell.casting,
        components=tuple(spell.components),
        reach=spell.reach if spell.reach in ("self", "touch") else "far",
        range=spell.range_at(level),
        attack=spell.attack or "",
        save=spell.save or "",
        half=spell.saved == "half",
        resisted=spell.resisted,
        damage=damage,
        heals=heals,
        cures=spell.heals is not None,
        plus=plus + mended,
        type=spell.type or "",
        # What is neither aimed nor resisted, and harms, flies of itself.
        missiles=rays if spell.attack == "ranged" or (spell.damage is not None and not spell.save and not area) else 0,
        area="" if area is None else area.shape,
        size=0 if area is None else centimetres(area.size_m),
        from_self=area is not None and area.from_self,
        spreads=spell.spreads,
        allies=spell.allies,
        foes=spell.foes,
        rounds=spell.rounds + spell.rounds_per_level * level,
        condition=spell.condition or "",
        repeats=spell.repeats,
        pool=spell.pool,
        only=spell.only or "",
        mind=spell.mind,
        armour=spell.armour,
        shield=spell.shield,
        deflection=spell.deflection,
        hits=spell.hits,
        saves=spell.saves,
        kind=spell.kind or "",
        once=spell.once,
        raises={str(ability): points for ability, points in spell.raises.items()},
        concealed=spell.concealed,
        hurts_undead=spell.hurts_undead,
        stops_missiles=spell.stops_missiles,
        falls_softly=spell.falls_softly,
        notes=spell.targets > 1 or spell.casting == "minutes",
    )


def rider_of(rider: Rider35) -> Rider:
    """What a hit of a profile does besides."""
    return Rider(
        save=rider.save or "",
        dc=rider.dc or 0,
        condition=rider.condition or "",
        rounds=rider.rounds or "",
        plus=rider.plus,
        escape=rider.escape,
        burst=rider.burst,
        drains={str(ability): dice for ability, dice in rider.drains.items()},
        levels=rider.levels,
        noted=rider.about is not None,
    )


def _moments(creature: Dnd35Creature) -> tuple[Weapon, ...]:
    """What a creature does in some moments alone: squeezing, rending, a rush."""
    given: dict[str, Harm | None] = {"constrict": creature.constricts, "rend": creature.rends, "rush": creature.charges}
    return tuple(
        Weapon(
            name,
            dice=harm.dice or "",
            plus=harm.plus,
            types=(harm.type,),
            held="natural",
        )
        for name, harm in given.items()
        if harm is not None
    )


PLAYED: frozenset[str] = frozenset(
    {"grab", "incorporeal", "pounce", "powerful_charge", "single_actions", "stable", "trip"}
)
"""The traits of creatures that these rules play."""


PLAYED_FEATS: frozenset[str] = frozenset(
    {
        *("combat_casting", "combat_reflexes", "dodge", "extra_turning", "great_fortitude", "improved_bull_rush"),
        *("improved_critical", "improved_disarm", "improved_feint", "improved_grapple", "improved_initiative"),
        *("improved_overrun", "improved_sunder", "improved_trip", "improved_turning", "improved_unarmed_strike"),
        *("iron_will", "lightning_reflexes", "mobility", "point_blank_shot", "precise_shot", "quick_draw"),
        *("rapid_reload", "toughness", "two_weapon_fighting", "weapon_finesse", "weapon_focus"),
        "weapon_specialization",
    }
)
"""The feats that these rules play: no others stand on ready characters, on creatures, or in what classes propose."""


def unplayed(creature: Dnd35Creature) -> Iterable[str]:
    """What of a profile is the game master's to play, by its code: traits, claws that rake, all that it says in
    words."""
    yield from (each for each in map(str, creature.traits) if each not in PLAYED)
    if creature.rakes is not None:
        yield "rakes"
    if creature.about is not None:
        yield "about"


def _types(type_: str, weapon: Weapon) -> tuple[Any, ...]:
    """The types of an attack's damage: all those of the weapon of which it is one; none of what is no blow."""
    if type_ in weapon.types:
        return weapon.types
    return (type_,) if type_ in ("bludgeoning", "piercing", "slashing") else ()


def _in_hand(found: tuple[Weapon, ...], shield: bool) -> tuple[Weapon, ...]:
    """What a creature has in its hands of what its profile names: the first weapon, and what is left of two hands; the
    others are by it. What is a part of it stays so."""
    left, made = 2 - shield, []
    for each in found:
        if each.held == "natural":
            made.append(each)
        elif each.hands <= left and not any(other.held in ("main", "both") for other in made):
            made.append(evolve(each, held="both" if each.hands == 2 else "main"))
            left -= each.hands
        else:
            made.append(evolve(each, held="carried"))
    return tuple(made)
