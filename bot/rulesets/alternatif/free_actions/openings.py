"""Who could take a free action in this segment, with what, and what of that is still open (ALT-FRE-003, -004, -015)."""

from __future__ import annotations

from bot.rulesets.alternatif.base import wielding
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Combatant,
    Offer,
    Wielded,
    guard_is_down,
    helpless_against,
    reaches,
    sees,
)
from bot.rulesets.alternatif.wrestling.looking import is_bare_handed, is_clinched


def may_take(state: AlternatifState, who: Combatant, target: Combatant) -> bool:
    """Whether *who* could act at once against *target* (ALT-FRE-015)."""
    return not lacks(state, who, target)


def lacks(state: AlternatifState, who: Combatant, target: Combatant) -> str:
    """What keeps *who* from acting at once against *target*, as a refusal says it; nothing: he can (ALT-FRE-015)."""
    # Felled in this very segment: what was struck at the same time counts, what comes after it does not.
    if who.out or target.out or who.body <= 0 or target.body <= 0:
        return "out"
    if who.surprised:
        return "surprised"
    if target.id not in who.contacts:
        return "apart"
    if guard_is_down(who, state.segment):
        return "guard"
    # A blade strikes at wrestlers, a fist does not (ALT-WRE-021).
    if helpless_against(state, who.id, target.id) or (is_clinched(target) and is_bare_handed(who)):
        return "held"
    if target.hidden or not sees(who, target):
        return "unseen"
    if not reaches(who, target):
        return "reach"
    return "" if weapons_for(state, who) else "acted"


def weapons_for(state: AlternatifState, who: Combatant) -> list[Wielded]:
    """The weapons of *who* that have not acted in this segment, fists included; none when he has done something else in
    it, or has wrestled (ALT-REA-009, ALT-WRE-010). What is on the defensive may, and stays so (ALT-FRE-005)."""
    if who.busy == state.segment or any(each.acted == state.segment for each in who.wrestling.grips):
        return []
    free = [each for each in who.hands if each.acted != state.segment and each.arm.strikes]
    return [each for each in free if wielding.usable(who, each.arm)]


def live(state: AlternatifState) -> list[Offer]:
    """The offers that can still be taken: at once or never (ALT-REA-022), and never more than one action in a
    segment on the same target (ALT-FRE-004)."""
    found: list[Offer] = []
    for each in state.offers:
        to, target = state.combatants[each.to], state.combatants[each.target]
        if each.settled or not may_take(state, to, target):
            continue
        if each.kind == "frank" and each.cause == "guard_down" and not guard_is_down(target, state.segment):
            continue
        if has_taken(state, to, target) or any((other.to, other.target) == (each.to, each.target) for other in found):
            continue
        found.append(each)
    return found


def has_taken(state: AlternatifState, who: Combatant, target: Combatant) -> bool:
    """Whether *who* has taken his one free action of this segment against *target* (ALT-FRE-004)."""
    return any(each.taken for each in state.offers if (each.to, each.target) == (who.id, target.id))


__all__ = ["has_taken", "lacks", "live", "may_take", "weapons_for"]
