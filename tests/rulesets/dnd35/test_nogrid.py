"""Play without a grid under the 3.5 rules: distances are what the game master says, or what moves make of them."""

from __future__ import annotations

import pytest

from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.charging.actions import ChargeBegun, WithdrawalBegun
from bot.rulesets.dnd35.cover.circumstances import SayGround
from bot.rulesets.dnd35.movement.events import MoveBegun, MoveEnded
from bot.rulesets.dnd35.movement.ways import Place, SayDistance, SayStretch
from bot.rulesets.dnd35.opportunities import OpportunityTaken
from bot.rulesets.dnd35.people import Join
from bot.rulesets.shared.people import Leave
from tests.rulesets.dnd35.skirmish import GM, LONGBOW, LONGSPEAR, LONGSWORD, Skirmish, fighter
from tests.rulesets.dnd35.told import Told, duel

# ---- who stands where


@pytest.mark.rule("D35-BAS-011")
def test_companions_are_side_by_side_and_foes_as_far_as_the_table_has_it() -> None:
    s = Told(fighter("Ana", initiative=20), fighter("Bor"), fighter("Orc", "foes"), gap=12)
    assert (s.gap("ana", "bor"), s.gap("ana", "orc"), s.gap("bor", "orc")) == (150, 1200, 1200)
    assert all(each.cell is None for each in s.state.combatants.values())


@pytest.mark.rule("D35-BAS-011")
def test_whoever_comes_late_is_somewhere_at_once_and_whoever_leaves_is_nowhere() -> None:
    s = duel()
    s.notes(Join(GM, (fighter("Cid", initiative=5),)))
    assert (s.gap("ana", "cid"), s.gap("orc", "cid")) == (150, 900)
    s.notes(Leave(GM, "cid"))
    assert "cid" not in s.who("ana").gaps
    assert "cid" not in s.who("orc").gaps


def test_what_only_a_grid_has_is_refused() -> None:
    s = duel()
    assert s.refusal(Place(GM, "ana", "E5")) == "dnd35-no-map"
    assert s.refusal(SayGround(GM, ("E5",), "obstacle")) == "dnd35-no-map"
    assert "go" not in s.offered("ana")


def test_on_a_grid_nobody_says_distances() -> None:
    s = Skirmish(fighter("Ana", initiative=20), fighter("Orc", "foes"))
    assert s.refusal(SayDistance(GM, "ana", "orc", 900)) == "dnd35-has-map"
    assert s.refusal(SayStretch(GM, "ana", "difficult")) == "dnd35-has-map"


# ---- going


@pytest.mark.rule("D35-BAS-019")
def test_somebody_goes_as_near_as_the_weapon_needs() -> None:
    s = duel()
    s.does("ana", "approach", target="orc")
    assert s.one(MoveBegun).metres == "7.5"
    assert s.one(MoveEnded).distances == {"orc": "1.5"}
    assert s.gap("ana", "orc") == 150


@pytest.mark.rule("D35-BAS-019")
def test_somebody_too_far_comes_as_near_as_a_move_brings() -> None:
    s = duel(apart=3000)
    s.does("ana", "approach", target="orc")
    assert s.gap("ana", "orc") == 2100


@pytest.mark.rule("D35-BAS-019")
def test_difficult_ground_costs_double_and_nobody_charges_over_it() -> None:
    s = duel(apart=3000)
    s.notes(SayStretch(GM, "ana", "difficult"))
    assert not {"charge", "run", "step"} & {*s.offered("ana")}
    s.does("ana", "approach", target="orc")
    assert s.one(MoveBegun).metres == "4.5"
    assert s.gap("ana", "orc") == 2550


@pytest.mark.rule("D35-MOV-001", "D35-MOV-007")
def test_where_nothing_leads_straight_there_nobody_charges_nor_runs() -> None:
    s = duel(apart=3000)
    assert "run" in s.offered("ana")
    s.notes(SayStretch(GM, "ana", "winding"))
    assert not {"charge", "run"} & {*s.offered("ana")}
    s.notes(SayStretch(GM, "ana", "clear"))
    assert "run" in s.offered("ana")


@pytest.mark.rule("D35-BAS-019")
def test_a_move_brings_one_nearer_to_those_beside_its_goal_and_leaves_those_behind_whom_one_stood_near() -> None:
    people = [fighter("Ana", initiative=20), fighter("Bor"), fighter("Cid"), fighter("Orc", "foes")]
    people += [fighter("Wolf", "foes"), fighter("Rat", "foes")]
    apart = {"orc|wolf": 150, "orc|rat": 1500, "ana|cid": 1200}
    s = Told(*people, apart=apart)
    s.does("ana", "approach", target="orc")
    assert {each: s.gap("ana", each) for each in ("orc", "wolf")} == {"orc": 150, "wolf": 150}
    assert s.gap("ana", "bor") == 150 + 750
    # Of those who stood elsewhere nothing is known.
    assert (s.gap("ana", "cid"), s.gap("ana", "rat")) == (1200, 900)


@pytest.mark.rule("D35-ACT-003")
def test_a_short_step_goes_towards_somebody_or_back_and_provokes_nothing() -> None:
    s = duel(apart=150)
    assert s.options("ana", "target", action="step") == ("away",)
    s.does("ana", "step", target="away")
    assert not s.said(OpportunityTaken)
    assert s.gap("ana", "orc") == 300
    s.passes("ana")
    assert s.options("orc", "target", action="step") == ("away", "ana")
    s.does("orc", "step", target="ana")
    assert s.gap("ana", "orc") == 150


# ---- who may strike at it


@pytest.mark.rule("D35-AOO-001", "D35-BAS-012")
def test_whoever_leaves_a_foe_gives_an_opening() -> None:
    s = duel(apart=150)
    s.does("ana", "leave")
    assert s.asked == [("orc", "opportunity")]
    s.answers("orc", 10, 5, opportunity="strike")
    assert s.one(AttackRolled).combatant == "orc"
    assert s.gap("ana", "orc") == 150 + 900


@pytest.mark.rule("D35-BAS-012")
def test_whoever_comes_through_what_a_long_weapon_threatens_gives_an_opening() -> None:
    s = duel(foe=(LONGSPEAR,))
    s.does("ana", "approach", target="orc")
    assert s.asked == [("orc", "opportunity")]
    # It is asked before the square two away is left: the spear does not reach one that is next to it.
    assert s.gap("ana", "orc") == 300


@pytest.mark.rule("D35-BAS-012")
def test_a_long_weapon_strikes_at_double_reach_and_nobody_nearer() -> None:
    s = Told(fighter("Ana", "players", LONGSPEAR, initiative=20), fighter("Orc", "foes"), apart={"ana|orc": 400})
    assert "attack" not in s.offered("ana")
    s.notes(SayDistance(GM, "ana", "orc", 300))
    assert s.options("ana", "with", action="attack", target="orc") == ("longspear",)
    s.notes(SayDistance(GM, "ana", "orc", 150))
    assert "attack" not in s.offered("ana")


@pytest.mark.rule("D35-MOV-011")
def test_a_withdrawal_leaves_the_first_square_unharmed_and_no_other() -> None:
    s = duel(apart=150)
    s.does("ana", "withdraw")
    assert s.one(WithdrawalBegun).metres == "18"
    assert not s.said(OpportunityTaken)
    assert s.gap("ana", "orc") == 150 + 1800
    far = duel(apart=150, foe=(LONGSPEAR, LONGSWORD))
    far.does("ana", "withdraw")
    # The sword would have struck in the first square; the spear does in the next.
    assert far.asked == [("orc", "opportunity")]
    assert far.gap("ana", "orc") == 300


@pytest.mark.rule("D35-MOV-011")
def test_somebody_withdraws_to_a_companion() -> None:
    s = Told(
        fighter("Ana", initiative=20),
        fighter("Bor"),
        fighter("Orc", "foes"),
        apart={"ana|orc": 150, "ana|bor": 1200, "bor|orc": 1200},
    )
    s.does("ana", "withdraw_to", target="bor")
    assert (s.gap("ana", "bor"), s.gap("ana", "orc")) == (150, 150 + 1050)


# ---- charging and shooting


@pytest.mark.rule("D35-MOV-001", "D35-MOV-002")
@pytest.mark.parametrize(("apart", "possible"), [(300, False), (450, True), (1950, True), (2100, False)])
def test_a_charge_goes_three_metres_at_least_and_twice_the_speed_at_most(apart: int, possible: bool) -> None:
    assert ("charge" in duel(apart=apart).offered("ana")) == possible


@pytest.mark.rule("D35-MOV-001", "D35-MOV-002")
def test_a_charge_ends_beside_its_target_with_one_attack() -> None:
    s = duel(apart=1200)
    s.does("ana", "charge", 10, 4, target="orc", **{"with": "longsword"})
    assert s.one(ChargeBegun).metres == "10.5"
    assert "charge" in [each.name for each in s.one(AttackRolled).terms]
    assert s.gap("ana", "orc") == 150


@pytest.mark.rule("D35-BAS-013")
@pytest.mark.parametrize(("apart", "term"), [(3000, 0), (3100, -2), (9000, -4)])
def test_a_shot_loses_two_for_each_increment_of_what_the_game_master_has_said(apart: int, term: int) -> None:
    s = Told(fighter("Ana", "players", LONGBOW, initiative=20), fighter("Orc", "foes"), apart={"ana|orc": apart})
    s.attacks("ana", "orc", 5, with_="longbow")
    assert sum(each.value for each in s.one(AttackRolled).terms if each.name == "range") == term
