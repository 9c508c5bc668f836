"""What a command offers while it is typed: nothing that would be refused but for want of words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.kernel.decisions import Choice, Decision, Field
from bot.kernel.errors import Refused
from bot.rulesets.alternatif import costs, tasks
from bot.rulesets.alternatif.encounter import question_for
from bot.rulesets.alternatif.shooting import arms
from bot.rulesets.alternatif.spoken import ASIDES, DROP, declaration
from bot.rulesets.alternatif.state import AlternatifState, Combatant
from bot.rulesets.shared.sifting import sifted

FARTHEST = 99
"""For how many segments something may be kept ready."""
_WORDED = (tasks.OTHER, tasks.TOGETHER)
"""Actions that are told in the player's own words."""
_WORDS = "…"
_ALWAYS = (*ASIDES, DROP)
"""What may be said while a question about a blow stands."""


def declarable(state: AlternatifState, who: Combatant, check: Callable[[Choice], object]) -> Decision | None:
    """What *who* may announce now. *check* raises `Refused` for what a choice says."""
    busy = question_for(state, who.id) is not None

    def accepted(choice: Choice) -> bool:
        action = choice["action"]
        if busy and action not in _ALWAYS:
            return False
        return _passes(check, {**choice, "how": _WORDS} if action in _WORDED else choice)

    form = sifted(declaration(state, who), accepted)
    return None if form is None else replace(form, about={**form.about, **dict(costs.facts(state, who, form))})


def holdable(state: AlternatifState, who: Combatant, check: Callable[[Choice], object]) -> Decision | None:
    """Until when *who* may keep ready what he prepares (ALT-REA-020)."""
    if who.task is None:
        return None
    until = Field("until", tuple(str(state.segment + more) for more in range(1, FARTHEST + 1)))
    form = Decision(f"{who.id}:holds", "hold", who.id, (until,), {"until": until.options[0]})
    return sifted(form, lambda choice: _passes(check, choice))


def releasable(state: AlternatifState, who: Combatant, check: Callable[[Choice], object]) -> Decision | None:
    """Whom *who* may let a held shot go at."""
    arm = arms.arm_of(who, who.task.weapon or "") if who.task is not None and arms.is_shot(who.task) else None
    targets = () if arm is None else tuple(arms.targets(state, who, arm))
    if not targets:
        return None
    form = Decision(f"{who.id}:releases", "release", who.id, (Field("target", targets),), {"target": targets[0]})
    return sifted(form, lambda choice: _passes(check, choice))


def _passes(check: Callable[[Choice], object], choice: Choice) -> bool:
    try:
        check(choice)
    except Refused:
        return False
    return True


__all__ = ["declarable", "holdable", "releasable"]
