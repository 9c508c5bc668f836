"""What the events of light, ground and numbers change."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.history.blows import some_blows
from bot.rulesets.alternatif.history.records import NOTHING_UP, State, put, wields
from bot.rulesets.alternatif.state import Light, Room, light_key
from bot.rulesets.alternatif.state.footing import pair
from bot.rulesets.alternatif.tactics import events as e


def groped(state: State, event: e.GropedInTheDark) -> State:
    """What went astray is spent: the weapon has acted, the blow is answered, the special action is over."""
    if event.outcome == "goes_on":
        return state
    acted: dict[str, Any] = {"acted": state.segment}
    match event.deed:
        case "strike" if event.hand is not None:
            changes: dict[str, Any] = {}
            if event.occasion == "regular":
                acted |= NOTHING_UP
                changes = {"target": event.target, "intent": "melee"}
            return wields(state, event.combatant, event.hand, acted, **changes)
        case "parry":
            if event.hand is not None:
                state = wields(state, event.combatant, event.hand, acted)
            return evolve(state, blows=some_blows(state, event.about, answered=True))
        case "dodge":
            return evolve(state, blows=some_blows(state, event.about, answered=True))
        case "special":
            specials = tuple(
                evolve(each, succeeded=False, settled=True) if each.id == event.about and not each.settled else each
                for each in state.specials
            )
            return evolve(state, specials=specials)
        case "strike" | "shot" | "wrestle":
            pass
    return state


def light(state: State, event: e.LightSaid) -> State:
    key = light_key(event.combatant or "", event.other or "")
    lights = {each: value for each, value in state.ground.lights.items() if each != key}
    if event.chance is not None:
        lights[key] = Light(event.chance, event.malus or 0)
    return evolve(state, ground=evolve(state.ground, lights=lights))


def faces(state: State, event: e.FacingSaid) -> State:
    return footing(state, event.combatant, faces=event.target)


def height(state: State, event: e.HeightSaid) -> State:
    if event.other is None:
        return footing(state, event.combatant, high=event.on)
    mine, theirs = pair(event.combatant, event.other), pair(event.other, event.combatant)
    higher = tuple(each for each in state.ground.higher if each not in (mine, theirs))
    return evolve(state, ground=evolve(state.ground, higher=(*higher, mine) if event.on else higher))


def room(state: State, event: e.RoomSaid) -> State:
    rooms = dict(state.ground.rooms)
    key = event.combatant or ""
    found = rooms.get(key, Room())
    if event.what == "width":
        found = evolve(found, width=event.centimetres, inverted=event.inverted)
    else:
        found = evolve(found, ceiling=event.centimetres)
    rooms[key] = found
    if found == Room() and not key:
        del rooms[key]
    return evolve(state, ground=evolve(state.ground, rooms=rooms))


def pinned(state: State, event: e.PinnedDown) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    others = tuple(each for each in who.footing.pinned if each != event.target)
    return footing(state, who.id, pinned=(*others, event.target) if event.on else others)


def rank(state: State, event: e.RankTaken) -> State:
    return footing(state, event.combatant, rank=event.rank)


def footing(state: State, ident: str, **changes: Any) -> State:
    """*state* with another footing of *ident*."""
    who = state.combatants.get(ident)
    return state if who is None else put(state, evolve(who, footing=evolve(who.footing, **changes)))


def slipped(state: State, ident: str) -> State:
    """*ident* has made a full move: whoever had pinned him down by blind-sense has lost him (ALT-TAC-011)."""
    for who in list(state.combatants.values()):
        if ident in who.footing.pinned:
            left = tuple(each for each in who.footing.pinned if each != ident)
            state = footing(state, who.id, pinned=left)
    return state
