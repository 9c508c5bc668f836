"""Holds as the text has them: an opposed roll of Physique to pin, nothing to throw down or to strangle, and a roll each
round to get free that costs no action (PCT-UNA-002 to -005)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.rulesets.percentile.attack import AttackJudged
from bot.rulesets.percentile.damage import DamageRolled
from bot.rulesets.percentile.declaring.words import Declare
from bot.rulesets.percentile.fixing import SetStatus
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.rounds import StatusSet
from bot.rulesets.percentile.state import FISTS, Declaration, Fighter, Term, Trigger
from bot.rulesets.percentile.unarmed import ContestJudged, Seized
from bot.rulesets.shared.overruling import BlowDecided, Rolled, RuleBlow
from tests.rulesets.percentile.brawl import GM, SWORD, Brawl, Fed, fighter
from tests.rulesets.percentile.test_autopilot import by_itself
from tests.rulesets.percentile.test_true_words import offered, told, why


def grip(hold: Any, target: str = "b", **more: Any) -> Declaration:
    return Declaration("wrestling", target, hold=hold, **more)


def wrestler(**figures: Any) -> Fighter:
    """A (6): Lutte 60, Physique 65."""
    return fighter("A", **{"initiative": 6, "wrestling": 60, "physique": 65, "melee": 50} | figures)


def foe(**figures: Any) -> Fighter:
    """B (1): Physique 50, 30 hit points."""
    return fighter("B", "foes", **{"initiative": 1, "physique": 50, "melee": 50, "hit_points": 30} | figures)


def thrown(scene: Brawl) -> list[tuple[str, int, int]]:
    return [(each.purpose, each.score, each.face) for each in scene.said(D100Rolled)]


def choking(said: Declaration, *faces: int | Fed, **settings: Any) -> Brawl:
    """A holds B by the throat, who declares *said*; then come *faces*."""
    scene = Brawl(wrestler(hit_points=30), foe(), **settings)
    scene.says(SetStatus(GM, "b", "strangled", other="a"))
    scene.round({"b": said}, *faces)
    return scene


@pytest.mark.rule("PCT-UNA-002", "PCT-UNA-004")
def test_whoever_is_thrown_down_falls_without_a_roll_and_without_a_parry() -> None:
    scene = Brawl(wrestler(), foe())
    scene.round({"a": grip("throw_down"), "b": Declaration("parry", posture="defensive")})
    assert thrown(scene) == []
    assert scene.said(Seized) == [Seized("a", "b", "throw_down")]
    assert scene.one(StatusSet) == StatusSet("b", "prone", on=True, thrower="a")
    assert (scene.said(AttackJudged), scene.said(DamageRolled), scene.state.round) == ([], [], 2)
    text = told(scene)
    assert "A jette B à terre." in text
    assert "est à terre" not in text
    assert "A throws B to the ground." in told(scene, "en")
    assert "PCT-UNA-004" in why(scene)


@pytest.mark.rule("PCT-UNA-002", "PCT-UNA-003", "PCT-TST-007")
@pytest.mark.parametrize(
    ("mine", "other", "winner"), [(40, 35, "a"), (40, 25, "b"), (65, 51, "a"), (66, 50, "b"), (66, 51, None)]
)
def test_whoever_is_pinned_loses_an_opposed_roll_of_physique_and_nothing_else(
    mine: int, other: int, winner: str | None
) -> None:
    """Physique 65 against 50: margins of 25 and 15, of 25 each, …; no roll of Wrestling comes first."""
    scene = Brawl(wrestler(), foe())
    scene.round({"a": grip("pin")}, mine, other)
    assert thrown(scene) == [("opposed", 65, mine), ("opposing", 50, other)]
    assert scene.one(ContestJudged).winner == winner
    assert scene.who("b").has("pinned") is (winner == "a")
    assert "A tente d’immobiliser B" in told(scene)
    assert "A tries to pin B" in told(scene, "en")


@pytest.mark.rule("PCT-POS-006", "PCT-UNA-003")
def test_the_bonus_of_waiting_goes_with_the_hold() -> None:
    scene = Brawl(wrestler(prepared=True), foe())
    scene.round({"a": grip("pin")}, 75, 51)
    assert scene.said(D100Rolled)[0].terms == (Term("score_physique", 65), Term("prepared", 10))
    assert (scene.who("b").has("pinned"), scene.who("a").prepared) == (True, False)
    scene = Brawl(wrestler(prepared=True), foe())
    scene.round({"a": grip("strangle")}, 51)
    assert not scene.who("a").prepared


@pytest.mark.rule("PCT-UNA-005")
def test_getting_free_of_being_strangled_costs_no_action() -> None:
    # Seized before his turn, he has his roll in it, and strikes all the same.
    scene = Brawl(wrestler(hit_points=30), foe())
    scene.round({"a": grip("strangle"), "b": Declaration("attack", "a")}, 51, 50, 4)
    assert thrown(scene) == [("get_free", 50, 51), ("attack", 50, 50)]
    assert (scene.hit_points("a"), scene.who("b").has("strangled")) == (26, True)
    assert scene.asked == [("@gm", "asphyxia")]
    scene.answers("@gm", asphyxia="nothing")
    # The next round, too: he gets free, and strikes again.
    scene.round({"b": Declaration("attack", "a")}, 50, 50, 4)
    assert thrown(scene) == [("get_free", 50, 50), ("attack", 50, 50)]
    assert (scene.hit_points("a"), scene.who("b").has("strangled"), scene.state.round) == (22, False, 3)


@pytest.mark.rule("PCT-UNA-005")
@pytest.mark.parametrize(
    "said",
    [
        Declaration("parry", posture="defensive"),
        Declaration("wait", posture="anticipating", waits="bonus"),
        Declaration("nothing"),
    ],
)
def test_he_has_that_roll_once_a_round_whatever_he_does(said: Declaration) -> None:
    scene = choking(said, 99)
    assert thrown(scene) == [("get_free", 50, 99)]
    assert scene.who("b").has("strangled")


@pytest.mark.rule("PCT-UNA-005", "PCT-POS-007")
def test_whoever_reacts_has_it_in_his_own_turn() -> None:
    scene = Brawl(wrestler(hit_points=30), foe(initiative=3))
    scene.says(SetStatus(GM, "b", "strangled", other="a"))
    reacts = Declaration(
        "wait", None, "anticipating", waits="reaction", trigger=Trigger("enemy", "attack", None), reaction="attack"
    )
    scene.round({"a": Declaration("attack", "b"), "b": reacts})
    scene.answers("b", 90, 90, 90, react="now")
    assert [each[0] for each in thrown(scene)] == ["attack", "attack", "get_free"]


@pytest.mark.rule("PCT-UNA-005", "PCT-SYS-004")
def test_a_strangled_one_need_not_say_so_and_reads_why() -> None:
    scene = Brawl(wrestler(), foe())
    scene.says(SetStatus(GM, "b", "strangled", other="a"))
    assert "get_free" not in scene.question("b").fields[0].options
    assert scene.question("b").about["chokes"] is True
    refused = scene.tries(Declare(GM, "b", Declaration("get_free")))
    assert isinstance(refused, Refused)
    assert (refused.key, refused.facts["why"]) == ("percentile-not-possible", "rolls_anyway")
    # Pinned as well, he has an action for that, and his roll all the same.
    scene.says(SetStatus(GM, "b", "pinned", other="a"))
    scene.round({"b": Declaration("get_free")}, 99, 40, 66)
    assert [each[0] for each in thrown(scene)] == ["get_free", "opposed", "opposing"]
    assert (scene.who("b").has("pinned"), scene.who("b").has("strangled")) == (False, True)


@pytest.mark.rule("PCT-TST-006", "PCT-UNA-002")
@pytest.mark.parametrize(
    ("hold", "outcome", "status"),
    [("throw_down", "miss", None), ("strangle", "miss", None), ("pin", "hit", "pinned"), ("pin", "miss", None)],
)
def test_the_game_master_has_the_last_word_on_a_hold(hold: Any, outcome: Any, status: Any) -> None:
    scene = Brawl(wrestler(), foe())
    scene.says(RuleBlow(GM, "a", "b", outcome))
    scene.round({"a": grip(hold)}, *((99,) if status == "strangled" else ()))
    assert thrown(scene) == []
    assert scene.said(BlowDecided) == [BlowDecided("a", "b", outcome, "hold")]
    assert [each.kind for each in scene.who("b").statuses] == ([status] if status else [])
    assert scene.state.ruled is None
    assert scene.game.blow_of(scene.one(Seized)) == Rolled("a", "b", outcome == "hit", "hold")
    assert "la prise d’A contre B" in told(scene)


@pytest.mark.rule("PCT-UNA-002")
def test_what_is_offered_says_that_no_roll_comes_first() -> None:
    scene = Brawl(wrestler(), foe())
    assert "sans jet de Lutte" in offered(scene, "a", "wrestling", field="action")[1]
    assert "aucun bonus" in offered(scene, "a", "offensive", action="wrestling", target="b", hold="pin")[1]
    assert offered(scene, "a", "offensive", action="wrestling", target="b", hold="pin")[0] == "Offensif"


@pytest.mark.rule("PCT-UNA-003", "PCT-UNA-005")
@pytest.mark.parametrize(("dice", "status"), [("ask", "pinned"), ("1d6", "strangled")])
def test_an_autopilot_of_bare_hands_lays_hold_of_an_enemy_and_strikes_him_then(dice: str, status: Any) -> None:
    scene = Brawl(wrestler(arm=FISTS, temperament="furious"), foe(), asphyxia_dice=dice)
    scene.declares("b", "nothing", None, *((40, 60) if status == "pinned" else (99,)))
    assert scene.who("b").has(status)
    if status == "strangled":
        scene.answers("@gm", 2, asphyxia="1d6")
    assert by_itself(scene, "declare", "a")[-1] == {"action": "attack", "target": "b", "posture": "offensive"}
    # With a weapon in hand it strikes.
    scene = Brawl(wrestler(arm=SWORD, temperament="furious"), foe())
    assert by_itself(scene, "declare", "a")[-1]["action"] == "attack"
