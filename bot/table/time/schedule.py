"""When to look at which encounter: one timer for all of them, set to the one that is due first."""

from __future__ import annotations

import heapq
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

from bot.table.base.background import Background

if TYPE_CHECKING:
    from bot.clock import Timer
    from bot.table.base.services import Services

Look: TypeAlias = Callable[[str], Awaitable[float | None]]
"""Does what is due in an encounter, and says when to look there again (None: it has said so by itself, or never)."""


class Schedule:
    """By encounter the moment, in uptime, at which something comes by itself. Rings only between `run` and `pause`."""

    def __init__(self, services: Services, background: Background, look: Look) -> None:
        self._services = services
        self._background = background
        self._look = look
        self._due: list[tuple[float, str]] = []
        """What `_looks` does not name (any more) is passed over."""
        self._looks: dict[str, float] = {}
        self._looking: set[str] = set()
        self._timer: Timer | None = None
        self.running = False

    def run(self) -> None:
        """Time runs: ring whenever something is due."""
        self.running = True
        self.arm()

    def pause(self) -> None:
        """Time stands still: nothing is due before `run`."""
        self.running = False
        self.arm()

    def put(self, ident: str, at: float) -> None:
        """Look at *ident* when uptime reaches *at*, and not before; `arm` sees to the timer."""
        if self._looks.get(ident) != at:
            self._looks[ident] = at
            heapq.heappush(self._due, (at, ident))

    def move(self, ident: str, at: float) -> None:
        """The same, the timer included; while *ident* is looked at, that says what comes next."""
        if ident not in self._looking:
            self.put(ident, at)
            if self._due[0][1] == ident or self._timer is None:
                self.arm()

    def forget(self, ident: str) -> None:
        """Nothing comes by itself any more in *ident*."""
        self._looks.pop(ident, None)

    def waits(self, ident: str) -> bool:
        """Whether it is known when to look at *ident*."""
        return ident in self._looks

    def looks_at(self, ident: str) -> bool:
        """Whether *ident* is looked at just now."""
        return ident in self._looking

    def arm(self) -> None:
        """Set the timer to what is due first."""
        self.stop()
        if self._background.stopped or not self.running:
            return
        while self._due:
            at, ident = self._due[0]
            if self._looks.get(ident) == at:
                self._timer = self._services.clock.call_in(at - self._services.moment().uptime, self._ring)
                return
            heapq.heappop(self._due)

    def stop(self) -> None:
        """Ring no more until it is armed again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        if not self.running:
            return
        now = self._services.moment()
        while self._due and now.reached(self._due[0][0]):
            at, ident = heapq.heappop(self._due)
            if self._looks.get(ident) == at:
                del self._looks[ident]
                self._looking.add(ident)
                self._background.spawn(self._looked_at(ident))
        self.arm()

    async def _looked_at(self, ident: str) -> None:
        try:
            again = await self._look(ident)
        finally:
            self._looking.discard(ident)
        if again is not None:
            self.put(ident, again)
            self.arm()
