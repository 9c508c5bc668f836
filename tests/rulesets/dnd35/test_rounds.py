"""Initiative, the surprise round, turns and their budget (D35-BAS-001 to -004, D35-ACT)."""

from __future__ import annotations

import pytest

from bot.kernel import inputs
from bot.rulesets.dnd35.attack.arms import armour_class
from bot.rulesets.dnd35.people import Join
from bot.rulesets.dnd35.rounds.actions import EndTurn, SayUnaware
from bot.rulesets.dnd35.rounds.turns import CameLate, RoundStarted, SurpriseBegun, TieRolled, TurnBegun
from tests.rulesets.dnd35.skirmish import GM, Skirmish, fighter

APART = {"aria": "E10", "orc": "H10"}


@pytest.mark.rule("D35-BAS-001")
def test_the_highest_acts_first_in_every_round() -> None:
    people = [fighter(name, side, initiative=at) for name, side, at in (("A", "players", 7), ("B", "foes", 19))]
    scene = Skirmish(*people, fighter("C", "foes", initiative=12))
    assert scene.state.order == ("b", "c", "a")
    scene.passes("b", "c", "a")
    assert (scene.state.round, scene.asked) == (2, [("b", "declare")])


@pytest.mark.rule("D35-BAS-002", "D35-BAS-022")
def test_of_equals_the_greater_modifier_goes_first_and_then_a_die_decides() -> None:
    scene = Skirmish(begun=False)
    scene.says(Join(GM, (fighter("Orc", "foes"), fighter("Aria", dexterity=16, quickness=2), fighter("Ugh", "foes"))))
    scene.says(inputs.Begin(GM), 16, 11, 16, 4, 9)
    assert [each.face for each in scene.said(TieRolled)] == [4, 9]
    assert scene.state.order == ("aria", "ugh", "orc")


@pytest.mark.rule("D35-BAS-001", "D35-BAS-002")
@pytest.mark.parametrize(("face", "up", "late"), [(16, "c", True), (7, "late", False)])
def test_whoever_comes_late_acts_once_his_place_comes(face: int, up: str, late: bool) -> None:
    """At 16 his place has gone by when B, at 12, has acted: two turns in a row would be one too many."""
    scene = Skirmish(
        fighter("A", initiative=20), fighter("B", "foes", initiative=12), fighter("C", "foes", initiative=1)
    )
    scene.passes("a")
    scene.notes(Join(GM, (fighter("Late"),)))
    scene.does("b", "pass", face)
    assert bool(scene.said(CameLate)) == late
    assert scene.state.turn is not None
    assert (scene.state.turn.who, scene.state.round) == (up, 1)
    assert not scene.who("late").met or not late, "nobody has had a turn by that"


@pytest.mark.rule("D35-BAS-003")
def test_before_the_first_turn_neither_dexterity_nor_dodge_count_but_a_penalty_does() -> None:
    aria = fighter("Aria", armour=4, dexterity=16, dodge=1)
    scene = Skirmish(fighter("Orc", "foes"), aria, fighter("Slow", dexterity=6))
    assert armour_class(scene.state, scene.who("aria")) == 14
    assert armour_class(scene.state, scene.who("slow")) == 8
    scene.passes("orc")
    assert armour_class(scene.state, scene.who("aria")) == 18
    scene.passes("aria")
    assert armour_class(scene.state, scene.who("aria")) == 18


@pytest.mark.rule("D35-BAS-004", "D35-ACT-007")
def test_in_the_surprise_round_those_who_know_of_the_enemy_have_one_action() -> None:
    scene = Skirmish(
        fighter("Aria"), fighter("Goblin", "foes"), fighter("Gob", "foes"), begun=False, cells={"aria": "E10"}
    )
    scene.says(SayUnaware(GM, "aria", True))
    scene.says(inputs.Begin(GM), 20, 10, 5)
    assert scene.one(SurpriseBegun).members == ("aria",)
    assert (scene.state.round, scene.asked) == (0, [("goblin", "declare")])
    scene.does("goblin", "approach", target="aria")
    assert scene.asked == [("gob", "declare")], "the move was all that he had"
    scene.passes("gob")
    assert scene.said(RoundStarted)[0].round == 1
    assert [each.combatant for each in scene.said(TurnBegun)] == ["aria"]
    assert not scene.one(TurnBegun).restricted


@pytest.mark.rule("D35-ACT-001")
def test_a_turn_has_a_standard_and_a_move_action_and_two_moves_instead() -> None:
    scene = Skirmish(fighter("Aria"), fighter("Orc", "foes"), cells={"aria": "E10", "orc": "Z10"})
    scene.does("aria", "go", to="K10", column="K")
    scene.does("aria", "go", to="Q10", column="Q")
    assert scene.asked == [("orc", "declare")]
    assert scene.who("aria").cell == "Q10"


@pytest.mark.rule("D35-ACT-002", "D35-BAS-010")
def test_a_full_attack_takes_the_whole_turn_and_goes_on_by_fives() -> None:
    scene = Skirmish(
        fighter("Aria", base_attack=6, strength=16), fighter("Orc", "foes"), cells={"aria": "E10", "orc": "F10"}
    )
    scene.attacks("aria", "orc", 2)
    assert set(scene.offered("aria")) >= {"attack", "go", "step"}, "it may still be a single attack and a move"
    scene.attacks("aria", "orc", 3)
    from bot.rulesets.dnd35.attack.strikes import AttackRolled

    assert scene.one(AttackRolled).total == 3 + 6 + 3 - 5
    assert "go" not in scene.offered("aria")
    assert "attack" not in scene.offered("aria")
    assert "step" in scene.offered("aria")
    other = Skirmish(fighter("Aria", base_attack=6), fighter("Orc", "foes"), cells={"aria": "E10", "orc": "G10"})
    other.does("aria", "approach", target="orc")
    other.attacks("aria", "orc", 2)
    assert other.asked == [("orc", "declare")], "after a move there is one attack"


@pytest.mark.rule("D35-ACT-003")
def test_a_step_goes_with_no_other_distance() -> None:
    scene = Skirmish(fighter("Aria"), fighter("Orc", "foes"), cells=APART)
    scene.does("aria", "step", to="F10")
    assert "go" not in scene.offered("aria") if scene.asked[0][0] == "aria" else True
    scene.passes(*[who for who, _ in scene.asked])
    assert scene.who("aria").cell == "F10"
    other = Skirmish(fighter("Aria"), fighter("Orc", "foes"), cells=APART)
    other.does("aria", "go", to="F10", column="F")
    assert "step" not in other.offered("aria")
    slow = Skirmish(fighter("Aria", speed=150), fighter("Orc", "foes"), cells=APART)
    assert "step" not in slow.offered("aria")


@pytest.mark.rule("D35-ACT-013")
def test_whoever_waits_acts_after_the_other_in_all_rounds() -> None:
    scene = Skirmish(fighter("Aria"), fighter("Orc", "foes"), fighter("Bor"))
    scene.does("aria", "delay", target="orc")
    scene.passes("orc")
    assert scene.asked == [("aria", "declare")]
    scene.passes("aria", "bor")
    assert scene.state.order == ("orc", "aria", "bor")
    assert scene.asked == [("orc", "declare")]


def test_the_game_master_ends_a_turn() -> None:
    scene = Skirmish(fighter("Aria"), fighter("Orc", "foes"), cells=APART)
    scene.notes(EndTurn(GM))
    assert scene.asked == [("orc", "declare")]
