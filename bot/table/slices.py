"""Long work in short slices: between two of them everybody else is served."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Generator, Iterable
from typing import Final, TypeVar

T = TypeVar("T")

AT_ONCE: Final = 5
"""Lines of a journal that are read, replayed or worded in one slice: some milliseconds, twenty of a large encounter."""


async def sliced(work: Iterable[T], at_once: int = AT_ONCE) -> AsyncIterator[T]:
    """What *work* comes to, piece by piece; after each *at_once* pieces whatever else waits has its turn."""
    for count, each in enumerate(work, start=1):
        yield each
        if count % at_once == 0:
            await asyncio.sleep(0)


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
