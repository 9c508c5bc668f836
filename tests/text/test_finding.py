"""Where entries stand, found without Fluent's parser: what the parser finds, for every file and for nasty ones."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bot.text import Texts, TextsRefused, finding, language
from bot.text.texts import PACKAGED

FINE = {
    "nothing": "",
    "blank": "\n   \n\n",
    "blank end": "a = b\n   ",
    "no last line end": "a = b",
    "comments": "# one\n## two\n### three\n#\n# of a\na = b\n\n# alone\n\nc = d\n# end",
    "attributes": "a = b\n    .the = the b\n\n  .gender = f\n.margin = at the margin\nc =\n    .only = words\n",
    "term": "-brand = Arbitre\n    .gender = m\na = { -brand } { -brand.gender ->\n   *[m] b\n }\n",
    "several lines": "a =\n    one\n      two\n\n    three\nb = one\n    two\n",
    "placeable at the margin": "a = one\n{ $x } two\nb = c\n",
    "expression at the margin": 'a = {\n$x ->\n[one] x\n*[other] y\n}\nb = { DE(\n$x\n) }\nc = { "d"\n}\ne = f\n',
    "key at the margin in a placeable": "a = { DE($x,\nminimumFractionDigits: 2) } b\nc = d\n",
    "a call at the margin": "a = {\nDE($x)\n}\nb = c\n",
    "a message at the margin": "a = {\nb\n}\nb = c\n",
    "a term at the margin": "a = {\n-t\n}\n-t = c\n",
    "literals": 'a = { "" } b\nc = { "{" } { "}" }\nd = { "\\"{" } e\nf = { "\\\\" }\ng = { "# no" }\n',
    "literal with braces beside a selection": 'a = { $x ->\n    [one] { "{" }\n   *[other] { "}" } z\n}\nb = c\n',
    "quotation marks": 'a = say "hi\nb = say "{ $x }" and "\nc = "{"x"}"\nd = e\n',
    "literals in calls": 'a = { DE("{") } text { DE("}") }\nb = { DE("}", "{") }\nc = d\n',
    "quotation marks in a selection": 'a = { $x ->\n    [one] "\n   *[other] {"}"} "\n}\nb = c\n',
    "placeables in placeables": 'a = { { { $x } } }\nb = { { "}" } }\nc = d\n',
    "signs": "a = [b] *c .d #e\nf = = g\nh = -i\nj=k\nl   =   m   \n",
    "the same twice": "a = b\na = c\n",
    "spaces": "a = \u00a0\nb =  \u00a0c\u202f\nd = e \t\n",
    "two lines in Windows": "a = b\r\nc = d\r\n",
}
WRONG = {
    "left open": "a = b\nc = { $x\nd = e\n",
    "closed before": "a = b }\nc = d\n",
    "no value": "a = b\nc =\nd = e\n",
    "no sign": "a = b\nc d\n",
    "at the margin": "a = b\né = c\n",
    "a tab": "a = b\n\tc\n",
    "after a comment": "a = b\n# c\n   d\n",
    "a comment that is none": "a = b\n#c\n",
    "a comment without an end": "a = b\n#",
    "four": "#### a\n",
    "begins with a space": "  a = b\n",
    "a quotation mark in a placeable": 'a = { "b }\nc = d\n',
    "a term without a value": "-a =\n    .b = c\n",
    "a selection without a default": "a = { $x ->\n    [one] b\n}\nc = d\n",
    "an attribute without a name": "a = b\n    . = c\n",
}


@pytest.fixture(autouse=True)
def _counted(monkeypatch: pytest.MonkeyPatch) -> None:
    Counted.parses = 0
    monkeypatch.setattr(finding, "FluentParser", Counted)


class Counted(FluentParser):
    parses = 0

    def parse_entry(self, source: str) -> ast.EntryType:
        Counted.parses += 1
        return super().parse_entry(source)


def same(text: str, name: str) -> int:
    """Hold what is found against the parser; how many entries there are."""
    found = list(finding.places(text, name))
    wanted = list(finding.whole(text, name))
    assert [key for key, _ in found] == [key for key, _ in wanted], name
    for (key, place), (_, entry) in zip(found, wanted, strict=True):
        entry.comment = None
        assert finding.parsed(place).equals(entry), f"{name}: {key}"
        assert text.split("\n")[place.line - 1].startswith(key), f"{name}: {key}"
    return len(found)


def packaged() -> list[Path]:
    return sorted(PACKAGED.glob("*/*.ftl"))


@pytest.mark.seldom
def test_of_every_packaged_file_what_the_parser_finds_is_found() -> None:
    """And that each of its sentences can be parsed, which a start does not look at."""
    entries = sum(same(finding.read(path), path.name) for path in packaged())
    assert entries > 7_000


def test_next_to_nothing_is_parsed_to_find_it() -> None:
    for path in packaged():
        list(finding.places(finding.read(path), path.name))
    assert Counted.parses < 20


@pytest.mark.parametrize("name", FINE)
def test_of_strange_files_what_the_parser_finds_is_found(name: str) -> None:
    same(FINE[name].replace("\r\n", "\n"), name)


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_told_at_once_or_when_the_sentence_is_said(name: str, tmp_path: Path) -> None:
    """With the line and the words of the parser; of a host's own files always at once."""
    with pytest.raises(TextsRefused) as wanted:
        list(finding.whole(WRONG[name], "x.ftl"))
    with pytest.raises(TextsRefused) as refused:
        [finding.parsed(place) for _, place in finding.places(WRONG[name], "x.ftl")]
    assert (refused.value.line, refused.value.why) == (wanted.value.line, wanted.value.why)

    (tmp_path / "lang" / "fr").mkdir(parents=True)
    (tmp_path / "lang" / "fr" / "x.ftl").write_text(WRONG[name], "utf-8")
    with pytest.raises(TextsRefused) as refused:
        Texts(house=tmp_path)
    assert (refused.value.line, refused.value.why) == (wanted.value.line, wanted.value.why)


def test_a_start_parses_no_sentence_and_saying_one_parses_that_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "parsed", finding.parsed)  # not what other tests had parsed already
    texts = Texts(strict=True)
    before = Counted.parses
    assert before < 20
    assert len(texts.keys("fr")) > 3_000
    assert texts.has("cli-texts")
    assert Counted.parses == before
    assert "x.ftl" in texts.say("fr", "cli-texts", file="x.ftl", line=3, why="!")
    assert "y.ftl" in texts.say("fr", "cli-texts", file="y.ftl", line=3, why="!")
    assert Counted.parses == before + 1


def test_a_sentence_found_wrong_when_it_is_said_shows_its_key_and_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "x.ftl").write_text(WRONG["a selection without a default"], "utf-8")
    texts = Texts(("fr",), tmp_path)
    with caplog.at_level(logging.ERROR):
        assert texts.say("fr", "a", x=1) == "a"
    assert "x.ftl, line 1" in caplog.text
    assert texts.say("fr", "c") == "d"
    assert texts.keys("fr") == {"c"}


def test_sentences_may_refer_to_sentences_and_terms(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    words = "-t = le { -u }\n-u = bot\na = { b }, dit { -t } à { $x }\nb = Oui { $y }\n"
    (tmp_path / "fr" / "x.ftl").write_text(words, "utf-8")
    texts = Texts(("fr",), tmp_path, strict=True)
    assert texts.say("fr", "a", x="Jurl", y="!") == "Oui !, dit le bot à Jurl"


@pytest.mark.parametrize("house", [False, True])
def test_a_file_that_is_not_utf8_is_refused_by_its_line(tmp_path: Path, house: bool) -> None:
    folder = tmp_path / "lang" / "fr"
    folder.mkdir(parents=True)
    (folder / "x.ftl").write_bytes(b"a = b\nc = \xe9t\xe9\n")
    with pytest.raises(TextsRefused) as refused:
        Texts(house=tmp_path) if house else Texts(("fr",), tmp_path / "lang")
    assert refused.value.line == 2
