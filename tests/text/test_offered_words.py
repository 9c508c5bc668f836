"""What a game offers by a code has a word for it in both languages: the game master's tools, temperaments, statuses,
what dice are rolled for; and what somebody need not give leaves no trace where he gave nothing."""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Iterator

import pytest

from bot.catalogue import load_library
from bot.kernel.persons import Name
from bot.render.names import slug
from bot.render.words import Words
from bot.rulesets import rulesets_of
from bot.rulesets.shared.game import BookGame
from bot.rulesets.shared.giving import Gift
from bot.text import LOCALES, Texts
from tests.text.test_every_wording import sentences

GAMES = rulesets_of(load_library(None))
LEAST = {"dnd5": 5, "dnd35": 4, "rpg20": 17}
"""So many tools at least a game has."""


def offered(game: BookGame[object]) -> Iterator[tuple[str, str, str]]:
    """Every code that the game offers: by which command, for which option."""
    for (command, option), codes in game.contents.codes.items():
        for code in codes:
            yield command, option, code


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_code_that_is_offered_has_a_word(game: str, locale: str) -> None:
    played = GAMES[game]
    assert isinstance(played, BookGame)
    words = Words(Texts(), locale, game=game, labels=True)
    found = list(offered(played))
    missing = [
        f"{command} {option} {code}"
        for command, option, code in found
        # Numbers and dice are said as they are written.
        if not code.lstrip("+-")[:1].isdecimal()
        and words.first(words.key("word", option, slug(code)), f"word-{option}-{slug(code)}") is None
    ]
    assert missing == []
    assert len([each for each in found if each[:2] == ("gm-tool", "tool")]) >= LEAST.get(game, 11)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_word_for_what_is_awaited(game: str, locale: str) -> None:
    """The panel, the tracker and the help name a question that stands open by it."""
    texts = Texts()
    words = Words(texts, locale, game=game, labels=True)
    kinds = {key.removeprefix(f"question-{game}-") for key in texts.keys(locale) if key.startswith(f"question-{game}-")}
    assert len(kinds) > 10
    missing = [kind for kind in sorted(kinds) if words.word("question", kind) == kind.replace("_", " ")]
    assert missing == []


def left_empty(kind: type) -> set[str]:
    """The texts of a record that may be empty."""
    hints = typing.get_type_hints(kind, include_extras=True)
    fields = dataclasses.fields(typing.cast(typing.Any, kind))
    return {each.name for each in fields if hints[each.name] == Name and each.default == ""}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_reason_that_nobody_gave_is_not_told_as_a_question_mark(locale: str) -> None:
    """What chooses between wordings and is printed as well is a name, which is never empty: `x_raw` chooses."""
    said = {each.key: each for each in sentences(locale) if each.attribute is None}
    told = [("each-given", left_empty(Gift))]
    for game, played in GAMES.items():
        for kind in played.event_types:
            tag = next(each.default for each in dataclasses.fields(kind) if each.name == "type")
            keys = (
                f"{family}-{part}{tag}{end}"
                for family in ("event", "why")
                for part in (f"{game}-", "")
                for end in ("", "-more")
            )
            told += [(key, left_empty(kind)) for key in keys]
    there = [(said[key], empty) for key, empty in told if key in said and empty]
    assert [
        f"{each.key}: {name}" for each, empty in there for name in empty & each.printed & each.variants.keys()
    ] == []
    assert len({each.key for each, empty in there if any(f"{name}_raw" in each.variants for name in empty)}) > 8
