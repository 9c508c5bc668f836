"""Which weapon an autopilot would rather have in hand, and how it comes by it.

With nobody upon it, whoever fights without abandon and has something to shoot with in store takes it in hand: at once
if its hands are empty, and instead of another weapon when everybody is known to be farther off than a rush reaches. For
melee it takes what it strikes with. What fills its hands is sheathed first, each a simple action.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.rulesets.alternatif.base import distances, wielding
from bot.rulesets.alternatif.base.asking import RECKLESS
from bot.rulesets.alternatif.shooting import arms
from bot.rulesets.alternatif.state import (
    FIST,
    AlternatifState,
    Arm,
    Combatant,
    enemies,
    is_bare_handed,
    is_clinched,
    within_reach,
)
from bot.rulesets.alternatif.state.charging import RUSH


def steps(state: AlternatifState, who: Combatant) -> Mapping[str, Sequence[str]]:
    """What an autopilot may do now to change what it holds, by action, with what, the best first; nothing for people,
    who say so themselves."""
    if who.temperament is None or is_clinched(who) or within_reach(state, who):
        return {}
    wanted = _bow(state, who) or _blade(who)
    if wanted is None:
        return {}
    if wielding.free_hand(who, wanted) is None:
        held = tuple(each.arm.weapon for each in who.hands if not each.arm.is_natural)
        return {"sheathe": held} if held else {}
    action, place = ("draw", who.carried) if wanted in who.carried else ("pick_up", who.dropped)
    others = (each.weapon for each in place if wielding.free_hand(who, each) is not None)
    return {action: tuple(dict.fromkeys((wanted.weapon, *others)))}


def _bow(state: AlternatifState, who: Combatant) -> Arm | None:
    """What it would shoot with, if it is better off so."""
    if who.temperament in RECKLESS or who.prone or arms.held(who):
        return None
    found = next((each for each in _stored(who) if each.missile is not None and not each.strikes), None)
    if found is None or not wielding.may_take(who, found) or not arms.targets(state, who, found):
        return None
    apart = [distances.distance(state, who.id, each.id) for each in enemies(state, who)]
    rush = RUSH * distances.CELL
    if is_bare_handed(who):
        return None if any(each is not None and each <= rush for each in apart) else found
    return found if all(each is not None and each > rush for each in apart) else None


def _blade(who: Combatant) -> Arm | None:
    """What it would strike with: something better than a fist or a shield, if that is all it has in hand."""
    if not all(each.arm.weapon == FIST.weapon or each.arm.is_shield for each in who.hands):
        return None
    blades = (each for each in _stored(who) if each.strikes and not each.is_shield)
    return next((each for each in blades if wielding.free_hand(who, each) is not None), None)


def _stored(who: Combatant) -> tuple[Arm, ...]:
    return (*who.carried, *who.dropped)


__all__ = ["steps"]
