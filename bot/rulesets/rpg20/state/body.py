"""A body: its gauges, the lines of its location table, what protects it, what ails it (R20-LOC, R20-ARM, R20-SHD,
R20-WND)."""

from __future__ import annotations

from dataclasses import field
from typing import Final, Literal, TypeAlias

from bot.catalogue.rpg20_terms import Consequence, Hand, Weight
from bot.kernel.values import record

Names: TypeAlias = dict[str, str]
"""What something is called, by language."""
LIMBS: Final[frozenset[Consequence]] = frozenset({"arm", "leg"})
TORSO: Final = 9
"""The line that is taken for those of a lost arm; the pelvis (13) for those of a lost leg (R20-LOC-003)."""
PELVIS: Final = 13
Ailment: TypeAlias = Literal["haemorrhage", "pain", "unconscious", "coma", "slow_death", "stunned"]
HELPLESS: Final[frozenset[Ailment]] = frozenset({"pain", "unconscious", "coma", "stunned"})
"""What takes a slot, a posture and all defences away (R20-WND-004, -008)."""


@record
class Gauge:
    """A local gauge: what is *left* of *most* points (R20-WND-001), the *table* that is asked when it is crossed, and
    the *side* of the hand or foot that it moves. *state*: what has become of the limb (R20-WND-012)."""

    gauge: str
    left: int
    most: int
    table: Consequence
    side: Hand | None = None
    state: Literal["whole", "broken", "lost"] = "whole"
    names: Names = field(default_factory=dict)


@record
class Line:
    """The faces *first* to *last* of a location die, whose points come off *gauge* (R20-LOC-002). *counts*: the line
    that stands for it where coverage is looked up: another one, of a part that this body has not (R20-LOC-003); 0: its
    own. *place*: what it is called."""

    first: int
    last: int
    gauge: str
    counts: int = 0
    place: str = ""
    names: Names = field(default_factory=dict)


@record
class Piece:
    """Something worn: its die (*dice*, *plus*), the lines that it covers, its movement penalty, 0 or less; whether it
    counts against *projectiles* alone (R20-ARM-001, -002, -005, -008). *off*: the game master has it count for nothing
    (R20-ARM-010)."""

    piece: str
    dice: str
    plus: int = 0
    covers: tuple[int, ...] = ()
    penalty: int = 0
    projectiles: bool = False
    natural: bool = False
    off: bool = False
    names: Names = field(default_factory=dict)


@record
class Shield:
    """A shield on the arm of *side*: its die, what is *left* of its points (at most *most*), how many *parts* of a body
    it covers (R20-SHD-003 to -007)."""

    shield: str
    dice: str
    left: int
    most: int
    parts: int
    side: Hand = "left"
    names: Names = field(default_factory=dict)

    @property
    def broken(self) -> bool:
        """Useless (R20-SHD-007)."""
        return self.left <= 0


@record
class Explosive:
    """*count* of something that goes off: its dice (none: it smokes), to everybody within *zone* metres; how heavy it
    is to throw, None: it is laid (R20-EXP-001, -002, -009)."""

    explosive: str
    dice: str
    plus: int = 0
    zone: int = 3
    throw: Weight | None = "light"
    count: int = 1
    names: Names = field(default_factory=dict)


@record
class Ill:
    """What somebody suffers from until it is treated (R20-WND-017): *kind*; *since*: the sequence in which it began;
    *number* of hours, or of days where *unit* says so (R20-SPE-002, R20-WND-009); *gauge*: where it bleeds."""

    kind: Ailment
    since: int = 0
    number: int = 0
    unit: Literal["", "hours", "days"] = ""
    gauge: str = ""


__all__ = [
    "HELPLESS",
    "LIMBS",
    "PELVIS",
    "TORSO",
    "Ailment",
    "Explosive",
    "Gauge",
    "Ill",
    "Line",
    "Names",
    "Piece",
    "Shield",
]
