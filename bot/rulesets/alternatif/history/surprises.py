"""The sneak attack of a surprise is made."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.alternatif.history.records import State


def spent(state: State, by: str, victim: str) -> State:
    """*by* has made his one sneak attack upon *victim* (ALT-SNK-015)."""
    surprises = tuple(
        evolve(each, used=True) if (each.by, each.victim, each.segment) == (by, victim, state.segment) else each
        for each in state.surprises
    )
    return evolve(state, surprises=surprises)
