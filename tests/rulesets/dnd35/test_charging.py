"""Charges and withdrawals (D35-MOV-001 to -006, -011, -012)."""

from __future__ import annotations

import pytest

from bot.rulesets.dnd35.attack.arms import armour_class
from bot.rulesets.dnd35.attack.strikes import AttackBegun, AttackRolled
from bot.rulesets.dnd35.charging import lines
from bot.rulesets.dnd35.charging.actions import ChargeBegun
from bot.rulesets.shared.conditions import Condition
from tests.rulesets.dnd35.skirmish import LONGSPEAR, LONGSWORD, Skirmish, fighter

SWORD = {"with": "longsword"}


@pytest.mark.rule("D35-MOV-001")
@pytest.mark.rule("D35-MOV-002")
@pytest.mark.rule("D35-MOV-003")
@pytest.mark.rule("D35-MOV-004")
@pytest.mark.example("EX-D35-08")
def test_a_charge_goes_straight_and_strikes_once() -> None:
    aria = fighter("Aria", base_attack=5, armour=6)
    scene = Skirmish(aria, fighter("Orc", "foes", armour=20), cells={"aria": "A4", "orc": "N4"})
    assert armour_class(scene.state, scene.who("aria")) == 16
    scene.does("aria", "charge", 10, target="orc", **SWORD)
    assert (scene.one(ChargeBegun).metres, scene.who("aria").cell) == ("18", "M4")
    assert scene.one(AttackRolled).total == 17
    assert armour_class(scene.state, scene.who("aria")) == 14
    assert scene.asked == [("orc", "declare")], "neither a step nor another attack is left"
    assert not scene.said(AttackBegun), "it is no attack beside the charge"


@pytest.mark.rule("D35-MOV-001")
def test_whoever_is_too_near_or_too_far_or_has_somebody_in_the_way_is_not_charged() -> None:
    def offered(orc: str, *friends: str, line: str = "srd") -> bool:
        others = {f"f{at}": cell for at, cell in enumerate(friends)}
        people = (fighter("Aria"), fighter("Orc", "foes"), *(fighter(each.upper()) for each in others))
        scene = Skirmish(*people, cells={"aria": "A4", "orc": orc, **others}, charge_line=line)
        return "charge" in scene.offered("aria")

    assert offered("D4")
    assert not offered("C4"), "after 1.5 m he can strike"
    assert not offered("O4"), "more than 18 m"
    assert offered("I4", "E8")
    assert not offered("I4", "E3", "E4", "E5"), "not even past companions"
    assert offered("I4", "E3", "E4", "E5", line="text"), "the text asks for a straight line alone"
    assert not offered("O4", line="text")
    assert not offered("C4", line="text")


@pytest.mark.rule("D35-MOV-001")
def test_companions_begin_abreast_so_that_each_of_them_may_charge() -> None:
    sides = [[fighter(f"{side[0]}{at}", side) for at in range(4)] for side in ("players", "foes")]
    scene = Skirmish(*sides[0], *sides[1])
    for mine, theirs in (sides, sides[::-1]):
        assert len({str(scene.who(each.id).cell)[0] for each in mine}) == 1
        for each in mine:
            who = scene.who(each.id)
            assert any(lines.way(scene.state, who, who.arms[0], scene.who(foe.id), 12).cells for foe in theirs)


@pytest.mark.rule("D35-MOV-006", "D35-MOV-012")
def test_with_one_action_one_charges_and_withdraws_over_ones_speed() -> None:
    weak = fighter("Aria", hit_points=0, hit_points_max=20, shown="disabled")
    far = Skirmish(weak, fighter("Orc", "foes"), cells={"aria": "A4", "orc": "K4"})
    assert "charge" not in far.offered("aria")
    near = Skirmish(weak, fighter("Orc", "foes", armour=20), cells={"aria": "A4", "orc": "H4"})
    assert "charge" in near.offered("aria")
    near.does("aria", "withdraw")
    assert near.who("aria").hit_points == 0, "it is no effort"


@pytest.mark.rule("D35-MOV-003", "D35-AOO-001", "D35-AOO-005")
def test_a_charge_through_a_reach_weapon_is_struck_at_before_it_comes_near() -> None:
    people = (fighter("Orc", "foes", LONGSPEAR), fighter("Aria", "players", LONGSWORD, hit_points=30))
    scene = Skirmish(*people, cells={"aria": "A4", "orc": "H4"})
    scene.passes("orc")
    scene.does("aria", "charge", target="orc", **SWORD)
    assert scene.asked == [("orc", "opportunity")]
    assert scene.who("aria").cell == "F4"
    scene.answers("orc", 15, 5, 15, 3, opportunity="strike")
    made = scene.said(AttackRolled)
    assert [each.combatant for each in made] == ["orc", "aria"]
    assert made[0].against == 8, "the charge has lowered the class already"
    assert scene.who("aria").cell == "G4"


@pytest.mark.rule("D35-MOV-011")
def test_whoever_withdraws_leaves_his_first_square_freely() -> None:
    people = (fighter("Orc", "foes"), fighter("Aria"))
    scene = Skirmish(*people, cells={"aria": "E10", "orc": "F10"})
    scene.passes("orc")
    scene.does("aria", "withdraw")
    assert ("orc", "opportunity") not in scene.asked
    assert scene.who("aria").cell not in ("E10", None)
    other = Skirmish(*people, cells={"aria": "E10", "orc": "F10"})
    other.passes("orc")
    other.does("aria", "leave")
    assert other.asked == [("orc", "opportunity")]


@pytest.mark.rule("D35-BAS-017")
@pytest.mark.rule("D35-MOV-001")
@pytest.mark.rule("D35-MOV-011")
def test_whoever_lies_neither_charges_nor_withdraws() -> None:
    lying = fighter("Aria", conditions=(Condition("prone"),))
    scene = Skirmish(lying, fighter("Orc", "foes"), cells={"aria": "A4", "orc": "J4"})
    assert {"charge", "withdraw"}.isdisjoint(scene.offered("aria"))
    upright = Skirmish(fighter("Aria"), fighter("Orc", "foes"), cells={"aria": "A4", "orc": "J4"})
    assert {"charge", "withdraw"} <= {*upright.offered("aria")}
