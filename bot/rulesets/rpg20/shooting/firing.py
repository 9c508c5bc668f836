"""Shots and throws in their slot: single, rapid, precise, short bursts; what they spend (R20-RNG-011, R20-FIR-001 to
-004, -008, R20-ACT-004 to -007)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.rpg20.attack.events import AttackBegun
from bot.rulesets.rpg20.base import using
from bot.rulesets.rpg20.sequences import aiming
from bot.rulesets.rpg20.sequences.slot import end, is_gone, under_way
from bot.rulesets.rpg20.shooting import bursts
from bot.rulesets.rpg20.state import Fighter, State
from bot.rulesets.rpg20.weapons.events import RoundsSpent, WeaponHeld


def _point_blank(state: State, who: Fighter, target: str) -> bool:
    """Nobody helpless is missed from less than a metre (R20-SPE-006)."""
    return state.combatants[target].immobilised and state.distance(who.id, target) == 0


def shoot(scene: Scene[State]) -> Action:
    """The shots of a slot, one after the other; whoever falls is shot at no more (R20-FIR-004)."""
    turn, who, means = under_way(scene.now)
    weapon = using.to_shoot(who, means.weapon)
    target = means.target
    shots = weapon.burst_rounds if means.mode == "short" else 1
    if turn.done or turn.made >= shots or (turn.made and is_gone(scene.now, target)):
        yield from end(scene)
    elif aiming.has_fewer(scene.now, who, means):
        # Those who are left in the line of a burst are still shot at (R20-FIR-005).
        yield from aiming.close_ranks(scene)
    elif target is None or is_gone(scene.now, target):
        yield from aiming.retarget(scene)
    elif aiming.unmeasured(scene.now, who, means):
        yield from aiming.ask_distance(scene)
    elif not using.in_range(scene.now, who, weapon, target):
        yield from aiming.retarget(scene)
    elif aiming.unjudged(scene.now, who, means):
        yield from aiming.ask_far(scene)
    elif not turn.made and not (weapon in using.shooters(who) and means.mode in using.modes(scene.now, weapon)):
        yield from end(scene, "unable")
    else:
        yield from aiming.out_of_hiding(scene, who.id, means.targets, weapon.weapon)
        if not turn.made:
            yield from spend(scene)
        if means.mode == "long":
            yield from bursts.fire(scene)
            return
        yield from tell(
            AttackBegun(
                *(who.id, target, weapon.weapon, "shot", means.mode, turn.made + 1, "", means.aim),
                halved=1 if means.moving else 0,
                sure=_point_blank(scene.now, who, target),
                dodges=turn.dodges if means.mode == "short" else None,
            )
        )


def spend(scene: Scene[State]) -> Action:
    """Rounds leave the weapon, hit or miss; one that is empty, or takes one at a time, must be loaded again."""
    _, who, means = under_way(scene.now)
    weapon = using.to_shoot(who, means.weapon)
    rounds = using.spends(weapon, means.mode)
    left = None if weapon.rounds is None else weapon.rounds - rounds
    empty = left == 0 if weapon.magazine is not None else bool(weapon.reload)
    if left is not None or empty:
        yield from tell(RoundsSpent(who.id, weapon.weapon, rounds, left, weapon.reload if empty else 0))


def throw(scene: Scene[State]) -> Action:
    """What is thrown leaves the hand, into which it is drawn first (R20-ACT-007)."""
    turn, who, means = under_way(scene.now)
    target, weapon = means.target, using.to_throw(who, means.weapon)
    if turn.made:
        yield from end(scene)
    elif target is None or is_gone(scene.now, target):
        yield from aiming.retarget(scene)
    elif weapon is None:
        yield from end(scene, "empty_handed")
    elif aiming.unmeasured(scene.now, who, means):
        yield from aiming.ask_distance(scene)
    elif not using.in_range(scene.now, who, weapon, target):
        yield from aiming.retarget(scene)
    else:
        yield from aiming.out_of_hiding(scene, who.id, means.targets, weapon.weapon)
        if not weapon.in_hand:
            yield from tell(WeaponHeld(who.id, weapon.weapon, who.empty_hand() or "main", "drawn"))
        # It lies where it was to hit, until somebody fetches it (R20-ACT-011).
        yield from tell(WeaponHeld(who.id, weapon.weapon, "dropped", "thrown", target))
        sure = _point_blank(scene.now, who, target)
        thrown = (who.id, target, weapon.weapon, "throw", means.mode, 1, "", means.aim)
        yield from tell(AttackBegun(*thrown, halved=1 if means.moving else 0, sure=sure))  # type: ignore[arg-type]


__all__ = ["shoot", "spend", "throw"]
