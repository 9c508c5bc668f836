"""What can be done with a weapon as it is: whether it is ready, loaded, within range (R20-RNG-006, -011, R20-ACT-005 to
-007, R20-FIR-009 to -011, R20-WPN-005 to -008)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.kernel.errors import Refused
from bot.rulesets.rpg20.base.tables import thrown_freely
from bot.rulesets.rpg20.state import Fighter, Mode, State, Weapon

ROUNDS: Final[Mapping[Mode, int]] = {"single": 1, "rapid": 1, "precision": 1, "short": 3, "long": 10}
"""Rounds that each way of firing spends (R20-RNG-011)."""
BURSTS: Final[frozenset[Mode]] = frozenset({"short", "long"})
BOTH: Final = 2


def spends(weapon: Weapon, mode: Mode) -> int:
    return weapon.burst_rounds if mode == "short" else ROUNDS[mode]


def strikers(who: Fighter) -> list[Weapon]:
    """What he can strike with: two hands for what takes two (R20-WPN-005, R20-WND-012). Bare hands come before what is
    made for shooting, which is a club then (R20-ACT-009)."""
    held = [each for each in who.arms if each.bare or can_use(who, each)]
    return [*(each for each in held if each.strikes), *(each.as_club for each in held if each.shoots)]


def can_use(who: Fighter, weapon: Weapon) -> bool:
    """Whether he has hands for *weapon*, which he holds; a shield takes one of them (R20-WPN-005, R20-WND-012)."""
    if weapon.hands < BOTH:
        return weapon.hands <= max(1, who.usable_hands())
    return who.can_take(weapon)


def shooters(who: Fighter) -> list[Weapon]:
    """What he could shoot with now: in hand, ready, with something left in it."""
    return [each for each in who.arms if each.shoots and not each.lacking and each.rounds != 0 and can_use(who, each)]


def to_shoot(who: Fighter, weapon: str) -> Weapon:
    """What he shoots with under the name *weapon*: of several alike one that is loaded."""
    return who.arm(weapon, lambda each: each in shooters(who))


def thrown(who: Fighter) -> list[Weapon]:
    """What he could throw, no heavier than he can: what is in hand first, then what an empty hand can draw
    (R20-RNG-004, R20-WPN-006)."""
    able = [e for e in who.weapons if e.throw is not None and not e.broken and thrown_freely(who.body, e.throw)]
    held = [each for each in able if each.held in ("main", "second")]
    return held if who.empty_hand() is None else [*held, *(each for each in able if each.held == "carried")]


def to_throw(who: Fighter, weapon: str) -> Weapon | None:
    """What he would throw under the name *weapon*, if he still can."""
    return next((each for each in thrown(who) if each.weapon == weapon), None)


def drawable(who: Fighter) -> list[Weapon]:
    """What he could take in hand that is put away, or lies where he can go: he holds its like already only where the
    other hand is empty (R20-ACT-011)."""
    return [e for e in who.weapons if not e.in_hand and not e.broken and who.can_take(e) and fetched(who, e)]


def fetched(who: Fighter, weapon: Weapon) -> bool:
    """Whether *weapon* is where he can take it, and in the place of something else than its like."""
    far = weapon.held == "dropped" and weapon.beside not in (None, who.id)
    alike = any(each.weapon == weapon.weapon and each.in_hand for each in who.weapons)
    return not (far and who.down) and not (alike and (weapon.hands > 1 or who.empty_hand() is None))


def loadable(who: Fighter) -> list[Weapon]:
    """What has to be loaded before it can be shot, or is not full (R20-ACT-005, -006)."""
    return [each for each in who.weapons if each.held != "dropped" and each.unready]


def modes(state: State, weapon: Weapon, *, throws: bool = False) -> tuple[Mode, ...]:
    """In which ways it can be fired now (R20-FIR-009 to -011, R20-RNG-011)."""
    if throws:
        single = state.settings.throw_modes == "single"
        return ("single",) if single else ("single", "rapid", "precision")
    found: tuple[Mode, ...] = ("single", "rapid", "precision")
    if weapon.burst:
        found = ("single", "rapid", "short", "long", "precision")
    return tuple(each for each in found if weapon.rounds is None or spends(weapon, each) <= weapon.rounds)


def check_range(state: State, who: Fighter, weapon: Weapon, target: Fighter) -> None:
    """Raise `Refused` beyond the greatest range, or below the least (R20-RNG-006, R20-WPN-007)."""
    metres = state.distance(who.id, target.id)
    if metres is None or weapon.range is None:
        return
    if metres > weapon.range:
        raise Refused("rpg20-too-far", name=target.name, metres=metres, most=weapon.range)
    if metres < weapon.min_range:
        raise Refused("rpg20-too-near", name=target.name, metres=metres, least=weapon.min_range)


def in_range(state: State, who: Fighter, weapon: Weapon, ident: str) -> bool:
    """Whether the target of that id is within range, as far as anybody has said (R20-RNG-006)."""
    try:
        check_range(state, who, weapon, state.combatants[ident])
    except Refused:
        return False
    return True


__all__ = [
    "BURSTS",
    "ROUNDS",
    "can_use",
    "check_range",
    "drawable",
    "fetched",
    "in_range",
    "loadable",
    "modes",
    "shooters",
    "spends",
    "strikers",
    "thrown",
    "to_shoot",
    "to_throw",
]
