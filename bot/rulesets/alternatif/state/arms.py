"""Hands, weapons, and where a weapon stands in time."""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias

from bot.kernel.persons import Name
from bot.kernel.values import evolve, record
from bot.rulesets.alternatif.state.specials import Kind

# ---- Shooting: what a weapon needs for it, what an archer has in hand, and how far people are from each other.

Band: TypeAlias = Literal["point_blank", "short", "medium", "long", "beyond"]
"""Where a target stands for one weapon (ALT-RNG-002)."""

Cadence: TypeAlias = Literal[0, 1, 2]
"""By how many ranks the reaction die of a shot is lowered (ALT-MIS-004, -005)."""


@record
class Missile:
    """How a weapon shoots or is thrown (table 5). *reaction*, *specialist*: its dice (`d6`); *fixed*: segments that
    come on top; *cadence*: the ranks by which the die may be lowered; *short*, *medium*, *long*: the last metre of
    each range; *plain*: an object not made for it (ALT-MIS-015, ALT-RNG-007)."""

    reaction: str
    specialist: str | None = None
    fixed: int = 0
    cadence: int = 0
    short: int = 0
    medium: int = 0
    long: int = 0
    plain: bool = False


@record
class Plan:
    """The shot that somebody prepares, or makes again when he says nothing (ALT-MIS-024).

    *cadence* and *aim* (segments of careful aim, 0 to 3) belong to the projectile (ALT-MIS-006, -007); *wished*: the
    aim that he repeats. *volley*: the body of archers that it leaves with, by name. *massed*: too many of them for a
    die each (ALT-VOL-002)."""

    weapon: str
    cadence: int = 0
    aim: int = 0
    wished: int = 0
    volley: Name | None = None
    massed: bool = False


@record
class Shooting:
    """Somebody's shooting. *ready*: his weapon is ready before the first die (ALT-MIS-020). *speed*: what a very fast
    target costs those who shoot at it (0 or less). *cover*: the percentage of his body hidden, by shooter, `""` for
    all others. *full_move*: the last segment spent on a full move (-1: none). *tested*: the segment in which the order
    of his action was settled, *before*: that of those whom he is early enough for (ALT-MIS-023, ALT-REA-019). *doubt*:
    a spell without dice that was earlier than what he is about to do, as `author/spell`; *stopped*: the segment in
    which one keeps him from it. *into*: what the game master has said of his shot into a melee (ALT-MIS-025).
    *choosing*: the aim is to be named after the die. *rolled_at*, *rolled_die*, *rolled_faces*: his last reaction,
    found again by who takes a shot up again in the same segment."""

    plan: Plan | None = None
    ready: bool = False
    speed: int = 0
    cover: dict[str, int] = field(default_factory=dict)
    full_move: int = -1
    tested: int = -1
    before: tuple[str, ...] = ()
    doubt: str | None = None
    stopped: int = -1
    into: str = ""
    choosing: bool = False
    rolled_at: int = -1
    rolled_die: str = ""
    rolled_faces: tuple[int, ...] = ()


@record
class Places:
    """What the game master has said of distances, without a grid: centimetres between two people, or the range of a
    pair, by `pair_key`."""

    distances: dict[str, int] = field(default_factory=dict)
    bands: dict[str, Band] = field(default_factory=dict)


def pair_key(a: str, b: str) -> str:
    """The name of a pair, whoever comes first.

    >>> pair_key("orc", "ana")
    'ana|orc'
    """
    return "|".join(sorted((a, b)))


Hand: TypeAlias = Literal["right", "left", "both", "third", "fourth", "fifth", "sixth"]
"""Main hand, off hand, or a weapon held in both; further limbs, each with a reaction of its own (ALT-GMX-001)."""
LIMBS: tuple[Hand, ...] = ("third", "fourth", "fifth", "sixth")
_IN_ORDER: tuple[Hand, ...] = ("both", "right", "left", *LIMBS)

Status: TypeAlias = Literal["offensive", "defensive"]

Wound: TypeAlias = Literal["cut", "puncture", "blunt"]


@record
class Exceptional:
    """What a weapon does on natural *faces*, in words for the game master (ALT-GEN-012)."""

    faces: tuple[int, ...]
    effect: dict[str, str]


@record
class Arm:
    """A weapon as somebody wields it.

    *weapon* is the catalogue's id. *attack* and *defence* are its factors (ALT-FAC-001). *damage* is in dice (`1d8`).
    *hit_bonus* and *damage_bonus* come from mastery, expertise or specialisation, *magic* counts on both. *reaction*
    replaces the table's die (natural weapons). *left_rank*: the rank of left-hand fighting that it needs in the off
    hand (0: none, None: no rank is enough). *haft_ac* and *structure*: armour class and structure points of what can
    be broken (ALT-MEL-010), None when nothing can. *knock_down*: what it adds to knocking down (ALT-SPE-016).
    *count*: how many weapons alike one reaction die moves, *of* how many of them *reaction* was said (ALT-GMX-002,
    -005); *fixed*: segments on top of the die (ALT-GMX-006).
    *missile*: how it shoots or is thrown, None when it does not. Tags: `shield`, `no_parry`, `natural`, … as in the
    catalogue, and `captured` (ALT-SPE-019)."""

    weapon: str
    hand: Hand
    attack: int = 0
    defence: int = 0
    damage: str = "1d2"
    hit_bonus: int = 0
    damage_bonus: int = 0
    magic: int = 0
    specialised: bool = False
    reaction: str | None = None
    wound: Wound = "cut"
    left_rank: int | None = None
    haft_ac: int | None = None
    structure: int | None = None
    exceptional: tuple[Exceptional, ...] = ()
    knock_down: int = 0
    missile: Missile | None = None
    count: int = 1
    of: int = 1
    fixed: int = 0
    tags: tuple[str, ...] = ()
    names: dict[str, str] = field(default_factory=dict)

    @property
    def is_shield(self) -> bool:
        """Shields, bucklers and pavises (ALT-OFF-009)."""
        return "shield" in self.tags

    @property
    def is_natural(self) -> bool:
        """Fists, claws …: never lost, never broken."""
        return "natural" in self.tags

    @property
    def strikes(self) -> bool:
        """Whether it is a weapon of melee: bows and the like are not."""
        return "missile" not in self.tags

    @property
    def parries(self) -> bool:
        """Whether it can stop a blow (ALT-PAR-003)."""
        return "no_parry" not in self.tags


FIST = Arm("fist", "right", wound="blunt", left_rank=0, tags=("natural", "light", "no_parry"))
"""A free fist is itself a weapon (ALT-MEL-004)."""


def by_hand(weapon: Wielded) -> int:
    """Where a weapon stands among those of its owner: the main hand's first, then the off hand's, then other limbs."""
    return _IN_ORDER.index(weapon.arm.hand)


@record
class Rolled:
    """The last reaction roll. Who drops an action and takes it up again in the same segment finds the same faces."""

    stamp: int
    die: str
    faces: tuple[int, ...]
    initial: bool


Flank: TypeAlias = Literal["right", "left", "between"]
"""Where a breakthrough passes its target: at his right or left hand, or between him and another (ALT-SPE-023, -024)."""


@record
class Manoeuvre:
    """What somebody means to do: *kind* against *target*. *piece*: the hand of the target whose weapon a disarm or a
    capture is aimed at. *flank*: of a breakthrough; *other*: the second enemy it passes between."""

    kind: Kind
    target: str
    piece: Hand | None = None
    flank: Flank | None = None
    other: str | None = None

    def names(self, ident: str) -> bool:
        """Whether it is meant for *ident*."""
        return ident in (self.target, self.other)


@record
class Wielded:
    """A weapon in hand and where it stands in time.

    *due*: the segment of its pending action. *up*: that action has come up and is neither taken nor lost. *acted*:
    the last segment in which it acted (-1: never). *carry*: the postponement of its present spell on the defensive,
    which a reaction rolled meanwhile still bears (ALT-PAR-016). *facing*: the enemies announced as simultaneous;
    *choice* and *aim* (an enemy, or `enemy+hand` for what that hand holds): what was decided for the action that is
    up; `else`: its owner is asked what he does instead, *instead*: what he has answered, as long as others must not
    know it. *structure*: the structure points left, None as long as it is whole. *manoeuvre*: the special action
    decided for the action that is up. *counter*: the counter-attack that is prepared, armed from *due* on
    (ALT-CTR-002); nothing comes up then. *turns*: other weapons that the same die moves, in the order in which they
    strike (ALT-GMX-003)."""

    arm: Arm
    due: int | None = None
    up: bool = False
    status: Status = "offensive"
    acted: int = -1
    carry: int = 0
    facing: tuple[str, ...] = ()
    choice: Literal["attack", "special", "described", "return_to_guard", "else", "given_up"] | None = None
    aim: str | None = None
    rolled: Rolled | None = None
    structure: int | None = None
    manoeuvre: Manoeuvre | None = None
    counter: Manoeuvre | None = None
    turns: tuple[Arm, ...] = ()
    instead: dict[str, str] = field(default_factory=dict)

    @property
    def hand(self) -> Hand:
        return self.arm.hand

    @property
    def pending(self) -> bool:
        """Whether an action of it is in preparation or has come up."""
        return self.up or self.due is not None

    @property
    def comes(self) -> int | None:
        """The segment in which its action comes up by itself; a counter-attack waits for the enemy."""
        return None if self.counter is not None else self.due


# ---- Charges: what happens in the segment in which somebody runs into somebody.

CHARGE = "charge"
"""The action (ALT-CHG-001)."""
LEAST = 4
"""The fewest cells of a run that gives the advantages of a charge (ALT-CHG-003)."""
RUSH = 6
"""Cells that somebody may charge from hiding and still strike at the end of the segment (ALT-SUR-010)."""


@record
class Answer:
    """What one of the two does with his free action: an attack or a special action with *hand*, or nothing."""

    how: Literal["attack", "special", "nothing"]
    hand: Hand | None = None
    manoeuvre: Manoeuvre | None = None


@record
class Clash:
    """A charge that has come into contact in this segment (ALT-CHG-008). *strikes*: the charger has a free action at
    its end; *receives*: his target has a reception. *attack* and *reception*: what they have decided. *received*: the
    reception was resolved first. *settled*: nothing more comes of it."""

    charger: str
    target: str
    strikes: bool
    receives: bool
    attack: Answer | None = None
    reception: Answer | None = None
    received: bool = False
    settled: bool = False


# ---- Special melee actions: what a weapon is meant to do instead of striking, and what becomes of it in its segment.


@record
class Opposed:
    """A roll that stands against a special action: an attack, a parry, another special action or a reflex save.

    *hand*: the weapon's, None for a save. *blow*: the name of an attack, by which a critical parry takes it away again
    (ALT-SPE-026). *sure*: a natural 20 of an attack or a save, a critical parry."""

    who: str
    by: Literal["attack", "parry", "special", "save"]
    hand: Hand | None
    total: int
    face: int
    sure: bool = False
    blow: str | None = None
    parried: Literal["no", "parried", "critical"] = "no"


@record
class Reply:
    """How *who* means to oppose a special action, as long as others have not said what they do against those of the
    segment (ALT-SPE-004): with the weapon in *hand*, by *riposte* where it is a special action of his own, and with a
    parry of the hand *also* beside it. *forced*: nothing else was possible."""

    who: str
    how: Literal["attack", "parry", "special", "nothing"]
    hand: Hand | None = None
    riposte: Manoeuvre | None = None
    also: Hand | None = None
    forced: bool = False


@record
class Special:
    """A special action of this segment, from its announcement to its end. *id*: like a blow's, its author and the hand.

    *arm*: the weapon used. *asked*: of those it is aimed at, whoever has said how he opposes it. *counter*: it is a
    counter-attack, which offers nothing (ALT-CTR-004). *answers*: the special action that it answers (ALT-SPE-030).
    *face* and *total*: once rolled, *face* 0 before. *opposed*: what stands against it. *succeeded*: None while open.
    *cells*: how far a push goes. *waits*: what its author is still asked. *settled*: nothing more comes of it.
    *charge*: it ends a charge (ALT-CHG-005). *replies*: how it will be opposed, of which nobody
    is told yet. *armed*: those it is aimed at who had a weapon to oppose it with (ALT-SPE-033)."""

    id: str
    author: str
    arm: Arm
    manoeuvre: Manoeuvre
    free: bool = False
    counter: bool = False
    answers: str | None = None
    asked: tuple[str, ...] = ()
    face: int = 0
    total: int = 0
    opposed: tuple[Opposed, ...] = ()
    succeeded: bool | None = None
    cells: int = 0
    waits: Literal["follow", "grab", "shove"] | None = None
    settled: bool = False
    charge: bool = False
    replies: tuple[Reply, ...] = ()
    armed: tuple[str, ...] = ()

    @property
    def hand(self) -> Hand:
        return self.arm.hand

    @property
    def against(self) -> tuple[str, ...]:
        """Whom it is aimed at: one, or the two it passes between."""
        other = self.manoeuvre.other
        return (self.manoeuvre.target,) if other is None else (self.manoeuvre.target, other)

    def without(self, ident: str) -> Special:
        """The same once *ident* has left: what was to answer it with him is to be said anew."""
        left = tuple(
            each
            for each in self.replies
            if each.who != ident and (each.riposte is None or not each.riposte.names(ident))
        )
        return self if left == self.replies else evolve(self, replies=left)


@record
class Licence:
    """Which special actions somebody may do (None: all that his hands allow), and which may be done to him
    (ALT-SPE-034, -035): the game master's word, or that of the creature's entry."""

    may: tuple[Kind, ...] | None = None
    suffers: Literal["all", "breakthrough", "none"] = "all"
