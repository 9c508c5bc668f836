"""What is told of movement."""

from __future__ import annotations

from typing import Any, Literal

from bot.kernel.events import GM_ONLY, Audience
from bot.kernel.values import evolve
from bot.rulesets.dnd35.base.budget import moved
from bot.rulesets.dnd35.base.holds import dragged
from bot.rulesets.dnd35.base.saddles import moved_to, pair
from bot.rulesets.dnd35.base.sight import blind_foes
from bot.rulesets.dnd35.state import SQUARE, Cause, Move, State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.ground.geometry import point_of
from bot.rulesets.shared.naming import CombatantId


@happens("D35-BAS-019", to=PUBLIC)
class MoveBegun:
    """*combatant* sets out, through the cells of *way*, to the *cell* that is the last of it; *towards* somebody, where
    he goes to him. *metres*: how far that is, as it is read. *careful*: it is a 5-foot step. *cause*: what for; where
    that is no move of his turn's, it takes no action of its own. *steed*: the mount that carries him, over so many
    *squares* of its own movement (D35-MNT-002)."""

    combatant: CombatantId
    way: tuple[str, ...]
    metres: str
    cell: str
    towards: CombatantId | None = None
    careful: bool = False
    cause: Cause = "turn"
    steed: CombatantId | None = None
    squares: int = 0

    def change(self, state: State) -> State:
        if self.cause != "turn":
            state = state.in_deed(at="entering" if self.cause == "enter" else "done")
        mine = state.turn is not None and state.turn.who == self.combatant
        if self.cause != "turn":
            # Whoever has seized somebody by an opportunity moves in the turn of another.
            state = state.in_turn(moved=True) if mine else state
        elif state.turn is not None:
            spent: dict[str, Any] = {"stepped": True} if self.careful else {"moved": True, **moved(state.turn)}
            if self.steed is not None:
                own: dict[str, Any] = (
                    {"stepped": True} if self.careful else {"moved": True, "steed": state.turn.steed + 1}
                )
                spent = {**own, "rode": state.turn.rode + self.squares * SQUARE}
            state = state.in_turn(deeds=state.turn.deeds + 1, bent=self._bent(state), **spent)
        return evolve(state, deeds=(*state.deeds, Move(self.combatant, self.way, self.careful, self.cause)))

    def _bent(self, state: State) -> CombatantId | None:
        """Who has gone an odd number of diagonals in this turn, once this way is gone: the next costs 2."""
        turn, mover = state.turn, self.steed or self.combatant
        here = point_of(state.combatants[self.combatant].cell or "")
        odd = turn is not None and turn.bent == mover
        for each in map(point_of, self.way):
            if here is not None and each is not None:
                odd ^= each[0] != here[0] and each[1] != here[1]
            here = each
        return mover if odd else None

    def why(self) -> tuple[str, ...]:
        if self.cause != "turn":
            return ("D35-GRA-006",) if self.cause == "enter" else ("D35-GRA-018",)
        ridden = ("D35-MNT-002",) if self.steed is not None else ()
        return (*(("D35-ACT-003",) if self.careful else ("D35-ACT-001",)), *ridden)


@happens("D35-BAS-019", to=PUBLIC)
class Stepped:
    """*combatant* enters *cell*; whoever drags others along takes them with him (D35-GRA-018)."""

    combatant: CombatantId
    cell: str

    def change(self, state: State) -> State:
        who, deed = state.combatants.get(self.combatant), state.deed
        came = None if who is None else who.cell
        unseen = [each for each in pair(state, who) if blind_foes(state, state.combatants[each])] if who else []
        if deed is not None and deed.deed == "move" and deed.cause == "drag":
            state = evolve(state, combatants={**state.combatants, **dragged(state, self.combatant, self.cell)})
        else:
            state = moved_to(state, self.combatant, self.cell)
        now = state.combatants.get(self.combatant)
        for each in sorted(pair(state, now)) if now is not None else ():
            # Who comes out of the light, or goes into it, is unseen in one of both squares.
            there = state.combatants[each]
            slipped = there.slipped or each in unseen or bool(blind_foes(state, there))
            state = state.with_(each, stirred=True, slipped=slipped)
        if deed is None or deed.deed != "move":
            return state
        return state.in_deed(way=deed.way[1:], asked=(), readied=(), came=came)


@happens("D35-BAS-019", to=PUBLIC)
class MoveEnded:
    """*stopped*: he did not come to where he wanted to go, and is on *cell*."""

    combatant: CombatantId
    stopped: bool = False
    cell: str | None = None

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
        state = moved_to(state, self.combatant, self.cell)
        who = state.combatants.get(self.combatant)
        for each in sorted(pair(state, who)) if who is not None else ():
            if blind_foes(state, state.combatants[each]):
                state = state.with_(each, slipped=True)
        return state

    def audience(self) -> Audience:
        return GM_ONLY if self.unseen else PUBLIC


__all__ = ["MoveBegun", "MoveEnded", "PlacedAt", "Stepped"]
