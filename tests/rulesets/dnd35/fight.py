"""One fight at random under the 3.5 rules: anybody, every word and setting. What must hold is in `oracles`, and for any
ruleset in `tests.rulesets.anyplay`."""

from __future__ import annotations

import random

from bot.kernel import inputs
from bot.rulesets.dnd35.people import Join
from bot.rulesets.dnd35.state import State
from tests.rulesets.anyplay import AnyPlay
from tests.rulesets.dnd35 import oracles, wild
from tests.rulesets.dnd35.skirmish import GM


class Fight(AnyPlay[State]):
    """One fight at random."""

    wild = wild
    prefers = (
        *(("silence", 0.7), ("fetch", 0.6), ("cast_held", 0.6), ("draw_light", 0.6), ("use_item", 0.2)),
        *(("grapple", 0.5), ("pin", 0.5), ("crush", 0.2)),
        *(("attack", 0.6), ("approach", 0.5), ("strike", 0.5), ("now", 0.6), ("ready", 0.2)),
    )
    checks = oracles.CHECKS

    def __init__(self, seed: int) -> None:
        super().__init__(seed, wild.game(), wild.settings(random.Random(seed)), oracles.Tally())
        self.submit(Join(GM, wild.gathered(self.chance, self.opening)))
        for _ in range(self.chance.choice((0, 0, 2))):
            self.submit(self.any_note())
        self.submit(inputs.Begin(GM, str(seed)))

    def check_state(self) -> None:
        state = self.engine.state
        oracles.whole(state)
        for who in state.combatants.values():
            oracles.person(state, who)
