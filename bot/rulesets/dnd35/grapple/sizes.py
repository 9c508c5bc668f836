"""Whom somebody can take hold of, and how many can hold one (D35-GRA-005, -027, -028)."""

from __future__ import annotations

from typing import Final

from bot.catalogue.dnd35_terms import SIZES35
from bot.rulesets.dnd35.base import holds
from bot.rulesets.dnd35.base.distances import reaches
from bot.rulesets.dnd35.base.sight import locates
from bot.rulesets.dnd35.cover.degrees import total
from bot.rulesets.dnd35.state import FISTS, Fighter, State

MOST: Final = 8
"""Four of one's own size, in halves (D35-GRA-028)."""
TOO_LARGE: Final = 2
"""So many size categories larger, and nobody gets a hold (D35-GRA-005)."""


def larger(who: Fighter, target: Fighter) -> int:
    """By how many size categories *who* is larger than *target*."""
    return SIZES35.index(who.size) - SIZES35.index(target.size)


def weight(who: Fighter, target: Fighter) -> int:
    """How much room *who* takes around *target*, in halves: 1 for whoever is smaller, 2 of the same size, 4 of one
    category larger, 8 beyond (D35-GRA-028).

    >>> orc = Fighter("o", "O", "foes")
    >>> [weight(Fighter("a", "A", "players", size=each), orc) for each in ("tiny", "small", "medium", "large", "huge")]
    [1, 1, 2, 4, 8]
    """
    more = larger(who, target)
    return 1 if more < 0 else 2 << min(more, 2)


def room(state: State, who: Fighter, target: Fighter) -> bool:
    """Whether *who* still finds a place among those who grapple with *target* (D35-GRA-028)."""
    others = (state.combatants[each] for each in holds.opponents(state, target.id))
    return sum(weight(each, target) for each in others) + weight(who, target) <= MOST


def bodily(who: Fighter) -> bool:
    """Whether there is anything to take hold of, or with."""
    return "incorporeal" not in who.features


def graspable(state: State, who: Fighter, target: Fighter) -> bool:
    """Whether *who* can take hold of *target* now: within his natural reach, not too large, and there is room. Nobody
    takes hold of whom he already grapples with."""
    if (
        target.id == who.id
        or target.out
        or not locates(who, target)
        or holds.grip(state, who.id, target.id) is not None
    ):
        return False
    if who.mount is not None or not (bodily(who) and bodily(target)) or larger(target, who) >= TOO_LARGE:
        return False
    return reaches(who, who.arm(FISTS), target) and room(state, who, target) and not total(state, who, target)


__all__ = ["MOST", "TOO_LARGE", "bodily", "graspable", "larger", "room", "weight"]
