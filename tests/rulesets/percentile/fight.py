"""One fight at random under the percentile rules: everybody from the data and anybody made up, every word, setting and
variant. What must hold is in `oracles`, and for any ruleset in `tests.rulesets.anyplay`."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from bot.kernel import inputs
from bot.kernel.decisions import Choice, Decision
from bot.kernel.values import evolve
from bot.rulesets.percentile.attack import AttackJudged
from bot.rulesets.percentile.battle import SoldiersLost
from bot.rulesets.percentile.damage import DamageRolled, HitPointsLost, Unhorsed
from bot.rulesets.percentile.declaring.declarations import ActionDeclared
from bot.rulesets.percentile.defence import DefenceChosen
from bot.rulesets.percentile.initiative import OrderSet
from bot.rulesets.percentile.people import CombatantRecorded, Join
from bot.rulesets.percentile.pit import BoutBegun, BoutWon
from bot.rulesets.percentile.rolls.d100 import D100Rolled, RerollsChanged, RollSettled
from bot.rulesets.percentile.rounds import PhaseReached, RoundEnded, RoundStarted, StatusSet, TurnBegun, TurnEnded
from bot.rulesets.percentile.spells import SpellCast
from bot.rulesets.percentile.state import Declaration, PercentileState
from bot.rulesets.shared.people import CombatantLeft
from tests.rulesets.anyplay import AnyPlay
from tests.rulesets.percentile import oracles, promises, wild
from tests.rulesets.percentile.brawl import GM

_POSING = (PhaseReached, StatusSet, BoutBegun, CombatantRecorded)
CHECKS: Mapping[type, Callable[[PercentileState, Any], None]] = {
    D100Rolled: oracles.d100,
    RollSettled: oracles.settled,
    RerollsChanged: oracles.rerolls,
    TurnBegun: oracles.begun,
    ActionDeclared: oracles.declared,
    AttackJudged: oracles.judged,
    DefenceChosen: oracles.defended,
    DamageRolled: oracles.damage,
    HitPointsLost: oracles.lost,
    SoldiersLost: oracles.fallen,
    SpellCast: oracles.cast,
    Unhorsed: oracles.unhorsed,
    OrderSet: oracles.ordered,
    RoundStarted: oracles.started,
    RoundEnded: oracles.ended,
    BoutBegun: oracles.bout,
    BoutWon: oracles.won,
}


def excused(state: PercentileState, decision: Decision, choice: Choice) -> bool:
    """Where a roll is kept as it is, what is rolled next is not that answer's."""
    return "keep" in choice.values()


def alone(state: PercentileState, decision: Decision) -> PercentileState:
    """Whoever declares has said nothing yet and comes first, and the others do nothing. Where riding may help he
    attacks without: he is asked about that in his turn."""
    if decision.kind != "declare":
        return state
    idle = Declaration("nothing")
    fighters = {each.id: evolve(each, declaration=idle) for each in state.fighters.values()}
    said = None if state.phase == "declaring" else idle
    fighters[decision.who] = evolve(fighters[decision.who], declaration=said, initiative=1000)
    order = (decision.who, *(each for each in state.order if each != decision.who))
    settings = state.settings
    settings = evolve(settings, riding_roll="off") if settings.riding_roll == "advantage" else settings
    return evolve(state, fighters=fighters, order=order, settings=settings)


class Fight(AnyPlay[PercentileState]):
    """One fight at random."""

    wild = wild
    excused = staticmethod(excused)
    from_there = staticmethod(alone)
    prefers = (
        ("wait", 0.08),
        ("reaction", 0.7),
        ("enemy", 0.6),
        ("anything", 0.5),
        ("now", 0.8),
        ("attack", 0.3),
        ("special", 0.3),
        ("wrestling", 0.3),
        ("defensive", 0.4),
    )
    checks = CHECKS
    takes = staticmethod(promises.takes)
    loses = staticmethod(promises.loses)

    def __init__(self, seed: int) -> None:
        super().__init__(seed, wild.game(), wild.settings(random.Random(seed)), oracles.Tally())
        self.submit(Join(GM, wild.people(self.chance, self.opening)))
        self.submit(inputs.Begin(GM, str(seed)))

    def check_step(self, state: PercentileState, event: Any, new: PercentileState, account: Any) -> Any:
        if isinstance(event, RoundEnded):
            oracles.over(new, event)
        for ident, who in new.fighters.items():
            old = state.fighters.get(ident)
            if old is not None and old is not who:
                oracles.points(old, who, event)
                assert isinstance(event, _POSING) or old.posture == who.posture, "a posture changes within a round"
                account = account.counted(old, who)
        if isinstance(event, CombatantLeft | TurnEnded) and new.roll is None:
            return account.dropped()
        return account

    @staticmethod
    def is_over(state: PercentileState) -> bool:
        return state.settings.variant == "pit"

    def check_state(self) -> None:
        state = self.engine.state
        oracles.whole(state)
        account = self.accounts[self.line]
        assert not account.fallen, "somebody without hit points is not out"
        for who in state.fighters.values():
            oracles.person(state, who)
            assert set(who.defences) == account.defences_of(who.id)
