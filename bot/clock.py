"""Time for everything outside the rules: the machine's, or one that a test or a rehearsal moves by hand.

The date (`now`) is set by people and by the network: it may leap. What lasts is measured and waited for by the steady
clock, which only goes on. Neither ever shows the same twice: whatever decides something reads once, and hands on what
it has read.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

CREEP = 2.0**-17
"""Seconds (about eight microseconds) by which a clock that is moved by hand goes on at each reading."""


_BOOTTIME: int | None = getattr(time, "CLOCK_BOOTTIME", None)
"""The clock that counts the time in which the machine sleeps, too, where there is one."""


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    """The date, a steady measure of time, and calls in the future."""

    def now(self) -> float:
        """Seconds since 1970."""
        ...

    def steady(self) -> float:
        """Seconds since some moment or other, which pass evenly whatever becomes of the date."""
        ...

    def call_in(self, seconds: float, call: Callable[[], object]) -> Timer:
        """Have *call* called once, on the event loop, when *seconds* have passed by the steady clock or soon after."""
        ...


class SystemClock:
    """The machine's clock. While the machine itself sleeps its steady clock goes on and leaves the timers behind, so
    that sleep is told from a date that is set; on a system that does not count it, it stands still."""

    def now(self) -> float:
        return time.time()

    def steady(self) -> float:
        return time.monotonic() if _BOOTTIME is None else time.clock_gettime(_BOOTTIME)

    def call_in(self, seconds: float, call: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0.0, seconds), call)


class StepClock:
    """A clock that is moved by hand and creeps on at each reading, as every clock does; timers fire in order, each a
    moment after its time."""

    def __init__(self, start: float = 1_700_000_000.0) -> None:
        self._now = start
        self._leapt = 0.0
        self._count = itertools.count()
        self._timers: list[tuple[float, int, _Step]] = []

    def now(self) -> float:
        self._now += CREEP
        return self._now + self._leapt

    def steady(self) -> float:
        self._now += CREEP
        return self._now

    def leap(self, seconds: float) -> None:
        """Set the date *seconds* forward or back; the steady clock and the timers know nothing of it."""
        self._leapt += seconds

    def stand(self, seconds: float) -> None:
        """Let *seconds* pass in which the process stands still: what fell due in them fires with the next `advance`."""
        self._now += seconds

    def call_in(self, seconds: float, call: Callable[[], object]) -> Timer:
        step = _Step(call)
        heapq.heappush(self._timers, (self._now + max(0.0, seconds), next(self._count), step))
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
        self._now = max(self._now, end)


class _Step:
    def __init__(self, call: Callable[[], object]) -> None:
        self.call, self.cancelled = call, False

    def cancel(self) -> None:
        self.cancelled = True
