"""Each condition does what the table of them says (DN5-EXT-007 to -011)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from bot.kernel.values import evolve
from bot.rulesets.dnd5.actions.circumstances import dodges
from bot.rulesets.dnd5.attack.striking import CRITICAL_NEAR, provoked
from bot.rulesets.dnd5.base.budget import falls, incapacitated, speed
from bot.rulesets.dnd5.base.distances import dreaded
from bot.rulesets.dnd5.base.rolls import Trial
from bot.rulesets.dnd5.conditions import DROPS, checked, own, saved, theirs
from bot.rulesets.dnd5.movement.passing import crawling
from bot.rulesets.dnd5.reactions import Occurrence
from bot.rulesets.dnd5.spells.upon import is_helpless
from bot.rulesets.dnd5.state import CONDITIONS, Effect, Spell, State, sees
from bot.rulesets.dnd5.traits import attacking
from bot.rulesets.shared.consequences import Conditions
from tests.rulesets import consequences
from tests.rulesets.consequences import Probe
from tests.rulesets.dnd5.skirmish import Skirmish, fighter


def ana(state: State) -> Any:
    return state.combatants["ana"]


def bor(state: State) -> Any:
    return state.combatants["bor"]


SOFT: Final = (Effect(Spell("feather_fall", softens=True), "bor"),)
BOLT: Final = Spell("bolt", save="dexterity")
PROBES: Final[dict[str, Probe]] = {
    "cannot_act": lambda state: incapacitated(ana(state)),
    "stays": lambda state: speed(ana(state)),
    "helpless": lambda state: is_helpless(ana(state), BOLT),
    "down": lambda state: falls(evolve(ana(state), mode="fly", speeds={"walk": 900, "fly": 900}, height=300)),
    "crawls": lambda state: [*crawling(state, ana(state), (), "walk")],
    "hampers_attacks": lambda state: [*own(state, Trial(ana(state), bor(state)))],
    "hampers_checks": lambda state: [*checked(state, Trial(ana(state), skill="athletics"))],
    "hampers_dexterity_saves": lambda state: [*saved(state, Trial(ana(state), ability="dexterity"))],
    "exposed": lambda state: [*theirs(state, Trial(bor(state), ana(state)))],
    "exposed_near": lambda state: [*theirs(state, Trial(bor(state), ana(state)))],
    "critical_near": lambda state: CRITICAL_NEAR(ana(state)),
    "senseless": lambda state: sees(state, ana(state), bor(state)),
    "drops_prone": lambda state: any(each.kind in DROPS.figures for each in ana(state).conditions),
    "blind": lambda state: sees(state, ana(state), bor(state)),
    "unseen": lambda state: sees(state, bor(state), ana(state)),
    "dreads": lambda state: dreaded(state, ana(state)),
    "borne_up": lambda state: speed(ana(state), "fly"),
    "sinks": lambda state: falls(evolve(ana(state), mode="fly", height=300, effects=SOFT)),
    "spares_opportunities": lambda state: [*provoked(state, Occurrence("leaves", "ana", leaves=("bor",)))],
    "dodges": lambda state: dodges(ana(state)),
    "reckless": lambda state: [*attacking(state, Trial(bor(state), ana(state)))],
}


def stood() -> State:
    return Skirmish(fighter("Ana"), fighter("Bor", "foes"), apart={"ana|bor": 150}).state


@pytest.mark.rule("DN5-EXT-007", "DN5-EXT-008", "DN5-EXT-009", "DN5-EXT-010", "DN5-EXT-011")
def test_each_condition_does_what_its_entry_says() -> None:
    assert consequences.idle(CONDITIONS, PROBES, {"side by side": stood()}, "ana") == []


def test_what_no_rule_plays_is_refused() -> None:
    conditions = Conditions({"prone": {"down"}, "shaken": {"attacks": -2}})
    conditions.that("down")
    with pytest.raises(TypeError, match="shaken: attacks"):
        conditions.all_played()
    with pytest.raises(TypeError, match="stunned"):
        conditions.that("stunned")


def test_an_entry_that_changes_nothing_is_found() -> None:
    conditions = Conditions({"poisoned": {"stays"}, "prone": {"flies"}})
    found = consequences.idle(conditions, PROBES, {"side by side": stood()}, "ana")
    assert found == ["poisoned: stays changes nothing", "prone: flies has no probe"]
