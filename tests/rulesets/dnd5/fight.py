"""One fight at random under the fifth edition's rules: everybody from the data and anybody made up, every word and
setting, with a grid and without. What must hold is in `oracles`, and for any ruleset in `tests.rulesets.anyplay`."""

from __future__ import annotations

import random
from typing import Any

from bot.kernel import inputs
from bot.rulesets.dnd5.attack.events import AttackBegun, AttackEnded
from bot.rulesets.dnd5.contests.events import ContestBegun, ContestEnded
from bot.rulesets.dnd5.people import Join
from bot.rulesets.dnd5.spells.events import SpellBegun, SpellEnded
from bot.rulesets.dnd5.state import State
from tests.rulesets.anyplay import AnyPlay
from tests.rulesets.dnd5 import oracles, wild
from tests.rulesets.dnd5.skirmish import GM
from tests.rulesets.promises import ways


class Fight(AnyPlay[State]):
    """One fight at random."""

    wild = wild
    prefers = (
        ("cast", 0.4),
        ("attack", 0.4),
        ("approach", 0.4),
        ("grapple", 0.15),
        ("shove", 0.15),
        ("first_aid", 0.3),
        ("spare", 0.3),
        ("now", 0.7),
        ("enemy", 0.6),
    )
    checks = oracles.CHECKS
    takes, loses = map(
        staticmethod,
        ways({AttackBegun: AttackEnded, ContestBegun: ContestEnded, SpellBegun: SpellEnded}),
    )

    def __init__(self, seed: int) -> None:
        super().__init__(seed, wild.game(), wild.settings(random.Random(seed)), oracles.Tally())
        self.submit(Join(GM, wild.gathered(self.chance, self.opening)))
        for _ in range(self.chance.choice((0, 0, 2))):
            self.submit(self.any_note())
        self.submit(inputs.Begin(GM, str(seed)))

    def check_step(self, state: State, event: Any, new: State, account: Any) -> Any:
        for ident, who in new.combatants.items():
            old = state.combatants.get(ident)
            if old is not None and old is not who:
                oracles.points(old, who, event)
        return account

    def check_state(self) -> None:
        state = self.engine.state
        oracles.whole(state)
        if self.engine.questions():
            oracles.enchanted(state)
            oracles.gripped(state)
            oracles.lying(state)
        for who in state.combatants.values():
            oracles.person(state, who)
