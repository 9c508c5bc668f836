"""Full attacks: series, two weapons, natural weapons (D35-BAS-010, -018), and stances (D35-ATK-002 to -004)."""

from __future__ import annotations

from typing import cast

import pytest

from bot.catalogue import load_library
from bot.kernel.values import evolve
from bot.rulesets import rulesets_of
from bot.rulesets.dnd35 import Dnd35
from bot.rulesets.dnd35.attack.arms import armour_class, follows
from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.damage import DamageDealt
from bot.rulesets.dnd35.state import Fighter, State, Turn
from tests.rulesets.dnd35.skirmish import DAGGER, LONGSWORD, Skirmish, fighter

NEAR = {"aria": "E10", "orc": "F10"}


def creature(ident: str) -> Fighter:
    game = cast(Dnd35, rulesets_of(load_library())["dnd35"])
    (made,) = game.recruiter.creatures(State(), {"creature": ident})
    return evolve(cast(Fighter, made), id="beast", name="Beast", side="players", temperament=None)


@pytest.mark.rule("D35-BAS-018")
def test_two_weapons_strike_once_more_with_a_penalty_on_all() -> None:
    arms = (LONGSWORD, evolve(DAGGER, held="off"))
    aria = fighter("Aria", "players", *arms, base_attack=4, strength=14, feats=("two_weapon_fighting",))
    scene = Skirmish(aria, fighter("Orc", "foes", armour=20), cells=NEAR)
    scene.does("aria", "two_weapons")
    scene.attacks("aria", "orc", 10)
    first = scene.one(AttackRolled)
    assert (first.total, {each.name: each.value for each in first.terms}["two_weapons"]) == (10 + 4, -2)
    assert scene.options("aria", "with", action="attack", target="orc") == ("dagger",)
    scene.attacks("aria", "orc", 20, 20, 4, 4, with_="dagger")
    assert scene.said(AttackRolled)[0].total == 20 + 4
    assert {each.name: each.value for each in scene.one(DamageDealt).terms}["strength"] == 2, "half of 2, twice"
    assert "attack" not in scene.offered("aria")
    clumsy = fighter("Aria", "players", LONGSWORD, evolve(LONGSWORD, weapon="other", held="off"), base_attack=4)
    rough = Skirmish(clumsy, fighter("Orc", "foes", armour=20), cells=NEAR)
    rough.does("aria", "two_weapons")
    rough.attacks("aria", "orc", 10)
    assert rough.one(AttackRolled).total == 10 + 4 - 6
    rough.attacks("aria", "orc", 10, with_="other")
    assert rough.one(AttackRolled).total == 10 + 4 - 10


@pytest.mark.rule("D35-BAS-018")
def test_two_weapons_need_the_whole_turn() -> None:
    aria = fighter("Aria", "players", LONGSWORD, evolve(DAGGER, held="off"))
    scene = Skirmish(aria, fighter("Orc", "foes"), cells={"aria": "E10", "orc": "G10"})
    assert "two_weapons" in scene.offered("aria")
    scene.does("aria", "approach", target="orc")
    assert "two_weapons" not in scene.offered("aria")
    assert "two_weapons" not in Skirmish(fighter("Aria"), fighter("Orc", "foes"), cells=NEAR).offered("aria")


@pytest.mark.rule("D35-BAS-010")
def test_natural_weapons_all_strike_in_a_full_attack() -> None:
    troll = creature("troll")
    turn = Turn("beast")
    assert set(follows(turn, troll)) == {"claws", "bite", "unarmed_strike"}
    turn = evolve(turn, swings=1, made=("claws",), standard=True)
    assert set(follows(turn, troll)) == {"claws", "bite"}
    turn = evolve(turn, swings=2, made=("claws", "claws"), move=True)
    assert set(follows(turn, troll)) == {"bite"}
    assert follows(evolve(turn, swings=3, made=("claws", "claws", "bite")), troll) == {}
    assert follows(evolve(turn, restricted=True), troll) == {}
    scene = Skirmish(troll, fighter("Orc", "foes", armour=20, hit_points=90), cells={"beast": "E10", "orc": "G10"})
    for weapon, bonus in (("claws", 9), ("claws", 9), ("bite", 4)):
        scene.attacks("beast", "orc", 10, with_=weapon)
        assert scene.one(AttackRolled).total == 10 + bonus


@pytest.mark.rule("D35-BAS-010")
def test_secondary_natural_weapons_come_with_what_is_held() -> None:
    minotaur = creature("minotaur")
    turn = Turn("beast", swings=1, made=("greataxe",), standard=True)
    found = follows(turn, minotaur)
    assert (found["greataxe"].later, found["gore"].later) == (1, 0)
    assert set(follows(evolve(turn, swings=2, made=("greataxe", "gore")), minotaur)) == {"greataxe", "unarmed_strike"}


@pytest.mark.rule("D35-ATK-002")
@pytest.mark.rule("D35-ATK-003")
@pytest.mark.rule("D35-ATK-004")
@pytest.mark.example("EX-D35-11")
def test_on_the_defensive_and_in_total_defence() -> None:
    aria = fighter("Aria", armour=6, base_attack=7)
    scene = Skirmish(aria, fighter("Orc", "foes", armour=20), cells=NEAR)
    scene.does("aria", "guard")
    assert armour_class(scene.state, scene.who("aria")) == 16, "only whoever attacks fights on the defensive"
    scene.attacks("aria", "orc", 10)
    assert scene.one(AttackRolled).total - 10 == 3
    assert armour_class(scene.state, scene.who("aria")) == 18
    assert "defend" not in scene.offered("aria")
    scene.passes("aria", "orc")
    assert armour_class(scene.state, scene.who("aria")) == 16, "until his next turn begins"
    scene.does("aria", "defend")
    assert armour_class(scene.state, scene.who("aria")) == 20
    assert {"attack", "guard"}.isdisjoint(scene.offered("aria"))
    scene.passes("aria")
    scene.does("orc", "go", to="K10", column="K")
    assert scene.who("orc").cell == "K10"
    assert ("aria", "opportunity") not in scene.asked
