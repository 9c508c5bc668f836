"""Strikes and parries as they bear upon the special actions of the segment (ALT-SPE-005, -026, -032)."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.alternatif import events as e
from bot.rulesets.alternatif.history.records import State
from bot.rulesets.alternatif.state import Opposed, blow_id


def by_strike(state: State, event: e.StrikeRolled) -> State:
    """A strike at the author of a special action by one of those it is aimed at opposes it, hit or miss."""
    if not state.specials:
        return state
    name = blow_id(event.combatant, event.hand)
    against = Opposed(event.combatant, "attack", event.hand, event.total, event.face, sure=event.face == 20, blow=name)
    specials = tuple(
        evolve(each, opposed=(*each.opposed, against))
        if each.author == event.target and event.combatant in each.against and not (each.face or each.settled)
        else each
        for each in state.specials
    )
    return evolve(state, specials=specials)


def parried(state: State, event: e.ParryRolled) -> State:
    """A strike that opposes something has been parried."""
    if not state.specials or event.outcome != "parried":
        return state
    how = "critical" if event.critical else "parried"
    specials = tuple(
        evolve(each, opposed=tuple(evolve(one, parried=how) if one.blow == event.blow else one for one in each.opposed))
        if each.opposed and not each.settled
        else each
        for each in state.specials
    )
    return evolve(state, specials=specials)
