"""Whatever happens under the fifth edition's rules is told: in both languages, of what the event says alone."""

from __future__ import annotations

import dataclasses
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
