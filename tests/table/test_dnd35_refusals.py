"""What cannot be done under the 3.5 rules is refused by its true reason: every action, in every plight; the words of
`/declare` say every field of the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.values import evolve
from bot.rulesets.dnd35.reasons import IN_GRAPPLE, SPOKEN, WHY, form
from bot.rulesets.dnd35.repertoire import ACTIONS, DEEDS
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.lacking import WhyNot
from bot.rulesets.shared.people import Hide
from tests.rulesets.dnd35.holding import grappling
from tests.rulesets.dnd35.magic import caster
from tests.rulesets.dnd35.skirmish import (
    DAGGER,
    GM,
    LONGBOW,
    LONGSPEAR,
    LONGSWORD,
    Skirmish,
    astride,
    fighter,
    horse,
)
from tests.table.refusing import declared, reason, reasons
from tests.table.test_nothing_dropped import RENDERER

NAMES = [each.code for each in ACTIONS if each.code not in IN_GRAPPLE.values()]
"""Every action by its name outside of a grapple; what is called alike in one is the same word."""
HELD = [each.code for each in ACTIONS if each.code not in IN_GRAPPLE]


def scene(*weapons: Any, orc: str = "K10", ally: bool = False, **figures: Any) -> Skirmish:
    """Bor with a longsword, or *weapons*, on J10; an orc beside him, or on *orc*."""
    bor = fighter("Bor", "players", *(weapons or (LONGSWORD,)), **{"base_attack": 6, "intelligence": 10, **figures})
    foe = fighter("Orc", "foes", hit_points=60, intelligence=8, cell=orc)
    others = [fighter("Ana", cell="J20", intelligence=10)] if ally else []
    return Skirmish(evolve(bor, cell="J10"), foe, *others)


def after(made: Skirmish, action: str, *faces: int, **more: str) -> Skirmish:
    made.does("bor", action, *faces, **more)
    return made


def condition(kind: str, *weapons: Any, **more: Any) -> Skirmish:
    return scene(*weapons, conditions=(Condition(kind),), **more)


def magic(**figures: Any) -> Skirmish:
    """Bor casts, and stands where the orc does not reach him."""
    bor = evolve(caster("Bor", "magic_missile", "shield_spell", "feather_fall"), cell="J10", **figures)
    return Skirmish(bor, fighter("Orc", "foes", cell="J14"))


def riding(**figures: Any) -> Skirmish:
    """Bor in the saddle."""
    mount = horse(cell="J10", **figures)
    return Skirmish(evolve(astride(fighter("Bor"), mount), cell="J10"), mount, fighter("Orc", "foes", cell="P10"))


PLIGHTS: dict[str, Callable[[], Skirmish]] = {
    "fresh": scene,
    "stepped": lambda: after(scene(), "step", to="J9"),
    "moved": lambda: after(scene(orc="J30"), "go", to="J14"),
    "attacked": lambda: after(scene(), "attack", 2, target="orc", **{"with": "longsword"}),
    "far": lambda: scene(orc="J40"),
    "prone": lambda: condition("prone"),
    "entangled": lambda: condition("entangled"),
    "stunned": lambda: condition("stunned"),
    "archer": lambda: scene(LONGBOW, orc="J16"),
    "caster": magic,
    "spent": lambda: magic(slots=(0, 0)),
    "rider": riding,
    "wild": lambda: riding(trained=False),
    "friend": lambda: scene(ally=True),
}
STANDARD = {"defend", "first_aid", "aid", "bull_rush", "ready", "wake", "feint"}
EXPECTED: dict[str, dict[str, set[str]]] = {
    "fresh": {
        "not_grappling": {"crush", "turn_weapon", "pin", "escape", "free_ally", "drag", "use_item", "fetch"},
        "pins_nobody": {"silence", "release"},
        "nobody_dying": {"first_aid"},
        "nobody_asleep": {"wake"},
        "gift": {"turn_undead", "dispel_turning", "bolster"},
        "no_spells": {"cast"},
        "on_foot": {"gallop", "ride_fast", "dismount", "control_mount"},
        "standing": {"stand"},
        "no_companion": {"aid"},
        "no_line": {"charge", "charge_into"},
        "nobody_helpless": {"coup"},
        "no_suspect": {"guess"},
        "no_second": {"two_weapons"},
        "no_potion": {"drink"},
        "loaded": {"load"},
        "nothing_carried": {"draw"},
        "nothing_here": {"pick_up"},
        "no_mount": {"mount"},
        "not_pinned": {"break_free"},
        "no_ride": {"ride_on"},
        "no_bonds": {"struggle"},
        "kind_already": {"usual_kind"},
        "nobody_unseen": {"spot"},
        "no_touch": {"deliver"},
    },
    "stepped": {
        "stepped": {"approach", "go", "leave", "withdraw", "charge", "bull_rush", "overrun", "run"},
        "stepped_already": {"step"},
        "late_delay": {"delay"},
    },
    "moved": {"gone_already": {"step"}, "full": {"coup", "two_weapons", "charge", "withdraw", "run"}},
    "attacked": {"standard": STANDARD | {"guard"}, "full": {"coup", "charge", "run"}},
    "far": {"nobody_near": {"attack", "unarmed"}, "nobody": {"grapple", "trip", "disarm", "feint", "bull_rush"}},
    "prone": {"prone": {"approach", "go", "step", "charge", "run", "bull_rush", "overrun"}, "lying": {"drop_prone"}},
    "entangled": {"entangled": {"approach", "go", "leave", "charge", "withdraw", "run"}},
    "stunned": {"unable": set(NAMES)},
    "caster": {"nobody_near": {"attack"}},
    "spent": {"slots": {"cast"}},
    "rider": {"mounted": {"grapple", "bull_rush", "charge_into", "run", "pick_up", "drop_prone", "mount"}},
    "wild": {"unmastered": {"attack", "go", "charge", "gallop", "ready", "step"}},
    "friend": {"nobody_dying": {"first_aid"}, "nobody_asleep": {"wake"}},
}


@pytest.mark.parametrize("plight", PLIGHTS)
def test_every_action_that_cannot_be_done_is_refused_by_its_true_reason(plight: str) -> None:
    """What is offered is taken; what is not says why, and in no case that nobody knows it."""
    found = reasons(PLIGHTS[plight](), "bor", NAMES)
    assert {code for code, lack in found.items() if lack == "other"} == set()
    for lack, codes in EXPECTED.get(plight, {}).items():
        assert {code: found.get(code) for code in codes if found.get(code) != lack} == {}, lack


@pytest.mark.parametrize(
    ("pinned", "lack", "codes"),
    [
        (None, "in_grapple", {"trip", "disarm", "charge", "approach", "go", "step", "ready", "sheathe"}),
        (("bor", "orc"), "pinning", {"escape", "free_ally", "draw_light", "use_item"}),
        (("orc", "bor"), "pinned", {"crush", "pin", "drag", "escape", "attack", "charge", "go"}),
    ],
)
def test_a_grapple_has_its_own_actions_and_says_so(pinned: tuple[str, str] | None, lack: str, codes: set[str]) -> None:
    found = reasons(grappling(pinned=pinned), "bor", HELD)
    assert {code for code, each in found.items() if each == "other"} == set()
    assert {code: found.get(code) for code in codes if found.get(code) != lack} == {}


def test_the_reasons_are_those_of_the_actions() -> None:
    assert {each.code for each in ACTIONS} == WHY.keys()
    assert all(isinstance(each, WhyNot) for each in ACTIONS), "each says its needs itself"
    assert {each.code for each in DEEDS if not (each.needs or each.whom)} == {"pass"}, "what it needs is forgotten"


@pytest.mark.parametrize(
    ("made", "action", "said", "lack"),
    [
        (scene, "attack", {"target": "Bor"}, "oneself"),
        (lambda: scene(ally=True), "attack", {"target": "Ana"}, "own_side"),
        (lambda: scene(orc="J20"), "attack", {"target": "Orc"}, "too_far"),
        (lambda: scene(LONGSWORD, LONGBOW, orc="J20"), "attack", {"target": "Orc", "with": "longsword"}, "short"),
        (lambda: scene(LONGSPEAR), "attack", {"target": "Orc", "with": "longspear"}, "too_near"),
        (lambda: scene(LONGSWORD, evolve(DAGGER, held="carried")), "attack", {"with": "dagger"}, "in_hand"),
        (lambda: scene(evolve(LONGBOW, loaded=False), orc="J16"), "attack", {"target": "Orc"}, "unloaded"),
        (lambda: condition("prone", LONGBOW, orc="J16"), "attack", {"target": "Orc"}, "from_the_ground"),
        (scene, "coup", {"target": "Orc"}, "not_helpless"),
        (scene, "first_aid", {"target": "Orc"}, "not_dying"),
        (scene, "approach", {"target": "Orc"}, "near_already"),
        (lambda: scene(orc="J20"), "grapple", {"target": "Orc"}, "too_far"),
        (lambda: scene(ally=True), "trip", {"target": "Ana"}, "own_side"),
        (scene, "snatch", {"target": "Orc"}, "no_things"),
        (scene, "go", {"target": "Z90"}, "cell"),
        (magic, "cast", {"target": "Orc"}, "which_spell"),
        (lambda: magic(slots=(4, 0)), "cast", {"with": "magic missile", "target": "Orc"}, "slot"),
        (magic, "cast", {"with": "feather fall"}, "spell_time"),
        (magic, "cast", {"with": "shield spell", "target": "Orc"}, "for_oneself"),
        (lambda: scene(evolve(LONGSWORD, held="carried")), "sheathe", {}, "empty_hands"),
        (
            lambda: scene(LONGSWORD, evolve(DAGGER, held="carried"), shield=2),
            "draw",
            {"with": "longsword"},
            "drawn_already",
        ),
        (riding, "ride_on", {}, "no_ride"),
        (lambda: condition("squeezed", size="large"), "squeeze", {}, "small_already"),
        (lambda: condition("squeezed", size="large", orc="J30"), "charge", {}, "squeezed"),
        (riding, "control_mount", {}, "obeys"),
    ],
)
def test_whatever_else_stands_in_the_way_is_said(
    made: Callable[[], Skirmish], action: str, said: dict[str, str], lack: str
) -> None:
    refused = reason(made(), "bor", action, **said)
    assert refused is not None
    assert refused.facts.get("lack") == lack, (refused.key, refused.facts)


def test_what_is_spent_says_what_is_left() -> None:
    refused = reason(after(scene(orc="J16"), "defend"), "bor", "ready")
    assert refused is not None
    french, english = (RENDERER.refusal(each, refused).replace("\u00a0", " ") for each in ("fr", "en"))
    assert "Bor n’a plus d’action simple ce tour-ci." in french
    assert "Reste : une action de mouvement, un pas de placement (9 m)." in french
    assert "Bor has no standard action left this turn." in english
    assert "Left: a move action, a 5-foot step (9 m)." in english


def test_whoever_is_not_up_is_told_whose_turn_it_is() -> None:
    made = scene()
    made.passes("bor")
    refused = reason(made, "bor", "attack")
    assert refused is not None
    assert (refused.facts["lack"], refused.facts["up"]) == ("turn", "Orc")


def test_nobody_in_hiding_is_told_of() -> None:
    """Who lies in wait is named neither as the one who is up, nor among those who can be named."""
    made = scene()
    made.says(Hide(GM, "orc", True))
    made.passes("bor")
    refused = reason(made, "bor", "attack")
    assert refused is not None
    assert refused.facts["up"] == ""
    options = form(made.state, made.who("bor")).all_fields({"action": "attack"})
    assert "orc" not in next(each.options for each in options if each.name == "target")


def test_what_is_not_offered_is_not_exchanged_for_what_is_called_nearly_like_it() -> None:
    """« Charger » begins « Charger et bousculer ou renverser », which alone is offered to an archer."""
    made = PLIGHTS["archer"]()
    assert "charge" not in made.offered("bor")
    assert "charge_into" in made.offered("bor")
    refused = reason(made, "bor", "charge", target="Orc")
    assert refused is not None
    assert (refused.key, refused.facts["lack"]) == ("dnd35-cannot", "no_blow")


def test_declare_says_every_field_of_the_question() -> None:
    """`with` names the spell or the thing, `how` the manner, `target` a square as well."""
    said = declared(magic(), "bor", "cast", target="Orc", **{"with": "magic missile"})
    assert isinstance(said, inputs.Answer)
    assert said.choice == {"action": "cast", "spell": "magic_missile", "target": "orc"}
    said = declared(scene(orc="J30"), "bor", "go", target="j12")
    assert isinstance(said, inputs.Answer)
    assert said.choice["to"] == "J12"
    assert set(SPOKEN.values()) == {"with", "how", "target"}
