"""What it costs to lay hands on somebody larger (ALT-SPE-034)."""

from __future__ import annotations

from typing import get_args

from bot.rulesets.alternatif.state import Combatant, Size

A_SIZE = -8
SIZES: tuple[Size, ...] = get_args(Size)


def larger(who: Combatant, target: Combatant) -> int:
    """What it costs *who* that *target* is larger than he: 8 for each size (0 or less; ALT-SPE-034)."""
    return A_SIZE * max(0, SIZES.index(target.size) - SIZES.index(who.size))


__all__ = ["SIZES", "larger"]
