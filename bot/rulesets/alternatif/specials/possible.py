"""What special actions somebody may attempt, with what, against whom, and what they cost (ALT-SPE-001, -003)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.base.sizes import larger
from bot.rulesets.alternatif.specials import ground
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant, Hand, Kind, Manoeuvre, Wielded, rank_of
from bot.rulesets.shared.check import Term, term

KINDS: tuple[Kind, ...] = get_args(Kind)
COUNTERS: tuple[Kind, ...] = ("breakthrough", "disarm", "weapon_capture", "engage_wrestling")
"""What can be done as a counter-attack (ALT-CTR-001)."""
MODIFIERS: Mapping[Kind, int] = {
    "push": 0,
    "knock_down": -6,
    "breakthrough": -6,
    "weapon_capture": -8,
    "engage_wrestling": -8,
    "disarm": -8,
}
ON_POLE_WEAPON = -6
PIKES = -4
"""What a push of a rank of pikes, or a breakthrough, costs besides (ALT-TAC-016)."""
_ARMED_ONLY: tuple[Kind, ...] = ("disarm", "weapon_capture")


def kinds(state: AlternatifState, who: Combatant, weapon: Wielded, target: Combatant) -> list[Kind]:
    """The special actions that *who* may attempt with *weapon* against *target*; none when the table plays without
    them (ALT-SPE-001)."""
    if not state.settings.special_actions:
        return []
    found = [kind for kind in KINDS if _may(who, weapon, target, kind)]
    if "breakthrough" in found and not ground.is_open_behind(state, who, target):
        found.remove("breakthrough")
    return found


def is_any(state: AlternatifState, who: Combatant, weapon: Wielded, target: Combatant) -> bool:
    """Whether `kinds` finds any."""
    if not state.settings.special_actions:
        return False
    if any(_may(who, weapon, target, kind) for kind in KINDS if kind != "breakthrough"):
        return True
    return _may(who, weapon, target, "breakthrough") and ground.is_open_behind(state, who, target)


def _may(who: Combatant, weapon: Wielded, target: Combatant, kind: Kind) -> bool:
    suffers = target.licence.suffers
    if suffers == "none" or (suffers == "breakthrough" and kind != "breakthrough"):
        return False
    if who.licence.may is not None and kind not in who.licence.may:
        return False
    if kind == "knock_down" and target.prone:
        return False
    if kind == "weapon_capture" and not frees_a_hand(who, weapon):
        return False
    return kind not in _ARMED_ONLY or bool(pieces(target))


def frees_a_hand(who: Combatant, weapon: Wielded) -> bool:
    """Whether a hand is free, or can be freed, to grab a weapon with (ALT-SPE-019): the off hand holds nothing. A
    troll's claws hold nothing either (ALT-SPE-035)."""
    others_are_free = all(each.arm.is_natural for each in who.hands if each.arm.hand != weapon.arm.hand)
    return others_are_free and (weapon.arm.is_natural or weapon.arm.hand in ("right", "both"))


def pieces(target: Combatant) -> list[Hand]:
    """The hands of *target* whose weapon can be struck away or torn off: not what is strapped on or grown on."""
    return [each.arm.hand for each in target.hands if not each.arm.is_natural and not each.arm.is_shield]


def still(state: AlternatifState, who: Combatant, weapon: Wielded, manoeuvre: Manoeuvre) -> bool:
    """Whether *who* can still attempt what he has chosen."""
    target = state.combatants.get(manoeuvre.target)
    if target is None or target.out or target.side == who.side:
        return False
    if manoeuvre.kind == "knock_down" and target.prone:
        return False
    if manoeuvre.kind == "weapon_capture" and not frees_a_hand(who, weapon):
        return False
    return manoeuvre.piece is None or manoeuvre.piece in pieces(target)


def modifiers(who: Combatant, arm: Arm, manoeuvre: Manoeuvre, target: Combatant) -> list[Term]:
    """What the kind of action, the sizes and the weapon add to its roll (ALT-SPE-003, -016, -034,
    ALT-TAC-016)."""
    kind = manoeuvre.kind
    found = []
    cost = MODIFIERS[kind]
    if kind == "weapon_capture" and manoeuvre.piece is not None:
        held = target.holds(manoeuvre.piece)
        if held is not None and "pole_weapon" in held.arm.tags:
            cost = ON_POLE_WEAPON
    if cost:
        found.append(term("manoeuvre", cost))
    if kind != "breakthrough" and (size := larger(who, target)):
        found.append(term("size", size))
    if kind in ("push", "breakthrough") and rank_of(target):
        found.append(term("pike_rank", PIKES))
    if kind == "knock_down" and arm.knock_down:
        found.append(term("weapon_manoeuvre_bonus", arm.knock_down))
    return found


def cost(state: AlternatifState, throw: Throw) -> list[Term]:
    """The same of a special action that is thrown for."""
    assert throw.manoeuvre is not None
    assert throw.arm is not None
    return modifiers(state.combatants[throw.who], throw.arm, throw.manoeuvre, state.combatants[throw.target])
