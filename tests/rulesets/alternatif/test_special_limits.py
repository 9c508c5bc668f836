"""The edges of special actions (ALT-SPE, ALT-CTR): natural results, renewed contests, what sets a counter off."""

from __future__ import annotations

import pytest

from bot.kernel.errors import Refused
from bot.rulesets.alternatif import events as e
from bot.rulesets.alternatif import notes
from bot.rulesets.alternatif.specials import events as s
from bot.rulesets.alternatif.specials.counters import PrepareCounter
from bot.rulesets.alternatif.tactics import events as t
from tests.rulesets.alternatif.armed import LEFT_SWORD, armed
from tests.rulesets.alternatif.bottes import BASTARD, ana, attempts, bor, holding, opposes, result, up
from tests.rulesets.alternatif.exchange import GM, SPEAR, SWORD, Exchange, Fed, fighter
from tests.rulesets.alternatif.test_counter_attacks import strikes_in, waits
from tests.rulesets.alternatif.test_special_outcomes import gripped
from tests.rulesets.alternatif.test_tactics import tool

# ---- natural results


@pytest.mark.rule("ALT-SPE-007")
@pytest.mark.parametrize(("own", "theirs"), [(1, 1), (1, 2)])
def test_a_natural_1_fails_whatever_opposes_it(own: int, theirs: int) -> None:
    """Ana's 16 is above Bor's; against an attack that has failed itself it fails, too."""
    fight = up(ana(bm=12))
    attempts(fight, "push")
    opposes(fight, "attack/right", theirs, *([6] if theirs == 1 else []), own)
    assert result(fight) == ("failed", 16, theirs + 6)
    assert "bor" in fight.who("ana").contacts


@pytest.mark.rule("ALT-SPE-010", "ALT-SPE-007")
@pytest.mark.parametrize(("bonus", "against", "cells"), [(16, 20, 1), (9, 13, 1), (8, 12, 1), (4, 8, 2), (3, 7, 2)])
def test_a_failed_attack_counts_for_the_distance_and_for_a_cell_at_least(bonus: int, against: int, cells: int) -> None:
    """Ana's 13 against what a natural 1 of Bor's makes."""
    fight = up(ana(bm=0), bor(bm=bonus))
    attempts(fight, "push")
    opposes(fight, "attack/right", 1, 6, 10)
    assert result(fight) == ("succeeded", 13, against)
    assert fight.one(s.SpecialResolved).cells == cells


@pytest.mark.rule("ALT-SPE-031", "ALT-CRI-010")
def test_a_parry_of_natural_1_fumbles() -> None:
    fight = up()
    attempts(fight, "push")
    opposes(fight, "parry/right", 1, 4, 12)
    assert fight.one(e.FumbleRolled).combatant == "bor"
    assert fight.one(s.SpecialResolved).outcome == "succeeded"


@pytest.mark.rule("ALT-SPE-015")
@pytest.mark.parametrize(("stamina", "fall", "critical"), [(60, 5, "none"), (3, 5, "wear"), (60, 6, "exceptional")])
def test_a_fall_without_6_to_8_is_critical_only_where_it_wears_out(stamina: int, fall: int, critical: str) -> None:
    fight = up(ana(), bor(stamina=stamina))
    attempts(fight, "knock_down")
    opposes(fight, "parry/right", 5, 20, fall, *{"none": [], "wear": [50], "exceptional": [3, 50]}[critical])
    assert fight.one(e.DamageDealt).critical == critical


# ---- a contest that goes on


@pytest.mark.rule("ALT-SPE-020")
def test_who_pulled_with_both_hands_pulls_with_both_again() -> None:
    """4 + 2 + 2 against 3 + 2 + 3; then two d6 for each of them again."""
    fight = gripped(4, 2, 3, 2, hands="both_hands")
    assert fight.one(s.GripTested).outcome == "tie"
    fight.answers("ana", pull="pull")
    fight.answers("bor", 6, 6, 1, 1, pull="pull")
    tested = fight.one(s.GripTested)
    assert (tested.faces, tested.total, tested.other_faces, tested.outcome) == ((6, 6), 14, (1, 1), "taken")


@pytest.mark.rule("ALT-SPE-020")
def test_neither_of_the_two_is_exposed_to_the_other_but_both_to_a_third() -> None:
    fight = up(
        holding(ana(bm=9, str_std=2), BASTARD),
        holding(bor(str_std=3), SPEAR),
        fighter("Cid", stamina=60),
        fighter("Dan", "others", stamina=60),
    )
    fight.notes(notes.Engage(GM, "cid", "bor"))
    fight.notes(notes.Engage(GM, "ana", "dan"))
    attempts(fight, "weapon_capture", whom="bor")
    opposes(fight, "parry/both", 2, 16)
    fight.answers("ana", 5, 3, 1, grab="one_hand")
    guards = {each.combatant: each.guard for each in fight.said(e.TaskBegun)}
    assert guards == {"ana": ("dan",), "bor": ("cid",)}


# ---- counter-attacks


@pytest.mark.rule("ALT-CTR-003")
def test_a_special_action_sets_it_off_like_an_attack() -> None:
    """Any regular action of melee aimed at her: the guard's disarm in 9 meets her counter-disarm."""
    fight = waits("disarm")
    strikes_in(fight, 9)
    fight.answers("guard", target="special", how="disarm")
    assert [(each.combatant, each.occasion) for each in fight.said(s.SpecialAttempted)] == [
        ("cassandra", "counter"),
        ("guard", "regular"),
    ]


@pytest.mark.rule("ALT-CTR-002", "ALT-SPE-024")
@pytest.mark.parametrize(("flank", "passed"), [("left", "left"), ("right", "right"), (None, "right")])
def test_a_counter_breakthrough_passes_the_side_that_was_named(flank: str | None, passed: str) -> None:
    fight = Exchange(fighter("Cassandra"), fighter("Guard", "others"))
    fight.notes(PrepareCounter(GM, "cassandra", "breakthrough", "guard", flank=flank), 3)  # type: ignore[arg-type]
    assert fight.one(s.CounterAnnounced).flank == passed


@pytest.mark.rule("ALT-CTR-006")
def test_only_the_same_one_against_the_same_enemy_is_announced_already() -> None:
    fight = Exchange(fighter("Cassandra"), fighter("Guard", "others"))
    fight.notes(PrepareCounter(GM, "cassandra", "breakthrough", "guard"), 3)
    with pytest.raises(Refused, match="alternatif-counter-already"):
        fight.notes(PrepareCounter(GM, "cassandra", "breakthrough", "guard"))
    fight.notes(PrepareCounter(GM, "cassandra", "disarm", "guard"))
    assert fight.one(s.CounterAnnounced).special == "disarm"


@pytest.mark.rule("ALT-CTR-001", "ALT-SPE-021")
@pytest.mark.parametrize("piece", ["right", "left"])
def test_a_counter_disarm_is_for_the_weapon_that_was_named(piece: str) -> None:
    dagger = armed("Guard", SWORD, LEFT_SWORD, side="others")
    fight = Exchange(fighter("Cassandra"), dagger)
    fight.notes(PrepareCounter(GM, "cassandra", "disarm", "guard", piece=piece), 3)  # type: ignore[arg-type]
    assert fight.one(s.CounterAnnounced).piece == piece


# ---- in the dark


@pytest.mark.rule("ALT-TAC-008", "ALT-SPE-031")
def test_a_parry_in_the_dark_that_goes_astray_costs_what_a_parry_costs() -> None:
    """Bor's sword, due in 30, goes on the defensive: half a d10 later."""
    fight = Exchange(ana(), bor(), fighter("Cid", stamina=60))
    fight.stands_by("cid")
    fight.attacks("bor", "ana", 9)
    fight.notes(notes.SetInitiative(GM, "bor", 30))
    fight.attacks("ana", "bor", 5)
    tool(fight, tool="light", words="dark")
    attempts(fight, "push")
    opposes(fight, "parry/right", Fed(50, 100, why="astray"), Fed(51, 100, why="astray"), Fed(12, why="special-right"))
    assert fight.said(t.GropedInTheDark)[0].outcome == "astray"
    assert fight.said(s.SpecialParried) == []
    assert (fight.one(e.StatusChanged).combatant, fight.one(e.StatusChanged).status) == ("bor", "defensive")
    assert fight.one(e.InitiativePostponed).segment == 35
