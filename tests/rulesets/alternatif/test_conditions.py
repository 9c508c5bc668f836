"""Each condition does what the table of them says (ALT-TAC-005, ALT-SUR-004)."""

from __future__ import annotations

from typing import Any, Final, get_args

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.base.needs import met
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.charging.actions import ABLE
from bot.rulesets.alternatif.combatants.figures import Flag
from bot.rulesets.alternatif.moving.steps import may_step
from bot.rulesets.alternatif.specials.dice import can_oppose
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Injury
from bot.rulesets.alternatif.state.conditions import ATTACKED, ATTACKS, CONDITIONS, STAYS
from bot.rulesets.alternatif.tactics.room import from_afar
from tests.rulesets import consequences
from tests.rulesets.alternatif.exchange import Exchange, fighter
from tests.rulesets.consequences import Probe


def ana(state: AlternatifState) -> Combatant:
    return state.combatants["ana"]


PROBES: Final[dict[str, Probe]] = {
    "stays": lambda state: may_step(state, ana(state)),
    "defenceless": lambda state: can_oppose(state, ana(state), state.combatants["orc"]),
    "bars_nobody": lambda state: distances.guards(state, state.combatants["orc"], state.combatants["mage"]),
    "charges_not": lambda state: met(ABLE, state, ana(state)),
    "attacks": lambda state: from_afar(state, Throw("ana", "orc")),
    "attacked": lambda state: from_afar(state, Throw("orc", "ana")),
}


def bearing(state: AlternatifState, ident: str, kind: str) -> AlternatifState:
    who = state.combatants[ident]
    borne: dict[str, dict[str, Any]] = {
        "clinched": {"wrestling": evolve(who.wrestling, locked=("orc",))},
        "lame": {"injuries": (Injury("leg", "cut", 5, lame=True),)},
    }
    return state.with_(ident, **borne.get(kind, {kind: True}))


def stood() -> AlternatifState:
    return Exchange(fighter("Ana"), fighter("Mage", behind=True), fighter("Orc", "orcs")).state


def test_each_condition_does_what_its_entry_says() -> None:
    assert consequences.idle(CONDITIONS, PROBES, {"face to face": stood()}, "ana", bearing) == []


def test_what_the_game_master_says_of_somebody_has_its_entry() -> None:
    assert {*get_args(Flag)} - {"unaware"} <= {*CONDITIONS}


@pytest.mark.rule("ALT-TAC-005")
def test_whoever_lies_on_the_ground_has_three_less_and_others_three_more_against_him() -> None:
    lying = ana(bearing(stood(), "ana", "prone"))
    assert (ATTACKS.sum(lying), ATTACKED.sum(lying), STAYS.by(lying)) == (-3, 3, "prone")
