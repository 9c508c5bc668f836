"""What is told of cover, of the ground, and of saves behind it (D35-COV)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.values import evolve
from bot.rulesets.dnd35.base.grounds import FOG
from bot.rulesets.dnd35.base.natural import Saves
from bot.rulesets.dnd35.cover.degrees import RULES
from bot.rulesets.dnd35.state import Degree, Shelter, State
from bot.rulesets.shared import sheltering
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import Aside, CombatantId


@happens("D35-COV-002", "D35-COV-009", to=PUBLIC)
class CoverSaid:
    """*combatant* is covered so well from *attacker* (None: from everybody) by the game master's word; `map`: the word
    is taken back."""

    combatant: CombatantId
    degree: Degree | Literal["map"]
    attacker: Aside | None = None

    def change(self, state: State) -> State:
        now = None if self.degree == "map" else Shelter(self.combatant, self.degree, self.attacker)
        return evolve(state, shelters=sheltering.replaced(state.shelters, self.combatant, self.attacker, now))

    def why(self) -> tuple[str, ...]:
        return RULES[self.degree] if self.degree != "map" else ()


@happens("D35-COV-002", to=PUBLIC)
class CoverJudged:
    """For this attack *target* is covered so well from *combatant*."""

    combatant: CombatantId
    target: CombatantId
    degree: Degree

    def change(self, state: State) -> State:
        return state.in_deed(cover=self.degree)

    def why(self) -> tuple[str, ...]:
        return RULES[self.degree]


@happens("D35-COV-002", to=PUBLIC)
class GroundSaid:
    """What *cells* are, beside plain ground."""

    cells: tuple[str, ...]
    kinds: tuple[str, ...]

    def change(self, state: State) -> State:
        grounds = {cell: each for cell, each in state.grounds.items() if cell not in self.cells}
        if self.kinds:
            grounds |= dict.fromkeys(self.cells, self.kinds)
        hazes = {cell: each for cell, each in state.hazes.items() if cell not in self.cells or FOG in self.kinds}
        return evolve(state, grounds=grounds, hazes=hazes)


@happens("D35-COV-005", "D35-BAS-014", changes=False, to=PUBLIC)
class ReflexRolled(Saves):
    """A Reflex save against what comes from *attacker*, or from nobody. *suffers*: what part of the damage comes
    through."""

    combatant: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    success: bool
    suffers: Literal["nothing", "half", "all"]
    attacker: Aside | None = None

    def why(self) -> tuple[str, ...]:
        improved = any(each.name == "shelter" and each.value > 2 for each in self.terms)
        return ("D35-COV-009",) if improved else ()


__all__ = ["CoverJudged", "CoverSaid", "GroundSaid", "ReflexRolled"]
