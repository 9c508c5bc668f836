"""The plan that somebody follows, as far as it says whether he goes on as he does (`shared.plans`)."""

from __future__ import annotations

from typing import Any, Final

from bot.rulesets.alternatif.state.combatant import Combatant
from bot.rulesets.shared import plans
from bot.rulesets.shared.plans import Measures, Step

MEASURES: Final = Measures(lambda who: (who.stamina, who.stamina_max), lambda state: state.seen_segment)
"""Stamina points, and segments."""
STILL: Final = (plans.WITHDRAW, plans.STAND_BY)
"""The deeds of somebody who waits."""


def step_of(state: Any, who: Combatant) -> Step | None:
    """The step of the plan of *who* that is in force."""
    if who.temperament is not None or not who.plan.followed:
        return None
    return plans.in_force(MEASURES, state, who)


def turns(state: Any, who: Combatant) -> bool:
    """Whether the plan of *who*, who would do the same again, wants something else, once in a segment."""
    step = step_of(state, who)
    if step is None or who.carried_on == state.segment:
        return False
    if step.deed != plans.ATTACK or who.intent not in ("melee", "missile"):
        return True
    return step.whom not in (plans.NEAREST, who.target)


def stirs(state: Any, who: Combatant) -> bool:
    """Whether the plan of *who*, who stands by, wants him to do something."""
    step = step_of(state, who)
    if step is None or step.deed in (*STILL, plans.ASK_ME):
        return False
    return step.deed != plans.FLEE or bool(who.contacts)


def flees(state: Any, who: Combatant) -> bool:
    """Whether the plan of *who* has him run from those upon him."""
    step = step_of(state, who)
    return step is not None and step.deed == plans.FLEE


def retreats(state: Any, who: Combatant) -> bool:
    """Whether the plan of *who* has him step back."""
    step = step_of(state, who)
    return step is not None and step.deed == plans.WITHDRAW


def awaited(state: Any, who: Combatant) -> list[int]:
    """The segments to come from which steps of his plan hold."""
    if who.temperament is not None or not who.plan.followed:
        return []
    return [each.amount for each in who.plan.steps if each.when == plans.FROM and each.amount > state.segment]
