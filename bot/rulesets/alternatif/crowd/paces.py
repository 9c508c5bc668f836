"""Flat-rate initiative: a fixed pace instead of a die (ALT-GMX-010)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kernel.dice import Dice
from bot.rulesets.alternatif.crowd.events import FlatReaction
from bot.rulesets.alternatif.state import ROUND, Combatant, Wielded

LAYOUTS: Mapping[str, tuple[int, ...]] = {
    "d12": (7, 14, 20),
    "d10": (5, 10),
    "d8": (4, 8, 12, 16, 20),
    "d6": (3, 6, 9),
    "d4": (2, 5, 7, 10),
    "d3": (2, 4, 6, 8, 10),
}
"""The places in a round, or in two rounds, at which somebody acts who has this die; that of the d6 is the text's."""


def comes_at(who: Combatant, weapon: Wielded, die: Dice, stamp: int) -> int | None:
    """The segment at which the action of *weapon*, announced at *stamp*, comes at a flat rate; None: *die* is rolled,
    as it is every other time at a mixed pace."""
    crowd = who.crowd
    if crowd.pace == "dice":
        return None
    if crowd.pace == "mixed" and (weapon.rolled is None or weapon.rolled.stamp == stamp):
        return None
    layout = crowd.layout if crowd.layout and weapon is who.main else LAYOUTS.get(str(die), ())
    return next_place(layout, stamp) if layout else None


def reaction(who: Combatant, weapon: Wielded, die: Dice, stamp: int, postponed: int) -> FlatReaction | None:
    """What is told of such a reaction, *postponed* by so much; None: *die* is rolled."""
    comes = comes_at(who, weapon, die, stamp)
    return None if comes is None else FlatReaction(who.id, weapon.arm.hand, str(die), stamp, comes + postponed)


def next_place(layout: tuple[int, ...], stamp: int) -> int:
    """The first segment after *stamp* at a place of *layout*, which is that of one round, or of two.

    >>> [next_place((3, 6, 9), stamp) for stamp in (0, 3, 9, 12)], next_place((7, 14, 20), 20)
    ([3, 6, 13, 13], 27)
    """
    span = 2 * ROUND if layout[-1] > ROUND else ROUND
    begins = stamp // span * span
    return next((begins + place for place in layout if begins + place > stamp), begins + span + layout[0])
