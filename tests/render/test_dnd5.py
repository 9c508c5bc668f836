"""Whatever happens under the fifth edition's rules is told: in both languages, of what the event says alone."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from typing import Any

from bot.rulesets.dnd5 import Dnd5
from bot.text import LOCALES, Texts
from tests.together import of_each


@of_each("kind", Dnd5.event_types, lambda kind: str(kind.__name__))
def test_every_event_has_a_sentence_in_every_language(texts: Texts, kind: Any) -> None:
    key = texts.first("fr", (f"event-dnd5-{kind.type}", f"event-{kind.type}"))
    assert key is not None, f"nothing says {kind.type}"
    # What every game tells has one sentence for all.
    for locale in LOCALES:
        assert texts.first(locale, (key,)) == key
        facts = {*(each.name for each in dataclasses.fields(kind)), "total_against", "tale"}
        for blank in texts.blanks(locale, key):
            assert blank in facts or blank.rpartition("_")[0] in facts, f"{key}: {blank}"


ADJECTIVE = re.compile(r"(?:[éi]|[^m]ent|ant|eux|[^o]rt)$")
NEUTRAL = frozenset({"mort", "surdité", "effroi"})
"""Nouns that end like one."""


def test_no_condition_agrees_with_whom_it_is_on(texts: Texts) -> None:
    """« Berthe : paralysie », and not an adjective that would say of everybody that he is a man."""
    words = {key: texts.say("fr", key) for key in texts.keys("fr") if key.startswith("word-dnd5-status-")}
    assert len(words) > 20
    wrong = {key: said for key, said in words.items() if ADJECTIVE.search(said.split()[0]) and said not in NEUTRAL}
    assert wrong == {}


def test_a_number_of_metres_stays_on_one_line_with_its_unit(texts: Texts) -> None:
    for locale in LOCALES:
        files = Path("data/lang", locale).glob("dnd5*.ftl")
        apart = [line for each in files for line in each.read_text("utf-8").split("\n") if "_decimal } m" in line]
        assert apart == []
