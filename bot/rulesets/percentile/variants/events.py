"""Soldiers who fall, bouts that are begun and won (PCT-BAT, PCT-PIT)."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.percentile.state import OUT, PercentileState, Pit, Status
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId


@happens("PCT-BAT-008", to=PUBLIC)
class SoldiersLost:
    """A battalion is *lost* soldiers smaller; *left* stand, whoever comes forward unhurt."""

    combatant: CombatantId
    lost: int
    left: int

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        who = state.fighters.get(self.combatant)
        return (
            state
            if who is None
            else state.with_(who.id, soldiers=self.left, hit_points=who.soldier_hit_points if self.left else 0)
        )


_BETWEEN_TWO = (*OUT, "pinned", "strangled", "disengaged")
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
            statuses = tuple(_moved(each, gone) for each in who.statuses if each.kind not in _BETWEEN_TWO)
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
