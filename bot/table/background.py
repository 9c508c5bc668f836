"""Work in the background: nobody waits for it, and it ends with whoever began it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger(__name__)


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


__all__ = ["Background"]
