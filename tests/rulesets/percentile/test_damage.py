"""From the dice to the hit points (PCT-DMG)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.rulesets.percentile.attack import SetCover
from bot.rulesets.percentile.damage import DamageRolled, HitPointsLost
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.rounds import StatusSet
from bot.rulesets.percentile.state import FISTS, Declaration, Fighter, Shield, Weapon
from tests.rulesets.percentile.brawl import BOW, CUDGEL, GM, HALBERD, SWORD, Brawl, fighter, mail

MACE = Weapon("mace", "melee", "2d6")
GREATSWORD = Weapon("greatsword", "melee", "2d6", hands=2, cutting=True, percussive=True)
JAVELIN = Weapon("javelin", "shooting", "1d6", kind="thrown", parries=False)


def at(target: str = "b", **more: Any) -> Declaration:
    return Declaration("attack", target, **more)


def foe(**figures: Any) -> Fighter:
    return fighter("B", "foes", **{"initiative": 1, "hit_points": 50, "melee": 50} | figures)


def struck(*faces: int, target: dict[str, Any] | None = None, said: Declaration | None = None, **figures: Any) -> Brawl:
    """A, 50 in everything, strikes B, who has 50 hit points; *faces* begin with the d100."""
    settings = {each: figures.pop(each) for each in list(figures) if each.startswith("critical_")}
    a = fighter("A", **{"initiative": 5, "melee": 50, "pole_weapon": 50, "shooting": 50, "brawling": 50} | figures)
    scene = Brawl(a, foe(**(target or {})), **settings)
    scene.round({"a": said or at()}, *faces)
    return scene


def dealt(*faces: int, **more: Any) -> int:
    return struck(*faces, **more).one(DamageRolled).dealt


@pytest.mark.rule("PCT-DMG-001")
def test_the_dice_of_the_weapon_are_added_up() -> None:
    scene = struck(50, 3, 5, arm=MACE)
    assert scene.one(DamageRolled).faces == (3, 5)
    assert scene.hit_points("b") == 42


@pytest.mark.rule("PCT-DMG-002")
def test_the_bonus_counts_at_close_quarters_alone() -> None:
    assert dealt(50, 5, bonus="2") == 7
    assert dealt(50, 5, bonus="2", arm=BOW) == 5
    assert dealt(50, 5, bonus="2", arm=JAVELIN) == 5
    assert dealt(50, 4, bonus="2", arm=FISTS) == 6


@pytest.mark.rule("PCT-DMG-002")
def test_the_bonus_may_be_dice_and_may_be_negative() -> None:
    assert dealt(50, 5, 3, bonus="1d4") == 8
    assert dealt(50, 5, bonus="-2") == 3
    assert dealt(50, 5, bonus="−2") == 3
    assert dealt(50, 5, 3, bonus="-1d4") == 2
    assert dealt(50, 1, bonus="-2") == 0


@pytest.mark.rule("PCT-DMG-003")
@pytest.mark.parametrize(("face", "lost"), [(7, 4), (4, 1), (3, 0), (2, 0)])
def test_armour_takes_its_share_and_never_gives_any(face: int, lost: int) -> None:
    scene = struck(50, face, target={"protections": (mail(3),)})
    assert scene.one(HitPointsLost).lost == lost
    assert scene.hit_points("b") == 50 - lost


@pytest.mark.rule("PCT-DMG-003", "PCT-DMG-005")
def test_several_protections_add_up() -> None:
    worn = {"protections": (mail(2), mail(1, natural=True)), "shield": Shield(10, 1)}
    assert dealt(50, 8, target=worn) == 4


@pytest.mark.rule("PCT-DMG-004")
def test_armour_does_not_wear_out() -> None:
    people = [fighter(name, initiative=5, melee=50) for name in ("A", "C", "D")]
    scene = Brawl(*people, foe(protections=(mail(3),)), begun=False)
    # The three are on one total and roll to part.
    scene.says(inputs.Begin(GM), 3, 2, 1)
    scene.round({"a": at(), "c": at(), "d": at()}, 50, 5, 50, 5, 50, 5)
    assert [each.dealt for each in scene.said(DamageRolled)] == [2, 2, 2]
    assert scene.hit_points("b") == 44
    assert scene.who("b").protections == (mail(3),)


@pytest.mark.rule("PCT-DMG-002", "PCT-DMG-003", "PCT-DMG-004")
def test_ex_pct_17_mail_absorbs_at_every_attack() -> None:
    """EX-PCT-17."""
    scene = Brawl(
        fighter("Orc", "foes", initiative=6, melee=50, bonus="2"),
        fighter("Archer", "foes", BOW, initiative=5, hit_points=8, shooting=50, bonus="2"),
        fighter("Ana", initiative=2, melee=60, protections=(mail(3),)),
    )
    scene.round({"orc": at("ana"), "archer": at("ana")}, 40, 5, 40, 5)
    assert [each.dealt for each in scene.said(DamageRolled)] == [4, 2]
    assert scene.hit_points("ana") == 6
    scene.round({"orc": at("ana")}, 40, 1)
    assert scene.hit_points("ana") == 6


@pytest.mark.rule("PCT-DMG-005")
def test_a_shield_helps_the_parry_and_protects_a_little() -> None:
    guarded = foe(shield=Shield(10, 1), protections=(mail(2),))
    for posture, asked in (("defensive", True), (None, False)):
        scene = Brawl(fighter("A", initiative=5, melee=50), guarded)
        scene.round({"a": at(), "b": Declaration("attack", "a", posture)}, 50, *(() if asked else (8, 90)))
        if asked:
            assert scene.question("b").about["parry/shield.score"] == 60
            scene.answers("b", 61, 8, 90, defence="parry/shield")
            assert scene.said(D100Rolled)[0].score == 60
        # Its protection counts in any posture.
        assert scene.said(DamageRolled)[0].dealt == 5


@pytest.mark.rule("PCT-DMG-006", "PCT-ATK-012")
def test_ex_pct_18_the_shooter_behind_a_tree() -> None:
    """EX-PCT-18."""
    shooter = fighter("Shooter", "foes", BOW, initiative=1, hit_points=8, shooting=50, protections=())
    scene = Brawl(fighter("Ana", initiative=6, arm=BOW, hit_points=8, shooting=55), shooter)
    scene.says(SetCover(GM, "shooter", -20))
    scene.round({"ana": at("shooter")}, 36)
    assert scene.one(D100Rolled).score == 35
    assert scene.hit_points("shooter") == 8
    # It holds until it is taken away, and absorbs nothing.
    scene.round({"ana": at("shooter")}, 35, 4)
    assert scene.hit_points("shooter") == 4
    scene.says(SetCover(GM, "shooter", 0))
    scene.round({"ana": at("shooter")}, 56)
    assert scene.one(D100Rolled).score == 55


@pytest.mark.rule("PCT-DMG-006")
def test_cover_is_against_shots_unless_the_game_master_says_all() -> None:
    scene = Brawl(fighter("A", initiative=5, melee=50, second=JAVELIN, shooting=50), foe())
    scene.says(SetCover(GM, "b", -20))
    # Sword in hand he does not mind the tree; the javelin in the other hand does.
    scene.round({"a": at(two=True)}, 50, 1)
    assert scene.one(D100Rolled).score == 50
    assert scene.state.fighters["b"].hit_points == 49
    scene.round({"a": at(two=True)}, 11, 1)
    assert len(scene.said(DamageRolled)) == 1
    scene.round({"a": at(two=True)}, 10, 1, 1)
    assert len(scene.said(DamageRolled)) == 2
    scene.says(SetCover(GM, "b", -20, all=True))
    scene.round({"a": at()}, 31)
    assert scene.one(D100Rolled).score == 30
    assert scene.refusal(SetCover(GM, "b", 5)) == "number-range"
    said = {"tool": "cover", "who": "b", "value": 20, "words": "all"}
    assert scene.game.compose(scene.state, "gm-tool", GM, said) == SetCover(GM, "b", -20, True)


@pytest.mark.rule("PCT-DMG-007")
@pytest.mark.parametrize(
    ("settings", "lost"),
    [
        ({}, 9),
        ({"critical_protection": "ignored"}, 12),
        ({"critical_bonus": "doubled"}, 11),
        ({"critical_bonus": "none"}, 7),
        ({"critical_bonus": "added_once", "critical_protection": "applies"}, 9),
    ],
)
def test_a_critical_doubles_what_the_dice_show(settings: dict[str, str], lost: int) -> None:
    assert dealt(4, 5, bonus="2", target={"protections": (mail(3),)}, **settings) == lost
    # A plain hit knows none of these settings.
    assert dealt(6, 5, bonus="2", target={"protections": (mail(3),)}, **settings) == 4


@pytest.mark.rule("PCT-TST-003", "PCT-DMG-007")
def test_ex_pct_19_01_to_05_the_weapon_dice_are_doubled() -> None:
    """EX-PCT-19."""
    orc = fighter("Orc", "foes", initiative=1, hit_points=40, melee=50, protections=(mail(2),))
    scene = Brawl(fighter("Ana", initiative=6, melee=50, bonus="1"), orc)
    for face, lost in ((1, 7), (5, 7), (6, 3)):
        scene.round({"ana": at("orc")}, face, 4)
        assert scene.one(DamageRolled).dealt == lost
    assert scene.hit_points("orc") == 23


@pytest.mark.rule("PCT-DMG-008")
def test_a_percussive_weapon_rolls_twice_and_keeps_the_better() -> None:
    scene = struck(50, 4, 7, 3, arm=HALBERD, bonus="1d4")
    assert (scene.one(DamageRolled).faces, scene.one(DamageRolled).others) == ((7,), (4,))
    # The dice of the bonus are rolled once.
    assert scene.one(DamageRolled).dealt == 10
    assert dealt(50, 1, 6, 4, 4, arm=GREATSWORD) == 8
    assert dealt(50, 4, 4, 1, 6, arm=GREATSWORD) == 8
    # A bow is held in two hands, too, and is not percussive.
    assert dealt(50, 2, arm=BOW) == 2


@pytest.mark.rule("PCT-DMG-008")
def test_ex_pct_20_roll_twice_keep_the_better() -> None:
    """EX-PCT-20."""
    ana = fighter("Ana", initiative=6, hit_points=9, arm=HALBERD, pole_weapon=50)
    scene = Brawl(ana, fighter("Orc", "foes", initiative=1, hit_points=20, melee=50))
    scene.round({"ana": at("orc")}, 50, 3, 8)
    assert scene.hit_points("orc") == 12


@pytest.mark.rule("PCT-DMG-009", "PCT-DMG-007", "PCT-DMG-008")
def test_the_order_of_the_arithmetic() -> None:
    scene = struck(5, 2, 3, 6, 1, arm=GREATSWORD, bonus="1", target={"protections": (mail(4),)})
    terms = [(each.name, each.value) for each in scene.one(DamageRolled).terms]
    assert terms == [("dice", 7), ("critical", 7), ("bonus", 1), ("protection", -4)]
    assert scene.one(DamageRolled).dealt == 11


@pytest.mark.rule("PCT-DMG-009", "PCT-MNT-003", "PCT-BAT-003")
def test_a_charge_comes_before_halving_and_halving_before_protection() -> None:
    rider = fighter("R", "foes", initiative=5, melee=50, mounted=True, bonus="1")
    scene = Brawl(rider, fighter("H", initiative=1, protections=(mail(1),)), variant="battle", riding_roll="off")
    scene.round({"r": at("h", charge=True)}, 50, 4)
    terms = [(each.name, each.value) for each in scene.one(DamageRolled).terms]
    # (4 + 1 + 2) / 2 = 3, less 1.
    assert terms == [("dice", 4), ("bonus", 1), ("charge", 2), ("halved", -4), ("protection", -1)]
    assert scene.one(DamageRolled).dealt == 2


@pytest.mark.rule("PCT-DMG-009", "PCT-UNA-009")
def test_the_third_of_a_knock_out_comes_last() -> None:
    said = at(knock_out=True)
    scene = struck(50, 6, 51, 2, arm=CUDGEL, bonus="3", said=said, target={"protections": (mail(1),), "luck": 50})
    # 6 and 3, of which the mail takes one: a third of the 9 is lost.
    assert scene.one(DamageRolled).dealt == 8
    assert scene.one(HitPointsLost).lost == 3


@pytest.mark.rule("PCT-DMG-010")
def test_at_0_somebody_is_out_of_action_and_what_is_beyond_is_only_told() -> None:
    scene = struck(50, 7, target={"hit_points": 4})
    assert (scene.one(HitPointsLost).dealt, scene.one(HitPointsLost).lost) == (7, 4)
    assert scene.hit_points("b") == 0
    assert scene.one(StatusSet).status == "out_of_action"
    # Nobody is left to fight: no other round begins by itself.
    assert scene.asked == []


@pytest.mark.rule("PCT-DMG-010")
@pytest.mark.parametrize(("fate", "status"), [("dead", "dead"), ("unconscious", "knocked_out")])
def test_what_becomes_of_him_is_the_game_masters_word(fate: str, status: str) -> None:
    scene = struck(50, 7, target={"hit_points": 4})
    said = scene.game.compose(scene.state, "fix-fate", GM, {"who": "b", "fate": fate})
    scene.notes(said)
    assert scene.one(StatusSet).status == status
    assert scene.who("b").out


@pytest.mark.rule("PCT-DMG-010")
def test_he_may_still_be_up_until_he_is_hit_again() -> None:
    scene = struck(50, 7, target={"hit_points": 4})
    said = scene.game.compose(scene.state, "fix-fate", GM, {"who": "b", "fate": "up"})
    scene.notes(said)
    assert scene.hit_points("b") == 0
    assert not scene.who("b").out
    scene.round({"a": at(), "b": Declaration("attack", "a")}, 50, 1)
    assert scene.who("b").has("out_of_action")
    assert scene.hit_points("b") == 0


@pytest.mark.rule("PCT-DMG-001", "PCT-UNA-001")
def test_bare_hands_do_1d4() -> None:
    assert FISTS.dice == "1d4"
    assert dealt(50, 4, arm=FISTS) == 4
    assert SWORD.dice != FISTS.dice
