"""Aiming at a part, precise or vital, and what a lethal wound leaves somebody (PCT-ATK-006 to -008)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.rulesets.percentile import legality as legal
from bot.rulesets.percentile.attack import GiveOpportunity
from bot.rulesets.percentile.damage import DamageRolled
from bot.rulesets.percentile.fixing import SetStatus
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.rounds import GrantAction, StatusSet
from bot.rulesets.percentile.state import Declaration, Shield, Term, Weapon
from tests.rulesets.percentile.brawl import CUDGEL, GM, Brawl, fighter, mail

AXE = Weapon("axe", "melee", "1d8", cutting=True)
KNIFE = Weapon("knife", "melee", "1d4", cutting=True)


def aimed(how: str = "precise", **more: Any) -> Declaration:
    return Declaration("attack", "b", aim=how, **more)  # type: ignore[arg-type]


def stabbed(delay: str | None, *faces: int, victim_pj: bool = False, **figures: Any) -> Brawl:
    """Round 2: A wounds B lethally for 1 hit point; the game master says *delay*, None: nobody answers."""
    a = fighter("A", initiative=5, melee=70, arm=KNIFE)
    scene = Brawl(a, fighter("B", "foes", initiative=2, melee=50, **{"hit_points": 20, "pc": victim_pj} | figures))
    scene.round({})
    scene.round({"a": aimed("vital"), "b": Declaration("attack", "a")})
    scene.answers("@gm", 33, 1, penalty="-20")
    assert scene.asked == [("@gm", "lethal")]
    if delay is None:
        scene.is_silent("@gm", *faces)
    else:
        scene.answers("@gm", *faces, delay=delay)
    return scene


@pytest.mark.rule("PCT-ATK-006")
def test_a_precise_blow_goes_past_what_is_worn_but_not_past_the_hide() -> None:
    armour = (mail(4), mail(1, natural=True))
    foe = fighter("B", "foes", initiative=2, protections=armour, shield=Shield(10, 2))
    scene = Brawl(fighter("A", initiative=5, melee=60, arm=AXE, bonus="1"), foe)
    scene.round({"a": aimed()}, 48, 5)
    assert scene.one(D100Rolled).score == 50
    assert scene.one(DamageRolled).dealt == 5
    assert scene.hit_points("b") == 7
    # Missed by the ten points: simply a miss.
    scene.round({"a": aimed()}, 51)
    assert scene.said(DamageRolled) == []
    # Without aiming everything protects: 6 - 7.
    scene.round({"a": aimed("none")}, 60, 5)
    assert scene.one(DamageRolled).dealt == 0


@pytest.mark.rule("PCT-ATK-006", "PCT-ATK-007")
def test_by_default_any_attack_may_be_aimed() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=60), fighter("B", "foes", initiative=2))
    form = scene.question("a")
    left = {each.name: each.options for each in form.legal({"action": "special", "target": "b"}) or ()}
    assert {"aim", "vital"} <= set(left["how"])
    scene.declares("a", "attack", "b", aim="precise")
    assert scene.who("a").declaration == Declaration("attack", "b", aim="precise")


@pytest.mark.rule("PCT-ATK-006", "PCT-ATK-007", "PCT-ATK-005")
def test_a_table_may_keep_aiming_for_backs_and_opportunities() -> None:
    a = fighter("A", initiative=5, melee=60)
    scene = Brawl(
        a, fighter("B", "foes", initiative=2, hit_points=30, protections=(mail(3),)), aim="back_or_opportunity_only"
    )
    form = scene.question("a")
    left = {each.name: each.options for each in form.legal({"action": "special", "target": "b"}) or ()}
    assert [each for each in left["how"] if "aim" in each or "vital" in each] == ["aim+discreet", "vital+discreet"]
    assert scene.refuses("a", "attack", "b", aim="precise") == "percentile-aim"
    assert scene.refuses("a", "attack", "b", aim="vital") == "percentile-aim"
    scene.declares("a", "attack", "b", aim="precise", discreet=True)
    scene.answers("@gm", discreet="grant")
    scene.declares("b", "nothing", None, 85, 5)
    assert scene.hit_points("b") == 25
    # An opportunity may be aimed: 60 + 10 - 10, and the mail does not count.
    scene.notes(GiveOpportunity(GM, "a", "b", "precise"))
    scene.answers("a", 60, 5, opportunity="main")
    assert scene.one(D100Rolled).score == 60
    assert scene.hit_points("b") == 20
    # Seen after all, it is aimed at nothing.
    scene.declares("a", "attack", "b", aim="precise", discreet=True)
    scene.answers("@gm", discreet="refuse")
    scene.declares("b", "nothing", None, 60, 5)
    assert scene.one(D100Rolled).score == 60
    assert scene.hit_points("b") == 18


@pytest.mark.rule("PCT-ATK-007")
def test_the_game_master_sets_how_hard_a_vital_part_is_to_hit() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=70, arm=KNIFE, bonus="1"), fighter("B", "foes", initiative=2))
    scene.round({"a": aimed("vital")})
    assert scene.asked == [("@gm", "vital")]
    scene.answers("@gm", 33, 3, penalty="-25")
    # It replaces the 10 of a precise part; the wound also does its damage.
    assert scene.one(D100Rolled).score == 45
    assert scene.hit_points("b") == 8
    assert scene.asked == [("@gm", "lethal")]
    scene.answers("@gm", delay="at_once")
    assert scene.who("b").has("dead")


@pytest.mark.rule("PCT-ATK-007", "PCT-ATK-006")
def test_worn_armour_is_no_help_against_it_and_none_at_all_makes_it_less_lethal() -> None:
    foe = fighter("B", "foes", initiative=2, protections=(mail(5), mail(9, natural=True)))
    scene = Brawl(fighter("A", initiative=5, melee=70), foe)
    scene.round({"a": aimed("vital")})
    scene.answers("@gm", 50, 8, penalty="-20")
    assert Term("protection", -9) in scene.one(DamageRolled).terms
    assert scene.hit_points("b") == 12
    assert scene.asked == [("@gm", "lethal")]


@pytest.mark.rule("PCT-ATK-007")
def test_a_parried_blow_has_not_succeeded() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=70), fighter("B", "foes", initiative=2, melee=50))
    scene.round({"a": aimed("vital"), "b": Declaration("parry", posture="defensive")})
    scene.answers("@gm", 50, penalty="-20")
    scene.answers("b", 50, defence="parry/main")
    assert scene.state.round == 2
    assert not scene.who("b").statuses


@pytest.mark.rule("PCT-ATK-007")
def test_the_penalty_lies_between_20_and_100_and_is_20_when_nobody_answers() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=70), fighter("B", "foes", initiative=2))
    scene.round({"a": aimed("vital")})
    options = [int(each) for each in scene.question("@gm").fields[0].options]
    assert (max(options), min(options)) == (-20, -100)
    scene.is_silent("@gm", 51)
    assert scene.one(D100Rolled).score == 50


@pytest.mark.rule("PCT-ATK-007", "PCT-UNA-006")
def test_a_knock_out_is_resisted_before_the_wound_is_judged() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=70, arm=CUDGEL), fighter("B", "foes", initiative=2, luck=30))
    scene.round({"a": aimed("vital", knock_out=True)})
    scene.answers("@gm", 50, 6, 31, 2, penalty="-20")
    assert scene.who("b").has("knocked_out")
    assert scene.hit_points("b") == 10
    scene.answers("@gm", delay="at_once")
    assert scene.who("b").has("dead")


@pytest.mark.rule("PCT-ATK-007")
def test_one_more_action_asks_the_game_master_as_well() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=70), fighter("B", "foes", initiative=4, melee=50, hit_points=30))
    scene.round({"b": Declaration("attack", "a"), "a": Declaration("nothing", posture=None)}, 96)
    scene.says(GrantAction(GM, "a"))
    scene.answers("@gm", mishap="other")
    scene.answers("a", action="attack", target="b", how="vital", posture="none")
    assert scene.asked == [("@gm", "vital")]
    scene.answers("@gm", 40, 5, penalty="-30")
    assert scene.one(D100Rolled).score == 40


@pytest.mark.rule("PCT-ATK-008")
def test_with_a_delay_he_acts_normally_and_dies_at_the_end_of_the_last_round() -> None:
    scene = stabbed("d6", 3, 50, 4)
    # Wounded in round 2, he strikes back in it.
    assert scene.hit_points("a") == 8
    assert scene.who("b").statuses[0].until == 5
    for number in (3, 4):
        assert scene.state.round == number
        scene.round({"b": Declaration("attack", "a")}, 51)
        assert not scene.who("b").out
    scene.round({"b": Declaration("attack", "a")}, 51)
    assert scene.one(StatusSet).status == "dead"
    assert scene.who("b").out


@pytest.mark.rule("PCT-ATK-008")
@pytest.mark.parametrize("die", ["d4", "d6", "d8", "d10"])
def test_any_of_four_dice(die: str) -> None:
    scene = stabbed(die, 4, 90)
    assert [each.until for each in scene.who("b").statuses] == [6]


@pytest.mark.rule("PCT-ATK-008", "PCT-ATK-001")
def test_at_once_he_does_not_strike_back() -> None:
    scene = stabbed("at_once")
    assert scene.who("b").has("dead")
    assert scene.hit_points("a") == 12


@pytest.mark.rule("PCT-ATK-008")
def test_nobodys_word_kills_the_others_and_leaves_a_players_character_open() -> None:
    assert stabbed(None).who("b").has("dead")
    scene = stabbed(None, 90, victim_pj=True)
    (wound,) = scene.who("b").statuses
    assert (wound.kind, wound.until) == ("lethal_wound", None)
    for _ in range(12):
        scene.round({})
    assert not scene.who("b").out
    scene.says(SetStatus(GM, "b", "dead"))
    assert scene.who("b").out


@pytest.mark.rule("PCT-ATK-008")
def test_the_game_master_may_cancel_it() -> None:
    scene = stabbed("d4", 1, 90)
    scene.says(SetStatus(GM, "b", "lethal_wound", on=False))
    for _ in range(3):
        scene.round({})
    assert not scene.who("b").out


@pytest.mark.rule("PCT-ATK-008")
def test_a_second_lethal_wound_gives_no_more_time() -> None:
    scene = stabbed("d4", 2, 90)
    scene.round({"a": aimed("vital")})
    scene.answers("@gm", 33, 1, penalty="-20")
    scene.answers("@gm", 10, delay="d10")
    assert [each.until for each in scene.who("b").statuses] == [4]


@pytest.mark.rule("PCT-ATK-005", "PCT-ATK-006", "PCT-ATK-007", "PCT-ATK-008")
def test_ex_pct_25_opportunity_precise_and_vital_at_50() -> None:
    """EX-PCT-25: 60, 40, 30 or less; the dice of survival."""
    scene = Brawl(fighter("A", initiative=5, melee=50), fighter("B", "foes", initiative=2, hit_points=40))
    scene.says(GiveOpportunity(GM, "a", "b"))
    scene.answers("a", 90, opportunity="main")
    scene.round({"a": aimed()}, 90)
    assert [each.score for each in scene.all if isinstance(each, D100Rolled)] == [60, 40]
    for penalty in (-19, -10, 0):
        assert scene.refuses("a", "attack", "b", aim="vital", penalty=penalty) == "number-range"
        refused = scene.refusal(GiveOpportunity(GM, "a", "b", "vital", penalty))
        assert refused == "number-range"
        with pytest.raises(Refused):
            legal.check_penalty(penalty)
    scene.round({"a": aimed("vital")})
    scene.answers("@gm", 30, 1, penalty="-20")
    assert scene.one(D100Rolled).score == 30
    assert scene.question("@gm").fields[0].options == ("at_once", "d4", "d6", "d8", "d10")
