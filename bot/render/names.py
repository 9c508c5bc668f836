"""What ids and codes are called: combatants, weapons, the words for codes, terms of a sum; and how texts are shown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Self

from bot.joiners import cut
from bot.kernel.decisions import NOTHING
from bot.kernel.ruleset import Person
from bot.text import Texts, plain
from bot.text.names import PERSON, label

_SLUG = re.compile(r"[^a-zA-Z0-9_-]+")
_CODE = re.compile(r"[a-z0-9_]+")
_FREE = 400
GM = "@gm"
"""Who is asked what only the game master can answer: nobody in the encounter."""


@lru_cache(maxsize=4096)
def slug(value: str) -> str:
    """*value* as the end of a catalogue key; the option for nothing is called `none`.

    >>> slug("-"), slug("return_to_guard"), slug("a.b c")
    ('none', 'return_to_guard', 'a-b-c')
    """
    return "none" if value == NOTHING else _SLUG.sub("-", value)


def signed(number: int) -> str:
    """*number* with its sign.

    >>> signed(3), signed(-1), signed(0)
    ('+3', '−1', '±0')
    """
    if number == 0:
        return "±0"
    return f"+{number}" if number > 0 else f"−{-number}"


def shorten(text: str, longest: int) -> str:
    """*text* cut to at most *longest* characters, with an ellipsis when something is gone."""
    return text if len(text) <= longest else cut(text, longest - 1).rstrip() + "…"


class Ready(str):
    """A text that is fit to be shown as it is, such as a user's mention (pings nobody unless the card says so)."""

    __slots__ = ()


def user(ident: int) -> Ready:
    """A user's mention, the referee's own name for 0, and nobody's for somebody who was forgotten (below 0)."""
    if ident < 0:
        return Ready("@…")
    return Ready(f"<@{ident}>") if ident else Ready("Arbitre")


class Names:
    """What one game calls things in one language, with the names of the people of one encounter.

    *labels*: for buttons, selects and code blocks, where markdown is not read and so must not be escaped.
    """

    __slots__ = ("_as_labels", "_names", "game", "labels", "locale", "texts")

    def __init__(
        self,
        texts: Texts,
        locale: str,
        *,
        game: str = "",
        people: Iterable[Person] = (),
        names: Mapping[str, str] | None = None,
        labels: bool = False,
    ) -> None:
        self.texts = texts
        self.locale = texts.locale(locale)
        self.game = game
        self.labels = labels
        self._as_labels: Self | None = None
        self._names = {each.id: each.name for each in people} if names is None else names

    def as_labels(self) -> Self:
        """The same words for buttons, selects and code blocks."""
        if self.labels:
            return self
        made = self._as_labels
        if made is None:
            made = self._as_labels = type(self)(self.texts, self.locale, game=self.game, names=self._names, labels=True)
        return made

    def shown(self, text: str) -> str:
        """A free text, at most 400 characters of it, as it may be shown here; somebody whom it calls is no number."""
        if "<@" in text:
            text = PERSON.sub(self.texts.say(self.locale, "somebody"), text)
        return label(text, _FREE) if self.labels else plain(text, _FREE)

    def name(self, combatant: str) -> str:
        """A combatant's name; an id that nobody bears (any more) is shown as it is."""
        if combatant == GM:
            return self.term("gm")
        name = self._names.get(combatant, combatant)
        return label(name) if self.labels else plain(name)

    def in_figures(self, said: str) -> bool:
        """Whether *said* has a figure that stands in nobody's name, or tells that one is kept secret."""
        if self.texts.say(self.locale, "told-secret") in said:
            return True
        for name in self._names:
            said = said.replace(self.name(name), "")
        return any(each.isdigit() for each in said)

    def is_person(self, code: str) -> bool:
        """Whether *code* stands for somebody of the encounter."""
        return code in self._names

    def people_in(self, event: Any) -> frozenset[str]:
        """The combatants whom an event names."""
        names = self._names
        found: set[str] = set()
        for value in vars(event).values():
            if value.__class__ is str:
                if value in names:
                    found.add(value)
            elif isinstance(value, (list, tuple)):
                found.update([each for each in value if each.__class__ is str and each in names])
        return frozenset(found)

    def key(self, family: str, *parts: str) -> str:
        """The catalogue key of *family* for this game: `event-<game>-<part>-<part>`."""
        return "-".join((family, self.game, *parts)) if self.game else "-".join((family, *parts))

    def first(self, *keys: str) -> str | None:
        """The first of *keys* that has a sentence."""
        return self.texts.first(self.locale, keys)

    def weapon(self, weapon: str, attribute: str | None = None) -> str:
        """A weapon's name, or its *attribute* (`the`); without words for it, its id made readable."""
        return self.entry("weapon", weapon, attribute)

    def entry(self, kind: str, ident: str, attribute: str | None = None) -> str:
        """The name of an entry of the games' data, or its *attribute* (`the`): this game's own (`weapon-<game>-<id>`),
        else the one that all games share (`weapon-<id>`); without words for it, its id made readable."""
        asked = kind, self.locale, self.labels, self.game, ident, attribute
        kept = self.texts.kept.get(asked)
        if kept is not None:
            return kept
        found: str | None = None
        key = self.first(self.key(kind, slug(ident)), f"{kind}-{slug(ident)}")
        if key is not None:
            found = self.texts.attribute(self.locale, key, attribute) if attribute else None
            found = found or self.texts.say(self.locale, key)
        return self.texts.keep(asked, self.shown(found or ident.replace("_", " ")))

    def word(self, field: str, code: str) -> str:
        """The word for a code of *field*; a combatant or weapon is named; else the code made readable."""
        found = self.first(self.key("word", field, slug(code)), f"word-{field}-{slug(code)}")
        if found is not None:
            return self.texts.say(self.locale, found)
        if code in self._names:
            return self.name(code)
        # What somebody has typed is no code, such as the game master's reason.
        return self.weapon(code) if _CODE.fullmatch(code) else self.shown(code)

    def shorts(self, field: str, code: str) -> list[str]:
        """What a code of *field* is called for short, where cards and people do (`AC`), and what people type for it."""
        found = self.first(self.key("word", field, slug(code)), f"word-{field}-{slug(code)}")
        said = None if found is None else self.texts.attribute(self.locale, found, "short")
        return [*(said.split(", ") if said else ()), *self._everyday("everyday", field, code)]

    def nearly(self, field: str, code: str) -> list[str]:
        """Words for which a code of *field* is offered, though it is not surely what they mean."""
        return self._everyday("nearly", field, code)

    def _everyday(self, family: str, field: str, code: str) -> list[str]:
        found = self.first(self.key(family, field, slug(code)), f"{family}-{field}-{slug(code)}")
        return [] if found is None else self.texts.say(self.locale, found).split(", ")

    def term(self, name: str) -> str:
        """The name of a term in a sum: this game's own (`term-<game>-<name>`), else the one that all share."""
        found = self.first(self.key("term", slug(name)), f"term-{slug(name)}")
        return self.texts.say(self.locale, found) if found is not None else self.shown(name.replace("_", " "))

    def listed(self, items: Sequence[str]) -> str:
        """`a, b and c`; the empty list is an empty text."""
        if len(items) < 2:
            return "".join(items)
        return self.texts.say(self.locale, "list-and", first=", ".join(items[:-1]), last=items[-1])

    def terms(self, terms: Iterable[Any]) -> str:
        """The sum of *terms* with each one's name: `12 (die) + 4 (martial bonus) − 1 (Strength to hit)`."""
        parts: list[str] = []
        for each in terms:
            value = each.value
            named = f"{abs(value)} ({self._named(each)})"
            if not parts:
                parts.append(named if value >= 0 else f"−{named}")
            else:
                parts.append(f"{'−' if value < 0 else '+'} {named}")
        return " ".join(parts)

    def _named(self, term: Any) -> str:
        """What a term of a sum is called, with the game master's reason for his."""
        name, reason = self.term(term.name), getattr(term, "reason", "")
        if not reason:
            return name
        return self.texts.say(self.locale, "term-with-reason", name=name, reason=self.shown(reason))
