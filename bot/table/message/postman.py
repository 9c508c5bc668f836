"""Makes the channel read what it should: each slot is one message, and what it should say is stored before it is sent.

Exactly once: a new post carries a nonce, always the same for its slot, so that a repeated request gives the first
message again; beyond the few minutes in which Discord remembers a nonce, the bot looks for its own message before it
posts. An edit may be repeated freely. What only tidies is gathered: it is edited once a
second at most, as it reads then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Container
from dataclasses import dataclass, field
from typing import Any

from bot.clock import Timer
from bot.pictures import Picture
from bot.port import Empty, Expired, Forbidden, Gone, Port, PortError, TooOld, Unreachable
from bot.render.cards import Attached
from bot.store import Shown, Store
from bot.studio import NotDrawn, Studio
from bot.table.base.outbox import Outbox
from bot.table.base.places import SCREEN, TIDY, Key, Place, nonce_of, trace_of

log = logging.getLogger(__name__)

NONCE_WINDOW = 120.0
"""Seconds for which we trust Discord to remember a nonce (it says: a few minutes)."""

TOKEN_LASTS = 840.0
"""Seconds after an answer for which it may be edited by its interaction's token: Discord says fifteen minutes."""
SLOW = 1.0
"""Seconds between two times at which messages are tidied."""
LOOKS = 20.0
"""Seconds within which it is made sure once only that a message still stands."""
PATIENCE = 2.0
"""Seconds for which a message waits for its picture; it is sent without, then."""
RETRIES = (2.0, 5.0, 15.0, 60.0)
HOPELESS = 2
"""A message that the service refused so many times, though it could be reached, is given up."""


@dataclass
class Postman:
    """Sends an *outbox*. *lost* is called when the channel is gone or closed to the bot. While *gathering*,
    nothing is sent: what happens at one moment is shown as one."""

    outbox: Outbox
    store: Store
    port: Port
    lost: Callable[[str], Awaitable[None]]
    picture: Callable[[], Picture | None] = field(default=lambda: None)
    studio: Studio | None = None
    screen_lost: Callable[[str], None] = field(default=lambda why: None)
    gathering: bool = False
    _gathered: bool = False
    _looked_for: list[str] = field(default_factory=list)
    _task: asyncio.Task[None] | None = None
    _timer: Timer | None = None
    _closed: bool = False
    _failures: int = 0
    _edited_at: float = float("-inf")
    _pictured: tuple[str, str | None] = ("", None)
    """Which slot has which picture, by what it shows."""
    _tried: tuple[str, str | None] = ("", None)
    """Which one it was to have when it was sent last."""

    def look_again(self, slots: Container[str]) -> None:
        """Somebody looks for what *slots* say: whichever message of theirs was deleted is posted anew. Discord tells a
        bot nothing of deletions, so it is asked; nobody sees that."""
        now = self.outbox.clock.now()
        for place in self.outbox.places.values():
            seen = place.message is not None and place.shown >= place.version and not place.flying
            if place.slot in slots and seen and not 0 <= now - place.looked_at < LOOKS:
                place.looked_at = now
                self._looked_for.append(place.slot)
                self.hurry()

    async def _make_sure(self) -> None:
        """Have what is looked for and does not stand any more sent anew."""
        while self._looked_for:
            place = self.outbox.places.get(self._looked_for.pop())
            if place is None or (message := place.message) is None:
                continue
            try:
                stands = await self.port.stands(self.outbox.where(place), message)
            except PortError as trouble:
                log.info(
                    "encounter %s: nobody knows whether slot %s stands: %s", self.outbox.encounter, place.slot, trouble
                )
                continue
            if not stands and place.message == message and place.shown >= place.version:
                place.shown = place.version - 1

    # ---- interaction answers

    async def delivered(self, slot: str, version: int, message: int | None) -> None:
        """The interaction's answer shows *slot*, as *message* if that is known."""
        place = self.outbox.places.get(slot)
        if place is None:
            return
        place.flying -= {version}
        token = place.tokens.pop(version, None)
        if message is not None:
            place.message = message
            place.doubtful = False
            if token is not None:
                place.key = Key(token, message, self.outbox.clock.now() + TOKEN_LASTS)
        elif place.message is None:
            place.doubtful = True
        if place.message is not None and place.version == version and not place.mixed:
            place.shown = version
            await self.store.shown([Shown(self.outbox.encounter, slot, version, place.message)])
        elif place.message is not None:
            await self.store.shown([Shown(self.outbox.encounter, slot, min(version, place.version - 1), place.message)])
        self.hurry()

    async def undelivered(self, slot: str, version: int) -> None:
        """Discord did not take the answer, or may have: look, then say it in the channel."""
        place = self.outbox.places.get(slot)
        if place is not None and version in place.flying:
            place.flying -= {version}
            place.tokens.pop(version, None)
            place.doubtful = place.message is None
        self.hurry()

    # ---- sending

    @property
    def behind(self) -> bool:
        """Whether something should still be sent now (not: at a later retry)."""
        return self._task is not None and not self._task.done()

    def hurry(self) -> None:
        """Send whatever is not on Discord yet; once closed, whoever wakes the encounter up does."""
        if self._closed:
            return
        if self.gathering:
            self._gathered = True
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._send_all(), name=f"postman {self.outbox.encounter}")

    def let_go(self) -> None:
        """Send what was gathered, if anything was to be sent."""
        self.gathering = False
        if self._gathered:
            self._gathered = False
            self.hurry()

    async def settled(self) -> None:
        """Return when nothing can be sent at the moment."""
        while self._task is not None and not self._task.done():
            await asyncio.shield(self._task)

    async def close(self) -> None:
        """Send nothing more."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _send_all(self) -> None:
        edited: set[str] = set()
        while True:
            await self._make_sure()
            if self.gathering or (place := self.outbox.next() or self._unpictured()) is None:
                return
            version = place.version
            if place.message is not None and (place.kind == TIDY or place.shown == version):
                now = self.outbox.clock.steady()
                if (not edited or place.slot in edited) and now - self._edited_at < SLOW:
                    self._timer = self.outbox.clock.call_in(self._edited_at + SLOW - now, self.hurry)
                    return
                if not edited or place.slot in edited:
                    self._edited_at = now
                    edited.clear()
                edited.add(place.slot)
            if place.slot.startswith(SCREEN) and self.outbox.screen() is None:
                # There is no screen any more: what it should have read is read behind the button.
                await self._note(place.slot, version, place.message)
                continue
            files: tuple[Attached, ...] | None = None
            # What is wanted from now on is not in what is sent.
            self.outbox.sending = place.slot
            try:
                files = await self._illustrated(place)
                message = await self._send(place, files)
            except Gone:
                if place.slot.startswith(SCREEN):
                    await self._note(place.slot, version, place.message)
                    self.screen_lost("gone")
                    continue
                await self._give_up()
                await self.lost("gone")
                return
            except Forbidden as missing:
                if place.slot.startswith(SCREEN):
                    await self._note(place.slot, version, place.message)
                    self.screen_lost(missing.permission or "permission")
                    continue
                # Kept for when the permission is back: tried again when somebody speaks, or at the next start.
                await self.lost(missing.permission or "permission")
                return
            except Empty:
                # An error of ours: what stands there stays, and the next version is sent as if this one had been.
                log.error("encounter %s: slot %s has nothing to show", self.outbox.encounter, place.slot)
                await self._note(place.slot, version, place.message)
                continue
            except PortError as trouble:
                place.doubtful = place.message is None
                if not isinstance(trouble, Unreachable):
                    place.refusals += 1
                    if place.refusals >= HOPELESS:
                        log.error("encounter %s: slot %s is given up: %s", self.outbox.encounter, place.slot, trouble)
                        await self._note(place.slot, version, place.message)
                    continue
                wait = RETRIES[min(self._failures, len(RETRIES) - 1)]
                self._failures += 1
                log.warning(
                    "encounter %s: slot %s not sent (%s), again in %s s",
                    self.outbox.encounter,
                    place.slot,
                    trouble,
                    wait,
                )
                self._timer = self.outbox.clock.call_in(wait, self.hurry)
                return
            finally:
                self.outbox.sending = None
            self._failures = 0
            if place.slot == self.outbox.living() and files is not None:
                self._pictured = self._tried if files else (place.slot, None)
            await self._note(place.slot, version, message)

    def _unpictured(self) -> Place | None:
        """What holds the present, where it reads as it should and has another picture than it should, or none: an
        answer carries no files. One that cannot be drawn is not tried again and again."""
        place = self.outbox.places.get(self.outbox.living())
        if self.studio is None or place is None or place.message is None:
            return None
        if place.flying or place.shown < place.version:
            return None
        wanted = self.picture()
        should = (place.slot, None if wanted is None else wanted.key)
        return None if should in (self._tried, self._has_picture(place)) else place

    def _has_picture(self, place: Place) -> tuple[str, str | None]:
        return self._pictured if self._pictured[0] == place.slot and place.message is not None else (place.slot, None)

    async def _illustrated(self, place: Place) -> tuple[Attached, ...] | None:
        """The picture for *place*, which is about to be sent; None when it has the right one, or none to lose."""
        wanted = self.picture() if self.studio is not None else None
        if place.slot != self.outbox.living():
            # What is past keeps no picture of it.
            return None if wanted is None or place.message is None or place.slot.startswith(SCREEN) else ()
        self._tried = (place.slot, None if wanted is None else wanted.key)
        if self._tried == self._has_picture(place) or self.studio is None:
            return None
        if wanted is not None:
            try:
                async with asyncio.timeout(PATIENCE):
                    return (Attached(wanted.name, await self.studio.draw(wanted), wanted.alt),)
            except (NotDrawn, TimeoutError) as trouble:
                log.info("encounter %s: the present has no picture: %s", self.outbox.encounter, trouble)
        return ()

    async def _note(self, slot: str, version: int, message: int | None) -> None:
        """*version* of *slot* stands as *message*; a newer one may be wanted by now."""
        place = self.outbox.places.get(slot)
        if place is not None:
            place.message, place.doubtful = message, False
            if place.version == version:
                place.mixed = False
            place.shown = max(place.shown, version)
        await self.store.shown([Shown(self.outbox.encounter, slot, version, message)])

    async def _send(self, place: Place, files: tuple[Attached, ...] | None = None) -> int:
        if place.message is not None:
            lost = place.message
            try:
                await self._edit(place, lost, files)
                return lost
            except (Gone, TooOld):
                # Deleted by somebody, or too old: said anew at the bottom, unless nobody needs it any more.
                if place.kind in ("edit", TIDY) and not place.card.rows and place.slot != self.outbox.living():
                    return lost
                nonce = nonce_of(self.outbox.encounter, place.slot, lost)
                if place.slot == self.outbox.living():
                    self._pictured = ("", None)
                    files = await self._illustrated(place)
                found = await self._find(place) if place.doubtful else None
                return found or await self._post(place, nonce, files)
        if not place.doubtful:
            return await self._post(place, place.nonce, files)
        found, robbed = await self._find(place), list[str]()
        if found is None:
            found = await self._post(place, place.nonce, files)
            robbed = self.outbox.claim(place.slot, found)
            # The store still says that they stand there: a bot that is killed now would never send them.
            await self.store.shown([Shown(self.outbox.encounter, slot, 0, None) for slot in robbed])
        if place.version > 1 or robbed:
            # What was found, or what the nonce brought back, may show an earlier version.
            await self._edit(place, found, files)
        return found

    async def _post(self, place: Place, nonce: str, files: tuple[Attached, ...] | None) -> int:
        more = {} if not files else {"files": files}
        return await self.port.post(self.outbox.where(place), place.card, nonce, **more)

    async def _edit(self, place: Place, message: int, files: tuple[Attached, ...] | None) -> None:
        more: dict[str, Any] = {} if files is None else {"files": files}
        where, card, key = self.outbox.where(place), place.card, place.key
        if key is not None:
            # A date that was set back tells no age.
            if key.message == message and 0 < key.until - self.outbox.clock.now() <= TOKEN_LASTS:
                try:
                    await self.port.edit(where, message, card, token=key.token, **more)
                    return
                except Expired as trouble:
                    log.info("encounter %s: slot %s is edited as usual: %s", self.outbox.encounter, place.slot, trouble)
            place.key = None
        await self.port.edit(where, message, card, **more)

    async def _find(self, place: Place) -> int | None:
        """The message of *place* that we may have sent without hearing of it."""
        # A date that was set back since then tells no age.
        fresh = 0.0 <= self.outbox.clock.now() - place.wanted_at < NONCE_WINDOW
        if fresh and place.interaction is None:
            return None
        others = frozenset(each.message for each in self.outbox.places.values() if each.message is not None)
        # While the nonce still brings back what we posted, only an answer has to be looked for.
        for trace in ("",) if fresh else dict.fromkeys((trace_of(place), *place.card.traces)):
            kind, _, what = trace.partition(":")
            found = await self.port.find(
                self.outbox.where(place),
                since=max(0.0, place.wanted_at - 10.0),
                interaction=place.interaction,
                component=what if kind == "id" else None,
                text=what if kind == "text" else None,
                others=others,
            )
            if found is not None and not self.outbox.taken(found, place.slot):
                return found
        return None

    async def _give_up(self) -> None:
        """Stop trying: the channel is no more."""
        marks = []
        for place in self.outbox.places.values():
            if place.shown < place.version:
                place.shown = place.version
                marks.append(Shown(self.outbox.encounter, place.slot, place.version, None))
        await self.store.shown(marks)
