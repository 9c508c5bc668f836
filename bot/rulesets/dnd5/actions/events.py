"""What is told of actions (DN5-ACT)."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from bot.rulesets.dnd5.base.budget import spent
from bot.rulesets.dnd5.state import State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId

Cost: TypeAlias = Literal["action", "bonus", "object", "free"]
_RULES: Final = {
    "dash": ("DN5-ACT-010", "DN5-ACT-011"),
    "dodge": ("DN5-ACT-008", "DN5-ACT-009"),
    "disengage": ("DN5-ACT-014", "DN5-REA-006"),
}


@happens("DN5-ACT-001", to=PUBLIC)
class ActionTaken:
    """*combatant* does *what*, which costs him his action, his bonus action, his free object, or nothing
    (DN5-TUR)."""

    combatant: CombatantId
    what: str
    cost: Cost = "action"

    def change(self, state: State) -> State:
        changes: dict[str, Any] = {} if self.cost == "free" else {self.cost: True}
        if self.what == "dash" and state.turn is not None:
            changes["dashed"] = state.turn.dashed + 1
        return spent(state, **changes)

    def why(self) -> tuple[str, ...]:
        return _RULES.get(self.what, ())


__all__ = ["ActionTaken", "Cost"]
