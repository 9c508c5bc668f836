"""What a target is like for whoever would attack it, as far as it can be told before he does."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kernel.decisions import Choice, Decision, Scalar
from bot.rulesets.dnd35.concealment.veils import veil
from bot.rulesets.dnd35.cover.degrees import degree, is_far
from bot.rulesets.dnd35.state import Fighter, State


def shade(state: State, decision: Decision, target: Fighter, choice: Choice) -> Mapping[str, Scalar]:
    """How well it is covered and concealed from whoever is asked, with what he has chosen, or would strike with first.
    Nothing is told of somebody whose place is not known to him."""
    who = state.combatants.get(decision.who)
    if who is None or target.hidden or who.id in target.hidden_from or who.id == target.id:
        return {}
    weapon = who.arm(choice["with"]) if "with" in choice else who.arms[0]
    far = is_far(who, weapon, target)
    found = veil(state, who, target, weapon)
    return {"covered": degree(state, who, target, far=far), "misses": found.percent}


__all__ = ["shade"]
