"""Help for others, and feints (D35-ATK-001, -006 to -008)."""

from __future__ import annotations

import pytest

from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.base.rolls import CHECKS, Trial
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.dnd35.tactics import AidLapsed, AidRolled, FeintRolled, hard
from tests.rulesets.dnd35.skirmish import Skirmish, fighter

DUEL = {"aria": "F11", "orc": "F10"}
CELLS = {"bor": "E10", "aria": "F11", "orc": "F10"}


def trio(**orc: int) -> Skirmish:
    bor, aria = fighter("Bor", base_attack=6), fighter("Aria", base_attack=5)
    return Skirmish(bor, aria, fighter("Orc", "foes", **orc), cells=CELLS)


@pytest.mark.rule("D35-ATK-001")
def test_whoever_is_helped_strikes_better_at_just_this_one_just_once() -> None:
    scene = trio()
    scene.does("bor", "aid", 4, target="orc", friend="aria", how="attack")
    assert (scene.one(AidRolled).total, scene.one(AidRolled).succeeds) == (10, True)
    scene.passes("bor")
    scene.attacks("aria", "orc", 9, 3)
    assert scene.one(AttackRolled).total == 16
    assert scene.who("aria").favours == ()


@pytest.mark.rule("D35-ATK-001")
@pytest.mark.example("EX-D35-05")
@pytest.mark.parametrize(("face", "helps"), [(6, True), (5, False)])
def test_a_class_of_ten_is_enough(face: int, helps: bool) -> None:
    bor = fighter("Bor", base_attack=4)
    for how in ("attack", "defence"):
        scene = Skirmish(bor, fighter("Aria"), fighter("Orc", "foes"), cells=CELLS)
        scene.does("bor", "aid", face, target="orc", friend="aria", how=how)
        assert scene.one(AidRolled).succeeds is helps
        assert bool(scene.who("aria").favours) is helps


@pytest.mark.rule("D35-ATK-001")
def test_help_in_defence_counts_against_the_next_attack_of_that_one() -> None:
    scene = trio()
    scene.does("bor", "aid", 15, target="orc", friend="aria", how="defence")
    scene.passes("bor", "aria")
    scene.attacks("orc", "aria", 5)
    assert scene.one(AttackRolled).against == 10 + 2
    assert scene.who("aria").favours == ()


@pytest.mark.rule("D35-ATK-001")
def test_what_is_not_used_before_the_helpers_next_turn_is_gone() -> None:
    scene = trio()
    scene.does("bor", "aid", 15, target="orc", friend="aria", how="attack")
    scene.passes("bor", "aria", "orc")
    assert scene.said(AidLapsed)
    assert scene.who("aria").favours == ()


@pytest.mark.rule("D35-ATK-006", "D35-ATK-007")
def test_a_feint_needs_more_and_takes_dexterity_from_one_blow() -> None:
    def feint(mine: int, theirs: int) -> Skirmish:
        aria = fighter("Aria", skills={"bluff": 8}, base_attack=6)
        orc = fighter("Orc", "foes", base_attack=6, dexterity=16, armour=5, skills={"sense_motive": 2}, met=True)
        scene = Skirmish(aria, orc, cells=DUEL)
        scene.does("aria", "feint", mine, theirs, target="orc")
        return scene

    scene = feint(12, 11)
    made = scene.one(FeintRolled)
    assert (made.total, made.other_total, made.won) == (20, 19, True)
    assert not feint(11, 11).one(FeintRolled).won
    scene.passes("aria", "orc")
    scene.attacks("aria", "orc", 12, 3)
    assert scene.one(AttackRolled).against == 15
    scene.attacks("aria", "orc", 18, 3)
    assert scene.one(AttackRolled).against == 18, "that one attack alone"


@pytest.mark.rule("D35-ATK-007")
def test_an_opportunity_uses_it_up_and_it_ends_with_the_next_turn() -> None:
    aria = fighter("Aria", skills={"bluff": 20}, met=True)
    orc = fighter("Orc", "foes", dexterity=16, met=True)
    scene = Skirmish(aria, orc, cells=DUEL)
    scene.does("aria", "feint", 12, 11, target="orc")
    scene.passes("aria")
    scene.does("orc", "go", to="G9", column="G")
    scene.answers("aria", 2, opportunity="strike")
    assert scene.one(AttackRolled).against == 10
    assert not scene.who("orc").has("feinted")
    unused = Skirmish(aria, orc, cells=DUEL)
    unused.does("aria", "feint", 12, 11, target="orc")
    unused.passes("aria", "orc")
    assert unused.who("orc").has("feinted")
    unused.passes("aria")
    assert not unused.who("orc").has("feinted")


@pytest.mark.rule("D35-ATK-006", "D35-ATK-007", "D35-ATK-008")
@pytest.mark.example("EX-D35-18")
def test_feint_numbers() -> None:
    aria = fighter("Aria", skills={"bluff": 9})
    orc = fighter("Orc", "foes", base_attack=4, dexterity=14, armour=5, skills={"sense_motive": 1}, met=True)
    scene = Skirmish(aria, orc, cells=DUEL)
    scene.does("aria", "feint", 6, 9, target="orc")
    made = scene.one(FeintRolled)
    assert (made.total, made.other_total, made.won) == (15, 14, True)
    scene.passes("aria", "orc")
    scene.attacks("aria", "orc", 5)
    assert scene.one(AttackRolled).against == 15


@pytest.mark.rule("D35-ATK-008")
def test_strange_minds_are_hard_to_feint_and_what_has_none_cannot_be() -> None:
    def against(**figures: object) -> Fighter:
        return fighter("Foe", "foes", **figures)

    assert hard(against()) == 0
    assert hard(against(being="dragon")) == -4
    assert hard(against(being="animal", intelligence=2)) == -8
    wolf = against(being="animal", intelligence=2)
    made = CHECKS.made(
        "skill", State(), Trial(fighter("Aria", skills={"bluff": 8}), 14, wolf, skill="bluff", tried="feint"), 14
    )
    assert made.total == 14
    bones = against(being="undead", intelligence=0)
    scene = Skirmish(fighter("Aria"), bones, cells={"aria": "E10", "foe": "F10"})
    assert "feint" not in scene.offered("aria")


@pytest.mark.rule("D35-ATK-006")
def test_with_the_feat_it_takes_the_move_action() -> None:
    aria = fighter("Aria", skills={"bluff": 20}, feats=("improved_feint",))
    scene = Skirmish(aria, fighter("Orc", "foes", dexterity=16, met=True), cells=DUEL)
    scene.does("aria", "feint", 15, 2, target="orc")
    scene.attacks("aria", "orc", 10, 3)
    assert scene.one(AttackRolled).against == 10
