"""The ledger's small examples with their numbers: counting, announcing, contact, sums, armour classes (ALT-GEN,
ALT-REA, ALT-MEL, ALT-FAC)."""

from __future__ import annotations

import pytest

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.rolls import NATURAL
from bot.rulesets.alternatif.combatants.words import SetFlag
from bot.rulesets.alternatif.engagement import Engage, Separate
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.listed import TaskBegun
from bot.rulesets.alternatif.ordinary.words_announcing import Declare
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.reaction.dice import ReactionRolled
from bot.rulesets.alternatif.scene import SegmentReached
from bot.rulesets.alternatif.state import FIST, Settings
from bot.rulesets.alternatif.wounds.events import DamageDealt, WeaponChanged
from bot.rulesets.alternatif.wounds.fumbles import Damage
from tests.rulesets.alternatif.armed import armed, dues, sets
from tests.rulesets.alternatif.classes import armour_class
from tests.rulesets.alternatif.exchange import GM, SHIELD, SWORD, Exchange, fighter
from tests.rulesets.alternatif.waiting import comes_to, goes_on, starts

# ---- counting and announcing


@pytest.mark.rule("ALT-GEN-003")
def test_the_count_runs_on() -> None:
    """A 3 at the opening: the action comes in segment 3; two rounds later the count reads 23."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others", ac=40))
    fight.attacks("ana", "bor", 3)
    fight.stands_by("bor")
    assert fight.segment == 3
    fight.strikes("ana", "bor", 2, 10)
    fight.strikes("ana", "bor", 2, 10)
    assert fight.one(SegmentReached) == SegmentReached(23, 3, 3)


@pytest.mark.rule("ALT-REA-003", "ALT-REA-002")
def test_faces_1_3_and_4_at_the_opening() -> None:
    """Actions in 1, 3 and 4; the first one announces again at stamp 1."""
    people = [fighter(name) for name in ("Ana", "Cid", "Dan")]
    fight = Exchange(*people, fighter("Orc", "orcs", ac=40))
    for who, face in (("ana", 1), ("cid", 3), ("dan", 4)):
        fight.attacks(who, "orc", face)
    fight.stands_by("orc")
    assert [fight.segment, fight.due("cid"), fight.due("dan")] == [1, 3, 4]
    fight.strikes("ana", "orc", 2, 10)
    assert fight.one(ReactionRolled).stamp == 1


@pytest.mark.rule("ALT-REA-001")
def test_successive_actions_need_not_be_alike_each_with_its_own_die_or_none() -> None:
    """A shot, three segments of moving, a spell."""
    fight = Exchange(fighter("Ana"), fighter("Orc", "orcs"))
    fight.stands_by("orc")
    starts(fight, "ana", "shot", "1d6", "0", 4)
    starts(fight, "ana", "move", "0", "3")
    starts(fight, "ana", "spell", "1d8", "2", 5)
    begun = fight.one(TaskBegun)
    assert (begun.stamp, begun.reaction_die, begun.first) == (7, "1d8", 13)


@pytest.mark.rule("ALT-REA-011")
def test_who_announces_only_at_11_acts_in_15() -> None:
    """Acted in 9, undecided; 11 is called, a 4: 15, not 13."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others", stamina=1, body=1), fighter("Orc", "orcs", ac=40))
    fight.attacks("ana", "bor", 9)
    fight.stands_by("bor")
    fight.stands_by("orc")
    fight.strikes("ana", "bor", 15)
    fight.takes_it("bor", 8, 50)
    assert (fight.segment, fight.asked) == (9, [("ana", "declare")])
    fight.is_silent("ana")
    comes_to(fight, 11)
    fight.attacks("ana", "orc", 4)
    assert fight.one(ReactionRolled).segment == 15


# ---- contact


@pytest.mark.rule("ALT-MEL-001")
def test_the_mage_is_engaged_whether_he_wants_it_or_not() -> None:
    """An orc steps up to him in segment 6."""
    fight = Exchange(fighter("Mage"), fighter("Orc", "orcs"))
    fight.stands_by("mage")
    sets(fight, "orc", right=6)
    assert fight.who("mage").contacts == ()
    fight.notes(Engage(GM, "orc", "mage"))
    assert (fight.segment, fight.who("mage").contacts, fight.who("orc").contacts) == (6, ("orc",), ("mage",))
    assert fight.who("mage").initial


@pytest.mark.rule("ALT-MEL-003")
@pytest.mark.parametrize("end", ["killed", "truce"])
def test_with_the_last_enemy_goes_the_pending_sword(end: str) -> None:
    """The only enemy is out of it in 12, the sword was due at 15: nothing happens at 15."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Orc", "orcs", ac=40))
    fight.attacks("ana", "bor", 5)
    fight.stands_by("bor")
    sets(fight, "ana", right=15)
    comes_to(fight, 12)
    fight.notes(Damage(GM, "bor", 40) if end == "killed" else Separate(GM, "ana", "bor"))
    goes_on(fight)
    assert fight.due("ana") is None
    fight.stands_by("orc")
    fight.stands_by("ana")
    assert fight.segment == 12
    assert fight.who("ana").initial


def reengaged(newcomer_at: int) -> ReactionRolled:
    """Ana, of Dexterity +2, fells Bor in 12; a newcomer is upon her in that segment or in 14."""
    fight = Exchange(fighter("Ana", dex_std=2), fighter("Bor", "others", stamina=1, body=1), fighter("Orc", "orcs"))
    fight.attacks("ana", "bor", 5)
    fight.stands_by("bor")
    fight.stands_by("orc")
    sets(fight, "ana", right=12)
    if newcomer_at == 12:
        fight.notes(Engage(GM, "orc", "ana"))
    fight.strikes("ana", "bor", 15)
    fight.takes_it("bor", 8, 50)
    if newcomer_at == 14:
        fight.stands_by("ana")
        sets(fight, "orc", right=14)
        fight.notes(Engage(GM, "orc", "ana"))
    fight.attacks("ana", "orc", 5)
    return fight.one(ReactionRolled)


@pytest.mark.rule("ALT-REA-033", "ALT-REA-031")
def test_a_newcomer_after_the_contact_was_lost_gives_an_initial_reaction() -> None:
    """He arrives in 14: 14 + 5 - 2 = 17. Had he come in 12, before it was lost: unadjusted."""
    later, at_once = reengaged(14), reengaged(12)
    assert (later.initial, later.stamp, later.segment) == (True, 14, 17)
    assert (at_once.initial, at_once.stamp, at_once.segment) == (False, 12, 17)


@pytest.mark.rule("ALT-MEL-014", "ALT-MEL-009")
def test_enemies_left_and_right_he_picks_either_in_6() -> None:
    fight = Exchange(fighter("Ana"), fighter("Left", "others"), fighter("Right", "others"))
    for enemy in ("left", "right"):
        fight.notes(Engage(GM, "ana", enemy))
        fight.stands_by(enemy)
    fight.attacks("ana", "left", 6)
    assert (fight.segment, fight.question("ana").fields[0].options) == (6, ("left", "right", "special", "else", "-"))


@pytest.mark.rule("ALT-MEL-005")
def test_what_was_rolled_as_an_attack_stays_one() -> None:
    """Due in 7; after the d20 there is nothing left to choose."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others", ac=40))
    fight.attacks("ana", "bor", 7)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 15, 9)
    assert (fight.one(StrikeRolled).action, fight.segment) == ("attack", 16)


@pytest.mark.rule("ALT-MEL-004", "ALT-REA-028", "ALT-OFF-004")
def test_a_free_fist_fights_only_when_its_owner_says_so() -> None:
    """Sword right, nothing left: one die. With the fist: a second one, of the left column; the sword keeps
    its factor."""
    fight = Exchange(fighter("Ana", bm=8), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 6)
    assert [each.hand for each in fight.said(ReactionRolled)] == ["right"]
    fight.notes(Declare(GM, "ana", "melee", "bor", fist=True), 9)
    assert fight.one(WeaponChanged).change == "readied"
    reaction = fight.one(ReactionRolled)
    assert (reaction.hand, reaction.die, reaction.segment) == ("left", "d10", 9)
    assert dues(fight, "ana") == {"right": 6, "left": 9}
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 15)
    assert not fight.one(StrikeRolled).lost


@pytest.mark.rule("ALT-MEL-004")
def test_no_fist_is_free_beside_a_shield_or_a_two_handed_weapon() -> None:
    two_handed = evolve(SWORD, hand="both")
    fight = Exchange(armed("Ana", SWORD, SHIELD), fighter("Cid", arm=two_handed), fighter("Bor", "others"))
    for who in ("ana", "cid"):
        with pytest.raises(Refused, match="alternatif-no-free-fist"):
            fight.says(Declare(GM, who, "melee", "bor", fist=True))


# ---- sums


@pytest.mark.rule("ALT-GEN-009")
def test_a_total_of_21_succeeds_against_21_and_one_of_20_does_not() -> None:
    assert (NATURAL.succeeds(10, 21, 21), NATURAL.succeeds(10, 20, 21)) == (True, False)
    for face, outcome in ((15, "hit"), (14, "miss")):
        fight = Exchange(fighter("Ana"), fighter("Bor", "others", ac=18))
        fight.attacks("ana", "bor", 4)
        fight.stands_by("bor")
        fight.strikes("ana", "bor", face)
        strike = fight.one(StrikeRolled)
        assert (strike.total, strike.against, strike.outcome) == (face + 6, 21, outcome)


@pytest.mark.rule("ALT-GEN-010")
def test_a_longsword_with_strength_2_and_a_specialisation_of_1() -> None:
    """5 + 2 + 1 = 8 points; attack and defence factors add nothing."""
    fight = Exchange(fighter("Ana", arm=evolve(SWORD, damage_bonus=1), str_damage=2), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 4)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 15)
    fight.takes_it("bor", 5)
    assert fight.one(DamageDealt).total == 8


# ---- armour classes


def recruited(text: str) -> int:
    """The armour class of the character of a sheet."""
    fight = Exchange(begun=False)
    _, body = fight.game.sheets.read(f'name = "X"\nclass = "mage"\nlevel = 1\nstamina = 5\nbody = 4\n{text}')
    return int(fight.game.compose(fight.state, "join", 7, {"sheet": body, "player": 7}).records[0].ac)


@pytest.mark.rule("ALT-GEN-008")
@pytest.mark.parametrize(("text", "ac"), [("", 10), ("dex_std = 2\n", 12), ("dex_std = -1\n", 9)])
def test_the_naked_have_10_and_dexterity_counts_both_ways(text: str, ac: int) -> None:
    assert recruited(text) == ac


@pytest.mark.rule("ALT-FAC-005")
def test_the_defence_factor_counts_against_blows_that_could_be_parried() -> None:
    """Conrath: 17, with his shield 21; from behind 17; who is surprised with the weapon in hand keeps it."""
    conrath = armed("Conrath", SWORD, SHIELD, ac=17)
    plain = Settings()
    assert sum(each.value for each in armour_class(conrath, plain)) == 21
    assert sum(each.value for each in armour_class(conrath, plain, unseen=True)) == 17
    assert sum(each.value for each in armour_class(evolve(conrath, surprised=True), plain)) == 21


@pytest.mark.rule("ALT-FAC-005")
@pytest.mark.parametrize("how", ["hidden", "unaware"])
def test_a_blow_that_is_not_seen_coming_meets_the_bare_armour_class(how: str) -> None:
    fight = Exchange(fighter("Ana", hidden=how == "hidden"), fighter("Bor", "others", ac=17))
    if how == "unaware":
        fight.notes(SetFlag(GM, "bor", "unaware", other="ana"))
    fight.stands_by("bor")
    sets(fight, "ana", right=4)
    fight.strikes("ana", "bor", 15, 3, 9)
    assert (fight.one(StrikeRolled).against, fight.one(StrikeRolled).unseen) == (17, True)


@pytest.mark.rule("ALT-FAC-001", "ALT-FAC-002", "ALT-FAC-003", "ALT-FAC-007")
def test_factors_of_the_weapon_used_go_to_strikes_and_parries() -> None:
    """10 + BM 8 + Str 1 + specialisation 1 + 3 = 23. A shield's parry: 11 + BM 5 + 4 = 20. A fist has none."""
    conrath = fighter("Conrath", arm=evolve(SWORD, hit_bonus=1), bm=8, str_hit=1)
    for settings in ({}, {"defence_factor_in_ac": False}):
        fight = Exchange(conrath, fighter("Bor", "others", arm=SHIELD, bm=5), **settings)
        fight.attacks("conrath", "bor", 4)
        fight.stands_by("bor")
        fight.strikes("conrath", "bor", 10)
        assert fight.one(StrikeRolled).total == 23
        fight.parries("bor", "conrath", 11, 3, 8)
        assert fight.one(ParryRolled).total == 20
    assert (FIST.attack, FIST.defence) == (0, 0)
