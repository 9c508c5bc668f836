"""Whoever sets upon somebody out of hiding is shown before anything of it is told, and by what he does it with."""

from __future__ import annotations

import pytest

from bot.kernel.events import PUBLIC, DecisionClosed, DecisionOpened
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.people import CombatantRevealed
from tests.rulesets.dnd35.skirmish import PLAYER, Skirmish, fighter

QUESTIONS = (DecisionOpened, DecisionClosed)
SWORD = {"with": "longsword"}


def _first(scene: Skirmish) -> object:
    """The first thing that everybody reads."""
    return next(each for each in scene.told if scene.game.audience(each) == PUBLIC and not isinstance(each, QUESTIONS))


@pytest.mark.rule("D35-MOV-001", "D35-MOV-005", "D35-ATK-011", "D35-MAN-001", "D35-MAN-021", "D35-GRA-002")
def test_whoever_charges_finishes_or_pushes_somebody_out_of_hiding_is_seen_first() -> None:
    down = (Condition("paralysed"),)
    cases = (
        ("charge", "K4", {}, SWORD, "longsword"),
        ("charge_into", "K4", {}, {"how": "bull_rush"}, "longsword"),
        ("coup", "B4", {"conditions": down}, SWORD, "longsword"),
        ("attack", "B4", {}, SWORD, "longsword"),
        ("bull_rush", "B4", {}, {}, "longsword"),
        ("overrun", "E4", {}, {}, "longsword"),
        ("grapple", "B4", {}, {}, "longsword"),
        ("trip", "B4", {}, {"with": "unarmed_strike"}, "longsword"),
    )
    for deed, cell, figures, more, weapon in cases:
        people = (fighter("Aria", hidden=True, player=PLAYER), fighter("Bo"), fighter("Orc", "foes", **figures))
        scene = Skirmish(*people, cells={"aria": "A4", "bo": "A12", "orc": cell})
        scene.told.clear()
        scene.does("aria", deed, target="orc", **more)
        first = _first(scene)
        assert isinstance(first, CombatantRevealed), (deed, scene.told)
        assert (first.combatant, first.weapon) == ("aria", weapon), deed
        assert not scene.who("aria").hidden, deed


@pytest.mark.rule("D35-ACT-009")
def test_whoever_strikes_out_of_hiding_with_what_he_held_ready_is_seen_first() -> None:
    people = (fighter("Aria", hidden=True, player=PLAYER), fighter("Bo"), fighter("Orc", "foes"))
    scene = Skirmish(*people, cells={"aria": "A4", "bo": "C4", "orc": "B4"})
    scene.does("aria", "ready", on="attacks", whom="enemy", response="attack")
    scene.passes("aria", "bo")
    scene.attacks("orc", "bo")
    scene.answers("aria", 2, 2, react="now", step="stay", **SWORD)
    first = _first(scene)
    assert isinstance(first, CombatantRevealed), scene.told
    assert first.combatant == "aria"
