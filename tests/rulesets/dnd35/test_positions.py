"""Flanking, shots into a melee, helpless targets, the coup de grâce (D35-ATK-005, -009 to -011)."""

from __future__ import annotations

import pytest

from bot.rulesets.dnd35.attack.arms import armour_class
from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.damage import CoupResisted
from bot.rulesets.dnd35.positions import flanks
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.people import Hide
from tests.rulesets.dnd35.skirmish import GM, LONGBOW, LONGSWORD, Skirmish, fighter


def of(made: AttackRolled) -> dict[str, int]:
    return {each.name: each.value for each in made.terms}


@pytest.mark.rule("D35-ATK-005")
@pytest.mark.example("EX-D35-21")
def test_two_flank_whoever_stands_between_them() -> None:
    people = (fighter("A", base_attack=5), fighter("B"), fighter("Orc", "foes", armour=20))
    scene = Skirmish(*people, cells={"a": "C4", "orc": "D4", "b": "E4"})
    scene.attacks("a", "orc", 8)
    assert (scene.one(AttackRolled).total, of(scene.one(AttackRolled))["flanking"]) == (15, 2)
    scene = Skirmish(*people, cells={"a": "C4", "orc": "D4", "b": "D5"})
    scene.attacks("a", "orc", 8)
    assert scene.one(AttackRolled).total == 13
    assert flanks((1, 1), (4, 4), [(2, 2), (3, 2), (2, 3), (3, 3)]), "through opposite corners of a larger space"
    assert not flanks((1, 2), (2, 4), [(2, 2), (3, 2), (2, 3), (3, 3)])


@pytest.mark.rule("D35-ATK-005")
def test_whoever_threatens_nothing_does_not_flank() -> None:
    archer = fighter("B", "players", LONGBOW)
    for reading in ("srd", "text"):
        cells = {"a": "C4", "orc": "D4", "b": "E4"}
        scene = Skirmish(fighter("A"), archer, fighter("Orc", "foes", armour=20), cells=cells, flanking=reading)
        scene.attacks("a", "orc", 8)
        assert ("flanking" in of(scene.one(AttackRolled))) is (reading == "text"), "the text speaks of a line alone"


@pytest.mark.rule("D35-ATK-009")
def test_a_shot_into_a_melee_loses_four() -> None:
    archer = fighter("Aria", "players", LONGBOW, base_attack=7)
    people = (archer, fighter("Orc", "foes", armour=20), fighter("Bor"))
    cells = {"aria": "C4", "orc": "M4", "bor": "M5"}
    scene = Skirmish(*people, cells=cells)
    scene.attacks("aria", "orc", 15, with_="longbow")
    assert (scene.one(AttackRolled).total, of(scene.one(AttackRolled))["into_melee"]) == (18, -4)
    scene = Skirmish(*people, cells={**cells, "bor": "N20"})
    scene.attacks("aria", "orc", 15, with_="longbow")
    assert scene.one(AttackRolled).total == 22
    precise = fighter("Aria", "players", LONGBOW, base_attack=7, feats=("precise_shot",))
    scene = Skirmish(precise, *people[1:], cells=cells)
    scene.attacks("aria", "orc", 15, with_="longbow")
    assert scene.one(AttackRolled).total == 22


@pytest.mark.rule("D35-ATK-010")
@pytest.mark.rule("D35-ATK-011")
@pytest.mark.example("EX-D35-09")
def test_whoever_is_helpless_is_struck_easily_and_can_be_finished() -> None:
    asleep = (Condition("sleeping"),)
    knight = fighter("Orc", "foes", armour=4, dexterity=14, hit_points=40, fortitude=5, conditions=asleep)
    aria = fighter("Aria", "players", LONGSWORD, strength=20)
    scene = Skirmish(aria, knight, cells={"aria": "E10", "orc": "F10"})
    assert armour_class(scene.state, scene.who("orc")) == 9
    scene.attacks("aria", "orc", 2)
    assert scene.one(AttackRolled).against == 5
    scene = Skirmish(aria, knight, cells={"aria": "E10", "orc": "F10"})
    scene.does("aria", "coup", 3, 5, 19, target="orc", **{"with": "longsword"})
    made = scene.one(CoupResisted)
    assert (made.against, made.total, made.success) == (28, 24, False)
    assert scene.who("orc").died
    lucky = Skirmish(aria, knight, cells={"aria": "E10", "orc": "F10"})
    lucky.does("aria", "coup", 3, 5, 20, target="orc", **{"with": "longsword"})
    assert (lucky.one(CoupResisted).success, lucky.who("orc").hit_points) == (True, 22)


@pytest.mark.rule("D35-AOO-002", "D35-ATK-011")
def test_finishing_somebody_provokes() -> None:
    down = fighter("Bor", hit_points=-3, hit_points_max=20, stable=True, shown="dying")
    orc = fighter("Orc", "foes")
    scene = Skirmish(orc, fighter("Aria"), down, cells={"orc": "E10", "aria": "E11", "bor": "F10"})
    scene.passes("orc", "aria")
    scene.does("orc", "coup", target="bor", **{"with": "longsword"})
    assert scene.asked == [("aria", "opportunity")]


def test_nobody_flanks_with_somebody_in_hiding() -> None:
    scene = Skirmish(
        fighter("A"), fighter("B"), fighter("Orc", "foes", armour=20), cells={"a": "C4", "orc": "D4", "b": "E4"}
    )
    scene.notes(Hide(GM, "b"))
    scene.attacks("a", "orc", 8)
    assert "flanking" not in of(scene.one(AttackRolled))
