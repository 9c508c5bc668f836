"""What a fumble has brought (PCT-FUM)."""

from __future__ import annotations

from bot.rulesets.percentile.state import PercentileState
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId

_RULES = {
    "hits_wall": "PCT-FUM-002",
    "breaks": "PCT-FUM-003",
    "stuck": "PCT-FUM-004",
    "off_balance": "PCT-FUM-005",
    "hits_friend": "PCT-FUM-006",
    "ricochet": "PCT-FUM-007",
    "string_breaks": "PCT-FUM-008",
    "noise": "PCT-FUM-009",
}


@happens("PCT-FUM-001", to=PUBLIC)
class MishapChosen:
    """What a fumble brings; *friend*: whom it strikes; *faces*: its dice."""

    combatant: CombatantId
    mishap: str
    friend: CombatantId | None = None
    faces: tuple[int, ...] = ()

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        return state.in_turn(pending="", mishap=None)

    def why(self) -> tuple[str, ...]:
        return (_RULES[self.mishap],) if self.mishap in _RULES else ()
