"""Time for everything outside the rules: the machine's, or one that a test or a rehearsal moves by hand."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Awaitable, Callable
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    """Seconds since 1970, and calls in the future."""

    def now(self) -> float: ...

    def call_at(self, when: float, call: Callable[[], object]) -> Timer:
        """Have *call* called once, at or soon after *when*, on the event loop."""
        ...


class SystemClock:
    """The machine's clock. Far deadlines are re-armed daily: event loops do not take arbitrarily long delays."""

    def now(self) -> float:
        return time.time()

    def call_at(self, when: float, call: Callable[[], object]) -> Timer:
        return _Alarm(self, when, call)


class _Alarm:
    def __init__(self, clock: SystemClock, when: float, call: Callable[[], object]) -> None:
        self._clock, self._when, self._call = clock, when, call
        self._arm()

    def _arm(self) -> None:
        left = max(0.0, self._when - self._clock.now())
        loop = asyncio.get_running_loop()
        self._handle = loop.call_later(left, self._call) if left < 86_400 else loop.call_later(86_400, self._arm)

    def cancel(self) -> None:
        self._handle.cancel()


class StepClock:
    """A clock that stands still until it is moved; timers fire in order, each at its own time."""

    def __init__(self, start: float = 1_700_000_000.0) -> None:
        self._now = start
        self._count = itertools.count()
        self._timers: list[tuple[float, int, _Step]] = []

    def now(self) -> float:
        return self._now

    def call_at(self, when: float, call: Callable[[], object]) -> Timer:
        step = _Step(call)
        heapq.heappush(self._timers, (when, next(self._count), step))
        return step

    async def advance(self, seconds: float, settled: Callable[[], Awaitable[object]] | None = None) -> None:
        """Move *seconds* on, firing what falls due on the way and letting the loop run in between.

        *settled*, if given, is an async callable awaited after each timer, so that its consequences come first.
        """
        end = self._now + seconds
        while self._timers and self._timers[0][0] <= end:
            when, _, step = heapq.heappop(self._timers)
            self._now = max(self._now, when)
            if step.cancelled:
                continue
            step.call()
            await asyncio.sleep(0)
            if settled is not None:
                await settled()
        self._now = end


class _Step:
    def __init__(self, call: Callable[[], object]) -> None:
        self.call, self.cancelled = call, False

    def cancel(self) -> None:
        self.cancelled = True
