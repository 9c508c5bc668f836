"""What a turn holds: movement, an action, objects, words, and doing less (DN5-TUR, DN5-ACT-002, -021)."""

from __future__ import annotations

import pytest

from bot.kernel.errors import Refused
from bot.kernel.inputs import Utter
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.rulesets.dnd5.actions.circumstances import ActionTaken
from bot.rulesets.dnd5.attack.events import AttackRolled
from bot.rulesets.dnd5.conditions import SetCondition
from bot.rulesets.dnd5.objects.actions import DemandAction, Interject
from bot.rulesets.dnd5.objects.events import ImprovisedDone, ImprovisedJudged, ObjectHandled
from bot.rulesets.dnd5.readying import ReadySaid
from bot.rulesets.dnd5.repertoire import ACTIONS
from bot.rulesets.dnd5.rounds.turns import TurnLapsed
from bot.rulesets.dnd5.state import Weapon
from tests.rulesets.dnd5.skirmish import GM, LONGSWORD, PLAYER, SHORTBOW, SHORTSWORD, Skirmish, fighter, met

SHEATHED: Weapon = evolve(LONGSWORD, held="carried")


@pytest.mark.rule("DN5-TUR-001")
@pytest.mark.parametrize("first", ["attack", "move"])
def test_movement_and_one_action_in_any_order(first: str) -> None:
    scene = Skirmish(fighter("Aria"), fighter("Orc", "foes", hit_points=50), apart={"aria|orc": 150})
    if first == "attack":
        scene.attacks("aria", "orc", 2)
        scene.does("aria", "withdraw")
        scene.answers("orc", **{"with": "-"})
    else:
        scene.does("aria", "drop")
        scene.does("aria", "stand")
        scene.attacks("aria", "orc", 2)
    if scene.asked == [("aria", "declare")]:
        assert not {"attack", "dodge", "dash"} & set(scene.offered("aria"))


@pytest.mark.rule("DN5-TUR-002")
@pytest.mark.parametrize(("undecided", "dodges"), [("dodge", True), ("pass", False)])
def test_whoever_cannot_decide_dodges(undecided: str, dodges: bool) -> None:
    scene = Skirmish(fighter("Aria"), fighter("Orc", "foes"), undecided=undecided)
    scene.is_silent("aria")
    assert scene.who("aria").has("dodging") == dodges
    # One deadline is enough: he is not asked again in this turn, and all read what he has not used.
    lapsed = scene.one(TurnLapsed)
    assert (lapsed.unused, lapsed.metres) == (("movement",) if dodges else ("action", "movement"), "9")
    assert scene.asked == [("orc", "declare")]


@pytest.mark.rule("DN5-TUR-002")
@pytest.mark.rule("DN5-ACT-015")
def test_whoever_cannot_decide_gets_ready_where_the_table_has_it_so() -> None:
    """Once the orc comes within reach the blow that is held ready is offered; who has no action left just ends."""
    scene = Skirmish(fighter("Aria"), fighter("Orc", "foes", hit_points=30), undecided="ready", apart={"aria|orc": 900})
    scene.is_silent("aria")
    assert scene.one(ReadySaid).response == "attack"
    assert scene.one(TurnLapsed).unused == ("movement",)
    scene.does("orc", "approach", target="aria")
    assert scene.asked == [("aria", "ready")]
    scene.answers("aria", 15, 3, react="now", target="orc", **{"with": "longsword"})
    assert scene.one(AttackRolled).combatant == "aria"
    scene.passes("orc")
    scene.does("aria", "dash")
    scene.is_silent("aria")
    assert not scene.said(ReadySaid)


@pytest.mark.rule("DN5-TUR-002")
def test_silence_in_the_middle_of_a_turn_ends_it_and_says_what_is_lost() -> None:
    """Whoever dodges by his own word is asked on; what holds in silence is offered to nobody."""
    rogue = fighter("Aria", "players", SHORTSWORD, evolve(SHORTSWORD, weapon="dagger", held="off"), attacks=2)
    scene = Skirmish(rogue, fighter("Orc", "foes", hit_points=50), apart={"aria|orc": 150})
    assert not {"silent", "silent_dodge"} & set(scene.offered("aria"))
    scene.attacks("aria", "orc", 2, with_="shortsword")
    scene.is_silent("aria")
    assert scene.one(TurnLapsed).unused == ("attacks", "bonus", "movement")
    assert not scene.who("aria").has("dodging")
    scene.does("orc", "pass")
    scene.does("aria", "dodge")
    assert scene.asked == [("aria", "declare")]
    assert not scene.said(TurnLapsed)


@pytest.mark.rule("DN5-TUR-002")
def test_whoever_uses_all_of_his_turn_in_silence_loses_nothing() -> None:
    scene = Skirmish(fighter("Aria", speed=0), fighter("Orc", "foes"), apart={"aria|orc": 150})
    scene.is_silent("aria")
    assert scene.one(TurnLapsed).unused == ()


@pytest.mark.rule("DN5-TUR-003")
@pytest.mark.rule("DN5-ACT-001")
def test_the_standard_actions_are_offered() -> None:
    codes = {each.code for each in ACTIONS}
    assert {"attack", "dash", "disengage", "dodge", "ready", "object", "improvise"} <= codes


@pytest.mark.rule("DN5-TUR-007")
def test_words_cost_nothing() -> None:
    scene = Skirmish(fighter("Aria", player=PLAYER), fighter("Orc", "foes"))
    before = scene.state
    scene.notes(Utter(PLAYER, "aria", "Derrière toi !"))
    assert scene.state == before


@pytest.mark.rule("DN5-TUR-008")
@pytest.mark.rule("DN5-TUR-012")
@pytest.mark.example("EX-DN5-03")
@pytest.mark.parametrize(("before", "cost"), [(False, "object"), (True, "action")])
def test_one_object_in_passing_and_a_second_with_the_action(before: bool, cost: str) -> None:
    """The door on the way, or the sword with the attack: free. Both in one turn: the second costs the action."""
    scene = Skirmish(fighter("Ana", "players", SHEATHED), fighter("Orc", "foes"), apart={"ana|orc": 150})
    if before:
        scene.does("ana", "object", do="handle")
    scene.does("ana", "object", do="draw", weapon="longsword")
    assert scene.one(ObjectHandled).cost == cost
    assert scene.who("ana").weapons[0].held == "both"
    assert ("attack" in scene.offered("ana")) == (cost == "object")


@pytest.mark.rule("DN5-TUR-009")
@pytest.mark.rule("DN5-ACT-021")
def test_the_bow_away_and_the_sword_drawn_leaves_no_action() -> None:
    scene = Skirmish(fighter("Ana", "players", SHORTBOW, SHEATHED), fighter("Orc", "foes"), apart={"ana|orc": 150})
    scene.does("ana", "object", do="stow", weapon="shortbow")
    scene.does("ana", "object", do="draw", weapon="longsword")
    assert scene.state.turn is not None
    assert (scene.state.turn.object, scene.state.turn.action) == (True, True)


@pytest.mark.rule("DN5-TUR-009")
def test_letting_go_costs_nothing() -> None:
    scene = Skirmish(fighter("Ana", "players", SHORTBOW, SHEATHED), fighter("Orc", "foes"), apart={"ana|orc": 150})
    scene.does("ana", "object", do="let_go", weapon="shortbow")
    scene.does("ana", "object", do="draw", weapon="longsword")
    assert "attack" in scene.offered("ana")


@pytest.mark.rule("DN5-TUR-009")
def test_letting_go_is_one_of_the_objects_where_the_table_has_it_so() -> None:
    arms = SHORTBOW, SHEATHED
    people = fighter("Ana", "players", *arms), fighter("Orc", "foes")
    scene = Skirmish(*people, apart={"ana|orc": 150}, dropping="as_object")
    scene.does("ana", "object", do="let_go", weapon="shortbow")
    assert scene.one(ObjectHandled).cost == "object"
    scene.does("ana", "object", do="draw", weapon="longsword")
    assert scene.one(ObjectHandled).cost == "action"
    assert "let_go" not in scene.options("ana", "do", action="object")


@pytest.mark.rule("DN5-TUR-010")
def test_what_needs_the_action_is_not_used_without_it() -> None:
    scene = Skirmish(fighter("Ana"), fighter("Orc", "foes"), apart={"ana|orc": 900})
    assert "use" in scene.options("ana", "do", action="object")
    scene.does("ana", "dash")
    assert "use" not in scene.options("ana", "do", action="object")


@pytest.mark.rule("DN5-TUR-011")
@pytest.mark.example("EX-DN5-04")
def test_the_game_master_demands_the_action_for_a_stuck_door() -> None:
    scene = Skirmish(fighter("Ana"), fighter("Orc", "foes"))
    assert scene.refusal(DemandAction(GM)) == "dnd5-nothing-in-passing"
    scene.does("ana", "object", do="handle")
    scene.notes(DemandAction(GM))
    assert scene.state.turn is not None
    assert (scene.state.turn.action, scene.state.turn.object) == (True, False)


@pytest.mark.rule("DN5-ACT-002")
@pytest.mark.parametrize(("face", "outcome"), [(12, "success"), (8, "failure")])
def test_the_game_master_says_by_which_roll_something_is_improvised(face: int, outcome: str) -> None:
    """Swinging on the chandelier: Acrobatics, DC 13; 12 + 4 is enough, and the action is spent."""
    scene = Skirmish(fighter("Ana", skills={"acrobatics": 4}), fighter("Orc", "foes"))
    scene.does("ana", "improvise", price="judged")
    assert scene.asked == [("@gm", "improvised")]
    scene.answers("@gm", face, ruling="check", cost="action", skill="acrobatics", dc="13")
    told = scene.one(ImprovisedJudged)
    assert (told.outcome, told.total, told.against) == (outcome, face + 4, 13)
    assert "dodge" not in scene.offered("ana")


@pytest.mark.rule("DN5-ACT-002")
def test_what_is_impossible_costs_nothing() -> None:
    scene = Skirmish(fighter("Ana"), fighter("Orc", "foes"))
    scene.does("ana", "improvise", price="judged")
    scene.answers("@gm", ruling="impossible")
    assert "dodge" in scene.offered("ana")


@pytest.mark.rule("DN5-ACT-002", "DN5-TUR-004", "DN5-TUR-007", "DN5-TUR-008", "DN5-MOV-001", "DN5-REA-002")
def test_something_unlisted_costs_just_what_is_said_with_it() -> None:
    """Nobody is asked: the game master tells what comes of it."""
    every = {"judged", "action", "object", "move", "free", "bonus", "reaction"}
    for price in every - {"judged"}:
        scene = Skirmish(fighter("Ana", speed=900), fighter("Orc", "foes"))
        assert {*scene.options("ana", "price", action="improvise")} == every
        far = {"spend": "4"} if price == "move" else {}
        scene.does("ana", "improvise", price=price, **far)
        told = scene.one(ImprovisedDone)
        assert (told.price, told.metres) == (price, far.get("spend", ""))
        assert scene.asked == [("ana", "declare")]
        assert scene.question("ana").facts["left"] == ("5" if price == "move" else "9")
        gone = {price} - {"free", "move"}
        assert {*scene.options("ana", "price", action="improvise")} == every - gone, price
        assert ("dodge" in scene.offered("ana")) == (price != "action")


@pytest.mark.rule("DN5-REA-001", "DN5-REA-002", "DN5-ACT-002")
def test_out_of_ones_turn_it_is_a_reaction() -> None:
    scene = Skirmish(fighter("Ana"), fighter("Orc", "foes"))
    said = {"who": "orc", "action": "improvise"}
    with pytest.raises(Refused) as refused:
        scene.game.compose(scene.state, "declare", GM, {**said, "price": "action"})
    assert refused.value.facts["lack"] == "reaction_alone"
    scene.notes(scene.game.compose(scene.state, "declare", GM, said))
    assert scene.one(ImprovisedDone).price == "reaction"
    with pytest.raises(Refused) as refused:
        scene.game.compose(scene.state, "declare", GM, said)
    assert refused.value.facts["lack"] == "no_reaction"
    assert scene.refusal(Interject(GM, "orc")) == "dnd5-no-reaction"
    scene.passes("ana")
    assert "reaction" in scene.options("orc", "price", action="improvise"), "it is there again with his turn"


@pytest.mark.rule("DN5-ACT-010")
@pytest.mark.example("EX-DN5-13")
def test_dash_gives_the_speed_once_more() -> None:
    scene = Skirmish(fighter("Ana", speed=900), fighter("Orc", "foes"))
    scene.does("ana", "dash")
    assert scene.one(ActionTaken).what == "dash"
    assert scene.question("ana").facts["left"] == "18"


@pytest.mark.rule("DN5-ACT-011")
@pytest.mark.example("EX-DN5-14")
def test_dash_goes_by_the_speed_as_it_is() -> None:
    scene = Skirmish(fighter("Ana", speed=450), fighter("Orc", "foes"))
    scene.does("ana", "dash")
    assert scene.question("ana").facts["left"] == "9"


@pytest.mark.rule("DN5-ACT-008")
def test_attacks_on_whoever_dodges_are_at_a_disadvantage() -> None:
    scene = Skirmish(fighter("Aria", ac=16), fighter("Orc", "foes"), apart={"aria|orc": 150})
    scene.does("aria", "dodge")
    scene.does("aria", "pass")
    scene.attacks("orc", "aria", 18, 7)
    told = scene.one(AttackRolled)
    assert (told.faces, told.face, told.down, told.outcome) == ((18, 7), 7, ("dodging",), "miss")


@pytest.mark.rule("DN5-ACT-009")
def test_whoever_cannot_move_dodges_no_more() -> None:
    scene = Skirmish(fighter("Aria", ac=16), fighter("Orc", "foes"), apart={"aria|orc": 150})
    scene.does("aria", "dodge")
    scene.does("aria", "pass")
    scene.notes(SetCondition(GM, "aria", "grappled", True))
    scene.attacks("orc", "aria", 18, 3)
    assert scene.one(AttackRolled).faces == (18,)


def test_the_budget_is_always_in_view() -> None:
    scene = met(fighter("Ana", player=PLAYER), fighter("Orc", "foes"), ana="J10", orc="P10")
    scene.does("ana", "go", to="L10")
    row = next(each for each in scene.game.view(scene.state, Reader(PLAYER), []).rows if each.id == "ana")
    assert (row.facts["left"], row.facts["has_action"], row.facts["has_bonus"]) == ("6", True, True)
