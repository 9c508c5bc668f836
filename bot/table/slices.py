"""Long work in short slices: between two of them everybody else is served."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
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


__all__ = ["AT_ONCE", "sliced"]
