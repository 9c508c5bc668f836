"""A move, step by step: whoever may react to a step does so before it is taken (DN5-MOV-001, DN5-REA-003, -009)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.base.budget import movement_left, speed
from bot.rulesets.dnd5.base.distances import distance, metres, on_grid
from bot.rulesets.dnd5.movement import ways
from bot.rulesets.dnd5.movement.events import MoveBegun, MoveEnded, Stepped, Walked
from bot.rulesets.dnd5.reactions import offering
from bot.rulesets.dnd5.reactions.offering import Occurrence
from bot.rulesets.dnd5.state import SQUARE, Fighter, Move, State
from bot.rulesets.dnd5.state.deeds import Cause


def move_of(state: State) -> Move | None:
    """The move that is being made."""
    deed = state.deed
    return deed if isinstance(deed, Move) else None


# ---- it begins


def _sets_out(
    ident: str, way: tuple[str, ...] = (), *, towards: str | None = None, distance: int = 0, cause: Cause = "move"
) -> Action:
    """Also where no way is found: then it is told that he stays."""
    far = metres(len(way) * SQUARE if way else distance)
    yield from tell(MoveBegun(ident, way, towards, distance, cause, cell=way[-1] if way else None, metres=far))


def approach(
    scene: Scene[State],
    ident: str,
    target: str,
    *,
    cause: Cause = "move",
    most: int | None = None,
    gap: int | None = None,
) -> Action:
    """*ident* goes as near to *target* as his movement lets him, to *gap* centimetres at least: where he can strike."""
    state = scene.now
    who, other = state.combatants[ident], state.combatants[target]
    left = movement_left(state, who) if most is None else most
    wanted = max(SQUARE, arms.reach(who)) if gap is None else gap
    if not on_grid(state):
        far = distance(state, who, other)
        yield from _sets_out(ident, towards=target, distance=min(left // _dear(who), max(0, far - wanted)), cause=cause)
        return
    way = way_near(state, who, other, left, wanted)
    yield from _sets_out(ident, way, towards=target, cause=cause)


def way_near(state: State, who: Fighter, target: Fighter, left: int, wanted: int) -> tuple[str, ...]:
    """The way to where *who* is within *wanted* of *target*; where that is too far, as near as he comes."""
    found = ways.way_to(state, who, ways.beside(state, who, target, wanted), left)
    if found is not None:
        return found
    cells = ways.reach_of(state, who, left)
    here = distance(state, who, target)
    gaps = {cell: distance(state, who, target, at=cell) for cell in cells}
    nearer = {cell: gap for cell, gap in gaps.items() if gap < here}
    if not nearer:
        return ()
    best = min(nearer, key=lambda cell: (nearer[cell], cells[cell], cell))
    return ways.way_to(state, who, (best,), left) or ()


def go(scene: Scene[State], ident: str, cell: str, *, cause: Cause = "move", most: int | None = None) -> Action:
    """*ident* goes to *cell*."""
    who = scene.now.combatants[ident]
    left = movement_left(scene.now, who) if most is None else most
    way = ways.way_to(scene.now, who, (cell,), left)
    yield from _sets_out(ident, way or (), cause=cause)


def withdraw(scene: Scene[State], ident: str, *, cause: Cause = "move", most: int | None = None) -> Action:
    """*ident* goes as far from his foes as he can."""
    state = scene.now
    who = state.combatants[ident]
    left = movement_left(state, who) if most is None else most
    if not on_grid(state):
        yield from _sets_out(ident, distance=left // _dear(who), cause=cause)
        return
    options = ways.reach_of(state, who, left)
    best = ways.farthest(state, who, options)
    way = None if best is None else ways.way_to(state, who, (best,), left)
    yield from _sets_out(ident, way or (), cause=cause)


# ---- step by step


def step(scene: Scene[State]) -> Action:
    """The next step: those whom it gives a reaction are asked before it; those whom it gives one after it, after."""
    move = move_of(scene.now)
    assert move is not None
    who = scene.now.combatants[move.who]
    if who.out or not speed(who, move.mode):
        yield from tell(MoveEnded(who.id, stopped=True))
    elif move.way:
        yield from _enters(scene, who, move)
    elif move.distance:
        yield from _walks(scene, who, move)
    else:
        yield from tell(MoveEnded(who.id))


def _enters(scene: Scene[State], who: Fighter, move: Move) -> Action:
    cell = move.way[0]
    if not move.asked and (yield from offering.call(scene, Occurrence("step", who.id, cell=cell))):
        return
    state = scene.now
    found = ways.hindrances(state, who, cell, move.mode)
    price = SQUARE * (1 + len(found))
    in_turn = move.cause != "reaction"
    last = len(move.way) == 1
    blocked = not ways.may_pass(state, who, cell) or (last and not ways.may_stop(state, who, cell))
    if blocked or (in_turn and price > movement_left(state, who, move.mode)):
        # Somebody stands there by now, or what happened has cost him too much.
        yield from tell(MoveEnded(who.id, stopped=True))
        return
    yield from tell(Stepped(who.id, cell, price, found))
    yield from offering.call(scene, Occurrence("stepped", who.id, cell=cell))


def _dear(who: Fighter) -> int:
    """By how much more a metre costs without a grid: whoever is prone crawls (DN5-MOV-010)."""
    return 2 if who.has("prone") else 1


def _walks(scene: Scene[State], who: Fighter, move: Move) -> Action:
    """Without a grid a move is one step."""
    state = scene.now
    after = distances_after(state, who, move)
    leaves = tuple(
        each.id
        for each in state.combatants.values()
        if each.id in after and distance(state, who, each) <= arms.reach(each) < after[each.id]
    )
    if not move.asked and (yield from offering.call(scene, Occurrence("step", who.id, leaves=leaves))):
        return
    price = min(
        move.distance * _dear(who), movement_left(scene.now, who) if move.cause != "reaction" else move.distance
    )
    yield from tell(Walked(who.id, metres(move.distance), price, after, move.towards))
    yield from offering.call(scene, Occurrence("stepped", who.id, move.towards))


def distances_after(state: State, who: Fighter, move: Move) -> dict[str, int]:
    """How far *who* is from everybody once he has gone. Whoever stands by the one to whom he goes comes as much
    nearer; from those whom he leaves he goes away by as much; others are as far as before, until the game master says
    something else."""
    goal = state.combatants.get(move.towards or "")
    found = {}
    for each in state.combatants.values():
        if each.id == who.id:
            continue
        far = distance(state, who, each)
        if goal is None:
            found[each.id] = far + move.distance
        elif each.id == goal.id or distance(state, goal, each) <= SQUARE:
            found[each.id] = max(SQUARE, far - move.distance)
        elif far <= SQUARE:
            found[each.id] = far + move.distance
    return found


__all__ = ["approach", "distances_after", "go", "move_of", "step", "way_near", "withdraw"]
