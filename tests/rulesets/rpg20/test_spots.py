"""Explosives that are thrown at a place, and what goes off by the game master's word (R20-EXP-001, -008,
R20-EVD-010)."""

from __future__ import annotations

import pytest

from bot.kernel.decisions import NOTHING
from bot.rulesets.rpg20.attack import AttackRolled
from bot.rulesets.rpg20.evading import DefenceRolled
from bot.rulesets.rpg20.explosions.blasts import SPOT, ChargeSet, Exploded, Smoked, SpotMeasured, SpotRolled
from bot.rulesets.rpg20.explosions.throws import Blast
from bot.rulesets.rpg20.sequences.speech import SetDistance
from tests.rulesets.rpg20.fray import GM, Fray, fighter


def thrown(*, what: str = "grenade", moving: bool = False, **distances: int) -> Fray:
    """Ana throws an explosive at a place; so many metres lie between her and others, of the rest nobody has said it."""
    people = [fighter(each, "foes") for each in ("Bor", "Cid", "Dan")]
    fray = Fray(fighter("Ana", explosives=(what,), initiative=20), *people, apart=None)
    for who, metres in distances.items():
        fray.says(SetDistance(GM, "ana", who, metres))
    fray.means("ana", "move_grenade" if moving else "grenade", target=SPOT)
    fray.all_pass("bor", "cid", "dan")
    return fray


@pytest.mark.rule("R20-EXP-008", "R20-EVD-010", "R20-RNG-009", "R20-RNG-010")
def test_at_a_place_the_game_master_says_how_far_it_is_and_who_is_there_and_nobody_evades() -> None:
    fray = thrown(bor=20, cid=25)
    fray.acts("ana")
    asked = fray.question("@gm")
    assert (asked.kind, asked.facts["target"], asked.default) == ("metres", None, {"metres": "20"})
    fray.answers("@gm", 3, metres="20")
    assert fray.one(SpotMeasured).metres == 20
    rolled = fray.one(SpotRolled)
    assert (rolled.face, rolled.success) == (3, True)
    assert rolled.total == sum(each.value for each in rolled.terms)
    # She herself stands too far from it; of the others nobody knows on which side of it they are.
    assert fray.options("@gm", "target") == (NOTHING, "bor", "cid", "dan")
    fray.answers("@gm", target="bor")
    fray.answers("@gm", target="dan")
    fray.answers("@gm", 1, 1, 1, *(9,) * 6, target=NOTHING)
    assert fray.one(Exploded).victims == ("bor", "dan")
    assert not any(isinstance(each, AttackRolled | DefenceRolled) for each in fray.all)
    assert fray.who("ana").explosives[0].count == 1


@pytest.mark.rule("R20-EXP-001")
def test_whoever_is_too_near_to_the_thrower_or_too_far_for_the_place_is_not_asked_about() -> None:
    fray = thrown(bor=13, cid=27, dan=14)
    fray.acts("ana")
    fray.answers("@gm", 3, metres="20")
    assert fray.options("@gm", "target") == (NOTHING, "dan")
    near = thrown(bor=45, cid=45, dan=45)
    near.acts("ana")
    near.answers("@gm", 3, metres="3")
    assert near.options("@gm", "target") == (NOTHING, "ana")


@pytest.mark.rule("R20-EXP-008")
def test_where_the_game_master_says_nothing_nobody_is_caught() -> None:
    fray = thrown()
    fray.acts("ana")
    fray.is_silent("@gm", 3)
    fray.is_silent("@gm")
    assert fray.one(Exploded).victims == ()


@pytest.mark.rule("R20-EXP-008")
def test_a_throw_at_a_place_that_fails_lands_where_the_game_master_says() -> None:
    fray = thrown(bor=20, cid=45)
    fray.acts("ana")
    fray.answers("@gm", 20, metres="20")
    assert not fray.one(SpotRolled).success
    assert fray.question("@gm").kind == "lands"
    fray.answers("@gm", target="cid")
    # How far Dan is from Cid nobody has said; Ana and Bor are far enough.
    assert fray.options("@gm", "target") == (NOTHING, "dan")
    fray.answers("@gm", 1, 1, 1, *(9,) * 3, target=NOTHING)
    assert fray.one(Exploded).victims == ("cid",)


@pytest.mark.rule("R20-EXP-009")
def test_smoke_at_a_place_takes_nobody() -> None:
    fray = thrown(what="smoke_grenade")
    fray.acts("ana")
    fray.answers("@gm", 3, metres="10")
    assert fray.said(Smoked)
    assert fray.state.light == "reduced"


@pytest.mark.rule("R20-ACT-003")
def test_on_the_move_the_chances_are_halved() -> None:
    fray = thrown(moving=True)
    fray.answers("@gm", moving="grant")
    fray.acts("ana")
    fray.answers("@gm", 3, metres="10")
    assert [each.name for each in fray.one(SpotRolled).terms][-1] == "halved"


@pytest.mark.rule("R20-EXP-008")
def test_a_place_may_be_thrown_at_where_nobody_is_seen() -> None:
    fray = Fray(fighter("Ana", explosives=("grenade",)), fighter("Bor", "foes", hidden=True), apart=None)
    assert fray.options("ana", "target", action="grenade") == (SPOT,)


# ---- by the game master's word


def laid(**distances: int) -> Fray:
    people = [fighter(each, "foes") for each in ("Bor", "Cid", "Dan")]
    fray = Fray(fighter("Ana"), *people, apart=None)
    for who, metres in distances.items():
        fray.says(SetDistance(GM, "bor", who, metres))
    return fray


@pytest.mark.rule("R20-EXP-001", "R20-EXP-008")
def test_of_a_charge_too_he_says_who_stands_there_of_whom_nobody_can_tell() -> None:
    fray = laid(ana=10, cid=2)
    fray.notes(Blast(GM, "bor", "1d6", 3))
    assert fray.said(ChargeSet)
    assert not fray.said(Exploded)
    asked = fray.question("@gm")
    assert (asked.kind, asked.facts["author"], asked.facts["at"]) == ("caught", None, "bor")
    assert fray.options("@gm", "target") == (NOTHING, "dan")
    assert fray.refusal(Blast(GM, "ana", "1d6", 3)) == "rpg20-in-the-middle"
    fray.answers("@gm", 2, 9, 9, 9, target="dan")
    assert fray.one(Exploded).victims == ("bor", "cid", "dan")
    assert fray.state.charge is None
    # Then everybody is asked again what he means to do.
    assert {kind for _, kind in fray.asked} == {"declare"}


@pytest.mark.rule("R20-EXP-001")
def test_where_all_distances_are_known_it_goes_off_at_once() -> None:
    fray = laid(ana=10, cid=2, dan=9)
    fray.notes(Blast(GM, "bor", "1d6", 3), 2, 9, 9)
    assert fray.one(Exploded).victims == ("bor", "cid")
    assert fray.state.charge is None


@pytest.mark.rule("R20-EXP-001")
def test_who_leaves_takes_the_question_about_a_charge_beside_him_along() -> None:
    fray = laid()
    fray.notes(Blast(GM, "bor", "1d6", 3))
    assert fray.state.without("bor").charge is None
    assert fray.state.without("dan").charge is not None
