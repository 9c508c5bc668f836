"""Creatures of the 3.5 reference rules, as their profiles print them (`data/dnd35/creatures.toml`).

Distances are metres in the files and whole centimetres where fights ask for them; dice are written `1d8`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, model_validator

from bot.catalogue.dnd5_terms import Ability, Metres, Plain, Role, average, centimetres
from bot.catalogue.dnd35_terms import (
    SAVES35,
    SIZE_FIGURES,
    SKILLS35,
    Condition35,
    CreatureType35,
    DamageType35,
    Feat,
    Harm,
    Immunity,
    Save35,
    Scores35,
    Size35,
    Skill35,
)
from bot.catalogue.ids import CreatureId, SpellId, WeaponId
from bot.catalogue.models import DiceText, Named, Words
from bot.catalogue.sheet import Temperament
from bot.fields import Whole, between, sized

MODIFIER = between(-30, 60)
Trait35: TypeAlias = Literal[
    "grab",
    "incorporeal",
    "no_run",
    "pounce",
    "powerful_charge",
    "scent",
    "single_actions",
    "stable",
    "sunlight",
    "trip",
]
"""What some creatures have beside their figures. `grab`: a hit lets it start a grapple; `trip`: a hit lets it try to
trip, with no touch and no answer; `stable`: +4 against being pushed or tripped; `single_actions`: one action a turn."""


class Warded(Plain):
    """Damage reduction: *amount*, not against what is one of *unless*; with none, against everything."""

    amount: Annotated[Whole, between(1, 30)]
    unless: Annotated[
        tuple[Literal["bludgeoning", "piercing", "slashing", "magic", "silver", "good"], ...], sized(0, 3)
    ]


class Rider35(Plain):
    """What a hit does besides. With a *save* against *dc* it is avoided. *condition* lasts *rounds* (dice, and *plus*
    more); *escape* and *burst*: the difficulty of getting out of it by Escape Artist, or by Strength. *drains*: dice,
    or a number, by which scores sink; *levels*: negative levels. What *about* alone says is the game master's."""

    save: Save35 | None = None
    dc: Annotated[Whole, between(1, 40)] | None = None
    condition: Condition35 | None = None
    rounds: DiceText | None = None
    plus: Annotated[Whole, between(0, 20)] = 0
    escape: Annotated[Whole, between(0, 40)] = 0
    burst: Annotated[Whole, between(0, 40)] = 0
    drains: Annotated[dict[Ability, DiceText], sized(0, 6)] = Field(default_factory=dict)
    levels: Annotated[Whole, between(0, 4)] = 0
    about: Words | None = None

    @model_validator(mode="after")
    def _is_whole(self) -> Rider35:
        if (self.save is None) != (self.dc is None):
            raise ValueError("save and dc go together")
        if self.condition is None and not self.drains and not self.levels and self.about is None:
            raise ValueError("it does something")
        return self


class Dnd35Attack(Plain):
    """An attack: *to_hit* and *damage* as printed (the first of a full attack).

    Natural attacks are made *number* times, all of them together in one full attack; what is held is an attack of its
    own, as often as the base attack bonus lets, and the natural ones that are not *primary* come with it. *kind*:
    `melee`, `ranged`, or `either` (what is thrown, with the same figures). *critical* and *multiplier* where they are
    not the weapon's; *increment_m* likewise.
    """

    weapon: WeaponId
    kind: Literal["melee", "ranged", "either"] = "melee"
    to_hit: Annotated[Whole, MODIFIER]
    damage: Annotated[tuple[Harm, ...], sized(0, 3)] = ()
    number: Annotated[Whole, between(1, 8)] = 1
    primary: bool = True
    critical: Annotated[Whole, between(15, 20)] | None = None
    multiplier: Annotated[Whole, between(2, 4)] | None = None
    increment_m: Metres | None = None
    touch: bool = False
    rider: Rider35 | None = None

    @model_validator(mode="after")
    def _is_whole(self) -> Dnd35Attack:
        if not self.damage and self.rider is None:
            raise ValueError("an attack does damage, or has a rider")
        return self


class Dnd35Creature(Named):
    """A creature's profile.

    *hit_points*: the average of *hit_dice* and *hit_plus*. The armour class is made of its parts (D35-BAS-006): *ac* is
    their sum, as printed; the part of *dexterity_ac* is the modifier as far as the armour lets it count. *grapple*
    absent: it cannot be grappled, nor grapple (—). Speeds are metres; *walk_m* is that of now, in its armour. *long*:
    of those whose reach is shorter (D35-BAS-011); *reach_m* where it is not its size's. *legs*: more than two make it
    stable. *skills*: whole bonuses where they are not the ability's. *turning*: how much harder it is to turn; *dr*:
    damage reduction; *resists*: points of each type that do nothing; *regenerates*: hit points a round, not those of
    *unless*. *sneak*: dice. *rideable*: its body allows it, *trained*: for war. *constricts*: damage of each grapple
    check won; *charges*: damage of a natural weapon at the end of a charge; *rends*: damage when two claws hit;
    *rakes*: its hind claws. *temperament* and *role* are house data.
    """

    id: CreatureId
    size: Size35
    type: CreatureType35
    subtypes: Annotated[tuple[Annotated[str, sized(1, 20)], ...], sized(0, 4)] = ()
    hit_dice: DiceText
    hit_plus: Annotated[Whole, between(-50, 500)] = 0
    hit_points: Annotated[Whole, between(1, 999)]
    initiative: Annotated[Whole, MODIFIER] = 0
    walk_m: Metres = 9
    fly_m: Metres = 0
    swim_m: Metres = 0
    climb_m: Metres = 0
    burrow_m: Metres = 0
    ac: Annotated[Whole, between(1, 60)]
    dexterity_ac: Annotated[Whole, between(-5, 20)] = 0
    natural: Annotated[Whole, between(0, 40)] = 0
    armour: Annotated[Whole, between(0, 20)] = 0
    shield: Annotated[Whole, between(0, 10)] = 0
    deflection: Annotated[Whole, between(0, 20)] = 0
    dodge: Annotated[Whole, between(0, 20)] = 0
    base_attack: Annotated[Whole, between(0, 60)]
    grapple: Annotated[Whole, MODIFIER] | None = None
    attacks: Annotated[tuple[Dnd35Attack, ...], sized(1, 8)]
    long: bool = False
    reach_m: Metres | None = None
    legs: Annotated[Whole, between(0, 12)] = 2
    fortitude: Annotated[Whole, MODIFIER] = 0
    reflex: Annotated[Whole, MODIFIER] = 0
    will: Annotated[Whole, MODIFIER] = 0
    abilities: Scores35
    feats: Annotated[tuple[Feat, ...], sized(0, 20)] = ()
    focus: Annotated[tuple[WeaponId, ...], sized(0, 4)] = ()
    skills: Annotated[dict[Skill35, Annotated[Whole, MODIFIER]], sized(0, 18)] = Field(default_factory=dict)
    darkvision_m: Metres = 0
    low_light: bool = False
    tremorsense_m: Metres = 0
    dr: Annotated[tuple[Warded, ...], sized(0, 3)] = ()
    resists: Annotated[dict[DamageType35, Annotated[Whole, between(1, 60)]], sized(0, 8)] = Field(default_factory=dict)
    immunities: Annotated[tuple[Immunity, ...], sized(0, 14)] = ()
    vulnerabilities: Annotated[tuple[DamageType35, ...], sized(0, 5)] = ()
    turning: Annotated[Whole, between(0, 20)] = 0
    spell_resistance: Annotated[Whole, between(0, 40)] = 0
    regenerates: Annotated[Whole, between(0, 40)] = 0
    unless: Annotated[tuple[DamageType35, ...], sized(0, 5)] = ()
    sneak: Annotated[Whole, between(0, 10)] = 0
    constricts: Harm | None = None
    charges: Harm | None = None
    rends: Harm | None = None
    rakes: Harm | None = None
    traits: Annotated[tuple[Trait35, ...], sized(0, 8)] = ()
    spells: Annotated[tuple[SpellId, ...], sized(0, 20)] = ()
    rideable: bool = False
    trained: bool = False
    challenge: Annotated[str, Field(pattern=r"^(1/8|1/6|1/4|1/3|1/2|[1-9]|[12][0-9]|30)$")]
    temperament: Temperament
    role: Role = "front"
    about: Words | None = None

    @property
    def levels(self) -> int:
        """Its hit dice, as turning and effects by hit dice count them."""
        return int(self.hit_dice.partition("d")[0])

    @property
    def space(self) -> int:
        """The side of its space in centimetres."""
        return SIZE_FIGURES[self.size].space

    @property
    def reach(self) -> int:
        """Its natural reach in centimetres."""
        if self.reach_m is not None:
            return centimetres(self.reach_m)
        figures = SIZE_FIGURES[self.size]
        return figures.long if self.long else figures.tall

    def save(self, save: Save35) -> int:
        """What it adds to a *save*."""
        found: int = getattr(self, save)
        return found

    def skill(self, skill: Skill35) -> int:
        """What it adds to a check of *skill*."""
        return self.skills.get(skill, self.abilities.modifier(SKILLS35[skill]))

    def base_save(self, save: Save35) -> int:
        """A *save* without its ability."""
        return self.save(save) - self.abilities.modifier(SAVES35[save])

    @model_validator(mode="after")
    def _is_whole(self) -> Dnd35Creature:
        if self.hit_points != max(1, average(self.hit_dice, self.hit_plus)):
            raise ValueError("hit_points are the average of hit_dice and hit_plus")
        parts = self.natural + self.armour + self.shield + self.deflection + self.dodge
        if self.ac != 10 + SIZE_FIGURES[self.size].ordinary + self.dexterity_ac + parts:
            raise ValueError("ac is the sum of its parts")
        if self.dexterity_ac > self.abilities.modifier("dexterity"):
            raise ValueError("no more of the Dexterity counts than there is")
        if self.trained and not self.rideable:
            raise ValueError("what is trained to be ridden is rideable")
        return self


__all__ = ["Dnd35Attack", "Dnd35Creature", "Rider35", "Trait35", "Warded"]
