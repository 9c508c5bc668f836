"""What it makes of an attack that its target does not see who strikes (D35-CAM-005, as the reference rules have it)."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd35.base.rolls import Trial
from bot.rulesets.dnd35.base.sight import sees
from bot.rulesets.dnd35.state import State
from bot.rulesets.dnd35.state.plights import suffers
from bot.rulesets.shared.check import Term, terms

UNSEEN: Final = 2
"""What attacks gain of somebody who is not seen."""


def attacking(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever is not seen strikes better; of whoever is blind it is his own armour class that suffers."""
    target = on.target
    if target is None or target.id == on.who.id or suffers(target, "blind"):
        return ()
    hits = not sees(state, target, on.who)
    return terms(("attacker_unseen", UNSEEN if hits else 0))


__all__ = ["UNSEEN", "attacking"]
