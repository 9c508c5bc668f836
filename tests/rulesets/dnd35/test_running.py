"""Running and squeezing (D35-MOV-007 to -010, -013 to -016)."""

from __future__ import annotations

import pytest

from bot.kernel.values import evolve
from bot.rulesets.dnd35.attack.arms import armour_class
from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.movement import ways
from bot.rulesets.dnd35.movement.events import Stepped
from bot.rulesets.dnd35.movement.ways import Place
from bot.rulesets.dnd35.postures import SetCondition, Widened
from bot.rulesets.dnd35.running.endurance import EnduranceRolled, RunBegun
from bot.rulesets.dnd35.squeezing import LetBy, Wriggle, WriggleRolled
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.conditions import Condition
from tests.rulesets.dnd35.skirmish import GM, Fed, Skirmish, fighter
from tests.rulesets.dnd35.test_cover import walled

FAR = {"aria": "A1", "orc": "Z99"}


def runner(heavy_run: int = 4, **figures: int) -> Skirmish:
    return Skirmish(fighter("Aria", **figures), fighter("Orc", "foes"), cells=FAR, heavy_run=heavy_run)


# ---- running


@pytest.mark.rule("D35-MOV-007")
@pytest.mark.example("EX-D35-12")
def test_one_runs_four_times_ones_speed_straight_ahead() -> None:
    scene = runner()
    assert scene.options("aria", "heading", action="run") == ("east", "southeast", "south")
    assert scene.options("aria", "to", action="run", heading="south")[-1] == "A25"
    assert scene.options("aria", "to", action="run", heading="south")[0] == "A14", "nearer is a double move"
    assert ", par A2" in scene.means("aria", "fr", action="run", heading="south", to="A25")
    scene.does("aria", "run", heading="south", to="A25")
    assert "vers A25, par A2 (" in scene.sentence("fr", scene.one(RunBegun))
    assert "towards A25, by A2 (" in scene.sentence("en", scene.one(RunBegun))
    assert scene.one(RunBegun).metres == "36"
    assert scene.who("aria").cell == "A25"
    assert scene.asked == [("orc", "declare")], "it takes the whole turn"
    slow = runner(run=3, speed=600)
    assert slow.options("aria", "to", action="run", heading="south")[-1] == "A17", "24 m in heavy armour, too"
    slow = runner(run=3, speed=600, heavy_run=3)
    assert slow.options("aria", "to", action="run", heading="south")[-1] == "A13", "or 18 m"


@pytest.mark.rule("D35-MOV-007", "D35-BAS-019")
def test_diagonals_cost_as_always_and_foes_are_in_the_way() -> None:
    scene = runner()
    assert scene.options("aria", "to", action="run", heading="southeast")[-1] == "Q17", "16 diagonals are 24 squares"
    scene = Skirmish(fighter("Aria"), fighter("Orc", "foes"), cells={"aria": "A1", "orc": "A20"})
    assert scene.options("aria", "to", action="run", heading="south")[-1] == "A19"
    moved = runner()
    moved.does("aria", "go", column="A", to="A2")
    assert "run" not in moved.offered("aria")


@pytest.mark.rule("D35-MOV-008")
def test_a_runner_has_no_dexterity_until_his_next_turn() -> None:
    scene = runner(dexterity=16, armour=4)
    assert armour_class(scene.state, scene.who("aria")) == 17
    scene.does("aria", "run", heading="south", to="A25")
    assert armour_class(scene.state, scene.who("aria")) == 14
    scene.passes("orc")
    assert armour_class(scene.state, scene.who("aria")) == 17


@pytest.mark.rule("D35-MOV-007", "D35-AOO-001")
def test_running_out_of_a_threatened_square_exposes() -> None:
    scene = Skirmish(fighter("Aria"), fighter("Orc", "foes", met=True), cells={"aria": "A1", "orc": "B1"})
    scene.does("aria", "run", heading="south", to="A25")
    assert scene.asked == [("orc", "opportunity")]


@pytest.mark.rule("D35-MOV-009", "D35-MOV-010")
@pytest.mark.example("EX-D35-12")
def test_after_constitution_rounds_each_further_one_needs_a_check() -> None:
    """Constitution 13: thirteen rounds are free, then DC 10, 11, 12."""
    scene = runner(constitution=13)
    for _ in range(13):
        scene.does("aria", "run", **way(scene))
        assert not scene.said(EnduranceRolled)
        scene.passes("orc")
    for face, against in ((9, 10), (10, 11)):
        scene.does("aria", "run", face, **way(scene))
        made = scene.one(EnduranceRolled)
        assert (made.total, made.against, made.success) == (face + 1, against, True)
        assert scene.said(RunBegun)
        scene.passes("orc")
    scene.does("aria", "run", 10, **way(scene))
    made = scene.one(EnduranceRolled)
    assert (made.total, made.against, made.success) == (11, 12, False)
    assert not scene.said(RunBegun)


@pytest.mark.rule("D35-MOV-010")
def test_whoever_is_out_of_breath_makes_one_plain_move_for_ten_rounds() -> None:
    scene = runner(constitution=12, ran=13, ran_at=0)
    assert scene.state.round == 1
    scene.does("aria", "run", 9, heading="south", to="A25")
    made = scene.one(EnduranceRolled)
    assert (made.total, made.against, made.success) == (10, 11, False)
    assert made.until is not None
    assert made.until.round == 10
    assert scene.who("aria").cell == "A1"
    assert scene.asked == [("aria", "declare")], "the turn is still his"
    assert not {"run", "withdraw", "charge"}.intersection(scene.offered("aria"))
    scene.does("aria", "go", column="A", to="A7")
    assert scene.asked == [("orc", "declare")] or "go" not in scene.offered("aria"), "one move a round"
    for _ in range(9):
        if scene.asked == [("aria", "declare")]:
            assert "run" not in scene.offered("aria")
            scene.passes("aria")
        scene.passes("orc")
    assert scene.state.round in (10, 11)
    while scene.state.round < 11:
        scene.passes(scene.asked[0][0])
    assert "run" in scene.offered("aria")


@pytest.mark.rule("D35-MOV-009")
def test_a_minute_without_running_is_a_rest_and_the_dead_never_tire() -> None:
    rested = runner(constitution=12, ran=12, ran_at=-10)
    rested.does("aria", "run", heading="south", to="A25")
    assert (rested.said(EnduranceRolled), rested.who("aria").ran) == ([], 1)
    bones = runner(constitution=0, ran=40, ran_at=0)
    bones.does("aria", "run", heading="south", to="A25")
    assert not bones.said(EnduranceRolled)


def way(scene: Skirmish) -> dict[str, str]:
    """The next run: down the map, or back."""
    row = int(scene.who("aria").cell[1:])
    return {"heading": "south", "to": f"A{row + 24}"} if row < 50 else {"heading": "north", "to": f"A{row - 24}"}


# ---- squeezing

CORRIDOR = (fighter("Aria", armour=4), fighter("Orc", "foes", met=True), fighter("Bork", "foes"))
NARROW = {"aria": "E1", "orc": "F1", "bork": "F2"}
OGRE = {"size": "large", "strength": 26, "dexterity": 10}


@pytest.mark.rule("D35-MOV-013", "D35-MOV-014")
@pytest.mark.example("EX-D35-24")
def test_squeezed_one_moves_half_as_far_and_loses_4() -> None:
    ogre = fighter("Ogre", "foes", armour=7, **OGRE)
    scene = Skirmish(ogre, fighter("Aria"), cells={"ogre": "E10", "aria": "H10"})
    assert armour_class(scene.state, scene.who("ogre")) == 16
    assert ways.reached(scene.state, scene.who("ogre"), 6)["E13"].cost == 3
    scene.notes(SetCondition(GM, "ogre", "squeezed", True))
    found = ways.reached(scene.state, scene.who("ogre"), 6)
    assert (found["E13"].cost, "E14" in found) == (6, False)
    assert armour_class(scene.state, scene.who("ogre")) == 12
    assert not {"run", "charge", "step"}.intersection(scene.offered("ogre"))
    scene.notes(Place(GM, "aria", "G10"))
    scene.attacks("ogre", "aria", 10, 1)
    made = scene.one(AttackRolled)
    assert made.total == 10 + 8 - 1 - 4
    assert Term("squeezed", -4) in made.terms


@pytest.mark.rule("D35-MOV-013")
def test_whoever_widens_does_so_to_whichever_sides_have_room() -> None:
    """Squeezed on E10, with walls to the east and the south: the whole space fits from D9 on alone."""
    tight = fighter("Ogre", "foes", conditions=(Condition("squeezed"),), initiative=30, **OGRE)
    walls = ("F9", "F10", "F11", "E11", "D11")
    scene = walled(tight, fighter("Aria"), cells={"ogre": "E10", "aria": "Z90"}, ground={"obstacle": walls})
    assert scene.options("ogre", "to", action="unsqueeze") == ("D9",)
    scene.does("ogre", "unsqueeze", to="D9")
    ogre = scene.who("ogre")
    assert (ogre.cell, ogre.width, ogre.has("squeezed"), scene.one(Widened).cell) == ("D9", 2, False, "D9")

    open_ = Skirmish(tight, fighter("Aria"), cells={"ogre": "E10", "aria": "Z90"})
    assert open_.options("ogre", "to", action="unsqueeze") == ("E10", "D10", "E9", "D9")
    corner = Skirmish(tight, fighter("Aria"), cells={"ogre": "A1", "aria": "Z90"})
    assert corner.options("ogre", "to", action="unsqueeze") == ("A1",), "nothing is beyond the edge"


@pytest.mark.rule("D35-MOV-013")
def test_by_the_game_masters_word_one_widens_to_where_there_is_room() -> None:
    tight = fighter("Ogre", "foes", conditions=(Condition("squeezed"),), initiative=30, **OGRE)
    walls = ("F9", "F10", "F11", "E11", "D11")
    scene = walled(tight, fighter("Aria"), cells={"ogre": "E10", "aria": "Z90"}, ground={"obstacle": walls})
    scene.notes(SetCondition(GM, "ogre", "squeezed", False))
    assert (scene.who("ogre").cell, scene.who("ogre").width) == ("D9", 2)


@pytest.mark.rule("D35-MOV-013")
def test_an_autopilot_squeezes_where_there_is_no_other_way_and_widens_to_strike() -> None:
    """The ogre stands before a corridor one square wide, at whose other end somebody waits."""
    ogre = fighter("Ogre", "foes", temperament="steady", initiative=30, **OGRE)
    walls = tuple(f"{column}{row}" for column in "FGH" for row in (*range(1, 10), *range(11, 99)))
    scene = walled(
        ogre, fighter("Aria", hit_points=90), cells={"ogre": "D10", "aria": "L10"}, ground={"obstacle": walls}
    )
    assert (scene.who("ogre").has("squeezed"), scene.who("ogre").cell) == (True, "J10"), "both moves, squeezed"
    scene.dice(Fed(10, 20, why="attack"))
    scene.passes("aria")
    assert scene.one(Widened).combatant == "ogre"
    assert scene.one(AttackRolled).combatant == "ogre"
    assert "squeezed" not in [each.name for each in scene.one(AttackRolled).terms]


@pytest.mark.rule("D35-MOV-014")
def test_past_an_opponent_one_squeezes_by_the_game_masters_leave_and_does_not_stop_there() -> None:
    scene = Skirmish(*CORRIDOR, cells=NARROW)
    barred = ways.reached(scene.state, scene.who("aria"), 2)
    assert "G1" not in barred
    scene.notes(LetBy(GM, "aria", "orc", True))
    found = ways.reached(scene.state, scene.who("aria"), 3)
    assert ("F1" in found, found["G1"].cells, found["G1"].cost) == (False, ("F1", "G1"), 3)
    scene.does("aria", "go", column="G", to="G1")
    scene.answers("orc", opportunity="later")
    assert scene.who("aria").cell == "F1", "in his space"
    assert armour_class(scene.state, scene.who("aria")) == 10
    scene.answers("orc", opportunity="-")
    assert scene.who("aria").cell == "G1"
    assert armour_class(scene.state, scene.who("aria")) == 14
    scene.notes(LetBy(GM, "aria", "orc", False))
    assert scene.who("aria").passes == ()


@pytest.mark.rule("D35-MOV-015")
@pytest.mark.parametrize(("face", "success"), [(19, True), (18, False)])
def test_a_gap_is_a_check_of_escape_artist(face: int, success: bool) -> None:
    scene = Skirmish(fighter("Aria", skills={"escape_artist": 11}), fighter("Orc", "foes"), cells=FAR)
    scene.notes(Wriggle(GM, "aria", 30), face)
    made = scene.one(WriggleRolled)
    assert (made.total, made.against, made.success) == (face + 11, 30, success)


@pytest.mark.rule("D35-MOV-016")
def test_three_sizes_apart_one_passes_and_is_struck_at() -> None:
    giant = fighter("Giant", "foes", size="huge", met=True)
    scene = Skirmish(fighter("Pip", size="small"), giant, cells={"pip": "D5", "giant": "E4"})
    found = ways.reached(scene.state, scene.who("pip"), 4)
    assert ("F5" in found, found["H5"].cost) == (False, 4)
    scene.does("pip", "go", column="H", to="H5")
    assert scene.asked == [("giant", "opportunity")]
    for _ in range(3):
        scene.answers("giant", opportunity="later")
    scene.answers("giant", opportunity="-")
    assert scene.who("pip").cell == "H5"
    ogre = evolve(giant, id="ogre", name="Ogre", size="large")
    scene = Skirmish(fighter("Pip", size="small"), ogre, cells={"pip": "D5", "ogre": "E4"})
    assert "G5" not in ways.reached(scene.state, scene.who("pip"), 3), "two sizes are not enough"


def test_who_lets_nobody_by_is_in_the_way_of_a_move_that_was_begun() -> None:
    scene = Skirmish(*CORRIDOR, cells=NARROW)
    scene.notes(LetBy(GM, "aria", "orc", True))
    scene.does("aria", "go", column="G", to="G1")
    assert scene.asked == [("orc", "opportunity")]
    scene.notes(LetBy(GM, "aria", "orc", False))
    scene.answers("orc", opportunity="-")
    assert not scene.said(Stepped)
    assert scene.who("aria").cell == "E1"
    assert scene.refusal(Place(GM, "aria", "E1")) == "already-so"
