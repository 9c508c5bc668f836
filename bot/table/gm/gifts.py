"""[Modifier…] of the game master's cockpit: a form that says what `/fix modifier` says.

Whom (the one who is shown, or everybody here), upon what, how much, for once or until it is taken off, and why: each in
the words of that command, which says and refuses as it does when it is typed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused
from bot.render.cards import Blank, Card, Form, Option
from bot.render.words import Words
from bot.table.base.actor import Outcome
from bot.table.hearing.meaning import Meaning

COMMAND: Final = "fix-modifier"
VERB: Final = "cm"
"""With what the id of the form begins."""
NONE: Final = "-"
"""What stands for nothing in particular: nobody alone, no kind of rolls alone."""
ANY: Final = "all"
LASTING: Final = ("lasts", "once")
LEANS: Final = ("advantage", "disadvantage")
_LABEL, _HINT, _OPTION, _MOST, _VALUE, _REASON = 45, 100, 100, 25, 20, 100


def form(meaning: Meaning, words: Words, encounter: str, who: str, name: str) -> Outcome:
    """The form about *who*, whose *name* is read there."""
    upon = [(word, code) for word, code in meaning.words_of(COMMAND, "skill", words.locale)]
    if all(code != ANY for _, code in upon):
        upon.insert(0, (words.say("gift-upon-all"), NONE))
    leans = any(code in LEANS for _, code in meaning.words_of(COMMAND, "value", words.locale))
    lasting = [(words.say(f"choice-lasting-{each}"), each) for each in LASTING]
    blanks = (
        _choice(words, "who", [(name, who), (words.say("gift-everybody"), NONE)], who),
        _choice(words, "upon", upon, next(code for _, code in upon if code in (ANY, NONE))),
        Blank(
            id="value",
            label=words.say("gift-value")[:_LABEL],
            hint=words.say("gift-value-hint", leans=leans)[:_HINT],
            required=True,
            most=_VALUE,
        ),
        _choice(words, "lasting", lasting, LASTING[0]),
        Blank(id="reason", label=words.say("gift-reason")[:_LABEL], most=_REASON),
    )
    made = Form(id=f"{VERB}|{encounter}|{who}", title=words.say("gift-title")[:_LABEL], blanks=blanks)
    return Outcome(Card(text=words.say("gift-late")), private=True, form=made)


def _choice(words: Words, what: str, offered: Sequence[tuple[str, str]], usual: str) -> Blank:
    options = tuple(Option(label=word[:_OPTION], value=code) for word, code in offered[:_MOST])
    return Blank(id=what, label=words.say(f"gift-{what}")[:_LABEL], value=usual, required=True, options=options)


def said(values: Sequence[str]) -> tuple[str | None, dict[str, Scalar]]:
    """Whom the form means (None: everybody here), and what it says of him. Raises `Refused` (`moment-passed`)."""
    if len(values) not in (4, 5):
        raise Refused("moment-passed")
    who, upon, value, lasting = values[:4]
    reason = values[4].strip() if len(values) > 4 else ""
    args: dict[str, Scalar] = {
        "value": value.strip(),
        "skill": None if upon == NONE else upon,
        "target": None,
        # What is usual need not be said: a game may have no other.
        "lasting": None if lasting == LASTING[0] else lasting,
        "reason": reason or None,
    }
    return None if who == NONE else who, args
