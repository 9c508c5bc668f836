"""Reactions, and opportunity attacks first of all (DN5-REA)."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.catalogue import load_library
from bot.kernel.ruleset import EVERYBODY
from bot.rulesets import dnd5
from bot.rulesets.dnd5 import reacting
from bot.rulesets.dnd5 import reactions as offering
from bot.rulesets.dnd5 import readying as ready
from bot.rulesets.dnd5.attack.events import AttackBegun, AttackRolled
from bot.rulesets.dnd5.conditions import SetCondition
from bot.rulesets.dnd5.cover import SayCover
from bot.rulesets.dnd5.damage import DamageDealt
from bot.rulesets.dnd5.mounts.saddle import Saddle
from bot.rulesets.dnd5.movement.events import MoveEnded, Stepped, Walked
from bot.rulesets.dnd5.movement.words import Place
from bot.rulesets.dnd5.orders import Order
from bot.rulesets.dnd5.reactions import ReactionsOpened
from bot.rulesets.dnd5.rounds.turns import TurnBegun
from bot.rulesets.dnd5.spells import casting as magical
from bot.rulesets.dnd5.state import Fighter
from bot.rulesets.shared.people import Hide
from tests.rulesets.dnd5.skirmish import GM, LONGBOW, LONGSWORD, Skirmish, fighter, met


def strong(name: str, side: str = "players", **more: Any) -> Fighter:
    return fighter(name, side, strength=16, **more)


@pytest.mark.rule("DN5-REA-001")
@pytest.mark.rule("DN5-REA-004")
def test_leaving_a_reach_gives_a_reaction_and_moving_within_it_does_not() -> None:
    scene = met(fighter("Orc", "foes"), fighter("Aria"), aria="J10", orc="K10")
    scene.does("orc", "go", to="K11")
    assert scene.asked == [("orc", "declare")]
    scene.does("orc", "go", to="L12")
    assert scene.asked == [("aria", "opportunity")]
    scene.answers("aria", **{"with": "-"})
    assert scene.who("orc").cell == "L12"
    assert not scene.said(AttackBegun)


@pytest.mark.rule("DN5-REA-004")
def test_coming_near_provokes_nothing() -> None:
    scene = Skirmish(fighter("Orc", "foes"), fighter("Aria"))
    scene.does("orc", "approach", target="aria")
    assert scene.asked == [("orc", "declare")]


@pytest.mark.rule("DN5-COV-005")
def test_whoever_is_covered_wholly_is_not_struck_at_as_he_leaves() -> None:
    """A reaction is offered only where it can be done, and not lost on somebody who cannot be aimed at; of a mount and
    its rider only who is not covered."""
    for degree, asked in (("total", "orc"), ("three_quarters", "aria")):
        scene = met(fighter("Orc", "foes"), fighter("Aria"), aria="J10", orc="K10")
        scene.notes(SayCover(GM, "orc", degree, "aria"))
        scene.does("orc", "go", to="M10")
        assert [who for who, _ in scene.asked] == [asked]
        assert scene.who("aria").reacted == 0
    people = fighter("Wolf", "foes", size="large"), fighter("Orc", "foes"), fighter("Aria")
    scene = met(*people, aria="J10", wolf="K10", orc="Q10")
    scene.notes(Saddle(GM, "orc", "wolf"))
    scene.notes(SayCover(GM, "orc", "total", "aria"))
    scene.does("wolf", "go", to="N10")
    assert scene.asked == [("aria", "opportunity")]
    assert scene.options("aria", "target", **{"with": "longsword"}) == ()


@pytest.mark.rule("DN5-REA-005")
@pytest.mark.rule("DN5-REA-003")
def test_the_attack_comes_just_before_he_leaves_and_then_he_goes_on() -> None:
    """Aria strikes for 7 while the orc is still beside her; he completes his step with the rest of his movement."""
    scene = met(fighter("Orc", "foes", hit_points=9, ac=13), strong("Aria"), aria="J10", orc="K10")
    scene.does("orc", "go", to="L10")
    scene.answers("aria", 11, 4, **{"with": "longsword"})
    assert (scene.one(AttackRolled).total, scene.one(DamageDealt).lost) == (16, 7)
    kinds = [type(each) for each in scene.told if isinstance(each, DamageDealt | Stepped)]
    assert kinds == [DamageDealt, Stepped]
    assert (scene.who("orc").cell, scene.who("orc").hit_points) == ("L10", 2)
    assert scene.asked == [("orc", "declare")]
    assert scene.question("orc").facts["left"] == "7.5"
    assert "dodge" in scene.offered("orc")


@pytest.mark.rule("DN5-REA-002")
def test_one_reaction_until_the_next_turn_begins() -> None:
    scene = met(strong("Aria"), fighter("O1", "foes"), fighter("O2", "foes"), aria="J10", o1="K10", o2="K11")
    scene.does("aria", "pass")
    scene.does("o1", "go", to="M10")
    scene.answers("aria", 1, **{"with": "longsword"})
    scene.does("o1", "pass")
    scene.does("o2", "go", to="M11")
    assert scene.asked == [("o2", "declare")]
    assert scene.who("aria").reacted
    scene.does("o2", "pass")
    assert scene.one(TurnBegun).combatant == "aria"
    assert not scene.who("aria").reacted


@pytest.mark.rule("DN5-REA-006")
@pytest.mark.rule("DN5-ACT-014")
def test_whoever_disengages_provokes_nobody_until_the_end_of_his_turn() -> None:
    scene = met(fighter("Gob", "foes"), fighter("A"), fighter("B"), a="J10", b="J11", gob="K10")
    scene.does("gob", "disengage")
    scene.does("gob", "go", to="N10")
    assert scene.asked == [("gob", "declare")]
    scene.does("gob", "pass")
    assert not scene.who("gob").has("disengaged")


@pytest.mark.rule("DN5-REA-007")
@pytest.mark.example("EX-DN5-18")
def test_what_is_moved_by_others_provokes_nobody() -> None:
    """Hurled away by an explosion, or put somewhere else: no attack."""
    scene = met(fighter("Ana"), fighter("Orc", "foes"), ana="J10", orc="K10")
    scene.notes(Place(GM, "ana", "F10"))
    assert scene.asked == [("ana", "declare")]
    assert not scene.said(ReactionsOpened)


@pytest.mark.rule("DN5-REA-008")
def test_who_is_not_seen_is_not_struck_at() -> None:
    scene = met(fighter("Thief", "foes"), fighter("Aria"), aria="J10", thief="K10")
    scene.notes(SetCondition(GM, "thief", "invisible", True))
    scene.does("thief", "go", to="L10")
    assert scene.asked == [("thief", "declare")]


@pytest.mark.rule("DN5-REA-008")
@pytest.mark.rule("DN5-EXT-007")
def test_who_is_incapacitated_strikes_at_nobody() -> None:
    scene = met(fighter("Orc", "foes"), fighter("Aria"), aria="J10", orc="K10")
    scene.notes(SetCondition(GM, "aria", "incapacitated", True))
    scene.does("orc", "go", to="L10")
    assert scene.asked == [("orc", "declare")]


@pytest.mark.rule("DN5-REA-008")
def test_an_archer_may_strike_with_his_fist() -> None:
    scene = met(fighter("Orc", "foes"), fighter("Archer", "players", LONGBOW), archer="J10", orc="K10")
    scene.does("orc", "go", to="L10")
    assert scene.options("archer", "with") == ("unarmed_strike", "-")


@pytest.mark.rule("DN5-REA-009")
def test_whoever_falls_on_his_way_stays_where_he_was() -> None:
    scene = met(fighter("Gob", "foes", hit_points=6, ac=15), strong("Aria", temperament=None), aria="J10", gob="K10")
    scene.does("gob", "go", to="M10")
    scene.answers("aria", 15, 5, **{"with": "longsword"})
    scene.answers("aria", spare="kill")
    assert (scene.who("gob").cell, scene.who("gob").died) == ("K10", True)
    assert scene.one(MoveEnded).stopped


@pytest.mark.rule("DN5-REA-010")
def test_the_first_kills_and_the_next_keeps_his_reaction() -> None:
    scene = met(
        fighter("Gob", "foes", hit_points=3, initiative=20),
        strong("Aria", initiative=18),
        fighter("Bor", initiative=12),
        aria="J10",
        bor="J11",
        gob="K10",
    )
    scene.does("gob", "go", to="M10")
    assert scene.asked == [("aria", "opportunity")]
    scene.answers("aria", 15, 5, **{"with": "longsword"})
    scene.answers("aria", spare="kill")
    assert ("bor", "opportunity") not in scene.asked
    assert not scene.who("bor").reacted


def test_without_a_grid_leaving_is_going_away() -> None:
    scene = Skirmish(fighter("Orc", "foes"), fighter("Aria"), fighter("Bor"), apart={"aria|orc": 150, "bor|orc": 900})
    scene.does("orc", "withdraw")
    assert scene.asked == [("aria", "opportunity")]
    scene.answers("aria", **{"with": "-"})
    assert scene.one(Walked).distances == {"aria": 1050, "bor": 1800}


@pytest.mark.parametrize(("order", "struck"), [("always", True), ("never", False)])
def test_standing_orders_answer_opportunities(order: str, struck: bool) -> None:
    scene = Skirmish(fighter("Orc", "foes"), fighter("Aria"), apart={"aria|orc": 150})
    scene.notes(Order(GM, "aria", "opportunity", order))
    scene.does("orc", "withdraw", 2)
    assert bool(scene.said(AttackBegun)) == struck
    assert scene.asked == [("orc", "declare")]


def test_nothing_shows_that_somebody_hidden_may_react() -> None:
    scene = Skirmish(fighter("Aria"), fighter("Lurker", "foes"), fighter("Orc", "foes"), apart={"aria|lurker": 150})
    scene.notes(Hide(GM, "lurker"))
    scene.does("aria", "withdraw")
    told = [each for each in scene.told if scene.game.may_read(scene.state, each, EVERYBODY)]
    assert not any("lurker" in str(scene.game.redacted(scene.state, each, EVERYBODY)) for each in told)
    assert LONGSWORD.weapon in str(scene.who("lurker"))


# ---- whatever is waited for comes about


def _called_out() -> set[str]:
    """What the chapters call out, by the text of the program."""
    found: set[str] = set()
    for path in Path(dnd5.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Occurrence":
                assert isinstance(node.args[0], ast.Constant)
                found.add(str(node.args[0].value))
    return found


@pytest.mark.rule("DN5-REA-001")
def test_nobody_waits_for_what_is_never_called_out() -> None:
    called = _called_out()
    assert set(get_args(offering.What)) == called, "each occurrence is raised somewhere"
    assert {what for what, _ in reacting.HOOKS} == called, "and somebody may react to it"


@pytest.mark.rule("DN5-REA-001", "DN5-ACT-012")
def test_every_spell_cast_as_a_reaction_has_what_it_answers() -> None:
    spells = load_library().dnd5.spells.values()
    triggers = {each.trigger for each in spells if each.casting == "reaction"}
    assert triggers == set(magical._TRIGGERS.values())
    assert set(magical._TRIGGERS) == set(magical.KINDS) <= set(offering.KINDS)


@pytest.mark.rule("DN5-ACT-016")
def test_whatever_can_be_held_ready_for_is_seen_or_said() -> None:
    """Somebody who comes near, or to a place, is seen by his step; a word is the game master's."""
    assert {*ready._SEEN, ready.NEAR, ready.PLACE, ready.WORD} == set(ready.TRIGGERS)
    assert set(ready._SEEN.values()) <= {what for what, hook in reacting.HOOKS if hook is ready.readied}
