"""One fight at random under D&D Alternatif: everybody from the data and anybody made up, every word, every setting.
What must hold is in `oracles`, and for any ruleset in `tests.rulesets.anyplay`."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.kernel import inputs
from bot.kernel.decisions import Choice, Decision
from bot.rulesets.alternatif.base.moves import is_running
from bot.rulesets.alternatif.combatants.words import Join
from bot.rulesets.alternatif.crowd import limbs as crowds
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.listed import TaskBegun, TaskEnded
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.reaction.dice import InitiativePostponed, ReactionRolled
from bot.rulesets.alternatif.scene import SegmentReached
from bot.rulesets.alternatif.shooting import events as shots
from bot.rulesets.alternatif.specials import events as s
from bot.rulesets.alternatif.specials import records as torn
from bot.rulesets.alternatif.state import AlternatifState
from bot.rulesets.alternatif.tactics import blind as tactics
from bot.rulesets.alternatif.wounds.events import Bled, DamageDealt, EquipmentDamaged, WeaponChanged
from bot.rulesets.alternatif.wrestling import holds
from tests.rulesets.alternatif import (
    circumstance_oracles,
    grid_oracles,
    oracles,
    plots,
    promises,
    wild,
    wrestling_oracles,
)
from tests.rulesets.alternatif.exchange import GM, game
from tests.rulesets.anyplay import AnyPlay


def _landing(state: AlternatifState, event: DamageDealt) -> None:
    oracles.damage(state, event)
    if event.blow is not None:
        oracles.landing(state, event)


def _strike(state: AlternatifState, event: StrikeRolled) -> None:
    oracles.strike(state, event)
    circumstance_oracles.strike(state, event)


def _parry(state: AlternatifState, event: ParryRolled) -> None:
    oracles.parry(state, event)
    circumstance_oracles.summed(state, event.combatant, event.attacker, event.terms)


CHECKS: Mapping[type, Callable[[AlternatifState, Any], None]] = {
    StrikeRolled: _strike,
    ParryRolled: _parry,
    DamageDealt: _landing,
    EquipmentDamaged: oracles.landing,
    Bled: oracles.bled,
    ReactionRolled: oracles.reaction,
    crowds.FlatReaction: oracles.flat,
    InitiativePostponed: oracles.postponed,
    SegmentReached: oracles.clock,
    TaskBegun: oracles.task_begun,
    TaskEnded: oracles.task_ended,
    shots.ShotRolled: oracles.shot,
    shots.ShotDefended: oracles.defended,
    s.SpecialAttempted: oracles.attempted,
    s.SpecialRolled: oracles.special,
    s.SpecialResolved: oracles.resolved,
    tactics.GropedInTheDark: circumstance_oracles.groped,
    **wrestling_oracles.CHECKS,
    **grid_oracles.CHECKS,
}


ANNOUNCED = ("declare", "instead", "changed")
"""What is told of what is announced is the blow or the shot that it leads to, which comes later."""


def excused(state: AlternatifState, decision: Decision, choice: Choice) -> bool:
    """Whoever acts with several weapons, or wrestles with several dice, or parries beside what he answers, is told of
    the one he is asked about; what is rolled once he has seized somebody, hurts him or is back on guard is another's.
    Of two who stand in the way of a breakthrough the story has both roll the same, and whoever runs is gone before the
    die is cast."""
    who = state.combatants.get(decision.who)
    between = (choice[name] for name in choice if name.startswith("flank"))
    if who is None or decision.kind in ANNOUNCED or any(each in state.combatants for each in between):
        return True
    specials = any(each.author == who.id and not each.settled for each in state.specials)
    if specials or (decision.kind in ("oppose", "free") and any(each.up for each in who.hands)):
        return True
    if decision.kind == "free" and any(is_running(each, state.segment) for each in state.combatants.values()):
        return True
    match decision.kind:
        case "strike" | "confirm":
            return sum(each.up for each in who.hands) > 1
        case "simultaneous":
            return sum(value != "return_to_guard" for name, value in choice.items() if name.startswith("choice")) != 1
        case "oppose":
            return "also" in choice and choice["oppose"] == "special"
        case "free":
            return choice["free"].endswith("/seize")
        case "wrestle":
            return len(who.wrestling.grips) > 1 or not holds.rule_of(choice["action"]).rolled
        case _:
            return False


class Fight(AnyPlay[AlternatifState]):
    """One fight at random."""

    wild = wild
    excused = staticmethod(excused)
    prefers = (
        *(("shoot", 0.4), ("attack", 0.5), ("special", 0.4), ("weapon_capture", 0.5), ("yes", 0.8)),
        *(("act", 0.7), ("key", 0.3), ("head", 0.3)),
    )
    checks = CHECKS
    takes = staticmethod(promises.takes)
    loses = staticmethod(promises.loses)

    def __init__(self, seed: int) -> None:
        plot = plots.plot_of(seed, random.Random(seed + 1))
        settings = {**wild.settings(random.Random(seed)), **({} if plot is None else plot.settings)}
        self.seed = seed
        super().__init__(seed, game(), settings, oracles.Tally())
        chance = self.chance
        if plot is not None:
            self.prefers = (*plot.often, *self.prefers)
            for word in (Join(GM, plot.people), *plot.before, inputs.Begin(GM, str(seed)), *plot.words):
                self.submit(word)
            return
        sides = ("heroes", "others", "thirds") if chance.random() < 0.15 else ("heroes", "others")
        crowd = [wild.anybody(chance, f"F{at}", sides[at % len(sides)]) for at in range(chance.randint(2, 6))]
        self.submit(Join(GM, tuple(crowd)))
        self.submit(inputs.Begin(GM, str(seed)))

    def any_note(self) -> Any:
        # In every tenth fight people often say what they do next.
        people = self.engine.state.combatants
        if self.seed % 10 == 9 and people and self.chance.random() < 0.2:
            return wild.what_comes_next(self.chance, self.engine.state, self.chance.choice(list(people)))
        return super().any_note()

    def check_step(self, state: AlternatifState, event: Any, new: AlternatifState, account: Any) -> Any:
        for ident, who in new.combatants.items():
            old = state.combatants.get(ident)
            if old is not None and old is not who:
                oracles.points(old, who, event)
                oracles.kept(old, who, event)
        if isinstance(event, WeaponChanged):
            oracles.weapon_changed(state, new, event)
        if isinstance(event, torn.WeaponCaptured):
            oracles.captured(state, new, event)
        return account

    def check_told(self, events: Sequence[Any]) -> None:
        oracles.line(events)

    def check_state(self) -> None:
        state, standing = self.engine.state, self.engine.standing
        oracles.whole(state)
        moving = state.opened and not standing.breath
        for who in state.combatants.values():
            oracles.person(state, who, moving=moving)
        if moving and standing.begun and not (standing.ended or standing.held):
            grid_oracles.settled(state)
        # Where time is asked to wait, or was sent, what is due waits, too.
        if 0 < state.sent == state.segment:
            return
        if standing.begun and not (standing.pause or standing.breath or standing.ended or standing.questions):
            for who in state.combatants.values():
                assert all(each.comes is None for each in who.hands), "something is due, and nobody moves"
                assert not any(each.pending for each in who.wrestling.grips), "a wrestler is due, and nobody moves"
                assert who.proposal is None, "something was announced, and nobody is asked"
                assert who.task is None or (who.task.waits and who.task.until is None), "an action never ends"
