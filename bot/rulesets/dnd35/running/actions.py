"""To run: the whole of a turn, straight ahead (D35-MOV-007)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base import budget
from bot.rulesets.dnd35.base.distances import metres
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.holds import grappling
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.base.tight import squeezes
from bot.rulesets.dnd35.movement.actions import goal_of
from bot.rulesets.dnd35.movement.ways import Way
from bot.rulesets.dnd35.running import endurance, straight
from bot.rulesets.dnd35.running.events import RunBegun
from bot.rulesets.dnd35.state import SQUARE, Fighter, State
from bot.rulesets.dnd35.state.plights import suffers
from bot.rulesets.shared.actions import Blanks, Doable


def by_heading(found: Mapping[str, Mapping[str, Way]]) -> Blanks | None:
    """The blanks for a direction, and for a cell that lies in it."""
    if not found:
        return None

    def fields(partial: Choice) -> tuple[Field, ...]:
        heading = Field("heading", tuple(found))
        cells = found.get(partial.get("heading", ""))
        return (heading,) if cells is None else (heading, Field("to", tuple(cells)))

    return fields


def stride(state: State, who: Fighter) -> int:
    """How many times his speed *who* runs: four times, in heavy armour as well, unless the table has it three times
    there (D35-MOV-007)."""
    return max(who.run, state.settings.heavy_run)


def runs(state: State, who: Fighter) -> dict[str, dict[str, Way]]:
    """Where *who* can run to on his own legs: farther than a double move brings him, which costs him no more."""
    pace = who.pace // SQUARE
    return straight.ways(state, who, 2 * pace, stride(state, who) * pace)


def bolts(state: State, who: Fighter) -> dict[str, Way]:
    """The same where there is no grid: by whom he runs to, or `AWAY`."""
    pace = who.pace // SQUARE
    return straight.bolts(state, who, 2 * pace, stride(state, who) * pace)


class Run(Doable[Outlook]):
    """Up to four times his speed, or three times in heavy armour where the table has it so."""

    code = "run"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        who = at.who
        if (
            turn is None
            or who.mount is not None
            or not budget.has_full(turn)
            or turn.moved
            or turn.stepped
            or turn.both
        ):
            return None
        if suffers(who, "rooted") or suffers(who, "no_dash"):
            return None
        if grappling(at.state, who.id) or squeezes(at.state, who):
            return None
        if not on_grid(at.state):
            found = tuple(bolts(at.state, who))
            return (Field("target", found),) if found else None
        return by_heading(runs(at.state, who))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        able = yield from endurance.holds_out(scene, who)
        if able and not on_grid(scene.now):
            way = bolts(scene.now, scene.now.combatants[who])[choice["target"]]
            yield from tell(RunBegun(who, way.cells, metres(way.cost * SQUARE), "", goal_of(choice)))
        elif able:
            way = runs(scene.now, scene.now.combatants[who])[choice["heading"]][choice["to"]]
            yield from tell(RunBegun(who, way.cells, metres(way.cost * SQUARE), way.cells[-1], via=way.cells[0]))


ACTIONS = (Run(),)

__all__ = ["ACTIONS", "Run", "bolts", "by_heading", "runs", "stride"]
