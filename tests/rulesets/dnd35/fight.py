"""One fight at random under the 3.5 rules: anybody, every word and setting. What must hold is in `oracles`, and for any
ruleset in `tests.rulesets.anyplay`."""

from __future__ import annotations

import random
from typing import Final

from bot.kernel import inputs
from bot.kernel.decisions import Choice, Decision
from bot.kernel.marks import Progress
from bot.rulesets.dnd35 import prospects, reasons
from bot.rulesets.dnd35.attack.strikes import AttackBegun, AttackEnded
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.rolls import UNSEEN, Ahead, Rivals, blind_foes, spell_named
from bot.rulesets.dnd35.grapple.events import ClinchBegun, ClinchEnded
from bot.rulesets.dnd35.manoeuvres.events import ManoeuvreBegun, ManoeuvreEnded
from bot.rulesets.dnd35.mounts import saddle
from bot.rulesets.dnd35.movement import steps
from bot.rulesets.dnd35.objects.actions import HandlingBegun, HandlingEnded
from bot.rulesets.dnd35.people import Join
from bot.rulesets.dnd35.postures import ActBegun, ActEnded
from bot.rulesets.dnd35.recovery.aid import FirstAidBegun, FirstAidEnded
from bot.rulesets.dnd35.running import endurance
from bot.rulesets.dnd35.spells.events import SpellBegun, SpellEnded
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.odds import All
from tests.rulesets.anyplay import AnyPlay
from tests.rulesets.dnd35 import oracles, oracles_mounts, oracles_nogrid, wild
from tests.rulesets.dnd35.skirmish import GM
from tests.rulesets.promises import ways

FIRST_WITHOUT: Final = 801
"""From this seed on every other fight is without a grid: those before it are kept (`Game.rare`)."""


def gridless(seed: int) -> bool:
    """Whether the fight of that seed has no grid."""
    return seed >= FIRST_WITHOUT and seed % 2 == 1


ENDS: Final = {
    AttackBegun: AttackEnded,
    ClinchBegun: ClinchEnded,
    SpellBegun: SpellEnded,
    ManoeuvreBegun: ManoeuvreEnded,
    HandlingBegun: HandlingEnded,
    ActBegun: ActEnded,
    FirstAidBegun: FirstAidEnded,
}
"""What is begun, and how it ends."""


WAYS: Final = {each.code for each in (*steps.ACTIONS, *saddle.ACTIONS, *endurance.ACTIONS)} - {"control_mount"}
ELSEWHERE: Final = {*WAYS, "withdraw", "withdraw_to", "pass", "finish_alone", "delay", "drink"}
"""What is rolled on the way, as the turn ends, or as a potion takes effect, is not for them."""
THERE: Final = {"charge", "charge_into", "overrun"}
"""They are rolled for where they lead to."""


def excused(state: State, decision: Decision, choice: Choice) -> bool:
    """What is rolled on somebody's way is not for his act, nor who notices him, unseen, as he goes, or as he comes out
    of hiding after he has gone; nor what an area does to many, its caster among them. Of a spell that takes
    concentration, or must overcome resistance, the story knows the first roll alone, and of further rays the first.
    Where two tie who add the same, it counts the roll anew as one more attempt."""
    who, action = state.combatants[decision.who], choice.get("action")
    unseen = who.slipped or (action in THERE and bool(blind_foes(state, who) or UNSEEN(who)))
    rolled = prospects.trial(state, decision, choice)
    parts = rolled.parts if isinstance(rolled, All) else () if rolled is None else (rolled,)
    tied = any(isinstance(each, Rivals) and _even(each) for each in parts)
    several = decision.kind == "also" or any(isinstance(each, Ahead) and each.kind == "caster" for each in parts)
    kept = len(parts) > 1 and not any(isinstance(each, Rivals) for each in parts)
    spell = spell_named(who, choice.get("spell", str(decision.facts.get("spell"))))
    area = spell is not None and bool(spell.area)
    elsewhere = action in ELSEWHERE and rolled is None
    return elsewhere or unseen or tied or several or kept or area


def _even(rivals: Rivals) -> bool:
    """Whether somebody of *rivals* adds as much as another one."""
    added = [each.made(rivals.state, 0).total for each in (rivals.mine, *rivals.theirs)]
    return added[0] in added[1:]


class Fight(AnyPlay[State]):
    """One fight at random."""

    wild = wild
    excused = staticmethod(excused)
    prefers = (
        *(("silence", 0.7), ("fetch", 0.6), ("cast_held", 0.8), ("draw_light", 0.6), ("use_item", 0.4)),
        *(("coup", 0.8), ("aid", 0.2), ("dispel_turning", 0.9), ("bolster", 0.5), ("turn_undead", 0.5)),
        *(("grapple", 0.5), ("pin", 0.5), ("crush", 0.2)),
        *(("smash", 0.3), ("overrun", 0.3), ("snatch", 0.4), ("bull_rush", 0.3)),
        *(("guess", 0.6), ("spot", 0.6)),
        *(("attack", 0.4), ("approach", 0.4), ("strike", 0.4), ("retort", 0.7), ("let_go", 0.7)),
        *(("now", 0.6), ("ready", 0.2), ("cast", 0.5), ("deliver", 0.6), ("drink", 0.3), ("load", 0.6)),
        *(("struggle", 0.6), ("draw", 0.3), ("counter", 0.6), ("casts", 0.5), ("charges", 0.3)),
        *(("control_mount", 0.6), ("gallop", 0.5), ("ride_fast", 0.3), ("run", 0.2), ("mount", 0.4)),
        *(("ride_on", 0.3), ("dismount", 0.1), ("other_kind", 0.1), ("first_aid", 0.6)),
    )
    checks = oracles.CHECKS
    takes, loses = map(staticmethod, ways(ENDS))
    why = reasons.refusal

    def __init__(self, seed: int) -> None:
        chosen = wild.settings(random.Random(seed))
        if gridless(seed):
            chosen["map"] = "none"
        super().__init__(seed, wild.game(), chosen, oracles.Tally())
        self.submit(Join(GM, wild.gathered(self.chance, self.opening)))
        for _ in range(self.chance.choice((0, 0, 2))):
            self.submit(self.any_note())
        self.submit(inputs.Begin(GM, str(seed)))

    def check_events(self, before: State, progress: Progress[State]) -> None:
        super().check_events(before, progress)
        if not on_grid(before):
            for told in progress.events:
                oracles_nogrid.told(before, told.event)

    def check_state(self) -> None:
        state = self.engine.state
        oracles.whole(state)
        if self.engine.questions():
            oracles_mounts.settled(state)
            oracles_nogrid.settled(state)
        for who in state.combatants.values():
            oracles.person(state, who)
