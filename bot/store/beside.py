"""Writing to a database beside the bot that runs on it: short transactions of a command that does not wait for it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from sqlite_utils import Database

from bot.store.errors import StoreRefused, failure, refusal
from bot.store.examine import examine, holds_something
from bot.store.lock import ProcessLock
from bot.store.schema import VERSION, migrate, tune

R = TypeVar("R")


@contextmanager
def beside(path: Path) -> Iterator[Database]:
    """The database *path* for a few short transactions (`within`), whether or not a bot runs on it.

    Where none runs, an older file is brought up to date, and no bot starts meanwhile. Raises `StoreRefused` as
    `Store.open` does; `locked` only where a bot of another version runs.
    """
    if not holds_something(path):
        # Seen before the lock is taken, whose file would be made beside nothing.
        raise StoreRefused("missing", path=str(path))
    lock: ProcessLock | None = None
    try:
        lock = ProcessLock(path)
    except StoreRefused as refused:
        if refused.key != "locked":
            raise
    db: Database | None = None
    try:
        if not examine(path, alone=lock is not None):
            raise StoreRefused("missing", path=str(path))
        db = Database(sqlite3.connect(path, isolation_level=None, cached_statements=64), execute_plugins=False)
        tune(db.conn)
        if lock is not None:
            migrate(db)
        ((version,),) = db.execute("pragma user_version").fetchall()
        if version != VERSION:
            raise StoreRefused("locked", path=str(path))
        yield db
    except (sqlite3.Error, OSError) as error:
        raise refusal(error, path=str(path)) from error
    finally:
        if db is not None:
            with suppress(sqlite3.Error):
                # What was deleted does not stay in the log for long.
                db.execute("pragma wal_checkpoint(passive)").fetchall()
            db.close()
        if lock is not None:
            lock.release()


def within(db: Database, call: Callable[[Database], R]) -> R:
    """What *call* does to *db*, in one transaction. Raises `StoreFailed`, and then nothing of it is in the file."""
    try:
        db.conn.execute("begin immediate")
        done = call(db)
        db.conn.execute("commit")
    except BaseException as error:
        with suppress(sqlite3.Error):
            if db.conn.in_transaction:
                db.conn.execute("rollback")
        if isinstance(error, (sqlite3.Error, OSError)):
            raise failure(error) from error
        raise
    return done


__all__ = ["Database", "beside", "within"]
