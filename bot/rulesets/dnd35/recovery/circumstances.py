"""What dealing the other kind of damage makes of an attack (D35-HPS-013)."""

from __future__ import annotations

from bot.rulesets.dnd35.base import budget as harm
from bot.rulesets.dnd35.base.rolls import Trial
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.check import Term, terms


def other_kind(state: State, on: Trial) -> tuple[Term, ...]:
    """An attack that deals what its weapon is not made for; what deals no damage loses nothing."""
    if on.weapon is None or on.tried or on.touch:
        return ()
    return terms(("other_kind", harm.penalty(on.who, on.weapon, shot=on.shot, occasion=on.occasion)))
