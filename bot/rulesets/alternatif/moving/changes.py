"""What each event on the ground changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.history.records import State, put
from bot.rulesets.alternatif.moving import events as e
from bot.rulesets.alternatif.places import CELL
from bot.rulesets.alternatif.state.missiles import pair_key
from bot.rulesets.alternatif.state.moving import Run
from bot.rulesets.alternatif.tactics.changes import slipped


def set_spot(state: State, ident: str, **changes: Any) -> State:
    """*ident* with another spot; of who is gone nothing is changed."""
    who = state.combatants.get(ident)
    return state if who is None else put(state, evolve(who, spot=evolve(who.spot, **changes)))


def moved(state: State, ident: str, cell: str, **changes: Any) -> State:
    """*ident* stands on *cell*: the game master's word on his contacts is spent, nothing jams him any more."""
    return set_spot(unsaid(state, (ident,)), ident, cell=cell, **{"cornered": "", **changes})


def unsaid(state: State, people: Iterable[str]) -> State:
    """The game master's word on the contacts of *people*, on the grid, holds no longer."""
    board, gone = state.board, set(people)
    apart = tuple(each for each in board.apart if not gone & set(each.split("|")))
    linked = tuple(each for each in board.linked if not gone & set(each.split("|")))
    if (apart, linked) == (board.apart, board.linked):
        return state
    return evolve(state, board=evolve(board, apart=apart, linked=linked))


def placed(state: State, event: e.Placed) -> State:
    return moved(state, event.combatant, event.cell)


def ground_said(state: State, event: e.GroundSaid) -> State:
    if event.combatant is not None:
        return set_spot(state, event.combatant, ground=event.ground)
    grounds = {cell: ground for cell, ground in state.board.grounds.items() if cell not in event.cells}
    if event.ground:
        grounds |= dict.fromkeys(event.cells, event.ground)
    return evolve(state, board=evolve(state.board, grounds=grounds))


# ---- steps


def step_meant(state: State, event: e.StepMeant) -> State:
    state = set_spot(state, event.combatant, meant=event.path, swap=event.swap)
    who = state.combatants.get(event.combatant)
    if who is None or event.target is None or who.task or who.proposal or who.intent not in ("none", "standby"):
        return state
    # Once there, he goes at whom he went to.
    return put(state, evolve(who, intent="melee", target=event.target))


def stepped(state: State, event: e.Stepped) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    meant = who.spot.meant[1:] if event.how != "follow" else ()
    if event.how == "lead" and who.spot.beaten == state.segment:
        meant = ()
    changes: dict[str, Any] = {"stepped": state.segment, "meant": meant, "swap": "", "after": event.other or ""}
    if event.cell:
        state = moved(state, who.id, event.cell, **changes)
    else:
        state = set_spot(state, who.id, **changes)
        if event.how == "away":
            state = apart(state, [(who.id, ident) for ident in who.contacts], 2)
        elif event.how == "toward" and event.other is not None:
            state = nearer(state, who.id, event.other, 1)
    if event.how in ("lead", "away"):
        retreats = {**state.board.retreats, who.id: who.contacts}
        state = evolve(state, board=evolve(state.board, retreats=retreats))
    return state


def apart(state: State, pairs: Iterable[tuple[str, str]], cells: int) -> State:
    """Without a grid: the people of each pair are *cells* from each other."""
    distances = {**state.places.distances, **{pair_key(*pair): cells * CELL for pair in pairs}}
    return evolve(state, places=evolve(state.places, distances=distances))


def nearer(state: State, who: str, other: str, cells: int) -> State:
    """Without a grid: *who* has come *cells* nearer to *other*, at most to the next cell; what nobody has said stays
    unsaid."""
    known = state.places.distances.get(pair_key(who, other))
    if known is None:
        return state
    return apart(state, [(who, other)], max(1, known // CELL - cells))


def step_lost(state: State, event: e.StepLost) -> State:
    changes: dict[str, Any] = {"beaten": state.segment}
    if event.other is None:
        spot = state.combatants[event.combatant].spot
        known = spot.barred if spot.barred_at == state.segment else ()
        changes = {"barred": (*known, event.cell), "barred_at": state.segment}
    return set_spot(state, event.combatant, meant=(), swap="", **changes)


def stayed(state: State, event: e.Stayed) -> State:
    return set_spot(state, event.combatant, stays=state.segment, beaten=-1)


def swap_agreed(state: State, event: e.SwapAgreed) -> State:
    if event.agreed:
        return set_spot(state, event.combatant, swap=event.other, meant=())
    return set_spot(set_spot(state, event.other, swap=""), event.combatant, stays=state.segment)


def swapped(state: State, event: e.Swapped) -> State:
    done: dict[str, Any] = {"stepped": state.segment, "meant": (), "swap": ""}
    for ident, cell in ((event.combatant, event.cell), (event.other, event.before)):
        state = moved(state, ident, cell, **done)
    return state


# ---- full moves


def run_meant(state: State, event: e.RunMeant) -> State:
    run = Run(event.to, event.path, event.pace, event.speeds, event.aim, event.flees)
    return set_spot(state, event.combatant, run=run, meant=(), swap="")


def ran(state: State, event: e.Ran) -> State:
    """Once over, he goes at whoever he ran at (ALT-MOV-021), by default; a shot in the same segment is none of his."""
    who = state.combatants.get(event.combatant)
    run = None if who is None else who.spot.run
    if who is None:
        return state
    if run is None:
        # A rush out of hiding, which is part of a free action (ALT-SUR-010): nobody has announced it.
        here = {"ran": event.segment, "stepped": event.segment, "after": ""}
        return slipped(moved(state, who.id, event.cells[-1], **here), who.id) if event.cells else state
    run = evolve(run, path=event.path, left=event.left, at=event.segment, cells=run.cells + event.metres // 2)
    changes: dict[str, Any] = {"run": run, "ran": event.segment, "stepped": event.segment, "after": ""}
    if event.cells:
        state = moved(state, who.id, event.cells[-1], **changes)
    else:
        state = set_spot(state, who.id, **changes)
        if event.flees:
            state = apart(state, [(who.id, ident) for ident in who.contacts], 1 + event.metres // 2)
        elif event.aim is not None and state.settings.map == "none":
            state = nearer(state, who.id, event.aim, event.metres // 2)
    state = slipped(state, who.id)
    now = state.combatants[who.id]
    shooting = evolve(now.shooting, full_move=event.segment)
    more: dict[str, Any] = {"shooting": shooting}
    task = now.task
    if task is not None and (event.blocked or (event.cells and not event.path)):
        more["task"] = evolve(task, last=event.segment)
    if event.aim is not None and not event.path:
        more |= {"intent": "melee", "target": event.aim}
    return put(state, evolve(now, **more))


def shoved(state: State, event: e.Shoved) -> State:
    state = moved(state, event.combatant, event.cell) if event.cell else state
    return set_spot(state, event.combatant, cornered=event.cornered) if event.cornered else state


def passed(state: State, event: e.WentThrough) -> State:
    return moved(state, event.combatant, event.cell)


def cornered(state: State, event: e.Cornered) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or not event.on:
        return set_spot(state, event.combatant, cornered="")
    # On the grid the first adversary in contact stands in front.
    foes = [state.combatants[ident].spot.cell for ident in who.contacts]
    return set_spot(state, who.id, cornered=next((cell for cell in foes if cell), "-"))
