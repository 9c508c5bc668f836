"""What breathlessness weighs on (ALT-FAT-006)."""

from __future__ import annotations

from typing import Literal

from bot.rulesets.alternatif.events.terms import Term, term
from bot.rulesets.alternatif.state import Combatant, Settings

Weighed = Literal["d20", "class", "other"]
"""A d20, an armour or wrestling class, any other die (damage, reaction)."""


def malus(who: Combatant, settings: Settings, on: Weighed = "d20") -> int:
    """What the fatigue of *who* takes from something (0 or less), as the table has it."""
    found = who.fatigue.malus
    if not found or settings.fatigue == "off":
        return 0
    if on == "class":
        return found if settings.fatigue_scope == "d20_and_ca" else 0
    return found if on == "d20" or settings.fatigue_scope == "all_dice" else 0


def terms(who: Combatant, settings: Settings, on: Weighed = "d20") -> list[Term]:
    """The same as a term of a sum, or none."""
    found = malus(who, settings, on)
    return [term("fatigue", found)] if found else []
