"""What cannot be meant under RPG 2.0 is refused by its true reason: every action, in every plight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.values import evolve
from bot.rulesets.rpg20.reasons import WHY
from bot.rulesets.rpg20.repertoire import ACTIONS
from bot.rulesets.rpg20.state.people import Ill
from bot.rulesets.shared.needs import Needing
from tests.rulesets.rpg20.fray import GM, Fray, arm, fighter
from tests.table.refusing import declared, reason, reasons
from tests.table.test_nothing_dropped import RENDERER

NAMES = [each.code for each in ACTIONS]
SWORD = arm("long_sword")
BROKEN = evolve(SWORD, broken=True)
ALWAYS = {"other", "defend", "pass"}


def scene(*weapons: Any, apart: int | None = 1, orc: dict[str, Any] | None = None, **figures: Any) -> Fray:
    """Ana with a long sword, or *weapons*, and an orc, so many metres *apart*."""
    return Fray(fighter("Ana", "players", *weapons, **figures), fighter("Orc", "foes", **(orc or {})), apart=apart)


def said() -> Fray:
    made = scene()
    made.means("ana", "defend")
    return made


PLIGHTS: dict[str, Callable[[], Fray]] = {
    "near": scene,
    "far": lambda: scene(apart=10),
    "down": lambda: scene(down=True),
    "felled": lambda: scene(down=True, felled=True),
    "helpless": lambda: scene(helpless=True),
    "said": said,
    "archer": lambda: scene(arm("short_bow"), apart=10),
    "alone": lambda: Fray(fighter("Ana")),
}
EXPECTED: dict[str, dict[str, set[str]]] = {
    "near": {
        "all_at_hand": {"move_strike", "charge"},
        "no_shooter": {"shoot", "move_shoot"},
        "nothing_to_throw": {"throw", "move_throw"},
        "no_explosive": {"grenade"},
        "nothing_away": {"draw"},
        "nothing_to_load": {"load"},
        "up": {"rise"},
        "nobody_down": {"help"},
        "nobody_hurt": {"treat", "move_treat"},
    },
    "down": {"down": {"move_strike", "charge", "move_shoot", "move_throw", "move", "help", "move_treat"}},
    "felled": {"felled": {"rise", "move", "charge"}},
    "helpless": {"helpless": set(NAMES) - {"other", "pass"}},
    "said": {"said": set(NAMES)},
    "alone": {"nobody": {"strike", "move_strike", "charge"}},
}


@pytest.mark.parametrize("plight", PLIGHTS)
def test_every_action_that_cannot_be_meant_is_refused_by_its_true_reason(plight: str) -> None:
    """What is offered is taken; what is not says why, and in no case that nobody knows it."""
    found = reasons(PLIGHTS[plight](), "ana", NAMES)
    assert {code for code, lack in found.items() if lack == "other"} == set()
    for lack, codes in EXPECTED.get(plight, {}).items():
        assert {code: found.get(code) for code in codes if found.get(code) != lack} == {}, lack


def test_the_reasons_are_those_of_the_actions() -> None:
    assert {each.code for each in ACTIONS} == WHY.keys()
    needy = [each for each in ACTIONS if isinstance(each, Needing)]
    assert {each.code for each in ACTIONS} == {each.code for each in needy}, "each says its needs itself"
    assert {each.code for each in needy if not (each.needs or each.whom or each.wrong)} == ALWAYS, (
        "what it needs is forgotten"
    )


@pytest.mark.parametrize(
    ("made", "action", "words", "lack"),
    [
        (scene, "strike", {"target": "Ana"}, "oneself"),
        (lambda: scene(orc={"dead": True}), "strike", {"target": "Orc"}, "gone"),
        (scene, "move_strike", {"target": "Orc"}, "at_hand"),
        (lambda: scene(apart=2), "charge", {"target": "Orc"}, "run_up"),
        (lambda: scene(arm("short_bow"), apart=2000), "shoot", {"target": "Orc"}, "too_far"),
        (
            lambda: scene(SWORD, arm("short_bow", "carried"), apart=10),
            "shoot",
            {"target": "Orc"},
            "in_hand",
        ),
        (lambda: scene(arm("crossbow", lacking=1), apart=10), "shoot", {"target": "Orc"}, "empty"),
        (lambda: scene(arm("heavy_rifle", lacking=1), apart=10), "shoot", {"target": "Orc"}, "set_down"),
        (scene, "shoot", {"target": "Orc", "with": "long sword"}, "no_shot"),
        (scene, "throw", {"target": "Orc", "with": "long sword"}, "no_throw"),
        (scene, "draw", {"with": "long sword"}, "held_already"),
        (
            lambda: scene(evolve(arm("long_sword"), broken=True)),
            "strike",
            {"target": "Orc", "with": "long sword"},
            "broken",
        ),
        (scene, "help", {"target": "Orc"}, "stands"),
        (lambda: scene(apart=10, orc={"down": True}), "help", {"target": "Orc"}, "not_beside"),
        (scene, "treat", {"target": "Orc"}, "unhurt"),
        (lambda: scene(apart=10, orc={"ills": (Ill("pain"),)}), "treat", {"target": "Orc"}, "not_beside"),
    ],
)
def test_whatever_else_stands_in_the_way_is_said(
    made: Callable[[], Fray], action: str, words: dict[str, str], lack: str
) -> None:
    refused = reason(made(), "ana", action, **words)
    assert refused is not None
    assert refused.facts.get("lack") == lack, (refused.key, refused.facts)


def test_whoever_comes_in_the_middle_of_a_sequence_waits_for_the_next() -> None:
    """R20-SEQ-014."""
    made = scene()
    made.means("ana", "strike", target="orc")
    made.means("orc", "defend")
    made.says(made.joining(GM, (fighter("Cleo"),)), 3)
    refused = reason(made, "cleo", "strike", target="Orc")
    assert refused is not None
    assert refused.facts["lack"] == "next_sequence"


def test_the_reason_is_said_in_both_languages() -> None:
    refused = reason(scene(apart=2), "ana", "charge", target="Orc")
    assert refused is not None
    french, english = (RENDERER.refusal(each, refused).replace("\u00a0", " ") for each in ("fr", "en"))
    assert "Orc est à 2 m : une charge d’Ana demande 3 m d’élan." in french
    assert "Orc is 2 m away: a charge of Ana takes 3 m." in english


def test_what_is_offered_is_answered() -> None:
    made = declared(scene(apart=10), "ana", "charge", target="Orc")
    assert isinstance(made, inputs.Answer)
    assert made.choice["target"] == "orc"
