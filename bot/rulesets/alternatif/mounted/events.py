"""What is told of riders."""

from __future__ import annotations

from typing import Literal

from bot.kernel.persons import Name
from bot.kernel.values import record
from bot.rulesets.alternatif.state import Mount


@record
class Mounted:
    """*combatant* is in the saddle of *mount*; *lenient*: with both hands free in spite of his rank (ALT-MNT-002)."""

    combatant: str
    mount: Mount
    lenient: bool = False
    type: Literal["mounted"] = "mounted"


@record
class Dismounted:
    combatant: str
    type: Literal["dismounted"] = "dismounted"


@record
class Steered:
    """A good rider directs his mount, which is no action of his (ALT-MNT-005). *words*: how."""

    combatant: str
    words: Name = ""
    type: Literal["steered"] = "steered"
