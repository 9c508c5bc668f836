"""What happens elsewhere on Discord: channels and servers are lost to the bot, and come back; sheets are changed."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Protocol

from bot.kernel.errors import Refused
from bot.store import SheetRow
from bot.table.base.actor import Actor
from bot.table.house.heads import Heads
from bot.table.house.table import Table
from bot.table.message import gm_screen

log = logging.getLogger(__name__)


class Found(Protocol):
    """All encounters, as far as they matter here: see `Tables`."""

    @property
    def heads(self) -> Heads: ...

    @property
    def in_memory(self) -> Iterable[Table]: ...

    async def by_id(self, encounter: str) -> Table: ...


class Reach:
    """Which encounters learn of it."""

    def __init__(self, tables: Found) -> None:
        self._tables = tables

    async def lost(self, channel: int) -> None:
        """A channel was deleted."""
        tables = self._tables
        for table in [each for each in tables.in_memory if each.session.screen == channel]:
            await gm_screen.lost(table, "gone")
        ident = tables.heads.at(channel)
        if ident is not None:
            with suppress(Refused):
                await (await tables.by_id(ident)).trouble.channel_lost()

    async def restored(self, guild: int, channel: int | None = None) -> None:
        """Something changed in a server, or in one of its channels: encounters that stood because the bot could not
        speak there go on if it can."""
        for head in [each for each in self._tables.heads.of(guild) if each.status == "held"]:
            if channel is None or head.channel == channel:
                with suppress(Refused):
                    await (await self._tables.by_id(head.id)).trouble.recheck()

    async def unavailable(self, guild: int) -> None:
        """Discord cannot reach a server for a while: nobody there can answer, so nobody's time runs."""
        for head in [each for each in self._tables.heads.of(guild) if each.status == "running"]:
            with suppress(Refused):
                await (await self._tables.by_id(head.id)).trouble.unavailable()

    async def lost_guild(self, guild: int) -> None:
        """The bot was removed from a server."""
        for head in [each for each in self._tables.heads.of(guild) if each.status != "held"]:
            await self.lost(head.channel)

    async def follow(
        self, actor: Actor, sheet: SheetRow, called: str, figures: Mapping[str, int], fields: Sequence[str]
    ) -> tuple[int, int]:
        """*sheet*, until now *called* so, was changed. Copies in encounters that have not begun are made anew; in the
        others the game master is offered the new *figures* and what else its *fields* say. How many copies follow, and
        how many may."""
        following = offered = 0
        for head in self._tables.heads.of(sheet.guild):
            try:
                table = await self._tables.by_id(head.id)
                if not table.committed.standing.begun:
                    following += await table.copies.renew(actor, sheet.owner, called, sheet.name, sheet.body)
                elif figures or fields:
                    offered += await table.copies.offer(sheet.owner, called, sheet, figures, fields)
            except Refused as refused:
                log.warning("encounter %s does not learn of a changed sheet: %s", head.id, refused)
        return following, offered
