"""Copies taken while the bot works, and put back."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from storekit import message, opening, step, untouched

from bot.store import VERSION, Archive, Store, StoreRefused, backup, restore


async def fought(path: Path, lines: int) -> None:
    store = await Store.open(path)
    loaded = await store.load("duel")
    if loaded is None:
        await store.commit(opening("duel"))
    for line in range(loaded.last_line + 1 if loaded else 1, lines + 1):
        await store.commit(step("duel", line, snapshot=True))
    await store.close()


def last_line(path: Path) -> int:
    with Archive(path) as archive:
        return archive.last_line("duel")


def key_of(caught: pytest.ExceptionInfo[StoreRefused]) -> str:
    return caught.value.key


async def test_a_backup_under_load_is_one_consistent_moment(store: Store, path: Path, tmp_path: Path) -> None:
    for number in range(4):
        await store.commit(opening(f"e{number}", channel=number))
    done = False

    async def fight(number: int) -> int:
        line = 0
        while not done:
            line += 1
            await store.commit(
                step(f"e{number}", line, snapshot=True, outbox=(message("tracker", line, body="x" * 3000),))
            )
        return line

    fights = [asyncio.create_task(fight(number)) for number in range(4)]
    targets = [tmp_path / "copies" / f"{number}.db" for number in range(3)]
    for target in targets:
        await asyncio.sleep(0.05)
        await store.backup(target)
    done = True
    lines = await asyncio.gather(*fights)

    assert await asyncio.to_thread(lambda: sorted(file.name for file in targets[0].parent.iterdir())) == [
        "0.db",
        "1.db",
        "2.db",
    ]
    seen = []
    for target in targets:
        with Archive(target) as archive:
            for number in range(4):
                head = archive.head(f"e{number}")
                assert head is not None
                assert head.line == archive.last_line(f"e{number}") == len(archive.events(f"e{number}")) // 2
                assert [slot.row.version for slot in archive.slots(f"e{number}")] in ([head.line], [])
            seen.append(sum(archive.last_line(f"e{number}") for number in range(4)))
    assert seen == sorted(seen)
    assert seen[-1] <= sum(lines)
    noted = await store.last_backup()
    assert noted is not None
    assert abs(noted - time.time()) < 3600


async def test_a_backup_without_a_bot_includes_what_a_crash_left_in_the_log(path: Path, tmp_path: Path) -> None:
    store = await Store.open(path)
    await store.commit(opening("duel"))
    await store.commit(step("duel", 1))
    crashed = tmp_path / "crashed.db"
    await asyncio.to_thread(lambda: crashed.write_bytes(path.read_bytes()))
    wal = path.with_name(path.name + "-wal")
    await asyncio.to_thread(lambda: crashed.with_name("crashed.db-wal").write_bytes(wal.read_bytes()))
    await store.close()
    backup(crashed, tmp_path / "copy.db")
    assert last_line(tmp_path / "copy.db") == 1


async def test_a_backup_replaces_an_older_one_but_nothing_else(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    await fought(path, 1)
    backup(path, target)
    await fought(path, 2)
    backup(path, target)
    assert last_line(target) == 2

    letter = tmp_path / "letter.txt"
    await asyncio.to_thread(letter.write_text, "dear aunt, " * 20)
    for place, key in (
        (letter, "target_taken"),
        (tmp_path, "target_taken"),
        (path, "same_file"),
        (letter / "x", "unwritable"),
    ):
        with untouched(tmp_path), pytest.raises(StoreRefused) as caught:
            backup(path, place)
        assert key_of(caught) == key


async def test_only_a_sound_database_is_backed_up(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    with pytest.raises(StoreRefused) as caught:
        backup(path, target)
    assert key_of(caught) == "missing"
    await fought(path, 1)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"pragma user_version = {VERSION + 1}")
    with untouched(tmp_path), pytest.raises(StoreRefused) as caught:
        backup(path, target)
    assert key_of(caught) == "newer"


async def test_a_backup_is_put_back_and_the_old_file_kept(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    await fought(path, 2)
    backup(path, target)
    await fought(path, 5)
    first = restore(target, path)
    assert first is not None
    assert first.name.startswith("arbitre.db.before-restore-")
    assert (last_line(path), last_line(first)) == (2, 5)
    await fought(path, 3)  # and it can be gone on with
    second = restore(first, path)
    assert second is not None
    assert second != first
    assert (last_line(path), last_line(second)) == (5, 3)


async def test_a_restore_puts_the_log_of_the_old_file_aside_with_it(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    await fought(path, 1)
    backup(path, target)
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    store = await Store.open(path)
    await store.commit(step("duel", 2))

    def crash() -> None:
        for file in (path, path.with_name(path.name + "-wal")):
            (crashed / file.name).write_bytes(file.read_bytes())

    await asyncio.to_thread(crash)
    await store.close()
    old = restore(target, crashed / path.name)
    assert old is not None
    assert (last_line(crashed / path.name), last_line(old)) == (1, 2)


async def test_a_damaged_file_can_be_replaced_by_its_backup(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    await fought(path, 2)
    backup(path, target)
    await asyncio.to_thread(path.write_bytes, b"\0" * 5000)
    old = restore(target, path)
    assert old is not None
    assert await asyncio.to_thread(old.read_bytes) == b"\0" * 5000
    await fought(path, 3)


async def test_a_restore_onto_nothing_needs_no_old_file(path: Path, tmp_path: Path) -> None:
    await fought(path, 2)
    assert restore(path, tmp_path / "new" / "place.db") is None
    assert last_line(tmp_path / "new" / "place.db") == 2


async def test_a_restore_is_refused_while_a_bot_runs_or_from_a_bad_file(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    await fought(path, 1)
    backup(path, target)
    store = await Store.open(path)
    with pytest.raises(StoreRefused) as caught:
        restore(target, path)
    assert key_of(caught) == "locked"
    await store.close()

    bad = tmp_path / "bad.db"
    content = await asyncio.to_thread(target.read_bytes)
    newer = content[:60] + (VERSION + 1).to_bytes(4, "big") + content[64:]
    for damaged, key in (
        (b"letter " * 100, "not_a_database"),
        (content[:-4096], "corrupt"),
        (content[:4096] + b"\x5a" * (len(content) - 4096), "corrupt"),
        (newer, "newer"),
        (b"", "no_copy"),
    ):
        await asyncio.to_thread(bad.write_bytes, damaged)
        with untouched(tmp_path), pytest.raises(StoreRefused) as caught:
            restore(bad, path)
        assert key_of(caught) == key
    with untouched(tmp_path), pytest.raises(StoreRefused) as caught:
        restore(path, path)
    assert key_of(caught) == "same_file"
