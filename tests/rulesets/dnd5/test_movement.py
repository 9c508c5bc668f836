"""Moving about: speeds, ways, difficult ground, through others, in the air, in tight spaces (DN5-MOV, DN5-EXT-014,
-016, -017)."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import pytest

from bot.catalogue import load_library
from bot.kernel import inputs
from bot.kernel.decisions import NOTHING
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.rulesets.dnd5 import acting
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.attack.events import AttackBegun, AttackRolled
from bot.rulesets.dnd5.base.budget import movement_left
from bot.rulesets.dnd5.base.distances import between, cells, rise, space, standing
from bot.rulesets.dnd5.base.rolls import SWAYS, Trial
from bot.rulesets.dnd5.conditions import SetCondition
from bot.rulesets.dnd5.damage import DamageDealt
from bot.rulesets.dnd5.movement import moves as areas
from bot.rulesets.dnd5.movement import passing, ways
from bot.rulesets.dnd5.movement.events import MoveEnded, PlacedAt, Plunged, Stepped, TookOff, Walked, WentProne
from bot.rulesets.dnd5.movement.words import LetPass, Place, SayDistance, SayGround, SayHeight, SayStretch
from bot.rulesets.dnd5.state import SQUARE, Fighter, Move, Spell, State, Zone
from bot.rulesets.shared.ground.geometry import name_of, neighbours, point_of
from bot.rulesets.shared.people import CombatantRevealed
from tests.rulesets.dnd5 import oracles
from tests.rulesets.dnd5.skirmish import GM, Skirmish, fighter


def grid(*people: Fighter, ground: dict[str, tuple[str, ...]] | None = None, **settings: Any) -> Skirmish:
    """A fight on squares, everybody where he is put; *ground*: kinds, each with its cells."""
    found = Skirmish(*people, begun=False, map="square", **settings)
    for kind, where in (ground or {}).items():
        found.notes(SayGround(GM, where, kind))
    found.says(inputs.Begin(GM))
    return found


def at(name: str, cell: str, side: str = "players", **figures: Any) -> Fighter:
    """Somebody who stands on *cell*; the first to be named acts first."""
    return fighter(name, side, cell=cell, **figures)


def turns(*people: Fighter) -> tuple[Fighter, ...]:
    return tuple(evolve(each, initiative=30 - place) for place, each in enumerate(people))


def left(made: Skirmish, who: str, mode: str | None = None) -> int:
    return movement_left(made.state, made.who(who), mode)


def reached(made: Skirmish, who: str) -> tuple[str, ...]:
    """All cells that *who* is offered, column by column where a list holds no more."""
    columns = made.options(who, "column", action="go")
    if not columns:
        return made.options(who, "to", action="go")
    found = [each for column in columns for each in made.options(who, "to", action="go", column=column)]
    return tuple(found)


def test_more_cells_than_a_list_holds_are_chosen_by_their_column() -> None:
    made = grid(*turns(at("Ana", "E5"), at("Gob", "P5", "foes")))
    assert made.options("ana", "to", action="go") == ()
    assert "H" in made.options("ana", "column", action="go")
    made.does("ana", "go", column="H", to="H5")
    assert made.who("ana").cell == "H5"


# ---- up to one's speed


@pytest.mark.rule("DN5-MOV-001")
def test_what_is_gone_is_taken_off_the_speed_and_the_rest_is_lost() -> None:
    made = grid(*turns(at("Ana", "E5"), at("Gob", "P5", "foes")))
    made.does("ana", "go", to="H5")
    made.does("ana", "go", to="H7")
    assert left(made, "ana") == 150
    assert "H9" not in reached(made, "ana")
    assert "H8" in reached(made, "ana")
    made.passes("ana", "gob")
    assert left(made, "ana") == 900


@pytest.mark.rule("DN5-MOV-002", "DN5-EXT-016")
def test_a_jump_over_a_gap_is_part_of_the_move() -> None:
    gap = tuple(f"{column}5" for column in "H") + tuple(f"H{row}" for row in (3, 4, 6, 7, 8, 9, 10, 11, 12, 1, 2))
    made = grid(*turns(at("Ana", "E5", strength=15), at("Gob", "P5", "foes")), ground={"gap": gap})
    made.does("ana", "go", to="G5")
    assert made.state.turn is not None
    assert made.state.turn.ran == 300
    assert "I5" not in reached(made, "ana"), "nobody walks across a gap"
    made.does("ana", "jump", to="I5")
    assert made.who("ana").cell == "I5"
    assert [each.mode for each in made.said(Stepped)] == ["jump", "jump"]
    made.does("ana", "go", to="K5")
    assert left(made, "ana") == 0


@pytest.mark.rule("DN5-EXT-016")
def test_how_far_somebody_jumps_with_and_without_a_run_up() -> None:
    bor = fighter("Bor", strength=15)
    assert ways.long_jump(bor, run=True) == 450
    assert ways.long_jump(bor, run=False) == 225
    assert ways.high_jump(bor, run=True) == 150
    assert ways.high_jump(bor, run=False) == 75


@pytest.mark.rule("DN5-EXT-016")
def test_without_the_run_up_the_gap_is_too_wide() -> None:
    gap = tuple(f"F{row}" for row in range(1, 12))
    made = grid(*turns(at("Ana", "E5", strength=15), at("Gob", "P5", "foes")), ground={"gap": gap})
    assert "jump" not in made.offered("ana"), "2.25 m do not reach the second square"


@pytest.mark.rule("DN5-EXT-016")
@pytest.mark.parametrize(("speeds", "cost"), [({"walk": 900}, 300), ({"walk": 900, "climb": 600}, 150)])
def test_to_climb_costs_once_more_but_for_who_has_a_speed_for_it(speeds: dict[str, int], cost: int) -> None:
    made = grid(*turns(at("Ana", "E5", speeds=speeds), at("Gob", "P5", "foes")), ground={"climb": ("F5", "G5")})
    made.does("ana", "go", to="F5")
    assert made.one(Stepped).cost == cost
    assert made.one(Stepped).mode == "climb"
    assert left(made, "ana", "climb") == {300: 600, 150: 450}[cost]


@pytest.mark.rule("DN5-EXT-016")
@pytest.mark.parametrize(("speeds", "cost"), [({"walk": 900}, 300), ({"walk": 450, "swim": 1200}, 150)])
def test_to_swim_costs_once_more_but_for_who_has_a_speed_for_it(speeds: dict[str, int], cost: int) -> None:
    made = grid(*turns(at("Ana", "E5", speeds=speeds), at("Gob", "P5", "foes")), ground={"water": ("F5", "G5")})
    made.does("ana", "go", to="F5")
    assert (made.one(Stepped).cost, made.one(Stepped).mode) == (cost, "swim")


@pytest.mark.rule("DN5-MOV-003")
@pytest.mark.example("EX-DN5-05")
def test_a_move_is_split_around_the_action() -> None:
    made = grid(*turns(at("Ana", "E5"), at("Gob", "P5", "foes")))
    made.does("ana", "go", to="G5")
    made.does("ana", "dodge")
    made.does("ana", "go", to="K5")
    assert made.who("ana").cell == "K5"
    assert left(made, "ana") == 0


@pytest.mark.rule("DN5-MOV-004")
@pytest.mark.example("EX-DN5-06")
def test_one_moves_between_two_attacks() -> None:
    people = turns(
        at("Ana", "E5", speed=750, attacks=2),
        at("Gob", "H5", "foes", hit_points=60, reacted=True),
        at("Orc", "G9", "foes"),
    )
    made = grid(*people)
    made.does("ana", "go", to="G5")
    made.attacks("ana", "gob", 2)
    assert left(made, "ana") == 450
    made.does("ana", "go", to="G8")
    assert left(made, "ana") == 0
    made.attacks("ana", "orc", 2)
    assert [each.target for each in made.all if isinstance(each, AttackBegun)] == ["gob", "orc"]


@pytest.mark.rule("DN5-MOV-005")
@pytest.mark.example("EX-DN5-07")
def test_what_has_been_covered_is_taken_off_the_other_speed() -> None:
    made = grid(*turns(at("Ana", "A5", speeds={"walk": 900, "fly": 1800}), at("Gob", "P20", "foes")))
    made.does("ana", "fly")
    assert made.one(TookOff).on
    made.does("ana", "go", to="E5")
    assert (left(made, "ana", "fly"), left(made, "ana", "walk")) == (1200, 300)
    made.does("ana", "land")
    made.does("ana", "go", to="G5")
    assert (left(made, "ana", "walk"), left(made, "ana", "fly")) == (0, 900)
    assert "go" not in made.offered("ana")
    made.does("ana", "fly")
    made.does("ana", "go", to="M5")
    assert (left(made, "ana", "walk"), left(made, "ana", "fly")) == (0, 0)


# ---- what makes it dear


@pytest.mark.rule("DN5-MOV-006")
def test_difficult_ground_costs_double_and_never_more_than_that() -> None:
    rubble = tuple(f"{column}{row}" for column in "GHIJK" for row in range(1, 12))
    people = turns(at("Ana", "E5"), at("Bor", "H5"), at("Gob", "P5", "foes"))
    made = grid(*people, ground={"difficult": rubble})
    made.does("ana", "go", to="F5")
    made.does("ana", "go", to="G6")
    assert made.one(Stepped).cost == 300
    assert passing.cost(made.state, made.who("ana"), "H5") == 300, "rubble and a friend: double once"
    assert left(made, "ana") == 450
    assert "I6" not in reached(made, "ana")


@pytest.mark.rule("DN5-MOV-007")
def test_the_space_of_another_is_difficult_too() -> None:
    made = grid(*turns(at("Ana", "E5"), at("Bor", "F5"), at("Gob", "P5", "foes")))
    assert passing.hindrances(made.state, made.who("ana"), "F5") == ("difficult",)
    assert passing.cost(made.state, made.who("ana"), "F5") == 300
    assert passing.cost(made.state, made.who("ana"), "E6") == 150


@pytest.mark.rule("DN5-MOV-007", "DN5-MOV-011")
def test_without_a_grid_the_game_master_says_what_hinders_the_way() -> None:
    made = Skirmish(*turns(fighter("Ana"), fighter("Gob", "foes")), gap=18)
    made.notes(SayStretch(GM, "ana", "difficult"))
    made.does("ana", "approach", target="gob")
    walked = made.one(Walked)
    assert (walked.metres, walked.cost, walked.hindrances) == ("4.5", 900, ("difficult",))
    assert made.refusal(SayStretch(GM, "ana", "difficult")) == "already-so"
    made.notes(SayStretch(GM, "ana", "plain"))
    assert made.who("ana").stretch == ()


@pytest.mark.rule("DN5-MOV-008")
def test_to_drop_prone_costs_nothing() -> None:
    made = grid(*turns(at("Ana", "E5"), at("Gob", "P5", "foes")))
    made.does("ana", "go", to="K5")
    assert left(made, "ana") == 0
    made.does("ana", "drop")
    assert made.who("ana").has("prone")


@pytest.mark.rule("DN5-MOV-009")
@pytest.mark.example("EX-DN5-08")
def test_to_stand_up_costs_half_the_speed() -> None:
    made = grid(*turns(at("Ana", "E5"), at("Gob", "P5", "foes")))
    made.notes(SetCondition(GM, "ana", "prone"))
    made.does("ana", "stand")
    assert made.one(WentProne).cost == 450
    assert left(made, "ana") == 450
    assert not made.who("ana").has("prone")


@pytest.mark.rule("DN5-MOV-009")
def test_the_half_is_that_of_the_speed_whatever_is_left() -> None:
    made = grid(*turns(at("Ana", "E5", speed=750), at("Gob", "P5", "foes")))
    made.does("ana", "dash")
    made.notes(SetCondition(GM, "ana", "prone"))
    made.does("ana", "stand")
    assert made.one(WentProne).cost == 375
    made.notes(SetCondition(GM, "ana", "prone"))
    made.does("ana", "go", to="H5")
    assert made.asked == [("gob", "declare")], "2.25 m are less than half the speed: nothing is left to do"


@pytest.mark.rule("DN5-MOV-010", "DN5-MOV-011")
@pytest.mark.example("EX-DN5-09")
def test_crawling_through_difficult_ground_costs_three_times_the_distance() -> None:
    people = turns(at("Ana", "E5"), at("Gob", "P5", "foes"))
    made = grid(*people, ground={"difficult": ("F5",)})
    made.does("ana", "drop")
    made.does("ana", "go", to="F5")
    stepped = made.one(Stepped)
    assert (stepped.cost, stepped.hindrances) == (450, ("difficult", "crawling"))
    assert "DN5-MOV-010" in stepped.why()


# ---- through others


@pytest.mark.rule("DN5-MOV-012")
def test_a_friend_lets_one_through() -> None:
    wall = tuple(f"F{row}" for row in range(1, 12) if row != 5)
    people = turns(at("Ana", "E5", speed=450), at("Bor", "F5"), at("Gob", "P5", "foes"))
    made = grid(*people, ground={"obstacle": wall})
    made.does("ana", "go", to="G5")
    assert [each.cost for each in made.said(Stepped)] == [300, 150]


@pytest.mark.rule("DN5-MOV-013")
@pytest.mark.parametrize(("mine", "theirs", "may"), [("small", "large", True), ("medium", "large", False)])
def test_a_foe_is_passed_from_two_sizes_on(mine: str, theirs: str, may: bool) -> None:
    made = grid(*turns(at("Ana", "E5", size=mine), at("Ogre", "F5", "foes", size=theirs)))
    assert passing.may_pass(made.state, made.who("ana"), "F5") is may
    if may:
        assert passing.cost(made.state, made.who("ana"), "F5") == 300


@pytest.mark.rule("DN5-MOV-014")
def test_nobody_means_to_stop_in_the_space_of_another() -> None:
    made = grid(*turns(at("Ana", "E5", speed=450), at("Bor", "F5"), at("Gob", "P5", "foes")))
    assert "F5" not in reached(made, "ana")
    assert "G5" in reached(made, "ana")
    assert made.refusal(Place(GM, "ana", "F5")) == "dnd5-cell-taken"


@pytest.mark.rule("DN5-MOV-014", "DN5-REA-009")
def test_who_is_struck_down_on_his_way_lies_where_he_fell() -> None:
    wall = tuple(f"D{row}" for row in range(1, 30) if row != 5)
    people = turns(at("Ana", "E5", hit_points=4), at("Bor", "D5"), at("Gob", "E4", "foes"))
    made = grid(*people, ground={"obstacle": wall})
    made.does("ana", "go", to="B5")
    assert made.asked == [("gob", "opportunity")]
    made.answers("gob", 19, 8, **{"with": "longsword"})
    made.answers("gob", spare="kill")
    assert made.who("ana").out
    assert made.who("ana").cell == made.who("bor").cell == "D5", "the body shares the square"
    assert made.one(MoveEnded).stopped


# ---- in the air


@pytest.mark.rule("DN5-MOV-015", "DN5-EXT-014")
def test_a_flier_that_cannot_move_falls() -> None:
    harpy = at("Harpy", "F5", "foes", speeds={"walk": 600, "fly": 1200}, hit_points=30)
    made = grid(*turns(at("Ana", "E5"), harpy))
    made.notes(SayHeight(GM, "harpy", 900))
    made.notes(SetCondition(GM, "harpy", "grappled"), 2, 6, 3)
    assert made.one(Plunged).metres == "9"
    assert made.one(DamageDealt).dealt == 11
    assert made.one(DamageDealt).types == ("bludgeoning",)
    fallen = made.who("harpy")
    assert (fallen.height, fallen.mode, fallen.has("prone")) == (0, "walk", True)


@pytest.mark.rule("DN5-MOV-015")
def test_who_hovers_or_is_held_by_magic_does_not_fall() -> None:
    ghost = at("Ghost", "F5", "foes", speeds={"fly": 1200}, hovers=True)
    made = grid(*turns(at("Ana", "E5"), ghost))
    made.notes(SayHeight(GM, "ghost", 900))
    made.notes(SetCondition(GM, "ghost", "grappled"))
    assert made.said(Plunged) == []
    made.notes(SetCondition(GM, "ana", "aloft"))
    made.notes(SayHeight(GM, "ana", 600))
    made.notes(SetCondition(GM, "ana", "prone"))
    assert made.said(Plunged) == []
    made.notes(SetCondition(GM, "ana", "aloft", False), 3, 4)
    assert made.one(Plunged).height == 600


@pytest.mark.rule("DN5-MOV-015", "DN5-MOV-008")
@pytest.mark.parametrize("senseless", [True, False])
def test_whoever_hovers_and_falls_senseless_in_his_turn_is_not_asked_whether_he_lands(senseless: bool) -> None:
    made = grid(*turns(at("Ghost", "F5", speeds={"fly": 1200}, hovers=True), at("Gob", "P20", "foes")))
    made.does("ghost", "fly")
    assert "land" in made.offered("ghost")
    made.notes(SetCondition(GM, "ghost", "stunned" if senseless else "incapacitated"))
    assert [who for who, _ in made.asked] == (["gob"] if senseless else ["ghost"])


@pytest.mark.rule("DN5-EXT-014")
@pytest.mark.parametrize(("height", "dice"), [(250, 0), (299, 0), (300, 1), (9000, 20)])
def test_a_die_for_every_three_metres_in_full_and_twenty_at_most(height: int, dice: int) -> None:
    made = grid(*turns(at("Ana", "E5"), at("Bird", "F5", "foes", speeds={"fly": 1200}, hit_points=400)))
    made.notes(SayHeight(GM, "bird", height))
    made.notes(SetCondition(GM, "bird", "stunned"), *[1] * dice)
    assert made.one(Plunged).height == height
    dealt = made.said(DamageDealt)
    assert [len(each.parts[0].faces) for each in dealt] == ([dice] if dice else [])
    assert made.who("bird").has("prone") is bool(dice)


@pytest.mark.rule("DN5-MOV-001")
def test_to_rise_costs_movement_and_leaves_the_reach_below() -> None:
    made = grid(*turns(at("Ana", "E5", speeds={"walk": 900, "fly": 900}), at("Gob", "F5", "foes")))
    made.does("ana", "fly")
    assert "6" in made.options("ana", "height", action="altitude")
    made.does("ana", "altitude", height="4.5")
    assert ("gob", "opportunity") in made.asked, "it rises out of reach"
    made.answers("gob", **{"with": NOTHING})
    assert made.who("ana").height == 450
    assert left(made, "ana", "fly") == 450
    assert "gob" not in made.options("ana", "target", action="attack")


# ---- spaces


@pytest.mark.rule("DN5-MOV-016")
@pytest.mark.parametrize(
    ("size", "squares"),
    [("tiny", 1), ("small", 1), ("medium", 1), ("large", 4), ("huge", 9), ("gargantuan", 16)],
)
def test_how_many_squares_a_space_takes_up(size: Any, squares: int) -> None:
    assert len(space(fighter("Ogre", cell="D4", size=size))) == squares


@pytest.mark.rule("DN5-MOV-016")
def test_an_ogre_takes_up_four_squares() -> None:
    assert cells(fighter("Ogre", cell="E5", size="large")) == ("E5", "F5", "E6", "F6")


@pytest.mark.rule("DN5-MOV-005")
@pytest.mark.parametrize(("switching", "flies"), [("by_distance", 1500), ("by_cost", 1350)])
def test_the_distance_is_taken_off_the_other_speed_and_not_what_it_cost(switching: str, flies: int) -> None:
    """3 m of which half are rubble cost 4.5: a flyer has 15 of his 18 m left, and his walk has paid for the rubble."""
    people = turns(at("Ana", "A5", speeds={"walk": 900, "fly": 1800}), at("Gob", "P20", "foes"))
    made = grid(*people, ground={"difficult": ("C5",)}, switching=switching)
    made.does("ana", "go", to="C5")
    assert [each.cost for each in made.said(Stepped)] == [150, 300]
    assert (left(made, "ana", "walk"), left(made, "ana", "fly")) == (450, flies)
    made.does("ana", "fly")
    made.does("ana", "go", to="E5")
    assert (left(made, "ana", "walk"), left(made, "ana", "fly")) == (150, flies - 300)


@pytest.mark.rule("DN5-MOV-005")
@pytest.mark.rule("DN5-MOV-009")
def test_standing_up_has_no_distance_and_is_taken_off_as_it_costs() -> None:
    """Without a grid: half of 9 m to stand up, 1.5 m of rubble for 3 m: 18 - 4.5 - 1.5 are left to fly."""
    made = Skirmish(
        *turns(fighter("Ana", speeds={"walk": 900, "fly": 1800}, stretch=("difficult",)), fighter("Gob", "foes")),
        apart={"ana|gob": 300},
    )
    made.notes(SetCondition(GM, "ana", "prone"))
    made.does("ana", "stand")
    assert left(made, "ana", "fly") == 1350
    made.does("ana", "approach", target="gob")
    assert (made.one(Walked).far, made.one(Walked).cost) == (150, 300)
    assert (left(made, "ana", "walk"), left(made, "ana", "fly")) == (150, 1200)


@pytest.mark.rule("DN5-MOV-017")
@pytest.mark.example("EX-DN5-10")
@pytest.mark.parametrize("bars", [True, False])
def test_who_stands_in_a_doorway_bars_it_unless_he_lets_others_pass(*, bars: bool) -> None:
    wall = tuple(f"F{row}" for row in range(1, 30) if row != 5)
    made = grid(
        *turns(at("Ana", "E5"), at("Hob", "F5", "foes"), at("Tic", "D5", size="tiny")),
        ground={"obstacle": wall},
        doorway_bars=bars,
    )
    assert "G5" not in reached(made, "ana")
    assert passing.may_pass(made.state, made.who("tic"), "F5") is not bars, (
        "two sizes smaller, unless he bars it to all"
    )
    made.notes(LetPass(GM, "hob"))
    assert "G5" in reached(made, "ana")
    assert passing.may_pass(made.state, made.who("tic"), "F5")
    made.notes(LetPass(GM, "hob", on=False))
    made.notes(Place(GM, "hob", "H5"))
    assert passing.may_pass(made.state, made.who("tic"), "H5"), "in the open he bars nothing to who is so small"


@pytest.mark.rule("DN5-MOV-017")
def test_the_space_that_fills_a_passage_is_the_creature_s_own() -> None:
    """A large one fills a corridor two squares wide; a small one fills ground so narrow that but one fits there."""
    walls = tuple(f"{column}{row}" for column in "EFGH" for row in (4, 7))
    ogre, gob = at("Ogre", "F5", "foes", size="large"), at("Gob", "M5", "foes", size="small")
    made = grid(*turns(ogre, gob), ground={"obstacle": walls, "narrow": ("N9",)})
    assert passing.in_doorway(made.state, made.who("ogre"))
    assert not passing.in_doorway(made.state, made.who("gob"))
    made.notes(Place(GM, "gob", "N9"))
    made.notes(Place(GM, "ogre", "J5"))
    assert passing.in_doorway(made.state, made.who("gob"))
    assert not passing.in_doorway(made.state, made.who("ogre"))


@pytest.mark.rule("DN5-MOV-018")
@pytest.mark.example("EX-DN5-11")
@pytest.mark.parametrize(("size", "around"), [("medium", 8), ("large", 12), ("huge", 16), ("gargantuan", 20)])
def test_how_many_fit_around_somebody(size: Any, around: int) -> None:
    made = grid(*turns(at("Ana", "A1"), at("Foe", "G10", "foes", size=size)))
    assert len(ways.beside(made.state, made.who("ana"), made.who("foe"), 150)) == around


@pytest.mark.rule("DN5-MOV-018")
@pytest.mark.parametrize(("giants", "room"), [(("E5", "H5", "E8", "H8"), 4), (("E6", "F4", "H5", "G7"), 0)])
def test_large_creatures_around_somebody_leave_hardly_any_room(giants: tuple[str, ...], room: int) -> None:
    """The text speaks of five of size G around one of size M, and of little room: on squares four are all that fit, and
    they leave four squares at most. Where they stand at the corners, no fifth one comes beside him."""
    people = [at(f"Ogre{number}", cell, "foes", size="large") for number, cell in enumerate(giants)]
    fifth = at("Fifth", "R20", "foes", size="large")
    made = grid(*turns(at("Ana", "G7" if room else "G6"), at("Orc", "A20", "foes"), *people, fifth))
    ana = made.who("ana")
    assert all(between(space(made.who(each.id)), space(ana)) == SQUARE for each in people)
    assert len(ways.beside(made.state, made.who("orc"), ana, SQUARE)) == room
    assert ways.beside(made.state, made.who("fifth"), ana, SQUARE) == []


@pytest.mark.rule("DN5-MOV-018")
def test_twenty_of_size_m_stand_around_the_gargantuan_creature_of_the_data() -> None:
    roc = load_library().dnd5.creatures["roc"]
    assert roc.size == "gargantuan"
    made = grid(*turns(at("Ana", "A1"), at("Roc", "G10", "foes", size=roc.size)))
    assert len(ways.beside(made.state, made.who("ana"), made.who("roc"), SQUARE)) == 20


@pytest.mark.rule("DN5-MOV-019", "DN5-MOV-020")
@pytest.mark.example("EX-DN5-12")
def test_a_large_creature_squeezes_through_a_narrow_passage() -> None:
    walls = tuple(f"{column}{row}" for column in "GHIJKL" for row in (4, 6, 3, 7))
    people = turns(at("Ogre", "E5", "foes", size="large", speed=1200, dexterity=8), at("Ana", "O5", ac=13))
    made = grid(*people, ground={"obstacle": walls})
    made.does("ogre", "go", to="I5")
    squeezed = [each for each in made.said(Stepped) if "squeezing" in each.hindrances]
    assert [each.cost for each in squeezed] == [300] * len(squeezed)
    assert made.who("ogre").squeezing
    assert cells(made.who("ogre")) == ("I5",)
    ogre, ana = made.who("ogre"), made.who("ana")
    up_and_down = {
        "own": SWAYS.found("attack", made.state, Trial(ogre, ana, ogre.weapons[0])),
        "save": SWAYS.found("save", made.state, Trial(ogre, ability="dexterity")),
        "at": SWAYS.found("attack", made.state, Trial(ana, ogre, ana.weapons[0])),
    }
    assert {name: [(each.name, each.better) for each in found] for name, found in up_and_down.items()} == {
        "own": [("squeezing", False)],
        "save": [("squeezing", False)],
        "at": [("target_squeezing", True)],
    }


@pytest.mark.rule("DN5-MOV-020")
def test_an_attack_from_a_tight_space_and_one_into_it() -> None:
    made = Skirmish(*turns(fighter("Ogre", "foes", strength=20, hit_points=50), fighter("Ana", strength=16)), gap=3)
    made.notes(SayDistance(GM, "ogre", "ana", 150))
    made.notes(SayStretch(GM, "ogre", "tight"))
    made.attacks("ogre", "ana", 15, 6)
    assert made.one(AttackRolled).face == 6
    made.passes("ogre")
    made.attacks("ana", "ogre", 4, 13, 1)
    assert made.one(AttackRolled).face == 13
    assert "DN5-MOV-020" in made.one(AttackRolled).why()


@pytest.mark.rule("DN5-MOV-011", "DN5-MOV-020")
def test_a_tight_passage_full_of_rubble_costs_three_times_the_distance() -> None:
    walls = tuple(f"{column}{row}" for column in "GHIJKL" for row in (4, 6))
    rubble = tuple(f"{column}5" for column in "GHIJKL")
    people = turns(at("Ogre", "E5", "foes", size="large"), at("Ana", "O5"))
    made = grid(*people, ground={"obstacle": walls, "difficult": rubble})
    assert passing.cost(made.state, made.who("ogre"), "H5") == 450


@pytest.mark.rule("DN5-MOV-019")
def test_a_passage_of_half_a_square_is_for_the_small() -> None:
    people = turns(
        at("Ana", "E5"), at("Hal", "E6", size="small"), at("Cat", "E7", size="tiny"), at("Gob", "P5", "foes")
    )
    made = grid(*people, ground={"narrow": ("F5", "F6", "F7")})
    may = {each: passing.may_pass(made.state, made.who(each), "F6") for each in ("ana", "hal", "cat")}
    assert may == {"ana": False, "hal": True, "cat": True}
    assert passing.hindrances(made.state, made.who("hal"), "F6") == ("squeezing",)
    assert passing.hindrances(made.state, made.who("cat"), "F6") == ()


# ---- on squares


@pytest.mark.rule("DN5-EXT-017")
def test_steps_and_distances_count_alike_diagonals_too() -> None:
    made = grid(*turns(at("Ana", "A1"), at("Gob", "P20", "foes")))
    assert ways.reach_of(made.state, made.who("ana"))["E4"] == 600
    assert between(((0, 0),), ((4, 3),)) == 600


@pytest.mark.rule("DN5-EXT-017")
def test_nobody_goes_diagonally_around_the_corner_of_a_wall() -> None:
    made = grid(*turns(at("Ana", "E5"), at("Gob", "P20", "foes")), ground={"obstacle": ("F5",)})
    assert passing.may_step(made.state, made.who("ana"), "E6")
    assert not passing.may_step(made.state, made.who("ana"), "F6")
    assert ways.reach_of(made.state, made.who("ana"))["F6"] == 300


# ---- the way that provokes least


@pytest.mark.rule("DN5-REA-004", "DN5-MOV-001")
def test_a_way_around_is_taken_that_provokes_nobody_and_its_cost_is_told() -> None:
    people = turns(at("Ana", "E5", speed=1500), at("Gob", "F5", "foes"))
    made = grid(*people)
    found = ways.best_way(made.state, made.who("ana"), ["G5"])
    assert found is not None
    assert (found.provokes, found.cost) == ((), 300), "around it, within its reach"
    away = ways.best_way(made.state, made.who("ana"), ["A5"])
    assert away is not None
    assert away.provokes == ("gob",)
    question = made.question("ana")
    told = made.game.outlook(made.state, question, {"action": "go", "to": "A5"})
    assert (told["far"], told["price"], told["provoked"], told["strikers"]) == ("6", "6", 1, "Gob")


@pytest.mark.rule("DN5-REA-004")
def test_a_detour_is_better_than_a_blow_as_long_as_the_movement_lasts() -> None:
    # North of the wall the way is short, and leads past the orc; south of it nobody strikes.
    wall = ("G5", "H5", "I5")
    people = turns(at("Ana", "F5", speed=1800), at("Orc", "H3", "foes"))
    made = grid(*people, ground={"obstacle": wall})
    hasty = ways.best_way(made.state, made.who("ana"), ["L3"], 1050)
    assert hasty is not None
    assert (hasty.provokes, hasty.cost) == (("orc",), 1050)
    wise = ways.best_way(made.state, made.who("ana"), ["L3"])
    assert wise is not None
    assert wise.provokes == ()
    assert wise.cost > hasty.cost


def test_somebody_hidden_shows_in_no_way_and_no_price() -> None:
    people = turns(at("Ana", "E5"), at("Gob", "F5", "foes", hidden=True), at("Orc", "P5", "foes"))
    made = grid(*people)
    found = ways.best_way(made.state, made.who("ana"), ["A5"])
    assert found is not None
    assert found.provokes == ()
    without = evolve(made.state, combatants={each: made.who(each) for each in ("ana", "orc")})
    assert set(reached(made, "ana")) == set(ways.reach_of(without, made.who("ana")))
    made.does("ana", "go", to="G5")
    assert made.who("ana").cell == "G5"


def test_whoever_is_hidden_bars_nobodys_way_and_makes_room_unseen() -> None:
    """A stop, a price or a detour would tell everybody where he is: the fight is told as without him."""
    wall = tuple(f"F{row}" for row in range(1, 30) if row != 5)
    for goal in ("G5", "F5"):
        told = []
        for lurks in (True, False):
            gob = [at("Gob", "F5", "foes", hidden=True)] if lurks else []
            made = grid(*turns(at("Ana", "E5"), *gob, at("Orc", "P5", "foes")), ground={"obstacle": wall})
            made.does("ana", "go", to=goal)
            assert made.who("ana").cell == goal
            assert not made.one(MoveEnded).stopped
            told.append([(each.cell, each.cost, each.hindrances) for each in made.all if isinstance(each, Stepped)])
            if lurks:
                made.passes("ana")
                away = [each for each in made.all if isinstance(each, PlacedAt) and each.combatant == "gob"]
                assert [each.unseen for each in away] == [True] * (goal == "F5")
                assert made.who("gob").cell != made.who("ana").cell
        assert told[0] == told[1]


def test_the_check_of_fights_at_random_lets_nobody_through_walls_and_foes_that_are_seen() -> None:
    step = Stepped("ana", "F5", SQUARE)
    # Who goes, who stands there, a wall: whether it is a way.
    for goer, other, wall, fair in (
        (False, True, False, True),
        (False, False, False, False),
        (True, True, False, False),
        (False, True, True, False),
    ):
        people = at("Ana", "E5", hidden=goer), at("Gob", "F5", "foes", hidden=other), at("Orc", "P5", "foes")
        ground = {"F5": ("obstacle",)} if wall else {}
        state = evolve(grid(*turns(*people)).state, grounds=ground, deeds=(Move("ana", "action", way=("F5", "G5")),))
        with nullcontext() if fair else pytest.raises(AssertionError, match="through a wall"):
            oracles.stepped(state, step)


@pytest.mark.rule("DN5-MOV-014")
def test_where_the_table_has_it_so_whoever_comes_upon_a_hidden_foe_stops_and_sees_him() -> None:
    """Before him, and not in the space of a companion on the way; a hidden companion shows himself to nobody."""
    wall = tuple(f"{column}{row}" for column in "EFGH" for row in range(1, 30) if row != 5)
    for goal in ("G5", "H5"):
        gob = at("Gob", "G5", "foes", hidden=True)
        made = grid(
            *turns(at("Ana", "E5"), gob, at("Orc", "P5", "foes")), ground={"obstacle": wall}, upon_hidden="stops"
        )
        made.does("ana", "go", to=goal)
        assert (made.who("ana").cell, made.one(MoveEnded).stopped) == ("F5", True)
        assert [each.combatant for each in made.all if isinstance(each, CombatantRevealed)] == ["gob"]
        assert (made.who("gob").hidden, made.who("gob").cell) == (False, "G5")

    gob = at("Gob", "G5", "foes", hidden=True)
    people = turns(at("Ana", "E5"), at("Bor", "F5"), gob, at("Orc", "P5", "foes"))
    made = grid(*people, ground={"obstacle": wall}, upon_hidden="stops")
    made.does("ana", "go", to="H5")
    assert (made.who("ana").cell, made.who("gob").hidden) == ("E5", False)

    people = turns(at("Ana", "E5"), at("Spy", "F5", hidden=True), at("Orc", "P5", "foes"))
    made = grid(*people, ground={"obstacle": wall}, upon_hidden="stops")
    made.does("ana", "go", to="F5")
    assert (made.who("ana").cell, made.who("spy").hidden) == ("F5", True)


def test_whoever_is_hidden_makes_room_on_his_side_of_a_wall() -> None:
    wall = ("E4", "F4", "G4", "E5", "G5")
    people = turns(at("Ana", "F6"), at("Gob", "F5", "foes", hidden=True), at("Orc", "P5", "foes"))
    made = grid(*people, ground={"obstacle": wall})
    made.does("ana", "go", to="F5")
    made.passes("ana")
    assert made.who("ana").cell == "F5"
    assert made.who("gob").cell in ("E6", "F6", "G6")


def test_whoever_is_hidden_leaves_no_gap_in_the_line_of_his_side() -> None:
    lines = []
    for lurks in (True, False):
        spy = [fighter("Spy", "foes", hidden=True)] if lurks else []
        made = grid(fighter("Ana"), fighter("Orc", "foes"), *spy, fighter("Gob", "foes"))
        lines.append([made.who(each).cell for each in ("ana", "orc", "gob")])
        if lurks:
            here, apart = (point_of(made.who(each).cell or "") for each in ("orc", "spy"))
            assert here is not None
            assert apart is not None
            assert apart[0] - here[0] == 3
    assert lines[0] == lines[1]


@pytest.mark.rule("DN5-MOV-001")
def test_the_map_shows_where_whoever_is_up_can_go() -> None:
    made = grid(*turns(at("Ana", "E5", player=17), at("Gob", "P5", "foes")))
    seen = made.game.view(made.state, Reader(17), []).ground
    assert seen is not None
    assert {name_of((x, y)) for x, y, _ in seen.reach} <= set(ways.reach_of(made.state, made.who("ana")))
    assert seen.reach


# ---- found quickly


def crowded(who: Fighter) -> State:
    """*who* on rough ground between walls, friends and foes, with somebody hidden, and a spell's webs."""
    people = (
        who,
        at("Bor", "L48"),
        at("Dog", "N52", size="small"),
        at("Orc", "P50", "foes"),
        at("Pike", "I52", "foes", size="large"),
        at("Rat", "M46", "foes", size="tiny"),
        at("Imp", "M51", "foes", hidden=True),
    )
    kinds = {
        "difficult": tuple(f"{chr(70 + x)}{44 + y}" for x in range(14) for y in range(12) if (x + 2 * y) % 5 == 0),
        "obstacle": tuple(f"{chr(70 + x)}{44 + y}" for x in range(14) for y in range(12) if (3 * x + y) % 11 == 4),
        "narrow": ("K50", "K51", "R49"),
        "gap": ("H46", "H47"),
        "water": ("Q53", "Q54"),
    }
    taken = {each.cell for each in people}
    free = {kind: tuple(each for each in found if each not in taken) for kind, found in kinds.items()}
    made = grid(*turns(*people), ground=free)
    webs = Zone(Spell("web", difficult=True), "ana", ("G50", "G51", "H50", "H51"))
    return evolve(made.state, zones=(webs,))


@pytest.mark.rule("DN5-MOV-006", "DN5-MOV-013", "DN5-MOV-014", "DN5-MOV-019", "DN5-EXT-017", "DN5-REA-004")
@pytest.mark.parametrize("size", ["tiny", "small", "medium", "large", "huge"])
@pytest.mark.parametrize("mode", ["walk", "fly"])
def test_what_is_so_of_plain_ground_is_found_out_once_and_true_of_all_of_it(size: Any, mode: Any) -> None:
    speeds = {"walk": 1500, "fly": 1800}
    state = crowded(at("Ana", "M50", size=size, mode=mode, speeds=speeds))
    who = state.combatants["ana"]
    known = ways.as_known(state, who)
    foes = [each for each in known.combatants.values() if each.side == "foes"]
    found = ways._Ground(state, who, None, None)
    for x in range(3, 22):
        for y in range(40, 60):
            cell = name_of((x, y))
            enters = passing.entering(known, who, cell)
            assert found.enters((x, y)) == (enters and (enters[0], movement_left(known, who, enters[1]))), cell
            if found.is_plain((x, y)):
                assert passing.may_stop(known, who, cell), cell
            here = standing(known, who, cell) or space(who, cell)
            near = {each.id for each in foes if max(rise(who, each), between(here, space(each))) <= arms.reach(each)}
            assert found.near((x, y)) == near, cell
            for there in neighbours("square", (x, y)):
                assert found._cuts((x, y), there) == passing.cuts_corner(known, who, (x, y), there), cell


def test_a_question_looks_closely_at_few_squares_however_many_are_in_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    people = [at("Ana", "M50", speed=3600), *(at(f"P{row}", f"C{row}") for row in range(40, 44))]
    foes = [at(f"Orc{row}", f"P{row}", "foes") for row in range(48, 53)]
    made = grid(*turns(*people, *foes))
    looked: list[str] = []

    def look(state: Any, who: Any, cell: str, mode: Any = None) -> Any:
        looked.append(cell)
        return passing.entering(state, who, cell, mode)

    monkeypatch.setattr(ways, "entering", look)
    state = evolve(made.state, prolonged=1)
    question = acting.question(state)
    assert question is not None
    for target in (*(each.id for each in foes), *(each.id for each in people[1:])):
        made.game.outlook(state, question, {"action": "approach", "target": target})
    made.game.outlook(state, question, {"action": "withdraw"})
    made.game.view(state, Reader(GM, gm=True), [])
    assert len(ways.reach_of(state, state.combatants["ana"])) > 1000
    assert len(looked) <= 11, "ten people stand on a square each, and all the others are alike"


def test_what_is_tried_in_between_takes_no_way_away(monkeypatch: pytest.MonkeyPatch) -> None:
    made = grid(*turns(at("Ana", "E5"), at("Gob", "P5", "foes")))
    first = ways._ground(made.state, made.who("ana"), None, None)
    tried = evolve(made.state, round=9)
    ways.reach_of(tried, tried.combatants["ana"])
    assert ways._ground(made.state, made.who("ana"), None, None) is first


def test_an_area_takes_in_whoever_stands_on_its_squares() -> None:
    state = crowded(at("Ana", "M50"))
    who = state.combatants["ana"]
    shapes: tuple[tuple[Any, int, bool], ...] = (
        *(("sphere", 600, False), ("sphere", 300, True), ("cube", 600, False), ("cube", 450, True)),
        *(("cone", 900, False), ("line", 1500, False)),
    )
    for shape, size, from_self in shapes:
        for aim in ("P50", "M46", "I52", "N51", "E44"):
            covered = set(areas.cells_of(state, who, shape, size, aim, from_self=from_self))
            found = areas.caught(state, who, shape, size, aim, from_self=from_self)
            assert found == [each for each in state.combatants.values() if covered & set(cells(each))]


@pytest.mark.rule("DN5-MOV-001")
def test_whoever_goes_to_a_foe_and_does_not_reach_him_is_told_so() -> None:
    made = grid(*turns(at("Ana", "A10"), at("Gob", "L10", "foes")))
    made.does("ana", "approach", target="gob")
    ended = made.one(MoveEnded)
    assert (ended.short, ended.metres) == ("gob", "7.5")
    near = grid(*turns(at("Ana", "A10"), at("Gob", "E10", "foes")))
    near.does("ana", "approach", target="gob")
    assert near.one(MoveEnded).short is None


def test_friends_are_marked_where_what_is_done_harms() -> None:
    bolt = Spell("fire_bolt", attack="ranged")
    made = grid(*turns(at("Ana", "A10", spells=(bolt,)), at("Eve", "B10"), at("Gob", "C10", "foes")))
    asked = made.question("ana")
    for target, ally in (("eve", True), ("gob", False)):
        choice = {"action": "cast", "spell": "fire_bolt", "target": target}
        assert made.game.outlook(made.state, asked, choice)["ally"] is ally


@pytest.mark.rule("DN5-INI-004")
def test_companions_begin_abreast_and_facing_their_foes() -> None:
    sides = {side: [fighter(f"{side[0]}{at}", side) for at in range(4)] for side in ("players", "foes")}
    made = grid(*sides["players"], *sides["foes"])
    lines = {side: [point_of(str(made.who(each.id).cell)) for each in crowd] for side, crowd in sides.items()}
    columns = {side: {at[0] for at in line if at} for side, line in lines.items()}
    assert [len(each) for each in columns.values()] == [1, 1]
    assert min(columns["foes"]) - max(columns["players"]) == made.state.settings.gap * 100 // SQUARE
    assert len({at[1] for at in lines["players"] if at}) == 4
