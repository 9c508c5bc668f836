"""What is done in a slot that is no attack: moves, weapons drawn, care (R20-ACT-001, -011, R20-WND-014, -017)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.rpg20.base import using
from bot.rulesets.rpg20.base.rolls import D20, Trial, made, needed, spent
from bot.rulesets.rpg20.sequences import aiming
from bot.rulesets.rpg20.sequences.events import DeedDone, Moved
from bot.rulesets.rpg20.sequences.slot import end, is_gone, is_left, under_way
from bot.rulesets.rpg20.shooting.events import DistanceSet
from bot.rulesets.rpg20.state import GM, State
from bot.rulesets.rpg20.state.people import Held
from bot.rulesets.rpg20.weapons.events import WeaponHeld
from bot.rulesets.rpg20.wounds.events import GotUp, Treated
from bot.rulesets.shared.asking import answered, one_of

AWAY = 5
"""Metres by which somebody gets away from whoever was at hand, unless the game master says otherwise."""


def move(scene: Scene[State]) -> Action:
    """The goal is reached, unless the game master says otherwise (R20-ACT-001)."""
    _, who, means = under_way(scene.now)
    # Whoever is not there any more is not reached.
    target = None if is_gone(scene.now, means.target) else means.target
    yield from tell(Moved(who.id, means.goal, target, means.detail, means.goal != "approach" or target is not None))
    if means.goal == "approach" and target is not None:
        yield from tell(DistanceSet(who.id, target, 1, "reached"))
    if means.goal == "away":
        yield from _leave(scene, who.id)
    yield from end(scene)


def draw(scene: Scene[State]) -> Action:
    """What was in hand is put away for it."""
    _, who, means = under_way(scene.now)
    weapon = next((each for each in using.drawable(who) if each.weapon == means.weapon), None)
    if weapon is None:
        yield from end(scene, "unable")
        return
    lies = weapon.beside if weapon.held == "dropped" else None
    if lies is not None:
        yield from _go(scene, who.id, lies)
    held: Held = who.free_hand(weapon)
    busy = ("main", "second", "both") if held == "both" else (held, "both")
    for each in who.weapons:
        if each.held in busy and each.weapon != weapon.weapon:
            yield from tell(WeaponHeld(who.id, each.weapon, "carried", "put"))
    reason: Literal["picked", "drawn"] = "picked" if weapon.held == "dropped" else "drawn"
    # A rest is lost with the place where the weapon stood (R20-ACT-005).
    lacking = max(weapon.lacking, weapon.prepare) if weapon.rest else 0
    yield from tell(WeaponHeld(who.id, weapon.weapon, held, reason, lacking=lacking))
    yield from end(scene)


def _go(scene: Scene[State], ident: str, lies: str) -> Action:
    """Whoever fetches what lies beside another goes there; where nobody stands, away from those at hand."""
    if lies in scene.now.combatants and not scene.now.combatants[lies].hidden:
        if ident != lies and not scene.now.engaged(ident, lies):
            yield from tell(DistanceSet(ident, lies, 1, "reached"))
        return
    yield from _leave(scene, ident)


def _leave(scene: Scene[State], ident: str) -> Action:
    """He is at hand to nobody any more."""
    near = [each for each in scene.now.combatants if each != ident and scene.now.engaged(ident, each)]
    for other in near:
        yield from tell(DistanceSet(ident, other, AWAY, "left"))


def rise(scene: Scene[State]) -> Action:
    _, who, _ = under_way(scene.now)
    yield from tell(GotUp(who.id))
    yield from end(scene)


def help_up(scene: Scene[State]) -> Action:
    """Whoever lies there at hand is on his feet again (R20-WND-013)."""
    _, who, means = under_way(scene.now)
    if means.target is None or is_gone(scene.now, means.target) or not scene.now.combatants[means.target].down:
        yield from end(scene, "no_target")
    elif aiming.is_unknown(scene.now, who, means.target):
        yield from aiming.ask_distance(scene)
    elif not scene.now.engaged(who.id, means.target):
        yield from end(scene, "too_far")
    else:
        yield from tell(GotUp(means.target))
        yield from end(scene)


def treat(scene: Scene[State]) -> Action:
    """Habilité and Médecine: one success ends one state (R20-WND-017). Whoever treats somebody is beside him, or moves
    there (R20-ACT-003)."""
    _, who, means = under_way(scene.now)
    if means.target is not None and means.target != who.id and is_left(scene.now, who, means):
        unknown, gone = aiming.is_unknown(scene.now, who, means.target), is_gone(scene.now, means.target)
        if unknown and not gone and not aiming.arrives(scene.now, means):
            yield from aiming.ask_distance(scene)
            return
        # Of whoever lies in wait nobody is asked how far away he is: it would tell of him.
        if not (unknown and gone) and not scene.now.engaged(who.id, means.target):
            if not means.moving:
                yield from end(scene, "too_far")
                return
            yield from tell(DistanceSet(who.id, means.target, 1, "reached"))
    patient = None if means.target is None else scene.now.combatants.get(means.target)
    ills = () if patient is None or patient.dead else patient.ills
    ill = next((each.kind for each in ills if means.detail in ("", each.kind)), None)
    if patient is None or ill is None:
        yield from end(scene, "no_target")
        return
    now = scene.now
    on = Trial(who, halved=1 if means.moving else 0)
    (face,) = yield from roll(D20, who=who.id, why="treat", judge=lambda shown: made("treat", now, on, shown).succeeds)
    check = made("treat", scene.now, on, face)
    yield from spent(scene, "treat", on)
    yield from tell(Treated(who.id, patient.id, ill, face, check.terms, check.total, check.succeeds, needed(check)))
    yield from end(scene)


def outcome_question(state: State) -> list[Decision]:
    """What comes of it is the game master's word (R20-SEQ-008)."""
    if state.turn is None:
        return []
    turn, who, means = under_way(state)
    key = f"{who.id}:outcome:{state.round}.{turn.made}"
    return [one_of(key, "outcome", GM, ("done", "failed"), {"author": who.id, "words": means.words or None})]


def other(scene: Scene[State]) -> Action:
    turn, who, means = under_way(scene.now)
    if turn.done:
        yield from end(scene)
        return
    answer = yield from answered(outcome_question)
    if answer is not None:
        done: Literal["done", "failed"] = "done" if answer["outcome"] == "done" else "failed"
        yield from tell(DeedDone(who.id, means.detail, done, means.words))


def nothing(scene: Scene[State]) -> Action:
    """What has no slot of its own is done without one (R20-ACT-010)."""
    yield from end(scene, "nothing")


__all__ = ["draw", "help_up", "move", "nothing", "other", "rise", "treat"]
