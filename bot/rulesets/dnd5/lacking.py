"""What may stand in the way of an action, piece by piece: the budget of the turn, movement, whom it is for, what it is
done with. `reasons` says which of these an action asks, in which order."""

from __future__ import annotations

from collections.abc import Callable

from bot.rulesets.dnd5 import cover
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.attack.striking import may_attack
from bot.rulesets.dnd5.base.budget import Outlook, held_by
from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.base.needs import ACTION, nobody_within
from bot.rulesets.dnd5.contests import contesting
from bot.rulesets.dnd5.contests.grips import set_upon
from bot.rulesets.dnd5.state import SQUARE, Weapon, led
from bot.rulesets.shared.d20.gaps import metres
from bot.rulesets.shared.lacking import Lack, Reason, Said, target_of

# ---- budget


def attacks(at: Outlook, said: Said) -> Lack | None:
    if led(at.state, at.who) is not None:
        return "led", {}
    return None if may_attack(at) else ACTION(at, said)


# ---- whom


def within(most: Callable[[Outlook], int], *, foes: bool = True) -> Reason[Outlook]:
    """Whether whoever is named, or else anybody, is within *most* centimetres."""

    def reason(at: Outlook, said: Said) -> Lack | None:
        target, far = target_of(at, said), most(at)
        if target is not None and (gap := distance(at.state, at.who, target)) > far:
            return "too_far", {"target": target.name, "metres": metres(gap), "most": metres(far)}
        return nobody_within(at, far, foes=foes)

    return reason


def covered(at: Outlook, said: Said) -> Lack | None:
    target = target_of(at, said)
    hidden = target is not None and cover.total(at.state, at.who, target)
    return ("covered", {"target": target.name}) if target is not None and hidden else None


# ---- with what


def weapons_named(at: Outlook, said: Said) -> list[Weapon]:
    return [each for each in at.who.weapons if each.weapon == said.get("with")]


def is_in_hand(at: Outlook, said: Said) -> Lack | None:
    """Whether what is named is in his hand, can be struck with, and reaches so far."""
    found = weapons_named(at, said)
    if not found:
        return None
    thing = found[0].weapon
    armed = [each for each in found if each.in_hand]
    if not armed:
        return "in_hand", {"weapon": thing}
    if not any(arms.ready(at.state, at.who, each) for each in armed):
        return ("loading" if "loading" in found[0].properties else "two_hands"), {"weapon": thing}
    target = target_of(at, said)
    if target is not None and not any(arms.reaches(at.state, at.who, target, each) for each in armed):
        gap = distance(at.state, at.who, target)
        return "short", {"weapon": thing, "target": target.name, "metres": metres(gap)}
    return None


def farthest(at: Outlook) -> int:
    """How far what is ready in his hands reaches."""
    ready = [each for each in arms.usable(at.who) if arms.ready(at.state, at.who, each)]
    return max((max(each.reach, each.near, each.far) for each in ready), default=SQUARE)


def spent_shot(at: Outlook, said: Said) -> Lack | None:
    """Whether nobody is near enough but for a weapon that has been shot already."""
    shot = [each for each in arms.usable(at.who) if not arms.ready(at.state, at.who, each)]
    loading = [each.weapon for each in shot if "loading" in each.properties]
    near = within(farthest)(at, said) is None
    return None if near or not loading else ("loading", {"weapon": loading[0]})


def own_reach(at: Outlook) -> int:
    return max(SQUARE, arms.own_reach(at.who))


def hand(at: Outlook, said: Said) -> Lack | None:
    return None if arms.free_hands(at.state, at.who) >= 1 else ("no_hand", {})


def size(at: Outlook, said: Said) -> Lack | None:
    """Whether whoever is named is small enough to be set upon; else somebody in reach."""
    target = target_of(at, said)
    if target is not None:
        return None if contesting.small_enough(at.who, target) else ("too_large", {"target": target.name})
    return None if set_upon(at) else ("all_too_large", {})


def holds(at: Outlook, said: Said) -> Lack | None:
    target = target_of(at, said)
    held = {each.id for each in held_by(at.state, at.who)}
    if target is not None:
        return ("holds_already", {"target": target.name}) if target.id in held else None
    return None if any(each.id not in held for each in set_upon(at)) else ("holds_all", {})


def second(at: Outlook, said: Said) -> Lack | None:
    if at.turn is None or not any(arms.light(each) for each in weapons_struck(at)):
        return "first_light", {}
    return None if arms.second(at.who, at.turn) else ("second_light", {})


def weapons_struck(at: Outlook) -> list[Weapon]:
    struck = () if at.turn is None else at.turn.struck
    return [each for each in at.who.weapons if each.weapon in struck]


def bare_handed(at: Outlook, said: Said) -> Lack | None:
    """Who strikes with fist, foot or head anyway attacks."""
    return "bare_handed", {}
