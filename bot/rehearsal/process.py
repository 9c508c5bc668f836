"""The bot's process, seen from the rehearsal: start, kill, and the questions of the control pipe."""

import asyncio
import multiprocessing
import threading
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from . import child
from .words import Told

# Generous: several bots started at once on a small, busy machine take half a minute each.
START_S = 120.0
ANSWER_S = 30.0
PRELOAD = ["bot.rehearsal.preload"]
"""What the server process imports, once, before it forks the first bot."""


class BotDied(Told):
    """The bot's process ended, or never became ready; the message says why."""


def context() -> BaseContext:
    """Forked from a server that has imported the heavy modules; where that does not exist, started afresh."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    server = multiprocessing.get_context("forkserver")
    server.set_forkserver_preload(PRELOAD)
    return server


class BotProcess:
    """One bot that can be started, killed and started again on the same settings.

    *factory* names what makes the bot, as `module:function` (see `child`). *log* gets what it prints.
    """

    def __init__(self, settings: dict[str, Any], *, factory: str = child.ARBITRE, log: Path | None = None) -> None:
        self.settings = settings
        self.factory = factory
        self.log = log
        self.starts = 0
        self._context = context()
        self._process: BaseProcess | None = None
        self._pipe: Any = None
        self._number = 0
        self._pending: dict[int, asyncio.Future[Any]] = {}

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def start(self, now: float) -> None:
        """Start the bot with its clock at *now* and wait until it is ready. Raises `BotDied`."""
        ours, theirs = self._context.Pipe()
        self._pipe = ours
        self._number = child.READY
        loop = asyncio.get_running_loop()
        ready: asyncio.Future[Any] = loop.create_future()
        self._pending = {child.READY: ready}
        arguments = (theirs, self.factory, dict(self.settings), now, self.log)
        self._process = self._context.Process(  # type: ignore[attr-defined]
            target=child.run, args=arguments, daemon=True, name="arbitre"
        )
        self._process.start()
        theirs.close()
        threading.Thread(target=self._listen, args=(ours, self._pending, loop), daemon=True).start()
        self.starts += 1
        try:
            async with asyncio.timeout(START_S):
                await ready
        except TimeoutError:
            await self.kill()
            raise BotDied("not-ready", seconds=f"{START_S:.0f}") from None
        except BotDied:
            await self.kill()
            raise

    async def kill(self) -> None:
        """SIGKILL, and wait for the end."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        await asyncio.get_running_loop().run_in_executor(None, process.join)
        self._pipe.close()

    async def stop(self) -> None:
        """Ask the bot to end; kill it if it does not."""
        process = self._process
        if process is None:
            return
        try:
            await self._ask("stop", limit=10)
            await asyncio.get_running_loop().run_in_executor(None, process.join, 10)
        except BotDied:
            pass
        await self.kill()

    async def settled(self) -> None:
        """Return when the bot has no input in progress and has posted everything."""
        await self._ask("settled")

    async def advance(self, seconds: float) -> float:
        """Move the bot's clock; what falls due on the way has happened when this returns the new time."""
        return float(await self._ask("advance", seconds))

    async def now(self) -> float:
        return float(await self._ask("now"))

    def last_words(self, lines: int = 15) -> str:
        """The end of the log."""
        if self.log is None or not self.log.is_file():
            return ""
        return "\n".join(self.log.read_text(encoding="utf-8", errors="replace").splitlines()[-lines:])

    async def _ask(self, verb: str, argument: Any = None, limit: float = ANSWER_S) -> Any:
        if self._process is None:
            raise BotDied("not-running")
        self._number += 1
        number = self._number
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._pending[number] = future
        try:
            self._pipe.send((number, verb, argument))
            async with asyncio.timeout(limit):
                return await future
        except TimeoutError:
            raise BotDied("no-reply", verb=verb, seconds=f"{limit:.0f}") from None
        except OSError:
            raise BotDied("ended") from None
        finally:
            self._pending.pop(number, None)

    def _listen(self, pipe: Any, pending: dict[int, "asyncio.Future[Any]"], loop: asyncio.AbstractEventLoop) -> None:
        """In a thread: hand every answer to the future that waits for it; at the end, fail what still waits."""

        def settle(number: int, problem: str | BotDied | None, result: Any) -> None:
            future = pending.get(number)
            if future is not None and not future.done():
                if problem is None:
                    future.set_result(result)
                elif isinstance(problem, str):
                    future.set_exception(BotDied("bot-said", problem=problem))
                else:
                    future.set_exception(problem)

        def end() -> None:
            for number in list(pending):
                settle(number, BotDied("ended"), None)

        try:
            while True:
                loop.call_soon_threadsafe(settle, *pipe.recv())
        except (EOFError, OSError):
            try:
                loop.call_soon_threadsafe(end)
            except RuntimeError:
                return
        except RuntimeError:
            return
