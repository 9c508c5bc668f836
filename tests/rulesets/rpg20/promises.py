"""What was meant under RPG 2.0 and comes to nothing, and what the reason for it speaks of: nothing is offered that is
lost by what stood already (R20-SEQ-010)."""

from __future__ import annotations

from typing import Any

from bot.kernel.events import DecisionClosed
from bot.rulesets.rpg20.attack import BlowEnded
from bot.rulesets.rpg20.sequences.events import IntentionDeclared, SlotEnded
from bot.rulesets.rpg20.state import Fighter, Intention, State
from tests.rulesets.anyplay import Lost


def takes(state: State, event: Any) -> str | None:
    if isinstance(event, DecisionClosed):
        return f"autopilot:{event.key}" if (event.kind, event.how) == ("declare", "autopilot") else None
    return event.combatant if isinstance(event, IntentionDeclared) else None


def loses(state: State, event: Any) -> Lost | None:
    if isinstance(event, SlotEnded):
        who: Fighter | None = state.combatants.get(event.combatant)
        if who is None or who.means is None:
            return None
        means = who.means
        match event.reason:
            case "unable" | "empty_handed":
                return Lost(who.id, lambda at: (_fitness(at, who.id), _arms(at, who.id, means)))
            case "too_far" if means.deed == "strike":
                # Of a strike from afar people are told that somebody must come, and that it has no chance.
                return Lost(f"autopilot:{who.id}:declare:{state.round}", lambda at: _whom(at, who.id, means))
            case "no_target" | "too_far":
                return Lost(who.id, lambda at: _whom(at, who.id, means))
            case _:
                return None
    if isinstance(event, BlowEnded) and event.reason in ("unable", "no_target"):
        return Lost(event.combatant, lambda at: (_fitness(at, event.combatant), _there(at, event.target)))
    return None


def _fitness(state: State, ident: str) -> Any:
    """Whether he can act at all."""
    who: Fighter = state.combatants[ident]
    return who.out, who.helpless, who.surprised, who.down, who.felled


def _arms(state: State, ident: str, means: Intention) -> Any:
    """What he has of what he would use, and his hands for it."""
    who: Fighter = state.combatants[ident]
    things = [(e.held, e.broken, e.rounds, e.lacking) for e in who.weapons if e.weapon == means.weapon]
    others = [each.held for each in who.weapons if each.weapon != means.weapon and each.in_hand]
    blasts = [each.count for each in who.explosives if each.explosive == means.weapon]
    return things, others, blasts, who.shield, [each.state for each in who.gauges]


def _there(state: State, ident: str) -> Any:
    who: Fighter | None = state.combatants.get(ident)
    return None if who is None else (who.dead, who.hidden, who.down, who.ills)


def _whom(state: State, ident: str, means: Intention) -> Any:
    """Who is there to be its target, and how far away; or that the game master has said it again, of who moves."""
    said = () if state.turn is None else state.turn.measured
    return said, [(each, _there(state, each), state.distance(ident, each)) for each in means.targets]


__all__ = ["loses", "takes"]
