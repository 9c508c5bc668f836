"""The catalogues: a key, a language and a few facts become a whole sentence (Project Fluent).

A host may reword anything: `<house>/lang/<locale>/*.ftl` is read after the packaged files and wins, key by key.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from bot.text.functions import FUNCTIONS
from bot.text.quick import NotQuick, Said, ready

log = logging.getLogger(__name__)

Fact: TypeAlias = str | int | bool | None
LOCALES = ("fr", "en")
PACKAGED = Path(__file__).resolve().parents[2] / "data" / "lang"
_KEPT = 8192
_ELSEWHERE = frozenset({"rehearsal.ftl"})
"""Files with words of a tool of its own, which reads them itself."""


class TextsRefused(Exception):
    """A catalogue file cannot be read: *file*, *line* (from 1) and *why* (a sentence of the parser, in English)."""

    def __init__(self, file: str, line: int, why: str) -> None:
        super().__init__(f"{file}, line {line}: {why}")
        self.file = file
        self.line = line
        self.why = why


class Unworded(LookupError):
    """A key without a sentence, or a sentence with a blank that nobody filled. Only raised by strict texts."""


class Blank(NamedTuple):
    """A blank of a sentence: its *name*, which may be a field's (*stem*) and how that is printed (*manner*).

    *selecting*: it only chooses between wordings and is never printed. *quoted*: it stands between backticks only,
    where markdown is not read.
    """

    name: str
    stem: str
    manner: str
    selecting: bool
    quoted: bool


class Sentence(NamedTuple):
    """What is known of a key before it is said: its *blanks*, and the function that fills them, if it was made ready
    (it raises `NotQuick` for facts that it leaves to Fluent's runtime: `Texts.say` takes all)."""

    blanks: tuple[Blank, ...]
    ready: Said | None


class Texts:
    """Every sentence of every language.

    *house*: a host's folder whose `lang/<locale>/*.ftl` replace or add entries. *strict*: raise `Unworded` for a
    missing key or blank (tests); otherwise it is logged and the key itself is shown, because a fight must go on.
    Not thread-safe; `say` keeps what it said lately, so that the same line for several readers costs one look-up.
    """

    def __init__(
        self,
        locales: Sequence[str] = LOCALES,
        folder: Path = PACKAGED,
        house: Path | None = None,
        *,
        default: str = "fr",
        strict: bool = False,
    ) -> None:
        self.locales = tuple(locales)
        self.default = default if default in self.locales else self.locales[0]
        self.strict = strict
        self._languages = {each: _Language(each) for each in self.locales}
        self._known: dict[str, _Language] = dict(self._languages)
        self._said: dict[tuple[Any, ...], str] = {}
        self._firsts: dict[tuple[str, tuple[str, ...]], str | None] = {}
        self._sentences: dict[tuple[str, str], Sentence] = {}
        self._attributes: dict[tuple[str, str, str], str | None] = {}
        self.kept: dict[tuple[object, ...], str] = {}
        """What renderers made of words alone, to be had again; forgotten when a word is learnt."""
        for locale, language in self._languages.items():
            places = [folder / locale] if house is None else [folder / locale, house / "lang" / locale]
            for place in places:
                for path in sorted(place.glob("*.ftl")):
                    if path.name in _ELSEWHERE:
                        continue
                    language.read(path.read_text(encoding="utf-8"), str(path))

    def locale(self, asked: str | None) -> str:
        """The language to speak to somebody whose client says *asked* (`en-GB`, `fr`, `de`, None, …)."""
        return self._language(asked or "").locale

    def say(self, locale: str, key: str, /, **facts: Fact) -> str:
        """The sentence *key* in *locale* with its blanks filled; an unknown locale is spoken to in the default one."""
        # True and 1 are equal but do not read the same: what holds a bool (rare) is not remembered.
        told: tuple[Any, ...] = tuple(facts.items()) if facts else ()
        known = (locale, key, told)
        for _, value in told:
            if value is True or value is False:
                return self._make(self._language(locale), key, None, facts)
        said = self._said.get(known)
        if said is None:
            said = self._make(self._language(locale), key, None, facts)
            if len(self._said) >= _KEPT:
                self._said.clear()
            self._said[known] = said
        return said

    def sentence(self, locale: str, key: str) -> Sentence:
        """What is known of *key* in *locale* before it is said. An unknown key has no blanks."""
        found = self._sentences.get((locale, key))
        if found is None:
            if len(self._sentences) >= _KEPT:
                self._sentences.clear()
            found = self._sentences[locale, key] = self._language(locale).sentence(key)
        return found

    def keep(self, asked: tuple[object, ...], made: str) -> str:
        """Put *made* among what is `kept`, under *asked*; gives it back."""
        if len(self.kept) >= _KEPT:
            self.kept.clear()
        self.kept[asked] = made
        return made

    def attribute(self, locale: str, key: str, name: str, /, **facts: Fact) -> str | None:
        """The attribute *name* of *key* (`.the`, `.gender`, …); None when it has none."""
        if facts:
            language = self._language(locale)
            return self._make(language, key, name, facts) if language.has(key, name) else None
        asked = locale, key, name
        try:
            return self._attributes[asked]
        except KeyError:
            language = self._language(locale)
            found = self._make(language, key, name, facts) if language.has(key, name) else None
            if len(self._attributes) >= _KEPT:
                self._attributes.clear()
            self._attributes[asked] = found
            return found

    def has(self, key: str, locale: str | None = None) -> bool:
        """Whether *key* has a sentence in *locale* (None: in every language)."""
        if locale is not None:
            return self._language(locale).has(key)
        return all(each.has(key) for each in self._languages.values())

    def first(self, locale: str, keys: tuple[str, ...]) -> str | None:
        """The first of *keys* that has a sentence in *locale*."""
        asked = locale, keys
        try:
            return self._firsts[asked]
        except KeyError:
            found = next((key for key in keys if self.has(key, locale)), None)
            if len(self._firsts) >= _KEPT:
                self._firsts.clear()
            self._firsts[asked] = found
            return found

    def keys(self, locale: str | None = None) -> frozenset[str]:
        """Every key of *locale* (the default language when None)."""
        return frozenset(self._language(locale or self.default).keys())

    def blanks(self, locale: str, key: str) -> frozenset[str]:
        """The names of the facts that the sentence *key* and its attributes use; empty for an unknown key."""
        return self._language(locale).blanks(key)

    def selectors(self, locale: str, key: str) -> frozenset[str]:
        """Those blanks of *key* that only choose between wordings and are never printed."""
        return self._language(locale).selectors(key)

    def quoted(self, locale: str, key: str) -> frozenset[str]:
        """Those blanks of *key* that stand between backticks only, where markdown is not read."""
        return self._language(locale).quoted(key)

    def learn(self, locale: str, key: str, word: str, **attributes: str) -> None:
        """Add a word that comes from the data (a weapon's name, its `the` and `gender`), over what the files say."""
        self._language(locale).learn(key, word, attributes)
        memories: tuple[dict[Any, Any], ...] = (
            self._said, self._firsts, self._sentences, self._attributes, self.kept,
        )  # fmt: skip
        for each in memories:
            each.clear()

    def _language(self, asked: str) -> _Language:
        found = self._known.get(asked)
        if found is None:
            base = asked.replace("_", "-").split("-", 1)[0].lower()
            found = self._languages.get(base) or self._languages[self.default]
            if len(self._known) < 100:
                self._known[asked] = found
        return found

    def _make(self, language: _Language, key: str, attribute: str | None, facts: Mapping[str, Fact]) -> str:
        try:
            return language.format(key, attribute, facts)
        except Unworded as wrong:
            if self.strict:
                raise
            log.error("no words: %s", wrong)
            return language.tolerant(key, attribute, facts)


class _Language:
    """One language: parsed entries, and each pattern made ready the first time it is said."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._bundle = FluentBundle([locale], functions=FUNCTIONS, use_isolating=False)
        self._entries: dict[str, ast.Message] = {}
        self._ready: dict[tuple[str, str | None], Said | None] = {}
        self._learned: dict[tuple[str, str | None], str] = {}
        self._blanks: dict[str, frozenset[str]] = {}
        self._selectors: dict[str, frozenset[str]] = {}
        self._quoted: dict[str, frozenset[str]] = {}

    def read(self, text: str, file: str) -> None:
        resource = FluentParser(with_spans=True).parse(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                at = entry.span.start if entry.span is not None else 0
                why = entry.annotations[0].message if entry.annotations else "not Fluent"
                raise TextsRefused(file, text.count("\n", 0, at) + 1, str(why))
            if isinstance(entry, ast.Message):
                self._entries[entry.id.name] = entry
        self._bundle.add_resource(resource, allow_overrides=True)

    def keys(self) -> Iterable[str]:
        return self._entries.keys() | {key for key, attribute in self._learned if attribute is None}

    def has(self, key: str, attribute: str | None = None) -> bool:
        entry = self._entries.get(key)
        if attribute is None and entry is not None:
            return True
        if (key, attribute) in self._learned:
            return True
        if entry is None:
            return False
        return attribute is None or any(each.id.name == attribute for each in entry.attributes)

    def blanks(self, key: str) -> frozenset[str]:
        found = self._blanks.get(key)
        if found is None:
            entry = self._entries.get(key)
            found = self._blanks[key] = frozenset() if entry is None else frozenset(_variables(entry))
        return found

    def selectors(self, key: str) -> frozenset[str]:
        found = self._selectors.get(key)
        if found is None:
            entry = self._entries.get(key)
            found = frozenset() if entry is None else frozenset(_selecting(entry)) - frozenset(_printed(entry))
            self._selectors[key] = found
        return found

    def quoted(self, key: str) -> frozenset[str]:
        found = self._quoted.get(key)
        if found is None:
            entry = self._entries.get(key)
            found = self._quoted[key] = frozenset() if entry is None else _quoted(entry)
        return found

    def sentence(self, key: str) -> Sentence:
        entry = self._entries.get(key)
        if entry is None or entry.value is None or (key, None) in self._learned:
            return Sentence((), None)
        selecting, quoted = self.selectors(key), self.quoted(key)
        blanks: list[Blank] = []
        for name in sorted(set(_variables(entry.value))):
            stem, _, manner = name.rpartition("_")
            blanks.append(Blank(name, stem, manner, name in selecting, name in quoted))
        return Sentence(tuple(blanks), self._made_ready(key, None))

    def learn(self, key: str, word: str, attributes: Mapping[str, str]) -> None:
        self._learned[key, None] = word
        for name, value in attributes.items():
            self._learned[key, name] = value

    def format(self, key: str, attribute: str | None, facts: Mapping[str, Fact]) -> str:
        learned = self._learned.get((key, attribute))
        if learned is not None:
            return learned
        quick = self._made_ready(key, attribute)
        if quick is not None:
            try:
                return quick(facts)
            except NotQuick:
                pass
        return self._whole(key, attribute, facts, strict=True)

    def _made_ready(self, key: str, attribute: str | None) -> Said | None:
        try:
            return self._ready[key, attribute]
        except KeyError:
            made = self._ready[key, attribute] = self._prepare(key, attribute)
            return made

    def tolerant(self, key: str, attribute: str | None, facts: Mapping[str, Fact]) -> str:
        if not self.has(key, attribute):
            return key
        return self._whole(key, attribute, facts, strict=False)

    def _prepare(self, key: str, attribute: str | None) -> Said | None:
        """The pattern as a function of the facts; None: leave it to Fluent's runtime."""
        entry = self._entries.get(key)
        if entry is None:
            raise Unworded(f"{self.locale} has no {key}")
        pattern = (
            entry.value if attribute is None else next(a.value for a in entry.attributes if a.id.name == attribute)
        )
        if pattern is None:
            raise Unworded(f"{self.locale}: {key} has no sentence of its own")
        return ready(pattern, self.locale)

    def _whole(self, key: str, attribute: str | None, facts: Mapping[str, Fact], *, strict: bool) -> str:
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            return key
        given = {name: _fluent(value) for name, value in facts.items()}
        said, errors = self._bundle.format_pattern(pattern, given)
        if errors and strict:
            raise Unworded(f"{self.locale}: {key}: {'; '.join(str(each) for each in errors)} (given {sorted(facts)})")
        return str(said)


def _fluent(value: Fact) -> str | int:
    """Facts as Fluent selects on them: yes and no are the words `yes` and `no`, nothing is the word `none`."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


def _inside(node: Any) -> Iterable[Any]:
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else (value,):
            if isinstance(each, ast.BaseNode):
                yield from _inside(each)


def _variables(node: Any) -> Iterable[str]:
    return (each.id.name for each in _inside(node) if isinstance(each, ast.VariableReference))


def _quoted(entry: ast.Message) -> frozenset[str]:
    inside: set[str] = set()
    outside: set[str] = set()
    for pattern in (each for each in _inside(entry) if isinstance(each, ast.Pattern)):
        ticks = 0
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                ticks += element.value.count("`")
            elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
                (inside if ticks % 2 else outside).add(element.expression.id.name)
    return frozenset(inside - outside)


def _printed(node: Any) -> Iterable[str]:
    for each in _inside(node):
        if isinstance(each, ast.Placeable) and not isinstance(each.expression, ast.SelectExpression):
            yield from _variables(each.expression)


def _selecting(node: Any) -> Iterable[str]:
    for each in _inside(node):
        if isinstance(each, ast.SelectExpression):
            yield from _variables(each.selector)


__all__ = ["LOCALES", "PACKAGED", "Blank", "Fact", "NotQuick", "Sentence", "Texts", "TextsRefused", "Unworded"]
