"""One fight at random under the percentile rules: everybody from the data and anybody made up, every word, setting and
variant. What must hold is in `oracles`, and for any ruleset in `tests.rulesets.anyplay`."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.kernel import inputs
from bot.kernel.decisions import Decision
from bot.kernel.dice import Fed
from bot.kernel.engine import Progress
from bot.kernel.events import KernelEvent
from bot.rulesets.percentile import events as e
from bot.rulesets.percentile import notes
from bot.rulesets.percentile.state import PercentileState
from tests.rulesets.anyplay import AnyPlay
from tests.rulesets.percentile import oracles, wild
from tests.rulesets.percentile.brawl import GM


class Fight(AnyPlay[PercentileState]):
    """One fight at random."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, wild.game(), wild.settings(random.Random(seed)))
        self.tallies: dict[int, oracles.Tally] = {0: oracles.Tally()}
        self.submit(notes.Join(GM, wild.people(self.chance, self.opening)))
        self.submit(inputs.Begin(GM, str(seed)))

    def any_note(self) -> Any:
        asked = [each.who for each in self.engine.standing.questions]
        return wild.word(self.chance, self.engine.state, asked)

    def faces_worth(self) -> Sequence[Fed]:
        return wild.faces_worth(self.chance)

    def preferred(self, decision: Decision, options: Sequence[str]) -> str:
        for wanted, part in (("attaque", 0.3), ("special", 0.3), ("lutte", 0.3), ("defensif", 0.4)):
            if wanted in options and self.chance.random() < part:
                return wanted
        return self.chance.choice(options)

    # ---- what must hold

    def check_line(self, before: PercentileState, progress: Progress[PercentileState]) -> None:
        state = before
        tally = self.tallies[progress.parent]
        for each in progress.events:
            event = each.event
            if isinstance(event, KernelEvent):
                continue
            check = _CHECKS.get(event.__class__)
            if check is not None:
                check(state, event)
            tally = tally.after(event)
            new = self.game.after(state, event)
            if isinstance(event, e.FighterLeft | e.TurnEnded) and new.roll is None:
                tally = tally.dropped()
            if isinstance(event, e.RoundEnded):
                oracles.over(new, event)
            if not isinstance(event, _POSING):
                for ident, who in new.fighters.items():
                    old = state.fighters.get(ident)
                    assert old is None or old.posture == who.posture, f"a posture changes within a round: {event}"
            state = new
        self.tallies[progress.line] = tally

    def came_back(self, line: int, to: int) -> None:
        self.tallies[line] = self.tallies[to]

    def check_state(self) -> None:
        state = self.engine.state
        oracles.whole(state)
        for who in state.fighters.values():
            oracles.person(state, who)


_POSING = (e.PhaseReached, e.StatusSet, e.BoutBegun, e.FighterRecorded)
_CHECKS: Mapping[type, Callable[[PercentileState, Any], None]] = {
    e.D100Rolled: oracles.d100,
    e.RollSettled: oracles.settled,
    e.RerollsChanged: oracles.rerolls,
    e.TurnBegun: oracles.begun,
    e.ActionDeclared: oracles.declared,
    e.AttackJudged: oracles.judged,
    e.DefenceChosen: oracles.defended,
    e.DamageRolled: oracles.damage,
    e.HitPointsLost: oracles.lost,
    e.SoldiersLost: oracles.fallen,
    e.SpellCast: oracles.cast,
    e.Unhorsed: oracles.unhorsed,
    e.OrderSet: oracles.ordered,
    e.RoundStarted: oracles.started,
    e.RoundEnded: oracles.ended,
    e.BoutBegun: oracles.bout,
    e.BoutWon: oracles.won,
}
