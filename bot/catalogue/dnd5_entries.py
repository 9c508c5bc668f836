"""What an entry of `data/dnd5/*.toml` may hold: weapons, armours, terms, classes, ready-made characters.

Creatures and spells have pages of their own (`dnd5_creatures`, `dnd5_spells`). Figures are those of the fifth
edition's reference rules. Distances are metres (`dnd5_terms`), damage and points are hit points, dice are written
`1d8`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import model_validator

from bot.catalogue.dnd5_sheet import Dnd5Sheet
from bot.catalogue.dnd5_terms import (
    ABILITIES,
    BONUS_ACTIONS,
    DAMAGE_TYPES,
    SKILLS,
    Abilities,
    Ability,
    Hurt,
    Metres,
    Role,
    Skill,
)
from bot.catalogue.ids import ArmourId, CharacterId, ClassId, SpellId, TermId, WeaponId
from bot.catalogue.models import DiceText, Entry, Named, Words
from bot.fields import Whole, between, sized

TERMS: Mapping[str, tuple[str, ...]] = {
    "ability": ABILITIES,
    "skill": tuple(SKILLS),
    "damage": DAMAGE_TYPES,
    "bonus": BONUS_ACTIONS,
}
"""The codes that have a name in `terms.toml`: every one of them, and no other."""


class Dnd5Weapon(Named):
    """A line of the weapon table (DN5-EXT-015), or something that creatures strike with.

    *category*: what proficiency it needs; `natural` weapons, the `unarmed` strike and what is `improvised` need none
    that is learnt. *damage* absent: it hurts nobody by itself (a net), or whoever has it says how much (a bite).
    *versatile*: its damage dice in two hands. *range_m* and *long_m*: normal and long range of what shoots or is
    *thrown* (DN5-ATK-015). *ammunition*: what it shoots. *under_water*: the attacks that suffer nothing there
    (DN5-AQU-001, -003). *special*: it has rules of its own, which *about* says.
    """

    id: WeaponId
    category: Literal["simple", "martial", "unarmed", "improvised", "natural"]
    kind: Literal["melee", "ranged"] = "melee"
    damage: Hurt | None = None
    versatile: DiceText | None = None
    finesse: bool = False
    light: bool = False
    heavy: bool = False
    reach: bool = False
    thrown: bool = False
    two_handed: bool = False
    loading: bool = False
    special: bool = False
    ammunition: Literal["arrow", "bolt", "bullet", "needle"] | None = None
    range_m: Metres | None = None
    long_m: Metres | None = None
    under_water: Annotated[tuple[Literal["melee", "ranged"], ...], sized(0, 2)] = ()
    about: Words | None = None

    @property
    def hands(self) -> int:
        """How many hands hold it: none what is part of the body."""
        if self.category in ("unarmed", "natural"):
            return 0
        return 2 if self.two_handed else 1

    @property
    def reach_m(self) -> float:
        """How far it strikes in melee, in the hands of somebody whose own reach is 1.5 m (DN5-EXT-015)."""
        return 3 if self.reach else 1.5

    @model_validator(mode="after")
    def _is_whole(self) -> Dnd5Weapon:
        if (self.range_m is None) != (self.long_m is None):
            raise ValueError("range_m and long_m go together")
        if (self.kind == "ranged" or self.thrown) != (self.range_m is not None) and self.category != "natural":
            raise ValueError("ranges are for what shoots or is thrown, and for all of it")
        if self.range_m is not None and self.long_m is not None and not 0 < self.range_m <= self.long_m:
            raise ValueError("the long range is not shorter than the normal one")
        if self.versatile is not None and (self.two_handed or self.damage is None or self.damage.dice is None):
            raise ValueError("versatile is for weapons of one hand, beside their own dice")
        if self.ammunition is not None and self.kind != "ranged":
            raise ValueError("ammunition is for ranged weapons")
        return self


class Dnd5Armour(Named):
    """Armour, or a shield. *ac*: the armour class it gives, what a `shield` adds. *dex_most*: how much of the Dexterity
    modifier counts, absent: all of it. *strength*: the score below which it slows by 3 m. *noisy*: disadvantage on
    Stealth."""

    id: ArmourId
    kind: Literal["light", "medium", "heavy", "shield"]
    ac: Annotated[Whole, between(1, 25)]
    dex_most: Annotated[Whole, between(0, 10)] | None = None
    strength: Annotated[Whole, between(1, 30)] | None = None
    noisy: bool = False

    def armour_class(self, dexterity: int) -> int:
        """The armour class of somebody who wears it with a *dexterity* modifier."""
        return self.ac + (dexterity if self.dex_most is None else min(dexterity, self.dex_most))


class Dnd5Term(Named):
    """What an ability, a skill, a type of damage, or an action that may be a bonus action is called (*kind*)."""

    id: TermId
    kind: Literal["ability", "skill", "damage", "bonus"]

    @model_validator(mode="after")
    def _is_one_of_the_rules(self) -> Dnd5Term:
        if self.id not in TERMS[self.kind]:
            raise ValueError(f"the rules have no {self.kind} of this code")
        return self


class Dnd5Class(Named):
    """A class, with what is proposed to somebody who names it and a level and nothing more (house data but for the
    figures of the rules: *hit_die*, *saves*, proficiencies, slots, features).

    *weapons*: categories and weapons it is proficient with, *armours*: kinds. *casts*: how its slots grow: `full`,
    `half` or `pact`, by *ability*. *attacks*: the levels from which one Attack action holds one attack more
    (DN5-ACT-006). *sneaks*: sneak attack, a die at every odd level (DN5-DMG-008). *cunning*: the level from which Dash,
    Disengage and Hide may be bonus actions (DN5-TUR-004). *abilities*: proposed scores of level 1, *raises*: what the
    improvements of levels 4, 8, 12, 16 and 19 raise, in this order and up to 20. *unarmoured*: the ability that counts
    beside Dexterity where no armour is worn. *skills*, *main*, *second*,
    *shield*, *carried*, *armour*, *spells*: what is proposed; a spell only from the level at which it can be cast.
    """

    id: ClassId
    hit_die: Literal[6, 8, 10, 12]
    saves: Annotated[tuple[Ability, ...], sized(2, 2)]
    weapons: Annotated[tuple[str, ...], sized(0, 20)] = ()
    armours: Annotated[tuple[Literal["light", "medium", "heavy", "shield"], ...], sized(0, 4)] = ()
    casts: Literal["full", "half", "pact"] | None = None
    ability: Ability | None = None
    attacks: Annotated[tuple[Annotated[Whole, between(1, 20)], ...], sized(0, 3)] = ()
    sneaks: bool = False
    cunning: Annotated[Whole, between(1, 20)] | None = None
    unarmoured: Ability | None = None
    abilities: Abilities
    raises: Annotated[tuple[Ability, ...], sized(1, 6)]
    skills: Annotated[tuple[Skill, ...], sized(0, 6)] = ()
    expertise: Annotated[tuple[Skill, ...], sized(0, 6)] = ()
    main: WeaponId | None = None
    second: WeaponId | None = None
    shield: ArmourId | None = None
    armour: ArmourId | None = None
    carried: Annotated[tuple[WeaponId, ...], sized(0, 8)] = ()
    spells: Annotated[tuple[SpellId, ...], sized(0, 20)] = ()
    role: Role = "front"

    @model_validator(mode="after")
    def _is_whole(self) -> Dnd5Class:
        if (self.casts is None) != (self.ability is None):
            raise ValueError("casts and ability go together")
        if self.spells and self.casts is None:
            raise ValueError("spells are for classes that cast")
        return self


class Dnd5Character(Entry):
    """A ready-made character: *about* is one line for whoever chooses, *sheet* is copied when chosen."""

    id: CharacterId
    about: Words
    sheet: Dnd5Sheet


__all__ = ["TERMS", "Dnd5Armour", "Dnd5Character", "Dnd5Class", "Dnd5Term", "Dnd5Weapon"]
