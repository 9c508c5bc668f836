"""The bear pit: three fighters, bouts in sudden death, two points win (PCT-PIT)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.percentile.events import BoutBegun, BoutWon, HitPointsCounted
from bot.rulesets.percentile.state import PercentileState

FIGHTERS = 3
WINNING = 2


def is_won(state: PercentileState) -> bool:
    """Whether somebody has won the pit (PCT-PIT-004)."""
    return any(each.wins >= WINNING for each in state.fighters.values())


def bout_lost_by(state: PercentileState) -> str | None:
    """Who has lost the present bout: without hit points, knocked out, fled or dead (PCT-PIT-002)."""
    if state.pit is None or state.pit.winner is not None:
        return None
    return next((ident for ident in state.pit.fighters if ident in state.fighters and state.fighters[ident].out), None)


def needs_bout(state: PercentileState) -> bool:
    """Whether a bout is to be begun or judged."""
    if state.settings.variant != "pit" or len(state.fighters) != FIGHTERS or is_won(state):
        return False
    return state.pit is None or state.pit.winner is not None or bout_lost_by(state) is not None


def bouts(scene: Scene[PercentileState]) -> Action:
    """Judge the bout that is over, and begin the next one (PCT-PIT-003, -005, -006)."""
    state = scene.now
    pit = state.pit
    loser = bout_lost_by(state)
    if pit is None:
        first, second, rests = state.fighters
        yield from _begin(scene, 1, first, second, rests, None)
        return
    if loser is not None:
        winner = next(ident for ident in pit.fighters if ident != loser)
        yield from tell(BoutWon(winner, loser, state.fighters[winner].wins + 1))
        return
    assert pit.winner is not None
    loser = next(ident for ident in pit.fighters if ident != pit.winner)
    rested = state.fighters[pit.rests]
    # The third comes fresh in the second bout; after it whoever sat out comes back with half of his hit points.
    recovered = None if pit.bout == 1 else max(1, rested.pv_max // 2)
    yield from _begin(scene, pit.bout + 1, pit.winner, pit.rests, loser, recovered)


def _begin(
    scene: Scene[PercentileState], bout: int, first: str, second: str, rests: str, recovered: int | None
) -> Action:
    yield from tell(BoutBegun(bout, first, second, rests, recovered))
    if recovered is not None:
        yield from tell(HitPointsCounted(second, recovered))
