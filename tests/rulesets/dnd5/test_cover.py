"""Cover: degrees, from which side, what it adds, who says so (DN5-COV)."""

from __future__ import annotations

import pytest

from bot.rulesets.d20.areas import MOST_AIMS
from bot.rulesets.dnd5.attack.events import AttackBegun, AttackRolled
from bot.rulesets.dnd5.base.rolls import CHECKS, Trial
from bot.rulesets.dnd5.cover import CoverJudged, SayCover, degree, from_cell, proposed
from bot.rulesets.dnd5.movement import moves as areas
from bot.rulesets.dnd5.movement.words import Place, SayGround
from bot.rulesets.shared.check import total
from tests.rulesets.dnd5.skirmish import GM, LONGBOW, Skirmish, fighter
from tests.rulesets.dnd5.test_movement import at, grid, turns


def bows() -> Skirmish:
    """Two archers on either side of a goblin, behind whom a low wall runs in the east."""
    people = turns(
        fighter("Ana", "players", LONGBOW, cell="M5", dexterity=16),
        fighter("Bor", "players", LONGBOW, cell="A5", dexterity=16),
        at("Gob", "F5", "foes", ac=15),
    )
    return grid(*people, ground={"low_wall": ("G5",)})


@pytest.mark.rule("DN5-COV-001")
def test_cover_helps_only_against_what_comes_from_its_other_side() -> None:
    made = bows()
    made.attacks("ana", "gob", 11, with_="longbow")
    east = made.one(AttackRolled)
    assert (east.against, east.outcome) == (17, "miss")
    assert "DN5-COV-003" in east.why()
    made.passes("ana")
    made.attacks("bor", "gob", 11, 3, with_="longbow")
    west = made.one(AttackRolled)
    assert (west.against, west.outcome) == (15, "hit")


@pytest.mark.rule("DN5-COV-002")
@pytest.mark.example("EX-DN5-19")
def test_of_a_creature_and_a_tree_the_better_alone_counts() -> None:
    people = turns(
        fighter("Ana", "players", LONGBOW, cell="A5"),
        at("Rat", "E5", "foes"),
        at("Gob", "H5", "foes", ac=14),
    )
    made = grid(*people, ground={"loophole": ("G5",)})
    assert degree(made.state, made.who("ana"), made.who("gob")) == "three_quarters"
    made.attacks("ana", "gob", 14, with_="longbow")
    assert [(each.name, each.value) for each in made.one(AttackRolled).against_terms] == [("ac", 14), ("shelter", 5)]


@pytest.mark.rule("DN5-COV-003")
def test_half_cover_adds_two_to_the_armour_class_and_to_saves_of_dexterity() -> None:
    people = turns(
        fighter("Gob", "foes", LONGBOW, cell="A5", dexterity=16),
        at("Bor", "D5"),
        at("Ana", "H5", ac=13, dexterity=12),
    )
    made = grid(*people)
    made.attacks("gob", "ana", 9, with_="longbow")
    shot = made.one(AttackRolled)
    assert (shot.total, shot.against, shot.outcome) == (14, 15, "miss")
    save = CHECKS.made(
        "save", made.state, Trial(made.who("ana"), made.who("gob"), ability="dexterity", dc=14, face=11), 11
    )
    assert (save.total, save.against, save.succeeds) == (14, 14, True)
    other = Trial(made.who("ana"), made.who("gob"), ability="wisdom", dc=14, face=11)
    assert total(CHECKS.terms("save", made.state, other)) == 11


@pytest.mark.rule("DN5-COV-004")
def test_three_quarters_of_the_body_are_worth_five() -> None:
    people = turns(fighter("Gob", "foes", LONGBOW, cell="A5", dexterity=16), at("Ana", "H5", ac=14))
    made = grid(*people, ground={"loophole": ("G5",)})
    made.attacks("gob", "ana", 13, with_="longbow")
    shot = made.one(AttackRolled)
    assert (shot.total, shot.against, shot.outcome) == (18, 19, "miss")
    assert "DN5-COV-004" in shot.why()
    assert from_cell(made.state, "A5", made.who("ana")) == "three_quarters"


@pytest.mark.rule("DN5-COV-005")
def test_whoever_is_covered_wholly_is_no_target_but_an_area_may_reach_him() -> None:
    people = turns(fighter("Ana", "players", LONGBOW, cell="A5"), at("Mage", "H5", "foes"), at("Rat", "C7", "foes"))
    wall = tuple(f"E{row}" for row in range(1, 6))
    made = grid(*people, ground={"obstacle": tuple(f"E{row}" for row in range(1, 30))})
    assert made.options("ana", "target", action="attack") == ("rat",)
    assert degree(made.state, made.who("ana"), made.who("mage")) == "total"
    open_end = grid(*people, ground={"obstacle": wall})
    caught = areas.caught(open_end.state, open_end.who("ana"), "sphere", 600, "F6")
    assert "mage" in [each.id for each in caught], "it spreads from a place from which he is seen"


@pytest.mark.rule("DN5-COV-005")
def test_total_cover_by_the_game_masters_word_stops_even_an_attack_begun() -> None:
    made = Skirmish(*turns(fighter("Ana", "players", LONGBOW), fighter("Gob", "foes")), cover="judge")
    made.attacks("ana", "gob", with_="longbow")
    assert made.asked == [("@gm", "cover")]
    made.answers("@gm", cover="total")
    assert made.said(AttackRolled) == []
    assert len([each for each in made.all if isinstance(each, AttackBegun)]) == 1


@pytest.mark.rule("DN5-COV-006")
def test_the_map_proposes_half_and_the_game_master_decides() -> None:
    people = turns(fighter("Ana", "players", LONGBOW, cell="A5"), at("Bor", "D5"), at("Gob", "H5", "foes", ac=14))
    made = grid(*people, cover="judge")
    made.attacks("ana", "gob", with_="longbow")
    assert made.question("@gm").default == {"cover": "half"}
    made.answers("@gm", 12, cover="three_quarters")
    assert made.one(CoverJudged).degree == "three_quarters"
    assert made.one(AttackRolled).against == 19


@pytest.mark.rule("DN5-COV-006")
def test_what_the_game_master_says_holds_until_he_takes_it_back() -> None:
    people = turns(fighter("Ana", "players", LONGBOW, cell="A5"), at("Bor", "D5"), at("Gob", "H5", "foes"))
    made = grid(*people)
    ana, bor, gob = (made.who(each) for each in ("ana", "bor", "gob"))
    assert proposed(made.state, ana, gob) == "half"
    made.notes(SayCover(GM, "gob", "none"))
    assert degree(made.state, ana, gob) == "none"
    made.notes(SayCover(GM, "gob", "three_quarters", "ana"))
    assert (degree(made.state, ana, gob), degree(made.state, bor, gob)) == ("three_quarters", "none")
    assert made.refusal(SayCover(GM, "gob", "three_quarters", "ana")) == "already-so"
    made.notes(SayCover(GM, "gob", "map", "ana"))
    made.notes(SayCover(GM, "gob", "map"))
    assert degree(made.state, ana, gob) == "half"
    assert made.state.shelters == ()


@pytest.mark.rule("DN5-COV-006")
def test_without_a_grid_there_is_only_what_the_game_master_says() -> None:
    made = Skirmish(*turns(fighter("Ana", "players", LONGBOW), fighter("Gob", "foes", ac=14)))
    assert degree(made.state, made.who("ana"), made.who("gob")) == "none"
    made.notes(SayCover(GM, "gob", "half"))
    made.attacks("ana", "gob", 10, with_="longbow")
    assert made.one(AttackRolled).against == 16


def test_somebody_hidden_covers_nobody_and_who_stands_aside_does_not() -> None:
    people = turns(
        fighter("Ana", "players", LONGBOW, cell="A5"),
        at("Spy", "D5", "foes", hidden=True),
        at("Bor", "D6"),
        at("Gob", "H5", "foes"),
    )
    made = grid(*people)
    assert degree(made.state, made.who("ana"), made.who("gob")) == "none"
    made.notes(Place(GM, "bor", "E5"))
    assert degree(made.state, made.who("ana"), made.who("gob")) == "half"


def test_walls_cover_by_how_many_corners_they_hide() -> None:
    made = grid(*turns(at("Ana", "A5"), at("Gob", "H5", "foes")))
    found = {}
    for kind, where in (("none", ()), ("corner", ("G5",)), ("all", ("G4", "G5", "G6", "F5"))):
        made.notes(SayGround(GM, tuple(f"{c}{r}" for c in "FG" for r in (4, 5, 6)), None))
        if where:
            made.notes(SayGround(GM, where, "obstacle"))
        found[kind] = degree(made.state, made.who("ana"), made.who("gob"))
    assert found["none"] == "none"
    assert found["corner"] == "half"
    assert found["all"] == "total"


# ---- areas


def test_a_sphere_takes_in_whoever_is_within_its_radius_as_distances_are_counted() -> None:
    people = turns(at("Mage", "A1"), at("Near", "I9", "foes"), at("Far", "J10", "foes"), at("Spy", "E4", "foes"))
    made = grid(*people)
    caught = areas.caught(made.state, made.who("mage"), "sphere", 600, "E5")
    assert [each.id for each in caught] == ["mage", "near", "spy"]


def test_a_cone_is_as_wide_as_it_is_far() -> None:
    made = grid(*turns(at("Mage", "E5"), at("Gob", "H5", "foes")))
    cells = areas.cells_of(made.state, made.who("mage"), "cone", 450, "H5")
    assert set(cells) == {"F5", "G4", "G5", "G6", "H4", "H5", "H6"}
    assert "E5" not in cells


def test_a_line_is_a_square_wide_and_stops_at_a_wall() -> None:
    made = grid(*turns(at("Mage", "E5"), at("Gob", "L5", "foes")))
    cells = areas.cells_of(made.state, made.who("mage"), "line", 900, "L5")
    assert cells == ("F5", "G5", "H5", "I5", "J5", "K5")
    made.notes(SayGround(GM, ("H5",), "obstacle"))
    assert areas.cells_of(made.state, made.who("mage"), "line", 900, "L5") == ("F5", "G5")


def test_a_cube_from_the_caster_lies_beside_him_on_the_side_of_the_aim() -> None:
    made = grid(*turns(at("Mage", "E5"), at("Gob", "G5", "foes")))
    cells = areas.cells_of(made.state, made.who("mage"), "cube", 450, "G5", from_self=True)
    assert set(cells) == {f"{column}{row}" for column in "FGH" for row in (4, 5, 6)}


def test_without_a_grid_an_area_takes_in_who_is_said_to_stand_together() -> None:
    made = Skirmish(*turns(fighter("Mage"), fighter("Gob", "foes"), fighter("Rat", "foes")), gap=18)
    caught = areas.caught(made.state, made.who("mage"), "sphere", 600, "gob")
    assert [each.id for each in caught] == ["gob", "rat"]
    assert [each.id for each in areas.caught(made.state, made.who("mage"), "cone", 900, "gob")] == ["gob"]


def test_what_may_be_aimed_at_is_in_range_and_shows_nobody_hidden() -> None:
    people = turns(at("Mage", "E5"), at("Gob", "H5", "foes"), at("Spy", "Z50", "foes", hidden=True))
    made = grid(*people)
    found = areas.aims(made.state, made.who("mage"), 900)
    assert found[0] == "H5"
    assert len(found) <= MOST_AIMS
    assert not [each for each in found if each.startswith(("Y", "Z"))]
