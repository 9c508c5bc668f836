"""The game master's word on who reaches whom, beside what the cells say (ALT-MOV-003)."""

from __future__ import annotations

from typing import TypeAlias

from bot.kernel.values import evolve
from bot.rulesets.alternatif.state import ROUND, AlternatifState
from bot.rulesets.alternatif.state.missiles import pair_key

Pairs: TypeAlias = tuple[tuple[str, str], ...]


def said(state: AlternatifState, added: Pairs, removed: Pairs, *, by_gm: bool) -> AlternatifState:
    """*state* once the pairs *added* have come into contact and those *removed* have lost it: on the grid the game
    master's word is kept until one of the two moves. A step that has parted two people parts them once: they may come
    together again in the same segment (ALT-MOV-013). Whom the game master separates no autopilot brings together again
    in that segment; whom he separates before the beginning, in the first round."""
    if removed and state.board.retreats:
        gone = {frozenset(pair) for pair in removed}
        retreats = {
            mover: tuple(each for each in others if frozenset((mover, each)) not in gone)
            for mover, others in state.board.retreats.items()
        }
        state = evolve(state, board=evolve(state.board, retreats=retreats))
    met = {pair_key(*pair) for pair in added}
    if not by_gm and not met & set(state.board.parted):
        return state
    parted = {pair_key(*pair) for pair in removed} if by_gm else set()
    kept = {pair: at for pair, at in state.board.parted.items() if pair not in met and at >= state.segment}
    until = state.segment if state.opened else ROUND
    board = evolve(state.board, parted={**kept, **dict.fromkeys(sorted(parted), until)})
    if not by_gm or state.settings.map == "none":
        return evolve(state, board=board)
    apart = (*(each for each in board.apart if each not in met), *sorted(parted))
    linked = (*(each for each in board.linked if each not in parted), *sorted(met))
    return evolve(state, board=evolve(board, apart=tuple(dict.fromkeys(apart)), linked=tuple(dict.fromkeys(linked))))
