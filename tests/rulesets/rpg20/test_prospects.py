"""What an answer leads to is told before it is given: chances, distances; and nothing of whoever lies in wait."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.ruleset import EVERYBODY, Reader
from bot.rulesets.rpg20 import prospects
from bot.rulesets.rpg20.attack import AttackRolled
from bot.rulesets.rpg20.sequences.events import OrderSet
from bot.rulesets.rpg20.state import Ill
from tests.rulesets.rpg20.fray import Fray, arm, fighter

ANA = Reader(1)


def chance(fray: Fray, **choice: str) -> float | None:
    if "with_" in choice:
        choice["with"] = choice.pop("with_")
    return fray.game.foresee(fray.state, fray.question("ana"), choice)


@pytest.mark.rule("R20-GEN-001", "R20-MEL-009")
def test_the_chance_of_an_intention_is_that_of_its_test() -> None:
    fray = Fray(fighter("Ana", "players"), fighter("Bor", "foes"))
    assert chance(fray, action="strike", target="bor", with_="long_sword", how="normal") == 13 / 20
    assert chance(fray, action="strike") is None
    assert chance(fray, action="pass") is None
    fray.means("ana", "strike", target="bor")
    fray.means("bor", "strike", target="ana")
    # He fights, too: his six points of the domain make it three harder.
    assert fray.game.foresee(fray.state, fray.question("ana"), {"slot": "act"}) == 10 / 20
    assert fray.game.foresee(fray.state, fray.question("ana"), {"slot": "hold"}) is None
    fray.acts("ana", 10)
    assert fray.one(AttackRolled).total == 10


@pytest.mark.rule("R20-SPE-014")
def test_of_an_aimed_blow_it_is_that_of_the_place() -> None:
    fray = Fray(fighter("Ana", "players"), fighter("Bor", "foes"))
    aimed = chance(fray, action="strike", target="bor", with_="long_sword", how="aim", place="human_1")
    assert aimed == 11 / 20


@pytest.mark.rule("R20-FIR-005", "R20-FIR-008", "R20-ACT-003")
@pytest.mark.parametrize(
    ("said", "faces"),
    [
        ({"how": "single"}, 13),
        ({"how": "precision"}, 16),
        ({"how": "long", "second": "-"}, 13),
        ({"how": "long", "second": "cid", "third": "-"}, 11),
    ],
)
def test_of_shots_it_goes_by_their_mode_and_of_a_long_burst_by_the_lowest(said: dict[str, str], faces: int) -> None:
    people = (fighter("Bor", "foes"), fighter("Cid", "foes", cover=True), fighter("Dan", "foes"))
    fray = Fray(fighter("Ana", "players", arm("assault_rifle")), *people, apart=20)
    assert chance(fray, action="shoot", target="bor", **said) == faces / 20


@pytest.mark.rule("R20-RNG-009", "R20-SPE-005")
def test_without_a_distance_nothing_is_told_and_nobody_helpless_is_missed() -> None:
    fray = Fray(fighter("Ana", "players", arm("pistol")), fighter("Bor", "foes"), apart=None)
    assert chance(fray, action="shoot", target="bor", how="single") is None
    fray = Fray(fighter("Ana", "players"), fighter("Bor", "foes", ills=(Ill("coma", 1),)))
    assert chance(fray, action="strike", target="bor", with_="long_sword", how="normal") == 1.0


def test_what_was_chosen_before_and_does_not_go_with_it_says_nothing() -> None:
    fray = Fray(fighter("Ana", "players", arm("pistol")), fighter("Bor", "foes"), apart=20)
    assert chance(fray, action="move", target="bor", how="aim", place="human_1") is None


def test_a_defence_of_which_the_table_does_not_tell_betrays_no_margin() -> None:
    fray = Fray(fighter("Ana", "players"), fighter("Bor", "foes", player=1), foe_numbers="words")
    fray.means("ana", "strike", target="bor")
    fray.means("bor", "defend")
    fray.acts("ana", 5)
    asked = fray.question("bor")
    assert "parry.value" in asked.facts
    for reader, told in ((Reader(9, gm=True), True), (EVERYBODY, False)):
        assert ("parry.value" in prospects.discreetly(fray.state, asked, reader).facts) is told


@pytest.mark.rule("R20-SEQ-004")
@pytest.mark.parametrize("intentions", ["open", "secret"])
def test_a_sequence_waits_for_nobody_who_lies_in_wait(intentions: str) -> None:
    """Else the pause would tell that he is there; and no offer names him, not even to his own side."""
    hidden = fighter("Zoe", "foes", hidden=True)
    fray = Fray(fighter("Ana", "players"), fighter("Bor", "foes"), hidden, intentions=intentions)
    assert "zoe" not in named(fray.question("bor"))
    fray.means("ana", "pass")
    fray.means("bor", "strike", target="ana")
    assert fray.one(OrderSet).order == ("bor",)


def named(decision: Any) -> set[str]:
    target = decision.field("target", {"action": "strike"})
    return set() if target is None else set(target.options)


@pytest.mark.rule("R20-MEL-010", "R20-MEL-013", "R20-EVD-002")
def test_a_chance_says_that_a_hit_can_be_avoided_and_what_it_hangs_on() -> None:
    fray = Fray(fighter("Ana", "players", arm("long_sword")), fighter("Bor", "foes"))
    asked = fray.question("ana")

    def after(**choice: str) -> dict[str, object]:
        found = fray.game.prospect(fray.state, asked, {"action": choice["action"]}, "target", "bor", EVERYBODY)
        return {name: found.get(name) for name in ("avoid", "hangs")}

    assert after(action="strike") == {"avoid": "defence", "hangs": True}
    fray.means("bor", "defend")
    assert after(action="strike") == {"avoid": "defence", "hangs": False}
    # What is rolled to defend oneself is avoided by nobody.
    assert prospects.after_hit(fray.state, asked, {"action": "pass"}) == {}


@pytest.mark.rule("R20-MEL-002", "R20-MEL-006", "R20-MEL-013", "R20-SPE-009", "R20-EVD-001", "R20-EVD-002")
@pytest.mark.parametrize(
    ("said", "avoid"),
    [
        ({"action": "strike", "target": "ana", "how": "normal"}, "defence"),
        ({"action": "strike", "target": "ana", "how": "offensive"}, None),
        ({"action": "move"}, None),
        ({"action": "pass"}, None),
    ],
)
def test_what_the_posture_of_the_target_does_not_allow_is_not_said_of_a_hit(
    said: dict[str, str], avoid: str | None
) -> None:
    """Neither when it is declared nor in the slot; and what then happens is what was told."""
    fray = Fray(fighter("Ana", "players"), fighter("Bor", "foes"))
    fray.means("bor", **said)
    asked = fray.question("ana")
    strike = asked.filled({"action": "strike", "target": "bor"})
    assert prospects.after_hit(fray.state, asked, strike).get("avoid") == avoid
    fray.means("ana", "strike", target="bor")
    assert prospects.after_hit(fray.state, fray.question("ana"), {"slot": "act"}).get("avoid") == avoid
    fray.acts("ana", 1, *(() if avoid else (10, 1, 1)))
    assert (("bor", "defend") in fray.asked) is (avoid is not None)


@pytest.mark.rule("R20-MEL-005", "R20-MEL-011", "R20-EVD-007", "R20-EVD-009")
def test_a_defence_that_is_used_up_and_a_parry_that_cannot_be_are_not_told() -> None:
    people = [fighter(each, "foes", initiative=at) for at, each in ((9, "Ana"), (8, "Cid"))]
    fray = Fray(*people, fighter("Bor", initiative=1))
    fray.means("ana", "strike", target="bor")
    fray.means("cid", "strike", target="bor")
    fray.means("bor", "strike", target="ana", how="normal")
    fray.acts("ana", 1)
    fray.answers("bor", 1, defend="parry")
    assert prospects.after_hit(fray.state, fray.question("cid"), {"slot": "act"}).get("avoid") is None
    for held, avoid in ((arm("long_sword"), "defence"), (arm("pistol"), "dodge")):
        thrown = Fray(fighter("Ana", "players", arm("knife")), fighter("Bor", "foes", held), apart=5)
        asked = thrown.question("ana")
        throw = asked.filled({"action": "throw", "target": "bor"})
        assert prospects.after_hit(thrown.state, asked, throw).get("avoid") == avoid


@pytest.mark.rule("R20-WND-017")
def test_of_care_it_is_that_of_medicine() -> None:
    hurt = fighter("Cid", "players", ills=(Ill("pain", 1),))
    fray = Fray(fighter("Ana", "players", domains={"medicine": 10}), hurt, fighter("Bor", "foes"))
    assert chance(fray, action="treat", target="cid") == 17 / 20
