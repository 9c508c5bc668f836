"""Blows of others at people who wrestle: they may fall on the wrong one (ALT-WRE-021)."""

from __future__ import annotations

from bot.kernel.effects import Scene, Step, tell
from bot.rulesets.alternatif.base.rolls import stray
from bot.rulesets.alternatif.state import AlternatifState
from bot.rulesets.alternatif.wrestling.events_clinch import BlowStrayed
from bot.rulesets.alternatif.wrestling.looking import strays_to


def falls_on(scene: Scene[AlternatifState], ident: str, target: str) -> Step[str]:
    """Whom a blow of *ident* at *target* is really aimed at: 30% and 10% for each wrestler of the clinch that it is one
    of the others, at random. The d100 falls before the strike; nothing falls for a target who does not wrestle."""
    state = scene.now
    chance, others = strays_to(state, state.combatants[ident], state.combatants[target])
    if not others:
        return target
    face, victim = yield from stray(ident, others, chance, why="stray-blow", whom="stray-victim")
    yield from tell(BlowStrayed(ident, target, chance, face, victim))
    return victim or target
