"""A double move, or a run, of a mount in one stretch: its rider may act in the middle (D35-MNT-006, -008)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.attack.actions import next_targets
from bot.rulesets.dnd35.base.distances import metres, space, taken
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.helpless import unable
from bot.rulesets.dnd35.base.saddles import fresh, steed
from bot.rulesets.dnd35.mounts.events import RideBegun, RodeOn
from bot.rulesets.dnd35.movement.actions import goal_of
from bot.rulesets.dnd35.movement.ways import Way
from bot.rulesets.dnd35.running import straight
from bot.rulesets.dnd35.running.actions import by_heading
from bot.rulesets.dnd35.spells import castable
from bot.rulesets.dnd35.state import SQUARE, Fighter, Gait, State
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.ground.geometry import distance, point_of

MIDWAY: Final = frozenset({"attack", "ride_on", "cast", "other_kind", "usual_kind"})
"""What can be done in the middle of a stretch."""


def ways(state: State, who: Fighter, gait: Gait) -> Mapping[str, Mapping[str, Way]]:
    """Where the mount of *who* can go in one stretch, farther than the next slower gait brings it."""
    mount, turn = steed(state, who), state.turn
    if mount is None or turn is None or not fresh(state, who, turn):
        return {}
    return straight.ways(state, who, *_squares(mount, gait))


def bolts(state: State, who: Fighter, gait: Gait) -> Mapping[str, Way]:
    """The same where there is no grid: by whom it goes to, or `AWAY`."""
    mount, turn = steed(state, who), state.turn
    if mount is None or turn is None or not fresh(state, who, turn):
        return {}
    return straight.bolts(state, who, *_squares(mount, gait))


def _squares(mount: Fighter, gait: Gait) -> tuple[int, int]:
    """More than how many squares such a stretch goes, and how many at most."""
    pace = mount.pace // SQUARE
    return (2 * pace, mount.run * pace) if gait == "run" else (pace, 2 * pace)


def blanks(state: State, who: Fighter, gait: Gait) -> Blanks | None:
    """What is asked about such a stretch; None: there is none."""
    if on_grid(state):
        return by_heading(ways(state, who, gait))
    found = tuple(bolts(state, who, gait))
    return (Field("target", found),) if found else None


def set_out(scene: Scene[State], ident: str, gait: Gait, choice: Choice) -> Action:
    """He rides off, to the middle of the way first."""
    who = scene.now.combatants[ident]
    if on_grid(scene.now):
        way = ways(scene.now, who, gait)[choice["heading"]][choice["to"]]
        end, goal = way.cells[-1], None
    else:
        way, end, goal = bolts(scene.now, who, gait)[choice["target"]], "", goal_of(choice)
    half = _middle(scene.now, who, way)
    first, ahead = way.cells[:half], way.cells[half:]
    yield from tell(
        RideBegun(ident, who.mount or "", gait, first, ahead, metres(way.cost * SQUARE), end, way.cost, goal)
    )


def _middle(state: State, who: Fighter, way: Way) -> int:
    """After how many cells of *way* he may act: in the middle, or as near to it as there is room."""
    if not on_grid(state):
        return straight.halfway(state, way)
    half, full = straight.halfway(state, way), taken(state, who)
    free = [at for at in range(1, len(way.cells)) if full.isdisjoint(space(who, way.cells[at - 1]))]
    return min(free, key=lambda at: (abs(at - half), at), default=len(way.cells))


def goes_on(state: State) -> bool:
    """Whether whoever is in the middle of a stretch has nothing to do there."""
    turn = state.turn
    if turn is None or not turn.ahead:
        return False
    who = state.combatants[turn.who]
    return unable(who) or not (next_targets(state, who, turn) or castable.now(state, who))


def go_on(scene: Scene[State]) -> Action:
    """He rides the second half."""
    turn = scene.now.turn
    assert turn is not None
    who = scene.now.combatants[turn.who]
    # Whoever was stopped on the first half goes no farther.
    if not on_grid(scene.now):
        rest = () if turn.halted else turn.ahead
        yield from tell(RodeOn(who.id, who.mount or "", rest, "", turn.bound))
        return
    here, there = point_of(who.cell or ""), point_of(turn.ahead[0])
    way = turn.ahead if here is not None and there is not None and distance("square", here, there) == 1 else ()
    yield from tell(RodeOn(who.id, who.mount or "", way, way[-1] if way else who.cell or ""))


__all__ = ["MIDWAY", "blanks", "bolts", "go_on", "goes_on", "set_out", "ways"]
