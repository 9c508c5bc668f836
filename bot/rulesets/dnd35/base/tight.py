"""Who squeezes through a space that is too narrow for him, and through whose space one passes (D35-MOV-013, -014,
-016)."""

from __future__ import annotations

from typing import Final

from bot.catalogue.dnd35_terms import SIZES35
from bot.rulesets.dnd35.base.distances import space
from bot.rulesets.dnd35.state import Fighter, Move, State
from bot.rulesets.shared.conditions import has

SQUEEZED: Final = "squeezed"
"""The condition of somebody in a space half as wide as his own, by the game master's word."""
PENALTY: Final = -4
"""What it takes from attacks and from the armour class (D35-MOV-014)."""
FAR_APART: Final = 3
"""From so many size categories on one passes through the space of another (D35-MOV-016)."""


def sizes_apart(one: Fighter, other: Fighter) -> int:
    """How many size categories lie between two.

    >>> halfling, ogre = Fighter("h", "H", "players", size="small"), Fighter("o", "O", "foes", size="large")
    >>> sizes_apart(halfling, ogre)
    2
    """
    return abs(SIZES35.index(one.size) - SIZES35.index(other.size))


def bars(who: Fighter, other: Fighter) -> bool:
    """Whether *other* keeps *who* from passing through his space: an opponent who still stands, whose size is near his,
    and past whom the game master has said of nobody that he squeezes; an object is in everybody's way until it is
    broken."""
    if other.thing:
        return not other.died
    return (
        other.side != who.side and not other.out and sizes_apart(who, other) < FAR_APART and other.id not in who.passes
    )


def squeezes(state: State, who: Fighter) -> bool:
    """Whether *who* is squeezed where he is: the game master says so, or he stands in the space of somebody past whom
    he squeezes."""
    if has(who, SQUEEZED):
        return True
    past = next((each.past for each in state.deeds if isinstance(each, Move) and each.who == who.id), ())
    if not who.passes and not past:
        return False
    here = set(space(who))
    others = (state.combatants.get(each) for each in (*who.passes, *past))
    return any(
        not here.isdisjoint(space(each)) or who.gaps.get(each.id) == 0
        for each in others
        if each is not None and not each.out
    )


__all__ = ["FAR_APART", "PENALTY", "SQUEEZED", "bars", "sizes_apart", "squeezes"]
