"""Whether the file that is written to is still the one that is found under its name; and saving it when it is not.

A file that somebody deletes lives on as long as it is open, and takes every commit: all of it would be gone with the
process. So the writer looks before and after each commit, and once a second, and when the file has gone it writes what
it still holds into a copy beside.

Nobody may close a descriptor of a file that SQLite has open in the same process: on POSIX all locks of the process on
that file would go with it, the next program to close the database would believe itself the last one, and take the log
away. What has to be read here is read through one descriptor, which is kept as long as the connections are.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeAlias

from bot.store.errors import StoreGone, StoreRefused
from bot.store.examine import examine, sidecars
from bot.store.private import make_file, make_folder

RESCUED = ".rescued-"
"""Between the name of a database and the moment at which its content was saved."""
_READ = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_Identity: TypeAlias = tuple[int, int]


def _identity(path: Path) -> tuple[_Identity, tuple[int, int]] | None:
    """Which file *path* is, and how it was last written; None without one."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return (found.st_dev, found.st_ino), (found.st_mtime_ns, found.st_size)


class Standing:
    """What is known of the file *path* since it was opened. Belongs to the thread that writes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._log = sidecars(path)[0]
        found = _identity(path)
        self._file, self._written = found if found is not None else ((0, 0), (0, 0))
        logged = _identity(self._log)
        self._logged = None if logged is None else logged[0]
        self._descriptor: int | None = None

    def check(self) -> None:
        """Raise `StoreGone` if the file or its log was deleted, replaced or written over by somebody. Costs two
        questions to the system, some microseconds."""
        found = _identity(self.path)
        if found is None:
            raise StoreGone("gone", path=str(self.path), how="deleted")
        if found[0] != self._file:
            raise StoreGone("gone", path=str(self.path), how="replaced")
        if found[1] != self._written:
            # By a copy of the log into the file, as a rule; or somebody wrote something else there.
            if not self._ours():
                raise StoreGone("gone", path=str(self.path), how="overwritten")
            self._written = found[1]
        logged = _identity(self._log)
        if self._logged is not None and (logged is None or logged[0] != self._logged):
            raise StoreGone("gone", path=str(self.path), how="log")
        if logged is not None:
            self._logged = logged[0]

    def _ours(self) -> bool:
        """Whether the file begins as a database does to which a log belongs (a backup, or any other file, does not)."""
        try:
            if self._descriptor is None:
                self._descriptor = os.open(self.path, _READ)
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            header = os.read(self._descriptor, 100)
        except OSError:
            return False
        return header[:16] == b"SQLite format 3\0" and header[18:20] == b"\2\2"

    def close(self) -> None:
        """Once every connection of this process to the file is closed."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def rescued(path: Path) -> list[Path]:
    """The copies saved from a database *path* that had gone, the newest last."""
    try:
        return sorted(path.parent.glob(f"{path.name}{RESCUED}*"))
    except OSError:
        return []


def rescue(connection: sqlite3.Connection, path: Path, how: str) -> Path | None:
    """Save what *connection* still holds of *path*; where it is now. None: it could not be saved whole.

    Where only the log was deleted, everything goes back into the file itself.
    """
    if how == "log":
        with suppress(sqlite3.Error):
            ((busy, *_),) = connection.execute("pragma wal_checkpoint(truncate)").fetchall()
            if not busy:
                return path
    moment = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
    for folder in (path.parent, Path.cwd()):
        target, count = folder / f"{path.name}{RESCUED}{moment}", 1
        while target.exists():
            count += 1
            target = target.with_name(f"{path.name}{RESCUED}{moment}-{count}")
        try:
            make_folder(folder)
            make_file(target)
            with closing(sqlite3.connect(target, isolation_level=None)) as copy:
                connection.backup(copy, pages=-1)
                copy.execute("pragma journal_mode = delete").fetchall()
            examine(target, whole=True)
            with target.open("rb+") as file:
                os.fsync(file.fileno())
        except (OSError, sqlite3.Error, StoreRefused):
            for part in (target, *sidecars(target)):
                with suppress(OSError):
                    part.unlink(missing_ok=True)
        else:
            return target
    return None
