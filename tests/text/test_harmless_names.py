"""A name somebody typed cannot ping, format, break lines or fill the screen."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.catalogue.sheet import on_one_line
from bot.kernel.values import fold
from bot.render.boards import columns, padded
from bot.render.names import shorten
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
@settings(max_examples=80, derandomize=True, deadline=None)
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
    assert padded("a" * 28 + family + "bc", 30) == "a" * 28 + "… "
    # It is found however much of it was typed, and so is a sharp s.
    assert fold(family) == fold("👨👩👧")
    assert fold("Groß ❤\ufe0f") == fold("GROSS ❤")


def flag(land: str) -> str:
    """The flag of a *land* within a country, as it is typed."""
    return "🏴" + "".join(chr(0xE0000 + ord(each)) for each in land) + "\U000e007f"


def test_the_flag_of_a_land_stays_one() -> None:
    england, scotland = map(flag, ("gbeng", "gbsct"))
    for name in (england, f"Bob {england} II", england + scotland, "🇫🇷 Jo", "1\ufe0f\u20e3 Orc"):
        assert tidy(name) == plain(name) == label(name) == on_one_line(name) == name
    # Elsewhere the same letters hide what they like: they go.
    for hidden in ("Orc" + england[1:], "🏴" + england[1:-1], "🐉" + england[1:], flag("gbeng" * 9), flag("GBENG")):
        assert tidy(hidden) in ("Orc", "🏴", "🐉")
    # Nor is one taken apart where a name, a column or a line is too short; what comes behind it keeps its width.
    assert tidy("a" * 34 + england) == "a" * 34 + "…"
    assert tidy("a" * 38 + "🇫🇷b") == "a" * 38 + "…"
    assert shorten("a" * 5 + england, 9) == "a" * 5 + "…"
    assert columns(f"{england} b") == 4
    assert padded(f"aaa{england}bbb", 5) == "aaa… "
    assert padded("aaa🇫🇷bbb", 5) == "aaa… "
    # Two lands are two names.
    assert fold(england) != fold(scotland)
