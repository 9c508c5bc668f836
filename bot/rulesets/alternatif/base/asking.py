"""How questions are named, and the options that many of them share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from bot.kernel.decisions import Decision
from bot.rulesets.alternatif.state import AlternatifState, Combatant
from bot.rulesets.shared.check import Point

Questions: TypeAlias = Callable[[AlternatifState], list[Decision]]

EQUIPMENT = "equipment"
"""The option that stands for striking at what an enemy holds."""
RECKLESS = ("never_guard", "furious")
"""Temperaments that strike with shields too."""
GM = "@gm"
"""Whom questions are put to that only the game master can answer."""
question_for: Final[Point[[AlternatifState, str], str | None]] = Point("what somebody must settle first")
"""The kind of question that he must settle before he can say anything else; None: none."""


def key_of(state: AlternatifState, who: Combatant, kind: str) -> str:
    """The identity of a question of *kind* to *who* in this segment."""
    return f"{who.id}:{kind}:{state.segment}"


def asked_in(key: str) -> str:
    """Whom the question *key* is put to, or whom it is about."""
    return key.partition(":")[0]


def kind_in(key: str) -> str:
    """The kind of the question *key*, with the hand where both may be asked about."""
    return key.split(":")[1]
