"""Actions other than melee."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.alternatif import events as e
from bot.rulesets.alternatif.history.records import (
    NOTHING_PENDING,
    State,
    both,
    put,
    with_,
)
from bot.rulesets.alternatif.state import (
    Proposal,
    Task,
)


def proposed(state: State, event: e.ActionProposed) -> State:
    proposal = Proposal(
        event.action,
        event.stamp,
        event.label,
        event.weapon,
        event.hand,
        event.target,
        event.reaction,
        event.duration,
        event.sure,
    )
    return with_(state, event.combatant, proposal=proposal)


def proposal_settled(state: State, event: e.ProposalSettled) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or who.proposal is None:
        return state
    match event.how:
        case "figures":
            proposal = evolve(who.proposal, reaction=event.reaction, duration=event.duration)
            return put(state, evolve(who, proposal=proposal))
        case "sure":
            return put(state, evolve(who, proposal=evolve(who.proposal, sure=True)))
    return put(state, evolve(who, proposal=None))


def begun(state: State, event: e.TaskBegun) -> State:
    task = Task(
        event.action,
        event.stamp,
        event.prepared,
        event.first,
        event.last,
        event.label,
        event.weapon,
        event.hand,
        event.target,
    )
    # Another action drops what was in preparation (ALT-REA-015); a spell on the defensive goes on (ALT-PAR-016).
    weapon = {**NOTHING_PENDING, "rolled": None}
    return both(
        state,
        event.combatant,
        weapon,
        task=task,
        proposal=None,
        unfinished=None,
        intent="none",
        announced=False,
        target=None if event.target is None else event.target,
    )


def ended(state: State, event: e.TaskEnded) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    # An action that wins its race leaves the guard down for those who have not used the occasion yet (ALT-FRE-014).
    awaited = any(each.target == who.id and not each.settled for each in state.offers)
    lowered = event.segment if awaited else who.lowered
    return put(state, evolve(who, task=None, busy=event.segment, lowered=lowered))


def broken(state: State, event: e.TaskBroken) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or who.task is None:
        return state
    begun = who.task.first <= event.segment
    left = evolve(who.task, first=1, last=event.left, waits=False) if event.left else None
    busy = event.segment if begun else who.busy
    lowered = event.segment if who.task.exposed(event.segment) else who.lowered
    return put(state, evolve(who, task=None, unfinished=left, busy=busy, lowered=lowered))


def waits(state: State, event: e.ActionHeld) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or who.task is None:
        return state
    return put(state, evolve(who, task=evolve(who.task, waits=True, until=event.until)))


def released(state: State, event: e.ActionReleased) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or who.task is None:
        return state
    task = evolve(who.task, waits=False, until=None, first=event.first, last=event.last)
    return put(state, evolve(who, task=task))
