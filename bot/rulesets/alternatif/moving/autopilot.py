"""What an autopilot and standing orders do about moves (the table of `autopilot` holds for the rest).

Nobody within arm's length: it runs at the nearest enemy, after who has fled from the next segment on. Who would lose
contact follows, but the cautious one below half of its stamina stays; with enemies upon it, it also steps back a cell,
once in a round, so that whoever does not follow lets it go (`steps.withdrawing`). Whoever is asked to change places
does, unless it is furious or never guards itself; a lost cell is not replaced by another.
"""

from __future__ import annotations

from bot.kernel.decisions import NOTHING, Choice, Decision
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.base.shares import withdraws
from bot.rulesets.alternatif.moving.ways import past
from bot.rulesets.alternatif.state import AlternatifState, Combatant, within_reach
from bot.rulesets.alternatif.state.arms import CHARGE
from bot.rulesets.alternatif.state.magic import Run

# ---- Full moves as other chapters see them: who makes one, over which segments, past whom.

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


State = AlternatifState


def answer(state: State, who: Combatant, decision: Decision) -> Choice | None:
    """The autopilot's answer to a question of this chapter."""
    match decision.kind:
        case "keep_up":
            return {"follow": NOTHING if withdraws(who) else decision.fields[0].options[0]}
        case "sidestep":
            return {"cell": NOTHING}
        case "swap":
            return {"swap": "no" if who.temperament in ("furious", "never_guard") else "yes"}
        case "shove":
            return {"shove": decision.fields[0].options[0]}
        case _:
            pass
    return None


def ordered(decision: Decision, order: str) -> Choice | None:
    """What the standing order about following says; None: ask."""
    if order == "always":
        return {"follow": decision.fields[0].options[0]}
    return {"follow": NOTHING} if order == "never" else None


def approaches(state: State, who: Combatant, decision: Decision) -> Choice | None:
    """Running at the nearest enemy, when that is offered."""
    if APPROACH not in decision.fields[0].options:
        return None
    blank = decision.legal({"action": APPROACH}) or ()
    targets = next((each.options for each in blank if each.name == "target"), ())
    if not targets:
        return {"action": APPROACH}
    found = min(targets, key=lambda ident: (distances.cells_between(state, who.id, ident) or 0, targets.index(ident)))
    return {"action": APPROACH, "target": found}
