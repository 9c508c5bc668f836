"""Cases worked out from the text and its ledger before anybody looked at the code."""

from typing import Any

import pytest

from bot.rulesets.rpg20.armour import ProtectionRolled
from bot.rulesets.rpg20.attack import AttackRolled, BlowLanded
from bot.rulesets.rpg20.evading import DefenceRolled
from bot.rulesets.rpg20.places import PlaceFound
from bot.rulesets.rpg20.sequences import ticks
from bot.rulesets.rpg20.sequences.events import Retargeted, SlotEnded
from bot.rulesets.rpg20.sequences.speech import SetDistance
from bot.rulesets.rpg20.shooting.events import BurstRolled
from bot.rulesets.rpg20.specials import StunResisted
from bot.rulesets.rpg20.state import Fighter
from bot.rulesets.rpg20.weapons import DamageRolled
from bot.rulesets.rpg20.wounds.events import Bled, GotUp, Treated, Wounded
from bot.rulesets.shared.check import total
from tests.rulesets.rpg20.fray import GM, Fray, arm, fighter

SWORD = "long_sword"


def pair(
    *others: Fighter,
    ana: dict[str, Any] | None = None,
    bor: dict[str, Any] | None = None,
    anas: tuple[Any, ...] = (),
    bors: tuple[Any, ...] = (),
    apart: int | None = 1,
    **settings: Any,
) -> Fray:
    """Ana, who is quicker, against Bor."""
    first = fighter("Ana", "players", *anas, **{"initiative": 20, **(ana or {})})
    second = fighter("Bor", "foes", *bors, **{"initiative": 10, **(bor or {})})
    return Fray(first, second, *others, apart=apart, **settings)


def strikes(fray: Fray, how: str = "normal", **more: str) -> None:
    fray.means("ana", "strike", target="bor", how=how, **more)


# ---- limbs that are lost, arms that are broken


@pytest.mark.rule("R20-LOC-003", "R20-WND-012")
@pytest.mark.parametrize(("torn", "later", "falls"), [(4, 5, 9), (7, 8, 9), (16, 17, 13), (19, 20, 13)])
def test_a_limb_torn_off_in_the_fight_leaves_its_lines_to_the_torso(torn: int, later: int, falls: int) -> None:
    fray = pair(bor={"points": 60})
    strikes(fray)
    fray.all_pass("bor")
    fray.acts("ana", 1, torn, 4, 4, 9)
    strikes(fray)
    fray.all_pass("bor")
    fray.acts("ana", 1, later, 2, 1)
    assert fray.one(PlaceFound).face == falls
    assert fray.one(Wounded).gauge == "torso"
    assert (fray.who("bor").gauge("torso").left, fray.one(Bled).points) == (6, 1)


@pytest.mark.rule("R20-LOC-003", "R20-ARM-007", "R20-SPE-013")
def test_nobody_aims_at_a_part_that_is_not_there() -> None:
    fray = pair()
    aimed = {"action": "strike", "target": "bor", "how": "aim"}
    assert not {"human_3", "human_6", "human_14"} & set(fray.options("ana", "place", **aimed))
    winged = pair(bor={"wings": True, "tail": True})
    assert {"human_3", "human_6", "human_14"} <= set(winged.options("ana", "place", **aimed))


@pytest.mark.rule("R20-LOC-003", "R20-SPE-004")
def test_a_disarming_blow_at_an_arm_that_is_lost_falls_on_the_torso() -> None:
    fray = pair(bors=(arm("fists"),), bor={"points": 60})
    strikes(fray)
    fray.all_pass("bor")
    fray.acts("ana", 1, 4, 4, 4, 9)
    strikes(fray, "disarm")
    fray.all_pass("bor")
    fray.acts("ana", 1, 1, 1)
    assert fray.one(Wounded).gauge == "torso"


@pytest.mark.rule("R20-WND-011")
@pytest.mark.parametrize(("result", "bears"), [(5, True), (8, False)])
def test_a_shield_on_a_broken_arm_protects_nobody(result: int, bears: bool) -> None:
    fray = pair(bor={"points": 60, "shield": "metal_rondache"})
    strikes(fray)
    fray.all_pass("bor")
    fray.acts("ana", 1)
    fray.answers("bor", 7, 4, 4, 1, result, shield="low")
    strikes(fray)
    fray.all_pass("bor")
    fray.acts("ana", 1, *(() if bears else (7, 6, 4)))
    assert (fray.asked == [("bor", "shield")]) is bears
    if not bears:
        assert fray.one(ProtectionRolled).shield == 0


@pytest.mark.rule("R20-WND-011", "R20-WND-012")
def test_with_the_dominant_arm_broken_a_weapon_is_held_in_the_other() -> None:
    fray = pair(bor={"points": 90})
    strikes(fray)
    fray.all_pass("bor")
    fray.acts("ana", 1, 4, 3, 3, 8)
    fray.all_pass("ana")
    fray.means("bor", "draw", with_=SWORD)
    fray.acts("bor")
    assert fray.who("bor").arm(SWORD).held == "second"
    strikes(fray)
    fray.all_pass("bor")
    fray.acts("ana", 1, 7, 3, 3, 2)
    assert fray.who("bor").arm(SWORD).held == "dropped"


@pytest.mark.rule("R20-WPN-005")
def test_a_weapon_for_two_hands_is_refused_with_a_shield_on_the_arm() -> None:
    fray = pair(anas=(arm("halberd"), arm("claymore", "carried")), ana={"shield": "metal_rondache"})
    assert "halberd" not in fray.options("ana", "with", action="strike")
    assert "draw" not in fray.offered("ana")
    strikes(fray)
    assert fray.who("ana").means.weapon == "fists"


# ---- clubs, and what somebody fights with


@pytest.mark.rule("R20-ACT-008", "R20-ACT-009", "R20-SEQ-006")
def test_whoever_holds_one_weapon_is_not_asked_with_what_he_strikes() -> None:
    """A sword in hand and a rifle on a strap: the blow is the sword's; fists and the butt are manners, no question."""
    fray = pair(anas=(arm(SWORD), arm("pistol", "second")))
    assert [each.name for each in fray.question("ana").all_fields({"action": "strike"})] == ["action", "target", "how"]
    hows = fray.options("ana", "how", action="strike", target="bor")
    assert hows[:2] == ("normal", "offensive")
    assert hows[-2:] == ("bare", "club")
    assert not fray.options("ana", "posture", action="strike", target="bor", how="normal")
    assert fray.options("ana", "posture", action="strike", target="bor", how="bare") == ("normal", "offensive")
    strikes(fray, how="bare", posture="offensive")
    means = fray.who("ana").means
    assert (means.weapon, means.posture) == ("fists", "offensive")
    fray.all_pass("bor")
    assert fray.who("ana").total == 21


@pytest.mark.rule("R20-ACT-009")
def test_of_two_weapons_in_hand_one_is_named_and_a_named_one_leaves_no_other_manner() -> None:
    fray = pair(anas=(arm("knife"), arm("dagger", "second")))
    assert fray.options("ana", "with", action="strike") == ("knife", "dagger")
    typed = {"action": "strike", "target": "bor", "with": "fists"}
    assert "bare" not in fray.options("ana", "how", **typed)
    strikes(fray, with_="fists")
    assert fray.who("ana").means.weapon == "fists"


@pytest.mark.rule("R20-ACT-009", "R20-WPN-002")
def test_the_butt_of_a_pistol_is_a_melee_weapon() -> None:
    fray = pair(anas=(arm("pistol"),), ana={"damage_bonus": "1d4", "domains": {"melee_weapons": 4, "firearms": 9}})
    assert fray.options("ana", "how", action="strike", target="bor")[-1] == "club"
    strikes(fray, how="club")
    fray.all_pass("bor")
    assert fray.who("ana").total == 19
    fray.acts("ana", 11, 10, 5, 3)
    assert fray.one(AttackRolled).total == 11
    dealt = fray.one(DamageRolled)
    assert (dealt.faces, dealt.bonus, dealt.total) == ((5,), (3,), 8)
    assert fray.who("ana").arm("pistol").rounds == 8


@pytest.mark.rule("R20-ACT-009", "R20-MEL-010")
@pytest.mark.parametrize(("action", "modifier"), [("shoot", 0), ("strike", -4)])
def test_a_rifle_announced_as_a_club_counts_with_its_domain(action: str, modifier: int) -> None:
    fray = pair(bors=(arm("rifle"),), bor={"domains": {"melee_weapons": 8}})
    strikes(fray)
    fray.means("bor", action, target="ana", **({"with_": "rifle"} if action == "strike" else {}))
    fray.acts("ana", 7)
    assert sum(each.value for each in fray.one(AttackRolled).terms if each.name == "defender") == modifier
    if action == "strike":
        assert fray.options("bor", "defend") == ("dodge", "parry", "none")
        fray.answers("bor", 1, defend="parry")
        assert [each.name for each in fray.one(DefenceRolled).terms][:2] == ["skill", "melee_weapons"]


@pytest.mark.rule("R20-MEL-010")
def test_the_domain_that_counts_is_the_one_somebody_fights_with() -> None:
    fray = pair(bor={"domains": {"melee_weapons": 8, "bare_hands": 2}})
    strikes(fray)
    fray.means("bor", "strike", target="ana", how="normal", with_="fists")
    fray.acts("ana", 20)
    assert [each.value for each in fray.one(AttackRolled).terms if each.name == "defender"] == [-1]


# ---- somebody helpless


@pytest.mark.rule("R20-SPE-005", "R20-SEQ-013")
def test_somebody_helpless_can_only_try_to_get_free() -> None:
    fray = pair(bor={"helpless": True})
    assert fray.offered("bor") == ("other", "pass")


@pytest.mark.rule("R20-SPE-005", "R20-SEQ-013")
def test_whoever_is_bound_before_his_slot_does_not_strike_in_it() -> None:
    fray = pair(bor={"initiative": 5})
    fray.all_pass("ana")
    fray.means("bor", "strike", target="ana", how="normal", with_="fists")
    fray.notes(ticks.SetState(GM, "bor", "helpless", True))
    assert not [each for each in fray.all if isinstance(each, AttackRolled)]
    assert [each.reason for each in fray.all if isinstance(each, SlotEnded)] == ["unable"]


@pytest.mark.rule("R20-SPE-007", "R20-SPE-015", "R20-MEL-010")
def test_the_domain_of_somebody_bound_does_not_count_in_the_test_of_a_fatal_blow() -> None:
    fray = pair()
    fray.means("bor", "defend")
    fray.notes(ticks.SetState(GM, "bor", "helpless", True))
    strikes(fray, "fatal")
    fray.acts("ana")
    fray.answers("@gm", 15, fatal="test")
    assert fray.one(AttackRolled).total == 15
    assert fray.who("bor").dead


@pytest.mark.rule("R20-SPE-005", "R20-LOC-001")
def test_nobody_who_is_out_is_asked_where_his_blow_falls() -> None:
    fray = pair(bor={"helpless": True})
    strikes(fray)
    fray.all_pass("bor")
    fray.acts("ana")
    assert fray.asked == [("ana", "place")]
    fray.notes(ticks.SetState(GM, "ana", "dead", True), 9, 2, 1)
    assert (fray.one(PlaceFound).how, fray.one(PlaceFound).face) == ("rolled", 9)


# ---- announced until the die is rolled


@pytest.mark.rule("R20-SPE-001", "R20-SPE-002")
def test_a_blow_may_be_meant_to_stun_until_it_is_rolled() -> None:
    fray = pair()
    strikes(fray)
    fray.all_pass("bor")
    assert fray.options("ana", "slot") == ("act", "stun", "hold", "give_up")
    fray.answers("ana", 8, 10, 20, slot="stun")
    assert fray.one(Wounded).points == 1
    assert fray.one(StunResisted).hours == 5


@pytest.mark.rule("R20-SPE-001")
def test_a_stunning_blow_may_wound_after_all() -> None:
    fray = pair()
    strikes(fray, "stun")
    fray.all_pass("bor")
    fray.answers("ana", slot="hold")
    assert fray.options("ana", "release") == ("act", "wound", "hold")
    fray.answers("ana", 8, 10, 3, 2, release="wound")
    assert fray.one(Wounded).points == 5


@pytest.mark.rule("R20-SPE-001", "R20-SPE-003", "R20-SPE-016")
@pytest.mark.parametrize("how", ["disarm", "aim"])
def test_nothing_else_becomes_a_stunning_blow_at_its_slot(how: str) -> None:
    fray = pair()
    strikes(fray, how)
    fray.all_pass("bor")
    assert fray.options("ana", "slot") == ("act", "hold", "give_up")


@pytest.mark.rule("R20-SPE-009", "R20-MEL-003")
def test_a_charge_in_offensive_posture_may_be_followed_up() -> None:
    fray = pair(apart=5, bor={"points": 90, "gauges": {"torso": 80}}, charge_posture="offensive")
    fray.means("ana", "charge", target="bor", with_=SWORD)
    fray.all_pass("bor")
    fray.acts("ana", 14, 10, 2, 1)
    assert fray.one(DamageRolled).total == 6
    assert fray.asked == [("ana", "follow")]
    fray.answers("ana", 14, target="bor")
    # What follows is no charge any more.
    assert next(each.total for each in fray.said(AttackRolled)) == 13


@pytest.mark.rule("R20-SPE-001", "R20-ACT-003")
def test_the_chance_told_is_that_of_what_is_done_now_halved_where_somebody_moves() -> None:
    fray = pair()
    strikes(fray)
    fray.all_pass("bor")
    asked = fray.question("ana")
    told = [fray.game.foresee(fray.state, asked, {"slot": each}) for each in ("act", "stun", "hold")]
    assert told[0] == told[1] is not None
    assert told[2] is None
    afar = pair(anas=(arm("knife"),), apart=10)
    asked = afar.question("ana")
    thrown = {"target": "bor", "how": "single"}
    still, moving = (
        afar.game.foresee(afar.state, asked, {"action": each, **thrown}) for each in ("throw", "move_throw")
    )
    assert still is not None
    assert moving == int(still * 20) // 2 / 20


# ---- bursts


@pytest.mark.rule("R20-SEQ-010", "R20-FIR-005")
def test_a_burst_still_goes_at_those_who_are_left_of_its_line() -> None:
    zoe = fighter("Zoe", initiative=30)
    cid = fighter("Cid", "foes", initiative=4)
    fray = pair(zoe, cid, anas=(arm("assault_rifle"),), bor={"gauges": {"head": 1}})
    fray.means("ana", "shoot", target="bor", how="long", second="cid")
    fray.means("zoe", "strike", target="bor", how="normal", with_=SWORD)
    fray.all_pass("bor", "cid")
    fray.acts("zoe", 1, 1, 3, 3)
    fray.acts("ana", 20)
    assert fray.one(Retargeted).targets == ("cid",)
    assert fray.one(BurstRolled).targets == ("cid",)


@pytest.mark.rule("R20-RNG-006", "R20-RNG-009", "R20-FIR-005")
def test_everybody_in_the_line_of_a_burst_is_within_a_distance_that_somebody_has_said() -> None:
    others = [fighter(each, "foes", initiative=4) for each in ("Cid", "Dan")]
    fray = pair(*others, anas=(arm("machine_pistol"),), apart=None)
    fray.says(SetDistance(GM, "ana", "bor", 10))
    fray.means("ana", "shoot", target="bor", how="long", second="cid", third="dan")
    fray.says(SetDistance(GM, "ana", "cid", 41))
    fray.all_pass("bor", "cid", "dan")
    fray.acts("ana")
    assert fray.one(Retargeted).targets == ("bor", "dan")
    assert fray.asked == [("@gm", "metres")]
    fray.answers("@gm", 18, metres="45")
    assert fray.one(BurstRolled).targets == ("bor",)


@pytest.mark.rule("R20-RNG-006", "R20-WPN-007")
@pytest.mark.parametrize(("weapon", "metres", "offered"), [
    ("machine_pistol", 40, True), ("machine_pistol", 41, False), ("bazooka", 5, True), ("bazooka", 3, False),
])  # fmt: skip
def test_nobody_is_offered_a_shot_out_of_range(weapon: str, metres: int, offered: bool) -> None:
    fray = pair(anas=(arm(weapon),), apart=metres)
    assert ("shoot" in fray.offered("ana")) is offered


# ---- moving with it; what is done to somebody at hand


@pytest.mark.rule("R20-ACT-003", "R20-SEQ-006", "R20-RNG-010")
def test_somebody_moves_and_throws_at_half_chances() -> None:
    fray = pair(anas=(arm("knife"),), apart=10)
    fray.means("ana", "move_throw", target="bor", how="single")
    fray.answers("@gm", moving="grant")
    fray.all_pass("bor")
    assert fray.who("ana").total == 18
    fray.acts("ana", 7)
    assert fray.one(AttackRolled).total == 6


@pytest.mark.rule("R20-ACT-003", "R20-EXP-008", "R20-SEQ-006")
def test_a_grenade_is_thrown_on_the_move_at_half_the_chances() -> None:
    """Corps 7 and throwing 6, within 15 m: 13, halved 6. A throw adds nothing to the initiative, the move takes 2."""
    fray = pair(ana={"explosives": ("grenade",)}, apart=10)
    fray.means("ana", "move_grenade", target="bor")
    assert ("@gm", "moving") in fray.asked
    fray.answers("@gm", moving="grant")
    fray.all_pass("bor")
    assert fray.who("ana").total == 18
    assert fray.game.foresee(fray.state, fray.question("ana"), {"slot": "act"}) == 6 / 20
    fray.acts("ana", 7)
    assert fray.one(AttackRolled).total == 6
    assert fray.asked == [("@gm", "lands")]


@pytest.mark.rule("R20-WND-017", "R20-SEQ-008", "R20-ACT-003")
def test_whoever_treats_somebody_further_away_moves_there_first() -> None:
    med = fighter("Mia", "foes", initiative=30, domains={"medicine": 5})
    fray = pair(med)
    strikes(fray)
    fray.all_pass("bor", "mia")
    fray.acts("ana", 1, 9, 5, 5, 5)
    fray.says(SetDistance(GM, "mia", "bor", 9))
    assert "treat" not in fray.offered("mia")
    fray.means("mia", "move_treat", target="bor")
    fray.answers("@gm", moving="grant")
    fray.all_pass("ana")
    assert fray.who("mia").total == 28
    fray.acts("mia", 7)
    assert (fray.one(Treated).total, fray.one(Treated).success) == (6, False)
    assert fray.state.engaged("mia", "bor")
    fray.means("mia", "treat", target="bor")
    fray.all_pass("ana")
    fray.acts("mia", 12)
    assert fray.one(Treated).success


@pytest.mark.rule("R20-WND-013", "R20-WND-014")
def test_whoever_cannot_stand_alone_is_helped_up() -> None:
    med = fighter("Mia", "foes", initiative=30)
    fray = pair(med)
    strikes(fray)
    fray.all_pass("bor", "mia")
    fray.acts("ana", 1, 16, 4, 4, 7)
    assert "rise" not in fray.offered("bor")
    fray.means("mia", "help", target="bor")
    fray.all_pass("ana", "bor")
    assert fray.who("mia").total == 28
    fray.acts("mia")
    assert fray.one(GotUp).combatant == "bor"
    assert not fray.who("bor").down


@pytest.mark.rule("R20-WND-013")
def test_nobody_is_helped_up_from_afar() -> None:
    med = fighter("Mia", "foes", initiative=30)
    fray = pair(med, bor={"down": True, "felled": True})
    fray.means("mia", "help", target="bor")
    fray.notes(SetDistance(GM, "mia", "bor", 9))
    fray.all_pass("ana", "bor")
    assert fray.question("mia").all_fields({})[0].options == ("hold", "give_up")
    fray.answers("mia", slot="give_up")
    assert fray.who("bor").down
    assert "help" not in fray.offered("mia")


# ---- cases that came out as the text has them, and had no test of their own


@pytest.mark.rule("R20-SPE-014", "R20-LOC-003")
def test_a_near_miss_cannot_fall_on_what_counts_as_the_part_aimed_at() -> None:
    fray = pair()
    strikes(fray, "aim", place="human_4")
    fray.all_pass("bor")
    fray.acts("ana", 12, 3, 4, 9, 1, 1)
    assert (fray.one(PlaceFound).face, fray.one(PlaceFound).faces) == (9, (3, 4, 9))


@pytest.mark.rule("R20-EXP-005", "R20-EXP-006")
def test_a_gauge_named_twice_counts_once_and_one_that_is_empty_takes_nothing() -> None:
    fray = pair(apart=10, ana={"explosives": ("grenade",)}, bor={"points": 29, "gauges": {"torso": 0}})
    fray.means("ana", "grenade", target="bor")
    fray.all_pass("bor")
    fray.acts("ana", 1, 2, 3, 3, 9, 16, 17)
    bor = fray.who("bor")
    assert (bor.points, bor.gauge("torso").left, bor.gauge("right_leg").left) == (21, 0, 0)


@pytest.mark.rule("R20-FIR-004", "R20-RNG-011")
def test_a_short_burst_spends_three_rounds_though_its_target_falls_at_the_first() -> None:
    fray = pair(anas=(arm("assault_rifle", rounds=30),), apart=20, bor={"gauges": {"head": 2}})
    fray.means("ana", "shoot", target="bor", how="short")
    fray.all_pass("bor")
    fray.acts("ana", 1)
    fray.answers("bor", 1, 6, 6, defend="none")
    assert len([each for each in fray.all if isinstance(each, AttackRolled)]) == 1
    assert len([each for each in fray.all if isinstance(each, BlowLanded)]) == 1
    assert fray.who("ana").arm("assault_rifle").rounds == 27


@pytest.mark.rule("R20-FIR-003", "R20-ACT-003", "R20-GEN-006")
def test_rapid_and_moving_the_minus_one_comes_before_the_halving() -> None:
    fray = pair(anas=(arm("pistol"),), apart=20)
    fray.means("ana", "move_shoot", target="bor", how="rapid")
    fray.answers("@gm", moving="grant")
    fray.all_pass("bor")
    assert fray.who("ana").total == 21
    fray.acts("ana", 20)
    assert total(fray.one(AttackRolled).terms) == 6
