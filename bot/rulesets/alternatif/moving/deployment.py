"""What special actions do on the grid: a push drives back, against an obstacle it corners, a breakthrough passes
(ALT-MOV-017 to -019). A figure behind stops who is pushed: he keeps his cell, and nothing jams him.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from bot.kernel.decisions import Decision, Field
from bot.kernel.effects import Action, Scene, Step, tell
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.combatants import figures
from bot.rulesets.alternatif.moving import ways
from bot.rulesets.alternatif.moving.events import Placed, Shoved, StepLost, Stepped, WentThrough
from bot.rulesets.alternatif.moving.steps import may_step
from bot.rulesets.alternatif.state import AlternatifState, Combatant, shoulder_to_shoulder
from bot.rulesets.alternatif.wrestling.looking import clinch_of, opponents
from bot.rulesets.shared.ground import cells
from bot.rulesets.shared.ground.geometry import (
    Point,
    Shape,
    behind,
    distance,
    far_side,
    is_on_grid,
    name_of,
    neighbours,
    point_of,
    straight,
)

# ---- Who stands nowhere yet finds a cell: at the beginning in two lines that face each other, later beside his own.
# Whoever is hidden stands apart from them, so that no gap tells of him.

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
        for ident in opponents(state, who):
            other = point_of(state.combatants[ident].spot.cell)
            if other is not None and other != at:
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


State = AlternatifState


FARTHEST = 3
"""Cells that a push out of a clinch goes at most (ALT-WRE-044)."""


def directions(state: State, who: str, target: str) -> list[str]:
    """The cells to which *who* can drive *target* first: straight back, on hexagons also to either side of it; out of
    a cell that they share to any side where there is room, the most of it first (ALT-WRE-044). None unless they stand
    so on a grid."""
    grid, one, other = distances.shape(state), distances.cell(state, who), distances.cell(state, target)
    if grid is None or one is None or other is None:
        return []
    if one == other:
        driven = state.combatants[target]
        rooms = {each: _driven(state, driven, one, each, FARTHEST)[2] for each in neighbours(grid, one)}
        return [name_of(each) for each in sorted(rooms, key=lambda each: -rooms[each]) if rooms[each]]
    if distance(grid, one, other) != 1:
        return []
    return [name_of(each) for each in far_side(grid, one, other) if is_on_grid(each)]


def where(state: State, who: Combatant, target: str, key: str) -> Decision:
    """To which cell *who* pushes *target*; straight back when he says nothing."""
    options = tuple(directions(state, who.id, target))
    return Decision(key, "shove", who.id, (Field("shove", options),), {"shove": options[0]}, {"target": target})


def push(scene: Scene[State], who: str, target: str, cells: int, first: str | None = None) -> Action:
    """*target* is driven *cells* away from *who*, over *first* (straight back unless given); into an obstacle he is
    cornered, and *who* takes the cell that he loses (ALT-MOV-018)."""
    state = scene.now
    options = directions(state, who, target)
    grid, start = distances.shape(state), distances.cell(state, target)
    if not options or grid is None or start is None or not cells:
        return
    way = point_of(first if first in options else options[0])
    assert way is not None
    at, wall, done = yield from _drive(scene, target, start, way, cells)
    if wall is None:
        if done:
            yield from tell(Shoved(target, who, name_of(at), name_of(start), done))
        return
    yield from tell(Shoved(target, who, name_of(wall), name_of(start), done, cornered=name_of(at)))
    before = scene.now.combatants[who].spot.cell
    if before != name_of(at):
        yield from tell(WentThrough(who, target, name_of(at), before, after=True))


def _drive(
    scene: Scene[State], target: str, start: Point, way: Point, cells: int
) -> Step[tuple[Point, Point | None, int]]:
    """As `_driven`: a hidden foe upon whom *target* comes so is seen, and stops him, where the table has it so."""
    state = scene.now
    found = _driven(state, state.combatants[target], start, way, cells)
    lurking = distances.lurking(state, state.combatants[target])
    for far in range(1, found[2] + 1):
        at, _, _ = _driven(state, state.combatants[target], start, way, far)
        if met := lurking.get(name_of(at)):
            yield from figures.show(scene, met)
            return _driven(scene.now, scene.now.combatants[target], start, way, cells)
    return found


def _driven(state: State, who: Combatant, start: Point, way: Point, cells: int) -> tuple[Point, Point | None, int]:
    """The last cell on the line over *way* that is free for *who*, the obstacle that follows if it stops him, and how
    many cells he has gone."""
    grid = distances.shape(state)
    assert grid is not None
    at, done = start, 0
    line = [way]
    for each in straight(grid, start, way):
        if len(line) >= cells or not is_on_grid(each):
            break
        line.append(each)
    for each in line[:cells]:
        if not is_open(state, name_of(each)):
            return at, each, done
        if not free(state, each, who):
            break
        at, done = each, done + 1
    return at, None, done


def follow(scene: Scene[State], who: str, target: str) -> Action:
    """*who* steps after whom he has pushed, with his own step, if he has it left (ALT-MOV-017)."""
    state = scene.now
    author = state.combatants[who]
    near = set(ways.next_to(state, author, target))
    cells = [cell for cell in ways.beside(state, author) if cell in near]
    grid, here = distances.shape(state), distances.cell(state, who)
    if cells and grid is not None and here is not None and may_step(state, author):
        behind_it = state.combatants[target].spot.cell
        # Into the cell that the other was driven from, when it lies in between.
        ahead = [cell for cell in cells if (at := point_of(cell)) and name_of(behind(grid, here, at)) == behind_it]
        cell = (ahead or cells)[0]
        if met := distances.lurking(state, author).get(cell):
            # He stops before whomever he comes upon unawares, and sees him.
            yield from figures.show(scene, met)
            yield from tell(StepLost(who, cell))
            return
        yield from tell(Stepped(who, cell, author.spot.cell, "follow"))


def landing(state: State, who: str, target: str, other: str | None = None) -> str | None:
    """The free cell behind *target* (or *other*) where a breakthrough of *who* ends; None when there is none
    (ALT-MOV-019)."""
    for each in (target, other):
        found = None if each is None else ways.behind_of(state, who, each)
        if found is not None:
            return found
    return None


def pass_through(scene: Scene[State], who: str, target: str, other: str | None = None) -> Action:
    """A breakthrough that succeeds ends behind its target, two cells on. A hidden foe there is seen, and where there is
    no other room nobody passes, where the table has it so (`upon_hidden`)."""
    state = scene.now
    cell = landing(state, who, target, other)
    if cell is not None and (met := distances.lurking(state, state.combatants[who]).get(cell)):
        yield from figures.show(scene, met)
        barred, cell = cell, landing(scene.now, who, target, other)
        if cell is None:
            yield from tell(StepLost(who, barred))
            return
    if cell is not None:
        yield from tell(WentThrough(who, target, cell, scene.now.combatants[who].spot.cell))


def out_of_the_clinch(
    scene: Scene[State], who: str, target: str, cells: int, first: str | None = None, together: bool = False
) -> Action:
    """*target* is driven *cells* out of the cell that he shares with *who*, over *first*, or where there is most room;
    *together*: a key takes *who* along into the same one (ALT-WRE-044, ALT-WRE-018)."""
    state = scene.now
    grid, start = distances.shape(state), distances.cell(state, target)
    if grid is None or start is None or start != distances.cell(state, who):
        return
    options = directions(state, who, target)
    way = point_of(first if first in options else options[0]) if options else None
    if way is None:
        return
    at, _, done = yield from _drive(scene, target, start, way, cells)
    if done:
        yield from tell(Shoved(target, who, name_of(at), name_of(start), done))
        if together:
            yield from tell(WentThrough(who, target, name_of(at), name_of(start), after=True))
