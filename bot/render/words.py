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

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.render.names import GM, Names, Ready, signed, slug, user
from bot.text import Fact
from bot.text.texts import NotQuick

_MOST_EACH = 24


class Words(Names):
    """The sentences of one game in one language; see `Names`."""

    __slots__ = ()

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
                filled[blank] = _raw(value) if selecting else words.shape(blank, value)
            else:
                filled[blank] = _in_manner(words, stem, manner, given) if stem in given else None
        if ready is not None:
            try:
                return ready(filled)
            except NotQuick:
                pass
        return self.texts.say(self.locale, key, **filled)

    def shape(self, field: str, value: Any) -> Fact:
        """*value* as the blank *field* prints it."""
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
            return self.shape(field, str(value))
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
                return self.listed([str(self.shape(field, each)) for each in value[0]])
            return self.listed([self._item(field, each) for each in value])
        named = getattr(value, "name", None)
        if isinstance(named, str):
            return self.shown(named)
        names = getattr(value, "names", None)
        if isinstance(names, Mapping):
            # A record of the game's own data, which may have no words.
            return self.shape(field, names) if names else self.entry(field, str(getattr(value, "id", "")))
        return self.shown(str(value))

    def _item(self, field: str, value: Any) -> str:
        """One item of a list; a pair of combatants stands face to face."""
        if isinstance(value, list | tuple) and len(value) == 2:
            first, second = (str(self.shape(field, each)) for each in value)
            return self.texts.say(self.locale, "tracker-pair", first=first, second=second)
        return str(self.shape(field, value))


# ---- how a blank `stem_manner` prints its fact


def _in_manner(words: Words, stem: str, manner: str, facts: Mapping[str, Any]) -> Fact:
    """The fact *stem* as the blank `stem_manner` prints it; None where it is nothing that the manner can print."""
    value = facts[stem]
    if (withheld := _PERHAPS.get(manner)) is not None:
        return withheld(words, stem, value, facts)
    if value is None:
        return None
    if (of_text := _OF_TEXT.get(manner)) is not None:
        return of_text(words, value) if isinstance(value, str) else None
    of_any = _OF_ANY.get(manner)
    return None if of_any is None else of_any(words, stem, value, facts)


# of a number that may be withheld


def _against(words: Words, stem: str, value: Any, facts: Mapping[str, Any]) -> Fact:
    if value is None:
        return ""
    against = facts.get("against")
    key = "told-total" if against is None else "told-against"
    shown = words.shape("total", value), words.shape("against", against)
    return words.texts.say(words.locale, key, total=shown[0], against=shown[1])


def _needed(words: Words, stem: str, value: Any, facts: Mapping[str, Any]) -> Fact:
    most = None if value is None else facts.get("needed")
    total = words.shape("total", value)
    return words.texts.say(words.locale, "told-needed", needed=most, most=most, total=total)


def _kept(words: Words, stem: str, value: Any, facts: Mapping[str, Any]) -> Fact:
    return words.texts.say(words.locale, "told-secret") if value is None else str(words.shape(stem, value))


def _sum(words: Words, stem: str, value: Any, facts: Mapping[str, Any]) -> Fact:
    if value is None:
        return words.texts.say(words.locale, "told-secret")
    terms, total = words.shape("terms", facts[f"{stem}_terms"]), words.shape("total", value)
    return words.texts.say(words.locale, "told-sum", terms=terms, total=total)


# of a text


def _about(words: Words, option: str) -> Fact:
    """What is said of a command's option, to stand within a sentence; None where it says nothing."""
    named = words.first(f"opt-gm-tool-{slug(option)}", f"opt-{slug(option)}")
    about = None if named is None else words.texts.attribute(words.locale, named, "about")
    return about[:1].lower() + about[1:] if about else None


def _listed(words: Words, names: str) -> Fact:
    return words.listed([words.shown(each) for each in names.split(", ")])


def _option(words: Words, option: str) -> str:
    """What a command's option is called."""
    named = words.first(f"opt-{slug(option)}")
    return words.texts.say(words.locale, named) if named is not None else words.shown(option)


def _options(words: Words, options: str) -> Fact:
    return ", ".join(f"`{_option(words, each)}`" for each in options.split(", ")) if options else None


def _refusal(words: Words, text: str) -> Fact:
    if not text:
        return None
    refused = facts_in(text)
    return words.say(f"refused-{refused['key']}", refused)


# of anything


def _count(words: Words, stem: str, value: Any, facts: Mapping[str, Any]) -> Fact:
    return len(value) if isinstance(value, list | tuple | Mapping) else None


def _decimal(words: Words, stem: str, value: Any, facts: Mapping[str, Any]) -> Fact:
    if value.__class__ is int:
        # A whole number of a text that tells several things alike.
        return str(value)
    if not isinstance(value, str):
        return None
    return words.shown(value.replace(".", words.texts.say(words.locale, "decimal-mark")))


def _each(words: Words, stem: str, value: Any, facts: Mapping[str, Any]) -> Fact:
    """Several things told alike, what is said of people one by one, or records: of many the first, and how many more
    there are."""
    if isinstance(value, str):
        key = words.first(words.key("each", stem), f"each-{stem}") or ""
        return ", ".join(words.say(key, facts_in(each)) for each in value.split(", "))
    if isinstance(value, Mapping):
        told = ({"who": who, "value": each} for who, each in value.items())
        return ", ".join(words.say(words.key("each", stem), each) for each in told)
    if not isinstance(value, list | tuple):
        return None
    key = words.first(words.key("each", stem), f"each-{stem}") or f"each-{stem}"
    said = ", ".join(words.say(key, vars(each)) for each in value[:_MOST_EACH])
    more = len(value) - _MOST_EACH
    return said if more <= 0 else f"{said} {words.say('each-more', count=more)}"


def _metres(words: Words, stem: str, value: Any, facts: Mapping[str, Any]) -> Fact:
    return words.shape(stem, 2 * (len(value) if isinstance(value, list | tuple) else value))


def _word(words: Words, stem: str, value: Any, facts: Mapping[str, Any]) -> Fact:
    if isinstance(value, bool):
        return words.word("flag", "yes" if value else "no")
    return words.word(stem, value) if isinstance(value, str) else words.shape(stem, value)


def _value(words: Words, stem: str, value: Any, facts: Mapping[str, Any]) -> Fact:
    return words.word("value", value) if isinstance(value, str) else _word(words, stem, value, facts)


def _words(words: Words, stem: str, value: Any, facts: Mapping[str, Any]) -> Fact:
    if isinstance(value, str):
        return ", ".join(words.word(str(facts.get("argument", stem)), each) for each in value.split(", "))
    return words.listed([words.word(stem, str(each)) for each in value]) if isinstance(value, list | tuple) else None


_Printed = Callable[[Words, str, Any, Mapping[str, Any]], Fact]
_PERHAPS: Final[Mapping[str, _Printed]] = {"against": _against, "kept": _kept, "needed": _needed, "sum": _sum}
"""What a number came to against what, itself, the sum of its terms, or which face it took: as far as it is known."""
_OF_TEXT: Final[Mapping[str, Callable[[Words, str], Fact]]] = {
    "about": _about,
    "field": lambda words, field: words.word("field", field),
    "listed": _listed,
    "option": _option,
    "options": _options,
    "refusal": _refusal,
    "the": lambda words, weapon: words.weapon(weapon, "the"),
}
_OF_ANY: Final[Mapping[str, _Printed]] = {
    "count": _count,
    "decimal": _decimal,
    "each": _each,
    "metres": _metres,
    "raw": lambda words, stem, value, facts: _raw(value),
    "shown": lambda words, stem, value, facts: words.shape(stem, value),
    "signed": lambda words, stem, value, facts: signed(value) if isinstance(value, int) else None,
    "user": lambda words, stem, value, facts: str(user(value)) if isinstance(value, int) else None,
    "value": _value,
    "word": _word,
    "words": _words,
}


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
