"""Breaking off, being apart, fleeing (PCT-DEF-013 to -015)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rulesets.percentile.attack import GiveOpportunity
from bot.rulesets.percentile.declaring.declarations import OtherResolved
from bot.rulesets.percentile.fixing import SetStatus
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.rounds import PhaseReached, StatusSet, TurnBegun, TurnEnded
from bot.rulesets.percentile.state import Declaration, Spell, Status
from tests.rulesets.percentile.brawl import BOW, GM, Brawl, fighter

BREAK = Declaration("disengage")


def at(target: str, **more: Any) -> Declaration:
    return Declaration("attack", target, **more)


def apart(*others: Any, **settings: Any) -> Brawl:
    """B, Esquive 45, Mêlée 60, has broken off from A, Mêlée 50, on initiative 6."""
    a = fighter("A", "foes", initiative=6, melee=50, wrestling=50)
    scene = Brawl(a, fighter("B", initiative=1, melee=60, dodge=45), *others, **settings)
    scene.round({"b": BREAK}, 45)
    assert scene.who("b").has("disengaged")
    return scene


@pytest.mark.rule("PCT-DEF-013")
@pytest.mark.parametrize(("face", "free"), [(45, True), (46, False)])
def test_it_is_rolled_at_the_start_of_the_round_in_place_of_the_action(face: int, free: bool) -> None:
    a = fighter("A", "foes", initiative=6, melee=50)
    scene = Brawl(a, fighter("B", initiative=1, melee=60, dodge=45))
    scene.round({"b": BREAK, "a": at("b")}, face, *(() if free else (50, 4)))
    kinds = [each for each in scene.told if isinstance(each, (D100Rolled, PhaseReached, TurnBegun))]
    at_start = kinds.index(PhaseReached("breaking")) + 1
    assert kinds[at_start].purpose == "disengage"
    assert kinds[at_start].score == 45
    assert kinds[at_start + 1] == PhaseReached("acting")
    assert scene.who("b").has("disengaged") is free
    # Failed: still engaged, and no attack this round.
    assert scene.hit_points("b") == (12 if free else 8)
    assert scene.hit_points("a") == 12
    assert [each.reason for each in scene.said(TurnEnded)] == ["no_target" if free else "done", "broke"]


@pytest.mark.rule("PCT-DEF-013", "PCT-DEC-006")
def test_who_meant_to_strike_him_must_find_another() -> None:
    a = fighter("A", "foes", initiative=6, melee=50)
    scene = Brawl(a, fighter("B", initiative=1, dodge=45), fighter("C", initiative=1))
    scene.round({"b": BREAK, "a": at("b")}, 45)
    assert scene.question("a").fields[0].options == ("c", "-")
    scene.answers("a", 50, 4, target="c")
    assert (scene.hit_points("b"), scene.hit_points("c")) == (12, 8)


@pytest.mark.rule("PCT-DEF-013")
def test_failed_in_defensif_he_may_still_parry_but_not_dodge() -> None:
    a = fighter("A", "foes", initiative=6, melee=50)
    scene = Brawl(a, fighter("B", initiative=1, melee=60, dodge=45))
    scene.round({"b": Declaration("disengage", posture="defensive"), "a": at("b")}, 46, 50)
    assert scene.question("b").fields[0].options == ("parry/main", "-")


@pytest.mark.rule("PCT-DEF-013", "PCT-POS-003")
def test_the_postures_that_go_with_it() -> None:
    a = fighter("A", "foes", initiative=6, melee=50)
    scene = Brawl(a, fighter("B", initiative=1, dodge=45))
    assert scene.refuses("b", "disengage", None, posture="offensive") == "percentile-posture"
    assert scene.refuses("b", "disengage", None, posture="anticipating") == "percentile-posture"
    scene.round({"b": Declaration("disengage", posture="focus")}, 50)
    assert scene.one(D100Rolled).score == 50
    assert scene.who("b").has("disengaged")


@pytest.mark.rule("PCT-DEF-013")
def test_several_break_off_in_initiative_order() -> None:
    foe = fighter("A", "foes", initiative=6)
    scene = Brawl(fighter("B", initiative=1, dodge=45), fighter("C", initiative=4, dodge=45), foe)
    scene.round({"b": BREAK, "c": BREAK}, 45, 46)
    assert [each.combatant for each in scene.said(D100Rolled)] == ["c", "b"]
    assert scene.who("c").has("disengaged")
    assert not scene.who("b").has("disengaged")


@pytest.mark.rule("PCT-DEF-013", "PCT-DEF-011")
def test_shots_and_magic_still_reach_him() -> None:
    bolt = Spell("bolt", 1, None, "1d8")
    archer = fighter("Archer", "foes", BOW, initiative=5, shooting=50)
    mage = fighter("Mage", "foes", initiative=4, spells=(bolt,), psy=3)
    scene = apart(archer, mage, disengaged_spells=True)
    scene.round({"archer": at("b"), "mage": Declaration("cast", "b", spell="bolt")}, 50, 3, 4)
    assert scene.hit_points("b") == 5
    assert scene.who("b").has("disengaged")


@pytest.mark.rule("PCT-DEF-013")
def test_by_the_text_he_is_out_of_danger_but_for_those_who_shoot() -> None:
    bolt, storm = Spell("bolt", 1, None, "1d8"), Spell("storm", 1, None, "1d8", area=True)
    archer = fighter("Archer", "foes", BOW, initiative=5, shooting=50)
    mage = fighter("Mage", "foes", initiative=4, spells=(bolt, storm), psy=9)
    scene = apart(archer, mage, fighter("C", initiative=2, spells=(Spell("balm", 1),), psy=3, hit_points=30))
    assert scene.refuses("mage", "cast", "b", spell="bolt") == "percentile-spell-disengaged"
    # A friend's spell still reaches him; one that strikes many does not strike him.
    scene.round(
        {
            "archer": at("b"),
            "mage": Declaration("cast", "c", spell="storm"),
            "c": Declaration("cast", "b", spell="balm"),
        },
        *(50, 3, 4),
    )
    scene.answers("@gm", area="enemies")
    assert (scene.hit_points("b"), scene.hit_points("c")) == (9, 26)
    assert scene.asked == [("@gm", "outcome")]


@pytest.mark.rule("PCT-DEF-013")
def test_a_spell_that_was_meant_for_who_broke_off_needs_another_target() -> None:
    bolt = Spell("bolt", 1, None, "1d8")
    mage = fighter("Mage", "foes", initiative=4, spells=(bolt,), psy=9)
    scene = Brawl(mage, fighter("B", initiative=1, dodge=45), fighter("C", initiative=2))
    scene.round({"b": BREAK, "mage": Declaration("cast", "b", spell="bolt")}, 45)
    assert scene.question("mage").fields[0].options == ("c", "-")
    scene.answers("mage", 4, target="c")
    assert (scene.hit_points("b"), scene.hit_points("c")) == (12, 8)


@pytest.mark.rule("PCT-DEF-013", "PCT-DEF-014")
def test_ex_pct_14_safe_except_from_people_who_shoot() -> None:
    """EX-PCT-14."""
    scene = Brawl(
        fighter("Orc", "foes", initiative=6, melee=50),
        fighter("Archer", "foes", BOW, initiative=5, hit_points=8, shooting=50),
        fighter("Ana", initiative=2, melee=60, agility=45),
    )
    scene.round({"ana": BREAK, "orc": at("ana"), "archer": at("ana")}, 45, 50, 3)
    assert TurnEnded("orc", "no_target") in scene.said(TurnEnded)
    assert scene.hit_points("ana") == 9
    assert scene.who("ana").has("disengaged")


@pytest.mark.rule("PCT-DEF-014")
def test_nobody_may_strike_or_wrestle_him() -> None:
    scene = apart(fighter("C", initiative=1))
    assert scene.refuses("a", "attack", "b") == "percentile-target-apart"
    assert scene.refuses("a", "wrestling", "b", hold="throw_down") == "percentile-target-apart"
    scene.notes(GiveOpportunity(GM, "a", "b"))
    assert scene.one(TurnEnded).reason == "no_target"


@pytest.mark.rule("PCT-DEF-014")
def test_it_lasts_until_he_strikes_himself() -> None:
    scene = apart()
    scene.round({})
    scene.round({"b": Declaration("parry", posture="defensive")})
    assert scene.who("b").has("disengaged")
    scene.round({"b": at("a")}, 61)
    assert scene.one(StatusSet).on is False
    assert not scene.who("b").has("disengaged")
    scene.round({"a": at("b")}, 50, 2)
    assert scene.hit_points("b") == 10


@pytest.mark.rule("PCT-DEF-014")
def test_shooting_does_not_bring_him_back() -> None:
    a = fighter("A", "foes", initiative=6, melee=50)
    scene = Brawl(a, fighter("B", initiative=1, arm=BOW, shooting=60, dodge=45))
    scene.round({"b": BREAK}, 45)
    scene.round({"b": at("a")}, 60, 1)
    assert scene.who("b").has("disengaged")


@pytest.mark.rule("PCT-DEF-014", "PCT-DEC-008")
@pytest.mark.parametrize(("word", "caught"), [("done", True), ("failed", False)])
def test_the_game_master_says_whether_a_move_towards_him_catches_up(word: str, caught: bool) -> None:
    scene = apart()
    form = scene.question("a")
    left = {each.name: each.options for each in form.legal({"action": "move"}) or ()}
    assert left["target"] == ("-", "b")
    scene.round({"a": Declaration("move", "b")})
    assert scene.asked == [("@gm", "outcome")]
    scene.answers("@gm", outcome=word)
    assert scene.who("b").has("disengaged") is not caught
    if caught:
        scene.round({"a": at("b")}, 50, 4)
        assert scene.hit_points("b") == 8


@pytest.mark.rule("PCT-DEF-014")
def test_a_move_to_somewhere_else_asks_nobody() -> None:
    scene = apart()
    scene.answers("a", action="move", target="-", posture="none")
    scene.declares("b", "nothing")
    assert scene.one(OtherResolved).target is None
    assert scene.who("b").has("disengaged")


@pytest.mark.rule("PCT-DEF-014")
def test_the_game_master_may_end_it_by_his_word() -> None:
    scene = apart()
    scene.says(SetStatus(GM, "b", "disengaged", on=False))
    scene.round({"a": at("b")}, 50, 4)
    assert scene.hit_points("b") == 8


@pytest.mark.rule("PCT-DEF-015")
def test_fleeing_is_the_action_of_the_round_rolled_in_its_place() -> None:
    orc = fighter("Orc", "foes", initiative=6, melee=50)
    scene = Brawl(orc, fighter("P", initiative=3, physique=50, agility=99), fighter("Q", initiative=1))
    scene.round({"orc": at("p"), "p": Declaration("flee")}, 50, 4, 51)
    assert scene.asked == [("@gm", "flight")]
    scene.answers("@gm", target="-")
    # Struck before his turn came; he stays, and his action is spent.
    assert not scene.who("p").out
    scene.round({"orc": Declaration("nothing"), "p": Declaration("flee")}, 18)
    assert scene.who("p").has("fled")
    assert scene.state.round == 3
    assert "p" not in [each.who for each, _ in scene.engine.questions()]
    assert scene.refuses("orc", "attack", "p") == "percentile-target-out"
    assert scene.hit_points("p") == 8


@pytest.mark.rule("PCT-DEF-015", "PCT-POS-003", "PCT-POS-006")
def test_flight_is_no_skill_but_an_action_with_a_roll() -> None:
    p = fighter("P", initiative=3, physique=50, prepared=True)
    scene = Brawl(fighter("Orc", "foes", initiative=6), p)
    scene.round({"p": Declaration("flee", posture="focus")}, 61)
    assert scene.one(D100Rolled).score == 60
    assert not scene.who("p").prepared


@pytest.mark.rule("PCT-ATK-005", "PCT-DEF-015")
def test_whoever_fails_to_flee_may_be_struck_in_the_back_before_the_round_goes_on() -> None:
    p = fighter("P", initiative=6, physique=50)
    shooter = fighter("Bow", "foes", initiative=1, arm=BOW, shooting=50, brawling=30)
    scene = Brawl(p, fighter("Orc", "foes", initiative=3, melee=45), shooter)
    scene.round({"p": Declaration("flee"), "orc": at("p")}, 51)
    assert scene.asked == [("@gm", "flight")]
    assert scene.question("@gm").fields[0].options == ("orc", "bow", "-")
    scene.answers("@gm", target="orc")
    # Whoever leads him, the game master too, is asked before the round goes on.
    assert scene.asked == [("orc", "opportunity")]
    scene.answers("orc", 55, 4, 90, opportunity="main")
    rolled = [(each.combatant, each.score) for each in scene.said(D100Rolled) if each.purpose == "attack"]
    assert rolled == [("orc", 55), ("orc", 45)]
    assert scene.hit_points("p") == 8


@pytest.mark.rule("PCT-DEF-015")
def test_nothing_is_offered_where_nobody_could_strike() -> None:
    held = fighter("Orc", "foes", initiative=3, statuses=(Status("pinned", by="p"),))
    scene = Brawl(fighter("P", initiative=6, physique=50), held)
    scene.round({"p": Declaration("flee")}, 51)
    assert ("@gm", "flight") not in scene.asked
