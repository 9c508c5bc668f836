"""A name somebody typed cannot ping, format, break lines or fill the screen."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.kernel.values import fold
from bot.render.boards import columns
from bot.text.names import LONGEST, label, plain, tidy

HOSTILE = [
    "@everyone",
    "@here",
    "<@123456789012345678>",
    "<@&1>",
    "<#1>",
    "**gras**",
    "__x__ `code` ~~x~~ ||x||",
    "# Titre",
    "> citation",
    "[lien](https://example.org)",
    "https://example.org/",
    "a\nb\r\nc\u2028d",
    "\u202eesrever",
    "\u200b",
    "",
    "x" * 500,
    "```",
]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_harmless(name: str) -> None:
    shown = plain(name)
    assert shown.strip()
    assert "\n" not in shown
    assert "\r" not in shown
    assert "\u2028" not in shown
    assert "\u202e" not in shown
    assert "@everyone" not in shown
    assert "@here" not in shown
    assert not re.search(r"<[@#]", shown)
    assert "://" not in shown
    assert not re.search(r"(?<!\\)[*_~`|>\[\]#]", shown)


@given(st.text(max_size=120))
@settings(max_examples=200, derandomize=True, deadline=None)
def test_any_text_makes_a_name_on_one_line(name: str) -> None:
    assert 1 <= len(tidy(name)) <= LONGEST
    assert len(plain(name)) <= 3 * LONGEST
    assert not re.search(r"(?<!\\)[*_~`|>\[\]#]", plain(name))
    assert "`" not in label(name)


def test_an_ordinary_name_stays_as_it_is() -> None:
    assert plain("Émeric d’Orval") == "Émeric d’Orval"
    assert plain("Chef orc 2") == "Chef orc 2"


def test_a_long_name_is_cut() -> None:
    assert tidy("a" * 41) == "a" * 39 + "…"
    assert tidy("a" * 40) == "a" * 40


def test_a_picture_that_several_signs_are_joined_to_stays_one() -> None:
    family, astronaut = "👨\u200d👩\u200d👧", "👩🏽\u200d🚀"
    for name in (family, astronaut, f"Bob {family}", "❤\ufe0f\u200d🔥"):
        assert tidy(name) == plain(name) == label(name) == name
    # Elsewhere a joiner hides what it likes: it goes.
    assert tidy("Or\u200dc \u200d👩") == "Orc 👩"
    # Nor is one taken apart where a name is too long.
    assert tidy("a" * 37 + family) == "a" * 37 + "…"
    assert columns(family) == 2
    # It is found however much of it was typed, and so is a sharp s.
    assert fold(family) == fold("👨👩👧")
    assert fold("Groß ❤\ufe0f") == fold("GROSS ❤")
