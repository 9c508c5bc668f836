"""What helps one attack, and is gone with it: a feint, the help of others (D35-ATK-001, -007)."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.dnd35.state import State


def used_up(state: State, who: str, target: str, *, shot: bool) -> State:
    """*state* once *who* has attacked *target*: what would have helped him, or the other, in just this attack has done
    so. A feint counts for the next attack in melee."""
    one, other = state.combatants.get(who), state.combatants.get(target)
    if one is not None:
        left = tuple(each for each in one.favours if not (each.how == "attack" and each.against == target))
        if len(left) < len(one.favours):
            state = state.with_(who, favours=left)
        one = state.combatants[who]
        lasting = tuple(each for each in one.effects if not each.spell.once)
        if len(lasting) < len(one.effects):
            state = state.with_(who, effects=lasting)
    if other is None:
        return state
    kept = tuple(each for each in other.favours if not (each.how == "defence" and each.against == who))
    if len(kept) < len(other.favours):
        state = state.with_(target, favours=kept)
    feint = other.condition("feinted")
    if feint is not None and feint.by == who and not shot:
        other = state.combatants[target]
        state = state.put(evolve(other, conditions=tuple(each for each in other.conditions if each is not feint)))
    return state


__all__ = ["used_up"]
