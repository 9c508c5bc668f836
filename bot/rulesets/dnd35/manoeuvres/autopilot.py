"""What an autopilot does of manoeuvres, and answers to those of others.

It trips with a weapon that is made for it, or with the feat, whoever it is likely to bring down. It resists by what it
is better at, answers a trip or a disarm that has failed where it has a fair chance, and goes along as far as it can
with whom it pushes. A cautious or a desperate one steps aside before whoever runs at it. It never breaks things, nor
rushes at anybody.
"""

from __future__ import annotations

from typing import Final

from bot.kernel.decisions import NOTHING, Choice, Decision
from bot.rulesets.dnd35.base.rolls import CHECKS, Trial
from bot.rulesets.dnd35.manoeuvres import measuring, overrunning, possible, pushing, tripping
from bot.rulesets.dnd35.state import Fighter, State

FAIR: Final = -4
"""So much less than the other it may add and still try."""
SHY: Final = ("cautious", "desperate")


def answers(state: State, who: Fighter, decision: Decision) -> Choice | None:
    """What it answers to a question about a manoeuvre; None: it is about something else."""
    match decision.kind:
        case measuring.RESIST:
            return decision.default
        case measuring.COUNTER:
            deed = measuring.under_way(state)
            fair = deed is None or likely(who, state.combatants[deed.who], state, deed.kind) >= FAIR
            return {measuring.COUNTER: measuring.RETORT if fair else NOTHING}
        case tripping.TOPPLE:
            return {tripping.TOPPLE: tripping.FALL}
        case pushing.PUSH:
            return {decision.fields[0].name: decision.fields[0].options[-1]}
        case overrunning.GIVE_WAY:
            way = overrunning.AVOID if who.temperament in SHY else overrunning.BLOCK
            return {overrunning.GIVE_WAY: way}
        case overrunning.ONWARD:
            return {overrunning.ONWARD: overrunning.STAY}
        case _:
            return None


def likely(who: Fighter, target: Fighter, state: State, tried: str) -> int:
    """By how much *who* adds more than *target* resists with at best; a disarm is left to its weapons."""
    if tried in ("disarm", "snatch"):
        return 0
    mine = CHECKS.made("contest", state, Trial(who, 0, target, tried=tried), 0).total
    theirs = max(
        CHECKS.made("contest", state, Trial(target, 0, who, tried=tried, defends=True, skill=skill), 0).total
        for skill in ("strength", "dexterity")
    )
    return mine - theirs


def trips(state: State, who: Fighter, target: Fighter, decision: Decision) -> Choice | None:
    """It trips *target*, where that is offered, exposes it to nothing and is likely."""
    if who.temperament == "furious" or likely(who, target, state, "trip") < 0:
        return None
    safe = [each for each in possible.trips_with(who, target) if not tripping.open_to(who, each)]
    choice = {"action": "trip", "target": target.id, "with": safe[0] if safe else ""}
    return choice if safe and decision.legal(choice) == () else None


__all__ = ["answers", "likely", "trips"]
