"""Who stands nowhere yet finds a cell: at the beginning in two lines that face each other, later beside his own.

Whoever is hidden stands apart from them, so that no gap tells of him."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.moving.events import Placed
from bot.rulesets.alternatif.state import AlternatifState, Combatant, shoulder_to_shoulder
from bot.rulesets.alternatif.wrestling.looking import clinch_of
from bot.rulesets.shared.ground import cells
from bot.rulesets.shared.ground.geometry import (
    Point,
    Shape,
    distance,
    is_on_grid,
    name_of,
    neighbours,
    point_of,
)

Reason: TypeAlias = Literal["deployed", "clinch", "apart"]

MIDDLE = 8
"""The column in the middle of both lines, counted from 0."""
LINES = (13, 7, 19, 1)
"""The rows of the sides, in the order in which they joined: 12 m from one line to the next, so that a charge reaches
it at once (ALT-CHG-001). Whoever finds no room beside his companions stands behind them, in nobody's way."""
BACK = (15, 5, 21, 0)
"""The rows of those who take their place behind, out of arm's length of whoever comes upon their side's line."""

APART = 4
"""So many columns from the middle of their side's line those stand who are hidden."""


def is_open(state: AlternatifState, name: str) -> bool:
    """Whether nothing but people can be in the way on the cell called *name*."""
    return "obstacle" not in distances.terrain(state, name)


def free(state: AlternatifState, at: Point, who: Combatant) -> bool:
    """Whether *who* could stand at *at*."""
    name = name_of(at)
    return is_on_grid(at) and is_open(state, name) and name not in distances.occupied(state, who)


def misplaced(state: AlternatifState) -> Iterator[tuple[Combatant, Point, Reason]]:
    """Those who must be put somewhere, each with the cell, and why: they stand nowhere, they are engaged in wrestling
    with somebody on another cell (ALT-WRE-018), they share one with somebody they do not wrestle with (ALT-MOV-002),
    or they stand in a wall; two of a rank of pikes have room on one (ALT-TAC-016). One at a time: the next depends on
    where the last was put; whoever is hidden comes last, and makes room for those who are seen."""
    grid = distances.shape(state)
    if grid is None:
        return
    taken: dict[str, list[Combatant]] = {}
    for who in sorted(state.combatants.values(), key=lambda each: each.hidden):
        if who.out:
            continue
        at = point_of(who.spot.cell)
        if at is None:
            yield who, _found(state, grid, who), "deployed"
            return
        if state.board.grounds and not who.spot.cornered and not is_open(state, who.spot.cell):
            # Who joins, or comes back into the fight, may find his cell walled up.
            yield who, _near(state, grid, at, who), "deployed"
            return
        others = taken.setdefault(who.spot.cell, [])
        beside = len(others) == 1 and shoulder_to_shoulder(who, others[0])
        if others and not beside and who.id not in clinch_of(state, others[0].id):
            yield who, _near(state, grid, at, who), "apart"
            return
        others.append(who)
        for ident in who.wrestling.locked:
            other = point_of(state.combatants[ident].spot.cell)
            if other is not None and other != at and not state.combatants[ident].out:
                mover, cell = _drawn(state, who, state.combatants[ident])
                yield mover, cell, "clinch"
                return


def _drawn(state: AlternatifState, one: Combatant, other: Combatant) -> tuple[Combatant, Point]:
    """Who of two wrestlers goes to the other's cell: who has come to grips with more people stays; else the one who
    was grabbed (ALT-WRE-018)."""
    mover, stays = (one, other) if len(one.wrestling.locked) <= len(other.wrestling.locked) else (other, one)
    if len(one.wrestling.locked) == len(other.wrestling.locked) and other.wrestling.seized == one.id:
        mover, stays = other, one
    at = point_of(stays.spot.cell)
    assert at is not None
    return mover, at


def _found(state: AlternatifState, grid: Shape, who: Combatant) -> Point:
    """The cell for somebody who stands nowhere: next to those he is in contact with, else in the line of his side."""
    near = [point_of(state.combatants[ident].spot.cell) for ident in who.contacts]
    foes = [at for at in near if at is not None]
    if foes:
        around = [at for foe in foes for at in neighbours(grid, foe) if free(state, at, who)]
        if around:
            return max(around, key=lambda at: sum(distance(grid, at, foe) == 1 for foe in foes))
    sides = list(dict.fromkeys(each.side for each in sorted(state.combatants.values(), key=lambda each: each.hidden)))
    rows, column = BACK if who.behind else LINES, MIDDLE + APART if who.hidden else MIDDLE
    line = sides.index(who.side) % len(LINES)
    return nearest(state, grid, (column, rows[line]), who, back=(0, 1 if BACK[line] > LINES[line] else -1))


def _near(state: AlternatifState, grid: Shape, start: Point, who: Combatant) -> Point:
    """The free cell nearest to *start*, where he is; for somebody hidden, who makes room, on this side of walls."""
    taken = distances.occupied(state, who)
    walls = [name for name in state.board.grounds if not is_open(state, name)]
    return (cells.aside(grid, start, walls, taken) if who.hidden else None) or nearest(state, grid, start, who)


def nearest(state: AlternatifState, grid: Shape, start: Point, who: Combatant, *, back: Point | None = None) -> Point:
    """The cell nearest to *start* that is free for *who*; *back*: see `cells.nearest`."""
    taken = {*distances.occupied(state, who), *(name for name in state.board.grounds if not is_open(state, name))}
    return cells.nearest(grid, start, taken, back=back)


def place(scene: Scene[AlternatifState]) -> Action:
    """Everybody who must be put somewhere is."""
    while found := next(misplaced(scene.now), None):
        who, at, reason = found
        yield from tell(Placed(who.id, name_of(at), who.spot.cell, reason))
