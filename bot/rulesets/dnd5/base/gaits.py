"""How somebody goes where: on foot, swimming, climbing, in the air (DN5-MOV-002, -005, DN5-EXT-016)."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd5.base.distances import cells, on_grid
from bot.rulesets.dnd5.state import Fighter, Mode, State

WATER: Final = "water"
"""Deep water: one swims, and is under it (DN5-AQU)."""
CLIMB: Final = "climb"
"""What must be climbed."""
GAP: Final = "gap"
"""A gap in the ground: one jumps or flies across."""


def under_water(state: State, who: Fighter) -> bool:
    """Whether *who* is under water: all of the place is, he is by the game master's word, or he stands in it."""
    if state.water or who.immersed:
        return True
    return on_grid(state) and not who.height and is_water(state, cells(who))


def is_water(state: State, names: tuple[str, ...]) -> bool:
    """Whether all of these squares are deep water."""
    return bool(names) and all(WATER in state.grounds.get(each, ()) for each in names)


def gait(state: State, who: Fighter, names: tuple[str, ...] = ()) -> Mode:
    """How *who*, who is not about to jump, goes onto the squares *names*; without any, where he is."""
    if who.mode == "fly":
        return "fly"
    if state.water or who.immersed or is_water(state, names or cells(who)):
        return "swim"
    climbs = any(CLIMB in state.grounds.get(each, ()) for each in names) if names else CLIMB in who.stretch
    return "climb" if climbs else "walk"


__all__ = ["CLIMB", "GAP", "WATER", "gait", "is_water", "under_water"]
