"""What should be readable on Discord, and what is known to be."""

from __future__ import annotations

import asyncio
from pathlib import Path

from storekit import message, opening, step

from bot.store import Shown, Store, Write


async def unshown(store: Store) -> list[tuple[str, str, int, int]]:
    return [(slot.encounter, slot.row.slot, slot.row.version, slot.shown) for slot in await store.unshown()]


async def test_what_is_not_known_to_be_shown_must_be_sent_after_a_restart(path: Path) -> None:
    store = await Store.open(path)
    await store.commit(opening("duel"))
    await store.commit(step("duel", 1, outbox=(message("ruling:1"), message("tracker", 1))))
    await store.commit(step("duel", 2, outbox=(message("ruling:2"), message("tracker", 2))))
    await store.shown([Shown("duel", "ruling:1", 1, 501), Shown("duel", "tracker", 1, 502)])
    await store.close()

    store = await Store.open(path)
    assert await unshown(store) == [("duel", "tracker", 2, 1), ("duel", "ruling:2", 1, 0)]
    (tracker,) = [slot for slot in await store.unshown() if slot.row.slot == "tracker"]
    assert tracker.row.message == 502  # the message to edit
    await store.close()


async def test_a_new_version_keeps_the_known_message_and_replaces_the_rest(store: Store) -> None:
    await store.commit(opening("duel"))
    await store.commit(step("duel", 1, outbox=(message("q:1", token="first", interaction=1, expires=9.0),)))
    await store.commit(step("duel", 2, outbox=(message("q:1", 2, channel=6, kind="edit"),)))
    await store.shown([Shown("duel", "q:1", 1, 501)])
    (slot,) = await store.slots("duel")
    assert slot.row == message("q:1", 2, channel=6, kind="edit", message=501)
    assert slot.shown == 1
    await store.commit(step("duel", 3, outbox=(message("q:1", 3, message=777),)))
    (slot,) = await store.slots("duel")
    assert slot.row.message == 777


async def test_marks_that_come_late_or_without_a_message_do_no_harm(store: Store) -> None:
    await store.commit(opening("duel"))
    await store.commit(step("duel", 1, outbox=(message("tracker", 3), message("gone", 1))))
    await store.shown([Shown("duel", "tracker", 3, 501)])
    await store.shown(
        [Shown("duel", "tracker", 2, None), Shown("duel", "gone", 1, None), Shown("duel", "no such", 1, 9)]
    )
    assert await unshown(store) == []
    tracker, gone = await store.slots("duel")
    assert (tracker.shown, tracker.row.message) == (3, 501)
    assert (gone.shown, gone.row.message) == (1, None)


async def test_a_message_that_was_deleted_on_discord_is_wanted_again(store: Store) -> None:
    await store.commit(opening("duel"))
    await store.commit(step("duel", 1, outbox=(message("tracker"),)))
    await store.shown([Shown("duel", "tracker", 1, 501)])
    assert await unshown(store) == []
    await store.shown([Shown("duel", "tracker", 0, None)])
    (slot,) = await store.unshown()
    assert (slot.shown, slot.row.message) == (0, None)


async def test_marks_ride_along_with_the_next_commit(store: Store) -> None:
    await store.commit(opening("duel"))
    await store.commit(step("duel", 1, outbox=(message("ruling:1"),)))
    transactions = store.transactions
    await store.shown([Shown("duel", "ruling:1", 1, 501)])
    await store.commit(step("duel", 2))
    assert store.transactions == transactions + 1
    archived = await store.call(lambda db: db.execute("select shown, message from outbox").fetchall())
    assert archived == [(1, 501)]


async def test_marks_in_a_write_are_part_of_it(store: Store) -> None:
    await store.commit(opening("duel"))
    await store.commit(Write("duel", outbox=(message("note"),), shown=(Shown("duel", "note", 1, 501),)))
    assert await unshown(store) == []


async def test_marks_survive_a_write_that_fails(store: Store) -> None:
    await store.commit(opening("duel"))
    await store.commit(step("duel", 1, outbox=(message("ruling:1"),)))
    await store.shown([Shown("duel", "ruling:1", 1, 501)])
    try:
        await store.commit(step("duel", 1))
    except Exception:
        assert await unshown(store) == []
    else:
        raise AssertionError("the line was written twice")


async def test_a_message_leads_to_its_slot(store: Store) -> None:
    await store.commit(opening("duel"))
    await store.commit(step("duel", 1, outbox=(message("ruling:1"), message("ruling:2"))))
    await store.shown([Shown("duel", "ruling:2", 1, 501)])
    slot = await store.slot_of_message(501)
    assert slot is not None
    assert (slot.encounter, slot.row.slot) == ("duel", "ruling:2")
    assert await store.slot_of_message(502) is None


async def test_tokens_go_when_they_expire_whether_shown_or_not(store: Store, path: Path) -> None:
    await store.commit(opening("duel"))
    rows = (
        message("a", token="secret-a", expires=10.0, interaction=1),
        message("b", token="secret-b", expires=10.0, interaction=2),
        message("c", token="secret-c", expires=30.0, interaction=3),
        message("d"),
    )
    await store.commit(step("duel", 1, outbox=rows))
    await store.shown([Shown("duel", "a", 1, 501)])
    assert await store.purge_tokens(10.0) == 2
    assert await store.purge_tokens(10.0) == 0
    assert [slot.row.token for slot in await store.slots("duel")] == [None, None, "secret-c", None]
    assert [slot.row.slot for slot in await store.unshown()] == ["b", "c", "d"]
    await store.close()
    stored = await asyncio.to_thread(path.read_bytes)
    assert b"secret-c" in stored
    assert b"secret-a" not in stored
    assert b"secret-b" not in stored
