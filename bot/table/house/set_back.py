"""A file that was put back to what it was before: each channel is told so, and what it had told since counts no more.

What tells it are messages of the bot's own, below the last that the file knows, that name moments it does not know; so
a copy that somebody laid in its place by hand is known as well. `restore` leaves a mark in the file besides, for where
the channel's history may not be read. The present is posted below them, and what is pressed on them is refused: their
questions may bear the numbers of others.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Coroutine, Iterable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from bot.port import PortError
from bot.render.names import Ready
from bot.store import RESTORED
from bot.table.base.places import SLOT_MARK
from bot.table.base.protocols import Amendable, Presented
from bot.table.base.session import Void
from bot.table.message import living
from bot.table.time.pacing import Pacer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.store import Head
    from bot.table.base.services import Services

log = logging.getLogger(__name__)

_OWNER = re.compile(rf"\w+\|(?P<encounter>[^|{SLOT_MARK}]+){SLOT_MARK}(?P<slot>[^|]*?(?P<line>\d+)(?:\.\d+)?)(?:\||$)")
"""How the id of what can be pressed names its encounter, its message, and after which line that was made."""
_SUMS = re.compile(r"w\|(?P<encounter>[^|]+)\|(?P<lines>[\d.]+)")
"""How [Why?] names the lines whose sums it opens."""


class SetBack(Amendable, Presented, Protocol):
    """One encounter, as far as it matters here."""


class Heads(Protocol):
    """Every encounter that has not ended; see `bot.table.house.heads`."""

    def __iter__(self) -> Iterator[Head]: ...

    def get(self, encounter: str) -> Head | None: ...


T = TypeVar("T", bound=SetBack, covariant=True)


class Wakes(Protocol[T]):
    """All encounters, as far as they matter here: see `Tables`."""

    @property
    def services(self) -> Services: ...

    @property
    def heads(self) -> Heads: ...

    async def by_id(self, encounter: str) -> T: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...


class Looking:
    """What is left to look at after a start; `begin` once Discord can be reached."""

    def __init__(self, tables: Wakes[SetBack]) -> None:
        self._tables = tables
        self._mark: str | None = None
        self._above: dict[str, int] = {}

    async def begin(self) -> None:
        """Look at every encounter that has not ended, in the background and at a measured pace. Where the channel holds
        nothing below what the file knows, which Discord says by itself, nothing is asked."""
        store, heads = self._tables.services.store, self._tables.heads
        self._mark = await store.note(RESTORED)
        known = await store.last_messages()
        port = self._tables.services.port
        for head in heads:
            # What was void already is no sign of something new.
            above = max(known.get(head.id, 0), _void_upto(head))
            newest = port.newest(head.channel)
            if self._mark is not None or (above and newest is not None and newest > above):
                self._above[head.id] = above
        if self._above or self._mark is not None:
            pacer: Pacer[str] = Pacer(self._tables, self._look, "is not told that it was set back", self._forget_mark)
            pacer.begin([*self._above])

    async def _forget_mark(self) -> None:
        if self._mark is not None:
            await self._tables.services.store.put_note(RESTORED, None)

    async def _look(self, encounter: str) -> None:
        head, services, above = self._tables.heads.get(encounter), self._tables.services, self._above[encounter]
        if head is None:
            return
        below: list[str] | None
        try:
            newest, below = await services.port.written(head.channel, after=above)
        except PortError as trouble:
            log.info("encounter %s: nobody knows what its channel holds: %s", encounter, trouble)
            newest, below = 0, None
        slots = {each.row.slot for each in await services.store.slots(encounter)}
        # A copy of the last moment takes nothing back.
        if self._mark is not None if below is None else told_later(below, encounter, head.line, slots):
            newest = max(above, newest, services.port.newest(head.channel) or 0)
            said = await services.store.last_said(encounter)
            void = Void(above=above, newest=newest, at=said or 0.0, mark=self._mark or "")
            await tell(await self._tables.by_id(encounter), void)


def _void_upto(head: Head) -> int:
    """Up to which message the fight of *head* has void ones already."""
    try:
        return int((json.loads(head.facts).get("void") or {}).get("newest", 0))
    except (ValueError, AttributeError, TypeError):
        return 0


def told_later(ids: Iterable[str], encounter: str, line: int, slots: Iterable[str]) -> bool:
    """Whether one of *ids*, of what can be pressed, is on a message that *encounter* posted at a moment of which its
    file, whose last line is *line* and which knows *slots*, knows nothing.

    >>> [told_later([each], "abc", 7, []) for each in ("q|abc~q:8.1|4.0|0", "m|abc~r:12", "w|abc|6.8")]
    [True, True, True]
    >>> told_later(["q|abc~q:7.1|4.0|0", "q|other~q:9.1|4.0|0", "w|abc|7"], "abc", 7, ["q:7.1"])
    False
    """
    known = set(slots)
    for each in ids:
        sums = _SUMS.fullmatch(each)
        if sums is not None and sums["encounter"] == encounter:
            if any(int(number) > line for number in sums["lines"].split(".") if number):
                return True
            continue
        found = _OWNER.match(each)
        if found is None or found["encounter"] != encounter:
            continue
        if int(found["line"]) > line or (int(found["line"]) == line and found["slot"] not in known):
            return True
    return False


async def tell(table: SetBack, void: Void) -> None:
    """Have the channel of *table* read what it was put back to, and the present below; what its messages between show
    is *void*. Nothing is said twice, however often the bot is stopped meanwhile."""
    async with table.lock:
        session = table.session
        told = session.void is not None and (void.mark == session.void.mark if void.mark else void.newest <= void.above)
        if table.committed.standing.ended or told:
            return
        if session.void is not None:
            # What was void stays so.
            void = void.model_copy(update={"above": min(void.above, session.void.above)})
        text = table.services.renderer.note(table.locale, "set-back", at=Ready(f"<t:{int(void.at)}:f>"))
        after = session.model_copy(update={"void": void})
        slot = living.fresh_slot(table, table.last_line)
        news = living.News(notice=text)
        shown = living.present(table, table.situation(), after, slot, was=session, news=news, anew=True)
        await table.amend(shown.session, shown.places)
