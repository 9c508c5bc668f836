"""Who may read what this game tells, beside what every game says: what is pending."""

from __future__ import annotations

from typing import Final

from bot.kernel.events import Audience
from bot.kernel.values import record


@record
class Pending(Audience):
    """One side's alone, unless the table opens what is pending (`open_initiative`, ALT-SIM-009)."""


PENDING: Final = Pending("side")
"""What is pending with the event's *combatant*: reactions, due segments, announced targets."""


def pending_of(combatant: str) -> Audience:
    """What is pending with *combatant*."""
    return Pending("side", combatant)
