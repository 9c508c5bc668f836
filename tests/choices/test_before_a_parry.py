"""A chance says what may still come between a hit and its harm, also where chances are words, and what of it hangs on
what the foe will declare; what an act starts with is named, every weapon of it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.ruleset import EVERYBODY
from bot.kernel.values import evolve
from bot.render.questions import Questions
from bot.render.words import Words
from bot.rulesets.alternatif.prospects import _other_hand
from bot.rulesets.alternatif.state import Wielded
from bot.rulesets.percentile.state import Status
from bot.text import Texts
from tests.rulesets.alternatif import test_charges
from tests.rulesets.percentile import brawl

TEXTS = Texts()
WORDING = Questions(TEXTS)


def means(scene: Any, who: str, field: str, value: str, locale: str = "fr", **partial: str) -> str:
    """What the option *value* is said to lead to."""
    decision = next(each for question, each in scene.engine.questions() if question.who == who)
    words = Words(TEXTS, locale, game=scene.game.id, people=scene.game.people(scene.state), labels=True)
    prospect = scene.game.prospect(scene.state, decision, partial, field, value, EVERYBODY)
    return WORDING.means(words, decision, field, value, partial, prospect).replace("\u00a0", " ")


def duel(shown: str = "all", **orc: Any) -> Any:
    people = brawl.fighter("Ana", melee=60), brawl.fighter("Orc", "foes", **orc)
    return brawl.Brawl(*people, foe_numbers=shown)


@pytest.mark.rule("PCT-DEF-001", "PCT-DEF-007")
@pytest.mark.parametrize(
    ("shown", "fr", "en"),
    [
        ("all", "60 % de toucher, peut être paré ou esquivé, selon la posture adverse", "as the foe’s stance allows"),
        ("words", ", peut être paré ou esquivé, selon la posture adverse", "can be parried or dodged"),
    ],
)
def test_a_chance_that_hangs_on_what_the_foe_declares_says_so(shown: str, fr: str, en: str) -> None:
    scene = duel(shown)
    assert fr in means(scene, "ana", "target", "orc", action="attack").replace("\u202f", " ")
    assert en in means(scene, "ana", "target", "orc", "en", action="attack")


@pytest.mark.rule("PCT-DEF-001")
def test_whoever_cannot_defend_himself_is_not_said_to() -> None:
    scene = duel()
    decision = next(each for question, each in scene.engine.questions() if question.who == "ana")
    choice = {"action": "attack", "target": "orc"}
    assert scene.game.after_hit(scene.state, decision, choice)["hangs"] == "posture"
    held = scene.state.with_("orc", statuses=(Status("pinned"),))
    assert scene.game.after_hit(held, decision, choice) == {}


@pytest.mark.rule("ALT-MEL-001")
def test_an_attack_names_every_weapon_that_starts_with_it() -> None:
    fight = test_charges.field(test_charges.ana(), test_charges.orc())
    who = fight.state.combatants["ana"]
    assert _other_hand(fight.state, who) == {}
    shield = Wielded(evolve(who.main.arm, weapon="shield", hand="left"))
    facts = _other_hand(fight.state, evolve(who, hands=(who.main, shield)))
    assert facts["second"] == "shield"
    assert facts["second_least"] is not None
