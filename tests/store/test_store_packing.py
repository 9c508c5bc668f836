"""What has ended is packed: small, and every byte of it still there."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import textwrap
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from storekit import message, opening, step

from bot.store import (
    Archive,
    EventRow,
    HeadRow,
    LineRow,
    Shown,
    Store,
    StoreDamaged,
    Write,
    examine,
    packing,
    restore,
)

HERE = Path(__file__).parent
LATE = 1e12


async def fought(store: Store, name: str, lines: int, *, channel: int, ended: bool = True) -> None:
    await store.commit(opening(name, channel=channel))
    for line in range(1, lines + 1):
        status = "ended" if ended and line == lines else "open"
        rows = (message(f"r{line}", body=f'{{"text": "« {line} »"}}'), message("tracker", line))
        await store.commit(
            step(name, line, snapshot=line % 3 == 0, outbox=rows, status=status, interaction=channel * 1000 + line)
        )
        await store.shown([Shown(name, f"r{line}", 1, channel * 1000 + line), Shown(name, "tracker", line, channel)])
    await store.flush()


async def everything(store: Store, name: str) -> list[Any]:
    """All that anybody may ask about an encounter that has ended."""
    entries = [entry async for entry in store.journal(name, chunk=7)]
    loaded = await store.load(name)
    return [
        entries,
        loaded,
        await store.load(name, {"alternatif": 1}),
        await store.lines(name),
        await store.entry(name, 4),
        await store.events(name, after=5, limit=9),
        await store.latest_events(name, 6),
        await store.some_entries(name, 3, 11),
        await store.snapshot_before(name, 10**6),
        await store.head(name),
        await store.all_events(after=3),
        await store.latest(entries and (await store.encounter(name)).channel),  # type: ignore[union-attr]
    ]


def rows_of(path: Path, name: str) -> dict[str, int]:
    with closing(sqlite3.connect(path)) as connection:
        return {
            table: connection.execute(f"select count(*) from {table} where encounter = ?", (name,)).fetchone()[0]
            for table in ("lines", "events", "snapshots", "outbox", "packs")
        }


async def test_what_was_packed_reads_as_before(store: Store, path: Path) -> None:
    await fought(store, "old", 30, channel=1)
    await fought(store, "new", 12, channel=2, ended=False)
    before, beside = await everything(store, "old"), await everything(store, "new")
    counted = await store.statistics()
    assert await store.pack_one(0.0) is None  # too early
    assert await store.pack_one(LATE) == "old"
    assert await store.pack_one(LATE) is None
    assert await everything(store, "old") == before
    assert await everything(store, "new") == beside
    assert rows_of(path, "old") == {"lines": 0, "events": 0, "snapshots": 0, "outbox": 9, "packs": 1}
    after = await store.statistics()
    assert (after.lines, after.events, after.packed) == (counted.lines, counted.events, 1)
    await store.close()
    again = await Store.open(path)
    assert await everything(again, "old") == before
    await again.close()


async def test_at_each_step_everything_can_be_read(store: Store, path: Path) -> None:
    await fought(store, "old", 20, channel=1)
    before = await everything(store, "old")
    pack = await store._read(Archive.packed, "old")
    assert await store.call(lambda db: packing.put_in(db.conn, "old", pack))
    assert rows_of(path, "old")["lines"] == 20
    steps = 0
    swept = False
    while not swept:
        assert await everything(store, "old") == before
        counted = await store.statistics()
        assert (counted.lines, counted.events) == (20, 40)
        swept = await store._writer.call(lambda db: packing.sweep(db.conn, "old", 7), free=True)
        steps += 1
    assert steps > 8
    assert await everything(store, "old") == before


async def test_rows_come_back_out_of_a_pack_byte_for_byte(store: Store, path: Path) -> None:
    await fought(store, "old", 12, channel=1)

    def dump() -> list[Any]:
        with closing(sqlite3.connect(path)) as connection:
            return [
                connection.execute(f"select * from {table} order by 1, 2, 3").fetchall()
                for table in ("lines", "events")
            ]

    before = dump()
    await store.pack_one(LATE)
    assert dump() != before
    assert await store.call(lambda db: packing.put_back(db.conn, "old"))
    assert dump() == before
    assert await store.pack_one(LATE) == "old"  # and it may be packed again
    assert rows_of(path, "old")["lines"] == 0


async def test_what_changes_while_it_is_compressed_is_not_packed(store: Store, path: Path) -> None:
    await fought(store, "old", 6, channel=1)
    pack = await store._read(Archive.packed, "old")
    await store.call(lambda db: db.execute("update events set body = body || ' ' where encounter = 'old' and seq = 3"))
    assert not await store.call(lambda db: packing.put_in(db.conn, "old", pack))
    assert rows_of(path, "old")["packs"] == 0
    await fought(store, "live", 3, channel=2, ended=False)
    pack = await store._read(Archive.packed, "live")
    assert not await store.call(lambda db: packing.put_in(db.conn, "live", pack))


async def test_numbers_of_events_are_never_given_twice(store: Store) -> None:
    await fought(store, "old", 4, channel=1)
    before = await store.all_events()
    await store.pack_one(LATE)
    await fought(store, "new", 2, channel=2)
    assert await store.all_events(after=before[-1].no) == (await store.all_events())[len(before) :]
    assert len({each.no for each in await store.all_events()}) == 12
    assert (await store.all_events())[: len(before)] == before


@pytest.mark.parametrize("how", ["cut", "flipped", "another's", "text", "empty"])
async def test_a_damaged_pack_is_noticed_and_is_one_encounters_trouble(store: Store, how: str) -> None:
    for at, name in enumerate(("old", "other")):
        await fought(store, name, 9, channel=at)
        await store.pack_one(LATE)
    whole = await everything(store, "other")

    def damage(db: Any) -> None:
        ((body,),) = db.execute("select body from packs where encounter = 'old'").fetchall()
        ((theirs,),) = db.execute("select body from packs where encounter = 'other'").fetchall()
        middle = len(body) // 2
        bad = {
            "cut": body[:-40],
            "flipped": body[:middle] + bytes([body[middle] ^ 1]) + body[middle + 1 :],
            "another's": theirs,
            "text": "nothing",
            "empty": b"",
        }[how]
        db.execute("update packs set body = ? where encounter = 'old'", (bad,))

    await store.call(damage)
    with pytest.raises(StoreDamaged) as caught:
        await store.lines("old")
    assert (caught.value.encounter, caught.value.table) == ("old", "packs")
    with pytest.raises(StoreDamaged):
        await store.load("old")
    assert (await everything(store, "other"))[:-2] == whole[:-2]


async def test_what_is_damaged_is_left_as_it_is_and_others_are_packed(store: Store, path: Path) -> None:
    for at, name in enumerate("abc"):
        await fought(store, name, 5, channel=at)
    await store.call(lambda db: db.execute("update lines set body = cast(x'ff00fe' as text) where encounter = 'a'"))
    await store.call(lambda db: db.execute("delete from lines where encounter = 'b' and line = 5"))
    assert [await store.pack_one(LATE) for _ in range(4)] == ["a", "b", "c", None]
    assert [rows_of(path, name)["packs"] for name in "abc"] == [0, 0, 1]
    assert rows_of(path, "a")["lines"] == 5


async def test_a_backup_holds_packs_and_is_no_larger_than_what_it_holds(
    store: Store, path: Path, tmp_path: Path
) -> None:
    for at in range(12):
        await fought(store, f"e{at}", 40, channel=at)
    before = await everything(store, "e3")
    while await store.pack_one(LATE):
        pass
    await store.backup(tmp_path / "copy.db")
    await store.close()
    sizes = await asyncio.to_thread(lambda: [each.stat().st_size for each in (tmp_path / "copy.db", path)])
    assert sizes[0] < sizes[1] * 0.6, sizes
    restore(tmp_path / "copy.db", path)
    again = await Store.open(path)
    assert await everything(again, "e3") == before
    await again.close()


async def test_the_file_stops_growing(store: Store, path: Path) -> None:
    """What is played now takes the room that is left by what was packed."""
    sizes = []
    for round_ in range(6):
        for at in range(4):
            await fought(store, f"r{round_}e{at}", 30, channel=at)
        while await store.pack_one(LATE):
            pass
        await store.call(lambda db: None)
        ((pages,),) = await store.call(lambda db: db.execute("pragma page_count").fetchall())
        sizes.append(pages)
    assert sizes[-1] - sizes[1] < (sizes[1] - 0) * 0.35, sizes


async def test_steps_are_small_whatever_the_encounter(store: Store) -> None:
    """What one transaction of the writer deletes is bounded by a number of rows."""
    await fought(store, "long", 3, channel=1, ended=False)
    rows = 3_000
    await store.commit(
        Write(
            "long",
            line=LineRow(4, 3, 1.0, 7, "declare", "{}"),
            events=[EventRow(100 + at, "told", "{}") for at in range(rows)],
            head=HeadRow("ended", 4, None, "[]", "{}"),
        )
    )
    changes = 0
    most = 0

    def before_commit() -> None:
        nonlocal changes, most
        now = store._writer._db.conn.total_changes
        most, changes = max(most, now - changes), now

    changes = store._writer._db.conn.total_changes
    store.before_commit = before_commit
    await store.pack_one(LATE)
    store.before_commit = None
    assert 0 < most <= packing.SWEPT_AT_ONCE + 2


KILLED = textwrap.dedent(
    """
    import asyncio, os, sys
    from pathlib import Path
    from storekit import opening, step
    from bot.store import Store

    async def main():
        store = await Store.open(Path(sys.argv[1]))
        os.write(1, b"open\\n")
        async def pack():
            while packed := await store.pack_one(1e12):
                os.write(1, f"packed {packed}\\n".encode())
        async def copy():
            number = 0
            while True:
                number += 1
                await store.backup(Path(sys.argv[1]).with_name("copy.db"))
                os.write(1, b"copied\\n")
        async def play():
            loaded = await store.load("live")
            if loaded is None:
                await store.commit(opening("live", channel=99))
            line = loaded.last_line if loaded else 0
            while True:
                line += 1
                await store.commit(step("live", line, snapshot=line % 3 == 0))
                os.write(1, f"live {line}\\n".encode())
        await asyncio.gather(pack(), play(), *([copy()] if sys.argv[2] == "backup" else []))

    asyncio.run(main())
    """
)


def kills(default: int) -> int:
    """How often the process is killed: `ARBITRE_KILLS=150` for the long run."""
    return int(os.environ.get("ARBITRE_KILLS", default))


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
@pytest.mark.parametrize("what", ["packing", "backup"])
async def test_killed_while_it_packs_or_copies_nothing_is_lost(path: Path, what: str) -> None:
    moments = random.Random(1515)
    names = [f"e{at}" for at in range(6)]

    async def begun() -> dict[str, list[Any]]:
        for each in path.parent.glob("arbitre.db*"):
            each.unlink()
        store = await Store.open(path)
        for at, name in enumerate(names):
            await fought(store, name, 30, channel=at)
        found = {name: await everything(store, name) for name in names}
        await store.close()
        return found

    wanted: dict[str, list[Any]] = {}
    acknowledged, done, torn = 0, 0, 0
    while done < kills(6):
        if not wanted or all(rows_of(path, name)["lines"] == 0 for name in names):
            wanted, acknowledged = await begun(), 0
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", KILLED, str(path), what),
            cwd=HERE.parent.parent,
            env={**os.environ, "PYTHONPATH": f"{HERE.parent.parent}:{HERE}"},
            stdout=subprocess.PIPE,
        )
        assert worker.stdout is not None
        assert await worker.stdout.readline() == b"open\n"
        await asyncio.sleep(moments.random() * 0.25)
        worker.send_signal(signal.SIGKILL)
        said = (await worker.stdout.read()).decode()
        assert await worker.wait() == -signal.SIGKILL
        done += 1
        lived = [int(words.split()[1]) for words in said.splitlines() if words.startswith("live ")]
        acknowledged = max([acknowledged, *lived])
        assert examine.examine(path, whole=True)
        states = [rows_of(path, name) for name in names]
        torn += any(each["packs"] and each["lines"] for each in states)
        places = [path]
        if (copy := path.with_name("copy.db")).exists():
            assert examine.examine(copy, whole=True)
            places.append(copy)
        for place in places:
            with Archive(place) as archive:
                for name in names:
                    assert list(archive.entries(name)) == wanted[name][0]
                    assert archive.load(name) == wanted[name][1]
                if place == path:
                    assert acknowledged <= archive.last_line("live") <= acknowledged + 1
                    acknowledged = archive.last_line("live")
    if kills(6) > 50:
        assert torn, "never was it killed between two steps"
