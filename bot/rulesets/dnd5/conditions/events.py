"""What the game master says of somebody's state (DN5-EXT, DN5-HPS)."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, get_args

from bot.rulesets.dnd5.base.rolls import D20Tried
from bot.rulesets.dnd5.state import Resist, State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.conditions import Edge
from bot.rulesets.shared.naming import Aside, CombatantId

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


@happens("DN5-EXT-011", to=PUBLIC)
class StatusTimed:
    """How long the *status* that the game master has put on *combatant* lasts: until the *edge* of the turn of *of* in
    *round*; a save with *save* against *dc* at the end of each of his turns ends it, too."""

    combatant: CombatantId
    status: str
    edge: Edge | None = None
    of: Aside | None = None
    round: int = 0
    save: str | None = None
    dc: int = 0

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        kept = tuple(each for each in who.resists if each.kind != self.status)
        added = (Resist(self.status, self.save, self.dc),) if self.save is not None else ()
        return state.with_(who.id, resists=(*kept, *added))

    def why(self) -> tuple[str, ...]:
        return ("DN5-EXT-003",) if self.save is not None else ()


@happens("DN5-EXT-003", "DN5-EXT-011", to=PUBLIC)
class ConditionSaved(D20Tried):
    """The save of *combatant* at the end of his turn against the *status* that is on him."""

    combatant: CombatantId
    status: str
    ability: str

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None or not self.success:
            return state
        return state.with_(who.id, resists=tuple(each for each in who.resists if each.kind != self.status))


__all__ = ["PLIGHTS", "ConditionSaved", "Plight", "PlightSaid", "StatusTimed"]
