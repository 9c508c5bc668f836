"""A database file, whoever's it may be and wherever it lies, opened for somebody who only looks, and left as it is.

SQLite writes beside a file even to read it, where its log holds words that are not in it yet; and one that an earlier
version wrote has an earlier form. Where either stands in the way, a copy in a temporary folder is read.
"""

from __future__ import annotations

import shutil
import sqlite3
import struct
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlite_utils import Database

from bot.store.archive import Archive
from bot.store.errors import StoreRefused, refusal
from bot.store.examine import examine, logged, sidecars
from bot.store.schema import VERSION, migrate


def writable(folder: Path) -> str:
    """Why no file can be made in *folder*, in the system's words; an empty word where one can: it is tried."""
    try:
        with tempfile.TemporaryFile(dir=folder):
            return ""
    except OSError as error:
        return error.strerror or type(error).__name__


@contextmanager
def readable(path: Path) -> Iterator[Path]:
    """*path*, or a copy of what it holds, wherever SQLite can read only that: in a folder that takes no file, while no
    bot runs on it. Raises `StoreRefused` where it may not be read, or there is no room for the copy."""
    if not path.is_file() or sidecars(path)[1].exists() or not writable(path.parent):
        yield path
        return
    with _folder(path) as folder:
        copy = folder / path.name
        try:
            for source, target in zip((path, sidecars(path)[0]), (copy, sidecars(copy)[0]), strict=True):
                if source.exists():
                    shutil.copyfile(source, target)
        except OSError as error:
            raise refusal(error, path=str(path)) from error
        yield copy


@contextmanager
def looked_at(path: Path) -> Iterator[Archive]:
    """The file *path*, checked and read-only: nothing in its folder changes, nobody who writes there waits.

    Raises `StoreRefused`: `missing`, `not_a_database` (also for a folder, or an empty file), `foreign`, `newer`,
    `corrupt`, `locked`, `unwritable` (it may not be read), also where that shows later, within.
    """
    if path.is_dir():
        raise StoreRefused("not_a_database", path=str(path))
    with readable(path) as there:
        if there.exists() and not examine(there, alone=True):
            raise StoreRefused("not_a_database", path=str(path))
        try:
            # A bot that runs on it has that file beside it, and may write into it under our eyes.
            alone = not sidecars(there)[1].exists()
            with _in_todays_form(there) as known, Archive(known, untouched=alone) as archive:
                yield archive
        except sqlite3.Error as error:
            raise refusal(error, path=str(path)) from error


@contextmanager
def _in_todays_form(path: Path) -> Iterator[Path]:
    """*path*, or a copy of it that is brought up to date."""
    if not path.is_file() or _form(path) >= VERSION:
        yield path
        return
    with _folder(path) as folder:
        copy = folder / path.name
        mode = "mode=ro" if logged(path) else "immutable=1"
        with (
            closing(sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True, isolation_level=None)) as source,
            closing(sqlite3.connect(copy, isolation_level=None)) as target,
        ):
            source.backup(target)
            target.execute("pragma journal_mode = delete").fetchall()
            migrate(Database(target, execute_plugins=False))
        yield copy


def _form(path: Path) -> int:
    """The form of the tables, by the file's header; a log beside it may hold a newer one: then it is read as it is."""
    with path.open("rb") as file:
        return int(struct.unpack_from(">I", file.read(100).ljust(100, b"\0"), 60)[0])


@contextmanager
def _folder(path: Path) -> Iterator[Path]:
    """A temporary folder, its owner's alone, for a copy of *path*."""
    try:
        made = tempfile.TemporaryDirectory(prefix="arbitre-")
    except OSError as error:
        raise refusal(error, path=str(path)) from error
    with made as folder:
        yield Path(folder)


__all__ = ["looked_at", "readable", "writable"]
