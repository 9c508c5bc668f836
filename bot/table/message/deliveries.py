"""Answers to interactions that are messages of the table as well: whether Discord took them is for a command to say."""

from __future__ import annotations

import asyncio

from bot.table.base.actor import Outcome
from bot.table.base.places import Place
from bot.table.message.postman import Postman

PATIENCE = 30.0
"""Seconds for which a command may keep to itself whether Discord took its answer."""


class Deliveries:
    """The answers of one encounter that are under way."""

    def __init__(self, postman: Postman) -> None:
        self._postman = postman
        self._patience: dict[tuple[str, int], asyncio.TimerHandle] = {}

    def hosting(self, place: Place, *, update: bool = False, bare: bool = False) -> Outcome:
        """The answer to an interaction that shows *place*; *bare*: without the pictures that it had."""
        slot, version = place.slot, place.version
        loop = asyncio.get_running_loop()
        # Should the command die before it says whether Discord took its answer, the channel must not wait for ever.
        self._patience[slot, version] = loop.call_later(
            PATIENCE, lambda: loop.create_task(self._undelivered(slot, version))
        )

        async def delivered(message: int | None) -> None:
            self._calm(slot, version)
            await self._postman.delivered(slot, version, message)

        async def undelivered() -> None:
            await self._undelivered(slot, version)

        return Outcome(place.card, update=update, bare=bare, on_delivered=delivered, on_undelivered=undelivered)

    async def _undelivered(self, slot: str, version: int) -> None:
        self._calm(slot, version)
        await self._postman.undelivered(slot, version)

    def _calm(self, slot: str, version: int) -> None:
        handle = self._patience.pop((slot, version), None)
        if handle is not None:
            handle.cancel()

    def close(self) -> None:
        """Wait no more."""
        for handle in self._patience.values():
            handle.cancel()
