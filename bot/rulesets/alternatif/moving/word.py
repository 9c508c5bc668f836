"""The game master's word on who reaches whom, beside what the cells say (ALT-MOV-003)."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.alternatif.events.scene import EngagementChanged
from bot.rulesets.alternatif.state import AlternatifState
from bot.rulesets.alternatif.state.missiles import pair_key


def said(state: AlternatifState, event: EngagementChanged) -> AlternatifState:
    """*state* once *event* has happened: on the grid the game master's word is kept until one of the two moves. A step
    that has parted two people parts them once: they may come together again in the same segment (ALT-MOV-013). Whom the
    game master separates no autopilot brings together again in that segment."""
    if event.removed and state.board.retreats:
        gone = {frozenset(pair) for pair in event.removed}
        retreats = {
            mover: tuple(each for each in others if frozenset((mover, each)) not in gone)
            for mover, others in state.board.retreats.items()
        }
        state = evolve(state, board=evolve(state.board, retreats=retreats))
    added = {pair_key(*pair) for pair in event.added}
    if event.reason != "gm" and not added & set(state.board.parted):
        return state
    removed = {pair_key(*pair) for pair in event.removed} if event.reason == "gm" else set()
    kept = {pair: at for pair, at in state.board.parted.items() if pair not in added and at == state.segment}
    board = evolve(state.board, parted={**kept, **dict.fromkeys(sorted(removed), state.segment)})
    if event.reason != "gm" or state.settings.map == "none":
        return evolve(state, board=board)
    apart = (*(each for each in board.apart if each not in added), *sorted(removed))
    linked = (*(each for each in board.linked if each not in removed), *sorted(added))
    return evolve(state, board=evolve(board, apart=tuple(dict.fromkeys(apart)), linked=tuple(dict.fromkeys(linked))))
