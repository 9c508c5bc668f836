"""The edges of special actions (ALT-SPE, ALT-CTR): natural results, renewed contests, what sets a counter off."""

from __future__ import annotations

import pytest

from bot.kernel.errors import Refused
from bot.rulesets.alternatif.combatants.words import SetFlag
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.ordinary.listed import TaskBegun
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.reaction.dice import ActionLost, InitiativePostponed, StatusChanged
from bot.rulesets.alternatif.specials import events as s
from bot.rulesets.alternatif.specials import records as torn
from bot.rulesets.alternatif.specials.counters import PrepareCounter, SayLicence
from bot.rulesets.alternatif.state import Arm
from bot.rulesets.alternatif.tactics import blind as t
from bot.rulesets.alternatif.wounds.events import DamageDealt, FumbleRolled
from tests.rulesets.alternatif.armed import LEFT_SWORD, armed
from tests.rulesets.alternatif.bottes import BASTARD, ana, attempts, bor, holding, opposes, result, up
from tests.rulesets.alternatif.exchange import DAGGER, GM, SPEAR, SWORD, Exchange, Fed, fighter
from tests.rulesets.alternatif.locked import clinched
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
    assert fight.one(FumbleRolled).combatant == "bor"
    assert fight.one(s.SpecialResolved).outcome == "succeeded"


@pytest.mark.rule("ALT-SPE-015")
@pytest.mark.parametrize(("stamina", "fall", "critical"), [(60, 5, "none"), (3, 5, "wear"), (60, 6, "exceptional")])
def test_a_fall_without_6_to_8_is_critical_only_where_it_wears_out(stamina: int, fall: int, critical: str) -> None:
    fight = up(ana(), bor(stamina=stamina))
    attempts(fight, "knock_down")
    opposes(fight, "parry/right", 5, 20, fall, *{"none": [], "wear": [50], "exceptional": [3, 50]}[critical])
    assert fight.one(DamageDealt).critical == critical


# ---- a contest that goes on


@pytest.mark.rule("ALT-SPE-020")
def test_who_pulled_with_both_hands_pulls_with_both_again() -> None:
    """4 + 2 + 2 against 3 + 2 + 3; then two d6 for each of them again."""
    fight = gripped(4, 2, 3, 2, hands="both_hands")
    assert fight.one(torn.GripTested).outcome == "tie"
    fight.answers("ana", pull="pull")
    fight.answers("bor", 6, 6, 1, 1, pull="pull")
    tested = fight.one(torn.GripTested)
    assert (tested.faces, tested.total, tested.other_faces, tested.outcome) == ((6, 6), 14, (1, 1), "taken")


@pytest.mark.rule("ALT-SPE-020")
def test_neither_of_the_two_is_exposed_to_the_other_but_both_to_a_third() -> None:
    fight = up(
        holding(ana(bm=9, str_std=2), BASTARD),
        holding(bor(str_std=3), SPEAR),
        fighter("Cid", stamina=60),
        fighter("Dan", "others", stamina=60),
    )
    fight.notes(Engage(GM, "cid", "bor"))
    fight.notes(Engage(GM, "ana", "dan"))
    attempts(fight, "weapon_capture", whom="bor")
    opposes(fight, "parry/both", 2, 16)
    fight.answers("ana", 5, 3, 1, grab="one_hand")
    guards = {each.combatant: each.guard for each in fight.said(TaskBegun)}
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
    fight.notes(PrepareCounter(GM, "cassandra", "breakthrough", "guard", flank=flank), 3)
    announced = fight.one(s.CounterAnnounced)
    assert (announced.flank, announced.piece) == (passed, None)


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
    fight.notes(PrepareCounter(GM, "cassandra", "disarm", "guard", piece=piece), 3)
    assert fight.one(s.CounterAnnounced).piece == piece


# ---- in the dark


@pytest.mark.rule("ALT-TAC-008", "ALT-SPE-031")
def test_a_parry_in_the_dark_that_goes_astray_costs_what_a_parry_costs() -> None:
    """Bor's sword, due in 30, goes on the defensive: half a d10 later."""
    fight = Exchange(ana(), bor(), fighter("Cid", stamina=60))
    fight.stands_by("cid")
    fight.attacks("bor", "ana", 9)
    fight.notes(SetInitiative(GM, "bor", 30))
    fight.attacks("ana", "bor", 5)
    tool(fight, tool="light", words="dark")
    attempts(fight, "push")
    opposes(fight, "parry/right", Fed(50, 100, why="astray"), Fed(51, 100, why="astray"), Fed(12, why="special-right"))
    assert fight.said(t.GropedInTheDark)[0].outcome == "astray"
    assert fight.said(s.SpecialParried) == []
    assert (fight.one(StatusChanged).combatant, fight.one(StatusChanged).status) == ("bor", "defensive")
    assert fight.one(InitiativePostponed).segment == 35


@pytest.mark.rule("ALT-CTR-003", "ALT-SUR-002")
def test_who_is_surprised_counters_nothing() -> None:
    fight = waits("disarm")
    strikes_in(fight, 9)
    fight.notes(SetFlag(GM, "cassandra", "surprised", True))
    fight.strikes("guard", "cassandra", 2, 4)
    assert fight.said(s.SpecialAttempted) == []


@pytest.mark.rule("ALT-CTR-001", "ALT-WRE-015")
def test_a_wrestler_prepares_no_counter_attack() -> None:
    fight = clinched()
    with pytest.raises(Refused, match="alternatif-clinched"):
        fight.notes(PrepareCounter(GM, "bor", "disarm", "ana"))


# ---- what is possible


@pytest.mark.rule("ALT-SPE-021")
@pytest.mark.parametrize(("thing", "lost"), [("bor/right", "longsword"), ("bor/left", "dagger")])
def test_of_two_weapons_the_one_that_was_named_flies(thing: str, lost: str) -> None:
    fight = up(ana(bm=9), armed("Bor", SWORD, DAGGER, side="others", stamina=60))
    left = fight.question("ana").legal({"target": "special", "how": "disarm"})
    assert left is not None
    (field,) = left
    assert len(field.options) == 2
    named = next(each for each in field.options if each.endswith(thing.partition("/")[2]))
    attempts(fight, "disarm", thing=named)
    fight.answers("bor", 5, 18, oppose="attack/right", also="-")
    assert [each.weapon for each in fight.who("bor").dropped] == [lost]


@pytest.mark.rule("ALT-SPE-034", "ALT-SPE-030")
@pytest.mark.parametrize(("suffers", "offered"), [("all", True), ("none", False)])
def test_nothing_special_is_offered_in_answer_to_one_against_whom_nothing_is_possible(
    suffers: str, offered: bool
) -> None:
    fight = up()
    fight.notes(SayLicence(GM, "ana", suffers)) if suffers != "all" else None
    attempts(fight, "disarm")
    assert ("special" in fight.question("bor", "oppose").fields[0].options) is offered


@pytest.mark.rule("ALT-SPE-014", "ALT-SPE-009")
def test_who_lies_already_is_pushed_but_not_thrown_down() -> None:
    fight = up()
    fight.notes(SetFlag(GM, "bor", "prone"))
    left = fight.question("ana").legal({"target": "special"})
    assert left is not None
    assert "knock_down" not in left[0].options
    attempts(fight, "push")
    assert fight.one(s.SpecialAttempted).special == "push"


@pytest.mark.rule("ALT-SPE-014", "ALT-SPE-028")
def test_who_was_thrown_down_meanwhile_is_not_thrown_down_again() -> None:
    """Ana has decided, Cid still thinks: by the game master's word Bor falls before either shows what he does."""
    fight = Exchange(ana(), fighter("Cid", stamina=60), bor(), closed_choices=False)
    fight.stands_by("bor")
    fight.attacks("cid", "bor", 5)
    fight.attacks("ana", "bor", 5)
    attempts(fight, "knock_down")
    fight.notes(SetFlag(GM, "bor", "prone"))
    fight.answers("cid", 2, target="bor")
    assert fight.said(s.SpecialAttempted) == []
    assert [(each.combatant, each.reason) for each in fight.said(ActionLost)] == [("ana", "no_target")]


@pytest.mark.rule("ALT-SPE-014", "ALT-SPE-028")
def test_who_had_chosen_to_throw_him_down_is_asked_anew_when_nobody_has_shown_anything() -> None:
    fight = Exchange(ana(), fighter("Cid", stamina=60), bor(), closed_choices=True)
    fight.stands_by("bor")
    fight.attacks("cid", "bor", 5)
    fight.attacks("ana", "bor", 5)
    attempts(fight, "knock_down")
    assert fight.awaited == ["cid"]
    fight.notes(SetFlag(GM, "bor", "prone"))
    assert fight.awaited == ["ana", "cid"]


# ---- letting go


@pytest.mark.rule("ALT-SPE-020")
def test_whoever_has_grabbed_it_may_let_go_and_the_owner_keeps_it() -> None:
    fight = gripped(5, 3, 1)
    tasks = {each.combatant: (each.first, each.last) for each in fight.said(TaskBegun)}
    assert tasks == {"ana": (6, 6), "bor": (6, 6)}
    fight.answers("ana", pull="let_go")
    fight.answers("bor", pull="pull")
    assert fight.one(torn.GripReleased).combatant == "ana"
    assert fight.said(torn.WeaponCaptured) == []
    assert fight.who("bor").main.arm.weapon == "spear"
    assert fight.who("ana").contacts == ()
    assert fight.who("bor").initial


@pytest.mark.rule("ALT-SPE-020")
def test_each_hand_is_a_d6_and_who_has_pulled_again_is_busy_no_more() -> None:
    fight = gripped(5, 3, 1)
    fight.answers("ana", pull="pull")
    six = [Fed(face, 6, why="grip") for face in (6, 1, 2)]
    fight.answers("bor", *six, pull="pull")
    tested = fight.one(torn.GripTested)
    assert (tested.faces, tested.total, tested.other_faces, tested.other_total) == ((6,), 8, (1, 2), 6)
    assert (fight.who("ana").task, fight.who("bor").task) == (None, None)


@pytest.mark.rule("ALT-SPE-020")
@pytest.mark.parametrize(("arm", "hands"), [(SWORD, 1), (SPEAR, 2)])
def test_the_owner_has_a_d6_for_each_hand_on_his_weapon(arm: Arm, hands: int) -> None:
    fight = up(holding(ana(bm=12), BASTARD), holding(bor(), arm))
    attempts(fight, "weapon_capture")
    opposes(fight, f"parry/{arm.hand}", 2, 17)
    fight.answers("ana", 6, *([1] * hands), grab="one_hand")
    tested = fight.one(torn.GripTested)
    assert (tested.other_faces, tested.other_total) == ((1,) * hands, hands)
