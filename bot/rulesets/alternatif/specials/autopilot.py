"""When an autopilot makes a special action of its blow, and whether it steps after whom it has pushed (the table of
`autopilot` holds for the rest).

Only the furious, and the desperate below half, only against somebody two sizes smaller or more whose martial bonus is
not above its own, only with what costs no malus, and only in every third segment: whoever stands is knocked down if the
weapon makes up for it; else, with several enemies upon it, he is pushed away.
"""

from __future__ import annotations

from bot.kernel.decisions import Choice, Decision
from bot.rulesets.alternatif.base.sizes import SIZES
from bot.rulesets.alternatif.base.temperament import is_below
from bot.rulesets.alternatif.free_actions import openings
from bot.rulesets.alternatif.specials import details, possible
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Kind, Manoeuvre, Wielded, within_reach

EVERY = 3
"""In segments that this divides it thinks of something else than a blow."""
SMALLER = 2
"""By how many sizes the other must be smaller."""


def attempts(state: AlternatifState, who: Combatant, target: str, decision: Decision) -> Choice | None:
    """The special action against *target* that answers the question about a strike; None: a blow."""
    if details.SPECIAL not in decision.fields[0].options:
        return None
    weapon = next(each for each in who.hands if each.arm.hand == decision.about["hand"])
    kind = _worth_it(state, who, target, weapon)
    return None if kind is None else decision.filled({"target": details.SPECIAL}, {"how": kind, "whom": target})


def seizes_the_occasion(state: AlternatifState, who: Combatant, target: str, decision: Decision) -> Choice | None:
    """The special action against *target* that it makes of an action at once, a lowered guard's too (ALT-FRE-013);
    None: it strikes."""
    if details.SPECIAL not in decision.fields[0].options:
        return None
    for weapon in openings.weapons_for(state, who):
        kind = None if weapon.up else _worth_it(state, who, target, weapon)
        if kind is not None:
            more = {"how": kind, "whom": target, "hand": weapon.arm.hand}
            return decision.filled({"free": details.SPECIAL}, more)
    return None


def _worth_it(state: AlternatifState, who: Combatant, target: str, weapon: Wielded) -> Kind | None:
    if state.segment % EVERY or not _dares(who):
        return None
    other = state.combatants[target]
    if SIZES.index(who.size) - SIZES.index(other.size) < SMALLER or other.bm > who.bm:
        return None
    kinds: tuple[Kind, ...] = ("knock_down", *(("push",) if len(within_reach(state, who)) > 1 else ()))
    open_to_it = possible.kinds(state, who, weapon, other)
    for kind in kinds:
        cost = sum(each.value for each in possible.modifiers(who, weapon.arm, Manoeuvre(kind, target), other))
        if kind in open_to_it and cost >= 0:
            return kind
    return None


def _dares(who: Combatant) -> bool:
    return who.temperament == "furious" or (who.temperament == "desperate" and is_below(who, 2))


def follows(state: AlternatifState, who: Combatant, target: str) -> bool:
    """Whether it steps after *target*, whom it has pushed: not away from others who are upon it."""
    return not any(each != target for each in within_reach(state, who))


__all__ = ["attempts", "follows", "seizes_the_occasion"]
