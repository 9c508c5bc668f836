"""The attack test: how a strike, a shot or a throw is rolled, what a near miss is, and how it ends (R20-GEN-011,
R20-SPE-014)."""

from __future__ import annotations

from collections.abc import Callable

from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.values import evolve
from bot.rulesets.rpg20.attack.events import AttackRolled, BlowEnded, Outcome
from bot.rulesets.rpg20.base.rolls import D20, Test, Trial, made, margin, needed, spent
from bot.rulesets.rpg20.state import Blow, State
from bot.rulesets.shared.check import Check
from bot.rulesets.shared.overruling import decided

AIMED = 2
"""What aiming takes from the value (R20-SPE-014)."""
TESTS: dict[str, Test] = {"strike": "strike", "shot": "shot", "throw": "throw"}


def is_at(*at: str) -> Callable[[State], bool]:
    """Whether a blow is under way that is so far."""
    return lambda state: state.blow is not None and state.blow.at in at


def trial(state: State, blow: Blow) -> Trial:
    """What the attack test of *blow* is made for."""
    who, target = state.combatants[blow.who], state.combatants[blow.target]
    metres = state.distance(who.id, target.id) or 0
    weapon = who.struck_with(blow.weapon) if blow.way == "strike" else who.arm(blow.weapon)
    return Trial(who, blow, weapon, target, metres, halved=blow.halved)


def checked(state: State, blow: Blow, face: int) -> Check:
    """The attack test of *blow*, whose die shows *face*."""
    return made(TESTS[blow.way], state, trial(state, blow), face)


def outcome(state: State, blow: Blow, face: int) -> tuple[Check, Outcome, int]:
    """The test, what it comes to, and its margin: of a near miss that of the value without aiming (R20-SPE-014)."""
    check = checked(state, blow, face)
    if check.succeeds:
        return check, "hit", margin(check)
    if blow.aim and not check.law.ruled:
        plain = checked(state, evolve(blow, aim=0), face)
        if plain.succeeds:
            return check, "near", margin(plain)
    return check, "miss", 0


def attack(scene: Scene[State]) -> Action:
    """The test is made, unless none is needed."""
    blow = scene.now.blow
    assert blow is not None
    who, target = scene.now.combatants[blow.who], scene.now.combatants[blow.target]
    if who.out:
        yield from tell(BlowEnded(who.id, target.id, "unable"))
        return
    if target.dead and blow.way == "strike":
        yield from tell(BlowEnded(who.id, target.id, "no_target"))
        return
    if blow.sure:
        yield from tell(
            AttackRolled(
                who.id, target.id, blow.weapon, None, (), 0, "sure", 0, blow.way, blow.number, purpose=blow.purpose
            )
        )
        return
    why = TESTS[blow.way] if blow.number == 1 else f"{TESTS[blow.way]}/{blow.number}"
    now = scene.now
    (face,) = yield from roll(D20, who=who.id, why=why, judge=lambda shown: outcome(now, blow, shown)[1] != "miss")
    check, came, won = outcome(scene.now, blow, face)
    yield from tell(
        AttackRolled(
            *(who.id, target.id, blow.weapon, face, check.terms, check.total, came, won, blow.way, blow.number),
            purpose=blow.purpose,
            needed=needed(check),
            plain=needed(checked(now, evolve(blow, aim=0), face)) if blow.aim and came != "hit" else None,
        )
    )
    yield from decided(scene, who.id, target.id, check)
    yield from spent(scene, TESTS[blow.way], trial(now, blow))


def over(scene: Scene[State]) -> Action:
    """The blow is over."""
    blow = scene.now.blow
    assert blow is not None
    yield from tell(BlowEnded(blow.who, blow.target, "done" if blow.landed else "missed"))


__all__ = ["AIMED", "TESTS", "attack", "checked", "is_at", "outcome", "over", "trial"]
