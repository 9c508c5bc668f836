"""A character's sheet for the percentile rules (PCT-SYS-002): what a player keeps, imports and exports as TOML.

What a sheet shares with a creature and with a trade's proposal is `Build`. Whether the entries that it names exist, and
whether two hands can hold what they should, is checked against a catalogue (`bot.catalogue.percentile`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationInfo,
    field_validator,
    model_validator,
)
from pydantic_core import PydanticCustomError

from bot.catalogue.ids import ArmourId, ShieldId, SpellId, WeaponId
from bot.catalogue.models import DICE
from bot.catalogue.percentile_words import fields_today, score_today
from bot.catalogue.sheet import checked, data_of, not_below, on_one_line
from bot.catalogue.written import written
from bot.fields import Whole, between, shown, sized

CHARACTERISTICS = ("physique", "strength", "agility", "luck")
"""The characteristics that rolls name (PCT-TST-005)."""
MOST_BONUS = 20
MOST_HIT_POINTS = 999
MOST_PSY = 99
MOST_CARRIED = 8
"""Weapons that are carried and not held."""
LONGEST_SKILL = 60
"""Characters of the name of a skill."""

Percent: TypeAlias = Annotated[Whole, between(0, 100)]
"""A score: what a d100 must not exceed, before modifiers (PCT-TST-001)."""


def skill_code(name: str) -> str:
    """A skill's code, however it was typed: accents, case and blanks do not count, and those of the text may be called
    in either language.

    >>> skill_code("Mêlée"), skill_code("Parade magique"), skill_code("Dodge")
    ('melee', 'magic_parry', 'dodge')
    """
    letters = unicodedata.normalize("NFKD", name)
    bare = "".join(c for c in letters if not unicodedata.combining(c)).casefold()
    return str(score_today("_".join("".join(c if c.isalnum() else " " for c in bare).split())))


def _coded(skills: Any) -> Any:
    if not isinstance(skills, Mapping):
        return skills
    if any(isinstance(name, str) and not 1 <= len(name) <= LONGEST_SKILL for name in skills):
        raise PydanticCustomError("length", "{least} to {most} long", {"least": 1, "most": LONGEST_SKILL})
    return {skill_code(name) if isinstance(name, str) else name: score for name, score in skills.items()}


def _is_bonus(value: Any) -> str:
    if isinstance(value, int) and not isinstance(value, bool):
        value = str(value)
    if isinstance(value, str):
        text = value.strip().replace("−", "-").removeprefix("+")
        if DICE.fullmatch(text) or (re.fullmatch(r"-?[0-9]{1,2}", text) and abs(int(text)) <= MOST_BONUS):
            return "0" if text == "-0" else text
    raise PydanticCustomError("number_or_dice", "a number or dice, not {value}", {"value": shown(value)})


Skills: TypeAlias = Annotated[dict[str, Percent], BeforeValidator(_coded), sized(0, 60)]
Bonus: TypeAlias = Annotated[str, BeforeValidator(_is_bonus)]
Name: TypeAlias = Annotated[str, StringConstraints(strip_whitespace=True), AfterValidator(on_one_line), sized(1, 40)]


class Build(BaseModel):
    """Figures and belongings of somebody who fights; a score may be left out (PCT-TST-005 says what is rolled then).

    *psy*: points for spells (PCT-POS-013). Characteristics and *skills* are percentages, the skills by their codes
    (`brawling`, `wrestling`, `melee`, `pole_weapon`, `shooting`, `dodge`, `riding`, `magic`, `magic_parry`) or any
    other name. *damage_bonus*: a number from −20 to 20, or dice, added in close combat (PCT-DMG-002). *main*
    absent: bare hands. *second* is a second weapon (PCT-ATK-009). *armours* add up (PCT-DMG-003). *carried*: weapons
    at hand that are not held. *mount*: what is
    ridden, in a word or two.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    hit_points: Annotated[Whole, between(1, MOST_HIT_POINTS)]
    psy: Annotated[Whole, between(0, MOST_PSY)] = 0
    physique: Percent | None = None
    strength: Percent | None = None
    agility: Percent | None = None
    luck: Percent | None = None
    skills: Skills = Field(default_factory=dict)
    damage_bonus: Bonus = "0"
    main: WeaponId | None = None
    second: WeaponId | None = None
    shield: ShieldId | None = None
    armours: Annotated[tuple[ArmourId, ...], sized(0, 8)] = ()
    spells: Annotated[tuple[SpellId, ...], sized(0, 20)] = ()
    carried: Annotated[tuple[WeaponId, ...], sized(0, MOST_CARRIED)] = ()
    mount: Name | None = None

    @model_validator(mode="before")
    @classmethod
    def _is_called(cls, data: Any) -> Any:
        return fields_today(data)

    @property
    def scores(self) -> dict[str, int]:
        """Characteristics and skills by their codes, those that are filled in."""
        found = {name: getattr(self, name) for name in CHARACTERISTICS}
        return {name: score for name, score in found.items() if score is not None} | self.skills


class PercentileSheet(Build):
    """One character. *pc*: whether it is a player's character (PCT-INI-005). *hit_points* and *psy* are those of now,
    *hit_points_max* those of somebody unhurt and *psy_max* those of somebody rested, where they differ
    (PCT-POS-013)."""

    name: Name
    hit_points: Annotated[Whole, between(0, MOST_HIT_POINTS)]
    pc: bool = True
    hit_points_max: Annotated[Whole, between(1, MOST_HIT_POINTS)] | None = None
    psy_max: Annotated[Whole, between(0, MOST_PSY)] | None = None

    @property
    def whole(self) -> int:
        """The hit points of this character unhurt."""
        return self.hit_points if self.hit_points_max is None else self.hit_points_max

    @property
    def whole_psy(self) -> int:
        """The psy of this character rested."""
        return self.psy if self.psy_max is None else self.psy_max

    @field_validator("hit_points_max", "psy_max")
    @classmethod
    def _is_not_below_what_is_left(cls, most: int | None, others: ValidationInfo) -> int | None:
        left = others.data.get(str(others.field_name).removesuffix("_max"))
        return not_below(most, left, MOST_HIT_POINTS if others.field_name == "hit_points_max" else MOST_PSY)


def parse_percentile_sheet(text: str) -> PercentileSheet:
    """Read *text* (TOML) without asking whether its weapons exist. Raises `SheetRefused`."""
    return percentile_sheet_from_data(data_of(text))


def percentile_sheet_from_data(data: Mapping[str, Any]) -> PercentileSheet:
    """Read what a file or a form holds. Raises `SheetRefused` for its first fault."""
    return checked(PercentileSheet, data)


def percentile_sheet_to_toml(sheet: PercentileSheet) -> str:
    """*sheet* as the text that `parse_percentile_sheet` reads back to an equal sheet; what is as by default is left
    out."""
    data = sheet.model_dump(mode="json", exclude_defaults=True)
    bonus = data.get("damage_bonus")
    if bonus is not None and not DICE.fullmatch(bonus):
        data["damage_bonus"] = int(bonus)
    return written({"name": data.pop("name"), **data})
