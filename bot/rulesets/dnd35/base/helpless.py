"""Who cannot defend himself (D35-ATK-010)."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd35.state import Fighter
from bot.rulesets.shared.conditions import has

HELPLESS: Final = ("paralysed", "sleeping", "bound")
"""The conditions of those who lie at anybody's mercy."""


def helpless(who: Fighter) -> bool:
    """Whether *who* is unconscious, dying, or in a condition that leaves him helpless."""
    return who.out or any(has(who, each) for each in HELPLESS)


__all__ = ["HELPLESS", "helpless"]
