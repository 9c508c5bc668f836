"""Pushes, corners and breakthroughs on the grid (ALT-MOV-017 to -019)."""

from __future__ import annotations

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.engagement import EngagementChanged, Separate
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.moving import events as m
from bot.rulesets.alternatif.moving.words import Corner, Move, Place, SayGround
from bot.rulesets.alternatif.specials import events as s
from bot.rulesets.alternatif.state import Combatant
from bot.rulesets.alternatif.state.magic import Spot
from bot.rulesets.alternatif.tactics import room as circumstances
from bot.rulesets.shared.ground.geometry import distance, point_of
from tests.rulesets.alternatif.bottes import ana, attempts, bor, opposes, up
from tests.rulesets.alternatif.exchange import GM, Exchange, fighter


def at(who: Combatant, cell: str) -> Combatant:
    return evolve(who, spot=Spot(cell=cell))


def facing(one: str = "C3", other: str = "D3", *more: Combatant, shape: str = "square") -> Exchange:
    return up(at(ana(bm=8), one), at(bor(), other), *more, map=shape)


def cells(fight: Exchange) -> tuple[str, str]:
    return fight.who("ana").spot.cell, fight.who("bor").spot.cell


@pytest.mark.rule("ALT-MOV-017", "ALT-SPE-010")
@pytest.mark.parametrize(("theirs", "ends"), [(13, "E3"), (10, "F3"), (6, "G3")])
def test_a_push_drives_straight_back_a_cell_for_every_started_4_points(theirs: int, ends: str) -> None:
    """Push 23 against 19, 16 and 12: one, two and three cells."""
    fight = facing()
    attempts(fight, "push")
    opposes(fight, "attack/right", theirs, 12)
    shoved = fight.one(m.Shoved)
    assert (shoved.cell, shoved.before, shoved.cornered) == (ends, "D3", "")
    if ends == "E3":
        # He may step after him with his own step.
        fight.answers("ana", 4, follow="follow")
        assert cells(fight) == ("D3", "E3")
        assert fight.who("ana").contacts == ("bor",)
        assert fight.who("ana").spot.stepped == 5
    else:
        assert fight.who("ana").contacts == ()
        assert fight.one(EngagementChanged).reason == "moved"


@pytest.mark.rule("ALT-MOV-017")
def test_who_does_not_step_after_him_lets_him_go() -> None:
    fight = facing()
    attempts(fight, "push")
    opposes(fight, "attack/right", 13, 12)
    assert fight.who("ana").contacts == ("bor",)
    fight.answers("ana", follow="stay")
    assert cells(fight) == ("C3", "E3")
    assert fight.who("ana").contacts == ()


@pytest.mark.rule("ALT-MOV-017", "ALT-SPE-011")
def test_a_tie_moves_nobody() -> None:
    fight = facing()
    attempts(fight, "push")
    opposes(fight, "attack/right", 17, 12)
    assert not fight.said(m.Shoved)
    assert cells(fight) == ("C3", "D3")


@pytest.mark.rule("ALT-MOV-017")
def test_diagonally_too_and_a_figure_behind_stops_him() -> None:
    fight = facing("C3", "D4")
    attempts(fight, "push")
    opposes(fight, "attack/right", 10, 12)
    assert cells(fight) == ("C3", "F6")
    fight = facing("C3", "D3", at(fighter("Cid", "others"), "E3"))
    attempts(fight, "push")
    opposes(fight, "attack/right", 10, 12)
    assert cells(fight) == ("C3", "D3")
    assert not fight.who("bor").spot.cornered
    assert "bor" in fight.who("ana").contacts


@pytest.mark.rule("ALT-MOV-017")
def test_on_hexagons_the_pusher_chooses_among_the_cells_on_the_far_side() -> None:
    fight = facing("C3", "C2", shape="hex")
    attempts(fight, "push")
    opposes(fight, "attack/right", 13, 12)
    assert fight.question("ana", "shove").fields[0].options == ("C1", "B1", "D1")
    fight.answers("ana", shove="D1")
    assert cells(fight) == ("C3", "D1")
    assert fight.asked[0] == ("ana", "follow")


@pytest.mark.rule("ALT-MOV-018")
def test_against_a_wall_he_is_cornered() -> None:
    """Two cells of push, wall after the first: he is driven one cell, then jammed; the pusher moves up; +2 for
    everybody."""
    fight = facing("C3", "D3", at(fighter("Cid", bm=3), "H9"))
    fight.notes(SayGround(GM, ("F2", "F3", "F4"), ground="obstacle"))
    attempts(fight, "push")
    opposes(fight, "attack/right", 10, 12, 6, 6)
    shoved = fight.one(m.Shoved)
    assert (shoved.cells, shoved.cornered) == (1, "E3")
    assert cells(fight) == ("E3", "F3")
    assert distances.is_cornered(fight.state, fight.who("bor"))
    assert fight.who("ana").contacts == ("bor",)
    fight.notes(Place(GM, "cid", "E2"))
    for ident in ("cid", "ana"):
        for shot in (False, True):
            hook = circumstances.from_afar if shot else circumstances.hand_to_hand
            terms = hook(fight.state, Throw(ident, "bor"))
            assert {each.name: each.value for each in terms}["cornered"] == 2
    # He has nothing of it himself.
    own = circumstances.hand_to_hand(fight.state, Throw("bor", "ana"))
    assert "cornered" not in {each.name for each in own}


@pytest.mark.rule("ALT-MOV-018")
def test_it_ends_when_he_leaves_or_nobody_stands_in_front() -> None:
    fight = facing()
    fight.notes(SayGround(GM, ("E2", "E3", "E4"), ground="obstacle"))
    attempts(fight, "push")
    opposes(fight, "attack/right", 13, 12, 6)
    assert cells(fight) == ("D3", "E3")
    assert distances.is_cornered(fight.state, fight.who("bor"))
    fight.notes(Place(GM, "ana", "D4"))
    assert not distances.is_cornered(fight.state, fight.who("bor"))
    fight.notes(Place(GM, "ana", "D3"))
    assert distances.is_cornered(fight.state, fight.who("bor"))
    fight.notes(Place(GM, "bor", "D4"))
    assert not fight.who("bor").spot.cornered


@pytest.mark.rule("ALT-MOV-018")
def test_without_a_grid_the_game_master_says_so() -> None:
    fight = up()
    fight.notes(Corner(GM, "bor"))
    assert distances.is_cornered(fight.state, fight.who("bor"))
    fight.strikes("ana", "bor", 10)
    (rolled,) = fight.said(StrikeRolled)
    assert {each.name: each.value for each in rolled.terms}["cornered"] == 2
    fight.notes(Separate(GM, "ana", "bor"))
    assert not fight.who("bor").spot.cornered


@pytest.mark.rule("ALT-MOV-019", "ALT-SPE-022")
def test_a_breakthrough_ends_on_the_cell_right_behind() -> None:
    fight = facing()
    attempts(fight, "breakthrough", flank="right")
    opposes(fight, "attack/right", 2, 18, 4)
    assert fight.one(s.SpecialResolved).outcome == "succeeded"
    assert cells(fight) == ("E3", "D3")
    assert fight.who("ana").contacts == ("bor",)


@pytest.mark.rule("ALT-MOV-019")
def test_without_a_free_cell_behind_it_is_not_offered() -> None:
    """Orc at (1,0), ally of the orc at (2,0), attacker at (0,0): refused on that line."""
    for fight in (facing("A1", "B1", at(fighter("Cid", "others"), "C1")), facing("B1", "A1")):
        options = fight.question("ana", "strike").legal({"target": "special"}) or ()
        kinds = next(each.options for each in options if each.name == "how")
        assert "breakthrough" not in kinds
        assert "push" in kinds


@pytest.mark.rule("ALT-WRE-018")
@pytest.mark.parametrize(("grabber", "grabbed", "cell"), [("ana", "bor", "D3"), ("bor", "ana", "C3")])
def test_wrestlers_share_the_cell_of_whoever_was_grabbed(grabber: str, grabbed: str, cell: str) -> None:
    """Whichever of them joined the fight first, and though each is the other's target."""
    from bot.rulesets.alternatif.wrestling.actions import Clinch

    fight = facing()
    fight.notes(Clinch(GM, grabber, grabbed))
    assert cells(fight) == (cell, cell)
    (moved,) = [each for each in fight.said(m.Placed) if each.reason == "clinch"]
    assert (moved.combatant, moved.cell) == (grabber, cell)


@pytest.mark.rule("ALT-MOV-002", "ALT-WRE-018")
def test_wrestlers_share_a_cell_and_part_again() -> None:
    from bot.rulesets.alternatif.wrestling.actions import Clinch

    fight = facing()
    fight.notes(Clinch(GM, "ana", "bor"))
    fight.answers("ana", target="-") if ("ana", "strike") in fight.asked else None
    assert fight.who("ana").spot.cell == fight.who("bor").spot.cell == "D3"
    refused = fight.tries(Move(GM, "ana", to="C3"))
    assert refused is not None
    assert refused.key == "alternatif-clinched"
    fight.notes(Clinch(GM, "ana", "bor", end=True))
    assert distances.cells_between(fight.state, "ana", "bor") == 1


@pytest.mark.rule("ALT-MOV-004", "ALT-MOV-017")
def test_who_is_pushed_before_he_runs_runs_from_where_he_was_pushed_to() -> None:
    """While Ana still says where she pushes him, Bor means to run; he finds another way from where he ends."""
    fight = facing(shape="hex")
    attempts(fight, "push")
    opposes(fight, "attack/right", 10, 12)
    fight.notes(Move(GM, "bor", to="D9"))
    fight.answers("ana", shove="E4")
    pushed = fight.one(m.Shoved).cell
    fight.stands_by("ana")
    ran = fight.one(m.Ran)
    assert ran.segment == 6
    first, second = point_of(pushed), point_of(ran.cells[0])
    assert first is not None
    assert second is not None
    assert distance("hex", first, second) == 1
    assert fight.who("bor").spot.cell == ran.cells[-1] == "D9"


@pytest.mark.rule("ALT-MOV-017")
@pytest.mark.parametrize(("rule", "ends"), [("walks_on", "F3"), ("stops", "E3")])
def test_who_is_pushed_upon_a_hidden_foe_goes_on_or_stops_and_sees_him_as_the_table_has_it(
    rule: str, ends: str
) -> None:
    imp = at(evolve(fighter("Imp"), hidden=True), "F3")
    fight = up(at(ana(bm=8), "C3"), at(bor(), "D3"), imp, map="square", upon_hidden=rule)
    attempts(fight, "push")
    opposes(fight, "attack/right", 10, 12)
    assert fight.one(m.Shoved).cell == ends
    assert fight.who("imp").hidden is (rule == "walks_on")
    assert (fight.who("imp").spot.cell == "F3") is (rule == "stops")
