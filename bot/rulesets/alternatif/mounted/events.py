"""What is told of riders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.rulesets.alternatif.state import Mount


@dataclass(frozen=True)
class Mounted:
    """*combatant* is in the saddle of *mount*; *lenient*: with both hands free in spite of his rank (ALT-MNT-002)."""

    combatant: str
    mount: Mount
    lenient: bool = False
    type: Literal["mounted"] = "mounted"


@dataclass(frozen=True)
class Dismounted:
    combatant: str
    type: Literal["dismounted"] = "dismounted"


@dataclass(frozen=True)
class Steered:
    """A good rider directs his mount, which is no action of his (ALT-MNT-005). *words*: how."""

    combatant: str
    words: str = ""
    type: Literal["steered"] = "steered"
