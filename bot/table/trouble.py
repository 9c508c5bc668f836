"""Trouble at a table: the clock stops, its game master is told why, and it goes on when that is mended."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from bot.kernel import inputs as said
from bot.kernel.errors import Refused
from bot.table import gm_screen, letters
from bot.table.actor import REFEREE
from bot.table.postman import Postman
from bot.table.protocols import Amendable, Opened, Remembered, Submitting, Taking
from bot.table.session import Aside
from bot.table.unsaved import graveness

log = logging.getLogger(__name__)


class Troubled(Amendable, Opened, Remembered, Submitting, Taking, Protocol):
    """One encounter, as far as trouble with it needs it."""

    @property
    def postman(self) -> Postman: ...


class Trouble:
    """What is wrong with one table."""

    def __init__(self, table: Troubled) -> None:
        self._table = table
        self._holding: asyncio.Task[None] | None = None

    @property
    def under_way(self) -> bool:
        """Whether the table is being held for some trouble."""
        return self._holding is not None and not self._holding.done()

    async def settled(self) -> None:
        """Return when it is held."""
        if self._holding is not None:
            await asyncio.gather(self._holding, return_exceptions=True)

    def screen_lost(self, why: str) -> None:
        """The screen's channel is gone or closed to the bot."""
        self._holding = asyncio.create_task(gm_screen.lost(self._table, why))

    async def stop(self, reason: str, what: str | None, face: int | None = None, sides: int | None = None) -> None:
        """Hold this encounter and tell the GM why; *what* was set aside (a laid *face* that no such die shows)."""
        table = self._table
        if table.committed.standing.held:
            return
        hold = said.Hold(0, reason, face, sides)
        await table.take(hold, REFEREE, aside=Aside(set_aside=what[:2_000] if what else None))

    async def lost(self, why: str) -> None:
        """The channel is gone or closed to the bot: hold, and try no more."""
        table = self._table
        log.warning("encounter %s: channel %s is out of reach (%s)", table.id, table.row.channel, why)

        async def hold() -> None:
            if why == "gone" and not table.ended:
                # Before it is noted: a crash in between tells him twice rather than never.
                await letters.place_gone(table)
            async with table.lock:
                if table.committed.standing.held or table.committed.standing.ended:
                    return
                try:
                    await table.take(said.Hold(0, "lost"), REFEREE, aside=Aside(trouble=why))
                except Refused as refused:
                    log.log(graveness(refused), "encounter %s could not be held: %s", table.id, refused.key)

        if table.session.trouble != why:
            self._holding = asyncio.create_task(hold())

    async def channel_lost(self) -> None:
        """Discord says that the channel was deleted, or the bot removed."""
        await self.lost("gone")

    async def recheck(self) -> None:
        """The channel may be open to the bot again: send what was not sent, and let time run if it stood for that."""
        table = self._table
        if table.ended or table.services.port.closed(table.row.channel) is not None:
            return
        if table.committed.standing.held != "lost":
            if table.outbox.unsent:
                table.postman.hurry()
            return
        back = table.services.renderer.note(table.locale, "channel-back")
        try:
            await table.submit(lambda: said.Resume(0), aside=Aside(mended=True), remark=back)
        except Refused as refused:
            log.warning("encounter %s does not go on: %s", table.id, refused.key)


__all__ = ["Trouble"]
