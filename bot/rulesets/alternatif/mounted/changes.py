"""What the events of riders change."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.alternatif.history.records import State, put
from bot.rulesets.alternatif.history.timed import slowed
from bot.rulesets.alternatif.mounted import events as e


def mounted(state: State, event: e.Mounted) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    return put(state, evolve(who, riding=evolve(who.riding, mount=event.mount, lenient=event.lenient)))


def dismounted(state: State, event: e.Dismounted) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    return put(state, evolve(who, riding=evolve(who.riding, mount=None, lenient=False), shooting=slowed(who)))
