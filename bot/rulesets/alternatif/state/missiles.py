"""Shooting: what a weapon needs for it, what an archer has in hand, and how far people are from each other."""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias

from bot.kernel.persons import Name
from bot.kernel.values import record

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
