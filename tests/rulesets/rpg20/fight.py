"""One fight at random under RPG 2.0: anybody, every word and setting. What must hold is in `oracles`, and for any
ruleset in `tests.rulesets.anyplay`."""

from __future__ import annotations

import random

from bot.kernel import inputs
from bot.kernel.decisions import Choice, Decision
from bot.rulesets.rpg20 import reasons
from bot.rulesets.rpg20.melee import STOP
from bot.rulesets.rpg20.people import Join
from bot.rulesets.rpg20.sequences.speech import PartSides
from bot.rulesets.rpg20.state import State
from tests.rulesets.anyplay import AnyPlay
from tests.rulesets.rpg20 import oracles, promises, wild
from tests.rulesets.rpg20.fray import GM


def excused(state: State, decision: Decision, choice: Choice) -> bool:
    """The game master is asked first how far off somebody is, or whether it kills; who stops may have a strike left."""
    target = choice.get("target")
    unknown = decision.kind == "retarget" and target is not None and state.distance(decision.who, target) is None
    who = state.combatants.get(decision.who)
    return unknown or target == STOP or (who is not None and who.means is not None and who.means.purpose == "fatal")


class Fight(AnyPlay[State]):
    """One fight at random."""

    wild = wild
    excused = staticmethod(excused)
    prefers = (("fatal", 0.6), ("strike", 0.4), ("shoot", 0.4), ("act", 0.8))
    checks = oracles.CHECKS
    takes = staticmethod(promises.takes)
    loses = staticmethod(promises.loses)
    why = reasons.refusal

    def __init__(self, seed: int) -> None:
        super().__init__(seed, wild.game(), wild.settings(random.Random(seed)), oracles.Tally())
        self.submit(Join(GM, wild.gathered(self.chance, self.opening)))
        if self.chance.random() < 0.15:
            self.submit(PartSides(GM, self.chance.choice((150, 150, 20))))
        for _ in range(self.chance.choice((0, 0, 2))):
            self.submit(self.any_note())
        self.submit(inputs.Begin(GM, str(seed)))

    def check_state(self) -> None:
        state = self.engine.state
        oracles.whole(state)
        for who in state.combatants.values():
            oracles.person(state, who)
