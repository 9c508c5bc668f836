"""What the events of surprise change."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.history.records import State, with_
from bot.rulesets.alternatif.state import Surprise
from bot.rulesets.alternatif.surprise import events as e


def _without(state: State, by: str, victim: str) -> tuple[Surprise, ...]:
    return tuple(each for each in state.surprises if (each.by, each.victim) != (by, victim))


def _changed(state: State, by: str, victim: str, **changes: Any) -> State:
    surprises = tuple(
        evolve(each, **changes)
        if (each.by, each.victim) == (by, victim) and each.segment == (state.segment or 1)
        else each
        for each in state.surprises
    )
    return evolve(state, surprises=surprises)


def said(state: State, event: e.SurpriseSaid) -> State:
    surprise = Surprise(event.combatant, event.target, event.segment, event.notice)
    return evolve(state, surprises=(*_without(state, event.combatant, event.target), surprise))


def forgotten(state: State, event: e.SurpriseForgotten) -> State:
    """What the surprise offered and nobody has taken yet falls with it."""
    pair = (event.combatant, event.target)
    offers = tuple(
        each
        for each in state.offers
        if (each.to, each.target) != pair or each.cause != "surprise" or each.settled or each.taken
    )
    return evolve(state, surprises=_without(state, *pair), offers=offers)


def sprung(state: State, event: e.SurpriseSprung) -> State:
    """It is no longer the first segment of an engagement: neither has the Dexterity adjustment in his next reaction,
    which counts from this segment, or from the next one if the table wants it (ALT-SUR-008)."""
    if event.how == "else":
        return evolve(state, surprises=_without(state, event.combatant, event.target))
    for ident in (event.combatant, event.target):
        who = state.combatants.get(ident)
        if who is not None:
            later = event.segment + 1 if state.settings.surprise_reaction_base else 0
            fresh = who.initial and not any(each.pending for each in who.hands)
            until = max(who.beat_until, later) if fresh else who.beat_until
            state = with_(state, ident, initial=False, beat_until=until)
    return _changed(state, event.combatant, event.target, sprung=True)


def adjusted(state: State, event: e.SaveAdjusted) -> State:
    surprises = tuple(
        evolve(each, save=event.bonus, waived=event.waived) if each.victim == event.combatant else each
        for each in state.surprises
    )
    return evolve(state, surprises=surprises)


def clinched(state: State, event: e.SneakClinched) -> State:
    return _changed(state, event.combatant, event.target, used=True, clinch=True)


def daggers_asked(state: State, event: e.DaggersAsked) -> State:
    return _changed(state, event.combatant, event.target, pair="asked")


def daggers_settled(state: State, event: e.DaggersSettled) -> State:
    return _changed(state, event.combatant, event.target, pair="allowed" if event.allowed else "refused")
