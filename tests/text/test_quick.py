"""What is made ready says exactly what Fluent's runtime says, for every sentence and every kind of fact."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from bot.text import Texts
from bot.text.quick import NotQuick

VALUES = ("Orc", "Jurl", "none", "gm", 0, 1, 2, 21, 999, True, False, None)


@pytest.mark.usefixtures("odd_codes")
@pytest.mark.parametrize("locale", ["fr", pytest.param("en", marks=pytest.mark.seldom)])
def test_it_says_what_the_runtime_says(locale: str) -> None:
    """Every value in every blank. Beside each other, the first blank's and the others', all pairs are tried in English
    only, where they are played seldom: what makes ready is the same, and a third of them meet in French."""
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
            # A lone blank has nothing beside it.
            shifts = range(len(VALUES) if len(blanks) > 1 else 1)
            for shift, (nth, value) in itertools.product(shifts, enumerate(VALUES)):
                if locale == "fr" and len(blanks) > 1 and (nth + shift) % 3:
                    continue
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


def test_a_code_without_words_of_its_own_is_not_worded_as_another(tmp_path: Path) -> None:
    """The suite fails there; at a table it is written down, and the fight goes on."""
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "x.ftl").write_text("told = { $how ->\n    [trip] croche\n   *[push] pousse\n}\n", "utf-8")
    texts = Texts(("fr",), tmp_path, strict=True)
    assert texts.say("fr", "told", how="trip") == "croche"
    with pytest.raises(AssertionError, match="no words for how = lift: there are only those for trip, push"):
        texts.say("fr", "told", how="lift")


@pytest.mark.parametrize(("flag", "said"), [(None, "non"), (False, "non"), (True, "oui")])
def test_nothing_and_no_are_worded_alike(tmp_path: Path, flag: bool | None, said: str) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "x.ftl").write_text("told = { $on ->\n    [yes] oui\n   *[no] non\n}\n", "utf-8")
    assert Texts(("fr",), tmp_path, strict=True).say("fr", "told", on=flag) == said
