"""What is remembered of a round's exertion until it is counted."""

from __future__ import annotations

from typing import Literal

from bot.kernel.values import evolve
from bot.rulesets.alternatif.state import AlternatifState

Effort = Literal["tiring", "neutral", "restful"]


def marked(state: AlternatifState, ident: str, effort: Effort, round_: int) -> AlternatifState:
    """*ident* has done something of that *effort* in *round_*."""
    who = state.combatants.get(ident)
    if who is None or who.fatigue.threshold is None:
        return state
    name = "tired" if effort == "tiring" else "stirred"
    if getattr(who.fatigue, name) == round_:
        return state
    fatigue = evolve(who.fatigue, **{name: round_})
    return evolve(state, combatants={**state.combatants, ident: evolve(who, fatigue=fatigue)})
