"""Long work in short slices: between two of them everybody else is served."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Generator, Iterable
from typing import Final, TypeVar

T = TypeVar("T")

AT_ONCE: Final = 5
"""Lines of a journal that are read, replayed or worded in one slice: some milliseconds."""
LONGEST: Final = 0.008
"""Seconds after which a slice ends whatever its pieces come to: a single line of a large encounter takes as long."""


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


__all__ = ["AT_ONCE", "finished", "sliced"]
