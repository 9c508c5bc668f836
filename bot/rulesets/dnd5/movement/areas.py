"""Whom an area takes in: a sphere, a cube, a cone, a line on the grid; without one, those whom the game master and the
caster name (DN5-COV-005, DN5-EXT-017)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from bot.kernel.values import record
from bot.rulesets.dnd5.base.distances import between, distance, on_grid, slanted, space, square
from bot.rulesets.dnd5.cover.lines import blocked
from bot.rulesets.dnd5.state import SQUARE, Fighter, State
from bot.rulesets.shared.ground.geometry import COLUMNS, ROWS, Point, is_on_grid, name_of, point_of

Shape: TypeAlias = Literal["sphere", "cube", "cone", "line"]
MOST_AIMS: Final = 25


def cells_of(
    state: State, caster: Fighter, shape: Shape, size: int, aim: str, *, from_self: bool = False
) -> tuple[str, ...]:
    """The squares that the area covers, row by row, without those that a wall keeps it from. *size* in centimetres: the
    radius of a sphere around *aim*, the side of a cube in whose middle that is, how far a cone or a line goes from the
    space of *caster* towards it. *from_self*: a cube that begins beside the caster, on the side of *aim*; a sphere
    around him."""
    area = _area(space(caster), point_of(aim), shape, size, from_self=from_self, slanted=slanted(state))
    if area is None:
        return ()
    found = (each for each in _near(area.around, area.reach) if area.covers(each))
    return tuple(name_of(each) for each in found if not blocked(state, area.origin, each))


def caught(
    state: State, caster: Fighter, shape: Shape, size: int, aim: str, *, from_self: bool = False
) -> list[Fighter]:
    """Everybody whose space the area touches, in the order in which they joined; also who is hidden. Without a grid
    *aim* is somebody: he, and with a sphere or a cube those who are within its size of him."""
    people = [each for each in state.combatants.values() if not (each.died or each.fled)]
    if on_grid(state):
        area = _area(space(caster), point_of(aim), shape, size, from_self=from_self, slanted=slanted(state))
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
    own = space(caster)
    if not own:
        return ()
    people = [each for each in state.combatants.values() if not (each.hidden or each.died or each.fled)]
    people.sort(key=lambda each: (each.side == caster.side, each.out, distance(state, caster, each)))
    found = [at for each in people for at in space(each)]
    found += [
        (x + across, y + down)
        for each in people
        if each.side != caster.side
        for x, y in space(each)
        for across in (-1, 0, 1)
        for down in (-1, 0, 1)
    ]
    fitting = [
        at for at in dict.fromkeys(found) if is_on_grid(at) and between((at,), own, slanted=slanted(state)) <= far
    ]
    return tuple(name_of(at) for at in fitting[:MOST_AIMS])


@record
class _Area:
    """*covers*: whether a square belongs to it; none does that is more than *reach* centimetres away from the space
    *around*. *origin*: whence walls keep it from a square."""

    covers: Callable[[Point], bool]
    around: tuple[Point, ...]
    reach: int
    origin: Point


def _area(
    own: tuple[Point, ...], at: Point | None, shape: Shape, size: int, *, from_self: bool, slanted: bool
) -> _Area | None:
    """The area from the space *own*, or around *at*; None where there is none. *slanted*: see `distances.between`."""

    def far(each: Point, there: tuple[Point, ...]) -> int:
        return between((each,), there, slanted=slanted)

    if at is None or (shape in ("cone", "line") and not own):
        return None
    origin = at if shape in ("sphere", "cube") and not from_self else _middle(own)
    if shape == "sphere":
        centre = own if from_self and own else (at,)
        return _Area(lambda each: far(each, centre) <= size and not (from_self and each in own), centre, size, origin)
    if shape == "cube":
        left, top, side = _cube(own, at, size // SQUARE, from_self=from_self)
        return _Area(
            lambda each: left <= each[0] < left + side and top <= each[1] < top + side,
            square(left, top, side),
            0,
            origin,
        )
    ahead = _ahead(own, at, shape)
    return _Area(lambda each: each not in own and far(each, own) <= size and ahead(each), own, size, origin)


def _near(centre: tuple[Point, ...], size: int) -> list[Point]:
    """The squares within *size* centimetres of the space *centre*, row by row."""
    steps = size // SQUARE
    (left, top), (right, bottom) = centre[0], centre[-1]
    columns = range(max(0, left - steps), min(COLUMNS, right + steps + 1))
    return [(x, y) for y in range(max(0, top - steps), min(ROWS, bottom + steps + 1)) for x in columns]


def _middle(own: tuple[Point, ...]) -> Point:
    """The square of a space from which something starts out."""
    return own[len(own) // 2] if own else (0, 0)


def _cube(own: tuple[Point, ...], at: Point, side: int, *, from_self: bool) -> tuple[int, int, int]:
    """Column, row and side of a cube around *at*; or beside the space *own*, on the side of *at*."""
    if not from_self or not own:
        return at[0] - (side - 1) // 2, at[1] - (side - 1) // 2, side
    xs, ys = [x for x, _ in own], [y for _, y in own]
    left = _beside(at[0], min(xs), max(xs), side)
    top = _beside(at[1], min(ys), max(ys), side)
    if (left, top) == (_beside(min(xs), min(xs), max(xs), side), _beside(min(ys), min(ys), max(ys), side)):
        top = min(ys) - side
    return left, top, side


def _beside(aim: int, first: int, last: int, side: int) -> int:
    """Where a stretch of *side* squares begins that lies before, behind, or in the middle of *first* to *last*."""
    if aim > last:
        return last + 1
    if aim < first:
        return first - side
    return (first + last) // 2 - (side - 1) // 2


def _ahead(own: tuple[Point, ...], at: Point, shape: Shape) -> Callable[[Point], bool]:
    """Whether a cell lies in the cone or line from *own* towards *at*: a cone is as wide as it is far from its origin,
    a line a square wide. Everything is doubled, so that the middle of a space is a whole number."""
    count = len(own)
    x, y = sum(each[0] for each in own) * 2, sum(each[1] for each in own) * 2
    right, down = at[0] * 2 * count - x, at[1] * 2 * count - y
    # Half a square aside, times the length of the direction.
    widest = count**2 * (right**2 + down**2)

    def covers(cell: Point) -> bool:
        across, below = cell[0] * 2 * count - x, cell[1] * 2 * count - y
        along = right * across + down * below
        aside = abs(right * below - down * across)
        return along > 0 and (2 * aside <= along if shape == "cone" else aside**2 <= widest)

    return covers


__all__ = ["Shape", "aims", "caught", "cells_of"]
