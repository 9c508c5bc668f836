"""What may stand in the way of an intention, piece by piece: whom it is for, what is in hand, where everybody is.
`reasons` says which of these an action asks, in which order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.rulesets.rpg20 import base as using
from bot.rulesets.rpg20.base import Outlook, thrown_freely
from bot.rulesets.rpg20.melee.blows import may_charge
from bot.rulesets.rpg20.state import Fighter, Weapon
from bot.rulesets.rpg20.state.conditions import CANNOT_RISE, LIES
from bot.rulesets.shared.lacking import Lack, Reason, Said, target_of

Arms: TypeAlias = Callable[[Fighter], Sequence[Weapon]]

# ---- whom


def upright(at: Outlook, said: Said) -> Lack | None:
    """Whether he is on his feet (R20-WND-014)."""
    if not LIES(at.who):
        return None
    return ("felled", {}) if CANNOT_RISE(at.who) else ("down", {})


def is_there(at: Outlook, said: Said) -> Lack | None:
    """Whether whoever is named is another, and can still be somebody's target."""
    target = target_of(at, said)
    if target is None:
        return None if at.seen else ("nobody", {})
    if target.id == at.who.id:
        return "oneself", {}
    return ("gone", {"target": target.name}) if target.dead else None


def apart(at: Outlook, said: Said) -> Lack | None:
    """Whether whoever is named is not at hand already; of nobody named, whether any foe is not (R20-ACT-003)."""
    target = target_of(at, said)
    if target is not None:
        return ("at_hand", {"target": target.name}) if at.state.engaged(at.who.id, target.id) else None
    if not at.foes:
        return "nobody", {}
    return ("all_at_hand", {}) if all(at.state.engaged(at.who.id, each) for each in at.foes) else None


def charges(at: Outlook, said: Said) -> Lack | None:
    """Whether the distance allows a charge with what he strikes with (R20-SPE-008)."""
    arms = using.strikers(at.who)
    target = target_of(at, said)
    if not arms:
        return "unarmed", {}
    best = max(arms, key=lambda each: not each.bare)
    least = best.charge + best.beyond
    if target is None:
        return "no_run_up", {"least": least}
    metres = at.state.distance(at.who.id, target.id)
    near = metres is not None and not may_charge(at.state, at.who, best, target.id)
    return ("run_up", {"target": target.name, "metres": metres or 0, "least": least}) if near else None


def in_range(arms: Arms) -> Reason[Outlook]:
    """Whether whoever is named, or anybody, is within range of what he could use (R20-RNG-006, R20-WPN-007)."""

    def reason(at: Outlook, said: Said) -> Lack | None:
        target = target_of(at, said)
        found = [each for each in arms(at.who) if said.get("with") in (None, "", each.weapon)] or arms(at.who)
        if target is None or not found or any(using.in_range(at.state, at.who, each, target.id) for each in found):
            return None if target is not None else ("nobody_in_range", {})
        metres = at.state.distance(at.who.id, target.id) or 0
        most = max(each.range or 0 for each in found)
        if metres > most:
            return "too_far", {"target": target.name, "metres": metres, "most": most}
        return "too_near", {"target": target.name, "metres": metres, "least": min(each.min_range for each in found)}

    return reason


def near_by(at: Outlook, said: Said) -> Lack | None:
    """Whether whoever is named is beside him, as far as anybody has said (R20-WND-013, -017)."""
    target = target_of(at, said)
    if target is None or target.id == at.who.id:
        return None
    metres = at.state.distance(at.who.id, target.id)
    far = metres is not None and not at.state.engaged(at.who.id, target.id)
    return ("not_beside", {"target": target.name, "metres": metres or 0}) if far else None


def fallen(at: Outlook, said: Said) -> Lack | None:
    """Whether whoever is named lies, and can be helped up."""
    target = target_of(at, said)
    if target is None:
        return "nobody_down", {}
    if not LIES(target):
        return "stands", {"target": target.name}
    return ("out", {"target": target.name}) if target.out else None


def wounded(at: Outlook, said: Said) -> Lack | None:
    """Whether there is anything to treat about whoever is named (R20-WND-017)."""
    target = target_of(at, said)
    if target is None:
        return "nobody_hurt", {}
    if target.dead:
        return "gone", {"target": target.name}
    return None if target.ills else ("unhurt", {"target": target.name})


# ---- with what


def named(at: Outlook, said: Said) -> Weapon | None:
    """The weapon of his that is named."""
    return next((each for each in (*at.who.weapons, *at.who.arms) if each.weapon == said.get("with")), None)


def whole(at: Outlook, said: Said) -> Lack | None:
    """Whether what is named is his and not broken."""
    weapon = named(at, said)
    return ("broken", {"weapon": weapon.weapon}) if weapon is not None and weapon.broken else None


def held(at: Outlook, said: Said) -> Lack | None:
    """Whether what is named is in hand, and his hands suffice for it (R20-WPN-005, R20-WND-012)."""
    weapon = named(at, said)
    if weapon is None:
        return None
    if not (weapon.in_hand or weapon.bare):
        return "in_hand", {"weapon": weapon.weapon}
    able = weapon.bare or using.can_use(at.who, weapon)
    return None if able else ("hands", {"weapon": weapon.weapon})


def strikes(at: Outlook, said: Said) -> Lack | None:
    return None if using.strikers(at.who) else ("unarmed", {})


def shoots(at: Outlook, said: Said) -> Lack | None:
    """Whether he holds anything to shoot with, ready and loaded (R20-ACT-005, R20-RNG-011)."""
    weapon = named(at, said)
    if weapon is not None and not weapon.shoots:
        return "no_shot", {"weapon": weapon.weapon}
    if any(weapon is None or each.weapon == weapon.weapon for each in using.shooters(at.who)):
        return None
    wanted = [each for each in at.who.weapons if each.shoots and weapon in (None, each)]
    if not wanted:
        return "no_shooter", {}
    ready = sorted((each for each in wanted if each.in_hand), key=lambda each: each.weapon)
    if not ready:
        return ("in_hand", {"weapon": wanted[0].weapon}) if len(wanted) == 1 else ("shooters_away", {})
    empty = next((each for each in ready if each.lacking or each.rounds == 0), None)
    if empty is None:
        return _hands(ready)
    return "set_down" if empty.setting_up else "empty", {"weapon": empty.weapon}


def throws(at: Outlook, said: Said) -> Lack | None:
    """Whether he has anything to throw, no heavier than he can (R20-RNG-004, R20-WPN-006)."""
    weapon, able = named(at, said), using.thrown(at.who)
    if weapon is None:
        away = [each for each in at.who.weapons if each.held == "carried" and each.throw is not None]
        return None if able else _hands(away) if away else ("nothing_to_throw", {})
    if weapon.throw is None:
        return "no_throw", {"weapon": weapon.weapon}
    if weapon.weapon in [each.weapon for each in able]:
        return None
    if not thrown_freely(at.who.body, weapon.throw):
        return "heavy", {"weapon": weapon.weapon}
    return ("in_hand" if weapon.held == "dropped" else "hands"), {"weapon": weapon.weapon}


def explodes(at: Outlook, said: Said) -> Lack | None:
    """Whether he has an explosive left that is thrown (R20-EXP-008)."""
    return None if any(each.count and each.throw is not None for each in at.who.explosives) else ("no_explosive", {})


def draws(at: Outlook, said: Said) -> Lack | None:
    """Whether there is anything to take in hand, and a hand for it (R20-ACT-011)."""
    weapon = named(at, said)
    if weapon is not None and weapon.in_hand:
        return "held_already", {"weapon": weapon.weapon}
    away = [each for each in at.who.weapons if not each.in_hand and not each.broken and not each.bare]
    if not away:
        return "nothing_away", {}
    wanted = [weapon] if weapon is not None and weapon in away else away
    taken = [each for each in wanted if at.who.can_take(each)]
    if not taken:
        return _hands(wanted)
    if any(using.fetched(at.who, each) for each in taken):
        return None
    return ("down", {}) if LIES(at.who) else _hands(taken)


def _hands(weapons: Sequence[Weapon]) -> Lack:
    """There are no hands for any of *weapons*; none is named for the others."""
    return ("hands", {"weapon": weapons[0].weapon}) if len(weapons) == 1 else ("hands_any", {})


def loads(at: Outlook, said: Said) -> Lack | None:
    """Whether anything has to be loaded (R20-ACT-005, -006)."""
    weapon = named(at, said)
    if weapon is not None and weapon.shoots and weapon.weapon not in [each.weapon for each in using.loadable(at.who)]:
        return "loaded", {"weapon": weapon.weapon}
    return None if using.loadable(at.who) else ("nothing_to_load", {})
