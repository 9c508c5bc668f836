"""Events, questions and refusals as they are really put into words: numbers at the edges, nobody, hostile names.

`tests/text/test_every_wording.py` tries the sentences; here the facts are made by `Words` from real events and forms.
"""

from __future__ import annotations

import dataclasses
import itertools
import re
import typing
from collections.abc import Iterator
from typing import Any

import pytest

from bot.kernel import events as kernel
from bot.kernel.decisions import Decision, Field
from bot.kernel.errors import Refused
from bot.kernel.ruleset import Reader
from bot.render import Entry, Renderer
from bot.rulesets.alternatif import Alternatif
from bot.rulesets.alternatif.combatants.figures import CombatantRecorded, GmOverrode
from bot.rulesets.alternatif.scene import SettingChanged
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.choices import Turned
from bot.text import LOCALES
from tests.render.conftest import HOSTILE, Stand, opened, person, told
from tests.text.test_catalogues import refusals
from tests.text.test_every_wording import TEXTS
from tests.together import of_each

GM = Reader(9, gm=True)
NUMBERS = (0, 1, 2, 999, -83)
NAMES = ("Orc", "Émile", *HOSTILE)


def wrong(text: str) -> str | None:
    """What no reader should ever meet."""
    bare = re.sub(r"`[^`]*`", "x", text).replace("\\", "")
    if re.search(r"\bNone\b(?! of)|\bTrue\b|\bFalse\b", bare):
        return "a value of the program"
    if re.search(r"[{}]", bare):
        return "an unfilled blank"
    if re.search(r"\b[a-z]+_[a-z_]+\b", bare):
        return "a code"
    if re.search(r"(event|question|option|word|term|refused|note|why)-[a-z]", bare):
        return "a key"
    if any("  " in line or line != line.strip(" ") for line in text.split("\n")):
        return "a space too many"
    if re.search(r"(^|[\s(])-\d", bare):
        return "a hyphen for a minus"
    if re.search(r"@everyone|<@[^0-9]|://|\u202e|\*{4,}", re.sub(r"`[^`]*`", "x", text)):
        return "something harmful"
    return None


def values(kind: Any, name: str) -> tuple[Any, ...]:
    """The values to try in a field of this type."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Literal:
        return args
    if name.endswith("faces"):
        return ((1,), (999, 1, 2))
    if name in ("by", "player"):
        return (0, 101, None) if args else (0, 101)
    if origin is tuple and args[-1] is Ellipsis:
        inner = values(args[0], name)
        if args[0] is Term:
            return ((), tuple(Term("face", n) for n in NUMBERS))
        return ((), (inner[0],), (inner[0], inner[-1]))
    if origin is tuple:
        return (tuple(values(each, name)[0] for each in args),)
    if args:
        return tuple(dict.fromkeys(v for each in args for v in values(each, name)))
    if kind is type(None):
        return (None,)
    if kind is bool:
        return (False, True)
    if kind is int:
        return NUMBERS
    if kind is Turned:
        return (Turned("key_malus", 5, 6), Turned("weapon_factors", True, False))
    if name == "weapon":
        return ("spear",)
    if name == "reason":
        return ("", "il est tombé")
    if name == "die":
        return ("d8",)
    return ("orc", "jurl")


def variants(kind: Any) -> Iterator[Any]:
    """Events of this kind: each value of each field at least once, numbers and codes in all their pairs."""
    hints = typing.get_type_hints(kind)
    fields = [f.name for f in dataclasses.fields(kind) if f.name != "type"]
    tried = {name: values(hints[name], name) if hints[name] is not Any else ({},) for name in fields}
    if kind is kernel.DecisionClosed:
        tried["choice"] = ({},)
    if kind is CombatantRecorded:
        tried["record"] = (None,)
    if kind is GmOverrode:
        tried["what"] = ("stamina", "due", "ac")
    if kind is SettingChanged:
        tried["setting"] = ("open_initiative",)
        tried["before"] = tried["after"] = (True, False)
    base = {name: options[0] for name, options in tried.items()}
    yield kind(**base)
    for one, other in itertools.combinations(fields, 2) if len(fields) > 1 else []:
        for first, second in itertools.product(tried[one], tried[other]):
            yield kind(**{**base, one: first, other: second})
    if len(fields) == 1:
        for value in tried[fields[0]]:
            yield kind(**{fields[0]: value})


EVENTS = (*Alternatif.event_types, *typing.get_args(kernel.KernelEvent))


@of_each("kind", EVENTS, lambda kind: str(kind.__name__))
def test_every_event_reads_well_whatever_its_numbers(renderer: Renderer, kind: Any) -> None:
    """In French, which inflects, in all pairs. In English, whose sentences have the same blanks, an event is read where
    one of its fields says what none said before."""
    stand = Stand([person("jurl", "Jurl", player=101), person("orc", "Émile", side="foes")])
    found: dict[str, str] = {}
    known: set[tuple[str, str]] = set()
    for event in variants(kind):
        said = {(each.name, repr(getattr(event, each.name))) for each in dataclasses.fields(event)}
        both = not said <= known or not known
        known |= said
        for locale in LOCALES if both else LOCALES[:1]:
            for text in (
                *renderer.log(stand, None, [Entry(1, told(event))], GM, locale),
                renderer.why(stand, None, told(event), GM, locale),
            ):
                if (fault := wrong(text)) is not None:
                    found.setdefault(f"{fault}: {text}", str(event))
    assert found == {}


def test_every_event_has_its_rules_whatever_it_says() -> None:
    game = Alternatif()
    for kind in Alternatif.event_types:
        for event in variants(kind):
            assert all(re.fullmatch(r"ALT-[A-Z]{3}-\d{3}", rule) for rule in game.rules_of(event)), event


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
def test_every_event_reads_well_whoever_it_names(renderer: Renderer, name: str) -> None:
    stand = Stand([person("jurl", name, player=101), person("orc", name, side="foes")])
    for kind, locale in itertools.product(EVENTS, LOCALES):
        for text in renderer.log(stand, None, [Entry(1, told(next(variants(kind))))], GM, locale):
            if "[a](" not in name and "_" not in name:
                assert wrong(text) is None, (kind.__name__, text)


def forms(name: str, number: int) -> Iterator[Decision]:
    """The questions of D&D Alternatif, with *number* wherever a number stands."""
    yield Decision("k", "declare", "jurl", (Field("action", ("attack", "standby")),), {"action": "standby"}, {})
    yield Decision(
        "k", "strike", "jurl", (Field("target", ("orc", "-")),), {"target": "orc"}, {"segment": number}
    )  # fmt: skip
    about: dict[str, Any] = {
        "count": max(number, 1), "attacker": "orc", "total": number, "natural": number == 1, "free": False,
        "cost": max(number, 1), "b1.attacker": "orc", "b1.weapon": "spear",
    }  # fmt: skip
    for free in (False, True):
        yield Decision("k", "parry", "jurl", (Field("parry", ("b1", "-")),), {"parry": "-"}, {**about, "free": free})
    choices = Field("choice", ("attack", "return_to_guard"))
    yield Decision("k", "simultaneous", "jurl", (choices,), {"choice": "return_to_guard"}, {})


@pytest.mark.parametrize("number", [n for n in NUMBERS if n >= 0])
@pytest.mark.parametrize("name", ["Orc", "Émile", "@everyone", "x" * 90])
def test_every_question_reads_well(renderer: Renderer, name: str, number: int) -> None:
    stand = Stand([person("jurl", name, player=101), person("orc", name, side="foes")])
    for locale in LOCALES:
        for decision in forms(name, number):
            for secret in (False, decision.kind == "simultaneous"):
                pair = opened(decision, secret=secret)
                for deadlines in ({}, {pair[0].id: 1_790_000_000.0}):
                    card = renderer.question(stand, None, [pair], locale, "e", deadlines)
                    panel = renderer.secret_panel(stand, None, [pair], locale, "e", deadlines)
                    labels = [item.label for row in card.rows for item in row if item.kind == "button"]
                    for text in (card.text, panel.text):
                        assert wrong(re.sub(r"<@101>|<t:\d+:R>", "", text).strip()) is None, text
                    for label in labels:
                        assert 1 <= len(label) <= 80
                        assert "_" not in label, label
                        assert "None" not in label, label


@pytest.mark.usefixtures("odd_codes")
def test_every_refusal_reads_well(renderer: Renderer) -> None:
    names = {"jurl": "Jurl", "orc": "Émile"}
    found: dict[str, str] = {}
    for key, facts in refusals().items():
        for value in (*NUMBERS, "Orc", "jurl", "@everyone", "**gras**", "`x`", ""):
            for locale in LOCALES:
                given = {fact: str(value).lstrip("-") if fact in TEXTS else value for fact in facts}
                text = renderer.refusal(locale, Refused(key, **given), names)
                if (fault := wrong(text)) is not None and value != "":
                    found.setdefault(f"{fault}: {text}", key)
                assert text
                assert "\n" not in text, key
    assert found == {}
