"""Whom an area takes in: a sphere, a cube, a cone, a line on the grid (`shared.d20.areas`); without one, those whom the
game master and the caster name (DN5-COV-005, DN5-EXT-017)."""

from __future__ import annotations

from bot.rulesets.dnd5.base.distances import between, distance, on_grid, slanted, space
from bot.rulesets.dnd5.cover.lines import blocked
from bot.rulesets.dnd5.state import Fighter, State
from bot.rulesets.shared.d20 import areas
from bot.rulesets.shared.d20.areas import MOST_AIMS, Area, Far, Shape, Space
from bot.rulesets.shared.ground.geometry import name_of, point_of


def _far(state: State) -> Far:
    """How far two spaces are apart at this table."""
    twice = slanted(state)

    def far(one: Space, other: Space) -> int:
        return between(one, other, slanted=twice)

    return far


def _area(state: State, caster: Fighter, shape: Shape, size: int, aim: str, *, from_self: bool) -> Area | None:
    return areas.area(space(caster), point_of(aim), shape, size, _far(state), from_self=from_self)


def cells_of(
    state: State, caster: Fighter, shape: Shape, size: int, aim: str, *, from_self: bool = False
) -> tuple[str, ...]:
    """The squares that the area covers, row by row, without those that a wall keeps it from. *size* in centimetres: the
    radius of a sphere around *aim*, the side of a cube in whose middle that is, how far a cone or a line goes from the
    space of *caster* towards it. *from_self*: a cube that begins beside the caster, on the side of *aim*; a sphere
    around him."""
    area = _area(state, caster, shape, size, aim, from_self=from_self)
    if area is None:
        return ()
    return tuple(name_of(each) for each in area.squares() if not blocked(state, area.origin, each))


def caught(
    state: State, caster: Fighter, shape: Shape, size: int, aim: str, *, from_self: bool = False
) -> list[Fighter]:
    """Everybody whose space the area touches, in the order in which they joined; also who is hidden. Without a grid
    *aim* is somebody: he, and with a sphere or a cube those who are within its size of him."""
    people = [each for each in state.combatants.values() if not (each.died or each.fled)]
    if on_grid(state):
        area = _area(state, caster, shape, size, aim, from_self=from_self)
        if area is None:
            return []
        touched = {each.id: filter(area.covers, space(each)) for each in people}
        return [each for each in people if any(not blocked(state, area.origin, at) for at in touched[each.id])]
    target = state.combatants.get(aim)
    if target is None:
        return []
    wide = size if shape in ("sphere", "cube") else 0
    near = [each for each in people if each.id != target.id and distance(state, target, each) <= wide]
    found = [target, *(each for each in near if each.id != caster.id or not from_self)]
    return [each for each in people if each in found]


def aims(state: State, caster: Fighter, far: int) -> tuple[str, ...]:
    """The cells within *far* centimetres at which *caster* may aim an area, the ones on which those stand whom he knows
    of first, then those beside his foes; at most 25."""
    people = [each for each in state.combatants.values() if not (each.hidden or each.died or each.fled)]
    people.sort(key=lambda each: (each.side == caster.side, each.out, distance(state, caster, each)))
    spaces = [(space(each), each.side != caster.side) for each in people]
    return areas.aims(space(caster), spaces, far, _far(state))


__all__ = ["MOST_AIMS", "Shape", "aims", "caught", "cells_of"]
