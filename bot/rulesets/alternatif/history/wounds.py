"""Wounds, and weapons lost and broken."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.alternatif import events as e
from bot.rulesets.alternatif import grasp
from bot.rulesets.alternatif.history.blows import some_blows
from bot.rulesets.alternatif.history.records import (
    State,
    put,
    wields,
)
from bot.rulesets.alternatif.state import (
    Injury,
)


def hurt(state: State, event: e.DamageDealt) -> State:
    blows = state.blows if event.blow is None else some_blows(state, event.blow, landed=True)
    if event.also is not None:
        blows = some_blows(evolve(state, blows=blows), event.also, landed=True)
    who = state.combatants.get(event.target)
    if who is None:
        return evolve(state, blows=blows)
    hurt = evolve(who, stamina=who.stamina - event.stamina, body=who.body - event.body)
    return evolve(state, blows=blows, combatants={**state.combatants, who.id: hurt})


def drawn(state: State, event: e.EffectDrawn) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or (event.malus == 0 and event.bleeding == "none" and not event.lame and not event.text):
        return state
    injury = Injury(event.place, event.table, event.effect_column, event.malus, event.bleeding, event.lame, event.text)
    return put(state, evolve(who, injuries=(*who.injuries, injury)))


def amended(state: State, event: e.InjuryAmended) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    *others, last = who.injuries or (Injury("torso", "cut", 5),)
    if event.staunched:
        others = [evolve(each, bleeding="none") for each in others]
    if event.healed:
        return put(state, evolve(who, injuries=tuple(others)))
    text = {"fr": event.text, "en": event.text} if event.text else last.text
    amended = evolve(last, malus=event.malus, bleeding=event.bleeding, text=text)
    return put(state, evolve(who, injuries=(*others, amended)))


def bled(state: State, event: e.Bled) -> State:
    who = state.combatants.get(event.combatant)
    state = evolve(state, bled=event.segment)
    if who is None:
        return state
    return put(state, evolve(who, stamina=who.stamina - event.stamina, body=who.body - event.body))


def battered(state: State, event: e.EquipmentDamaged) -> State:
    state = evolve(state, blows=some_blows(state, event.blow, landed=True))
    return wields(state, event.target, event.hand, {"structure": event.left})


def weapon(state: State, event: e.WeaponChanged) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    if event.change in ("dropped", "sheathed", "broken"):
        # What was aimed at it and has not landed meets nothing any more.
        blows = tuple(
            evolve(blow, landed=True) if (blow.target, blow.piece) == (who.id, event.hand) else blow
            for blow in state.blows
        )
        state = evolve(state, blows=blows)
    if event.change in ("drawn", "picked_up"):
        # The hand that takes a weapon puts away the wand that it held (ALT-MAG-016).
        items = tuple(evolve(each, place="belt") if each.place == "hand" else each for each in who.magic.items)
        who = evolve(who, magic=evolve(who.magic, items=items))
    return put(state, grasp.changed(who, event.hand, event.weapon, event.change, state.segment))
