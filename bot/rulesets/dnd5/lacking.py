"""What may stand in the way of an action, piece by piece: the budget of the turn, movement, whom it is for, what it is
done with. `reasons` says which of these an action asks, in which order."""

from __future__ import annotations

from collections.abc import Callable

from bot.kernel.values import evolve
from bot.rulesets.dnd5 import cover
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.attack.striking import may_attack
from bot.rulesets.dnd5.base.budget import DOWN, STAYS, Outlook, goes, held_by, may_go, movement_left, speed
from bot.rulesets.dnd5.base.distances import distance, dreaded
from bot.rulesets.dnd5.contests import contesting
from bot.rulesets.dnd5.contests.grips import set_upon
from bot.rulesets.dnd5.movement import moves as moving
from bot.rulesets.dnd5.objects import hands
from bot.rulesets.dnd5.repertoire import BESIDES, MENU, REPERTOIRE
from bot.rulesets.dnd5.spells import castable
from bot.rulesets.dnd5.state import SQUARE, Fighter, Weapon, enemies, led, locates, steed
from bot.rulesets.shared.d20.gaps import metres
from bot.rulesets.shared.lacking import Lack, Reason, Said, somebody_else, target_of

# ---- budget


def left_of(at: Outlook) -> dict[str, str | int]:
    """What of his turn is still there."""
    turn = at.turn
    besides = BESIDES & REPERTOIRE.offered(MENU, at).keys() or any(
        each.casting == "bonus" for each in castable.now(at.state, at.who)
    )
    found = {"action": at.acts, "attacks": turn is not None and turn.attacks, "bonus": besides, "movement": at.left}
    left = ", ".join(what for what, there in found.items() if there)
    return {"left": left, "metres": metres(at.left)}


def action(at: Outlook, said: Said) -> Lack | None:
    return None if at.acts else ("action", left_of(at))


def attacks(at: Outlook, said: Said) -> Lack | None:
    if led(at.state, at.who) is not None:
        return "led", {}
    return None if may_attack(at) else ("action", left_of(at))


def bonus(at: Outlook, said: Said) -> Lack | None:
    return None if at.acts_besides else ("bonus", left_of(at))


def gift(feature: str) -> Reason[Outlook]:
    return lambda at, said: None if feature in at.who.features else ("gift", {})


# ---- movement


def is_free(at: Outlook, said: Said) -> Lack | None:
    """Whether anything holds him, or what he rides, where he is."""
    goer = at.mover
    if not may_go(at.state, at.who):
        return "carried", {"mount": steed_name(at)}
    held = goer.condition("grappled")
    if held is not None and held.by in at.state.combatants:
        return "grappled", {"by": at.state.combatants[held.by].name}
    status = STAYS.by(goer)
    if status is not None:
        return "fixed", {"status": status}
    return None if goes(goer) else ("slow", {})


def steed_name(at: Outlook) -> str:
    mount = steed(at.state, at.who)
    return "" if mount is None else mount.name


def moves(at: Outlook, said: Said) -> Lack | None:
    if (found := is_free(at, said)) is not None:
        return found
    if moving.can_move(at):
        return None
    return ("hemmed", {}) if at.left >= 2 * SQUARE else ("movement", {**left_of(at), "metres": metres(at.left)})


def prone(at: Outlook, said: Said) -> Lack | None:
    return ("prone", {}) if DOWN(at.mover) else None


def stands(at: Outlook, said: Said) -> Lack | None:
    if not DOWN(at.who):
        return "standing", {}
    half = speed(at.who) // 2
    if not half:
        return "slow", {}
    left = movement_left(at.state, at.who, "walk")
    return ("half", {"needed": metres(half), "metres": metres(left)}) if left < half else None


def drops(at: Outlook, said: Said) -> Lack | None:
    if DOWN(at.who):
        return "lying", {}
    if at.who.rides is not None:
        return "mounted", {"mount": steed_name(at)}
    return ("aloft", {}) if at.who.height else None


def leaps(at: Outlook, said: Said) -> Lack | None:
    if at.who.rides is not None:
        return "mounted", {"mount": steed_name(at)}
    return "no_leap", {}


def wings(at: Outlook, said: Said) -> Lack | None:
    goer = at.mover
    if not speed(evolve(goer, conditions=(), mode="fly"), "fly"):
        return "no_wings", {}
    if goer.mode == "fly":
        return "flying", {}
    return (
        ("movement", {**left_of(at), "metres": metres(at.left)})
        if movement_left(at.state, goer, "fly") < SQUARE
        else None
    )


def flies(at: Outlook, said: Said) -> Lack | None:
    return None if at.mover.mode == "fly" else ("grounded", {})


def low(at: Outlook, said: Said) -> Lack | None:
    return ("high", {"metres": metres(at.mover.height)}) if at.mover.height else None


def away(at: Outlook, said: Said) -> Lack | None:
    return "no_foe", {}


# ---- whom


def is_there(at: Outlook, said: Said) -> Lack | None:
    """Whether whoever is named is there, and where he is is known."""
    target = target_of(at, said)
    if target is None:
        return None
    if (found := somebody_else(at, said)) is not None:
        return found
    if target.died or target.fled:
        return "gone", {"target": target.name, "status": "dead" if target.died else "fled"}
    return None if locates(at.who, target) else ("unseen", {"target": target.name})


def is_here(who: Fighter) -> bool:
    """Whether anything can still be done to *who*."""
    return not (who.died or who.fled)


def within(most: Callable[[Outlook], int], *, foes: bool = True) -> Reason[Outlook]:
    """Whether whoever is named, or else anybody, is within *most* centimetres."""

    def reason(at: Outlook, said: Said) -> Lack | None:
        target, far = target_of(at, said), most(at)
        if target is not None and (gap := distance(at.state, at.who, target)) > far:
            return "too_far", {"target": target.name, "metres": metres(gap), "most": metres(far)}
        people = enemies(at.state, at.who) if foes else [*at.state.combatants.values()]
        others = [each for each in people if each.id != at.who.id and is_here(each) and locates(at.who, each)]
        if any(distance(at.state, at.who, each) <= far for each in others):
            return None
        return ("nobody_near" if foes else "nobody_beside"), {"most": metres(far)}

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


def nobody_far(at: Outlook, said: Said) -> Lack | None:
    """Whoever rushes at a foe has one to rush at."""
    return "nobody_far", {"most": metres(arms.reach(at.who))}


# ---- the other actions


def dreads(at: Outlook, said: Said) -> Lack | None:
    target = target_of(at, said)
    feared = target is not None and dreaded(at.state, at.who) is target
    return ("dreads", {"target": target.name}) if target is not None and feared else None


def far_enough(at: Outlook, said: Said) -> Lack | None:
    target = target_of(at, said)
    near = target is not None and distance(at.state, at.who, target) <= SQUARE
    if target is not None and near:
        return "near_already", {"target": target.name}
    return None if target is not None else ("whom", {})


def hides(at: Outlook, said: Said) -> Lack | None:
    if at.who.hidden_from:
        return "hidden_already", {}
    return ("hide_denied", {}) if at.turn is not None and "hide" in at.turn.denied else None


def handles(at: Outlook, said: Said) -> Lack | None:
    """One object in passing, another with the action; what is drawn wants a hand."""
    turn, found = at.turn, weapons_named(at, said)
    if turn is not None and turn.object and not at.acts:
        return "object", left_of(at)
    if found and found[0].in_hand:
        return "drawn_already", {"weapon": found[0].weapon}
    if found and found[0] not in hands.drawable(at.who):
        return "no_hand", {}
    return None


def dying_near(at: Outlook) -> bool:
    return any(
        each.dying and locates(at.who, each) and distance(at.state, at.who, each) <= SQUARE
        for each in at.state.combatants.values()
    )


def dying(at: Outlook, said: Said) -> Lack | None:
    target = target_of(at, said)
    if target is not None and not target.dying:
        return "not_dying", {"target": target.name}
    if target is not None and (gap := distance(at.state, at.who, target)) > SQUARE:
        return "too_far", {"target": target.name, "metres": metres(gap), "most": metres(SQUARE)}
    return None if dying_near(at) else ("nobody_dying", {})
