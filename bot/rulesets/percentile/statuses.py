"""What holds of somebody for a while, or from now on."""

from __future__ import annotations

from typing import Any, Literal

from bot.rulesets.percentile.state import OUT, PercentileState, Status, StatusKind
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId

_RULES: dict[StatusKind, tuple[str, ...]] = {
    "assomme": ("PCT-UNA-007", "PCT-UNA-008"),
    "immobilise": ("PCT-UNA-003",),
    "a_terre": ("PCT-UNA-004",),
    "etrangle": ("PCT-UNA-005",),
    "desengage": ("PCT-DEF-013", "PCT-DEF-014"),
    "enfui": ("PCT-DEF-015",),
    "desequilibre": ("PCT-FUM-005",),
    "blessure_letale": ("PCT-ATK-007", "PCT-ATK-008"),
    "hors_combat": ("PCT-DMG-010",),
    "mort": ("PCT-ATK-007", "PCT-DMG-010"),
    "arme_brisee": ("PCT-FUM-003",),
    "arme_coincee": ("PCT-FUM-004",),
    "corde_cassee": ("PCT-FUM-008",),
}


@happens(to=PUBLIC)
class StatusSet:
    """*since* and *until*: the first and the last round it holds in. *hours*: how long a knocked-out one sleeps
    (PCT-UNA-008)."""

    combatant: CombatantId
    status: StatusKind
    on: bool
    until: int | None = None
    by: CombatantId | None = None
    weapon: Literal["main", "second"] | None = None
    hours: int | None = None
    since: int | None = None

    def change(self, state: PercentileState) -> PercentileState:
        who = state.fighters.get(self.combatant)
        if who is None:
            return state
        kept = tuple(
            each
            for each in who.statuses
            if each.kind != self.status or (self.weapon is not None and each.weapon not in (None, self.weapon))
        )
        if self.on:
            kept = (*kept, Status(self.status, self.until, self.by, self.weapon, self.since))
        changes: dict[str, Any] = {"statuses": kept}
        if self.on and self.status in OUT:
            changes["posture"] = None
        return state.with_(who.id, **changes)

    def why(self) -> tuple[str, ...]:
        return _RULES[self.status]
