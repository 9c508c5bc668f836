"""What is told of those who run (D35-MOV-007 to -010)."""

from __future__ import annotations

from dataclasses import field

from bot.kernel.values import LATER, evolve
from bot.rulesets.dnd35.base.gaps import heading
from bot.rulesets.dnd35.base.standing import stand
from bot.rulesets.dnd35.state import Move, State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.conditions import Anchor, Condition
from bot.rulesets.shared.naming import CombatantId

WINDED: str = "winded"
REST = 10
"""Rounds of rest after a run that was too long (D35-MOV-010)."""


def run(state: State, ident: str) -> State:
    """*state* once *ident* runs in this round: his Dexterity does not help him until his next turn (D35-MOV-008), and
    it counts as a round of running (D35-MOV-009)."""
    who = state.combatants.get(ident)
    if who is None:
        return state
    return stand(state.with_(ident, ran=tired(state, ident) + 1, ran_at=state.round), ident, "running")


def tired(state: State, ident: str) -> int:
    """In how many rounds *ident* has run; a minute without running wipes them out."""
    who = state.combatants[ident]
    return 0 if state.round - who.ran_at > REST else who.ran


@happens("D35-MOV-007", "D35-MOV-008", to=PUBLIC)
class RunBegun:
    """*combatant* runs straight to *cell*, so many *metres*: the whole of his turn. Without a grid *cell* is empty, and
    he runs *towards* somebody or away from all. *via*: the first square of his way, which decides who may strike."""

    combatant: CombatantId
    way: tuple[str, ...]
    metres: str
    cell: str
    towards: CombatantId | None = None
    via: str | None = field(default=None, metadata={LATER: True})

    def change(self, state: State) -> State:
        turn = state.turn
        if turn is not None:
            state = state.in_turn(standard=True, move=True, moved=True, deeds=turn.deeds + 1)
        state = run(state, self.combatant)
        leads = heading(state, self.combatant, self.towards)
        return evolve(state, deeds=(*state.deeds, Move(self.combatant, self.way, **leads)))


@happens("D35-MOV-009", to=PUBLIC)
class EnduranceRolled:
    """A check of Constitution for a further round of running; who fails it is out of breath until *until* (D35-MOV-010)
    and does not run. *rider*: who rides whoever runs."""

    combatant: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    success: bool
    until: Anchor | None = None
    rider: CombatantId | None = None

    def change(self, state: State) -> State:
        if state.turn is not None:
            state = state.in_turn(deeds=state.turn.deeds + 1)
        who = state.combatants.get(self.combatant)
        if who is None or self.success:
            return state
        kept = tuple(each for each in who.conditions if each.kind != WINDED)
        return state.put(evolve(who, ran=0, conditions=(*kept, Condition(WINDED, self.until))))

    def why(self) -> tuple[str, ...]:
        return () if self.success else ("D35-MOV-010",)


__all__ = ["REST", "WINDED", "EnduranceRolled", "RunBegun", "run", "tired"]
