"""The grid as one reader may see it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.kernel.ruleset import Ground
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.moving import ways
from bot.rulesets.alternatif.state import AlternatifState, Combatant
from bot.rulesets.shared.ground.geometry import Point, point_of
from bot.rulesets.shared.ground.shown import shown


def ground(state: AlternatifState, seen: Collection[str], reach: Mapping[Point, int] | None = None) -> Ground | None:
    """The grid with those of *seen*, and the cells of *reach* with what going there costs; None without a grid, or
    while nobody stands on it."""
    grid = distances.shape(state)
    if grid is None:
        return None
    people = ((who, who.spot.cell) for who in state.combatants.values() if who.id in seen)
    return shown(grid, people, state.board.grounds, reach or {})


def next_moves(state: AlternatifState, who: Combatant) -> Mapping[Point, int]:
    """The cells that *who* can reach in one segment: 0 for a step, 1 for a run."""
    if state.settings.map == "none" or who.prone or who.wrestling.locked:
        return {}
    near = set(ways.beside(state, who))
    found: dict[Point, int] = {}
    for name in ways.within(state, who, ways.running_speed(state, who)):
        at = point_of(name)
        if at is not None:
            found[at] = 0 if name in near else 1
    return found
