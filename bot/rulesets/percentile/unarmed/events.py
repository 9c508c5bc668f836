"""Opposed rolls, and what a round of strangling does (PCT-UNA, PCT-TST-007)."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.percentile.rolls.events import Hold
from bot.rulesets.percentile.state import Degree, PercentileState
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.overruling import counted


@happens("PCT-UNA-002", to=PUBLIC)
class Seized:
    """*combatant* lays hands on *target* for a *hold* that no roll of Wrestling decides; *worked*: the game master has
    not said otherwise."""

    combatant: CombatantId
    target: CombatantId
    hold: Hold
    worked: bool = True

    def change(self, state: PercentileState) -> PercentileState:
        return counted(state, self.combatant)


@happens(to=PUBLIC)
class ContestRolled:
    """The one who began an opposed roll has rolled *face*; *margin* is score minus face (PCT-TST-007)."""

    combatant: CombatantId
    margin: int
    degree: Degree
    face: int

    def change(self, state: PercentileState) -> PercentileState:
        return state.in_turn(contest=(self.margin, self.degree, self.face))


@happens("PCT-TST-007", to=PUBLIC)
class ContestJudged:
    """*winner* None: the attempt has no effect."""

    combatant: CombatantId
    other: CombatantId
    winner: CombatantId | None

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        return state.in_turn(contest=None, pending="")


@happens("PCT-UNA-005", to=PUBLIC)
class AsphyxiaJudged:
    """What a round of strangling does: `nothing`, dice, `knocked_out` or `dead`."""

    combatant: CombatantId
    outcome: str

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        return evolve(state, prompted=(*state.prompted, self.combatant))
