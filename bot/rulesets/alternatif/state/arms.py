"""Hands, weapons, and where a weapon stands in time."""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias

from bot.kernel.values import record
from bot.rulesets.alternatif.state.missiles import Missile

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


Kind: TypeAlias = Literal["push", "knock_down", "engage_wrestling", "breakthrough", "disarm", "weapon_capture"]
"""The six special actions (ALT-SPE-001)."""

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
