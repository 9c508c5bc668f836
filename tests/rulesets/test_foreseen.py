"""That a chance is told otherwise than it is rolled, or that an entry forgets its roll, is found (`foreseen`)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.rulesets.dnd5.attack.striking import Attack
from bot.rulesets.dnd5.base.rolls import Ahead
from bot.rulesets.dnd5.contests.grips import Grapple
from tests.rulesets import foreseen
from tests.rulesets.dnd5.skirmish import fighter, met


def found() -> list[str]:
    """What is wrong with the chances of somebody's turn beside a foe."""
    scene = met(fighter("Ana"), fighter("Orc", "foes"), ana="B2", orc="B3")
    (decision,) = [each for _, each in scene.engine.questions()]
    return list(foreseen.faults(scene.game, scene.engine.state, decision, random.Random(1), lambda *said: False))


def test_what_is_told_is_what_is_rolled() -> None:
    assert found() == []


@pytest.mark.parametrize("entry", [Attack, Grapple])
def test_an_entry_that_forgets_its_roll_is_found(monkeypatch: pytest.MonkeyPatch, entry: Any) -> None:
    monkeypatch.delattr(entry if "trial" in vars(entry) else entry.__mro__[1], "trial")
    assert [each for each in found() if entry.code in each and "says of no roll" in each]


def test_a_chance_that_leaves_a_term_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ahead, "likely", lambda self: 0.5)
    assert [each for each in found() if "attack" in each and "played it comes to" in each]
