"""Dodging and parrying, once a round, after being hit (PCT-DEF-001 to -012, -016, -017)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rulesets.percentile.damage import DamageRolled
from bot.rulesets.percentile.defence import DefenceChosen, DefenceJudged
from bot.rulesets.percentile.fixing import SetStatus
from bot.rulesets.percentile.fumbles import MishapChosen
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.rounds import TurnEnded
from bot.rulesets.percentile.state import FISTS, Declaration, Fighter, Posture, Shield, Spell, Weapon
from tests.rulesets.percentile.brawl import BOW, DAGGER, GM, SWORD, WRESTLING, Brawl, fighter

PARRY = Declaration("parry", posture="defensive")
BOLT = Spell("bolt", 1, None, "1d8")
JAVELIN = Weapon("javelin", "shooting", "1d6", kind="thrown", parries=False)
ARQUEBUS = Weapon("arquebus", "shooting", "1d10", hands=2, kind="powder", parries=False)


def at(target: str, posture: Posture | None = None, **more: Any) -> Declaration:
    return Declaration("attack", target, posture, **more)


def dodge(target: str) -> Declaration:
    return Declaration("dodge", target, "defensive")


def victim(**figures: Any) -> Fighter:
    """B, on initiative 1: Mêlée 60, Esquive 55."""
    return fighter("B", initiative=1, **{"melee": 60, "dodge": 55} | figures)


def foe(name: str = "A", initiative: int = 6, **figures: Any) -> Fighter:
    return fighter(name, "foes", **{"initiative": initiative, "melee": 60, "shooting": 60} | figures)


def options(scene: Brawl, who: str = "b") -> tuple[str, ...]:
    """What *who* may answer to the hit; () when he is not asked."""
    return scene.question(who).fields[0].options if (who, "defence") in scene.asked else ()


def rolled(scene: Brawl) -> list[tuple[str, int]]:
    return [(each.purpose, each.score) for each in scene.said(D100Rolled)]


@pytest.mark.rule("PCT-DEF-001", "PCT-POS-012")
@pytest.mark.parametrize(
    ("posture", "strict", "loose"),
    [(None, False, True), ("focus", False, True), ("offensive", False, False), ("defensive", True, True)],
)
def test_who_may_defend(posture: Posture | None, strict: bool, loose: bool) -> None:
    for setting, asked in (("defensive", strict), ("all_but_offensive_anticipating", loose)):
        scene = Brawl(foe(), victim(), defence_postures=setting)
        scene.round({"a": at("b"), "b": at("a", posture)}, 50, 4)
        assert bool(options(scene)) is asked
        if not asked:
            assert scene.hit_points("b") == 8


@pytest.mark.rule("PCT-DEF-001", "PCT-POS-008")
def test_nobody_defends_in_anticipatif() -> None:
    for setting in ("defensive", "all_but_offensive_anticipating"):
        scene = Brawl(foe(), victim(), defence_postures=setting)
        scene.round({"a": at("b"), "b": Declaration("wait", posture="anticipating", waits="bonus")}, 50, 4)
        assert scene.hit_points("b") == 8


@pytest.mark.rule("PCT-DEF-001", "PCT-POS-003")
def test_where_focus_may_defend_it_helps_a_skill_roll() -> None:
    scene = Brawl(foe(), foe("C", 5), victim(), defence_postures="all_but_offensive_anticipating")
    scene.round({"a": at("b"), "b": Declaration("dodge", "a", "focus")}, 50)
    scene.answers("b", 60, defence="dodge")
    assert rolled(scene) == [("dodge", 60)]
    scene.round({"a": at("b"), "b": at("a", "focus")}, 50)
    scene.answers("b", 65, 90, defence="parry/main")
    assert rolled(scene)[0] == ("parry", 65)


@pytest.mark.rule("PCT-DEF-002", "PCT-DEF-009")
def test_one_defence_a_round_that_may_be_kept_for_a_later_attack() -> None:
    scene = Brawl(foe(), foe("C", 5), foe("D", 4), victim())
    scene.round({"a": at("b"), "c": at("b"), "d": at("b"), "b": PARRY}, 50)
    scene.answers("b", 3, 50, defence="-")
    assert scene.hit_points("b") == 9
    assert options(scene) == ("parry/main", "-")
    # Stopped; D's hit finds no defence left.
    scene.answers("b", 30, 50, 4, defence="parry/main")
    assert scene.hit_points("b") == 5
    assert scene.state.round == 2
    # What was not used is not carried over, what was used is there again.
    scene.round({"a": at("b"), "b": PARRY}, 50)
    assert options(scene) == ("parry/main", "-")


@pytest.mark.rule("PCT-DEF-002", "PCT-DEF-012")
def test_the_question_shows_whether_the_hit_is_a_critical() -> None:
    for face, critical in ((5, True), (6, False)):
        scene = Brawl(foe(), victim())
        scene.round({"a": at("b"), "b": PARRY}, face)
        about = scene.question("b").about
        assert (about["critical"], about["parry/main.score"]) == (critical, 60)


@pytest.mark.rule("PCT-DEF-002")
def test_a_failed_one_is_spent_as_well() -> None:
    scene = Brawl(foe(), foe("C", 5), victim())
    scene.round({"a": at("b"), "c": at("b"), "b": PARRY}, 50)
    scene.answers("b", 61, 2, 50, 3, defence="parry/main")
    assert scene.hit_points("b") == 7


@pytest.mark.rule("PCT-DEF-003")
def test_a_dodge_is_for_the_opponent_it_was_announced_for() -> None:
    scene = Brawl(foe(), foe("C", 5), victim())
    scene.round({"a": at("b"), "c": at("b"), "b": dodge("a")}, 40)
    assert options(scene) == ("parry/main", "dodge", "-")
    scene.answers("b", 55, 90, defence="dodge")
    assert scene.one(DefenceJudged).stopped
    assert scene.hit_points("b") == 12
    scene.round({"a": Declaration("nothing"), "c": at("b"), "b": dodge("a")}, 40)
    assert options(scene) == ("parry/main", "-")


@pytest.mark.rule("PCT-DEF-003")
@pytest.mark.parametrize(("face", "left"), [(55, 12), (56, 8)])
def test_a_dodge_is_rolled_against_its_own_skill(face: int, left: int) -> None:
    scene = Brawl(foe(), victim(agility=90))
    scene.round({"a": at("b"), "b": dodge("a")}, 40)
    scene.answers("b", face, 4, defence="dodge")
    assert rolled(scene)[0] == ("dodge", 55)
    assert scene.hit_points("b") == left


@pytest.mark.rule("PCT-DEF-003")
def test_a_dodge_wants_an_opponent() -> None:
    scene = Brawl(foe(), victim())
    assert scene.refuses("b", "dodge", None, posture="defensive") == "percentile-which-enemy"


@pytest.mark.rule("PCT-DEF-004")
def test_a_dodger_does_not_attack_even_when_nobody_attacks_him() -> None:
    scene = Brawl(foe(), victim(), fighter("E", initiative=1))
    scene.round({"a": at("e"), "b": dodge("a")}, 50, 4)
    assert [each.reason for each in scene.said(TurnEnded) if each.combatant == "b"] == ["dodging"]
    assert scene.hit_points("a") == 12


@pytest.mark.rule("PCT-DEF-005")
def test_a_dodger_may_parry_another_instead_and_has_nothing_left_then() -> None:
    scene = Brawl(foe(), foe("C", 6), victim())
    scene.round({"c": at("b"), "a": Declaration("nothing"), "b": dodge("a")}, 50)
    scene.answers("b", 60, defence="parry/main")
    assert scene.hit_points("b") == 12
    scene = Brawl(foe("A", 5), foe("C", 6), victim())
    scene.round({"c": at("b"), "a": at("b"), "b": dodge("a")}, 50)
    scene.answers("b", 60, 50, 5, defence="parry/main")
    assert scene.hit_points("b") == 7
    # Or he keeps it for A, whom he may parry, too.
    scene.round({"c": at("b"), "a": at("b"), "b": dodge("a")}, 50)
    scene.answers("b", 1, 50, defence="-")
    assert options(scene) == ("parry/main", "dodge", "-")


@pytest.mark.rule("PCT-DEF-005", "PCT-DEF-009")
def test_a_table_may_allow_one_of_each_but_never_two_parries() -> None:
    scene = Brawl(foe("A", 5), foe("C", 6), foe("D", 4), victim(), defences_per_round="one_parry_and_one_dodge")
    scene.round({"c": at("b"), "a": at("b"), "d": at("b"), "b": dodge("a")}, 50)
    assert options(scene) == ("parry/main", "-")
    scene.answers("b", 60, 50, defence="parry/main")
    assert options(scene) == ("dodge", "-")
    scene.answers("b", 55, 50, 3, defence="dodge")
    assert scene.hit_points("b") == 9


@pytest.mark.rule("PCT-DEF-006")
def test_a_parry_is_rolled_like_an_attack_and_needs_no_declaration() -> None:
    scene = Brawl(foe(), victim(melee=50, strength=90))
    scene.round({"a": at("b"), "b": at("a", "defensive")}, 50)
    scene.answers("b", 50, 90, defence="parry/main")
    assert rolled(scene)[0] == ("parry", 50)
    assert scene.hit_points("b") == 12


@pytest.mark.rule("PCT-DEF-006", "PCT-TST-005")
def test_a_table_may_have_parries_rolled_on_force() -> None:
    scene = Brawl(foe(), victim(melee=50, strength=70), parry_score="strength")
    scene.round({"a": at("b"), "b": PARRY}, 50)
    scene.answers("b", 70, defence="parry/main")
    assert rolled(scene) == [("parry", 70)]
    assert scene.hit_points("b") == 12


@pytest.mark.rule("PCT-DEF-006", "PCT-DEF-016")
def test_with_two_weapons_he_chooses_which_one_parries() -> None:
    spear = Weapon("spear", "pole_weapon", "1d8")
    scene = Brawl(foe(), victim(second=spear, pole_weapon=31))
    scene.round({"a": at("b"), "b": PARRY}, 50)
    assert options(scene) == ("parry/main", "parry/second", "-")
    scene.answers("b", 90, 1, defence="parry/second")
    assert rolled(scene)[0] == ("parry", 31)


@pytest.mark.rule("PCT-DEF-007")
def test_margins_are_not_compared_and_no_damage_die_is_rolled() -> None:
    scene = Brawl(foe(), victim(melee=50))
    scene.round({"a": at("b"), "b": PARRY}, 12)
    scene.answers("b", 49, defence="parry/main")
    assert scene.said(DamageRolled) == []
    assert scene.hit_points("b") == 12


@pytest.mark.rule("PCT-DEF-006", "PCT-DEF-007", "PCT-DEF-008")
def test_ex_pct_10_parry_a_faster_opponent_then_attack() -> None:
    """EX-PCT-10."""
    scene = Brawl(fighter("Orc", "foes", initiative=6, melee=50), fighter("Ana", initiative=2, melee=60))
    scene.round({"ana": at("orc", "defensive"), "orc": at("ana")}, 30)
    scene.answers("ana", 60, 45, 5, defence="parry/main")
    assert (scene.hit_points("ana"), scene.hit_points("orc")) == (12, 7)


@pytest.mark.rule("PCT-DEF-006", "PCT-DEF-008")
def test_ex_pct_11_attack_first_parry_a_slower_opponent() -> None:
    """EX-PCT-11."""
    scene = Brawl(fighter("Ana", initiative=6, melee=60), fighter("Orc", "foes", initiative=2, melee=50))
    scene.round({"ana": at("orc", "defensive"), "orc": at("ana")}, 60, 1, 50)
    scene.answers("ana", 61, 2, defence="parry/main")
    assert (scene.hit_points("ana"), scene.hit_points("orc")) == (10, 11)


@pytest.mark.rule("PCT-DEF-009", "PCT-DEF-002")
def test_ex_pct_12_not_two_parries_in_a_round() -> None:
    """EX-PCT-12; two weapons and a shield make no difference."""
    for arms in ({}, {"second": DAGGER}, {"shield": Shield(0, 0)}):
        ana = fighter("Ana", initiative=2, melee=60, **arms)
        scene = Brawl(fighter("O1", "foes", initiative=6, melee=50), fighter("O2", "foes", initiative=5, melee=50), ana)
        scene.round({"o1": at("ana"), "o2": at("ana"), "ana": PARRY}, 10)
        scene.answers("ana", 20, 10, 4, defence=options(scene, "ana")[0])
        assert scene.hit_points("ana") == 8


@pytest.mark.rule("PCT-DEF-003", "PCT-DEF-004", "PCT-DEC-005")
def test_ex_pct_13_the_announced_opponent_is_dodged_on_agility() -> None:
    """EX-PCT-13."""
    ana = fighter("Ana", initiative=2, melee=60, agility=45)
    scene = Brawl(fighter("Orc", "foes", initiative=6, melee=50), ana)
    scene.round({"ana": dodge("orc"), "orc": at("ana")}, 50)
    scene.answers("ana", 45, defence="dodge")
    assert rolled(scene) == [("dodge", 45)]
    assert (scene.hit_points("ana"), scene.hit_points("orc")) == (12, 12)
    assert [each.reason for each in scene.said(TurnEnded)][-1] == "dodging"


# ---- arrows, magic, criticals


@pytest.mark.rule("PCT-DEF-010")
@pytest.mark.parametrize(("thrown_as_arrows", "javelin"), [(True, ()), (False, ("parry/main", "dodge", "-"))])
def test_what_is_shot_is_neither_parried_nor_dodged(thrown_as_arrows: bool, javelin: tuple[str, ...]) -> None:
    for arm, asked in ((BOW, ()), (ARQUEBUS, ()), (JAVELIN, javelin)):
        scene = Brawl(foe(arm=arm), victim(), thrown_as_arrows=thrown_as_arrows)
        scene.round({"a": at("b"), "b": dodge("a")}, 50, 3)
        assert options(scene) == asked
        assert scene.hit_points("b") == (12 if asked else 9)


@pytest.mark.rule("PCT-DEF-010", "PCT-DMG-005")
def test_a_shield_parries_arrows_with_its_bonus_and_uses_the_one_defence() -> None:
    scene = Brawl(foe(arm=BOW), foe("C", 5), victim(melee=50, shield=Shield(10, 1)))
    scene.round({"a": at("b"), "c": at("b"), "b": dodge("a")}, 50)
    assert options(scene) == ("parry/shield", "dodge", "-")
    scene.answers("b", 58, 50, 4, defence="parry/shield")
    assert rolled(scene)[0] == ("parry", 60)
    assert scene.hit_points("b") == 9


@pytest.mark.rule("PCT-DEF-010")
@pytest.mark.parametrize(("face", "hit_points"), [(50, 12), (51, 9)])
def test_behind_a_shield_an_arrow_is_dodged_as_well(face: int, hit_points: int) -> None:
    scene = Brawl(foe(arm=BOW), victim(dodge=50, melee=50, shield=Shield(10, 1)))
    scene.round({"a": at("b"), "b": dodge("a")}, 50)
    scene.answers("b", face, *((4,) if face > 50 else ()), defence="dodge")
    assert rolled(scene)[0] == ("dodge", 50)
    assert scene.hit_points("b") == hit_points
    # Without one it is not, nor at a table where a shield only parries it.
    bare = Brawl(foe(arm=BOW), victim(dodge=50, melee=50))
    bare.round({"a": at("b"), "b": dodge("a")}, 50, 4)
    assert bare.hit_points("b") == 8
    scene = Brawl(foe(arm=BOW), victim(dodge=50, melee=50, shield=Shield(10, 1)), shield_dodge=False)
    scene.round({"a": at("b"), "b": dodge("a")}, 50)
    assert options(scene) == ("parry/shield", "-")


@pytest.mark.rule("PCT-DEF-010")
def test_ex_pct_15_arrows_without_and_with_a_shield() -> None:
    """EX-PCT-15."""
    scene = Brawl(
        fighter("Archer", "foes", BOW, initiative=5, hit_points=8, bonus="2", shooting=50),
        fighter("Ana", initiative=2, melee=60, agility=45),
        fighter("Bor", initiative=1, melee=60, shield=Shield(5, 1)),
    )
    scene.round({"archer": at("ana"), "ana": dodge("archer"), "bor": PARRY}, 50, 3)
    assert scene.hit_points("ana") == 9
    scene.round({"archer": at("bor"), "bor": PARRY}, 50)
    scene.answers("bor", 65, defence="parry/shield")
    assert rolled(scene) == [("parry", 65)]
    assert scene.hit_points("bor") == 12


@pytest.mark.rule("PCT-DEF-011")
def test_magic_is_stopped_by_a_magic_parry_alone() -> None:
    mage = foe(spells=(BOLT,), psy=9)
    cast = Declaration("cast", "b", spell="bolt")
    scene = Brawl(mage, victim(shield=Shield(10, 0)))
    scene.round({"a": cast, "b": dodge("a")}, 4)
    assert scene.hit_points("b") == 8
    scene = Brawl(mage, foe("C", 5), victim(magic_parry=40))
    scene.round({"a": cast, "c": at("b"), "b": PARRY})
    assert options(scene) == ("magic_parry", "-")
    scene.answers("b", 40, 50, 5, defence="magic_parry")
    assert rolled(scene)[0] == ("magic_parry", 40)
    # It was the one defence of the round.
    assert scene.hit_points("b") == 7
    scene.round({"a": cast}, 6)
    assert scene.hit_points("b") == 1


@pytest.mark.rule("PCT-DEF-012")
@pytest.mark.parametrize(("face", "stopped"), [(20, False), (6, False), (5, True), (1, True)])
@pytest.mark.parametrize("how", ["parry/main", "dodge"])
def test_against_a_critical_only_a_critical_will_do(face: int, stopped: bool, how: str) -> None:
    scene = Brawl(foe(), foe("C", 5), victim())
    scene.round({"a": at("b"), "c": at("b"), "b": dodge("a")}, 3)
    scene.answers("b", face, *(() if stopped else (4,)), 50, 1, defence=how)
    # The hit goes through doubled, and the defence is spent in any case.
    assert scene.hit_points("b") == (11 if stopped else 3)


@pytest.mark.rule("PCT-DEF-012", "PCT-TST-003")
def test_ex_pct_16_a_critical_attack_is_stopped_only_by_a_critical_defence() -> None:
    """EX-PCT-16."""
    ana = fighter("Ana", initiative=2, hit_points=30, melee=60)
    scene = Brawl(fighter("Orc", "foes", initiative=6, melee=50), ana)
    scene.round({"ana": PARRY, "orc": at("ana")}, 5)
    scene.answers("ana", 6, 4, defence="parry/main")
    assert scene.hit_points("ana") == 22
    scene.round({"ana": PARRY, "orc": at("ana")}, 5)
    scene.answers("ana", 5, defence="parry/main")
    assert scene.hit_points("ana") == 22


# ---- what parries, and how well


@pytest.mark.rule("PCT-DEF-016")
def test_bare_hands_and_bows_do_not_parry() -> None:
    for arm in (FISTS, BOW):
        scene = Brawl(foe(), foe("C", 5), victim(arm=arm))
        scene.round({"a": Declaration("nothing"), "c": at("b"), "b": dodge("a")}, 50, 3)
        assert scene.hit_points("b") == 9
        scene.round({"a": at("b"), "b": dodge("a")}, 50)
        assert options(scene) == ("dodge", "-")


@pytest.mark.rule("PCT-DEF-016", "PCT-FUM-003")
def test_a_broken_weapon_does_not_parry() -> None:
    scene = Brawl(foe(), victim())
    scene.says(SetStatus(GM, "b", "broken_weapon"))
    scene.round({"a": at("b"), "b": dodge("a")}, 50)
    assert options(scene) == ("dodge", "-")


@pytest.mark.rule("PCT-DEF-016")
@pytest.mark.parametrize("arm", [FISTS, WRESTLING, BOW])
def test_fists_and_wrestlers_can_be_parried(arm: Weapon) -> None:
    """A wrestler's hands are bare, whatever he carries."""
    said = at("b") if arm is FISTS else Declaration("wrestling", "b", hold="throw_down")
    scene = Brawl(foe(arm=arm, wrestling=60, brawling=60), victim(), wrestling_roll="first")
    scene.round({"a": said, "b": PARRY}, 50)
    scene.answers("b", 60, defence="parry/main")
    assert not scene.who("b").statuses
    assert scene.hit_points("b") == 12


@pytest.mark.rule("PCT-DEF-017")
def test_a_critical_parry_of_a_plain_hit_is_just_a_stop() -> None:
    scene = Brawl(foe(), victim())
    scene.round({"a": at("b"), "b": PARRY}, 50)
    scene.answers("b", 2, defence="parry/main")
    assert scene.state.round == 2
    assert (scene.hit_points("a"), scene.hit_points("b")) == (12, 12)


@pytest.mark.rule("PCT-DEF-017")
@pytest.mark.parametrize("how", ["parry/main", "dodge"])
def test_after_a_fumbled_defence_the_game_master_may_add_a_mishap(how: str) -> None:
    scene = Brawl(foe(), victim(), fighter("E", initiative=1))
    scene.round({"a": at("b"), "b": dodge("a")}, 50)
    scene.answers("b", 98, defence=how)
    asked = scene.question("@gm")
    assert asked.about["author"] == "b"
    assert asked.fields[0].options == ("nothing", "breaks", "stuck", "off_balance", "hits_friend", "random", "other")
    # Nothing more, unless he says so; the blow lands in any case.
    scene.is_silent("@gm", 5)
    assert scene.said(MishapChosen) == []
    assert scene.hit_points("b") == 7
    scene.round({"a": at("b"), "b": dodge("a")}, 50)
    scene.answers("b", 98, defence=how)
    scene.answers("@gm", 2, mishap="stuck")
    assert scene.one(MishapChosen).combatant == "b"
    assert scene.who("b").has("stuck_weapon")
    assert scene.hit_points("b") == 5


@pytest.mark.rule("PCT-DEF-012")
@pytest.mark.parametrize(("face", "outdone"), [(20, True), (90, False)])
def test_that_a_critical_blow_outdid_a_good_defence_is_said(face: int, outdone: bool) -> None:
    scene = Brawl(fighter("A", initiative=6, melee=50), fighter("B", "foes", initiative=1, melee=60))
    scene.round({"a": at("b"), "b": Declaration("parry", posture="defensive")}, 3)
    scene.answers("b", face, 3, defence="parry/main")
    assert scene.one(DefenceJudged) == DefenceJudged("b", "a", stopped=False, outdone=outdone)


@pytest.mark.rule("PCT-DEF-001", "PCT-DEF-002", "PCT-DEF-010", "PCT-DEF-011")
@pytest.mark.parametrize(
    ("arm", "said", "why"),
    [(BOW, Declaration("parry", posture="defensive"), "shot"), (SWORD, Declaration("nothing"), "unguarded")],
)
def test_why_somebody_cannot_defend_himself_is_said(arm: Weapon, said: Declaration, why: str) -> None:
    """The posture is named as the reason by whoever has one."""
    a = fighter("A", arm=arm, initiative=6, melee=50, shooting=50)
    scene = Brawl(a, fighter("B", "foes", initiative=1, melee=60))
    scene.round({"a": at("b"), "b": said}, 30, 3)
    assert scene.one(DefenceChosen).helpless == why
    if why == "unguarded":
        again = Brawl(a, fighter("B", "foes", initiative=1, melee=60))
        again.round({"a": at("b"), "b": Declaration("attack", target="a", posture="offensive")}, 30, 3)
        assert again.said(DefenceChosen)[0].helpless == "posture"
