"""Fights at random under D&D Alternatif: everybody from the data and anybody made up, every word, every setting.

What must hold is in `oracles`, and for any ruleset in `tests.rulesets.anyplay`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.decisions import Decision
from bot.kernel.dice import Fed
from bot.kernel.engine import Progress
from bot.kernel.events import KernelEvent
from bot.rulesets.alternatif import events as e
from bot.rulesets.alternatif import notes
from bot.rulesets.alternatif.state import AlternatifState
from tests.rulesets.alternatif import oracles, wild
from tests.rulesets.alternatif.exchange import GM, game
from tests.rulesets.anyplay import AnyPlay

FIGHTS, STEPS, PARTS = 500, 60, 10


class Fight(AnyPlay[AlternatifState]):
    """One fight at random."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, game(), wild.settings(random.Random(seed)))
        chance = self.chance
        self.tallies: dict[int, oracles.Tally] = {0: oracles.Tally()}
        sides = ("heroes", "others", "thirds") if chance.random() < 0.15 else ("heroes", "others")
        people = [wild.anybody(chance, f"F{at}", sides[at % len(sides)]) for at in range(chance.randint(2, 6))]
        self.submit(notes.Join(GM, tuple(people)))
        self.submit(inputs.Begin(GM, str(seed)))

    def any_note(self) -> Any:
        asked = [each.who for each in self.engine.standing.questions]
        return wild.word(self.chance, self.engine.state, asked)

    def faces_worth(self) -> Sequence[Fed]:
        return wild.faces_worth(self.chance)

    def preferred(self, decision: Decision, options: Sequence[str]) -> str:
        for wanted, part in (("attack", 0.7), ("yes", 0.8)):
            if wanted in options and self.chance.random() < part:
                return wanted
        return self.chance.choice(options)

    # ---- what must hold

    def check_line(self, before: AlternatifState, progress: Progress[AlternatifState]) -> None:
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
            for ident, who in new.combatants.items():
                old = state.combatants.get(ident)
                if old is not None and old is not who:
                    oracles.points(old, who, event)
                    oracles.kept(old, who, event)
            if isinstance(event, e.WeaponChanged):
                oracles.weapon_changed(state, new, event)
            state = new
        self.tallies[progress.line] = tally
        oracles.line([each.event for each in progress.events])

    def came_back(self, line: int, to: int) -> None:
        self.tallies[line] = self.tallies[to]

    def check_state(self) -> None:
        state, standing = self.engine.state, self.engine.standing
        oracles.whole(state)
        moving = state.opened and not standing.breath
        for who in state.combatants.values():
            oracles.person(state, who, moving=moving)
        if standing.begun and not (standing.held or standing.breath or standing.ended or standing.questions):
            for who in state.combatants.values():
                assert all(each.due is None for each in who.hands), "something is due, and nobody moves"
                assert who.proposal is None, "something was announced, and nobody is asked"
                assert who.task is None or (who.task.waits and who.task.until is None), "an action never ends"


def _landing(state: AlternatifState, event: e.DamageDealt) -> None:
    oracles.damage(state, event)
    if event.blow is not None:
        oracles.landing(state, event)


_CHECKS: Mapping[type, Callable[[AlternatifState, Any], None]] = {
    e.StrikeRolled: oracles.strike,
    e.ParryRolled: oracles.parry,
    e.DamageDealt: _landing,
    e.EquipmentDamaged: oracles.landing,
    e.Bled: oracles.bled,
    e.ReactionRolled: oracles.reaction,
    e.InitiativePostponed: oracles.postponed,
    e.SegmentReached: oracles.clock,
    e.TaskBegun: oracles.task_begun,
    e.TaskEnded: oracles.task_ended,
}


def played(seed: int, steps: int = STEPS) -> Fight:
    """The fight of that seed, played and told again; what goes wrong says where."""
    fight: Fight | None = None
    try:
        fight = Fight(seed)
        for _ in range(steps):
            fight.step()
        fight.check_replay()
    except Exception as wrong:
        wrong.add_note(f"fight {seed}, line {fight.line if fight is not None else 0}")
        raise
    return fight


SEEN: set[str] = set()
ASKED: set[str] = set()


@pytest.mark.parametrize("part", range(PARTS))
def test_fights_at_random(part: int) -> None:
    for seed in range(part, FIGHTS, PARTS):
        fight = played(seed)
        SEEN.update(fight.kinds)
        ASKED.update(fight.asked)


def test_random_fights_come_across_everything_that_can_happen() -> None:
    if not SEEN:
        pytest.skip("runs after the fights")
    kinds: set[str] = {kind.__dataclass_fields__["type"].default for kind in game().event_types}  # type: ignore[attr-defined]
    assert kinds - SEEN == set()
    assert {
        "declare",
        "strike",
        "simultaneous",
        "parry",
        "free",
        "figures",
        "expose",
        "companion",
        "magic_break",
    } <= ASKED
