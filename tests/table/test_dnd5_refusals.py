"""What cannot be done under the fifth edition's rules is refused by its true reason: every action, in every plight; the
words of `/declare` say every field of the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.dnd5.conditions import SetCondition
from bot.rulesets.dnd5.reasons import WHY, refusal
from bot.rulesets.dnd5.repertoire import ACTIONS
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.lacking import WhyNot
from bot.rulesets.shared.needs import Needing
from bot.text import LOCALES
from tests.rulesets.dnd5.magic import caster
from tests.rulesets.dnd5.skirmish import DAGGER, GM, LONGBOW, LONGSWORD, Skirmish, fighter, met
from tests.table.test_nothing_dropped import RENDERER, Table

GIFTS = ("aggressive", "reckless", "bonus:dash", "bonus:disengage", "bonus:hide")
SPELLS = ("fire_bolt", "magic_missile", "shield_of_faith", "shield_spell")
ENDLESS = {"improvise", "pass", "object"}
"""What is still there when nothing else is."""


def scene(*, far: int = 150, spent: bool = False, ally: bool = True, **figures: Any) -> Skirmish:
    """Ana with sword, dagger and spells, Orc beside her unless he is *far*; *spent*: her action and her bonus action
    are used."""
    dagger = evolve(DAGGER, held="carried")
    figures = {"features": GIFTS, "weapons": (LONGSWORD, dagger), "attacks": 1, **figures}
    ana = evolve(caster("Ana", *SPELLS), **figures)
    people = [ana, fighter("Orc", "foes", hit_points=60), *([fighter("Bor")] if ally else [])]
    apart = {"ana|orc": far, "ana|bor": far, "bor|orc": far}
    made = Skirmish(*people, apart=apart)
    if spent:
        made.does("ana", "dodge")
        made.does("ana", "quick_disengage")
    return made


def reason(made: Skirmish, action: str, **more: str) -> Refused | None:
    """How `/declare` refuses *action* of Ana; None: it is taken."""
    said = Table(made.engine, made.game).says("declare", action=word(action), **more)
    return said if isinstance(said, Refused) else None


def word(action: str) -> str:
    return RENDERER.texts.say("fr", f"option-dnd5-declare-action-{action}", friends=False)


def held(kind: str, by: str | None = None) -> tuple[Condition, ...]:
    return (Condition(kind, by=by),)


def incapacitated() -> Skirmish:
    made = scene()
    made.notes(SetCondition(GM, "ana", "stunned", True))
    return made


def shot() -> Skirmish:
    """Of two attacks one is done with a crossbow, which takes a bolt an action; Orc is out of reach of all else."""
    crossbow = evolve(LONGBOW, weapon="light_crossbow", properties=(*LONGBOW.properties, "loading"))
    made = scene(far=3_000, weapons=(crossbow,), attacks=2, features=())
    made.attacks("ana", "orc", 2, with_="light_crossbow")
    return made


def over() -> Skirmish:
    """All who are beside Ana are dead or held already."""
    made = scene()
    return Skirmish(
        evolve(made.who("ana"), weapons=()),
        evolve(made.who("orc"), conditions=held("grappled", "ana")),
        evolve(fighter("Bor", "foes"), died=True, hit_points=0),
        apart={"ana|orc": 150, "ana|bor": 150, "bor|orc": 150},
    )


PLIGHTS: dict[str, Callable[[], Skirmish]] = {
    "spent": lambda: scene(spent=True),
    "far": lambda: scene(far=30_000),
    "prone": lambda: scene(conditions=held("prone")),
    "incapacitated": incapacitated,
    "grappled": lambda: scene(conditions=held("grappled", "orc")),
    "no_slot": lambda: scene(slots={}),
    "unarmed": lambda: scene(weapons=(evolve(LONGSWORD, held="carried"), evolve(DAGGER, held="carried"))),
    "alone": lambda: scene(ally=False, features=(), spells=()),
    "small": lambda: scene(ally=False, size="tiny"),
    "legless": lambda: scene(speeds={"fly": 900}, conditions=held("prone")),
    "held by none": lambda: scene(conditions=held("grappled")),
    "shot": shot,
    "over": over,
}
ACTION_SPENT = {
    *("attack", "unarmed", "guess", "grapple", "shove", "first_aid", "ready", "reckless", "dash", "dodge", "disengage"),
    *("help", "hide", "search", "wake"),
}
BONUS_SPENT = {"second_weapon", "rush", "quick_dash", "quick_disengage", "quick_hide"}
EXPECTED: dict[str, dict[str, set[str]]] = {
    "spent": {"action": ACTION_SPENT | {"cast"}, "bonus": BONUS_SPENT},
    "far": {
        "nobody_near": {"attack", "unarmed"},
        "nobody_beside": {"grapple", "shove"},
        "nobody_dying": {"first_aid"},
        "nobody_asleep": {"wake"},
    },
    "prone": {"prone": {"jump", "mount"}, "lying": {"drop"}},
    "incapacitated": {"incapacitated": {each.code for each in ACTIONS}},
    "grappled": {"grappled": {"approach", "withdraw", "jump", "dash", "quick_dash", "rush"}, "no_map": {"go"}},
    "no_slot": {},
    "unarmed": {"first_light": {"second_weapon"}},
    "small": {"all_too_large": {"grapple", "shove"}},
    "legless": {"slow": {"stand"}},
    "held by none": {"held_by_none": {"escape"}},
    "shot": {"loading": {"attack"}},
    "over": {"holds_all": {"grapple"}},
    "alone": {
        "no_companion": {"help"},
        "no_spells": {"cast"},
        "gift": {"rush", "reckless", "quick_dash", "quick_disengage", "quick_hide"},
    },
}


@pytest.mark.parametrize("plight", PLIGHTS)
def test_every_action_that_cannot_be_done_is_refused_by_its_true_reason(plight: str) -> None:
    """What is offered is taken; what is not says why, and in no case that nobody knows it."""
    made = PLIGHTS[plight]()
    offered = set(made.offered("ana")) if ("ana", "declare") in made.asked else set()
    found: dict[str, str] = {}
    for each in ACTIONS:
        refused = reason(made, each.code)
        if each.code in offered:
            assert refused is None or refused.facts.get("lack") in ("which_spell", "whom"), (each.code, refused)
            continue
        assert refused is not None, each.code
        assert refused.key == "dnd5-cannot", (each.code, refused.key, refused.facts)
        found[each.code] = str(refused.facts["lack"])
        for locale in LOCALES:
            assert RENDERER.refusal(locale, refused)
    assert {code for code, lack in found.items() if lack == "other"} == set()
    for lack, codes in EXPECTED[plight].items():
        assert {code for code in codes if found.get(code) != lack} == set(), (lack, found)


def test_the_reasons_are_those_of_the_actions() -> None:
    assert {each.code for each in ACTIONS} == WHY.keys()
    assert all(isinstance(each, WhyNot) for each in ACTIONS), "each says its needs itself"
    needy = [each for each in ACTIONS if isinstance(each, Needing)]
    assert {each.code for each in needy if not (each.needs or each.whom or each.wrong)} == {"pass"}, (
        "what it needs is forgotten"
    )


def test_what_is_spent_says_what_is_left() -> None:
    refused = reason(scene(spent=True), "attack", target="Orc")
    assert refused is not None
    assert (refused.facts["lack"], refused.facts["left"], refused.facts["metres"]) == ("action", "movement", "9")
    french, english = (RENDERER.refusal(each, refused).replace("\u00a0", " ") for each in ("fr", "en"))
    assert "L’action d’Ana a déjà servi ce tour-ci. Reste : du déplacement (9 m)." in french
    assert "Ana has used the action of this turn. Left: movement (9 m)." in english


@pytest.mark.parametrize(
    ("made", "action", "said", "lack"),
    [
        (lambda: scene(), "cast", {"target": "Orc"}, "which_spell"),
        (lambda: scene(), "cast", {"with": "magic missile to:K9"}, "not_a_spell"),
        (lambda: scene(slots={}), "cast", {"with": "magic missile", "target": "Orc"}, "slot"),
        (lambda: scene(), "cast", {"with": "shield spell"}, "spell_time"),
        (lambda: scene(spent=True), "cast", {"with": "fire bolt", "target": "Orc"}, "action"),
        (lambda: scene(spent=True), "cast", {"with": "shield of faith"}, "bonus"),
        (lambda: scene(far=30_000), "cast", {"with": "fire bolt", "target": "Orc"}, "spell_far"),
        (lambda: scene(far=30_000), "attack", {"target": "Orc"}, "too_far"),
        (lambda: scene(), "attack", {"target": "Bor"}, "own_side"),
        (lambda: scene(), "attack", {"target": "Ana"}, "oneself"),
        (lambda: scene(hidden_from=()), "approach", {"target": "Orc"}, "near_already"),
        (
            lambda: scene(weapons=(evolve(LONGSWORD, held="carried"), DAGGER)),
            "attack",
            {"target": "Orc", "with": "longsword"},
            "in_hand",
        ),
        (
            lambda: scene(far=600, weapons=(LONGSWORD, LONGBOW)),
            "attack",
            {"target": "Orc", "with": "longsword"},
            "short",
        ),
        (lambda: scene(weapons=(LONGSWORD, evolve(DAGGER, held="off"))), "grapple", {"target": "Orc"}, "no_hand"),
        (lambda: scene(), "first_aid", {"target": "Bor"}, "not_dying"),
        (lambda: scene(), "stand", {}, "standing"),
        (lambda: scene(), "escape", {}, "not_held"),
        (lambda: scene(), "release", {}, "holds_nobody"),
        (lambda: scene(), "let_go", {}, "no_concentration"),
        (lambda: scene(), "go", {"target": "F7"}, "no_map"),
        (lambda: scene(), "fly", {}, "no_wings"),
        (lambda: scene(), "dismount", {}, "on_foot"),
    ],
)
def test_whatever_else_stands_in_the_way_is_said(
    made: Callable[[], Skirmish], action: str, said: dict[str, str], lack: str
) -> None:
    refused = reason(made(), action, **said)
    assert refused is not None
    assert refused.facts.get("lack") == lack, (refused.key, refused.facts)


def test_what_is_typed_and_is_no_spell_is_quoted_not_called_missing() -> None:
    refused = reason(scene(), "cast", **{"with": "magic missile to:K9"})
    assert refused is not None
    french, english = (RENDERER.refusal(each, refused).replace("\u00a0", " ") for each in LOCALES)
    assert "« magic missile to:K9 » n’est aucun des sorts d’Ana, qui peut lancer :" in french
    assert "“magic missile to:K9” is none of the spells of Ana, who can cast:" in english


def test_whoever_is_not_up_is_told_whose_turn_it_is() -> None:
    made = scene()
    made.passes("ana")
    refused = reason(made, "attack")
    assert refused is not None
    assert (refused.facts["lack"], refused.facts["up"]) == ("turn", "Orc")


def test_declare_says_every_field_of_the_question() -> None:
    """`with` names the spell or the thing, `how` the level or what is done with it, `target` a square as well."""
    made = scene()
    said = Table(made.engine, made.game).says("declare", action="Lancer un sort", **{"with": "magic missile"}, how="1")
    assert isinstance(said, inputs.Answer)
    assert said.choice == {"action": "cast", "spell": "magic_missile", "slot": "1"}
    grid = met(caster("Ana", "fire_bolt"), fighter("Orc", "foes"), ana="J10", orc="Q10")
    said = Table(grid.engine, grid.game).says("declare", action="Aller à une case", target="k12")
    assert isinstance(said, inputs.Answer)
    assert said.choice["to"] == "K12"
    refused = reason(grid, "go", target="Z90")
    assert refused is not None
    assert (refused.facts["lack"], refused.facts["cell"]) == ("cell", "Z90")


def test_spells_and_what_is_left_are_named_in_words() -> None:
    made = scene()
    made.does("ana", "dodge")
    left = reason(made, "attack", target="Orc")
    missing = reason(scene(), "cast", target="Orc")
    assert left is not None
    assert missing is not None
    said = RENDERER.refusal("fr", left).replace("\u00a0", " ")
    assert "Reste : l’action bonus, du déplacement (9 m)." in said
    assert "fire bolt, magic missile, shield of faith" in RENDERER.refusal("fr", missing), (
        "by the names of the catalogue"
    )


def test_a_square_that_a_blow_in_the_dark_cannot_reach_is_named() -> None:
    grid = met(caster("Ana", "fire_bolt"), fighter("Orc", "foes"), ana="J10", orc="Q10")
    refused = reason(grid, "guess", target="Z20")
    assert refused is not None
    assert (refused.facts["lack"], refused.facts["cell"]) == ("square", "Z20")
    assert "Ana n’atteint pas Z20 d’ici." in RENDERER.refusal("fr", refused)
    assert "Ana does not reach Z20 from here." in RENDERER.refusal("en", refused)


def test_what_a_light_weapon_may_be_thrown_at_is_as_far_as_it_flies() -> None:
    """A dagger of the other hand, thrown: its own range is the one that a refusal names (DN5-ATK-022)."""
    second = evolve(DAGGER, weapon="handaxe", held="off", near=600, far=1800)
    far = scene(far=3_000, weapons=(evolve(DAGGER, held="main"), second)).state
    said = {"who": "ana", "action": "second_weapon", "target": "orc"}
    struck = evolve(far, turn=evolve(far.turn, struck=("dagger",), action=True))
    refused = refusal(struck, said)
    assert (refused.facts["lack"], refused.facts["metres"], refused.facts["most"]) == ("too_far", "30", "18")
