"""What somebody has: drawn before it is thrown, as many of a kind as he has, on the ground where it fell (R20-ACT-007,
-011, R20-WPN-006)."""

from __future__ import annotations

import pytest

from bot.kernel.values import evolve
from bot.rulesets.rpg20.recruit import Rpg20Recruiter
from bot.rulesets.rpg20.sequences.events import SlotEnded
from bot.rulesets.rpg20.shooting.events import DistanceSet
from bot.rulesets.rpg20.state import Fighter
from bot.rulesets.rpg20.weapons import WeaponHeld
from tests.rulesets.rpg20.fray import CATALOGUE, Fray, arm, fighter


def held(who: Fighter) -> list[tuple[str, str]]:
    return [(each.weapon, each.held) for each in who.weapons]


@pytest.mark.rule("R20-ACT-007", "R20-WPN-006")
def test_what_is_put_away_is_drawn_before_it_is_thrown() -> None:
    knives = (arm("long_sword"), arm("throwing_knife", "carried"))
    fray = Fray(fighter("Ana", "players", *knives), fighter("Bor", "foes"), apart=10)
    asked = fray.question("ana")
    choice = asked.filled({"action": "throw", "target": "bor"})
    assert (fray.game.foresee(fray.state, asked, choice) or 0) > 0
    fray.means("ana", "throw", target="bor")
    fray.all_pass("bor")
    fray.acts("ana", 20)
    told = [(each.held, each.reason, each.beside) for each in fray.said(WeaponHeld)]
    assert told == [("second", "drawn", None), ("dropped", "thrown", "bor")]
    assert [each.reason for each in fray.said(SlotEnded) if each.combatant == "ana"] == ["done"]
    # The sword has stayed where it was.
    assert held(fray.who("ana")) == [("long_sword", "main"), ("throwing_knife", "dropped")]


@pytest.mark.rule("R20-ACT-007")
def test_whose_hands_are_full_is_offered_no_throw_of_what_is_put_away() -> None:
    knives = (arm("long_sword"), arm("throwing_knife", "carried"))
    fray = Fray(fighter("Ana", "players", *knives, shield="wooden_rondache"), fighter("Bor", "foes"), apart=10)
    assert "throw" not in fray.offered("ana")


@pytest.mark.rule("R20-RNG-006")
def test_nothing_is_thrown_at_somebody_beyond_its_range() -> None:
    fray = Fray(fighter("Ana", "players", evolve(arm("throwing_knife"), range=20)), fighter("Bor", "foes"), apart=21)
    assert "throw" not in fray.offered("ana")


@pytest.mark.rule("R20-WPN-006", "R20-ACT-011")
def test_two_daggers_are_two_and_whoever_fetches_one_goes_there() -> None:
    daggers = (arm("dagger"), arm("dagger", "carried"))
    fray = Fray(fighter("Ana", "players", *daggers), fighter("Bor", "foes"), apart=10)
    for _ in range(2):
        fray.means("ana", "throw", target="bor")
        fray.all_pass("bor")
        fray.acts("ana", 20)
    assert held(fray.who("ana")) == [("dagger", "dropped")] * 2
    assert {each.beside for each in fray.who("ana").weapons} == {"bor"}
    assert "throw" not in fray.offered("ana")
    fray.means("ana", "draw", with_="dagger")
    fray.all_pass("bor")
    fray.acts("ana")
    gone = fray.said(DistanceSet)[-1]
    assert (gone.combatant, gone.target, gone.metres, gone.reason) == ("ana", "bor", 1, "reached")
    assert sorted(held(fray.who("ana"))) == [("dagger", "dropped"), ("dagger", "main")]
    # The other hand is empty: it takes the second one, and no third is there to be drawn.
    fray.means("ana", "draw", with_="dagger")
    fray.all_pass("bor")
    fray.acts("ana")
    assert sorted(held(fray.who("ana"))) == [("dagger", "main"), ("dagger", "second")]
    assert "draw" not in fray.offered("ana")


@pytest.mark.rule("R20-ACT-011")
def test_what_lies_beside_somebody_stays_where_he_stood() -> None:
    lies = evolve(arm("dagger", "dropped"), beside="bor")
    fray = Fray(fighter("Ana", "players", lies), fighter("Bor", "foes"), fighter("Cid", "foes"), apart=1)
    fray.means("bor", "move", goal="away")
    fray.all_pass("ana", "cid")
    fray.acts("bor")
    (weapon,) = fray.who("ana").weapons
    assert weapon.beside in ("ana", "cid")


def test_a_sheet_with_two_daggers_has_two() -> None:
    thief = CATALOGUE.creatures["orc"].model_copy(update={"main": "dagger", "second": "dagger", "carried": ("dagger",)})  # type: ignore[index]
    made = Rpg20Recruiter(CATALOGUE, None)._weapons(thief)  # type: ignore[arg-type]
    assert [each.held for each in made if each.weapon == "dagger"] == ["main", "second", "carried"]
