"""What the events of ordinary actions change."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.alternatif.doings import events as e
from bot.rulesets.alternatif.history.records import State, put, with_
from bot.rulesets.alternatif.state import Proposal


def retimed(state: State, event: e.TaskRetimed) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or who.task is None:
        return state
    task = evolve(who.task, prepared=event.prepared, first=event.first, last=event.last)
    match event.reason:
        case "rushed":
            task = evolve(task, penalty=event.penalty, chance=event.chance)
        case "aggravated":
            task = evolve(task, maximum=False)
        case "second":
            task = evolve(task, then="")
        case "coordinated":
            task = evolve(task, bond="coordinated")
        case "gm":
            pass
    return put(state, evolve(who, task=task))


def let_be(state: State, event: e.TaskLetBe) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or who.task is None:
        return state
    return put(state, evolve(who, task=evolve(who.task, maximum=False)))


def joined(state: State, event: e.JoinedIn) -> State:
    leader = state.combatants.get(event.other)
    if leader is not None and leader.task is not None:
        state = put(state, evolve(leader, task=evolve(leader.task, bond="collective", group=leader.id)))
    elif leader is not None and leader.proposal is not None:
        state = put(state, evolve(leader, proposal=evolve(leader.proposal, group=leader.id)))
    proposal = Proposal(event.action, event.stamp, event.label, sure=event.sure, group=event.other)
    return with_(state, event.combatant, proposal=proposal)


def companions(state: State, event: e.CompanionsSettled) -> State:
    """Nobody has to be asked about any more."""
    who = state.combatants.get(event.combatant)
    if who is None or who.task is None:
        return state
    group = who.task.group
    combatants = {
        ident: evolve(each, task=evolve(each.task, shaken=False))
        if each.task is not None and each.task.group == group
        else each
        for ident, each in state.combatants.items()
    }
    return evolve(state, combatants=combatants)


def waived(state: State, event: e.BeatWaived) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    task = None if who.task is None else evolve(who.task, penalty=min(0, who.task.penalty + event.penalty))
    return put(state, evolve(who, beat_until=0, next_strike=who.next_strike + event.penalty, task=task))
