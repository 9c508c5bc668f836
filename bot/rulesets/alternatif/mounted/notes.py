"""What is said of riders."""

from __future__ import annotations

from typing import Literal

from bot.kernel.persons import Typed, UserId
from bot.kernel.values import record


@record
class Mounts:
    """*who* is in the saddle of a *mount* of the encounter's list; *lenient*: he may use both hands (ALT-MNT-002)."""

    by: UserId
    who: str
    mount: str
    lenient: bool = False
    type: Literal["mounts"] = "mounts"


@record
class Dismounts:
    """*who* is on foot again."""

    by: UserId
    who: str
    type: Literal["dismounts"] = "dismounts"


@record
class Steer:
    """*who* directs his mount: faster, about, stop … (ALT-MNT-005, -006). *words*: how, up to 80 characters."""

    by: UserId
    who: str
    words: Typed = ""
    type: Literal["steer"] = "steer"
