"""What is told of those who squeeze (D35-MOV-014, -015)."""

from __future__ import annotations

from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId


@happens("D35-MOV-014", to=PUBLIC)
class PassageSaid:
    """*combatant* may squeeze past through the space of *target*, or may no more, by the game master's word."""

    combatant: CombatantId
    target: CombatantId
    on: bool

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        kept = tuple(each for each in who.passes if each != self.target)
        return state.with_(who.id, passes=(*kept, self.target) if self.on else kept)


@happens("D35-MOV-015", changes=False, to=PUBLIC)
class WriggleRolled:
    """*combatant* wriggles through a gap that is narrower than half his space: Escape Artist, against what the game
    master has said; where he comes out is the game master's as well."""

    combatant: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    success: bool


__all__ = ["PassageSaid", "WriggleRolled"]
