"""Sums of single combatants, as `roll_table` has them: for tests that ask for one without a fight around it."""

from __future__ import annotations

from typing import Any

from bot.rulesets.alternatif.base.rolls import CHECKS, Throw
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant, Settings
from bot.rulesets.shared.check import Term, total


def alone(who: Combatant, settings: Settings) -> AlternatifState:
    """Nobody but *who*, at a table with these *settings*."""
    return AlternatifState(combatants={who.id: who}, settings=settings)


def armour_class(who: Combatant, settings: Settings, *, frank: bool = False, **said: Any) -> tuple[Term, ...]:
    """The armour class of *who* against a blow."""
    throw = Throw("", who.id, occasion="frank" if frank else "regular", **said)
    return CHECKS.against("attack", alone(who, settings), throw)


def strike_terms(who: Combatant, arm: Arm, face: int, settings: Settings) -> tuple[Term, ...]:
    """The strike of *who* with *arm* at nobody in particular."""
    return CHECKS.terms("attack", alone(who, settings), Throw(who.id, face=face, arm=arm))


def parry_terms(who: Combatant, arm: Arm, face: int, settings: Settings) -> tuple[Term, ...]:
    """The parry of *who* with *arm*."""
    return CHECKS.terms("parry", alone(who, settings), Throw(who.id, face=face, arm=arm, defends=True))


def class_terms(who: Combatant, settings: Settings) -> tuple[Term, ...]:
    """The wrestling class of *who*."""
    return CHECKS.against("hold", alone(who, settings), Throw("", who.id))


def wrestling_class(who: Combatant, settings: Settings) -> int:
    """The sum of it."""
    return total(class_terms(who, settings))


def roll_terms(state: AlternatifState, who: Combatant, target: Combatant | None, face: int) -> tuple[Term, ...]:
    """A wrestling roll of *who* with *target*."""
    return CHECKS.terms("hold", state, Throw(who.id, "" if target is None else target.id, face, "wrestle"))
