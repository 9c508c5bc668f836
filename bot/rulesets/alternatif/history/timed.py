"""Actions other than melee."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.alternatif import events as e
from bot.rulesets.alternatif.history.records import (
    NOTHING_PENDING,
    State,
    both,
    put,
    rested,
    with_,
)
from bot.rulesets.alternatif.magic import times
from bot.rulesets.alternatif.state import (
    Combatant,
    Proposal,
    Task,
)
from bot.rulesets.alternatif.state.missiles import Shooting
from bot.rulesets.alternatif.state.moving import Spot


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
    if event.action == "together":
        proposal = evolve(proposal, group=event.combatant)
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
    return put(state, evolve(who, proposal=None, spot=halted(who)))


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
        then=event.then,
        maximum=event.maximum,
        bond="collective" if event.group else "",
        group=event.group,
    )
    who = state.combatants.get(event.combatant)
    if who is not None and who.magic.ambush and event.action == times.CAST:
        state = put(state, evolve(who, magic=evolve(who.magic, ambush=False)))
    # Another action drops what was in preparation (ALT-REA-015); a spell on the defensive goes on (ALT-PAR-016).
    weapon = {**NOTHING_PENDING, "rolled": None}
    state = rested(state, event.combatant)
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
    shooting = who.shooting if who.spot.run is None else slowed(who)
    done = evolve(who, task=None, busy=event.segment, lowered=lowered, spot=halted(who), shooting=shooting)
    return put(state, done)


def halted(who: Combatant) -> Spot:
    """Where *who* stands once he does nothing else any more: no full move is under way."""
    return who.spot if who.spot.run is None else evolve(who.spot, run=None)


def slowed(who: Combatant) -> Shooting:
    """*who* as a target once he moves no more: too slow to trouble archers (ALT-RNG-009)."""
    return who.shooting if not who.shooting.speed else evolve(who.shooting, speed=0)


def broken(state: State, event: e.TaskBroken) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or who.task is None:
        return state
    begun = who.task.first <= event.segment
    left = Task(who.task.action, 0, 0, 1, event.left, who.task.label, who.task.weapon) if event.left else None
    busy = event.segment if begun else who.busy
    lowered = event.segment if who.task.exposed(event.segment) else who.lowered
    magic = evolve(who.magic, last=event.segment) if times.speaks(state, who) else who.magic
    shooting = who.shooting if who.spot.run is None else slowed(who)
    if shooting.plan is not None and who.task.action == "shoot":
        # Whoever is broken off drops out of a volley (ALT-VOL-007).
        shooting = evolve(shooting, plan=evolve(shooting.plan, volley=None, massed=False), choosing=False, into="")
    changed = evolve(
        who, task=None, unfinished=left, busy=busy, lowered=lowered, magic=magic, shooting=shooting, spot=halted(who)
    )
    state = put(state, changed)
    return shaken(state, who)


def shaken(state: State, who: Combatant) -> State:
    """Those who did the action of *who* together with him: the game master is asked about them (ALT-ACT-019)."""
    task = who.task
    if task is None or task.bond != "collective":
        return state
    combatants = {
        ident: evolve(each, task=evolve(each.task, shaken=True))
        if ident != who.id and each.task is not None and each.task.group == task.group
        else each
        for ident, each in state.combatants.items()
    }
    return evolve(state, combatants=combatants)


def waits(state: State, event: e.ActionHeld) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or who.task is None:
        return state
    return put(state, evolve(who, task=evolve(who.task, waits=True, until=event.until, asks_hold=False)))


def released(state: State, event: e.ActionReleased) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or who.task is None:
        return state
    task = evolve(who.task, waits=False, until=None, first=event.first, last=event.last)
    return put(state, evolve(who, task=task))
