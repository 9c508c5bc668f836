"""What is told of feints and of help (D35-ATK-001, -006, -007)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.values import evolve
from bot.rulesets.dnd35.base.budget import moved
from bot.rulesets.dnd35.base.natural import Opposes, Strikes
from bot.rulesets.dnd35.state import Favour, State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.conditions import Anchor, Condition
from bot.rulesets.shared.naming import CombatantId


@happens("D35-ATK-001", to=PUBLIC)
class AidRolled(Strikes):
    """*combatant* attacks *target* to help *companion*, against a class of 10: *how* it helps, if it *succeeds*."""

    combatant: CombatantId
    companion: CombatantId
    target: CombatantId
    how: Literal["attack", "defence"]
    weapon: str
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    succeeds: bool

    def change(self, state: State) -> State:
        if state.turn is not None:
            state = state.in_turn(standard=True, deeds=state.turn.deeds + 1)
        who = state.combatants.get(self.companion)
        if who is None or not self.succeeds:
            return state
        return state.with_(who.id, favours=(*who.favours, Favour(self.combatant, self.target, self.how)))


@happens("D35-ATK-001", to=PUBLIC)
class AidLapsed:
    """What *combatant* has done to help has not been used before his next turn."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        for who in state.combatants.values():
            left = tuple(each for each in who.favours if each.by != self.combatant)
            if len(left) < len(who.favours):
                state = state.with_(who.id, favours=left)
        return state


@happens("D35-ATK-006", to=PUBLIC)
class FeintRolled(Opposes):
    """*combatant* bluffs, *target* reads him; *won*: the next attack in melee of the one finds the other without his
    Dexterity, until *until*. *quick*: with a move action."""

    combatant: CombatantId
    target: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    other_face: int
    other_terms: tuple[Term, ...]
    other_total: int
    won: bool
    again: int = 0
    until: Anchor | None = None
    quick: bool = False

    def change(self, state: State) -> State:
        if state.turn is not None:
            spent = moved(state.turn) if self.quick else {"standard": True}
            state = state.in_turn(deeds=state.turn.deeds + 1, **spent)
        target = state.combatants.get(self.target)
        if target is None or not self.won:
            return state
        kept = tuple(each for each in target.conditions if each.kind != "feinted")
        return state.put(evolve(target, conditions=(*kept, Condition("feinted", self.until, self.combatant))))

    def why(self) -> tuple[str, ...]:
        return ("D35-ATK-007",) if self.won else ()


__all__ = ["AidLapsed", "AidRolled", "FeintRolled"]
