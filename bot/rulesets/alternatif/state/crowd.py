"""What spares the game master dice when there are many (ALT-GMX)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.kernel.values import record

Pace: TypeAlias = Literal["dice", "flat", "mixed"]
"""Reactions are rolled, come at a flat rate, or by turns one and the other (ALT-GMX-010)."""


@record
class Crowd:
    """One of many. *band*: those who share one reaction die with him, none when empty; *turn*: the next action of the
    band is his, since segment *since*; *sharing*: how many of them there were when it became so (ALT-GMX-008).
    *simple_shield*: his shield parries at no cost, and nothing postpones his weapon (ALT-GMX-009). *pace* and *layout*:
    the places in a round, or in two, at which a flat rate has him act; none: those of his die (ALT-GMX-010)."""

    band: str = ""
    turn: bool = False
    since: int = -1
    sharing: int = 0
    simple_shield: bool = False
    pace: Pace = "dice"
    layout: tuple[int, ...] = ()
