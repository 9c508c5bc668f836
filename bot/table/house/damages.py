"""Which encounters cannot be read, as far as is known: each keeps its channel, and its game master is told, once."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import Any

from bot.kernel.errors import Refused
from bot.port import PortError
from bot.render.cards import Card
from bot.store import StoreDamaged, StoreFailed, Unreadable
from bot.table.base.actor import Actor, Outcome
from bot.table.base.places import nonce_of
from bot.table.base.services import Services
from bot.table.base.unsaved import unsaved
from bot.table.house.heads import Heads
from bot.table.keeping import damage

log = logging.getLogger(__name__)


class Damages:
    """Those of this process. *spawn* does work in the background."""

    def __init__(self, services: Services, heads: Heads, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._services = services
        self._heads = heads
        self._spawn = spawn
        self._known: set[str] = set()
        self._apart: list[str] = []
        """Those of which not even the head could be read at the start, and that nobody was told of yet."""

    def refusal(self, encounter: str, trouble: Exception) -> Refused:
        """What is said of *encounter*, which does not wake up because of *trouble*."""
        refused = damage.refusal_of(trouble)
        if encounter not in self._known:
            self._known.add(encounter)
            log.error("encounter %s cannot be read and is held: %s", encounter, trouble, exc_info=trouble)
            if encounter in self._heads:
                self._spawn(self._tell(encounter, refused))
        return refused

    def mended(self, encounter: str) -> None:
        """*encounter* can be read."""
        self._known.discard(encounter)

    def set_apart(self, lost: Unreadable) -> None:
        """An encounter of which not even the head can be read: it keeps its channel until somebody closes it."""
        log.error("encounter %s in channel %s cannot be read and is held", lost.encounter or "?", lost.channel)
        if lost.channel is not None:
            encounter = self._heads.set_apart(lost, lost.channel)
            self._known.add(encounter)
            self._apart.append(encounter)

    def tell(self) -> None:
        """Discord can be reached: whoever waits for those that were set apart reads so."""
        while self._apart:
            encounter = self._apart.pop()
            self._spawn(self._tell(encounter, damage.refusal_of(StoreDamaged(encounter, table="heads"))))

    async def _tell(self, encounter: str, refused: Refused) -> None:
        """Nothing comes by itself any more in *encounter*: its game master reads so, and whoever waits in its channel
        for what is due there."""
        found = await self._services.store.salvage(encounter)
        if (where := self._heads.get(encounter)) is None:
            return
        port, locale = self._services.port, self._services.renderer.texts.default
        if found.encounter is not None:
            locale = found.encounter.locale
        said = self._services.renderer.refusal(locale, refused, bare=True)
        try:
            if found.gm is not None:
                await port.whisper(found.gm, Card(text=f"<#{where.channel}>\n{said}"))
        except PortError as error:
            log.info("encounter %s: its game master takes no direct message: %s", encounter, error)
        try:
            await port.post(where.channel, Card(text=said), nonce_of(encounter, "damaged"))
        except PortError as error:
            # Whoever types anything in that channel reads the same.
            log.info("encounter %s: its channel could not be told that it is held: %s", encounter, error)

    async def close(self, actor: Actor, channel: int) -> Outcome:
        """Close the one that keeps *channel*. Raises `Refused` (`moment-passed`: there is none)."""
        encounter = self._heads.at(channel)
        if encounter is None:
            raise Refused("moment-passed")
        try:
            outcome = await damage.close(self._services, encounter, channel, actor)
        except StoreFailed as failed:
            raise unsaved(failed) from failed
        self._heads.drop(encounter, channel)
        return outcome
