"""Diagonals on the grid: each as long as any step, or, by the table's choice, every second one twice (DN5-EXT-017)."""

from __future__ import annotations

import pytest

from bot.kernel.values import evolve
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.base.budget import movement_left
from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.movement import moves as areas
from bot.rulesets.dnd5.movement import ways
from bot.rulesets.dnd5.movement.events import MoveBegun, Stepped
from bot.rulesets.dnd5.movement.words import SayGround
from bot.rulesets.dnd5.settings import SetSetting
from tests.rulesets.dnd5.skirmish import GM, HALBERD, Skirmish, fighter

ALTERNATING = {"map": "square", "diagonals": "alternating"}


def alone(cell: str = "A1", foe: str = "T20", **settings: str) -> Skirmish:
    ana = evolve(fighter("Ana"), cell=cell)
    return Skirmish(ana, evolve(fighter("Orc", "foes"), cell=foe), **{**ALTERNATING, **settings})


@pytest.mark.rule("DN5-EXT-017")
@pytest.mark.parametrize(("diagonals", "metres"), [("equal", 600), ("alternating", 750)])
def test_a_distance_counts_diagonals_as_the_table_does(diagonals: str, metres: int) -> None:
    """(0,0) to (4,3): four steps, 6 m; where every second of the three diagonals counts 3 m, 7.5 m."""
    s = alone("A1", "E4", diagonals=diagonals)
    assert distance(s.state, s.who("ana"), s.who("orc")) == metres


@pytest.mark.rule("DN5-EXT-017")
def test_every_second_diagonal_step_costs_double_also_in_several_moves_of_a_turn() -> None:
    s = alone()
    s.does("ana", "go", to="B2")
    assert [each.cost for each in s.said(Stepped)] == [150]
    s.does("ana", "go", to="D4")
    assert [each.cost for each in s.said(Stepped)] == [300, 150]
    assert (s.one(MoveBegun).metres, s.one(MoveBegun).dear) == ("4.5", None)
    assert movement_left(s.state, s.who("ana")) == 300
    s.does("ana", "go", to="E4")
    assert "E5" in s.options("ana", "to", action="go")
    assert "F5" not in s.options("ana", "to", action="go"), "a diagonal would cost 3 m now"
    s.passes("ana", "orc")
    s.does("ana", "go", to="F5")
    assert [each.cost for each in s.said(Stepped)] == [150], "each turn begins anew"


@pytest.mark.rule("DN5-EXT-017", "DN5-MOV-006")
def test_hindrances_come_on_top_of_it() -> None:
    s = alone()
    s.notes(SayGround(GM, ("B2", "C2", "B3", "C3"), "difficult"))
    s.does("ana", "go", to="B2")
    assert [each.cost for each in s.said(Stepped)] == [300]
    s.does("ana", "go", to="C3")
    assert sum(each.cost for each in s.said(Stepped)) == 600, "a second diagonal there, or two steps around it"


@pytest.mark.rule("DN5-EXT-017")
def test_the_way_that_is_found_is_the_cheapest_that_there_is() -> None:
    """From A1 to D4: three diagonals cost 6 m; as many squares as that go aside and ahead."""
    s = alone()
    way = ways.best_way(s.state, s.who("ana"), ("D4",))
    assert way is not None
    assert (way.cost, way.far, len(way.cells)) == (600, 600, 3)
    reach = ways.reach_of(s.state, s.who("ana"))
    assert reach["E5"] == 900
    assert "F6" not in reach
    assert reach["G1"] == 900


@pytest.mark.rule("DN5-EXT-017", "DN5-ATK-017", "DN5-ATK-018")
def test_a_neighbour_is_always_in_reach_and_two_diagonals_are_farther_than_three_metres() -> None:
    ana = evolve(fighter("Ana", "players", HALBERD), cell="A1")
    for cell, within in (("B2", True), ("C3", False), ("C2", True)):
        s = Skirmish(ana, evolve(fighter("Orc", "foes"), cell=cell), **ALTERNATING)
        assert bool(arms.against(s.state, s.who("ana"), s.who("orc"))) is within


@pytest.mark.rule("DN5-EXT-017")
def test_an_area_is_rounder() -> None:
    for diagonals, inside in (("equal", True), ("alternating", False)):
        s = alone("A1", "K10", diagonals=diagonals)
        cells = areas.cells_of(s.state, s.who("ana"), "sphere", 600, "K10")
        assert ("O14" in cells) is inside
        assert "O10" in cells


def test_the_table_may_change_it_while_it_plays() -> None:
    s = alone("A1", "E4")
    s.notes(SetSetting(GM, "diagonals", "equal"))
    assert distance(s.state, s.who("ana"), s.who("orc")) == 600
