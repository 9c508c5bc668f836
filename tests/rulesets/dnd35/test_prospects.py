"""What is told before somebody answers: what is left of a turn, how far a way goes, who may strike, who is reached."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.dnd35.remaining import left
from bot.rulesets.dnd35.state import FISTS
from bot.rulesets.shared.conditions import Condition
from tests.rulesets.dnd35.skirmish import DAGGER, LONGBOW, LONGSPEAR, LONGSWORD, Skirmish, astride, fighter, horse


def table(*people: Any, **cells: str) -> Skirmish:
    return Skirmish(*people, cells=cells)


def prospect(scene: Skirmish, who: str, **choice: str) -> Any:
    return scene.game.outlook(scene.state, scene.question(who), choice)


def told(scene: Skirmish, who: str) -> dict[str, Any]:
    turn = scene.state.turn
    assert turn is not None
    return left(scene.state, scene.who(who), turn)


@pytest.mark.rule("D35-ACT-001", "D35-ACT-003", "D35-BAS-010")
def test_what_is_left_of_a_turn_is_told_as_it_is_used() -> None:
    scene = table(fighter("Aria", base_attack=11), fighter("Orc", "foes", hit_points=90), aria="E10", orc="F10")
    whole = {"standard": True, "move": True, "attacks": 0, "metres": "9", "step": True, "either": False}
    assert told(scene, "aria") == whole
    scene.attacks("aria", "orc", 2)
    assert told(scene, "aria") == {**whole, "standard": False, "attacks": 2, "either": True}
    scene.attacks("aria", "orc", 2)
    used = {"standard": False, "move": False, "metres": None, "either": False}
    assert told(scene, "aria") == {**whole, **used, "attacks": 1}
    walked = table(fighter("Aria"), fighter("Orc", "foes"), aria="E10", orc="M10")
    walked.does("aria", "go", to="B10", column="B")
    assert told(walked, "aria") == {**whole, "step": False, "either": True}, "another move instead of the action"
    about = scene.question("aria").facts
    assert (about["attacks"], about["step"], about["standard"]) == (1, True, False)


@pytest.mark.rule("D35-AOO-001", "D35-MOV-011")
def test_a_way_tells_how_far_it_goes_who_may_strike_and_whom_one_reaches() -> None:
    orc, ogre = fighter("Orc", "foes", met=True), fighter("Ogre", "foes", met=True, size="large")
    scene = table(fighter("Aria"), orc, ogre, aria="E10", orc="F10", ogre="L10")
    away = prospect(scene, "aria", action="go", column="B", to="B10")
    assert (away["far"], away["strikers"], away["reached"]) == ("4.5", "Orc", "")
    aside = prospect(scene, "aria", action="step", to="E11")
    assert (aside["provoked"], aside["reached"]) == (0, "Orc")
    assert prospect(scene, "aria", action="leave")["strikers"] == "Orc"
    assert prospect(scene, "aria", action="withdraw")["provoked"] == 0
    # He goes round the orc, into the long reach of the ogre.
    near = prospect(scene, "aria", action="approach", target="ogre")
    assert (near["strikers"], near["reached"]) == ("Orc, Ogre", "Ogre")


@pytest.mark.rule("D35-AOO-002", "D35-BAS-013")
def test_what_exposes_says_to_whom() -> None:
    archer = fighter("Aria", "players", LONGBOW, evolve(DAGGER, held="carried"))
    scene = table(archer, fighter("Orc", "foes", met=True), fighter("Ugh", "foes"), aria="E10", orc="F10", ugh="E11")
    # The second orc has had no turn yet: flat-footed, it strikes at nobody.
    assert prospect(scene, "aria", action="attack", target="ugh")["strikers"] == "Orc"
    assert prospect(scene, "aria", action="unarmed", target="orc")["strikers"] == "Orc"
    assert prospect(scene, "aria", action="unarmed", target="ugh")["provoked"] == 0
    assert prospect(scene, "aria", action="grapple", target="orc")["strikers"] == "Orc"
    assert prospect(scene, "aria", action="trip", target="orc", **{"with": FISTS})["strikers"] == "Orc"
    assert prospect(scene, "aria", action="bull_rush", target="ugh")["strikers"] == "Orc"


@pytest.mark.rule("D35-CAM-005")
def test_nobody_is_told_how_near_somebody_is_whom_he_has_lost() -> None:
    lost = evolve(fighter("Orc", "foes", met=True), hidden_from=("aria",), conditions=(Condition("invisible"),))
    scene = table(fighter("Aria"), lost, fighter("Ugh", "foes"), aria="E10", orc="F10", ugh="M10")
    assert prospect(scene, "aria", action="go", column="B", to="B10")["strikers"] == ""
    assert prospect(scene, "aria", action="sheathe")["provoked"] == 0


@pytest.mark.rule("D35-AOO-002")
def test_sheathing_says_whether_anybody_may_strike_meanwhile() -> None:
    for cell, strikers in (("F10", "Orc"), ("M10", "")):
        scene = table(fighter("Aria"), fighter("Orc", "foes", met=True), aria="E10", orc=cell)
        assert prospect(scene, "aria", action="sheathe")["strikers"] == strikers


@pytest.mark.rule("D35-AOO-003", "D35-MAN-008", "D35-MAN-013")
def test_in_the_place_of_a_blow_it_is_said_whether_that_exposes() -> None:
    """A guisarme trips, which bare hands do at their own risk; to disarm exposes whoever has not learnt it."""
    guisarme = evolve(LONGSPEAR, weapon="guisarme", trip=True)
    for arm, trip, disarm in ((guisarme, "", ""), (LONGSWORD, "Orc", "Orc")):
        cell = "G10" if arm.reach else "F10"
        away = "K10" if arm.reach else "I10"
        scene = table(fighter("Orc", "foes"), fighter("Aria", "players", arm, met=True), aria="E10", orc=cell)
        scene.does("orc", "go", column=away[0], to=away)
        assert scene.asked == [("aria", "opportunity")]
        assert prospect(scene, "aria", opportunity="trip")["strikers"] == trip
        assert prospect(scene, "aria", opportunity="disarm")["strikers"] == disarm
        assert "strikers" not in prospect(scene, "aria", opportunity="strike")


@pytest.mark.rule("D35-MNT-002", "D35-ACT-007")
def test_in_the_saddle_the_move_is_the_mounts_own() -> None:
    steed = horse()
    scene = table(astride(fighter("Aria", hit_points=0), steed), steed, fighter("Orc", "foes"), aria="E10", orc="Z90")
    found = told(scene, "aria")
    assert (found["standard"], found["move"], found["metres"], found["either"]) == (True, True, "15", False)
    scene.does("aria", "defend")
    found = told(scene, "aria")
    assert (found["standard"], found["move"], found["metres"]) == (False, True, "15"), "the horse may still go"


@pytest.mark.rule("D35-AOO-002", "D35-BAS-017")
def test_standing_up_says_who_may_strike_meanwhile() -> None:
    lying = fighter("Aria", conditions=(Condition("prone"),))
    scene = table(lying, fighter("Orc", "foes", met=True), aria="E10", orc="F10")
    assert prospect(scene, "aria", action="stand")["strikers"] == "Orc"
    skilled = table(fighter("Aria", feats=("improved_trip",)), fighter("Orc", "foes", met=True), aria="E10", orc="F10")
    assert prospect(skilled, "aria", action="trip", target="orc", **{"with": FISTS})["provoked"] == 0


def test_whoever_hides_is_in_no_prospect() -> None:
    lurker = fighter("Orc", "foes", met=True, hidden=True)
    scene = table(fighter("Aria"), lurker, fighter("Ugh", "foes"), aria="E10", orc="F10", ugh="K10")
    seen = prospect(scene, "aria", action="go", column="B", to="B10")
    assert (seen["provoked"], seen["reached"]) == (0, "")


@pytest.mark.rule("D35-BAS-012", "D35-BAS-013")
def test_companions_are_not_attacked_and_bare_hands_are_an_action_of_their_own() -> None:
    scene = table(
        fighter("Aria", "players", LONGSPEAR), fighter("Bor"), fighter("Orc", "foes"), aria="E10", bor="E11", orc="F10"
    )
    offered = scene.question("aria").all_fields({})[0].options
    assert "attack" not in offered, "the spear reaches nobody beside her"
    assert scene.options("aria", "target", action="unarmed") == ("orc",)
    assert scene.options("aria", "target", action="grapple") == ("orc",)
    armed = table(fighter("Aria", "players", LONGSWORD), fighter("Orc", "foes"), aria="E10", orc="F10")
    assert armed.options("aria", "with", action="attack", target="orc") == ("longsword",)
    bare = evolve(fighter("Aria"), weapons=())
    assert table(bare, fighter("Orc", "foes"), aria="E10", orc="F10").options("aria", "target", action="attack") == (
        "orc",
    )


@pytest.mark.rule("D35-MOV-007", "D35-AOO-001", "D35-HPS-005")
def test_a_run_and_first_aid_tell_who_may_strike() -> None:
    orc = fighter("Orc", "foes", met=True)
    scene = table(fighter("Aria"), fighter("Bran", hit_points=-3), orc, aria="E10", bran="E9", orc="F10")
    run = prospect(scene, "aria", action="run", heading="west", to="A10")
    assert "strikers" not in run, "nobody runs off the map, nor less far than two moves"
    assert prospect(scene, "aria", action="first_aid", target="bran")["strikers"] == "Orc"
    long = table(fighter("Aria"), orc, aria="A10", orc="B10")
    far = prospect(long, "aria", action="run", heading="south", to="A23")
    assert (far["far"], far["strikers"]) == ("19.5", "Orc")


@pytest.mark.rule("D35-MNT-002")
def test_in_the_saddle_it_is_the_mount_that_has_so_far_to_go() -> None:
    steed = horse()
    scene = table(astride(fighter("Aria"), steed), steed, fighter("Orc", "foes"), aria="A1", orc="T20")
    assert (told(scene, "aria")["metres"], told(scene, "aria")["step"]) == ("15", True)
    assert prospect(scene, "aria", action="go", to="J1")["far"] == "13.5"
    scene.does("aria", "go", column="J", to="J1")
    assert (told(scene, "aria")["metres"], told(scene, "aria")["step"]) == ("15", False)
