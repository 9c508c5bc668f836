"""Cases worked out from the text and its ledger before anybody looked at the code: order, surprise, what a turn holds,
readying and delaying."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.values import evolve
from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.fixing import Damage
from bot.rulesets.dnd35.movement.events import MoveEnded
from bot.rulesets.dnd35.postures import SetCondition
from bot.rulesets.dnd35.readying.responses import ReadyReleased
from bot.rulesets.dnd35.rounds.actions import SayUnaware
from bot.rulesets.dnd35.spells.falling import Falling
from bot.rulesets.dnd35.state import Fighter
from tests.rulesets.dnd35.casework import BESIDE, class_of, goes, rolled, turn
from tests.rulesets.dnd35.magic import caster
from tests.rulesets.dnd35.skirmish import GM, LONGBOW, LONGSPEAR, LONGSWORD, Skirmish, fighter


def ambush(*people: Fighter, unaware: str = "aria", cells: dict[str, str], **settings: Any) -> Skirmish:
    """Somebody does not know of the enemy when the fight begins; whoever is named first acts first."""
    ready = [evolve(each, initiative=30 - at) for at, each in enumerate(people)]
    scene = Skirmish(*ready, begun=False, cells=cells, **settings)
    scene.says(SayUnaware(GM, unaware, True))
    scene.says(inputs.Begin(GM))
    return scene


def duel(*, aria: dict[str, Any] | None = None, orc: dict[str, Any] | None = None, apart: str = "F10") -> Skirmish:
    people = fighter("Aria", **(aria or {})), fighter("Orc", "foes", **{"met": True, **(orc or {})})
    return Skirmish(*people, cells={"aria": "E10", "orc": apart})


# ---- surprise


@pytest.mark.rule("D35-BAS-004", "D35-ACT-007", "D35-BAS-010")
def test_in_the_surprise_round_nobody_strikes_more_than_once() -> None:
    scene = ambush(fighter("Orc", "foes", base_attack=11), fighter("Aria"), cells=BESIDE)
    scene.attacks("orc", "aria", 2)
    assert {"attack", "go", "approach", "two_weapons"}.isdisjoint(scene.offered("orc"))
    scene.passes("orc")
    assert (scene.state.round, scene.asked) == (1, [("orc", "declare")]), "the surprised one had no turn before it"


@pytest.mark.rule("D35-BAS-003", "D35-BAS-004")
def test_whoever_was_surprised_is_flat_footed_until_his_turn_in_round_1() -> None:
    aria = fighter("Aria", dexterity=16, dodge=1)
    scene = ambush(fighter("Orc", "foes"), aria, cells=BESIDE)
    assert class_of(scene, "aria") == 10
    scene.passes("orc", "orc")
    assert scene.asked == [("aria", "declare")]
    assert class_of(scene, "aria") == 14


@pytest.mark.rule("D35-BAS-003", "D35-AOO-006")
def test_whoever_acted_in_the_surprise_round_is_flat_footed_no_more() -> None:
    people = fighter("Orc", "foes", dexterity=14), fighter("Bor", "foes"), fighter("Aria")
    scene = ambush(*people, cells={**BESIDE, "bor": "Z50"})
    scene.passes("orc")
    assert class_of(scene, "orc") == 12
    scene.passes("bor", "orc", "bor")
    goes(scene, "aria", "B10")
    assert scene.asked == [("orc", "opportunity")]


@pytest.mark.rule("D35-MOV-006", "D35-BAS-004")
@pytest.mark.parametrize(("orc", "charges"), [("H4", True), ("I4", False)])
def test_in_the_surprise_round_a_charge_goes_as_far_as_ones_speed(orc: str, charges: bool) -> None:
    """6 squares are 9 m: to G4 from A4 for whoever stands on H4."""
    scene = ambush(fighter("Aria"), fighter("Orc", "foes"), unaware="orc", cells={"aria": "A4", "orc": orc})
    assert ("charge" in scene.offered("aria")) is charges


@pytest.mark.rule("D35-BAS-004")
def test_where_nobody_is_surprised_there_is_no_surprise_round() -> None:
    scene = Skirmish(fighter("Aria"), fighter("Orc", "foes"), begun=False, cells=BESIDE)
    scene.says(inputs.Begin(GM), 15, 5)
    assert (scene.state.round, scene.asked) == (1, [("aria", "declare")])


@pytest.mark.rule("D35-ACT-006", "D35-BAS-003")
def test_nobody_who_is_flat_footed_does_anything_immediate() -> None:
    mage = caster("Mage", "feather_fall")
    scene = Skirmish(fighter("Orc", "foes"), mage, cells={"orc": "A1", "mage": "H9"}, immediate_action="swift")
    scene.notes(Falling(GM, "mage", 6), 3, 3)
    assert not [who for who, _ in scene.asked if who == "mage"]
    scene.passes("orc")
    scene.notes(Falling(GM, "mage", 6))
    assert [who for who, _ in scene.asked if who == "mage"], "in his own turn he may"


# ---- what a turn holds


@pytest.mark.rule("D35-ACT-001")
def test_an_attack_and_then_a_move() -> None:
    scene = duel(orc={"met": False})
    scene.attacks("aria", "orc", 2)
    assert {"go", "leave", "withdraw"} & set(scene.offered("aria")) == {"go", "leave"}, "to withdraw is a whole turn"
    goes(scene, "aria", "E16")
    assert scene.asked == [("orc", "declare")]


@pytest.mark.rule("D35-ACT-002", "D35-ACT-003")
def test_a_step_between_the_attacks_of_a_full_attack() -> None:
    scene = duel(aria={"base_attack": 11}, apart="F10")
    scene.attacks("aria", "orc", 2)
    scene.does("aria", "step", to="F9")
    scene.attacks("aria", "orc", 2)
    assert rolled(scene)[0] == 2 + 6
    scene.attacks("aria", "orc", 2)
    assert rolled(scene)[0] == 2 + 1
    assert scene.asked == [("orc", "declare")]


@pytest.mark.rule("D35-BAS-010")
@pytest.mark.parametrize(("bonus", "series"), [(5, [5]), (6, [6, 1]), (16, [16, 11, 6, 1]), (20, [20, 15, 10, 5])])
def test_how_many_attacks_a_base_attack_bonus_gives(bonus: int, series: list[int]) -> None:
    scene = duel(aria={"base_attack": bonus}, orc={"armour": 40, "hit_points": 90})
    made = []
    while scene.asked == [("aria", "declare")] and "attack" in scene.offered("aria"):
        scene.attacks("aria", "orc", 2)
        made.append(rolled(scene)[0] - 2)
    assert made == series


@pytest.mark.rule("D35-BAS-010")
def test_the_attacks_of_a_turn_may_go_at_different_people() -> None:
    people = fighter("Aria", base_attack=6), fighter("Orc", "foes", hit_points=3), fighter("Ugh", "foes")
    scene = Skirmish(*people, cells={**BESIDE, "ugh": "E11"})
    scene.attacks("aria", "orc", 15, 8)
    assert scene.options("aria", "target", action="attack")[0] == "ugh", "whoever has fallen comes last"
    scene.attacks("aria", "ugh", 15, 8)
    assert rolled(scene)[0] == 16


@pytest.mark.rule("D35-ACT-007", "D35-HPS-011")
def test_whoever_staggers_has_one_action() -> None:
    weak = {"hit_points": 8, "nonlethal": 8, "base_attack": 6, "shown": "staggered"}
    scene = duel(aria=weak)
    assert {"run", "two_weapons", "charge"}.isdisjoint(scene.offered("aria"))
    scene.attacks("aria", "orc", 2)
    assert {"attack", "go", "leave"}.isdisjoint(scene.offered("aria")), "neither a second attack nor a move"
    away = duel(aria=weak, apart="M10")
    goes(away, "aria", "E16")
    assert away.who("aria").cell == "E16"
    assert away.asked == [("orc", "declare")] or not {"go", "attack"} & set(away.offered("aria")), "a single move"


@pytest.mark.rule("D35-ACT-003", "D35-BAS-019")
def test_a_step_may_be_diagonal_and_goes_on_nobody() -> None:
    scene = duel()
    steps = set(scene.options("aria", "to", action="step"))
    assert {"D9", "E9", "F9", "D10", "D11", "E11", "F11"} == steps


@pytest.mark.rule("D35-BAS-021", "D35-ATK-003")
def test_what_lasts_a_round_ends_as_the_next_turn_begins_though_one_delays() -> None:
    scene = duel()
    scene.does("aria", "defend")
    scene.passes("aria")
    assert class_of(scene, "aria") == 14
    scene.passes("orc")
    scene.does("aria", "delay", target="orc")
    assert class_of(scene, "aria") == 10


# ---- on the ground


@pytest.mark.rule("D35-BAS-017", "D35-AOO-002")
def test_whoever_stands_up_is_struck_at_while_he_lies() -> None:
    scene = Skirmish(fighter("Orc", "foes", armour=3, met=True), fighter("Aria", base_attack=4, met=True), cells=BESIDE)
    scene.notes(SetCondition(GM, "orc", "prone", True))
    scene.does("orc", "stand")
    assert scene.asked == [("aria", "opportunity")]
    scene.answers("aria", 2, opportunity="strike")
    assert rolled(scene) == (6, 9)
    assert not scene.who("orc").has("prone")
    assert turn(scene).move
    assert not turn(scene).standard


@pytest.mark.rule("D35-BAS-017")
def test_lying_one_strikes_worse_and_draws_no_bow() -> None:
    scene = Skirmish(fighter("Aria", "players", LONGSWORD, LONGBOW), fighter("Orc", "foes"), cells=BESIDE)
    scene.does("aria", "drop_prone")
    assert not turn(scene).move
    assert scene.options("aria", "with", action="attack", target="orc") == ("longsword",)
    scene.attacks("aria", "orc", 10)
    assert rolled(scene)[0] == 10 - 4


@pytest.mark.rule("D35-BAS-017")
@pytest.mark.parametrize("action", ["charge", "run", "step"])
def test_nobody_who_lies_charges_runs_or_steps(action: str) -> None:
    scene = duel(apart="J10")
    assert action in scene.offered("aria")
    scene.does("aria", "drop_prone")
    assert action not in scene.offered("aria")


# ---- readying and delaying


@pytest.mark.rule("D35-ACT-008")
def test_nothing_that_takes_a_whole_turn_is_readied() -> None:
    scene = duel(aria={"base_attack": 11}, apart="M10")
    offered = set(scene.options("aria", "response", action="ready", on="attacks", whom="enemy"))
    assert offered
    assert not offered & {"charge", "run", "withdraw", "coup", "full_attack"}


@pytest.mark.rule("D35-ACT-009", "D35-BAS-010")
def test_what_is_readied_is_a_single_attack() -> None:
    scene = duel(aria={"base_attack": 11})
    scene.does("aria", "ready", on="attacks", whom="enemy", response="attack")
    scene.passes("aria")
    scene.attacks("orc", "aria")
    scene.answers("aria", 2, 3, react="now", step="stay", **{"with": "longsword"})
    assert [each.combatant for each in scene.said(AttackRolled)] == ["aria", "orc"]


@pytest.mark.rule("D35-ACT-009", "D35-ACT-011")
def test_whoever_steps_back_from_a_blow_is_struck_no_more() -> None:
    """A step and the readied action come before what sets them off: the sword does not reach any more."""
    spear = fighter("Aria", "players", LONGSPEAR)
    scene = Skirmish(spear, fighter("Orc", "foes", hit_points=40), cells=BESIDE)
    scene.does("aria", "ready", on="attacks", whom="enemy", response="attack")
    scene.passes("aria")
    scene.attacks("orc", "aria")
    assert "stay" not in scene.options("aria", "step", react="now"), "a long spear strikes nobody beside"
    scene.answers("aria", 2, react="now", step="D10", **{"with": "longspear"})
    assert [each.combatant for each in scene.said(AttackRolled)] == ["aria"]
    assert scene.who("aria").cell == "D10"


@pytest.mark.rule("D35-ACT-008", "D35-AOO-002")
def test_readying_exposes_nobody_but_the_readied_shot_does() -> None:
    archer = fighter("Aria", "players", LONGBOW)
    people = archer, fighter("Ugh", "foes", met=True), fighter("Orc", "foes", met=True)
    scene = Skirmish(*people, cells={"aria": "E10", "ugh": "F10", "orc": "P10"})
    scene.does("aria", "ready", on="moves", whom="orc", response="attack")
    assert scene.asked == [("aria", "declare")]
    scene.passes("aria", "ugh")
    scene.does("orc", "approach", target="aria")
    scene.answers("aria", react="now", step="stay", **{"with": "longbow"})
    assert scene.asked == [("ugh", "opportunity")]


@pytest.mark.rule("D35-ACT-008", "D35-ACT-010")
def test_whoever_was_struck_down_before_does_nothing_of_what_he_readied() -> None:
    scene = duel()
    scene.does("aria", "ready", on="attacks", whom="enemy", response="attack")
    scene.passes("aria")
    scene.notes(Damage(GM, "aria", 23))
    assert scene.who("aria").ready is None or ("aria", "ready") not in scene.asked
    scene.attacks("orc", "aria", 2)
    assert not scene.said(ReadyReleased)


@pytest.mark.rule("D35-ACT-013")
def test_a_turn_that_was_delayed_past_the_next_one_is_lost() -> None:
    scene = Skirmish(fighter("Aria"), fighter("Orc", "foes"), fighter("Bor"), cells={})
    scene.does("aria", "delay", target="bor")
    scene.passes("orc", "bor")
    assert scene.asked == [("aria", "declare")]
    scene.passes("aria")
    assert (scene.state.round, scene.state.order) == (2, ("orc", "bor", "aria"))
    assert scene.asked == [("orc", "declare")]


@pytest.mark.rule("D35-BAS-017")
def test_whoever_goes_to_a_foe_and_does_not_reach_him_is_told_so() -> None:
    for cell, short in (("T10", "orc"), ("H10", None)):
        people = fighter("Aria"), fighter("Orc", "foes", met=True)
        scene = Skirmish(*people, cells={"aria": "E10", "orc": cell})
        scene.does("aria", "approach", target="orc")
        assert scene.one(MoveEnded).short == short
