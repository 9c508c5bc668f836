"""What a line typed at the prompt means: a keyword of the console's in either language, a button by its words, or none.

Nothing becomes chat by mistake: that is what `say` is for. What means nothing raises `Unmeant`, which says what can be
pressed and typed instead.
"""

import re
import unicodedata
from collections.abc import Sequence
from difflib import SequenceMatcher

from .reading import form_fields, normal
from .script import Action, Choose, Press, Say, parse_action
from .seats import Person
from .typed import names_of
from .words import Told

KEYWORDS: dict[str, dict[str, str]] = {
    "en": {
        "wait": "wait",
        "look": "look",
        "as": "as",
        "say": "say",
        "restart": "restart",
        "locale": "locale",
        "expect": "expect",
        "offer": "offer",
        "refuse": "refuse",
        "help": "help",
        "quit": "quit",
        "exit": "quit",
        "q": "quit",
        "?": "help",
    },
    "fr": {
        "attendre": "wait",
        "voir": "look",
        "comme": "as",
        "dire": "say",
        "relancer": "restart",
        "langue": "locale",
        "aide": "help",
        "quitter": "quit",
    },
}
"""What the console's own words are called; those of both languages are understood, whoever types."""
SHOWN = ("say", "wait", "look", "as", "restart", "locale", "help", "quit")
"""Those that completion shows, in the words of the reader's language."""
_WITH_MORE = ("say", "wait", "as", "locale")
_NEAR = 0.8
"""From this likeness on (0 to 1) words are taken for a button's, if no other is as near."""
_NAMED_AT_MOST = 6
"""Buttons that a hint names."""
_QUOTED_AT_MOST = 60
"""Characters of what was typed that a hint repeats."""


class Unmeant(Told):
    """What was typed is no keyword, no command and no button: nothing was done."""


def keyword(text: str) -> tuple[str, str]:
    """The console's own word with which *text* begins, in English, and the rest; an empty word if it is none.

    >>> keyword("Attendre 30s"), keyword("parer")
    (('wait', '30s'), ('', 'parer'))
    """
    word, _, rest = text.partition(" ")
    for named in KEYWORDS.values():
        if (found := named.get(word.casefold())) is not None:
            return found, rest.strip()
    return "", text


def shown_keywords(locale: str) -> list[str]:
    """The keywords as completion offers them in *locale*, with a blank after those that go on."""
    named = {meant: word for word, meant in reversed(KEYWORDS["en"].items())}
    if locale == "fr":
        named |= {meant: word for word, meant in KEYWORDS["fr"].items()}
    return [named[each] + (" " if each in _WITH_MORE else "") for each in SHOWN]


def said_word(locale: str) -> str:
    """The keyword for chat, as hints name it."""
    return "dire" if locale == "fr" else "say"


def labelled(person: Person, text: str) -> str | None:
    """The label that *person* can press and that is *text*, word for word."""
    wanted = _bare(text)
    return next((label for label in person.buttons() if _bare(label) == wanted), None)


def meant(person: Person, text: str) -> Action:
    """What *person* means to do. Raises `ScriptError` for marks that nothing closes and `Unmeant`."""
    word, rest = keyword(text)
    if word == "say" and rest:
        return Say(rest)
    if text[0] in "/([{<":
        return parse_action(text)
    found = _like(text, person.buttons())
    if len(found) == 1:
        return Press(found[0])
    if not found:
        for control in person.selects():
            if offered := [str(each["label"]) for each in control.options if _bare(each["label"]) == _bare(text)]:
                return Choose(control.label, (offered[0],))
    raise _hint(person, text, found)


def _hint(person: Person, text: str, near: Sequence[str]) -> Unmeant:
    locale = person.member.locale
    typed = text if len(text) <= _QUOTED_AT_MOST else f"{text[: _QUOTED_AT_MOST - 1]}…"
    facts = {"text": typed, "say": said_word(locale)}
    if len(near) > 1:
        return Unmeant("unmeant-several", buttons=_row(near), **facts)
    if person.form is not None and person.form.modal is not None:
        fields = "; ".join(f"({label}) …" for label, _ in form_fields(person.form.modal))
        return Unmeant("unmeant-form", fields=fields, **facts)
    if path := _command(person, text):
        return Unmeant("unmeant-command", command=path, **facts)
    if buttons := person.asked() or person.buttons():
        selects = [f"{{{each.label}}}" for each in person.asked_selects()]
        named = " ".join([*selects, _row(buttons[:_NAMED_AT_MOST])])
        return Unmeant("unmeant-buttons", buttons=named, **facts)
    return Unmeant("unmeant", **facts)


def _row(labels: Sequence[str]) -> str:
    return " ".join(f"[{label}]" for label in labels)


def _command(person: Person, text: str) -> str:
    """*text* as the command with whose name it begins, or nothing."""
    locale = person.member.locale
    first = normal(text.split()[0])
    for command in person.seats.double.commands:
        if command["type"] == 1 and first in (normal(name) for name in names_of(command, locale)):
            return f"/{text}"
    return ""


def _like(text: str, labels: Sequence[str]) -> list[str]:
    """The labels that *text* means: the same words, else those that begin so, else the nearest; several if they are
    as near.

    >>> _like("frapper", ["Frapper Grok", "Renoncer au coup"]), _like("attendez", ["Attendez !"])
    (['Frapper Grok'], ['Attendez !'])
    >>> _like("renonser au coup", ["Frapper Grok", "Renoncer au coup"]), _like("bonjour", ["Frapper Grok"])
    (['Renoncer au coup'], [])
    """
    wanted = _bare(text)
    if not wanted:
        return []
    bare = {label: _bare(label) for label in labels}
    if same := [label for label, words in bare.items() if words == wanted]:
        return same[:1]
    if begun := [label for label, words in bare.items() if f"{words} ".startswith(f"{wanted} ")]:
        return begun
    likeness = {label: SequenceMatcher(None, wanted, words).ratio() for label, words in bare.items()}
    best = max(likeness.values(), default=0.0)
    return [label for label, ratio in likeness.items() if ratio == best] if best >= _NEAR else []


def _bare(text: object) -> str:
    """Words alone: no case, no accents, no marks.

    >>> _bare("Épée n° 2… (+5)"), _bare("Pourquoi ?")
    ('epee n 2 5', 'pourquoi')
    """
    plain = "".join(each for each in unicodedata.normalize("NFD", str(text)) if not unicodedata.combining(each))
    return " ".join(re.findall(r"\w+", plain.casefold()))
