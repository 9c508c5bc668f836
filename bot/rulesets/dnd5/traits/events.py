"""What is told of traits."""

from __future__ import annotations

from bot.rulesets.dnd5.base.rolls import D20Tried
from bot.rulesets.dnd5.reactions.events import reacted
from bot.rulesets.dnd5.state import Blow, State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId


@happens("DN5-EXT-003", to=PUBLIC)
class Endured(D20Tried):
    """The save of *combatant*, whom so much *damage* has brought to 0 hit points: made, and it has one left."""

    combatant: CombatantId
    damage: int

    def change(self, state: State) -> State:
        return state.with_(self.combatant, hit_points=1) if self.success else state


@happens("DN5-REA-001", "DN5-REA-002", to=PUBLIC)
class Parried:
    """*combatant* parries, as a reaction, what would hit him: so much more armour class against this attack of
    *target*."""

    combatant: CombatantId
    target: CombatantId
    bonus: int

    def change(self, state: State) -> State:
        state = reacted(state, self.combatant)
        deed = state.deed
        return state.in_deed(parried=deed.parried + self.bonus) if isinstance(deed, Blow) else state


__all__ = ["Endured", "Parried"]
