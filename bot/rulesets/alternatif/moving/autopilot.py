"""What an autopilot and standing orders do about moves (the table of `autopilot` holds for the rest).

Nobody within arm's length: it runs at the nearest enemy, after who has fled from the next segment on. Who would lose
contact follows, but the cautious one below half of its stamina stays; with enemies upon it, it also steps back a cell,
once in a round, so that whoever does not follow lets it go (`steps.withdrawing`). Whoever is asked to change places
does, unless it is furious or never guards itself; a lost cell is not replaced by another.
"""

from __future__ import annotations

from bot.kernel.decisions import NOTHING, Choice, Decision
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.base.temperament import withdraws
from bot.rulesets.alternatif.moving.under_way import APPROACH
from bot.rulesets.alternatif.state import AlternatifState, Combatant

State = AlternatifState
KEEP_UP = "keep_up"
"""The matter of standing orders about following."""


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
