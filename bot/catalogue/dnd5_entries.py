"""What an entry of `data/dnd5/*.toml` may hold: weapons, armours, creatures, spells, classes, ready-made characters.

Figures are those of the fifth edition's reference rules. Distances are metres (`dnd5_terms`), damage and points are hit
points, dice are written `1d8`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, model_validator

from bot.catalogue.dnd5_sheet import Dnd5Sheet
from bot.catalogue.dnd5_terms import (
    SIZES,
    SKILLS,
    Abilities,
    Ability,
    Area,
    BonusAction,
    Casting,
    Condition,
    CreatureType,
    DamageType,
    Hurt,
    Metres,
    Plain,
    Role,
    SizeCategory,
    Skill,
    average,
    modifier,
)
from bot.catalogue.ids import ArmourId, CharacterId, ClassId, CreatureId, SpellId, WeaponId
from bot.catalogue.models import DiceText, Entry, Named, Words
from bot.catalogue.sheet import Temperament
from bot.fields import Whole, between, sized

Difficulty: TypeAlias = Annotated[Whole, between(1, 30)]
Trait: TypeAlias = Literal[
    "aggressive",
    "amphibious",
    "blood_frenzy",
    "brave",
    "charge",
    "flyby",
    "keen_senses",
    "magic_resistance",
    "nimble",
    "pack_tactics",
    "reckless",
    "spider_climb",
    "sunlight_sensitivity",
    "sure_footed",
    "undead_fortitude",
    "water_breathing",
]
"""What some creatures have beside their figures; `about` of the creature says it in words."""


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


class Rider(Plain):
    """What a hit, or an effect, does besides. With an *ability*, a save against *dc* avoids it, or halves its *damage*
    (*half*); without one it simply happens. *condition* lasts *rounds* (absent: until something ends it), *repeats*: a
    new save at the end of each of the target's turns ends it. *escape*: the difficulty of getting free. *largest*: the
    largest size that suffers it. *push_m*: how far the target is pushed."""

    ability: Ability | None = None
    dc: Difficulty | None = None
    damage: Annotated[tuple[Hurt, ...], sized(0, 4)] = ()
    half: bool = False
    condition: Condition | None = None
    rounds: Annotated[Whole, between(1, 14_400)] | None = None
    repeats: bool = False
    escape: Difficulty | None = None
    largest: SizeCategory | None = None
    push_m: Metres = 0

    @model_validator(mode="after")
    def _is_whole(self) -> Rider:
        if (self.ability is None) != (self.dc is None):
            raise ValueError("ability and dc go together")
        if self.condition is None and not self.damage and not self.push_m:
            raise ValueError("it does damage, causes a condition or pushes")
        return self


class Dnd5Attack(Plain):
    """An attack of a creature: *bonus* to hit and *damage* as in its profile (DN5-ATK-004).

    *kind*: `melee` with *reach_m*, `ranged` with *range_m* and *long_m* (absent: no longer one, DN5-ATK-014), or
    `either`. *recharge*: the lowest face of a d6 at the start of its turn with which it may be used anew.
    """

    weapon: WeaponId
    kind: Literal["melee", "ranged", "either"] = "melee"
    bonus: Annotated[Whole, between(-5, 25)]
    damage: Annotated[tuple[Hurt, ...], sized(0, 4)] = ()
    reach_m: Metres = 1.5
    range_m: Metres | None = None
    long_m: Metres | None = None
    rider: Rider | None = None
    recharge: Annotated[Whole, between(2, 6)] | None = None

    @model_validator(mode="after")
    def _is_whole(self) -> Dnd5Attack:
        if (self.kind == "melee") != (self.range_m is None) or (self.kind == "melee" and self.long_m is not None):
            raise ValueError("ranges are for ranged attacks, and for all of them")
        if self.range_m is not None and self.long_m is not None and self.long_m < self.range_m:
            raise ValueError("the long range is not shorter than the normal one")
        if not self.damage and self.rider is None:
            raise ValueError("an attack does damage, or has a rider")
        return self


class Innate(Plain):
    """A spell, or something like one (a dragon's breath), that a creature does of itself: with its own *dc* and
    *damage*; *recharge* as of an attack; *uses*: how often a day."""

    spell: SpellId
    dc: Difficulty | None = None
    damage: Annotated[tuple[Hurt, ...], sized(0, 4)] = ()
    recharge: Annotated[Whole, between(2, 6)] | None = None
    uses: Annotated[Whole, between(1, 9)] | None = None


Volley: TypeAlias = Annotated[dict[WeaponId, Annotated[Whole, between(1, 8)]], sized(1, 6)]
"""How often each weapon strikes in one multiattack."""


class Dnd5Creature(Named):
    """A creature's profile.

    *ac* is the whole armour class; *hit_points* the average of *hit_dice* and *hit_plus*. Speeds are metres a round; 0
    is none; *hover*: it does not fall (DN5-MOV-015). *saves* and *skills* are whole bonuses where they are not the
    ability's. *resists_ordinary* and *immune_ordinary*: types of damage of attacks that are not magical.
    *multiattack*: what one Attack action may be, each way by weapon and number. *bonus_actions*: what it may do as a
    bonus action. *sneak*: dice of a sneak attack (DN5-DMG-008). *parry*: what its reaction adds to its armour class
    against one melee hit. *regenerates*: hit points at the start of its turn, not after damage of *unless*.
    *rideable*: its body allows it (DN5-MNT-001); *trained*: it obeys a rider, *intelligent*: never (DN5-MNT-006).
    *death_saves*: it dies like a character (DN5-HPS-013).
    """

    id: CreatureId
    size: SizeCategory
    type: CreatureType
    ac: Annotated[Whole, between(1, 40)]
    hit_points: Annotated[Whole, between(1, 999)]
    hit_dice: DiceText
    hit_plus: Annotated[Whole, between(-200, 500)] = 0
    walk_m: Metres = 9
    fly_m: Metres = 0
    swim_m: Metres = 0
    climb_m: Metres = 0
    burrow_m: Metres = 0
    hover: bool = False
    abilities: Abilities
    proficiency: Annotated[Whole, between(2, 9)] = 2
    challenge: Annotated[str, Field(pattern=r"^(0|1/8|1/4|1/2|[1-9]|[12][0-9]|30)$")]
    saves: Annotated[dict[Ability, Annotated[Whole, between(-5, 25)]], sized(0, 6)] = Field(default_factory=dict)
    skills: Annotated[dict[Skill, Annotated[Whole, between(-5, 25)]], sized(0, 18)] = Field(default_factory=dict)
    darkvision_m: Metres = 0
    blindsight_m: Metres = 0
    tremorsense_m: Metres = 0
    truesight_m: Metres = 0
    resistances: Annotated[tuple[DamageType, ...], sized(0, 13)] = ()
    immunities: Annotated[tuple[DamageType, ...], sized(0, 13)] = ()
    vulnerabilities: Annotated[tuple[DamageType, ...], sized(0, 13)] = ()
    resists_ordinary: Annotated[tuple[DamageType, ...], sized(0, 13)] = ()
    immune_ordinary: Annotated[tuple[DamageType, ...], sized(0, 13)] = ()
    condition_immunities: Annotated[tuple[Condition, ...], sized(0, 15)] = ()
    attacks: Annotated[tuple[Dnd5Attack, ...], sized(1, 8)]
    multiattack: Annotated[tuple[Volley, ...], sized(0, 6)] = ()
    innate: Annotated[tuple[Innate, ...], sized(0, 8)] = ()
    casting: Casting | None = None
    spells: Annotated[tuple[SpellId, ...], sized(0, 20)] = ()
    bonus_actions: Annotated[tuple[BonusAction, ...], sized(0, 3)] = ()
    traits: Annotated[tuple[Trait, ...], sized(0, 8)] = ()
    sneak: Annotated[Whole, between(0, 10)] = 0
    parry: Annotated[Whole, between(0, 6)] = 0
    regenerates: Annotated[Whole, between(0, 40)] = 0
    unless: Annotated[tuple[DamageType, ...], sized(0, 13)] = ()
    rideable: bool = False
    trained: bool = False
    intelligent: bool = False
    death_saves: bool = False
    temperament: Temperament
    role: Role = "front"
    about: Words | None = None

    def save(self, ability: Ability) -> int:
        """What it adds to a save of *ability*."""
        return self.saves.get(ability, self.abilities.modifier(ability))

    def skill(self, skill: Skill) -> int:
        """What it adds to a check of *skill*."""
        return self.skills.get(skill, self.abilities.modifier(SKILLS[skill]))

    @property
    def passive_perception(self) -> int:
        """What a stealth check is compared with (DN5-EXT-006)."""
        return 10 + self.skill("perception")

    @model_validator(mode="after")
    def _is_whole(self) -> Dnd5Creature:
        if self.hit_points != max(1, average(self.hit_dice, self.hit_plus)):
            raise ValueError("hit_points are the average of hit_dice and hit_plus")
        if self.spells and self.casting is None:
            raise ValueError("spells need casting")
        if self.trained and not self.rideable:
            raise ValueError("what is trained to be ridden is rideable")
        weapons = {each.weapon for each in self.attacks}
        if any(not weapons.issuperset(each) for each in self.multiattack):
            raise ValueError("a multiattack is made of weapons of its attacks")
        return self


class Mended(Plain):
    """Hit points given back: *dice*, with *plus* and, *modified*, the modifier of the casting ability added."""

    dice: DiceText | None = None
    plus: Annotated[Whole, between(0, 100)] = 0
    modified: bool = False

    @model_validator(mode="after")
    def _is_something(self) -> Mended:
        if self.dice is None and not self.plus:
            raise ValueError("dice, a number above 0, or both")
        return self


class Dnd5Spell(Named):
    """A spell, or something like one that a creature does (*innate*: nobody learns it).

    *casting*: what it costs (DN5-ACT-012); *minutes* where it takes longer than a turn. *trigger* of a reaction:
    somebody `hit` the caster (or shot a magic missile at him), `cast` a spell in sight, or the caster is `damaged` or
    `falls`. *range_m*: 0 is the caster himself, *touch*: what he touches. *attack* or *save*: how it is resolved; with
    neither it simply works. *half*: a save halves the *damage*. *modified*: the casting ability's modifier is added to
    it (DN5-DMG-005). *heals* and *shields* (temporary points). *per_slot*: dice more for each slot level above its own;
    *grows*: a cantrip whose dice are two from level 5, three from 11, four from 17. *targets*: how many it has where it
    has no *area*; *targets_per_slot* more for each higher slot; *each*: every one of them is a missile of its own.
    *rounds*: how long it lasts, 0: instantaneous. *condition*: what it does to whoever fails, *repeats*: until a save at
    the end of a turn of theirs. *only*: the type of creatures that it can affect.
    *adds*: dice added to attacks and saves while it lasts, *takes*: taken from them; *ac*: added to the armour class,
    *ac_base*: armour class without armour, before Dexterity. *pool*: hit points of creatures that it overcomes, lowest
    first, *pool_per_slot* more. *push_m*, *slow_m*, *teleport_m*: how far it pushes, slows or carries. *difficult*: its
    area is difficult terrain. *counters*: it undoes a spell of at most its slot's level, of a higher one by a check of
    10 and that level. *marks*: the next attack against whoever it hit has advantage. *stops_reactions*: whoever it hit has none
    until his next turn. *stabilises* somebody at 0, *revives* the dead (DN5-HPS-002). *hurts_more*: dice added to the
    damage of the caster's weapon hits (on the target, where it has one). *gives_advantage*: attacks against whoever
    fails have it; *blurs*: attacks against the target have disadvantage. *flies_m*: the flying speed that it gives.
    """

    id: SpellId
    level: Annotated[Whole, between(0, 9)]
    casting: Literal["action", "bonus", "reaction", "minutes"] = "action"
    trigger: Literal["hit", "cast", "damaged", "falls"] | None = None
    components: Annotated[tuple[Literal["V", "S", "M"], ...], sized(0, 3)] = ("V", "S")
    range_m: Metres = 0
    touch: bool = False
    attack: Literal["melee", "ranged"] | None = None
    save: Ability | None = None
    damage: Annotated[tuple[Hurt, ...], sized(0, 4)] = ()
    half: bool = False
    modified: bool = False
    heals: Mended | None = None
    shields: Mended | None = None
    per_slot: DiceText | None = None
    grows: bool = False
    targets: Annotated[Whole, between(1, 12)] = 1
    targets_per_slot: Annotated[Whole, between(0, 3)] = 0
    each: bool = False
    area: Area | None = None
    concentration: bool = False
    rounds: Annotated[Whole, between(0, 14_400)] = 0
    condition: Condition | None = None
    repeats: bool = False
    only: CreatureType | None = None
    adds: DiceText | None = None
    takes: DiceText | None = None
    ac: Annotated[Whole, between(0, 10)] = 0
    ac_base: Annotated[Whole, between(10, 20)] | None = None
    pool: DiceText | None = None
    pool_per_slot: DiceText | None = None
    push_m: Metres = 0
    slow_m: Metres = 0
    teleport_m: Metres = 0
    difficult: bool = False
    counters: bool = False
    marks: bool = False
    stops_reactions: bool = False
    stabilises: bool = False
    revives: bool = False
    hurts_more: DiceText | None = None
    gives_advantage: bool = False
    blurs: bool = False
    flies_m: Metres = 0
    innate: bool = False
    about: Words

    @model_validator(mode="after")
    def _is_whole(self) -> Dnd5Spell:
        if (self.casting == "reaction") != (self.trigger is not None):
            raise ValueError("a trigger is for reactions, and for all of them")
        if self.attack is not None and self.save is not None and self.area is not None:
            raise ValueError("an area goes by saves, not by attack rolls")
        if self.half and (self.save is None or not self.damage):
            raise ValueError("half is for damage with a save")
        if self.repeats and (self.save is None or self.condition is None):
            raise ValueError("repeats is for a condition with a save")
        if self.grows and self.level:
            raise ValueError("grows is for cantrips")
        if self.concentration and not self.rounds:
            raise ValueError("concentration is for what lasts")
        if self.touch and self.range_m:
            raise ValueError("touch has no range")
        return self

    def times(self, level: int) -> int:
        """By how many the dice of a cantrip that grows are multiplied when a caster of *level* casts it; else 1."""
        return 1 + sum(level >= each for each in (5, 11, 17)) if self.grows else 1


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


__all__ = [
    "SIZES",
    "Dnd5Armour",
    "Dnd5Attack",
    "Dnd5Character",
    "Dnd5Class",
    "Dnd5Creature",
    "Dnd5Spell",
    "Dnd5Weapon",
    "Innate",
    "Mended",
    "Rider",
    "modifier",
]
