"""Positions on a grid and without one (ALT-MOV-001 to -003): who stands where, and contact."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.combatants.words import Join, Reveal, SetFlag
from bot.rulesets.alternatif.engagement import Engage, EngagementChanged, Separate
from bot.rulesets.alternatif.moving import deployment as deploying
from bot.rulesets.alternatif.moving import ways
from bot.rulesets.alternatif.moving import words as moves
from bot.rulesets.alternatif.moving.events import Placed
from bot.rulesets.alternatif.ordinary.words_announcing import Declare, Drop, Grant
from bot.rulesets.alternatif.scene import SetSetting
from bot.rulesets.alternatif.state import Combatant, Footing
from bot.rulesets.alternatif.state.combatant import Rank
from bot.rulesets.alternatif.state.magic import Spot
from bot.rulesets.alternatif.tactics.room import TakeRank
from bot.rulesets.shared.ground import geometry
from tests.rulesets.alternatif.exchange import GM, Exchange, fighter
from tests.rulesets.alternatif.wild import PIKE


def stands(name: str, cell: str, side: str = "heroes", **figures: Any) -> Combatant:
    """Somebody on *cell*."""
    return fighter(name, side, spot=Spot(cell=cell), **figures)


def on_grid(*people: Combatant, shape: str = "square", **settings: Any) -> Exchange:
    """An encounter on a grid; everybody waits."""
    fight = Exchange(*people, map=shape, **settings)
    for ident, kind in list(fight.asked):
        if kind == "declare":
            fight.stands_by(ident)
    return fight


# ---- ALT-MOV-001, -002


@pytest.mark.rule("ALT-MOV-001")
@pytest.mark.parametrize("shape", ["none", "square", "hex"])
def test_a_grid_is_the_tables_choice_and_a_cell_is_2_m(shape: str) -> None:
    fight = Exchange(stands("Ana", "C3"), stands("Orc", "C9", "others"), map=shape)
    assert fight.state.settings.map == shape
    assert distances.distance(fight.state, "ana", "orc") == (None if shape == "none" else 1200)
    if shape == "none":
        assert fight.tries(moves.Place(GM, "ana", "C4")).key == "alternatif-no-map"  # type: ignore[union-attr]


@pytest.mark.rule("ALT-MOV-001")
def test_whoever_stands_nowhere_finds_a_place_when_the_table_takes_a_grid() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bob"), fighter("Orc", "others"), begun=False)
    assert not fight.said(Placed)
    fight.notes(SetSetting(GM, "map", "square"))
    cells = {each.combatant: each.cell for each in fight.said(Placed)}
    assert len(set(cells.values())) == 3
    # The lines are 12 m apart.
    assert distances.distance(fight.state, "ana", "orc") == 1200
    fight.notes(Join(GM, (fighter("Ugar", "others"),)))
    assert fight.who("ugar").spot.cell not in ("", *cells.values())


@pytest.mark.rule("ALT-MOV-001", "ALT-CHG-001")
def test_whoever_finds_no_room_in_the_line_of_his_side_stands_behind_it() -> None:
    for side, line, back in (("heroes", 13, 1), ("others", 7, -1)):
        crowd = [fighter(f"{side}{at}", side) for at in range(15)]
        last = fighter("Zoe", "others" if side == "heroes" else "heroes")
        fight = Exchange(*((*crowd, last) if side == "heroes" else (last, *crowd)), map="square")
        places = [geometry.point_of(fight.who(each.id).spot.cell) for each in crowd]
        assert {at[1] for at in places if at} == {line, line + back}


@pytest.mark.rule("ALT-MOV-001")
def test_people_already_in_contact_are_placed_next_to_each_other() -> None:
    fight = Exchange(fighter("Ana"), fighter("Orc", "others"))
    fight.attacks("ana", "orc", 4)
    fight.notes(SetSetting(GM, "map", "hex"))
    assert distances.cells_between(fight.state, "ana", "orc") == 1
    assert fight.who("ana").contacts == ("orc",)
    assert fight.due("ana") == 4


@pytest.mark.rule("ALT-MOV-002")
def test_one_figure_a_cell() -> None:
    fight = on_grid(stands("Ana", "C3"), stands("Bob", "D3"))
    refused = fight.tries(moves.Place(GM, "ana", "D3"))
    assert refused is not None
    assert (refused.key, refused.facts) == ("alternatif-cell-taken", {"cell": "D3", "name": "Bob"})
    fight.notes(moves.SayGround(GM, ("E3",), ground="obstacle"))
    refused = fight.tries(moves.Place(GM, "ana", "E3"))
    assert refused is not None
    assert refused.key == "alternatif-cell-obstacle"
    fight.notes(moves.Place(GM, "ana", "C4"))
    assert fight.who("ana").spot.cell == "C4"
    # Two people never begin on one cell.
    fight = on_grid(stands("Ana", "C3"), stands("Bob", "C3"))
    assert distances.cells_between(fight.state, "ana", "bob") == 1


def pikes(*cells: str, ranks: tuple[Rank, ...] = (1, 1, 1), **settings: Any) -> Exchange:
    """Pim, Pom and Pum with pikes, in the ranks said, on the first of *cells*, and Orc with a sword on the last one."""
    names = zip(("Pim", "Pom", "Pum"), cells[:-1], ranks, strict=False)
    people = [stands(name, cell, arm=PIKE, footing=Footing(rank=rank), stamina=60) for name, cell, rank in names]
    return on_grid(*people, stands("Orc", cells[-1], "others", stamina=60), **settings)


@pytest.mark.rule("ALT-TAC-016", "ALT-MOV-002")
def test_two_of_a_rank_of_pikes_share_a_cell_and_a_third_does_not() -> None:
    """Placed there, by a step, and both at once into an empty one: no contest is made of it."""
    fight = pikes("C3", "C4", "C5", "H9")
    fight.notes(moves.Place(GM, "pom", "C3"))
    assert (fight.who("pim").spot.cell, fight.who("pom").spot.cell) == ("C3", "C3")
    refused = fight.tries(moves.Place(GM, "pum", "C3"))
    assert refused is not None
    assert (refused.key, refused.facts["name"]) == ("alternatif-cell-taken", "Pim")
    fight.notes(moves.Move(GM, "pom", "step", "D4"))
    fight.notes(moves.Move(GM, "pim", "step", "D4"))
    fight.notes(Grant(GM, "orc", "sings", "0", "2"))
    assert (fight.who("pim").spot.cell, fight.who("pom").spot.cell) == ("D4", "D4")
    assert not any(deploying.misplaced(fight.state))


@pytest.mark.rule("ALT-TAC-016", "ALT-MOV-002")
@pytest.mark.parametrize("ranks", [(1, 2), (1, 0), (0, 0)])
def test_only_those_of_one_rank_share_a_cell(ranks: tuple[Rank, ...]) -> None:
    fight = pikes("C3", "C4", "H9", ranks=ranks)
    assert fight.tries(moves.Place(GM, "pom", "C3")).key == "alternatif-cell-taken"  # type: ignore[union-attr]


@pytest.mark.rule("ALT-TAC-016", "ALT-MOV-002")
def test_whoever_leaves_the_rank_or_loses_his_pike_finds_a_cell_of_his_own() -> None:
    """Thrown down he lies where he stood."""
    for word in (TakeRank(GM, "pom", 0), Drop(GM, "pom")):
        fight = pikes("C3", "C3", "H9")
        fight.notes(SetFlag(GM, "pom", "prone", on=True))
        assert distances.cells_between(fight.state, "pim", "pom") == 0
        fight.notes(word)
        assert distances.cells_between(fight.state, "pim", "pom") == 1


@pytest.mark.rule("ALT-TAC-016", "ALT-MOV-019")
def test_one_swordsman_faces_two_pikes_and_a_breakthrough_needs_the_cell_behind_them() -> None:
    """Both in C3, he in D3: in contact with both. Behind them is B3; a second rank there closes it."""
    fight = pikes("C3", "C3", "D3")
    assert set(fight.who("orc").contacts) == {"pim", "pom"}
    orc, pim = fight.who("orc"), fight.who("pim")
    assert ways.behind_of(fight.state, "orc", "pim") == "B3"
    closed = pikes("C3", "C3", "B3", "D3", ranks=(1, 1, 2))
    assert ways.can_break_through(fight.state, orc, pim)
    assert not ways.can_break_through(closed.state, orc, pim)


# ---- ALT-MOV-003


@pytest.mark.rule("ALT-MOV-003")
def test_corners_count_on_squares() -> None:
    assert distances.distance(on_grid(stands("Ana", "D4"), stands("Orc", "E5", "others")).state, "ana", "orc") == 200
    fight = on_grid(stands("Ana", "D4"), stands("Orc", "E5", "others"))
    assert fight.who("ana").contacts == ("orc",)
    fight = on_grid(stands("Ana", "D4"), stands("Orc", "F4", "others"))
    assert fight.who("ana").contacts == ()


@pytest.mark.rule("ALT-MOV-003")
def test_six_neighbours_on_hexagons() -> None:
    cells = [geometry.name_of((x, y)) for x in range(6) for y in range(6)]
    near = []
    for cell in cells:
        if cell != "D4":
            fight = on_grid(stands("Ana", "D4"), stands("Orc", cell, "others"), shape="hex")
            if fight.who("ana").contacts:
                near.append(cell)
    assert near == ["C4", "C5", "D3", "D5", "E4", "E5"]


@pytest.mark.rule("ALT-MOV-003")
def test_whoever_comes_next_to_an_enemy_is_engaged_and_who_goes_is_not() -> None:
    fight = on_grid(stands("Ana", "D4"), stands("Orc", "H4", "others"), stands("Bob", "I4"))
    assert fight.who("orc").contacts == ("bob",)
    fight.notes(moves.Place(GM, "orc", "E4"))
    (made,) = [each for each in fight.said(EngagementChanged) if each.added]
    assert (made.added, made.reason) == ((("ana", "orc"),), "moved")
    assert fight.who("orc").contacts == ("ana",)
    assert fight.who("bob").contacts == ()


@pytest.mark.rule("ALT-MOV-003")
def test_nobody_attacks_over_a_distance() -> None:
    fight = on_grid(stands("Ana", "D4"), stands("Orc", "F4", "others"))
    refused = fight.tries(Declare(GM, "ana", "melee", "orc"))
    assert refused is not None
    assert (refused.key, refused.facts["cells"]) == ("alternatif-out-of-reach", 2)
    fight.notes(moves.Place(GM, "orc", "E4"))
    fight.attacks("ana", "orc", 4)
    assert fight.asked == [("ana", "strike")]


@pytest.mark.rule("ALT-MOV-003")
def test_the_game_masters_word_on_contact_holds_until_one_moves() -> None:
    fight = on_grid(stands("Ana", "D4"), stands("Orc", "E4", "others"))
    fight.notes(Separate(GM, "ana", "orc"))
    assert fight.who("ana").contacts == ()
    refused = fight.tries(Declare(GM, "ana", "melee", "orc"))
    assert refused is not None
    assert refused.key == "alternatif-out-of-reach"
    fight.notes(moves.Place(GM, "ana", "D5"))
    assert fight.who("ana").contacts == ("orc",)
    fight.notes(moves.Place(GM, "ana", "B2"))
    fight.notes(Engage(GM, "ana", "orc"))
    assert fight.who("ana").contacts == ("orc",)
    fight.notes(moves.Place(GM, "orc", "F4"))
    assert fight.who("ana").contacts == ()


@pytest.mark.rule("ALT-MOV-003")
def test_whom_nobody_sees_engages_nobody_by_standing_there() -> None:
    fight = on_grid(stands("Ana", "D4"), stands("Orc", "E4", "others", hidden=True))
    assert fight.who("ana").contacts == ()
    fight.notes(Reveal(GM, "orc"))
    assert fight.who("ana").contacts == ("orc",)


# ---- terrain


def test_the_game_master_says_what_cells_are() -> None:
    fight = on_grid(stands("Ana", "D4"))
    fight.notes(moves.SayGround(GM, ("E4", "E5"), ground="difficult"))
    fight.notes(moves.SayGround(GM, ("E5",), ground="high_ground"))
    assert distances.terrain(fight.state, "E5") == ("difficult", "high_ground")
    fight.notes(moves.SayGround(GM, ("E4", "E5"), ground="difficult", on=False))
    assert (distances.terrain(fight.state, "E4"), distances.terrain(fight.state, "E5")) == ((), ("high_ground",))
    fight.notes(moves.SayGround(GM, ("E5",)))
    assert fight.state.board.grounds == {}
    fight.notes(moves.SayGround(GM, ("D4",), ground="narrow"))
    fight.notes(moves.SayGround(GM, (), "ana", "low_ceiling"))
    assert distances.ground_of(fight.state, "ana") == ("narrow", "low_ceiling")
    refused = fight.tries(moves.SayGround(GM, ("D4",), ground="obstacle"))
    assert refused is not None
    assert refused.key == "alternatif-cell-taken"


def test_cells_are_typed_one_by_one_or_as_rectangles() -> None:
    fight = on_grid(stands("Ana", "D4"))
    note = fight.game.compose(fight.state, "fix-terrain", GM, {"ground": "obstacle", "cells": "b2-c3, e5"})
    assert note == moves.SayGround(GM, ("B2", "C2", "B3", "C3", "E5"), None, "obstacle", True)
    note = fight.game.compose(fight.state, "fix-terrain", GM, {"ground": "plain", "who": "ana", "state": "on"})
    assert note == moves.SayGround(GM, (), "ana", None, True)
    assert fight.game.compose(fight.state, "fix-place", GM, {"who": "ana", "cell": " d 5"}) == moves.Place(
        GM, "ana", "D5"
    )
