"""Full moves as all chapters see them: who makes one, over which segments, past whom (ALT-MOV-012, -021)."""

from __future__ import annotations

from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.state import AlternatifState, Combatant, engaged_by, within_reach
from bot.rulesets.alternatif.state.arms import CHARGE
from bot.rulesets.alternatif.state.magic import Run
from bot.rulesets.shared.ground.geometry import neighbours, point_of

APPROACH = "approach"
"""Running at an enemy who is out of reach (ALT-MOV-021)."""
FULL_MOVE = "move"
"""The action of a full move whose way is known; `full_move` is one of which the game master says the times."""
FLIGHT = "flight"
"""The same, away from everybody in contact (ALT-MOV-012)."""
_KNOWN = (FULL_MOVE, FLIGHT)

AWAY, TOWARD = "away", "toward:"
"""What stands for the cell of a step where there is no grid: away from everybody, toward somebody."""


def run_of(who: Combatant) -> Run | None:
    """The full move that *who* has announced or is making, if it is one whose way is known."""
    doing = who.task or who.proposal
    return who.spot.run if doing is not None and doing.action in _KNOWN else None


def is_running(who: Combatant, segment: int) -> bool:
    """Whether *segment* belongs to a full move of *who*."""
    task = who.task
    return task is not None and task.action in _KNOWN and task.first <= segment <= task.last


def earliest(state: AlternatifState, who: Combatant) -> int:
    """The first segment in which the full move of *who* can begin, a charge like any other: nobody follows a full move
    in its own segment (ALT-MOV-012)."""
    if run_of(who) is None and (who.proposal is None or who.proposal.action != CHARGE):
        return 0
    ran = any(each.side != who.side and each.spot.ran == state.segment for each in state.combatants.values())
    return state.segment + 1 if ran else 0


def exposes_to(state: AlternatifState, who: Combatant) -> list[str]:
    """The enemies towards whom *who* lowers his guard by what he has announced: those in contact, and those whom a full
    move passes (ALT-MEL-002, ALT-MOV-008)."""
    run = run_of(who)
    return within_reach(state, who) if run is None else past(state, who, run)


def past(state: AlternatifState, who: Combatant, run: Run) -> list[str]:
    """The enemies whom a full move passes, those in contact now first (ALT-MOV-008)."""
    grid = distances.shape(state)
    found = list(engaged_by(state, who))
    if grid is not None:
        path = [each for each in map(point_of, run.path) if each is not None]
        for other in distances.standing(state):
            at = point_of(other.spot.cell)
            if at is None or other.side == who.side or other.id in found or other.id == run.aim:
                continue
            if any(each in path for each in neighbours(grid, at)):
                found.append(other.id)
    return [ident for ident in found if not state.combatants[ident].hidden]
