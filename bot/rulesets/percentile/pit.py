"""The bear pit: three fighters, bouts in sudden death, two points win (PCT-PIT)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.percentile.damage import HitPointsCounted
from bot.rulesets.percentile.people import PIT
from bot.rulesets.percentile.state import PercentileState, Pit, Status
from bot.rulesets.percentile.state.conditions import CONDITIONS
from bot.rulesets.shared.book import Word, happens, word
from bot.rulesets.shared.naming import CombatantId

OVER_WITH_BOUT: Final = CONDITIONS.that("over_with_bout")
"""What is about somebody and whom he fights, or keeps him out: over with the bout (PCT-PIT-003)."""


@happens("PCT-PIT-001", to=PUBLIC)
class PitShuffled:
    """Who enters the pit in which place, first to last, by a die of six sides."""

    order: tuple[CombatantId, ...]
    face: int

    def change(self, state: PercentileState) -> PercentileState:
        seats = enumerate(self.order, start=1)
        return evolve(state, fighters={ident: evolve(state.fighters[ident], seat=seat) for seat, ident in seats})


@happens("PCT-PIT-001", "PCT-PIT-003", to=PUBLIC)
class BoutBegun:
    """*first* meets *second*, *rests* watches; *recovered*: the hit points with which *second* comes back, None when
    he has those that he had (PCT-PIT-005). *afresh*: its rounds are counted from the first on."""

    bout: int
    first: CombatantId
    second: CombatantId
    rests: CombatantId
    recovered: int | None = None
    afresh: bool = False

    def change(self, state: PercentileState) -> PercentileState:
        gone = state.round if self.afresh else 0
        pit = Pit(self.bout, (self.first, self.second), self.rests)
        fighters = {}
        for ident, who in state.fighters.items():
            statuses = tuple(_moved(each, gone) for each in who.statuses if each.kind not in OVER_WITH_BOUT.figures)
            fresh = evolve(who, initiative=None, tie=(), surprise=False, posture=None, acted=False, declaration=None)
            back = {"hit_points": self.recovered} if ident == self.second and self.recovered is not None else {}
            fighters[ident] = evolve(fresh, statuses=statuses, **back)
        left = state.round - gone
        return evolve(state, pit=pit, fighters=fighters, turns=(), roll=None, order=(), phase="between", round=left)


def _moved(status: Status, gone: int) -> Status:
    """*status* as it is counted once *gone* rounds are not counted any more."""
    if not gone:
        return status
    since, until = (None if each is None else each - gone for each in (status.since, status.until))
    return evolve(status, since=since, until=until)


@happens("PCT-PIT-002", "PCT-PIT-004", to=PUBLIC)
class BoutWon:
    """*wins*: the winner's points; at 2 the pit is won."""

    combatant: CombatantId
    other: CombatantId
    wins: int

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        state = state.with_(self.combatant, wins=self.wins)
        pit = None if state.pit is None else evolve(state.pit, winner=self.combatant)
        return evolve(state, pit=pit, turns=(), roll=None, opportunities=(), phase="between")


WINNING = 2


D6 = dice("d6")


def check_start(state: PercentileState) -> None:
    """Raise `Refused` unless the pit has its three fighters (PCT-PIT-001)."""
    if state.settings.variant == "pit" and len(state.fighters) != PIT:
        raise Refused("percentile-pit-three", count=len(state.fighters))


def is_won(state: PercentileState) -> bool:
    """Whether somebody has won the pit (PCT-PIT-004)."""
    return any(each.wins >= WINNING for each in state.fighters.values())


def is_over(state: PercentileState) -> bool:
    """Whether there is nothing left to fight for: the pit is won, not full yet, or nobody is left in the bout."""
    if state.pit is None:
        return len(state.fighters) != PIT
    return is_won(state) or not set(state.pit.fighters) & set(state.fighters)


def bout_lost_by(state: PercentileState) -> str | None:
    """Who has lost the present bout: without hit points, knocked out, fled, dead or gone (PCT-PIT-002)."""
    if state.pit is None or state.pit.winner is not None:
        return None
    there = (state.fighters.get(ident) for ident in state.pit.fighters)
    return next((ident for ident, who in zip(state.pit.fighters, there, strict=True) if who is None or who.out), None)


def needs_bout(state: PercentileState) -> bool:
    """Whether a bout is to be begun or judged."""
    if state.settings.variant != "pit" or is_over(state):
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
        wins = state.fighters[winner].wins + 1 if winner in state.fighters else 0
        yield from tell(BoutWon(winner, loser, wins))
        return
    assert pit.winner is not None
    loser = next(ident for ident in pit.fighters if ident != pit.winner)
    rested = state.fighters.get(pit.rests)
    # The third comes fresh in the second bout; after it whoever sat out comes back with half of his hit points.
    recovered = None if pit.bout == 1 or rested is None else max(1, rested.hit_points_max // 2)
    yield from _begin(scene, pit.bout + 1, pit.winner, pit.rests, loser, recovered)


def _begin(
    scene: Scene[PercentileState], bout: int, first: str, second: str, rests: str, recovered: int | None
) -> Action:
    yield from tell(BoutBegun(bout, first, second, rests, recovered, afresh=bout > 1))
    if recovered is not None:
        yield from tell(HitPointsCounted(second, recovered))


# ---- Chance says who enters the bear pit in which place (PCT-PIT-001).


@word(tool="shuffle")
class Shuffle(Word):
    """Chance says who enters the bear pit in which place (PCT-PIT-001): one die for the six orders in which three can
    enter."""

    def check(self, state: PercentileState) -> None:
        if state.settings.variant != "pit" or state.pit is not None:
            raise Refused("percentile-pit-drawn")
        check_start(state)

    def take(self, scene: Scene[PercentileState]) -> Action:
        people = tuple(scene.now.fighters)
        (face,) = yield from roll(D6, who=people[0], why="pit")
        yield from tell(PitShuffled(tuple(permutations(people))[face - 1], face))
