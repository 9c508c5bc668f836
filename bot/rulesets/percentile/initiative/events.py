"""Dice, ties, places and surprises (PCT-INI)."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.percentile.state import SURPRISE, PercentileState
from bot.rulesets.shared import initiative as order
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId


def placed_at(state: PercentileState, ident: str, initiative: int | None) -> PercentileState:
    """*ident* has this total now; the players who had it before roll off with him again (PCT-INI-010), unless nobody
    sees him."""
    who = state.fighters.get(ident)
    if who is not None and who.hidden:
        return state.with_(ident, initiative=initiative, tie=())
    fighters = {
        each.id: evolve(each, tie=()) if each.initiative == initiative and each.tie else each
        for each in state.fighters.values()
    }
    return evolve(state, fighters=fighters).with_(ident, initiative=initiative, tie=())


@happens(to=PUBLIC)
class InitiativeRolled:
    """*face* None: a surprise, 7 without a die (PCT-INI-007)."""

    combatant: CombatantId
    face: int | None
    initiative: int

    def change(self, state: PercentileState) -> PercentileState:
        state = placed_at(state, self.combatant, self.initiative)
        # Where it is rolled every round, a surprise is worth one (PCT-INI-007).
        return state if self.face is None else state.with_(self.combatant, surprise=False)

    def why(self) -> tuple[str, ...]:
        return ("PCT-INI-007",) if self.face is None else ("PCT-INI-001",)


@happens("PCT-INI-003", "PCT-INI-004")
class TieRolled(order.TieRolled):
    pass


@happens("PCT-INI-002", "PCT-INI-005", "PCT-INI-006")
class OrderSet(order.OrderSet):
    decides = True


@happens("PCT-INI-006", to=PUBLIC)
class PlacesSwapped:
    """Two of the game master's people on one total act in each other's place from now on."""

    combatant: CombatantId
    other: CombatantId

    def change(self, state: PercentileState) -> PercentileState:
        one, other = state.fighters.get(self.combatant), state.fighters.get(self.other)
        if one is None or other is None:
            return state
        state = state.with_(one.id, seat=other.seat, tie=other.tie).with_(other.id, seat=one.seat, tie=one.tie)
        places = {one.id: other.id, other.id: one.id}
        return evolve(state, order=tuple(places.get(ident, ident) for ident in state.order))


@happens("PCT-INI-007", to=PUBLIC)
class SurpriseSaid:
    """*on*: initiative 7 without a die. Before the roll it is a 7 to come, after it the total is 7; taken back, the
    die is still to be rolled."""

    combatant: CombatantId
    on: bool

    def change(self, state: PercentileState) -> PercentileState:
        who = state.fighters.get(self.combatant)
        if who is None:
            return state
        state = state.with_(who.id, surprise=self.on)
        if self.on:
            return state if who.initiative is None else placed_at(state, who.id, SURPRISE)
        return state.with_(who.id, initiative=None, tie=()) if who.initiative == SURPRISE else state
