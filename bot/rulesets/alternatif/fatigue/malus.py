"""What breathlessness weighs on (ALT-FAT-006)."""

from __future__ import annotations

from typing import Literal

from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Settings
from bot.rulesets.shared.check import Term, terms

Weighed = Literal["d20", "class", "other"]
"""A d20, an armour or wrestling class, any other die (damage, reaction)."""


def malus(who: Combatant, settings: Settings, on: Weighed = "d20") -> int:
    """What the fatigue of *who* takes from something (0 or less), as the table has it."""
    if who.fatigue.threshold is None:
        return 0
    found = who.fatigue.malus
    if not found or settings.fatigue == "off":
        return 0
    if on == "class":
        return found if settings.fatigue_scope == "d20_and_ac" else 0
    return found if on == "d20" or settings.fatigue_scope == "all_dice" else 0


def on_d20(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What a throw of somebody tired loses."""
    return terms(("fatigue", malus(state.combatants[throw.who], state.settings)))


def on_class(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What the class of whom it is aimed at loses."""
    return terms(("fatigue", malus(state.combatants[throw.target], state.settings, "class")))


def on_other_dice(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What damage and reactions lose, where fatigue weighs on every die."""
    return terms(("fatigue", malus(state.combatants[throw.who], state.settings, "other")))


def on_exhaustion(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """The same as on any d20, if the table wants it (ALT-FAT-008)."""
    return on_d20(state, throw) if state.settings.exhaustion_save_malus else ()
