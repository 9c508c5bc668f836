"""Many encounters looked at in the background, at a pace that leaves Discord, memory and everybody else their room."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from bot.kernel.errors import Refused
from bot.table.base.unsaved import graveness

if TYPE_CHECKING:
    from bot.table.base.services import Services

log = logging.getLogger(__name__)

AT_ONCE = 10
"""So many encounters are looked at in one go: each asks, posts or edits a message or two; Discord allows fifty requests
a second."""
PACE = 1.0
"""Seconds between two goes."""

T = TypeVar("T")


class Spawns(Protocol):
    """All encounters, as far as they matter here: see `Tables`."""

    @property
    def services(self) -> Services: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...


class Pacer(Generic[T]):
    """*look* is done to each of what `begin` is given, then *done*, if there is something to do. One that cannot be
    looked at keeps nobody else waiting: *trouble* says in the log what is missing of it."""

    def __init__(
        self,
        tables: Spawns,
        look: Callable[[T], Awaitable[None]],
        trouble: str,
        done: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._tables, self._look, self._trouble, self._done = tables, look, trouble, done
        self._left: list[T] = []
        self._under_way = False

    def begin(self, left: list[T]) -> None:
        """Look at *left*, the first first, in place of what was left of before."""
        self._left = left[::-1]
        if not self._under_way:
            self._under_way = True
            self._tables.spawn(self._go())

    async def _go(self) -> None:
        for _ in range(AT_ONCE):
            if not self._left:
                break
            each = self._left.pop()
            try:
                await self._look(each)
            except Exception as trouble:
                # What has ended meanwhile is nobody's trouble.
                if not (isinstance(trouble, Refused) and trouble.key == "moment-passed"):
                    log.log(graveness(trouble), "encounter %s %s: %r", each, self._trouble, trouble)
        if self._left:
            self._tables.services.clock.call_in(PACE, lambda: self._tables.spawn(self._go()))
            return
        self._under_way = False
        if self._done is not None:
            await self._done()
