"""One language: where its sentences stand, what is known of each, and each made ready the first time it is said."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from bot.text.finding import Entry, Place, TextsRefused, parsed
from bot.text.functions import FUNCTIONS
from bot.text.quick import NotQuick, Said, ready

log = logging.getLogger(__name__)

Fact: TypeAlias = str | int | bool | None


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


class Language:
    """One language. A sentence is parsed when something is asked of it; one that the parser will not have then counts
    as missing, and is logged with its file and line."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._places: dict[str, Place | Entry] = {}
        self._ready: dict[tuple[str, str | None], Said | None] = {}
        self._learned: dict[tuple[str, str | None], str] = {}
        self._blanks: dict[str, frozenset[str]] = {}
        self._selectors: dict[str, frozenset[str]] = {}
        self._quoted: dict[str, frozenset[str]] = {}
        self._known_to_fluent: set[str] = set()

    def add(self, entries: Mapping[str, Place] | Iterable[tuple[str, Entry]]) -> None:
        """Take *entries* in, by name (a term's begins with `-`), over those of the same name."""
        self._places.update(entries)

    def entry(self, key: str) -> Entry | None:
        """The entry of that name, parsed; None when there is none."""
        found = self._places.get(key)
        if not isinstance(found, Place):
            return found
        try:
            made = self._places[key] = parsed(found)
        except TextsRefused as refused:
            log.error("no words for %s: %s", key, refused)
            del self._places[key]
            return None
        return made

    def keys(self) -> Iterable[str]:
        own = {key for key in self._places if key[0] != "-"}
        return own | {key for key, attribute in self._learned if attribute is None}

    def has(self, key: str, attribute: str | None = None) -> bool:
        if (key, attribute) in self._learned:
            return True
        if attribute is None:
            return key in self._places
        entry = self.entry(key)
        return entry is not None and any(each.id.name == attribute for each in entry.attributes)

    def blanks(self, key: str) -> frozenset[str]:
        found = self._blanks.get(key)
        if found is None:
            entry = self.entry(key)
            found = self._blanks[key] = frozenset() if entry is None else frozenset(_variables(entry))
        return found

    def selectors(self, key: str) -> frozenset[str]:
        found = self._selectors.get(key)
        if found is None:
            entry = self.entry(key)
            found = frozenset() if entry is None else frozenset(_selecting(entry)) - frozenset(_printed(entry))
            self._selectors[key] = found
        return found

    def quoted(self, key: str) -> frozenset[str]:
        found = self._quoted.get(key)
        if found is None:
            entry = self.entry(key)
            found = self._quoted[key] = frozenset() if entry is None else _quoted(entry)
        return found

    def sentence(self, key: str) -> Sentence:
        entry = self.entry(key)
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
        entry = self.entry(key)
        if entry is None:
            raise Unworded(f"{self.locale} has no {key}")
        pattern = (
            entry.value if attribute is None else next(a.value for a in entry.attributes if a.id.name == attribute)
        )
        if pattern is None:
            raise Unworded(f"{self.locale}: {key} has no sentence of its own")
        return ready(pattern, self.locale)

    def _whole(self, key: str, attribute: str | None, facts: Mapping[str, Fact], *, strict: bool) -> str:
        self._tell_fluent(key)
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            return key
        given = {name: _fluent(value) for name, value in facts.items()}
        said, errors = self._bundle.format_pattern(pattern, given)
        if errors and strict:
            raise Unworded(f"{self.locale}: {key}: {'; '.join(str(each) for each in errors)} (given {sorted(facts)})")
        return str(said)

    @cached_property
    def _bundle(self) -> FluentBundle:
        return FluentBundle([self.locale], functions=FUNCTIONS, use_isolating=False)

    def _tell_fluent(self, name: str) -> None:
        """Let Fluent's runtime know the entry *name*, and those that it refers to."""
        if name in self._known_to_fluent:
            return
        self._known_to_fluent.add(name)
        entry = self.entry(name)
        if entry is None:
            return
        self._bundle.add_resource(ast.Resource([entry]))
        for each in _inside(entry):
            if isinstance(each, ast.MessageReference):
                self._tell_fluent(each.id.name)
            elif isinstance(each, ast.TermReference):
                self._tell_fluent(f"-{each.id.name}")


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


def _quoted(entry: Entry) -> frozenset[str]:
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


__all__ = ["Blank", "Fact", "Language", "Sentence", "Unworded"]
