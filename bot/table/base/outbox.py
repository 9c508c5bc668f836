"""What the messages of one encounter should read, and what is known of each: the drafts that are committed with inputs.

Each slot is one message. What it should read is stored before it is sent (`postman`).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass, field

from bot.clock import Clock
from bot.render.cards import Card
from bot.store import OutboxRow, Slot
from bot.table.base.places import (
    DRAWN_LATER,
    OPENING,
    SCREEN,
    TIDY,
    TRACKER,
    Place,
    marked,
    nonce_of,
    stored_card,
    trace_of,
)

TOKEN_LIFE = 900.0
MOST_TRACES = 4
KEPT_SLOTS = 60
TOO_LONG = 3_000.0
"""Seconds after which a message is edited once more at most: older than an hour it may hardly be any more."""
DISCORD_EPOCH_MS = 1_420_070_400_000
_A_MONTH = 30 * 86_400


@dataclass
class Outbox:
    """One encounter's messages. *open_slots* names the slots that must be kept in mind however old they are; *screen*:
    the channel of the game master's screen, if there is one; *living*: the slot that holds the present; *sending*: the
    slot that is on its way at this moment; *gathering*: whether nothing is sent at present."""

    encounter: str
    channel: int
    clock: Clock
    open_slots: Callable[[], Container[str]] = field(default=lambda: ())
    screen: Callable[[], int | None] = field(default=lambda: None)
    living: Callable[[], str] = field(default=lambda: "")
    gathering: Callable[[], bool] = field(default=lambda: False)
    places: dict[str, Place] = field(default_factory=dict)
    sending: str | None = None
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
        if (old := self.places.get(TRACKER)) is not None and old.card == DRAWN_LATER:
            # What it showed last stands there until the next message says it all.
            old.shown, old.doubtful = old.version, False
        self._forget_old()

    def reword(self, slots: Iterable[Slot]) -> None:
        """Take over what the store says now that its messages should read."""
        for each in slots:
            place = self.places.get(each.row.slot)
            if place is not None and place.version == each.row.version and place.card != DRAWN_LATER:
                place.card = Card.model_validate_json(each.row.body)

    def want(self, slot: str, card: Card, *, kind: str = "post", interaction: int | None = None) -> Place:
        """A draft of what *slot* should read from now on; takes effect with `keep`. With *interaction*, the answer to
        it is about to show it."""
        old = self.places.get(slot)
        place = Place(
            slot=slot,
            card=marked(card, self.encounter, slot),
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
            if old.message is None and old.shown < old.version:
                # What came first stands above what came later.
                place.order = old.order
            if old.message is None:
                place.interaction = interaction or old.interaction
                traces = dict.fromkeys((*old.card.traces, trace_of(old)))
                place.card = place.card.model_copy(update={"traces": tuple(traces)[-MOST_TRACES:]})
        return place

    def unposted(self, place: Place) -> bool:
        """Whether nobody can have seen *place*, and nothing of it is sent before more has happened: it may still call
        people."""
        begun = place.message is not None or place.shown or place.doubtful or place.reserved
        return not begun and self.gathering() and self.sending != place.slot

    def row(self, place: Place, token: str | None) -> OutboxRow:
        """*place* as the outbox stores it. Every row expires, also where there is no token: so it tells its time."""
        return OutboxRow(
            slot=place.slot,
            channel=self.where(place),
            version=place.version,
            body=place.card.model_dump_json(),
            nonce=place.nonce,
            message=place.message,
            interaction=place.interaction,
            token=token,
            expires=place.wanted_at + TOKEN_LIFE,
            kind=place.kind,
        )

    def where(self, place: Place) -> int:
        """The channel of *place*."""
        return (self.screen() or self.channel) if place.slot.startswith(SCREEN) else self.channel

    def keep(self, places: Sequence[Place], token: str | None = None) -> None:
        """The drafts are committed: they are what the channel should read. *token*: of the interaction that one of
        them answers."""
        for place in places:
            if token is not None and place.flying:
                place.tokens[place.version] = token
            old = self.places.get(place.slot)
            if old is not None:
                # The older version may have been delivered while this one was being committed, or be on its way.
                place.shown = max(place.shown, old.shown)
                place.message, place.doubtful, place.refusals = old.message, old.doubtful, 0
                place.mixed = old.mixed or (place.reserved and (old.reserved or self.sending == place.slot))
                place.flying |= old.flying
                place.tokens = {**old.tokens, **place.tokens}
                place.key = old.key
            self.places[place.slot] = place
        self._forget_old()

    def is_old(self, place: Place) -> bool:
        """Whether the message of *place* is about an hour old, so that it can hardly be edited any more."""
        if place.message is None:
            return False
        made = ((place.message >> 22) + DISCORD_EPOCH_MS) / 1000
        return 0 < self.clock.now() - made - TOO_LONG < _A_MONTH

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
        if place is not None and place.message is None and not self.taken(message, slot):
            place.message, place.doubtful = message, False

    def claim(self, slot: str, message: int) -> list[str]:
        """*message* surely is the one of *slot*: which others were thought to stand there (they are sent anew)."""
        robbed = [each for each in self.places.values() if each.message == message and each.slot != slot]
        for each in robbed:
            each.message, each.shown, each.doubtful = None, 0, False
        return [each.slot for each in robbed]

    def taken(self, message: int, slot: str) -> bool:
        """Whether *message* is thought to show another slot than *slot*."""
        return any(each.message == message for each in self.places.values() if each.slot != slot)

    @property
    def unsent(self) -> bool:
        """Whether anything is not on Discord yet."""
        return any(each.shown < each.version for each in self.places.values())

    def unsent_since(self) -> list[float]:
        """When each message was wanted that does not read on Discord as it should."""
        return [each.wanted_at for each in self.places.values() if each.shown < each.version]

    def next(self) -> Place | None:
        """What is to be sent next: in the order in which it was wanted, nothing before an answer that is still on its
        way; what is tidied last."""
        waiting = [p for p in self.places.values() if p.shown < p.version]
        landed = min((p.order for p in waiting if p.flying), default=self._order + 1)
        waiting = [p for p in waiting if not p.flying and p.order < landed]
        if not waiting:
            return None
        return min(waiting, key=lambda p: (p.message is not None and p.kind == TIDY, p.order))
