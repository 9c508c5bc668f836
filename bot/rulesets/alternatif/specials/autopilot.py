"""When an autopilot makes a special action of its blow, and whether it steps after whom it has pushed (the table of
`autopilot` holds for the rest).

Only the furious, and the desperate below half, only against somebody two sizes smaller or more whose martial bonus is
not above its own, only with what costs no malus, and only in every third segment: whoever stands is knocked down if the
weapon makes up for it; else, with several enemies upon it, he is pushed away.
"""

from __future__ import annotations

from bot.kernel.decisions import Choice, Decision
from bot.rulesets.alternatif.base.temperament import is_below
from bot.rulesets.alternatif.specials import details, possible
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Kind, Manoeuvre, within_reach

EVERY = 3
"""In segments that this divides it thinks of something else than a blow."""
SMALLER = 2
"""By how many sizes the other must be smaller."""


def attempts(state: AlternatifState, who: Combatant, target: str, decision: Decision) -> Choice | None:
    """The special action against *target* that answers the question about a strike; None: a blow."""
    if state.segment % EVERY or not _dares(who) or details.SPECIAL not in decision.fields[0].options:
        return None
    other = state.combatants[target]
    sizes = possible.SIZES
    if sizes.index(who.size) - sizes.index(other.size) < SMALLER or other.bm > who.bm:
        return None
    kinds: tuple[Kind, ...] = ("knock_down", *(("push",) if len(within_reach(state, who)) > 1 else ()))
    weapon = next(each for each in who.hands if each.arm.hand == decision.about["hand"])
    open_to_it = possible.kinds(state, who, weapon, other)
    for kind in kinds:
        cost = sum(each.value for each in possible.modifiers(who, weapon.arm, Manoeuvre(kind, target), other))
        if kind in open_to_it and cost >= 0:
            return decision.filled({"target": details.SPECIAL}, {"how": kind, "whom": target})
    return None


def _dares(who: Combatant) -> bool:
    return who.temperament == "furious" or (who.temperament == "desperate" and is_below(who, 2))


def follows(state: AlternatifState, who: Combatant, target: str) -> bool:
    """Whether it steps after *target*, whom it has pushed: not away from others who are upon it."""
    return not any(each != target for each in within_reach(state, who))


__all__ = ["attempts", "follows"]
