"""One process at a time: a lock on a file beside the database, which goes when its process does, however it dies."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from bot.store.errors import StoreRefused, refusal

if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class ProcessLock:
    """The right to open one database for writing.

    The lock file is left where it is when the lock is given back: to delete it could let two processes hold it.
    """

    def __init__(self, database: Path) -> None:
        """Take the lock or raise `StoreRefused`: `locked`, or `unwritable` if the folder takes no file."""
        path = database.with_name(database.name + ".lock")
        try:
            self._descriptor: int | None = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        except OSError as error:
            raise refusal(error, path=str(database)) from error
        try:
            _take(self._descriptor)
        except OSError:
            os.close(self._descriptor)
            self._descriptor = None
            raise StoreRefused("locked", path=str(database)) from None

    def release(self) -> None:
        """Give the lock back. Doing so twice is harmless."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
