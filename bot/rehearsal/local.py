"""The whole local table: Discord's double, people in their seats, and the bot in a process of its own.

async with LocalTable(database) as table:
    await table.person("Alice").type("/declare action:attack target:Orc")
    await table.settled()
    await table.restart()
"""

import asyncio
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from . import child
from .double import BodyCheck, Double
from .process import BotDied, BotProcess
from .seats import Person, Seats
from .world import Json, WorldClock

SETTLE_S = 30.0


class LocalTable:
    """Everything a rehearsal needs, started and stopped together.

    *database* is the bot's file; *start* the time at which the table's clock stands (default: now), which only
    `wait` moves. *settings* adds to or replaces what the bot is given; *factory* names another bot. *files* is where
    `@path` is looked for.
    """

    def __init__(
        self,
        database: Path,
        *,
        locale: str = "fr",
        seed: str | None = None,
        files: Path | None = None,
        start: float | None = None,
        factory: str = child.ARBITRE,
        settings: Json | None = None,
        check: BodyCheck | None = None,
        log: Path | None = None,
    ) -> None:
        self.database = database
        self.double = Double(locale=locale, clock=WorldClock(start, stepped=True), check=check)
        self.seats = Seats(self.double, locale=locale, files=files)
        self._settings: Json = {
            "discord_token": self.double.token,
            "database_path": str(database),
            "default_locale": locale,
            "log_level": "WARNING",
        }
        if seed is not None:
            self._settings["seed"] = seed
        self._settings |= settings or {}
        self.bot = BotProcess(self._settings, factory=factory, log=log)

    async def __aenter__(self) -> Self:
        await self.double.start()
        self._settings["discord_api_base"] = self.double.api_base
        self._settings["discord_gateway_url"] = self.double.gateway_url
        try:
            await self.start_bot()
        except BaseException:
            await self.double.stop()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.bot.stop()
        await self.double.stop()

    # The bot -----------------------------------------------------------------------------------------------------

    async def start_bot(self) -> None:
        """Start the bot at the table's present time, and wait until it is connected, ready and settled."""
        await self.bot.start(self.double.clock.now())
        async with asyncio.timeout(SETTLE_S):
            await self.double.gateway.wait_connected()
        await self.settled()

    async def kill_bot(self) -> None:
        """SIGKILL the bot; people stop waiting for its answers."""
        await self.bot.kill()
        self.double.gateway.forget()
        self.double.abandon("killed")

    async def restart(self) -> None:
        """Kill the bot and start it again on the same database."""
        await self.kill_bot()
        await self.start_bot()

    async def settled(self) -> None:
        """Return when nobody waits for an answer, no request is on its way, and the bot has nothing left to do."""
        try:
            async with asyncio.timeout(SETTLE_S):
                while True:
                    await self.double.wait_idle()
                    before = self.double.log.total
                    await self.double.gateway.pulse()
                    await self.bot.settled()
                    if self.double.idle and self.double.log.total == before:
                        return
        except TimeoutError:
            raise BotDied("not-settled", seconds=f"{SETTLE_S:.0f}") from None

    async def wait(self, seconds: float) -> None:
        """Move the table's clock on, the bot's and Discord's; nobody sleeps."""
        self.double.clock.advance(seconds)
        await self.bot.advance(seconds)
        await self.settled()

    # People ------------------------------------------------------------------------------------------------------

    def person(self, name: str, *, locale: str | None = None, gm: bool | None = None) -> Person:
        """The person called *name*, created when first named."""
        return self.seats.person(name, locale=locale, gm=gm)

    # What happened -----------------------------------------------------------------------------------------------

    def events(self, after: int = 0) -> Iterator[Json]:
        """The events in the database with a number above *after*, oldest first."""
        events_of: Callable[[Path, int], list[dict[str, Any]]] = import_module("bot.app").events_of
        yield from events_of(self.database, after)
