"""Postures, strikes, dodges and parries; special attacks; surprise (R20-MEL, R20-SPE)."""

from typing import Any

import pytest

from bot.rulesets.rpg20.attack import AttackRolled, BlowEnded, BlowLanded
from bot.rulesets.rpg20.base import Outlook
from bot.rulesets.rpg20.evading import DefenceRolled
from bot.rulesets.rpg20.melee import FollowLeft, StrikeChosen, may_charge
from bot.rulesets.rpg20.places import PlaceFound
from bot.rulesets.rpg20.sequences.events import Surprised, SurpriseTested, TotalSet
from bot.rulesets.rpg20.sequences.speech import Ambush, SetDistance
from bot.rulesets.rpg20.sequences.ticks import SetConfined, SetLight, SetMotion, SetState
from bot.rulesets.rpg20.shooting.events import DistanceSet
from bot.rulesets.rpg20.specials import StunResisted, WeaponKept
from bot.rulesets.rpg20.weapons import DamageRolled, WeaponHeld
from bot.rulesets.rpg20.wounds.events import Died, Wounded
from tests.rulesets.rpg20.fray import GM, Fray, arm, fighter


def duel(how: str = "normal", answer: str = "defend", *others: Any, words: tuple[Any, ...] = (), **more: Any) -> Fray:
    """Ana, of 7 + 6, has said that she strikes Bor, who defends himself; her slot is up."""
    settings = more.pop("settings", {})
    target = {"initiative": 9, **more.pop("target", {})}
    weapons = more.pop("weapons", ())
    held = more.pop("held", ())
    apart = more.pop("apart", 1)
    fray = Fray(
        fighter("Ana", "players", *weapons, initiative=20, **more), fighter("Bor", "foes", *held, **target), *others,
        apart=apart, **settings,
    )  # fmt: skip
    for each in words:
        fray.notes(each)
    action, _, manner = how.partition(":")
    if not manner:
        action, manner = "strike", action
    choice = {"target": "bor"} | ({"how": manner} if action != "charge" else {})
    if weapons:
        choice["with_"] = weapons[0].weapon
    fray.means("ana", action, **choice)
    fray.means("bor", answer, **({"target": "ana", "how": "normal"} if answer == "strike" else {}))
    for each in others:
        fray.means(each.id, "strike", target="bor", how="normal", with_="long_sword")
    return fray


# ---- postures


@pytest.mark.rule("R20-MEL-001", "R20-MEL-002", "R20-MEL-003", "R20-MEL-018")
def test_an_offensive_posture_has_two_strikes_and_each_that_lands_lets_one_follow() -> None:
    """Lands, the follow-up lands, its own misses, the second lands, its follow-up is missed: five strikes, three
    landed."""
    fray = duel("offensive", "pass", target={"points": 90, "gauges": {"torso": 60}})
    fray.acts("ana", 3, 10, 1, 1)
    assert fray.asked == [("ana", "follow")]
    fray.answers("ana", 3, 10, 1, 1, target="bor")
    fray.answers("ana", 20, 3, 10, 1, 1, target="bor")
    assert fray.asked == [("ana", "follow")]
    fray.answers("ana", 20, target="bor")
    struck = [each for each in fray.all if isinstance(each, StrikeChosen)]
    assert [each.basic for each in struck] == [True, False, False, True, False]
    assert len([each for each in fray.all if isinstance(each, BlowLanded)]) == 3
    assert fray.state.round == 2


@pytest.mark.rule("R20-MEL-003")
@pytest.mark.parametrize(("setting", "asked"), [("off", False), ("one_per_basic_strike", True), ("unlimited", True)])
def test_a_table_may_bound_the_blows_that_follow(setting: str, asked: bool) -> None:
    fray = duel("offensive", "pass", target={"points": 90, "gauges": {"torso": 60}}, settings={"followups": setting})
    fray.acts("ana", 3, 10, 1, 1, *(() if asked else (20,)))
    assert (fray.asked == [("ana", "follow")]) is asked
    if not asked:
        return
    fray.answers("ana", 3, 10, 1, 1, *((20,) if setting != "unlimited" else ()), target="bor")
    assert (fray.asked == [("ana", "follow")]) is (setting == "unlimited")


@pytest.mark.rule("R20-MEL-003")
def test_nobody_has_to_follow_up() -> None:
    fray = duel("offensive", "pass", target={"points": 90, "gauges": {"torso": 60}})
    fray.acts("ana", 3, 10, 1, 1)
    fray.answers("ana", 20, target="stop")
    assert fray.said(FollowLeft)
    assert fray.one(AttackRolled).outcome == "miss"


@pytest.mark.rule("R20-MEL-002", "R20-MEL-017", "R20-MEL-018")
def test_the_second_strike_may_be_at_another_within_reach() -> None:
    fray = duel("offensive", "pass", fighter("Cid", "foes", initiative=1))
    fray.acts("ana", 20)
    assert fray.asked == [("ana", "again")]
    assert fray.options("ana", "target") == ("bor", "cid", "stop")
    fray.answers("ana", 20, target="cid")
    assert fray.one(AttackRolled).target == "cid"


@pytest.mark.rule("R20-MEL-004", "R20-MEL-011")
def test_a_normal_posture_has_one_defence_in_either_order_of_time() -> None:
    fray = duel("normal", "strike", fighter("Cid", initiative=1))
    fray.acts("ana", 9)
    assert fray.options("bor", "defend") == ("dodge", "parry", "none")
    fray.answers("bor", 1, defend="parry")
    fray.acts("bor", 20)
    fray.acts("cid", 9, 10, 1, 1)
    assert fray.said(Wounded)
    assert not fray.said(DefenceRolled)


@pytest.mark.rule("R20-MEL-005", "R20-MEL-011")
def test_a_defensive_posture_has_two_defences() -> None:
    others = [fighter(each, initiative=at) for at, each in ((5, "Cid"), (4, "Dan"))]
    fray = duel("normal", "defend", *others)
    fray.acts("ana", 10)
    fray.answers("bor", 20, 10, 1, 1, defend="dodge")
    fray.acts("cid", 10)
    fray.answers("bor", 1, defend="parry")
    fray.acts("dan", 10, 10, 1, 1)
    assert fray.said(BlowLanded)[0].reason == "none"


@pytest.mark.rule("R20-MEL-006", "R20-MEL-010", "R20-MEL-013")
def test_without_a_posture_there_is_no_defence_and_the_domain_does_not_count() -> None:
    fray = duel("normal", "pass")
    fray.acts("ana", 13, 10, 1, 1)
    assert fray.one(AttackRolled).total == 13
    assert fray.said(Wounded)


@pytest.mark.rule("R20-MEL-006", "R20-EVD-003")
def test_a_table_may_let_somebody_without_posture_dodge_at_the_price_of_his_action() -> None:
    settings = {"defence_without_posture": "give_up_action"}
    fray = Fray(fighter("Ana", initiative=20), fighter("Bor", "foes", initiative=9), **settings)
    fray.means("ana", "strike", target="bor", how="normal")
    fray.means("bor", "move", goal="away")
    fray.acts("ana", 10)
    assert fray.options("bor", "defend") == ("dodge", "none")
    assert fray.question("bor").default == {"defend": "none"}
    fray.answers("bor", 1, defend="dodge")
    assert fray.who("bor").gave_up or fray.state.round == 2


# ---- strikes


@pytest.mark.rule("R20-MEL-007", "R20-MEL-008", "R20-SPE-015")
def test_the_value_of_a_strike() -> None:
    """Body 8 + 5 = 13, against a domain of 6: 10."""
    fray = duel(weapons=(arm("two_handed_axe"),), body=8, domains={"melee_weapons": 5})
    fray.acts("ana", 20)
    assert fray.one(AttackRolled).total == 10
    night = duel(answer="pass", words=(SetLight(GM, "dark"), SetMotion(GM, "bor", "fast")))
    night.acts("ana", 20)
    assert night.one(AttackRolled).total == 13 - 1 - 1


@pytest.mark.rule("R20-MEL-009")
@pytest.mark.example("EX-R20-11")
@pytest.mark.parametrize(("setting", "value"), [("table", 9), ("full", 5)])
def test_vince_strikes_at_ernst(setting: str, value: int) -> None:
    fray = duel(
        weapons=(arm("iron_bar"),),
        held=(arm("battle_axe"),),
        target={"domains": {"melee_weapons": 8}},
        settings={"defender_domain": setting},
    )
    fray.acts("ana", 20)
    assert fray.one(AttackRolled).total == value


@pytest.mark.rule("R20-MEL-010")
def test_somebody_disarmed_fights_with_the_domain_of_bare_hands() -> None:
    bare = {"domains": {"bare_hands": 1}}
    fray = duel(held=(arm("long_sword", "carried"),), target=bare)
    fray.acts("ana", 20)
    assert fray.one(AttackRolled).total == 13 - 1


# ---- defences


@pytest.mark.rule("R20-MEL-002", "R20-MEL-003", "R20-MEL-004", "R20-MEL-014", "R20-MEL-015", "R20-GEN-002")
@pytest.mark.example("EX-R20-12")
@pytest.mark.parametrize(("face", "parried"), [(10, True), (11, False)])
def test_dieter_parries_the_jaffa_champion(face: int, parried: bool) -> None:
    jaffa = fighter("Jaffa", "foes", arm("claymore"), body=9, initiative=20, domains={"melee_weapons": 6})
    dieter = fighter("Dieter", "players", arm("claymore"), body=8, domains={"melee_weapons": 6}, initiative=5)
    fray = Fray(jaffa, dieter)
    fray.means("jaffa", "strike", target="dieter", how="offensive", with_="claymore")
    fray.means("dieter", "strike", target="jaffa", how="normal", with_="claymore")
    fray.acts("jaffa", 15, 9)
    assert [each.margin for each in fray.said(AttackRolled)] == [0, 3]
    assert fray.question("dieter").about["parry.value"] == 10
    fray.answers("dieter", face, *(() if parried else (10, 1, 1, 1)), defend="parry")
    assert fray.one(DefenceRolled).success is parried
    assert fray.asked == ([("dieter", "slot")] if parried else [("jaffa", "follow")])


@pytest.mark.rule("R20-MEL-012", "R20-ARM-005")
def test_a_dodge_in_melee_has_a_table_of_its_own() -> None:
    """7 + 5 = 12, corridor -2, full armour -2, margin 4: 4."""
    fray = duel(target={"armour": ("full_armour",)}, words=(SetConfined(GM, True),))
    fray.acts("ana", 6)
    assert fray.one(AttackRolled).margin == 4
    fray.answers("bor", 4, defend="dodge")
    assert (fray.one(DefenceRolled).total, fray.one(DefenceRolled).success) == (4, True)
    assert fray.said(BlowEnded)[0].reason == "avoided"


@pytest.mark.rule("R20-MEL-014", "R20-MEL-016")
def test_a_parry_knows_neither_darkness_nor_corridors_and_bare_hands_parry_too() -> None:
    dark = duel(
        words=(SetConfined(GM, True), SetLight(GM, "dark")), target={"skill": 7, "domains": {"melee_weapons": 6}}
    )
    dark.acts("ana", 9)
    assert dark.question("bor").about["parry.value"] == 13 - 0 - 1
    bare = duel(held=(arm("long_sword", "carried"),), target={"skill": 6, "domains": {"bare_hands": 7}})
    bare.acts("ana", 5)
    assert bare.one(AttackRolled).margin == 4
    assert bare.question("bor").about["parry.value"] == 8


@pytest.mark.rule("R20-GEN-011", "R20-MEL-011")
def test_what_is_avoided_has_no_place_and_no_damage() -> None:
    fray = duel()
    fray.acts("ana", 9)
    fray.answers("bor", 1, defend="parry")
    kinds = {type(each) for each in fray.told}
    assert kinds.isdisjoint({PlaceFound, DamageRolled, Wounded})


@pytest.mark.rule("R20-SPE-010")
def test_against_several_assailants_each_attempt_is_halved_where_the_table_wants_it() -> None:
    """Value 14, margin 3 then 1: 10, then (14 - 1 - 1) // 2 = 6."""
    target = {"skill": 8, "domains": {"melee_weapons": 6}}
    cid = fighter("Cid", initiative=5)
    fray = duel("normal", "defend", cid, target=target, settings={"multiple_assailants": "halve"})
    fray.acts("ana", 7)
    assert fray.question("bor").about["parry.value"] == 10
    fray.answers("bor", 10, defend="parry")
    fray.acts("cid", 9)
    assert fray.question("bor").about["parry.value"] == 6


# ---- special attacks


@pytest.mark.rule("R20-SPE-001", "R20-SPE-002")
def test_a_stunning_blow_takes_one_point_and_tests_the_body() -> None:
    """Value 12 (10 after the domain), d20[7]: the margin is the hours."""
    fray = duel("stun", "pass", target={"body": 6}, skill=6)
    fray.acts("ana", 7, 9, 11)
    assert fray.one(AttackRolled).margin == 5
    assert (fray.one(DamageRolled).total, fray.one(DamageRolled).faces) == (1, ())
    assert (fray.one(Wounded).points, fray.one(Wounded).gauge) == (1, "torso")
    stunned = fray.one(StunResisted)
    assert (stunned.success, stunned.hours) == (False, 5)
    assert fray.who("bor").suffers("stunned")
    assert fray.who("bor").out


@pytest.mark.rule("R20-SPE-002")
@pytest.mark.parametrize(("setting", "hours"), [(0, 0), (1, 1)])
def test_a_margin_of_0_stuns_for_no_hours_unless_the_table_wants_one(setting: int, hours: int) -> None:
    fray = duel("stun", "pass", target={"body": 6}, settings={"stun_min_hours": setting})
    fray.acts("ana", 13, 9, 11)
    assert fray.one(StunResisted).hours == hours
    assert fray.who("bor").suffers("stunned") is bool(hours)


@pytest.mark.rule("R20-SPE-003", "R20-SPE-004")
@pytest.mark.parametrize(("face", "kept"), [(6, True), (7, False)])
def test_a_disarming_blow_falls_on_the_arm_and_the_weapon_may_be_kept(face: int, kept: bool) -> None:
    """Value 11, d20[6]: margin 5; 6 + 5 - 5 = 6."""
    target = {"skill": 6, "domains": {"melee_weapons": 5}}
    fray = duel("disarm", "defend", target=target, domains={"melee_weapons": 7})
    fray.acts("ana", 6)
    assert (fray.one(AttackRolled).total, fray.one(AttackRolled).margin) == (11, 5)
    fray.answers("bor", 1, 1, face, defend="none")
    assert (fray.one(PlaceFound).face, fray.one(PlaceFound).how) == (4, "arm")
    assert fray.one(DamageRolled).total == 2
    assert (fray.one(WeaponKept).total, fray.one(WeaponKept).success) == (6, kept)
    assert bool(fray.said(WeaponHeld)) is not kept


@pytest.mark.rule("R20-SPE-004")
def test_disarming_may_do_no_damage_at_a_table() -> None:
    fray = duel("disarm", "pass", settings={"disarm_damage": "none"})
    fray.acts("ana", 6, 20)
    assert not fray.said(DamageRolled)
    assert fray.one(WeaponHeld).reason == "disarm"


@pytest.mark.rule("R20-SPE-005", "R20-SPE-015", "R20-WND-008")
def test_nobody_helpless_is_missed_and_the_place_is_chosen() -> None:
    fray = duel("normal", "pass", words=(SetState(GM, "bor", "helpless", True),), target={"points": 30})
    fray.acts("ana")
    assert fray.one(AttackRolled).outcome == "sure"
    assert fray.asked == [("ana", "place")]
    fray.answers("ana", 3, 4, place="human_9")
    assert (fray.one(PlaceFound).how, fray.one(DamageRolled).total) == ("chosen", 7)


@pytest.mark.rule("R20-SPE-006")
@pytest.mark.parametrize(("metres", "sure"), [(0, True), (1, False)])
def test_shots_are_sure_from_less_than_a_metre_alone(metres: int, sure: bool) -> None:
    """At 1 m: perception 5, +2 and +2."""
    ana = fighter("Ana", "players", arm("pistol"), perception=5)
    fray = Fray(ana, fighter("Bor", "foes"), apart=metres)
    fray.notes(SetState(GM, "bor", "helpless", True))
    fray.means("ana", "shoot", target="bor")
    fray.means("bor", "pass")
    fray.acts("ana", *(() if sure else (20,)))
    made = fray.said(AttackRolled)[0]
    assert made.outcome == ("sure" if sure else "miss")
    assert sure or made.total == 13 + 2 + 2


@pytest.mark.rule("R20-SPE-007", "R20-SPE-005", "R20-SPE-015", "R20-WPN-012")
@pytest.mark.example("EX-R20-14")
def test_the_serial_killer_fails_and_does_the_highest_damage() -> None:
    killer = fighter("Killer", "foes", arm("knife"), skill=6, domains={"melee_weapons": 4})
    detective = fighter("Detective", points=15, gauges={"torso": 6})
    fray = Fray(killer, detective)
    fray.notes(SetState(GM, "detective", "helpless", True))
    fray.means("killer", "strike", target="detective", how="fatal", with_="knife")
    fray.means("detective", "pass")
    fray.acts("killer")
    assert fray.asked == [("@gm", "fatal")]
    fray.answers("@gm", 17, fatal="test")
    assert (fray.one(AttackRolled).total, fray.one(AttackRolled).outcome) == (12, "miss")
    assert fray.asked == [("killer", "place")]
    fray.answers("killer", place="human_9")
    who = fray.who("detective")
    assert (who.dead, who.points, who.gauge("torso").left) == (False, 11, 2)


@pytest.mark.rule("R20-SPE-007")
@pytest.mark.parametrize(("answer", "faces"), [("death", ()), ("test", (5,))])
def test_a_fatal_blow_kills(answer: str, faces: tuple[int, ...]) -> None:
    fray = duel("fatal", "pass", words=(SetState(GM, "bor", "helpless", True),))
    fray.acts("ana")
    fray.answers("@gm", *faces, fatal=answer)
    assert fray.one(Died).how == "fatal"
    assert fray.who("bor").dead


@pytest.mark.rule("R20-SPE-008")
@pytest.mark.example("EX-R20-15")
def test_from_how_far_one_may_charge() -> None:
    fray = duel(apart=6)
    who, lance, sword = fray.who("ana"), arm("cavalry_lance"), arm("long_sword")
    assert not may_charge(fray.state, who, lance, "bor")
    fray.notes(SetDistance(GM, "ana", "bor", 7))
    assert may_charge(fray.state, who, lance, "bor")
    fray.notes(SetDistance(GM, "ana", "bor", 3))
    assert may_charge(fray.state, who, sword, "bor")
    fray.notes(SetDistance(GM, "ana", "bor", 2))
    assert not may_charge(fray.state, who, sword, "bor")
    assert "charge" not in Outlook(fray.state, who).seen


@pytest.mark.rule("R20-SPE-008", "R20-SPE-009", "R20-MEL-013")
@pytest.mark.example("EX-R20-16")
def test_einok_charges_the_thief_with_his_halberd() -> None:
    """10 before the charge, 11 with it; 3d6[2,5,4] + d4[3] = 14, doubled 28."""
    fray = duel(
        *("charge:charge", "strike"),
        weapons=(arm("halberd"),),
        apart=5,
        body=7,
        domains={"melee_weapons": 6},
        damage_bonus="1d4",
        target={"points": 60, "gauges": {"torso": 50}},
    )
    totals = {each.combatant: each.total for each in fray.all if isinstance(each, TotalSet)}
    assert totals["ana"] == 20 - 3
    fray.acts("ana", 11)
    assert (fray.one(AttackRolled).total, fray.one(AttackRolled).margin) == (11, 0)
    assert fray.one(DistanceSet).metres == 1
    assert fray.options("bor", "defend") == ("dodge", "none")
    fray.answers("bor", 10, 2, 5, 4, 3, defend="none")
    assert (fray.one(DamageRolled).total, fray.one(DamageRolled).times) == (28, 2)


@pytest.mark.rule("R20-SPE-009", "R20-MEL-013")
def test_whoever_charges_has_no_defence_but_his_domain_counts() -> None:
    fray = Fray(fighter("Ana", initiative=20), fighter("Bor", "foes", initiative=21), apart=5)
    fray.means("ana", "charge", target="bor")
    fray.means("bor", "move_strike", target="ana", how="normal")
    fray.answers("@gm", moving="grant")
    fray.acts("bor", 5, 10, 1, 1)
    rolled = fray.one(AttackRolled)
    assert rolled.total == (13 - 3) // 2
    assert fray.said(BlowLanded)[0].reason == "none"


@pytest.mark.rule("R20-SPE-011", "R20-SPE-012")
@pytest.mark.parametrize(("face", "surprised"), [(7, False), (8, True)])
def test_a_guard_is_surprised_unless_his_margin_is_as_great(face: int, surprised: bool) -> None:
    """Bandit 12, d20[8]: 4. Guard 11, d20[7]: 4, d20[8]: 3."""
    bandit = fighter("Bandit", "foes", perception=7, domains={"stealth": 5})
    guard = fighter("Guard", perception=6, domains={"investigation": 5})
    fray = Fray(bandit, guard, begun=False)
    fray.notes(Ambush(GM, "foes", True), 8, face)
    assert [each.margin for each in fray.said(SurpriseTested)] == [4, 11 - face]
    assert bool(fray.said(Surprised)) is surprised
    fray.begins()
    assert (("guard", "declare") in fray.asked) is not surprised


@pytest.mark.rule("R20-SPE-011", "R20-SPE-012", "R20-GEN-010")
def test_one_failed_ambusher_alerts_all_and_an_inattentive_target_has_no_test() -> None:
    people = [fighter(each, "foes", domains={"stealth": 5}) for each in ("Bandit", "Brute")]
    alert = Fray(*people, fighter("Guard"), begun=False)
    alert.notes(Ambush(GM, "foes", True), 5, 20)
    assert [each.success for each in alert.said(SurpriseTested)] == [True, False]
    assert not alert.said(Surprised)
    dozing = Fray(*people, fighter("Guard"), begun=False)
    dozing.notes(Ambush(GM, "foes", False), 5, 12)
    assert len(dozing.said(SurpriseTested)) == 2
    assert dozing.one(Surprised).combatant == "guard"
    dozing.begins()
    assert dozing.asked == [("bandit", "declare"), ("brute", "declare")]
    dozing.means("bandit", "strike", target="guard")
    dozing.means("brute", "pass")
    dozing.acts("bandit", 5, 10, 1, 1)
    assert dozing.said(BlowLanded)[0].reason == "none"
    assert len(dozing.asked) == 3


@pytest.mark.rule("R20-SPE-013", "R20-SPE-014", "R20-SPE-016")
@pytest.mark.parametrize(
    ("face", "outcome", "margin"), [(11, "hit", 0), (12, "near", 1), (13, "near", 0), (14, "miss", 0)]
)
def test_aiming_lowers_the_value_and_a_near_miss_lands_elsewhere(face: int, outcome: str, margin: int) -> None:
    fray = Fray(fighter("Ana", initiative=20), fighter("Bor", "foes"))
    fray.means("ana", "strike", target="bor", how="aim", place="human_1")
    fray.means("bor", "pass")
    fray.acts("ana", face, *({"hit": (1, 1), "near": (1, 10, 1, 1)}.get(outcome, ())))
    made = fray.said(AttackRolled)[0]
    assert (made.total, made.outcome, made.margin) == (11, outcome, margin)
    if outcome == "hit":
        assert (fray.one(PlaceFound).face, fray.one(PlaceFound).how) == (1, "aimed")
    if outcome == "near":
        assert (fray.one(PlaceFound).face, fray.one(PlaceFound).faces) == (10, (1, 10))


@pytest.mark.rule("R20-FIR-008", "R20-SPE-013", "R20-SPE-014", "R20-RNG-008")
@pytest.mark.example("EX-R20-17")
def test_lars_aims_at_the_knee() -> None:
    """15 before +3 and -2: 16, without aiming 18; d20[17] lands elsewhere."""
    lars = fighter("Lars", "players", arm("rifle"), perception=5, skill=9, domains={"firearms": 6})
    fray = Fray(lars, fighter("Bor", "foes", points=60, gauges={"torso": 50}), apart=12)
    fray.means("lars", "shoot", target="bor", how="aim+precision", place="human_16")
    fray.means("bor", "pass")
    fray.acts("lars", 17)
    made = fray.one(AttackRolled)
    assert (made.total, made.outcome, made.margin) == (16, "near", 1)
    fray.answers("bor", 9, 4, 4, defend="none")
    assert (fray.one(PlaceFound).face, fray.one(PlaceFound).how) == (9, "rolled")


@pytest.mark.rule("R20-SPE-013", "R20-SPE-016", "R20-FIR-009")
def test_what_does_not_go_together_is_not_offered() -> None:
    fray = Fray(fighter("Ana", "players", arm("long_sword")), fighter("Bor", "foes", arm("assault_rifle")))
    hows = fray.options("ana", "how", action="strike", target="bor")
    assert "aim+offensive" not in hows
    assert "stun+disarm" not in hows
    assert "fatal" not in hows
    shots = fray.options("bor", "how", action="shoot", target="ana")
    assert set(shots) == {"single", "rapid", "short", "long", "precision", "aim", "aim+precision"}


@pytest.mark.rule("R20-SEQ-001", "R20-MEL-017")
def test_whoever_is_out_of_reach_is_not_struck() -> None:
    fray = duel(apart=10)
    assert fray.question("ana").facts["far"]
    assert fray.question("ana").all_fields({})[0].options == ("hold", "give_up")
