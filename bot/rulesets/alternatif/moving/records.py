"""What is remembered of where somebody stands, changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.distances import CELL
from bot.rulesets.alternatif.base.records import State, put
from bot.rulesets.alternatif.state.missiles import pair_key


def set_spot(state: State, ident: str, **changes: Any) -> State:
    """*ident* with another spot; of who is gone nothing is changed."""
    who = state.combatants.get(ident)
    return state if who is None else put(state, evolve(who, spot=evolve(who.spot, **changes)))


def moved(state: State, ident: str, cell: str, **changes: Any) -> State:
    """*ident* stands on *cell*: the game master's word on his contacts is spent, nothing jams him any more."""
    return set_spot(unsaid(state, (ident,)), ident, cell=cell, **{"cornered": "", **changes})


def unsaid(state: State, people: Iterable[str]) -> State:
    """The game master's word on the contacts of *people*, on the grid, holds no longer."""
    board, gone = state.board, set(people)
    apart = tuple(each for each in board.apart if not gone & set(each.split("|")))
    linked = tuple(each for each in board.linked if not gone & set(each.split("|")))
    if (apart, linked) == (board.apart, board.linked):
        return state
    return evolve(state, board=evolve(board, apart=apart, linked=linked))


def apart(state: State, pairs: Iterable[tuple[str, str]], cells: int) -> State:
    """Without a grid: the people of each pair are *cells* from each other."""
    distances = {**state.places.distances, **{pair_key(*pair): cells * CELL for pair in pairs}}
    return evolve(state, places=evolve(state.places, distances=distances))


def nearer(state: State, who: str, other: str, cells: int) -> State:
    """Without a grid: *who* has come *cells* nearer to *other*, at most to the next cell; what nobody has said stays
    unsaid."""
    known = state.places.distances.get(pair_key(who, other))
    if known is None:
        return state
    return apart(state, [(who, other)], max(1, known // CELL - cells))
