"""What somebody strikes with, and whom it reaches (DN5-ATK-005 to -007, -014 to -019)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.cover import degrees as cover
from bot.rulesets.dnd5.state import UNARMED, Fighter, State, Weapon


def usable(who: Fighter) -> list[Weapon]:
    """What he can attack with now: what he holds, what is a part of him, and always himself (DN5-ATK-019)."""
    held = [each for each in who.weapons if each.in_hand]
    return held if any(each.weapon == UNARMED.weapon for each in held) else [*held, UNARMED]


def melee(who: Fighter) -> list[Weapon]:
    """Those that strike at close quarters."""
    return [each for each in usable(who) if each.kind == "melee"]


def reach(who: Fighter) -> int:
    """How far his melee attacks reach at most, in centimetres (DN5-ATK-017, -018)."""
    return max(each.reach for each in melee(who))


def named(who: Fighter, weapon: str) -> Weapon:
    """His weapon of that name; himself where he has none such any more."""
    return next((each for each in who.weapons if each.weapon == weapon), UNARMED)


def thrown(state: State, who: Fighter, target: Fighter, weapon: Weapon) -> bool:
    """Whether *weapon* must leave his hand to reach *target* (DN5-ATK-022)."""
    return weapon.kind == "melee" and "thrown" in weapon.properties and distance(state, who, target) > weapon.reach


def ranged(state: State, who: Fighter, target: Fighter, weapon: Weapon) -> bool:
    """Whether that is a ranged attack."""
    return weapon.kind == "ranged" or thrown(state, who, target, weapon)


def reaches(state: State, who: Fighter, target: Fighter, weapon: Weapon) -> bool:
    """Whether *weapon* can reach *target* at all (DN5-ATK-014, -015, -017)."""
    far = distance(state, who, target)
    if weapon.kind == "melee" and far <= weapon.reach:
        return True
    return bool(weapon.near) and far <= max(weapon.near, weapon.far)


def against(state: State, who: Fighter, target: Fighter) -> list[Weapon]:
    """What he can attack *target* with from where he stands: his weapons first, himself where none of them reaches;
    nothing where that one is covered wholly (DN5-COV-005)."""
    if cover.total(state, who, target):
        return []
    found = [each for each in usable(who) if reaches(state, who, target, each)]
    armed = [each for each in found if each.like != UNARMED.like]
    return armed or found


def targets(state: State, who: Fighter) -> Sequence[Fighter]:
    """The foes whom he can attack; those who have fallen last."""
    found = [
        each
        for each in state.combatants.values()
        if each.side != who.side and not (each.died or each.fled or each.hidden) and against(state, who, each)
    ]
    return sorted(found, key=lambda each: each.out)


def ability(who: Fighter, weapon: Weapon) -> str:
    """The ability that *weapon* is wielded with: Strength hand to hand, Dexterity at range; the better of the two with
    finesse; what is thrown keeps the one that it has in the hand (DN5-ATK-005)."""
    usual = "dexterity" if weapon.kind == "ranged" else "strength"
    if "finesse" in weapon.properties:
        return max(("strength", "dexterity"), key=who.modifier)
    return usual


__all__ = ["ability", "against", "melee", "named", "ranged", "reach", "reaches", "targets", "thrown", "usable"]
