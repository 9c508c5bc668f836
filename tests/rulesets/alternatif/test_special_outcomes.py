"""What each special action achieves (ALT-SPE-009 to -025)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.words import FollowSheet
from bot.rulesets.alternatif.engagement import Engage, EngagementChanged
from bot.rulesets.alternatif.free_actions import FreeActionOffered
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.specials import events as s
from bot.rulesets.alternatif.specials import records as torn
from bot.rulesets.alternatif.specials.counters import ProveGrip
from bot.rulesets.alternatif.state import FIST, Arm
from bot.rulesets.alternatif.state.specials import KINDS, PIECES
from bot.rulesets.alternatif.wounds.events import DamageDealt, WeaponChanged
from bot.rulesets.alternatif.wrestling import events as w
from bot.rulesets.alternatif.wrestling import records as clinches
from tests.rulesets.alternatif.armed import armed, sets
from tests.rulesets.alternatif.bottes import (
    BASTARD,
    GREATSWORD,
    HALBERD,
    ana,
    attempts,
    bor,
    holding,
    opposes,
    result,
    up,
)
from tests.rulesets.alternatif.exchange import GM, SHIELD, SPEAR, SWORD, Exchange, Fed, fighter, game

# ---- push (ALT-SPE-009 to -013)


@pytest.mark.example("EX-A-35")
@pytest.mark.rule("ALT-SPE-009", "ALT-SPE-010")
@pytest.mark.parametrize(("theirs", "cells"), [(16, 1), (13, 1), (12, 2), (9, 2), (8, 3), (5, 3), (4, 4)])
def test_ex_a_35_a_cell_for_every_started_4_points(theirs: int, cells: int) -> None:
    """EX-A-35: 1 to 4 points of difference: 1 cell; 5 to 8: 2; and so on."""
    fight = up(ana(bm=8))
    attempts(fight, "push")
    opposes(fight, "attack/right", theirs, 12)
    assert result(fight) == ("succeeded", 23, theirs + 6)
    assert fight.one(s.SpecialResolved).cells == cells


@pytest.mark.rule("ALT-SPE-009")
@pytest.mark.parametrize("follow", ["follow", "stay"])
def test_one_cell_may_be_followed(follow: str) -> None:
    fight = up(ana(bm=8))
    attempts(fight, "push")
    opposes(fight, "attack/right", 13, 12)
    fight.answers("ana", 4, follow=follow)
    assert ("bor" in fight.who("ana").contacts) is (follow == "follow")


@pytest.mark.rule("ALT-SPE-009")
def test_further_off_the_engagement_ends() -> None:
    fight = up(ana(bm=8))
    attempts(fight, "push")
    opposes(fight, "attack/right", 2, 12)
    assert fight.one(EngagementChanged).reason == "pushed"
    assert fight.who("ana").contacts == ()


@pytest.mark.rule("ALT-SPE-010")
def test_the_distance_is_that_to_the_highest_of_several() -> None:
    fight = up(ana(bm=8), armed("Bor", SWORD, SHIELD, side="others", stamina=60))
    attempts(fight, "push")
    fight.answers("bor", 5, 10, 12, oppose="attack/right", also="parry/left")
    found = fight.one(s.SpecialResolved)
    assert (found.total, found.against, found.cells) == (23, 17, 2)


@pytest.mark.rule("ALT-SPE-011")
@pytest.mark.parametrize("on_tie", [0, 1])
def test_a_tie_succeeds_without_moving_him_unless_the_table_says_so(on_tie: int) -> None:
    """21 against 21."""
    fight = up(ana(bm=8), push_on_tie=on_tie)
    attempts(fight, "push")
    opposes(fight, "attack/right", 15, 10)
    assert result(fight) == ("succeeded", 21, 21)
    assert fight.one(s.SpecialResolved).cells == on_tie


@pytest.mark.rule("ALT-SPE-011", "ALT-SPE-013")
def test_a_natural_20_below_the_other_is_worth_a_cell_and_damage() -> None:
    """d20=20, total 26 against 29: 1 cell and the weapon's normal damage, not doubled, no die for the body."""
    fight = up(ana(bm=3), bor(bm=10))
    attempts(fight, "push")
    opposes(fight, "attack/right", 16, 20, 5)
    found = fight.one(s.SpecialResolved)
    assert (found.outcome, found.total, found.against, found.cells) == ("succeeded", 26, 29, 1)
    damage = next(each for each in fight.said(DamageDealt) if each.target == "bor")
    assert (damage.total, damage.doubled, damage.body_die) == (5, False, None)


@pytest.mark.rule("ALT-SPE-013")
def test_the_damage_of_a_special_action_is_laid_down_as_damage() -> None:
    fight = up(ana(bm=3), bor(bm=10))
    attempts(fight, "push")
    opposes(fight, "attack/right", 16, Fed(20, why="special"), Fed(5, why="damage"))
    assert next(each for each in fight.said(DamageDealt) if each.target == "bor").total == 5


@pytest.mark.rule("ALT-SPE-012", "ALT-SPE-013", "ALT-OFF-008", "ALT-FAC-004")
def test_a_shield_pushes_with_its_defence_factor() -> None:
    """Shield +0/+4, BM 6, d20=13: 23. A natural 20: 1d3=2 and 1 of Strength, 3 wear damage."""
    fight = up(holding(ana(bm=6, str_damage=1), SHIELD), bor())
    attempts(fight, "push")
    opposes(fight, "attack/right", 2, 13)
    rolled = fight.one(s.SpecialRolled)
    assert (rolled.total, [each.name for each in rolled.terms]) == (23, ["face", "martial_bonus", "defence_factor"])
    again = up(holding(ana(bm=6, str_damage=1), SHIELD), bor())
    attempts(again, "push")
    opposes(again, "attack/right", 2, 20, 2)
    assert next(each for each in again.said(DamageDealt) if each.target == "bor").total == 3


@pytest.mark.rule("ALT-SPE-012", "ALT-OFF-009")
def test_only_the_push_counts_it_and_a_buckler_does_too() -> None:
    buckler = evolve(SHIELD, weapon="buckler", defence=2)
    fight = up(holding(ana(bm=6), buckler), bor())
    attempts(fight, "push")
    opposes(fight, "attack/right", 2, 10)
    assert fight.one(s.SpecialRolled).total == 18
    other = up(holding(ana(bm=6), buckler), bor())
    attempts(other, "knock_down")
    opposes(other, "attack/right", 2, 10)
    assert other.one(s.SpecialRolled).total == 10


# ---- knock-down (ALT-SPE-014 to -016)


@pytest.mark.rule("ALT-SPE-014", "ALT-SPE-016")
def test_a_hook_helps_to_throw_him_down() -> None:
    """d20=15, BM 10, Str 2, halberd 5, hook +2, -6: 28 against 24: down."""
    fight = up(holding(ana(bm=10, str_hit=2), HALBERD), bor())
    attempts(fight, "knock_down")
    opposes(fight, "attack/right", 18, 15)
    assert result(fight) == ("succeeded", 28, 24)
    assert fight.who("bor").prone


@pytest.mark.rule("ALT-SPE-016")
@pytest.mark.parametrize(("bonus", "net"), [(3, -3), (2, -4), (4, -2), (0, -6)])
def test_weapons_made_for_it(bonus: int, net: int) -> None:
    """Bec de corbin +3, hooked pole weapons +2, désarçonneur +4: net -2."""
    fight = up(holding(ana(), evolve(HALBERD, knock_down=bonus)), bor())
    attempts(fight, "knock_down")
    assert fight.one(s.SpecialAttempted).modifier == net


@pytest.mark.rule("ALT-SPE-016")
def test_the_packaged_weapons_bring_it() -> None:
    weapons = Exchange(begun=False).game.catalogue.weapons
    found = {str(each.id): each.knock_down for each in weapons.values() if each.knock_down}
    assert (found["bec_de_corbin"], found["halberd"], found["guisarme"], found["desarconneur"]) == (3, 2, 2, 4)


@pytest.mark.rule("ALT-SPE-015")
@pytest.mark.parametrize(("fall", "body"), [(7, 2), (5, 0)])
def test_a_natural_20_adds_the_fall(fall: int, body: int) -> None:
    """d8=7: 7 wear damage; d6=3: 2 body points. Below 6 there is no critical."""
    fight = up(ana(), bor())
    attempts(fight, "knock_down")
    opposes(fight, "parry/right", 5, 20, fall, *([3, 50] if body else []))
    damage = fight.one(DamageDealt)
    assert (damage.stamina, damage.body, damage.doubled, damage.weapon) == (fall, body, False, None)
    assert fight.who("bor").prone


@pytest.mark.rule("ALT-SPE-014")
@pytest.mark.parametrize(("face", "kept"), [(11, False), (12, True)])
def test_the_game_master_may_have_him_test_his_hold(face: int, kept: bool) -> None:
    fight = up(ana(), bor(dex_std=1))
    attempts(fight, "knock_down")
    opposes(fight, "parry/right", 2, 19)
    fight.notes(ProveGrip(GM, "bor", 13), face)
    assert fight.one(torn.WeaponsKept).kept is kept
    assert (fight.who("bor").dropped == ()) is kept


# ---- engage in wrestling (ALT-SPE-017, -018)


@pytest.mark.rule("ALT-SPE-017", "ALT-SPE-018")
@pytest.mark.parametrize(("face", "pinned"), [(19, False), (20, True)])
def test_both_wrestle_and_what_was_pending_lapses(face: int, pinned: bool) -> None:
    fight = Exchange(ana(bm=9), bor())
    fight.attacks("bor", "ana", 8)
    sets(fight, "bor", right=30)
    fight.attacks("ana", "bor", 5)
    attempts(fight, "engage_wrestling")
    opposes(fight, "attack/right", 11, face)
    assert fight.one(clinches.ClinchBegun).how == "special"
    assert [each.target for each in fight.said(clinches.TurnedOver)] == ["bor"] * pinned
    assert fight.who("bor").prone is pinned
    assert [each.combatant for each in fight.said(WeaponChanged)] == ["ana", "bor"]
    assert {each.combatant for each in fight.said(w.WrestlingReacted)} == {"ana", "bor"}
    assert fight.due("bor") is None


# ---- weapon capture (ALT-SPE-019, -020)


@pytest.mark.rule("ALT-SPE-019")
def test_the_off_hand_must_be_free() -> None:
    fight = up(armed("Ana", SWORD, SHIELD, stamina=60), bor())
    left = fight.question("ana").legal({"target": "special"})
    assert left is not None
    assert "weapon_capture" not in left[0].options
    bare = up(ana(), holding(bor(), FIST))
    left = bare.question("ana").legal({"target": "special"})
    assert left is not None
    assert not {"weapon_capture", "disarm"} & set(left[0].options)


@pytest.mark.rule("ALT-SPE-019")
def test_a_natural_20_tears_it_away_at_once() -> None:
    fight = up(holding(ana(), BASTARD), holding(bor(), SPEAR))
    attempts(fight, "weapon_capture")
    opposes(fight, "parry/both", 5, 20)
    assert fight.one(torn.WeaponCaptured).weapon == "spear"
    assert [each.weapon for each in fight.who("ana").carried] == ["spear"]
    assert fight.who("bor").main.arm.weapon == "fist"
    assert fight.one(EngagementChanged).reason == "captured"
    assert fight.said(torn.GripTested) == []


@pytest.mark.rule("ALT-SPE-019")
def test_whoever_captured_a_weapon_reads_it_on_his_card() -> None:
    """What was torn away is no sheathed weapon; an edit of the sheet does not take it from him."""
    fight = up(holding(ana(), BASTARD), holding(bor(), SPEAR))
    attempts(fight, "weapon_capture")
    opposes(fight, "parry/both", 5, 20)
    seen = {row.id: row.facts for row in game().view(fight.state, Reader(user=1, gm=True), ()).rows}
    assert (seen["ana"]["carried"], seen["ana"]["captured"], seen["bor"]["captured"]) == (None, "spear", None)
    edited = FollowSheet(GM, "ana", (), fields=("weapons",), record=holding(ana(), BASTARD))
    assert [each.weapon for each in edited.taken_over(fight.who("ana")).carried] == ["spear"]


@pytest.mark.rule("ALT-SPE-019")
@pytest.mark.parametrize(("arm", "face", "lost"), [(GREATSWORD, 4, True), (GREATSWORD, 6, False), (BASTARD, 4, False)])
def test_a_two_handed_weapon_slips_away_on_1_to_5(arm: Arm, face: int, lost: bool) -> None:
    """Greatsword user tries, d20=4: fails and his greatsword drops."""
    fight = up(holding(ana(), arm), bor())
    attempts(fight, "weapon_capture")
    opposes(fight, "attack/right", 10, face)
    assert fight.one(s.SpecialResolved).outcome == "failed"
    assert bool(fight.who("ana").dropped) is lost


def gripped(*faces: int, hands: str = "one_hand", **figures: Any) -> Exchange:
    """Ana has a grip on the spear of Bor, who holds it with both hands and has +3; the d6 fall as *faces*."""
    fight = up(holding(ana(bm=9, str_std=2, **figures), BASTARD), holding(bor(str_std=3), SPEAR))
    attempts(fight, "weapon_capture")
    opposes(fight, "parry/both", 2, 16)
    fight.answers("ana", *faces, grab=hands)
    return fight


@pytest.mark.rule("ALT-SPE-020")
@pytest.mark.parametrize(("faces", "outcome"), [((6, 1, 1), "taken"), ((4, 2, 2), "kept"), ((5, 3, 1), "tie")])
def test_a_d6_for_each_hand_and_strength(faces: tuple[int, ...], outcome: str) -> None:
    fight = gripped(*faces)
    found = fight.one(torn.GripTested)
    assert (found.total, found.other_total, found.outcome) == (faces[0] + 2, faces[1] + faces[2] + 3, outcome)
    if outcome != "tie":
        assert fight.one(EngagementChanged).reason == "captured"
        assert fight.who("bor").initial
    assert bool(fight.said(torn.WeaponCaptured)) is (outcome == "taken")


@pytest.mark.rule("ALT-SPE-020")
def test_he_may_drop_his_own_to_pull_with_both_hands() -> None:
    fight = gripped(5, 4, 1, 1, hands="both_hands")
    assert [each.weapon for each in fight.who("ana").dropped] == ["bastard_sword"]
    assert fight.one(torn.GripTested).total == 11


@pytest.mark.rule("ALT-SPE-020")
def test_a_tie_goes_on_in_the_next_segment_unless_one_lets_go() -> None:
    fight = gripped(5, 3, 1)
    assert fight.segment == 6
    assert [(each.id, each.task.action if each.task else None) for each in fight.state.combatants.values()] == [
        ("ana", "wrest"),
        ("bor", "keep_hold"),
    ]
    # Neither is exposed to the other.
    assert fight.asked == [("ana", "pull"), ("bor", "pull")]
    fight.answers("ana", pull="pull")
    fight.answers("bor", pull="let_go")
    assert fight.one(torn.GripReleased).combatant == "bor"
    assert fight.one(torn.WeaponCaptured).combatant == "ana"


@pytest.mark.rule("ALT-SPE-020")
def test_both_pull_again() -> None:
    fight = gripped(5, 3, 1)
    fight.answers("ana", pull="pull")
    fight.answers("bor", 1, 5, 5, pull="pull")
    assert fight.one(torn.GripTested).outcome == "kept"
    assert fight.who("bor").main.arm.weapon == "spear"
    assert fight.who("ana").contacts == ()


@pytest.mark.rule("ALT-SPE-020", "ALT-FRE-011")
def test_guards_are_lowered_towards_third_parties() -> None:
    fight = up(
        holding(ana(bm=9, str_std=2), BASTARD),
        holding(bor(str_std=3), SPEAR),
        fighter("Cid", stamina=60),
    )
    fight.notes(Engage(GM, "cid", "bor"))
    attempts(fight, "weapon_capture")
    opposes(fight, "parry/both", 2, 16)
    fight.answers("ana", 5, 3, 1, grab="one_hand")
    assert [(each.combatant, each.target) for each in fight.said(FreeActionOffered)] == [("cid", "bor")]


# ---- disarm (ALT-SPE-021)


@pytest.mark.rule("ALT-SPE-021")
def test_the_weapon_named_flies_with_its_initiative_the_shield_is_kept() -> None:
    """Disarm 22 against free attack 21: sword on the ground, shield kept."""
    fight = up(ana(bm=9), armed("Bor", SWORD, SHIELD, side="others", stamina=60))
    attempts(fight, "disarm")
    assert fight.one(s.SpecialAttempted).aimed == "longsword"
    fight.answers("bor", 15, 18, oppose="attack/right", also="-")
    assert result(fight) == ("succeeded", 22, 21)
    assert [each.arm.weapon for each in fight.who("bor").hands] == ["shield"]
    assert [each.weapon for each in fight.who("bor").dropped] == ["longsword"]


# ---- breakthrough (ALT-SPE-022 to -025)


@pytest.mark.rule("ALT-SPE-021")
def test_a_shield_on_the_arm_cannot_be_disarmed() -> None:
    fight = up(None, holding(bor(), SHIELD))
    left = fight.question("ana").legal({"target": "special"})
    assert left is not None
    assert left[0].options == tuple(kind for kind in KINDS if kind not in PIECES)


@pytest.mark.rule("ALT-SPE-022")
def test_past_him_and_still_in_contact() -> None:
    """Total 20 against 18: he stands behind the guard, still in contact."""
    fight = up(ana(bm=8))
    attempts(fight, "breakthrough", flank="left")
    # A one-handed sword of the right hand does not oppose on the left; a save does.
    opposes(fight, "attack/right", 12, 15, 18)
    assert result(fight) == ("succeeded", 20, 18)
    assert "bor" in fight.who("ana").contacts


@pytest.mark.rule("ALT-SPE-023")
@pytest.mark.parametrize(("theirs", "outcome"), [((13, 9), "succeeded"), ((14, 3), "failed")])
def test_between_two_each_has_a_free_action(theirs: tuple[int, int], outcome: str) -> None:
    """Breakthrough 21; answers 21 and 15: through. 22 and 9: blocked. The two outnumber whoever passes."""
    fight = up(ana(bm=9), bor(), fighter("Dan", "others", bm=1, stamina=60))
    fight.notes(Engage(GM, "ana", "dan"))
    attempts(fight, "breakthrough", whom="bor", flank="dan")
    opposes(fight, "attack/right", theirs[0])
    opposes(fight, "attack/right", theirs[1], 15, who="dan")
    found = fight.one(s.SpecialResolved)
    assert (found.outcome, found.total, found.against) == (outcome, 21, theirs[0] + 8)


@pytest.mark.example("EX-A-32")
@pytest.mark.rule("ALT-SPE-024")
@pytest.mark.parametrize(
    ("flank", "hand", "against"),
    [("right", "right", 21), ("right", "left", None), ("left", "left", 18)],
)
def test_ex_a_32_only_what_is_wielded_on_that_side_opposes(flank: str, hand: str, against: int | None) -> None:
    """EX-A-32: passing on the right of sword and shield, the shield's actions do not oppose; nor does a save, for the
    sword could have."""
    fight = up(ana(bm=9), armed("Bor", SWORD, SHIELD, side="others", stamina=60))
    attempts(fight, "breakthrough", flank=flank)
    fight.answers("bor", 15, 18, oppose=f"attack/{hand}", also="-")
    assert fight.one(s.SpecialResolved).against == against
    assert fight.one(StrikeRolled).hand == hand


@pytest.mark.rule("ALT-SPE-024")
@pytest.mark.parametrize("flank", ["right", "left"])
def test_a_two_handed_weapon_opposes_on_both(flank: str) -> None:
    fight = up(ana(bm=9), holding(bor(), SPEAR))
    attempts(fight, "breakthrough", flank=flank)
    opposes(fight, "attack/both", 10, 18)
    assert fight.one(s.SpecialResolved).against == 19


@pytest.mark.rule("ALT-SPE-025")
def test_a_natural_20_is_a_blow_in_the_back() -> None:
    """Rapier 1d6=4 +2: 6 wear damage."""
    rapier = Arm("rapier", "right", attack=2, defence=2, damage="1d6", damage_bonus=2)
    fight = up(holding(ana(), rapier), bor())
    attempts(fight, "breakthrough", flank="right")
    opposes(fight, "parry/right", 5, 20, 4)
    damage = fight.one(DamageDealt)
    assert (damage.target, damage.stamina, damage.doubled) == ("bor", 6, False)
