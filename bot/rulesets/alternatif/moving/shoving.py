"""What special actions do on the grid: a push drives back, against an obstacle it corners, a breakthrough passes
(ALT-MOV-017 to -019). A figure behind stops who is pushed: he keeps his cell, and nothing jams him."""

from __future__ import annotations

from bot.kernel.decisions import Decision, Field
from bot.kernel.effects import Action, Scene, Step, tell
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.engagement import contacts
from bot.rulesets.alternatif.moving import ways
from bot.rulesets.alternatif.moving.deploying import free, is_open
from bot.rulesets.alternatif.moving.events import Shoved, StepLost, Stepped, WentThrough
from bot.rulesets.alternatif.moving.steps import may_step
from bot.rulesets.alternatif.state import AlternatifState, Combatant
from bot.rulesets.shared.ground.geometry import (
    Point,
    behind,
    distance,
    far_side,
    is_on_grid,
    name_of,
    neighbours,
    point_of,
    straight,
)

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
            yield from contacts.show(scene, met)
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
            yield from contacts.show(scene, met)
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
        yield from contacts.show(scene, met)
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
