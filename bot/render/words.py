"""How ids and numbers of views, questions and events become the facts of a sentence.

A sentence asks for its facts by the names of its blanks; only those are made. For a field `x` a blank may be
  `x`         the value itself: a combatant's name, a weapon's name, a list, a sum of terms, a number;
  `x_the`     a weapon with its article (`la lance`, `the spear`);
  `x_word`    the word for a code (`word-x-<code>`), or for a weapon, a combatant … its name;
  `x_value`   the word for a value of a setting, whatever it is the value of (`word-value-<value>`);
  `x_field`   the word for a field of a sheet (`word-field-<value>`);
  `x_option`  the name of a command's option in this language; `x_about` what it says of that option;
  `x_options` those of several options parted by commas, each as it is typed;
  `x_words`   the words for codes parted by commas, of the field that `argument` names, or for the codes of a list;
  `x_each`    several things told alike (`bot.rulesets.shared.seeing.alike`), or what is said of people one by one
  (`who` and its `value`), each by `each-<game>-x`, parted by commas; or records, each by that or `each-x`;
  `x_refusal` a refusal with its facts, written in that way: its sentence;
  `x_listed`  the names of a text parted by commas, as a list (`Grok and Ugar`);
  `x_count`   how many items a list, or a mapping, has;
  `x_metres`  how many metres so many cells of 2 m are, or the cells of a list;
  `x_signed`  a number with its sign (`+3`, `−1`, `±0`);
  `x_against` a total and what it was held against (`, 24 against 18`), as far as the reader may know them;
  `x_needed`  which face of a d20 it took, not above so much (`8 or less needed`), or that none would do, or any would;
  `x_kept`    a number, or that it is kept secret; `x_sum` the sum of its terms (`x_terms`), or that;
  `x_decimal` a number written with a point (`2.4`), as this language writes it (`2,4`);
  `x_user`    a user's mention;
  `x_raw`     the value untouched, to choose between wordings; `x_shown` the value printed where `x` chooses.
A blank that only chooses between wordings gets the raw value as well. What is missing, or an empty text,
chooses as `none`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from bot.joiners import cut
from bot.kernel.decisions import NOTHING
from bot.kernel.ruleset import Person
from bot.text import Fact, Texts, plain
from bot.text.names import PERSON, label
from bot.text.texts import NotQuick

_SLUG = re.compile(r"[^a-zA-Z0-9_-]+")
_CODE = re.compile(r"[a-z0-9_]+")
_FREE = 400
_MOST_EACH = 24
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


class Words:
    """One game's words in one language, with the names of the people of one encounter.

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
        self._as_labels: Words | None = None
        self._names = {each.id: each.name for each in people} if names is None else names

    def as_labels(self) -> Words:
        """The same words for buttons, selects and code blocks."""
        if self.labels:
            return self
        made = self._as_labels
        if made is None:
            made = self._as_labels = Words(self.texts, self.locale, game=self.game, names=self._names, labels=True)
        return made

    def shown(self, text: str) -> str:
        """A free text, at most 400 characters of it, as it may be shown here; somebody whom it calls is no number."""
        if "<@" in text:
            text = PERSON.sub(self.say("somebody"), text)
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

    def say(self, key: str, facts: Mapping[str, Any] | None = None, /, **more: Any) -> str:
        """The sentence *key* with the blanks it has, each made from *facts* (and *more*)."""
        blanks, ready = self.texts.sentence(self.locale, key)
        if not blanks:
            return self.texts.say(self.locale, key)
        given: Mapping[str, Any] = more if facts is None else {**facts, **more} if more else facts
        filled: dict[str, Fact] = {}
        for blank, stem, manner, selecting, quoted in blanks:
            words = self.as_labels() if quoted else self
            if blank in given:
                value = given[blank]
                filled[blank] = _raw(value) if selecting else words._shape(blank, value)
            else:
                filled[blank] = words._in_manner(stem, manner, given) if stem in given else None
        if ready is not None:
            try:
                return ready(filled)
            except NotQuick:
                pass
        return self.texts.say(self.locale, key, **filled)

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

    def _in_manner(self, stem: str, manner: str, facts: Mapping[str, Any]) -> Fact:
        """The fact *stem* as the blank `stem_manner` prints it."""
        value = facts[stem]
        if manner in ("against", "kept", "needed", "sum"):
            return self._perhaps(stem, manner, value, facts)
        if manner == "raw" or value is None:
            return _raw(value)
        if manner == "shown":
            return self._shape(stem, value)
        if manner == "user" and isinstance(value, int):
            return str(user(value))
        if manner == "words" and isinstance(value, list | tuple):
            return self.listed([self.word(stem, str(each)) for each in value])
        if manner == "words" and isinstance(value, str):
            return ", ".join(self.word(str(facts.get("argument", stem)), each) for each in value.split(", "))
        if manner == "each" and isinstance(value, str):
            key = self.first(self.key("each", stem), f"each-{stem}") or ""
            return ", ".join(self.say(key, facts_in(each)) for each in value.split(", "))
        if manner == "each" and isinstance(value, Mapping):
            told = ({"who": who, "value": each} for who, each in value.items())
            return ", ".join(self.say(self.key("each", stem), each) for each in told)
        if manner == "each" and isinstance(value, list | tuple):
            return self._each(stem, value)
        if manner == "refusal" and isinstance(value, str) and value:
            refused = facts_in(value)
            return self.say(f"refused-{refused['key']}", refused)
        if manner == "listed" and isinstance(value, str):
            return self.listed([self.shown(each) for each in value.split(", ")])
        if manner == "count" and isinstance(value, list | tuple | Mapping):
            return len(value)
        if manner == "metres":
            return self._shape(stem, 2 * (len(value) if isinstance(value, list | tuple) else value))
        if manner == "option" and isinstance(value, str):
            return self._option(value)
        if manner == "options" and isinstance(value, str):
            return ", ".join(f"`{self._option(each)}`" for each in value.split(", ")) if value else None
        if manner == "about" and isinstance(value, str):
            return self._about(value)
        if manner == "decimal" and value.__class__ is int:
            # A whole number of a text that tells several things alike.
            return str(value)
        if manner == "decimal" and isinstance(value, str):
            return self.shown(value.replace(".", self.texts.say(self.locale, "decimal-mark")))
        if manner == "field" and isinstance(value, str):
            return self.word("field", value)
        if manner == "signed" and isinstance(value, int):
            return signed(value)
        if manner == "the" and isinstance(value, str):
            return self.weapon(value, "the")
        if manner in ("word", "value"):
            if isinstance(value, bool):
                return self.word("flag", "yes" if value else "no")
            return (
                self.word(stem if manner == "word" else manner, value)
                if isinstance(value, str)
                else self._shape(stem, value)
            )
        return None

    def _each(self, stem: str, records: Sequence[Any]) -> str:
        """What stands in *records*, each told by `each-x`; of many the first, and how many more there are."""
        key = self.first(self.key("each", stem), f"each-{stem}") or f"each-{stem}"
        said = ", ".join(self.say(key, vars(each)) for each in records[:_MOST_EACH])
        return (
            said if len(records) <= _MOST_EACH else f"{said} {self.say('each-more', count=len(records) - _MOST_EACH)}"
        )

    def _perhaps(self, stem: str, manner: str, value: Any, facts: Mapping[str, Any]) -> str:
        """A number that may be withheld: what it came to against what (`against`), itself (`kept`), the sum of its
        terms (`sum`), or which face it took (`needed`)."""
        if manner == "against":
            against = facts.get(manner)
            if value is None:
                return ""
            key = "told-total" if against is None else "told-against"
            shown = self._shape("total", value), self._shape("against", against)
            return self.texts.say(self.locale, key, total=shown[0], against=shown[1])
        if manner == "needed":
            most = None if value is None else facts.get(manner)
            return self.texts.say(
                *(self.locale, "told-needed"), needed=most, most=most, total=self._shape("total", value)
            )
        if value is None:
            return self.texts.say(self.locale, "told-secret")
        if manner == "sum":
            return self.texts.say(
                self.locale,
                "told-sum",
                terms=self._shape("terms", facts[f"{stem}_terms"]),
                total=self._shape("total", value),
            )
        return str(self._shape(stem, value))

    def _option(self, option: str) -> str:
        """What a command's option is called."""
        named = self.first(f"opt-{slug(option)}")
        return self.texts.say(self.locale, named) if named is not None else self.shown(option)

    def _about(self, option: str) -> Fact:
        """What is said of a command's option, to stand within a sentence; None where it says nothing."""
        named = self.first(f"opt-gm-tool-{slug(option)}", f"opt-{slug(option)}")
        about = None if named is None else self.texts.attribute(self.locale, named, "about")
        return about[:1].lower() + about[1:] if about else None

    def _shape(self, field: str, value: Any) -> Fact:
        if value.__class__ is str:
            if field == "weapon":
                return self.weapon(value)
            return self.name(value) if value in self._names or value == GM else self.shown(value)
        if value is None or isinstance(value, bool):
            return value
        if isinstance(value, int):
            return value if value >= 0 else signed(value)
        if isinstance(value, Ready):
            return str(value)
        if isinstance(value, str):
            return self._shape(field, str(value))
        if isinstance(value, Mapping):
            # The game's own words by language, from its data.
            return self.shown(str(value.get(self.locale) or next(iter(value.values()), "")))
        if isinstance(value, (list, tuple)):
            if not value and field.endswith("terms"):
                return 0
            if all(isinstance(each, int) for each in value):
                return " + ".join(str(each) for each in value)
            if all(hasattr(each, "name") and hasattr(each, "value") for each in value):
                return self.terms(value)
            if len(value) == 1 and isinstance(value[0], list | tuple):
                return self.listed([str(self._shape(field, each)) for each in value[0]])
            return self.listed([self._item(field, each) for each in value])
        named = getattr(value, "name", None)
        if isinstance(named, str):
            return self.shown(named)
        names = getattr(value, "names", None)
        if isinstance(names, Mapping):
            # A record of the game's own data, which may have no words.
            return self._shape(field, names) if names else self.entry(field, str(getattr(value, "id", "")))
        return self.shown(str(value))

    def _item(self, field: str, value: Any) -> str:
        """One item of a list; a pair of combatants stands face to face."""
        if isinstance(value, list | tuple) and len(value) == 2:
            first, second = (str(self._shape(field, each)) for each in value)
            return self.texts.say(self.locale, "tracker-pair", first=first, second=second)
        return str(self._shape(field, value))


def facts_in(text: str) -> dict[str, str | int]:
    """The facts of one of several things told alike.

    >>> facts_in("weapon=wand_of_bolts|ready=9")
    {'weapon': 'wand_of_bolts', 'ready': 9}
    >>> facts_in("skill=melee|value=-20")
    {'skill': 'melee', 'value': -20}
    """
    named = (each.partition("=") for each in text.split("|"))
    return {name: int(value) if value.removeprefix("-").isdecimal() else value for name, _, value in named}


def fields_of(record: Any) -> dict[str, Any]:
    """The fields of an event (a dataclass without slots) as facts: its own, not to be changed.

    The class of an event may name a field that is a record itself (`unfolds`): the fields of that are facts as well;
    and the records that may stand in that (`within`, by their field, each with its type): theirs are facts by both
    names (`trigger_what`), None where there is none.
    """
    fields: dict[str, Any] = vars(record)
    unfolded: str | None = getattr(record.__class__, "unfolds", None)
    if unfolded is None:
        return fields
    inner: dict[str, Any] = vars(fields[unfolded])
    within: Mapping[str, type] = getattr(record.__class__, "within", {})
    deeper = {
        f"{name}_{each}": getattr(inner[name], each, None)
        for name, kind in within.items()
        for each in vars(kind)["__dataclass_fields__"]
    }
    return {**deeper, **inner, **fields}


def _raw(value: Any) -> Fact:
    if value == "" or value == {}:
        return None
    return value if value is None or isinstance(value, bool | int | str) else str(value)


__all__ = ["GM", "Ready", "Words", "fields_of", "shorten", "signed", "slug", "user"]
