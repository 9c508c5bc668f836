"""Readied actions (DN5-ACT-015 to -018)."""

from __future__ import annotations

import pytest

from bot.kernel.ruleset import EVERYBODY, Reader
from bot.kernel.values import evolve
from bot.rulesets.dnd5.attack.events import AttackBegun, AttackRolled
from bot.rulesets.dnd5.base.budget import Outlook
from bot.rulesets.dnd5.conditions import SetCondition
from bot.rulesets.dnd5.damage import DamageDealt
from bot.rulesets.dnd5.movement.events import MoveEnded, Stepped
from bot.rulesets.dnd5.orders import Order
from bot.rulesets.dnd5.readying import MOVE, ReadyReleased, ReadySaid, Signalling
from bot.rulesets.dnd5.rounds.turns import SaySurprise
from bot.rulesets.shared.people import Hide
from tests.rulesets.dnd5.skirmish import GM, LONGBOW, Skirmish, fighter, met


def why_not(scene: Skirmish, who: str) -> object:
    """Why the game master's signal to *who* is refused."""
    refused = scene.tries(Signalling(GM, who))
    assert refused is not None
    assert refused.key == "dnd5-nothing-ready"
    return refused.facts["why"]


@pytest.mark.rule("DN5-ACT-015")
@pytest.mark.rule("DN5-ACT-016")
@pytest.mark.example("EX-DN5-15")
def test_the_lever_is_pulled_after_the_cultist_has_stepped_on_the_trapdoor() -> None:
    """The trigger in words and the game master's word for it; the reaction comes right after it."""
    scene = met(fighter("Ana"), fighter("Cultist", "foes"), ana="J10", cultist="P10")
    scene.does("ana", "ready", on="word", response="said")
    scene.does("ana", "pass")
    assert why_not(scene, "cultist") == "nothing"
    scene.does("cultist", "go", to="N10")
    scene.notes(Signalling(GM, "ana", "cultist"))
    assert ("ana", "ready") in scene.asked
    assert scene.options("ana", "response", react="now") == ("move", "said")
    scene.answers("ana", react="now", response="said")
    assert scene.one(ReadyReleased).response == "said"
    assert scene.who("ana").reacted
    assert scene.asked == [("cultist", "declare")]


@pytest.mark.rule("DN5-ACT-015", "DN5-ACT-016")
def test_friends_and_places_are_watched_and_words_are_filled_in_when_they_come_true() -> None:
    """As Bo strikes she strikes as well; whoever comes upon a place is met there; what was said in words is a move."""
    people = (fighter("Ana"), fighter("Bo"), fighter("Orc", "foes", hit_points=50))
    scene = met(*people, ana="J10", bo="L10", orc="K10")
    assert scene.options("ana", "whom", action="ready", on="attacks") == ("enemy", "orc", "bo")
    scene.does("ana", "ready", on="attacks", whom="bo", response="attack")
    scene.passes("ana")
    scene.attacks("bo", "orc", 15, 3)
    assert scene.asked == [("ana", "ready")]
    scene.answers("ana", 15, 3, react="now", target="orc", **{"with": "longsword"})
    assert [each.combatant for each in scene.said(AttackRolled)] == ["ana"]
    place = met(*people, ana="J10", bo="Z10", orc="P10")
    place.does("ana", "ready", on="place", where="N", cell="N10", whom="enemy", response="said")
    place.passes("ana", "bo")
    place.does("orc", "go", to="M10")
    assert place.asked == [("ana", "ready")]
    assert place.said(Stepped)[-1].cell == "N10"
    assert place.options("ana", "response", react="now") == ("move", "said")
    place.answers("ana", react="now", response="move", how="approach", target="orc")
    assert place.one(ReadyReleased).response == "move"
    assert place.who("ana").cell == "M10"


@pytest.mark.rule("DN5-ACT-018")
@pytest.mark.example("EX-DN5-16")
@pytest.mark.parametrize("react", [True, False])
def test_a_readied_retreat_comes_after_the_step_that_brings_the_goblin_near(react: bool) -> None:
    scene = met(fighter("Ana"), fighter("Gob", "foes"), ana="J10", gob="N10")
    scene.does("ana", "ready", on="near", whom="gob", response="move", course="withdraw", far="9")
    scene.does("ana", "pass")
    scene.does("gob", "go", to="K10")
    assert scene.asked == [("ana", "ready")]
    assert scene.said(Stepped)[-1].cell == "K10"
    if not react:
        scene.answers("ana", react="-")
        assert (scene.who("ana").cell, scene.who("ana").reacted) == ("J10", False)
        assert scene.who("ana").ready is not None
        return
    scene.answers("ana", react="now")
    # Made with the reaction, it provokes.
    assert scene.asked == [("gob", "opportunity")]
    scene.answers("gob", **{"with": "-"})
    assert scene.who("ana").cell != "J10"
    assert scene.state.turn is not None
    assert scene.state.turn.moved == 450


@pytest.mark.rule("DN5-ACT-016")
def test_the_attack_is_over_before_the_shot() -> None:
    scene = Skirmish(
        fighter("Aria", "players", LONGBOW, dexterity=18),
        fighter("Bor"),
        fighter("Orc", "foes", ac=13),
        apart={"bor|orc": 150, "aria|orc": 900},
    )
    scene.does("aria", "ready", on="attacks", whom="orc", response="attack")
    scene.passes("aria", "bor")
    scene.attacks("orc", "bor", 15, 4)
    assert scene.asked == [("aria", "ready")]
    scene.answers("aria", 13, 5, react="now", target="orc", **{"with": "longbow"})
    assert scene.one(AttackRolled).total == 19
    kinds = [each for each in scene.all if isinstance(each, DamageDealt | AttackRolled)]
    assert [type(each).__name__ for each in kinds] == ["AttackRolled", "DamageDealt"] * 2
    assert scene.asked == [("orc", "declare")]


@pytest.mark.rule("DN5-ACT-017")
def test_one_reaction_alone_and_what_is_not_used_is_lost() -> None:
    scene = met(fighter("Aria"), fighter("O1", "foes"), fighter("O2", "foes"), aria="J10", o1="K10", o2="N10")
    scene.does("aria", "ready", on="near", whom="o2", response="attack")
    scene.does("aria", "pass")
    scene.does("o1", "go", to="L10")
    assert scene.means("aria", "fr", **{"with": "longsword"}).endswith("; ce que vous tenez prêt est perdu")
    assert scene.means("aria", "en", **{"with": "longsword"}).endswith("; what you hold ready is lost")
    assert "perdu" not in scene.means("aria", "fr", **{"with": "-"})
    scene.answers("aria", 1, **{"with": "longsword"})
    assert why_not(scene, "aria") == "reacted"
    scene.does("o1", "pass")
    scene.does("o2", "approach", target="aria")
    assert scene.asked == [("o2", "declare")]
    scene.does("o2", "pass")
    assert scene.who("aria").ready is None
    assert scene.who("aria").reacted is False


@pytest.mark.rule("DN5-REA-001")
def test_on_ones_own_turn_nothing_of_the_last_round_is_ready() -> None:
    scene = met(fighter("Aria"), fighter("Orc", "foes"), aria="J10", orc="N10")
    scene.does("aria", "ready", on="near", whom="enemy", response="attack")
    scene.passes("aria", "orc")
    scene.does("aria", "approach", target="orc")
    assert not scene.said(ReadyReleased)


@pytest.mark.rule("DN5-REA-009")
def test_the_mover_goes_on_after_it_as_far_as_he_is_able() -> None:
    scene = met(fighter("Ana"), fighter("Gob", "foes", hit_points=40), ana="J10", gob="N10")
    scene.does("ana", "ready", on="near", whom="enemy", response="attack")
    scene.does("ana", "pass")
    scene.does("gob", "go", to="I11")
    scene.answers("ana", 2, react="now", target="gob", **{"with": "longsword"})
    assert scene.one(AttackBegun).occasion == "ready"
    assert (scene.who("gob").cell, scene.one(MoveEnded).stopped) == ("I11", False)


def test_what_is_held_ready_is_the_sides_own_to_know() -> None:
    scene = met(fighter("Ana"), fighter("Gob", "foes"), ana="J10", gob="N10")
    scene.does("ana", "ready", on="near", whom="enemy", response="attack")
    assert not scene.game.may_read(scene.state, scene.one(ReadySaid), EVERYBODY)


@pytest.mark.parametrize(("order", "released"), [("always", True), ("never", False)])
def test_standing_orders_let_it_go(order: str, released: bool) -> None:
    scene = met(fighter("Ana"), fighter("Gob", "foes"), ana="J10", gob="N10")
    scene.notes(Order(GM, "ana", "ready", order))
    scene.does("ana", "ready", on="near", whom="enemy", response="attack")
    scene.does("ana", "pass")
    scene.does("gob", "approach", 3, target="ana")
    assert bool(scene.said(ReadyReleased)) == released


@pytest.mark.rule("DN5-ACT-015")
def test_whoever_is_ready_reads_what_he_waits_for_and_nobody_else_does() -> None:
    """Also for what is no spell; somebody who has gone into hiding since is not named."""
    scene = met(fighter("Ana", player=7), fighter("Gob", "foes"), ana="J10", gob="N10")
    scene.does("ana", "ready", on="near", whom="gob", response="attack")

    def told(user: int) -> tuple[object, ...]:
        view = scene.game.view(scene.state, Reader(user), ())
        facts = next(row for row in view.rows if row.id == "ana").facts
        return tuple(facts.get(name) for name in ("ready", "whom", "response"))

    assert told(7) == ("near", "gob", "attack")
    assert told(8) == (None, None, None)
    scene.notes(Hide(GM, "gob"))
    assert told(7) == ("near", "enemy", "attack")
    spent = evolve(scene.state, combatants={**scene.state.combatants, "ana": evolve(scene.who("ana"), reacted=True)})
    row = next(row for row in scene.game.view(spent, Reader(7), ()).rows if row.id == "ana")
    assert row.facts["ready"] is None, "without a reaction nothing comes of it any more"


@pytest.mark.rule("DN5-REA-008")
def test_why_the_signal_cannot_be_given_is_the_reason_that_holds() -> None:
    cases = {"unable": SetCondition(GM, "ana", "stunned", True), "surprised": SaySurprise(GM, "ana", True)}
    for why, said in cases.items():
        scene = met(fighter("Ana"), fighter("Gob", "foes"), ana="J10", gob="N10")
        scene.does("ana", "ready", on="word", response="said")
        scene.notes(said)
        assert why_not(scene, "ana") == why


@pytest.mark.rule("DN5-ACT-015")
@pytest.mark.rule("DN5-ACT-018")
def test_a_readied_move_says_beforehand_where_to_and_how_far_by_any_figure() -> None:
    """Where he goes is said when it is made ready, and holds; whoever is gone by then is asked for anew."""
    people = fighter("Ana"), fighter("Cid"), fighter("Gob", "foes")
    scene = met(*people, ana="J10", cid="J16", gob="P10")
    scene.does("ana", "ready", on="moves", whom="gob", response="move", course="approach", towards="cid", far="4.5")
    said = scene.one(ReadySaid)
    assert (said.course, said.towards, said.far) == ("approach", "cid", "4.5")
    scene.does("ana", "pass")
    if scene.asked[0][0] == "cid":
        scene.does("cid", "pass")
    scene.does("gob", "go", to="O10")
    assert scene.asked == [("ana", "ready")]
    scene.answers("ana", react="now")
    # Three squares of the five that part them: nothing else is asked.
    assert str(scene.who("ana").cell)[1:] == "13"
    blank = MOVE.offered(Outlook(scene.state, scene.who("ana")))
    assert callable(blank)
    far = {each.name: each for each in blank({"course": "withdraw"})}["far"]
    assert far.options[0] == "9"
    assert [far.takes(each) for each in ("0.5", "7.25", "9", "9.5", "0")] == [True, True, True, False, False]
