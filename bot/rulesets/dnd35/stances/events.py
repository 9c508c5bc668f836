"""What is told of stances."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.rulesets.dnd35.base.standing import stand
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId

Way: TypeAlias = Literal["guarded", "both", "total"]


@happens(to=PUBLIC)
class StanceTaken:
    """*how* he fights in this turn: `guarded`, on the defensive, with `both` weapons, or not at all, in `total`
    defence, which is his standard action."""

    combatant: CombatantId
    how: Way

    def change(self, state: State) -> State:
        turn = state.turn
        if turn is None:
            return state
        state = state.in_turn(deeds=turn.deeds + 1)
        if self.how == "guarded":
            return state.in_turn(guarded=True)
        if self.how == "both":
            return state.in_turn(both=True)
        return stand(state.in_turn(standard=True), self.combatant, "total")

    def why(self) -> tuple[str, ...]:
        return RULES[self.how]


RULES: dict[str, tuple[str, ...]] = {
    "guarded": ("D35-ATK-002",),
    "both": ("D35-BAS-018",),
    "total": ("D35-ATK-003", "D35-ATK-004"),
}

__all__ = ["RULES", "StanceTaken", "Way"]
