"""What is told of strikes before they fall."""

from __future__ import annotations

from dataclasses import field

from bot.kernel.values import LATER
from bot.rulesets.rpg20.state import State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId


@happens("R20-MEL-002", "R20-MEL-018", to=PUBLIC)
class StrikeChosen:
    """*combatant* strikes at *target*; *basic*: it is one of his own strikes, and none that follows one that has landed
    (R20-MEL-003)."""

    combatant: CombatantId
    target: CombatantId
    basic: bool

    def change(self, state: State) -> State:
        turn = state.turn
        if turn is None:
            return state
        left = turn.left - 1 if self.basic else turn.left
        return state.in_turn(left=left, extra=0, basic=self.basic, last=self.target)

    def why(self) -> tuple[str, ...]:
        return () if self.basic else ("R20-MEL-003",)


@happens("R20-MEL-003", to=PUBLIC)
class FollowLeft:
    """*combatant* does not follow up: he has *chosen* so, or has nobody within reach."""

    combatant: CombatantId
    chosen: bool = field(default=False, metadata={LATER: True})

    def change(self, state: State) -> State:
        return state.in_turn(extra=0)


__all__ = ["FollowLeft", "StrikeChosen"]
