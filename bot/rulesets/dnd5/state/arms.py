"""What people strike with."""

from __future__ import annotations

from dataclasses import field
from typing import Final, Literal, TypeAlias

from bot.catalogue.dnd5_terms import DAMAGE_TYPES, DamageType
from bot.kernel.values import record
from bot.rulesets.dnd5.state.spells import Spell

Held: TypeAlias = Literal["natural", "main", "off", "both", "carried", "dropped"]
"""How somebody has a weapon: it is a part of him, in one hand or in both, put away, or no more with him."""
Property: TypeAlias = Literal[
    "finesse", "thrown", "light", "heavy", "reach", "two_handed", "versatile", "ammunition", "loading"
]
"""DN5-EXT-015."""


Category: TypeAlias = Literal["simple", "martial", "unarmed", "improvised", "natural"]
"""What proficiency a weapon needs (DN5-ATK-007); the last one, and a bare fist, are no things."""


@record
class Extra:
    """Further damage dice of an attack, of their own type (DN5-DMG-008, -009). *name*: what they come from; empty: they
    are called by their type."""

    dice: str
    type: DamageType
    name: str = ""


@record
class Weapon:
    """What an attack is made with. *dice*: its damage (empty: none is rolled), *versatile*: with both hands. *to_hit*
    and *damage*: the final modifiers of a creature's profile (DN5-ATK-004); None: found from its bearer's abilities.
    *magic*: what it adds to both. *reach*: in centimetres beyond which it does not strike; *near* and *far*: the normal
    and the long range (DN5-ATK-015), 0 where it is neither shot nor thrown. *like*: which line
    of the weapon table it is; *wet*: the attacks that suffer nothing under water (DN5-AQU). *rider*: what a hit does
    besides. *category*: what it takes to wield it; `natural`: nothing that is learnt."""

    weapon: str
    kind: Literal["melee", "ranged"] = "melee"
    dice: str = ""
    type: DamageType = "bludgeoning"
    properties: tuple[Property, ...] = ()
    versatile: str = ""
    to_hit: int | None = None
    damage: int | None = None
    magic: int = 0
    category: Category = "natural"
    reach: int = 150
    near: int = 0
    far: int = 0
    proficient: bool = True
    extra: tuple[Extra, ...] = ()
    held: Held = "natural"
    like: str = ""
    wet: tuple[Literal["melee", "ranged"], ...] = ()
    names: dict[str, str] = field(default_factory=dict)
    rider: Spell | None = None

    @property
    def thing(self) -> bool:
        """Whether it can be let go of."""
        return self.held in ("main", "off", "both") or self.category in ("simple", "martial", "improvised")

    @property
    def in_hand(self) -> bool:
        return self.held not in ("carried", "dropped")


UNARMED: Final = Weapon("unarmed_strike", like="unarmed_strike")
"""A blow with fist, foot or head: no weapon, always proficient, 1 + Strength (DN5-ATK-019)."""


@record
class Charge:
    """A run of so many centimetres that ends in a blow with *weapon*: the hit deals *extra* dice, and *rider* comes
    upon whoever is hit."""

    weapon: str
    run: int
    extra: tuple[Extra, ...] = ()
    rider: Spell | None = None


__all__ = ["DAMAGE_TYPES", "UNARMED", "Category", "Charge", "DamageType", "Extra", "Held", "Property", "Weapon"]
