"""Cases worked out from the text and its ledger before anybody looked at the code: charges, runs, withdrawals,
squeezing."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.decisions import NOTHING
from bot.kernel.values import evolve
from bot.rulesets.dnd35.charging.actions import ChargeBegun, WithdrawalBegun
from bot.rulesets.dnd35.mounts.riding import Saddle
from bot.rulesets.dnd35.movement import ways
from bot.rulesets.dnd35.people import Join
from bot.rulesets.dnd35.postures import SetCondition
from bot.rulesets.dnd35.running.endurance import EnduranceRolled, RunBegun
from tests.rulesets.dnd35.casework import BESIDE, class_of, goes, reachable, rolled
from tests.rulesets.dnd35.skirmish import GM, LONGBOW, LONGSPEAR, LONGSWORD, Skirmish, fighter, horse
from tests.rulesets.dnd35.test_cover import walled

SWORD = {"with": "longsword"}


def charges(orc: str, *, aria: dict[str, Any] | None = None, others: dict[str, str] | None = None) -> Skirmish:
    people = fighter("Aria", **(aria or {})), fighter("Orc", "foes", hit_points=60)
    more = others or {}
    return Skirmish(*people, *(fighter(each.title()) for each in more), cells={"aria": "A4", "orc": orc, **more})


# ---- charges


@pytest.mark.rule("D35-MOV-001", "D35-BAS-019")
@pytest.mark.parametrize(("orc", "metres"), [("D4", "3"), ("D7", "4.5"), ("H4", "9")])
def test_a_charge_ends_on_the_nearest_square_from_which_one_strikes(orc: str, metres: str) -> None:
    """Two diagonals are three squares."""
    scene = charges(orc)
    scene.does("aria", "charge", 2, target="orc", **SWORD)
    assert scene.one(ChargeBegun).metres == metres


@pytest.mark.rule("D35-MOV-001", "D35-BAS-012")
def test_a_long_spear_stops_a_charge_at_two_squares() -> None:
    people = fighter("Aria", "players", LONGSPEAR), fighter("Orc", "foes", hit_points=60)
    scene = Skirmish(*people, cells={"aria": "A4", "orc": "F4"})
    scene.does("aria", "charge", 2, target="orc", **{"with": "longspear"})
    assert (scene.who("aria").cell, scene.one(ChargeBegun).metres) == ("D4", "4.5")
    near = Skirmish(*people, cells={"aria": "A4", "orc": "D4"})
    assert "charge" not in near.offered("aria") or "longspear" not in near.options(
        "aria", "with", action="charge", target="orc"
    ), "after 1.5 m he strikes"


@pytest.mark.rule("D35-MOV-001")
def test_whoever_lies_helpless_is_not_in_the_way_of_a_charge() -> None:
    down = fighter("Bor", hit_points=-3, hit_points_max=20, stable=True, shown="dying")
    scene = Skirmish(fighter("Aria"), fighter("Orc", "foes"), down, cells={"aria": "A4", "orc": "G4", "bor": "C4"})
    assert "charge" in scene.offered("aria")


@pytest.mark.rule("D35-MOV-001")
def test_no_charge_through_a_wall() -> None:
    """Round it one would not go straight."""
    people = fighter("Aria"), fighter("Orc", "foes")
    scene = walled(*people, cells={"aria": "A4", "orc": "G4"}, ground={"obstacle": ("C3", "C4", "C5")})
    assert "charge" not in scene.offered("aria")


@pytest.mark.rule("D35-MOV-004", "D35-ACT-003")
def test_neither_before_nor_after_a_charge_is_there_a_step() -> None:
    scene = charges("G4")
    scene.does("aria", "step", to="A5")
    assert "charge" not in scene.offered("aria")


@pytest.mark.rule("D35-MOV-001", "D35-ACT-002")
def test_after_a_move_or_an_attack_nobody_charges() -> None:
    scene = charges("L4")
    goes(scene, "aria", "B4")
    assert "charge" not in scene.offered("aria")


@pytest.mark.rule("D35-MOV-003", "D35-BAS-021")
def test_a_charger_is_open_until_his_own_next_turn() -> None:
    scene = charges("G4")
    scene.does("aria", "charge", 2, target="orc", **SWORD)
    scene.attacks("orc", "aria", 5)
    assert rolled(scene)[1] == 8
    scene.passes("orc") if scene.asked == [("orc", "declare")] else None
    assert class_of(scene, "aria") == 10


@pytest.mark.rule("D35-MOV-001")
def test_a_knight_move_is_a_straight_line_as_well() -> None:
    """Straight is any line, not only along and across the squares: nothing is in the way between A4 and G6."""
    assert "charge" in charges("G6").offered("aria")


# ---- runs


@pytest.mark.rule("D35-MOV-007")
@pytest.mark.parametrize(("factor", "speed", "row"), [(4, 900, 25), (3, 600, 13), (4, 600, 17)])
def test_how_far_one_runs(factor: int, speed: int, row: int) -> None:
    scene = Skirmish(
        fighter("Aria", run=factor, speed=speed),
        fighter("Orc", "foes"),
        cells={"aria": "A1", "orc": "Z99"},
        heavy_run=3,
    )
    assert scene.options("aria", "to", action="run", heading="south")[-1] == f"A{row}"


@pytest.mark.rule("D35-MOV-008", "D35-AOO-001")
def test_whoever_runs_past_somebody_is_struck_at_without_his_dexterity() -> None:
    aria = fighter("Aria", dexterity=16, armour=4, dodge=1)
    scene = Skirmish(aria, fighter("Orc", "foes", met=True), cells={"aria": "A1", "orc": "B3"})
    scene.does("aria", "run", heading="south", to="A25")
    scene.answers("orc", 2, opportunity="strike")
    assert rolled(scene)[1] == 14
    assert scene.who("aria").cell == "A25"


@pytest.mark.rule("D35-MOV-009", "D35-MOV-010")
def test_the_first_check_is_against_10_and_a_failure_rests_for_ten_rounds() -> None:
    """The ledger: failed in round 14, no running in rounds 14 to 23."""
    scene = Skirmish(
        fighter("Aria", constitution=12, ran=12, ran_at=0), fighter("Orc", "foes"), cells={"aria": "A1", "orc": "Z99"}
    )
    far = {"heading": "south", "to": "A25"}
    # Constitution +1: a 9 will do; the way itself is rolled for by nobody.
    assert scene.game.chance(scene.state, scene.question("aria"), {"action": "run", **far}) == pytest.approx(0.6)
    assert scene.game.chance(scene.state, scene.question("aria"), {"action": "go", "to": "A2"}) is None
    scene.does("aria", "run", 9, **far)
    assert (scene.one(EnduranceRolled).against, scene.one(EnduranceRolled).success) == (10, True)
    assert scene.said(RunBegun)


@pytest.mark.rule("D35-HPS-001", "D35-MOV-007")
def test_at_0_nobody_runs() -> None:
    scene = Skirmish(
        fighter("Aria", hit_points=0, hit_points_max=20, shown="disabled"),
        fighter("Orc", "foes"),
        cells={"aria": "A1", "orc": "Z99"},
    )
    assert "run" not in scene.offered("aria")


# ---- withdrawing


@pytest.mark.rule("D35-MOV-011")
def test_the_second_square_of_a_retreat_exposes() -> None:
    people = fighter("Ugh", "foes", LONGSPEAR), fighter("Orc", "foes"), fighter("Aria")
    scene = Skirmish(*people, cells={"aria": "E10", "orc": "F10", "ugh": "D12"})
    scene.passes("ugh", "orc")
    assert "withdraw" in scene.offered("aria")
    scene.does("aria", "withdraw")
    assert ("orc", "opportunity") not in scene.asked


@pytest.mark.rule("D35-MOV-011", "D35-CAM-005")
def test_whom_one_does_not_see_one_does_not_withdraw_from() -> None:
    people = fighter("Orc", "foes"), fighter("Ugh", "foes"), fighter("Aria")
    scene = Skirmish(*people, cells={"aria": "E10", "orc": "F10", "ugh": "M10"})
    scene.passes("orc", "ugh")
    scene.notes(SetCondition(GM, "orc", "invisible", True))
    scene.does("aria", "withdraw")
    assert ("orc", "opportunity") in scene.asked


@pytest.mark.rule("D35-MOV-011", "D35-ACT-002")
def test_a_retreat_is_the_whole_turn_and_twice_as_far() -> None:
    people = fighter("Orc", "foes"), fighter("Aria")
    scene = Skirmish(*people, cells={"aria": "M20", "orc": "N20"})
    scene.passes("orc")
    scene.does("aria", "withdraw")
    assert scene.one(WithdrawalBegun).metres == "18"
    assert scene.asked == [("orc", "declare")]


@pytest.mark.rule("D35-MOV-011", "D35-ACT-002")
def test_after_an_attack_or_a_step_nobody_withdraws() -> None:
    scene = Skirmish(fighter("Aria"), fighter("Orc", "foes"), cells=BESIDE)
    scene.does("aria", "step", to="D10")
    assert "withdraw" not in scene.offered("aria")


# ---- squeezing


@pytest.mark.rule("D35-MOV-013")
def test_an_ogre_in_a_corridor_of_one_square() -> None:
    """Three squares of corridor, F to H, cost six: from E10, squeezed, with 9 m."""
    ogre, aria = fighter("Ogre", "foes", size="large", initiative=30), fighter("Aria")
    walls = tuple(f"{column}{row}" for column in "FGH" for row in (*range(1, 10), *range(11, 30)))
    scene = walled(ogre, aria, cells={"ogre": "D10", "aria": "Z90"}, ground={"obstacle": walls})
    assert not {"F10", "G10", "H10"} & reachable(scene, "ogre"), "he is twice as wide"
    scene.does("ogre", "squeeze")
    assert scene.who("ogre").has("squeezed")
    assert class_of(scene, "ogre") == 10 - 1 - 4
    goes(scene, "ogre", "F10")
    assert "unsqueeze" not in scene.offered("ogre"), "there is no room for it"
    assert scene.refusal(SetCondition(GM, "ogre", "squeezed", False)) == "dnd35-no-room"
    found = ways.reached(scene.state, scene.who("ogre"), 6)
    assert (found["H10"].cost, found["I10"].cost, "J10" in found) == (4, 6, False)
    goes(scene, "ogre", "I10")
    assert scene.asked == [("aria", "declare")], "both moves are made, and what costs nothing asks nobody"
    scene.passes("aria")
    scene.does("ogre", "unsqueeze", to="I10")
    assert (scene.who("ogre").width, class_of(scene, "ogre")) == (2, 9)


@pytest.mark.rule("D35-MOV-014")
def test_squeezed_one_is_easier_to_hit_and_strikes_worse() -> None:
    scene = Skirmish(fighter("Orc", "foes", armour=6), fighter("Aria", base_attack=5), cells=BESIDE)
    scene.notes(SetCondition(GM, "orc", "squeezed", True))
    assert class_of(scene, "orc") == 12
    scene.attacks("orc", "aria", 10)
    assert rolled(scene)[0] == 6


@pytest.mark.rule("D35-MOV-016")
@pytest.mark.parametrize(("size", "passes"), [("gargantuan", True), ("huge", False)])
def test_three_sizes_are_enough_for_a_human(size: Any, passes: bool) -> None:
    giant = fighter("Giant", "foes", size=size)
    scene = Skirmish(fighter("Aria"), giant, cells={"aria": "D12", "giant": "E11"})
    width = scene.who("giant").width
    beyond = f"{chr(ord('E') + width)}12"
    found = ways.reached(scene.state, scene.who("aria"), width + 1)
    assert (beyond in found) is passes


@pytest.mark.rule("D35-MOV-016", "D35-BAS-019")
def test_a_giant_walks_over_the_small() -> None:
    giant = fighter("Giant", "players", size="huge")
    scene = Skirmish(giant, fighter("Pip", "foes", size="small", met=True), cells={"giant": "D10", "pip": "G11"})
    found = ways.reached(scene.state, scene.who("giant"), 6)
    assert "H10" in found
    assert "E10" not in found, "he does not stop on Pip"


@pytest.mark.rule("D35-BAS-019")
def test_a_move_ends_on_nobody_and_goes_through_companions() -> None:
    people = fighter("Aria"), fighter("Bor"), fighter("Orc", "foes")
    scene = Skirmish(*people, cells={"aria": "E10", "bor": "F10", "orc": "Z90"})
    found = reachable(scene, "aria")
    assert "F10" not in found
    assert "K10" in found, "6 squares, straight through Bor"


@pytest.mark.rule("D35-BAS-019", "D35-BAS-011")
def test_a_large_one_needs_room_for_all_of_his_squares() -> None:
    ogre = fighter("Ogre", "foes", size="large")
    scene = Skirmish(ogre, fighter("Aria"), cells={"ogre": "D10", "aria": "G11"})
    assert "F10" not in reachable(scene, "ogre"), "Aria stands on one of them"


@pytest.mark.rule("D35-MOV-012", "D35-HPS-001", "D35-ACT-007")
def test_at_0_a_retreat_of_9_metres_costs_nothing() -> None:
    weak = fighter("Aria", hit_points=0, hit_points_max=20, shown="disabled")
    scene = Skirmish(fighter("Orc", "foes"), weak, cells={"aria": "M20", "orc": "N20"})
    scene.passes("orc")
    scene.does("aria", "withdraw")
    assert (scene.one(WithdrawalBegun).metres, scene.who("aria").hit_points) == ("9", 0)


@pytest.mark.rule("D35-AOO-001", "D35-MOV-011")
def test_whoever_steps_away_from_a_bow_shoots_in_peace() -> None:
    archer = fighter("Aria", "players", LONGBOW, LONGSWORD)
    scene = Skirmish(archer, evolve(fighter("Orc", "foes", met=True)), cells=BESIDE)
    scene.does("aria", "step", to="D10")
    scene.attacks("aria", "orc", 2, with_="longbow")
    assert rolled(scene)[0] == 2
    assert not [who for who, kind in scene.asked if kind == "opportunity" and who != NOTHING]


# ---- the same in other places


@pytest.mark.rule("D35-BAS-019", "D35-MOV-001", "D35-MOV-007", "D35-MAN-004")
def test_neither_a_charge_nor_a_run_nor_a_push_goes_past_the_corner_of_a_wall() -> None:
    people = fighter("Aria"), fighter("Orc", "foes")
    cells = {"aria": "E10", "orc": "H13"}
    charge = walled(*people, cells=cells, ground={"obstacle": ("F10",)})
    assert "charge" not in charge.offered("aria")
    assert "charge" in walled(*people, cells=cells, ground={}).offered("aria")
    assert "southeast" not in charge.options("aria", "heading", action="run")
    push = walled(*people, cells={"aria": "E10", "orc": "F11"}, ground={"obstacle": ("G11",)})
    push.does("aria", "bull_rush", 20, 1, target="orc")
    assert push.who("orc").cell == "F11"


@pytest.mark.rule("D35-BAS-019", "D35-MOV-001")
def test_where_all_diagonals_cost_the_same_a_charge_counts_them_so() -> None:
    people = fighter("Aria"), fighter("Orc", "foes", hit_points=60)
    scene = Skirmish(*people, cells={"aria": "A4", "orc": "D7"}, diagonals="equal")
    scene.does("aria", "charge", 2, target="orc", **SWORD)
    assert scene.one(ChargeBegun).metres == "3"


@pytest.mark.rule("D35-BAS-017", "D35-MOV-011")
@pytest.mark.parametrize("action", ["withdraw", "run", "charge_into", "overrun", "bull_rush"])
def test_nobody_who_lies_goes_anywhere(action: str) -> None:
    cells = {"aria": "E10", "orc": "F10" if action in ("withdraw", "bull_rush", "overrun") else "J10"}
    scene = Skirmish(fighter("Aria"), fighter("Orc", "foes"), cells=cells)
    assert action in scene.offered("aria")
    scene.does("aria", "drop_prone")
    assert action not in scene.offered("aria")


@pytest.mark.rule("D35-MOV-011", "D35-AOO-001")
def test_whoever_withdraws_says_where_to() -> None:
    people = fighter("Orc", "foes"), fighter("Ugh", "foes", LONGSPEAR), fighter("Aria")
    scene = Skirmish(*people, cells={"aria": "E10", "orc": "F10", "ugh": "D12"})
    scene.passes("orc", "ugh")
    # By which square he goes decides who may strike: it is said beforehand, and told.
    chosen = {"action": "withdraw_to", "column": "D", "to": "D6"}
    assert scene.means("aria", "fr", **chosen).startswith("6\u00a0m, par D9")
    assert scene.means("aria", "en", **chosen).startswith("6 m, by D9")
    assert "loin des ennemis, par" in scene.means("aria", "fr", action="withdraw")
    scene.does("aria", "withdraw_to", to="D6", column="D")
    assert "fait retraite vers D6, par D9 (6" in scene.sentence("fr", scene.one(WithdrawalBegun))
    assert "withdraws towards D6, by D9 (6" in scene.sentence("en", scene.one(WithdrawalBegun))
    assert scene.one(WithdrawalBegun).cell == scene.who("aria").cell == "D6"
    assert scene.asked == [("orc", "declare")], "out of his square nobody strikes at him"
    assert (scene.state.round, scene.one(WithdrawalBegun).metres) == (2, "6")
    west = Skirmish(*people, cells={"aria": "E10", "orc": "F10", "ugh": "D12"})
    west.passes("orc", "ugh")
    west.does("aria", "withdraw_to", to="B10", column="B")
    assert west.asked == [("ugh", "opportunity")], "D10 is within the reach of the spear"


# ---- whoever comes late


@pytest.mark.rule("D35-BAS-011", "D35-BAS-012", "D35-MNT-002")
def test_whoever_comes_in_the_middle_of_a_turn_stands_somewhere_at_once() -> None:
    people = fighter("Aria", size="medium"), fighter("Orc", "foes")
    scene = Skirmish(*people, cells={"aria": "E10", "orc": "M10"})
    scene.notes(Join(GM, (fighter("Ugh", "foes"), horse())))
    assert scene.who("ugh").cell is not None
    assert "attack" not in scene.offered("aria"), "he is not beside everybody"
    assert "mount" not in scene.offered("aria") or scene.who("horse").cell is not None
    scene.notes(Saddle(GM, "aria", "horse"))
    assert scene.who("aria").cell == scene.who("horse").cell is not None
    assert "go" in scene.offered("aria")
