"""What people and the game master say of charges."""

from __future__ import annotations

from typing import Literal

from bot.kernel.persons import UserId
from bot.kernel.values import record


@record
class Charge:
    """*who* charges at *target* (ALT-CHG-001)."""

    by: UserId
    who: str
    target: str | None = None
    type: Literal["charge"] = "charge"


@record
class SayScreen:
    """Whoever charges at *other* passes within reach of *who*, or no more (ALT-CHG-009)."""

    by: UserId
    who: str
    other: str
    on: bool = True
    type: Literal["say_screen"] = "say_screen"
