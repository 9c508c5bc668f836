"""What each event on the ground changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.history.records import State, put
from bot.rulesets.alternatif.moving import events as e


def footed(state: State, ident: str, **changes: Any) -> State:
    """*ident* with another spot; of who is gone nothing is changed."""
    who = state.combatants.get(ident)
    return state if who is None else put(state, evolve(who, spot=evolve(who.spot, **changes)))


def moved(state: State, ident: str, cell: str, **changes: Any) -> State:
    """*ident* stands on *cell*: the game master's word on his contacts is spent, nothing jams him any more."""
    return footed(unsaid(state, (ident,)), ident, cell=cell, **{"cornered": "", **changes})


def unsaid(state: State, people: Iterable[str]) -> State:
    """The game master's word on the contacts of *people*, on the grid, holds no longer."""
    board, gone = state.board, set(people)
    apart = tuple(each for each in board.apart if not gone & set(each.split("|")))
    linked = tuple(each for each in board.linked if not gone & set(each.split("|")))
    if (apart, linked) == (board.apart, board.linked):
        return state
    return evolve(state, board=evolve(board, apart=apart, linked=linked))


def placed(state: State, event: e.Placed) -> State:
    return moved(state, event.combatant, event.cell)


def ground_said(state: State, event: e.GroundSaid) -> State:
    if event.combatant is not None:
        return footed(state, event.combatant, ground=event.ground)
    grounds = {cell: ground for cell, ground in state.board.grounds.items() if cell not in event.cells}
    if event.ground:
        grounds |= dict.fromkeys(event.cells, event.ground)
    return evolve(state, board=evolve(state.board, grounds=grounds))
