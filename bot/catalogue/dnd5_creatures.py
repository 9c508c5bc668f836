"""Creatures of the fifth edition's reference rules, as their profiles print them (`data/dnd5/creatures.toml`).

Distances are metres (`dnd5_terms`), damage and points are hit points, dice are written `1d8`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, model_validator

from bot.catalogue.dnd5_terms import (
    SKILLS,
    Abilities,
    Ability,
    BonusAction,
    Casting,
    Condition,
    CreatureType,
    DamageType,
    Hurt,
    Metres,
    Plain,
    Role,
    SizeCategory,
    Skill,
    average,
)
from bot.catalogue.ids import CreatureId, SpellId, WeaponId
from bot.catalogue.models import DiceText, Named, Words
from bot.catalogue.sheet import Temperament
from bot.fields import Whole, between, sized

Difficulty: TypeAlias = Annotated[Whole, between(1, 30)]
Trait: TypeAlias = Literal[
    "aggressive",
    "amphibious",
    "blood_frenzy",
    "brave",
    "charge",
    "flyby",
    "keen_senses",
    "magic_resistance",
    "nimble",
    "pack_tactics",
    "reckless",
    "spider_climb",
    "sunlight_sensitivity",
    "sure_footed",
    "undead_fortitude",
    "water_breathing",
]
"""What some creatures have beside their figures; `about` of the creature says it in words."""


class Rider(Plain):
    """What a hit, or an effect, does besides. With an *ability*, a save against *dc* avoids it, or halves its *damage*
    (*half*); without one it simply happens. *condition* lasts *rounds* (absent: until something ends it), *repeats*: a
    new save at the end of each of the target's turns ends it. *escape*: the difficulty of getting free. *largest*: the
    largest size that suffers it. *push_m*: how far the target is pushed."""

    ability: Ability | None = None
    dc: Difficulty | None = None
    damage: Annotated[tuple[Hurt, ...], sized(0, 4)] = ()
    half: bool = False
    condition: Condition | None = None
    rounds: Annotated[Whole, between(1, 14_400)] | None = None
    repeats: bool = False
    escape: Difficulty | None = None
    largest: SizeCategory | None = None
    push_m: Metres = 0

    @model_validator(mode="after")
    def _is_whole(self) -> Rider:
        if (self.ability is None) != (self.dc is None):
            raise ValueError("ability and dc go together")
        if self.condition is None and not self.damage and not self.push_m:
            raise ValueError("it does damage, causes a condition or pushes")
        return self


class Dnd5Attack(Plain):
    """An attack of a creature: *bonus* to hit and *damage* as in its profile (DN5-ATK-004).

    *kind*: `melee` with *reach_m*, `ranged` with *range_m* and *long_m* (absent: no longer one, DN5-ATK-014), or
    `either`. *recharge*: the lowest face of a d6 at the start of its turn with which it may be used anew.
    """

    weapon: WeaponId
    kind: Literal["melee", "ranged", "either"] = "melee"
    bonus: Annotated[Whole, between(-5, 25)]
    damage: Annotated[tuple[Hurt, ...], sized(0, 4)] = ()
    reach_m: Metres = 1.5
    range_m: Metres | None = None
    long_m: Metres | None = None
    rider: Rider | None = None
    recharge: Annotated[Whole, between(2, 6)] | None = None

    @model_validator(mode="after")
    def _is_whole(self) -> Dnd5Attack:
        if (self.kind == "melee") != (self.range_m is None) or (self.kind == "melee" and self.long_m is not None):
            raise ValueError("ranges are for ranged attacks, and for all of them")
        if self.range_m is not None and self.long_m is not None and self.long_m < self.range_m:
            raise ValueError("the long range is not shorter than the normal one")
        if not self.damage and self.rider is None:
            raise ValueError("an attack does damage, or has a rider")
        return self


class Charge(Plain):
    """What a run of at least *run_m* that ends in a hit with *weapon* does besides: *damage*, and *rider*."""

    weapon: WeaponId
    run_m: Metres
    damage: Annotated[tuple[Hurt, ...], sized(0, 4)] = ()
    rider: Rider | None = None


class Innate(Plain):
    """A spell, or something like one (a dragon's breath), that a creature does of itself: with its own *dc* and
    *damage*; *recharge* as of an attack; *uses*: how often a day."""

    spell: SpellId
    dc: Difficulty | None = None
    damage: Annotated[tuple[Hurt, ...], sized(0, 4)] = ()
    recharge: Annotated[Whole, between(2, 6)] | None = None
    uses: Annotated[Whole, between(1, 9)] | None = None


Volley: TypeAlias = Annotated[dict[WeaponId, Annotated[Whole, between(1, 8)]], sized(1, 6)]
"""How often each weapon strikes in one multiattack."""


class Dnd5Creature(Named):
    """A creature's profile.

    *ac* is the whole armour class; *hit_points* the average of *hit_dice* and *hit_plus*. Speeds are metres a round; 0
    is none; *hover*: it does not fall (DN5-MOV-015). *saves* and *skills* are whole bonuses where they are not the
    ability's. *resists_ordinary* and *immune_ordinary*: types of damage of attacks that are not magical. *multiattack*:
    what one Attack action may be, each way by weapon and number. *bonus_actions*: what it may do as a bonus action.
    *charge*: what a run of its does. *sneak*: dice of a sneak attack (DN5-DMG-008). *parry*: what its reaction adds to
    its armour class against one melee hit. *regenerates*: hit points at the start of its turn, not after damage of
    *unless*. *rideable*: its body allows it (DN5-MNT-001); *trained*: it obeys a rider, *intelligent*: never
    (DN5-MNT-006). *death_saves*: it dies like a character (DN5-HPS-013)."""

    id: CreatureId
    size: SizeCategory
    type: CreatureType
    ac: Annotated[Whole, between(1, 40)]
    hit_points: Annotated[Whole, between(1, 999)]
    hit_dice: DiceText
    hit_plus: Annotated[Whole, between(-200, 500)] = 0
    walk_m: Metres = 9
    fly_m: Metres = 0
    swim_m: Metres = 0
    climb_m: Metres = 0
    burrow_m: Metres = 0
    hover: bool = False
    abilities: Abilities
    proficiency: Annotated[Whole, between(2, 9)] = 2
    challenge: Annotated[str, Field(pattern=r"^(0|1/8|1/4|1/2|[1-9]|[12][0-9]|30)$")]
    saves: Annotated[dict[Ability, Annotated[Whole, between(-5, 25)]], sized(0, 6)] = Field(default_factory=dict)
    skills: Annotated[dict[Skill, Annotated[Whole, between(-5, 25)]], sized(0, 18)] = Field(default_factory=dict)
    darkvision_m: Metres = 0
    blindsight_m: Metres = 0
    tremorsense_m: Metres = 0
    truesight_m: Metres = 0
    resistances: Annotated[tuple[DamageType, ...], sized(0, 13)] = ()
    immunities: Annotated[tuple[DamageType, ...], sized(0, 13)] = ()
    vulnerabilities: Annotated[tuple[DamageType, ...], sized(0, 13)] = ()
    resists_ordinary: Annotated[tuple[DamageType, ...], sized(0, 13)] = ()
    immune_ordinary: Annotated[tuple[DamageType, ...], sized(0, 13)] = ()
    condition_immunities: Annotated[tuple[Condition, ...], sized(0, 15)] = ()
    attacks: Annotated[tuple[Dnd5Attack, ...], sized(1, 8)]
    multiattack: Annotated[tuple[Volley, ...], sized(0, 6)] = ()
    innate: Annotated[tuple[Innate, ...], sized(0, 8)] = ()
    casting: Casting | None = None
    spells: Annotated[tuple[SpellId, ...], sized(0, 20)] = ()
    bonus_actions: Annotated[tuple[BonusAction, ...], sized(0, 3)] = ()
    traits: Annotated[tuple[Trait, ...], sized(0, 8)] = ()
    charge: Charge | None = None
    sneak: Annotated[Whole, between(0, 10)] = 0
    parry: Annotated[Whole, between(0, 6)] = 0
    regenerates: Annotated[Whole, between(0, 40)] = 0
    unless: Annotated[tuple[DamageType, ...], sized(0, 13)] = ()
    rideable: bool = False
    trained: bool = False
    intelligent: bool = False
    death_saves: bool = False
    temperament: Temperament
    role: Role = "front"
    about: Words | None = None

    def save(self, ability: Ability) -> int:
        """What it adds to a save of *ability*."""
        return self.saves.get(ability, self.abilities.modifier(ability))

    def skill(self, skill: Skill) -> int:
        """What it adds to a check of *skill*."""
        return self.skills.get(skill, self.abilities.modifier(SKILLS[skill]))

    @property
    def passive_perception(self) -> int:
        """What a stealth check is compared with (DN5-EXT-006)."""
        return 10 + self.skill("perception")

    @model_validator(mode="after")
    def _is_whole(self) -> Dnd5Creature:
        if self.hit_points != max(1, average(self.hit_dice, self.hit_plus)):
            raise ValueError("hit_points are the average of hit_dice and hit_plus")
        if self.spells and self.casting is None:
            raise ValueError("spells need casting")
        if self.trained and not self.rideable:
            raise ValueError("what is trained to be ridden is rideable")
        weapons = {each.weapon for each in self.attacks}
        if (self.charge is None) is ("charge" in self.traits):
            raise ValueError("charge is for the trait of that name, and the trait needs it")
        if self.charge is not None and self.charge.weapon not in weapons:
            raise ValueError("it charges with one of its attacks")
        if any(not weapons.issuperset(each) for each in self.multiattack):
            raise ValueError("a multiattack is made of weapons of its attacks")
        return self


__all__ = ["Charge", "Dnd5Attack", "Dnd5Creature", "Innate", "Rider", "Trait", "Volley"]
