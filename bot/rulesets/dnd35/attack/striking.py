"""An attack, from its roll to its end."""

from __future__ import annotations

from collections.abc import Callable

from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.values import evolve
from bot.rulesets.dnd35.attack.arms import can_hit, weapon_of
from bot.rulesets.dnd35.attack.events import AttackEnded, AttackRolled, CoupStruck, Outcome, ThreatRolled, WentAstray
from bot.rulesets.dnd35.base.rolls import CHECKS, CLASS, D20, D100, Trial, spent
from bot.rulesets.dnd35.concealment import missing
from bot.rulesets.dnd35.cover.degrees import total
from bot.rulesets.dnd35.dying import falling
from bot.rulesets.dnd35.state import Blow, State
from bot.rulesets.shared import giving
from bot.rulesets.shared.check import Check
from bot.rulesets.shared.overruling import decided

STRAY = 25
"""The greatest face of the d100 at which an attack at somebody who is pushed goes astray."""


def blow_of(state: State) -> Blow | None:
    """The attack that is being made."""
    return state.deed if isinstance(state.deed, Blow) else None


def is_at(*at: str) -> Callable[[State], bool]:
    """Whether an attack is being made that is so far."""

    def found(state: State) -> bool:
        blow = blow_of(state)
        return blow is not None and blow.at in at

    return found


def _made(state: State, blow: Blow, face: int) -> Check:
    who, target = state.combatants[blow.who], state.combatants[blow.target]
    arm = weapon_of(state, blow)
    how = Trial(who, face, target, arm, blow.later, shot=blow.shot, two=blow.two, occasion=blow.occasion)
    trial = evolve(how, open=blow.open)
    return CHECKS.made("attack", state, trial, face)


def attack(scene: Scene[State]) -> Action:
    """The attack is rolled, if it still can be made."""
    blow = blow_of(scene.now)
    assert blow is not None
    who, target = scene.now.combatants[blow.who], scene.now.combatants[blow.target]
    weapon = weapon_of(scene.now, blow)
    if who.out:
        yield from tell(AttackEnded(who.id, "unable"))
        return
    if target.died or not can_hit(who, weapon, target) or total(scene.now, who, target):
        yield from tell(AttackEnded(who.id, "no_target"))
        return
    if blow.occasion == "coup":
        yield from tell(CoupStruck(who.id, target.id, weapon.weapon))
        return
    percent = missing.percent_of(scene.now, who, target, weapon, shot=blow.shot)
    judge = missing.chances(_made(scene.now, blow, 10), percent)
    (face,) = yield from roll(D20, who=who.id, why="attack", judge=judge)
    if blow.astray is not None:
        yield from stray(scene, blow.astray)
        blow = blow_of(scene.now)
        assert blow is not None
        target = scene.now.combatants[blow.target]
        percent = missing.percent_of(scene.now, who, target, weapon, shot=blow.shot)
    made = _made(scene.now, blow, face)
    outcome: Outcome = "fumble" if face == 1 else "miss"
    if made.succeeds:
        outcome = "threat" if face >= weapon.critical and "critical" not in target.immune else "hit"
    told = made.told(against=True)
    veiled = missing.veiled(made, percent)
    yield from tell(AttackRolled(who.id, target.id, weapon.weapon, outcome=outcome, veiled=veiled, **told))
    yield from decided(scene, who.id, target.id, made)
    yield from missing.stands(scene, made, who.id, target.id, percent)


def stray(scene: Scene[State], other: str) -> Action:
    """An attack at one of two who push each other goes astray one time in four: the same roll is held against the class
    of the *other* (D35-MAN-002, D35-BAS-022)."""
    blow = blow_of(scene.now)
    assert blow is not None
    (face,) = yield from roll(D100, who=blow.who, why="stray")
    yield from tell(WentAstray(blow.who, blow.target, other, face, gone=face <= STRAY))


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
    # A threat has been confirmed with the same modifiers.
    who, target = scene.now.combatants[blow.who], scene.now.combatants[blow.target]
    yield from spent(scene, "attack", Trial(who, 0, target))
    yield from giving.used_up(scene, target.id, CLASS, who.id)
    yield from tell(AttackEnded(blow.who))
    if blow.occasion != "grapple":
        # What follows upon a grapple check is no deed of its own.
        yield from falling.strain(scene, blow.who)


__all__ = ["attack", "blow_of", "confirm", "is_at", "over"]
