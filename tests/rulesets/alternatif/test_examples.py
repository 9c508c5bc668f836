"""The examples that the text works out, with the text's dice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.reaction.dice import InitiativePostponed, ReactionRolled
from bot.rulesets.alternatif.scene import SegmentReached
from bot.rulesets.alternatif.state import Arm, Settings, Wielded, place_in_round, round_of
from bot.rulesets.alternatif.wounds.events import DamageDealt, EffectDrawn, WoundsCounted
from tests.rulesets.alternatif.classes import armour_class
from tests.rulesets.alternatif.exchange import GM, SHIELD, SPEAR, SWORD, Exchange, fighter

ARCHERS = ("EX-A-10a", "EX-A-10b", "EX-A-10c")
"""The tenth example is told in three variants."""
WORKED = {f"EX-A-{at:02}" for at in range(1, 36) if at != 10} | {*ARCHERS} | {f"EX-B-{at:02}" for at in range(1, 31)}
IN_PASSING = {f"EX-L-{line}" for line in (139, 224, 228, 624, 780, 975, 980, 986, 996, 1510, 1598, 1639)}
"""What the text tells in passing, by its line."""


def test_every_worked_example_is_played() -> None:
    """Each of the 67, and each told in passing, stands in the `example` mark of a test, and no mark names another."""
    marks = re.compile(r"^@pytest\.mark\.example\((.*)\)$", re.MULTILINE)
    named = {
        ident
        for page in Path(__file__).parent.glob("test_*.py")
        for mark in marks.findall(page.read_text("utf-8"))
        for ident in re.findall(r'"([^"]+)"', mark)
    }
    assert len(WORKED) == 67
    assert named == WORKED | IN_PASSING


@pytest.mark.example("EX-A-02")
@pytest.mark.rule("ALT-GEN-002", "ALT-GEN-003")
def test_ex_a_02_counting_rounds() -> None:
    """Segment 46 is the sixth of the fifth round; after 10 comes 11."""
    assert (round_of(46), place_in_round(46)) == (5, 6)
    assert (round_of(10), place_in_round(10)) == (1, 10)
    assert (round_of(11), place_in_round(11)) == (2, 1)
    fight = Exchange(fighter("Ana"), fighter("Bor", "others", ac=40))
    fight.attacks("ana", "bor", 10)
    fight.stands_by("bor")
    reached = fight.said(SegmentReached)
    for face in (1, 9, 10, 10, 6):
        fight.strikes("ana", "bor", 2, face)
        reached += fight.said(SegmentReached)
    assert [(each.segment, each.round, each.place) for each in reached] == [
        (10, 1, 10),
        (11, 2, 1),
        (20, 2, 10),
        (30, 3, 10),
        (40, 4, 10),
        (46, 5, 6),
    ]


@pytest.mark.example("EX-A-03")
@pytest.mark.rule("ALT-REA-002", "ALT-REA-003")
def test_ex_a_03_a_first_reaction_of_1_or_3() -> None:
    fight = Exchange(fighter("First"), fighter("Second"), fighter("Orc", "orcs"))
    fight.attacks("first", "orc", 1)
    fight.attacks("second", "orc", 3)
    assert (fight.due("first"), fight.due("second")) == (1, 3)
    fight.stands_by("orc")
    assert fight.segment == 1
    fight.strikes("first", "orc", 2, 10)
    assert fight.segment == 3


@pytest.mark.example("EX-A-04")
@pytest.mark.rule("ALT-REA-002", "ALT-REA-003", "ALT-REA-012")
def test_ex_a_04_ourlhans_first_two_blows() -> None:
    """Face 6 at the opening: a blow at 6, that misses; face 7: the next at the end of 13."""
    axe = Arm("battle_axe", "both", attack=4, defence=2, damage="1d12")
    fight = Exchange(fighter("Ourlhan", arm=axe, bm=6), fighter("Ogre", "ogres", ac=20))
    fight.attacks("ourlhan", "ogre", 6)
    assert fight.one(ReactionRolled).die == "d8"
    fight.stands_by("ogre")
    assert fight.segment == 6
    fight.strikes("ourlhan", "ogre", 2, 7)
    assert fight.one(StrikeRolled).outcome == "miss"
    assert fight.one(ReactionRolled).segment == 13
    assert fight.segment == 13


CONRATH = fighter("Conrath", arm=Arm("longsword", "right", attack=3, defence=3, hit_bonus=1, specialised=True), bm=8)
PLATE = fighter("Plate", "others", bm=5, ac=18)


def conrath_against_plate() -> Exchange:
    conrath = fighter("Conrath", arm=CONRATH.main.arm, bm=8, str_hit=1, str_damage=1)
    fight = Exchange(conrath, PLATE)
    fight.attacks("conrath", "plate", 1)
    fight.attacks("plate", "conrath", 9)
    return fight


@pytest.mark.example("EX-A-19")
@pytest.mark.rule("ALT-MEL-006", "ALT-MEL-007", "ALT-FAC-002", "ALT-FAC-005", "ALT-GEN-009")
def test_ex_a_19_conrath_hits_plate_armour() -> None:
    """10 + 8 + 1 + 1 + 3 = 23 against a melee armour class of 21: two points above."""
    fight = conrath_against_plate()
    fight.strikes("conrath", "plate", 10)
    strike = fight.one(StrikeRolled)
    assert (strike.total, strike.against, strike.outcome) == (23, 21, "hit")
    assert {each.name: each.value for each in strike.terms} == {
        "face": 10,
        "martial_bonus": 8,
        "str_hit": 1,
        "mastery": 1,
        "attack_factor": 3,
    }


@pytest.mark.example("EX-A-20")
@pytest.mark.rule("ALT-PAR-006", "ALT-PAR-007", "ALT-FAC-003", "ALT-MEL-006")
def test_ex_a_20_the_warrior_in_plate_parries_in_the_nick_of_time() -> None:
    """15 + 5 + 3 = 23 equals 23: the blow is annulled, no damage."""
    fight = conrath_against_plate()
    fight.strikes("conrath", "plate", 10)
    fight.parries("plate", "conrath", 15, 4)
    parry = fight.one(ParryRolled)
    assert (parry.total, parry.against, parry.outcome) == (23, 23, "parried")
    assert fight.said(DamageDealt) == []
    assert fight.status("plate") == "defensive"


@pytest.mark.example("EX-A-21")
@pytest.mark.rule("ALT-PAR-008", "ALT-PAR-009", "ALT-PAR-010", "ALT-PAR-011", "ALT-PAR-012", "ALT-PAR-019")
def test_ex_a_21_jurl_the_orc_and_the_price_of_a_parry() -> None:
    fight = Exchange(fighter("Jurl", arm=SPEAR, stamina=30), fighter("Orc", "orcs", ac=14))
    fight.attacks("jurl", "orc", 8)
    fight.notes(SetInitiative(GM, "jurl", 16))  # "Jurl is due at 16,
    fight.attacks("orc", "jurl", 10)
    fight.strikes("orc", "jurl", 2, 2)  # (the orc's tenth segment: a miss)
    assert fight.segment == 12  # and the orc strikes at 12:
    fight.strikes("orc", "jurl", 15)
    assert fight.question("jurl").about["cost"] == 4
    fight.parries("jurl", "orc", 16, 5)  # he parries,
    assert fight.one(InitiativePostponed) == InitiativePostponed("jurl", "both", 4, 20, "parry")  # 16 + 4 = 20,
    assert fight.status("jurl") == "defensive"  # and is on the defensive until then.
    assert fight.one(ReactionRolled).segment == 17  # The orc, with a 5, strikes again at 17:
    fight.strikes("orc", "jurl", 17)
    assert fight.question("jurl").about["free"] is True
    fight.parries("jurl", "orc", 3, 8, 6)  # the second parry is free, and fails:
    assert fight.said(InitiativePostponed) == []
    assert fight.one(DamageDealt).total == 8
    assert fight.due("orc") == 23
    assert fight.segment == 20  # still at 20 he acts,
    assert fight.status("jurl") == "offensive"  # no longer on the defensive,
    fight.strikes("jurl", "orc", 4, 4)  # misses, and rolls a 4: 24.
    assert fight.one(StrikeRolled).outcome == "miss"
    assert fight.due("jurl") == 24
    assert fight.segment == 23  # The orc hits at 23:
    fight.strikes("orc", "jurl", 18)
    fight.parries("jurl", "orc", 19, 9)  # if he parries, he is due at 28."
    assert fight.one(InitiativePostponed).segment == 28
    assert (fight.segment, fight.asked) == (28, [("jurl", "strike")])


@pytest.mark.example("EX-A-22")
@pytest.mark.rule("ALT-REA-009", "ALT-PAR-004")
def test_ex_a_22_no_parry_with_a_weapon_that_has_just_attacked() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 5)
    fight.attacks("bor", "ana", 5)
    fight.answers("ana", choice="attack")
    fight.answers("bor", 15, 15, 3, 3, 1, 10, choice="attack")
    assert len(fight.said(StrikeRolled)) == 2
    assert len(fight.said(DamageDealt)) == 2  # nobody was asked to parry at 5;
    assert fight.segment == 6
    fight.strikes("ana", "bor", 15)
    assert fight.asked == [("bor", "parry")]  # at 6 it is possible again.


@pytest.mark.example("EX-A-24")
@pytest.mark.rule("ALT-FAC-005")
def test_ex_a_24_conraths_melee_armour_class() -> None:
    """Armour class 17 and a shield of defence factor 4: 21; from where he cannot see it coming, 17."""
    conrath = fighter("Conrath", arm=SHIELD, ac=17)
    assert sum(each.value for each in armour_class(conrath, Settings())) == 21
    assert sum(each.value for each in armour_class(conrath, Settings(), unseen=True)) == 17
    fight = Exchange(evolve(conrath, hands=(Wielded(SWORD), Wielded(SHIELD))), fighter("Orc", "orcs", bm=0))
    fight.stands_by("conrath")
    fight.attacks("orc", "conrath", 1)
    fight.strikes("orc", "conrath", 17, 9)
    struck = fight.one(StrikeRolled)
    assert (struck.total, struck.against, struck.outcome) == (20, 21, "miss")


@pytest.mark.example("EX-A-29")
@pytest.mark.rule("ALT-GEN-011", "ALT-CRI-007")
def test_ex_a_29_galaad_worn_out_takes_a_wear_critical() -> None:
    """6 stamina and 3 body points, an ordinary hit for 8: 0 and 1."""
    galaad = fighter("Galaad", stamina=6, stamina_max=114, body=3, body_max=6)
    fight = Exchange(galaad, fighter("Warrior", "others", arm=SWORD))
    fight.stands_by("galaad")
    fight.attacks("warrior", "galaad", 1)
    fight.strikes("warrior", "galaad", 14)
    # The d100 of the effect lands on an arm: nothing bleeds on the way to the next blow.
    fight.takes_it("galaad", 8, 30, 1)
    damage = fight.one(DamageDealt)
    assert (damage.total, damage.stamina, damage.body, damage.critical) == (8, 6, 2, "wear")
    left = fight.one(WoundsCounted)
    assert (left.stamina_left, left.body_left) == (0, 1)
    drawn = fight.one(EffectDrawn)
    assert (drawn.table, drawn.effect_column) == ("cut", 1)
    assert not fight.who("galaad").out
