"""The file is deleted or replaced under the running bot: nothing is acknowledged and then lost."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from storekit import message, opening, step

from bot.store import Archive, Store, StoreGone, StoreRefused, backup, rescued, restore, writer

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")


def delete(path: Path) -> None:
    path.unlink()


def delete_all(path: Path) -> None:
    for each in path.parent.glob(path.name + "*"):
        each.unlink()


def delete_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def replace(path: Path) -> None:
    other = path.with_name("other.db")
    shutil.copy(path, other)
    os.replace(other, path)


def move_away(path: Path) -> None:
    path.rename(path.with_name("elsewhere.db"))


def delete_log(path: Path) -> None:
    path.with_name(path.name + "-wal").unlink()


WAYS: dict[str, Callable[[Path], None]] = {
    each.__name__: each for each in (delete, delete_all, delete_folder, replace, move_away, delete_log)
}


def last_line(path: Path) -> int:
    with Archive(path) as archive:
        return archive.last_line("duel")


@pytest.mark.parametrize("way", WAYS)
async def test_nothing_is_acknowledged_any_more_and_all_that_was_is_kept(
    tmp_path: Path, way: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "var" / "arbitre.db"
    store = await Store.open(path)
    await store.commit(opening("duel"))
    for line in range(1, 9):
        await store.commit(step("duel", line, snapshot=True, outbox=(message(f"r{line}"),)))
    await asyncio.to_thread(WAYS[way], path)
    for line in range(9, 12):
        with pytest.raises(StoreGone) as caught:
            await store.commit(step("duel", line))
    assert caught.value.key == "gone"
    with pytest.raises(StoreGone):
        await store.put_note("uptime", "{}")
    assert store.gone in ("deleted", "replaced", "log")
    await store.close()
    assert [each.levelno for each in caplog.records] == [logging.ERROR]  # said once
    if way == "delete_log":
        assert last_line(path) == 8
    else:
        (saved,) = rescued(path)
        assert str(saved) in caplog.text
        assert stat.S_IMODE(saved.stat().st_mode) == 0o600
        assert last_line(saved) == 8
        if way != "replace":
            # Started again, the bot does not begin with nothing.
            with pytest.raises(StoreRefused) as refused:
                await Store.open(path)
            assert (refused.value.key, refused.value.facts["rescued"]) == ("rescued", str(saved))
        restore(saved, path)
    again = await Store.open(path)
    await again.commit(step("duel", 9))
    await again.close()
    assert last_line(path) == 9


@pytest.mark.parametrize("what", ["a backup", "nothing", "something else"])
async def test_a_file_written_over_is_noticed(store: Store, path: Path, tmp_path: Path, what: str) -> None:
    await store.commit(opening("duel"))
    await store.backup(tmp_path / "copy.db")
    content = {"a backup": (tmp_path / "copy.db").read_bytes(), "nothing": b"", "something else": b"dear aunt, " * 900}
    await store.commit(step("duel", 1))
    await asyncio.to_thread(path.write_bytes, content[what])
    with pytest.raises(StoreGone):
        await store.commit(step("duel", 2))
    assert store.gone == "overwritten"


async def test_a_bot_to_which_nobody_speaks_notices_it_too(
    store: Store, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LOOK_S", 0.01)
    await store.commit(opening("duel"))
    await asyncio.to_thread(path.unlink)
    for _ in range(200):
        if store.gone:
            break
        await asyncio.sleep(0.02)
    assert store.gone == "deleted"


async def test_a_file_that_goes_in_the_middle_of_a_commit_acknowledges_nothing(store: Store, path: Path) -> None:
    await store.commit(opening("duel"))
    store.before_commit = path.unlink
    with pytest.raises(StoreGone):
        await store.commit(step("duel", 1))


async def test_what_the_program_does_itself_is_no_loss(store: Store, path: Path, tmp_path: Path) -> None:
    """Copies of the log into the file, backups and readers beside the bot."""
    await store.commit(opening("duel"))
    for line in range(1, 5):
        await store.commit(step("duel", line))
        store._writer._db.conn.execute("pragma wal_checkpoint(truncate)").fetchall()
        await store.backup(tmp_path / "copy.db")
        assert last_line(path) == line
    assert store.gone is None


OUTSIDE = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute("insert into notes values ('visit', '1') on conflict (key) do update set value = '1'")
db.execute("pragma wal_checkpoint(passive)").fetchall()
db.close()
"""


@pytest.mark.parametrize("copying", [False, True])
async def test_another_program_that_opens_the_file_and_closes_it_takes_no_log_away(
    store: Store, path: Path, tmp_path: Path, copying: bool
) -> None:
    """Whoever closes a file last removes its log; SQLite knows by locks that the bot still has it open, and a process
    loses its locks on a file (POSIX) as soon as it closes any descriptor of it."""
    log_beside = path.with_name(path.name + "-wal")
    await store.commit(opening("duel"))
    for line in range(1, 4):
        await store.commit(step("duel", line))
        if copying:
            await store.backup(tmp_path / "copy.db")
        outside = await asyncio.create_subprocess_exec(sys.executable, "-I", "-S", "-c", OUTSIDE, str(path))
        assert await outside.wait() == 0
        assert log_beside.exists()
    await store.commit(step("duel", 4))
    assert store.gone is None
    assert last_line(path) == 4


@pytest.fixture
def open_umask() -> Iterator[None]:
    old = os.umask(0)
    yield
    os.umask(old)


@pytest.mark.usefixtures("open_umask")
async def test_every_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "var" / "arbitre.db"
    store = await Store.open(path)
    await store.commit(opening("duel"))
    await store.backup(tmp_path / "copies" / "one.db")

    def modes() -> dict[str, int]:
        found = sorted(each for each in tmp_path.rglob("*"))
        return {str(each.relative_to(tmp_path)): stat.S_IMODE(each.stat().st_mode) for each in found}

    seen = modes()
    await store.close()
    assert restore(tmp_path / "copies" / "one.db", path) is not None
    restore(path, tmp_path / "new" / "place.db")
    backup(path, tmp_path / "copies" / "two.db")
    seen |= modes()
    assert {"deep/var/arbitre.db-wal", "deep/var/arbitre.db-shm", "copies/two.db", "new/place.db"} <= set(seen)
    folders = {"deep", "deep/var", "copies", "new"}
    assert {name: oct(mode) for name, mode in seen.items() if mode != (0o700 if name in folders else 0o600)} == {}
