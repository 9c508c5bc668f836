"""Makes the channel read what it should: each slot is one message, and what it should say is stored before it is sent.

Exactly once: a new post carries a nonce, always the same for its slot, so that a repeated request gives the first
message again; beyond the few minutes in which Discord remembers a nonce, the bot looks for its own message before it
posts. An edit may be repeated freely. The tracker's edits are gathered to one a second.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Container, Iterable
from dataclasses import dataclass, field

from bot.clock import Clock, Timer
from bot.pictures import Picture
from bot.port import Forbidden, Gone, Port, PortError, TooOld, Unreachable
from bot.render.cards import Attached, Card
from bot.store import OutboxRow, Shown, Slot, Store
from bot.studio import NotDrawn, Studio
from bot.table.open_slots import SCREEN
from bot.table.places import DRAWN_LATER, OPENING, TRACKER, Place, marked, nonce_of, stored_card, trace_of

log = logging.getLogger(__name__)

NONCE_WINDOW = 120.0
"""Seconds for which we trust Discord to remember a nonce (it says: a few minutes)."""

SLOW = 1.0
"""Seconds between two edits of the tracker."""
LOOKS = 20.0
"""Seconds within which it is made sure once only that a message still stands."""
PATIENCE = 2.0
"""Seconds for which the tracker waits for its picture; it is sent without, then."""
RETRIES = (2.0, 5.0, 15.0, 60.0)
HOPELESS = 2
"""A message that the service refused so many times, though it could be reached, is given up."""
TOO_LONG = 3_000.0
"""Seconds after which the tracker moves down: older than an hour a message may hardly be edited any more."""
DISCORD_EPOCH_MS = 1_420_070_400_000
TOKEN_LIFE = 900.0
MOST_TRACES = 4
KEPT_SLOTS = 60
_DRAWN_LATER = DRAWN_LATER.model_dump_json()


@dataclass
class Postman:
    """One encounter's messages. *lost* is called when the channel is gone or closed to the bot; *needed* names the
    slots that must be kept in mind however old they are. While *gathering*, nothing is sent: what happens at one moment
    is shown as one."""

    encounter: str
    channel: int
    store: Store
    port: Port
    clock: Clock
    lost: Callable[[str], Awaitable[None]]
    tracker: Callable[[], Card] = field(default=lambda: DRAWN_LATER)
    picture: Callable[[], Picture | None] = field(default=lambda: None)
    studio: Studio | None = None
    moved: Callable[[], Card] = field(default=lambda: Card(text="⬇️"))
    open_slots: Callable[[], Container[str]] = field(default=lambda: ())
    screen: Callable[[], int | None] = field(default=lambda: None)
    screen_lost: Callable[[str], None] = field(default=lambda why: None)
    places: dict[str, Place] = field(default_factory=dict)
    gathering: bool = False
    _gathered: bool = False
    _looked_for: list[str] = field(default_factory=list)
    _task: asyncio.Task[None] | None = None
    _timer: Timer | None = None
    _failures: int = 0
    _tracker_at: float = float("-inf")
    _drawn: Card | None = None
    _pictured: str | None = None
    _tried: str | None = None
    _sending: str | None = None
    _order: int = 1

    def adopt(self, slots: list[Slot]) -> None:
        """Take over what the store knows of earlier messages (after a restart, or on waking up)."""
        for each in slots:
            row = each.row
            self.places[row.slot] = Place(
                slot=row.slot,
                card=stored_card(each),
                version=row.version,
                nonce=row.nonce,
                shown=each.shown,
                message=row.message,
                interaction=row.interaction,
                wanted_at=(row.expires or 0.0) - TOKEN_LIFE if row.expires else 0.0,
                kind=row.kind,
                doubtful=each.shown < row.version,
            )
        self._forget_old()

    def reword(self, slots: Iterable[Slot]) -> None:
        """Take over what the store says now that its messages should read."""
        for each in slots:
            place = self.places.get(each.row.slot)
            if place is not None and place.version == each.row.version and place.card is not DRAWN_LATER:
                place.card = Card.model_validate_json(each.row.body)
        self._drawn = None

    def want(self, slot: str, card: Card, *, kind: str = "post", interaction: int | None = None) -> Place:
        """A draft of what *slot* should read from now on; takes effect with `keep`. With *interaction*, the answer to
        it is about to show it."""
        old = self.places.get(slot)
        place = Place(
            slot=slot,
            card=card if slot == TRACKER else marked(card, self.encounter, slot),
            version=old.version + 1 if old else 1,
            nonce=old.nonce if old else nonce_of(self.encounter, slot),
            interaction=interaction,
            wanted_at=self.clock.now(),
            kind=kind,
            order=self._order,
        )
        self._order += 1
        if interaction is not None:
            place.flying = frozenset({place.version})
        if old is not None:
            place.shown, place.message = old.shown, old.message
            if old.message is None or old.doubtful:
                # Its message may still be on its way, or there already: that is the one to look for.
                place.wanted_at = old.wanted_at
            if old.message is None:
                place.interaction = interaction or old.interaction
                traces = dict.fromkeys((*old.card.traces, trace_of(old)))
                place.card = place.card.model_copy(update={"traces": tuple(traces)[-MOST_TRACES:]})
        return place

    def row(self, place: Place, token: str | None) -> OutboxRow:
        """*place* as the outbox stores it. Every row expires, also where there is no token: so it tells its time."""
        return OutboxRow(
            slot=place.slot,
            channel=self._where(place),
            version=place.version,
            body=_DRAWN_LATER if place.card is DRAWN_LATER else place.card.model_dump_json(),
            nonce=place.nonce,
            message=place.message,
            interaction=place.interaction,
            token=token,
            expires=place.wanted_at + TOKEN_LIFE,
            kind=place.kind,
        )

    def _where(self, place: Place) -> int:
        """The channel of *place*."""
        return (self.screen() or self.channel) if place.slot.startswith(SCREEN) else self.channel

    def keep(self, places: list[Place]) -> None:
        """The drafts are committed: they are what the channel should read."""
        for place in places:
            old = self.places.get(place.slot)
            if old is not None:
                # The older version may have been delivered while this one was being committed, or be on its way.
                place.shown = max(place.shown, old.shown)
                place.message, place.doubtful, place.refusals = old.message, old.doubtful, 0
                place.mixed = old.mixed or (place.reserved and (old.reserved or self._sending == place.slot))
                place.flying |= old.flying
            self.places[place.slot] = place
        self._forget_old()

    def draw_again(self) -> None:
        """The tracker was to be drawn anyway when something else was drafted: if it was by now, that was before it was
        committed."""
        place = self.places.get(TRACKER)
        if place is not None and place.message is not None and place.shown >= place.version:
            place.shown = place.version - 1

    def _forget_old(self) -> None:
        if len(self.places) <= KEPT_SLOTS:
            return
        open_slots = self.open_slots()
        for slot, place in list(self.places.items()):
            if slot not in (TRACKER, OPENING) and slot not in open_slots and place.shown >= place.version:
                del self.places[slot]
                if len(self.places) <= KEPT_SLOTS:
                    return

    def learn(self, slot: str, message: int) -> None:
        """Somebody used *message*, which shows *slot*."""
        place = self.places.get(slot)
        if place is not None and place.message is None and not self._taken(message, slot):
            place.message, place.doubtful = message, False

    def _claim(self, slot: str, message: int) -> bool:
        """*message* surely is the one of *slot*: whether another was thought to stand there (it is sent anew)."""
        robbed = [each for each in self.places.values() if each.message == message and each.slot != slot]
        for each in robbed:
            each.message, each.shown, each.doubtful = None, 0, False
        return bool(robbed)

    def _taken(self, message: int, slot: str) -> bool:
        """Whether *message* is thought to show another slot than *slot*."""
        return any(each.message == message for each in self.places.values() if each.slot != slot)

    def look_again(self, slots: Container[str]) -> None:
        """Somebody looks for what *slots* say: whichever message of theirs was deleted is posted anew. Discord tells a
        bot nothing of deletions, so it is asked; nobody sees that."""
        now = self.clock.now()
        for place in self.places.values():
            seen = place.message is not None and place.shown >= place.version and not place.flying
            if place.slot in slots and seen and not 0 <= now - place.looked_at < LOOKS:
                place.looked_at = now
                self._looked_for.append(place.slot)
                self.hurry()

    async def _make_sure(self) -> None:
        """Have what is looked for and does not stand any more sent anew."""
        while self._looked_for:
            place = self.places.get(self._looked_for.pop())
            if place is None or (message := place.message) is None:
                continue
            try:
                stands = await self.port.stands(self._where(place), message)
            except PortError as trouble:
                log.info("encounter %s: nobody knows whether slot %s stands: %s", self.encounter, place.slot, trouble)
                continue
            if not stands and place.message == message and place.shown >= place.version:
                place.shown = place.version - 1

    # ---- interaction answers

    async def delivered(self, slot: str, version: int, message: int | None) -> None:
        """The interaction's answer shows *slot*, as *message* if that is known."""
        place = self.places.get(slot)
        if place is None:
            return
        place.flying -= {version}
        if message is not None:
            place.message = message
            place.doubtful = False
        elif place.message is None:
            place.doubtful = True
        if place.message is not None and place.version == version and not place.mixed:
            place.shown = version
            await self.store.shown([Shown(self.encounter, slot, version, place.message)])
        elif place.message is not None:
            await self.store.shown([Shown(self.encounter, slot, min(version, place.version - 1), place.message)])
        self.hurry()

    async def undelivered(self, slot: str, version: int) -> None:
        """Discord did not take the answer, or may have: look, then say it in the channel."""
        place = self.places.get(slot)
        if place is not None and version in place.flying:
            place.flying -= {version}
            place.doubtful = place.message is None
        self.hurry()

    # ---- sending

    @property
    def unsent(self) -> bool:
        """Whether anything is not on Discord yet."""
        return any(each.shown < each.version for each in self.places.values())

    def unsent_since(self) -> list[float]:
        """When each message was wanted that does not read on Discord as it should."""
        return [each.wanted_at for each in self.places.values() if each.shown < each.version]

    @property
    def tracker_waits(self) -> bool:
        """Whether the tracker will be drawn anyway, with whatever stands by then."""
        place = self.places.get(TRACKER)
        return place is not None and place.shown < place.version and self._sending != TRACKER

    @property
    def behind(self) -> bool:
        """Whether something should still be sent now (not: at a later retry)."""
        return self._task is not None and not self._task.done()

    def hurry(self) -> None:
        """Send whatever is not on Discord yet."""
        if self.gathering:
            self._gathered = True
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._send_all(), name=f"postman {self.encounter}")

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
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _next(self) -> Place | None:
        # In the order in which they were wanted, nothing before an answer that is still on its way; the tracker last.
        if self.gathering:
            return None
        waiting = [p for p in self.places.values() if p.shown < p.version]
        landed = min((p.order for p in waiting if p.flying), default=self._order + 1)
        waiting = [p for p in waiting if not p.flying and p.order < landed]
        if not waiting:
            return None
        return min(waiting, key=lambda p: (p.slot == TRACKER, p.order))

    async def _send_all(self) -> None:
        while True:
            await self._make_sure()
            if (place := self._next()) is None:
                return
            version = place.version
            drawn: Card | None = None
            if place.slot == TRACKER and place.message is not None:
                drawn = None if self._drawn is None else self._draw()
                if drawn is not None and drawn == self._drawn and self._tried == self._picture_key():
                    # Nothing that anybody may see has changed: an edit would only tell that something has happened.
                    await self._note(place.slot, version, place.message)
                    continue
                now = self.clock.steady()
                if now - self._tracker_at < SLOW:
                    self._timer = self.clock.call_in(self._tracker_at + SLOW - now, self.hurry)
                    return
                self._tracker_at = now
            if place.slot.startswith(SCREEN) and self.screen() is None:
                # There is no screen any more: what it should have read is read behind the button.
                await self._note(place.slot, version, place.message)
                continue
            files: tuple[Attached, ...] | None = None
            # What is wanted from now on is not in what is sent.
            self._sending = place.slot
            try:
                if place.slot == TRACKER:
                    # Drawn when it is sent, so that a burst of rulings draws it once.
                    drawn = drawn or self._draw()
                    if drawn is None:
                        await self._note(place.slot, version, place.message)
                        continue
                    place.card = drawn
                    await self._move_tracker(place)
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
            except PortError as trouble:
                place.doubtful = place.message is None
                if not isinstance(trouble, Unreachable):
                    place.refusals += 1
                    if place.refusals >= HOPELESS:
                        log.error("encounter %s: slot %s is given up: %s", self.encounter, place.slot, trouble)
                        await self._note(place.slot, version, place.message)
                    continue
                wait = RETRIES[min(self._failures, len(RETRIES) - 1)]
                self._failures += 1
                log.warning(
                    "encounter %s: slot %s not sent (%s), again in %s s", self.encounter, place.slot, trouble, wait
                )
                self._timer = self.clock.call_in(wait, self.hurry)
                return
            finally:
                self._sending = None
            self._failures = 0
            if place.slot == TRACKER:
                self._drawn = place.card
                if files is not None:
                    self._pictured = self._tried if files else None
            await self._note(place.slot, version, message)

    def _draw(self) -> Card | None:
        """The tracker as it should read; None when it cannot be drawn."""
        try:
            return self.tracker()
        except Exception:
            log.exception("encounter %s: the tracker could not be drawn", self.encounter)
            return None

    def _picture_key(self) -> str | None:
        """By what it shows, the picture that the tracker should have; None for none."""
        wanted = self.picture() if self.studio is not None else None
        return None if wanted is None else wanted.key

    async def _illustrated(self, place: Place) -> tuple[Attached, ...] | None:
        """The picture for the tracker, which is about to be sent; None when it has the right one, or none to lose."""
        wanted = self.picture() if self.studio is not None else None
        self._tried = None if wanted is None else wanted.key
        if place.message is None:
            self._pictured = None
        if self._tried == self._pictured or self.studio is None:
            return None
        if wanted is not None:
            try:
                async with asyncio.timeout(PATIENCE):
                    return (Attached(wanted.name, await self.studio.draw(wanted), wanted.alt),)
            except (NotDrawn, TimeoutError) as trouble:
                log.info("encounter %s: the tracker has no picture: %s", self.encounter, trouble)
        return ()

    async def _move_tracker(self, place: Place) -> None:
        """The tracker is about an hour old: the next one comes at the bottom, and this one says so."""
        if place.message is None:
            return
        made = ((place.message >> 22) + DISCORD_EPOCH_MS) / 1000
        if not 0 < self.clock.now() - made - TOO_LONG < 30 * 86_400:
            return
        old = place.message
        place.nonce = nonce_of(self.encounter, place.slot, old)
        place.message = None
        try:
            await self.port.edit(self.channel, old, self.moved())
        except PortError as trouble:
            log.info("encounter %s: the old tracker stays as it is (%s)", self.encounter, trouble)

    async def _note(self, slot: str, version: int, message: int | None) -> None:
        """*version* of *slot* stands as *message*; a newer one may be wanted by now."""
        place = self.places.get(slot)
        if place is not None:
            place.message, place.doubtful = message, False
            if place.version == version:
                place.mixed = False
            place.shown = max(place.shown, version)
        await self.store.shown([Shown(self.encounter, slot, version, message)])

    async def _send(self, place: Place, files: tuple[Attached, ...] | None = None) -> int:
        if place.message is not None:
            lost = place.message
            try:
                await self._edit(place, lost, files)
                return lost
            except (Gone, TooOld):
                # Deleted by somebody, or too old: said anew at the bottom, unless nobody needs it any more.
                if place.kind == "edit" and not place.card.rows:
                    return lost
                nonce = nonce_of(self.encounter, place.slot, lost)
                if place.slot == TRACKER:
                    self._pictured = None
                    files = await self._illustrated(place)
                found = await self._find(place) if place.doubtful else None
                return found or await self._post(place, nonce, files)
        if not place.doubtful:
            return await self._post(place, place.nonce, files)
        found, robbed = await self._find(place), False
        if found is None:
            found = await self._post(place, place.nonce, files)
            robbed = self._claim(place.slot, found)
        if place.version > 1 or robbed or place.slot == TRACKER:
            # What was found, or what the nonce brought back, may show an earlier version.
            await self._edit(place, found, files)
        return found

    async def _post(self, place: Place, nonce: str, files: tuple[Attached, ...] | None) -> int:
        more = {} if not files else {"files": files}
        return await self.port.post(self._where(place), place.card, nonce, **more)

    async def _edit(self, place: Place, message: int, files: tuple[Attached, ...] | None) -> None:
        more = {} if files is None else {"files": files}
        await self.port.edit(self._where(place), message, place.card, **more)

    async def _find(self, place: Place) -> int | None:
        """The message of *place* that we may have sent without hearing of it."""
        # A date that was set back since then tells no age.
        fresh = 0.0 <= self.clock.now() - place.wanted_at < NONCE_WINDOW
        if fresh and place.interaction is None:
            return None
        others = frozenset(each.message for each in self.places.values() if each.message is not None)
        # What it showed when it was sent may have had a button that the last one, at the end, has no more.
        tracker = (f"id:m|{self.encounter}",) if place.slot == TRACKER else ()
        # While the nonce still brings back what we posted, only an answer has to be looked for.
        for trace in ("",) if fresh else dict.fromkeys((*tracker, trace_of(place), *place.card.traces)):
            kind, _, what = trace.partition(":")
            found = await self.port.find(
                self._where(place),
                since=max(0.0, place.wanted_at - 10.0),
                interaction=place.interaction,
                component=what if kind == "id" else None,
                text=what if kind == "text" else None,
                others=others,
            )
            if found is not None and not self._taken(found, place.slot):
                return found
        return None

    async def _give_up(self) -> None:
        """Stop trying: the channel is no more."""
        marks = []
        for place in self.places.values():
            if place.shown < place.version:
                place.shown = place.version
                marks.append(Shown(self.encounter, place.slot, place.version, None))
        await self.store.shown(marks)


__all__ = ["KEPT_SLOTS", "Postman"]
