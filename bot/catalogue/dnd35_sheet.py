"""A character's sheet for the 3.5 reference rules: what a player keeps, imports and exports as TOML.

Whether the entries that it names exist, and whether two hands can hold what they should, is checked against a catalogue
(`bot.catalogue.dnd35`), which also reckons what a sheet leaves out: base attack bonus and saves from class and level,
armour class from its parts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, ValidationInfo, field_validator, model_validator

from bot.catalogue.dnd5_sheet import Feature, Name
from bot.catalogue.dnd5_terms import ABILITIES, Ability, Metres, modifier
from bot.catalogue.dnd35_terms import SIZE_FIGURES, SKILLS35, Feat, Score35, Size35, Skill35, Slots35
from bot.catalogue.ids import ArmourId, ClassId, CreatureId, SpellId, WeaponId
from bot.catalogue.models import DiceText
from bot.catalogue.sheet import Temperament, checked, data_of, none_below, not_below
from bot.catalogue.written import written
from bot.fields import Whole, between, sized

MOST_HIT_POINTS35 = 999
MOST_LEVEL35 = 20
Bonus35: TypeAlias = Annotated[Whole, between(-20, 60)]


class Dnd35Sheet(BaseModel):
    """One character.

    *base_attack*, *fortitude*, *reflex* and *will*, absent, are those of class and level; typed, they are whole (saves
    with their ability). *skills*: whole bonuses, as they stand on the paper sheet; of others the ability's modifier
    counts. *feats*: those that fights know; *focus*, *specialised*, *improved*: the weapons of Weapon Focus, Weapon
    Specialization and Improved Critical. *armour*, *shield*, *natural*, *deflection*, *dodge* and *other* are the parts
    of the armour class (D35-BAS-006), *armour_plus* and *shield_plus* the magic on the first two. *main* absent: bare
    hands; *second*: a weapon in the other hand (D35-BAS-018); *carried*: at hand, not held; *plus*: magic on weapons,
    by weapon. *proficient*: categories of weapons (`simple`, `martial`) and single ones. *unarmed*: dice of bare hands
    that are weapons, absent: as anybody's. *sneak*: dice. *turning*: as a cleric of which level it turns undead,
    *channels*: which energy; *turns*: how often a day still, *turns_max* of somebody rested. *casting*: the ability by
    which spells are cast, *caster_level* absent: the level; *spells* known or prepared, *slots* those that are left, of
    levels 0 to 9, *slots_max* those of somebody rested. *hit_points* may be below 0 (D35-HPS), *hit_points_max* are
    those of somebody unhurt where they differ; *nonlethal*: nonlethal damage. Speeds and senses are metres; *walk_m* is
    the speed without armour. *mount*: a creature that is ridden. *pc*: a player's character. *features*: what else it
    can do, in words.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True, serialize_by_alias=True)

    name: Name
    class_: ClassId | None = Field(default=None, alias="class")
    level: Annotated[Whole, between(1, MOST_LEVEL35)] = 1
    size: Size35 = "medium"
    pc: bool = True
    strength: Score35 = 10
    dexterity: Score35 = 10
    constitution: Score35 = 10
    intelligence: Score35 = 10
    wisdom: Score35 = 10
    charisma: Score35 = 10
    base_attack: Annotated[Whole, between(0, 40)] | None = None
    fortitude: Bonus35 | None = None
    reflex: Bonus35 | None = None
    will: Bonus35 | None = None
    initiative: Bonus35 | None = None
    skills: Annotated[dict[Skill35, Bonus35], sized(0, 18)] = Field(default_factory=dict)
    feats: Annotated[tuple[Feat, ...], sized(0, 30)] = ()
    focus: Annotated[tuple[WeaponId, ...], sized(0, 8)] = ()
    specialised: Annotated[tuple[WeaponId, ...], sized(0, 8)] = ()
    improved: Annotated[tuple[WeaponId, ...], sized(0, 8)] = ()
    proficient: Annotated[tuple[str, ...], sized(0, 30)] = ()
    hit_points: Annotated[Whole, between(-9, MOST_HIT_POINTS35)]
    hit_points_max: Annotated[Whole, between(1, MOST_HIT_POINTS35)] | None = None
    nonlethal: Annotated[Whole, between(0, MOST_HIT_POINTS35)] = 0
    armour: ArmourId | None = None
    armour_plus: Annotated[Whole, between(0, 5)] = 0
    shield: ArmourId | None = None
    shield_plus: Annotated[Whole, between(0, 5)] = 0
    natural: Annotated[Whole, between(0, 20)] = 0
    deflection: Annotated[Whole, between(0, 10)] = 0
    dodge: Annotated[Whole, between(0, 10)] = 0
    other: Annotated[Whole, between(-10, 20)] = 0
    main: WeaponId | None = None
    second: WeaponId | None = None
    carried: Annotated[tuple[WeaponId, ...], sized(0, 8)] = ()
    plus: Annotated[dict[WeaponId, Annotated[Whole, between(1, 5)]], sized(0, 10)] = Field(default_factory=dict)
    unarmed: DiceText | None = None
    sneak: Annotated[Whole, between(0, 10)] = 0
    turning: Annotated[Whole, between(0, MOST_LEVEL35)] = 0
    channels: Literal["positive", "negative"] = "positive"
    turns: Annotated[Whole, between(0, 30)] = 0
    turns_max: Annotated[Whole, between(0, 30)] | None = None
    casting: Ability | None = None
    caster_level: Annotated[Whole, between(1, MOST_LEVEL35)] | None = None
    spells: Annotated[tuple[SpellId, ...], sized(0, 40)] = ()
    slots: Annotated[Slots35, sized(0, 10)] = ()
    slots_max: Annotated[Slots35, sized(0, 10)] | None = None
    walk_m: Metres = 9
    fly_m: Metres = 0
    swim_m: Metres = 0
    climb_m: Metres = 0
    darkvision_m: Metres = 0
    low_light: bool = False
    mount: CreatureId | None = None
    temperament: Temperament | None = None
    features: Annotated[tuple[Feature, ...], sized(0, 20)] = ()

    @field_validator("hit_points_max")
    @classmethod
    def _is_not_below_what_is_left(cls, most: int | None, others: ValidationInfo) -> int | None:
        return not_below(most, others.data.get("hit_points"), MOST_HIT_POINTS35)

    @field_validator("turns_max")
    @classmethod
    def _are_not_below_those_left(cls, most: int | None, others: ValidationInfo) -> int | None:
        return not_below(most, others.data.get("turns"), 30)

    @field_validator("slots_max")
    @classmethod
    def _slots_are_not_below_those_left(
        cls, most: tuple[int, ...] | None, others: ValidationInfo
    ) -> tuple[int, ...] | None:
        return none_below(most, others.data.get("slots"), 12)

    @field_validator("feats", "focus", "specialised", "improved", "proficient")
    @classmethod
    def _are_different(cls, found: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(found))

    @model_validator(mode="after")
    def _knows_how_it_casts(self) -> Dnd35Sheet:
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
    def whole_turns(self) -> int:
        """How often a day it turns undead, rested."""
        return self.turns if self.turns_max is None else self.turns_max

    @property
    def magic_level(self) -> int:
        """The caster level: typed in, else the level."""
        return self.level if self.caster_level is None else self.caster_level

    @property
    def scores(self) -> dict[Ability, int]:
        """The six scores."""
        return {each: getattr(self, each) for each in ABILITIES}

    def modifier(self, ability: Ability) -> int:
        """The modifier of *ability*."""
        return modifier(getattr(self, ability))

    @property
    def initiative_bonus(self) -> int:
        """What is added to initiative: typed in, else Dexterity, and 4 of Improved Initiative (D35-BAS-002)."""
        if self.initiative is not None:
            return self.initiative
        return self.modifier("dexterity") + (4 if "improved_initiative" in self.feats else 0)

    @property
    def size_figures(self) -> tuple[int, int]:
        """The ordinary and the special modifier of its size (D35-BAS-011)."""
        return SIZE_FIGURES[self.size][:2]

    def skill(self, skill: Skill35) -> int:
        """What this character adds to a check of *skill*."""
        return self.skills.get(skill, self.modifier(SKILLS35[skill]))

    def spell_dc(self, level: int) -> int:
        """What saves against this character's spells of *level* must reach."""
        return 10 + level + (0 if self.casting is None else self.modifier(self.casting))


def parse_dnd35_sheet(text: str) -> Dnd35Sheet:
    """Read *text* (TOML) without asking whether its weapons exist. Raises `SheetRefused`."""
    return dnd35_sheet_from_data(data_of(text))


def dnd35_sheet_from_data(data: Mapping[str, Any]) -> Dnd35Sheet:
    """Read what a file or a form holds. Raises `SheetRefused` for its first fault."""
    return checked(Dnd35Sheet, data)


def dnd35_sheet_to_toml(sheet: Dnd35Sheet) -> str:
    """*sheet* as the text that `parse_dnd35_sheet` reads back to an equal sheet; what is as by default is left out."""
    return written(sheet.model_dump(mode="json", exclude_defaults=True))


__all__ = [
    "MOST_HIT_POINTS35",
    "MOST_LEVEL35",
    "Dnd35Sheet",
    "dnd35_sheet_from_data",
    "dnd35_sheet_to_toml",
    "parse_dnd35_sheet",
]
