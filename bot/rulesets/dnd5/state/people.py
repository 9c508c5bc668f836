"""People, and what they strike with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import ClassVar, Final, Literal, TypeAlias

from bot.catalogue.dnd5_terms import ABILITIES, DAMAGE_TYPES, SIZES, SKILLS, Ability, DamageType, SizeCategory, modifier
from bot.kernel.values import record
from bot.rulesets.shared.conditions import Anchor, Condition
from bot.rulesets.shared.figures import Figure
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.turns import InTurn

Held: TypeAlias = Literal["natural", "main", "off", "both", "carried", "dropped"]
"""How somebody has a weapon: it is a part of him, in one hand or in both, put away, or no more with him."""
Property: TypeAlias = Literal[
    "finesse", "thrown", "light", "heavy", "reach", "two_handed", "versatile", "ammunition", "loading"
]
"""DN5-EXT-015."""


Category: TypeAlias = Literal["simple", "martial", "unarmed", "improvised", "natural"]
"""What proficiency a weapon needs (DN5-ATK-007); the last one, and a bare fist, are no things."""
_USES: Final[Mapping[str, str]] = {str(skill): ability for skill, ability in SKILLS.items()}
_STEPS: Final = {size: step for step, size in enumerate(SIZES)}


@record
class Extra:
    """Further damage dice of an attack, of their own type (DN5-DMG-008, -009)."""

    dice: str
    type: DamageType


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
        return bool(stays or self.rounds or self.stops_reactions) and not self.difficult_alone

    @property
    def clings(self) -> bool:
        """Whether what it does holds only as long as somebody stays where it is."""
        return "begin" in self.there and self.lasts

    @property
    def difficult_alone(self) -> bool:
        """Whether what stays of it is ground alone."""
        return self.difficult and self.condition in ("", "prone")


@record
class Charge:
    """A run of so many centimetres that ends in a blow with *weapon*: the hit deals *extra* dice, and *rider* comes
    upon whoever is hit."""

    weapon: str
    run: int
    extra: tuple[Extra, ...] = ()
    rider: Spell | None = None


@record
class Effect:
    """A *spell* that holds on somebody, cast *by* somebody. *until*: when it ends by itself; None: when something ends
    it. *dc*: what a save, or a check, that ends it must reach."""

    spell: Spell
    by: CombatantId
    until: Anchor | None = None
    dc: int = 0


@record
class Holding:
    """A readied *spell*, held with concentration until its trigger comes (DN5-ACT-019)."""

    spell: str
    slot: int = 0


@record
class Help:
    """*who* is helped: to attack *against*, or (None) with whatever he tries next (DN5-ACT-003, -004)."""

    who: str
    against: str | None = None


@record
class Resist:
    """At the end of each of his turns somebody may save with *ability* against *dc*, and is rid of the condition
    *kind*."""

    kind: str
    ability: str
    dc: int


@record
class Ready:
    """What somebody holds ready (DN5-ACT-015). *on*: what he waits for (`readying.TRIGGERS`), of *whom* (`enemy`:
    any); *response*: what he does then (`readying.RESPONSES`)."""

    on: str
    whom: str
    response: str


@record
class Fighter(InTurn):
    """Somebody in the encounter.

    *abilities*: scores. *saves* and *skills*: his modifiers where they are not those of the ability. *speeds* in
    centimetres a turn by mode (`walk`, `fly`, `swim`, `climb`). *blindsight* and *truesight*: how far he perceives, in
    centimetres, without his eyes, or whoever is invisible (DN5-EXT-011). *attacks*: so many an Attack action
    (DN5-ACT-006). *proficient*: the categories of weapons, or the weapons, that he knows to wield (DN5-ATK-007).
    *features*: abilities of class or kind that the chapters know, by their codes. *wards*: damage types, or
    `nonmagical` and `nonmagical:<type>`, by `resistant`, `vulnerable` and `immune`. *charge*: what a run of his does.
    *parry*: what his reaction adds to his armour class against one melee hit. *regenerates*: the hit points that he
    regains as his turn begins, unless damage of the types *unless* has *scorched* him since his last one. *cell*: where
    he stands on the grid, the corner of his space nearest to A1. *seat*: in which order he joined. *fallen*: that he is
    at 0 hit points has been settled. *mortal*: dies at 0 hit points instead of falling unconscious (DN5-HPS-013).
    *successes* and *failures*: of death saves (DN5-HPS-007). *surprised*: until his first turn is over (DN5-INI-007).
    *concentrates*: the spell that he keeps up; *shaken*: damage for which he must still save to keep it. *mode*:
    whether he walks or flies, at what *height* in centimetres (DN5-MOV-015). *squeezing*: he is in a space that is too
    small for him (DN5-MOV-019). *stretch*: what hinders his way where there is no grid, as the game master says
    (DN5-MOV-007). *yields*: he lets foes pass through his space (DN5-MOV-017). *immersed*: he is under water (DN5-AQU).
    *rides*: his mount, *reins*: he controls it, *astride*: how many squares wide the space is that they share;
    *jolted*: it was moved against its will, and he must save (DN5-MNT-003). *agreed*: the total for which players have
    agreed on their order, and the places that this gave him, one after the other (DN5-INI-012). *holding*: the readied
    spell that he holds. *being*: what type of creature he is; *armoured*: he wears armour. *effects*: spells that hold
    on him; *used*: how often he has used what is no spell of his slots. *bared* and *stung*: he has attacked or cast,
    and has been hurt, since a spell was laid on him that ends with that. *hidden_from*: those who do not know where he
    is (DN5-EXT-013); *stealth*: his total while he is hidden from anybody. *struck_at*: whom he attacked last.
    *resists*: conditions against which he saves at the end of his turns. *helps*: whom he helps until his next turn
    begins (DN5-ACT-003). *sneaked*: the turn in which he last struck from an opening (DN5-DMG-008). *offered*:
    temporary hit points that he may take in the place of those that he has (DN5-HPS-017). *ready*: what he holds ready
    until his next turn.
    """

    abilities: dict[str, int] = field(default_factory=dict)
    proficiency: int = 2
    saves: dict[str, int] = field(default_factory=dict)
    skills: dict[str, int] = field(default_factory=dict)
    level: int = 1
    ac: int = 10
    hit_points: int = 1
    hit_points_max: int = 1
    temporary: int = 0
    speeds: dict[str, int] = field(default_factory=dict)
    hovers: bool = False
    blindsight: int = 0
    truesight: int = 0
    size: SizeCategory = "medium"
    weapons: tuple[Weapon, ...] = ()
    shield: bool = False
    attacks: int = 1
    proficient: tuple[str, ...] = ("simple", "martial")
    features: tuple[str, ...] = ()
    spells: tuple[Spell, ...] = ()
    spell_ability: str = ""
    spell_dc: int = 0
    spell_attack: int = 0
    slots: dict[str, int] = field(default_factory=dict)
    wards: dict[str, tuple[str, ...]] = field(default_factory=dict)
    immune_to: tuple[str, ...] = ()
    charge: Charge | None = None
    parry: int = 0
    regenerates: int = 0
    unless: tuple[str, ...] = ()
    rideable: bool = False
    trained: bool = False
    intelligent: bool = False
    mortal: bool = False
    cell: str | None = None
    seat: int = 0
    died: bool = False
    fallen: bool = False
    stable: bool = False
    fled: bool = False
    successes: int = 0
    failures: int = 0
    scorched: bool = False
    surprised: bool = False
    concentrates: str | None = None
    shaken: tuple[int, ...] = ()
    agreed: tuple[int, ...] = ()
    being: str = "humanoid"
    armoured: bool = False
    effects: tuple[Effect, ...] = ()
    holding: Holding | None = None
    used: dict[str, int] = field(default_factory=dict)
    bared: bool = False
    stung: bool = False
    hidden_from: tuple[str, ...] = ()
    stealth: int | None = None
    struck_at: str | None = None
    mode: Literal["walk", "fly"] = "walk"
    height: int = 0
    squeezing: bool = False
    stretch: tuple[str, ...] = ()
    yields: bool = False
    immersed: bool = False
    rides: str | None = None
    reins: bool = True
    astride: int = 0
    jolted: bool = False
    resists: tuple[Resist, ...] = ()
    helps: Help | None = None
    sneaked: str = ""
    offered: int = 0
    ready: Ready | None = None
    POINTS: ClassVar[str] = "hit_points"
    FIGURES: ClassVar[Mapping[str, Figure]] = {
        "hit_points": Figure(0, 999),
        "hit_points_max": Figure(1, 999),
        "temporary": Figure(0, 999),
        "ac": Figure(1, 30),
        "proficiency": Figure(0, 10),
        "initiative": Figure(-10, 40),
        "attacks": Figure(1, 5),
    }

    @property
    def out(self) -> bool:
        """Whether he takes no part any more: dead, fled, or at 0 hit points."""
        return self.died or self.fled or self.hit_points <= 0

    @property
    def has_turns(self) -> bool:
        """Whether his turn still comes: also where only a death save is made in it (DN5-HPS-005)."""
        return not (self.died or self.fled)

    @property
    def dying(self) -> bool:
        """Whether he makes death saves."""
        return self.hit_points <= 0 and not (self.died or self.fled or self.stable)

    @property
    def knits(self) -> bool:
        """Whether he is at 0 hit points and will come to by himself: wounds that close need no death saves, and nothing
        but what keeps them open kills him."""
        return bool(self.regenerates) and self.hit_points <= 0 and not (self.died or self.fled)

    @property
    def unconscious(self) -> bool:
        """DN5-EXT-010, DN5-HPS-003."""
        return not self.died and (self.hit_points <= 0 or self.has("unconscious"))

    @property
    def seen_with(self) -> str:
        held = next((each for each in self.weapons if each.held in ("main", "both")), None)
        return (held or next(iter(self.weapons), UNARMED)).weapon

    def has(self, *kinds: str) -> bool:
        """Whether one of those conditions is on him."""
        return bool(self.conditions) and any(each.kind in kinds for each in self.conditions)

    def condition(self, kind: str) -> Condition | None:
        return next((each for each in self.conditions if each.kind == kind), None)

    def under(self, name: str) -> tuple[Effect, ...]:
        """The spells on him of which the field *name* says something."""
        return tuple(each for each in self.effects if getattr(each.spell, name))

    def modifier(self, ability: str) -> int:
        """(score - 10) / 2, rounded down (DN5-EXT-002, -003).

        >>> Fighter("ana", "Ana", "players", abilities={"strength": 9}).modifier("strength")
        -1
        """
        return modifier(self.abilities.get(ability, 10))

    def save(self, ability: str) -> int:
        return self.saves.get(ability, self.modifier(ability))

    def skill(self, skill: str) -> int:
        """What he adds to a check of *skill*, or of an ability by its name."""
        return self.skills.get(skill, self.modifier(_USES.get(skill, skill)))

    @property
    def step(self) -> int:
        """The number of his size category, from 0 (DN5-MOV-013)."""
        return _STEPS[self.size]

    @property
    def width(self) -> int:
        """How many squares wide his space is (DN5-MOV-016): a very small creature shares one."""
        return max(1, self.step - 1)

    @property
    def across(self) -> int:
        """How many squares wide the space is that he takes up now: his mount's, or one less where he squeezes."""
        return self.astride or max(1, self.width - self.squeezing)


__all__ = [
    "ABILITIES",
    "DAMAGE_TYPES",
    "SIZES",
    "SKILLS",
    "UNARMED",
    "Ability",
    "Category",
    "Charge",
    "DamageType",
    "Effect",
    "Extra",
    "Fighter",
    "Held",
    "Help",
    "Holding",
    "Hurt",
    "Mended",
    "Property",
    "Ready",
    "Resist",
    "SizeCategory",
    "Spell",
    "Weapon",
]
