"""At 0 hit points and below (D35-HPS)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.decisions import NOTHING
from bot.rulesets.dnd35.dying import Bled, Fell, Strained
from bot.rulesets.dnd35.fixing import Damage, Heal, fix_back
from bot.rulesets.dnd35.rounds.turns import TurnBegun
from bot.rulesets.dnd35.state import FISTS
from bot.rulesets.dnd35.view import facts, health
from bot.rulesets.shared.seeing import Look
from tests.rulesets.dnd35.skirmish import GM, Skirmish, fighter

NEAR = {"aria": "E10", "orc": "F10"}
ALL = Look(gm=True, own=True, awaited=False)


def duel(**orc: Any) -> Skirmish:
    return Skirmish(fighter("Aria", strength=14), fighter("Orc", "foes", **orc), cells=NEAR)


@pytest.mark.rule("D35-HPS-001", "D35-ACT-007")
def test_at_0_there_is_one_action_and_an_effort_costs_a_point() -> None:
    scene = duel(hit_points=6)
    scene.attacks("aria", "orc", 15, 4)
    assert [each.how for each in scene.said(Fell)] == ["disabled"]
    scene.passes("aria")
    assert scene.one(TurnBegun).restricted
    scene.attacks("orc", "aria", 2)
    assert scene.said(Strained)
    assert scene.who("orc").hit_points == -1
    assert [each.how for each in scene.said(Fell)] == ["dying"]
    moving = duel(hit_points=0)
    moving.passes("aria")
    moving.does("orc", "go", to="H10", column="H")
    moving.is_silent("aria") if ("aria", "opportunity") in moving.asked else None
    assert moving.who("orc").hit_points == 0, "moving is no effort"


@pytest.mark.rule("D35-HPS-002", "D35-HPS-004")
@pytest.mark.example("EX-D35-19")
def test_the_dying_lose_a_point_each_round_or_are_stable() -> None:
    scene = duel(hit_points=6)
    scene.attacks("aria", "orc", 15, 7)
    assert scene.who("orc").hit_points == -3
    scene.dice(11)
    scene.passes("aria")
    assert (scene.one(Bled).stable, scene.who("orc").hit_points) == (False, -4)
    scene.dice(10)
    scene.passes("aria")
    assert (scene.one(Bled).stable, scene.who("orc").hit_points) == (True, -4)
    assert scene.who("orc").stable


@pytest.mark.rule("D35-HPS-003")
def test_at_minus_10_one_is_dead() -> None:
    scene = duel(hit_points=4)
    scene.notes(Damage(GM, "orc", 13))
    assert scene.who("orc").shown == "dying"
    scene.notes(Damage(GM, "orc", 1))
    assert scene.who("orc").shown == "dead"


@pytest.mark.rule("D35-HPS-001", "D35-HPS-003")
@pytest.mark.parametrize("being", ["undead", "construct"])
@pytest.mark.parametrize("harm", [4, 6])
def test_what_never_lived_is_neither_disabled_nor_dying_but_destroyed(being: str, harm: int) -> None:
    scene = duel(hit_points=4, being=being)
    scene.notes(Damage(GM, "orc", harm))
    assert [each.how for each in scene.said(Fell)] == ["destroyed"]
    orc = scene.who("orc")
    assert (orc.died, orc.out, orc.dying, orc.disabled) == (True, True, False, False)


@pytest.mark.rule("D35-HPS-001", "D35-ACT-007")
def test_whoever_is_brought_to_0_in_his_own_turn_has_one_action_in_all() -> None:
    scene = duel(hit_points=4)
    scene.passes("aria")
    scene.notes(Damage(GM, "orc", 4))
    assert "attack" in scene.offered("orc")
    turn = scene.state.turn
    assert turn is not None
    assert turn.restricted
    moved = duel(hit_points=4)
    moved.passes("aria")
    moved.does("orc", "go", column="F", to="F11")
    if ("aria", "opportunity") in moved.asked:
        moved.answers("aria", opportunity=NOTHING)
    assert "attack" in moved.offered("orc")
    moved.notes(Damage(GM, "orc", 4))
    assert ("orc", "declare") not in moved.asked or "attack" not in moved.offered("orc"), "the move was the one action"


@pytest.mark.rule("D35-HPS-004", "D35-HPS-005")
def test_who_is_stable_is_shown_so() -> None:
    scene = duel(hit_points=4)
    scene.notes(Damage(GM, "orc", 7))
    orc = scene.who("orc")
    assert (health(orc), facts(scene.state, orc, ALL)["bearing"]) == ("dying", "dying")
    scene.dice(10)
    scene.passes("aria")
    orc = scene.who("orc")
    assert (health(orc), facts(scene.state, orc, ALL)["bearing"]) == ("stable", "stable")


@pytest.mark.rule("D35-HPS-005")
def test_any_healing_stabilises() -> None:
    scene = duel(hit_points=20)
    scene.notes(Damage(GM, "orc", 24))
    scene.notes(Heal(GM, "orc", 2))
    assert (scene.who("orc").hit_points, scene.who("orc").stable, scene.who("orc").out) == (-2, True, True)
    scene.notes(Heal(GM, "orc", 2))
    assert scene.who("orc").shown == "disabled"


@pytest.mark.rule("D35-HPS-011", "D35-HPS-012")
@pytest.mark.example("EX-D35-15")
def test_nonlethal_damage_staggers_and_knocks_out() -> None:
    scene = duel(hit_points=8, nonlethal=5)
    scene.attacks("aria", "orc", 15, 1, with_=FISTS)
    if ("orc", "opportunity") in scene.asked:
        scene.answers("orc", opportunity="-")
    assert (scene.who("orc").nonlethal, scene.who("orc").shown) == (8, "staggered")
    scene = duel(hit_points=8, nonlethal=6)
    scene.attacks("aria", "orc", 15, 1, with_=FISTS)
    assert (scene.who("orc").nonlethal, scene.who("orc").shown) == (9, "unconscious")
    scene = duel(hit_points=12, nonlethal=9)
    scene.attacks("aria", "orc", 15, 2)
    assert (scene.who("orc").hit_points, scene.who("orc").shown) == (8, "unconscious")


def test_the_game_master_brings_somebody_back() -> None:
    scene = duel(hit_points=20)
    scene.notes(Damage(GM, "orc", 30))
    scene.notes(fix_back(scene.state, GM, {"who": "orc"}))
    assert (scene.who("orc").hit_points, scene.who("orc").out) == (1, False)
    knocked = duel(hit_points=8, nonlethal=9)
    knocked.notes(fix_back(knocked.state, GM, {"who": "orc"}))
    assert knocked.who("orc").shown == "up"
