"""What the game master says of somebody's state (DN5-EXT, DN5-HPS)."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, get_args

from bot.rulesets.dnd5.state import State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId

Plight: TypeAlias = Literal["dead", "stable", "fled"]
PLIGHTS: Final[tuple[Plight, ...]] = get_args(Plight)


@happens("DN5-INI-003", to=PUBLIC)
class PlightSaid:
    """*combatant* is dead, stable or gone from the field, or no more."""

    combatant: CombatantId
    plight: Plight
    on: bool

    def change(self, state: State) -> State:
        name = "died" if self.plight == "dead" else self.plight
        changes: dict[str, Any] = {name: self.on}
        if self.on and self.plight != "stable":
            changes["shaken"] = ()
        if self.plight in ("dead", "stable") and self.on:
            changes |= {"hit_points": 0, "fallen": True, "successes": 0, "failures": 0}
        return state.with_(self.combatant, **changes)

    def why(self) -> tuple[str, ...]:
        return {"dead": ("DN5-HPS-013",), "stable": ("DN5-HPS-011",), "fled": ()}[self.plight]


__all__ = ["PLIGHTS", "Plight", "PlightSaid"]
