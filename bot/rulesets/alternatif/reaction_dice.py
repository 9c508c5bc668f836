"""Which die a melee reaction rolls, and how long a parry postpones (tables 4 and 4 bis; ALT-REA-026 to -030)."""

from __future__ import annotations

from functools import lru_cache

from bot.kernel.dice import Dice, dice
from bot.rulesets.alternatif.state import Arm, Hand, Settings

# Table 4: by row of martial bonus (1-6, 7-12, 13-18, 19+, 19+ for specialists), one column per hand.
_TABLE: dict[Hand, tuple[str, ...]] = {
    "right": ("d10", "d8", "d6", "d4", "d3"),
    "left": ("d10", "d10", "d8", "d8", "d6"),
    "both": ("d8", "d6", "d4", "d3", "d2"),
}
_SIZES = ("d12", "d10", "d8", "d6", "d4", "d3", "d2")


def reaction_die(arm: Arm, bm: int, settings: Settings) -> Dice:
    """The die of a melee reaction with *arm*, wielded alone, at martial bonus *bm* (ALT-REA-026 to -030)."""
    return _die(
        arm.hand,
        "shield" in arm.tags,
        arm.specialised and _may_specialise(arm, settings),
        arm.reaction,
        bm,
        settings.specialist_shift,
    )


def _may_specialise(arm: Arm, settings: Settings) -> bool:
    # A weapon held in the left hand alone: the right hand has no advantage, so a dagger may have it (ALT-REA-030).
    if arm.hand != "left":
        return True
    return arm.weapon == "dagger" or settings.left_hand_specialist == "any_if_right_has_none"


@lru_cache(maxsize=1024)
def _die(hand: Hand, shield: bool, specialist: bool, own: str | None, bm: int, shift: str) -> Dice:
    if own is not None:
        return dice(own)
    if shield:
        return dice("d10" if bm >= 13 else "d12")
    row = 0 if bm <= 6 else 1 if bm <= 12 else 2 if bm <= 18 else 3
    column = _TABLE[hand]
    if not specialist:
        return dice(column[row])
    if shift == "row_below":
        return dice(column[row + 1])
    return dice(_SIZES[_SIZES.index(column[row]) + 1])


def postponement(what: Dice) -> int:
    """Half the greatest result of the reaction die, halves rounded up, in segments (ALT-PAR-009).

    >>> [postponement(dice(text)) for text in ("d12", "d10", "d8", "d6", "d4", "d3", "d2", "2d6")]
    [6, 5, 4, 3, 2, 2, 1, 6]
    """
    return (what.count * what.sides + 1) // 2
