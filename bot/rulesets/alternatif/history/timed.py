"""Somebody does nothing else any more: what that changes of his moves, of him as a target."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.alternatif.state import Combatant
from bot.rulesets.alternatif.state.missiles import Shooting
from bot.rulesets.alternatif.state.moving import Spot


def halted(who: Combatant) -> Spot:
    """Where *who* stands once he does nothing else any more: no full move is under way."""
    return who.spot if who.spot.run is None else evolve(who.spot, run=None)


def slowed(who: Combatant) -> Shooting:
    """*who* as a target once he moves no more: too slow to trouble archers (ALT-RNG-009)."""
    return who.shooting if not who.shooting.speed else evolve(who.shooting, speed=0)
