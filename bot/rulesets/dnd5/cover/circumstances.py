"""What cover adds to the armour class, and to saves of Dexterity (DN5-COV-003, -004)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rulesets.dnd5.base.rolls import Trial
from bot.rulesets.dnd5.cover.degrees import BONUS, degree, from_cell
from bot.rulesets.dnd5.state import State
from bot.rulesets.shared.check import Term, terms


def behind(state: State, trial: Trial) -> Iterable[Term]:
    """To the armour class of who is attacked."""
    if trial.target is None:
        return ()
    return terms(("shelter", BONUS[degree(state, trial.who, trial.target)]))


def shielded(state: State, trial: Trial) -> Iterable[Term]:
    """To a save of Dexterity against what comes from somebody, or from a place; not against what cover is no help
    against."""
    if trial.ability != "dexterity" or trial.uncovered:
        return ()
    if trial.origin:
        return terms(("shelter", BONUS[from_cell(state, trial.origin, trial.who)]))
    if trial.target is None or trial.target.id == trial.who.id:
        return ()
    return terms(("shelter", BONUS[degree(state, trial.target, trial.who)]))


__all__ = ["behind", "shielded"]
