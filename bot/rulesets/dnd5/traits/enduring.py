"""Who does not stay down: undead fortitude, and wounds that close (DN5-EXT-003, DN5-HPS-001, -003)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.kernel.effects import Action, Scene, Step, tell
from bot.rulesets.dnd5.base.rolls import Trial, d20
from bot.rulesets.dnd5.dying import falling
from bot.rulesets.dnd5.dying.events import Fell
from bot.rulesets.dnd5.state import State
from bot.rulesets.dnd5.traits.events import Endured
from bot.rulesets.shared.conditions import Anchor

FORTITUDE: Final = 5
"""To this the damage is added: the difficulty of staying up."""


def endures(scene: Scene[State], ident: str, dealt: int, types: Sequence[str], critical: bool) -> Step[bool]:
    """Whether *ident*, whom damage has brought to 0 hit points, keeps one: a save of Constitution against 5 and the
    damage; none where that was radiant, or a critical hit."""
    who = scene.now.combatants[ident]
    if "undead_fortitude" not in who.features or critical or "radiant" in types:
        return False
    made = yield from d20(
        scene, "save", Trial(who, ability="constitution", dc=FORTITUDE + dealt, why="endure"), why="save"
    )
    success = made.check.succeeds
    yield from tell(Endured(ident, dealt, success=success, **made.told()))
    return success


def mends(scene: Scene[State], at: Anchor) -> Action:
    """Whoever regenerates regains hit points as its turn begins, also from 0, unless what keeps that from it has hurt
    it since its last one: at 0 it dies then, and of nothing else."""
    who = scene.now.combatants.get(at.who or "") if at.edge == "begin" else None
    if who is None or not who.regenerates or who.died or who.fled or who.hit_points >= who.hit_points_max:
        return
    if not (who.scorched or who.under("stops_healing")):
        yield from falling.heal(scene, who.id, who.regenerates)
    elif who.knits:
        yield from tell(Fell(who.id, "dead"))


__all__ = ["FORTITUDE", "endures", "mends"]
