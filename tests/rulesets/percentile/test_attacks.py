"""Attacks: their order, the roll, discreet ones, opportunities, two weapons (PCT-ATK-001 to -010)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.rulesets.percentile.attack import AttackJudged, GiveOpportunity, OpportunityPassed
from bot.rulesets.percentile.damage import DamageRolled
from bot.rulesets.percentile.defence import HitSpent
from bot.rulesets.percentile.fixing import Remove
from bot.rulesets.percentile.fumbles import MishapChosen
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.rounds import TurnBegun, TurnEnded
from bot.rulesets.percentile.state import FISTS, Declaration, Modifier, Weapon
from tests.rulesets.percentile.brawl import (
    BOW,
    DAGGER,
    GM,
    HALBERD,
    SWORD,
    Brawl,
    fighter,
    mail,
)


def attack(target: str, **more: Any) -> Declaration:
    return Declaration("attack", target, **more)


def scores(scene: Brawl) -> list[int]:
    """The scores of the attacks just rolled."""
    return [each.score for each in scene.said(D100Rolled) if each.purpose == "attack"]


@pytest.mark.rule("PCT-ATK-001")
def test_who_is_felled_does_not_strike_back_later_in_the_round() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=50), fighter("B", "foes", initiative=2, hit_points=3, melee=50))
    scene.round({"a": attack("b"), "b": attack("a")}, 50, 3)
    assert [each.combatant for each in scene.said(TurnBegun)] == ["a"]
    assert scene.hit_points("b") == 0
    assert scene.hit_points("a") == 12


@pytest.mark.rule("PCT-ATK-001")
def test_each_attack_is_finished_before_the_next_begins() -> None:
    scene = Brawl(fighter("B", "foes", initiative=2, melee=50), fighter("A", initiative=5, melee=50))
    scene.round({"a": attack("b"), "b": attack("a")}, 50, 4, 50, 5)
    kinds = (TurnBegun, DamageRolled, TurnEnded)
    told = [(type(each), each.combatant) for each in scene.told if isinstance(each, kinds)]
    assert told == [(kind, who) for who in ("a", "b") for kind in kinds]


@pytest.mark.rule("PCT-ATK-002")
@pytest.mark.parametrize(("face", "hits"), [(55, True), (56, False)])
def test_a_sword_at_55_hits_up_to_55(face: int, hits: bool) -> None:
    guarded = Declaration("parry", posture="defensive")
    scene = Brawl(fighter("A", initiative=5, melee=55), fighter("B", "foes", initiative=2, melee=50))
    scene.round({"a": attack("b"), "b": guarded}, face)
    assert (("b", "defence") in scene.asked) is hits
    assert scene.who("b").defences == ()
    assert bool(scene.said(AttackJudged)) is hits
    assert scene.said(DamageRolled) == []


@pytest.mark.rule("PCT-ATK-002", "PCT-TST-005")
def test_the_skill_of_the_weapon_is_rolled() -> None:
    foe = fighter("B", "foes", initiative=2)
    for arm, skill in ((SWORD, 31), (HALBERD, 32), (BOW, 33), (FISTS, 34)):
        scene = Brawl(fighter("A", arm=arm, initiative=5, melee=31, pole_weapon=32, shooting=33, brawling=34), foe)
        scene.round({"a": attack("b")}, 90)
        assert scores(scene) == [skill]


@pytest.mark.rule("PCT-ATK-003")
def test_from_the_hit_to_the_wound() -> None:
    armour = (mail(2),)
    foe = fighter("B", "foes", initiative=2, melee=50, protections=armour)
    scene = Brawl(fighter("A", initiative=5, melee=60, bonus="1"), foe)
    scene.round({"a": attack("b"), "b": Declaration("parry", posture="defensive")}, 42)
    scene.answers("b", 73, 6, defence="parry/main")
    assert scene.one(DamageRolled).dealt == 5
    assert scene.hit_points("b") == 7


@pytest.mark.rule("PCT-ATK-003")
def test_a_hit_that_is_stopped_rolls_no_damage() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=60), fighter("B", "foes", initiative=2, melee=50))
    scene.round({"a": attack("b"), "b": Declaration("parry", posture="defensive")}, 42)
    scene.answers("b", 50, defence="parry/main")
    assert scene.said(DamageRolled) == []
    assert scene.hit_points("b") == 12


# ---- in the back


def sneaking(grant: str = "grant", faces: tuple[int, ...] = (), **more: Any) -> Brawl:
    """A, Mêlée 40, sneaks up on B, who is on his guard; the game master has given his word."""
    options = {"posture": more.pop("posture", None), "aim": more.pop("aim", "none"), "two": more.pop("two", False)}
    sneak_defence = more.pop("sneak_defence", "refused")
    a = fighter("A", initiative=5, melee=40, second=DAGGER, **more)
    scene = Brawl(a, fighter("B", "foes", initiative=2, melee=50), sneak_defence=sneak_defence)
    scene.round({"a": attack("b", discreet=True, **options), "b": Declaration("parry", posture="defensive")})
    scene.answers("@gm", *faces, discreet=grant)
    return scene


@pytest.mark.rule("PCT-ATK-004")
@pytest.mark.parametrize(("face", "degree"), [(95, "success"), (96, "fumble")])
def test_a_discreet_attack_has_95_chances(face: int, degree: str) -> None:
    scene = sneaking(faces=(face, 3))
    assert scene.one(D100Rolled).score == 95
    assert scene.one(D100Rolled).degree == degree
    # The unaware target has no defence, though he is on his guard.
    assert ("b", "defence") not in scene.asked
    assert scene.hit_points("b") == (9 if degree == "success" else 12)


@pytest.mark.rule("PCT-ATK-004")
def test_what_the_attacker_takes_on_himself_comes_off_the_95_and_nothing_raises_it() -> None:
    assert scores(sneaking(faces=(99,), aim="precise")) == [85]
    assert scores(sneaking(faces=(99,), posture="focus")) == [95]
    assert scores(sneaking(faces=(99,), prepared=True)) == [95]
    assert scores(sneaking(faces=(99,), modifiers=(Modifier(10),))) == [95]
    assert scores(sneaking(faces=(99,), modifiers=(Modifier(-15),))) == [80]
    assert sneaking(faces=(76, 2), two=True, prepared=True).one(AttackJudged).second_score == 75


@pytest.mark.rule("PCT-ATK-004")
def test_refused_it_is_an_attack_like_another() -> None:
    scene = sneaking("refuse", faces=(40,))
    assert scores(scene) == [40]
    assert ("b", "defence") in scene.asked


@pytest.mark.rule("PCT-ATK-004")
def test_the_table_may_allow_a_defence_against_it() -> None:
    assert ("b", "defence") in sneaking(faces=(95,), sneak_defence="allowed").asked


@pytest.mark.rule("PCT-ATK-004", "PCT-ATK-002")
def test_ex_pct_24_discreet_attack_95_not_in_offensif() -> None:
    """EX-PCT-24."""
    scene = Brawl(fighter("Ana", initiative=6, melee=30), fighter("Orc", "foes", initiative=1, melee=50))
    assert scene.refuses("ana", "attack", "orc", posture="offensive", discreet=True) == "percentile-discreet-offensive"
    scene.declares("ana", "attack", "orc", discreet=True)
    scene.answers("@gm", discreet="grant")
    scene.declares("orc", "parry", None, 95, 3, posture="defensive")
    assert scene.one(D100Rolled).score == 95
    assert scene.hit_points("orc") == 9


@pytest.mark.rule("PCT-ATK-004")
def test_the_form_offers_no_offensif_to_a_discreet_attack() -> None:
    scene = Brawl(fighter("Ana", initiative=6, melee=30), fighter("Orc", "foes", initiative=1, melee=50))
    form = scene.question("ana")
    choice = {"action": "special", "target": "orc", "how": "discreet"}
    left = {each.name: each.options for each in form.legal(choice) or ()}
    assert set(left["posture"]) == {"none", "defensive", "focus"}


@pytest.mark.rule("PCT-ATK-005")
def test_the_game_master_gives_an_opportunity_out_of_turn() -> None:
    p = fighter("P", initiative=2, melee=45)
    scene = Brawl(p, fighter("Orc", "foes", initiative=5, hit_points=30, physique=50))
    scene.round({"orc": Declaration("flee"), "p": attack("orc")}, 51)
    # He has failed to flee: the game master is offered it before the round goes on, and leaves it.
    assert scene.asked == [("@gm", "flight")]
    scene.answers("@gm", 90, target="-")
    assert scores(scene) == [45]
    scene.notes(GiveOpportunity(GM, "p", "orc"))
    scene.answers("p", 55, 6, opportunity="main")
    # At once, though everybody is about to declare.
    assert scene.one(TurnBegun).occasion == "opportunity"
    assert scores(scene) == [55]
    assert scene.hit_points("orc") == 24
    assert scene.asked == [("p", "declare"), ("orc", "declare")]


@pytest.mark.rule("PCT-ATK-005", "PCT-POS-006")
def test_what_was_prepared_is_for_a_declared_action_and_no_opportunity() -> None:
    scene = Brawl(
        fighter("P", initiative=2, melee=45, prepared=True), fighter("Orc", "foes", initiative=5, hit_points=30)
    )
    scene.notes(GiveOpportunity(GM, "p", "orc"))
    scene.answers("p", 56, opportunity="main")
    assert scores(scene) == [55]
    assert scene.who("p").prepared
    scene.round({"p": attack("orc")}, 56)
    assert scores(scene) == [55]
    assert not scene.who("p").prepared


@pytest.mark.rule("PCT-ATK-005", "PCT-ATK-001")
def test_an_opportunity_does_not_use_up_the_action_and_comes_after_what_is_under_way() -> None:
    p, orc = fighter("P", initiative=2, melee=45), fighter("Orc", "foes", initiative=5, hit_points=30, melee=50)
    scene = Brawl(p, orc)
    scene.round({"orc": attack("p"), "p": attack("orc", posture="defensive")}, 50)
    scene.notes(GiveOpportunity(GM, "p", "orc"))
    assert scene.refusal(GiveOpportunity(GM, "p", "orc")) == "already-so"
    assert scene.asked == [("p", "defence")]
    scene.answers("p", 1, defence="parry/main")
    assert scene.asked == [("p", "opportunity")]
    scene.answers("p", 55, 4, 45, 5, opportunity="main")
    assert [each.occasion for each in scene.said(TurnBegun)] == ["opportunity", "action"]
    assert scores(scene) == [55, 45]
    assert scene.hit_points("orc") == 30 - 4 - 5


@pytest.mark.rule("PCT-ATK-005")
@pytest.mark.parametrize(
    ("arm", "score", "weapon"), [("main", 55, "sword"), ("second", 55, "dagger"), ("fists", 40, "bare_hands")]
)
def test_whoever_may_strike_says_with_what(arm: str, score: int, weapon: str) -> None:
    p = fighter("P", initiative=2, melee=45, brawling=30, second=DAGGER)
    scene = Brawl(p, fighter("Orc", "foes", initiative=5, hit_points=30))
    scene.notes(GiveOpportunity(GM, "p", "orc"))
    assert scene.asked == [("p", "opportunity")]
    assert scene.question("p").fields[0].options == ("main", "second", "fists", "-")
    scene.answers("p", 30, 2, opportunity=arm)
    assert scores(scene) == [score]
    assert scene.one(DamageRolled).weapon == weapon
    # He still has his action of the round.
    assert scene.asked == [("p", "declare"), ("orc", "declare")]


@pytest.mark.rule("PCT-ATK-005")
def test_whoever_may_strike_may_let_it_pass_and_nothing_is_rolled() -> None:
    scene = Brawl(fighter("P", initiative=2, melee=45), fighter("Orc", "foes", initiative=5, hit_points=30))
    scene.notes(GiveOpportunity(GM, "p", "orc"))
    scene.answers("p", opportunity="-")
    assert scene.one(OpportunityPassed) == OpportunityPassed("p", "orc")
    assert scores(scene) == []
    assert scene.asked == [("p", "declare"), ("orc", "declare")]
    # Given again he is asked again; gone, who was to be struck, nobody is.
    scene.notes(GiveOpportunity(GM, "p", "orc"))
    assert ("p", "opportunity") in scene.asked
    scene.notes(Remove(GM, "orc"))
    assert ("p", "opportunity") not in scene.asked


@pytest.mark.rule("PCT-ATK-005")
def test_nothing_is_automatic_when_somebody_fails_to_break_off_or_to_flee() -> None:
    p, orc = fighter("P", initiative=2, melee=45), fighter("Orc", "foes", initiative=5, physique=50, dodge=40)
    scene = Brawl(p, orc)
    scene.round({"orc": Declaration("disengage")}, 41)
    scene.round({"orc": Declaration("flee")}, 51)
    assert not [each for each in scene.all if isinstance(each, TurnBegun) and each.occasion == "opportunity"]


@pytest.mark.rule("PCT-ATK-005")
def test_the_tool_for_opportunities() -> None:
    scene = Brawl(fighter("P", initiative=2), fighter("Orc", "foes", initiative=5), fighter("Q", initiative=1))
    said = {"tool": "opportunity", "who": "p", "target": "orc"}
    made = scene.game.compose(scene.state, "gm-tool", GM, said)
    assert made == GiveOpportunity(GM, "p", "orc")
    aimed = scene.game.compose(scene.state, "gm-tool", GM, {**said, "words": "vital", "value": -25})
    assert aimed == GiveOpportunity(GM, "p", "orc", "vital", -25)
    assert scene.refusal(GiveOpportunity(GM, "p", "q")) == "percentile-same-side"
    with pytest.raises(Refused, match="not-among"):
        scene.game.compose(scene.state, "gm-tool", GM, {**said, "words": "nose"})


# ---- two weapons


@pytest.mark.rule("PCT-ATK-009", "PCT-ATK-010", "PCT-TST-001")
@pytest.mark.parametrize(
    ("face", "damage", "left"), [(50, (3, 2), 95), (51, (3,), 97), (70, (3,), 97), (71, (), 100), (20, (1, 1), 98)]
)
def test_ex_pct_01_physique_70_two_weapons(face: int, damage: tuple[int, ...], left: int) -> None:
    """EX-PCT-01: 50 or less both hit, above 50 up to 70 the main one, 71 neither."""
    sword = Weapon("sword", "melee", "1d6", cutting=True)
    ana = fighter("Ana", arm=sword, initiative=5, hit_points=20, second=DAGGER, physique=70)
    scene = Brawl(ana, fighter("Dummy", "foes", initiative=1, hit_points=100, physique=1))
    scene.round({"ana": attack("dummy", two=True)}, face, *damage)
    assert len(scene.said(D100Rolled)) == 1
    assert scores(scene) == [70]
    assert [each.dealt for each in scene.said(DamageRolled)] == list(damage)
    assert [each.second_score for each in scene.said(AttackJudged)] == ([50] if damage else [])
    assert scene.hit_points("dummy") == left
    assert scene.state.round == 2


@pytest.mark.rule("PCT-ATK-009")
def test_each_hand_is_read_against_its_own_skill() -> None:
    spear = Weapon("spear", "pole_weapon", "1d6")
    ana = fighter("Ana", arm=spear, initiative=5, second=DAGGER, pole_weapon=30, melee=90)
    scene = Brawl(ana, fighter("Orc", "foes", initiative=1, hit_points=30))
    scene.round({"ana": attack("orc", two=True)}, 30, 2, 3)
    assert scene.one(AttackJudged).hands == ("main", "second")
    scene.round({"ana": attack("orc", two=True)}, 70, 4)
    assert scene.one(AttackJudged).hands == ("second",)
    assert scene.one(AttackJudged).second_score == 70
    assert scene.one(DamageRolled).weapon == "dagger"
    scene.round({"ana": attack("orc", two=True)}, 71)
    assert scene.said(AttackJudged) == []


@pytest.mark.rule("PCT-ATK-009", "PCT-TST-003")
def test_a_critical_is_one_for_both_and_a_fumble_one_for_the_roll() -> None:
    ana = fighter("Ana", initiative=5, second=DAGGER, melee=10)
    scene = Brawl(ana, fighter("Orc", "foes", initiative=1, hit_points=40))
    scene.round({"ana": attack("orc", two=True)}, 5, 3, 2)
    assert [(each.critical, each.dealt) for each in scene.said(DamageRolled)] == [(True, 6), (True, 4)]
    scene.round({"ana": attack("orc", two=True)}, 96)
    assert scene.asked == [("@gm", "mishap")]
    scene.answers("@gm", mishap="other")
    assert len(scene.said(MishapChosen)) == 1


@pytest.mark.rule("PCT-ATK-009", "PCT-TST-006")
def test_what_counts_for_the_one_reading_counts_for_the_other() -> None:
    ana = fighter("Ana", initiative=5, second=DAGGER, melee=60, modifiers=(Modifier(-10, once=True),))
    scene = Brawl(ana, fighter("Orc", "foes", initiative=1, hit_points=40))
    scene.round({"ana": attack("orc", two=True)}, 50, 1)
    assert scores(scene) == [50]
    assert scene.one(AttackJudged).second_score == 30


@pytest.mark.rule("PCT-ATK-009")
def test_two_weapons_want_two_single_handed_ones() -> None:
    orc = fighter("Orc", "foes", initiative=1)
    for ana in (fighter("Ana", initiative=5), fighter("Ana", arm=HALBERD, initiative=5, second=DAGGER)):
        scene = Brawl(ana, orc)
        assert scene.refuses("ana", "attack", "orc", two=True) == "percentile-no-second-weapon"


@pytest.mark.rule("PCT-ATK-010", "PCT-DEF-002")
def test_two_hits_are_two_attacks_with_one_defence_between_them() -> None:
    a = fighter("A", initiative=5, melee=70, second=DAGGER, bonus="2")
    b = fighter("B", "foes", initiative=1, melee=60, protections=(mail(1),))
    scene = Brawl(a, b)
    scene.round({"a": attack("b", two=True), "b": Declaration("parry", posture="defensive")}, 35)
    assert scene.question("b").about["hand"] == "main"
    scene.answers("b", 22, 4, defence="parry/main")
    assert scene.one(DamageRolled).weapon == "dagger"
    assert scene.one(DamageRolled).dealt == 5
    assert scene.hit_points("b") == 7


@pytest.mark.rule("PCT-ATK-010")
def test_the_second_is_lost_when_the_target_falls_to_the_first() -> None:
    a, b = fighter("A", initiative=5, melee=70, second=DAGGER), fighter("B", "foes", initiative=1, hit_points=3)
    scene = Brawl(a, b, fighter("C", "foes", initiative=1))
    scene.round({"a": attack("b", two=True)}, 35, 8)
    assert len(scene.said(DamageRolled)) == 1
    assert scene.one(HitSpent).reason == "fallen"
    assert scene.hit_points("c") == 12
