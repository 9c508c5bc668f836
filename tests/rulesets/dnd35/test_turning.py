"""Turning undead: checks, damage, flight, destruction, dispelling, bolstering (D35-TUR)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.catalogue import load_library
from bot.catalogue.dnd35_making import proposed35_of
from bot.catalogue.ids import ClassId
from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.dying import Fell
from bot.rulesets.dnd35.movement.ways import Place
from bot.rulesets.dnd35.state import Fighter
from bot.rulesets.dnd35.turning import flight as reach
from bot.rulesets.dnd35.turning.flight import (
    Cowered,
    StrengthRolled,
    TurningEnded,
    TurningRolled,
    UndeadBolstered,
    UndeadTurned,
)
from bot.rulesets.shared.conditions import Condition
from tests.rulesets.dnd35.skirmish import GM, Skirmish, fighter


def cleric(level: int = 5, charisma: int = 14, **more: Any) -> Fighter:
    given: dict[str, Any] = {"level": level, "turning": level, "charisma": charisma, "turns": 5, **more}
    return fighter(given.pop("name", "Cleric"), given.pop("side", "players"), **given)


def dead(name: str, dice: int, **more: Any) -> Fighter:
    return fighter(name, "foes", **{"level": dice, "being": "undead", "intelligence": 0, "hit_points": 12, **more})


def table(*people: Fighter, **cells: str) -> Skirmish:
    return Skirmish(*people, cells={"cleric": "E10", **cells})


@pytest.mark.rule("D35-TUR-001")
def test_so_many_times_a_day_as_far_as_eighteen_metres() -> None:
    scene = table(cleric(turns=1), dead("Near", 1), dead("Far", 1), near="Q10", far="R10")
    assert [each.id for each in reach.within(scene.state, scene.who("cleric"))] == ["near"]
    scene.does("cleric", "turn_undead", 10, 3, 4)
    assert [each.combatant for each in scene.said(UndeadTurned)] == ["near"]
    assert scene.who("cleric").turns == 0
    assert scene.state.turn is not None
    assert scene.state.turn.standard
    scene.passes("cleric")
    scene.passes("far")
    assert "turn_undead" not in scene.offered("cleric")


@pytest.mark.rule("D35-TUR-001")
def test_whoever_is_no_cleric_or_sees_no_undead_turns_nobody() -> None:
    assert "turn_undead" not in table(fighter("Cleric"), dead("Bones", 1)).offered("cleric")
    assert "turn_undead" not in table(cleric(), fighter("Orc", "foes")).offered("cleric")
    assert (
        "turn_undead"
        not in table(cleric(), dead("Ghost", 1, hidden=True), dead("Bones", 1, cell="Z50")).offered("cleric")
        or not table(cleric(), dead("Ghost", 1, hidden=True)).state.deeds
    )


@pytest.mark.rule("D35-TUR-002")
@pytest.mark.parametrize(
    ("made", "most"),
    [
        (0, 1),
        (-2, 1),
        (1, 2),
        (3, 2),
        (4, 3),
        (7, 4),
        (10, 5),
        (11, 5),
        (13, 6),
        (16, 7),
        (17, 7),
        (19, 8),
        (22, 9),
        (40, 9),
    ],
)
def test_the_check_says_how_strong_they_may_be(made: int, most: int) -> None:
    assert reach.most(cleric(), made) == most


@pytest.mark.rule("D35-TUR-002")
def test_the_check_is_one_of_charisma() -> None:
    scene = table(cleric(), dead("Ghoul", 6), ghoul="G10")
    scene.does("cleric", "turn_undead", 9)
    rolled = scene.one(TurningRolled)
    assert (rolled.total, rolled.most, rolled.won) == (11, 5, False)
    assert not scene.said(StrengthRolled), "nobody is weak enough"
    assert scene.who("cleric").turns == 4


@pytest.mark.rule("D35-TUR-003")
def test_the_nearest_are_touched_first_and_too_strong_ones_passed_over() -> None:
    people = dead("A", 4), dead("B", 6), dead("C", 3), dead("D", 2)
    scene = table(cleric(), *people, a="F10", b="G10", c="H10", d="I10")
    scene.does("cleric", "turn_undead", 19, 1, 2)
    assert scene.one(StrengthRolled).total == 3 + 5 + 2
    assert [each.combatant for each in scene.said(UndeadTurned)] == ["a", "b"]
    small = table(cleric(), *people, a="F10", b="G10", c="H10", d="I10")
    small.does("cleric", "turn_undead", 13, 1, 1)
    assert [each.combatant for each in small.said(UndeadTurned)] == ["a", "c", "d"], "B has more than the rest"


@pytest.mark.rule("D35-TUR-003")
def test_whoever_is_hard_to_turn_counts_for_more() -> None:
    assert reach.dice_of(dead("Ghoul", 2, defiant=2)) == 4
    assert reach.level(cleric(feats=("improved_turning",))) == 6


@pytest.mark.rule("D35-TUR-004")
def test_they_flee_and_strike_at_nobody() -> None:
    scene = table(cleric(base_attack=6), dead("Ghoul", 4, met=True), ghoul="G10")
    scene.does("cleric", "turn_undead", 12, 3, 4)
    assert scene.who("ghoul").has("turned")
    scene.passes("cleric")
    assert scene.asked == [("cleric", "declare")], "nobody decides what the ghoul does"
    assert scene.who("ghoul").cell == "S10"
    assert scene.state.round == 2


@pytest.mark.rule("D35-TUR-004")
def test_it_holds_for_a_minute() -> None:
    scene = table(cleric(), dead("Ghoul", 4), ghoul="G10")
    scene.does("cleric", "turn_undead", 12, 3, 4)
    for _ in range(9):
        scene.passes("cleric")
        assert scene.who("ghoul").has("turned")
    scene.passes("cleric")
    assert scene.state.round == 11
    assert not scene.who("ghoul").has("turned")


@pytest.mark.rule("D35-TUR-004")
def test_whoever_can_flee_nowhere_cowers() -> None:
    friend = fighter("Bor", base_attack=3, strength=14)
    zombie = dead("Zombie", 4, natural=1, speed=0, met=True)
    scene = table(cleric(), zombie, friend, zombie="G10", bor="G11")
    scene.does("cleric", "turn_undead", 12, 3, 4)
    scene.passes("cleric")
    assert scene.one(Cowered).combatant == "zombie"
    scene.attacks("bor", "zombie", 6, 3)
    rolled = scene.one(AttackRolled)
    assert (rolled.total, rolled.against, rolled.outcome) == (6 + 3 + 2 + 2, 11, "hit")


@pytest.mark.rule("D35-TUR-005")
def test_the_cleric_who_comes_near_breaks_it_and_one_who_was_near_does_not() -> None:
    scene = table(cleric(), dead("Ghoul", 4, speed=0), ghoul="J10")
    scene.does("cleric", "turn_undead", 12, 3, 4)
    scene.does("cleric", "go", to="H10", column="H")
    assert scene.who("ghoul").has("turned"), "3 m away"
    scene.does("cleric", "pass")
    scene.notes(Place(GM, "cleric", "I10"))
    assert scene.one(TurningEnded).reason == "near"
    assert not scene.who("ghoul").has("turned")
    beside = table(cleric(), dead("Ghoul", 4, speed=0), ghoul="F10")
    beside.does("cleric", "turn_undead", 12, 3, 4)
    assert not beside.said(TurningEnded)
    beside.notes(Place(GM, "cleric", "F11"))
    assert beside.who("ghoul").has("turned"), "already there, and staying"
    beside.notes(Place(GM, "cleric", "A11"))
    beside.notes(Place(GM, "cleric", "F11"))
    assert not beside.who("ghoul").has("turned")


@pytest.mark.rule("D35-TUR-006")
def test_half_of_his_level_is_destroyed() -> None:
    scene = table(cleric(), dead("Bones", 2), dead("Ghoul", 3), bones="F10", ghoul="G10")
    scene.does("cleric", "turn_undead", 12, 3, 4)
    assert [(each.combatant, each.destroyed) for each in scene.said(UndeadTurned)] == [
        ("bones", True),
        ("ghoul", False),
    ]
    assert scene.who("bones").died
    assert not scene.said(Fell), "one line tells of it"


@pytest.mark.rule("D35-TUR-006")
def test_those_who_flee_already_are_turned_again_by_whom_they_are_destroyed() -> None:
    flees = Condition("turned", None, "cleric")
    bones, ghoul = dead("Bones", 2, conditions=(flees,)), dead("Ghoul", 3, conditions=(flees,))
    assert "turn_undead" not in table(cleric(), ghoul, ghoul="G10").offered("cleric")
    scene = table(cleric(), bones, ghoul, bones="F10", ghoul="G10")
    scene.does("cleric", "turn_undead", 12, 3, 4)
    assert [(each.combatant, each.destroyed) for each in scene.said(UndeadTurned)] == [("bones", True)]


@pytest.mark.rule("D35-TUR-001", "D35-TUR-002", "D35-TUR-003", "D35-TUR-006")
@pytest.mark.example("EX-D35-23")
def test_turning_numbers() -> None:
    hero = cleric(level=6, charisma=16, turns=6)
    scene = table(hero, dead("Three", 3), dead("Four", 4), three="F10", four="G10")
    scene.does("cleric", "turn_undead", 10, 4, 2)
    assert (scene.one(TurningRolled).total, scene.one(TurningRolled).most) == (13, 7)
    assert scene.one(StrengthRolled).total == 15
    assert [(each.combatant, each.destroyed) for each in scene.said(UndeadTurned)] == [("three", True), ("four", False)]
    made = proposed35_of(load_library().dnd35, ClassId("cleric"), 6)
    extra = 4 if "extra_turning" in made["feats"] else 0
    assert made["turns"] == 3 + (made["charisma"] - 10) // 2 + extra


@pytest.mark.rule("D35-TUR-007")
def test_an_evil_cleric_frees_those_whom_a_good_one_has_turned() -> None:
    good = cleric(charisma=14)
    evil = cleric(4, 14, name="Evil", side="foes", channels="negative", turns=2)
    people = dead("A", 4), dead("B", 5), dead("C", 5)
    scene = table(good, evil, *people, evil="M10", a="F10", b="G10", c="H10")
    scene.does("cleric", "turn_undead", 9, 6, 6)
    assert [each.combatant for each in scene.said(UndeadTurned)] == ["a", "b", "c"]
    scene.passes("cleric")
    assert scene.options("evil", "target", action="dispel_turning") == ("cleric",)
    scene.does("evil", "dispel_turning", 10, 5, 1, target="cleric")
    rolled = scene.one(TurningRolled)
    assert (rolled.total, rolled.against, rolled.won) == (12, 11, True)
    assert scene.one(StrengthRolled).total == 12
    assert [each.combatant for each in scene.said(TurningEnded)] == ["c", "b"], "the nearest first"
    assert scene.who("evil").turns == 1


@pytest.mark.rule("D35-TUR-007")
def test_equal_is_not_enough_to_free_them() -> None:
    evil = cleric(4, 14, name="Evil", side="foes", channels="negative")
    scene = table(cleric(), evil, dead("A", 4), evil="M10", a="F10")
    scene.does("cleric", "turn_undead", 9, 6, 6)
    scene.passes("cleric")
    scene.does("evil", "dispel_turning", 9, target="cleric")
    assert not scene.one(TurningRolled).won
    assert scene.who("a").has("turned")
    assert scene.who("evil").turns == 4, "it was used all the same"


@pytest.mark.rule("D35-TUR-008")
def test_an_evil_cleric_makes_his_own_harder_to_turn_for_a_minute() -> None:
    evil = cleric(5, 14, name="Evil", side="foes", channels="negative")
    bones = dead("One", 1), dead("Two", 1)
    scene = table(evil, *bones, cleric(), one="F10", two="G10", evil="H10", cleric="E10")
    scene.does("evil", "bolster", 13, target="all")
    assert [(each.combatant, each.hit_dice) for each in scene.said(UndeadBolstered)] == [("two", 6), ("one", 6)]
    assert reach.dice_of(scene.who("one")) == 6
    assert scene.who("evil").turns == 4
    scene.passes("evil", "one", "two")
    scene.does("cleric", "turn_undead", 9)
    assert (scene.one(TurningRolled).most, scene.said(UndeadTurned)) == (5, [])
    for _ in range(9):
        scene.passes("cleric", "evil", "one", "two")
    scene.passes("cleric")
    assert reach.dice_of(scene.who("one")) == 1


@pytest.mark.rule("D35-TUR-008")
def test_only_where_it_is_more_than_they_have() -> None:
    evil = cleric(5, 14, name="Evil", side="foes", channels="negative")
    scene = Skirmish(evil, dead("Lich", 9), fighter("Aria"), cells={"evil": "E10", "lich": "F10"})
    scene.does("evil", "bolster", 2, target="lich")
    assert not scene.one(TurningRolled).won
    assert not scene.who("lich").has("bolstered")


def test_a_forecast_of_a_turning_is_that_of_its_dice() -> None:
    scene = table(cleric(), dead("Ghoul", 5), ghoul="G10")
    found = scene.game.chance(scene.state, scene.question("cleric"), {"action": "turn_undead"})
    assert found == pytest.approx(13 / 20), "8 or more on the die; the damage always suffices"
