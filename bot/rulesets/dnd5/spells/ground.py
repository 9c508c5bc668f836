"""Who stands on ground that a spell has changed, and what it costs to go there (DN5-MOV-006, -007)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.rulesets.dnd5.base.distances import cells, on_grid
from bot.rulesets.dnd5.state import Fighter, Mode, State, Zone


def inside(state: State, zone: Zone, who: Fighter) -> bool:
    """Whether *who* stands in *zone*. Whoever flies touches no ground: what fills the air as well catches him too, as
    high as it reaches; whoever rides is where his mount is, above the ground."""
    if who.fled or who.died or who.thing:
        return False
    if not on_grid(state):
        return who.id in zone.people
    airborne = who.mode == "fly" or who.rides is not None
    if airborne and not (zone.spell.clings and who.height < zone.spell.size):
        return False
    return not set(zone.cells).isdisjoint(cells(who))


def clogged(state: State, who: Fighter, names: Sequence[str], mode: Mode) -> Iterable[str]:
    """Ground that a spell has made difficult; without a grid, all of the way of whoever stands in it."""
    touched = state.zones if mode != "fly" else ()
    if any(each.spell.difficult and (set(names) & set(each.cells) or who.id in each.people) for each in touched):
        yield "difficult"


__all__ = ["clogged", "inside"]
