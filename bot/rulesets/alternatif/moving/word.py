"""The game master's word on who reaches whom, beside what the cells say (ALT-MOV-003)."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.alternatif.events.scene import EngagementChanged
from bot.rulesets.alternatif.state import AlternatifState
from bot.rulesets.alternatif.state.missiles import pair_key


def said(state: AlternatifState, event: EngagementChanged) -> AlternatifState:
    """*state* once *event* has happened: on the grid the game master's word is kept until one of the two moves. A step
    that has parted two people parts them once: they may come together again in the same segment (ALT-MOV-013)."""
    if event.removed and state.board.retreats:
        gone = {frozenset(pair) for pair in event.removed}
        retreats = {
            mover: tuple(each for each in others if frozenset((mover, each)) not in gone)
            for mover, others in state.board.retreats.items()
        }
        state = evolve(state, board=evolve(state.board, retreats=retreats))
    if event.reason != "gm" or state.settings.map == "none":
        return state
    added = {pair_key(*pair) for pair in event.added}
    removed = {pair_key(*pair) for pair in event.removed}
    board = state.board
    apart = (*(each for each in board.apart if each not in added), *sorted(removed))
    linked = (*(each for each in board.linked if each not in removed), *sorted(added))
    return evolve(state, board=evolve(board, apart=tuple(dict.fromkeys(apart)), linked=tuple(dict.fromkeys(linked))))
