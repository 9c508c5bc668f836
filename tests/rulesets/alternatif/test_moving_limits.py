"""The edges of moving (ALT-MOV): what is left of a run, whom it is aimed at, who follows, swaps without a grid."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.moving import deployment as shoving
from bot.rulesets.alternatif.moving import events as m
from bot.rulesets.alternatif.moving import steps, ways
from bot.rulesets.alternatif.moving.words import SayGround
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.shooting.words import SayDistance
from bot.rulesets.alternatif.state import Key
from bot.rulesets.alternatif.state.magic import Spot
from bot.rulesets.alternatif.wrestling.actions import Clinch
from bot.rulesets.shared.ground import geometry
from tests.rulesets.alternatif import grid_oracles
from tests.rulesets.alternatif.exchange import GM, Exchange, Fed, fighter
from tests.rulesets.alternatif.locked import wrestler
from tests.rulesets.alternatif.test_moving import cell, moves, wait
from tests.rulesets.alternatif.test_places import on_grid, stands

# ---- full moves


@pytest.mark.rule("ALT-MOV-004", "ALT-MOV-008")
def test_a_pause_for_a_frank_attack_gives_no_new_speed() -> None:
    """Three cells to the first one beside the orc, three more after it: six in the segment, then four."""
    fight = on_grid(stands("Ana", "A1"), stands("Orc", "B5", "others"))
    for name in ("C", "D"):
        fight.notes(SayGround(GM, tuple(f"{name}{at}" for at in range(1, 13)), ground="obstacle"))
    moves(fight, "ana", "A11", how="run")
    fight.answers("ana", expose="yes")
    assert (cell(fight, "ana"), fight.asked) == ("A4", [("orc", "free")])
    fight.answers("orc", free="-")
    assert [(each.segment, len(each.cells)) for each in fight.said(m.Ran)] == [(1, 3), (2, 4)]


@pytest.mark.rule("ALT-MOV-021")
@pytest.mark.parametrize(
    ("side", "to", "aim"), [("others", "C8", "orc"), ("heroes", "C8", None), ("others", "C7", None)]
)
def test_a_run_that_ends_beside_an_enemy_is_aimed_at_him(side: str, to: str, aim: str | None) -> None:
    fight = on_grid(stands("Ana", "C3"), stands("Orc", "C9", side), stands("Far", "P30", "others"))
    moves(fight, "ana", to, how="run")
    assert fight.said(m.RunMeant)[0].aim == aim


@pytest.mark.rule("ALT-MOV-008")
def test_a_way_leads_past_no_enemy_where_another_is_as_short() -> None:
    """From C3 to C13 past the orc of D8, ten cells: through A and B it is as far and past nobody."""
    fight = on_grid(stands("Ana", "C3"), stands("Orc", "D8", "others"))
    moves(fight, "ana", "C13", how="run")
    assert fight.asked == [("ana", "declare")], "she is there, and nobody had a frank attack"
    assert cell(fight, "ana") == "C13"
    assert sum(len(each.cells) for each in fight.said(m.Ran)) == 10


@pytest.mark.rule("ALT-MOV-004")
def test_a_difficult_cell_counts_as_two() -> None:
    fight = on_grid(stands("Ana", "C3"), stands("Orc", "H30", "others"))
    fight.notes(SayGround(GM, ("C4",), ground="difficult"))
    fight.notes(SayGround(GM, ("C6",), ground="obstacle"))
    assert ways.prices_of(fight.state, fight.who("ana"), ("C4", "C5")) == [2, 1]
    assert ways.price(fight.state, fight.who("ana"))((2, 5)) is None


@pytest.mark.rule("ALT-MOV-012")
def test_two_cells_off_is_out_of_contact() -> None:
    """Of the cells that one step reaches those at two cells from the orc are far enough."""
    fight = on_grid(stands("Ana", "C3"), stands("Orc", "D3", "others"))
    found = ways.away_from(fight.state, fight.who("ana"), ["orc"], 1)
    assert found in ("B2", "B3", "B4")


# ---- steps


@pytest.mark.rule("ALT-MOV-009")
@pytest.mark.parametrize(("to", "asked"), [("C4", False), ("B3", True)])
def test_who_stays_in_contact_is_not_asked_to_follow(to: str, asked: bool) -> None:
    fight = on_grid(stands("Thief", "C3"), stands("Guard", "D3", "others"))
    fight.attacks("guard", "thief", 6)
    moves(fight, "thief", to)
    fight.strikes("guard", "thief", 1, 6, 8)
    assert cell(fight, "thief") == to
    assert (("guard", "keep_up") in fight.asked) is asked


@pytest.mark.rule("ALT-MOV-011")
def test_who_lost_the_cell_may_take_another() -> None:
    fight = on_grid(
        stands("Ana", "C3", dex_std=2),
        stands("Orc", "E3", "others"),
        stands("Bob", "H9"),
        stands("Ugar", "I9", "others"),
    )
    fight.attacks("bob", "ugar", 3)
    moves(fight, "ana", "D3")
    moves(fight, "orc", "D3")
    fight.strikes("bob", "ugar", 1, 6, 8)
    assert fight.one(m.CellContested).enemies == ("orc",)
    fight.answers("orc", cell="E4")
    assert (cell(fight, "orc"), fight.who("orc").spot.stepped) == ("E4", 3)


# ---- the ground


@pytest.mark.rule("ALT-MOV-018")
def test_what_is_said_of_one_cell_leaves_the_others_as_they_are() -> None:
    fight = on_grid(stands("Ana", "C3"), stands("Orc", "H30", "others"))
    fight.notes(SayGround(GM, ("D3",), ground="obstacle"))
    fight.notes(SayGround(GM, ("E3",), ground="difficult"))
    assert (distances.terrain(fight.state, "D3"), distances.terrain(fight.state, "E3")) == (
        ("obstacle",),
        ("difficult",),
    )


@pytest.mark.rule("ALT-MOV-017", "ALT-MOV-019")
@pytest.mark.parametrize("shape", ["square", "hex"])
def test_right_behind_somebody_is_the_next_cell_of_the_line(shape: geometry.Shape) -> None:
    for here in ((5, 5), (6, 5), (5, 6), (6, 6)):
        for there in geometry.neighbours(shape, here):
            at = geometry.behind(shape, here, there)
            assert (geometry.distance(shape, there, at), geometry.distance(shape, here, at)) == (1, 2)


@pytest.mark.rule("ALT-MOV-017")
def test_nobody_is_driven_off_the_map() -> None:
    fight = on_grid(stands("Ana", "B5"), stands("Orc", "A5", "others"), shape="hex")
    found = shoving.directions(fight.state, "ana", "orc")
    assert all(geometry.is_on_grid(at) for at in map(geometry.point_of, found) if at is not None)
    assert all(geometry.point_of(each) is not None for each in found)


@pytest.mark.rule("ALT-WRE-018")
@pytest.mark.parametrize("order", [("bor", "cid", "ana"), ("ana", "bor", "cid")])
def test_who_joins_a_clinch_goes_into_its_cell(order: tuple[str, ...]) -> None:
    """Bor and Cid wrestle already: Ana, who comes to grips with Bor, stands where they do, whoever joined first."""
    people = {
        "ana": wrestler("Ana", spot=Spot(cell="D3")),
        "bor": wrestler("Bor", "others", spot=Spot(cell="C3")),
        "cid": wrestler("Cid", spot=Spot(cell="C2")),
    }
    fight = on_grid(*(people[each] for each in order))
    fight.notes(Clinch(GM, "cid", "bor"))
    before = cell(fight, "bor")
    fight.notes(Clinch(GM, "ana", "bor"))
    assert {cell(fight, each) for each in order} == {before}


# ---- without a grid


@pytest.mark.rule("ALT-MOV-006", "ALT-MOV-003")
@pytest.mark.parametrize(("apart", "steps_made"), [(400, 1), (600, 2), (800, 3)])
def test_one_step_a_segment_toward_somebody_without_a_grid(apart: int, steps_made: int) -> None:
    fight = Exchange(fighter("Ana"), fighter("Orc", "others"))
    wait(fight)
    fight.notes(SayDistance(GM, "ana", "orc", apart))
    moves(fight, "ana", how="step", target="orc")
    assert [(each.how, each.other) for each in fight.said(m.Stepped)] == [("toward", "orc")] * steps_made
    assert fight.who("ana").contacts == ("orc",)
    assert distances.distance(fight.state, "ana", "orc") == 200


@pytest.mark.rule("ALT-MOV-001")
def test_who_runs_to_a_companion_is_in_contact_with_nobody() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bob"), fighter("Orc", "others"))
    wait(fight)
    fight.notes(SayDistance(GM, "ana", "bob", 1000))
    moves(fight, "ana", target="bob")
    assert sum(each.metres for each in fight.said(m.Ran)) == 8
    assert fight.who("ana").contacts == ()


@pytest.mark.rule("ALT-MOV-012", "ALT-MOV-008")
def test_running_at_another_leaves_whoever_he_stood_before() -> None:
    """A full move breaks an engagement, at the price of the frank attack, wherever it leads."""
    fight = Exchange(fighter("Ana"), fighter("Orc", "others"), fighter("Ugar", "others"))
    fight.notes(Engage(GM, "ana", "orc"))
    fight.notes(SayDistance(GM, "ana", "ugar", 1000))
    wait(fight)
    moves(fight, "ana", target="ugar")
    assert fight.asked == [("ana", "expose")]
    fight.answers("ana", expose="yes")
    assert fight.asked == [("orc", "free")]
    fight.answers("orc", free="-")
    assert fight.who("ana").contacts == ("ugar",)


@pytest.mark.rule("ALT-MOV-013", "ALT-MOV-009")
def test_of_two_enemies_the_one_who_follows_stays_in_contact() -> None:
    fight = Exchange(fighter("Ana"), fighter("Orc", "others"), fighter("Ugar", "others"))
    fight.notes(Engage(GM, "ana", "orc"))
    fight.notes(Engage(GM, "ana", "ugar"))
    fight.stands_by("ana")
    fight.stands_by("ugar")
    fight.attacks("orc", "ana", 5)
    moves(fight, "ana", how="back")
    fight.strikes("orc", "ana", 2, 8)
    fight.answers("orc", follow="ana")
    fight.answers("ugar", follow="-")
    assert fight.who("ana").contacts == ("orc",)


@pytest.mark.rule("ALT-MOV-020")
def test_swapping_without_a_grid_hands_over_whom_one_has_before_him() -> None:
    """Ana has the orc and Ugar before her, Bob Ugar alone: afterwards Bob has both, Ana Ugar alone."""
    fight = Exchange(fighter("Ana"), fighter("Bob"), fighter("Orc", "others"), fighter("Ugar", "others"))
    for one, other in (("ana", "orc"), ("ana", "ugar"), ("bob", "ugar")):
        fight.notes(Engage(GM, one, other))
    for each in ("ana", "bob", "ugar"):
        fight.stands_by(each)
    fight.attacks("orc", "ana", 5)
    moves(fight, "bob", how="swap", target="ana")
    fight.strikes("orc", "ana", 2, 8)
    fight.answers("ana", swap="yes")
    assert (fight.who("ana").contacts, sorted(fight.who("bob").contacts)) == (("ugar",), ["orc", "ugar"])


@pytest.mark.rule("ALT-MOV-020")
@pytest.mark.parametrize(("engaged", "possible"), [("ana", True), ("bob", True), (None, False)])
def test_without_a_grid_one_of_the_two_must_be_in_contact(engaged: str | None, possible: bool) -> None:
    fight = Exchange(fighter("Ana"), fighter("Bob"), fighter("Orc", "others"))
    if engaged is not None:
        fight.notes(Engage(GM, engaged, "orc"))
    wait(fight)
    fight.notes(SetInitiative(GM, "orc", 9))
    ana, bob = fight.who("ana"), fight.who("bob")
    assert steps.may_swap(fight.state, ana, bob) is possible
    for tired in (ana, bob):
        spent = evolve(tired, spot=evolve(tired.spot, stepped=fight.segment))
        state = evolve(fight.state, combatants={**fight.state.combatants, tired.id: spent})
        assert not steps.may_swap(state, state.combatants["ana"], state.combatants["bob"])


@pytest.mark.rule("ALT-MOV-009")
@pytest.mark.parametrize(("figures", "may"), [({"body": 1}, True), ({"body": 0}, False), ({"prone": True}, False)])
def test_as_long_as_he_has_body_points_he_steps(figures: dict[str, Any], may: bool) -> None:
    fight = on_grid(stands("Ana", "C3"), stands("Orc", "H30", "others"))
    who = evolve(fight.who("ana"), **figures)
    assert steps.may_step(fight.state, who) is may


@pytest.mark.rule("ALT-WRE-044")
def test_out_of_a_clinch_he_is_driven_where_there_is_room() -> None:
    """Walls all around but for one side: two cells that way."""
    people = wrestler("Ana", spot=Spot(cell="E5")), wrestler("Bor", "others", spot=Spot(cell="F5"))
    fight = on_grid(*people)
    fight.notes(Clinch(GM, "ana", "bor"), 1, 8)
    assert cell(fight, "ana") == cell(fight, "bor") == "F5"
    walls = ("E4", "F4", "G4", "E5", "E6", "F6", "G6")
    fight.notes(SayGround(GM, walls, ground="obstacle"))
    fight.answers("ana", 19, 2, action="push")
    fight.answers("bor", 2, 8, 8, counter="-")
    assert (cell(fight, "ana"), cell(fight, "bor")) == ("F5", "H5")


@pytest.mark.rule("ALT-WRE-044", "ALT-MOV-017")
@pytest.mark.parametrize(("shape", "sides"), [("square", 8), ("hex", 6)])
def test_out_of_a_clinch_whoever_pushes_says_to_which_side(shape: str, sides: int) -> None:
    """Asked once the push has succeeded and nobody has countered it; the side with most room is the default."""
    people = wrestler("Ana", spot=Spot(cell="E5")), wrestler("Bor", "others", spot=Spot(cell="F5"))
    fight = on_grid(*people, shape=shape)
    fight.notes(Clinch(GM, "ana", "bor"), 1, 8)
    fight.notes(SayGround(GM, ("F3",), ground="obstacle"))
    fight.answers("ana", 19, 2, action="push")
    fight.answers("bor", 2, counter="-")
    assert fight.asked == [("ana", "shove")]
    question = fight.question("ana")
    assert len(question.fields[0].options) == sides
    assert question.default["shove"] != "F4"
    fight.answers("ana", 2, 8, 8, shove="F6")
    assert (cell(fight, "ana"), cell(fight, "bor")) == ("F5", "F7")


@pytest.mark.rule("ALT-WRE-044", "ALT-WRE-018")
@pytest.mark.parametrize("holder", ["ana", "bor"])
def test_a_key_takes_whoever_pushes_along_into_the_same_cell(holder: str) -> None:
    mine, theirs = (Key("bor", "head"),) if holder == "ana" else (), (Key("ana", "head"),) if holder == "bor" else ()
    people = (
        wrestler("Ana", keys=mine, spot=Spot(cell="E5")),
        wrestler("Bor", "others", keys=theirs, spot=Spot(cell="F5")),
    )
    fight = on_grid(*people)
    fight.dice(Fed(1, who="ana", why="wrestle-reaction"), Fed(2, who="bor", why="wrestle-reaction"))
    fight.notes(Clinch(GM, "ana", "bor"))
    fight.notes(SetInitiative(GM, "bor", 60))
    fight.answers("ana", 18, 3, action="push")
    fight.answers("bor", counter="-")
    fight.answers("ana", Fed(2, why="wrestle-cells"), shove="F6")
    assert (cell(fight, "ana"), cell(fight, "bor")) == ("F7", "F7")
    assert fight.who("ana").wrestling.locked == ("bor",)
    # What is held of fights at random allows it, and allows two on one cell to nobody else.
    (along,) = fight.said(m.WentThrough)
    grid_oracles.went_through(fight.state, along)
    apart = evolve(fight.who("ana"), wrestling=evolve(fight.who("ana").wrestling, locked=()))
    for state, event in (
        (evolve(fight.state, combatants={**fight.state.combatants, "ana": apart}), along),
        (fight.state, evolve(along, after=False)),
    ):
        with pytest.raises(AssertionError, match="two on one cell"):
            grid_oracles.went_through(state, event)


@pytest.mark.rule("ALT-WRE-044")
def test_without_a_grid_and_after_a_counter_nothing_is_asked_of_a_push() -> None:
    for shape, countered in (("none", False), ("square", True)):
        fight = on_grid(
            wrestler("Ana", spot=Spot(cell="E5")), wrestler("Bor", "others", spot=Spot(cell="F5")), shape=shape
        )
        fight.notes(Clinch(GM, "ana", "bor"), 1, 8)
        fight.answers("ana", 19, action="push")
        feeds = (Fed(20, 20, why="wrestle-counter"),) if countered else ()
        fight.answers("bor", *feeds, counter="ana+0" if countered else "-")
        assert ("ana", "shove") not in fight.asked
