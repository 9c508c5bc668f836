"""The terms of the fifth edition's reference rules: abilities, skills, sizes, types of damage, conditions, distances.

Every closed set of codes that `data/dnd5/*.toml` may use, and the small things that several entries have: damage,
abilities, areas. Distances are metres in the files, 1.5 m for five feet, multiples of 0.75 m; `centimetres` gives the
whole centimetres in which fights reckon.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias, get_args

from pydantic import BaseModel, ConfigDict, PlainSerializer, PlainValidator, field_validator, model_validator
from pydantic_core import PydanticCustomError

from bot.catalogue.models import DiceText
from bot.fields import Whole, between, shown

Ability: TypeAlias = Literal["strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"]
ABILITIES: tuple[Ability, ...] = get_args(Ability)
Skill: TypeAlias = Literal[
    "acrobatics",
    "animal_handling",
    "arcana",
    "athletics",
    "deception",
    "history",
    "insight",
    "intimidation",
    "investigation",
    "medicine",
    "nature",
    "perception",
    "performance",
    "persuasion",
    "religion",
    "sleight_of_hand",
    "stealth",
    "survival",
]
SKILLS: Mapping[Skill, Ability] = {
    "acrobatics": "dexterity",
    "animal_handling": "wisdom",
    "arcana": "intelligence",
    "athletics": "strength",
    "deception": "charisma",
    "history": "intelligence",
    "insight": "wisdom",
    "intimidation": "charisma",
    "investigation": "intelligence",
    "medicine": "wisdom",
    "nature": "intelligence",
    "perception": "wisdom",
    "performance": "charisma",
    "persuasion": "charisma",
    "religion": "intelligence",
    "sleight_of_hand": "dexterity",
    "stealth": "dexterity",
    "survival": "wisdom",
}
"""The ability that each skill goes by."""
SizeCategory: TypeAlias = Literal["tiny", "small", "medium", "large", "huge", "gargantuan"]
SIZES: tuple[SizeCategory, ...] = get_args(SizeCategory)
"""From the smallest up: two of them are as many categories apart as their places (DN5-MOV-016)."""
DamageType: TypeAlias = Literal[
    "acid",
    "bludgeoning",
    "cold",
    "fire",
    "force",
    "lightning",
    "necrotic",
    "piercing",
    "poison",
    "psychic",
    "radiant",
    "slashing",
    "thunder",
]
DAMAGE_TYPES: tuple[DamageType, ...] = get_args(DamageType)
"""The thirteen types of DN5-DMG-009."""
Condition: TypeAlias = Literal[
    "blinded",
    "charmed",
    "deafened",
    "exhausted",
    "frightened",
    "grappled",
    "incapacitated",
    "invisible",
    "paralysed",
    "petrified",
    "poisoned",
    "prone",
    "restrained",
    "stunned",
    "unconscious",
]
UNPLAYED: tuple[Condition, ...] = ("charmed", "deafened", "exhausted", "petrified")
"""Conditions that somebody may be proof against, and of which nothing comes in these fights."""
CreatureType: TypeAlias = Literal[
    "aberration",
    "beast",
    "celestial",
    "construct",
    "dragon",
    "elemental",
    "fey",
    "fiend",
    "giant",
    "humanoid",
    "monstrosity",
    "ooze",
    "plant",
    "undead",
]
BonusAction: TypeAlias = Literal["dash", "disengage", "hide"]
"""What some may do as a bonus action that costs others their action (DN5-TUR-004)."""
BONUS_ACTIONS: tuple[BonusAction, ...] = get_args(BonusAction)
Role: TypeAlias = Literal["front", "skirmisher", "archer", "caster", "support"]
"""How an autopilot fights with somebody: in the front line, striking and leaving, from afar with a weapon or with
spells, behind the others."""

FURTHEST = 600
"""Metres: the long range of a longbow is 180."""
STEP_CM = 75
"""Every distance is a multiple of these centimetres: half of the 1.5 m that stand for five feet."""


def centimetres(metres: float) -> int:
    """*metres*, a multiple of 0.75, in whole centimetres.

    >>> centimetres(9), centimetres(4.5), centimetres(0.75)
    (900, 450, 75)
    """
    return round(metres * 100)


def modifier(score: int) -> int:
    """The modifier of an ability *score* (DN5-EXT-003).

    >>> modifier(9), modifier(10), modifier(16), modifier(1)
    (-1, 0, 3, -5)
    """
    return (score - 10) // 2


def proficiency_at(level: int) -> int:
    """The proficiency bonus of a character of *level* (DN5-EXT-004).

    >>> proficiency_at(1), proficiency_at(4), proficiency_at(5), proficiency_at(20)
    (2, 2, 3, 6)
    """
    return 2 + (level - 1) // 4


def average(dice: str | None, plus: int = 0) -> int:
    """What *dice*, with *plus* added, come to on average, rounded down; never below 0.

    >>> average("2d6", 2), average("1d6"), average(None, 1)
    (9, 3, 1)
    """
    if dice is None:
        return max(0, plus)
    number, sides = map(int, dice.split("d"))
    return max(0, number * (sides + 1) // 2 + plus)


def _is_metres(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise PydanticCustomError("number", "a number, not {value}", {"value": shown(value)})
    if not 0 <= value <= FURTHEST or not math.isfinite(value):
        raise PydanticCustomError("range", "from {least} to {most}", {"least": 0, "most": FURTHEST})
    if value * 100 % STEP_CM:
        raise ValueError("distances are metres, multiples of 0.75")
    return int(value) if value == int(value) else value


Metres: TypeAlias = Annotated[float, PlainValidator(_is_metres), PlainSerializer(_is_metres, return_type=Any)]
"""From 0 to 600 m, a multiple of 0.75: `9`, `7.5`. All of these are exact numbers in binary."""
Score: TypeAlias = Annotated[Whole, between(1, 30)]
"""An ability score."""


class Plain(BaseModel):
    """Something that stands within an entry."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Hurt(Plain):
    """Damage of one *type*: *dice*, to which *plus* is added (DN5-DMG-002); without dice, *plus* alone."""

    dice: DiceText | None = None
    plus: Annotated[Whole, between(-10, 40)] = 0
    type: DamageType

    @property
    def average(self) -> int:
        """What it comes to on average, rounded down."""
        return average(self.dice, self.plus)

    @model_validator(mode="after")
    def _is_something(self) -> Hurt:
        if self.dice is None and self.plus <= 0:
            raise ValueError("damage is dice, a number above 0, or both")
        return self


class Abilities(Plain):
    """The six scores."""

    strength: Score = 10
    dexterity: Score = 10
    constitution: Score = 10
    intelligence: Score = 10
    wisdom: Score = 10
    charisma: Score = 10

    def modifier(self, ability: Ability) -> int:
        """The modifier of *ability* (DN5-EXT-003)."""
        return modifier(getattr(self, ability))


class Area(Plain):
    """What an effect covers. *shape*: a `sphere` by its radius, a `cube` by its side, a `cone` by its length, a `line`
    by its length and *width_m*. *from_self*: it begins at whoever makes it."""

    shape: Literal["sphere", "cube", "cone", "line"]
    size_m: Metres
    width_m: Metres = 1.5
    from_self: bool = False

    @field_validator("size_m", "width_m")
    @classmethod
    def _has_room(cls, metres: float) -> float:
        if metres <= 0:
            raise PydanticCustomError("range", "from {least} to {most}", {"least": 1, "most": FURTHEST})
        return metres


class Casting(Plain):
    """How somebody casts: by an *ability*, with the *dc* of saves and the *attack* bonus of spell attacks
    (DN5-ATK-006); *slots* of levels 1, 2, … up to 9."""

    ability: Ability
    dc: Annotated[Whole, between(1, 30)]
    attack: Annotated[Whole, between(-5, 20)]
    slots: tuple[Annotated[Whole, between(0, 9)], ...] = ()

    @field_validator("slots")
    @classmethod
    def _are_of_nine_levels(cls, slots: tuple[int, ...]) -> tuple[int, ...]:
        if len(slots) > 9:
            raise PydanticCustomError("length", "{least} to {most} long", {"least": 0, "most": 9})
        return slots


__all__ = [
    "ABILITIES",
    "BONUS_ACTIONS",
    "DAMAGE_TYPES",
    "SIZES",
    "SKILLS",
    "STEP_CM",
    "Abilities",
    "Ability",
    "Area",
    "BonusAction",
    "Casting",
    "Condition",
    "CreatureType",
    "DamageType",
    "Hurt",
    "Metres",
    "Plain",
    "Role",
    "Score",
    "SizeCategory",
    "Skill",
    "average",
    "centimetres",
    "modifier",
    "proficiency_at",
]
