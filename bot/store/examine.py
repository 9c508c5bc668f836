"""Looking at a database file before anything opens it for good, without changing a byte of it.

Most of what is wrong with a file shows in its first hundred bytes; the rest is SQLite's `quick_check`. A small file
is checked whole. A large one is checked table by table, those first without which nothing starts, for a bounded time:
a bot that hosts thousands of encounters must be back within a second.
"""

from __future__ import annotations

import sqlite3
import struct
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.errors import StoreRefused, code_of, refusal
from bot.store.schema import APPLICATION_ID, VERSION

WHOLE_BYTES = 16 * 2**20
"""Up to this size a file is always checked whole."""
PATIENCE_S = 0.08
"""How long the check of a larger file may take."""
_TABLES = ("heads", "encounters", "settings", "notes", "sheets", "outbox", "lines", "snapshots", "events")


def sidecars(path: Path) -> tuple[Path, Path]:
    """The `-wal` and `-shm` files that belong to the database *path*."""
    return path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")


def holds_something(path: Path) -> bool:
    """Whether *path* is there at all and, where it is a file, holds anything. Raises `StoreRefused`: `unwritable`."""
    try:
        return path.exists() and (not path.is_file() or path.stat().st_size > 0)
    except OSError as error:
        raise refusal(error, path=str(path)) from error


def examine(path: Path, *, whole: bool = False, alone: bool = False) -> bool:
    """Whether *path* holds a database of ours; False if there is none yet (no file, or an empty one).

    With *whole* the check takes as long as it takes. *alone* says that the caller holds the process lock: then
    nothing at all changes in the folder; otherwise SQLite may leave an empty log beside the file. Raises
    `StoreRefused`: `newer`, `corrupt`, `not_a_database`, `foreign`, `unwritable`.
    """
    try:
        size = path.stat().st_size if path.exists() else 0
        if not size:
            return False
        with path.open("rb") as file:
            header = file.read(100)
    except OSError as error:
        raise refusal(error, path=str(path)) from error
    _check_header(path, header, size)
    try:
        with reading(path, alone=alone) as connection:
            # Said by SQLite, not by the header: the last words may still be in the write-ahead log.
            ((application,),) = connection.execute("pragma application_id")
            ((version,),) = connection.execute("pragma user_version")
            _check_identity(path, application, version)
            present = {name for (name,) in connection.execute("select name from sqlite_schema where type = 'table'")}
            if missing := set(_TABLES) - present:
                raise StoreRefused("corrupt", path=str(path), detail=f"no table {', '.join(sorted(missing))}")
            _check_pages(path, connection, whole=whole or size <= WHOLE_BYTES)
    except sqlite3.Error as error:
        raise refusal(error, path=str(path)) from error
    return True


def _check_header(path: Path, header: bytes, size: int) -> None:
    if header[:16] != b"SQLite format 3\0":
        raise StoreRefused("not_a_database", path=str(path))
    if len(header) < 100:
        raise StoreRefused("corrupt", path=str(path), detail="cut short")
    page_size, changes, pages = (*struct.unpack_from(">H", header, 16), *struct.unpack_from(">II", header, 24))
    version, application = struct.unpack_from(">I", header, 60)[0], struct.unpack_from(">I", header, 68)[0]
    valid_for = struct.unpack_from(">I", header, 92)[0]
    waiting = logged(path)
    if not waiting or application == APPLICATION_ID:
        _check_identity(path, application, version)
    page_bytes = 65536 if page_size == 1 else page_size
    if not waiting and changes == valid_for and pages * page_bytes > size:
        raise StoreRefused("corrupt", path=str(path), detail="cut short")


def _check_identity(path: Path, application: int, version: int) -> None:
    if application != APPLICATION_ID:
        raise StoreRefused("foreign", path=str(path))
    if version > VERSION:
        raise StoreRefused("newer", path=str(path), found=version, known=VERSION)


def _check_pages(path: Path, connection: sqlite3.Connection, *, whole: bool) -> None:
    if not whole:
        until = time.monotonic() + PATIENCE_S
        connection.set_progress_handler(lambda: time.monotonic() > until, 10_000)
    for table in ("",) if whole else _TABLES:
        try:
            ((said, *_),) = connection.execute(
                f"pragma quick_check('{table}')" if table else "pragma quick_check(1)"
            ).fetchmany(1)
        except sqlite3.OperationalError as error:
            if code_of(error) == "SQLITE_INTERRUPT":
                return  # time is up: what has been read so far is sound
            raise
        if said != "ok":
            raise StoreRefused("corrupt", path=str(path), detail=said)


def logged(path: Path) -> bool:
    """Whether a write-ahead log that may hold commits lies beside *path*."""
    wal = sidecars(path)[0]
    return wal.exists() and wal.stat().st_size > 0


@contextmanager
def reading(path: Path, *, alone: bool) -> Iterator[sqlite3.Connection]:
    """A connection that reads *path*. *alone*, or where nobody has it open: nothing at all changes in the folder."""
    # Without a log the file is complete, and `immutable` opens it without locks or files beside it. With one, SQLite
    # must read the log, for which it makes a `-shm` file; a read-only connection never writes the log back.
    shared = sidecars(path)[1]
    waiting, had = logged(path), shared.exists()
    mode = "immutable=1" if alone and not waiting else "mode=ro"
    try:
        with closing(
            sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True, isolation_level=None)
        ) as connection:
            connection.execute("pragma busy_timeout = 5000")
            yield connection
    finally:
        if alone and waiting and not had:
            shared.unlink(missing_ok=True)
