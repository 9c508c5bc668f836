"""What must hold wherever people stand and however they move (ALT-MOV)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.moving import contacts, steps
from bot.rulesets.alternatif.moving import deployment as deploying
from bot.rulesets.alternatif.moving import events as m
from bot.rulesets.alternatif.state import AlternatifState, Combatant, surprise_of
from bot.rulesets.alternatif.state.arms import RUSH
from bot.rulesets.shared.ground.geometry import distance, point_of

State = AlternatifState


def _apart(state: State, one: str, other: str) -> int:
    grid, a, b = distances.shape(state), point_of(one), point_of(other)
    assert grid is not None
    assert a is not None
    assert b is not None
    return distance(grid, a, b)


def stepped(state: State, event: m.Stepped) -> None:
    """One cell, one step a segment, to a free cell; nobody steps who lies, wrestles or runs (ALT-MOV-006, -009)."""
    who = state.combatants[event.combatant]
    assert steps.may_step(state, who), "a second step, or one of somebody who cannot"
    if event.cell:
        assert event.before == who.spot.cell
        assert _apart(state, event.before, event.cell) == 1
        assert event.cell not in distances.occupied(state, who), "two on one cell"
        assert "obstacle" not in distances.terrain(state, event.cell)


def ran(state: State, event: m.Ran) -> None:
    """Never farther than the speed allows, over free cells, by somebody who is up (ALT-MOV-004, -005, -007)."""
    who = state.combatants[event.combatant]
    assert who.body > 0
    rushes = event.aim is not None and surprise_of(state, event.aim, who.id) is not None
    if who.spot.run is None or (rushes and event.cells and not event.path and not event.left):
        # Nobody announced it: a rush out of hiding, up to whom he surprises (ALT-SUR-010).
        assert rushes
        assert len(event.cells) <= RUSH
        _clear(state, who, event.cells)
        assert _apart(state, event.cells[-1], state.combatants[event.aim].spot.cell) == 1
        return
    assert who.task is not None
    assert who.task.first <= state.segment <= who.task.last
    first = min(state.settings.run_speed, who.spot.max_speed or 99)
    later = max(who.spot.max_speed or 6 + max(0, who.str_std), first)
    speed = first if state.segment == who.task.first else later
    gone = 0 if who.spot.run is None or who.spot.run.at != state.segment else speed - who.spot.run.left
    assert len(event.cells) + gone <= speed, "faster than he can"
    _clear(state, who, event.cells)


def _clear(state: State, who: Combatant, way: tuple[str, ...]) -> None:
    """Each cell of *way* is next to the one before it, free for *who*, and no obstacle."""
    before, taken = who.spot.cell, distances.occupied(state, who)
    for cell in way:
        assert _apart(state, before, cell) == 1
        assert cell not in taken
        assert "obstacle" not in distances.terrain(state, cell)
        before = cell


def shoved(state: State, event: m.Shoved) -> None:
    """Only onto free cells, or against an obstacle, cornered (ALT-MOV-017, -018)."""
    assert event.cell not in distances.occupied(state, state.combatants[event.combatant])
    assert ("obstacle" in distances.terrain(state, event.cell)) is bool(event.cornered)


def went_through(state: State, event: m.WentThrough) -> None:
    """Onto a free cell two away, behind whom he breaks through; into the one that whoever he cornered has lost; or,
    out of a clinch, onto the cell of whom he has pushed, as long as they are locked (ALT-MOV-018, -019, ALT-WRE-044,
    -018)."""
    who = state.combatants[event.combatant]
    with_other = event.cell == state.combatants[event.other].spot.cell
    assert not with_other or (event.after and event.other in who.wrestling.locked), "two on one cell"
    assert with_other or event.cell not in distances.occupied(state, who), "two on one cell"
    assert event.after or _apart(state, event.before, event.cell) == 2


CHECKS: Mapping[type, Callable[[State, Any], None]] = {
    m.Stepped: stepped,
    m.Ran: ran,
    m.Shoved: shoved,
    m.WentThrough: went_through,
}


def settled(state: State) -> None:
    """Once the clock has run, everybody stands somewhere, one a cell, and contact is neighbourhood (ALT-MOV-002,
    -003)."""
    if state.settings.map == "none" or not state.opened:
        return
    if not steps.followers(state):
        # Who is asked whether he follows stands where he is until he has answered.
        assert not any(deploying.misplaced(state)), "somebody stands where he cannot"
        assert not contacts.unsettled(state), "contact is not what the cells say"
    for who in distances.standing(state):
        if "obstacle" in distances.terrain(state, who.spot.cell):
            assert who.spot.cornered, "somebody stands in a wall"
