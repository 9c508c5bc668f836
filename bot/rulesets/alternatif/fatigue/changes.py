"""What the events of fatigue change."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.fatigue import events as e
from bot.rulesets.alternatif.fatigue.efforts import marked
from bot.rulesets.alternatif.history.records import State, put


def _breath(state: State, ident: str, **changes: Any) -> State:
    who = state.combatants.get(ident)
    return state if who is None else put(state, evolve(who, fatigue=evolve(who.fatigue, **changes)))


def counted(state: State, event: e.BreathCounted) -> State:
    for ident, points in event.points.items():
        state = _breath(state, ident, points=points)
    for ident, rides in event.rides.items():
        state = _breath(state, ident, rides=rides)
    return evolve(state, breath=event.round)


def matters(state: State, event: e.FatigueMatters) -> State:
    return evolve(state, breath_shown=True)


def saved(state: State, event: e.ExhaustionSaved) -> State:
    return _breath(state, event.combatant, saved=True)


def effort(state: State, event: e.EffortSaid) -> State:
    if event.effort == "restful":
        return _breath(state, event.combatant, tired=0, stirred=0)
    return marked(state, event.combatant, event.effort, event.round)


def saddle(state: State, event: e.SaddleSaid) -> State:
    return _breath(state, event.combatant, mounted=event.on)


def rest(state: State, event: e.RestAgreed) -> State:
    return evolve(state, pause=event.until)
