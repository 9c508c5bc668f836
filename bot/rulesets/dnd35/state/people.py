"""People, in the text's own figures. Lengths are centimetres."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import ClassVar, Final, Literal, TypeAlias

from bot.catalogue.dnd5_terms import ABILITIES, Ability, modifier
from bot.catalogue.dnd35_terms import SIZE_FIGURES, SKILLS35, Save35, Size35, SizeFigures, dice_for
from bot.kernel.values import evolve, lately, record
from bot.rulesets.d20.things import OBJECT
from bot.rulesets.dnd35.state.conditions import CONDITIONS
from bot.rulesets.dnd35.state.deeds import Cast, Effect, Spell
from bot.rulesets.dnd35.state.things import FISTS, Thing, Weapon
from bot.rulesets.shared import giving
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.figures import Figure
from bot.rulesets.shared.giving import Gift
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.people import Temperament
from bot.rulesets.shared.turns import InTurn

SQUARE: Final = 150
"""Centimetres of a square of the grid."""
WIDTHS: Final = {size: max(1, each.space // SQUARE) for size, each in SIZE_FIGURES.items()}
"""How many squares the space of each size is wide; who is tiny takes one up as well (D35-BAS-011)."""
NARROW: Final = CONDITIONS.that("narrow")
"""His space is half as wide (D35-MOV-013)."""
SLOW: Final = CONDITIONS.that("slow")
SINKS: Final = {each: CONDITIONS.that(each) for each in ("strength", "dexterity")}
"""By how much scores have sunk."""
DEAD: Final = -10
"""The hit points of the dead; nobody has fewer (D35-HPS-003)."""
Delays: TypeAlias = Literal["", "named", "fresh", "open", "coming"]
"""How somebody lets others act first (`Fighter`)."""
UNNAMED: Final = ("fresh", "open", "coming")
"""Those of them whose place in the round is past."""
LIFELESS: Final = ("undead", "construct")
"""The kinds of beings that never lived: they are neither disabled nor dying, but destroyed at 0 hit points."""
Bearing: TypeAlias = Literal["up", "staggered", "disabled", "unconscious", "dying", "dead", "destroyed"]
"""How somebody is, by his points."""


@record
class Ward:
    """Damage reduction: so many points of each blow, unless it is one of *unless* (`magic` of a magic weapon)."""

    amount: int
    unless: tuple[str, ...] = ()


@record
class Ready:
    """What somebody holds ready (D35-ACT-008). *on*: what he waits for (`readying.ready.TRIGGERS`), of *whom* (`enemy`:
    any), upon which *cell*; *response*: what he does then (`readying.responses`); *still*: with a 5-foot step, if he
    likes; *far*: how many metres he goes at most, as they are read ("": as far as he can), *towards* whom, or *to*
    which cell; *spell*: which one he casts."""

    on: str
    whom: str
    response: str
    still: bool = False
    far: str = ""
    cell: str = ""
    towards: CombatantId | None = None
    to: str = ""
    spell: str = ""


@record
class Favour:
    """*by* has helped him against *against*: 2 on his next attack at him, or 2 to his class against the next one of
    that one (D35-ATK-001)."""

    by: CombatantId
    against: CombatantId
    how: Literal["attack", "defence"]


_SCORE: Final = Figure(0, 60)


@record
class Fighter(InTurn):
    """Somebody in the fight. *level*: his hit dice. The parts of his armour class stand one by one (D35-BAS-006);
    *max_dexterity*: what his armour lets count of his Dexterity. A score of 0: he has none. *speed*: in a move action,
    *run*: how many times that he runs. *skills*: whole bonuses where they are not those of the ability; *feats*: those
    that fights know; *features*: what some creatures have (`catalogue.dnd35_creatures`); *being*: what type of creature
    he is; *legs*: more than two make him stable. *arm_length*: his natural reach in centimetres, None: that of his
    size. *sneak*: dice. *wards*: damage reduction; *resists*: points of each type that do nothing; *immune*: what does
    nothing at all, *vulnerable*: what does half as much again. *regenerates*: hit points a round, not those of
    *unless*. *turning*: as a cleric of which level he turns undead, *turns* times more, by *channels* energy;
    *defiant*: how much harder he is to turn. *spells*: what he can cast; *component*: he has the material component of
    one in his hand (D35-GRA-019). *edge*: the modifier that parts equals in the order (D35-BAS-002). *met*: he has had
    a turn (D35-BAS-003). *unaware*: he does not know of the enemy when the fight begins (D35-BAS-004).
    *cell*: the square where he stands, the one nearest to A1 of a larger space. *nonlethal*: the damage of that kind
    (D35-HPS-010). *seized*: so many attacks of opportunity he has made since his turn began, *reacted*: none is left to
    him (D35-AOO-004). *stable*: he loses no more hit points (D35-HPS-004). *stances*: what he does until his next turn
    begins, for good and bad (`stances`). *ready*: what he holds ready until his next turn. *shown*: how he is, as far
    as it was told; *slain*: something else than his hit points has killed him, *doomed*: as long as he has
    no more of them than these. *buckler*: the shield that he bears, *things*: what he wears or carries and somebody
    could want.
    *nature*: the temperament that his sheet says, for when an autopilot has him. *given*: what the game master has
    given him.
    *mount*: whom he rides. *favours*: how others have helped him. *turned*: the check that has turned him, *near*:
    whoever turned him stood near from the beginning (D35-TUR-005); *bolstered*: as of how many hit dice he is held
    against turning (D35-TUR-008).
    *darkvision*: how far he sees in the dark. *hidden_from*: those of other sides who do not know where he is, although
    they know of him; *slipped*: he has moved unseen, and nobody has listened for him yet; *stirred*: he has moved, or
    struck, since his last turn began (D35-CAM-006). *pricked*: the round in which he has last noticed, or missed,
    somebody unseen who moved. *slots*: how many spells of levels 0, 1, … he can still cast, None: nobody counts them;
    *casts*: by which ability, *caster*: at which level; *resistance*: what a caster must reach to touch him with a
    spell. *effects*: the spells that hold on him; *casting*: the one that he casts until his next turn; *charged*: the
    one that his touch delivers. *hurried*: he has no other immediate action until his next turn (D35-ACT-006).
    *drained*: by how much scores have sunk (D35-HPS-009); *negative*: levels. *fetters*: what it takes to get out of
    what holds him, by Escape Artist and by Strength. *potions* that he has by him. *blows*: what he does in some
    moments alone (`constrict`, `rend`, `rush`). *oddities*: what of his profile is the game master's to play, by its
    code; *told*: he knows of it. *awake*: he is conscious below 0, *tended*: somebody looks after him, *mends*: he has
    begun to regain hit points untended, *vigil*: hours since he woke (D35-HPS-006, -007); *sparing*: his blows deal the
    other kind of damage (D35-HPS-013). *rideable*: its body allows it, *trained*: for war (D35-MNT-001); *war_saddle*:
    his saddle is a military one (D35-MNT-011); *astride*: how many squares wide the space is that he shares with his
    mount, *slumped*: he is unconscious and still in the saddle, *reins*: one of his hands holds them in this round
    (D35-MNT-003); *ridden*: it has carried somebody. *ran*: in how many rounds he has run without a rest, *ran_at*: the
    last of them (D35-MOV-009); *passes*: through whose space he may squeeze (D35-MOV-014). Where there is no grid
    *gaps*: how far each of the others is from him, in centimetres (`State.spaced` writes it on both sides); *across*:
    whom he has between himself and the rest of his side, as the game master has said (D35-ATK-005); *stretch*: what
    hinders him on his way, likewise. *delays*: he lets others act first: `named`, until the turn of somebody; `open`,
    until he comes in, which he may between any two turns before the next of his own (`fresh`: nobody has acted since
    he does); `coming`: he has said that he does as soon as nobody's turn is under way (D35-ACT-013). *hardness*: of an
    object, what it takes from each damage (D35-BAS-023)."""

    level: int = 1
    size: Size35 = "medium"
    speed: int = 900
    run: int = 4
    hit_points: int = 1
    hit_points_max: int = 1
    nonlethal: int = 0
    strength: int = 10
    dexterity: int = 10
    constitution: int = 10
    intelligence: int = 10
    wisdom: int = 10
    charisma: int = 10
    base_attack: int = 0
    armour: int = 0
    shield: int = 0
    natural: int = 0
    deflection: int = 0
    dodge: int = 0
    other: int = 0
    max_dexterity: int = 99
    fortitude: int = 0
    reflex: int = 0
    will: int = 0
    quickness: int = 0
    skills: dict[str, int] = field(default_factory=dict)
    feats: tuple[str, ...] = ()
    features: tuple[str, ...] = ()
    being: str = "humanoid"
    legs: int = 2
    arm_length: int | None = None
    sneak: int = 0
    wards: tuple[Ward, ...] = ()
    resists: dict[str, int] = field(default_factory=dict)
    immune: tuple[str, ...] = ()
    vulnerable: tuple[str, ...] = ()
    regenerates: int = 0
    unless: tuple[str, ...] = ()
    turning: int = 0
    turns: int = 0
    channels: Literal["positive", "negative"] = "positive"
    defiant: int = 0
    weapons: tuple[Weapon, ...] = ()
    spells: tuple[Spell, ...] = ()
    component: bool = False
    edge: int = 0
    met: bool = False
    unaware: bool = False
    cell: str | None = None
    seized: int = 0
    stable: bool = False
    stances: tuple[str, ...] = ()
    ready: Ready | None = None
    shown: Bearing = "up"
    slain: bool = False
    doomed: int | None = None
    buckler: Thing | None = None
    things: tuple[Thing, ...] = ()
    mount: CombatantId | None = None
    favours: tuple[Favour, ...] = ()
    turned: int = 0
    near: bool = False
    bolstered: int = 0
    darkvision: int = 0
    hidden_from: tuple[CombatantId, ...] = ()
    slipped: bool = False
    stirred: bool = False
    pricked: int = 0
    slots: tuple[int, ...] | None = None
    casts: str = ""
    caster: int = 1
    resistance: int = 0
    effects: tuple[Effect, ...] = ()
    casting: Cast | None = None
    charged: Spell | None = None
    hurried: bool = False
    drained: dict[str, int] = field(default_factory=dict)
    negative: int = 0
    fetters: tuple[int, int] = (0, 0)
    potions: tuple[Spell, ...] = ()
    blows: tuple[Weapon, ...] = ()
    oddities: tuple[str, ...] = ()
    told: bool = False
    awake: bool = False
    tended: bool = False
    mends: bool = False
    vigil: int = 0
    sparing: bool = False
    rideable: bool = False
    trained: bool = False
    war_saddle: bool = False
    astride: int = 0
    slumped: bool = False
    reins: bool = False
    ridden: bool = False
    ran: int = 0
    ran_at: int = 0
    passes: tuple[CombatantId, ...] = ()
    gaps: dict[CombatantId, int] = field(default_factory=dict)
    across: tuple[CombatantId, ...] = ()
    stretch: tuple[str, ...] = ()
    delays: Delays = ""
    hardness: int = 0
    POINTS: ClassVar[str] = "hit_points"
    nature: Temperament | None = None
    given: tuple[Gift, ...] = ()
    FIGURES: ClassVar[Mapping[str, Figure]] = {
        "hit_points": Figure(-10, 999),
        "hit_points_max": Figure(1, 999),
        "nonlethal": Figure(0, 999),
        **dict.fromkeys(ABILITIES, _SCORE),
        **dict.fromkeys(("armour", "shield", "natural", "deflection", "dodge"), Figure(0, 40)),
        "other": Figure(-20, 20),
        "base_attack": Figure(0, 60),
        **dict.fromkeys(("fortitude", "reflex", "will", "quickness"), Figure(-30, 60)),
        "initiative": Figure(-20, 60),
    }

    def condition(self, kind: str) -> Condition | None:
        """What holds of him of that *kind*."""
        return next((each for each in self.conditions if each.kind == kind), None)

    def has(self, kind: str) -> bool:
        """Whether that *kind* of condition holds of him."""
        return self.condition(kind) is not None

    @property
    def occasions(self) -> int:
        """How many attacks of opportunity he has a round: one, and with Combat Reflexes as many more as his Dexterity
        modifier says (D35-AOO-004).

        >>> feats = ("combat_reflexes",)
        >>> [Fighter("ana", "Ana", "players", dexterity=each, feats=feats).occasions for each in (15, 8)]
        [3, 1]
        """
        return 1 + (max(0, self.modifier("dexterity")) if "combat_reflexes" in self.feats else 0)

    def seizes(self) -> dict[str, int | bool]:
        """What of him one more attack of opportunity changes."""
        return {"seized": self.seized + 1, "reacted": self.seized + 1 >= self.occasions}

    @property
    def firm(self) -> bool:
        """Whether he is hard to push or to trip: on more than two legs, or by his nature (D35-MAN-003)."""
        return self.legs > 2 or "stable" in self.features

    @property
    def figures(self) -> SizeFigures:
        """What his size brings (D35-BAS-011)."""
        return SIZE_FIGURES[self.size]

    @property
    def width(self) -> int:
        """The squares that his space is wide, in the saddle that of his mount. Squeezed, it is half as wide
        (D35-MOV-013); no mount squeezes that was ridden."""
        whole = WIDTHS[self.size]
        if self.astride or whole == 1 or self.ridden or not NARROW(self):
            return self.astride or whole
        return (whole + 1) // 2

    @property
    def pace(self) -> int:
        """How far he goes in a move action as things stand.

        >>> Fighter("k", "K", "foes", conditions=(Condition("exhausted"),)).pace
        450
        """
        given = giving.added(self, (giving.SPEED,)) if self.speed else 0
        whole = max(0, self.speed + given)
        return whole // 2 if SLOW(self) else whole

    @property
    def natural_reach(self) -> int:
        """His natural reach in squares (D35-BAS-011)."""
        return (self.figures.tall if self.arm_length is None else self.arm_length) // SQUARE

    def modifier(self, ability: Ability) -> int:
        """The modifier of an ability; 0 where he has none.

        >>> Fighter("k", "K", "foes", strength=7, constitution=0).modifier("strength")
        -2
        """
        score = self.score(ability)
        return modifier(score) if score or self.drained else 0

    def score(self, ability: Ability) -> int:
        """A score as things stand: raised by a spell, sunk by the conditions that he is in, to 1 at the least; and by
        what drains it, never below 0."""
        score: int = getattr(self, ability)
        if not score or not (self.effects or self.drained or self.conditions):
            return score
        score += max((each.spell.raises.get(ability, 0) for each in self.effects), default=0)
        if self.conditions and ability in SINKS:
            score = max(1, score + SINKS[ability].sum(self))
        return max(0, score - self.drained.get(ability, 0))

    def altered(self, ability: Ability) -> int:
        """By how much the modifier of *ability* is not that of his profile."""
        score: int = getattr(self, ability)
        return self.modifier(ability) - modifier(score) if score else 0

    def under(self, what: str) -> tuple[Effect, ...]:
        """The spells that hold on him and have *what*: a field of `Spell`."""
        return tuple(each for each in self.effects if getattr(each.spell, what))

    def skill(self, skill: str) -> int:
        """What he adds to a check of *skill*."""
        by: Ability = SKILLS35[skill]  # type: ignore[index]
        return self.skills[skill] + self.altered(by) if skill in self.skills else self.modifier(by)

    def save(self, save: Save35) -> int:
        """What he adds to a *save* (D35-BAS-014)."""
        found: int = getattr(self, save)
        return found

    @property
    def strength_modifier(self) -> int:
        return self.modifier("strength")

    @property
    def dexterity_modifier(self) -> int:
        """That of the armour class: no armour allows more than its most."""
        return min(self.modifier("dexterity"), self.max_dexterity)

    @property
    def weighed(self) -> bool:
        """Whether his armour takes some of that from him."""
        return self.modifier("dexterity") > self.max_dexterity

    @property
    def grapple(self) -> int:
        """What he adds to grapple checks: base attack, Strength, the special modifier of his size (D35-GRA-001)."""
        return self.base_attack + self.strength_modifier + self.figures.special

    @property
    def lifeless(self) -> bool:
        """Undead, a construct, an object: what never lived does not die by degrees, but is destroyed at 0 hit
        points."""
        return self.being in LIFELESS or self.thing

    @property
    def thing(self) -> bool:
        """Whether it is no creature but an object that can be attacked (D35-BAS-023)."""
        return self.being == OBJECT

    @property
    def died(self) -> bool:
        """Dead (D35-HPS-003), or destroyed; or killed by something that leaves him his points (D35-HPS-015)."""
        killed = self.doomed is not None and self.hit_points <= self.doomed
        return killed or self.hit_points <= (0 if self.lifeless else DEAD)

    @property
    def out(self) -> bool:
        """Dead or unconscious (D35-HPS-002, -003, -012); an object takes no part."""
        return (
            self.died
            or self.thing
            or (self.hit_points < 0 and not self.conscious)
            or self.nonlethal > max(0, self.hit_points)
        )

    @property
    def conscious(self) -> bool:
        """Whether he has come to himself below 0 hit points (D35-HPS-006, -007)."""
        return self.awake and self.stable and DEAD < self.hit_points < 0

    @property
    def dying(self) -> bool:
        """Unconscious, and losing hit points (D35-HPS-002)."""
        return self.hit_points < 0 and not (self.died or self.stable)

    @property
    def disabled(self) -> bool:
        """At exactly 0 hit points, or conscious again below (D35-HPS-001, -006)."""
        return self.hit_points <= 0 and not self.out

    @property
    def staggered(self) -> bool:
        """The nonlethal damage equals what is left (D35-HPS-011)."""
        return self.nonlethal > 0 and self.nonlethal == self.hit_points and not self.out

    @property
    def arms(self) -> tuple[Weapon, ...]:
        """All that he can strike with as things stand: what is in his hands, and his body; bare hands last."""
        return self._arms()

    @lately
    def _arms(self) -> tuple[Weapon, ...]:
        held = tuple(each for each in self.weapons if each.in_hand)
        if self.reins:
            held = tuple(found for each in held if (found := self._one_handed(each)) is not None)
        return held if any(each.weapon == FISTS for each in held) else (*held, self._fists)

    def _one_handed(self, weapon: Weapon) -> Weapon | None:
        """*weapon* as it is used while his other hand holds the reins; None: it cannot be (D35-MNT-003). In the saddle
        one hand is enough for a lance."""
        if weapon.held not in ("off", "both"):
            return weapon
        if weapon.held == "off" or not (weapon.hands == 1 or weapon.single or weapon.charge > 1):
            return None
        return evolve(weapon, held="main", hands=1)

    @property
    def _fists(self) -> Weapon:
        lethal = "improved_unarmed_strike" in self.feats
        return Weapon(
            FISTS, dice_for("1d3", self.size), lethal=lethal, light=True, held="natural", types=("bludgeoning",)
        )

    def arm(self, weapon: str) -> Weapon:
        """The weapon of that name, in hand or not."""
        found = (each for each in (*self.arms, *self.weapons, *self.blows) if each.weapon == weapon)
        return next(found, self._fists)

    @property
    def wielded(self) -> tuple[Weapon, ...]:
        """The weapons in his hands."""
        return tuple(each for each in self.weapons if each.held in ("main", "off", "both"))

    @property
    def seen_with(self) -> str:
        return self.arms[0].weapon
