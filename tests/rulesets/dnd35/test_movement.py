"""The grid, sizes and reach, attacks of opportunity (D35-BAS-011, -012, -019, D35-AOO)."""

from __future__ import annotations

import pytest

from bot.kernel.decisions import NOTHING
from bot.kernel.errors import Refused
from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.base.budget import reaches, threatens
from bot.rulesets.dnd35.movement import ways
from bot.rulesets.dnd35.movement.events import MoveEnded, PlacedAt, Stepped
from bot.rulesets.dnd35.movement.ways import Place
from bot.rulesets.dnd35.opportunities import OpportunityTaken
from bot.rulesets.dnd35.state import FISTS
from bot.rulesets.shared.people import CombatantRevealed
from tests.rulesets.dnd35.skirmish import DAGGER, GM, LONGBOW, LONGSPEAR, Skirmish, fighter
from tests.rulesets.dnd35.test_cover import walled

ASIDE = {"aria": "E10", "orc": "F10"}


@pytest.mark.rule("D35-BAS-011")
def test_size_counts_in_attacks_and_class_and_takes_room() -> None:
    ogre = fighter("Ogre", "foes", size="large", strength=20)
    scene = Skirmish(ogre, fighter("Aria"), cells={"ogre": "E10", "aria": "H10"})
    scene.attacks("ogre", "aria", 10, 1)
    assert scene.one(AttackRolled).total == 10 + 5 - 1
    assert scene.refusal(Place(GM, "aria", "F11")) == "dnd35-cell-taken"


@pytest.mark.rule("D35-BAS-012")
def test_reach_weapons_threaten_beyond_and_bare_hands_nothing() -> None:
    human = fighter("Human", "players", LONGSPEAR, cell="E10")
    at = {each: fighter("Orc", "foes", cell=each) for each in ("F10", "G10", "G12", "H10")}
    assert [threatens(human, each) for each in at.values()] == [False, True, True, False]
    ogre = fighter("Ogre", "foes", size="large", cell="C10")
    assert [threatens(ogre, at[each]) for each in ("F10", "H10")] == [True, False]
    monk = fighter("Monk", cell="E10")
    bare = next(each for each in monk.arms if each.weapon == FISTS)
    assert reaches(monk, bare, at["F10"])
    from bot.kernel.values import evolve

    assert not threatens(evolve(monk, weapons=()), at["F10"])


@pytest.mark.rule("D35-BAS-019")
def test_diagonals_count_one_and_two_by_turns() -> None:
    scene = Skirmish(fighter("Aria"), fighter("Orc", "foes"), cells={"aria": "E10", "orc": "Z50"})
    found = ways.reached(scene.state, scene.who("aria"), 6)
    assert found["I14"].cost == 6
    assert "J15" not in found
    equal = Skirmish(fighter("Aria"), fighter("Orc", "foes"), cells={"aria": "E10", "orc": "Z50"}, diagonals="equal")
    assert ways.reached(equal.state, equal.who("aria"), 6)["K16"].cost == 6


@pytest.mark.rule("D35-BAS-019")
def test_friends_are_passed_and_foes_are_not_and_nobody_stops_on_anybody() -> None:
    scene = Skirmish(
        fighter("Aria"),
        fighter("Bor"),
        fighter("Orc", "foes"),
        cells={"aria": "E1", "bor": "F1", "orc": "F2"},
    )
    found = ways.reached(scene.state, scene.who("aria"), 6)
    assert "F1" not in found
    assert "F2" not in found
    assert found["G1"].cost == 2


@pytest.mark.rule("D35-AOO-001", "D35-AOO-003", "D35-AOO-005")
def test_leaving_a_threatened_square_is_struck_at_before_the_step() -> None:
    scene = Skirmish(
        fighter("Aria", armour=6, hit_points=7), fighter("Orc", "foes", base_attack=5, met=True), cells=ASIDE
    )
    scene.does("aria", "go", to="E11", column="E")
    assert scene.asked == [("orc", "opportunity")]
    scene.answers("orc", 12, 8, opportunity="strike")
    assert scene.one(AttackRolled).total == 17
    assert scene.who("aria").hit_points == -1
    assert not scene.said(Stepped)
    assert scene.one(MoveEnded).stopped
    assert scene.who("aria").cell == "E10"


@pytest.mark.rule("D35-AOO-004")
def test_a_move_past_somebody_is_one_opportunity_which_he_takes_when_he_likes() -> None:
    """From E10 to E13 along an orc on F11: three squares are left that it threatens, and it is asked once."""
    people = (fighter("Aria", armour=6), fighter("Orc", "foes", base_attack=5, met=True))
    scene = Skirmish(*people, cells={"aria": "E10", "orc": "F11"})
    scene.does("aria", "go", to="E13", column="E")
    assert scene.asked == [("orc", "opportunity")]
    assert scene.options("orc", "opportunity")[-2:] == ("later", NOTHING)
    scene.answers("orc", opportunity=NOTHING)
    assert scene.who("aria").cell == "E13", "it has let the whole move pass"

    scene = Skirmish(*people, cells={"aria": "E10", "orc": "F11"})
    scene.does("aria", "go", to="E13", column="E")
    scene.answers("orc", opportunity="later")
    assert (scene.asked, scene.who("aria").cell) == ([("orc", "opportunity")], "E11")
    scene.answers("orc", opportunity="later")
    assert "later" not in scene.options("orc", "opportunity"), "E12 is the last square that it threatens"
    scene.answers("orc", 12, 4, opportunity="strike")
    assert scene.one(AttackRolled).combatant == "orc"
    assert scene.who("aria").cell == "E13"


@pytest.mark.rule("D35-AOO-001", "D35-ACT-003")
def test_a_step_exposes_nobody() -> None:
    scene = Skirmish(fighter("Aria"), fighter("Orc", "foes", met=True), cells=ASIDE)
    scene.does("aria", "step", to="D10")
    assert ("orc", "opportunity") not in scene.asked
    assert scene.who("aria").cell == "D10"


@pytest.mark.rule("D35-AOO-002")
def test_shooting_exposes_to_all_and_bare_hands_to_their_target() -> None:
    archer = fighter("Aria", "players", LONGBOW)
    people = (fighter("Orc", "foes", met=True), fighter("Ugh", "foes", met=True))
    cells = {"aria": "E10", "orc": "F10", "ugh": "D10"}
    scene = Skirmish(archer, *people, cells=cells)
    scene.attacks("aria", "orc", with_="longbow")
    assert scene.asked == [("orc", "opportunity")]
    scene.answers("orc", opportunity=NOTHING)
    assert scene.asked == [("ugh", "opportunity")]
    scene.answers("ugh", 2, 3, opportunity="strike")
    assert [each.combatant for each in scene.said(AttackRolled)] == ["ugh", "aria"]
    bare = Skirmish(archer, *people, cells=cells)
    bare.attacks("aria", "orc", with_=FISTS)
    assert bare.asked == [("orc", "opportunity")]
    bare.answers("orc", 2, 3, opportunity=NOTHING)
    assert ("ugh", "opportunity") not in bare.asked


@pytest.mark.rule("D35-AOO-004")
def test_one_a_round_and_one_for_a_move_through_several_squares() -> None:
    scene = Skirmish(
        fighter("Aria"),
        fighter("Bor"),
        fighter("Orc", "foes", met=True),
        cells={"aria": "E10", "bor": "E9", "orc": "F10"},
    )
    scene.does("aria", "go", to="E13", column="E")
    scene.answers("orc", 2, opportunity="strike")
    assert scene.who("aria").cell == "E13"
    scene.passes("aria")
    scene.does("bor", "go", to="B9", column="B")
    assert ("orc", "opportunity") not in scene.asked
    scene.passes("bor", "orc", "aria")
    assert not scene.who("orc").reacted, "it comes back with his own turn"


@pytest.mark.rule("D35-AOO-004")
def test_combat_reflexes_bring_as_many_more_as_the_dexterity_modifier() -> None:
    orc = fighter("Orc", "foes", met=True, dexterity=12, feats=("combat_reflexes",))
    people = [fighter(each) for each in ("Aria", "Bor", "Cleo")]
    scene = Skirmish(*people, orc, cells={"aria": "E10", "bor": "E9", "cleo": "E11", "orc": "F10"})
    for who, to in (("aria", "B10"), ("bor", "B9"), ("cleo", "B11")):
        scene.does(who, "go", to=to, column="B")
        if who != "cleo":
            assert scene.question("orc").facts["left"] == (2 if who == "aria" else 1)
            scene.answers("orc", 2, opportunity="strike")
        assert scene.who(who).cell == to, "1 + 1 a round: the third goes unasked"
        scene.passes(who)
    scene.passes("orc")
    assert (scene.who("orc").seized, scene.who("orc").reacted) == (0, False)


@pytest.mark.rule("D35-AOO-006")
def test_neither_the_flat_footed_nor_the_unarmed_strike() -> None:
    from bot.kernel.values import evolve

    for orc in (fighter("Orc", "foes"), evolve(fighter("Orc", "foes", met=True), weapons=())):
        scene = Skirmish(fighter("Aria"), orc, cells=ASIDE)
        scene.does("aria", "go", to="B10", column="B")
        assert not scene.said(OpportunityTaken)
        assert scene.who("aria").cell == "B10"


def test_a_cell_that_is_none_is_refused() -> None:
    scene = Skirmish(fighter("Aria", "players", DAGGER), fighter("Orc", "foes"), cells=ASIDE)
    with pytest.raises(Refused, match="dnd35-no-such-cell"):
        scene.game.compose(scene.state, "fix-place", GM, {"who": "aria", "cell": "AA1"})


def test_whoever_is_hidden_bars_nobodys_way_and_makes_room_unseen() -> None:
    """A stop would tell everybody where he is."""
    for goal in ("F10", "G10"):
        spy = fighter("Spy", "foes", hidden=True)
        cells = {"aria": "E10", "spy": "F10", "orc": "Z50"}
        scene = Skirmish(fighter("Aria"), spy, fighter("Orc", "foes"), cells=cells)
        scene.does("aria", "go", to=goal, column=goal[0])
        assert scene.who("aria").cell == goal
        assert not scene.one(MoveEnded).stopped
        assert scene.who("spy").cell != scene.who("aria").cell
        placed = [each for each in scene.all if isinstance(each, PlacedAt) and each.combatant == "spy"]
        assert all(each.unseen for each in placed)
        assert len(placed) == 1 + (goal == "F10")


def test_whoever_is_hidden_leaves_no_gap_in_the_line_of_his_side() -> None:
    lines = []
    for lurks in (True, False):
        spy = [fighter("Spy", "foes", hidden=True)] if lurks else []
        scene = Skirmish(fighter("Aria"), fighter("Orc", "foes"), *spy, fighter("Gob", "foes"))
        lines.append([scene.who(each).cell for each in ("aria", "orc", "gob")])
        assert not lurks or scene.who("spy").cell not in (None, *lines[0])
    assert lines[0] == lines[1]


@pytest.mark.rule("D35-BAS-019")
def test_where_the_table_has_it_so_whoever_comes_upon_a_hidden_foe_stops_and_sees_him() -> None:
    """Before him, and not in the space of a companion on the way; a hidden companion shows himself to nobody."""
    for goal in ("F10", "H10"):
        spy = fighter("Spy", "foes", hidden=True)
        cells = {"aria": "D10", "spy": "F10", "orc": "Z50"}
        scene = Skirmish(fighter("Aria"), spy, fighter("Orc", "foes"), cells=cells, upon_hidden="stops")
        scene.does("aria", "go", to=goal, column=goal[0])
        assert scene.who("aria").cell == "E10"
        assert scene.one(MoveEnded).stopped
        assert [each.combatant for each in scene.all if isinstance(each, CombatantRevealed)] == ["spy"]
        assert (scene.who("spy").hidden, scene.who("spy").cell) == (False, "F10")

    people = fighter("Aria"), fighter("Bor"), fighter("Spy", "foes", hidden=True), fighter("Orc", "foes")
    cells = {"aria": "D10", "bor": "E10", "spy": "F10", "orc": "Z50"}
    walls = tuple(f"{column}{row}" for column in "DEF" for row in (9, 11))
    scene = walled(*people, cells=cells, ground={"obstacle": walls}, upon_hidden="stops")
    scene.does("aria", "go", to="H10", column="H")
    assert (scene.who("aria").cell, scene.who("spy").hidden) == ("D10", False)

    friend = fighter("Spy", hidden=True)
    cells = {"aria": "D10", "spy": "E10", "orc": "Z50"}
    scene = Skirmish(fighter("Aria"), friend, fighter("Orc", "foes"), cells=cells, upon_hidden="stops")
    scene.does("aria", "go", to="E10", column="E")
    assert (scene.who("aria").cell, scene.who("spy").hidden) == ("E10", True)


def test_whoever_is_hidden_makes_room_on_his_side_of_a_wall() -> None:
    spy = fighter("Spy", "foes", hidden=True)
    walls = ("E10", "G10", *(f"{column}{row}" for column in "EFG" for row in (9,)))
    scene = walled(
        fighter("Aria"),
        spy,
        fighter("Orc", "foes"),
        cells={"aria": "F11", "spy": "F10", "orc": "Z50"},
        ground={"obstacle": walls},
    )
    scene.does("aria", "go", to="F10", column="F")
    assert scene.who("aria").cell == "F10"
    assert scene.who("spy").cell in ("E11", "F11", "G11")
