"""What is made ready says exactly what Fluent's runtime says, for every sentence and every kind of fact."""

from __future__ import annotations

import itertools

import pytest

from bot.text import Texts
from bot.text.quick import NotQuick

VALUES = ("Orc", "Jurl", "none", "gm", 0, 1, 2, 21, 999, True, False, None)


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_it_says_what_the_runtime_says(locale: str) -> None:
    texts = Texts(strict=True)
    language = texts._languages[locale]
    compared = quick = 0
    for key in sorted(texts.keys(locale)):
        entry = language.entry(key)
        for attribute in (None, *(each.id.name for each in entry.attributes)):
            if attribute is None and entry.value is None:
                continue
            said = language._prepare(key, attribute)
            if said is None:
                continue
            blanks = sorted(texts.blanks(locale, key))
            quick += 1
            # Every value for every blank, all others following along.
            for shift, value in itertools.product(range(len(VALUES)), VALUES):
                facts = {name: VALUES[(at + shift) % len(VALUES)] if at else value for at, name in enumerate(blanks)}
                try:
                    found = said(facts)
                except NotQuick:
                    continue
                compared += 1
                assert found == language._whole(key, attribute, facts, strict=True), (key, facts)
                if not blanks:
                    break
    assert quick > 300
    assert compared > 3_000
