"""What is done every now and then, whatever is played: a sign of life, old tokens removed, ended encounters packed."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping, Sequence
from math import isfinite
from typing import TYPE_CHECKING
from zlib import crc32

from bot.store import Head, StoreFailed, StoreGone
from bot.table.base.background import Background
from bot.table.base.session import TEMPOS
from bot.table.hearing.delays import seconds_of

if TYPE_CHECKING:
    from bot.clock import Timer
    from bot.table.base.services import Services

log = logging.getLogger(__name__)

HEARTBEAT = 60.0
WATCH = 15.0
"""So often the clocks are looked at: whoever wakes up shows what holds then at most so many seconds later."""
PURGE = 300.0
PACKED_AFTER = 21_600.0
"""An encounter is packed so many seconds after its last word: until then its buttons are still pressed now and then."""
BETWEEN_PACKS = 2.0
"""Seconds between two that are packed, so that an old file does not keep the machine busy."""
NOTE = "uptime"
"""Under which name the sign of life is kept."""


class Upkeep:
    """One process's. *on_beat* is called at each sign of life but the first and the last."""

    def __init__(self, services: Services, background: Background, on_beat: Callable[[], None]) -> None:
        self._services = services
        self._background = background
        self._on_beat = on_beat
        self._beat: Timer | None = None
        self._watch: Timer | None = None
        self._purge: Timer | None = None
        self._pack: Timer | None = None
        self.cut_off: float | None = None
        """Since when Discord is out of reach, by the wall clock; None while it is not."""
        self.alive_at = services.clock.steady()
        """When the sign of life was last written, by the steady clock."""

    async def begin(self) -> None:
        """Give signs of life from now on."""
        await self.write()
        if self._watch is None:
            self._watching()
        self._beat = self._services.clock.call_in(HEARTBEAT, self._beating)

    def tidy(self) -> None:
        """Remove and pack from now on."""
        self._purge = self._services.clock.call_in(PURGE, self._purging)
        self._pack = self._services.clock.call_in(PURGE, self._packing)

    @property
    def tidies(self) -> bool:
        """Whether it removes and packs by now."""
        return self._purge is not None

    def stop(self) -> None:
        """Do nothing more by itself."""
        for timer in (self._beat, self._watch, self._purge, self._pack):
            if timer is not None:
                timer.cancel()
        self._services.watched = None

    def _watching(self) -> None:
        self._services.moment()
        self._services.watched = WATCH
        self._watch = self._services.clock.call_in(WATCH, self._watching)

    def _beating(self) -> None:
        self._background.spawn(self.begin())
        self._on_beat()

    async def write(self, *, stopped: bool = False) -> None:
        """Give a sign of life; *stopped*: the last one."""
        now = self._services.moment()
        # What `bot.healthy` goes by, too: it must come from the event loop, and say since when Discord is out of reach.
        noted: dict[str, float | bool] = {"down": now.wall - now.uptime, "alive": now.wall}
        noted["sum"] = sum_of(noted)
        if self.cut_off is not None:
            noted["away"] = self.cut_off
        if stopped:
            noted["stopped"] = True
        try:
            await self._services.store.put_note(NOTE, json.dumps(noted))
            self.alive_at = self._services.clock.steady()
        except StoreGone:
            return  # said once, when it was noticed
        except StoreFailed as failed:
            log.error("the heartbeat could not be written: %s", failed)

    def _purging(self) -> None:
        async def purge() -> None:
            try:
                await self._services.store.purge_tokens(self._services.clock.now())
            except StoreGone:
                return
            except StoreFailed as failed:
                log.error("old interaction tokens could not be purged: %s", failed)

        self._background.spawn(purge())
        self._purge = self._services.clock.call_in(PURGE, self._purging)

    def _packing(self) -> None:
        async def pack() -> None:
            packed = None
            try:
                packed = await self._services.store.pack_one(self._services.clock.now() - PACKED_AFTER)
            except StoreGone:
                return
            except StoreFailed as failed:
                # A full disk, say: nothing is lost, and later there may be room.
                log.warning("nothing could be packed: %s", failed)
            pause = PURGE if packed is None else BETWEEN_PACKS
            if not self._background.stopped:
                self._pack = self._services.clock.call_in(pause, self._packing)

        self._background.spawn(pack())


def last_noted(text: str | None) -> dict[str, float]:
    """The last sign of life as it was noted; nothing of one that cannot be read, or was altered."""
    try:
        found = {str(key): float(value) for key, value in json.loads(text or "{}").items()}
        if not all(map(isfinite, found.values())) or found.get("sum", sum_of(found)) != sum_of(found):
            raise ValueError("altered")
    except (ValueError, TypeError, AttributeError, OverflowError):
        log.error("the last sign of life cannot be read: %.80r", text)
        return {}
    return found


def sum_of(noted: Mapping[str, float]) -> int:
    """What tells a sign of life that was altered from the one that was noted."""
    return crc32(f"{noted.get('alive', 0.0)!r} {noted.get('down', 0.0)!r}".encode())


def earliest(heads: Sequence[Head], now: float) -> float:
    """The uptime to go on from when nothing says how it stood: so early that everybody who is asked something has his
    whole time to answer again; *now* where nobody is."""
    found = []
    for head in heads:
        if head.due_at is None or not isfinite(head.due_at):
            continue
        longest = max(TEMPOS.values())
        try:
            facts = json.loads(head.facts)
            whole = seconds_of(facts["delay"]) if facts.get("delay") else TEMPOS[facts["tempo"]]
        except (ValueError, KeyError, TypeError, AttributeError):
            whole = longest
        found.append(head.due_at - whole)
    return min(found, default=now)
