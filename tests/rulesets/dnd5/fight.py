"""One fight at random under the fifth edition's rules: everybody from the data and anybody made up, every word and
setting, with a grid and without. What must hold is in `oracles`, and for any ruleset in `tests.rulesets.anyplay`."""

from __future__ import annotations

import random
from typing import Any

from bot.kernel import inputs
from bot.kernel.decisions import Choice, Decision
from bot.rulesets.dnd5.actions.circumstances import DENY
from bot.rulesets.dnd5.attack.events import AttackBegun, AttackEnded
from bot.rulesets.dnd5.base import budget as magic
from bot.rulesets.dnd5.base.rolls import Ahead, Trial, leaning
from bot.rulesets.dnd5.contests.events import ContestBegun, ContestEnded, contest_of
from bot.rulesets.dnd5.mounts import actions as riding
from bot.rulesets.dnd5.movement import moves
from bot.rulesets.dnd5.people import Join
from bot.rulesets.dnd5.spells.events import SpellBegun, SpellEnded
from bot.rulesets.dnd5.state import State
from tests.rulesets.anyplay import AnyPlay
from tests.rulesets.dnd5 import oracles, wild
from tests.rulesets.dnd5.skirmish import GM
from tests.rulesets.promises import ways

ELSEWHERE = {"pass", "finish_alone", "drop", *(each.code for each in (*moves.ACTIONS, *riding.ACTIONS))}
"""What is rolled on the way, or as the turn ends, is not for them."""


def excused(state: State, decision: Decision, choice: Choice) -> bool:
    """An area of a spell catches its caster as well; of two dice that another rolls first the story knows one."""
    if decision.kind == "resist" and (contest := contest_of(state)) is not None:
        who, target = state.combatants[contest.who], state.combatants[contest.target]
        mine = Ahead(state, "check", Trial(who, target, skill=contest.skill, why=contest.kind))
        return bool(leaning(mine.sways()))
    spell = magic.spell_named(state.combatants[decision.who], choice["spell"]) if "spell" in choice else None
    return (
        choice.get("action") in ELSEWHERE or choice.get("hideout") == DENY or (spell is not None and bool(spell.area))
    )


class Fight(AnyPlay[State]):
    """One fight at random."""

    wild = wild
    excused = staticmethod(excused)
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
