"""People."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import ClassVar, Final, Literal

from bot.catalogue.dnd5_terms import SIZES, SKILLS, SizeCategory, modifier
from bot.kernel.values import record
from bot.rulesets.d20.things import OBJECT
from bot.rulesets.dnd5.state.conditions import CONDITIONS
from bot.rulesets.dnd5.state.spells import UNARMED, Charge, Effect, Holding, Spell, Weapon
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.figures import Figure
from bot.rulesets.shared.giving import Gift
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.people import Temperament
from bot.rulesets.shared.turns import InTurn

SENSELESS: Final = CONDITIONS.that("senseless")

_USES: Final[Mapping[str, str]] = {str(skill): ability for skill, ability in SKILLS.items()}
_STEPS: Final = {size: step for step, size in enumerate(SIZES)}


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
    any); *response*: what he does then (`readying.RESPONSES`); of a move how he goes, *towards* whom, and how *far*, in
    metres as they are read ("": as far as he can). *cell*: the place that he watches."""

    on: str
    whom: str
    response: str
    course: str = ""
    towards: CombatantId | None = None
    far: str = ""
    cell: str = ""


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
    until his next turn. *nature*: the temperament that his sheet says, for when an autopilot has him. *given*: what the
    game master has given him.
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
    nature: Temperament | None = None
    given: tuple[Gift, ...] = ()
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
        """Whether he takes no part any more: dead, fled, or at 0 hit points; an object never does."""
        return self.died or self.fled or self.hit_points <= 0 or self.thing

    @property
    def thing(self) -> bool:
        """Whether it is no creature but an object that can be attacked (DN5-ATK-001)."""
        return self.being == OBJECT

    @property
    def has_turns(self) -> bool:
        """Whether his turn still comes: also where only a death save is made in it (DN5-HPS-005)."""
        return not (self.died or self.fled or self.thing)

    @property
    def dying(self) -> bool:
        """Whether he makes death saves."""
        return self.hit_points <= 0 and not (self.died or self.fled or self.stable or self.thing)

    @property
    def knits(self) -> bool:
        """Whether he is at 0 hit points and will come to by himself: wounds that close need no death saves, and nothing
        but what keeps them open kills him."""
        return bool(self.regenerates) and self.hit_points <= 0 and not (self.died or self.fled)

    @property
    def unconscious(self) -> bool:
        """DN5-EXT-010, DN5-HPS-003."""
        return not (self.died or self.thing) and (self.hit_points <= 0 or SENSELESS(self))

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
