"""Spells of the 3.5 reference rules, as far as fights need them (`data/dnd35/spells.toml`)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, model_validator

from bot.catalogue.dnd5_terms import Ability, Area, Plain
from bot.catalogue.dnd35_terms import Condition35, CreatureType35, DamageType35, Save35
from bot.catalogue.ids import SpellId
from bot.catalogue.models import DiceText, Named, Words
from bot.fields import Whole, between, sized

Caster: TypeAlias = Literal["bard", "cleric", "druid", "paladin", "ranger", "sorcerer", "wizard"]
CLOSE, MEDIUM, LONG = 750, 3000, 12_000
"""Centimetres of the three ranges, before what the caster's level adds."""


class Growing(Plain):
    """Dice that grow with the caster's level: *dice* at first (absent: none at all), one more die at every *every*
    levels beyond the first (0: none), at most *most* in all; *plus* and, *by_level*, the level up to *most_plus*, are
    added.

    >>> Growing(dice="1d6", every=1, most=10).at(5)
    ('5d6', 0)
    >>> Growing(dice="1d8", by_level=True, most_plus=5).at(7)
    ('1d8', 5)
    """

    dice: DiceText | None = None
    every: Annotated[Whole, between(0, 5)] = 0
    most: Annotated[Whole, between(1, 20)] = 20
    plus: Annotated[Whole, between(0, 50)] = 0
    by_level: bool = False
    most_plus: Annotated[Whole, between(1, 50)] = 20

    def at(self, level: int) -> tuple[str, int]:
        """The dice, and what is added, of a caster of *level*."""
        added = self.plus + (min(level, self.most_plus) if self.by_level else 0)
        if self.dice is None:
            return "", added
        number, _, sides = self.dice.partition("d")
        more = (level - 1) // self.every if self.every else 0
        dice = f"{min(int(number) + more, max(self.most, int(number)))}d{sides}"
        return dice, added

    @model_validator(mode="after")
    def _is_something(self) -> Growing:
        if self.dice is None and (self.every or (not self.plus and not self.by_level)):
            raise ValueError("dice, a number above 0, or both")
        return self


class Dnd35Spell(Named):
    """A spell. *levels*: its level for each class that has it. *casting*: standard, full, swift or immediate action, a
    `round` (a whole turn, and it takes effect as the next one begins), or `minutes` where it takes longer. *reach*: who
    or what it is cast on, `self`, `touch` or one of the three ranges (with 1.5 m more for two levels, 3 m or 12 m for
    one). *attack*: a touch attack, `melee` or `ranged`. *save* with *saved*: what a success does, `negates` or `half`.
    *resisted*: spell resistance counts.

    *damage* of *type*, *heals*, both growing; missiles or rays: one more at every *rays_every* levels beyond
    *rays_from*, at most *most_rays*; *targets* of those without *area*; *spreads*: it goes round corners; *allies*:
    all of its side within it, *foes*: all others. *rounds* and *rounds_per_level*: how long; 0: instantaneous.
    *condition* to whoever fails, *repeats*: a new save at each of his turns ends it; *pool*: hit dice it overcomes,
    lowest first; *only*: the type of creatures it can affect. *armour*, *shield*, *deflection*: what it gives to
    the armour class; *hits*: to attacks, *saves*: to saves, both of the kind *kind*, below 0 what it takes; *once*:
    to the next attack alone; *raises*: scores that rise. *concealed*: percent. *hurts_undead*: what heals the
    living harms the undead, and what harms them heals. *falls_softly*: a fall does no damage; *stops_missiles*:
    what always hits does nothing. *mind*: it works on the mind."""

    id: SpellId
    levels: Annotated[dict[Caster, Annotated[Whole, between(0, 9)]], sized(1, 7)]
    casting: Literal["standard", "full", "round", "swift", "immediate", "minutes"] = "standard"
    components: Annotated[tuple[Literal["V", "S", "M", "F", "DF"], ...], sized(0, 4)] = ("V", "S")
    reach: Literal["self", "touch", "close", "medium", "long"] = "close"
    attack: Literal["melee", "ranged"] | None = None
    save: Save35 | None = None
    saved: Literal["negates", "half"] | None = None
    resisted: bool = True
    damage: Growing | None = None
    type: DamageType35 | None = None
    heals: Growing | None = None
    hurts_undead: bool = False
    rays_every: Annotated[Whole, between(0, 10)] = 0
    rays_from: Annotated[Whole, between(1, 20)] = 1
    most_rays: Annotated[Whole, between(1, 10)] = 1
    targets: Annotated[Whole, between(1, 20)] = 1
    area: Area | None = None
    spreads: bool = False
    allies: bool = False
    rounds: Annotated[Whole, between(0, 14_400)] = 0
    rounds_per_level: Annotated[Whole, between(0, 6000)] = 0
    condition: Condition35 | None = None
    repeats: bool = False
    pool: Annotated[Whole, between(0, 40)] = 0
    only: CreatureType35 | None = None
    armour: Annotated[Whole, between(0, 10)] = 0
    shield: Annotated[Whole, between(0, 10)] = 0
    deflection: Annotated[Whole, between(0, 10)] = 0
    hits: Annotated[Whole, between(-10, 20)] = 0
    saves: Annotated[Whole, between(-10, 20)] = 0
    kind: Literal["morale", "luck", "insight", "resistance", "sacred"] | None = None
    raises: Annotated[dict[Ability, Annotated[Whole, between(1, 10)]], sized(0, 6)] = Field(default_factory=dict)
    concealed: Annotated[Whole, between(0, 50)] = 0
    falls_softly: bool = False
    foes: bool = False
    once: bool = False
    stops_missiles: bool = False
    mind: bool = False
    about: Words

    def range_at(self, level: int) -> int:
        """How far it reaches in centimetres, cast at *level*; 0 of oneself, 150 of a touch.

        >>> from bot.catalogue.dnd35_spells import CLOSE, MEDIUM
        >>> CLOSE + 5 // 2 * 150, MEDIUM + 5 * 300
        (1050, 4500)
        """
        return {
            "self": 0,
            "touch": 150,
            "close": CLOSE + level // 2 * 150,
            "medium": MEDIUM + level * 300,
            "long": LONG + level * 1200,
        }[self.reach]

    def rays_at(self, level: int) -> int:
        """How many missiles or rays a caster of *level* has: one more of magic missile at every second level."""
        return min(self.most_rays, 1 + (max(0, level - self.rays_from) // self.rays_every if self.rays_every else 0))

    @property
    def lowest(self) -> int:
        """The lowest level at which some class has it."""
        found: int = min(self.levels.values())
        return found

    @model_validator(mode="after")
    def _is_whole(self) -> Dnd35Spell:
        if (self.save is None) != (self.saved is None):
            raise ValueError("save and saved go together")
        if (self.damage is None) != (self.type is None):
            raise ValueError("damage and type go together")
        if (self.hits or self.saves) and self.kind is None:
            raise ValueError("hits and saves are of some kind")
        if self.once and not self.hits:
            raise ValueError("once is for what is added to an attack")
        if self.repeats and (self.save is None or self.condition is None):
            raise ValueError("repeats is for a condition with a save")
        return self


__all__ = ["CLOSE", "LONG", "MEDIUM", "Caster", "Dnd35Spell", "Growing"]
