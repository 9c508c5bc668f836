"""What is told of attacks of opportunity."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.dnd35.state import Blow, Move, State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId


@happens("D35-AOO-003", "D35-AOO-004", "D35-AOO-005", to=PUBLIC)
class OpportunityTaken:
    """*combatant* strikes at *target*, who provokes it, before he goes on; it may go *astray* (D35-MAN-002)."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    astray: CombatantId | None = None

    def change(self, state: State) -> State:
        deed = state.deed
        if deed is not None:
            state = state.in_deed(asked=(*deed.asked, self.combatant), struck=(*deed.struck, self.combatant))
        blow = Blow(self.combatant, self.target, self.weapon, occasion="opportunity", astray=self.astray)
        state = state.with_(self.combatant, **state.combatants[self.combatant].seizes())
        return evolve(state, deeds=(*state.deeds, blow))


@happens("D35-AOO-003", "D35-AOO-004", to=PUBLIC)
class OpportunityLeft:
    """*combatant* lets the opportunity pass: of a move all of it, for that is one."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        deed = state.deed
        if deed is None:
            return state
        if isinstance(deed, Move):
            state = state.in_deed(struck=(*deed.struck, self.combatant))
        return state.in_deed(asked=(*deed.asked, self.combatant))


@happens("D35-AOO-003", "D35-AOO-004", to=PUBLIC)
class OpportunityHeld:
    """*combatant* waits for a better moment of the same move."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        deed = state.deed
        return state if deed is None else state.in_deed(asked=(*deed.asked, self.combatant))


__all__ = ["OpportunityHeld", "OpportunityLeft", "OpportunityTaken"]
