"""That a chance is told otherwise than it is rolled, or that an entry forgets its roll, is found (`foreseen`)."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from bot.kernel.values import evolve
from bot.rulesets.dnd5.attack import striking
from bot.rulesets.dnd5.base.rolls import Ahead
from bot.rulesets.dnd5.contests import grips
from bot.rulesets.dnd35.attack import actions as attacking
from bot.rulesets.dnd35.base.needs import Deed
from bot.rulesets.dnd35.base.rolls import Ahead as Ahead35
from bot.rulesets.dnd35.base.rolls import Rivals
from bot.rulesets.dnd35.grapple import actions as grappling
from bot.rulesets.dnd35.manoeuvres import actions as trying
from bot.rulesets.percentile.declaring.actions import DOINGS
from bot.rulesets.percentile.rolls.d100 import Ahead as Ahead100
from bot.rulesets.shared.actions import Doable
from bot.rulesets.shared.odds import All
from tests.rulesets import foreseen
from tests.rulesets.alternatif.bottes import up
from tests.rulesets.dnd5 import skirmish as dnd5
from tests.rulesets.dnd35 import skirmish as dnd35
from tests.rulesets.percentile import brawl


def found(game: str = "dnd5") -> list[str]:
    """What is wrong with the chances of somebody's turn beside a foe."""
    scene: Any
    if game == "dnd5":
        scene = dnd5.met(dnd5.fighter("Ana"), dnd5.fighter("Orc", "foes"), ana="B2", orc="B3")
    elif game == "percentile":
        scene = brawl.Brawl(brawl.fighter("Ana", melee=60, physique=40), brawl.fighter("Orc", "foes", melee=40))
    else:
        orc = dnd35.fighter("Orc", "foes", strength=12)
        scene = dnd35.Skirmish(dnd35.fighter("Ana"), orc, cells={"ana": "B2", "orc": "B3"})
    decision = next(each for _, each in scene.engine.questions())
    return list(foreseen.faults(scene.game, scene.engine.state, decision, random.Random(1), lambda *said: False))


@pytest.mark.parametrize("game", ["dnd5", "dnd35", "percentile"])
def test_what_is_told_is_what_is_rolled(game: str) -> None:
    assert found(game) == []


@pytest.mark.parametrize(
    ("game", "entry"),
    [
        *(("dnd5", each) for each in (striking.Attack, grips.Grapple)),
        *(("dnd35", each) for each in (attacking.Attack, trying.Trip, trying.BullRush, grappling.Grapple)),
    ],
)
def test_an_entry_that_forgets_its_roll_is_found(monkeypatch: pytest.MonkeyPatch, game: str, entry: Any) -> None:
    monkeypatch.setattr(entry, "trial", (Deed if game == "dnd35" else Doable).trial)
    assert [each for each in found(game) if f"'{entry.code}'" in each and "says of no roll" in each]


@pytest.mark.parametrize("kind", ["attack", "flee"])
def test_a_declaration_that_forgets_its_roll_is_found(monkeypatch: pytest.MonkeyPatch, kind: Any) -> None:
    monkeypatch.setitem(cast(Any, DOINGS), kind, evolve(DOINGS[kind], trial=lambda state: None))
    assert [each for each in found("percentile") if f"'{kind}'" in each and "says of no roll" in each]


@pytest.mark.parametrize(
    ("game", "kind", "action"),
    [
        ("dnd5", Ahead, "attack"),
        *(("dnd35", each, action) for each, action in ((Ahead35, "attack"), (Rivals, "feint"), (All, "grapple"))),
        ("percentile", Ahead100, "attack"),
    ],
)
def test_a_chance_that_leaves_a_term_out_is_found(
    monkeypatch: pytest.MonkeyPatch, game: str, kind: Any, action: str
) -> None:
    monkeypatch.setattr(kind, "likely", lambda self: 0.123)
    assert [each for each in found(game) if f"'{action}'" in each and "played it comes to" in each]


def beside_a_foe() -> list[str]:
    """What is wrong, under the alternative rules, with the chances of somebody whose blow comes beside a foe."""
    fight = up()
    return list(foreseen.faults(fight.game, fight.state, fight.question("ana"), random.Random(1), lambda *said: False))


@pytest.mark.parametrize("rolls", ["melee.strikes", "specials.outcomes"])
def test_a_blow_that_forgets_its_roll_is_found(monkeypatch: pytest.MonkeyPatch, rolls: str) -> None:
    assert beside_a_foe() == []
    monkeypatch.setattr(f"bot.rulesets.alternatif.{rolls}.trial", lambda *said: None)
    assert [each for each in beside_a_foe() if "says of no roll" in each]


def test_a_blow_that_leaves_a_term_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.rulesets.alternatif.base.rolls.Ahead.likely", lambda self: 0.5)
    assert [each for each in beside_a_foe() if "special" in each and "played it comes to" in each]
