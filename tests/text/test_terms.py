"""One word for one thing, in every sentence of both languages: what readers stumble over, and what is said instead.

`docs/style.md` has the terms; what stands here was once in a sentence, or is bound to come back.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.app import worded
from bot.catalogue import load_library
from bot.render.names import slug
from bot.render.words import Words
from bot.settings import Settings
from bot.text import LOCALES, Texts
from bot.text.texts import PACKAGED
from tests.text.parsed import entries

BLANK = "¤"
"""What stands where a sentence has a blank."""

INSTEAD: dict[str, dict[str, str]] = {
    "fr": {
        r"à (son|leur) terme": "est venue",
        r"hors[- ]jeu|hors combat": "hors de combat",
        r"\b(le|les|un|du|au|aux|des) malus(?! de)\b.*\bpénalit": "one of malus and pénalité",
        r"\bstand[- ]?by\b": "temporiser",
        r"\b(fumble|hit points?|timeline|tracker|cooldown|undo|thread|slot|check)\b": "the French word",
        r"\b(cliqu|clic\b|tap(er|ez) sur)": "appuyer : people are on phones",
        r"\w\((e|s|es|ne|le)\)|\w[·⋅.]e\b": "a wording for each gender, or one for all",
        r"\b(il|elle) ou (il|elle)\b": "the name",
        r"\b(fait|va|peut|doit|veut|sait)(-t)?-(il|elle)\b|\bm est-il\b|(?<!Qu’)\ben est-(il|elle)\b": "no pronoun",
        r"\bau niveau de\b": "à",
        r"\b(checker|loguer|spammer|poster|uploader|rerun)\b": "a French verb",
        r"\bmaître du jeu\b": "MJ",
        r"\bHP\b|\bXP\b|\bDM\b": "PV, MJ",
        r"\bpoints de dommages?\b": "points de dégâts",
        r"\bopposants?\b": "adversaire",
    },
    "en": {
        r"\bfrank\b": "opportunity attack",
        r"\bwear (critical|damage)\b": "attrition",
        r"\b(hors de combat|mêlée|reposte)\b": "the English word",
        r"\bhis/her\b|\bhe/she\b|\(s\)|\bs/he\b": "one wording for all",
        r"\b(click|tap) (on )?": "press",
        r"\bsimultaneous action test\b": "simultaneous test",
        r"\bpure (20|1)\b|\b(20|1) pure\b": "natural 20, natural 1",
        r"\bmaster of the game\b|\bMJ\b|\bDM\b": "GM",
        r"\btemporis": "stand by",
        r"\bencumber(ed)? by the\b": "hindered by",
        r"\bactually\b": "nothing: it is the French `actuellement`",
        r"\beventually\b": "nothing: it is the French `éventuellement`",
        r"\bassist(s|ed|ing)? to\b": "attend",
        r"\bpunctual(ly)?\b": "once",
        r"\bprecise(s)? that\b": "state that",
        r"\bdispose(s)? of (a|an|the)\b": "has",
        r"\bgame over\b": "out of the fight",
        r"\blost of\b|\binformations\b|\badvices\b|\bdamages\b|\bequipments\b": "an English noun that has no plural",
    },
}
"""What no sentence says, as a pattern, and what it says instead."""

TWICE = r"\b(\w{2,}) \1\b"
"""One word twice in a row; `nous nous`, `vous vous` and the like are French, `that that` and `had had` English."""
MAY_STAND_TWICE = {"vous", "nous", "that", "had", BLANK}
COMMAND = r"`/[^`]*`"
"""A command as it is typed, where an option may be called as the command is: `/mj outil outil:distance`."""
CODE = r"(?<![`\w.])[a-z]+(?:_[a-z]+)+(?![`\w])|`[a-z]+(?:_[a-z]+)+`"
"""A code of the program's, in a sentence or quoted in it: people read a setting's or a thing's own words."""
TYPED = {"sheets.ftl", "cli.ftl", "doctor.ftl", "rehearsal.ftl", "commands.ftl", "fields.ftl"}
"""Where what is quoted is typed: keys of a sheet, options of the command line."""

FOR_THE_PROGRAM = {"manner", "needs", "now", "width"}
"""Attributes that nobody reads: how a sentence is used, which fact it needs."""


class _Said(Visitor):
    """The sentences of one entry: each pattern (a variant's, too) with its blanks made alike."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
        if node.id.name not in FOR_THE_PROGRAM:
            self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.said.append("".join(BLANK if isinstance(each, ast.Placeable) else each.value for each in node.elements))
        self.generic_visit(node)


def sentences(locale: str) -> Iterator[tuple[str, str, str]]:
    """(file, key, what is said) of every pattern of every sentence in *locale*."""
    for path in sorted((PACKAGED / locale).glob("*.ftl")):
        for entry in entries(path):
            if isinstance(entry, ast.Message | ast.Term):
                found = _Said()
                found.visit(entry)
                yield from ((path.name, entry.id.name, each) for each in found.said)


@pytest.fixture(scope="module", params=LOCALES)
def said(request: pytest.FixtureRequest) -> tuple[str, list[tuple[str, str, str]]]:
    found = list(sentences(request.param))
    assert len(found) > 3000, "sentences are read"
    return request.param, found


def test_one_word_is_said_for_one_thing(said: tuple[str, list[tuple[str, str, str]]]) -> None:
    locale, found = said
    wrong = [
        f"{file} {key}: {match[0]!r} → {instead}"
        for file, key, text in found
        for form, instead in INSTEAD[locale].items()
        if (match := re.search(form, text, re.IGNORECASE if not form.isupper() else 0))
    ]
    assert wrong == [], "\n".join(wrong)


AGREES = re.compile(
    r"(?<!par )(?<!par \*\*)(?<!de )(?<!de \*\*)\{ \$(?!names?_)"
    r"(?:name|combatant|who|target|mount|rider|victim|by|author|helper|holder|held|caster|other|source|opponent|foe)"
    r"\w* \}"
    r"\*{0,2} (?:est|n’est pas|n’est plus|tombe|tombera|reste|sera|a été|n’a pas été|devient) "
    r"(?:(?:déjà|encore|toujours|bien|trop|très|maintenant|aussi|désormais) )?"
    r"(?!à\b|au\b|en\b|du\b|parmi\b)\w*(?:é|i|u|is|it|ert|eint|ort|ent|ant|eux|if|el|eur)\b"
)
OF_A_THING = {"notes.ftl", "sheets.ftl", "upkeep.ftl", "cli.ftl"}
"""Where a name is that of a sheet, or of a file."""
INVARIABLE = {"debout", "entièrement", "vraiment", "seulement", "absent", "présent", "innocent", "content"}


def test_no_french_sentence_agrees_with_a_fighter() -> None:
    """Nobody has told the bot whether Berthe is a woman (`docs/style.md`)."""
    wrong = [
        f"{path.name}: {match[0]}"
        for path in sorted((PACKAGED / "fr").glob("*.ftl"))
        if path.name not in OF_A_THING
        for match in AGREES.finditer(path.read_text("utf-8"))
        if match[0].split()[-1] not in INVARIABLE and not match[0].endswith("déjà pris")
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "text", ["**{ $combatant }** tombe inconscient.", "{ $name } est déjà mené ainsi", "{ $who } n’est pas mort"]
)
def test_what_would_agree_is_found(text: str) -> None:
    assert AGREES.search(text)


def test_no_word_stands_twice(said: tuple[str, list[tuple[str, str, str]]]) -> None:
    _, found = said
    wrong = [
        f"{file} {key}: {match[0]}"
        for file, key, text in found
        for match in re.finditer(TWICE, re.sub(COMMAND, BLANK, text))
        if match[1] not in MAY_STAND_TWICE and not match[1].isdigit()
    ]
    assert wrong == []


def test_no_sentence_shows_a_code(said: tuple[str, list[tuple[str, str, str]]]) -> None:
    _, found = said
    wrong = [
        f"{file} {key}: {match[0]}"
        for file, key, text in found
        if file not in TYPED
        for match in re.finditer(CODE, text)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("fr", "L’action d’Ana arrive à son terme."),
        ("fr", "Bor est hors jeu."),
        ("fr", "Prêt(e) à frapper"),
        ("fr", "Que fait-il ?"),
        ("en", "**Ana** makes a frank attack"),
        ("en", "a wear critical!"),
    ],
)
def test_the_forms_find_what_was_once_said(locale: str, text: str) -> None:
    assert any(re.search(form, text, re.IGNORECASE) for form in INSTEAD[locale])


def test_no_entry_of_the_data_takes_the_place_of_a_sentence() -> None:
    """An armour of hide once named the skill of whoever hides, in a sum of another game's."""
    texts = Texts()
    other: list[str] = []
    for kind, entry in load_library().named():
        key = f"{kind}-{slug(entry.id)}"
        for locale in LOCALES:
            written = texts.first(locale, (key,)) and texts.say(locale, key)
            if written not in (None, entry.name.in_(locale)):
                other.append(f"{key}: {written}, {entry.name.in_(locale)}")
    assert other == []


def test_a_term_of_a_sum_is_named_by_its_own_game() -> None:
    texts = worded(load_library(), Settings())
    assert Words(texts, "en", game="dnd35").term("hide") == "Hide"
    assert Words(texts, "en", game="rpg20").term("hide") == "thick hide"


@pytest.mark.parametrize("locale", LOCALES)
def test_how_many_faces_are_laid_down_tells_nobody_how_many_roll(locale: str) -> None:
    """A face more than the fighters whom one sees once told that somebody was hidden."""
    words = Words(Texts(), locale, game="dnd35")
    told = {words.say("event-dice_fed", {"count": count, "how": None}) for count in (1, 7, 8)}
    assert len(told) == 1
    assert words.say("event-dice_fed", {"count": 0, "how": None}) not in told
