"""What is told of defences."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from bot.kernel.values import LATER, evolve
from bot.rulesets.rpg20.base.rolls import ByTest
from bot.rulesets.rpg20.state import Fighter, State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId


@happens("R20-MEL-011", to=PUBLIC)
class DefenceRolled(ByTest):
    """*combatant* dodges or parries the blow of *attacker*: *total* is the value, lowered by the attacker's margin,
    that *face* must not be above. *melee*: it uses one of the defences of his posture (R20-MEL-004, -005)."""

    combatant: CombatantId
    attacker: CombatantId
    how: Literal["dodge", "parry"]
    weapon: str
    face: int
    terms: tuple[Term, ...]
    total: int
    success: bool
    melee: bool
    needed: int | None = field(default=None, metadata={LATER: True})

    def change(self, state: State) -> State:
        who: Fighter | None = state.combatants.get(self.combatant)
        if who is not None:
            counts = self.melee or state.settings.missile_defence_counts
            state = state.put(
                evolve(who, defended=who.defended + counts, attempts=(*who.attempts, self.attacker), modifier=0)
            )
        return state

    def why(self) -> tuple[str, ...]:
        halved = ("R20-SPE-010", *super().why()) if any(each.name == "halved" for each in self.terms) else ()
        if self.melee:
            return ("R20-MEL-012" if self.how == "dodge" else "R20-MEL-015", *halved)
        return ("R20-EVD-004" if self.how == "dodge" else "R20-EVD-006", *halved)


@happens("R20-EVD-003", to=PUBLIC)
class ActionGivenUp:
    """Whoever dodges what flies gives up the action that is still to come."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, gave_up=True, acted=True, held=False)


@happens("R20-EVD-008", to=PUBLIC)
class DodgeChosen:
    """What a target of a burst has said of it: it *dodges* the whole of it, or not."""

    combatant: CombatantId
    attacker: CombatantId
    dodges: bool

    def change(self, state: State) -> State:
        state = state.in_blow(dodges=self.dodges).in_turn(dodges=self.dodges)
        burst = state.burst
        if burst is not None and self.combatant in burst.targets:
            state = evolve(state, burst=evolve(burst, asked=(*burst.asked, self.combatant)))
        return state


__all__ = ["ActionGivenUp", "DefenceRolled", "DodgeChosen"]
