"""A character's sheet for the fifth edition's reference rules: what a player keeps, imports and exports as TOML.

Whether the entries that it names exist, and whether two hands can hold what they should, is checked against a catalogue
(`bot.catalogue.dnd5`). What a sheet leaves out is reckoned: proficiency from the level, armour class from armour and
Dexterity, bonuses of saves and skills from the scores.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationInfo,
    field_validator,
    model_validator,
)

from bot.catalogue.dnd5_terms import (
    ABILITIES,
    SKILLS,
    Ability,
    BonusAction,
    DamageType,
    Metres,
    Score,
    SizeCategory,
    Skill,
    modifier,
    proficiency_at,
)
from bot.catalogue.ids import ArmourId, ClassId, CreatureId, SpellId, WeaponId
from bot.catalogue.sheet import Temperament, checked, data_of, none_below, not_below, on_one_line
from bot.catalogue.written import written
from bot.fields import Whole, between, sized

MOST_HIT_POINTS = 999
MOST_LEVEL = 20

Name: TypeAlias = Annotated[str, StringConstraints(strip_whitespace=True), AfterValidator(on_one_line), sized(1, 40)]


def _is_one_of_several(text: str) -> str:
    if "," in text or ";" in text:
        raise ValueError("what stands in a list has neither comma nor semicolon")
    return " ".join(text.split())


Feature: TypeAlias = Annotated[Name, AfterValidator(_is_one_of_several)]
"""A few words; in the form, commas and semicolons part one from the next."""
Slots: TypeAlias = Annotated[tuple[Annotated[Whole, between(0, 9)], ...], sized(0, 9)]
"""Spell slots of levels 1, 2, … 9."""


class Dnd5Sheet(BaseModel):
    """One character.

    The six scores are as in the rules (DN5-EXT-003). *proficiency*, absent: by the level (DN5-EXT-004). *saves* and
    *skills*: those with proficiency; *expertise*: skills with twice as much. *proficient*: categories of weapons
    (`simple`, `martial`) and single ones (DN5-ATK-007). *ac*, when given, wins over *armour*, *shield* and Dexterity;
    *unarmoured*: the ability that counts beside Dexterity without armour. *main* absent: bare hands; *second*: a weapon
    in the other hand (DN5-ATK-020). *carried*: weapons at hand that are not held. *attacks*: how many one Attack action
    holds (DN5-ACT-006); *sneak*: dice of a sneak attack (DN5-DMG-008); *bonus_actions*: what is a bonus action to this
    character (DN5-TUR-004). *casting*: the ability by which spells are cast; *slots*: those that are left, of levels 1
    to 9, and *slots_max* those of somebody rested, where they differ. *hit_points* are those of now and
    *hit_points_max* those of somebody unhurt, where they differ; *temporary*: temporary hit points (DN5-HPS-015).
    Speeds and senses are metres. *mount*: a creature that is ridden. *pc*: whether it is a player's character, who
    makes death saves (DN5-HPS-013). *features*: what else it can do, in words.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True, serialize_by_alias=True)

    name: Name
    class_: ClassId | None = Field(default=None, alias="class")
    level: Annotated[Whole, between(1, MOST_LEVEL)] = 1
    size: SizeCategory = "medium"
    pc: bool = True
    strength: Score = 10
    dexterity: Score = 10
    constitution: Score = 10
    intelligence: Score = 10
    wisdom: Score = 10
    charisma: Score = 10
    proficiency: Annotated[Whole, between(0, 9)] | None = None
    saves: Annotated[tuple[Ability, ...], sized(0, 6)] = ()
    skills: Annotated[tuple[Skill, ...], sized(0, 18)] = ()
    expertise: Annotated[tuple[Skill, ...], sized(0, 18)] = ()
    proficient: Annotated[tuple[str, ...], sized(0, 20)] = ()
    hit_points: Annotated[Whole, between(0, MOST_HIT_POINTS)]
    hit_points_max: Annotated[Whole, between(1, MOST_HIT_POINTS)] | None = None
    temporary: Annotated[Whole, between(0, MOST_HIT_POINTS)] = 0
    armour: ArmourId | None = None
    shield: ArmourId | None = None
    ac: Annotated[Whole, between(1, 40)] | None = None
    unarmoured: Ability | None = None
    main: WeaponId | None = None
    second: WeaponId | None = None
    carried: Annotated[tuple[WeaponId, ...], sized(0, 8)] = ()
    attacks: Annotated[Whole, between(1, 4)] = 1
    sneak: Annotated[Whole, between(0, 10)] = 0
    bonus_actions: Annotated[tuple[BonusAction, ...], sized(0, 3)] = ()
    casting: Ability | None = None
    spells: Annotated[tuple[SpellId, ...], sized(0, 30)] = ()
    slots: Slots = ()
    slots_max: Slots | None = None
    walk_m: Metres = 9
    fly_m: Metres = 0
    swim_m: Metres = 0
    climb_m: Metres = 0
    darkvision_m: Metres = 0
    blindsight_m: Metres = 0
    resistances: Annotated[tuple[DamageType, ...], sized(0, 13)] = ()
    mount: CreatureId | None = None
    temperament: Temperament | None = None
    features: Annotated[tuple[Feature, ...], sized(0, 20)] = ()

    @field_validator("hit_points_max")
    @classmethod
    def _is_not_below_what_is_left(cls, most: int | None, others: ValidationInfo) -> int | None:
        return not_below(most, others.data.get("hit_points"), MOST_HIT_POINTS)

    @field_validator("slots_max")
    @classmethod
    def _are_not_below_what_is_left(
        cls, most: tuple[int, ...] | None, others: ValidationInfo
    ) -> tuple[int, ...] | None:
        return none_below(most, others.data.get("slots"), 9)

    @field_validator("saves", "skills", "expertise", "proficient", "bonus_actions", "resistances")
    @classmethod
    def _are_different(cls, found: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(found))

    @model_validator(mode="after")
    def _knows_how_it_casts(self) -> Dnd5Sheet:
        if self.spells and self.casting is None:
            raise ValueError("spells need the ability by which they are cast (casting)")
        return self

    @property
    def whole(self) -> int:
        """The hit points of this character unhurt."""
        return self.hit_points if self.hit_points_max is None else self.hit_points_max

    @property
    def whole_slots(self) -> tuple[int, ...]:
        """The slots of this character rested."""
        return self.slots if self.slots_max is None else self.slots_max

    @property
    def proficiency_bonus(self) -> int:
        """The one typed in, else that of the level (DN5-EXT-004)."""
        return proficiency_at(self.level) if self.proficiency is None else self.proficiency

    @property
    def scores(self) -> dict[Ability, int]:
        """The six scores."""
        return {each: getattr(self, each) for each in ABILITIES}

    def modifier(self, ability: Ability) -> int:
        """The modifier of *ability* (DN5-EXT-003)."""
        return modifier(getattr(self, ability))

    def save(self, ability: Ability) -> int:
        """What this character adds to a save of *ability*."""
        return self.modifier(ability) + (self.proficiency_bonus if ability in self.saves else 0)

    def skill(self, skill: Skill) -> int:
        """What this character adds to a check of *skill*."""
        times = 2 if skill in self.expertise else 1 if skill in self.skills else 0
        return self.modifier(SKILLS[skill]) + times * self.proficiency_bonus

    @property
    def passive_perception(self) -> int:
        """What a stealth check is compared with (DN5-EXT-006)."""
        return 10 + self.skill("perception")

    @property
    def spell_attack(self) -> int:
        """What is added to attack rolls of spells (DN5-ATK-006)."""
        return self.proficiency_bonus + (0 if self.casting is None else self.modifier(self.casting))

    @property
    def spell_dc(self) -> int:
        """What saves against this character's spells must reach."""
        return 8 + self.spell_attack


def parse_dnd5_sheet(text: str) -> Dnd5Sheet:
    """Read *text* (TOML) without asking whether its weapons exist. Raises `SheetRefused`."""
    return dnd5_sheet_from_data(data_of(text))


def dnd5_sheet_from_data(data: Mapping[str, Any]) -> Dnd5Sheet:
    """Read what a file or a form holds. Raises `SheetRefused` for its first fault."""
    return checked(Dnd5Sheet, data)


def dnd5_sheet_to_toml(sheet: Dnd5Sheet) -> str:
    """*sheet* as the text that `parse_dnd5_sheet` reads back to an equal sheet; what is as by default is left out."""
    return written(sheet.model_dump(mode="json", exclude_defaults=True))


__all__ = [
    "MOST_HIT_POINTS",
    "MOST_LEVEL",
    "Dnd5Sheet",
    "dnd5_sheet_from_data",
    "dnd5_sheet_to_toml",
    "parse_dnd5_sheet",
]
