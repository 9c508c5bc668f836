"""Surprise, per pair of combatants: for one segment somebody can do nothing against somebody else (ALT-SUR)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.kernel.values import record

Notice: TypeAlias = Literal["late", "unnoticed"]
"""Noticed at the last moment, a surprise; or not at all, a sneak attack (ALT-SNK-002)."""

Pair: TypeAlias = Literal["", "asked", "allowed", "refused"]


@record
class Surprise:
    """*by* surprises *victim* in *segment*. *sprung*: that segment has come; *used*: the one sneak attack is made.

    *save*: what the game master adds to the victim's save (ALT-SNK-014); *waived*: he gives no bonus for a heavy weapon
    (ALT-SNK-009). *pair*: whether both daggers may strike (ALT-SNK-016), "" while nobody has asked. *clinch*: the sneak
    action is one of wrestling (ALT-SNK-011)."""

    by: str
    victim: str
    segment: int
    notice: Notice = "late"
    sprung: bool = False
    used: bool = False
    save: int = 0
    waived: bool = False
    pair: Pair = ""
    clinch: bool = False
