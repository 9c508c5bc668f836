"""A bot in a process of its own, with a pipe to ask what it has cost so far.

`Bot` is the driver's side. The child runs either the floor (`floor_bot`) or the real `bot.app.App`, alone on its core.
"""

from __future__ import annotations

import asyncio
import cProfile
import gc
import multiprocessing
import os
import pstats
import resource
import time
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Literal

from bench.measure import pin

Kind = Literal["floor", "ours"]

START_S = 60.0


@dataclass(frozen=True, slots=True)
class Cost:
    """What the bot has cost since its start: processor seconds, those in garbage collections and the longest of these,
    transactions, reads; memory at its height in MiB. *starting*: processor seconds from the end of the imports until it
    was ready."""

    cpu: float
    collecting: float = 0.0
    longest: float = 0.0
    transactions: int = 0
    reads: int = 0
    peak_mib: float = 0.0
    starting: float = 0.0

    def since(self, before: Cost) -> Cost:
        """What it cost from *before* to now."""
        return Cost(
            self.cpu - before.cpu,
            self.collecting - before.collecting,
            self.longest,
            self.transactions - before.transactions,
            self.reads - before.reads,
            self.peak_mib,
            self.starting,
        )


class BotFailed(Exception):
    """The bot's process did not start, or ended."""


class Bot:
    """One bot, started with `start`, ended with `stop` or `kill`."""

    def __init__(self, kind: Kind, settings: dict[str, Any], core: int | None) -> None:
        self.kind = kind
        self._settings = settings
        self._core = core
        self._context = multiprocessing.get_context("spawn")
        self._process: BaseProcess | None = None
        self._pipe: Any = None

    async def start(self, *, gathered: bool = False) -> None:
        """Start and return once it is connected and answers. *gathered*: tracker edits as shipped, one a second."""
        self._pipe, theirs = self._context.Pipe()
        arguments = (theirs, self.kind, dict(self._settings), self._core, gathered)
        self._process = self._context.Process(target=live, args=arguments, daemon=True)
        self._process.start()
        theirs.close()
        told = await self._receive()
        if told != "ready":
            raise BotFailed(told)

    async def cost(self) -> Cost:
        return Cost(**await self._ask("cost"))

    def resident_mib(self) -> float:
        """What its process keeps in memory now, in MiB; NaN where the system does not tell."""
        pid = None if self._process is None else self._process.pid
        try:
            pages = int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1])
        except OSError:
            return float("nan")
        return pages * resource.getpagesize() / 2**20

    async def settled(self) -> None:
        """Return when the bot has nothing left to do."""
        await self._ask("settled")

    async def held(self) -> float:
        """The processor seconds of the longest step that the bot's event loop took since this was last asked."""
        seconds: float = await self._ask("held")
        return seconds

    async def profile(self, on: bool, path: Path | None = None) -> None:
        """Begin to profile the bot's event loop, or stop and write the profile to *path*."""
        await self._ask("profile", on, None if path is None else str(path))

    async def stop(self) -> None:
        if self._process is None:
            return
        with suppress(BotFailed, OSError):
            await self._ask("stop")
        await asyncio.get_running_loop().run_in_executor(None, self._process.join, 10)
        await self.kill()

    async def kill(self) -> None:
        """SIGKILL."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            await asyncio.get_running_loop().run_in_executor(None, process.join)
            self._pipe.close()

    async def _ask(self, *words: Any) -> Any:
        self._pipe.send(words)
        return await self._receive()

    async def _receive(self) -> Any:
        """The next thing the child says, without holding up the event loop."""
        loop = asyncio.get_running_loop()
        arrived = asyncio.Event()
        loop.add_reader(self._pipe.fileno(), arrived.set)
        try:
            async with asyncio.timeout(START_S):
                await arrived.wait()
            return self._pipe.recv()
        except (EOFError, OSError, TimeoutError) as error:
            raise BotFailed(f"the {self.kind} bot ended or does not answer") from error
        finally:
            loop.remove_reader(self._pipe.fileno())


# ---- in the child


def live(pipe: Connection[Any, Any], kind: Kind, settings: dict[str, Any], core: int | None, gathered: bool) -> None:
    """The child's whole life."""
    pin(core)
    asyncio.run(_live(pipe, kind, settings, gathered))


class Collections:
    """Watches the garbage collector. In processor seconds of the thread that collects: on a busy machine a pause that
    is none of the collector's would count otherwise."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.longest = 0.0
        self._begun = 0.0
        gc.callbacks.append(self._happen)

    def _happen(self, phase: str, _: dict[str, int]) -> None:
        now = time.thread_time()
        if phase == "start":
            self._begun = now
            return
        self.seconds += now - self._begun
        self.longest = max(self.longest, now - self._begun)

    def told(self) -> dict[str, float]:
        """The sum so far, and the longest since this was last asked."""
        longest, self.longest = self.longest, 0.0
        return {"collecting": self.seconds, "longest": longest}


class Steps:
    """Watches the event loop: while it takes one step, nobody else is served."""

    def __init__(self) -> None:
        self._longest = 0.0
        run: Any = asyncio.Handle._run

        def watched(handle: asyncio.Handle) -> None:
            begun = time.thread_time()
            run(handle)
            self._longest = max(self._longest, time.thread_time() - begun)

        asyncio.Handle._run = watched  # type: ignore[method-assign]

    def told(self) -> float:
        """The longest step since this was last asked, in processor seconds of the loop's thread."""
        longest, self._longest = self._longest, 0.0
        return longest


async def _live(pipe: Connection[Any, Any], kind: Kind, settings: dict[str, Any], gathered: bool) -> None:
    app: Any
    running: Coroutine[Any, Any, None]
    ready: Coroutine[Any, Any, Any]
    if kind == "floor":
        from bench.floor_bot import FloorBot

        imported = time.process_time()
        app = FloorBot(settings)
        running, ready = app.run_until_closed(), app.started.wait()
    else:
        from bot.app import App
        from bot.settings import Settings
        from bot.table.message import postman

        if not gathered:
            # As when people act seconds apart: each input has its edit of the tracker, none is saved by haste.
            postman.SLOW = 0.0
        imported = time.process_time()
        app = App(Settings.model_validate(settings))
        running, ready = app.run(), app.ready()
    serving, readying = asyncio.create_task(running), asyncio.create_task(ready)
    await asyncio.wait({serving, readying}, return_when=asyncio.FIRST_COMPLETED)
    if serving.done():
        readying.cancel()
        pipe.send(f"the {kind} bot did not start: {serving.exception()!r}")
        return
    starting = time.process_time() - imported
    pipe.send("ready")
    await _obey(pipe, app, Collections(), Steps(), starting)
    stopping = app.close() if kind == "floor" else app.stop()
    await stopping
    with suppress(asyncio.CancelledError):
        await serving
    pipe.send("stopped")


async def _obey(pipe: Connection[Any, Any], app: Any, collections: Collections, steps: Steps, starting: float) -> None:
    """Answer the driver until it says stop, or is gone."""
    loop = asyncio.get_running_loop()
    arrived = asyncio.Event()
    loop.add_reader(pipe.fileno(), arrived.set)
    profiler = cProfile.Profile()
    try:
        while True:
            await arrived.wait()
            arrived.clear()
            while pipe.poll():
                verb, *rest = pipe.recv()
                match verb:
                    case "cost":
                        pipe.send(_cost(app) | collections.told() | {"starting": starting})
                    case "held":
                        pipe.send(steps.told())
                    case "settled":
                        if hasattr(app, "settled"):
                            await app.settled()
                        pipe.send(None)
                    case "profile":
                        _profile(profiler, *rest)
                        pipe.send(None)
                    case "stop":
                        return
    except (EOFError, OSError):
        return
    finally:
        loop.remove_reader(pipe.fileno())


def _cost(app: Any) -> dict[str, float]:
    store = getattr(app, "store", None)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    made: dict[str, float] = {"cpu": time.process_time(), "peak_mib": peak}
    if store is not None:
        made |= {"transactions": store.transactions, "reads": store.reads}
    return made


def _profile(profiler: cProfile.Profile, on: bool, path: str | None) -> None:
    if on:
        profiler.enable()
        return
    profiler.disable()
    if path is not None:
        pstats.Stats(profiler).dump_stats(os.fspath(path))
