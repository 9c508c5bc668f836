"""What is told of water (DN5-AQU)."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.dnd5.state import State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId


@happens("DN5-AQU-001", "DN5-AQU-003", "DN5-AQU-004", to=PUBLIC)
class WaterSaid:
    """The whole place is under water, or no more."""

    on: bool

    def change(self, state: State) -> State:
        return evolve(state, water=self.on)


@happens("DN5-AQU-001", "DN5-AQU-003", "DN5-AQU-004", to=PUBLIC)
class Immersed:
    """*combatant* is wholly under water, or no more."""

    combatant: CombatantId
    on: bool

    def change(self, state: State) -> State:
        return state.with_(self.combatant, immersed=self.on)


__all__ = ["Immersed", "WaterSaid"]
