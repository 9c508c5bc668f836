"""Every setting of every game, and of the table itself, is named and explained in one line; so are all their values."""

from __future__ import annotations

import re

import pytest

from bot.catalogue import load_library
from bot.render.words import Words, slug
from bot.rulesets import rulesets_of
from bot.table.table_settings import OWN, OWN_OPTIONS
from bot.text import LOCALES, Texts

RULE = re.compile(r"(ALT|PCT|DN5|D35|R20)-[A-Z]{3}-\d{3}")


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts(strict=True)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_setting_of_every_game_has_its_words(texts: Texts, locale: str) -> None:
    missing: list[str] = []
    lines: dict[str, str] = {}
    for ident, game in rulesets_of(load_library()).items():
        words = Words(texts, locale, game=ident)
        for each in game.settings_of(game.opening({})):
            assert each.value == each.default
            assert each.default in each.options
            assert each.rules
            assert all(RULE.fullmatch(rule) for rule in each.rules)
            keys = [words.key("setting", slug(each.name))]
            keys += [
                words.first(words.key("word", "value", slug(value)), f"word-value-{slug(value)}") or f"value {value}"
                for value in each.options
                if isinstance(value, str) and not re.fullmatch(r"\d?d\d+", value)
            ]
            named = words.first(words.key("word", "setting", slug(each.name)), f"word-setting-{slug(each.name)}")
            missing += [f"{ident}: {key}" for key in (*keys, named or each.name) if not texts.has(key, locale)]
            said = texts.say(locale, keys[0])
            assert len(said) <= 140, said
            assert said.endswith("."), said
            assert said not in lines, f"{each.name} and {lines.get(said)} say the same"
            lines[said] = each.name
    assert missing == []
    assert len(lines) >= 72


@pytest.mark.parametrize("locale", LOCALES)
def test_the_tables_own_settings_have_their_words(texts: Texts, locale: str) -> None:
    for name, options in OWN_OPTIONS.items():
        for key in (f"setting-{OWN}-{name}", f"word-setting-{name}", *(f"word-value-{each}" for each in options)):
            assert texts.has(key, locale), key
