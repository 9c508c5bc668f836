"""Cases worked out from the text and its ledger before anybody looked at the code: what adds to an attack, damage,
help, stances."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.dnd35.attack.strikes import AttackRolled, ThreatRolled
from bot.rulesets.dnd35.damage import DamageDealt, MassiveResisted
from bot.rulesets.dnd35.postures import SetCondition
from bot.rulesets.dnd35.state import FISTS, Extra, Weapon
from bot.rulesets.dnd35.tactics import AidRolled
from bot.rulesets.shared.conditions import Condition
from tests.rulesets.dnd35.casework import BESIDE, class_of, rolled, terms_of
from tests.rulesets.dnd35.skirmish import (
    DAGGER,
    GM,
    GREATSWORD,
    LONGBOW,
    LONGSPEAR,
    LONGSWORD,
    Skirmish,
    fighter,
)

ASLEEP = (Condition("sleeping"),)
AXE = Weapon("battleaxe", "1d8", multiplier=3, types=("slashing",))
CROSSBOW = Weapon(
    "light_crossbow", "1d8", critical=19, increment=2400, hands=2, held="both", kind="ranged", reload="move"
)


def duel(*arms: Weapon, orc: dict[str, Any] | None = None, cells: dict[str, str] = BESIDE, **aria: Any) -> Skirmish:
    foe = fighter("Orc", "foes", **{"hit_points": 60, **(orc or {})})
    return Skirmish(fighter("Aria", "players", *arms, **aria), foe, cells=cells)


def three(orc: dict[str, Any] | None = None, **cells: str) -> Skirmish:
    """Bor is up, then Aria (+5), then an orc."""
    people = fighter("Bor", base_attack=6), fighter("Aria", base_attack=5)
    foe = fighter("Orc", "foes", **{"armour": 20, "hit_points": 60, **(orc or {})})
    return Skirmish(*people, foe, cells={"bor": "E10", "orc": "F10", "aria": "F11", **cells})


# ---- critical hits and damage


@pytest.mark.rule("D35-BAS-007", "D35-BAS-008")
@pytest.mark.parametrize(("face", "confirmed"), [(20, True), (1, False)])
def test_what_confirms_a_threat_is_an_attack_roll_as_well(face: int, confirmed: bool) -> None:
    """A 20 hits whatever the class, a 1 misses whatever the bonus."""
    scene = duel(orc={"armour": 30} if confirmed else {}, base_attack=0 if confirmed else 15)
    scene.attacks("aria", "orc", 20, face, 3, *((4,) if confirmed else ()))
    assert scene.one(ThreatRolled).confirmed is confirmed
    assert scene.one(DamageDealt).dealt == (7 if confirmed else 3)


@pytest.mark.rule("D35-BAS-008")
def test_extra_dice_are_rolled_once_in_a_critical_hit() -> None:
    flame = evolve(LONGSWORD, extra=(Extra("1d6", "fire"),))
    scene = duel(flame, strength=16)
    scene.attacks("aria", "orc", 20, 15, 2, 3, 6)
    assert scene.one(DamageDealt).dealt == 2 + 3 + 2 * 3 + 6


@pytest.mark.rule("D35-BAS-008")
def test_an_axe_deals_its_damage_three_times() -> None:
    scene = duel(AXE, strength=14)
    scene.attacks("aria", "orc", 20, 15, 1, 2, 3, with_="battleaxe")
    assert scene.one(DamageDealt).dealt == 1 + 2 + 3 + 3 * 2


@pytest.mark.rule("D35-BAS-009")
@pytest.mark.parametrize(("strength", "adds"), [(20, 7), (12, 1), (6, -2), (10, 0)])
def test_half_as_much_again_for_two_hands_and_a_penalty_as_it_is(strength: int, adds: int) -> None:
    scene = duel(GREATSWORD, strength=strength)
    scene.attacks("aria", "orc", 19, 1, 6, 5, with_="greatsword")
    assert scene.one(DamageDealt).dealt == 11 + adds


@pytest.mark.rule("D35-BAS-009", "D35-BAS-018")
@pytest.mark.parametrize(("strength", "adds"), [(16, 1), (8, -1)])
def test_half_of_the_strength_in_the_other_hand_and_a_penalty_in_full(strength: int, adds: int) -> None:
    scene = duel(LONGSWORD, evolve(DAGGER, held="off"), strength=strength, base_attack=10)
    scene.does("aria", "two_weapons")
    while "dagger" not in scene.options("aria", "with", action="attack", target="orc"):
        scene.attacks("aria", "orc", 2)
    scene.attacks("aria", "orc", 15, 3, with_="dagger")
    assert scene.one(DamageDealt).dealt == 3 + adds


@pytest.mark.rule("D35-BAS-009")
def test_a_bow_adds_no_strength() -> None:
    scene = duel(LONGBOW, cells={"aria": "A10", "orc": "J10"}, strength=18)
    scene.attacks("aria", "orc", 15, 5, with_="longbow")
    assert scene.one(DamageDealt).dealt == 5
    assert rolled(scene)[0] == 15


@pytest.mark.rule("D35-BAS-013")
@pytest.mark.parametrize(("size", "sides"), [("small", 2), ("medium", 3), ("large", 4)])
def test_bare_hands_deal_by_size(size: Any, sides: int) -> None:
    scene = duel(size=size, cells={"aria": "D9", "orc": "F9"} if size == "large" else BESIDE)
    scene.attacks("aria", "orc", 19, sides, with_=FISTS)
    assert (scene.one(DamageDealt).dealt, scene.one(DamageDealt).lethal) == (sides, False)


@pytest.mark.rule("D35-HPS-015")
def test_nobody_who_is_dead_already_is_asked_to_survive() -> None:
    scene = duel(strength=110, orc={"hit_points": 20, "fortitude": 30})
    scene.attacks("aria", "orc", 15, 8)
    assert scene.who("orc").died
    assert not scene.said(MassiveResisted)


# ---- circumstances add up


@pytest.mark.rule("D35-BAS-016", "D35-MOV-002", "D35-ATK-005")
def test_a_charge_into_a_flank_from_above_nothing() -> None:
    """+2 for the charge and +2 for flanking are of different kinds: 10 + 5 + 2 + 2."""
    scene = three(aria="P10", bor="E10")
    scene.passes("bor")
    scene.does("aria", "charge", 10, target="orc", **{"with": "longsword"})
    assert scene.who("aria").cell == "G10"
    assert rolled(scene)[0] == 10 + 5 + 2 + 2


@pytest.mark.rule("D35-BAS-016", "D35-BAS-017", "D35-ATK-002")
def test_penalties_add_up() -> None:
    scene = duel(base_attack=9)
    scene.does("aria", "drop_prone")
    scene.does("aria", "guard")
    scene.attacks("aria", "orc", 12)
    assert rolled(scene)[0] == 12 + 9 - 4 - 4


@pytest.mark.rule("D35-BAS-006", "D35-BAS-016")
def test_dodge_adds_up_and_goes_with_dexterity() -> None:
    aria = fighter("Aria", armour=4, dexterity=14, dodge=1, met=True)
    scene = Skirmish(aria, fighter("Orc", "foes"), cells=BESIDE)
    scene.does("aria", "guard")
    scene.attacks("aria", "orc", 2)
    assert class_of(scene, "aria") == 10 + 4 + 2 + 1 + 2


# ---- help


@pytest.mark.rule("D35-ATK-001")
def test_two_who_help_add_up() -> None:
    people = fighter("Bor", base_attack=6), fighter("Cleo", base_attack=6), fighter("Aria", base_attack=5)
    scene = Skirmish(
        *people,
        fighter("Orc", "foes", armour=20, hit_points=60),
        cells={"bor": "E10", "cleo": "E9", "orc": "F10", "aria": "F11"},
    )
    for who in ("bor", "cleo"):
        scene.does(who, "aid", 10, target="orc", friend="aria", how="attack")
        scene.passes(who)
    scene.attacks("aria", "orc", 10)
    assert rolled(scene)[0] == 10 + 5 + 2 + 2


@pytest.mark.rule("D35-ATK-001")
def test_help_counts_against_that_opponent_alone() -> None:
    people = fighter("Bor", base_attack=6), fighter("Aria", base_attack=5)
    foes = fighter("Orc", "foes", armour=20, hit_points=60), fighter("Ugh", "foes", armour=20)
    scene = Skirmish(*people, *foes, cells={"bor": "E10", "orc": "F10", "aria": "F11", "ugh": "F12"})
    scene.does("bor", "aid", 10, target="orc", friend="aria", how="attack")
    scene.passes("bor")
    scene.attacks("aria", "ugh", 10)
    assert rolled(scene)[0] == 15
    defended = Skirmish(*people, *foes, cells={"bor": "E10", "orc": "F10", "aria": "F11", "ugh": "F12"})
    defended.does("bor", "aid", 10, target="orc", friend="aria", how="defence")
    defended.passes("bor", "aria", "orc")
    defended.attacks("ugh", "aria", 5)
    assert rolled(defended)[1] == 10


@pytest.mark.rule("D35-ATK-001")
def test_nobody_helps_against_somebody_whom_he_could_not_attack() -> None:
    scene = three(bor="B10")
    assert "aid" not in scene.offered("bor")


@pytest.mark.rule("D35-ATK-001", "D35-BAS-007")
@pytest.mark.parametrize(("face", "bonus", "helps"), [(20, -40, True), (1, 30, False)])
def test_help_is_an_attack_roll(face: int, bonus: int, helps: bool) -> None:
    bor = fighter("Bor", base_attack=bonus)
    scene = Skirmish(bor, fighter("Aria"), fighter("Orc", "foes"), cells={"bor": "E10", "orc": "F10", "aria": "F11"})
    scene.does("bor", "aid", face, target="orc", friend="aria", how="attack")
    assert scene.one(AidRolled).succeeds is helps


@pytest.mark.rule("D35-ATK-001", "D35-ATK-005")
def test_whoever_helps_strikes_into_a_flank_as_well() -> None:
    scene = three(aria="G10")
    scene.does("bor", "aid", 2, target="orc", friend="aria", how="attack")
    assert (scene.one(AidRolled).total, scene.one(AidRolled).succeeds) == (2 + 6 + 2, True)


# ---- stances


@pytest.mark.rule("D35-ATK-003", "D35-BAS-006")
def test_total_defence_is_a_dodge_that_the_unseen_do_not_fear() -> None:
    spy = fighter("Spy", "foes", initiative=20)
    scene = Skirmish(fighter("Aria", armour=6, initiative=30), spy, cells={"aria": "E10", "spy": "F10"})
    scene.does("aria", "defend")
    scene.passes("aria")
    assert class_of(scene, "aria") == 20
    scene.notes(SetCondition(GM, "spy", "invisible", True))
    scene.attacks("spy", "aria", 5)
    assert rolled(scene)[1] == 16


@pytest.mark.rule("D35-ATK-003", "D35-ATK-004")
def test_after_an_attack_there_is_no_total_defence_and_after_it_no_attack() -> None:
    scene = duel(base_attack=6)
    scene.attacks("aria", "orc", 2)
    assert "defend" not in scene.offered("aria")
    defending = duel(base_attack=6)
    defending.does("aria", "defend")
    offered = set(defending.offered("aria"))
    assert not offered & {"attack", "unarmed", "trip", "disarm", "grapple", "sunder", "aid", "feint", "guard"}
    assert "go" in offered


@pytest.mark.rule("D35-ATK-002")
def test_on_the_defensive_all_attacks_of_the_turn_lose_4() -> None:
    scene = duel(base_attack=6, orc={"armour": 20})
    scene.does("aria", "guard")
    for bonus in (6, 1):
        scene.attacks("aria", "orc", 10)
        assert rolled(scene)[0] == 10 + bonus - 4


@pytest.mark.rule("D35-ATK-002")
def test_nobody_is_on_the_defensive_after_the_first_blow() -> None:
    """It is announced with the attack: a blow at the full bonus has been struck already."""
    scene = duel(base_attack=6)
    scene.attacks("aria", "orc", 2)
    assert "guard" not in scene.offered("aria")


@pytest.mark.rule("D35-BAS-012")
@pytest.mark.parametrize(("orc", "reached"), [("F10", False), ("G10", True), ("H10", True), ("I10", False)])
def test_a_long_spear_in_an_ogres_hands(orc: str, reached: bool) -> None:
    """Reach 3 m doubled: 6 m, and not the squares within 3 m. The ogre stands on C10 to D11."""
    ogre = fighter("Ogre", "players", LONGSPEAR, size="large")
    scene = Skirmish(ogre, fighter("Orc", "foes"), cells={"ogre": "C10", "orc": orc})
    offered = scene.options("ogre", "with", action="attack", target="orc") if "attack" in scene.offered("ogre") else ()
    assert ("longspear" in offered) is reached


@pytest.mark.rule("D35-BAS-018")
@pytest.mark.parametrize(("light", "feat", "main", "off"), [
    (False, False, -6, -10), (True, False, -4, -8), (False, True, -4, -4), (True, True, -2, -2),
])  # fmt: skip
def test_the_penalties_of_two_weapons(light: bool, feat: bool, main: int, off: int) -> None:
    second = evolve(DAGGER if light else LONGSWORD, weapon="second", held="off")
    scene = duel(LONGSWORD, second, base_attack=4, feats=("two_weapon_fighting",) if feat else (), orc={"armour": 20})
    scene.does("aria", "two_weapons")
    scene.attacks("aria", "orc", 10)
    assert terms_of(scene.one(AttackRolled))["two_weapons"] == main
    scene.attacks("aria", "orc", 10, with_="second")
    assert terms_of(scene.one(AttackRolled))["two_weapons"] == off
