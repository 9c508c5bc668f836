"""What the events of special actions change."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif import grasp
from bot.rulesets.alternatif.history.records import NOTHING_PENDING, NOTHING_UP, State, put, wields, with_
from bot.rulesets.alternatif.specials import counters
from bot.rulesets.alternatif.specials import events as e
from bot.rulesets.alternatif.state import Fumble, Manoeuvre, Offer, Opposed, Special


def chosen(state: State, event: e.SpecialChosen) -> State:
    meant = Manoeuvre(event.special, event.target, event.piece, event.flank, event.other)
    weapon = {"choice": "special", "aim": None, "facing": (), "manoeuvre": meant}
    return wields(state, event.combatant, event.hand, weapon)


def proposed(state: State, event: e.SpecialProposed) -> State:
    meant = Manoeuvre(event.special, event.target, event.piece, event.flank)
    weapon = {"choice": "described", "aim": None, "facing": (), "manoeuvre": meant}
    return wields(state, event.combatant, event.hand, weapon)


def declined(state: State, event: e.ProposedDeclined) -> State:
    return wields(state, event.combatant, event.hand, {"choice": None, "manoeuvre": None})


def attempted(state: State, event: e.SpecialAttempted) -> State:
    who = state.combatants.get(event.combatant)
    weapon = None if who is None else who.holds(event.hand)
    if who is None or weapon is None:
        return state
    acted: dict[str, Any] = {"acted": state.segment}
    changes: dict[str, Any] = {}
    if event.occasion == "regular":
        acted |= NOTHING_UP
    elif event.occasion == "counter":
        acted |= {**NOTHING_PENDING, "status": "offensive", "carry": 0}
    if event.occasion != "free":
        changes = {"target": event.target, "intent": "melee"}
    state = wields(state, event.combatant, event.hand, acted, **changes)
    meant = Manoeuvre(event.special, event.target, event.piece, event.flank, event.other)
    special = Special(
        id=event.id,
        author=event.combatant,
        arm=weapon.arm,
        manoeuvre=meant,
        free=event.occasion == "free",
        counter=event.occasion == "counter",
        answers=event.answers,
        charge=event.charge,
    )
    exposed = event.occasion == "regular" or (
        event.occasion == "free" and event.answers is None and state.settings.free_botte_offers_free_attack
    )
    if event.unseen or not exposed:
        # Nothing is offered: he does not see it coming, or it is itself an answer or a counter-attack.
        special = evolve(special, asked=special.against)
    return evolve(state, specials=(*state.specials, special))


def _some(state: State, ident: str, **changes: Any) -> State:
    """The open attempt *ident*, changed."""
    specials = tuple(
        evolve(each, **changes) if each.id == ident and not each.settled else each for each in state.specials
    )
    return evolve(state, specials=specials)


def _oppose(state: State, ident: str, opposed: Opposed) -> State:
    found = next((each for each in state.specials if each.id == ident and not each.settled), None)
    return state if found is None else _some(state, ident, opposed=(*found.opposed, opposed))


def answered(state: State, event: e.SpecialAnswered) -> State:
    found = next((each for each in state.specials if each.id == event.special and not each.settled), None)
    if found is not None and event.combatant not in found.asked:
        state = _some(state, event.special, asked=(*found.asked, event.combatant))
    if event.how in ("attack", "special"):
        offer = Offer(event.combatant, event.other, "free", "special", settled=True, taken=True)
        state = evolve(state, offers=(*state.offers, offer))
    return state


def rolled(state: State, event: e.SpecialRolled) -> State:
    state = with_(state, event.combatant, next_strike=0)
    if event.face == 1:
        fumble = Fumble(event.combatant, event.hand, event.weapon, event.target)
        state = evolve(state, fumbles=(*state.fumbles, fumble))
    return _some(state, event.id, face=event.face, total=event.total)


def parried(state: State, event: e.SpecialParried) -> State:
    state = wields(state, event.combatant, event.hand, {"acted": state.segment})
    opposed = Opposed(event.combatant, "parry", event.hand, event.total, event.face, sure=event.critical)
    return _oppose(state, event.id, opposed)


def saved(state: State, event: e.ReflexRolled) -> State:
    opposed = Opposed(event.combatant, "save", None, event.total, event.face, sure=event.face == 20)
    return _oppose(state, event.id, opposed)


def resolved(state: State, event: e.SpecialResolved) -> State:
    succeeded = event.outcome == "succeeded"
    return _some(state, event.id, succeeded=succeeded, cells=event.cells, waits=event.asks, settled=event.asks is None)


def aimed(state: State, event: e.PushAimed) -> State:
    found = next((each for each in state.specials if each.id == event.id and not each.settled), None)
    if found is None or found.cells != 1:
        return _some(state, event.id, waits=None, settled=True)
    return _some(state, event.id, waits="follow")


def followed(state: State, event: e.PushFollowed) -> State:
    return _some(state, event.id, waits=None, settled=True)


def tested(state: State, event: e.GripTested) -> State:
    return state if event.id is None else _some(state, event.id, waits=None, settled=True)


def held(state: State, event: e.GripHeld) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or who.task is None:
        return state
    return put(state, evolve(who, task=evolve(who.task, until=state.segment)))


def captured(state: State, event: e.WeaponCaptured) -> State:
    owner, taker = state.combatants.get(event.target), state.combatants.get(event.combatant)
    held = None if owner is None else owner.holds(event.hand)
    if owner is None or held is None or held.arm.weapon != event.weapon:
        return state
    # What was aimed at it and has not landed meets nothing any more.
    blows = tuple(
        evolve(blow, landed=True) if (blow.target, blow.piece) == (owner.id, event.hand) else blow
        for blow in state.blows
    )
    state = evolve(state, blows=blows)
    arm = held.arm if held.structure is None else evolve(held.arm, structure=held.structure)
    state = put(state, grasp.changed(owner, event.hand, event.weapon, "broken", state.segment))
    if taker is not None:
        state = put(state, evolve(taker, carried=(*taker.carried, arm)))
    return state


def counter(state: State, event: e.CounterAnnounced) -> State:
    weapon = {**NOTHING_PENDING, "counter": counters.as_manoeuvre(event)}
    return wields(state, event.combatant, event.hand, weapon)


def counter_dropped(state: State, event: e.CounterDropped) -> State:
    return wields(state, event.combatant, event.hand, NOTHING_PENDING)


def licence(state: State, event: e.LicenceSaid) -> State:
    who = state.combatants.get(event.combatant)
    return state if who is None else put(state, evolve(who, licence=evolve(who.licence, suffers=event.suffers)))
