"""What happens around ordinary actions, beside `events.timed`."""

from __future__ import annotations

from typing import Literal

from bot.kernel.persons import Name
from bot.kernel.values import record


@record
class TaskRetimed:
    """An action that is under way has other times: *reason* says why. *die* and *faces*: what was rolled for it.
    *penalty* (0 or less) and *chance* of failure in per cent belong to a rushed one (ALT-ACT-014 to -018, -020)."""

    combatant: str
    action: str
    reason: Literal["gm", "rushed", "aggravated", "second", "coordinated"]
    prepared: int
    first: int
    last: int
    die: str = ""
    faces: tuple[int, ...] = ()
    penalty: int = 0
    chance: int = 0
    label: Name = ""
    words: Name = ""
    type: Literal["task_retimed"] = "task_retimed"


@record
class TaskLetBe:
    """The game master lets an action of maximal dice go on as it was rolled (ALT-ACT-017)."""

    combatant: str
    type: Literal["task_let_be"] = "task_let_be"


@record
class JoinedIn:
    """*combatant* does what *other* does, together with him (ALT-ACT-019)."""

    combatant: str
    other: str
    action: str
    stamp: int
    label: Name = ""
    sure: bool = False
    type: Literal["joined_in"] = "joined_in"


@record
class CompanionsSettled:
    """What the game master said of the others, when one of those who act together was interrupted (ALT-ACT-019)."""

    combatant: str
    goes_on: bool
    type: Literal["companions_settled"] = "companions_settled"


@record
class AsideTaken:
    """Something that is no action: it takes no time and disturbs nothing (ALT-ACT-008, -011)."""

    combatant: str
    kind: Literal["shout", "step", "turn", "relax"]
    words: Name = ""
    type: Literal["aside_taken"] = "aside_taken"


@record
class BeatWaived:
    """*combatant* acts without his beat, at a *penalty* (0 or less) to his next roll; *words*: what the game master
    lets him believe (ALT-REA-024)."""

    combatant: str
    penalty: int
    words: Name = ""
    type: Literal["beat_waived"] = "beat_waived"


__all__ = [
    "AsideTaken",
    "BeatWaived",
    "CompanionsSettled",
    "JoinedIn",
    "TaskLetBe",
    "TaskRetimed",
]
