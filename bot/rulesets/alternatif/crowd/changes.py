"""What the events of crowds and limbs change."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.crowd import events as e
from bot.rulesets.alternatif.crowd import limbs
from bot.rulesets.alternatif.history.records import NOTHING_PENDING, State, put, wields
from bot.rulesets.alternatif.state import Wielded


def reacted(state: State, event: e.FlatReaction) -> State:
    # Without a roll of its own: at a mixed pace the next one is rolled again.
    weapon = {"due": event.segment, "rolled": None}
    return wields(state, event.combatant, event.hand, weapon, announced=False, initial=False)


def _crowd(state: State, ident: str, **changes: Any) -> State:
    who = state.combatants.get(ident)
    return state if who is None else put(state, evolve(who, crowd=evolve(who.crowd, **changes)))


def formed(state: State, event: e.BandFormed) -> State:
    people = [state.combatants[each] for each in event.members if each in state.combatants]
    pending = [(who, each) for who in people for each in who.hands if each.pending]
    first, kept = min(pending, key=lambda pair: _moment(pair[1]), default=(None, None))
    for who in people:
        mine = who is first
        crowd = {"band": event.band, "turn": mine, "since": state.segment - 1, "sharing": len(people)}
        # One die for them all: whatever else was pending is given up.
        hands = tuple(each if each is kept else evolve(each, **NOTHING_PENDING) for each in who.hands)
        state = put(state, evolve(who, hands=hands, crowd=evolve(who.crowd, **crowd)))
    return state


def _moment(weapon: Wielded) -> int:
    return -1 if weapon.up else weapon.due or 0


def dissolved(state: State, event: e.BandDissolved) -> State:
    for ident in event.members:
        state = _crowd(state, ident, band="", turn=False, since=-1, sharing=0)
    return state


def passed(state: State, event: e.TurnPassed) -> State:
    for who in list(state.combatants.values()):
        if who.crowd.band != event.band:
            continue
        mine = who.id == event.combatant
        crowd = evolve(who.crowd, turn=mine, since=event.segment, sharing=event.sharing)
        hands = who.hands
        if event.due is not None:
            hands = tuple(evolve(each, **NOTHING_PENDING) for each in hands)
            if mine:
                striking = next((each for each in hands if each.arm.strikes and not each.arm.is_shield), hands[0])
                hands = tuple(evolve(each, due=event.due) if each is striking else each for each in hands)
        state = put(state, evolve(who, hands=hands, crowd=crowd))
    return state


def paced(state: State, event: e.PaceSet) -> State:
    return _crowd(state, event.combatant, pace=event.pace, layout=event.layout)


def simplified(state: State, event: e.ShieldSimplified) -> State:
    return _crowd(state, event.combatant, simple_shield=event.on)


def limbs_changed(state: State, event: e.LimbsChanged) -> State:
    who = state.combatants.get(event.combatant)
    weapon = None if who is None else who.holds(event.hand)
    if who is None or weapon is None:
        return state
    hands = tuple(limbs.left(each, event.weapon, event.count) if each is weapon else each for each in who.hands)
    kept = tuple(each for each in hands if each is not None)
    return put(state, evolve(who, hands=kept or (limbs.fist(weapon),)))


def regrouped(state: State, event: e.LimbsRegrouped) -> State:
    who = state.combatants.get(event.combatant)
    return state if who is None else put(state, evolve(who, hands=limbs.regroup(who, event.groups)))
