"""Full moves (ALT-MOV-004 to -008, -012, -021): actions without reaction time that fill whole segments.

In each segment the runner crosses cells until it is used up. Wherever an enemy stands beside the way he pauses for that
one's frank attack, at the first cell next to him; put out of action, he stays there.
"""

from __future__ import annotations

from itertools import takewhile

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif import engagement
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.base.moves import FLIGHT, FULL_MOVE, TOWARD, run_of
from bot.rulesets.alternatif.combatants import figures
from bot.rulesets.alternatif.engagement import EngagementChanged
from bot.rulesets.alternatif.moving import ways
from bot.rulesets.alternatif.moving.events import Ran, RunMeant, StepMeant
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.reaction.dice import StoodBy
from bot.rulesets.alternatif.state import AlternatifState, Combatant, enemies
from bot.rulesets.alternatif.state.magic import Pace, Run
from bot.rulesets.shared.ground.geometry import distance, point_of

State = AlternatifState
METRES = 2
"""In one cell."""


# ---- planning


def planned(state: State, who: Combatant, to: str, pace: Pace, aim: str | None = None) -> Run:
    """The full move to the cell *to*. Raises `Refused` when no way leads there."""
    path = ways.path_to(state, who, (to,))
    if not path:
        raise Refused("alternatif-no-way", name=who.name, cell=to)
    speeds = ways.schedule(state, who, pace, ways.prices_of(state, who, path))
    return Run(to, path, pace, speeds, aim or _aimed_at(state, who, path))


def _aimed_at(state: State, who: Combatant, path: tuple[str, ...]) -> str | None:
    """The enemy whom a full move over *path* runs at: it ends as soon as it comes next to him (ALT-MOV-021)."""
    *before, last = path
    near = distances.around(state, who.id)
    for other in distances.standing(state):
        if other.side == who.side or other.hidden or other.id in near:
            continue
        cells = ways.around_of(state, other)
        if last in cells and not any(cell in cells for cell in before):
            return other.id
    return None


def toward(state: State, who: Combatant, target: str, pace: Pace) -> Run:
    """The full move that brings *who* next to *target*. Raises `Refused`."""
    if state.settings.map == "none":
        apart = distances.distance(state, who.id, target)
        cells = 1 if apart is None else max(1, apart // distances.CELL - 1)
        return Run("", (), pace, ways.schedule(state, who, pace, [1] * cells), target)
    goals = ways.next_to(state, who, target)
    path = ways.path_to(state, who, goals)
    if not path:
        raise Refused("alternatif-no-way", name=who.name, cell=state.combatants[target].spot.cell)
    speeds = ways.schedule(state, who, pace, ways.prices_of(state, who, path))
    aim = target if state.combatants[target].side != who.side else None
    return Run(path[-1], path, pace, speeds, aim)


def flight(state: State, who: Combatant, pace: Pace) -> Run:
    """The full move of one segment that takes *who* as far as possible from those in contact. Raises `Refused` when he
    is surrounded (ALT-MOV-012)."""
    if state.settings.map == "none":
        return Run("", (), pace, (ways.speed(state, who, pace, 0),), flees=True)
    foes = [ident for ident in who.contacts if not state.combatants[ident].hidden]
    to = ways.away_from(state, who, foes, ways.speed(state, who, pace, 0))
    if to is None:
        raise Refused("alternatif-surrounded", name=who.name)
    return evolve(planned(state, who, to, pace), flees=True)


def announce(scene: Scene[State], ident: str, run: Run) -> Action:
    """*ident* announces a full move: whoever is engaged, or runs past an enemy, is asked whether he means it."""
    # What he did before goes first: with a move its way would be forgotten.
    yield from tasks.drop(scene, ident)
    yield from tell(RunMeant(ident, run.to, run.path, run.pace, run.speeds, run.aim, run.flees))
    yield from tasks.propose(scene, ident, FLIGHT if run.flees else FULL_MOVE, target=run.aim)


def approach(scene: Scene[State], ident: str, target: str | None) -> Action:
    """*ident* runs at *target*, or at the only enemy there is; where no way leads there he stands by."""
    who = scene.now.combatants[ident]
    meant = target or next((each.id for each in enemies(scene.now, who)), None)
    try:
        run = None if meant is None else toward(scene.now, who, meant, "run")
    except Refused:
        run = None
    if run is None:
        yield from tell(StoodBy(ident, scene.now.segment, forced=False))
    elif step := _step_of(scene.now, ident, run):
        # One cell is a step, which is no action (ALT-MOV-006).
        yield from tell(StepMeant(ident, step, target=meant))
    else:
        yield from announce(scene, ident, run)


def _step_of(state: State, ident: str, run: Run) -> tuple[str, ...]:
    """The step that *run* comes to; empty where it is more than one."""
    if state.settings.map != "none":
        return run.path if len(run.path) == 1 else ()
    apart = None if run.aim is None else distances.distance(state, ident, run.aim)
    return (f"{TOWARD}{run.aim}",) if apart is not None and apart <= 2 * distances.CELL else ()


# ---- running


def moving(state: State) -> list[str]:
    """Those who have cells to cross in this segment."""
    return [who.id for who in state.combatants.values() if _has_to_run(state, who)]


def _has_to_run(state: State, who: Combatant) -> bool:
    task, run = who.task, run_of(who)
    if task is None or run is None or who.body <= 0 or who.out or not task.first <= state.segment <= task.last:
        return False
    if state.settings.map == "none" or not who.spot.cell:
        return run.at != state.segment
    return bool(run.path) and (run.at != state.segment or run.left > 0)


def advance(scene: Scene[State]) -> Action:
    """Everybody who runs goes on to where an enemy can strike at him, or to where this segment takes him."""
    for ident in moving(scene.now):
        if not _has_to_run(scene.now, scene.now.combatants[ident]):
            continue
        if scene.now.settings.map == "none" or not scene.now.combatants[ident].spot.cell:
            yield from _without_grid(scene, ident)
        else:
            yield from _over_cells(scene, ident)


def _over_cells(scene: Scene[State], ident: str) -> Action:
    state = scene.now
    who = state.combatants[ident]
    run, task = run_of(who), who.task
    assert run is not None
    assert task is not None
    left = run.left if run.at == state.segment else ways.speed(state, who, run.pace, state.segment - task.first)
    way = run.path if _leads_on(state, who, run.path) else _another_way(state, who, run)
    cells, path, spent = _crossed(state, who, way, left)
    if not cells and path and (other := _another_way(state, who, run)):
        cells, path, spent = _crossed(state, who, other, left)
    lurking = distances.lurking(state, who)
    if met := next((lurking[cell] for cell in cells if cell in lurking), None):
        # He stops before whomever he comes upon unawares, and sees him.
        cells, path, spent = tuple(takewhile(lambda cell: cell not in lurking, cells)), (), left
    blocked = not cells
    yield from tell(
        Ran(
            combatant=ident,
            cells=cells,
            path=() if blocked else path,
            left=0 if blocked else left - spent,
            segment=state.segment,
            pace=run.pace,
            metres=METRES * len(cells),
            aim=run.aim if met is None else None,
            blocked=blocked,
        )
    )
    if met is not None:
        yield from figures.show(scene, met)


def _leads_on(state: State, who: Combatant, path: tuple[str, ...]) -> bool:
    """Whether *path* begins beside *who*: a push, or the game master's word, may have put him elsewhere meanwhile."""
    grid, here, there = distances.shape(state), point_of(who.spot.cell), point_of(path[0])
    return grid is not None and here is not None and there is not None and distance(grid, here, there) == 1


def _crossed(
    state: State, who: Combatant, path: tuple[str, ...], left: int
) -> tuple[tuple[str, ...], tuple[str, ...], int]:
    """The cells of *path* that are crossed for at most *left*, the rest, and what they cost: up to the first one next
    to an enemy who was not next to him before, or up to what is in the way."""
    cost = ways.price(state, who)
    taken = distances.without_room(who, distances.minded(state, who))
    near = set(who.contacts)
    threats: dict[str, list[str]] = {}
    for other in distances.standing(state):
        # Nobody stops beside somebody hidden: that would tell of him.
        if other.side != who.side and other.id not in near and not other.hidden:
            for cell in ways.around_of(state, other):
                threats.setdefault(cell, []).append(other.id)
    cells: list[str] = []
    spent = 0
    for cell in path:
        at = point_of(cell)
        price = None if at is None or cell in taken else cost(at)
        if price is None or spent + price > left:
            break
        cells.append(cell)
        spent += price
        if cell in threats:
            break
    return tuple(cells), path[len(cells) :], spent


def _another_way(state: State, who: Combatant, run: Run) -> tuple[str, ...]:
    """Another way to where *who* is running, when something has come into his."""
    goals = [run.to] if run.aim is None else ways.next_to(state, who, run.aim)
    return ways.path_to(state, who, goals or [run.to], sum(run.speeds))


def _without_grid(scene: Scene[State], ident: str) -> Action:
    """A segment's run by the game master's distances: toward *aim* until both are in contact, or away from all."""
    state = scene.now
    who = state.combatants[ident]
    run, task = run_of(who), who.task
    assert run is not None
    assert task is not None
    speed = ways.speed(state, who, run.pace, state.segment - task.first)
    apart = None if run.aim is None else distances.distance(state, ident, run.aim)
    cells = speed if apart is None else min(speed, max(0, apart // distances.CELL - 1))
    # Wherever it leads, a full move leaves those he stood before (ALT-MOV-012).
    pairs = [each for each in engagement.contacts_of(state, ident) if cells and run.aim not in each]
    yield from tell(
        Ran(
            combatant=ident,
            cells=(),
            path=(),
            left=0,
            segment=state.segment,
            pace=run.pace,
            metres=METRES * cells,
            aim=run.aim,
            flees=run.flees,
        )
    )
    if pairs:
        yield from engagement.end_contacts(scene, pairs, "moved")
    target = run.aim
    if target is None or target not in scene.now.combatants or scene.now.combatants[target].out:
        return
    apart = distances.distance(scene.now, ident, target)
    who = scene.now.combatants[ident]
    if scene.now.combatants[target].side == who.side:
        return
    if (apart is None or apart <= distances.CELL) and target not in who.contacts:
        unseen = who.hidden or scene.now.combatants[target].hidden
        yield from tell(EngagementChanged(((ident, target),), (), "moved", unseen))
