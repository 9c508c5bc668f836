"""Messages that a bot which was killed may have sent without hearing of it: each is found again, and is one slot's."""

from __future__ import annotations

from pathlib import Path

from storekit import opening, step

from bot.clock import StepClock
from bot.render.cards import Card
from bot.store import Shown, Store
from bot.table.base.outbox import Outbox
from bot.table.base.places import nonce_of
from bot.table.message.postman import NONCE_WINDOW, Postman
from tests.table.conftest import CHANNEL, Channel

ALIKE = Card(text="Ana: 12")


class KilledStore:
    """A store that takes down one mark of what is shown, and then no more: its bot is killed."""

    def __init__(self, store: Store, after: str) -> None:
        self.store, self.after, self.dead = store, after, False

    async def shown(self, marks: list[Shown]) -> None:
        if not self.dead:
            await self.store.shown(marks)
            self.dead = self.after in {each.slot for each in marks if each.version}


async def lost(why: str) -> None:
    raise AssertionError(why)


async def sent(store: Store | KilledStore, known: Store, clock: StepClock, channel: Channel) -> None:
    """A bot starts, and sends whatever it does not know to be there."""
    outbox = Outbox("duel", CHANNEL, clock)
    outbox.adopt(await known.slots("duel"))
    postman = Postman(outbox, store, channel, lost)  # type: ignore[arg-type]
    postman.hurry()
    await postman.settled()
    await postman.close()


async def test_what_was_taken_for_another_message_is_sent_anew_though_the_bot_is_killed_at_once(tmp_path: Path) -> None:
    clock, channel = StepClock(), Channel()
    store = await Store.open(tmp_path / "t.db")
    await store.commit(opening("duel"))
    drafts = Outbox("duel", CHANNEL, clock)
    # Two messages read the same. The first was never sent; the second was, though nobody heard of it.
    for line, (slot, waited) in enumerate((("r:29", NONCE_WINDOW), ("r:31", 1.0)), 1):
        place = drafts.want(slot, ALIKE)
        drafts.keep([place])
        await store.commit(step("duel", line, outbox=(drafts.row(place, None),)))
        await clock.advance(waited)
    second = await channel.post(CHANNEL, ALIKE, nonce_of("duel", "r:31"))
    # It is taken for the first, until its nonce tells whose it is: just then the bot is killed.
    await sent(KilledStore(store, "r:31"), store, clock, channel)
    assert {each.row.slot: each.row.message for each in await store.slots("duel")} == {"r:29": None, "r:31": second}
    await sent(store, store, clock, channel)
    found = {each.row.slot: each.row.message for each in await store.slots("duel")}
    assert len(set(found.values())) == 2
    assert set(found.values()) == set(channel.messages)
    await store.close()
