"""The slots of a sequence, from the highest total down: who is up, who waits, who has waited in vain (R20-SEQ-004,
-007, -011 to -015)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, ask_first, roll, tell, wait
from bot.kernel.values import evolve
from bot.rulesets.rpg20 import base as using
from bot.rulesets.rpg20.base import D6
from bot.rulesets.rpg20.sequences import events as timing
from bot.rulesets.rpg20.sequences.events import (
    InitiativeRolled,
    IntentionDeclared,
    IntentionShown,
    LastCalled,
    RoundStarted,
    SequenceEnded,
    SlotBegun,
    SlotCalled,
    SlotEnded,
    SlotHeld,
    StillHeld,
    TieSettled,
    TotalSet,
)
from bot.rulesets.rpg20.sequences.slot import is_left, out_of_reach, possible
from bot.rulesets.rpg20.state import GM, Fighter, Intention, State
from bot.rulesets.rpg20.state.conditions import BLEEDS, CANNOT_MOVE
from bot.rulesets.rpg20.weapons import WeaponReadied
from bot.rulesets.rpg20.wounds import harm as wounding
from bot.rulesets.rpg20.wounds.events import StateSet
from bot.rulesets.shared import resting, seeing
from bot.rulesets.shared.asking import one_of
from bot.rulesets.shared.check import Term, total

ACT, HOLD, GIVE_UP = "act", "hold", "give_up"
STUN, WOUND = "stun", "wound"
SURE = 2
"""Strikes of an offensive posture (R20-MEL-002)."""


def able(state: State, who: Fighter) -> bool:
    """Whether he can act in this sequence: not who is out or surprised, or has come in it (R20-SEQ-013, -014,
    R20-SPE-012)."""
    return not who.out and who.surprised != state.round and who.since <= state.round


def bound(who: Fighter) -> bool:
    """Whether he cannot do what he means to: somebody helpless but tries to get free (R20-SPE-005)."""
    return CANNOT_MOVE(who) and who.means is not None and who.means.deed not in ("other", "pass")


def unrolled(state: State) -> list[str]:
    """Who has no initiative yet (R20-SEQ-005, -014)."""
    return [each.id for each in state.combatants.values() if each.initiative is None]


def roll_initiative(scene: Scene[State]) -> Action:
    """Habilité and a d6 each, in joining order (R20-SEQ-005)."""
    for ident in unrolled(scene.now):
        (face,) = yield from roll(D6, who=ident, why="initiative")
        found = (Term("face", face), *timing.bonus(scene.now, scene.now.combatants[ident]))
        yield from tell(InitiativeRolled(ident, face, found, total(found)))


def decided(state: State) -> bool:
    """Whether one side alone can still act, as far as everybody can see: the game master may end it (R20-SEQ-015)."""
    return seeing.is_decided(state.combatants.values())


def rests(state: State) -> bool:
    """Whether the next sequence does not open by itself: one side alone stands, nobody has said that it goes on, and
    nobody has anybody to see to (R20-SEQ-015)."""
    quiet = state.phase == "between" and state.blow is None and state.charge is None
    return quiet and bool(state.round) and decided(state) and not (resting.lasts(state) or _is_needed(state))


def _is_needed(state: State) -> bool:
    """Whether somebody who is asked what he does could see to somebody: who bleeds, or one of his own side whom care
    could help, unless all let that be (R20-WND-007, -017). Nobody bleeds on, sequence by sequence, while nobody is
    asked."""
    seen = [each for each in state.combatants.values() if not each.hidden and not each.dead]
    standing = [each for each in seen if not each.out and each.temperament is None]
    if not standing:
        return False
    if any(BLEEDS(each) for each in seen):
        return True
    sides = {each.side for each in standing}
    idle = all(each.means is None or each.means.deed == "pass" for each in standing)
    return not idle and any(each.ills and each.side in sides for each in seen)


def next_round(scene: Scene[State]) -> Action:
    yield from tell(RoundStarted(scene.now.round + 1))
    state = scene.now
    for who in state.combatants.values():
        for status, until in who.lasting.items():
            if until <= state.round:
                yield from tell(StateSet(who.id, status, on=False))


# ---- the order is told


def announce(scene: Scene[State]) -> Action:
    """Everybody has spoken: totals and the order are told (R20-SEQ-004, -006, -007)."""
    among = [each.id for each in scene.now.combatants.values() if slotted(scene.now, each)]
    if all(scene.now.combatants[each].total is None for each in among):
        yield from _totals(scene, among)
    order = timing.ordering(scene.now)
    while tied := order.first_tie(scene.now, among):
        if scene.now.settings.tie_break == "gm":
            answer = yield from ask_first(tie_question)
            if answer is None:
                return
            yield from tell(TieSettled(answer[1]["first"], tuple(tied)))
            continue
        for ident in tied:
            (face,) = yield from roll(D6, who=ident, why="tie")
            yield from tell(order.tied(ident, face))
    yield from tell(order.told(order.ranked(scene.now, among), False))


def _totals(scene: Scene[State], among: Sequence[str]) -> Action:
    if scene.now.settings.intentions == "secret":
        for who in list(scene.now.combatants.values()):
            if who.means is not None and able(scene.now, who) and not who.hidden:
                # Whoever places his shield is not told where the blow is aimed (R20-SHD-002).
                yield from tell(IntentionShown(who.id, evolve(who.means, aim=0)))
    for ident in among:
        found = timing.reckoned(scene.now.combatants[ident])
        yield from tell(TotalSet(ident, found, total(found)))


def tie_question(state: State) -> list[Decision]:
    """Who of those with equal totals acts first is the game master's word at a table that wants it (R20-SEQ-007)."""
    among = [each.id for each in state.combatants.values() if slotted(state, each)]
    tied = timing.ordering(state).first_tie(state, among)
    if not tied:
        return []
    key = f"{tied[0]}:first:{state.round}.{len(state.combatants[tied[0]].tie)}.{len(tied)}"
    return [one_of(key, "first", GM, tied, {"total": state.combatants[tied[0]].total})]


def slotted(state: State, who: Fighter) -> bool:
    """Whether he has a slot in this sequence."""
    return able(state, who) and who.means is not None and who.means.slotted and not who.gave_up


# ---- slots


def next_up(state: State) -> str | None:
    """Whose slot comes up; None: no ordinary one is left."""
    for ident in state.order:
        who = state.combatants.get(ident)
        if who is None or who.acted or who.held or timing.precise(who) != state.last_call:
            continue
        return ident
    return None


def waiting(state: State) -> list[Fighter]:
    """Who has put his action off, can do it and has not been asked since the last slot (R20-SEQ-011)."""
    found = (state.combatants[each] for each in state.order if each in state.combatants)
    return [
        each
        for each in found
        if each.held
        and not each.acted
        and each.id not in state.offered
        and able(state, each)
        and not _lost(state, each)
    ]


def release_questions(state: State) -> Iterator[Decision]:
    """After every slot whoever has put his action off may act (R20-SEQ-011)."""
    for who in waiting(state):
        means = who.means or Intention()
        about: dict[str, Scalar] = {"last": state.last_call, **_said(means)}
        yield one_of(
            f"{who.id}:release:{state.round}.{len(state.offered)}.{sum(e.acted for e in state.combatants.values())}",
            *("release", who.id, (ACT, *_otherwise(means), HOLD), about),
            usual=HOLD,
        )


def release(scene: Scene[State]) -> Action:
    """Those who act now do so by their totals, each in a slot of his own."""
    answer = yield from ask_first(release_questions)
    if answer is None:
        return
    ident = answer[0].partition(":")[0]
    if answer[1]["release"] == HOLD:
        yield from tell(StillHeld(ident))
    else:
        yield from _strikes_to(scene, ident, answer[1]["release"])
        yield from begin_slot(scene, ident, late=True)


def lapse(scene: Scene[State]) -> Action:
    """The awaited moment has not come: the action is lost (R20-SEQ-012)."""
    ident = lapsing(scene.now)
    assert ident is not None
    yield from tell(SlotEnded(ident, "lapsed"))


def lapsing(state: State) -> str | None:
    """Who was asked a last time and still waits."""
    if not state.last_call:
        return None
    return next((each.id for each in state.combatants.values() if each.held and not each.acted), None)


def call(scene: Scene[State]) -> Action:
    """The next slot comes up."""
    ident = next_up(scene.now)
    assert ident is not None
    yield from tell(SlotCalled(ident, unseen=scene.now.combatants[ident].hidden))


def slot_question(state: State) -> list[Decision]:
    """Whoever is up acts, puts it off, or gives it up (R20-SEQ-010, -011)."""
    who = None if state.called is None else state.combatants.get(state.called)
    if who is None or who.means is None or not able(state, who) or bound(who) or empty_handed(who):
        return []
    lost = _lost(state, who)
    if lost and (state.last_call or decided(state) or who.temperament is not None):
        return []
    # Nobody waits for a moment after the last one (R20-FIR-008, R20-SEQ-012).
    ways = () if lost else (ACT, *_otherwise(who.means))
    options = (*ways, GIVE_UP) if state.last_call else (*ways, HOLD, GIVE_UP)
    about = {
        "total": who.total,
        "gone": _is_gone(state, who, who.means),
        "far": out_of_reach(state, who, who.means),
        **_said(who.means),
    }
    return [one_of(f"{who.id}:slot:{state.round}", "slot", who.id, options, about)]


def _why_not(state: State, ident: str) -> Literal["unable", "empty_handed", "no_target", "too_far"]:
    """Why *ident*, whose slot it is, is not asked whether he takes it."""
    who = state.combatants.get(ident)
    if who is None or not able(state, who) or bound(who):
        return "unable"
    if empty_handed(who):
        return "empty_handed"
    return "too_far" if who.means is not None and out_of_reach(state, who, who.means) else "no_target"


def empty_handed(who: Fighter) -> bool:
    """Whether what he meant to use has fallen from his hand, so that his action is lost (R20-SPE-004, R20-WND-011)."""
    means = who.means
    if means is None or means.deed not in ("strike", "shoot", "throw"):
        return False
    if means.deed == "throw":
        return using.to_throw(who, means.weapon) is None
    return not any(each.weapon == means.weapon for each in who.arms)


def _said(means: Intention) -> dict[str, Scalar]:
    """What was meant, as the question says it whether it is done now."""
    return {
        "deed": "charge" if means.purpose == "charge" else means.deed,
        "target": means.target,
        "weapon": means.weapon,
        "words": means.words or None,
        "purpose": means.purpose,
        "posture": means.posture,
        "mode": means.mode,
        "moving": means.moving,
    }


def _is_gone(state: State, who: Fighter, means: Intention) -> bool:
    """Whether nobody is left at whom it was meant."""
    return bool(means.targets) and not is_left(state, who, means)


def _lost(state: State, who: Fighter) -> bool:
    """Whether what *who* meant can be done to nobody any more: its target is gone, or out of his reach, and there is
    no other for it (R20-SEQ-010)."""
    means = who.means
    if means is None or means.deed == "move" or not (_is_gone(state, who, means) or out_of_reach(state, who, means)):
        return False
    return means.deed in ("treat", "help") or not possible(state, who, means)


def slot(scene: Scene[State]) -> Action:
    """Whoever is up says what becomes of his slot; nobody asks who cannot take it (R20-SEQ-013)."""
    ident = scene.now.called
    assert ident is not None
    if not slot_question(scene.now):
        yield from tell(SlotEnded(ident, _why_not(scene.now, ident)))
        return
    answer = yield from ask_first(slot_question)
    if answer is None:
        return
    match answer[1]["slot"]:
        case "hold":
            yield from tell(SlotHeld(ident))
        case "give_up":
            yield from tell(SlotEnded(ident, "given_up"))
        case way:
            yield from _strikes_to(scene, ident, way)
            yield from begin_slot(scene, ident)


def _otherwise(means: Intention) -> tuple[str, ...]:
    """Until the die is rolled a strike may be meant to stun, or to wound after all (R20-SPE-001, -016)."""
    if means.deed != "strike" or means.aim:
        return ()
    return {"": (STUN,), "stun": (WOUND,)}.get(means.purpose, ())


def _strikes_to(scene: Scene[State], ident: str, way: str) -> Action:
    """What the strike is for, where it is said now."""
    means = scene.now.combatants[ident].means
    if means is not None and way in (STUN, WOUND):
        yield from tell(IntentionDeclared(ident, evolve(means, purpose="stun" if way == STUN else "")))


def begin_slot(scene: Scene[State], ident: str, *, late: bool = False) -> Action:
    """His moment has come: in offensive posture he has two strikes (R20-MEL-002)."""
    who = scene.now.combatants[ident]
    means = who.means
    left = SURE if means is not None and means.deed == "strike" and means.posture == "offensive" else 1
    yield from tell(SlotBegun(ident, left, late, unseen=who.hidden))


def last_call(scene: Scene[State]) -> Action:
    yield from tell(LastCalled(scene.now.round))


# ---- the end


def ending(scene: Scene[State]) -> Action:
    """Haemorrhages, loading, then the sequence is over (R20-SEQ-015)."""
    yield from wounding.bleed(scene)
    for who in list(scene.now.combatants.values()):
        means = who.means
        if means is not None and means.deed == "load" and not who.gave_up and able(scene.now, who) and not bound(who):
            weapon = who.arm(means.weapon, lambda each: each.held != "dropped" and each.unready)
            lacking = max(0, weapon.lacking - 1)
            rounds = weapon.rounds if lacking or weapon.setting_up else weapon.magazine
            yield from tell(WeaponReadied(who.id, weapon.weapon, lacking, rounds, weapon.setting_up))
    yield from tell(SequenceEnded(scene.now.round))


def stop(scene: Scene[State]) -> Action:
    yield from wait()
