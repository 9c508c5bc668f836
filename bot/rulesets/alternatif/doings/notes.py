"""What people and the game master say of ordinary actions."""

from __future__ import annotations

from typing import Literal

from bot.kernel.persons import Typed, UserId
from bot.kernel.values import record


@record
class JoinIn:
    """*who* does what *target* is about to do, together with him (ALT-ACT-019)."""

    by: UserId
    who: str
    target: str
    type: Literal["join_in"] = "join_in"


@record
class Coordinate:
    """*who* and *target*, who both prepare something, act at the moment of the slower one (ALT-ACT-020)."""

    by: UserId
    who: str
    target: str
    type: Literal["coordinate"] = "coordinate"


@record
class TakeAside:
    """Something that is no action: a shout, a slow step, turning, relaxing (ALT-ACT-008, -011)."""

    by: UserId
    who: str
    kind: Literal["shout", "step", "turn", "relax"]
    words: Typed = ""
    type: Literal["take_aside"] = "take_aside"


@record
class Retime:
    """The game master's times for what *who* has announced or does: amounts of *reaction* and *duration*, or *more*
    segments (negative: fewer) (ALT-ACT-014, -016)."""

    by: UserId
    who: str
    reaction: str | None = None
    duration: str | None = None
    more: int = 0
    words: Typed = ""
    type: Literal["retime"] = "retime"


@record
class Rush:
    """The game master lets *who* rush what he does: other times, a *penalty* (0 or less), a *chance* of failure in per
    cent (ALT-ACT-018)."""

    by: UserId
    who: str
    reaction: str | None = None
    duration: str | None = None
    penalty: int = 0
    chance: int = 0
    type: Literal["rush"] = "rush"


@record
class Complicate:
    """A difficulty turns up for *who*: his action takes *delay* (an amount) longer (ALT-ACT-017)."""

    by: UserId
    who: str
    delay: str
    words: Typed = ""
    type: Literal["complicate"] = "complicate"


@record
class WaiveBeat:
    """*who* acts without his beat, at a *penalty* (0 or less) (ALT-REA-024)."""

    by: UserId
    who: str
    penalty: int = 0
    words: Typed = ""
    type: Literal["waive_beat"] = "waive_beat"


@record
class Hesitate:
    """*people* hesitate for as many segments as *amount* says, rolled once for all of them (ALT-REA-025)."""

    by: UserId
    people: tuple[str, ...]
    amount: str
    type: Literal["hesitate"] = "hesitate"
