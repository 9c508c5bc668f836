"""What is told of whoever finishes somebody helpless, and of who stands across from his side (D35-ATK-005, -011)."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.dnd35.state import Blow, State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId


@happens("D35-ATK-011", to=PUBLIC)
class CoupBegun:
    """*combatant* sets about finishing *target*: the whole of his turn."""

    combatant: CombatantId
    target: CombatantId
    weapon: str

    def change(self, state: State) -> State:
        turn = state.turn
        if turn is not None:
            made = (*turn.made, self.weapon)
            state = state.in_turn(standard=True, move=True, swings=2, made=made, deeds=turn.deeds + 1)
            state = state.in_turn(closed="coup")
        return evolve(state, deeds=(*state.deeds, Blow(self.combatant, self.target, self.weapon, occasion="coup")))


@happens(to=PUBLIC)
class AcrossSaid:
    """Without a grid: *combatant* has *target* between himself and his companions, or has no more, by the game master's
    word; it holds until one of the two moves."""

    combatant: CombatantId
    target: CombatantId
    on: bool

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        kept = tuple(each for each in who.across if each != self.target)
        return state.with_(who.id, across=(*kept, self.target) if self.on else kept)


__all__ = ["AcrossSaid", "CoupBegun"]
