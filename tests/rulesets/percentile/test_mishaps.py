"""Mishaps: what a fumbled attack brings (PCT-FUM)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.ruleset import EVERYBODY
from bot.rulesets.percentile.attack import AttackJudged, GiveOpportunity
from bot.rulesets.percentile.chapters import CONTENTS
from bot.rulesets.percentile.damage import DamageRolled, HitPointsLost
from bot.rulesets.percentile.declaring.declarations import OtherResolved
from bot.rulesets.percentile.defence import DefenceChosen
from bot.rulesets.percentile.fumbles import MishapChosen
from bot.rulesets.percentile.people import Join
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.rounds import GrantAction, StatusSet, TurnEnded
from bot.rulesets.percentile.state import FISTS, Declaration, Fighter, Shield, Term, Weapon
from tests.rulesets.percentile.brawl import (
    BOW,
    CUDGEL,
    DAGGER,
    GM,
    HALBERD,
    SWORD,
    WRESTLING,
    Brawl,
    Fed,
    fighter,
    mail,
)

ARQUEBUS = Weapon("arquebus", "shooting", "2d6", hands=2, kind="powder", parries=False, fumble_from=91)
JAVELIN = Weapon("javelin", "shooting", "1d6", kind="thrown", parries=False)
ARMED = ("breaks", "stuck", "off_balance", "hits_friend")
SKILLS = {"brawling": 50, "wrestling": 50, "melee": 50, "pole_weapon": 50, "shooting": 55}


def at(target: str = "b", **more: Any) -> Declaration:
    return Declaration("attack", target, **more)


def fumbling(
    *faces: int, arm: Weapon = SWORD, said: Declaration | None = None, friend: Fighter | None = None, **figures: Any
) -> Brawl:
    """A (6), who has *friend* by him, fumbles his attack on B (1) in the first round with a 99; then come *faces*."""
    a = fighter("A", arm=arm, **{"initiative": 6, **SKILLS} | figures)
    b = fighter("B", "foes", initiative=1, melee=50, dodge=50, hit_points=40)
    scene = Brawl(a, *([friend] if friend else []), b, wrestling_roll="first")
    scene.round({"a": said or at()}, 99, *faces)
    return scene


def c(**figures: Any) -> Fighter:
    """The friend."""
    return fighter("C", **{"initiative": 2, "melee": 50} | figures)


def offered(scene: Brawl) -> tuple[str, ...]:
    return scene.question("@gm").fields[0].options


def chosen(mishap: str, *faces: int, arm: Weapon = SWORD, friend: Fighter | None = None, **figures: Any) -> Brawl:
    """The same, and the game master has chosen *mishap*, whose dice are *faces*."""
    scene = fumbling(arm=arm, friend=friend, **figures)
    whom = {"friend": "c"} if mishap in ("hits_friend", "ricochet") else {}
    scene.answers("@gm", *faces, mishap=mishap, **whom)
    return scene


# ---- the lists


@pytest.mark.rule("PCT-FUM-001")
def test_a_fumbled_attack_misses_and_the_game_master_says_what_else_happens() -> None:
    scene = fumbling(friend=c())
    assert scene.one(D100Rolled).degree == "fumble"
    assert scene.asked == [("@gm", "mishap")]
    asked = scene.question("@gm")
    assert (asked.about["author"], asked.about["weapon"], asked.about["face"]) == ("a", "sword", 99)
    assert offered(scene) == (*ARMED, "random", "other")
    scene.answers("@gm", mishap="off_balance")
    assert scene.one(MishapChosen) == MishapChosen("a", "off_balance")
    assert scene.one(StatusSet) == StatusSet("a", "off_balance", on=True, since=2, until=2)
    assert [each for each in scene.all if isinstance(each, (AttackJudged, DamageRolled, DefenceChosen))] == []
    assert scene.hit_points("b") == 40


@pytest.mark.rule("PCT-FUM-001", "PCT-TST-004")
@pytest.mark.parametrize(("face", "arm", "asked"), [(96, SWORD, True), (95, SWORD, False), (91, ARQUEBUS, True)])
def test_a_failure_that_is_no_fumble_brings_nothing(face: int, arm: Weapon, asked: bool) -> None:
    scene = Brawl(fighter("A", initiative=6, arm=arm, **SKILLS), fighter("B", "foes", initiative=1))
    scene.round({"a": at()}, face)
    assert scene.asked == ([("@gm", "mishap")] if asked else [("a", "declare"), ("b", "declare")])


@pytest.mark.rule("PCT-FUM-001", "PCT-FUM-002", "PCT-FUM-003", "PCT-FUM-004", "PCT-FUM-005")
@pytest.mark.rule("PCT-FUM-006", "PCT-FUM-007", "PCT-FUM-008", "PCT-FUM-009")
def test_ex_pct_22_the_lists_of_mishaps() -> None:
    """EX-PCT-22. To lose one's balance is what happens by default to those who fight with bare hands as well: they are
    offered it. The string is the bow's, the noise the powder's."""
    ended = ("random", "other")
    assert offered(fumbling(arm=FISTS, friend=c())) == ("hits_wall", "off_balance", *ended)
    wrestles = Declaration("wrestling", "b", hold="throw_down")
    assert offered(fumbling(said=wrestles, friend=c())) == ("hits_wall", "off_balance", *ended)
    for arm in (SWORD, HALBERD):
        assert offered(fumbling(arm=arm, friend=c())) == (*ARMED, *ended)
    assert offered(fumbling(arm=BOW, friend=c())) == ("string_breaks", "ricochet", *ARMED, *ended)
    assert offered(fumbling(arm=ARQUEBUS, friend=c())) == ("noise", "ricochet", *ARMED, *ended)
    assert offered(fumbling(arm=JAVELIN, friend=c())) == ("ricochet", *ARMED, *ended)
    # No attack in the next round; 1d6 rounds; half the damage.
    assert chosen("off_balance").one(StatusSet) == StatusSet("a", "off_balance", on=True, since=2, until=2)
    assert chosen("string_breaks", 4, arm=BOW).one(StatusSet).until == 1 + 4
    assert chosen("ricochet", 7, arm=BOW, friend=c()).one(DamageRolled).dealt == 3


@pytest.mark.rule("PCT-FUM-001", "PCT-FUM-006", "PCT-FUM-007")
def test_without_a_friend_none_is_hit() -> None:
    assert offered(fumbling()) == ("breaks", "stuck", "off_balance", "random", "other")
    assert "ricochet" not in offered(fumbling(arm=BOW))
    scene = Brawl(fighter("A", initiative=6, melee=50), c(hit_points=3), fighter("B", "foes", initiative=7, melee=50))
    scene.round({"b": at("c"), "a": at()}, 50, 8, 99)
    # Whoever is down is none either.
    assert offered(scene) == ("breaks", "stuck", "off_balance", "random", "other")


@pytest.mark.rule("PCT-FUM-001")
@pytest.mark.parametrize(
    ("arm", "said", "default"),
    [
        (FISTS, None, "off_balance"),
        (WRESTLING, None, "off_balance"),
        (SWORD, Declaration("wrestling", "b", hold="throw_down"), "off_balance"),
        (SWORD, None, "off_balance"),
        (HALBERD, None, "off_balance"),
        (BOW, None, "string_breaks"),
        (ARQUEBUS, None, "noise"),
        (JAVELIN, None, "off_balance"),
    ],
)
def test_when_nobody_answers(arm: Weapon, said: Declaration | None, default: str) -> None:
    scene = fumbling(arm=arm, said=said, friend=c())
    scene.is_silent("@gm", *((2,) if default == "string_breaks" else ()))
    assert scene.one(MishapChosen).mishap == default
    assert scene.state.round == 2


@pytest.mark.rule("PCT-FUM-001")
@pytest.mark.parametrize(("face", "mishap"), [(1, "breaks"), (2, "stuck"), (3, "off_balance")])
def test_chance_may_choose_with_one_die_of_the_size_of_the_list(face: int, mishap: str) -> None:
    scene = fumbling()
    scene.answers("@gm", Fed(face, 3, "a", "mishap"), mishap="random")
    assert scene.one(MishapChosen) == MishapChosen("a", mishap)
    assert scene.state.round == 2


@pytest.mark.rule("PCT-FUM-001", "PCT-FUM-006", "PCT-SYS-003")
def test_of_what_chance_has_chosen_only_the_particulars_are_asked() -> None:
    d = fighter("D", initiative=3, melee=50)
    scene = Brawl(fighter("A", initiative=6, melee=50), c(), d, fighter("B", "foes", initiative=1))
    scene.round({"a": at()}, 99)
    scene.answers("@gm", Fed(4, 4), mishap="random")
    assert scene.said(MishapChosen) == []
    assert [each.name for each in scene.question("@gm").fields] == ["friend"]
    scene.answers("@gm", 6, friend="d")
    assert scene.one(MishapChosen) == MishapChosen("a", "hits_friend", "d")
    assert (scene.hit_points("c"), scene.hit_points("d")) == (12, 6)
    # One friend alone needs no word.
    scene = fumbling(friend=c())
    scene.answers("@gm", Fed(4, 4), 6, mishap="random")
    assert scene.one(MishapChosen) == MishapChosen("a", "hits_friend", "c")
    assert scene.hit_points("c") == 6


@pytest.mark.rule("PCT-FUM-001")
def test_another_mishap_is_told_and_changes_nothing_by_itself() -> None:
    scene = chosen("other")
    assert scene.one(MishapChosen) == MishapChosen("a", "other")
    assert (scene.hit_points("a"), scene.hit_points("b"), scene.who("a").statuses) == (12, 40, ())
    assert scene.state.round == 2


@pytest.mark.rule("PCT-FUM-001", "PCT-ATK-010")
def test_two_weapons_have_one_mishap_and_it_is_that_of_the_main_one() -> None:
    scene = fumbling(second=DAGGER, said=at(two=True))
    scene.answers("@gm", mishap="breaks")
    assert scene.one(StatusSet).weapon == "main"
    assert scene.state.round == 2


# ---- bare hands


@pytest.mark.rule("PCT-FUM-002")
def test_a_brawler_runs_into_the_wall() -> None:
    scene = fumbling(arm=FISTS, bonus="2", protections=(mail(1),))
    choice = {"mishap": "hits_wall"}
    (harm,) = scene.question("@gm").legal(choice) or ()
    assert (harm.name, harm.options) == ("harm", ("1d4", "nothing", "1d6", "1d8", "1d10"))
    scene.answers("@gm", Fed(3, 4), harm="1d4", **choice)
    assert scene.one(MishapChosen) == MishapChosen("a", "hits_wall", None, (3,))
    # His own armour counts, his strength does not.
    assert scene.one(DamageRolled).terms == (Term("dice", 3), Term("protection", -1))
    assert scene.one(DamageRolled).combatant is None
    assert (scene.hit_points("a"), scene.hit_points("b")) == (10, 40)


@pytest.mark.rule("PCT-FUM-002")
@pytest.mark.parametrize(("harm", "face", "left"), [("1d10", 9, 3), ("1d4", 1, 11), ("nothing", None, 12)])
def test_how_hard_the_wall_is_is_the_game_masters_word(harm: str, face: int | None, left: int) -> None:
    scene = fumbling(arm=FISTS)
    scene.answers("@gm", *(() if face is None else (face,)), mishap="hits_wall", harm=harm)
    assert scene.one(MishapChosen).mishap == "hits_wall"
    assert scene.hit_points("a") == left
    assert len(scene.said(DamageRolled)) == (0 if face is None else 1)


@pytest.mark.rule("PCT-FUM-002", "PCT-DMG-010")
def test_the_wall_may_fell_him() -> None:
    scene = fumbling(arm=FISTS, hit_points=2)
    scene.answers("@gm", 4, mishap="hits_wall", harm="1d4")
    assert scene.one(HitPointsLost).lost == 2
    assert scene.who("a").has("out_of_action")


# ---- weapons that fail


@pytest.mark.rule("PCT-FUM-003", "PCT-DEF-016", "PCT-SYS-004")
def test_a_broken_weapon_neither_parries_nor_strikes() -> None:
    a = fighter("A", initiative=6, melee=50, brawling=50)
    scene = Brawl(a, fighter("B", "foes", initiative=1, melee=50))
    scene.round({"a": at(posture="defensive"), "b": at("a")}, 99)
    # In the same round already: B strikes, and A in Défensif is not asked.
    scene.answers("@gm", 50, 3, mishap="breaks")
    assert scene.one(DefenceChosen) == DefenceChosen("a", "b", None, "unarmed")
    # Which weapon it is, everybody reads.
    assert scene.one(StatusSet).item == scene.who("a").main.weapon
    row = next(each for each in scene.engine.game.view(scene.state, EVERYBODY, ()).rows if each.id == "a")
    assert (row.facts["status"], row.facts["spoilt"]) == ("broken_weapon", scene.who("a").main.weapon)
    assert scene.hit_points("a") == 9
    assert scene.refuses("a", "attack", "b") == "percentile-weapon-unusable"
    assert scene.refuses("a", "parry", posture="defensive") == "percentile-not-possible"
    # Bare hands are left.
    scene.round({"a": at(arm="fists")}, 50, Fed(4, 4))
    assert scene.one(DamageRolled).weapon == "bare_hands"
    for _ in range(3):
        scene.round({})
    assert scene.refuses("a", "attack", "b") == "percentile-weapon-unusable"


@pytest.mark.rule("PCT-FUM-003", "PCT-FUM-004")
@pytest.mark.parametrize("mishap", ["breaks", "stuck"])
def test_another_weapon_serves_still(mishap: str) -> None:
    scene = fumbling(second=DAGGER)
    scene.answers("@gm", mishap=mishap)
    scene.round({"a": at(arm="second", posture="defensive"), "b": at("a")}, 50, Fed(4, 6), 50)
    assert scene.one(DamageRolled).weapon == "dagger"
    assert scene.question("a").fields[0].options == ("parry/second", "-")
    # And the other way round: the dagger's own mishap leaves the sword.
    scene = fumbling(second=DAGGER, said=at(arm="second"))
    assert scene.question("@gm").about["weapon"] == "dagger"
    scene.answers("@gm", mishap=mishap)
    assert scene.one(StatusSet).weapon == "second"
    assert scene.refuses("a", "attack", "b", arm="second") == "percentile-weapon-unusable"
    assert scene.refuses("a", "attack", "b", two=True) == "percentile-no-second-weapon"
    scene.round({"a": at()}, 50, Fed(4, 8))
    assert scene.one(DamageRolled).weapon == "sword"


@pytest.mark.rule("PCT-FUM-004")
def test_a_stuck_weapon_is_pulled_free_by_an_action_and_serves_from_the_next_round() -> None:
    scene = chosen("stuck")
    assert scene.one(StatusSet) == StatusSet("a", "stuck_weapon", on=True, weapon="main", item="sword")
    assert scene.refuses("a", "attack", "b") == "percentile-weapon-unusable"
    scene.round({"a": Declaration("other", posture="defensive", detail="pull it free"), "b": at("a")})
    assert scene.question("@gm").fields[0].options == ("freed", "done", "failed")
    # It does not parry yet in this round.
    scene.answers("@gm", 50, 3, outcome="freed")
    assert scene.one(DefenceChosen).how is None
    assert scene.hit_points("a") == 9
    scene.round({"a": at()}, 50, 5)
    assert scene.hit_points("b") == 35


@pytest.mark.rule("PCT-FUM-004")
@pytest.mark.parametrize("word", ["done", "failed"])
def test_another_deed_does_not_pull_it_free(word: str) -> None:
    scene = chosen("stuck")
    scene.round({"a": Declaration("other", detail="shout")})
    scene.answers("@gm", outcome=word)
    assert scene.one(OtherResolved).outcome == word
    assert scene.refuses("a", "attack", "b") == "percentile-weapon-unusable"
    scene.round({"a": Declaration("other", detail="pull it free")})
    scene.is_silent("@gm")
    # By default it works.
    assert scene.state.round == 4
    scene.round({"a": at()}, 50, 5)
    assert scene.hit_points("b") == 35


# ---- off balance


@pytest.mark.rule("PCT-FUM-005", "PCT-SYS-004")
def test_off_balance_there_is_no_attack_in_the_next_round_and_all_else_is_possible() -> None:
    scene = chosen("off_balance")
    assert scene.state.round == 2
    assert scene.refuses("a", "attack", "b") == "percentile-off-balance"
    assert scene.refuses("a", "wrestling", "b", hold="throw_down") == "percentile-off-balance"
    kinds = scene.question("a").fields[0].options
    assert {"attack", "wrestling", "special"} & set(kinds) == set()
    assert {"parry", "dodge", "disengage", "flee", "move"} <= set(kinds)
    scene.round({"a": Declaration("parry", posture="defensive"), "b": at("a")}, 50)
    scene.answers("a", 50, defence="parry/main")
    assert (scene.state.round, scene.who("a").statuses) == (3, ())
    scene.round({"a": at()}, 50, 5)
    assert scene.hit_points("b") == 35


@pytest.mark.rule("PCT-FUM-005", "PCT-ATK-005")
def test_it_is_the_whole_next_round_and_not_the_one_of_the_fumble() -> None:
    scene = fumbling(friend=c())
    scene.says(GrantAction(GM, "a"))
    scene.answers("@gm", mishap="off_balance")
    # One more action in the same round is still an attack.
    scene.answers("a", 50, 5, action="attack", target="b", posture="none")
    assert (scene.hit_points("b"), scene.state.round) == (35, 2)
    # An opportunity in the next one is none.
    scene.notes(GiveOpportunity(GM, "a", "b"))
    assert scene.one(TurnEnded) == TurnEnded("a", "no_target")


# ---- friends


@pytest.mark.rule("PCT-FUM-006")
def test_a_friend_is_hit_as_by_a_plain_hit_of_the_main_weapon() -> None:
    friend = c(protections=(mail(2),))
    scene = fumbling(friend=friend, bonus="1", second=DAGGER, said=at(two=True, posture="offensive"))
    scene.answers("@gm", Fed(6, 8), mishap="hits_friend", friend="c")
    assert scene.one(MishapChosen) == MishapChosen("a", "hits_friend", "c")
    # No maximum for want of a success, and no dagger.
    assert scene.one(DamageRolled).terms == (Term("dice", 6), Term("bonus", 1), Term("protection", -2))
    assert (scene.hit_points("c"), scene.hit_points("b")) == (7, 40)


@pytest.mark.rule("PCT-FUM-006", "PCT-DMG-008")
def test_the_friend_does_not_defend_and_a_percussive_weapon_rolls_twice() -> None:
    a = fighter("A", arm=HALBERD, initiative=6, pole_weapon=50)
    scene = Brawl(a, c(shield=Shield(10, 0)), fighter("B", "foes", initiative=1))
    scene.round({"a": at(), "c": Declaration("parry", posture="defensive")}, 99)
    scene.answers("@gm", Fed(2, 10), Fed(7, 10), mishap="hits_friend", friend="c")
    assert (scene.one(DamageRolled).faces, scene.one(DamageRolled).others) == ((7,), (2,))
    assert scene.hit_points("c") == 5
    assert scene.state.round == 2


@pytest.mark.rule("PCT-FUM-006", "PCT-FUM-007")
def test_the_game_master_names_the_friend() -> None:
    d = fighter("D", initiative=3)
    scene = Brawl(fighter("A", initiative=6, melee=50), c(), d, fighter("B", "foes", initiative=1))
    scene.round({"a": at()}, 99)
    (friend,) = scene.question("@gm").legal({"mishap": "hits_friend"}) or ()
    assert (friend.name, friend.options) == ("friend", ("c", "d"))


@pytest.mark.rule("PCT-FUM-007", "PCT-TST-009")
@pytest.mark.parametrize(("face", "armour", "lost"), [(7, 1, 2), (8, 0, 4), (7, 0, 3), (1, 0, 0), (8, 5, 0)])
def test_a_ricochet_does_half_the_damage_less_protection(face: int, armour: int, lost: int) -> None:
    worn = (mail(armour),) if armour else ()
    scene = chosen("ricochet", face, arm=BOW, friend=c(protections=worn), bonus="3")
    assert scene.one(MishapChosen) == MishapChosen("a", "ricochet", "c")
    rolled = scene.one(DamageRolled)
    assert rolled.terms[:2] == (Term("dice", face), Term("ricochet", face // 2 - face))
    assert rolled.dealt == lost
    assert "PCT-FUM-007" in CONTENTS.rules_of(rolled)
    assert "PCT-BAT-003" not in CONTENTS.rules_of(rolled)
    assert scene.hit_points("c") == 12 - lost


@pytest.mark.rule("PCT-FUM-006", "PCT-FUM-007", "PCT-BAT-003")
@pytest.mark.parametrize(("mishap", "lost"), [("hits_friend", 4), ("ricochet", 2)])
def test_in_a_battle_the_heroes_enemies_hurt_each_other_half_as_well(mishap: str, lost: int) -> None:
    archer = fighter("A", "foes", BOW, initiative=6, shooting=50, hit_points=3)
    friend = fighter("C", "foes", initiative=2, hit_points=5)
    scene = Brawl(archer, friend, fighter("H", initiative=1), variant="battle")
    scene.round({"a": at("h")}, 99)
    scene.answers("@gm", Fed(8, 8), mishap=mishap, friend="c")
    assert scene.one(DamageRolled).dealt == lost


# ---- strings and noise


@pytest.mark.rule("PCT-FUM-008")
def test_a_string_breaks_for_so_many_rounds_from_the_next_one() -> None:
    scene = Brawl(fighter("A", arm=BOW, initiative=6, shooting=55), fighter("B", "foes", initiative=1, hit_points=40))
    scene.round({})
    scene.round({"a": at()}, 99)
    scene.answers("@gm", Fed(3, 6), mishap="string_breaks")
    assert scene.one(MishapChosen) == MishapChosen("a", "string_breaks", None, (3,))
    for round_ in (3, 4, 5):
        assert scene.state.round == round_
        assert scene.refuses("a", "attack", "b") == "percentile-weapon-unusable"
        scene.round({})
    assert scene.state.round == 6
    scene.round({"a": at()}, 50, 5)
    assert scene.hit_points("b") == 35


@pytest.mark.rule("PCT-FUM-008", "PCT-TST-004")
def test_ex_pct_23_a_bowstring_breaks_for_1d6_rounds() -> None:
    """EX-PCT-23: 98 against 55, d6 1: unusable in round 2 alone; in round 3 50 against 55, d8 2, Orc 10 PV."""
    ana = fighter("Ana", arm=BOW, initiative=6, hit_points=8, shooting=55)
    scene = Brawl(ana, fighter("Orc", "foes", initiative=1, melee=50))
    scene.round({"ana": at("orc")}, Fed(98, 100))
    assert (scene.one(D100Rolled).score, scene.one(D100Rolled).degree) == (55, "fumble")
    scene.answers("@gm", Fed(1, 6), mishap="string_breaks")
    assert scene.one(StatusSet).until == 2
    assert scene.refuses("ana", "attack", "orc") == "percentile-weapon-unusable"
    scene.round({})
    scene.round({"ana": at("orc")}, Fed(50, 100), Fed(2, 8))
    assert scene.hit_points("orc") == 10


@pytest.mark.rule("PCT-FUM-009")
def test_the_noise_is_told_and_changes_no_number() -> None:
    scene = fumbling(arm=ARQUEBUS)
    before = scene.who("a"), scene.who("b")
    scene.answers("@gm", mishap="noise")
    assert scene.one(MishapChosen) == MishapChosen("a", "noise")
    assert scene.said(StatusSet) == []
    assert [each.hit_points for each in before] == [scene.hit_points("a"), scene.hit_points("b")]
    assert scene.state.round == 2
    # The watch may come.
    scene.notes(Join(GM, (fighter("Watch", "foes", initiative=3),)))
    assert scene.who("watch").side == "foes"
    # Bows, javelins and cudgels make no such noise.
    for arm in (BOW, JAVELIN, CUDGEL):
        assert "noise" not in offered(fumbling(arm=arm))
