"""Reading an encounter back: branches, snapshots, long journals in small pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from storekit import opening, step

from bot.store import EventRow, SnapshotRow, Store, Write
from bot.store.thinning import superfluous


async def test_the_heads_of_live_encounters_are_all_that_a_start_needs(store: Store) -> None:
    for at, name in enumerate(("a", "b", "c")):
        await store.commit(opening(name, channel=at))
    await store.commit(step("a", 1))
    await store.commit(step("b", 1, status="ended"))
    heads = {head.id: head for head in await store.heads()}
    assert set(heads) == {"a", "c"}
    head = heads["a"]
    assert (head.guild, head.channel, head.status, head.line) == (1, 0, "open", 1)
    assert (head.due_at, head.awaiting, head.facts) == (2001.0, '["q"]', '{"f": 1}')
    assert [row.id for row in await store.encounters()] == ["a", "b", "c"]
    assert await store.encounters(guild=2) == []


async def test_an_unknown_encounter_is_none(store: Store) -> None:
    assert await store.load("nobody") is None
    assert await store.head("nobody") is None
    assert await store.entry("nobody", 1) is None
    assert await store.interaction_line(1) is None


async def test_an_encounter_without_snapshots_is_loaded_from_its_opening(store: Store) -> None:
    first = opening("duel", snapshot=False)
    first.events = [EventRow(1, "opened", "{}")]
    await store.commit(first)
    await store.commit(step("duel", 1))
    loaded = await store.load("duel")
    assert loaded is not None
    assert (loaded.snapshot, loaded.within, list(loaded.opening)) == (None, None, first.events)
    assert [entry.line.line for entry in loaded.entries] == [1]


async def test_the_snapshot_to_go_on_from_is_the_newest_on_the_way_to_the_tip(store: Store) -> None:
    """0 - 1 - 2 - 3 - 4, then an undo back to 2 (line 5) and on with 6: the snapshot of line 4 is of another branch."""
    await store.commit(opening("duel"))
    for line in (1, 2, 3, 4):
        await store.commit(step("duel", line, snapshot=line in (1, 4)))
    assert (await store.snapshot_before("duel", 4)) == SnapshotRow(4, 2, 1, '{"at": 4}')
    await store.commit(step("duel", 5, parent=2))
    await store.commit(step("duel", 6))

    loaded = await store.load("duel")
    assert loaded is not None
    assert loaded.snapshot is not None
    assert loaded.snapshot.line == 1
    assert loaded.within is not None
    assert loaded.within.line.line == 1
    assert [(entry.line.line, entry.line.parent) for entry in loaded.entries] == [
        (2, 1),
        (3, 2),
        (4, 3),
        (5, 2),
        (6, 5),
    ]
    assert loaded.last_line == 6
    for line, expected in ((6, 1), (4, 4), (3, 1), (1, 1), (0, 0)):
        snapshot = await store.snapshot_before("duel", line)
        assert snapshot is not None
        assert snapshot.line == expected


async def test_snapshots_of_a_form_that_the_caller_cannot_read_are_passed_over(store: Store) -> None:
    """The forms of each ruleset are counted by themselves."""
    opened = opening("duel")
    assert opened.create is not None
    await store.commit(opened)
    for line, schema in ((1, 1), (2, 2), (3, 3)):
        write = step("duel", line, snapshot=True)
        assert write.snapshot is not None
        write.snapshot = replace(write.snapshot, schema=schema)
        await store.commit(write)
    game = opened.create.ruleset
    found = [await store.load("duel", forms) for forms in ({game: 2, "other": 3}, {game: 1}, {"other": 3}, {}, None)]
    assert [loaded.snapshot and loaded.snapshot.line for loaded in found if loaded] == [2, 1, None, None, 3]


async def test_a_later_snapshot_of_the_same_line_takes_its_place(store: Store) -> None:
    await store.commit(opening("duel"))
    await store.commit(step("duel", 1, snapshot=True))
    await store.commit(Write("duel", snapshot=SnapshotRow(1, 0, 2, "{}")))
    assert [(row.line, row.schema) for row in await store.snapshots("duel")] == [(0, 1), (1, 2)]


@pytest.mark.parametrize("reopened", [False, True])
async def test_of_many_snapshots_the_first_and_the_last_few_stay_and_fewer_between(
    store: Store, reopened: bool
) -> None:
    await store.commit(opening("duel"))
    for line in range(1, 121):
        await store.commit(step("duel", line, snapshot=True))
        if reopened and line % 40 == 0:
            store._writer._inscriber.forget("duel")
    kept = await store.snapshots("duel")
    lines = [row.line for row in kept]
    assert lines[0] == 0
    assert lines[-4:] == [117, 118, 119, 120]
    assert len(lines) < 16
    assert all(row.body == f'{{"at": {row.line}}}' for row in kept)
    for wanted in range(121):
        snapshot = await store.snapshot_before("duel", wanted)
        assert snapshot is not None
        assert wanted - snapshot.line <= 2 * (120 - wanted), "to go back n lines must not cost a replay of many more"


@given(gaps=st.lists(st.integers(1, 5), min_size=1, max_size=150), keep=st.integers(1, 6))
def test_thinning_never_takes_the_first_or_the_last_few(gaps: Sequence[int], keep: int) -> None:
    kept: list[int] = []
    line = 0
    for gap in gaps:
        line += gap
        kept.append(line)
        gone = superfluous(kept, keep)
        assert not {kept[0], *kept[-keep:]} & set(gone)
        kept = [other for other in kept if other not in gone]
    assert kept[0] == gaps[0]
    assert len(kept) <= keep + 2 + 3 * line.bit_length()


async def test_events_are_read_by_number_by_line_from_the_end_and_over_all_encounters(store: Store) -> None:
    for at, name in enumerate(("a", "b")):
        await store.commit(opening(name, channel=at))
    for line in (1, 2, 3):
        await store.commit(step("a", line))
        await store.commit(step("b", line))
    events = await store.events("a")
    assert [(event.line, event.seq) for event in events] == [(1, 1), (1, 2), (2, 3), (2, 4), (3, 5), (3, 6)]
    assert await store.events("a", after=2, limit=3) == events[2:5]
    assert await store.latest_events("a", 2) == events[-2:]
    entry = await store.entry("a", 2)
    assert entry is not None
    assert [event.seq for event in entry.events] == [3, 4]
    everything = await store.all_events()
    assert [event.encounter for event in everything] == ["a", "a", "b", "b"] * 3
    assert await store.all_events(after=everything[6].no, limit=2) == everything[7:9]


@pytest.mark.parametrize("chunk", [1, 3, 10, 11, 500])
async def test_a_journal_is_streamed_whole_in_pieces(store: Store, chunk: int) -> None:
    await store.commit(opening("duel"))
    writes = [step("duel", line, events=line % 3) for line in range(1, 11)]
    for write in writes:
        await store.commit(write)
    streamed = [entry async for entry in store.journal("duel", chunk=chunk)]
    assert [(entry.line, list(entry.events)) for entry in streamed] == [(write.line, write.events) for write in writes]
    assert [entry.line.line async for entry in store.journal("duel", after=7, chunk=chunk)] == [8, 9, 10]


async def test_a_stream_ends_where_the_journal_ended_when_it_began(store: Store) -> None:
    await store.commit(opening("duel"))
    for line in (1, 2):
        await store.commit(step("duel", line))
    seen = []
    async for entry in store.journal("duel", chunk=1):
        seen.append(entry.line.line)
        await store.commit(step("duel", 2 + len(seen)))
    assert seen == [1, 2]
