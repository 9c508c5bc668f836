"""What is announced, comes up, is postponed or lost."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif import events as e
from bot.rulesets.alternatif.history.records import (
    NOTHING_PENDING,
    NOTHING_UP,
    State,
    both,
    put,
    rested,
    wields,
)
from bot.rulesets.alternatif.state import (
    Rolled,
)


def declared(state: State, event: e.ActionDeclared) -> State:
    if event.repeated:
        return state
    state = rested(state, event.combatant)
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    # Whom he means to strike he is turned against, whatever was said before (ALT-TAC-003).
    footing = who.footing if who.footing.faces in (None, event.target) else evolve(who.footing, faces=None)
    announced = not event.kept
    return put(
        state,
        evolve(who, intent="melee", target=event.target, announced=announced, proposal=None, footing=footing),
    )


def reacted(state: State, event: e.ReactionRolled) -> State:
    # An initial roll stays one when the same action is taken up again in the same segment.
    rolled = Rolled(event.stamp, event.die, event.faces, event.initial)
    changes: dict[str, Any] = {"announced": False}
    if event.initial:
        changes["initial"] = False
    who = state.combatants.get(event.combatant)
    if state.ahead and who is not None and not who.hidden:
        # He counts from this very segment: his side knows of it from now on.
        state = evolve(state, ahead=0)
    return wields(state, event.combatant, event.hand, {"due": event.segment, "rolled": rolled}, **changes)


def stood_by(state: State, event: e.StoodBy) -> State:
    intent = "none" if event.forced else "standby"
    state = rested(state, event.combatant)
    return both(state, event.combatant, NOTHING_PENDING, intent=intent, announced=False, proposal=None)


def beat(state: State, event: e.BeatImposed) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    hands = tuple(evolve(each, due=None if each.due is None else each.due + event.segments) for each in who.hands)
    task, more = who.task, event.segments
    if task is not None and state.segment < task.first:
        # What is still in preparation comes later, too.
        task = evolve(task, prepared=task.prepared + more, first=task.first + more, last=task.last + more)
    return put(state, evolve(who, hands=hands, task=task, beat_until=event.until))


def came_up(state: State, event: e.ActionCameUp) -> State:
    weapon = {**NOTHING_UP, "due": None, "up": True, "status": "offensive", "carry": 0}
    return wields(state, event.combatant, event.hand, weapon)


def lost(state: State, event: e.ActionLost) -> State:
    if event.reason == "interrupted":
        return wields(state, event.combatant, event.hand, NOTHING_PENDING, intent="none", announced=False)
    return wields(state, event.combatant, event.hand, NOTHING_PENDING)


def postponed(state: State, event: e.InitiativePostponed) -> State:
    weapon = {**NOTHING_UP, "due": event.segment, "status": "defensive", "carry": event.by}
    return wields(state, event.combatant, event.hand, weapon)
