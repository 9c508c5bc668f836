"""The catalogues: a key, a language and a few facts become a whole sentence (Project Fluent).

A host may reword anything: `<house>/lang/<locale>/*.ftl` is read after the packaged files and wins, key by key.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.text.finding import Place, TextsRefused, places, read, whole
from bot.text.language import Blank, Fact, Language, Sentence, Unworded
from bot.text.quick import NotQuick

log = logging.getLogger(__name__)

LOCALES = ("fr", "en")
PACKAGED = Path(__file__).resolve().parents[2] / "data" / "lang"
_KEPT = 8192
_ELSEWHERE = frozenset({"rehearsal.ftl"})
"""Files with words of a tool of its own, which reads them itself."""


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
        self._languages = {each: Language(each) for each in self.locales}
        self._known: dict[str, Language] = dict(self._languages)
        self._said: dict[tuple[Any, ...], str] = {}
        self._firsts: dict[tuple[str, tuple[str, ...]], str | None] = {}
        self._sentences: dict[tuple[str, str], Sentence] = {}
        self._attributes: dict[tuple[str, str, str], str | None] = {}
        self.kept: dict[tuple[object, ...], str] = {}
        """What renderers made of words alone, to be had again; forgotten when a word is learnt."""
        for locale, language in self._languages.items():
            language.add(packaged(folder / locale))
            for path in [] if house is None else _files(house / "lang" / locale):
                # A host's own are few, and whoever wrote them is to hear at once what is wrong with them.
                language.add(whole(read(path), str(path)))

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

    def _language(self, asked: str) -> Language:
        found = self._known.get(asked)
        if found is None:
            base = asked.replace("_", "-").split("-", 1)[0].lower()
            found = self._languages.get(base) or self._languages[self.default]
            if len(self._known) < 100:
                self._known[asked] = found
        return found

    def _make(self, language: Language, key: str, attribute: str | None, facts: Mapping[str, Fact]) -> str:
        try:
            return language.format(key, attribute, facts)
        except Unworded as wrong:
            if self.strict:
                raise
            log.error("no words: %s", wrong)
            return language.tolerant(key, attribute, facts)


def packaged(folder: Path) -> dict[str, Place]:
    """Where each entry of the files of *folder* stands, by its name. Raises `TextsRefused`."""
    found: dict[str, Place] = {}
    for path in _files(folder):
        found.update(places(read(path), str(path)))
    return found


def _files(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.glob("*.ftl")) if path.name not in _ELSEWHERE]


__all__ = ["LOCALES", "PACKAGED", "Blank", "Fact", "NotQuick", "Sentence", "Texts", "TextsRefused", "Unworded"]
