"""The game master's hand on points: temporary ones first, and what it means at 0 (DN5-HPS)."""

from __future__ import annotations

from typing import Any, ClassVar

from bot.kernel.effects import Action, Scene
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.dnd5.dying import falling
from bot.rulesets.dnd5.people import CombatantRecorded
from bot.rulesets.dnd5.sheets import BELONGINGS
from bot.rulesets.dnd5.state import Fighter, State
from bot.rulesets.shared import correcting
from bot.rulesets.shared.book import word
from bot.rulesets.shared.people import known


@word(command="fix-damage")
class Damage(correcting.Damage):
    """What is taken off besides all rules: temporary hit points first (DN5-HPS-015)."""

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        absorbed = min(who.temporary, self.amount)
        left = self.amount - absorbed
        if absorbed:
            yield from correcting.override(scene, self.who, "temporary", who.temporary - absorbed, self.reason)
        lost = min(who.hit_points, left)
        if lost:
            yield from correcting.override(scene, self.who, "hit_points", who.hit_points - lost, self.reason)
        yield from falling.hurt(scene, self.who, before=who.hit_points, left=left, excess=left - lost, critical=False)


@word(command="fix-heal")
class Heal(correcting.Heal):
    """The dead are not healed: they are brought back first (DN5-HPS-002)."""

    def check(self, state: State) -> None:
        if known(state, self.who).died:
            raise Refused("dnd5-dead", name=known(state, self.who).name)
        super().check(state)


@word()
class FollowSheet(correcting.FollowSheet):
    """What is behind the fields of his sheet that were changed becomes what the sheet says now."""

    record: Fighter | None = None
    recorded: ClassVar[Any] = CombatantRecorded

    def taken_over(self, who: Fighter) -> Fighter:
        changed = {BELONGINGS[each] for each in self.fields}
        return evolve(who, **{name: getattr(self.record, name) for name in changed})


__all__ = ["Damage", "FollowSheet", "Heal"]
