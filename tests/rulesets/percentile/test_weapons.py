"""Families of weapons, shots, distances, powder (PCT-ATK-011 to -014)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.rulesets.percentile import legality as legal
from bot.rulesets.percentile.attack import ReachWarned, SetCover, SetDistance
from bot.rulesets.percentile.damage import DamageRolled
from bot.rulesets.percentile.declaring import forms
from bot.rulesets.percentile.fumbles import MishapChosen
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.state import FISTS, Declaration, Weapon
from tests.rulesets.percentile.brawl import (
    BOW,
    GM,
    HALBERD,
    SWORD,
    WRESTLING,
    Brawl,
    Fed,
    fighter,
    mail,
)

ARQUEBUS = Weapon("arquebus", "shooting", "1d10", hands=2, kind="powder", parries=False)


def attack(target: str, **more: Any) -> Declaration:
    return Declaration("attack", target, **more)


@pytest.mark.rule("PCT-ATK-011")
def test_a_halberdier_attacks_and_parries_with_hast() -> None:
    a, b = (
        fighter(name, side, HALBERD, pole_weapon=61, melee=9, initiative=3) for name, side in (("A", "x"), ("B", "y"))
    )
    scene = Brawl(a, b)
    scene.round({"a": attack("b"), "b": Declaration("parry", posture="defensive")}, 61)
    scene.answers("b", 61, defence="parry/main")
    assert [(each.purpose, each.score) for each in scene.all if isinstance(each, D100Rolled)] == [
        ("attack", 61),
        ("parry", 61),
    ]


@pytest.mark.rule("PCT-ATK-012", "PCT-DMG-002", "PCT-DMG-006")
def test_a_shot_at_somebody_behind_a_tree() -> None:
    a = fighter("A", arm=BOW, initiative=5, shooting=55, bonus="2")
    b = fighter("B", "foes", initiative=1, melee=60, protections=(mail(2),))
    scene = Brawl(a, b)
    scene.says(SetCover(GM, "b", -20))
    scene.round({"a": attack("b"), "b": Declaration("parry", posture="defensive")}, 31, 7)
    assert scene.one(D100Rolled).score == 35
    assert scene.one(DamageRolled).dealt == 5
    assert scene.hit_points("b") == 7


@pytest.mark.rule("PCT-ATK-011", "PCT-ATK-013")
@pytest.mark.parametrize(
    ("arm", "reaches"),
    [
        (FISTS, (True, True, False, False, False)),
        (WRESTLING, (True, True, False, False, False)),
        (SWORD, (False, False, True, True, False)),
        (HALBERD, (False, False, False, False, True)),
        (BOW, (True, True, True, True, True)),
    ],
)
def test_ex_pct_21_the_bands_of_the_families(arm: Weapon, reaches: tuple[bool, ...]) -> None:
    """EX-PCT-21, and 150 cm: a sword reaches, a pike is too long; at 151 cm the reverse."""
    scene = Brawl(fighter("A", arm=arm, initiative=2), fighter("B", "foes", initiative=1))
    found = []
    for distance in (0, 49, 50, 150, 151):
        scene.says(SetDistance(GM, "a", "b", distance))
        found.append(legal.reaches(scene.state, scene.who("a"), scene.who("b")))
    assert tuple(found) == reaches


@pytest.mark.rule("PCT-ATK-013")
def test_by_default_a_wrong_distance_is_spoken_of_and_let_pass() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=50), fighter("B", "foes", initiative=1))
    scene.says(SetDistance(GM, "b", "a", 151))
    scene.round({"a": attack("b")}, 50, 5)
    assert scene.one(ReachWarned).distance == 151
    assert scene.hit_points("b") == 7
    scene.says(SetDistance(GM, "a", "b", None))
    scene.round({"a": attack("b")}, 50, 5)
    assert scene.said(ReachWarned) == []


@pytest.mark.rule("PCT-ATK-013")
def test_a_table_may_not_mind_the_distance() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=50), fighter("B", "foes", initiative=1), reach="off")
    scene.says(SetDistance(GM, "b", "a", 151))
    scene.round({"a": attack("b")}, 50, 5)
    assert scene.said(ReachWarned) == []
    assert scene.hit_points("b") == 7


@pytest.mark.rule("PCT-ATK-013")
def test_a_strict_table_refuses_what_does_not_reach() -> None:
    a = fighter("A", initiative=5, melee=50, wrestling=50)
    scene = Brawl(a, fighter("B", "foes", initiative=1), fighter("C", "foes", initiative=1), reach="strict")
    scene.says(SetDistance(GM, "a", "b", 151))
    assert scene.refuses("a", "attack", "b") == "percentile-out-of-reach"
    scene.says(SetDistance(GM, "a", "b", 50))
    # Wrestling is done with bare hands, whatever is held in them.
    assert scene.refuses("a", "wrestling", "b", hold="throw_down") == "percentile-out-of-reach"
    scene.round({"a": attack("b")}, 50, 5)
    assert scene.hit_points("b") == 7


@pytest.mark.rule("PCT-ATK-014")
def test_powder_has_mishaps_of_its_own() -> None:
    a = fighter("A", arm=ARQUEBUS, initiative=5, shooting=50)
    scene = Brawl(a, fighter("D", initiative=1), fighter("B", "foes", initiative=1))
    scene.round({"a": attack("b")}, 98)
    asked = scene.question("@gm")
    assert asked.fields[0].options[0] == "noise"
    assert "string_breaks" not in asked.fields[0].options
    assert asked.default == {"mishap": "noise"}
    scene.is_silent("@gm")
    assert scene.one(MishapChosen).mishap == "noise"


@pytest.mark.rule("PCT-ATK-014", "PCT-TST-004")
def test_a_powder_weapon_may_be_more_dangerous_than_others() -> None:
    unsafe = Weapon("arquebus", "shooting", "1d10", hands=2, kind="powder", parries=False, fumble_from=90)
    scene = Brawl(fighter("A", arm=unsafe, initiative=5, shooting=99), fighter("B", "foes", initiative=1))
    scene.round({"a": attack("b")}, Fed(90))
    assert scene.one(D100Rolled).degree == "fumble"
    scene.says(inputs.Answer(GM, scene.engine.questions()[0][0].id, {"mishap": "noise"}))
    assert scene.state.round == 2


@pytest.mark.rule("PCT-ATK-013", "PCT-DEC-006")
def test_whom_the_main_weapon_does_not_reach_the_other_one_is_meant_for() -> None:
    knife = Weapon("throwing_knife", "shooting", "1d4", kind="thrown", parries=False)
    scene = Brawl(fighter("A", shooting=50, second=knife), fighter("B", "foes"), begun=False, reach="strict")
    scene.notes(SetDistance(GM, "a", "b", 900))
    who, target = scene.who("a"), scene.who("b")
    assert [each for each in legal.arms(scene.state, who) if legal.may_attack(scene.state, who, target, each)] == [
        "second"
    ]
    said = forms.announced(scene.state, who, {"action": "attack", "target": "b", "posture": "none"})
    assert said.arm == "second"
