"""The spells that people know, and what of one stays on somebody."""

from __future__ import annotations

from dataclasses import field
from typing import Final, Literal, TypeAlias

from bot.catalogue.dnd5_terms import DamageType
from bot.kernel.values import record
from bot.rulesets.shared.conditions import Anchor
from bot.rulesets.shared.naming import CombatantId


@record
class Hurt:
    """Damage of a spell: *dice*, to which *plus* is added, of one *type* (DN5-DMG-005)."""

    dice: str
    type: DamageType
    plus: int = 0


@record
class Mended:
    """Points that a spell gives: *dice*, with *plus* and, *modified*, the modifier of the casting ability."""

    dice: str = ""
    plus: int = 0
    modified: bool = False


@record
class Spell:
    """A spell that somebody knows, as the catalogue has it (`bot.catalogue.dnd5_spells` explains the fields), or what a
    hit of a creature does besides. Distances are centimetres; *range* 0: the caster himself. *dc*: its own difficulty,
    0: that of whoever casts it. *recharge*: the lowest face of a d6 at the start of a turn with which it may be used
    anew, *uses*: how often a day, 0: as often as slots allow."""

    spell: str
    level: int = 0
    casting: Literal["action", "bonus", "reaction", "long"] = "action"
    trigger: Literal["", "hit", "cast", "damaged", "falls"] = ""
    attack: Literal["", "melee", "ranged"] = ""
    save: str = ""
    half: bool = False
    damage: tuple[Hurt, ...] = ()
    modified: bool = False
    heals: Mended | None = None
    shields: Mended | None = None
    per_slot: str = ""
    targets: int = 1
    targets_per_slot: int = 0
    each: bool = False
    range: int = 0
    touch: bool = False
    area: Literal["", "sphere", "cube", "cone", "line"] = ""
    size: int = 0
    from_self: bool = False
    concentration: bool = False
    rounds: int = 0
    condition: str = ""
    repeats: bool = False
    only: str = ""
    largest: str = ""
    adds: str = ""
    takes: str = ""
    hurts_more: str = ""
    hurts_type: DamageType | None = None
    ac: int = 0
    ac_base: int = 0
    pool: str = ""
    pool_per_slot: str = ""
    push: int = 0
    slow: int = 0
    teleport: int = 0
    again: int = 0
    every: int = 1
    difficult: bool = False
    there: tuple[Literal["cast", "begin", "enter", "end"], ...] = ()
    counters: bool = False
    gives_advantage: bool = False
    blurs: bool = False
    marks: bool = False
    hampers: bool = False
    stops_reactions: bool = False
    stops_healing: bool = False
    stabilises: bool = False
    revives: bool = False
    breaks: bool = False
    uncovered: bool = False
    softens: bool = False
    innate: bool = False
    dc: int = 0
    recharge: int = 0
    uses: int = 0
    names: dict[str, str] = field(default_factory=dict)

    @property
    def friendly(self) -> bool:
        """Whether it is for companions rather than for foes."""
        helps = self.heals or self.shields or self.adds or self.ac or self.ac_base or self.stabilises or self.revives
        helps = helps or self.softens
        return bool(helps) or self.condition in ("invisible", "aloft")

    @property
    def lasts(self) -> bool:
        """Whether something of it stays on those whom it has reached."""
        stays = self.condition and self.condition not in ("prone", "grappled")
        return bool(stays or self.rounds or self.stops_reactions) and not (self.difficult_alone or self.again)

    @property
    def clings(self) -> bool:
        """Whether what it does holds only as long as somebody stays where it is."""
        return "begin" in self.there and self.lasts

    @property
    def difficult_alone(self) -> bool:
        """Whether what stays of it is ground alone."""
        return self.difficult and self.condition in ("", "prone")


@record
class Effect:
    """A *spell* that holds on somebody, cast *by* somebody. *until*: when it ends by itself; None: when something ends
    it. *dc*: what a save, or a check, that ends it must reach. Of what strikes again: the level of its *slot*, and the
    *cell* where it stays; without a grid *beside* whom."""

    spell: Spell
    by: CombatantId
    until: Anchor | None = None
    dc: int = 0
    slot: int = 0
    cell: str = ""
    beside: CombatantId | None = None


@record
class Holding:
    """A readied *spell*, held with concentration until its trigger comes (DN5-ACT-019)."""

    spell: str
    slot: int = 0


# ---- What people strike with.

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
