"""What is told of charges and of those who withdraw."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Final

from bot.kernel.values import LATER, evolve
from bot.rulesets.dnd35.base.gaps import heading
from bot.rulesets.dnd35.base.saddles import MOVES
from bot.rulesets.dnd35.base.standing import stand
from bot.rulesets.dnd35.state import SQUARE, Blow, Move, State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId

RIDDEN: Final[dict[str, Any]] = {"steed": MOVES, "rode": 2 * SQUARE}
"""What a charge, or a withdrawal, leaves of the turn of a mount."""


@happens("D35-MOV-001", "D35-MOV-002", "D35-MOV-003", "D35-MOV-004", to=PUBLIC)
class ChargeBegun:
    """*combatant* charges *target*: he goes straight to *cell*, so many *metres*, and strikes once. *short*: with the
    one action that he has (D35-MOV-006). *steed*: the mount that carries him (D35-MNT-007). Without a grid *cell* is
    empty."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    way: tuple[str, ...]
    metres: str
    cell: str
    short: bool = False
    steed: CombatantId | None = None

    def change(self, state: State) -> State:
        turn = state.turn
        if turn is not None:
            made = (*turn.made, self.weapon)
            state = state.in_turn(standard=True, move=True, moved=True, swings=2, made=made, deeds=turn.deeds + 1)
            state = state.in_turn(closed="charge")
            if turn.guarded:
                state = stand(state, self.combatant, "defensive")
        blow = Blow(self.combatant, self.target, self.weapon, occasion="charge")
        move = Move(self.combatant, self.way, **heading(state, self.combatant, self.target))
        state = evolve(state, deeds=(*state.deeds, blow, move))
        state = stand(state, self.combatant, "charging")
        return state if self.steed is None else stand(state.in_turn(**RIDDEN), self.steed, "charging")

    def why(self) -> tuple[str, ...]:
        ridden = ("D35-MNT-007",) if self.steed is not None else ()
        return (*(("D35-MOV-006",) if self.short else ()), *ridden)


@happens("D35-MOV-011", to=PUBLIC)
class WithdrawalBegun:
    """*combatant* withdraws to *cell*: to leave his first square provokes nothing. *short*: with the one action that he
    has (D35-MOV-012). *steed*: the mount that carries him. Without a grid *cell* is empty, and he goes *towards*
    somebody or away from all. *via*: the first square of a longer way, which decides who may strike."""

    combatant: CombatantId
    way: tuple[str, ...]
    metres: str
    cell: str
    short: bool = False
    steed: CombatantId | None = None
    towards: CombatantId | None = None
    via: str | None = field(default=None, metadata={LATER: True})

    def change(self, state: State) -> State:
        turn = state.turn
        if turn is not None:
            state = state.in_turn(standard=True, move=True, moved=True, deeds=turn.deeds + 1)
        if self.steed is not None:
            state = state.in_turn(**RIDDEN)
        leads = heading(state, self.combatant, self.towards)
        return evolve(state, deeds=(*state.deeds, Move(self.combatant, self.way, withdraws=True, **leads)))

    def why(self) -> tuple[str, ...]:
        return ("D35-MOV-012",) if self.short else ()


__all__ = ["ChargeBegun", "WithdrawalBegun"]
