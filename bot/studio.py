"""Where pictures come from: a process of its own draws them, so that nobody waits while one is drawn.

The process is started by the first picture, started anew when it died, and ended with the bot. What was drawn is kept
by what it shows: the same picture again costs nothing. A picture that cannot be had is never anybody's trouble, since
every message with one says the same in words.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path
from typing import Final

from bot.pictures import Picture
from bot.pictures.plans import dump

log = logging.getLogger(__name__)

MOST_KEPT: Final = 128
PATIENCE: Final = 10.0
"""Seconds after which a process that does not answer is ended."""
MOST_DEATHS: Final = 3
RESPITE: Final = 300.0
"""Seconds without pictures after so many deaths in a row."""
WORKER: Final = (
    "-P",
    "-c",
    f"import sys; sys.path.insert(0, {str(Path(__file__).resolve().parents[1])!r}); "
    "from bot.pictures.worker import main; main()",
)


class NotDrawn(Exception):
    """The picture cannot be had, now or at all."""


class Studio:
    """Draws, one picture after the other. *worker*: the arguments of the interpreter that draws; *patience*: see
    `PATIENCE`. *drawn* counts the pictures that were really drawn."""

    def __init__(self, *, worker: tuple[str, ...] = WORKER, patience: float = PATIENCE) -> None:
        self._worker = worker
        self._patience = patience
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._under_way: dict[str, asyncio.Task[bytes]] = {}
        self._turn = asyncio.Lock()
        self._process: Process | None = None
        self._deaths = 0
        self._closed_until = 0.0
        self._closed = False
        self.drawn = 0

    def kept(self, picture: Picture) -> bytes | None:
        """*picture*, if it was drawn before and is still kept."""
        found = self._kept.get(picture.key)
        if found is not None:
            self._kept.move_to_end(picture.key)
        return found

    async def draw(self, picture: Picture) -> bytes:
        """The PNG of *picture*; those who ask for the same at the same time get the same. Raises `NotDrawn`."""
        found = self.kept(picture)
        if found is not None:
            return found
        task = self._under_way.get(picture.key)
        if task is None:
            task = asyncio.create_task(self._have_drawn(picture), name=f"picture {picture.key}")
            self._under_way[picture.key] = task
            task.add_done_callback(lambda done: self._finished(picture.key, done))
        # Whoever gives up waiting takes nobody else's picture away.
        return await asyncio.shield(task)

    def _finished(self, key: str, task: asyncio.Task[bytes]) -> None:
        self._under_way.pop(key, None)
        if not task.cancelled():
            task.exception()

    async def _have_drawn(self, picture: Picture) -> bytes:
        async with self._turn:
            loop = asyncio.get_running_loop()
            if self._closed or loop.time() < self._closed_until:
                raise NotDrawn("nobody draws at the moment")
            line = dump(picture.plan) + b"\n"
            used = self._process is not None
            try:
                try:
                    made = await self._ask(line)
                except (OSError, EOFError, ValueError) as trouble:
                    if not used or isinstance(trouble, TimeoutError):
                        raise
                    # It may have died since it last drew: a fresh one shall try.
                    await self._end()
                    made = await self._ask(line)
            except (OSError, EOFError, ValueError) as trouble:
                log.warning("the process that draws is lost: %r", trouble)
                await self._end()
                self._deaths += 1
                if self._deaths >= MOST_DEATHS:
                    self._deaths = 0
                    self._closed_until = loop.time() + RESPITE
                raise NotDrawn(str(trouble)) from trouble
            self._deaths = 0
            if made is None:
                raise NotDrawn("a plan that cannot be drawn")
            self.drawn += 1
            self._kept[picture.key] = made
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            return made

    async def _ask(self, line: bytes) -> bytes | None:
        """The answer to *line*; None when it cannot be drawn."""
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(sys.executable, *self._worker, stdin=PIPE, stdout=PIPE)
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        async with asyncio.timeout(self._patience):
            process.stdin.write(line)
            await process.stdin.drain()
            size = int(await process.stdout.readline())
            return None if size < 0 else await process.stdout.readexactly(size)

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()

    async def close(self) -> None:
        """Draw nothing any more, and end the process."""
        self._closed = True
        for task in list(self._under_way.values()):
            task.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        await self._end()


__all__ = ["NotDrawn", "Studio"]
