"""Every sentence of the catalogues in every one of its wordings, with numbers at the edges and names meant to break it.

Nothing here knows what a sentence is about: its variants are read from the catalogue itself, so that a new sentence is
tried without a word in this file.
"""

from __future__ import annotations

import functools
import itertools
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from fluent.syntax import ast

from bot.text import LOCALES, Texts, plain
from bot.text.texts import PACKAGED
from tests.text.parsed import entries

Fact: TypeAlias = str | int
NUMBERS = (0, 1, 2, 999)
NAMES = tuple(plain(name) for name in ("Orc", "Élise", "@everyone", "**gras** `x`", "a  b\n\u202ec", "x" * 90, "–"))
SEVERAL = "one of something that is worded as several"
PLURAL = {"zero", "one", "two", "few", "many", "other"}
MOST, CHOOSING = 60, 200
"""Of so many ways to fill the blanks all are tried; else so many combinations of those that choose."""

# Where a French singular never meets nought: there is always one at least.
AT_LEAST_ONE = {
    ("ruling-cut", "count"),
    ("means-alternatif-declare-how", "most"),
    ("means-alternatif-declare-target", "time"),
    ("why-cut", "count"),
    ("question-cut", "count"),
    ("event-percentile-attack_judged", "arrows"),
    ("undo-preview", "count"),
    ("note-absent-stop", "count"),
    ("undone", "count"),
    ("note-undo-done", "count"),
    ("panel-gms", "count"),
    ("cockpit-scope", "pages"),
    ("cockpit-adding", "count"),
    ("button-run-on", "count"),
    ("note-roll-hint", "left"),
    ("refused-how-many-faces", "left"),
    ("cli-verified-retold", "count"),
    ("note-sheet-offered", "count"),
    ("refused-no-such-page", "most"),
    ("question-alternatif-parry", "count"),
    ("question-alternatif-parry", "cost"),
    ("option-alternatif-parry-parry", "count"),
    ("event-alternatif-initiative_postponed", "by"),
    ("why-alternatif-initiative_postponed", "by"),
    ("event-alternatif-equipment_damaged", "total"),
    ("question-alternatif-expose", "most"),
    ("question-alternatif-free", "count"),
    ("means-alternatif-expose-yes", "most"),
    ("means-alternatif-expose-yes", "count"),
    *(
        (f"means-alternatif-declare-{each}", "most")
        for each in ("action", "action-attack", "action-shoot", "target", "with", "weapon")
    ),
    *((f"means-alternatif-declare-{each}", "exposed_count") for each in ("action", "action-shoot", "with", "weapon")),
    ("option-alternatif-free-free", "weapons"),
    ("option-alternatif-free-piece", "weapons"),
    ("question-alternatif-defend", "count"),
    ("option-alternatif-defend-parry", "count"),
    ("why-alternatif-shot_begun", "fixed"),
    ("event-alternatif-volley_appointed", "members_count"),
    ("cli-doctor-old-backup", "days"),
    ("event-alternatif-wrestling_postponed", "by"),
    ("question-alternatif-counter", "count"),
    ("question-alternatif-counter", "cost"),
    ("option-alternatif-counter-counter", "count"),
    ("event-alternatif-pushed_back", "cells"),
    ("question-alternatif-keep_up", "count"),
    ("option-alternatif-move-to", "segments"),
}

# Where the number is always two or more, and so has no singular.
ALWAYS_SEVERAL = {
    "means-alternatif-declare-action",
    "means-alternatif-declare-action-attack",
    "means-alternatif-declare-action-shoot",
    "means-alternatif-declare-how",
    "means-alternatif-declare-target",
    "means-alternatif-declare-with",
    "means-alternatif-declare-weapon",
    "means-alternatif-expose-yes",
    "cli-verified",
    "cli-doctor-data",
    "refused-sheet-length",
    "refused-catalogue-length",
    "refused-too-many-sheets",
    "refused-too-many-readers",
    "refused-how-many-creatures",
    "tracker-awaited-more",
    "option-alternatif-order-order",
    "option-alternatif-race-race",
    "option-alternatif-charge_distance-cells",
    "refused-alternatif-out-of-range",
    "refused-alternatif-out-of-reach",
    "refused-alternatif-too-many-cells",
    "refused-percentile-battalion-size",
}
# Blanks that hold a name or a text, whatever it may look like.
TEXTS = {"name", "names", "who", "whom", "typed", "target", "combatant", "a", "b"}


class Sentence:
    """A sentence as the file has it: which blanks choose (and between what), which are printed, which are inflected."""

    def __init__(self, key: str, attribute: str | None, pattern: ast.Pattern) -> None:
        self.key = key
        self.attribute = attribute
        self.variants: dict[str, set[str]] = {}
        self.printed: set[str] = set()
        self.inflected: set[str] = set()
        self.closed: set[str] = set()
        for node in inside(pattern):
            if isinstance(node, ast.SelectExpression):
                assert isinstance(node.selector, ast.VariableReference), f"{key} chooses by something strange"
                found = self.variants.setdefault(node.selector.id.name, set())
                names = {variant_name(each) for each in node.variants}
                found.update(names)
                if all(variant_name(each) != "other" for each in node.variants if each.default):
                    self.closed.add(node.selector.id.name)
            elif isinstance(node, ast.Placeable) and isinstance(node.expression, ast.VariableReference):
                self.printed.add(node.expression.id.name)
            elif isinstance(node, ast.FunctionReference):
                self.inflected.update(
                    each.id.name for each in node.arguments.positional if isinstance(each, ast.VariableReference)
                )

    @property
    def name(self) -> str:
        return self.key if self.attribute is None else f"{self.key}.{self.attribute}"

    def counted(self, blank: str) -> bool:
        """Whether *blank* chooses by its number."""
        return any(each in PLURAL - {"other"} or each.lstrip("-").isdigit() for each in self.variants.get(blank, ()))

    def values(self, blank: str) -> tuple[Fact, ...]:
        if self.counted(blank):
            return tuple(dict.fromkeys((*NUMBERS, *(int(v) for v in self.variants[blank] if v.isdigit()))))
        if blank in self.variants:
            codes = sorted(self.variants[blank] - {"other"})
            if blank in self.closed:
                # Anything else fails wherever it is said.
                return tuple(codes)
            return (*codes, *NAMES[:1]) if blank in self.printed else (*codes, "something")
        return NAMES if blank in self.inflected | TEXTS else (*NAMES, *NUMBERS)

    def fillings(self) -> Iterator[dict[str, Fact]]:
        """Every way to fill the blanks, or (where there are many) each value at least once and some at random."""
        blanks = sorted(self.variants.keys() | self.printed | self.inflected)
        values = [self.values(blank) for blank in blanks]
        every = list(itertools.islice(itertools.product(*values), 5_000))
        if len(every) > MOST:
            chance = random.Random(self.name)
            # Each value once, beside others taken at random; the variants that choose, in all combinations.
            once = [
                tuple(v if i == at else chance.choice(values[i]) for i in range(len(blanks)))
                for at, these in enumerate(values)
                for v in these
            ]
            choosing = [v if blank in self.variants else v[:1] for blank, v in zip(blanks, values, strict=True)]
            together = list(itertools.islice(itertools.product(*choosing), 2_000))
            every = [*once, *chance.sample(together, min(CHOOSING, len(together)))]
        for chosen in every:
            yield dict(zip(blanks, chosen, strict=True))


def inside(node: Any) -> Iterator[Any]:
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else (value,):
            if isinstance(each, ast.BaseNode):
                yield from inside(each)


def variant_name(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


@functools.cache
def sentences(locale: str, folder: Path = PACKAGED) -> list[Sentence]:
    found = []
    for path in sorted((folder / locale).glob("*.ftl")):
        if path.name == "rehearsal.ftl":
            continue
        for entry in entries(path):
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found.append(Sentence(entry.id.name, None, entry.value))
                found.extend(Sentence(entry.id.name, each.id.name, each.value) for each in entry.attributes)
    return found


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts(strict=True)


def wrong(said: str, locale: str) -> str | None:
    """What is wrong with a finished sentence, or None."""
    if re.search(r"[{}]", said):
        return "an unfilled blank"
    if re.search(r"\bNone\b(?! of)|\bTrue\b|\bFalse\b", said):
        return "a value of the program"
    if re.search(r"(event|question|option|word|term|refused|note|why|button)-[a-z]+-", said):
        return "a raw key"
    bare = re.sub(r"`[^`]*`|<[^>]*>", "x", said)
    for line in bare.split("\n"):
        if "  " in line.strip() or line != line.strip(" "):
            return "a space too many"
        if re.search(r"[ ][.,)]", line):
            return "a space before a mark"
        if re.search(r"\(\s*\)|,,|(?<!\.)\.\.(?!\.)|\*{5,}", line):
            return "marks with nothing between them"
        if re.search(r"[?!;,:][*_”]{0,3}\.(?=\s|$)|\w\.[*_]{0,3}[?!;](?=\s|$)", line):
            return "two marks at an end"
        # Before « vous » the number stands for a name.
        if locale == "fr" and re.search(r"(?<![\d.,/d−+-])\b1 (?!vous\b|nous\b)\w+s\b", line):
            return SEVERAL
        if locale == "fr" and (re.search(r" [;:!?»]", line) or "« " in line):
            return "a plain space where French wants an unbreakable one"
    return None


@pytest.mark.parametrize("locale", ["fr", pytest.param("en", marks=pytest.mark.seldom)])
def test_every_wording_of_every_sentence_reads_well(texts: Texts, locale: str) -> None:
    found: dict[str, tuple[str, str]] = {}
    tried = 0
    for sentence in sentences(locale):
        for facts in sentence.fillings():
            tried += 1
            if sentence.attribute is None:
                said = texts.say(locale, sentence.key, **facts)
            else:
                said = texts.attribute(locale, sentence.key, sentence.attribute, **facts) or ""
            fault = wrong(said, locale)
            if fault == SEVERAL and sentence.key in ALWAYS_SEVERAL:
                continue
            if fault is not None:
                found.setdefault(sentence.name, (fault, said))
    assert found == {}
    assert tried > 5_000


@pytest.mark.parametrize("locale", ["fr", pytest.param("en", marks=pytest.mark.seldom)])
def test_nought_is_never_told_as_one(texts: Texts, locale: str) -> None:
    """0 and 1 are both singular in French: a sentence that words its singular words nought, too, or never meets it."""
    same = []
    counted = 0
    for sentence in sentences(locale):
        for blank in sentence.variants:
            if not sentence.counted(blank) or "one" not in sentence.variants[blank]:
                continue
            if (sentence.key, blank) in AT_LEAST_ONE:
                continue
            counted += 1
            for facts in sentence.fillings():
                nought, one = (texts.say(locale, sentence.key, **{**facts, blank: n}) for n in (0, 1))
                # Another blank hides this one altogether when two reads alike as well.
                if nought == one != texts.say(locale, sentence.key, **{**facts, blank: 2}):
                    same.append(f"{sentence.name}: ${blank}: {one}")
                    break
    assert same == []
    assert counted > 5


def test_the_exceptions_for_nought_still_exist(texts: Texts) -> None:
    known = {(each.key, blank) for each in sentences("fr") for blank in each.variants if each.counted(blank)}
    assert known >= AT_LEAST_ONE


def test_english_apostrophes_are_curved() -> None:
    straight = [
        f"{path.name}:{number} {line}"
        for path in sorted((PACKAGED / "en").glob("*.ftl"))
        if path.name != "rehearsal.ftl"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if not line.startswith("#") and "'" in re.sub(r"`[^`]*`", "", line)
    ]
    assert straight == []


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_still_to_be_chosen_ends_with_one_mark(texts: Texts, locale: str) -> None:
    """Some of what is to be chosen is a question, some trails off."""
    asked = {key for key in texts.keys(locale) if key.startswith("choose-")}
    assert len(asked) > 50
    for key in asked:
        said = texts.say(locale, "note-noted-so-far", blank=texts.say(locale, key, who="Ana"))
        assert wrong(said, locale) is None, said
        assert re.search(r"[^?.!…][?…]$", said.replace("\u202f", "")), said


@pytest.mark.parametrize("locale", LOCALES)
def test_what_an_option_leads_to_says_more_than_what_it_is_called(locale: str) -> None:
    lines = "".join(path.read_text(encoding="utf-8") for path in sorted((PACKAGED / locale).glob("*.ftl")))
    said = {key: text.casefold() for key, text in re.findall(r"^(\S+) = (.*[^>\n])$", lines, re.MULTILINE)}
    both = [(key, key.replace("means-", "option-", 1)) for key in said if key.startswith("means-")]
    assert [key for key, option in both if said[key] == said.get(option)] == []
    assert len([key for key, option in both if option in said]) > 200
