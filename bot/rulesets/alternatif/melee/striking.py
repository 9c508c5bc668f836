"""Whose action is up strikes: by what he has announced, or as he says now (ALT-MEL-005, -009, -014)."""

from __future__ import annotations

from bot.kernel.decisions import NOTHING, Choice
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.rulesets.alternatif.base.asking import asked_in, kind_in
from bot.rulesets.alternatif.melee.events import InsteadWeighed, StrikeChosen
from bot.rulesets.alternatif.melee.questions import (
    ELSE,
    aim_of,
    chosen_aim,
    chosen_special,
    strike_questions,
    strikers,
    targets_of,
    turns_to,
)
from bot.rulesets.alternatif.melee.strikes import strike
from bot.rulesets.alternatif.reaction import simultaneous_tests
from bot.rulesets.alternatif.reaction.events import ActionLost
from bot.rulesets.alternatif.specials import announcing
from bot.rulesets.alternatif.state import AlternatifState, aim_parts


def strikes(scene: Scene[AlternatifState]) -> Action:
    """Every weapon whose action is up strikes, gives it up, or loses it (ALT-MEL-005, ALT-MEL-009, ALT-MEL-014)."""
    state = scene.now
    moved = False
    for who, weapon in strikers(state):
        hand = weapon.arm.hand
        aim = aim_of(state, who, weapon)
        if aim is not None:
            if simultaneous_tests.is_prevented(state, who):
                moved = True
                yield from tell(ActionLost(who.id, hand, "interrupted", state.segment))
                continue
            if announcing.waits(scene.now, who, weapon):
                continue
            moved = True
            yield from announcing.trigger(scene, who.id, aim)
            yield from strike(scene, who.id, hand, aim)
        elif not targets_of(state, who):
            moved = True
            yield from tell(ActionLost(who.id, hand, "no_target", state.segment))
    if moved:
        return
    asked = strike_questions(state)
    if not asked:
        kept = [
            (who.id, hand)
            for who, hand in announcing.intents(scene.now)
            if simultaneous_tests.is_prevented(scene.now, who)
        ]
        for ident, hand in kept:
            yield from tell(ActionLost(ident, hand, "interrupted", scene.now.segment))
        yield from announcing.announce(scene)
        return
    # As long as nothing has changed, they are those that were found.
    answer = yield from ask_first(lambda now: asked if now is state else strike_questions(now))
    if answer is None:
        return
    key, choice = answer
    ident = asked_in(key)
    who = scene.now.combatants[ident]
    if kind_in(key) == "instead":
        yield from _does_instead(scene, ident, choice)
        return
    if "confirm" in choice:
        yield from announcing.confirmed(scene, ident, meant=choice["confirm"] == "yes")
        return
    named = kind_in(key).partition("-")[2]
    hands = (named,) if named else ("right", "both")
    hand = next(each.arm.hand for each in who.hands if each.arm.hand in hands)
    if choice["target"] == NOTHING:
        yield from tell(StrikeChosen(ident, hand, None))
        yield from tell(ActionLost(ident, hand, "given_up", scene.now.segment))
        return
    if choice["target"] == ELSE:
        yield from tell(InsteadWeighed(ident, hand, on=True))
        return
    manoeuvre = chosen_special(scene.now, who, hand, choice)
    if manoeuvre is not None:
        yield from announcing.choose(ident, hand, manoeuvre)
        return
    aim = chosen_aim(scene.now, who, choice)
    target, piece = aim_parts(aim)
    yield from tell(StrikeChosen(ident, hand, target, piece))
    if any(simultaneous_tests.pairs(scene.now)):
        # Something else takes effect in this segment: the order comes first.
        return
    yield from announcing.trigger(scene, ident, aim)
    yield from strike(scene, ident, hand, aim)


def _does_instead(scene: Scene[AlternatifState], ident: str, choice: Choice) -> Action:
    """*ident* strikes after all, or announces something else, which counts from now: his blow is lost when that begins,
    or at once where it needs no beginning (ALT-REA-015)."""
    turned = [each.arm.hand for each in scene.now.combatants[ident].hands if each.choice == ELSE]
    if choice["action"] == NOTHING:
        for hand in turned:
            yield from tell(InsteadWeighed(ident, hand, on=False))
        return
    yield from turns_to(scene, ident, choice)
    who = scene.now.combatants[ident]
    for each in who.hands if who.proposal is None else ():
        if each.up and each.choice == ELSE:
            yield from tell(ActionLost(ident, each.arm.hand, "given_up", scene.now.segment))
