"""What is told of movement."""

from __future__ import annotations

from typing import Literal

from bot.kernel.events import GM_ONLY, Audience
from bot.kernel.values import evolve
from bot.rulesets.dnd35.base.budget import moved
from bot.rulesets.dnd35.state import Move, State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId


@happens("D35-BAS-019", to=PUBLIC)
class MoveBegun:
    """*combatant* sets out, through the cells of *way*, to the *cell* that is the last of it; *towards* somebody, where
    he goes to him. *metres*: how far that is, as it is read. *careful*: it is a 5-foot step."""

    combatant: CombatantId
    way: tuple[str, ...]
    metres: str
    cell: str
    towards: CombatantId | None = None
    careful: bool = False

    def change(self, state: State) -> State:
        if state.turn is not None:
            spent = {"stepped": True} if self.careful else {"moved": True, **moved(state.turn)}
            state = state.in_turn(deeds=state.turn.deeds + 1, **spent)
        return evolve(state, deeds=(*state.deeds, Move(self.combatant, self.way, self.careful)))

    def why(self) -> tuple[str, ...]:
        return ("D35-ACT-003",) if self.careful else ("D35-ACT-001",)


@happens("D35-BAS-019", to=PUBLIC)
class Stepped:
    """*combatant* enters *cell*."""

    combatant: CombatantId
    cell: str

    def change(self, state: State) -> State:
        who, deed = state.combatants.get(self.combatant), state.deed
        came = None if who is None else who.cell
        state = state.with_(self.combatant, cell=self.cell)
        if deed is None or deed.deed != "move":
            return state
        return state.in_deed(way=deed.way[1:], asked=(), readied=(), came=came)


@happens("D35-BAS-019", to=PUBLIC)
class MoveEnded:
    """*stopped*: he did not come to where he wanted to go."""

    combatant: CombatantId
    stopped: bool = False

    def change(self, state: State) -> State:
        return evolve(state, deeds=state.deeds[:-1])


@happens("D35-BAS-011")
class PlacedAt:
    """*combatant* stands on *cell*: at the *opening*, or where the game master puts him."""

    combatant: CombatantId
    cell: str
    reason: Literal["opening", "gm"] = "opening"
    unseen: bool = False

    def change(self, state: State) -> State:
        return state.with_(self.combatant, cell=self.cell)

    def audience(self) -> Audience:
        return GM_ONLY if self.unseen else PUBLIC


__all__ = ["MoveBegun", "MoveEnded", "PlacedAt", "Stepped"]
