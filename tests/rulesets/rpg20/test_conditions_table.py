"""Each condition does what the table of them says (R20-WND-004 to -014, R20-SPE-005)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final, cast, get_args

from bot.kernel.values import evolve
from bot.rulesets.rpg20 import autopilot, reasons
from bot.rulesets.rpg20.base import Outlook, Trial
from bot.rulesets.rpg20.evading import aware, close, missile
from bot.rulesets.rpg20.repertoire import menu
from bot.rulesets.rpg20.sequences.slot import Move
from bot.rulesets.rpg20.state import Fighter, Ill, State
from bot.rulesets.rpg20.state.conditions import CONDITIONS, FLAGS, NEEDS_CARE, Ailment
from bot.rulesets.rpg20.wounds.harm import Rise, bleed
from tests.rulesets import consequences
from tests.rulesets.consequences import Probe
from tests.rulesets.rpg20.fray import Fray, fighter


def ana(state: State) -> Fighter:
    return state.combatants["ana"]


PROBES: Final[dict[str, Probe]] = {
    "out": lambda state: ana(state).out,
    "immobilised": lambda state: ana(state).immobilised,
    "defenceless": lambda state: aware(state, ana(state), "bor"),
    "cannot_move": lambda state: menu(Outlook(state, ana(state))),
    "lies": lambda state: Move().asked(Outlook(state, ana(state))),
    "cannot_rise": lambda state: Rise().asked(Outlook(state, evolve(ana(state), down=True))),
    "bleeds": lambda state: [*bleed(cast(Any, SimpleNamespace(now=state)))],
    "needs_care": lambda state: autopilot._patient(state, state.combatants["cid"]),
    "hampers_flight": lambda state: missile(state, Trial(ana(state))),
    "hampers_melee": lambda state: close(state, Trial(ana(state))),
}


def bearing(state: State, ident: str, kind: Any) -> State:
    flag = kind not in get_args(Ailment)
    return state.with_(ident, **({kind: True} if flag else {"ills": (Ill(kind),)}))


def stood() -> State:
    people = (fighter("Ana"), fighter("Bor", "foes"), fighter("Cid", domains={"medicine": 10}))
    return evolve(Fray(*people).state, round=2)


def test_each_condition_does_what_its_entry_says() -> None:
    assert consequences.idle(CONDITIONS, PROBES, {"face to face": stood()}, "ana", bearing) == []


def test_each_ailment_and_flag_has_its_entry() -> None:
    assert {*CONDITIONS} == {*get_args(Ailment), *(each.kind for each in FLAGS)}


def test_the_most_urgent_need_comes_first() -> None:
    state = bearing(stood(), "ana", "coma").with_("cid", ills=(Ill("pain"), Ill("haemorrhage")))
    assert NEEDS_CARE.by(state.combatants["cid"]) == "haemorrhage"
    assert autopilot._patient(state, state.combatants["cid"]) == state.combatants["cid"]


def test_whoever_is_out_is_told_what_keeps_him_from_acting() -> None:
    state = stood().with_("ana", ills=(Ill("haemorrhage"), Ill("coma")))
    assert reasons._present(Outlook(state, ana(state)), {}) == ("out_oneself", {"status": "coma"})
