"""A condition that the game master has put on somebody may end by a save at the end of each of his turns (DN5-EXT-003,
-011)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.base.rolls import Trial, d20
from bot.rulesets.dnd5.conditions.events import ConditionSaved
from bot.rulesets.dnd5.state import State
from bot.rulesets.shared.conditions import Anchor, ConditionSet


def at_edge(scene: Scene[State], at: Anchor) -> Action:
    """Whoever ends his turn then saves against each of them; what he is rid of is over."""
    who = scene.now.combatants.get(at.who or "") if at.edge == "end" else None
    for each in () if who is None or who.out else who.resists:
        who = scene.now.combatants[at.who or ""]
        if not who.has(each.kind):
            continue
        trial = Trial(who, ability=each.ability, dc=each.dc, why="resist", condition=each.kind)
        made = yield from d20(scene, "save", trial, why="save")
        success = made.check.succeeds
        yield from tell(ConditionSaved(who.id, each.kind, each.ability, success=success, **made.told()))
        if success:
            yield from tell(ConditionSet(who.id, each.kind, on=False))


__all__ = ["at_edge"]
