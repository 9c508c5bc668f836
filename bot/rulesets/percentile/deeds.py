"""With which deeds the words are told in which somebody declared them (PCT-DEC-002): when they are carried out."""

from __future__ import annotations

from typing import Any, Final

from bot.kernel.spoken_words import Part
from bot.rulesets.percentile.declaring.declarations import ActionDeclared
from bot.rulesets.percentile.postures import Waited
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.rounds import StatusSet, TurnEnded, WeaponDrawn
from bot.rulesets.percentile.spells import SpellCast
from bot.rulesets.percentile.state import PercentileState, Turn

_OWN: Final = frozenset({"attack", "cast", "riding", "opposed", "disengage", "flee", "get_free"})
"""What is rolled for a declared action itself, not for a defence."""
_NOT_DONE: Final = frozenset({"lost", "no_target", "refused", "unpaid", "given_up"})


def worded(state: PercentileState, event: Any) -> tuple[str, Part] | None:
    """Whose words *event* concerns, and how (`Ruleset.deed_of`); *state* as before it. An opportunity or a reaction is
    nothing that they were said of."""
    match event:
        case ActionDeclared():
            return event.combatant, "announced"
        case D100Rolled(purpose=purpose) if purpose not in _OWN:
            return None
        case D100Rolled() | SpellCast() | WeaponDrawn() | Waited():
            return (event.combatant, "done") if _carries_out(state, event.combatant) else None
        case StatusSet(status="prone" | "strangled", on=True) if state.turn is not None and _by_hands(state.turn):
            return (state.turn.actor, "done") if _carries_out(state, state.turn.actor) else None
        case TurnEnded(reason=reason) if _carries_out(state, event.combatant):
            return event.combatant, "dropped" if reason in _NOT_DONE else "done"
        case _:
            return None


def _by_hands(turn: Turn) -> bool:
    """Whether the action under way is a hold that no roll tells of (PCT-UNA-004, -005)."""
    return turn.declaration.kind == "wrestling" and turn.degree is None


def _carries_out(state: PercentileState, ident: str) -> bool:
    """Whether *ident* does what he declared; fleeing and breaking off come before the actions, in nobody's turn."""
    turn = state.turn
    return turn is None or (turn.actor == ident and turn.occasion in ("action", "extra"))
