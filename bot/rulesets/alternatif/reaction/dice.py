"""Which die a melee reaction rolls, and how long a parry postpones (tables 4 and 4 bis; ALT-REA-026 to -030)."""

from __future__ import annotations

from functools import lru_cache

from bot.kernel.dice import Dice, dice
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import shares
from bot.rulesets.alternatif.state import Arm, Combatant, Hand, Settings, Wielded
from bot.rulesets.shared.deciding import ALWAYS

DAGGER = "dagger"
"""The standing order that gives a left-hand dagger the specialist's advantage instead of the right hand's weapon."""

# Table 4: by row of martial bonus (1-6, 7-12, 13-18, 19+, 19+ for specialists), one column per hand.
_TABLE: dict[Hand, tuple[str, ...]] = {
    "right": ("d10", "d8", "d6", "d4", "d3"),
    "left": ("d10", "d10", "d8", "d8", "d6"),
    "both": ("d8", "d6", "d4", "d3", "d2"),
}
_SIZES = ("d12", "d10", "d8", "d6", "d4", "d3", "d2")


def die_of(who: Combatant, weapon: Wielded, settings: Settings) -> Dice:
    """The reaction die of *weapon*, beside whatever else *who* wields (ALT-REA-026 to -030, ALT-OFF-007), or the one
    that he shares with others (ALT-GMX-008)."""
    if who.crowd.band and who.crowd.sharing > 1 and not weapon.arm.is_shield:
        return shares.share(who.crowd.sharing)
    beside = who.main.arm if weapon.arm.hand == "left" and who.main is not weapon else None
    arm = weapon.arm
    if gives_dagger(who):
        if arm.hand == "left":
            beside = None
        else:
            arm = evolve(arm, specialised=False)
    return reaction_die(arm, who.bm, settings, beside)


def may_give_dagger(who: Combatant) -> bool:
    """Whether *who* is a specialist of what either hand holds, a dagger in the left: then he says which of them has the
    advantage (ALT-REA-030)."""
    off = who.off
    if off is None or off.arm.hand != "left" or off.arm.weapon != "dagger":
        return False
    return off.arm.specialised and who.main.arm.specialised and who.main.arm.hand == "right"


def gives_dagger(who: Combatant) -> bool:
    """Whether the dagger has it, by his standing order; unsaid, it is the right hand."""
    return who.orders.get(DAGGER) == ALWAYS and may_give_dagger(who)


def reaction_die(arm: Arm, bm: int, settings: Settings, beside: Arm | None = None) -> Dice:
    """The die of a melee reaction with *arm* at martial bonus *bm*; *beside*: the right hand's weapon, if *arm* is in
    the left one."""
    if arm.reaction is not None and (arm.count, settings.lost_limbs) != (arm.of, "from_next_roll"):
        left = arm.count if settings.lost_limbs == "from_next_roll" else arm.of
        return shares.regrouped(dice(arm.reaction), arm.of, left)
    return _die(
        arm.hand,
        arm.is_shield,
        arm.specialised and _may_specialise(arm, settings, beside),
        arm.reaction,
        bm,
        settings.specialist_shift,
    )


def _may_specialise(arm: Arm, settings: Settings, beside: Arm | None) -> bool:
    """At most one of two weapons has the specialist's row: the right one, else a dagger in the left (ALT-REA-030)."""
    if arm.hand != "left":
        return True
    if beside is not None and beside.specialised:
        return False
    return arm.weapon == "dagger" or settings.left_hand_specialist == "any_if_right_has_none"


@lru_cache(maxsize=1024)
def _die(hand: Hand, shield: bool, specialist: bool, own: str | None, bm: int, shift: str) -> Dice:
    if own is not None:
        return dice(own)
    if shield:
        return dice("d10" if bm >= 13 else "d12")
    row = 0 if bm <= 6 else 1 if bm <= 12 else 2 if bm <= 18 else 3
    column = _TABLE.get(hand, _TABLE["right"])
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
