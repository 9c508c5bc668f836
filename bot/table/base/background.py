"""Work beside all else: in the background, where nobody waits for it, and it ends with whoever began it; and long work
in short slices, between two of which everybody else is served."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine, Generator, Iterable
from typing import Any, Final, TypeVar

log = logging.getLogger(__name__)
T = TypeVar("T")

AT_ONCE: Final = 5
"""Lines of a journal that are read, replayed or worded in one slice: some milliseconds."""
LONGEST: Final = 0.008
"""Seconds after which a slice ends whatever its pieces come to: a single line of a large encounter takes as long."""


class Background:
    """Tasks of one event loop. One that fails is logged, and harms nobody else."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self.stopped = False

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do *work*; not at all once stopped."""
        if self.stopped:
            work.close()
            return
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())

    @property
    def busy(self) -> bool:
        """Whether something is under way."""
        return bool(self._tasks)

    async def wait(self) -> None:
        """Return when what is under way now is done."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def stop(self) -> None:
        """Give up what is under way, and begin nothing more."""
        self.stopped = True
        for task in list(self._tasks):
            task.cancel()
        await self.wait()


async def sliced(work: Iterable[T], at_once: int = AT_ONCE) -> AsyncIterator[T]:
    """What *work* comes to, piece by piece; after each *at_once* pieces, or sooner where they take long (what is done
    with them, too), whatever else waits has its turn."""
    done, until = 0, time.perf_counter() + LONGEST
    for each in work:
        yield each
        done += 1
        if done == at_once or time.perf_counter() >= until:
            await asyncio.sleep(0)
            done, until = 0, time.perf_counter() + LONGEST


async def finished(work: Generator[None, None, T]) -> T:
    """What *work* comes to in the end; wherever it yields, whatever else waits has its turn. Closed, if whoever waits
    for it goes."""
    try:
        while True:
            next(work)
            await asyncio.sleep(0)
    except StopIteration as done:
        found: T = done.value
        return found
    finally:
        work.close()
