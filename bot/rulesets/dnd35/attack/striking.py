"""An attack, from its roll to its end."""

from __future__ import annotations

from collections.abc import Callable

from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.dnd35.attack.events import AttackEnded, AttackRolled, Outcome, ThreatRolled
from bot.rulesets.dnd35.base.distances import distance, reaches
from bot.rulesets.dnd35.base.rolls import CHECKS, D20, Trial
from bot.rulesets.dnd35.dying import falling
from bot.rulesets.dnd35.state import Blow, Fighter, State, Weapon
from bot.rulesets.shared.check import Check
from bot.rulesets.shared.overruling import decided

FARTHEST = 10
"""So many range increments an arrow flies (D35-BAS-013)."""


def blow_of(state: State) -> Blow | None:
    """The attack that is being made."""
    return state.deed if isinstance(state.deed, Blow) else None


def is_at(*at: str) -> Callable[[State], bool]:
    """Whether an attack is being made that is so far."""

    def found(state: State) -> bool:
        blow = blow_of(state)
        return blow is not None and blow.at in at

    return found


def can_hit(who: Fighter, weapon: Weapon, target: Fighter) -> bool:
    """Whether *target* is within reach or range."""
    if weapon.ranged:
        return distance(who, target) <= weapon.increment * FARTHEST
    return reaches(who, weapon, target)


def _made(state: State, blow: Blow, face: int) -> Check:
    who, target = state.combatants[blow.who], state.combatants[blow.target]
    return CHECKS.made("attack", state, Trial(who, face, target, who.arm(blow.weapon), blow.later), face)


def attack(scene: Scene[State]) -> Action:
    """The attack is rolled, if it still can be made."""
    blow = blow_of(scene.now)
    assert blow is not None
    who, target = scene.now.combatants[blow.who], scene.now.combatants[blow.target]
    weapon = who.arm(blow.weapon)
    if who.out:
        yield from tell(AttackEnded(who.id, "unable"))
        return
    if target.died or not can_hit(who, weapon, target):
        yield from tell(AttackEnded(who.id, "no_target"))
        return
    (face,) = yield from roll(D20, who=who.id, why="attack", judge=_made(scene.now, blow, 10).judge())
    made = _made(scene.now, blow, face)
    outcome: Outcome = "fumble" if face == 1 else "miss"
    if made.succeeds:
        outcome = "threat" if face >= weapon.critical else "hit"
    told = made.told(against=True)
    yield from tell(AttackRolled(who.id, target.id, weapon.weapon, outcome=outcome, **told))
    yield from decided(scene, who.id, target.id, made.law)


def confirm(scene: Scene[State]) -> Action:
    """The second roll of a threat, with the same modifiers against the same class (D35-BAS-008)."""
    blow = blow_of(scene.now)
    assert blow is not None
    (face,) = yield from roll(D20, who=blow.who, why="confirm")
    made = _made(scene.now, blow, face)
    yield from tell(ThreatRolled(blow.who, blow.target, confirmed=made.succeeds, **made.told(against=True)))


def over(scene: Scene[State]) -> Action:
    blow = blow_of(scene.now)
    assert blow is not None
    yield from tell(AttackEnded(blow.who))
    yield from falling.strain(scene, blow.who)


__all__ = ["FARTHEST", "attack", "blow_of", "can_hit", "confirm", "is_at", "over"]
