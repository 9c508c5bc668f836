"""Every setting of every game, and of the table itself, is named and explained in one line; so are all their values."""

from __future__ import annotations

import re

import pytest

from bot.catalogue import load_library
from bot.render.names import slug
from bot.render.words import Words
from bot.rulesets import rulesets_of
from bot.table.gm.table_settings import OWN, OWN_OPTIONS
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
            assert each.chapter.partition("-")[2] in game.choices.chapters, f"{each.name} stands in no chapter"
            missing += [key for key in (f"chapter-{each.chapter}",) if not texts.has(key, locale)]
            assert each.text in (None, each.default)
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
    assert texts.has(f"chapter-{OWN}", locale)
    for name, options in OWN_OPTIONS.items():
        for key in (f"setting-{OWN}-{name}", f"word-setting-{name}", *(f"word-value-{each}" for each in options)):
            assert texts.has(key, locale), key


def test_every_chapter_of_every_game_is_named_and_holds_rules(texts: Texts) -> None:
    ids = {each.removeprefix("rule-").rpartition("-")[0] for each in texts.keys("fr") if each.startswith("rule-")}
    for ident, game in rulesets_of(load_library()).items():
        begin = texts.say("fr", f"rulebook-{ident}")
        chapters = [f"{begin}-{each}" for each in game.choices.chapters]
        assert set(chapters) == {each for each in ids if each.startswith(f"{begin}-")}
        assert len(set(chapters)) == len(chapters)
        for locale in LOCALES:
            # A title of a page, with its mark and the number of the page, is one line of a phone.
            assert all(len(texts.say(locale, f"chapter-{each}")) <= 31 for each in chapters), locale


def test_what_the_text_is_silent_about_is_among_the_settings() -> None:
    for ident, game in rulesets_of(load_library()).items():
        assert set(game.choices.silent) <= set(game.choices.options), ident
        listed = game.settings_of(game.opening({}))
        assert {each.name for each in listed if each.text is None} == set(game.choices.silent)
