"""The bot under test, in a process of its own: runs it and answers a control pipe.

The parent sends `(number, verb, argument)` and gets `(number, problem or None, result)`. Verbs: `settled`, `advance`
(seconds), `now`, `stop`. Number 0 is the bot's own start: its answer means ready. When the pipe closes, the bot ends.
"""

import asyncio
import logging
import os
import signal
import threading
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Protocol, TypeAlias

Settings: TypeAlias = dict[str, Any]

READY = 0
ARBITRE = "bot.rehearsal.child:arbitre"


class App(Protocol):
    """What the rehearsal needs of a bot."""

    async def run(self) -> None:
        """Work until stopped."""
        ...

    async def ready(self) -> None:
        """Return once interactions are answered."""
        ...

    async def settled(self) -> None:
        """Return once no input is in progress and everything to post is posted."""
        ...

    async def stop(self) -> None: ...


class MovedClock(Protocol):
    """A clock that only moves when told."""

    def now(self) -> float: ...

    async def advance(self, seconds: float, settled: Any = None) -> None: ...


def arbitre(settings: Settings, start: float) -> tuple[App, MovedClock]:
    """The real bot, on a clock that stands at *start*."""
    seed = settings.pop("seed", None)
    # Every `pulse` of the double costs a heartbeat: the library's own limit of 110 a minute would stop long scenes.
    limiter: Any = import_module("discord.gateway").GatewayRatelimiter
    limiter.get_delay = lambda self: 0.0
    clock = import_module("bot.clock").StepClock(start)
    made = import_module("bot.settings").Settings.model_validate(settings)
    app = import_module("bot.app").App(made, clock)
    if seed is not None:
        app.use_seed(bytes.fromhex(seed))
    return app, clock


def run(pipe: "Connection[Any, Any]", factory: str, settings: Settings, start: float, log: Path | None) -> None:
    """The child's whole life. *factory* is `module:function`; it gets the settings and the clock's start."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the console's business
    if log is not None:
        target = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.dup2(target, 1)
        os.dup2(target, 2)
    asyncio.run(_live(pipe, factory, settings, start))


async def _live(pipe: "Connection[Any, Any]", factory: str, settings: Settings, start: float) -> None:
    module, _, name = factory.partition(":")
    inbox: asyncio.Queue[tuple[int, str, Any] | None] = asyncio.Queue()
    app: App
    clock: MovedClock
    try:
        app, clock = getattr(import_module(module), name)(settings, start)
        if not logging.root.handlers:
            logging.basicConfig(level=str(settings.get("log_level", "WARNING")))
        running = asyncio.create_task(app.run())
        ready = asyncio.create_task(app.ready())
        await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            ready.cancel()
            running.result()
            raise RuntimeError("the bot stopped before it was ready")
        ready.result()
    except Exception as error:
        logging.getLogger(__name__).exception("the bot did not start")
        pipe.send((READY, f"{type(error).__name__}: {error}", None))
        return
    pipe.send((READY, None, os.getpid()))
    loop = asyncio.get_running_loop()
    threading.Thread(target=_listen, args=(pipe, inbox, loop), daemon=True).start()
    running.add_done_callback(lambda _: inbox.put_nowait(None))
    jobs: set[asyncio.Task[None]] = set()
    while (message := await inbox.get()) is not None:
        job = asyncio.create_task(_obey(pipe, app, clock, *message))
        jobs.add(job)
        job.add_done_callback(jobs.discard)
    if not running.done():
        await app.stop()
    if jobs:
        await asyncio.wait(jobs, timeout=5)
    await running


def _listen(pipe: "Connection[Any, Any]", inbox: "asyncio.Queue[Any]", loop: asyncio.AbstractEventLoop) -> None:
    """Carry messages from the pipe to the loop, until the parent is gone."""
    try:
        while True:
            message = pipe.recv()
            loop.call_soon_threadsafe(inbox.put_nowait, message)
    except (EOFError, OSError, RuntimeError):
        try:
            loop.call_soon_threadsafe(inbox.put_nowait, None)
        except RuntimeError:
            return


async def _obey(
    pipe: "Connection[Any, Any]", app: App, clock: MovedClock, number: int, verb: str, argument: Any
) -> None:
    result: Any = None
    problem: str | None = None
    try:
        match verb:
            case "settled":
                await app.settled()
            case "advance":
                await clock.advance(float(argument), app.settled)
                await app.settled()
                result = clock.now()
            case "now":
                result = clock.now()
            case "stop":
                await app.stop()
            case _:
                problem = f"unknown verb {verb}"
    except Exception as error:
        logging.getLogger(__name__).exception("%s failed", verb)
        problem = f"{type(error).__name__}: {error}"
    pipe.send((number, problem, result))
