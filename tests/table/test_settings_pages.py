"""The settings by chapter, one line each, and found by any part of them: in every game, in both languages."""

from __future__ import annotations

import pytest

from bot.catalogue import load_library
from bot.kernel.ruleset import Setting
from bot.kernel.values import evolve
from bot.render.cards import Select
from bot.render.words import Words
from bot.rulesets import rulesets_of
from bot.table.base import settings_pages
from bot.table.base.settings_pages import Pair
from bot.text import LOCALES, Texts
from tests.choices.bare import bare

GAMES = rulesets_of(load_library())
TEXTS = Texts(strict=True)


def words_of(game: str, locale: str = "fr") -> Words:
    return Words(TEXTS, locale, game=game, labels=True)


def settings_of(game: str, **chosen: str | bool | int) -> list[Pair]:
    rules = GAMES[game]
    return [(game, each) for each in rules.settings_of(rules.opening(chosen))]


def line_of(game: str, name: str, **chosen: str | bool | int) -> str:
    setting = next(each for _, each in settings_of(game, **chosen) if each.name == name)
    return settings_pages.line(words_of(game), setting).replace("\u00a0", " ")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_setting_stands_once_by_chapter_in_one_line_and_every_page_can_be_sent(locale: str) -> None:
    for game, rules in GAMES.items():
        words, pairs = words_of(game, locale), settings_of(game)
        made = settings_pages.pages(words, pairs)
        assert [pair for page in made for pair in page.pairs] == pairs
        chapters = [each.chapter.partition("-")[2] for _, each in pairs]
        assert chapters == sorted(chapters, key=list(rules.choices.chapters).index)
        for at, page in enumerate(made):
            card = settings_pages.card(words, made, at, "x" * 26)
            assert len(card.text) <= 2_000
            assert len(card.rows) <= 5
            for row in card.rows:
                for item in row:
                    if isinstance(item, Select):
                        assert 1 <= len(item.options) <= 25
            # One line each, and none takes more than five of a phone's, whose lines hold 38 letters.
            assert len(page.lines) == len(page.pairs)
            assert all("\n" not in each and len(each) <= 5 * 38 for each in page.lines), max(page.lines, key=len)


def test_a_line_names_what_is_what_the_text_says_and_what_else_there_is() -> None:
    assert line_of("alternatif", "key_malus") == "• Malus d’une clé : **5** 📖 (ou 6)"
    assert line_of("alternatif", "key_malus", key_malus=6) == "• Malus d’une clé : **6** (ou 5 📖)"
    # Yes is not one, and what the text says nothing of has no mark.
    assert line_of("dnd5", "gap", gap=6).startswith("• Distance d’ouverture, en mètres : **6** (ou ")
    assert "📖" not in line_of("dnd5", "gap")


@pytest.mark.parametrize("locale", LOCALES)
def test_numbers_say_what_they_are_in_every_title_and_in_every_choice_of_a_value(locale: str) -> None:
    figures = 0
    for game in GAMES:
        words, pairs = words_of(game, locale), settings_of(game)
        made = settings_pages.pages(words, pairs)
        for at in range(len(made)):
            assert bare(settings_pages.card(words, made, at, "x").text.split("\n")[0]) == []
        for _, setting in pairs:
            said = [settings_pages.choice(words, setting, each) for each in setting.options]
            assert [each for text in said for each in bare(text)] == []
            assert len({*said}) == len(said)
            figures += any(type(each) is int for each in setting.options)
    assert figures > 3
    asphyxia = next(each for _, each in settings_of("percentile", asphyxia_dice="1d6") if each.name == "asphyxia_dice")
    said = [
        settings_pages.choice(words_of("percentile"), asphyxia, each).replace("\u00a0", " ") for each in ("ask", "1d6")
    ]
    assert said == ["au MJ de dire 📖", "✓ Dégâts de l’asphyxie : 1d6"]


def test_a_setting_that_stands_since_the_opening_is_marked() -> None:
    words, (setting,) = words_of("alternatif"), [e for _, e in settings_of("alternatif") if e.name == "key_malus"]
    assert "🔒" not in settings_pages.line(words, setting)
    assert "🔒" in settings_pages.line(words, evolve(setting, fixed=True))


def test_settings_are_found_by_any_part_of_name_value_rule_or_chapter_whatever_the_accents() -> None:
    words, pairs = words_of("alternatif"), settings_of("alternatif", key_malus=6)

    def found(typed: str) -> list[str]:
        return [each.name for _, each in settings_pages.looked_for(words, pairs, typed)]

    assert found("sorts gardes")[0] == "spells_may_be_held"
    assert "specialist_shift" in found("SPÉCIALISTE")
    assert "specialist_shift" in found("dé plus petit")
    assert found("ALT-WRE-022") == found("wre-022") == ["key_malus"]
    assert set(found("lutte")) >= {"key_malus", "wrestle_fumble"}
    assert found("zork") == []
    assert found("") == [each.name for _, each in pairs]
    # What begins with it goes before what has it inside.
    assert found("fatigue")[0] == "fatigue"
    label, value = settings_pages.offered(words, next(pair for pair in pairs if pair[1].name == "key_malus"))
    assert (label.replace("\u00a0", " "), value) == ("Malus d’une clé : 6 · ALT-WRE-022", "key_malus")


def test_a_chapter_too_long_for_a_page_goes_on_and_many_chapters_fill_a_second_select() -> None:
    words = words_of("alternatif")
    ordinary = settings_of("alternatif")[-1][1]
    chapters = [f"ALT-{each}" for each in GAMES["alternatif"].choices.chapters]
    pairs: list[Pair] = [("alternatif", evolve(ordinary, chapter=each)) for each in chapters]
    pairs += [("alternatif", Setting("key_malus", (5, 6), 5, 5, chapter=chapters[-1]))] * 30
    made = settings_pages.pages(words, pairs)
    assert [page.chapter for page in made] == [*chapters, chapters[-1]]
    card = settings_pages.card(words, made, 0, "x")
    first, second = [item for row in card.rows for item in row if isinstance(item, Select)][1:]
    assert (first.id, second.id) == ("gc|x", "gc|x|1")
    assert [len(first.options), len(second.options)] == [25, len(chapters) - 25]
    assert second.options[-1].value == str(len(chapters) - 1)
