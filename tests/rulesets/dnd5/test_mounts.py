"""Mounts and riders (DN5-MNT)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.catalogue import load_library
from bot.kernel import inputs
from bot.kernel.ruleset import EVERYBODY
from bot.rulesets import rulesets_of
from bot.rulesets.dnd5.attack.events import AttackBegun
from bot.rulesets.dnd5.base.budget import movement_left
from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.conditions import SetCondition
from bot.rulesets.dnd5.mounts.saddle import (
    Dismounted,
    Mounted,
    Saddle,
    SaddleSaved,
    SteedActs,
    Unsaddle,
    may_be_led,
    may_carry,
)
from bot.rulesets.dnd5.movement.events import PlacedAt, Plunged
from bot.rulesets.dnd5.movement.words import SayDistance, SayHeight
from bot.rulesets.dnd5.people import Join
from bot.rulesets.dnd5.rounds.turns import OrderSet, TurnBegun
from bot.rulesets.dnd5.spells.events import Carried
from bot.rulesets.dnd5.state import Fighter
from bot.rulesets.shared.conditions import Condition
from tests.rulesets.dnd5 import oracles
from tests.rulesets.dnd5.skirmish import GM, PLAYER, Skirmish, fighter
from tests.rulesets.dnd5.test_movement import at, grid, left, turns


def horse(cell: str = "F5", **figures: Any) -> Fighter:
    given: dict[str, Any] = {"size": "large", "speed": 1800, "rideable": True, "trained": True, "hit_points": 30}
    return at("Horse", cell, **{**given, **figures})


def cavalry(*more: Fighter, **figures: Any) -> Skirmish:
    """Ana, with a horse beside her, and an orc far away."""
    people = turns(at("Ana", "E5", **{"dexterity": 14, **figures}), *more, horse(), at("Orc", "T5", "foes"))
    return grid(*people)


def riding(**figures: Any) -> Skirmish:
    made = cavalry(**figures)
    made.notes(Saddle(GM, "ana", "horse"))
    return made


@pytest.mark.rule("DN5-MNT-001")
@pytest.mark.parametrize(
    ("rider", "mount", "may"), [("medium", "large", True), ("small", "medium", True), ("medium", "medium", False)]
)
def test_a_mount_is_a_size_larger(rider: Any, mount: Any, may: bool) -> None:
    made = grid(*turns(at("Ana", "E5", size=rider), horse(size=mount), at("Orc", "T5", "foes")))
    assert may_carry(made.state, made.who("horse"), made.who("ana")) is may
    assert ("mount" in made.offered("ana")) is may
    assert (made.tries(Saddle(GM, "ana", "horse")) is None) is may


@pytest.mark.rule("DN5-MNT-001")
def test_a_mount_is_willing_and_built_for_it() -> None:
    wolf = at("Wolf", "E7", "foes", size="large", rideable=True)
    people = turns(at("Ana", "E5"), horse(), wolf, at("Orc", "T5", "foes"))
    made = grid(*people)
    assert made.options("ana", "target", action="mount") == ("horse",)


@pytest.mark.rule("DN5-MNT-002")
@pytest.mark.example("EX-DN5-28")
def test_to_mount_costs_half_the_speed_once_a_turn() -> None:
    made = cavalry()
    made.does("ana", "mount", target="horse")
    assert made.one(Mounted).cost == 450
    assert left(made, "ana", "walk") == 450
    assert made.who("ana").rides == "horse"
    assert made.who("ana").cell == made.who("horse").cell
    assert "dismount" not in made.offered("ana"), "one or the other, once"


@pytest.mark.rule("DN5-MNT-002")
@pytest.mark.example("EX-DN5-28")
def test_with_three_metres_left_nobody_mounts() -> None:
    made = cavalry()
    made.does("ana", "go", to="E9")
    assert left(made, "ana") == 300
    assert "mount" not in made.offered("ana")


@pytest.mark.rule("DN5-MNT-002")
def test_to_dismount_costs_as_much_onto_a_square_beside_it() -> None:
    made = riding()
    made.passes("ana", "orc")
    assert "E5" in made.options("ana", "to", action="dismount")
    made.does("ana", "dismount", to="E5")
    assert made.one(Dismounted).cost == 450
    assert (made.who("ana").rides, made.who("ana").cell) == (None, "E5")


@pytest.mark.rule("DN5-MNT-003")
@pytest.mark.parametrize(("face", "outcome"), [(7, "falls"), (8, "stays")])
def test_a_rider_saves_when_his_mount_is_moved_against_its_will(face: int, outcome: str) -> None:
    thrown = PlacedAt("horse", "H8", "forced").change(riding().state).combatants["ana"]
    assert (thrown.cell, thrown.jolted) == ("H8", True)
    in_saddle = {"rides": "horse", "astride": 2, "jolted": True, "dexterity": 14}
    people = turns(at("Ana", "F5", **in_saddle), horse(), at("Orc", "T5", "foes"))
    made = Skirmish(*people, begun=False, map="square")
    made.says(inputs.Begin(GM), face)
    saved = made.one(SaddleSaved)
    assert (saved.total, saved.against, saved.outcome) == (face + 2, 10, outcome)
    ana = made.who("ana")
    assert (ana.rides, ana.has("prone")) == ((None, True) if outcome == "falls" else ("horse", False))
    assert distance(made.state, ana, made.who("horse")) == (150 if outcome == "falls" else 0)


@pytest.mark.rule("DN5-MNT-004")
@pytest.mark.parametrize(("face", "outcome"), [(12, "stays"), (4, "falls")])
def test_a_rider_who_is_knocked_prone_saves_as_well(face: int, outcome: str) -> None:
    made = riding()
    made.notes(SetCondition(GM, "ana", "prone"), face)
    saved = made.one(SaddleSaved)
    assert (saved.total, saved.outcome) == (face + 2, outcome)
    ana = made.who("ana")
    assert (ana.rides is None, ana.has("prone")) == ((True, True) if outcome == "falls" else (False, False))


@pytest.mark.rule("DN5-MNT-004")
def test_who_is_struck_down_falls_off_without_a_save() -> None:
    made = riding()
    made.notes(SetCondition(GM, "ana", "unconscious"))
    assert made.one(SaddleSaved).faces == ()
    assert made.who("ana").rides is None


@pytest.mark.rule("DN5-MNT-005")
@pytest.mark.parametrize("leaps", [True, False])
def test_when_the_mount_goes_down_its_rider_may_leap_off(leaps: bool) -> None:
    made = riding()
    made.notes(SetCondition(GM, "horse", "prone"))
    assert made.asked == [("ana", "saddle")]
    made.answers("ana", saddle="leap" if leaps else "fall")
    ana = made.who("ana")
    assert (ana.rides, ana.has("prone"), ana.reacted) == (None, not leaps, leaps)
    assert made.one(Dismounted).reason == ("leapt" if leaps else "mount_fell")


@pytest.mark.rule("DN5-MNT-005")
def test_without_a_reaction_he_goes_down_with_it() -> None:
    made = riding(reacted=True)
    made.passes("ana")
    made.notes(SetCondition(GM, "ana", "incapacitated"))
    made.notes(SetCondition(GM, "horse", "prone"))
    assert made.one(Dismounted).reason == "mount_fell"
    assert made.who("ana").has("prone")


@pytest.mark.rule("DN5-MNT-006")
def test_only_what_is_trained_and_has_no_mind_of_its_own_is_controlled() -> None:
    assert may_be_led(horse())
    assert not may_be_led(horse(trained=False))
    assert not may_be_led(horse(intelligent=True))
    made = riding()
    assert made.who("ana").reins
    made.does("ana", "give_reins")
    assert not made.who("ana").reins
    assert "approach" not in made.offered("ana"), "whoever is carried goes nowhere by himself"
    made.does("ana", "take_reins")
    assert made.who("ana").reins


@pytest.mark.rule("DN5-MNT-007")
def test_a_controlled_mount_acts_in_the_turn_of_its_rider_and_attacks_nobody() -> None:
    made = cavalry()
    made.does("ana", "mount", target="horse")
    assert movement_left(made.state, made.who("horse")) == 1800
    made.does("ana", "steed_dash")
    assert movement_left(made.state, made.who("horse")) == 3600
    assert "steed_dodge" not in made.offered("ana")
    assert made.one(SteedActs).what == "dash"
    made.does("ana", "go", to="M5")
    assert (made.who("horse").cell, made.who("ana").cell) == ("M5", "M5")
    assert "dodge" in made.offered("ana"), "the rider still has an action"
    made.passes("ana")
    assert [each.combatant for each in made.said(TurnBegun)] == ["orc"], "the horse has had its turn"


@pytest.mark.rule("DN5-MNT-007")
@pytest.mark.parametrize(("speeds", "may"), [({"fly": 1800}, True), ({"walk": 1800}, True), ({}, False)])
def test_a_mount_dashes_in_whatever_manner_it_goes(speeds: dict[str, int], may: bool) -> None:
    """One that only flies as well; one that goes nowhere does not."""
    people = turns(at("Ana", "E5"), horse(speeds=speeds), at("Orc", "T5", "foes"))
    made = grid(*people)
    made.notes(Saddle(GM, "ana", "horse"))
    assert ("steed_dash" in made.offered("ana")) is may
    if may:
        mode = next(iter(speeds))
        made.does("ana", "steed_dash")
        assert movement_left(made.state, made.who("horse"), mode) == 3600


@pytest.mark.rule("DN5-MNT-007")
def test_a_mount_acts_also_in_the_turn_in_which_it_is_mounted() -> None:
    """Whether or not it has had its own turn in the round: it moves its 18 m, and dashes as many."""
    made = grid(*turns(horse(), at("Ana", "E5"), at("Orc", "T5", "foes")))
    made.passes("horse")
    made.does("ana", "mount", target="horse")
    assert movement_left(made.state, made.who("horse")) == 1800
    made.does("ana", "steed_dash")
    assert movement_left(made.state, made.who("horse")) == 3600
    assert "steed_dodge" not in made.offered("ana")


@pytest.mark.rule("DN5-MNT-007")
def test_a_mount_that_has_had_its_turn_gets_no_second_one_where_the_table_has_it_so() -> None:
    people = turns(horse(), at("Ana", "E5"), at("Orc", "T5", "foes"))
    made = grid(*people, mount_goes_twice=False)
    made.passes("horse")
    made.does("ana", "mount", target="horse")
    assert movement_left(made.state, made.who("horse")) == 0
    assert "steed_dash" not in made.offered("ana")
    made.passes("ana", "orc")
    assert made.asked == [("ana", "declare")], "from now on it acts with its rider"
    assert movement_left(made.state, made.who("horse")) == 1800


@pytest.mark.rule("DN5-MNT-008")
def test_an_independent_mount_keeps_its_own_turn_and_may_attack() -> None:
    griffon = horse(intelligent=True, initiative=40)
    people = (*turns(at("Ana", "E5")), griffon, at("Orc", "H5", "foes", initiative=1))
    made = grid(*people)
    made.notes(Saddle(GM, "ana", "horse"))
    assert made.asked == [("horse", "declare")]
    assert "orc" in made.options("horse", "target", action="attack")
    made.attacks("horse", "orc", 2)
    made.does("horse", "go", to="F6")
    made.passes("horse")
    assert made.who("ana").cell == made.who("horse").cell == "F6"
    assert "take_reins" not in made.offered("ana")


@pytest.mark.rule("DN5-MNT-009")
@pytest.mark.parametrize("target", ["horse", "ana"])
def test_who_strikes_at_a_mount_that_leaves_may_choose_its_rider(target: str) -> None:
    people = turns(at("Ana", "E5"), horse(), at("Orc", "H5", "foes"))
    made = grid(*people)
    made.notes(Saddle(GM, "ana", "horse"))
    made.does("ana", "go", to="B5")
    assert made.asked == [("orc", "opportunity")]
    assert made.options("orc", "target", **{"with": "longsword"}) == ("horse", "ana")
    made.answers("orc", 2, target=target, **{"with": "longsword"})
    assert made.one(AttackBegun).target == target
    assert made.who("horse").cell == "B5"
    assert made.asked != [("orc", "opportunity")], "one reaction, one attack"


def test_without_a_grid_the_rider_is_as_far_from_everybody_as_his_mount() -> None:
    people = turns(
        fighter("Ana"),
        fighter("Horse", size="large", speed=1800, rideable=True, trained=True),
        fighter("Orc", "foes"),
    )
    made = Skirmish(*people, gap=30)
    made.notes(SayDistance(GM, "ana", "horse", 150))
    made.notes(Saddle(GM, "ana", "horse"))
    made.does("ana", "approach", target="orc")
    assert distance(made.state, made.who("horse"), made.who("orc")) == 1200
    assert distance(made.state, made.who("ana"), made.who("orc")) == 1200
    assert distance(made.state, made.who("ana"), made.who("horse")) == 0


def test_the_game_master_takes_somebody_out_of_the_saddle() -> None:
    made = riding()
    assert made.refusal(Saddle(GM, "orc", "horse")) == "dnd5-mount-taken"
    made.notes(Unsaddle(GM, "ana"))
    assert made.one(Dismounted).reason == "said"
    assert made.refusal(Unsaddle(GM, "ana")) == "dnd5-not-riding"


def test_who_comes_off_a_flying_mount_falls() -> None:
    winged = horse(speeds={"walk": 900, "fly": 1800})
    made = grid(*turns(at("Ana", "E5", hit_points=40), winged, at("Orc", "T5", "foes")))
    made.notes(Saddle(GM, "ana", "horse"))
    made.notes(SayHeight(GM, "horse", 600))
    assert made.who("ana").height == 600
    made.notes(SetCondition(GM, "ana", "prone"), 2, 3, 4)
    assert made.one(Plunged).combatant == "ana"
    assert made.who("ana").height == 0
    assert made.who("horse").height == 600


@pytest.mark.rule("DN5-MNT-003")
def test_whoever_blinks_out_of_the_saddle_rides_no_more_and_a_mount_that_is_pushed_takes_its_rider_along() -> None:
    made = riding()
    blinked = made.game.after(made.state, Carried("ana", "misty_step", forced=False, cell="A1")).combatants
    assert (blinked["ana"].cell, blinked["ana"].rides, blinked["horse"].cell) == ("A1", None, "F5")
    pushed = made.game.after(made.state, Carried("horse", "thunderwave", forced=True, cell="I5")).combatants
    assert (pushed["ana"].cell, pushed["ana"].rides, pushed["ana"].jolted) == ("I5", "horse", True)


@pytest.mark.rule("DN5-MNT-005")
def test_a_mount_that_goes_down_lets_go_of_its_rider_before_he_is_asked_whether_he_leaps() -> None:
    held = fighter("Ana", cell="E5", dexterity=14, conditions=(Condition("grappled", by="horse"),))
    made = grid(*turns(held, horse(), at("Orc", "T5", "foes")))
    made.notes(Saddle(GM, "ana", "horse"))
    assert made.who("ana").has("grappled")
    made.notes(SetCondition(GM, "horse", "unconscious"))
    assert ("ana", "saddle") in made.asked
    assert not made.who("ana").has("grappled")


# ---- joining on horseback


def knight(*here: Fighter, locale: str = "fr", table: str = "square", **sheet: Any) -> Skirmish:
    """The ready-made knight joins those who are *here*, with *sheet* changed on his sheet."""
    scene = Skirmish(*here, begun=False, map=table)
    changed = json.dumps({**json.loads(READY), **sheet})
    told = {"sheet": changed, "player": PLAYER, "locale": locale}
    scene.says(GAME.compose(scene.state, "join", PLAYER, told))
    return scene


GAME: Any = rulesets_of(load_library())["dnd5"]
_, READY = GAME.sheets.propose({"ready": "ysengrin"})


@pytest.mark.rule("DN5-MNT-002")
@pytest.mark.rule("DN5-MNT-006")
@pytest.mark.parametrize("table", ["square", "none"])
def test_a_knight_joins_in_the_saddle_of_his_own_mount_and_holds_its_reins(table: str) -> None:
    scene = knight(table=table)
    rider, mount = scene.state.combatants.values()
    assert (mount.name, mount.player, mount.side) == ("Cheval de guerre", None, rider.side)
    assert (rider.rides, rider.reins, rider.astride) == (mount.id, True, 2)
    assert scene.one(Mounted).said
    scene.says(Join(GM, (fighter("Orc", "foes"),)))
    scene.says(inputs.Begin(GM), 15, 18, 5)
    # It acts in his turn, though it rolled better, and stands where he is.
    turn = scene.state.turn
    assert turn is not None
    assert (turn.who, turn.steed) == (rider.id, mount.id)
    cells = {scene.who(each.id).cell for each in (rider, mount)}
    assert len(cells) == 1
    assert (None in cells) is (table == "none")


@pytest.mark.rule("DN5-MNT-002")
def test_his_mount_bears_another_name_where_that_is_taken_and_speaks_the_tables_language() -> None:
    scene = knight(fighter("Warhorse"), locale="en")
    assert [each.name for each in scene.state.combatants.values()] == ["Warhorse", "Ysengrin", "Warhorse 2"]
    assert scene.who("ysengrin").rides == "warhorse-2"


@pytest.mark.rule("DN5-MNT-001")
@pytest.mark.parametrize("sheet", [{"mount": None}, {"size": "large"}])
def test_without_a_mount_or_with_one_that_is_too_small_one_comes_on_foot(sheet: Any) -> None:
    scene = knight(**sheet)
    assert [each.name for each in scene.state.combatants.values()] == ["Ysengrin"]
    assert scene.who("ysengrin").rides is None


def test_a_sheet_that_is_changed_before_the_beginning_keeps_him_in_the_saddle() -> None:
    scene = knight()
    made = json.dumps({**json.loads(READY), "hit_points": 30})
    scene.says(GAME.compose(scene.state, "renew", PLAYER, {"who": "ysengrin", "sheet": made}))
    who = scene.who("ysengrin")
    assert (who.hit_points, who.rides, who.astride) == (30, "cheval-de-guerre", 2)


@pytest.mark.rule("DN5-MNT-007")
def test_a_led_mount_stands_at_the_place_of_its_rider() -> None:
    """Also where it is shown; let go, it has its own place again."""
    made = cavalry(fighter("Bor"))
    assert made.state.order == ("ana", "bor", "horse", "orc")
    made.notes(Saddle(GM, "ana", "horse"))
    made.does("ana", "pass")
    assert made.state.order == ("ana", "horse", "bor", "orc")
    oracles.ordered(made.state, OrderSet(made.state.order))
    for wrong in (("ana", "bor", "horse", "orc"), ("bor", "ana", "horse", "orc")):
        with pytest.raises(AssertionError):
            oracles.ordered(made.state, OrderSet(wrong))
    shown = {each.id: each.facts["place"] for each in made.game.view(made.state, EVERYBODY, ()).rows}
    assert list(shown) == ["ana", "horse", "bor", "orc"]
    made.passes("bor", "orc")
    made.does("ana", "give_reins")
    made.does("ana", "pass")
    assert made.state.order == ("ana", "bor", "horse", "orc")
