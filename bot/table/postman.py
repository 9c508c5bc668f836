"""Makes the channel read what it should: each slot is one message, and what it should say is stored before it is sent.

Exactly once: a new post carries a nonce, so that a repeated request gives the first message again; beyond the few
minutes in which Discord remembers a nonce, the bot looks for its own message before it posts. An edit may be repeated
freely. The tracker's edits are gathered to one a second.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from base64 import b32encode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.clock import Clock, Timer
from bot.port import Forbidden, Gone, Port, PortError, TooOld
from bot.render.cards import Card
from bot.store import OutboxRow, Shown, Slot, Store

log = logging.getLogger(__name__)

NONCE_WINDOW = 120.0
"""Seconds for which we trust Discord to remember a nonce (it says: a few minutes)."""

FAST, SLOW = 0.0, 1.0
RETRIES = (2.0, 5.0, 15.0, 60.0)
TRACKER = "tracker"
OPENING = "opening"
KEPT_SLOTS = 60


@dataclass(slots=True)
class Place:
    """A slot in memory: what it should read, and what is known to be on Discord."""

    slot: str
    card: Card
    version: int
    nonce: str
    shown: int = 0
    message: int | None = None
    interaction: int | None = None
    wanted_at: float = 0.0
    kind: str = "post"
    reserved: bool = False
    doubtful: bool = False


def nonce_of(encounter: str, slot: str, version: int) -> str:
    """At most 25 characters, the same for the same slot and version."""
    digest = hashlib.blake2b(f"{encounter}/{slot}/{version}".encode(), digest_size=12).digest()
    return b32encode(digest).decode().rstrip("=").lower()


@dataclass
class Postman:
    """One encounter's messages. *lost* is called when the channel is gone or closed to the bot."""

    encounter: str
    channel: int
    store: Store
    port: Port
    clock: Clock
    lost: Callable[[str], Awaitable[None]]
    tracker: Callable[[], Card] = field(default=lambda: Card(text="…"))
    places: dict[str, Place] = field(default_factory=dict)
    _task: asyncio.Task[None] | None = None
    _timer: Timer | None = None
    _failures: int = 0
    _tracker_at: float = 0.0

    def adopt(self, slots: list[Slot]) -> None:
        """Take over what the store knows of earlier messages (after a restart, or on waking up)."""
        for each in slots[-KEPT_SLOTS:] if len(slots) > KEPT_SLOTS else slots:
            row = each.row
            self.places[row.slot] = Place(
                slot=row.slot,
                card=Card.model_validate_json(row.body),
                version=row.version,
                nonce=row.nonce,
                shown=each.shown,
                message=row.message,
                interaction=row.interaction,
                wanted_at=(row.expires or 0.0) - 900.0 if row.expires else 0.0,
                kind=row.kind,
                doubtful=each.shown < row.version,
            )

    def want(self, slot: str, card: Card, *, kind: str = "post", interaction: int | None = None) -> Place:
        """A draft of what *slot* should read from now on; takes effect with `keep`."""
        old = self.places.get(slot)
        version = old.version + 1 if old else 1
        return Place(
            slot=slot,
            card=card,
            version=version,
            nonce=nonce_of(self.encounter, slot, version),
            shown=old.shown if old else 0,
            message=old.message if old else None,
            interaction=interaction,
            wanted_at=self.clock.now(),
            kind=kind,
            reserved=interaction is not None,
        )

    def row(self, place: Place, token: str | None) -> OutboxRow:
        """*place* as the outbox stores it."""
        expires = self.clock.now() + 900.0 if place.interaction is not None else None
        return OutboxRow(
            slot=place.slot,
            channel=self.channel,
            version=place.version,
            body=place.card.model_dump_json(),
            nonce=place.nonce,
            message=place.message,
            interaction=place.interaction,
            token=token,
            expires=expires,
            kind=place.kind,
        )

    def keep(self, places: list[Place]) -> None:
        """The drafts are committed: they are what the channel should read."""
        for place in places:
            old = self.places.get(place.slot)
            if old is not None:
                # The older version may have been delivered while this one was being committed.
                place.shown = max(place.shown, old.shown)
                place.message = place.message or old.message
            self.places[place.slot] = place
        while len(self.places) > KEPT_SLOTS:
            oldest = next((s for s, p in self.places.items() if s != TRACKER and p.shown >= p.version), None)
            if oldest is None:
                break
            del self.places[oldest]

    # ---- interaction answers

    async def delivered(self, slot: str, version: int, message: int | None) -> None:
        """The interaction's answer shows *slot*."""
        place = self.places.get(slot)
        if place is None:
            return
        if message is not None:
            place.message = message
        if place.message is None and place.version >= version:
            place.doubtful = True
            place.reserved = False
            self.hurry()
            return
        place.shown = max(place.shown, version)
        place.reserved = False
        await self.store.shown([Shown(self.encounter, slot, version, place.message)])
        self.hurry()

    async def undelivered(self, slot: str, version: int) -> None:
        """Discord did not take the answer, or may have: look, then say it in the channel."""
        place = self.places.get(slot)
        if place is not None and place.version == version:
            place.reserved = False
            place.doubtful = True
        self.hurry()

    # ---- sending

    @property
    def behind(self) -> bool:
        """Whether something should still be sent now (not: at a later retry)."""
        return self._task is not None and not self._task.done()

    def hurry(self) -> None:
        """Send whatever is not on Discord yet."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._send_all(), name=f"postman {self.encounter}")

    async def settled(self) -> None:
        """Return when nothing can be sent at the moment."""
        while self._task is not None and not self._task.done():
            await asyncio.shield(self._task)

    async def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _next(self) -> Place | None:
        waiting = [p for p in self.places.values() if p.shown < p.version and not p.reserved]
        if not waiting:
            return None
        # In the order in which they were wanted; the tracker last, it can wait.
        return min(waiting, key=lambda p: (p.slot == TRACKER, p.wanted_at))

    async def _send_all(self) -> None:
        while (place := self._next()) is not None:
            if place.slot == TRACKER and place.message is not None:
                since = self.clock.now() - self._tracker_at
                if 0 <= since < SLOW:
                    self._timer = self.clock.call_at(self._tracker_at + SLOW, self.hurry)
                    return
                self._tracker_at = self.clock.now()
            version = place.version
            if place.slot == TRACKER:
                # Drawn when it is sent, so that a burst of rulings draws it once.
                place.card = self.tracker()
            try:
                message = await self._send(place)
            except Gone:
                await self._forget(place, version)
                await self.lost("gone")
                return
            except Forbidden as missing:
                await self._forget(place, version)
                await self.lost(missing.permission or "permission")
                return
            except PortError as trouble:
                wait = RETRIES[min(self._failures, len(RETRIES) - 1)]
                self._failures += 1
                log.warning(
                    "encounter %s: slot %s not sent (%s), again in %s s", self.encounter, place.slot, trouble, wait
                )
                self._timer = self.clock.call_at(self.clock.now() + wait, self.hurry)
                return
            self._failures = 0
            place.doubtful = False
            current = self.places.get(place.slot, place)
            current.message, current.shown = message, max(current.shown, version)
            await self.store.shown([Shown(self.encounter, place.slot, version, message)])

    async def _send(self, place: Place) -> int:
        if place.message is not None:
            try:
                await self.port.edit(self.channel, place.message, place.card)
                return place.message
            except (Gone, TooOld):
                # Deleted by somebody, or too old: say it anew at the bottom.
                place.message = None
                place.version += 0
                return await self.port.post(
                    self.channel, place.card, nonce_of(self.encounter, place.slot, -place.version)
                )
        if place.doubtful:
            found = await self._find(place)
            if found is not None:
                if place.version > 1:
                    await self.port.edit(self.channel, found, place.card)
                return found
        return await self.port.post(self.channel, place.card, place.nonce)

    async def _find(self, place: Place) -> int | None:
        component = next((item.id for row in place.card.rows for item in row), None)
        if place.interaction is None and self.clock.now() - place.wanted_at < NONCE_WINDOW:
            return None
        if place.interaction is None and component is None:
            return None
        since = place.wanted_at - 10.0 if place.wanted_at else 0.0
        return await self.port.find(self.channel, since=since, interaction=place.interaction, component=component)

    async def _forget(self, place: Place, version: int) -> None:
        """Stop trying: the place cannot be written to."""
        place.shown = max(place.shown, version)
        place.message = None
        await self.store.shown([Shown(self.encounter, place.slot, version, None)])


__all__ = ["OPENING", "TRACKER", "Place", "Postman", "nonce_of"]
