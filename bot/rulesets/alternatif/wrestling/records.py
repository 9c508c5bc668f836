"""What is remembered of wrestlers, changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.records import State, put
from bot.rulesets.alternatif.state import Combatant
from bot.rulesets.alternatif.state.wrestling import afresh
from bot.rulesets.alternatif.wrestling.looking import grips_of


def wrestles(state: State, ident: str, **changes: Any) -> State:
    """*changes* to *ident* as a wrestler."""
    who = state.combatants.get(ident)
    return state if who is None else put(state, evolve(who, wrestling=evolve(who.wrestling, **changes)))


def grip(state: State, ident: str, at: int, changes: Mapping[str, Any], **others: Any) -> State:
    """*changes* to die *at* of *ident*, and *others* to him as a wrestler."""
    who = state.combatants.get(ident)
    if who is None:
        return state
    grips = list(grips_of(who))
    if at < len(grips):
        grips[at] = evolve(grips[at], **changes)
    return put(state, evolve(who, wrestling=evolve(who.wrestling, grips=tuple(grips), **others)))


def answered(state: State, who: str, opponent: str | None, grip: int, *, annulled: bool) -> State:
    """*who* has answered the attempts upon him: that of die *grip* of *opponent*, or (None) all of them."""
    combatants = dict(state.combatants)
    for ident, other in state.combatants.items():
        if opponent not in (None, ident) or not other.wrestling.grips:
            continue
        grips = []
        for at, each in enumerate(other.wrestling.grips):
            attempt = each.attempt
            mine = attempt is not None and who in attempt.against and opponent in (None, ident)
            if attempt is not None and mine and (opponent is None or at == grip):
                attempt = evolve(attempt, answered=(*attempt.answered, who), annulled=attempt.annulled or annulled)
                each = evolve(each, attempt=attempt)
            grips.append(each)
        combatants[ident] = evolve(other, wrestling=evolve(other.wrestling, grips=tuple(grips)))
    return evolve(state, combatants=combatants)


def unlocked(who: Combatant, other: str) -> Combatant:
    """*who* once he and *other* have let go of each other."""
    wrestler = who.wrestling
    locked = tuple(each for each in wrestler.locked if each != other)
    wrestler = evolve(
        wrestler,
        locked=locked,
        keys=tuple(key for key in wrestler.keys if key.victim != other),
        seized=None if wrestler.seized == other else wrestler.seized,
        turned_by=None if wrestler.turned_by == other else wrestler.turned_by,
    )
    if locked:
        return evolve(who, wrestling=wrestler)
    # His next reaction is a first one again, in whatever mode (ALT-WRE-019).
    intent = "none" if who.intent == "wrestling" else who.intent
    return evolve(who, intent=intent, initial=True, wrestling=afresh(wrestler))
