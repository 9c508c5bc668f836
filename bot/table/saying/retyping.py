"""Buttons under what was typed: the same command once more, with one of its words said otherwise.

Nothing is remembered: an id holds the command, for whom it was said, its options as they were typed and what they were
typed to, `mn|<encounter>|<command>|<who>|<options>|<stamp>` (of a select also its number). What does not fit into an id
is not offered as a button: the sentence names it. Words of somebody's own that do not fit are asked for again.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, Protocol

from bot.kernel import bounds
from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused
from bot.render.cards import Blank, Button, Card, Form, Option, Select
from bot.render.names import shorten
from bot.render.renderer import Renderer
from bot.table.base import likeness
from bot.table.base.actor import Actor, Outcome
from bot.table.base.likeness import Unclear
from bot.table.base.protocols import Observed
from bot.table.hearing.blanks import PLAYER_COMMANDS
from bot.table.hearing.meaning import Meaning

VERB: Final = "mn"
ANSWER: Final = "answer"
WHO: Final = "who"
WORDS: Final = "words"
LATER: Final = "?"
"""Stands for words that are asked for again."""
CHOSEN: Final = "*"
"""Stands for what is chosen in a select."""
MOST_WORDS: Final = 300
_BETWEEN, _TEXT, _NUMBER, _FLAG = "~", "=", "#", "!"
_LONGEST, _LABEL, _IN_ROW, _MOST = 100, 80, 5, 10
_IN_SELECT, _SELECTS = 25, 5
GROUPS: Final = ("fix-", "gm-", "npc-")
"""How the game master's commands begin that may be typed once more."""


class Again(Protocol):
    """Where a command is typed: see `Speaking`."""

    async def command(
        self, actor: Actor, command: str, args: Mapping[str, Scalar], who: str | None = None
    ) -> Outcome: ...


class Answered(Protocol):
    """Where a question is answered in words: see `Answering`."""

    async def answer(self, actor: Actor, question: str | None, choice: str, who: str | None = None) -> Outcome: ...


class Retyped(Observed, Protocol):
    """One encounter, as far as typing once more needs it."""

    @property
    def meaning(self) -> Meaning: ...

    @property
    def last_line(self) -> int: ...


def offer(
    table: Retyped, unclear: Unclear, command: str, args: Mapping[str, Scalar], who: str | None, actor: Actor
) -> None:
    """Put beside the refusal of *command* the buttons of what may have been meant, as many as have room."""
    typed = {name: value for name, value in args.items() if value is not None and value != ""}
    option: str | None = unclear.field
    if not unclear.adds:
        said = unclear.facts.get("typed")
        same = [name for name in (*typed, WHO) if likeness.shown(str({**typed, WHO: who}[name] or "")) == said]
        option = option if option in same else next(iter(same), None)
    elif option in typed or not _is_option(table, command, unclear.field):
        return
    if option is None:
        return
    stamp = _stamp(table, actor, command, who)

    def ident(value: str) -> str | None:
        meant = {**typed, option: value}
        return _ident(table.id, command, meant, str(meant.pop(WHO)) if option == WHO else who, stamp)

    many = unclear.offers if len(unclear.offers) > _MOST else ()
    if many and (made := ident(CHOSEN)) is not None:
        # As many as a card has room for.
        parts = [many[at : at + _IN_SELECT] for at in range(0, len(many), _IN_SELECT)][:_SELECTS]
        unclear.rows = tuple(
            (Select(id=f"{made}|{at}", placeholder="…", options=tuple(map(_line, part))),)
            for at, part in enumerate(parts)
        )
        return
    made_of = ((ident(value), label) for value, label in unclear.offers[:_MOST])
    buttons = [Button(id=made, label=shorten(label, _LABEL) or "–") for made, label in made_of if made is not None]
    unclear.rows = tuple(tuple(buttons[at : at + _IN_ROW]) for at in range(0, len(buttons), _IN_ROW))


def _line(offered: tuple[str, str]) -> Option:
    value, label = offered
    return Option(label=shorten(label, _LONGEST) or "–", value=value[:_LONGEST])


def _is_option(table: Retyped, command: str, name: str) -> bool:
    """Whether *name* is an option of *command*."""
    return table.services.renderer.texts.first("en", (f"opt-{command}-{name}", f"opt-{name}")) is not None


def card(renderer: Renderer, locale: str, refused: Refused) -> Card:
    """How *refused* is told to whoever typed it: what may have been meant stands under it, to be pressed."""
    text, rows = renderer.refusal(locale, refused), getattr(refused, "rows", ())
    if not rows:
        return Card(text=text)
    if not getattr(refused, "adds", False):
        text = f"{text}\n{renderer.note(locale, 'did-you-mean')}"
    return Card(text=text, rows=rows)


async def press(
    table: Retyped,
    speaking: Again,
    answering: Answered,
    actor: Actor,
    parts: Sequence[str],
    values: Sequence[str] = (),
) -> Outcome:
    """What becomes of a button: the command is taken as it was typed, with the word that was pressed. Raises `Refused`
    (`moment-passed`) once the moment is another."""
    command, who, said, stamp = parts[:4]
    args = _read(table, command, said)
    if command != ANSWER and command not in PLAYER_COMMANDS and not command.startswith(GROUPS):
        raise Refused("moment-passed")
    if _stamp(table, actor, command, who or None) != stamp:
        raise Refused("moment-passed")
    if (missing := next((name for name, value in args.items() if value == CHOSEN), None)) is not None:
        if not values:
            raise Refused("moment-passed")
        args[missing], values = values[0], values[1:]
    if args.get(WORDS) == LATER:
        if not values:
            return _asks(table, actor, "|".join((VERB, table.id, *parts)))
        args[WORDS] = values[0]
    if command == ANSWER:
        question = args.get("question")
        outcome = await answering.answer(
            actor, None if question is None else str(question), str(args.get("choice", "")), who or None
        )
    else:
        outcome = await speaking.command(actor, command, args, who or None)
    return replace(outcome, update=True) if outcome.private and outcome.form is None else outcome


def _asks(table: Retyped, actor: Actor, ident: str) -> Outcome:
    """A form for the words that had no room."""
    note = table.services.renderer.note
    blank = Blank(
        id=WORDS,
        label=note(actor.locale, "acting-words")[:45],
        hint=note(actor.locale, "acting-words-hint")[:100],
        required=True,
        most=MOST_WORDS,
    )
    form = Form(id=ident, title=note(actor.locale, "acting-words")[:45], blanks=(blank,))
    return Outcome(Card(text=note(actor.locale, "acting-late")), private=True, form=form)


def _stamp(table: Retyped, actor: Actor, command: str, who: str | None) -> str:
    """What the moment is known by at which *command* was typed: the question that it answers, else the last line."""
    now = str(table.last_line)
    try:
        speaker = table.meaning.speaker(actor, who)
    except Refused:
        speaker = ""
    kinds = None if command == ANSWER else command
    asked = table.meaning.question_of(speaker, kinds) if command in PLAYER_COMMANDS or command == ANSWER else None
    if asked is not None:
        now = f"{asked[0].id}.{asked[0].generation}"
    return f"{zlib.crc32(now.encode()):08x}"


def _ident(encounter: str, command: str, args: Mapping[str, Scalar], who: str | None, stamp: str) -> str | None:
    """The id of a button that says it all once more; None where it has no room."""
    signs = "|" + _BETWEEN
    if any(sign in str(each) for each in (*args.values(), who or "") for sign in signs):
        return None
    for said in (args, {**args, WORDS: LATER} if WORDS in args else args):
        options = _BETWEEN.join(_written(*each) for each in said.items())
        made = f"{VERB}|{encounter}|{command}|{who or ''}|{options}|{stamp}"
        if len(made) <= _LONGEST:
            return made
    return None


def _written(name: str, value: Scalar) -> str:
    if isinstance(value, bool):
        return f"{name}{_FLAG}{int(value)}"
    return f"{name}{_NUMBER}{value}" if isinstance(value, int) else f"{name}{_TEXT}{value}"


def _read(table: Retyped, command: str, said: str) -> dict[str, Scalar]:
    """The options that an id holds. Raises `Refused` (`moment-passed`) for what no button of ours says."""
    found: dict[str, Scalar] = {}
    for each in said.split(_BETWEEN) if said else ():
        at = next((at for at, sign in enumerate(each) if sign in _TEXT + _NUMBER + _FLAG), 0)
        name, sign, value = each[:at], each[at : at + 1], each[at + 1 :]
        if not _is_option(table, command, name):
            # No option of any command: an id that nobody made here.
            raise Refused("moment-passed")
        if sign == _TEXT:
            found[name] = value
        elif sign == _FLAG:
            found[name] = value == "1"
        else:
            number = bounds.signed(value)
            if number is None:
                raise Refused("moment-passed")
            found[name] = number
    return found
