"""Files and folders for their owner alone: journals hold secrets (seeds, hidden people, tokens).

SQLite gives the log beside a file the rights of the file itself, so it is enough to make the file first.
"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

FILE, FOLDER = 0o600, 0o700


def make_folder(folder: Path) -> None:
    """Make *folder*, and those above it that are missing; what is there already keeps its rights. Raises `OSError`."""
    missing = []
    while not folder.exists():
        missing.append(folder)
        folder = folder.parent
    for each in reversed(missing):
        with suppress(FileExistsError):
            each.mkdir(mode=FOLDER)


def make_file(path: Path) -> None:
    """Make *path*, empty, if there is none; what is there already keeps its rights. Raises `OSError`."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), FILE))


def close_to_others(path: Path) -> None:
    """Take the rights of everybody but its owner from *path*, as far as the file system knows such rights."""
    with suppress(OSError):
        os.chmod(path, FILE)


def open_to_others(path: Path) -> bool:
    """Whether somebody else than its owner may read *path* (never where the file system knows no such rights)."""
    return os.name == "posix" and bool(path.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH))
