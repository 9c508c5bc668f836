"""A scene as one person reads it on a phone: what comes, what changes in sight, what they do; wrapped to its width.

A message that is edited after it has gone out of sight is not told again: nobody scrolls up for it. `rest` tells at
the end how such messages read then.
"""

import re
import textwrap
from collections.abc import Iterator
from difflib import SequenceMatcher
from unicodedata import category, east_asian_width

from .local import LocalTable
from .reading import controls, form_lines, plain, readable, words
from .script import Act, Fill, Line, Use, Wait
from .seats import Person
from .styling import amount_of, distance
from .words import say
from .world import APPLICATION, COMMAND, Message

WIDTH = 42
"""Characters in a line of Discord's font on a screen of 360 pixels, about."""
SCREEN = 28
"""Lines on that screen."""
_NOTICED = 60
"""Seconds that somebody notices passing."""
_TIME = re.compile(r"<t:(-?\d+)(?::[tTdDfFR])?>")
_LINK = re.compile(r"https?://\S+")
_BLANKS = {"\u00a0": "\ue000", "\u202f": "\ue001"}
"""Blanks at which no line is broken, and what stands for them while lines are broken."""


def columns(text: str) -> int:
    """How wide *text* is, in columns; an emoji takes two.

    >>> columns("⚔️ Jurl")
    7
    """
    wide = sum(2 if east_asian_width(each) in "WF" else 0 if category(each) in ("Mn", "Cf") else 1 for each in text)
    return wide + text.count("\ufe0f")


class Phone:
    """What *person* sees of *table*, step by step, in lines of at most *width* columns."""

    def __init__(self, table: LocalTable, person: Person, locale: str, *, width: int = WIDTH) -> None:
        self._table = table
        self._person = person
        self._locale = locale
        self._width = width
        self._chat: dict[int, list[str]] = {}
        self._told: dict[int, list[str]] = {}
        self._changed: dict[int, Message] = {}
        table.double.world.watchers.append(self._note)

    def _note(self, what: str, message: Message) -> None:
        self._changed[message.id] = message

    # A step ------------------------------------------------------------------------------------------------------

    def step(self, line: Line) -> Iterator[str]:
        """What this person did in *line*, and what they see of what it brought about."""
        yield from self._done(line)
        changed, self._changed = self._changed, {}
        for message in sorted(changed.values(), key=lambda each: each.touched):
            yield from self._seen(message)
        form = self._person.form
        if isinstance(line.step, Act) and line.step.who == self._person.name and form is not None:
            yield from self._wrapped(f"▢ {say(self._locale, 'form')} : {'  '.join(form_lines(form.modal or {}))}")
            yield ""

    def rest(self) -> Iterator[str]:
        """How the messages that changed out of sight read now."""
        for message in self._table.double.world.visible_messages(self._person.member):
            now = self._body(message)
            if message.id in self._told and set(now) - set(self._told[message.id]):
                yield from self._wrapped(f"● {self._author(message)} · {say(self._locale, 'further-up')}")
                yield from now
                yield ""

    def _done(self, line: Line) -> Iterator[str]:
        step = line.step
        if isinstance(step, Wait):
            if step.seconds < _NOTICED:
                return
            yield from self._wrapped(f"⏱ {self._later(step.seconds)}")
            yield ""
        elif isinstance(step, Act) and step.who == self._person.name:
            what = line.text.partition(">")[2].strip()
            if isinstance(step.action, Use | Fill) or " of " in what:
                what = what.partition(" of ")[0]
            yield from self._wrapped(f"▶ {what}")
            yield ""

    def _seen(self, message: Message) -> Iterator[str]:
        person, world = self._person.member, self._table.double.world
        private = message.reader is not None
        if (private and message.reader != person.id) or (not private and not world.can_read(person, message.channel)):
            return
        fresh = message.id not in self._chat
        if message.deleted:
            if self._chat.pop(message.id, None) and self._told.pop(message.id, None):
                yield from self._wrapped(f"● {self._author(message)} · {say(self._locale, 'deleted')}")
                yield ""
            return
        body = self._body(message)
        hidden = not fresh and self._below(message.id) >= SCREEN
        self._chat[message.id] = body
        before = self._told.get(message.id, [])
        lines = body
        kept = [each for each in before if each in body]
        if not fresh and 2 * len(kept) > len(before):
            # It goes on: only what is new.
            lines = ["…", *_new_in(body, before)]
        if hidden:
            return
        if not set(body) - set(before):
            self._told[message.id] = body
            return
        self._told[message.id] = body
        marks = [] if fresh else [say(self._locale, "edited")]
        if private:
            marks.append(say(self._locale, "only-you"))
        elif message.channel.recipient is not None:
            marks.append(say(self._locale, "direct"))
        elif message.channel is not self._table.double.table:
            marks.append(f"#{message.channel.name}")
        if fresh and person.id in message.pings:
            marks.append("🔔")
        if fresh and (used := self._used(message)):
            yield from self._wrapped(used)
        yield from self._wrapped(" · ".join((f"● {self._author(message)}", *marks)))
        yield from lines
        yield ""

    def _below(self, ident: int) -> int:
        """How many lines of the chat stand under a message: a line above each for its author, one between two."""
        return sum(len(lines) + 2 for other, lines in self._chat.items() if other > ident)

    def _author(self, message: Message) -> str:
        return self._table.double.world.members[message.author].name

    def _used(self, message: Message) -> str:
        """The line above the answer to a command that somebody else may read, too."""
        if message.interaction is None or message.author != APPLICATION or message.reader is not None:
            return ""
        cause = self._table.double.world.interactions.get(message.interaction)
        if cause is None or cause.kind != COMMAND or cause.person == self._person.member.id:
            return ""
        return f"↱ {say(self._locale, 'used', who=self._table.double.world.members[cause.person].name)}"

    # Lines -------------------------------------------------------------------------------------------------------

    def _body(self, message: Message) -> list[str]:
        world = self._table.double.world
        lines: list[str] = []
        for text in words(message.payload):
            text = readable(world, _TIME.sub(lambda found: self._moment(int(found[1])), text))
            for number, part in enumerate(text.split("```")):
                if number % 2:
                    lines += [f"  {line}".rstrip() for line in part.strip("\n").split("\n")]
                else:
                    told = part.strip("\n")
                    lines += [each for line in told.split("\n") for each in self._wrapped(plain(line))] if told else []
        lines += [f"📎 {item['filename']}" for item in message.payload["attachments"]]
        for row in message.payload["components"]:
            shown = []
            idents = {item.get("custom_id") for item in row.get("components") or ()}
            for control in controls(message):
                if control.component.get("custom_id") not in idents:
                    continue
                if control.is_button:
                    shown.append(f"[{control.label}]".replace(" ", "\u00a0"))
                else:
                    lines += self._wrapped(f"{{{control.label} ▾}}")
            if shown:
                lines += self._wrapped(" ".join(shown))
        return lines

    def _wrapped(self, text: str) -> list[str]:
        """*text* in lines; narrow and hard blanks do not break."""
        text = _LINK.sub(lambda found: found[0][: self._width - 1] + "…", text)
        for blank, mark in _BLANKS.items():
            text = text.replace(blank, mark)
        width = self._width
        while True:
            lines = textwrap.wrap(text, width, break_on_hyphens=False) or [""]
            widest = max(map(columns, lines))
            if widest <= self._width or width <= 10:
                break
            width -= 1
        return [self._blanks_back(line) for line in lines]

    def _blanks_back(self, line: str) -> str:
        for blank, mark in _BLANKS.items():
            line = line.replace(mark, blank)
        return line

    def _moment(self, at: int) -> str:
        """A moment as Discord tells it: its distance, in words."""
        return distance(at - self._table.double.clock.now(), self._locale)

    def _later(self, seconds: float) -> str:
        amount, unit = amount_of(seconds)
        return say(self._locale, "passed", amount=amount, unit=unit)


def _new_in(body: list[str], before: list[str]) -> Iterator[str]:
    """The lines of *body* that did not stand in *before*, a line that now stands twice among them.

    >>> list(_new_in(["a", "b", "c", "b"], ["a", "b"]))
    ['c', 'b']
    """
    at = 0
    for block in SequenceMatcher(None, before, body, autojunk=False).get_matching_blocks():
        yield from body[at : block.b]
        at = block.b + block.size
