"""Readied actions: before what sets them off, with a new place in the order (D35-ACT-008 to -011)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.decisions import NOTHING
from bot.kernel.frame import Told
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.render.rulings import Rulings
from bot.render.words import Words
from bot.rulesets.dnd35.attack.strikes import AttackEnded, AttackRolled
from bot.rulesets.dnd35.manoeuvres.events import ManoeuvreBegun
from bot.rulesets.dnd35.orders import Order
from bot.rulesets.dnd35.readying.ready import Signalling
from bot.rulesets.dnd35.readying.responses import ReadyReleased, ReadySaid
from bot.rulesets.dnd35.recovery.aid import FirstAidBegun
from bot.rulesets.dnd35.spells.events import SpellBegun
from bot.rulesets.dnd35.state import Fighter
from bot.rulesets.shared.people import HandOver
from bot.text import Texts
from tests.rulesets.dnd35.magic import caster
from tests.rulesets.dnd35.skirmish import GM, LONGBOW, LONGSWORD, Skirmish, fighter

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
    scene.answers("aria", react="now", response="other")
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
    assert "de 4\u00a0m au plus" in _told_to_the_gm(scene, "fr")
    assert "4\u00a0m at most" in _told_to_the_gm(scene, "en")
    scene.passes("aria")
    scene.attacks("orc", "aria")
    assert scene.question("aria").facts["far"] == "4"
    scene.answers("aria", react="now")
    assert scene.one(ReadyReleased).metres == "3"
    # His whole speed is what he has then.
    assert ready("9").one(ReadySaid).far == ""


HELD = {"on": "attacks", "whom": "enemy"}


def duel(*more: Fighter, cells: dict[str, str] | None = None, **aria: Any) -> Skirmish:
    """Aria acts first, then the orc beside her and Bor; nobody is flat-footed once she has had her turn."""
    arm = evolve(LONGSWORD, hardness=10, points=5)
    people = (fighter("Aria", initiative=18, **aria), fighter("Bor", initiative=5), *more)
    orc = fighter("Orc", "foes", arm, initiative=9, hit_points=40)
    return Skirmish(*people, orc, cells={"aria": "E10", "orc": "F10", "bor": "G10", **(cells or {})})


@pytest.mark.rule("D35-ACT-008", "D35-ACT-009", "D35-MAN-007", "D35-MAN-013", "D35-MAN-018", "D35-MAN-001")
@pytest.mark.parametrize(
    ("response", "feat", "said"),
    [
        ("trip", "improved_trip", {"with": "unarmed_strike"}),
        ("disarm", "improved_disarm", {"aimed": "longsword", "with": "longsword"}),
        ("sunder", "improved_sunder", {"aimed": "longsword", "with": "longsword"}),
        ("bull_rush", "improved_bull_rush", {}),
    ],
)
def test_a_manoeuvre_is_held_ready(response: str, feat: str, said: dict[str, str]) -> None:
    """It comes before the blow that sets it off, and takes nothing of the turn of whoever strikes it."""
    scene = duel(feats=(feat, "improved_unarmed_strike"), base_attack=6)
    scene.does("aria", "ready", **HELD, response=response)
    scene.passes("aria")
    scene.attacks("orc", "bor")
    assert scene.asked == [("aria", "ready")]
    scene.answers("aria", react="now", target="orc", **said)
    begun = scene.one(ManoeuvreBegun)
    assert (begun.combatant, begun.kind, begun.occasion, begun.later) == ("aria", response, "ready", 0)
    rolled = [each for each in scene.all if isinstance(each, AttackRolled | ManoeuvreBegun)]
    assert rolled[0] == begun, "the blow comes after it"
    assert scene.state.turn is not None
    assert (scene.state.turn.who, scene.state.turn.swings, scene.state.turn.moved) == ("orc", 1, False)


@pytest.mark.rule("D35-ACT-008", "D35-ACT-012", "D35-BAS-020")
def test_a_spell_is_held_ready_and_exposes_whoever_casts_it() -> None:
    """It is spent when it is cast, and aimed then; whoever threatens the caster may strike first."""
    mage = caster("Mage", "magic_missile", "burning_hands", initiative=18)
    orc = fighter("Orc", "foes", initiative=9, hit_points=40)
    scene = Skirmish(mage, fighter("Bor", initiative=5), orc, cells={"mage": "E10", "orc": "F10", "bor": "G10"})
    assert {*scene.options("mage", "spell", action="ready", **HELD, response="cast")} == {
        *("magic_missile", "burning_hands"),
    }
    scene.does("mage", "ready", **HELD, response="cast", spell="magic_missile")
    before = scene.who("mage").slots
    assert scene.one(ReadySaid).spell == "magic_missile"
    scene.passes("mage")
    scene.attacks("orc", "bor")
    assert "lancer *magic missile*" in _question(scene, "mage")
    scene.answers("mage", react="now", spell="magic_missile", target="orc", manner="openly")
    assert scene.one(SpellBegun).target == "orc"
    assert scene.who("mage").slots != before
    assert scene.asked == [("orc", "opportunity")]


@pytest.mark.rule("D35-ACT-008", "D35-AOO-001")
def test_one_comes_nearer_or_goes_to_a_cell_as_it_was_said() -> None:
    scene = duel(cells={"aria": "E10", "orc": "K10", "bor": "L10"})
    scene.does("aria", "ready", on="attacks", whom="orc", response="approach", towards="bor", far="4.5")
    assert (scene.one(ReadySaid).towards, scene.one(ReadySaid).far) == ("bor", "4.5")
    scene.passes("aria")
    scene.attacks("orc", "bor")
    assert "s’approcher de Bor, de 4,5 m au plus" in _question(scene, "aria")
    scene.answers("aria", react="now", towards="bor")
    assert scene.one(ReadyReleased).metres == "4.5"
    assert scene.who("aria").cell == "H10"
    there = duel(cells={"aria": "E10", "orc": "K10", "bor": "L10"})
    there.does("aria", "ready", on="attacks", whom="orc", response="go", column="C", to="C8")
    there.passes("aria")
    there.attacks("orc", "bor")
    there.answers("aria", react="now", to="C8")
    assert there.who("aria").cell == "C8"


@pytest.mark.rule("D35-ACT-008", "D35-HPS-005")
def test_first_aid_is_held_ready() -> None:
    scene = duel(fighter("Cid", hit_points=-3, hit_points_max=20, initiative=1), cells={"cid": "D10"})
    scene.does("aria", "ready", **HELD, response="first_aid")
    scene.passes("aria")
    scene.attacks("orc", "bor")
    scene.answers("aria", react="now", target="cid")
    assert scene.one(FirstAidBegun).target == "cid"
    assert scene.asked == [("orc", "opportunity")], "it exposes her, in the middle of his own turn"
    scene.answers("orc", 15, opportunity=NOTHING)
    assert scene.who("cid").stable


@pytest.mark.rule("D35-ACT-008", "D35-ACT-009")
def test_friends_and_places_are_watched_too() -> None:
    """As Bor strikes she strikes as well; whoever comes upon a place is met there."""
    scene = duel()
    assert scene.options("aria", "whom", action="ready", on="attacks") == ("enemy", "orc", "bor")
    scene.does("aria", "ready", on="attacks", whom="bor", response="attack")
    scene.passes("aria", "orc")
    scene.attacks("bor", "orc")
    assert scene.asked == [("aria", "ready")]
    assert scene.options("aria", "target", react="now") == ("orc",)
    scene.answers("aria", 15, 4, react="now", target="orc", step="stay", **{"with": "longsword"})
    assert next((each.combatant, each.target) for each in scene.said(AttackRolled)) == ("aria", "orc")
    assert scene.state.order.index("aria") == scene.state.order.index("bor") - 1
    place = duel(cells={"aria": "E10", "orc": "K10", "bor": "T10"})
    place.does("aria", "ready", on="place", where="H", cell="H10", whom="enemy", response="leave", far="3")
    place.passes("aria")
    place.does("orc", "go", column="F", to="F10")
    assert place.asked == [("aria", "ready")]
    assert place.who("orc").cell == "H10", "he has just come there, and has not gone on"
    assert "vient en H10" in _question(place, "aria")
    place.answers("aria", react="now")
    assert place.one(ReadyReleased).metres == "3"
    assert place.who("orc").cell == "F10"


@pytest.mark.rule("D35-ACT-008", "D35-ACT-012")
def test_what_was_said_in_words_is_done_by_what_fits_when_its_time_comes() -> None:
    def ready() -> Skirmish:
        scene = duel(fighter("Cid", hit_points=-3, hit_points_max=20, initiative=1), cells={"cid": "D10"})
        scene.does("aria", "ready", on="word", response="other")
        scene.passes("aria")
        scene.notes(Signalling(GM, "aria", "orc"))
        return scene

    scene = ready()
    assert scene.options("aria", "response", react="now") == (
        *("attack", "trip", "disarm", "sunder", "bull_rush", "approach", "leave", "go", "first_aid", "other"),
    )
    scene.answers("aria", 15, 4, react="now", response="attack", step="stay", **{"with": "longsword"})
    assert scene.one(ReadyReleased).response == "attack"
    assert scene.one(AttackRolled).target == "orc"
    told = ready()
    told.answers("aria", react="now", response="other")
    assert told.one(ReadyReleased).response == "other"
    # A standing order speaks of no act: it says it in words.
    order = duel()
    order.does("aria", "ready", on="word", response="other")
    order.notes(Order(GM, "aria", "ready", "always"))
    order.passes("aria")
    order.notes(Signalling(GM, "aria", "orc"))
    assert order.one(ReadyReleased).response == "other"


@pytest.mark.rule("D35-ACT-008")
def test_an_autopilot_lies_ready_for_whoever_comes() -> None:
    """The orc cannot come to her, and she comes to it."""
    scene = Skirmish(
        fighter("Orc", "foes", speed=0, initiative=18),
        fighter("Aria", initiative=5),
        cells={"orc": "K10", "aria": "E10"},
    )
    scene.notes(HandOver(GM, "orc", None, "steady"))
    held = scene.one(ReadySaid)
    assert (held.combatant, held.on, held.whom, held.response) == ("orc", "near", "enemy", "attack")
    scene.does("aria", "approach", 15, 4, target="orc")
    assert (scene.one(ReadyReleased).combatant, scene.one(AttackRolled).combatant) == ("orc", "orc")


def _question(scene: Skirmish, who: str) -> str:
    asked = scene.question(who)
    words = Words(Texts(strict=True), "fr", game=scene.game.id, people=scene.game.people(scene.state))
    return words.say("question-dnd35-ready", {**asked.facts, "who": who}).replace("\u00a0", " ")


def _told_to_the_gm(scene: Skirmish, locale: str) -> str:
    told = [Told(0, scene.one(ReadySaid))]
    return Rulings(Texts(strict=True)).ruling(scene.game, scene.state, told, Reader(GM, gm=True), locale)
