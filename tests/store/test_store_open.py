"""A file that cannot be used is refused, and stays as it is to the last byte."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections import namedtuple
from contextlib import closing
from pathlib import Path

import pytest
from storekit import opening, step, untouched

from bot.store import VERSION, Archive, Store, StoreRefused, examine
from bot.store import store as store_module
from bot.store.schema import migrations

HERE = Path(__file__).parent


async def filled(path: Path, encounters: int = 40) -> None:
    store = await Store.open(path)
    for at in range(encounters):
        await store.commit(opening(f"e{at}", channel=at))
        await store.commit(step(f"e{at}", 1, snapshot=True))
    await store.close()


async def refused(path: Path) -> StoreRefused:
    with untouched(path.parent), pytest.raises(StoreRefused) as caught:
        await Store.open(path)
    assert caught.value.facts["path"] == str(path)
    return caught.value


async def test_a_new_file_is_made_with_its_folder_and_opens_again(tmp_path: Path) -> None:
    path = tmp_path / "var" / "deep" / "arbitre.db"
    await filled(path, 1)
    store = await Store.open(path)
    assert [head.id for head in await store.heads()] == ["e0"]
    assert (await store.statistics()).schema == VERSION
    await store.close()


async def test_the_version_counts_the_migrations(store: Store) -> None:
    names = await store.call(lambda db: [applied.name for applied in migrations.applied(db)])
    assert len(names) == VERSION
    numbers = [name[:4] for name in names]
    assert numbers == sorted(set(numbers))


async def test_a_commit_survives_a_power_cut_by_its_settings(store: Store) -> None:
    def pragma(name: str) -> object:
        return store._writer._db.execute(f"pragma {name}").fetchone()[0]

    settings = {name: pragma(name) for name in ("journal_mode", "synchronous", "foreign_keys", "wal_autocheckpoint")}
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "wal_autocheckpoint": 4000}


async def test_an_empty_file_is_a_new_one(path: Path) -> None:
    await asyncio.to_thread(path.touch)
    await filled(path, 1)


async def test_an_unfinished_first_start_is_finished_by_the_next(path: Path) -> None:
    await filled(path, 1)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("pragma user_version = 0")
    await filled_is_readable(path)


async def filled_is_readable(path: Path) -> None:
    store = await Store.open(path)
    assert (await store.statistics()).schema == VERSION
    assert await store.load("e0") is not None
    await store.close()


async def test_a_second_store_in_the_same_process_is_told_locked(store: Store, path: Path) -> None:
    assert (await refused(path)).key == "locked"


async def test_another_process_is_told_locked_until_the_first_has_gone(store: Store, path: Path) -> None:
    script = (
        "import asyncio, sys; from pathlib import Path; from bot.store import Store, StoreRefused\n"
        "async def main():\n"
        "    try:\n"
        "        await (await Store.open(Path(sys.argv[1]))).close()\n"
        "    except StoreRefused as refused:\n"
        "        print(refused.key)\n"
        "asyncio.run(main())"
    )

    def attempt() -> str:
        return subprocess.run(
            [sys.executable, "-c", script, str(path)],
            cwd=HERE.parent.parent,
            env={"PYTHONPATH": str(HERE.parent.parent)},
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        ).stdout

    assert await asyncio.to_thread(attempt) == "locked\n"
    await store.close()
    assert await asyncio.to_thread(attempt) == ""


async def test_a_refusal_gives_the_lock_back(path: Path) -> None:
    await asyncio.to_thread(path.write_bytes, b"no database at all, but long enough to hold one" * 10)
    assert (await refused(path)).key == "not_a_database"
    await asyncio.to_thread(path.unlink)
    await filled(path, 1)


async def test_a_newer_file_is_refused(path: Path) -> None:
    await filled(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"pragma user_version = {VERSION + 3}")
    error = await refused(path)
    assert (error.key, error.facts["found"], error.facts["known"]) == ("newer", VERSION + 3, VERSION)
    with pytest.raises(StoreRefused) as caught:
        Archive(path)
    assert caught.value.key == "newer"


async def test_a_newer_file_whose_version_is_still_in_its_log_is_refused(path: Path, tmp_path: Path) -> None:
    """As after a crash: the main file is today's, its write-ahead log makes it a later one."""
    await filled(path)
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"pragma user_version = {VERSION + 1}")
        for file in (path, path.with_name(path.name + "-wal")):
            shutil.copy(file, crashed)
    assert (await refused(crashed / path.name)).key == "newer"


async def test_a_crash_leaves_a_log_that_is_read_again(path: Path, tmp_path: Path) -> None:
    store = await Store.open(path)
    await store.commit(opening("duel"))
    await store.commit(step("duel", 1))
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    for file in (path, path.with_name(path.name + "-wal")):
        shutil.copy(file, crashed)
    await store.close()
    again = await Store.open(crashed / path.name)
    assert [line.line for line in await again.lines("duel")] == [1]
    await again.close()


async def test_a_database_of_another_program_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("create table music (title)")
    assert (await refused(path)).key == "foreign"


@pytest.mark.parametrize("whole_bytes", [examine.WHOLE_BYTES, 0], ids=["small", "large"])
async def test_a_damaged_file_is_refused(path: Path, whole_bytes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examine, "WHOLE_BYTES", whole_bytes)
    monkeypatch.setattr(examine, "PATIENCE_S", 20.0)
    await filled(path)
    whole = await asyncio.to_thread(path.read_bytes)
    assert len(whole) > 20 * 4096

    async def damaged(content: bytes) -> str:
        await asyncio.to_thread(path.write_bytes, content)
        return (await refused(path)).key

    with Archive(path) as archive:
        roots = dict(archive._rows("select name, rootpage from sqlite_schema where rootpage"))
    for name in ("heads", "lines", "events", "snapshots", "outbox"):
        at = (roots[name] - 1) * 4096
        assert await damaged(whole[:at] + b"\x5a" * 4096 + whole[at + 4096 :]) == "corrupt"
    assert await damaged(whole[:-4096]) == "corrupt"
    assert await damaged(whole[:50]) == "corrupt"
    assert await damaged(b"\0" * len(whole)) == "not_a_database"
    await asyncio.to_thread(path.write_bytes, whole)
    await filled_is_readable(path)


async def test_tables_that_are_missing_are_damage(path: Path) -> None:
    await filled(path, 1)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("drop table snapshots")
    error = await refused(path)
    assert error.key == "corrupt"
    assert "snapshots" in str(error.facts["detail"])


async def test_the_check_of_a_large_file_stops_when_its_time_is_up(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await filled(path, 300)
    monkeypatch.setattr(examine, "WHOLE_BYTES", 0)
    monkeypatch.setattr(examine, "PATIENCE_S", -1.0)
    await filled_is_readable(path)


async def test_a_disk_without_room_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await filled(path, 1)
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(store_module, "disk_usage", lambda folder: usage(10**9, 10**9 - 4096, 4096))
    error = await refused(path)
    assert (error.key, error.facts["free_bytes"]) == ("no_space", 4096)


async def test_a_place_that_takes_no_file_is_refused(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    await asyncio.to_thread(blocked.write_text, "in the way")
    with pytest.raises(StoreRefused) as caught:
        await Store.open(blocked / "arbitre.db")
    assert caught.value.key == "unwritable"
    folder = tmp_path / "folder.db"
    folder.mkdir()
    with pytest.raises(StoreRefused) as caught:
        await Store.open(folder)
    assert caught.value.key == "unwritable"


async def test_an_archive_reads_beside_the_writer_and_alone(store: Store, path: Path) -> None:
    await store.commit(opening("duel"))
    with Archive(path) as archive:
        assert archive.last_line("duel") == 0
        await store.commit(step("duel", 1))
        assert archive.last_line("duel") == 1
    await store.close()
    with Archive(path) as archive:
        assert archive.last_line("duel") == 1
    with pytest.raises(StoreRefused) as caught:
        Archive(path.with_name("none.db"))
    assert caught.value.key == "missing"
