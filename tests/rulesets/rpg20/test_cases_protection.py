"""Shields, layers of armour and explosions: cases worked out from the text and its ledger with the code closed."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.rpg20.armour import ProtectionRolled, ShieldWorn
from bot.rulesets.rpg20.attack import AttackRolled
from bot.rulesets.rpg20.evading import DefenceRolled
from bot.rulesets.rpg20.explosions.blasts import Blasted, BlastShared, Exploded
from bot.rulesets.rpg20.places import PlaceFound
from bot.rulesets.rpg20.sequences.speech import SetDistance
from bot.rulesets.rpg20.specials import StunResisted
from bot.rulesets.rpg20.state import Fighter
from bot.rulesets.rpg20.wounds.events import BodyTested, Consequenced, Wounded
from tests.rulesets.rpg20.fray import GM, Fray, arm, fighter


def against(*others: Fighter, ana: dict[str, Any] | None = None, how: str = "normal", **bor: Any) -> Fray:
    """Ana (13 with her long sword, no bonus) means to strike Bor, who does nothing; nothing is rolled yet."""
    fray = Fray(fighter("Ana", **(ana or {})), fighter("Bor", "foes", **bor), *others)
    fray.means("ana", "strike", target="bor", how=how)
    fray.all_pass("bor", *(each.id for each in others))
    return fray


# ---- which lines a small shield covers (R20-SHD-001, -003, -004)

HIGH = {1, 2, 4, 5, 7, 8, 9, 10}
MIDDLE = {4, 5, 7, 8, 9, 10, 11, 12, 13, 15, 18}
LOW = {13, 15, 16, 17, 18, 19, 20}
ARM = {7, 8}
HUMAN = {3: 4, 6: 7, 14: 13}
"""Lines that a human lacks, and those that count instead (R20-LOC-003)."""


@pytest.mark.rule("R20-SHD-001", "R20-SHD-004", "R20-SHD-005", "R20-LOC-003")
@pytest.mark.parametrize(("part", "covered"), [("high", HIGH | ARM), ("middle", MIDDLE | ARM), ("low", LOW | ARM)])
def test_each_line_under_each_part(part: str, covered: set[int]) -> None:
    shielded = set()
    for face in range(1, 21):
        fray = against(shield="wooden_rondache", points=60)
        fray.acts("ana", 5)
        fray.answers("bor", face, 1, 1, *(4,) * (HUMAN.get(face, face) in covered), shield=part)
        shielded |= {face} if fray.one(ProtectionRolled).shield else set()
    assert shielded == {face for face in range(1, 21) if HUMAN.get(face, face) in covered}


@pytest.mark.rule("R20-SHD-004")
def test_a_shield_on_the_right_arm_of_somebody_left_handed_always_covers_lines_4_and_5() -> None:
    for face, covered in ((4, True), (5, True), (7, False), (8, False)):
        bor = fighter("Bor", "foes", hand="left", shield="wooden_rondache")
        assert bor.shield is not None
        bor = evolve(bor, shield=evolve(bor.shield, side="right"))
        fray = Fray(fighter("Ana"), bor)
        fray.means("ana", "strike", target="bor")
        fray.all_pass("bor")
        fray.acts("ana", 5)
        fray.answers("bor", face, 1, 1, *(4,) * covered, shield="low")
        assert bool(fray.one(ProtectionRolled).shield) is covered, face


# ---- wear


@pytest.mark.rule("R20-SHD-006")
@pytest.mark.parametrize(
    ("setting", "damage", "armour", "die", "worn"),
    [
        ("die", (1, 1), (), 6, 6),
        ("absorbed", (1, 1), (), 6, 2),
        ("absorbed", (4, 5), (), 6, 6),
        # Mail takes 3 of 4 first: one point is left for the shield.
        ("absorbed", (2, 2), (3,), 6, 1),
        # Mail takes all: the shield is struck all the same, and its die shows 4.
        ("die", (1, 1), (5,), 4, 4),
    ],
)
def test_what_a_shield_loses(
    setting: str, damage: tuple[int, int], armour: tuple[int, ...], die: int, worn: int
) -> None:
    fray = Fray(
        fighter("Ana"),
        fighter("Bor", "foes", shield="metal_rondache", armour=("mail_shirt",) if armour else ()),
        shield_wear=setting,
    )
    fray.means("ana", "strike", target="bor")
    fray.all_pass("bor")
    fray.acts("ana", 5)
    fray.answers("bor", 9, *damage, *armour, die, shield="high")
    assert (fray.one(ShieldWorn).points, fray.one(ShieldWorn).left) == (worn, 100 - worn)


@pytest.mark.rule("R20-SHD-007")
@pytest.mark.parametrize(("left", "die", "rest"), [(5, 5, 0), (1, 4, -3)])
def test_the_blow_that_breaks_a_shield_is_stopped_by_its_whole_die_and_the_next_is_not(
    left: int, die: int, rest: int
) -> None:
    fray = against(how="offensive", shield="metal_rondache", shield_left=left, points=60)
    fray.acts("ana", 5)
    fray.answers("bor", 1, 5, 5, die, shield="high")
    assert (fray.one(ProtectionRolled).left, fray.one(ShieldWorn).left, fray.one(ShieldWorn).broken) == (
        10 - die,
        rest,
        True,
    )
    fray.answers("ana", 5, 20, 1, 1, target="bor")
    assert fray.one(ProtectionRolled).shield == 0
    assert not fray.said(ShieldWorn)


@pytest.mark.rule("R20-SHD-006", "R20-WPN-010")
def test_a_blow_without_damage_wears_no_shield() -> None:
    """Bare hands, margin 0, no bonus: 0 points."""
    fray = Fray(fighter("Ana"), fighter("Bor", "foes", shield="metal_rondache"))
    fray.means("ana", "strike", target="bor", how="bare")
    fray.all_pass("bor")
    fray.acts("ana", 13)
    if fray.asked == [("bor", "shield")]:
        fray.answers("bor", 9, shield="high")
    assert not fray.said(ShieldWorn)
    assert not fray.said(Wounded)


@pytest.mark.rule("R20-SHD-006", "R20-SPE-002")
def test_a_stunning_blow_meets_neither_armour_nor_shield() -> None:
    """One point, place 9; then Corps 7 against a 7."""
    fray = against(how="stun", shield="metal_rondache", armour=("mail_shirt",))
    fray.acts("ana", 5, 9, 7)
    # Nobody is asked where a shield is that does not count.
    assert not fray.said(ShieldWorn)
    assert fray.one(StunResisted).success
    assert (fray.who("bor").points, fray.who("bor").gauge("torso").left) == (19, 8)


@pytest.mark.rule("R20-SHD-008", "R20-SPE-012")
@pytest.mark.parametrize(("face", "covered"), [(1, False), (9, False), (7, True), (8, True), (5, False)])
def test_somebody_surprised_covers_the_arm_of_the_shield_alone(face: int, covered: bool) -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes", shield="metal_pavise", surprised=1, points=60))
    fray.means("ana", "strike", target="bor")
    fray.acts("ana", 5, face, 1, 1, *(4,) * covered)
    assert ("bor", "shield") not in fray.asked
    assert bool(fray.one(ProtectionRolled).shield) is covered


@pytest.mark.rule("R20-SHD-005")
def test_a_shield_protects_against_an_arrow_and_in_offensive_posture() -> None:
    bor = fighter("Bor", "foes", shield="metal_rondache")
    fray = Fray(fighter("Ana", "players", arm("short_bow", "both")), bor, fighter("Eve"), apart=1)
    fray.means("ana", "shoot", target="bor", how="single")
    fray.means("bor", "strike", target="eve", how="offensive")
    fray.all_pass("eve")
    fray.acts("ana", 5)
    fray.answers("bor", defend="none")
    fray.answers("bor", 10, 6, 4, shield="high")
    assert (fray.one(ProtectionRolled).shield, fray.one(ProtectionRolled).left) == (4, 2)


# ---- layers


@pytest.mark.rule("R20-ARM-003", "R20-ARM-004")
@pytest.mark.parametrize(
    ("worn", "face", "dice", "taken"),
    [
        # 1d4-2 showing 1 is 0, and takes nothing from the other layer: 3 - 1 = 2.
        (("leather_jacket", "leather_tunic"), 9, (1, 3), 2),
        (("leather_tunic", "leather_jacket"), 9, (1, 1), 0),
        # A mail shirt covers the arm and not the hand; the jacket neither hand.
        (("leather_jacket", "mail_shirt"), 4, (4, 5), 7),
        (("leather_jacket", "mail_shirt"), 5, (), 0),
        # The coat covers the right lower leg and not the left, as printed.
        (("leather_coat",), 16, (4,), 2),
        (("leather_coat",), 19, (), 0),
        # The wing of somebody without wings is the arm.
        (("full_armour",), 3, (7,), 8),
        (("full_armour",), 6, (7,), 8),
        (("mail_shirt", "full_armour"), 13, (4, 3), 8),
        # Kevlar is for projectiles alone; the vest covers 9 to 12.
        (("bulletproof_vest",), 10, (), 0),
        (("bulletproof_vest", "mail_shirt"), 10, (6,), 6),
    ],
)
def test_what_layers_take_of_a_blow(worn: tuple[str, ...], face: int, dice: tuple[int, ...], taken: int) -> None:
    fray = against(armour=worn, points=60)
    fray.acts("ana", 5, face, 6, 6, *dice)
    assert fray.one(ProtectionRolled).total == taken
    assert fray.one(Wounded).points == 12 - taken


@pytest.mark.rule("R20-ARM-008", "R20-WPN-002")
def test_kevlar_stops_a_thrown_dagger_too() -> None:
    fray = Fray(fighter("Ana", "players", arm("dagger")), fighter("Bor", "foes", armour=("bulletproof_vest",)), apart=6)
    fray.means("ana", "throw", target="bor", how="single")
    fray.all_pass("bor")
    fray.acts("ana", 5)
    fray.answers("bor", 11, 6, 4, defend="none")
    assert (fray.one(ProtectionRolled).total, fray.one(Wounded).points) == (4, 2)


@pytest.mark.rule("R20-ARM-009", "R20-MEL-003")
def test_a_blow_that_armour_takes_whole_has_landed_and_lets_one_follow_up() -> None:
    fray = against(how="offensive", armour=("full_armour",))
    fray.acts("ana", 5, 9, 1, 1, 9)
    assert not fray.said(Wounded)
    assert fray.asked == [("ana", "follow")]


@pytest.mark.rule("R20-ARM-005", "R20-MEL-012")
@pytest.mark.parametrize(("setting", "value"), [(True, 5), (False, 8)])
def test_two_layers_hamper_a_dodge_together(setting: bool, value: int) -> None:
    """7 + 5 = 12, margin 4: 8; mail and plate take 3."""
    fray = Fray(
        fighter("Ana"),
        fighter("Bor", "foes", armour=("mail_shirt", "full_armour")),
        armour_dodge_penalty=setting,
    )
    fray.means("ana", "strike", target="bor")
    fray.means("bor", "defend")
    # Bor fights: his 6 in melee weapons is -3, so 10.
    fray.acts("ana", 6)
    fray.answers("bor", value, defend="dodge")
    assert (fray.one(DefenceRolled).total, fray.one(DefenceRolled).success) == (value, True)


# ---- explosions


def blast(*faces: int, settings: dict[str, Any] | None = None, explosive: str = "grenade", **bor: Any) -> Fray:
    """A throw of Ana's that lands beside Bor, and what is rolled after it."""
    fray = Fray(fighter("Ana", explosives=(explosive,)), fighter("Bor", "foes", **bor), apart=10, **(settings or {}))
    fray.means("ana", "grenade", target="bor")
    fray.all_pass("bor")
    fray.acts("ana", 3, *faces)
    return fray


@pytest.mark.rule("R20-EXP-005", "R20-EXP-006", "R20-WND-006", "R20-WND-010")
def test_what_is_left_over_goes_on_to_the_next_place_and_what_finds_no_room_is_dropped() -> None:
    """12 points: torso 4 and right arm 3 are emptied, left leg 3 too; two find no room. Three tables, in that order."""
    gauges = {"torso": 4, "right_arm": 3, "left_leg": 3}
    fray = blast(4, 4, 4, 9, 4, 19, 1, 2, 3, points=40, gauges=gauges)
    told = fray.one(BlastShared)
    assert (told.points, told.emptied) == ((4, 3, 3), ("torso", "right_arm", "left_leg"))
    assert [(each.gauge, each.face) for each in fray.said(Consequenced)] == [
        ("torso", 1),
        ("right_arm", 2),
        ("left_leg", 3),
    ]
    assert fray.who("bor").points == 28


@pytest.mark.rule("R20-EXP-005", "R20-EXP-006", "R20-WND-002")
def test_points_that_run_out_at_zero_trouble_an_arm_and_no_leg() -> None:
    arm_ = blast(1, 2, 3, 4, 9, 9, 5, points=40)
    assert (arm_.who("bor").gauge("right_arm").left, len(arm_.said(Consequenced))) == (0, 1)
    leg = blast(1, 2, 4, 16, 9, 9, points=40)
    assert (leg.who("bor").gauge("right_leg").left, len(leg.said(Consequenced))) == (0, 0)


@pytest.mark.rule("R20-EXP-005")
def test_a_gauge_that_is_below_zero_takes_nothing_and_the_next_takes_all() -> None:
    fray = blast(2, 2, 1, 9, 16, 9, points=40, gauges={"torso": -2})
    assert fray.one(BlastShared).points == (0, 5)
    assert not fray.said(Consequenced)


@pytest.mark.rule("R20-EXP-004", "R20-WND-003", "R20-WND-015")
@pytest.mark.parametrize(("face", "alive"), [(7, True), (8, False)])
def test_the_total_comes_first_and_only_the_living_have_places(face: int, alive: bool) -> None:
    """Total 8, 9 points: Corps 7. Whoever lives is hit in three places, though in a coma."""
    fray = blast(3, 3, 3, face, *(9, 16, 4) * alive, points=8)
    assert fray.one(BodyTested).success is alive
    assert fray.who("bor").dead is not alive
    assert bool(fray.said(BlastShared)) is alive
    assert fray.who("bor").suffers("coma") is alive


@pytest.mark.rule("R20-EXP-002", "R20-EXP-005")
def test_a_cocktail_has_one_die_and_one_place() -> None:
    fray = blast(4, 11, explosive="molotov")
    assert (fray.one(Exploded).total, fray.one(BlastShared).faces) == (5, (11,))


@pytest.mark.rule("R20-EXP-003")
@pytest.mark.parametrize(("setting", "lost"), [("shared", [6, 6]), ("each", [6, 12])])
def test_one_throw_of_the_dice_for_all_or_one_for_each(setting: str, lost: list[int]) -> None:
    people = [fighter("Bor", "foes", points=40), fighter("Cid", "foes", points=40)]
    fray = Fray(fighter("Ana", explosives=("grenade",)), *people, apart=12, explosion_damage=setting)
    fray.notes(SetDistance(GM, "bor", "cid", 6))
    fray.means("ana", "grenade", target="bor")
    fray.all_pass("bor", "cid")
    again = (4, 4, 4) if setting == "each" else ()
    fray.acts("ana", 3, 2, 2, 2, 9, 9, 9, *again, 9, 16, 11)
    assert [(each.combatant, each.points) for each in fray.said(Blasted)] == [("bor", lost[0]), ("cid", lost[1])]


@pytest.mark.rule("R20-EXP-007")
@pytest.mark.parametrize(
    ("setting", "worn", "lost"),
    [("none", ("full_armour",), 9), ("complete_only", ("full_armour",), 4), ("complete_only", ("mail_shirt",), 9)],
)
def test_armour_against_an_explosion(setting: str, worn: tuple[str, ...], lost: int) -> None:
    """1d10[4] + 1 = 5 off, only for armour that covers everything, and where the table wants it."""
    dice = (4,) if lost == 4 else ()
    fray = blast(3, 3, 3, *dice, 9, 9, 16, settings={"explosion_armour": setting}, armour=worn, points=40)
    assert fray.one(Blasted).points == lost


@pytest.mark.rule("R20-EXP-007", "R20-SHD-006")
def test_no_shield_is_placed_against_an_explosion() -> None:
    fray = blast(1, 1, 1, 9, 9, 9, shield="metal_pavise")
    assert not fray.said(ShieldWorn)
    assert fray.who("bor").points == 17


@pytest.mark.rule("R20-EXP-008", "R20-GEN-004")
def test_the_throw_itself_is_body_throwing_and_the_metres_beyond_what_the_body_can() -> None:
    """Corps 7 throws something light 15 m; at 18 m: 13 - 3 = 10."""
    fray = Fray(fighter("Ana", explosives=("grenade",)), fighter("Bor", "foes"), apart=18)
    fray.means("ana", "grenade", target="bor")
    fray.all_pass("bor")
    fray.acts("ana", 11)
    assert (fray.one(AttackRolled).total, fray.one(AttackRolled).outcome) == (10, "miss")
    assert fray.asked == [("@gm", "lands")]
    assert not fray.said(PlaceFound)
