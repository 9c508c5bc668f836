"""What was declared under the percentile rules and comes to nothing, and what the reason for it speaks of
(PCT-DEC-006, -009)."""

from __future__ import annotations

from typing import Any

from bot.kernel.events import DecisionClosed
from bot.rulesets.percentile.declaring.declarations import ActionDeclared
from bot.rulesets.percentile.rounds import TurnEnded
from bot.rulesets.percentile.state import Fighter, PercentileState
from tests.rulesets.anyplay import Lost

TAKEN = {("react", "now"): "reaction"}
"""An answer that takes up an action out of turn."""


def takes(state: PercentileState, event: Any) -> str | None:
    if isinstance(event, ActionDeclared):
        return f"action:{event.combatant}"
    if isinstance(event, DecisionClosed) and event.how != "withdrawn":
        occasion = "extra" if ":extra:" in event.key else TAKEN.get((event.kind, event.choice.get(event.kind, "")))
        occasion = "opportunity" if event.kind == "opportunity" else occasion
        return None if occasion is None else f"{occasion}:{event.who}"
    return None


def loses(state: PercentileState, event: Any) -> Lost | None:
    if not isinstance(event, TurnEnded) or state.turn is None:
        return None
    ident, key = event.combatant, f"{state.turn.occasion}:{event.combatant}"
    match event.reason:
        case "lost":
            return Lost(key, lambda at: _able(at.fighters[ident]))
        case "no_target":
            return Lost(key, lambda at: (_arms(at.fighters[ident]), _whom(at)))
        case "unpaid":
            return Lost(key, lambda at: (at.fighters[ident].psy, at.fighters[ident].posture, at.fighters[ident].spells))
        case _:
            return None


def _able(who: Fighter) -> Any:
    return who.out, who.statuses, who.hit_points


def _arms(who: Fighter) -> Any:
    return who.main, who.second, who.mounted, who.statuses


def _whom(state: PercentileState) -> Any:
    people = {
        each.id: (each.out, each.hidden, each.statuses, each.side, each.mounted, each.behind, each.cover)
        for each in state.fighters.values()
    }
    return people, state.distances, state.pit


__all__ = ["loses", "takes"]
