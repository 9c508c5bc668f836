"""Texts: a key, a language and facts become a sentence, quickly and without ever stopping a fight."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.text import Texts, TextsRefused, Unworded

FR = """\
hello = Bonjour { $name }.
wounds = { $count ->
    [0] aucune blessure
    [one] une blessure
   *[other] { $count } blessures
}
spear = lance
    .the = la lance
of-name = la hache { DE($name) }
open = { $ready ->
    [yes] prêt
   *[no] pas prêt
}
"""
EN = """\
hello = Hello { $name }.
wounds = { $count ->
    [0] no wound
    [one] one wound
   *[other] { $count } wounds
}
spear = spear
    .the = the spear
of-name = { $name }’s axe
open = { $ready ->
    [yes] ready
   *[no] not ready
}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for locale, text in (("fr", FR), ("en", EN)):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "a.ftl").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def texts(folder: Path) -> Texts:
    return Texts(folder=folder, strict=True)


def test_a_sentence_is_said_in_the_language_asked(texts: Texts) -> None:
    assert texts.say("fr", "hello", name="Jurl") == "Bonjour Jurl."
    assert texts.say("en-GB", "hello", name="Jurl") == "Hello Jurl."


def test_an_unknown_language_is_answered_in_the_default_one(texts: Texts) -> None:
    assert texts.say("pt-BR", "hello", name="Jurl") == "Bonjour Jurl."
    assert texts.locale(None) == "fr"


@pytest.mark.parametrize(
    ("locale", "count", "said"),
    [
        ("fr", 0, "aucune blessure"),
        ("fr", 1, "une blessure"),
        ("fr", 3, "3 blessures"),
        ("en", 0, "no wound"),
        ("en", 1, "one wound"),
        ("en", 2, "2 wounds"),
    ],
)
def test_numbers_choose_the_wording(texts: Texts, locale: str, count: int, said: str) -> None:
    assert texts.say(locale, "wounds", count=count) == said


@pytest.mark.usefixtures("odd_codes")
def test_yes_and_no_choose_the_wording_and_are_not_taken_for_numbers(texts: Texts) -> None:
    assert texts.say("fr", "open", ready=True) == "prêt"
    assert texts.say("fr", "open", ready=1) == "pas prêt"
    assert texts.say("fr", "open", ready=True) == "prêt"


def test_french_elides(texts: Texts) -> None:
    assert texts.say("fr", "of-name", name="Orc") == "la hache d’Orc"
    assert texts.say("fr", "of-name", name="Jurl") == "la hache de Jurl"


def test_a_noun_brings_its_article(texts: Texts) -> None:
    assert texts.attribute("fr", "spear", "the") == "la lance"
    assert texts.attribute("fr", "spear", "gender") is None
    assert texts.attribute("fr", "sword", "the") is None


def test_words_of_the_data_are_learned_over_those_of_the_files(texts: Texts) -> None:
    assert texts.say("fr", "spear") == "lance"
    texts.learn("fr", "spear", "pique", the="la pique")
    assert (texts.say("fr", "spear"), texts.attribute("fr", "spear", "the")) == ("pique", "la pique")
    assert texts.has("spear")
    assert "spear" in texts.keys("fr")


def test_a_host_may_reword_a_sentence(folder: Path, tmp_path: Path) -> None:
    house = tmp_path / "house"
    (house / "lang" / "fr").mkdir(parents=True)
    (house / "lang" / "fr" / "mine.ftl").write_text("hello = Salut { $name } !\n", encoding="utf-8")
    texts = Texts(folder=folder, house=house, strict=True)
    assert texts.say("fr", "hello", name="Jurl") == "Salut Jurl !"
    assert texts.say("en", "hello", name="Jurl") == "Hello Jurl."


def test_a_missing_key_or_blank_is_an_error_in_tests(texts: Texts) -> None:
    with pytest.raises(Unworded):
        texts.say("fr", "goodbye")
    with pytest.raises(Unworded):
        texts.say("fr", "hello")


def test_a_missing_key_shows_itself_and_is_logged_at_play(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    texts = Texts(folder=folder)
    with caplog.at_level(logging.ERROR):
        assert texts.say("fr", "goodbye") == "goodbye"
    assert "goodbye" in caplog.text
    assert texts.say("fr", "hello").startswith("Bonjour")


def test_a_broken_catalogue_is_refused_by_file_and_line(folder: Path) -> None:
    (folder / "fr" / "b.ftl").write_text("fine = bien\n\nbroken = { $name\n", encoding="utf-8")
    with pytest.raises(TextsRefused) as refused:
        Texts(folder=folder)
    assert refused.value.file.endswith("b.ftl")
    assert refused.value.line == 3


def test_blanks_and_selectors_are_known(texts: Texts) -> None:
    assert texts.blanks("fr", "hello") == {"name"}
    assert texts.selectors("fr", "hello") == frozenset()
    assert texts.selectors("fr", "wounds") == frozenset()
    assert texts.selectors("fr", "open") == {"ready"}
    assert texts.blanks("fr", "nothing") == frozenset()


def test_what_was_said_is_remembered_by_every_fact(texts: Texts) -> None:
    assert texts.say("fr", "hello", name="Jurl") == texts.say("fr", "hello", name="Jurl")
    assert texts.say("fr", "hello", name="Orc") == "Bonjour Orc."
    assert texts.say("en", "hello", name="Orc") == "Hello Orc."
