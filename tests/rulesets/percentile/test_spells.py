"""What spells of this chapter cost and do (PCT-POS-013, with PCT-POS-002 and -005)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rulesets.percentile.attack import AttackJudged
from bot.rulesets.percentile.damage import DamageRolled
from bot.rulesets.percentile.declaring.declarations import OtherResolved
from bot.rulesets.percentile.declaring.words import Declare
from bot.rulesets.percentile.fixing import SetField
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.rounds import TurnEnded
from bot.rulesets.percentile.spells import SpellCast
from bot.rulesets.percentile.state import Declaration, Fighter, Posture, Spell
from tests.rulesets.percentile.brawl import GM, Brawl, fighter, mail

RAY = Spell("ray", 4, "magic", "1d8")
BOLT = Spell("bolt", 1, None, "1d8")
LIGHT = Spell("light", 1, None, None)
CHARM = Spell("charm", 2, "magic", None)
BURST = Spell("burst", 3, "magic", "1d6", area=True)


def mage(*spells: Spell, **figures: Any) -> Fighter:
    return fighter("P", **{"initiative": 6, "magic": 50, "psy": 9, "bonus": "3", "spells": spells} | figures)


def foe(name: str = "B", **figures: Any) -> Fighter:
    return fighter(name, "foes", **{"initiative": 1, "hit_points": 30} | figures)


def cast(spell: Spell, target: str | None = "b", posture: Posture | None = None) -> Declaration:
    return Declaration("cast", target, posture, spell=spell.spell)


@pytest.mark.rule("PCT-POS-013")
def test_what_cannot_be_paid_cannot_be_cast() -> None:
    scene = Brawl(mage(RAY, psy=2, energy=True), foe())
    scene.notes(SetField(GM, "p", "psy", 1))
    assert scene.refusal(Declare(GM, "p", cast(RAY))) == "percentile-unpaid"
    scene.round({"p": cast(RAY, posture="focus")}, 90)
    assert scene.who("p").psy == 0
    assert scene.refusal(Declare(GM, "p", cast(BOLT))) == "percentile-which-spell"


@pytest.mark.rule("PCT-POS-013", "PCT-POS-002")
def test_4_psy_are_2_too_many_but_for_focus_and_energy() -> None:
    scene = Brawl(mage(RAY, psy=2), foe())
    assert scene.refusal(Declare(GM, "p", cast(RAY))) == "percentile-unpaid"
    scene = Brawl(mage(RAY, psy=2, energy=True), foe())
    scene.round({"p": cast(RAY, posture="focus")}, 50, 1)
    assert scene.one(SpellCast).cost == 1
    assert scene.who("p").psy == 1


@pytest.mark.rule("PCT-POS-013", "PCT-SYS-004")
def test_the_form_offers_the_postures_in_which_it_can_be_paid() -> None:
    scene = Brawl(mage(RAY, psy=3), foe())
    choice = {"action": "cast", "spell": "ray", "target": "b"}
    assert scene.question("p").legal(choice) == ()
    scene.answers("p", **choice)
    assert scene.who("p").declaration == cast(RAY, posture="focus")


@pytest.mark.rule("PCT-POS-013")
@pytest.mark.parametrize(("face", "worked"), [(50, True), (51, False), (99, False)])
def test_it_is_rolled_like_an_attack_and_paid_in_any_case(face: int, worked: bool) -> None:
    scene = Brawl(mage(RAY), foe(protections=(mail(2),)))
    scene.round({"p": cast(RAY)}, face, 5)
    assert scene.one(D100Rolled).score == 50
    assert scene.one(SpellCast).worked is worked
    assert scene.who("p").psy == 5
    # Armour counts, the bonus of strong arms does not.
    assert scene.hit_points("b") == (27 if worked else 30)


@pytest.mark.rule("PCT-POS-013")
def test_without_a_skill_it_simply_works() -> None:
    scene = Brawl(mage(BOLT), foe())
    scene.round({"p": cast(BOLT)}, 5)
    assert scene.said(D100Rolled) == []
    assert scene.hit_points("b") == 25


@pytest.mark.rule("PCT-POS-013", "PCT-DMG-007")
def test_a_critical_casting_doubles_its_dice() -> None:
    scene = Brawl(mage(RAY), foe())
    scene.round({"p": cast(RAY)}, 5, 4)
    assert scene.one(DamageRolled).dealt == 8


@pytest.mark.rule("PCT-POS-013")
@pytest.mark.parametrize("spell", [LIGHT, CHARM])
@pytest.mark.parametrize("word", ["done", "failed"])
def test_another_effect_is_the_game_masters_word(spell: Spell, word: str) -> None:
    scene = Brawl(mage(spell), foe())
    scene.round({"p": cast(spell)}, *((50,) if spell.skill else ()))
    asked = scene.question("@gm")
    assert (asked.kind, asked.about["author"], asked.about["spell"]) == ("outcome", "p", spell.spell)
    scene.answers("@gm", outcome=word)
    assert scene.one(OtherResolved).outcome == word
    assert scene.state.round == 2


@pytest.mark.rule("PCT-POS-013")
def test_a_spell_that_failed_has_no_effect_to_ask_about() -> None:
    scene = Brawl(mage(CHARM), foe())
    scene.round({"p": cast(CHARM)}, 51)
    assert scene.state.round == 2
    assert scene.who("p").psy == 7


@pytest.mark.rule("PCT-POS-013")
def test_a_spell_may_be_meant_for_oneself_or_a_friend() -> None:
    scene = Brawl(mage(LIGHT), fighter("Q", initiative=1), foe())
    for target in ("p", "q"):
        scene.round({"p": cast(LIGHT, target)})
        assert scene.one(SpellCast).target == target
        scene.answers("@gm", outcome="done")


@pytest.mark.rule("PCT-POS-013", "PCT-DEC-006")
def test_what_does_not_take_place_costs_nothing() -> None:
    scene = Brawl(mage(BOLT, hit_points=3), fighter("Q", initiative=1), foe(initiative=7, melee=50))
    scene.round({"b": Declaration("attack", "p"), "p": cast(BOLT)}, 50, 8)
    assert scene.who("p").psy == 9
    # Nor does one that cannot be paid any more when its turn comes.
    scene = Brawl(mage(BOLT, psy=1), foe(initiative=7, melee=50))
    scene.round({"b": Declaration("other", detail="drains him"), "p": cast(BOLT)})
    scene.says(SetField(GM, "p", "psy", 0))
    scene.answers("@gm", outcome="done")
    assert TurnEnded("p", "unpaid") in scene.said(TurnEnded)
    assert scene.said(SpellCast) == []


@pytest.mark.rule("PCT-POS-013", "PCT-DEC-006")
def test_another_target_may_be_chosen_but_nobody_is_led_to_himself() -> None:
    scene = Brawl(mage(BOLT), fighter("Q", initiative=7, melee=50), foe(hit_points=3), foe("C"))
    scene.round({"q": Declaration("attack", "b"), "p": cast(BOLT)}, 50, 8)
    assert scene.question("p").fields[0].options == ("q", "c", "-")
    scene.answers("p", 4, target="c")
    assert scene.hit_points("c") == 26


@pytest.mark.rule("PCT-POS-013", "PCT-BAT-007")
@pytest.mark.parametrize(("word", "hurt"), [("target", ["b"]), ("enemies", ["b", "c"]), ("everybody", ["b", "q", "c"])])
def test_an_area_spell_is_rolled_and_paid_once_for_all_whom_it_reaches(word: str, hurt: list[str]) -> None:
    scene = Brawl(mage(BURST), fighter("Q", initiative=1), foe(), foe("C"))
    scene.round({"p": cast(BURST)}, 50)
    scene.answers("@gm", *range(1, len(hurt) + 1), area=word)
    assert [each.target for each in scene.said(DamageRolled)] == hurt
    assert [each.dealt for each in scene.said(DamageRolled)] == list(range(1, len(hurt) + 1))
    assert len([each for each in scene.all if isinstance(each, D100Rolled)]) == 1
    assert scene.who("p").psy == 6


@pytest.mark.rule("PCT-POS-013", "PCT-DEF-011")
def test_each_whom_it_reaches_may_ward_it_off() -> None:
    c = foe("C", magic_parry=40, initiative=1)
    scene = Brawl(mage(BURST), foe(), c)
    scene.round({"p": cast(BURST), "c": Declaration("attack", "p", "defensive")}, 3)
    scene.answers("@gm", 2, area="enemies")
    assert scene.asked == [("c", "defence")]
    # The one casting was a critical for all of them.
    assert scene.question("c").about["critical"] is True
    assert [each.critical for each in scene.said(AttackJudged)] == [True]
    scene.answers("c", 5, 90, defence="magic_parry")
    assert (scene.hit_points("b"), scene.hit_points("c")) == (26, 30)


@pytest.mark.rule("PCT-POS-013", "PCT-POS-002")
def test_what_was_rolled_takes_place_for_what_is_left_to_pay() -> None:
    for field, left, paid in (("psy", 1, 1), ("hit_points", 0, 3)):
        scene = Brawl(mage(RAY, psy=3, disadvantages=1), fighter("Q", initiative=1), foe())
        scene.round({"p": cast(RAY, posture="focus")}, 40)
        assert scene.asked == [("@gm", "disadvantage")]
        # Drained, or fallen and out of Focus: the 3 psy that it took at the beginning are not enough any more.
        scene.notes(SetField(GM, "p", field, left), 5)
        if field == "psy":
            scene.answers("@gm", 5, disadvantage="keep")
        assert scene.one(SpellCast).cost == paid
        assert (scene.who("p").psy, scene.hit_points("b")) == (0, 25)


@pytest.mark.rule("PCT-POS-013", "PCT-DEC-006")
def test_whoever_is_hidden_is_there_for_a_spell_of_his_own() -> None:
    scene = Brawl(mage(LIGHT, hidden=True), fighter("Q"), foe())
    scene.round({"p": cast(LIGHT, "p"), "q": Declaration("nothing"), "b": Declaration("nothing")})
    assert scene.question("@gm").kind == "outcome"
    # Nobody is led to himself for all that, nor to another who lies in wait.
    scene = Brawl(
        mage(BOLT, hidden=True), fighter("Q", initiative=7, melee=50), foe(hit_points=3), foe("C", hidden=True)
    )
    scene.round({"q": Declaration("attack", "b"), "p": cast(BOLT), "c": Declaration("nothing")}, 50, 8)
    assert scene.question("p").fields[0].options == ("q", "-")
