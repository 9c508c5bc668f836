"""What is told of stunning and disarming."""

from __future__ import annotations

from dataclasses import field

from bot.kernel.values import LATER
from bot.rulesets.rpg20.base.rolls import ByTest
from bot.rulesets.rpg20.state import Fighter, Ill, State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId


@happens("R20-SPE-002", to=PUBLIC)
class StunResisted(ByTest):
    """The body of *combatant* is tested against a stunning blow; he is unconscious for so many *hours*."""

    combatant: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    success: bool
    hours: int = 0
    needed: int | None = field(default=None, metadata={LATER: True})

    def change(self, state: State) -> State:
        who: Fighter | None = state.combatants.get(self.combatant)
        if who is None or self.success or not self.hours:
            return state
        return state.put(who.with_ill(Ill("stunned", state.round, self.hours, "hours")))


@happens("R20-SPE-004", to=PUBLIC)
class WeaponKept(ByTest):
    """*combatant* is struck on the arm: whether he keeps *weapon*."""

    combatant: CombatantId
    weapon: str
    face: int
    terms: tuple[Term, ...]
    total: int
    success: bool
    needed: int | None = field(default=None, metadata={LATER: True})

    def change(self, state: State) -> State:
        return state


__all__ = ["StunResisted", "WeaponKept"]
