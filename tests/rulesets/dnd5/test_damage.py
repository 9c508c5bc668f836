"""Damage (DN5-DMG), rounding and the proficiency bonus (DN5-EXT-002, -004)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.catalogue.dnd5_terms import DAMAGE_TYPES, proficiency_at
from bot.kernel.values import evolve
from bot.rulesets.dnd5 import damage as dealing
from bot.rulesets.dnd5.attack.events import AttackRolled, SneakAttacked
from bot.rulesets.dnd5.conditions import SetCondition
from bot.rulesets.dnd5.damage import DamageDealt, Rolled
from bot.rulesets.dnd5.state import Extra, Fighter, State, Weapon
from bot.rulesets.shared.check import Term, terms
from tests.rulesets.dnd5.skirmish import DAGGER, GM, LONGBOW, LONGSWORD, RAPIER, Skirmish, fighter, met


def struck(weapon: Weapon, *faces: int, who: Fighter | None = None, **target: Any) -> DamageDealt:
    """What *weapon* deals in a strong hand to a foe of 100 hit points who stands beside."""
    by = fighter("Ana", "players", weapon, strength=16) if who is None else evolve(who, weapons=(weapon,))
    foe = fighter("Orc", "foes", **{"hit_points": 100, **target})
    scene = Skirmish(by, foe, apart={f"{by.id}|orc": 150})
    scene.does(by.id, "attack", *faces, target="orc", **{"with": weapon.weapon})
    return scene.one(DamageDealt)


def part(amount: int, type: str = "bludgeoning") -> Rolled:
    return Rolled(type, (), (Term("dice", amount),))  # type: ignore[arg-type]


def taken(
    amount: int, type: str = "bludgeoning", *, magical: bool = True, halved: bool = False, less: int = 0, **wards: Any
) -> int:
    """What somebody with those *wards* takes of it, in an aura that takes so much *less* off."""
    who = fighter("Orc", "foes", wards=wards)
    state = State(combatants={"orc": who})
    (felt,) = dealing.lessened((part(amount, type),), terms(("gm", -less)))
    return dealing.taken(state, who, felt, magical=magical, halved=halved).taken


@pytest.mark.rule("DN5-DMG-001")
def test_points_go_down_to_0_and_wounds_hinder_nobody() -> None:
    told = struck(LONGSWORD, 12, 6, hit_points=7, hit_points_max=20)
    assert (told.dealt, told.lost, told.excess) == (9, 7, 2)
    hurt = fighter("Ana", "players", LONGSWORD, strength=16, hit_points=7, hit_points_max=20)
    scene = Skirmish(hurt, fighter("Orc", "foes"), apart={"ana|orc": 150})
    scene.attacks("ana", "orc", 8)
    assert (scene.one(AttackRolled).total, scene.one(AttackRolled).faces) == (13, (8,))


@pytest.mark.rule("DN5-DMG-002")
def test_dice_and_modifiers_and_what_magic_adds() -> None:
    """A longsword + 1: 5 + 3 + 1 = 9."""
    told = struck(evolve(LONGSWORD, magic=1), 12, 5)
    assert [(each.name, each.value) for each in told.terms] == [("dice", 5), ("strength", 3), ("magic", 1)]
    assert told.dealt == 9


@pytest.mark.rule("DN5-DMG-003")
def test_the_ability_of_the_attack_is_that_of_the_damage() -> None:
    """Dexterity + 4: the longbow deals 3 + 4 = 7."""
    archer = fighter("Ana", strength=6, dexterity=18)
    scene = Skirmish(evolve(archer, weapons=(LONGBOW,)), fighter("Orc", "foes"), apart={"ana|orc": 900})
    scene.does("ana", "attack", 10, 3, target="orc", **{"with": "longbow"})
    assert (scene.one(AttackRolled).total, scene.one(DamageDealt).dealt) == (16, 7)


@pytest.mark.rule("DN5-DMG-004")
def test_damage_is_never_negative() -> None:
    """1 - 3 is 0."""
    weak = fighter("Ana", strength=4)
    told = struck(evolve(DAGGER, properties=()), 15, 1, who=weak)
    assert (told.dealt, told.lost) == (0, 0)


@pytest.mark.rule("DN5-DMG-007")
@pytest.mark.example("EX-DN5-21")
def test_a_critical_hit_rolls_every_die_twice_and_adds_the_modifiers_once() -> None:
    """A dagger: 2d4 of 3 and 2, + 3 = 8."""
    told = struck(evolve(DAGGER, properties=()), 20, 3, 2)
    assert [each.faces for each in told.parts] == [(3, 2)]
    assert told.dealt == 8


def rogue(**more: Any) -> Fighter:
    return fighter("Ana", "players", DAGGER, **{"dexterity": 16, "features": ("sneak_attack:1",), **more})


@pytest.mark.rule("DN5-DMG-008")
@pytest.mark.rule("DN5-EXT-018")
@pytest.mark.example("EX-DN5-21")
def test_further_dice_are_doubled_too() -> None:
    """1d4 + 1d6 of a sneak attack, dexterity + 3, critical: 4 + 1, 5 + 2, + 3 = 15; the weapon's dice fall first."""
    scene = met(rogue(), fighter("Orc", "foes"), fighter("Bo"), ana="J10", orc="K10", bo="L10")
    scene.does("ana", "attack", 20, 4, 1, 5, 2, target="orc", **{"with": "dagger"})
    told = scene.one(DamageDealt)
    assert [each.faces for each in told.parts] == [(4, 1), (5, 2)]
    assert told.dealt == 15
    assert scene.one(SneakAttacked).target == "orc"


@pytest.mark.rule("DN5-DMG-008")
def test_when_an_opening_gives_further_dice() -> None:
    """With advantage, or with another foe beside the target; never with disadvantage, nor twice in a turn, nor with
    a weapon that is swung."""

    def sneaks(who: Fighter, *, friend: str = "P20", prone: bool = False, bad: bool = False) -> bool:
        scene = met(who, fighter("Orc", "foes", ac=5), fighter("Bo"), ana="J10", orc="K10", bo=friend)
        if prone:
            scene.notes(SetCondition(GM, "orc", "prone", True))
        if bad:
            scene.notes(SetCondition(GM, "ana", "poisoned", True))
        weapon = who.weapons[0].weapon
        scene.does("ana", "attack", *((15, 15) if prone != bad else (15,)), target="orc", **{"with": weapon})
        return bool(scene.said(SneakAttacked))

    assert not sneaks(rogue())
    assert sneaks(rogue(), friend="L10")
    assert sneaks(rogue(), prone=True)
    assert not sneaks(rogue(), friend="L10", bad=True)
    assert not sneaks(rogue(), prone=True, bad=True)
    assert not sneaks(evolve(rogue(), weapons=(LONGSWORD,)), friend="L10")
    assert not sneaks(rogue(features=()), friend="L10")


@pytest.mark.rule("DN5-DMG-008")
def test_an_opening_is_used_once_in_a_turn_and_again_in_the_next() -> None:
    who = evolve(rogue(attacks=2), weapons=(RAPIER,))
    scene = met(who, fighter("Orc", "foes", hit_points=99, ac=5), fighter("Bo"), ana="J10", orc="K10", bo="L10")
    scene.does("ana", "attack", 15, 3, 3, target="orc", **{"with": "rapier"})
    assert scene.said(SneakAttacked)
    scene.does("ana", "attack", 15, 3, target="orc", **{"with": "rapier"})
    assert not scene.said(SneakAttacked)
    scene.does("ana", "pass")
    scene.does("orc", "go", to="K13")
    scene.answers("ana", 15, 3, 3, **{"with": "rapier"})
    assert scene.said(SneakAttacked), "a reaction in the turn of another"


@pytest.mark.rule("DN5-DMG-009")
def test_thirteen_types_each_treated_by_itself() -> None:
    """7 slashing and 4 fire against somebody resistant to fire: 7 + 2 = 9."""
    assert len(DAMAGE_TYPES) == 13
    flaming = evolve(LONGSWORD, extra=(Extra("1d6", "fire"),))
    told = struck(flaming, 12, 4, 4, wards={"resistant": ("fire",)})
    assert [(each.type, each.rolled, each.taken) for each in told.parts] == [("slashing", 7, 7), ("fire", 4, 2)]
    assert told.dealt == 9


@pytest.mark.rule("DN5-DMG-009")
@pytest.mark.example("EX-DN5-29")
def test_the_types_that_the_text_names() -> None:
    """Claws slash, a spear pierces, a fall bludgeons; each type has its word."""
    named = {
        *("acid", "bludgeoning", "fire", "force", "cold", "lightning", "necrotic", "piercing", "poison", "psychic"),
        *("radiant", "thunder", "slashing"),
    }
    assert set(DAMAGE_TYPES) == named


@pytest.mark.rule("DN5-DMG-010")
@pytest.mark.rule("DN5-EXT-002")
def test_resistance_halves_rounded_down() -> None:
    assert taken(15, "fire", resistant=("fire",)) == 7
    assert taken(15, "cold", resistant=("fire",)) == 15


@pytest.mark.rule("DN5-DMG-011")
def test_vulnerability_doubles() -> None:
    assert taken(9, vulnerable=("bludgeoning",)) == 18


@pytest.mark.rule("DN5-DMG-012")
@pytest.mark.example("EX-DN5-22")
def test_resistance_comes_after_all_else_and_vulnerability_after_it() -> None:
    """25, an aura of - 5, resistance: 10. Both to the same, 15: 7, then 14."""
    assert taken(25, less=5, resistant=("bludgeoning",)) == 10
    assert taken(20, less=5, resistant=("bludgeoning",), vulnerable=("bludgeoning",)) == 14


@pytest.mark.rule("DN5-DMG-013")
@pytest.mark.example("EX-DN5-23")
def test_several_resistances_count_once() -> None:
    """To fire, and to all that is not magical: 20 fire is 10."""
    assert taken(20, "fire", magical=False, resistant=("fire", "nonmagical")) == 10
    assert taken(20, "fire", magical=False, resistant=("nonmagical",)) == 10
    assert taken(20, "fire", magical=True, resistant=("nonmagical",)) == 20
    assert taken(20, vulnerable=("bludgeoning", "bludgeoning")) == 40


@pytest.mark.rule("DN5-EXT-002")
def test_halves_are_rounded_down_and_metres_are_exact() -> None:
    """Half of 15: 7. Half of 7.5 m: 3.75 m."""
    assert taken(15, halved=True) == 7
    scene = Skirmish(fighter("Ana", speed=750), fighter("Orc", "foes"))
    scene.notes(SetCondition(GM, "ana", "prone", True))
    scene.does("ana", "stand")
    assert scene.question("ana").facts["left"] == "3.75"


@pytest.mark.rule("DN5-EXT-004")
def test_the_proficiency_bonus_by_level() -> None:
    """+ 2 up to level 4, then one more every four levels; of level 5 with strength + 4 a longsword has + 7."""
    found = [proficiency_at(level) for level in range(1, 21)]
    assert found == [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [6] * 4
    who = fighter("Ana", strength=18, proficiency=proficiency_at(5))
    scene = Skirmish(who, fighter("Orc", "foes"), apart={"ana|orc": 150})
    scene.attacks("ana", "orc", 10, 1)
    assert scene.one(AttackRolled).total == 17
