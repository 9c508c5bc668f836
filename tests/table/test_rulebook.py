"""The rules in short: each has its title and summary in both languages; what is typed finds the one that is meant."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bot.kernel.errors import Refused
from bot.table.looking.rulebook import LONGEST, Rulebook
from bot.text import LOCALES, Texts
from bot.text.texts import PACKAGED

CHAPTERS = {
    "GEN": 16,
    "REA": 33,
    "MEL": 14,
    "PAR": 19,
    "SIM": 12,
    "FAC": 7,
    "OFF": 9,
    "CRI": 17,
    "FRE": 15,
    "ACT": 20,
    "MAG": 19,
    "SPE": 37,
    "CTR": 8,
    "MIS": 25,
    "RNG": 10,
    "VOL": 7,
    "DEF": 16,
    "WRE": 47,
    "SUR": 13,
    "SNK": 16,
    "FAT": 11,
}
"""The rules of D&D Alternatif that are played: how many each chapter has, numbered from 001."""
IDS = {f"ALT-{area}-{number:03}" for area, last in CHAPTERS.items() for number in range(1, last + 1)}
PERCENTILE = {
    "RND": 7,
    "INI": 10,
    "DEC": 9,
    "TST": 9,
    "ADV": 7,
    "ATK": 14,
    "DEF": 17,
    "DMG": 10,
    "FUM": 9,
    "POS": 13,
    "MNT": 4,
    "UNA": 9,
    "BAT": 8,
    "PIT": 6,
    "SYS": 4,
}
"""All the percentile rules."""
DND5 = {
    "INI": 14,
    "TUR": 12,
    "REA": 10,
    "MOV": 20,
    "ACT": 21,
    "ATK": 22,
    "CTS": 11,
    "COV": 6,
    "DMG": 13,
    "HPS": 19,
    "MNT": 9,
    "AQU": 4,
    "EXT": 18,
}
"""All the rules of the fifth edition's combat chapter."""
DND5_IDS = {f"DN5-{area}-{number:03}" for area, last in DND5.items() for number in range(1, last + 1)}
PERCENTILE_IDS = {f"PCT-{area}-{number:03}" for area, last in PERCENTILE.items() for number in range(1, last + 1)}


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts(strict=True)


@pytest.fixture(scope="module")
def french(texts: Texts) -> Rulebook:
    return Rulebook(texts, "fr", "alternatif")


@pytest.fixture(scope="module")
def english(texts: Texts) -> Rulebook:
    return Rulebook(texts, "en", "alternatif")


# ---- what is written


def test_every_rule_of_these_chapters_is_there(french: Rulebook, english: Rulebook) -> None:
    assert len(IDS) == 371
    for book in (french, english):
        assert {rule.id for rule in book.rules} >= IDS


@pytest.mark.parametrize("locale", LOCALES)
def test_every_percentile_rule_is_there_and_no_other(texts: Texts, locale: str) -> None:
    book = Rulebook(texts, locale, "percentile")
    assert len(PERCENTILE_IDS) == 136
    assert {rule.id for rule in book.rules} == PERCENTILE_IDS


@pytest.mark.parametrize("locale", LOCALES)
def test_the_percentile_rules_are_told_in_few_words(texts: Texts, locale: str) -> None:
    """The whole answer can be read on a telephone without scrolling."""
    book = Rulebook(texts, locale, "percentile")
    assert [(rule.id, len(book.told(rule))) for rule in book.rules if len(book.told(rule)) > 430] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_rule_of_the_fifth_edition_is_there_in_few_words_and_no_other(texts: Texts, locale: str) -> None:
    book = Rulebook(texts, locale, "dnd5")
    assert len(DND5_IDS) == 179
    assert {rule.id for rule in book.rules} == DND5_IDS
    assert [(rule.id, len(book.told(rule))) for rule in book.rules if len(book.told(rule)) > 400] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_rule_has_a_title_and_a_short_summary(texts: Texts, locale: str) -> None:
    keys = [key for key in texts.keys(locale) if key.startswith("rule-")]
    assert len(keys) >= len(IDS)
    wrong = []
    for key in sorted(keys):
        title, summary = texts.say(locale, key), texts.attribute(locale, key, "summary") or ""
        if not 3 <= len(title) <= 60 or "\n" in title:
            wrong.append(f"{key}: {title!r}")
        if not 40 <= len(summary) <= 500 or not summary.endswith((".", "…")):
            wrong.append(f"{key}: {len(summary)}: {summary!r}")
    assert wrong == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["alternatif", "percentile", "dnd5", "dnd35"])
def test_no_two_rules_of_a_game_share_a_title(texts: Texts, locale: str, game: str) -> None:
    titles = Counter(rule.title for rule in Rulebook(texts, locale, game).rules)
    assert [title for title, times in titles.items() if times > 1] == []


def test_the_numbers_are_the_same_in_both_languages(texts: Texts) -> None:
    """A table told in one language and forgotten, or miscopied, in the other would be seen here."""

    def figures(locale: str, key: str) -> list[str]:
        summary = texts.attribute(locale, key, "summary") or ""
        bare = "".join(each if each.isdigit() else " " for each in summary)
        return sorted(bare.split())

    differing = {
        key for key in texts.keys("fr") if key.startswith("rule-") and figures("fr", key) != figures("en", key)
    }
    assert differing == set()


def test_settings_named_in_one_language_are_named_in_the_other(texts: Texts) -> None:
    def named(locale: str, key: str) -> list[str]:
        # What is typed, a command and its choices, is said as each language types it.
        marked = (texts.attribute(locale, key, "summary") or "").split("`")[1::2]
        return sorted(
            each for each in marked if " " not in each and ("_" in each or texts.has(f"word-setting-{each}", locale))
        )

    for key in texts.keys("fr"):
        if key.startswith("rule-"):
            assert named("fr", key) == named("en", key), key


# ---- what is typed


@pytest.mark.parametrize(
    "typed",
    ["ALT-PAR-003", "alt-par-003", "PAR-003", "par 3", "par3", "Par 03", " PAR_003 ", "de quoi parer (ALT-PAR-003)"],
)
def test_an_id_is_understood_however_it_is_written(french: Rulebook, typed: str) -> None:
    assert french.resolve(typed).id == "ALT-PAR-003"


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("valeur du report", "ALT-PAR-009"),
        ("VALEUR DU", "ALT-PAR-009"),
        ("simultané !", "ALT-SIM-001"),
        ("simultane!", "ALT-SIM-001"),
        ("l’attaque par", "ALT-MEL-005"),
        ("l'attaque par", "ALT-MEL-005"),
        ("segment", "ALT-GEN-001"),
        ("double critique", "ALT-CRI-008"),
        ("jurl", "ALT-PAR-019"),
        ("report valeur", "ALT-PAR-009"),
    ],
)
def test_words_of_a_title_are_enough(french: Rulebook, typed: str, found: str) -> None:
    """The whole title, its beginning, a part of it, its words in any order: the first that means one rule alone."""
    assert french.resolve(typed).id == found


def test_words_are_those_of_the_readers_language(french: Rulebook, english: Rulebook) -> None:
    assert english.resolve("size of a post").id == "ALT-PAR-009"
    with pytest.raises(Refused):
        french.resolve("size of a post")


def test_each_game_has_its_own_rules(texts: Texts, french: Rulebook) -> None:
    percentile = Rulebook(texts, "fr", "percentile")
    assert percentile.resolve("pct-def-010").id == percentile.resolve("parer une flèche").id == "PCT-DEF-010"
    assert percentile.resolve("DEF 12").title == "contre une attaque critique"
    fifth = Rulebook(texts, "fr", "dnd5")
    assert fifth.resolve("dn5 rea 4").id == fifth.resolve("quand provoque-t-on").id == "DN5-REA-004"
    for book, typed in ((french, "PCT-DEF-010"), (percentile, "ALT-PAR-003"), (fifth, "PCT-DEF-010")):
        with pytest.raises(Refused) as refused:
            book.resolve(typed)
        assert refused.value.key == "unknown-rule"


@pytest.mark.parametrize(
    ("locale", "typed", "names"),
    [
        (
            "fr",
            "parade cr",
            "parade critique des créatures (ALT-CRI-013), parade critique (ALT-CRI-014), parade critique\u00a0:"
            " combattants et larrons (ALT-CRI-015), parade critique contre un tir (ALT-CRI-017)",
        ),
        (
            "en",
            "simultaneous T",
            "simultaneous test (ALT-REA-017), simultaneous test: the roll (ALT-REA-018), simultaneous test: the gap"
            " (ALT-REA-019)",
        ),
    ],
)
def test_words_that_mean_several_are_refused_with_the_list(texts: Texts, locale: str, typed: str, names: str) -> None:
    with pytest.raises(Refused) as refused:
        Rulebook(texts, locale, "alternatif").resolve(typed)
    assert refused.value.key == "which-rule"
    assert refused.value.facts == {"typed": typed, "names": names}


def test_a_list_has_a_dozen_rules_at_most(french: Rulebook) -> None:
    with pytest.raises(Refused) as refused:
        french.resolve("PAR")
    assert refused.value.key == "which-rule"
    names = str(refused.value.facts["names"])
    assert names.count("(ALT-") == 12
    assert names.endswith(" …")


@pytest.mark.parametrize("typed", ["zork", "PAR-099", "ALT-XYZ-001", "999", "!!", "   ", "@everyone", "x" * 100])
def test_what_means_nothing_is_refused_with_an_example(french: Rulebook, typed: str) -> None:
    with pytest.raises(Refused) as refused:
        french.resolve(typed)
    assert refused.value.key == "unknown-rule"
    assert refused.value.facts["example"] in IDS
    assert len(str(refused.value.facts["typed"])) <= 40


@pytest.mark.parametrize("game", ["tarot", "", "alt"])
def test_a_game_without_summaries_has_none(texts: Texts, game: str) -> None:
    book = Rulebook(texts, "fr", game)
    assert book.offers("") == []
    with pytest.raises(Refused) as refused:
        book.resolve("ALT-PAR-003")
    assert refused.value.key == "no-rules"


# ---- what is offered


def test_nothing_typed_offers_every_rule(french: Rulebook) -> None:
    assert {ident for _, ident in french.offers("")} >= IDS


def test_an_offer_shows_title_and_id(french: Rulebook) -> None:
    assert french.offers("valeur du") == [("valeur du report (ALT-PAR-009)", "ALT-PAR-009")]
    assert max(len(label) for label, _ in french.offers("")) <= 100


def test_those_that_begin_so_come_first(french: Rulebook) -> None:
    offered = [label for label, _ in french.offers("parade")]
    begun = [label.startswith("parade") for label in offered]
    assert begun == sorted(begun, reverse=True)
    assert begun[0]
    assert not begun[-1]
    assert "effet de la parade (ALT-PAR-007)" in offered


def test_an_id_is_offered_while_it_is_typed(french: Rulebook) -> None:
    assert [ident for _, ident in french.offers("sim-00")] == [f"ALT-SIM-00{number}" for number in range(1, 10)]
    assert [ident for _, ident in french.offers("alt-sim-012")] == ["ALT-SIM-012"]
    assert french.offers("zork") == []


# ---- what is told


def test_a_rule_is_told_by_title_id_and_summary(french: Rulebook, english: Rulebook) -> None:
    told = french.told(french.resolve("PAR-009"))
    assert told.startswith("**Valeur du report** (`ALT-PAR-009`)\n")
    assert told.count("\n") == 1
    assert "d12 +6, d10 +5, d8 +4, d6 +3, d4 +2, d3 +2, d2 +1" in told
    assert "Half the reaction die" in english.told(english.resolve("PAR-009"))


def test_a_host_may_word_rules_of_his_own(tmp_path: Path) -> None:
    for locale in LOCALES:
        place = tmp_path / "lang" / locale
        place.mkdir(parents=True)
        (place / "house.ftl").write_text(
            "rulebook-tarot = TAR\nrule-TAR-ARC-001 = the fool\n    .summary =\n        First.\n\n        Then "
            + "x" * 3000
            + "\nrule-TAR-ARC-002 = the mage\n",
            encoding="utf-8",
        )
    book = Rulebook(Texts(house=tmp_path, folder=PACKAGED, strict=True), "en", "tarot")
    assert [rule.id for rule in book.rules] == ["TAR-ARC-001", "TAR-ARC-002"]
    told = book.told(book.resolve("arc 1"))
    assert told.startswith("**The fool** (`TAR-ARC-001`)\nFirst.\n\nThen xxx")
    assert len(told) == LONGEST
    assert book.told(book.resolve("mage")) == "**The mage** (`TAR-ARC-002`)"
