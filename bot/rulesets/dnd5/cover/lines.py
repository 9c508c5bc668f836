"""What lies between two spaces of the grid (DN5-COV-006)."""

from __future__ import annotations

from bot.rulesets.dnd5.base.distances import walls
from bot.rulesets.dnd5.state import State
from bot.rulesets.shared.ground.geometry import Point
from bot.rulesets.shared.ground.lines import amid, closed, middle


def blocked(state: State, here: Point, there: Point) -> bool:
    """Whether a wall lies between the middles of two squares, or fills the second."""
    found = walls(state)
    if there in found:
        return True
    if not found:
        return False
    return closed(middle((here,)), middle((there,)), [each for each in amid(found, (here,), (there,)) if each != here])


__all__ = ["blocked"]
