"""One input is one transaction: whole, durable, ordered, or not there at all."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from storekit import Gate, encounter, message, opening, step

from bot.store import HeadRow, Shown, Store, StoreConflict, StoreFailed, StoreFull, Write


async def test_all_that_an_input_changes_is_read_back(store: Store) -> None:
    await store.commit(opening("duel"))
    write = step("duel", 1, interaction=99, snapshot=True, outbox=(message("ruling:1", token="tok", expires=1900.0),))
    await store.commit(write)
    after = step("duel", 2)
    await store.commit(after)

    loaded = await store.load("duel")
    assert loaded is not None
    assert loaded.encounter == encounter("duel")
    assert loaded.head == after.head
    assert loaded.snapshot == write.snapshot
    assert loaded.within is not None
    assert (loaded.within.line, list(loaded.within.events)) == (write.line, write.events)
    assert [(entry.line, list(entry.events)) for entry in loaded.entries] == [(after.line, after.events)]
    assert loaded.last_line == 2
    (slot,) = await store.slots("duel")
    assert (slot.encounter, slot.row, slot.shown) == ("duel", write.outbox[0], 0)
    assert await store.interaction_line(99) == ("duel", 1)


async def test_an_input_costs_one_transaction_and_no_read(store: Store) -> None:
    await store.commit(opening("duel"))
    transactions, reads = store.transactions, store.reads
    for line in range(1, 8):
        await store.commit(
            step("duel", line, snapshot=True, outbox=(message(f"ruling:{line}"), message("tracker", line)))
        )
    assert (store.transactions - transactions, store.reads - reads) == (7, 0)


async def test_what_waits_together_shares_a_transaction_in_the_order_asked_for(store: Store) -> None:
    names = [f"e{number}" for number in range(20)]
    await asyncio.gather(*(store.commit(opening(name, channel=at)) for at, name in enumerate(names)))
    gate = Gate(store)
    first = asyncio.create_task(store.commit(step("e0", 1)))
    await gate.reached()
    transactions = store.transactions
    rest = [asyncio.create_task(store.commit(step(name, 1))) for name in reversed(names[1:])]
    await asyncio.sleep(0)
    gate.open()
    await asyncio.gather(first, *rest)

    assert store.transactions == transactions + 1
    events = [event.encounter for name in names for event in await store.events(name)]
    assert sorted(events) == sorted(2 * names)
    numbers = {name: (await store.events(name))[0].no for name in names}
    assert sorted(names, key=lambda name: numbers[name]) == ["e0", *reversed(names[1:])]


async def test_of_a_group_only_the_write_that_cannot_be_done_fails(store: Store) -> None:
    for at, name in enumerate(("a", "b", "c", "d")):
        await store.commit(opening(name, channel=at))
    await store.commit(step("c", 1))
    gate = Gate(store)
    first = asyncio.create_task(store.commit(step("a", 1)))
    await gate.reached()
    group = asyncio.gather(
        store.commit(step("b", 1, snapshot=True)),
        store.commit(step("c", 1, outbox=(message("lost"),))),
        store.commit(step("d", 1)),
        return_exceptions=True,
    )
    await asyncio.sleep(0)
    gate.open()
    await first
    b, c, d = await group

    assert (b, d) == (None, None)
    assert isinstance(c, StoreConflict)
    assert c.key == "line_taken"
    assert [len(await store.lines(name)) for name in "abcd"] == [1, 1, 1, 1]
    assert [snapshot.line for snapshot in await store.snapshots("b")] == [0, 1]
    assert await store.slots("c") == []


async def test_contradictions_are_named_and_leave_nothing(store: Store) -> None:
    await store.commit(opening("duel", channel=3))
    await store.commit(step("duel", 1, interaction=5))

    async def conflict(write: Write) -> str:
        with pytest.raises(StoreConflict) as caught:
            await store.commit(write)
        return caught.value.key

    assert await conflict(opening("other", channel=3)) == "channel_busy"
    assert await conflict(opening("duel", channel=4)) == "encounter_taken"
    assert await conflict(step("duel", 1)) == "line_taken"
    assert await conflict(step("duel", 2, interaction=5)) == "interaction_taken"
    assert await conflict(step("duel", 9, parent=8)) == "orphan"
    assert await conflict(step("nobody", 1)) == "orphan"
    assert await conflict(Write("nobody", head=HeadRow("open", 0, None, "[]", "{}"))) == "orphan"
    with pytest.raises(StoreFailed):
        await store.commit(Write("duel", events=step("duel", 2).events))
    statistics = await store.statistics()
    assert (statistics.encounters, statistics.lines, statistics.events) == (1, 1, 2)


async def test_an_encounter_that_ended_frees_its_channel_and_may_not_come_back_into_a_busy_one(store: Store) -> None:
    await store.commit(opening("old", channel=3))
    await store.commit(step("old", 1, status="ended"))
    assert await store.heads() == []
    await store.commit(opening("new", channel=3))
    assert [head.id for head in await store.heads()] == ["new"]
    with pytest.raises(StoreConflict) as caught:
        await store.commit(step("old", 2, status="held"))
    assert caught.value.key == "channel_busy"
    head = await store.head("old")
    assert head is not None
    assert (head.status, head.line) == ("ended", 1)


async def test_a_commit_that_is_made_to_fail_leaves_nothing_and_the_next_succeeds(store: Store) -> None:
    await store.commit(opening("duel"))

    def fail() -> None:
        raise OSError("the disk has gone")

    store.before_commit = fail
    with pytest.raises(StoreFailed) as caught:
        await store.commit(step("duel", 1, snapshot=True, outbox=(message("ruling:1"),), status="held"))
    assert caught.value.key == "failed"
    assert isinstance(caught.value.__cause__, OSError)
    store.before_commit = None
    assert await store.lines("duel") == []
    assert await store.slots("duel") == []
    await store.commit(step("duel", 1, status="held"))
    assert [head.status for head in await store.heads()] == ["held"]


async def test_a_full_disk_fails_what_does_not_fit_and_nothing_else(store: Store) -> None:
    await store.commit(opening("duel"))
    await store.call(
        lambda db: db.execute(f"pragma max_page_count = {db.execute('pragma page_count').fetchone()[0] + 2}")
    )
    big = step("duel", 1, outbox=(message("ruling:1", body="x" * 100_000),))
    with pytest.raises(StoreFull) as caught:
        await store.commit(big)
    assert caught.value.key == "full"
    assert await store.lines("duel") == []
    assert await store.slots("duel") == []

    await store.commit(step("duel", 1))  # a small one still fits
    await store.call(lambda db: db.execute("pragma max_page_count = 1000000"))
    await store.commit(step("duel", 2, outbox=big.outbox))
    assert len(await store.slots("duel")) == 1


async def test_in_a_group_on_a_full_disk_what_fits_is_written(store: Store) -> None:
    for at, name in enumerate("abc"):
        await store.commit(opening(name, channel=at))
    await store.call(
        lambda db: db.execute(f"pragma max_page_count = {db.execute('pragma page_count').fetchone()[0] + 2}")
    )
    gate = Gate(store)
    first = asyncio.create_task(store.commit(step("a", 1)))
    await gate.reached()
    group = asyncio.gather(
        store.commit(step("b", 1, outbox=(message("ruling:1", body="x" * 100_000),))),
        store.commit(step("c", 1)),
        return_exceptions=True,
    )
    await asyncio.sleep(0)
    gate.open()
    await first
    b, c = await group
    assert isinstance(b, StoreFull)
    assert c is None
    assert [len(await store.lines(name)) for name in "abc"] == [1, 0, 1]


@pytest.mark.skipif(sys.platform == "win32", reason="the limit on the size of files is POSIX")
def test_a_disk_that_refuses_to_write_is_survived(path: Path) -> None:
    """The operating system itself stops a file from growing in mid-commit; later it relents."""
    script = textwrap.dedent(
        """
        import asyncio, resource, signal, sys
        from pathlib import Path
        from storekit import message, opening, step
        from bot.store import Store, StoreFailed

        async def main():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            store = await Store.open(Path(sys.argv[1]))
            await store.commit(opening("duel"))
            soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
            resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, hard))
            done, refused = 0, 0
            for line in range(1, 40):
                try:
                    await store.commit(step("duel", done + 1, outbox=(message(f"r{line}", body="x" * 50_000),)))
                    done += 1
                except StoreFailed:
                    refused += 1
            assert refused > 0, "the limit was never met"
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
            await store.commit(step("duel", done + 1))
            assert len(await store.lines("duel")) == done + 1
            assert len(await store.slots("duel")) == done
            await store.close()

        asyncio.run(main())
        """
    )
    here = Path(__file__).parent
    done = subprocess.run(
        [sys.executable, "-c", script, str(path)],
        cwd=here.parent.parent,
        env={"PYTHONPATH": f"{here.parent.parent}:{here}"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    with sqlite3.connect(path) as connection:
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)


async def test_the_event_loop_and_the_readers_do_not_wait_for_a_slow_disk(store: Store) -> None:
    await store.commit(opening("slow"))
    gate = Gate(store)
    waiting = asyncio.create_task(store.commit(step("slow", 1)))
    await gate.reached()
    assert [head.line for head in await store.heads()] == [0]  # what is not committed is not seen
    loaded = await store.load("slow")
    assert loaded is not None
    assert loaded.last_line == 0
    assert not waiting.done()
    gate.open()
    await waiting
    assert [head.line for head in await store.heads()] == [1]


async def test_who_stops_waiting_does_not_take_the_write_back(store: Store) -> None:
    await store.commit(opening("duel"))
    gate = Gate(store)
    waiting = asyncio.create_task(store.commit(step("duel", 1)))
    await gate.reached()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    gate.open()
    await store.commit(step("duel", 2))
    assert [line.line for line in await store.lines("duel")] == [1, 2]


async def test_closing_writes_what_was_asked_for_and_then_nothing_more(path: Path) -> None:
    store = await Store.open(path)
    await store.commit(opening("duel"))
    writes = [
        asyncio.create_task(store.commit(step("duel", line, outbox=(message(f"r{line}"),)))) for line in (1, 2, 3)
    ]
    await asyncio.sleep(0)
    await store.shown([Shown("duel", "r2", 1, 77)])
    await store.close()
    await store.close()
    await asyncio.gather(*writes)
    for refused in (store.commit(step("duel", 4)), store.shown([]), store.heads()):
        with pytest.raises(StoreFailed) as caught:
            await refused
        assert caught.value.key == "closed"

    assert sorted(file.name for file in path.parent.iterdir()) == ["arbitre.db", "arbitre.db.lock"]
    again = await Store.open(path)
    assert [line.line for line in await again.lines("duel")] == [1, 2, 3]
    assert [slot.row.slot for slot in await again.unshown()] == ["r1", "r3"]
    await again.close()
