"""What happens at the table as lines of text, for a terminal or a pipe: who sees what, as it appears and changes."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TextIO

from .local import LocalTable
from .reading import controls, form_lines, text_of
from .seats import Person
from .styling import Styler, distance
from .words import say
from .world import Message

_INDENT = "    "
_SENT = re.compile(r"<t:(-?\d+)>")
_STYLES = {"place": "36", "private": "35", "quiet": "2", "seat": "1;33", "wrong": "31"}


class Paint:
    """Colours, or none; meaning never depends on them."""

    def __init__(self, wanted: bool) -> None:
        self._wanted = wanted

    def __call__(self, style: str, text: str) -> str:
        return f"\x1b[{_STYLES[style]}m{text}\x1b[0m" if self._wanted and text else text


class Transcript:
    """Collects what changes, and tells it.

    Of a message that was changed only the lines that it did not show before are told. With *seat*, only what that
    person sees, and a hint when something came for somebody else alone.
    """

    def __init__(self, table: LocalTable, locale: str, *, colours: bool = False, width: int | None = None) -> None:
        self._table = table
        self._locale = locale
        self._paint = Paint(colours)
        self._styled = Styler(colours=colours, width=None if width is None else width - len(_INDENT))
        self._fitted = Styler(width=width).fitted
        self._changed: dict[int, Message] = {}
        self._known: dict[int, list[str]] = {}
        table.double.world.watchers.append(self._note)

    def _note(self, what: str, message: Message) -> None:
        self._changed[message.id] = message

    def news(self, seat: Person | None = None) -> Iterator[str]:
        """The lines about everything that changed since the last call."""
        world = self._table.double.world
        changed, self._changed = self._changed, {}
        hints: dict[str, None] = {}
        for message in sorted(changed.values(), key=lambda each: each.id):
            fresh = message.id not in self._known
            before = self._known.get(message.id, [])
            now = [] if message.deleted else text_of(world, message, _as_sent).splitlines()
            self._known[message.id] = now
            if seat is not None and not self._visible(message, seat):
                if message.reader is not None or message.channel.recipient is not None:
                    hints.setdefault(say(self._locale, "private-for", who=self._owner(message)))
                continue
            if message.deleted and not fresh:
                lines = self._lines(before[:1])
                lines[:1] = [f"({say(self._locale, 'deleted')}) {line}" for line in lines[:1]]
            else:
                if _asks(message) and set(now) - set(before):
                    # What can be pressed is told with the question, though the same buttons stood there before.
                    before = [line for line in before if line != now[-1]]
                lines = self._lines(now, [] if fresh else before)
            yield from self._block(message, lines, changed=not fresh and not message.deleted)
            if fresh and seat is not None:
                for person in self._table.seats:
                    if person.member.id in message.pings and person is not seat:
                        hints.setdefault(say(self._locale, "called", who=person.name))
        for hint in hints:
            yield "  " + self._paint("quiet", hint)

    def everything(self, seat: Person) -> Iterator[str]:
        """All that *seat* sees."""
        world = self._table.double.world
        for message in world.visible_messages(seat.member):
            yield from self._block(message, self._lines(text_of(world, message, _as_sent).splitlines()))
        yield from self.form(seat)

    def told(self, text: str) -> Iterator[str]:
        """What the rehearsal says itself, in lines that fit."""
        for line in text.splitlines():
            yield from self._fitted(line)

    def form(self, seat: Person) -> Iterator[str]:
        """The form open before *seat*, if any."""
        if seat.form is not None and seat.form.modal is not None:
            mark = self._paint("place", say(self._locale, "form"))
            yield f"  {mark} | {'  '.join(form_lines(seat.form.modal))}"

    def _lines(self, now: list[str], before: Sequence[str] = ()) -> list[str]:
        """What of *now* did not stand in *before*, or not as often, as the terminal shows it."""
        told = [_SENT.sub(lambda found: self._moment(int(found[1])), line) for line in now]
        known = Counter(before)
        known.subtract(now)
        # A second blow for the same points reads like the first: of so many the last ones are new.
        found: list[str] = []
        for line, shown in zip(reversed(now), reversed(self._styled(told)), strict=True):
            if known[line] < 0:
                known[line] += 1
                found[:0] = shown
        return found

    def _moment(self, at: int) -> str:
        return distance(at - self._table.double.clock.now(), self._locale)

    def _visible(self, message: Message, seat: Person) -> bool:
        if message.reader is not None:
            return message.reader == seat.member.id
        return self._table.double.world.can_read(seat.member, message.channel)

    def _owner(self, message: Message) -> str:
        ident = message.reader if message.reader is not None else message.channel.recipient
        member = self._table.double.world.members.get(ident or 0)
        return "?" if member is None else member.name

    def _block(self, message: Message, lines: list[str], *, changed: bool = False) -> Iterator[str]:
        if not lines:
            return
        if message.reader is not None:
            mark = self._paint("private", say(self._locale, "private", who=self._owner(message)))
        else:
            name = message.channel.name
            mark = self._paint("place", name if name.startswith("@") else f"#{name}")
        if changed:
            mark += self._paint("quiet", f" ({say(self._locale, 'edited')})")
        yield f"  {mark}"
        for line in lines:
            yield f"{_INDENT}{line}".rstrip()


def _asks(message: Message) -> bool:
    """Whether *message* calls somebody to press something."""
    return "<@" in message.content and any(True for _ in controls(message))


def _as_sent(at: int) -> str:
    """A time that reads the same however much later it is looked at: what has not changed is not told again."""
    return f"<t:{at}>"


def write(stream: TextIO, lines: Iterator[str]) -> None:
    """Print lines at once."""
    for line in lines:
        stream.write(line + "\n")
    stream.flush()
