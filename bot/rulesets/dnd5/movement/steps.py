"""A move, step by step: whoever may react to a step does so before it is taken (DN5-MOV-001, DN5-REA-003, -009)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.values import evolve
from bot.rulesets.d20.gaps import drift, metres
from bot.rulesets.dnd5 import reactions as offering
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.base.budget import SPARED, movement_left, mover, speed
from bot.rulesets.dnd5.base.distances import distance, on_grid
from bot.rulesets.dnd5.movement import ways
from bot.rulesets.dnd5.movement.events import MoveBegun, MoveEnded, Soared, Stepped, Walked
from bot.rulesets.dnd5.movement.passing import (
    blocks,
    doubled,
    entered,
    goes,
    hindrances,
    may_step,
    may_stop,
    others,
)
from bot.rulesets.dnd5.movement.ways import Way
from bot.rulesets.dnd5.reactions import Occurrence
from bot.rulesets.dnd5.state import SQUARE, Fighter, Mode, Move, State, rider
from bot.rulesets.dnd5.state.deeds import Cause
from bot.rulesets.shared import people
from bot.rulesets.shared.choices import STOPS


def move_of(state: State) -> Move | None:
    """The move that is being made."""
    deed = state.deed
    return deed if isinstance(deed, Move) else None


# ---- where it leads


def nearest(state: State, who: Fighter, target: Fighter, most: int | None = None, gap: int | None = None) -> Way:
    """The way on which *who*, or the mount that he controls, comes to where he is within *gap* centimetres of *target*
    (where he can strike, unless given); where that is too far, as near as he comes."""
    goer = mover(state, who)
    wanted = max(SQUARE, arms.reach(who)) if gap is None else gap
    if not on_grid(state):
        far = max(0, distance(state, goer, target) - wanted)
        return _straight(state, goer, most, far, target.id)
    known = ways.nearest_known(state, goer, most)
    if (target.id, wanted) not in known:
        known[target.id, wanted] = _nearest(state, goer, target, most, wanted)
    return known[target.id, wanted]


def _nearest(state: State, goer: Fighter, target: Fighter, most: int | None, wanted: int) -> Way:
    found = ways.best_way(state, goer, ways.beside(state, goer, target, wanted), most)
    if found is not None:
        return found
    cells = ways.reach_of(state, goer, most)
    here = distance(state, goer, target)
    gaps = {cell: distance(state, goer, target, at=cell) for cell in cells}
    nearer = {cell: gap for cell, gap in gaps.items() if gap < here}
    if not nearer:
        return Way()
    best = min(nearer, key=lambda cell: (nearer[cell], cells[cell], cell))
    return ways.best_way(state, goer, (best,), most) or Way()


def away(state: State, who: Fighter, most: int | None = None) -> Way:
    """The way on which *who*, or the mount that he controls, comes as far from his foes as he can."""
    goer = mover(state, who)
    if not on_grid(state):
        return _straight(state, goer, most, None, None)
    best = ways.farthest(state, goer, ways.reach_of(state, goer, most))
    return Way() if best is None else ways.best_way(state, goer, (best,), most) or Way()


def to_cell(state: State, who: Fighter, cell: str, most: int | None = None, mode: Mode | None = None) -> Way:
    """The way to *cell*."""
    return ways.best_way(state, mover(state, who), (cell,), most, mode) or Way()


def _straight(state: State, who: Fighter, most: int | None, far: int | None, towards: str | None) -> Way:
    """Without a grid: as many of *far* centimetres as the movement lets him go; the cells are empty, and the cost says
    how far that is."""
    left = movement_left(state, who) if most is None else most
    went = left // dear(state, who)
    went = went if far is None else min(went, far)
    move = Move(who.id, towards=towards, distance=went)
    return Way((), went * dear(state, who), _left(state, who, move))


def dear(state: State, who: Fighter, mode: Mode | None = None) -> int:
    """How often the distance is paid for where there is no grid (DN5-MOV-011)."""
    return 1 + len(hindrances(state, who, None, mode))


def _left(state: State, who: Fighter, move: Move) -> tuple[str, ...]:
    """Without a grid: those out of whose reach that move leads, as far as *who* knows."""
    if SPARED(who) or not move.distance:
        return ()
    return tuple(
        each
        for each in leaves(state, who, distances_after(state, who, move))
        if ways.strikes(state, state.combatants[each], who)
    )


# ---- it begins


def _sets_out(
    state: State,
    who: Fighter,
    way: Way,
    *,
    towards: str | None = None,
    cause: Cause = "move",
    mode: Mode | None = None,
) -> Action:
    """*who* goes that *way*. Also where none is found: then it is told that he stays."""
    far = way.far if on_grid(state) else way.cost // dear(state, who, mode)
    more = metres(way.cost) if way.cost > far else None
    how: Mode = goes(state, who, (), mode) if mode is None else mode
    cell = way.cells[-1] if way.cells else None
    walk, contested = 0 if way.cells else far, bool(way.provokes) and not way.cells
    yield from tell(MoveBegun(who.id, way.cells, towards, walk, cause, how, cell, metres(far), None, more, contested))


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
    who = state.combatants[ident]
    way = nearest(state, who, state.combatants[target], most, gap)
    yield from _sets_out(state, mover(state, who), way, towards=target, cause=cause)


def go(
    scene: Scene[State],
    ident: str,
    cell: str,
    *,
    cause: Cause = "move",
    most: int | None = None,
    mode: Mode | None = None,
) -> Action:
    """*ident* goes to *cell*."""
    state = scene.now
    who = state.combatants[ident]
    yield from _sets_out(state, mover(state, who), to_cell(state, who, cell, most, mode), cause=cause, mode=mode)


def withdraw(scene: Scene[State], ident: str, *, cause: Cause = "move", most: int | None = None) -> Action:
    """*ident* goes as far from his foes as he can."""
    state = scene.now
    who = state.combatants[ident]
    yield from _sets_out(state, mover(state, who), away(state, who, most), cause=cause)


def leap(scene: Scene[State], ident: str, target: str, far: int) -> Action:
    """Without a grid: *ident* jumps so *far* towards *target*, over whatever lies between (DN5-EXT-016)."""
    state = scene.now
    yield from _sets_out(state, state.combatants[ident], Way((), far), towards=target, mode="jump")


def soar(scene: Scene[State], ident: str, height: int) -> Action:
    """*ident* rises or sinks to that *height*."""
    state = scene.now
    who = mover(state, state.combatants[ident])
    far = metres(abs(height - who.height))
    yield from tell(MoveBegun(who.id, mode="fly", metres=far, height=height))


# ---- step by step


def step(scene: Scene[State]) -> Action:
    """The next step: those whom it gives a reaction are asked before it; those whom it gives one after it, after."""
    move = move_of(scene.now)
    assert move is not None
    who = scene.now.combatants[move.who]
    under_way = bool(move.way or move.distance or move.height is not None)
    if under_way and (who.out or not speed(who, move.mode)):
        yield from tell(MoveEnded(who.id, stopped=True, cell=who.cell))
    elif move.way:
        yield from _enters(scene, who, move)
    elif move.distance:
        yield from _walks(scene, who, move)
    elif move.height is not None:
        yield from _soars(scene, who, move)
    else:
        goal = _short_of(scene.now, who, move)
        short = None if goal is None else goal.id
        yield from tell(
            MoveEnded(who.id, short=short, metres="" if goal is None else metres(distance(scene.now, who, goal)))
        )


def _short_of(state: State, who: Fighter, move: Move) -> Fighter | None:
    """The foe to whom *who* went and whom he cannot reach yet hand to hand: whoever carries somebody goes for him."""
    goal = state.combatants.get(move.towards or "")
    if goal is None or goal.hidden or who.hidden or goal.side == who.side or rider(state, who) is not None:
        return None
    return goal if distance(state, who, goal) > arms.reach(who) else None


def _enters(scene: Scene[State], who: Fighter, move: Move) -> Action:
    cell = move.way[0]
    if not move.asked and (yield from offering.call(scene, Occurrence("step", who.id, cell=cell))):
        return
    if met := _comes_upon(scene.now, who, move):
        for each in met:
            yield from people.show(scene, each.id, each.seen_with)
        yield from tell(MoveEnded(who.id, stopped=True, cell=who.cell))
        return
    state = _seen_by_all(scene.now, who)
    mode = move.mode if move.mode in ("fly", "jump") else None
    found = hindrances(state, who, cell, mode)
    how = goes(state, who, entered(state, who, cell), mode)
    price = SQUARE * (1 + len(found)) * (2 if doubled(state, who, cell, how) else 1)
    in_turn = move.cause == "move"
    last = len(move.way) == 1
    blocked = not may_step(state, who, cell, mode) or (last and not may_stop(state, who, cell, mode))
    if blocked or (in_turn and price > movement_left(state, who, how)):
        # Somebody stands there by now, or what happened has cost him too much.
        yield from tell(MoveEnded(who.id, stopped=True, cell=who.cell))
        return
    state = scene.now
    enters = _enters_reach(state, who, {each.id: distance(state, who, each, at=cell) for each in _others(state, who)})
    yield from tell(Stepped(who.id, cell, price, found, how))
    yield from offering.call(scene, Occurrence("stepped", who.id, cell=cell, enters=enters))


def _seen_by_all(state: State, who: Fighter) -> State:
    """*state* as it bars the way of *who*: whoever is hidden stands in the way of nobody who is seen, for a stop, a
    detour or a price would tell of him. He makes room once the turn is over (`places`)."""
    if who.hidden or not any(each.hidden for each in state.combatants.values()):
        return state
    return evolve(state, combatants={name: each for name, each in state.combatants.items() if not each.hidden})


def _comes_upon(state: State, who: Fighter, move: Move) -> list[Fighter]:
    """The hidden foes before whom *who* stops, where the table has it so (`upon_hidden`): those who would bar his next
    step if they were seen; or one after it, where he cannot stop in between."""
    if who.hidden or state.settings.upon_hidden != STOPS:
        return []
    mode = move.mode if move.mode in ("fly", "jump") else None
    for at, cell in enumerate(move.way):
        there = others(state, who, entered(state, who, cell))
        met = [each for each in there if each.hidden and each.side != who.side and not each.out]
        if any(blocks(state, each, who) for each in met) or (met and at == len(move.way) - 1):
            return met
        if may_stop(_seen_by_all(state, who), who, cell, mode):
            break
    return []


def _others(state: State, who: Fighter) -> list[Fighter]:
    return [each for each in state.combatants.values() if each.id != who.id]


def _enters_reach(state: State, who: Fighter, after: Mapping[str, int]) -> tuple[str, ...]:
    """Into whose reach *who* comes by a step that leaves him so far from each."""
    near = (each for each in _others(state, who) if after.get(each.id, arms.reach(each) + 1) <= arms.reach(each))
    return tuple(each.id for each in near if distance(state, who, each) > arms.reach(each))


def _walks(scene: Scene[State], who: Fighter, move: Move) -> Action:
    """Without a grid a move is one step."""
    state = scene.now
    after = distances_after(state, who, move)
    if not move.asked and (
        yield from offering.call(scene, Occurrence("step", who.id, leaves=leaves(state, who, after)))
    ):
        return
    who = scene.now.combatants[who.id]
    found = hindrances(scene.now, who, None, move.mode)
    price = move.distance * (1 + len(found))
    if move.cause == "move":
        price = min(price, movement_left(scene.now, who, move.mode))
    enters, far = _enters_reach(scene.now, who, after), move.distance
    dear = metres(price) if price > far else None
    yield from tell(Walked(who.id, metres(far), price, after, move.towards, found, move.mode, far, dear))
    yield from offering.call(scene, Occurrence("stepped", who.id, move.towards, enters=enters))


def _soars(scene: Scene[State], who: Fighter, move: Move) -> Action:
    """Up or down: whoever thereby leaves a foe's reach gives it its attack."""
    state, height = scene.now, move.height or 0
    above = evolve(who, height=height)
    after = {each.id: distance(state, above, each) for each in state.combatants.values() if each.id != who.id}
    if not move.asked and (
        yield from offering.call(scene, Occurrence("step", who.id, leaves=leaves(state, who, after)))
    ):
        return
    price = abs(height - who.height)
    if move.cause == "move" and price > movement_left(scene.now, who, "fly"):
        yield from tell(MoveEnded(who.id, stopped=True, cell=who.cell))
        return
    yield from tell(Soared(who.id, height, metres(height), price))
    yield from offering.call(scene, Occurrence("stepped", who.id, cell=who.cell))


def leaves(state: State, who: Fighter, after: dict[str, int]) -> tuple[str, ...]:
    """Out of whose reach *who* goes, who will be so far *after* it."""
    return tuple(
        each.id
        for each in state.combatants.values()
        if each.id in after and distance(state, who, each) <= arms.reach(each) < after[each.id]
    )


def distances_after(state: State, who: Fighter, move: Move) -> dict[str, int]:
    """How far *who* is from everybody once he has gone. Whoever stands by the one to whom he goes comes as much
    nearer; from those whom he leaves he goes away by as much; others are as far as before, until the game master says
    something else."""
    goal = state.combatants.get(move.towards or "")
    apart = {
        each.id: distance(state, who, each)
        for each in state.combatants.values()
        if who.id not in (each.id, each.rides) and each.id != who.rides
    }
    signs = drift(
        None if goal is None else goal.id,
        apart,
        near=lambda each: apart[each] <= SQUARE,
        beside=lambda each: goal is not None and distance(state, goal, state.combatants[each]) <= SQUARE,
    )
    return {
        each: apart[each] + move.distance if sign > 0 else max(SQUARE, apart[each] - move.distance)
        for each, sign in signs.items()
    }
