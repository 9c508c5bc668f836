"""Strikes, contact, factors and natural results (ALT-MEL, ALT-FAC, ALT-CRI-001, -002, -010)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.words import Remove
from bot.rulesets.alternatif.engagement import Engage, EngagementChanged, Separate
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.reaction.dice import ActionLost
from bot.rulesets.alternatif.scene import SetSetting, SettingChanged
from bot.rulesets.alternatif.state import FIST, Settings
from bot.rulesets.alternatif.wounds.events import DamageDealt
from tests.rulesets.alternatif.classes import armour_class
from tests.rulesets.alternatif.exchange import GM, SWORD, Exchange, fighter


def duel(**settings: Any) -> Exchange:
    """Ana's action is up in segment 4; Bor waits."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), **settings)
    fight.attacks("ana", "bor", 4)
    fight.stands_by("bor")
    return fight


@pytest.mark.rule("ALT-MEL-001", "ALT-GEN-004")
def test_an_announced_attack_brings_both_into_contact() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 4)
    assert fight.one(EngagementChanged).added == (("ana", "bor"),)
    assert fight.who("bor").contacts == ("ana",)


@pytest.mark.rule("ALT-MEL-001")
def test_the_game_master_says_who_is_in_contact() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Cid"))
    fight.notes(Engage(GM, "ana", "bor"))
    assert fight.who("ana").contacts == ("bor",)
    fight.notes(Separate(GM, "bor", "ana"))
    assert fight.who("ana").contacts == ()
    with pytest.raises(Refused, match="alternatif-not-in-contact"):
        fight.says(Separate(GM, "ana", "bor"))
    with pytest.raises(Refused, match="alternatif-same-side"):
        fight.says(Engage(GM, "ana", "cid"))
    with pytest.raises(Refused, match="two-people"):
        fight.says(Engage(GM, "ana", "ana"))


@pytest.mark.rule("ALT-MEL-003")
def test_with_the_last_contact_goes_what_was_pending() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Cid", "others"))
    fight.attacks("ana", "bor", 9)
    fight.attacks("bor", "ana", 7)
    fight.notes(Engage(GM, "ana", "cid"))
    fight.notes(Separate(GM, "ana", "bor"))
    assert fight.one(ActionLost) == ActionLost("bor", "right", "contact_lost", 0)
    assert fight.due("ana") == 9  # she is still in contact with Cid
    assert fight.due("bor") is None
    assert fight.who("bor").initial


@pytest.mark.rule("ALT-MEL-004")
def test_a_bare_fist_is_a_weapon_of_factor_0() -> None:
    fight = Exchange(fighter("Ana", arm=FIST), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 4)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 15)
    strike = fight.one(StrikeRolled)
    assert (strike.weapon, strike.total) == ("fist", 18)


@pytest.mark.rule("ALT-MEL-005", "ALT-MEL-014")
def test_the_target_is_chosen_when_the_action_comes_up_among_enemies_in_contact() -> None:
    fight = Exchange(fighter("Ana"), *(fighter(name, "others") for name in ("Bor", "Cid", "Dan")))
    fight.attacks("ana", "bor", 6)
    fight.notes(Engage(GM, "ana", "cid"))
    for name in ("bor", "cid", "dan"):
        fight.stands_by(name)
    question = fight.question("ana", "strike")
    assert question.fields[0].options == ("bor", "cid", "special", "else", "-")
    assert question.default == {"target": "bor"}
    fight.strikes("ana", "cid", 2)
    assert fight.one(StrikeRolled).target == "cid"


@pytest.mark.rule("ALT-MEL-014")
def test_without_any_contact_the_strike_makes_it() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Cid", "others"))
    fight.stands_by("bor")
    fight.stands_by("cid")
    fight.notes(SetInitiative(GM, "ana", 3))
    assert fight.question("ana").fields[0].options == ("bor", "cid", "special", "else", "-")
    fight.strikes("ana", "cid", 2, 5)
    assert fight.one(EngagementChanged).reason == "strike"
    assert fight.who("ana").contacts == ("cid",)


@pytest.mark.rule("ALT-MEL-014", "ALT-MEL-009")
def test_an_action_with_nobody_to_strike_at_is_lost() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.stands_by("bor")
    fight.notes(SetInitiative(GM, "ana", 3))
    assert fight.asked == [("ana", "strike")]
    fight.notes(Remove(GM, "bor"))
    assert fight.one(ActionLost).reason == "no_target"
    assert fight.asked == []


@pytest.mark.rule("ALT-MEL-009")
def test_who_does_not_answer_strikes_the_last_target() -> None:
    fight = duel()
    fight.is_silent("ana", 2, 5)
    assert fight.one(StrikeRolled).target == "bor"


@pytest.mark.rule("ALT-MEL-007", "ALT-GEN-009")
@pytest.mark.parametrize(("face", "outcome"), [(6, "miss"), (7, "hit")])
def test_a_strike_hits_from_the_armour_class_upwards(face: int, outcome: str) -> None:
    fight = duel()
    fight.strikes("ana", "bor", face)
    strike = fight.one(StrikeRolled)
    assert (strike.total, strike.against, strike.outcome) == (face + 6, 13, outcome)


@pytest.mark.rule("ALT-MEL-006")
def test_every_bonus_is_a_term_of_the_strike() -> None:
    arm = evolve(SWORD, hit_bonus=1, magic=2)
    fight = Exchange(fighter("Ana", arm=arm, str_hit=-1), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 4)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 10)
    strike = fight.one(StrikeRolled)
    assert [(each.name, each.value) for each in strike.terms] == [
        ("face", 10),
        ("martial_bonus", 3),
        ("str_hit", -1),
        ("mastery", 1),
        ("magic", 2),
        ("attack_factor", 3),
    ]
    assert strike.total == sum(each.value for each in strike.terms)


@pytest.mark.rule("ALT-MEL-008", "ALT-GEN-010", "ALT-FAC-001")
def test_damage_is_the_weapons_dice_and_bonuses_without_factors() -> None:
    arm = evolve(SWORD, damage_bonus=2)
    fight = Exchange(fighter("Ana", arm=arm, str_damage=1), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 4)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 15)
    fight.takes_it("bor", 6, 5)
    damage = fight.one(DamageDealt)
    assert (damage.faces, damage.total, damage.stamina, damage.body) == ((6,), 9, 9, 0)


@pytest.mark.rule("ALT-GEN-010")
def test_a_hit_costs_at_least_one_point() -> None:
    fight = Exchange(fighter("Ana", str_damage=-3), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 4)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 15)
    fight.takes_it("bor", 2, 5)
    assert fight.one(DamageDealt).total == 1


@pytest.mark.rule("ALT-CRI-001", "ALT-GEN-012")
def test_a_natural_20_hits_whatever_the_armour_class() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others", ac=40))
    fight.attacks("ana", "bor", 4)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 20)
    strike = fight.one(StrikeRolled)
    assert (strike.outcome, strike.natural) == ("hit", 20)


@pytest.mark.rule("ALT-CRI-010", "ALT-GEN-012")
def test_a_natural_1_misses_whatever_the_total() -> None:
    fight = Exchange(fighter("Ana", bm=18), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 4)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 1, 5)
    strike = fight.one(StrikeRolled)
    assert (strike.outcome, strike.natural, strike.total > strike.against) == ("miss", 1, True)


@pytest.mark.rule("ALT-FAC-001", "ALT-FAC-002", "ALT-FAC-003", "ALT-GEN-014")
def test_without_weapon_factors_nothing_is_added_anywhere() -> None:
    fight = duel(weapon_factors=False)
    fight.strikes("ana", "bor", 10)
    strike = fight.one(StrikeRolled)
    assert (strike.total, strike.against) == (13, 10)
    fight.parries("bor", "ana", 10, 5)
    assert fight.one(ParryRolled).total == 13


@pytest.mark.rule("ALT-FAC-007")
def test_doing_without_the_defence_factor_the_basic_armour_class_is_12() -> None:
    """Threshold 5, Dexterity +2, sword: 20, or 19 with the variant."""
    who = fighter("Ana", ac=17)
    assert sum(each.value for each in armour_class(who, Settings())) == 20
    assert sum(each.value for each in armour_class(who, Settings(defence_factor_in_ac=False))) == 19
    fight = duel(defence_factor_in_ac=False)
    fight.strikes("ana", "bor", 10)
    assert fight.one(StrikeRolled).total == 16  # the attack factor stays


@pytest.mark.rule("ALT-FAC-005", "ALT-FAC-007")
@pytest.mark.parametrize(
    ("settings", "shown", "used"),
    [
        ({}, (10, 13), 13),
        ({"defence_factor_in_ac": False}, (12, None), 12),
        ({"weapon_factors": False}, (10, None), 10),
    ],
)
def test_the_armour_class_that_is_shown_is_the_one_that_is_used(
    settings: dict[str, bool], shown: tuple[int, int | None], used: int
) -> None:
    fight = duel(**settings)
    view = fight.game.view(fight.state, Reader(gm=True), ())
    facts = next(row.facts for row in view.rows if row.id == "bor")
    assert (facts["ac"], facts["ac_melee"]) == shown
    fight.strikes("ana", "bor", 2)
    assert fight.one(StrikeRolled).against == used


@pytest.mark.rule("ALT-GEN-014")
def test_settings_are_checked_and_can_be_changed_by_the_game_master() -> None:
    fight = duel()
    fight.notes(SetSetting(GM, "weapon_factors", False))
    assert fight.one(SettingChanged) == SettingChanged("weapon_factors", True, False)
    fight.strikes("ana", "bor", 10)
    assert fight.one(StrikeRolled).total == 13
    with pytest.raises(Refused, match="alternatif-unknown-setting"):
        fight.says(SetSetting(GM, "gravity", False))
    with pytest.raises(Refused, match="alternatif-setting-value"):
        fight.says(SetSetting(GM, "parry_no_answer", "flee"))
    with pytest.raises(Refused, match="alternatif-unknown-setting"):
        fight.game.opening({"gravity": 1})
    assert fight.game.opening({"weapon_factors": "off"}).settings.weapon_factors is False


@pytest.mark.rule("ALT-GEN-008")
def test_the_armour_class_of_a_recruit_is_10_and_armour_and_dexterity() -> None:
    fight = Exchange(begun=False)
    _, body = fight.game.sheets.propose({"ready": "conrath"})
    note = fight.game.compose(fight.state, "join", 7, {"sheet": body, "player": 7})
    conrath = note.records[0]
    assert conrath.ac == 17
    assert conrath.bm == 8


@pytest.mark.rule("ALT-GEN-006")
def test_the_martial_bonus_of_a_recruit_comes_from_class_and_level_unless_typed() -> None:
    fight = Exchange(begun=False)
    for class_, level, bm in (("warrior", 7, 8), ("thief", 7, 5), ("priest", 12, 8), ("mage", 1, 0), ("mage", 20, 7)):
        _, body = fight.game.sheets.propose({"name": "X", "class": class_, "level": level})
        note = fight.game.compose(fight.state, "join", 7, {"sheet": body, "player": 7})
        assert note.records[0].bm == bm
    _, body = fight.game.sheets.read('name = "X"\nclass = "mage"\nlevel = 1\nbm = 9\nstamina = 5\nbody = 4\n')
    assert fight.game.compose(fight.state, "join", 7, {"sheet": body, "player": 7}).records[0].bm == 9


@pytest.mark.rule("ALT-GEN-007")
def test_creatures_carry_their_own_martial_bonus_and_the_columns_go_on_above_level_20() -> None:
    fight = Exchange(begun=False)
    note = fight.game.compose(fight.state, "npc-add", 7, {"creature": "ogre", "count": 2})
    assert [each.bm for each in note.records] == [5, 5]
    for class_, bm in (("warrior", 22), ("thief", 14), ("mage", 8)):
        _, body = fight.game.sheets.propose({"name": "X", "class": class_, "level": 21})
        assert fight.game.compose(fight.state, "join", 7, {"sheet": body, "player": 7}).records[0].bm == bm
