"""What being squeezed makes of attacks (D35-MOV-014)."""

from __future__ import annotations

from bot.rulesets.dnd35.base.rolls import Trial
from bot.rulesets.dnd35.base.tight import PENALTY, SQUEEZED, squeezes
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.check import Term, terms


def squeezed(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever is squeezed attacks worse."""
    return terms((SQUEEZED, PENALTY if squeezes(state, on.who) else 0))


__all__ = ["squeezed"]
