"""Damage, places, armour and shields, gauges and their consequences, explosions (R20-WPN, R20-LOC, R20-ARM, R20-SHD,
R20-WND, R20-EXP)."""

from typing import Any

import pytest

from bot.kernel.frame import Told
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.kernel.values import evolve
from bot.render.rulings import Rulings
from bot.rulesets.rpg20.armour import ProtectionRolled, ShieldWorn, is_shielded, layers
from bot.rulesets.rpg20.attack import AttackRolled
from bot.rulesets.rpg20.base import strikers
from bot.rulesets.rpg20.explosions.blasts import Blasted, BlastShared, Exploded, Smoked, in_zone, shares
from bot.rulesets.rpg20.explosions.throws import Blast
from bot.rulesets.rpg20.places import COVERS, PlaceFound, ShieldPlaced
from bot.rulesets.rpg20.sequences.speech import SetDistance
from bot.rulesets.rpg20.sequences.ticks import SetState
from bot.rulesets.rpg20.state import Blow, Gauge
from bot.rulesets.rpg20.weapons import DamageRolled, WeaponHeld
from bot.rulesets.rpg20.wounds.events import Bled, BodyTested, Consequenced, Died, GotUp, Treated, Wounded
from bot.text import Texts
from tests.rulesets.rpg20.fray import GM, Fray, arm, fighter

SEES_ALL = Reader(GM, gm=True)


def struck(*faces: int, weapons: tuple[Any, ...] = (), settings: Any = None, **target: Any) -> Fray:
    """Ana has struck Bor, who did nothing: her test succeeds by 10, *faces* are what comes after it."""
    mine = target.pop("mine", {})
    fray = Fray(
        fighter("Ana", "players", *weapons, initiative=20, **mine), fighter("Bor", "foes", **target), **(settings or {})
    )
    with_ = {"with_": weapons[0].weapon} if weapons else {"with_": "long_sword"}
    fray.means("ana", "strike", target="bor", how="normal", **with_)
    fray.means("bor", "pass")
    fray.acts("ana", 3, *faces)
    return fray


def shot(*faces: int, **target: Any) -> Fray:
    """Ana has shot at Bor with a pistol, and hit."""
    fray = Fray(fighter("Ana", "players", arm("pistol"), initiative=20), fighter("Bor", "foes", **target), apart=20)
    fray.means("ana", "shoot", target="bor")
    fray.means("bor", "pass")
    fray.acts("ana", 3)
    fray.answers("bor", *faces, defend="none")
    return fray


# ---- damage


@pytest.mark.rule("R20-WPN-001", "R20-WPN-002", "R20-GEN-010")
def test_contact_weapons_add_the_bonus() -> None:
    fray = struck(10, 4, 5, 2, mine={"damage_bonus": "1d4"})
    dealt = fray.one(DamageRolled)
    assert (dealt.faces, dealt.bonus, dealt.total) == ((4, 5), (2,), 11)


@pytest.mark.rule("R20-WPN-001", "R20-WPN-002")
def test_shots_have_their_fixed_part_and_no_bonus() -> None:
    ana = fighter("Ana", "players", arm("rifle"), damage_bonus="1d4")
    fray = Fray(ana, fighter("Bor", "foes"), apart=20)
    fray.means("ana", "shoot", target="bor")
    fray.means("bor", "pass")
    fray.acts("ana", 3)
    fray.answers("bor", 10, 4, 1, defend="none")
    assert fray.one(DamageRolled).total == 8


@pytest.mark.rule("R20-WPN-009")
@pytest.mark.parametrize(("setting", "points"), [("up", 3), ("down", 2)])
def test_half_a_die_is_rounded_up(setting: str, points: int) -> None:
    fray = Fray(fighter("Ana", "players", arm("blowpipe")), fighter("Bor", "foes"), apart=20, damage_half=setting)
    fray.means("ana", "shoot", target="bor")
    fray.means("bor", "pass")
    fray.acts("ana", 3)
    fray.answers("bor", 10, 5, defend="none")
    assert fray.one(DamageRolled).total == points


@pytest.mark.rule("R20-WPN-010")
def test_bare_hands_do_the_bonus_and_the_margin() -> None:
    """Value 13, d20[8]: 5; d4[3]: 8."""
    fray = Fray(fighter("Ana", damage_bonus="1d4"), fighter("Bor", "foes"))
    fray.means("ana", "strike", target="bor", with_="fists")
    fray.means("bor", "pass")
    fray.acts("ana", 8, 10, 3)
    assert fray.one(DamageRolled).total == 8
    nothing = Fray(fighter("Ana"), fighter("Bor", "foes"))
    nothing.means("ana", "strike", target="bor", with_="fists")
    nothing.means("bor", "pass")
    nothing.acts("ana", 13, 10)
    assert nothing.one(DamageRolled).total == 0
    assert not nothing.said(Wounded)


@pytest.mark.rule("R20-WPN-011", "R20-ACT-008")
def test_natural_weapons_have_dice_and_the_initiative_of_bare_hands() -> None:
    bear = fighter("Bear", "foes", arm("claws"), anatomy="four_legged", initiative=11)
    fray = Fray(bear, fighter("Heinrich", initiative=5))
    fray.means("bear", "strike", target="heinrich", with_="claws")
    fray.means("heinrich", "pass")
    assert fray.who("bear").total == 12
    fray.acts("bear", 3, 10, 6)
    assert fray.one(DamageRolled).total == 6


@pytest.mark.rule("R20-WPN-005", "R20-WND-012")
def test_two_handed_weapons_need_both_hands() -> None:
    whole = fighter("Ana", "players", arm("halberd"))
    assert [each.weapon for each in strikers(whole)] == ["halberd", "fists"]
    broken = whole.with_gauge(evolve(whole.gauge("left_arm"), state="broken"))
    assert [each.weapon for each in strikers(broken)] == ["fists"]


# ---- places


@pytest.mark.rule("R20-LOC-001", "R20-LOC-002", "R20-LOC-003")
@pytest.mark.parametrize(
    ("face", "place", "gauge"),
    [(8, 8, "left_arm"), (20, 20, "left_leg"), (3, 4, "right_arm"), (6, 7, "left_arm"), (14, 13, "torso")],
)
def test_the_die_says_the_place_and_a_part_that_is_not_there_the_nearest(face: int, place: int, gauge: str) -> None:
    fray = struck(face, 1, 1)
    assert (fray.one(PlaceFound).face, fray.one(Wounded).gauge) == (place, gauge)


@pytest.mark.rule("R20-LOC-003")
def test_wings_and_tails_are_struck_where_there_are_any() -> None:
    assert struck(3, 1, 1, wings=True).one(PlaceFound).face == 3
    assert struck(14, 1, 1, tail=True).one(PlaceFound).face == 14


@pytest.mark.rule("R20-LOC-004")
def test_a_snake_has_a_table_of_its_own() -> None:
    fray = struck(2, 1, 1, anatomy="snake")
    assert fray.one(Wounded).gauge == "head"
    assert struck(4, 1, 1, anatomy="snake").one(Wounded).gauge == "trunk"


# ---- armour


@pytest.mark.rule("R20-ARM-001", "R20-ARM-009")
@pytest.mark.parametrize(("dice", "left"), [((6, 2), 3), ((2, 2), 0)])
def test_the_die_of_the_armour_is_taken_from_the_damage(dice: tuple[int, int], left: int) -> None:
    fray = struck(10, *dice, 5, armour=("mail_shirt",))
    assert fray.one(ProtectionRolled).left == left
    assert bool(fray.said(Wounded)) is bool(left)


@pytest.mark.rule("R20-ARM-002")
@pytest.mark.parametrize(("place", "covered"), [(4, True), (5, False), (10, True), (15, False)])
def test_armour_protects_the_lines_that_it_covers(place: int, covered: bool) -> None:
    who = fighter("Bor", "foes", armour=("mail_shirt",))
    assert bool(layers(who, Blow("ana", "bor", "long_sword", face=place))) is covered


@pytest.mark.rule("R20-ARM-003", "R20-ARM-005", "R20-GEN-010")
@pytest.mark.example("EX-R20-21")
def test_mail_under_plate() -> None:
    """Mail d6[4], plate d10[3] + 1: 8 off 12."""
    fray = struck(10, 6, 6, 4, 3, armour=("mail_shirt", "full_armour"))
    told = fray.one(ProtectionRolled)
    assert ([each.value for each in told.terms], told.total, told.left) == ([4, 4], 8, 4)
    assert fray.who("bor").penalty == -3


@pytest.mark.rule("R20-ARM-004")
def test_a_protection_die_is_never_negative() -> None:
    fray = struck(10, 6, 6, 1, 3, armour=("leather_jacket", "leather_tunic"))
    assert [each.value for each in fray.one(ProtectionRolled).terms] == [0, 2]


@pytest.mark.rule("R20-ARM-008")
def test_kevlar_counts_against_projectiles_alone() -> None:
    assert shot(10, 8, 5, armour=("bulletproof_vest",)).one(ProtectionRolled).total == 5
    assert struck(10, 1, 1, armour=("bulletproof_vest",)).one(ProtectionRolled).total == 0


@pytest.mark.rule("R20-ARM-010")
def test_a_piece_may_be_switched_off() -> None:
    who = fighter("Bor", "foes", armour=("mail_shirt",))
    off = evolve(who, armour=(evolve(who.armour[0], off=True),))
    assert not layers(off, Blow("ana", "bor", "long_sword", face=10))


# ---- shields


@pytest.mark.rule("R20-SHD-001", "R20-SHD-003")
@pytest.mark.example("EX-R20-22")
def test_what_shields_may_cover() -> None:
    assert COVERS == {1: ("high", "middle", "low"), 2: ("high+middle", "middle+low"), 3: ("high+middle+low",)}


@pytest.mark.rule("R20-SHD-002", "R20-SHD-005")
def test_the_part_is_named_before_the_place_is_rolled() -> None:
    fray = struck(shield="metal_rondache")
    assert fray.asked == [("bor", "shield")]
    assert fray.options("bor", "shield") == ("high", "middle", "low")
    fray.answers("bor", 17, 1, 1, shield="high")
    assert (fray.one(PlaceFound).face, fray.one(ProtectionRolled).shield) == (17, 0)


@pytest.mark.rule("R20-SHD-003")
def test_a_large_shield_covers_everything_without_a_question() -> None:
    fray = struck(20, 6, 6, 5, shield="metal_pavise")
    assert fray.one(ShieldPlaced).parts == ("high", "middle", "low")
    assert fray.one(ProtectionRolled).shield == 5


@pytest.mark.rule("R20-SHD-004")
def test_the_arm_of_the_shield_is_always_covered() -> None:
    who = fighter("Bor", "foes", shield="metal_rondache")
    low = Blow("ana", "bor", "long_sword", parts=("low",))
    assert is_shielded(who, evolve(low, face=8))
    assert not is_shielded(who, evolve(low, face=5))


@pytest.mark.rule("R20-SHD-008")
def test_whoever_is_helpless_cannot_place_his_shield() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes", shield="metal_rondache"))
    fray.notes(SetState(GM, "bor", "helpless", True))
    fray.means("ana", "strike", target="bor")
    fray.means("bor", "pass")
    fray.acts("ana")
    fray.answers("ana", 1, 6, 6, place="random")
    assert fray.said(PlaceFound)[0].face == 1
    assert fray.one(ProtectionRolled).shield == 0
    arm_ = Blow("ana", "bor", "long_sword", face=7)
    assert is_shielded(fray.who("bor"), arm_)


@pytest.mark.rule(
    "R20-WPN-001", "R20-ARM-001", "R20-SHD-002", "R20-SHD-005", "R20-SHD-006", "R20-SHD-007", "R20-SHD-009"
)
@pytest.mark.example("EX-R20-23")
def test_rodrigues_last_shield() -> None:
    """9 + 2 = 11; hood 3 - 1 = 2, shield 5: 4 to the head; the shield, of 3 points, splits."""
    fray = struck(
        mine={"damage_bonus": "1d4", "body": 9}, shield="metal_rondache", shield_left=3, armour=("leather_hood",)
    )
    fray.answers("bor", 1, 4, 5, 2, 3, 5, shield="high")
    assert fray.one(DamageRolled).total == 11
    assert (fray.one(ProtectionRolled).total, fray.one(ProtectionRolled).left) == (7, 4)
    assert (fray.one(ShieldWorn).left, fray.one(ShieldWorn).broken) == (-2, True)
    who = fray.who("bor")
    assert (who.gauge("head").left, who.points, who.shield.broken) == (3, 16, True)


@pytest.mark.rule("R20-SHD-006")
@pytest.mark.parametrize(("setting", "lost"), [("die", 5), ("absorbed", 2)])
def test_a_shield_wears_by_its_die(setting: str, lost: int) -> None:
    fray = struck(20, 1, 1, 5, shield="metal_pavise", settings={"shield_wear": setting})
    assert fray.one(ShieldWorn).points == lost


# ---- gauges


@pytest.mark.rule("R20-WND-001")
def test_points_come_off_the_gauge_and_the_total() -> None:
    fray = struck(2, 1, 3, points=25)
    told = fray.one(Wounded)
    assert (told.gauge, told.gauge_left, told.left) == ("head", 3, 21)


@pytest.mark.rule("R20-WND-002")
@pytest.mark.parametrize(
    ("place", "dice", "crossed"), [(4, (2, 3), True), (4, (1, 3), False), (16, (2, 3), False), (16, (3, 3), True)]
)
def test_an_arm_reacts_at_zero_and_a_leg_below_it(place: int, dice: tuple[int, int], crossed: bool) -> None:
    fray = struck(place, *dice, *((1,) if crossed else ()), gauges={"right_arm": 5, "right_leg": 5})
    assert bool(fray.said(Consequenced)) is crossed


@pytest.mark.rule("R20-WND-002")
def test_a_table_may_let_an_arm_react_below_zero_alone() -> None:
    settings = {"arm_threshold": "below_zero"}
    assert not struck(4, 2, 3, gauges={"right_arm": 5}, settings=settings).said(Consequenced)


@pytest.mark.rule("R20-WND-003", "R20-WND-004")
@pytest.mark.parametrize(("face", "dead"), [(7, False), (8, True)])
def test_below_zero_the_body_is_tested(face: int, dead: bool) -> None:
    """Global 3 - 8 = -5."""
    fray = struck(10, 4, 4, face, points=3, gauges={"torso": 20})
    told = fray.one(BodyTested)
    assert (told.total, told.success) == (7, not dead)
    assert (fray.who("bor").dead, fray.who("bor").suffers("coma")) == (dead, not dead)
    assert fray.who("bor").out


@pytest.mark.rule("R20-WND-004")
def test_at_exactly_zero_one_still_acts() -> None:
    fray = struck(10, 4, 4, points=8, gauges={"torso": 20})
    assert (fray.who("bor").points, fray.who("bor").out) == (0, False)
    assert ("bor", "declare") in fray.asked


@pytest.mark.rule("R20-WND-003")
@pytest.mark.parametrize(("setting", "again"), [("never", False), ("each_loss", True)])
def test_the_body_is_tested_once_unless_the_table_wants_it_again(setting: str, again: bool) -> None:
    settings = {"coma_retest": setting}
    fray = struck(10, 1, 2, *((5,) if again else ()), points=-1, gauges={"torso": 20}, settings=settings)
    assert bool(fray.said(BodyTested)) is again


@pytest.mark.rule("R20-WND-005")
@pytest.mark.parametrize(
    ("setting", "head", "dead"), [("below_zero", 5, False), ("below_zero", 4, True), ("zero", 5, True)]
)
def test_a_head_below_zero_is_death(setting: str, head: int, dead: bool) -> None:
    fray = struck(2, 2, 3, gauges={"head": head}, settings={"head_threshold": setting})
    assert bool(fray.said(Died)) is dead
    assert fray.who("bor").dead is dead


@pytest.mark.rule("R20-WND-006", "R20-WND-008", "R20-WND-009")
@pytest.mark.parametrize(
    ("face", "result"),
    [
        *((1, "flesh"), (2, "flesh"), (3, "haemorrhage"), (4, "haemorrhage"), (5, "pain"), (6, "pain")),
        *((7, "unconscious"), (8, "days"), (9, "hours"), (10, "killed")),
    ],
)
def test_the_table_of_the_torso(face: int, result: str) -> None:
    fray = struck(10, 5, 4, face, *((4,) if face in (8, 9) else ()), gauges={"torso": 6})
    told = fray.one(Consequenced)
    assert (told.result, told.delay) == (result, 4 if face in (8, 9) else 0)
    who = fray.who("bor")
    assert who.out is (face in (5, 6, 7, 10))
    assert who.dead is (face == 10)
    assert [(each.number, each.unit) for each in who.ills if each.kind == "slow_death"] == (
        [(4, result)] if face in (8, 9) else []
    )


@pytest.mark.rule("R20-WND-010", "R20-WND-011", "R20-WND-012")
@pytest.mark.parametrize(
    ("face", "result", "limb"),
    [
        (2, "drops", "whole"),
        (5, "bone", "whole"),
        (7, "broken", "broken"),
        (9, "torn", "lost"),
        (10, "torn_dead", "whole"),
    ],
)
def test_the_table_of_the_arm(face: int, result: str, limb: str) -> None:
    """Right arm 4, 6 points: -2."""
    fray = struck(4, 3, 3, face, gauges={"right_arm": 4})
    assert fray.one(Consequenced).result == result
    assert fray.one(WeaponHeld).held == "dropped"
    who = fray.who("bor")
    assert who.gauge("right_arm").state == limb
    assert who.dead is (face == 10)
    assert who.suffers("haemorrhage") is (face == 9)


@pytest.mark.rule("R20-WND-011")
def test_the_other_hand_drops_what_it_holds_alone() -> None:
    fray = struck(7, 3, 3, 5, gauges={"left_arm": 4})
    assert not fray.said(WeaponHeld)
    both = Fray(fighter("Ana", initiative=20), fighter("Bor", "foes", arm("two_handed_axe"), gauges={"left_arm": 4}))
    both.means("ana", "strike", target="bor", with_="long_sword")
    both.means("bor", "pass")
    both.acts("ana", 3, 7, 3, 3, 5)
    assert both.one(WeaponHeld).weapon == "two_handed_axe"


@pytest.mark.rule("R20-WND-013", "R20-WND-014")
@pytest.mark.parametrize(
    ("face", "result", "down", "rises"),
    [(2, "stands", False, False), (6, "falls", True, True), (8, "leg_broken", True, False), (9, "torn", True, False)],
)
def test_the_table_of_the_leg(face: int, result: str, down: bool, rises: bool) -> None:
    """Left leg 5, 7 points: -2."""
    fray = struck(19, 3, 4, face, gauges={"left_leg": 5})
    assert fray.one(Consequenced).result == result
    assert fray.who("bor").down is down
    assert ("rise" in fray.offered("bor")) is rises
    assert ("strike" in fray.offered("bor")) is True
    if rises:
        fray.means("bor", "rise")
        fray.means("ana", "pass")
        fray.acts("bor")
        assert fray.said(GotUp)


@pytest.mark.rule("R20-WND-007", "R20-SEQ-015")
@pytest.mark.parametrize(("setting", "first"), [("next_sequence", 2), ("same_sequence", 1)])
def test_a_haemorrhage_takes_a_point_at_the_end_of_each_sequence(setting: str, first: int) -> None:
    fray = struck(10, 5, 4, 3, gauges={"torso": 6}, settings={"haemorrhage_first": setting})
    assert bool(fray.said(Bled)) is (first == 1)
    before = fray.who("bor").points
    fray.means("ana", "pass")
    fray.means("bor", "pass")
    assert fray.one(Bled).left == before - 1


@pytest.mark.rule("R20-WND-007", "R20-WND-003")
def test_bleeding_below_zero_tests_the_body() -> None:
    fray = struck(10, 5, 4, 3, gauges={"torso": 6}, points=9)
    assert fray.who("bor").points == 0
    fray.means("ana", "pass")
    fray.means("bor", "pass", 7)
    assert fray.one(BodyTested).success


@pytest.mark.rule("R20-WND-015")
def test_the_local_consequence_comes_before_the_global_one() -> None:
    fray = struck(10, 4, 4, 5, 7, gauges={"torso": 6}, points=7)
    kinds = [type(each) for each in fray.told if isinstance(each, Consequenced | BodyTested)]
    assert kinds == [Consequenced, BodyTested]
    assert fray.who("bor").suffers("pain")
    assert fray.who("bor").suffers("coma")


@pytest.mark.rule("R20-WND-016")
@pytest.mark.parametrize(("setting", "rolls"), [("crossing", False), ("every_wound", True)])
def test_a_gauge_below_its_limit_does_not_react_again(setting: str, rolls: bool) -> None:
    settings = {"wound_rolls": setting}
    fray = struck(10, 2, 2, *((1,) if rolls else ()), gauges={"torso": -1}, settings=settings)
    assert fray.one(Wounded).gauge_left == -5
    assert bool(fray.said(Consequenced)) is rolls


@pytest.mark.rule("R20-WND-017")
@pytest.mark.parametrize(("face", "stops"), [(11, True), (12, False)])
def test_a_haemorrhage_is_treated_before_it_takes_its_point(face: int, stops: bool) -> None:
    """6 + 5 = 11."""
    fray = Fray(fighter("Ana", skill=6, domains={"medicine": 5}), fighter("Cid"), fighter("Bor", "foes"))
    fray.notes(SetState(GM, "cid", "haemorrhage", True))
    fray.means("ana", "treat", target="cid")
    fray.all_pass("cid", "bor")
    fray.acts("ana", face)
    assert (fray.one(Treated).total, fray.one(Treated).success) == (11, stops)
    assert fray.who("cid").suffers("haemorrhage") is not stops


@pytest.mark.rule("R20-WND-017", "R20-SEQ-010")
@pytest.mark.parametrize(("metres", "treated"), [(1, True), (None, True), (10, False)])
def test_a_companion_who_lies_in_wait_is_treated_as_was_offered(metres: int | None, treated: bool) -> None:
    """*metres*: how far away he is when it comes to it, None: nobody has said."""
    fray = Fray(fighter("Ana"), fighter("Cid", hidden=True), fighter("Bor", "foes"), apart=None)
    fray.notes(SetState(GM, "cid", "haemorrhage", True))
    fray.means("ana", "treat", target="cid")
    fray.all_pass("cid", "bor")
    if metres is not None:
        fray.notes(SetDistance(GM, "ana", "cid", metres))
    if treated:
        asked = fray.question("ana")
        assert not asked.about["gone"]
        seen = {each: fray.game.discreetly(fray.state, asked, each).about["target"] for each in (EVERYBODY, SEES_ALL)}
        assert seen == {EVERYBODY: None, SEES_ALL: "cid"}
        fray.acts("ana", 3)
    assert [each.target for each in fray.said(Treated)] == ["cid"] * treated
    assert fray.who("cid").suffers("haemorrhage") is not treated


@pytest.mark.rule("R20-WND-017", "R20-SEQ-010")
def test_whoever_died_in_hiding_is_treated_no_more() -> None:
    fray = Fray(fighter("Ana"), fighter("Cid", hidden=True), fighter("Bor", "foes"))
    fray.notes(SetState(GM, "cid", "haemorrhage", True))
    fray.means("ana", "treat", target="cid")
    fray.all_pass("cid", "bor")
    fray.notes(SetState(GM, "cid", "dead", True))
    assert fray.question("ana").about["gone"]


@pytest.mark.rule("R20-EXP-003")
@pytest.mark.parametrize(
    ("code", "face", "lost", "sums"),
    [
        ("1d6+1", 2, 3, {"fr": "2 (dés) + 1 (explosif) = **3**", "en": "2 (dice) + 1 (explosive) = **3**"}),
        ("1d6", 2, 2, {"fr": "2 (dés) = **2**"}),
        # It takes no points that would be given back.
        ("1d6-4", 2, 0, {"fr": "2 (dés) − 4 (explosif) + 2 (minimum) = **0**"}),
    ],
)
def test_why_an_explosion_does_so_much(code: str, face: int, lost: int, sums: dict[str, str]) -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"), apart=30)
    fray.notes(Blast(GM, "bor", code, 3), face, *(9,) * bool(lost))
    told = fray.one(Exploded)
    assert (told.total, fray.who("bor").points) == (lost, 20 - lost)
    for locale, shown in sums.items():
        why = Rulings(Texts()).why(fray.game, fray.state, [Told(1, told)], SEES_ALL, locale)
        assert shown in why


@pytest.mark.rule("R20-GEN-003")
def test_a_table_may_let_1_and_20_decide() -> None:
    settings = {"natural_results": "one_and_twenty"}
    sure = Fray(fighter("Ana", skill=15), fighter("Bor", "foes"), **settings)
    sure.means("ana", "strike", target="bor", with_="long_sword")
    sure.means("bor", "pass")
    sure.acts("ana", 20)
    assert sure.one(AttackRolled).outcome == "miss"
    plain = Fray(fighter("Ana", skill=15), fighter("Bor", "foes"))
    plain.means("ana", "strike", target="bor", with_="long_sword")
    plain.means("bor", "pass")
    plain.acts("ana", 20, 10, 1, 1)
    assert (plain.one(AttackRolled).outcome, plain.one(AttackRolled).margin) == ("hit", 1)
    hopeless = Fray(fighter("Ana", skill=1, domains={"melee_weapons": 0}), fighter("Bor", "foes"))
    hopeless.means("ana", "strike", target="bor", with_="long_sword")
    hopeless.means("bor", "defend")
    hopeless.acts("ana", 1)
    assert (hopeless.one(AttackRolled).total, hopeless.one(AttackRolled).outcome) == (-2, "miss")


# ---- explosions


def thrown(*faces: int, what: str = "grenade", settings: Any = None, apart: int = 10, **alien: Any) -> Fray:
    """Ana has thrown an explosive at Bor, and her test succeeds."""
    fray = Fray(
        fighter("Ana", explosives=(what,), initiative=20),
        fighter("Bor", "foes", **alien),
        apart=apart,
        **(settings or {}),
    )
    fray.means("ana", "grenade", target="bor")
    fray.means("bor", "pass")
    fray.acts("ana", 3, *faces)
    return fray


@pytest.mark.rule("R20-EXP-001", "R20-EXP-002", "R20-EVD-010")
@pytest.mark.parametrize(("setting", "caught"), [("radius", {"bor", "four", "six"}), ("diameter", {"bor"})])
def test_everybody_within_the_zone_is_caught(setting: str, caught: set[str]) -> None:
    fray = Fray(fighter("Bor"), fighter("Four"), fighter("Six"), fighter("Seven"), explosion_zone=setting)
    for who, metres in (("four", 4), ("six", 6), ("seven", 7)):
        fray.engine.state.distances["|".join(sorted(("bor", who)))] = metres
    assert set(in_zone(fray.state, "bor", 6)) == caught


@pytest.mark.rule("R20-EXP-001", "R20-EXP-003", "R20-EXP-004", "R20-EXP-005", "R20-EXP-006", "R20-WND-005")
@pytest.mark.example("EX-R20-19")
def test_terrences_grenade() -> None:
    gauges = {"head": 7, "right_arm": 6, "left_leg": 7}
    fray = thrown(2, 3, 4, 1, 4, 19, points=29, gauges=gauges)
    assert (fray.one(Exploded).total, fray.one(Blasted).left) == (9, 20)
    told = fray.one(BlastShared)
    assert (told.gauges, told.points, told.emptied) == (("head", "right_arm", "left_leg"), (7, 2, 0), ("head",))
    who = fray.who("bor")
    assert (who.dead, who.points) == (True, 20)
    assert [who.gauge(each).left for each in ("head", "right_arm", "left_leg")] == [0, 4, 7]


@pytest.mark.rule("R20-EXP-005", "R20-EXP-006")
def test_points_that_run_out_exactly_kill_nobody() -> None:
    gauges = (Gauge("head", 7, 7, "head"), Gauge("right_arm", 6, 6, "arm"))
    assert shares(gauges, 7) == ((7, 0), ())
    assert shares(gauges, 20) == ((7, 6), ("head", "right_arm"))
    assert shares((Gauge("torso", -1, 9, "torso"),), 5) == ((0,), ())


@pytest.mark.rule("R20-EXP-004")
def test_whoever_dies_of_the_total_needs_no_places() -> None:
    fray = thrown(3, 3, 3, 12, points=7, body=5)
    assert (fray.one(Blasted).left, fray.one(BodyTested).success) == (-2, False)
    assert not fray.said(BlastShared)


@pytest.mark.rule("R20-EXP-003")
def test_a_table_may_roll_for_each_victim() -> None:
    fray = Fray(
        *(fighter("Ana", explosives=("grenade",), initiative=20), fighter("Bor", "foes"), fighter("Cid", "foes")),
        apart=5,
        explosion_damage="each",
    )
    fray.means("ana", "grenade", target="bor")
    fray.all_pass("bor", "cid")
    fray.acts("ana", 3, *(1, 1, 1, 10, 10, 10), *(1, 1, 2, 10, 10, 10), *(1, 1, 3, 10, 10, 10))
    assert [each.total for each in fray.said(Exploded)] == [3, 4, 5]


@pytest.mark.rule("R20-EXP-007")
@pytest.mark.parametrize(("setting", "points"), [("none", 9), ("complete_only", 4)])
def test_armour_counts_only_where_the_table_wants_it_and_it_covers_everything(setting: str, points: int) -> None:
    faces = (3, 3, 3, *((4,) if setting != "none" else ()), 10, 10, 10)
    fray = thrown(*faces, armour=("full_armour",), settings={"explosion_armour": setting})
    assert fray.one(Blasted).points == points


@pytest.mark.rule("R20-EXP-008")
def test_after_a_failed_throw_the_game_master_says_where_it_lands() -> None:
    fray = Fray(fighter("Ana", explosives=("grenade",), initiative=20), fighter("Bor", "foes"), apart=10)
    fray.means("ana", "grenade", target="bor")
    fray.means("bor", "pass")
    fray.acts("ana", 20)
    assert fray.asked == [("@gm", "lands")]
    assert fray.question("@gm").default == {"target": "-"}
    fray.answers("@gm", 1, 1, 1, 10, 10, 10, target="ana")
    assert fray.one(Exploded).victims == ("ana",)
    harmless = Fray(fighter("Ana", explosives=("grenade",), initiative=20), fighter("Bor", "foes"), apart=10)
    harmless.means("ana", "grenade", target="bor")
    harmless.means("bor", "pass")
    harmless.acts("ana", 20)
    harmless.is_silent("@gm")
    assert harmless.one(Exploded).victims == ()


@pytest.mark.rule("R20-EXP-009")
def test_a_smoke_grenade_makes_it_hard_to_see() -> None:
    fray = thrown(what="smoke_grenade")
    assert fray.said(Smoked)
    assert fray.state.light == "reduced"
