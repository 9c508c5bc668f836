"""A database file, whoever's it may be, opened for somebody who only looks, and left as it is."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.store.archive import Archive
from bot.store.errors import StoreRefused, refusal
from bot.store.examine import examine


@contextmanager
def looked_at(path: Path) -> Iterator[Archive]:
    """The file *path*, checked and read-only: nothing in its folder changes, nobody who writes there waits.

    Raises `StoreRefused`: `missing`, `not_a_database` (also for a folder, or an empty file), `foreign`, `newer`,
    `corrupt`, `locked`, `unwritable` (it may not be read), also where that shows later, within.
    """
    if path.is_dir() or (path.exists() and not examine(path, alone=True)):
        raise StoreRefused("not_a_database", path=str(path))
    try:
        with Archive(path, untouched=True) as archive:
            yield archive
    except sqlite3.Error as error:
        raise refusal(error, path=str(path)) from error


__all__ = ["looked_at"]
