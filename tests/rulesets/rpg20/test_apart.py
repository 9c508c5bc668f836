"""How far the camps are apart: asked once when it begins, of the game master, and of nobody twice (R20-SEQ-002,
R20-RNG-009)."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic_core import from_json, to_json

from bot.kernel.codec import Codec
from bot.kernel.engine import Engine
from bot.kernel.errors import Refused
from bot.kernel.frame import Frame, Snapshot, Standing
from bot.kernel.inputs import Begin
from bot.rulesets.rpg20.attack import AttackRolled
from bot.rulesets.rpg20.explosions.blasts import SpotRolled
from bot.rulesets.rpg20.people import Join
from bot.rulesets.rpg20.sequences.events import OutOfReach
from bot.rulesets.rpg20.sequences.speech import Admit, PartSides, SetDistance
from bot.rulesets.rpg20.state import Fighter
from bot.table.base.session import Opening
from tests.rulesets.rpg20.fray import GM, Fray, arm, fighter, game


def shooters(**more: Any) -> list[Fighter]:
    return [
        fighter("Ana", "players", arm("pistol")),
        fighter("Bor", "foes", arm("pistol"), **more),
        fighter("Cid", "foes"),
    ]


def ahead(*people: Fighter, begun: bool = True, **settings: Any) -> Fray:
    return Fray(*people, begun=begun, apart=None, distances="ahead", **settings)


@pytest.mark.rule("R20-SEQ-002", "R20-RNG-009")
def test_it_is_asked_first_and_once_and_the_first_buttons_are_those_of_a_shot() -> None:
    fray = ahead(*shooters())
    assert fray.asked == [("@gm", "apart")]
    assert fray.options("@gm", "apart") == ("5", "20", "50", "1")
    assert fray.label("@gm", "fr", apart="1") == "Au contact"
    fray.answers("@gm", apart="17")
    assert [fray.state.distance("ana", each) for each in ("bor", "cid")] == [17, 17]
    assert fray.state.distance("bor", "cid") is None
    assert fray.offered("ana")[0] == "shoot"
    assert "17 m" in fray.sentence("fr", *fray.told)
    # Whoever comes now, and declares at once, is asked about when it matters; so is the second sequence's.
    fray.notes(Join(GM, (fighter("Dan", "foes"),)), 3)
    fray.notes(Admit(GM, "dan"))
    fray.all_pass("ana", "bor", "cid", "dan")
    assert fray.state.round == 2
    assert {kind for _, kind in fray.asked} == {"declare"}


@pytest.mark.rule("R20-SEQ-002", "R20-RNG-009")
def test_what_was_said_before_stands_and_where_all_is_said_nobody_is_asked() -> None:
    fray = ahead(*shooters(), begun=False)
    fray.notes(SetDistance(GM, "ana", "bor", 8))
    fray.begins()
    assert fray.asked == [("@gm", "apart")]
    fray.answers("@gm", apart="50")
    assert [fray.state.distance("ana", each) for each in ("bor", "cid")] == [8, 50]
    for words in ([PartSides(GM, 30)], [SetDistance(GM, "ana", each, 9) for each in ("bor", "cid")]):
        settled = ahead(*shooters(), begun=False)
        for each in words:
            settled.notes(each)
        settled.begins()
        assert {kind for _, kind in settled.asked} == {"declare"}
    # What is said while he is asked settles it, too.
    fray = ahead(*shooters())
    fray.notes(PartSides(GM, 30))
    assert {kind for _, kind in fray.asked} == {"declare"}


@pytest.mark.rule("R20-RNG-009", "R20-MEL-017")
def test_in_silence_it_is_twenty_metres_for_whoever_shoots_else_hand_to_hand() -> None:
    fray = ahead(*shooters())
    fray.is_silent("@gm")
    assert fray.state.distance("ana", "bor") == 20
    brawl = ahead(fighter("Ana"), fighter("Bor", "foes"))
    brawl.is_silent("@gm")
    assert brawl.state.engaged("ana", "bor")
    assert brawl.offered("ana")[0] == "strike"


@pytest.mark.rule("R20-RNG-009")
def test_neither_question_nor_answer_tells_of_whoever_is_hidden() -> None:
    # Nobody is seen on the other side: it would tell that somebody is there.
    assert {kind for _, kind in ahead(fighter("Ana"), fighter("Bor", "foes", hidden=True)).asked} == {"declare"}
    seen = ahead(fighter("Ana"), fighter("Bor", "foes"))
    lurks = ahead(fighter("Dan", "foes", arm("pistol"), hidden=True), fighter("Ana"), fighter("Bor", "foes"))
    assert seen.question("@gm") == lurks.question("@gm")
    for each in (seen, lurks):
        each.answers("@gm", apart="5")
    assert seen.sentence("fr", *seen.told) == lurks.sentence("fr", *lurks.told)
    assert lurks.state.distance("ana", "dan") == 5


@pytest.mark.rule("R20-SEQ-010")
def test_nobody_declares_before_it_is_answered_and_is_told_why() -> None:
    fray = ahead(*shooters())
    assert fray.game.form_of(fray.state, "declare", "ana") is None
    with pytest.raises(Refused) as refused:
        fray.game.compose(fray.state, "declare", GM, {"who": "ana", "action": "shoot"})
    assert (refused.value.key, refused.value.facts["lack"]) == ("rpg20-cannot", "apart")


def met(**settings: Any) -> tuple[Fray, str]:
    """Ana and Bor know how far apart they are; Dan has come since, and declares as well."""
    fray = ahead(fighter("Ana", "players", arm("pistol"), explosives=("grenade",)), fighter("Bor", "foes"), **settings)
    fray.answers("@gm", apart="20")
    fray.notes(Join(GM, (fighter("Dan", "foes"),)), 3)
    fray.notes(Admit(GM, "dan"))
    return fray, "dan"


@pytest.mark.rule("R20-RNG-009", "R20-SEQ-010")
def test_how_far_somebody_is_is_asked_when_it_is_declared_and_not_in_the_slot() -> None:
    fray, dan = met()
    fray.means("ana", "shoot", target=dan, how="single")
    assert fray.asked == [("bor", "declare"), ("dan", "declare"), ("@gm", "metres")]
    fray.answers("@gm", metres="17")
    assert fray.state.distance("ana", dan) == 17
    fray.all_pass("bor", "dan")
    fray.acts("ana", 20)
    assert fray.one(AttackRolled).outcome == "miss"
    # Everybody waits for the answer alone, before the order is told.
    fray, dan = met()
    fray.all_pass("bor", "dan")
    fray.means("ana", "shoot", target=dan, how="single")
    assert fray.asked == [("@gm", "metres")]
    fray.is_silent("@gm")
    assert fray.state.distance("ana", dan) == 20
    assert fray.asked == [("ana", "slot")]


@pytest.mark.rule("R20-EXP-008", "R20-RNG-009")
def test_how_far_a_place_is_is_asked_when_it_is_declared() -> None:
    fray, _ = met()
    fray.means("ana", "grenade", target="spot")
    fray.answers("@gm", metres="17")
    fray.all_pass("bor", "dan")
    fray.acts("ana", 20)
    assert fray.one(SpotRolled).combatant == "ana"


@pytest.mark.rule("R20-SEQ-010", "R20-MEL-017")
def test_who_learns_that_it_is_too_far_says_something_else_or_the_same() -> None:
    fray, dan = met()
    fray.means("ana", "strike", target=dan, how="normal")
    fray.means("dan", "strike", target="ana", how="normal")
    fray.answers("@gm", metres="9")
    assert {each.combatant for each in fray.said(OutOfReach)} == {"ana", "dan"}
    assert "n’est pas à bonne distance" in fray.sentence("fr", *fray.told)
    assert {each for each, kind in fray.asked if kind == "declare"} == {"ana", "bor", "dan"}
    # Dan may come: he strikes as soon as that one is there. Nobody is asked again.
    fray.means("ana", "strike", target=dan, how="normal")
    fray.means("dan", "move", goal="approach", target="ana")
    assert fray.asked == [("bor", "declare")]


@pytest.mark.rule("R20-ACT-003")
def test_whose_move_is_granted_is_not_asked_about_again() -> None:
    fray, dan = met()
    fray.means("ana", "move_strike", target=dan, how="normal")
    assert fray.asked[-1] == ("@gm", "moving")
    fray.answers("@gm", moving="grant")
    fray.all_pass("bor", "dan")
    fray.acts("ana", 20)
    assert fray.one(AttackRolled).target == dan
    assert fray.state.engaged("ana", dan)


@pytest.mark.rule("R20-SEQ-004", "R20-RNG-009")
def test_what_would_tell_of_somebody_is_asked_in_the_slot() -> None:
    secret, dan = met(intentions="secret")
    secret.means("ana", "shoot", target=dan, how="single")
    secret.all_pass("bor", dan)
    assert secret.asked == [("ana", "slot")]
    secret.acts("ana")
    assert secret.asked == [("@gm", "metres")]
    # Of the companion who lurks nobody has said how far he is, and he is not asked about while others declare.
    lurks = ahead(
        fighter("Eve"), fighter("Ana", "players", arm("pistol"), hidden=True), fighter("Bor", "foes"), begun=False
    )
    lurks.notes(SetDistance(GM, "eve", "bor", 20))
    lurks.begins()
    lurks.means("ana", "shoot", target="bor", how="single")
    assert ("@gm", "metres") not in lurks.asked
    lurks.all_pass("eve", "bor")
    lurks.acts("ana")
    assert lurks.asked == [("@gm", "metres")]


@pytest.mark.rule("R20-RNG-002")
def test_what_a_far_shot_adds_is_said_once_for_all_who_are_as_far() -> None:
    people = (fighter("Ana", "players", arm("sniper_rifle")), *(fighter(each, "foes") for each in ("Bor", "Cid")))
    fray = Fray(*people, apart=200)
    for target, asked in (("bor", True), ("cid", False)):
        fray.means("ana", "shoot", target=target, how="single")
        fray.all_pass("bor", "cid")
        fray.acts("ana", *(() if asked else (20,)))
        if asked:
            fray.answers("@gm", 20, far="-7")
        assert [each.value for each in fray.one(AttackRolled).terms if each.name == "distance"] == [-7]


def test_a_fight_from_before_goes_on_unasked() -> None:
    """The opening of an export, and the state of a snapshot, that say nothing of it."""
    rules = game()
    assert Opening(settings={}).state(rules).settings.distances == "when_needed"
    assert rules.opening({}).settings.distances == "ahead"
    codec: Codec[Any] = Codec(rules)
    body = from_json(codec.dump_snapshot(Snapshot(0, 0, Frame(rules.opening({"tie_break": "roll"}), Standing()), 1)))
    assert "distances" not in body["state"]["settings"]
    old = codec.load_snapshot(0, 0, to_json(body).decode(), 1).frame.state
    assert (old.settings.tie_break, old.settings.distances) == ("roll", "when_needed")
    engine: Engine[Any] = Engine(rules, old, bytes(32))
    engine.submit(Join(GM, tuple(shooters())), 1)
    engine.submit(Begin(GM), 2)
    assert {each.kind for each, _ in engine.questions()} == {"declare"}
