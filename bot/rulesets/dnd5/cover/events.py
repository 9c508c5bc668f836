"""What is told of cover (DN5-COV)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.values import evolve
from bot.rulesets.dnd5.cover.degrees import RULES
from bot.rulesets.dnd5.state import Degree, Shelter, State
from bot.rulesets.shared import sheltering
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import Aside, CombatantId


@happens("DN5-COV-006", "DN5-COV-001", to=PUBLIC)
class CoverSaid:
    """*combatant* has that much cover from *attacker* (None: from everybody) by the game master's word; `map`:
    the word is taken back."""

    combatant: CombatantId
    degree: Degree | Literal["map"]
    attacker: Aside | None = None

    def change(self, state: State) -> State:
        now = None if self.degree == "map" else Shelter(self.combatant, self.degree, self.attacker)
        kept = sheltering.replaced(state.shelters, self.combatant, self.attacker, now)
        return evolve(state, shelters=kept)

    def why(self) -> tuple[str, ...]:
        return RULES[self.degree] if self.degree != "map" else ()


@happens("DN5-COV-006", to=PUBLIC)
class CoverJudged:
    """For this attack *target* has that much cover from *combatant*."""

    combatant: CombatantId
    target: CombatantId
    degree: Degree

    def change(self, state: State) -> State:
        return state.in_deed(cover=self.degree)

    def why(self) -> tuple[str, ...]:
        return RULES[self.degree]


__all__ = ["CoverJudged", "CoverSaid"]
