"""What each event of shooting changes."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.history.blows import some_blows
from bot.rulesets.alternatif.history.records import NOTHING_PENDING, State, both, every, put, rested, wields, with_
from bot.rulesets.alternatif.history.surprises import spent
from bot.rulesets.alternatif.shooting import events as e
from bot.rulesets.alternatif.shooting.arms import OBJECT, SHOOT
from bot.rulesets.alternatif.state import Arm, Blow, Combatant, Proposal, Task, Wielded, by_hand
from bot.rulesets.alternatif.state.missiles import Plan, pair_key
from bot.rulesets.alternatif.tactics.changes import slipped


def _shooting(who: Combatant, **changes: Any) -> dict[str, Any]:
    return {"shooting": evolve(who.shooting, **changes)}


def _plan(who: Combatant, **changes: Any) -> Plan | None:
    plan = who.shooting.plan
    return None if plan is None else evolve(plan, **changes)


def proposed(state: State, event: e.ShotProposed) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    proposal = Proposal(
        SHOOT,
        event.stamp,
        "",
        event.weapon,
        event.hand,
        event.target,
        event.reaction,
        str(event.more),
        event.sure,
    )
    # What is to be named after the die begins at nothing; what is wished is what he will repeat.
    aim = 0 if event.choosing else event.aim
    plan = Plan(event.weapon, event.cadence, aim, event.aim, event.volley, event.massed)
    return put(state, evolve(who, proposal=proposal, **_shooting(who, plan=plan, choosing=event.choosing, into="")))


def begun(state: State, event: e.ShotBegun) -> State:
    state = rested(state, event.combatant)
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    segment = event.segment
    task = Task(SHOOT, event.stamp, segment, segment, segment, "", event.weapon, event.hand, event.target)
    changes = (
        _shooting(who, ready=False, rolled_at=event.stamp, rolled_die=event.die, rolled_faces=event.faces)
        if event.faces
        else _shooting(who, ready=False)
    )
    # Another action drops what was in preparation (ALT-REA-015).
    return both(
        state,
        event.combatant,
        {**NOTHING_PENDING, "rolled": None},
        task=task,
        proposal=None,
        unfinished=None,
        intent="missile",
        announced=False,
        target=event.target,
        **changes,
    )


def _at(who: Combatant, segment: int) -> Task | None:
    task = who.task
    return None if task is None else evolve(task, prepared=segment, first=segment, last=segment)


def aimed(state: State, event: e.ShotAimed) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    plan = _plan(who, aim=event.aim, wished=event.aim)
    return put(state, evolve(who, task=_at(who, event.segment), **_shooting(who, plan=plan, choosing=False)))


def moved(state: State, event: e.ShotMoved) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or who.task is None:
        return state
    task = _at(who, event.segment)
    assert task is not None
    return put(state, evolve(who, task=evolve(task, waits=False, until=None)))


def target_changed(state: State, event: e.TargetChanged) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or who.task is None:
        return state
    changes = _shooting(who, plan=_plan(who, aim=0) if event.aim_lost else who.shooting.plan, into="")
    task = evolve(who.task, target=event.target)
    return put(state, evolve(who, task=task, target=event.target, **changes))


def aim_lost(state: State, event: e.AimLost) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or who.task is None:
        return state
    task = evolve(who.task, target=None)
    return put(state, evolve(who, task=task, **_shooting(who, plan=_plan(who, aim=0))))


def kept(state: State, event: e.ShotKept) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or who.task is None:
        return state
    task = evolve(who.task, waits=True, until=None)
    return put(state, evolve(who, task=task, **_shooting(who, plan=_plan(who, volley=None))))


def appointed(state: State, event: e.VolleyAppointed) -> State:
    for ident in event.members:
        who = state.combatants.get(ident)
        if who is not None and who.task is not None:
            state = put(state, evolve(who, task=evolve(who.task, waits=True, until=event.segment)))
    return state


def settled(state: State, event: e.OrderSettled) -> State:
    for ident, other in ((event.combatant, event.other), (event.other, event.combatant)):
        who = state.combatants.get(ident)
        if who is None:
            continue
        before = who.shooting.before if who.shooting.tested == state.segment else ()
        if event.earlier == ident:
            before = (*before, other)
        state = put(state, evolve(who, **_shooting(who, tested=state.segment, before=before)))
    return state


def prevention_asked(state: State, event: e.PreventionAsked) -> State:
    who = state.combatants.get(event.combatant)
    doubt = f"{event.other}/{event.weapon or ''}"
    return state if who is None else put(state, evolve(who, **_shooting(who, doubt=doubt)))


def prevention_settled(state: State, event: e.PreventionSettled) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    stopped = state.segment if event.prevented else who.shooting.stopped
    return put(state, evolve(who, **_shooting(who, doubt=None, stopped=stopped)))


def judged(state: State, event: e.MeleeJudged) -> State:
    who = state.combatants.get(event.combatant)
    return state if who is None else put(state, evolve(who, **_shooting(who, into=event.how)))


def rolled(state: State, event: e.ShotRolled) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    arm = _arm(who, event)
    who = evolve(who, next_strike=0, **_shooting(who, into=""))
    state = wields(put(state, who), who.id, event.hand, {"acted": state.segment})
    if event.sneak:
        state = spent(state, event.combatant, event.target)
    if event.outcome == "miss":
        return state
    blow = Blow(
        id=f"{event.combatant}+shot",
        attacker=event.combatant,
        target=event.target,
        arm=arm,
        face=event.face,
        total=event.total,
        natural=event.natural == 20,
        occasion="shot",
        critical=event.critical,
        unseen=event.unseen,
        sneak=event.sneak,
    )
    return evolve(state, blows=(*state.blows, blow))


def _arm(who: Combatant, event: e.ShotRolled) -> Arm:
    held = who.holds(event.hand)
    return OBJECT if held is None or held.arm.weapon != event.weapon else held.arm


def defended(state: State, event: e.ShotDefended) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    segment = state.segment
    if event.way == "dodge":
        # Everything begins anew, and nothing acts any more in this segment; no first reaction of an engagement follows
        # (ALT-DEF-010, -011).
        hands = every(who, {**NOTHING_PENDING, "acted": segment, "carry": 0, "rolled": None})
        changes: dict[str, Any] = {"initial": False} if who.contacts else {}
        state = put(
            state, evolve(who, hands=hands, busy=segment, announced=False, **changes, **_shooting(who, rolled_at=-1))
        )
    elif event.hand is not None:
        state = wields(state, who.id, event.hand, {"acted": segment}, **_shooting(who, rolled_at=-1))
    return _met(state, event.blow, parried=event.outcome == "parried")


def also_met(state: State, event: e.ShotAlsoMet) -> State:
    return _met(state, event.blow, parried=event.outcome == "parried")


def _met(state: State, blow: str, *, parried: bool) -> State:
    changes = {"answered": True, "parried": True} if parried else {"answered": True}
    return evolve(state, blows=some_blows(state, blow, **changes))


def distance_said(state: State, event: e.DistanceSaid) -> State:
    key = pair_key(event.combatant, event.other)
    distances = {pair: value for pair, value in state.places.distances.items() if pair != key}
    bands = {pair: value for pair, value in state.places.bands.items() if pair != key}
    if event.centimetres is not None:
        distances[key] = event.centimetres
    elif event.range is not None:
        bands[key] = event.range
    return evolve(state, places=evolve(state.places, distances=distances, bands=bands))


def cover_said(state: State, event: e.CoverSaid) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    cover = (
        {} if event.other is None and not event.percent else {**who.shooting.cover, event.other or "": event.percent}
    )
    return put(state, evolve(who, **_shooting(who, cover=cover)))


def speed_said(state: State, event: e.SpeedSaid) -> State:
    who = state.combatants.get(event.combatant)
    return state if who is None else put(state, evolve(who, **_shooting(who, speed=event.malus)))


def readied(state: State, event: e.WeaponReadied) -> State:
    who = state.combatants.get(event.combatant)
    return state if who is None else put(state, evolve(who, **_shooting(who, ready=True)))


def walked(state: State, event: e.Walked) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or event.cells < 2:
        return state
    if who.riding.well:
        # It is his mount that moves (ALT-MNT-005).
        return slipped(state, who.id)
    return slipped(put(state, evolve(who, **_shooting(who, full_move=state.segment))), who.id)


def shield_granted(state: State, event: e.ShieldGranted) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    arm = Arm("improvised_shield", event.hand, defence=event.defence, damage="1d2", wound="blunt", tags=("shield",))
    kept = tuple(each for each in who.hands if each.arm.hand != event.hand and not each.arm.is_natural)
    hands = sorted((*kept, Wielded(arm)), key=by_hand)
    return with_(state, who.id, hands=tuple(hands))
