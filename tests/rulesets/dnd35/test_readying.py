"""Readied actions: before what sets them off, with a new place in the order (D35-ACT-008 to -011)."""

from __future__ import annotations

import pytest

from bot.kernel.decisions import NOTHING
from bot.kernel.frame import Told
from bot.kernel.ruleset import Reader
from bot.render.rulings import Rulings
from bot.rulesets.dnd35.attack.events import AttackEnded, AttackRolled
from bot.rulesets.dnd35.orders import Order
from bot.rulesets.dnd35.readying.events import ReadyReleased, ReadySaid
from bot.rulesets.dnd35.readying.words import Signalling
from bot.text import Texts
from tests.rulesets.dnd35.skirmish import GM, LONGBOW, Skirmish, fighter

WITH = {"with": "longbow"}
CELLS = {"aria": "A4", "bor": "M5", "orc": "M4"}


def shooting(**orc: int) -> Skirmish:
    aria = fighter("Aria", "players", LONGBOW, base_attack=6, initiative=18)
    people = (aria, fighter("Bor", initiative=14), fighter("Orc", "foes", initiative=9, armour=3, **orc))
    return Skirmish(*people, cells=CELLS)


@pytest.mark.rule("D35-ACT-008")
@pytest.mark.rule("D35-ACT-009")
@pytest.mark.rule("D35-ACT-010")
def test_what_is_readied_comes_before_its_trigger_and_changes_the_place() -> None:
    scene = shooting(hit_points=5)
    scene.does("aria", "ready", on="attacks", whom="enemy", response="attack")
    assert scene.one(ReadySaid).still
    assert "attack" not in scene.offered("aria"), "the standard action is spent"
    scene.passes("aria", "bor")
    scene.attacks("orc", "bor")
    assert scene.asked == [("aria", "ready")]
    scene.answers("aria", 14, 7, react="now", step="stay", **WITH)
    assert (scene.one(ReadyReleased).trigger, scene.one(AttackRolled).combatant) == ("orc", "aria")
    assert scene.who("orc").hit_points == -2
    assert [each.reason for each in scene.said(AttackEnded)] == ["done", "unable"]
    assert scene.state.order == ("bor", "aria", "orc")
    assert scene.who("aria").initiative == 9


@pytest.mark.rule("D35-ACT-009", "D35-ACT-010")
def test_whoever_lives_goes_on_and_the_order_stays_so() -> None:
    scene = shooting(hit_points=40)
    scene.does("aria", "ready", on="attacks", whom="orc", response="attack")
    scene.passes("aria", "bor")
    scene.attacks("orc", "bor")
    scene.answers("aria", 2, 3, react="now", step="stay", **WITH)
    assert [each.combatant for each in scene.said(AttackRolled)] == ["aria", "orc"]
    scene.passes("orc")
    assert scene.asked == [("bor", "declare")]
    scene.passes("bor")
    assert scene.asked == [("aria", "declare")]
    assert scene.state.order == ("bor", "aria", "orc")


@pytest.mark.rule("D35-ACT-008", "D35-ACT-010")
def test_done_before_ones_turn_of_the_round_it_takes_the_place_of_that_turn() -> None:
    """Aria readies last in the first round, and shoots as the orc strikes in the second, before her turn of it: she
    stands before him now, and is not up once more in that round."""
    aria = fighter("Aria", "players", LONGBOW, initiative=5)
    people = (fighter("Orc", "foes", hit_points=40, initiative=18), fighter("Bor", initiative=12), aria)
    scene = Skirmish(*people, cells={"orc": "F10", "bor": "F11", "aria": "F20"})
    scene.passes("orc", "bor")
    scene.does("aria", "ready", on="attacks", whom="enemy", response="attack")
    scene.passes("aria")
    scene.attacks("orc", "bor")
    scene.answers("aria", 2, 3, react="now", step="stay", **WITH)
    assert scene.one(ReadyReleased).instead
    assert scene.state.order == ("aria", "orc", "bor")
    scene.passes("orc", "bor")
    assert (scene.state.round, scene.asked) == (3, [("aria", "declare")])
    # Whoever lets it pass has his turn of the round.
    waits = Skirmish(*people, cells={"orc": "F10", "bor": "F11", "aria": "F20"})
    waits.passes("orc", "bor")
    waits.does("aria", "ready", on="attacks", whom="enemy", response="attack")
    waits.passes("aria")
    waits.attacks("orc", "bor")
    waits.answers("aria", 3, react=NOTHING)
    waits.passes("orc", "bor")
    assert (waits.state.round, waits.asked) == (2, [("aria", "declare")])


@pytest.mark.rule("D35-ACT-010")
def test_what_is_not_used_is_lost_and_the_place_stays() -> None:
    scene = shooting()
    scene.does("aria", "ready", on="attacks", whom="enemy", response="attack")
    scene.passes("aria", "bor")
    scene.attacks("orc", "bor")
    scene.answers("aria", 2, react=NOTHING)
    assert scene.one(AttackRolled).combatant == "orc"
    assert scene.who("aria").ready is not None
    scene.passes("orc")
    assert scene.who("aria").ready is None
    assert scene.state.order == ("aria", "bor", "orc")


@pytest.mark.rule("D35-ACT-011")
def test_a_step_goes_with_it_unless_one_has_moved() -> None:
    people = (fighter("Aria"), fighter("Orc", "foes"))
    scene = Skirmish(*people, cells={"aria": "E10", "orc": "J10"})
    scene.does("aria", "ready", on="moves", whom="enemy", response="attack")
    scene.passes("aria")
    scene.does("orc", "step", to="I10")
    assert scene.asked == [("orc", "declare")], "nobody is near enough, even with a step"
    moved = Skirmish(*people, cells={"aria": "D10", "orc": "G10"})
    moved.does("aria", "go", to="E10", column="E")
    moved.does("aria", "ready", on="moves", whom="enemy", response="attack")
    assert not moved.one(ReadySaid).still
    moved.does("orc", "leave")
    assert ("aria", "ready") not in moved.asked
    still = Skirmish(*people, cells={"aria": "E10", "orc": "G10"})
    still.does("aria", "ready", on="moves", whom="enemy", response="attack")
    still.passes("aria")
    still.does("orc", "leave")
    assert still.asked == [("aria", "ready")]
    cells = still.options("aria", "step", react="now")
    assert "stay" not in cells
    assert "F10" in cells
    still.answers("aria", 2, react="now", step="F10", **{"with": "longsword"})
    assert still.who("aria").cell == "F10"
    assert still.one(AttackRolled).combatant == "aria"


@pytest.mark.rule("D35-ACT-009")
def test_whoever_comes_within_reach_is_struck_before_he_does_more() -> None:
    scene = Skirmish(fighter("Aria"), fighter("Orc", "foes"), cells={"aria": "E10", "orc": "K10"})
    scene.does("aria", "ready", on="near", whom="enemy", response="attack")
    scene.passes("aria")
    scene.does("orc", "approach", target="aria")
    assert scene.asked == [("aria", "ready")]
    assert scene.who("orc").cell is not None
    scene.answers("aria", 15, 4, react="now", step="stay", **{"with": "longsword"})
    assert scene.one(AttackRolled).combatant == "aria"
    assert scene.asked == [("orc", "declare")]


@pytest.mark.rule("D35-ACT-008")
def test_the_game_master_says_when_the_moment_has_come() -> None:
    scene = shooting()
    assert scene.refusal(Signalling(GM, "aria", "orc")) == "dnd35-nothing-ready"
    scene.does("aria", "ready", on="word", response="other")
    scene.passes("aria", "bor")
    scene.notes(Signalling(GM, "aria", "orc"))
    assert scene.asked[0] == ("aria", "ready")
    scene.answers("aria", react="now")
    assert scene.one(ReadyReleased).response == "other"
    assert scene.state.order == ("bor", "aria", "orc")
    assert scene.asked == [("orc", "declare")]


def test_standing_orders_do_what_is_ready_or_never_do() -> None:
    for order, strikes in (("always", 1), ("never", 0)):
        scene = shooting(hit_points=40)
        scene.does("aria", "ready", on="attacks", whom="enemy", response="attack")
        scene.notes(Order(GM, "aria", "ready", order))
        scene.passes("aria", "bor")
        scene.attacks("orc", "bor", 14, 7, 2) if strikes else scene.attacks("orc", "bor", 2)
        assert ("aria", "ready") not in scene.asked
        assert len(scene.said(ReadyReleased)) == strikes


@pytest.mark.rule("D35-ACT-008")
def test_whoever_makes_ready_to_go_away_says_how_far() -> None:
    def ready(far: str) -> Skirmish:
        scene = Skirmish(fighter("Aria", armour=20), fighter("Orc", "foes"), cells={"aria": "E10", "orc": "F10"})
        assert scene.options("aria", "far", action="ready", on="attacks", whom="enemy", response="leave")[:3] == (
            *("9", "1.5", "3"),
        )
        assert not scene.options("aria", "far", action="ready", on="attacks", whom="enemy", response="attack")
        scene.does("aria", "ready", on="attacks", whom="enemy", response="leave", far=far)
        return scene

    scene = ready("4")
    assert scene.one(ReadySaid).far == "4", "any figure, and two squares of it"
    assert "de 4 m au plus" in _told_to_the_gm(scene, "fr")
    assert "4 m at most" in _told_to_the_gm(scene, "en")
    scene.passes("aria")
    scene.attacks("orc", "aria")
    assert scene.question("aria").facts["far"] == "4"
    scene.answers("aria", react="now")
    assert scene.one(ReadyReleased).metres == "3"
    # His whole speed is what he has then.
    assert ready("9").one(ReadySaid).far == ""


def _told_to_the_gm(scene: Skirmish, locale: str) -> str:
    told = [Told(0, scene.one(ReadySaid))]
    return Rulings(Texts(strict=True)).ruling(scene.game, scene.state, told, Reader(GM, gm=True), locale)
