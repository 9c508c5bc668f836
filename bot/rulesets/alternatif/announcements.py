"""Announcing: who goes on by himself, who is asked what he does next, what he answers (ALT-REA-003, -011, -012).

It stands above the order of work, of which it is a stage: what may be announced is said with words, too, and whether a
word may be said depends on what comes first (`encounter.question_for`).
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.kernel.decisions import NOTHING, Choice, Decision
from bot.kernel.effects import Action, Scene, Step, ask_first, tell
from bot.rulesets.alternatif import afterwards, encounter, repertoire
from bot.rulesets.alternatif.base.checks import asked_in, kind_in
from bot.rulesets.alternatif.charging import running
from bot.rulesets.alternatif.crowd import limbs as turns
from bot.rulesets.alternatif.ordinary import events as asked_about
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.reaction.dice import CarriedOn, StoodBy
from bot.rulesets.alternatif.reaction.initiative import (
    can_repeat,
    declare,
    idle_weapons,
    is_idle,
    react,
    shoots_on,
    weighs,
)
from bot.rulesets.alternatif.shooting import announcing
from bot.rulesets.alternatif.specials import counters
from bot.rulesets.alternatif.state import AlternatifState, enemies, in_mode
from bot.rulesets.alternatif.wrestling import outcomes as entering

State = AlternatifState


def announcements(scene: Scene[State]) -> Action:
    """Those who have nothing pending: the same again by default; else they are asked (ALT-REA-003, ALT-REA-012).

    With them those who have announced something other than melee, and the game master about it (`ordinary.tasks`)."""
    lies_in_wait = banded = wrestles = moved = False
    for who in scene.now.combatants.values():
        for each in who.hands:
            lies_in_wait = lies_in_wait or each.counter is not None
        banded = banded or bool(who.crowd.band)
        wrestles = wrestles or in_mode(who)
    if lies_in_wait:
        yield from counters.drop_stale(scene)
    if banded and (yield from turns.passed(scene)):
        return
    if wrestles:
        moved = yield from entering.meet(scene)
        if not moved:
            moved = yield from entering.react(scene)
    for ident in list(scene.now.combatants):
        if scene.now.combatants[ident].intention is not None:
            moved = (yield from afterwards.announced(scene, ident)) or moved
    for ident in list(scene.now.combatants):
        if is_idle(scene.now.combatants[ident]):
            moved = (yield from _goes_on(scene, ident)) or moved
    if moved or (yield from tasks.ready_ones(scene)):
        return
    answer = yield from ask_first(questions)
    if answer is not None:
        yield from _answered(scene, *answer)


def in_place(scene: Scene[State]) -> Action:
    """What somebody free announces in a segment counts from it before its blows (ALT-GEN-016, ALT-REA-008): whatever
    must be asked about it is asked first, and whoever lowers his guard for it has lowered it."""
    for ident in tasks.in_place(scene.now):
        if (yield from tasks.begin_if_ready(scene, ident)):
            return
    answer = yield from ask_first(encounter.in_place)
    if answer is not None:
        yield from _answered(scene, *answer)


def _answered(scene: Scene[State], key: str, choice: Choice) -> Action:
    ident = asked_in(key)
    match kind_in(key):
        case "declare":
            yield from repertoire.answered(scene, ident, choice)
        case "changed":
            yield from tell(CarriedOn(ident))
            if choice["action"] != NOTHING:
                yield from repertoire.announces(scene, ident, choice)
        case "aim":
            yield from announcing.aimed(scene, ident, choice)
        case "charge_distance":
            yield from running.measured(scene, ident, choice)
        case _:
            yield from asked_about.answered(scene, key, choice)


def _goes_on(scene: Scene[State], ident: str) -> Step[bool]:
    """*ident*, who is idle, does the same again, or stands by when nobody is left to fight; whether he does either."""
    state = scene.now
    who = state.combatants[ident]
    if who.intent not in ("melee", "missile") or weighs(state, who):
        return False
    if who.intent == "missile":
        if shoots_on(state, who):
            yield from announcing.repeat(scene, ident)
            return True
        if any(enemies(state, who)):
            return False
    if who.target is not None and can_repeat(state, who) and idle_weapons(who):
        if not who.announced:
            yield from declare(scene, ident, who.target, repeated=True)
        for hand in [each.arm.hand for each in idle_weapons(who)]:
            yield from react(scene, ident, hand)
        return True
    if any(enemies(state, who)) or any(each.pending for each in who.hands):
        return False
    yield from tell(StoodBy(ident, state.segment, forced=True))
    return True


def questions(state: State) -> Iterator[Decision]:
    """All that is asked when the blows have fallen: what everybody does next, and about what was announced."""
    yield from running.questions(state)
    yield from asked_about.questions(state)
    yield from announcing.questions(state)
    yield from repertoire.questions(state)
    yield from repertoire.second_thoughts(state)
