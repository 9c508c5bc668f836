"""What the events of magic change."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.history.records import State, put
from bot.rulesets.alternatif.magic import events as e
from bot.rulesets.alternatif.state import Magic, Spell


def _magic(state: State, ident: str, **changes: Any) -> State:
    who = state.combatants.get(ident)
    return state if who is None else put(state, evolve(who, magic=evolve(who.magic, **changes)))


def _task(state: State, ident: str, **changes: Any) -> State:
    who = state.combatants.get(ident)
    if who is None or who.task is None:
        return state
    return put(state, evolve(who, task=evolve(who.task, **changes)))


def spent(magic: Magic, ident: str | None) -> tuple[Spell, ...]:
    """The spells of *magic* with one casting of *ident* gone from memory."""
    return tuple(
        evolve(each, left=max(0, each.left - 1)) if each.id == ident and each.left is not None else each
        for each in magic.spells
    )


def cast(state: State, event: e.SpellCast) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    magic = evolve(who.magic, spells=spent(who.magic, event.weapon), last=event.segment)
    if event.effect is not None:
        magic = evolve(magic, effects=(*magic.effects, event.effect))
    return put(state, evolve(who, magic=magic))


def used(state: State, event: e.ItemUsed) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    items = tuple(
        evolve(each, ready=event.ready, place=event.place) if each.id == event.weapon else each
        for each in who.magic.items
        if not (event.spent and each.id == event.weapon)
    )
    magic = evolve(who.magic, items=items)
    if event.incantation:
        magic = evolve(magic, last=event.segment)
    if event.effect is not None:
        magic = evolve(magic, effects=(*magic.effects, event.effect))
    return put(state, evolve(who, magic=magic))


def stowed(state: State, event: e.ItemStowed) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    items = tuple(evolve(each, place=event.place) if each.id == event.weapon else each for each in who.magic.items)
    return _magic(state, who.id, items=items)


def disturbed(state: State, event: e.IncantationDisturbed) -> State:
    return _task(state, event.combatant, disturbed=event.cause)


def settled(state: State, event: e.IncantationSettled) -> State:
    """A spell lost is wiped from memory; a scroll keeps what is written on it."""
    who = state.combatants.get(event.combatant)
    if event.how == "lost" and who is not None:
        state = _magic(state, event.combatant, spells=spent(who.magic, event.weapon))
    return _task(state, event.combatant, disturbed=None)


def hold_asked(state: State, event: e.HoldAsked) -> State:
    return _task(state, event.combatant, asks_hold=True, until=event.until)


def hold_refused(state: State, event: e.HoldRefused) -> State:
    return _task(state, event.combatant, asks_hold=False, until=None)


def ambush(state: State, event: e.AmbushPrepared) -> State:
    return _magic(state, event.combatant, ambush=True)


def rolled(state: State, event: e.EffectRolled) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or not who.magic.effects:
        return state
    first, *others = who.magic.effects
    return _magic(state, who.id, effects=(evolve(first, total=event.total), *others))


def effect_settled(state: State, event: e.EffectSettled) -> State:
    """One more is struck; a spell upon one person is done with it, one upon an area when the game master says so."""
    who = state.combatants.get(event.combatant)
    if who is None or not who.magic.effects:
        return state
    first, *others = who.magic.effects
    if event.target is None or not first.area:
        return _magic(state, who.id, effects=tuple(others))
    return _magic(state, who.id, effects=(evolve(first, struck=(*first.struck, event.target)), *others))
