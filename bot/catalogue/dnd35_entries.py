"""What an entry of `data/dnd35/*.toml` may hold: weapons, armours, terms, classes, ready-made characters.

Creatures and spells have pages of their own (`dnd35_creatures`, `dnd35_spells`). Figures are those of the 3.5 reference
rules. Distances are metres in the files and whole centimetres where fights ask for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field, model_validator

from bot.catalogue.dnd5_terms import ABILITIES, Abilities, Ability, Metres, Role, centimetres
from bot.catalogue.dnd35_sheet import Dnd35Sheet
from bot.catalogue.dnd35_terms import (
    DAMAGE_TYPES35,
    FEATS,
    SAVES35,
    SKILLS35,
    Blow,
    Feat,
    Save35,
    Skill35,
)
from bot.catalogue.ids import ArmourId, CharacterId, ClassId, SpellId, TermId, WeaponId
from bot.catalogue.models import DiceText, Entry, Named, Words
from bot.fields import Whole, between, sized

TERMS35: Mapping[str, tuple[str, ...]] = {
    "ability": ABILITIES,
    "skill": tuple(SKILLS35),
    "damage": DAMAGE_TYPES35,
    "save": tuple(SAVES35),
    "feat": FEATS,
}
"""The codes that have a name in `terms.toml`: every one of them, and no other."""


class Dnd35Weapon(Named):
    """A line of the weapon table, or something that creatures strike with.

    *category*: the proficiency that it needs; `natural` weapons, the `unarmed` strike and what is `improvised` need
    none. *hands*: 0 a part of the body, 1 or 2; *light*: of the light ones (D35-BAS-018). *damage*: dice of the medium
    weapon, absent where it hurts nobody by itself; *types*: all of them at once, or the wielder's choice. A natural
    roll of *critical* or more threatens, a confirmed hit counts *multiplier* times (D35-BAS-008). *increment_m*: the
    range increment of what shoots or is *thrown* (D35-BAS-013). *reach*: it strikes at twice the natural reach and no
    nearer (D35-BAS-012), *near*: and nearer as well; *threatens*: False where it threatens no square. *double*: both
    ends strike. *trip*: it may trip (D35-MAN); *disarm*: what it adds to checks to disarm; *brace*: readied against a
    charge it does twice its damage; *charge*: by how much its damage counts on a mounted charge. *finesse*: Weapon
    Finesse counts though it is not light. *lethal*: False, its damage is nonlethal. *martial_in_two*: in both hands it
    needs but the proficiency of martial weapons. *reload*: what loading costs. *mighty*: a bow that adds Strength.
    *hardness* and *hit_points* of the medium one (D35-BAS-023); 0 hit points where nothing breaks.
    """

    id: WeaponId
    category: Literal["simple", "martial", "exotic", "unarmed", "improvised", "natural"]
    kind: Literal["melee", "ranged"] = "melee"
    hands: Annotated[Whole, between(0, 2)] = 1
    light: bool = False
    damage: DiceText | None = None
    types: Annotated[tuple[Blow, ...], sized(0, 3)] = ()
    critical: Annotated[Whole, between(15, 20)] = 20
    multiplier: Annotated[Whole, between(2, 4)] = 2
    increment_m: Metres = 0
    thrown: bool = False
    reach: bool = False
    near: bool = False
    threatens: bool = True
    double: bool = False
    trip: bool = False
    disarm: Annotated[Whole, between(0, 8)] = 0
    brace: bool = False
    charge: Annotated[Whole, between(1, 4)] = 1
    finesse: bool = False
    lethal: bool = True
    martial_in_two: bool = False
    reload: Literal["", "free", "move", "full"] = ""
    ammunition: Literal["arrow", "bolt", "bullet"] | None = None
    mighty: bool = False
    hardness: Annotated[Whole, between(0, 30)] = 0
    hit_points: Annotated[Whole, between(0, 100)] = 0
    about: Words | None = None

    @property
    def increment(self) -> int:
        """The range increment in centimetres; 0: it neither shoots nor is thrown."""
        return centimetres(self.increment_m)

    @property
    def increments(self) -> int:
        """How many increments it reaches at most: ten what shoots, five what is thrown (D35-BAS-013)."""
        if not self.increment_m:
            return 0
        return 10 if self.kind == "ranged" and not self.thrown else 5

    @property
    def with_dexterity(self) -> bool:
        """Whether Weapon Finesse lets it strike by Dexterity."""
        return self.light or self.finesse or self.category in ("natural", "unarmed")

    @model_validator(mode="after")
    def _is_whole(self) -> Dnd35Weapon:
        if (self.kind == "ranged" or self.thrown) != bool(self.increment_m) and self.category != "natural":
            raise ValueError("increment_m is for what shoots or is thrown, and for all of it")
        if self.damage is not None and not self.types:
            raise ValueError("damage has a type")
        if self.light and self.hands == 2:
            raise ValueError("what is light is not for two hands")
        if self.ammunition is not None and self.kind != "ranged":
            raise ValueError("ammunition is for ranged weapons")
        return self


class Dnd35Armour(Named):
    """Armour, or a shield. *bonus*: what it adds to the armour class; *max_dex*: the most of the Dexterity modifier
    that counts in it, absent: all; *check_penalty*, as printed, 0 or less; *arcane_failure*: percent. *slows*: speeds
    are two thirds (9 m: 6 m; 6 m: 4.5 m). *attack_penalty*: what a tower shield takes from attacks. *buckler*: the hand
    stays free. *hardness*, *hit_points* (D35-BAS-023)."""

    id: ArmourId
    kind: Literal["light", "medium", "heavy", "shield"]
    bonus: Annotated[Whole, between(1, 20)]
    max_dex: Annotated[Whole, between(0, 10)] | None = None
    check_penalty: Annotated[Whole, between(-15, 0)] = 0
    arcane_failure: Annotated[Whole, between(0, 100)] = 0
    slows: bool = False
    attack_penalty: Annotated[Whole, between(-5, 0)] = 0
    buckler: bool = False
    hardness: Annotated[Whole, between(0, 30)] = 0
    hit_points: Annotated[Whole, between(0, 200)] = 0

    def speed(self, base: int) -> int:
        """The speed in it of somebody whose speed is *base*, both in centimetres: two thirds in steps of 1.5 m,
        rounded up."""
        return -(-base * 2 // 3 // 150) * 150 if self.slows and base else base

    @property
    def run(self) -> int:
        """How many times the speed is run in it: three times in heavy armour, else four (D35-MOV)."""
        return 3 if self.kind == "heavy" else 4


class Dnd35Term(Named):
    """What an ability, a skill, a type of damage, a save or a feat is called (*kind*)."""

    id: TermId
    kind: Literal["ability", "skill", "damage", "save", "feat"]

    @model_validator(mode="after")
    def _is_one_of_the_rules(self) -> Dnd35Term:
        if self.id not in TERMS35[self.kind]:
            raise ValueError(f"the rules have no {self.kind} of this code")
        return self


class Dnd35Class(Named):
    """A class, with what is proposed to somebody who names it and a level and nothing more (house data but for the
    figures of the rules: *hit_die*, *base_attack*, *good* saves, proficiencies, slots, turning, features).

    *base_attack*: good, average or poor. *weapons*: categories and single weapons, *armours*: kinds. *casts*: whose
    table its slots follow, by *ability*. *turns_from*: the level at which it turns undead as a cleric of level 1.
    *sneaks*: a sneak attack, a die at every odd level. *unarmed*: a monk's bare hands. *speed_m* and *faster*: it moves
    3 m more at every third level, unarmoured. *wise*: Wisdom counts in the armour class without armour. *abilities*:
    proposed scores of level 1, *raises*: what levels 4, 8, … raise by one. *feats*: proposed ones by the level from
    which they are had. *skills*: those it keeps at their best. *main*, *second*, *shield*, *armour*, *carried*,
    *spells*: what is proposed, a spell only from the level at which it can be cast.
    """

    id: ClassId
    hit_die: Literal[4, 6, 8, 10, 12]
    base_attack: Literal["good", "average", "poor"]
    good: Annotated[tuple[Save35, ...], sized(1, 3)]
    weapons: Annotated[tuple[str, ...], sized(0, 20)] = ()
    armours: Annotated[tuple[Literal["light", "medium", "heavy", "shield"], ...], sized(0, 4)] = ()
    casts: Literal["cleric", "druid", "wizard", "sorcerer", "bard", "paladin", "ranger"] | None = None
    ability: Ability | None = None
    turns_from: Annotated[Whole, between(1, 20)] | None = None
    sneaks: bool = False
    unarmed: bool = False
    wise: bool = False
    faster: bool = False
    speed_m: Metres = 9
    abilities: Abilities
    raises: Annotated[tuple[Ability, ...], sized(1, 6)]
    feats: Annotated[dict[Feat, Annotated[Whole, between(1, 20)]], sized(0, 20)] = Field(default_factory=dict)
    skills: Annotated[tuple[Skill35, ...], sized(0, 8)] = ()
    main: WeaponId | None = None
    second: WeaponId | None = None
    shield: ArmourId | None = None
    armour: ArmourId | None = None
    carried: Annotated[tuple[WeaponId, ...], sized(0, 8)] = ()
    spells: Annotated[tuple[SpellId, ...], sized(0, 30)] = ()
    role: Role = "front"

    @model_validator(mode="after")
    def _is_whole(self) -> Dnd35Class:
        if (self.casts is None) != (self.ability is None):
            raise ValueError("casts and ability go together")
        if self.spells and self.casts is None:
            raise ValueError("spells are for classes that cast")
        return self


class Dnd35Character(Entry):
    """A ready-made character: *about* is one line for whoever chooses, *sheet* is copied when chosen."""

    id: CharacterId
    about: Words
    sheet: Dnd35Sheet


__all__ = ["TERMS35", "Dnd35Armour", "Dnd35Character", "Dnd35Class", "Dnd35Term", "Dnd35Weapon"]
