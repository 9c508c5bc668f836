"""Charges: what happens in the segment in which somebody runs into somebody."""

from __future__ import annotations

from typing import Literal

from bot.kernel.values import record
from bot.rulesets.alternatif.state.arms import Hand, Manoeuvre

CHARGE = "charge"
"""The action (ALT-CHG-001)."""
LEAST = 4
"""The fewest cells of a run that gives the advantages of a charge (ALT-CHG-003)."""
RUSH = 6
"""Cells that somebody may charge from hiding and still strike at the end of the segment (ALT-SUR-010)."""


@record
class Answer:
    """What one of the two does with his free action: an attack or a special action with *hand*, or nothing."""

    how: Literal["attack", "special", "nothing"]
    hand: Hand | None = None
    manoeuvre: Manoeuvre | None = None


@record
class Clash:
    """A charge that has come into contact in this segment (ALT-CHG-008). *strikes*: the charger has a free action at
    its end; *receives*: his target has a reception. *attack* and *reception*: what they have decided. *received*: the
    reception was resolved first. *settled*: nothing more comes of it."""

    charger: str
    target: str
    strikes: bool
    receives: bool
    attack: Answer | None = None
    reception: Answer | None = None
    received: bool = False
    settled: bool = False
