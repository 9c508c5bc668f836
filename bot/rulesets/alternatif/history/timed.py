"""Somebody does nothing else any more: what that changes of his moves, of him as a target, of his companions."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.alternatif.history.records import State
from bot.rulesets.alternatif.state import Combatant
from bot.rulesets.alternatif.state.missiles import Shooting
from bot.rulesets.alternatif.state.moving import Spot


def halted(who: Combatant) -> Spot:
    """Where *who* stands once he does nothing else any more: no full move is under way."""
    return who.spot if who.spot.run is None else evolve(who.spot, run=None)


def slowed(who: Combatant) -> Shooting:
    """*who* as a target once he moves no more: too slow to trouble archers (ALT-RNG-009)."""
    return who.shooting if not who.shooting.speed else evolve(who.shooting, speed=0)


def shaken(state: State, who: Combatant) -> State:
    """Those who did the action of *who* together with him: the game master is asked about them (ALT-ACT-019)."""
    task = who.task
    if task is None or task.bond != "collective":
        return state
    combatants = {
        ident: evolve(each, task=evolve(each.task, shaken=True))
        if ident != who.id and each.task is not None and each.task.group == task.group
        else each
        for ident, each in state.combatants.items()
    }
    return evolve(state, combatants=combatants)
