"""The ground of any game: cells, distances and ways; what is free and what it costs; what one reader sees."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.kernel.ruleset import Figure, Ground
from bot.render.picturing import _space
from bot.rulesets.shared.ground import cells, geometry
from bot.rulesets.shared.ground.shown import shown

# ---- geometry


def test_cells_are_called_by_a_letter_and_a_number() -> None:
    for x in range(geometry.COLUMNS):
        for y in range(geometry.ROWS):
            assert geometry.point_of(geometry.name_of((x, y))) == (x, y)


@pytest.mark.parametrize("shape", ["square", "hex"])
def test_neighbours_are_one_step_away_and_neighbours_of_each_other(shape: geometry.Shape) -> None:
    for at in ((5, 5), (6, 5), (6, 6), (0, 0), (25, 98)):
        found = geometry.neighbours(shape, at)
        assert len(set(found)) == len(found)
        for each in found:
            assert geometry.distance(shape, at, each) == 1
            assert at in geometry.neighbours(shape, each)
        around = [(x, y) for x in range(26) for y in range(99) if geometry.distance(shape, at, (x, y)) == 1]
        assert set(around) == set(found)


@pytest.mark.parametrize("shape", ["square", "hex"])
def test_a_way_is_as_long_as_the_distance_where_nothing_bars_it(shape: geometry.Shape) -> None:
    for goal in ((9, 3), (2, 8), (12, 12), (5, 6)):
        way = geometry.way(shape, (5, 5), frozenset({goal}), lambda at: 1, lambda at: 0, 40)
        assert way is not None
        assert len(way) == geometry.distance(shape, (5, 5), goal)
        assert all(geometry.distance(shape, a, b) == 1 for a, b in zip([(5, 5), *way], way, strict=False))


def test_a_way_leads_around_what_cannot_be_entered_and_past_as_little_danger_as_may_be() -> None:
    wall = {(7, y) for y in range(3, 8)}
    price = lambda at: None if at in wall else 1  # noqa: E731
    way = geometry.way("square", (5, 5), frozenset({(9, 5)}), price, lambda at: 0, 40)
    assert way is not None
    assert not wall & set(way)
    assert len(way) == 6
    assert geometry.way("square", (5, 5), frozenset({(9, 5)}), price, lambda at: 0, 5) is None
    # Of two ways round, equally long, the safe one.
    way = geometry.way("square", (5, 5), frozenset({(9, 5)}), price, lambda at: int(at[1] < 5), 40)
    assert way is not None
    assert all(y >= 5 for _, y in way)


def test_what_can_be_reached_costs_what_the_cheapest_way_costs() -> None:
    found = geometry.reached("square", (5, 5), lambda at: 2 if at[0] == 6 else 1, 3)
    assert found[(5, 5)] == 0
    assert found[(5, 8)] == 3
    assert found[(7, 5)] == 3
    assert (8, 5) not in found


# ---- what is free

GROUNDS = {"B2": ("obstacle",), "C3": ("difficult", "high_ground")}


def test_cells_that_are_taken_are_closed_and_difficult_ones_count_double() -> None:
    price = cells.prices(GROUNDS, {"D4"})
    assert [price(geometry.point_of(each) or (0, 0)) for each in ("A1", "B2", "C3", "D4")] == [1, None, 2, None]
    assert cells.beside("square", (0, 0), price) == ["B1", "A2"]
    assert cells.within("square", (0, 0), price, 2) == {"A2": 1, "B1": 1, "A3": 2, "B3": 2, "C1": 2, "C2": 2}
    assert cells.right_behind("square", (0, 0), (0, 1), price) == "A3"
    assert cells.right_behind("square", (2, 2), (1, 1), price) == "A1"
    assert cells.right_behind("square", (0, 2), (0, 1), price) == "A1"
    assert cells.right_behind("square", (1, 3), (2, 3), price) is None
    assert cells.right_behind("square", (0, 1), (0, 0), price) is None


def test_the_farthest_cell_is_next_to_nobody() -> None:
    reach = cells.within("square", (5, 5), lambda at: 1, 2)
    assert cells.farthest("square", reach, [(4, 5), (4, 7)]) == "H4"
    assert cells.farthest("square", {"F5": 1}, [(4, 5)]) is None
    assert cells.gaps("square", "H6", [(4, 5), (7, 7)]) == (2, 5)


def test_the_nearest_place_that_is_free_in_a_line_or_anywhere() -> None:
    assert cells.nearest("square", (8, 13), ()) == (8, 13)
    for back, beside, behind in (((0, 1), (7, 13), (8, 14)), ((0, -1), (7, 13), (8, 12)), ((-1, 0), (8, 12), (7, 13))):
        assert cells.nearest("square", (8, 13), {"I14"}, back=back) == beside
        row = {geometry.name_of((8 + at * back[1], 13 + at * back[0])) for at in range(-6, 7)}
        assert cells.nearest("square", (8, 13), row, back=back) == behind
    around = {geometry.name_of(each) for each in ((8, 13), *geometry.neighbours("square", (8, 13)))}
    assert geometry.distance("square", (8, 13), cells.nearest("square", (8, 13), around)) == 2


# ---- what a reader sees


@dataclass(frozen=True)
class Somebody:
    id: str
    name: str
    side: str
    out: bool = False


@dataclass(frozen=True)
class Wide(Somebody):
    width: int = 1


def test_the_grid_is_cropped_to_those_who_stand_there() -> None:
    people = [(Somebody("ana", "Ana", "players"), "E5"), (Somebody("orc", "Orc 2", "foes", out=True), "F6")]
    nowhere = Somebody("bor", "Bor", "foes"), ""
    seen = shown("square", [*people, nowhere], {**GROUNDS, "Z99": ("narrow",)}, {(4, 5): 1})
    assert seen == Ground(
        "square", 2, 2, 7, 7, (Figure("ana", "A", 0, 4, 4), Figure("orc", "O2", 1, 5, 5, down=True)),
        ((2, 2, "difficult"), (2, 2, "high_ground")), ((4, 5, 1),),
    )  # fmt: skip
    assert shown("square", [nowhere], {}, {}) is None


def test_whoever_is_large_takes_up_all_of_his_cells_on_the_map() -> None:
    ogre = Wide("ogre", "Ogre", "foes", width=2)
    ana = Somebody("ana", "Ana", "players")
    ground = shown("square", [(ogre, "F5"), (ana, "D5")], {}, {})
    assert ground is not None
    assert [(each.who, each.x, each.y, each.width) for each in ground.figures] == [("ogre", 5, 4, 2), ("ana", 3, 4, 1)]
    assert (ground.left, ground.right, ground.top, ground.bottom) == (1, 8, 2, 7), "with room around all of him"
    assert [_space(each) for each in ground.figures] == ["F5-G6", "D5"]
