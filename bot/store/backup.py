"""Copies of the database: taken while the bot runs, checked before they are called copies, and put back."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from contextlib import closing, nullcontext, suppress
from pathlib import Path

from bot.store.errors import StoreRefused, refusal
from bot.store.examine import examine, sidecars
from bot.store.lock import ProcessLock
from bot.store.looking import readable
from bot.store.private import close_to_others, make_file, make_folder

EMPTY = 0.2
"""Where at least this part of a file is empty pages, its copy is made without them. The file itself keeps them for what
is played next; a copy put back has given them back."""


RESTORED = "restored"
"""Under which name a file that was put back notes when that was, until everybody has been told."""


def backup(path: Path, target: Path, *, ours: bool = False) -> bool:
    """Copy the database *path* to the file *target*, also while a bot writes to it.

    The copy is one consistent moment, a single file for its owner alone, checked whole; only then does it take its name
    (an older backup of that name is replaced). Returns whether the database could note when that was: one that cannot
    be written is copied all the same. *ours*: this very process has the database open, and looked at the file
    before; it must not be opened here but by SQLite (see `standing`). Raises `StoreRefused`: `missing`,
    `newer`, `corrupt`, `foreign`, `not_a_database`, `no_space`, `unwritable`, `same_file`, or `target_taken` if
    *target* is something else than a backup.
    """
    _must_exist(path)
    if target.exists():
        if target.samefile(path):
            raise StoreRefused("same_file", path=str(target))
        try:
            replaceable = target.is_file() and examine(target)
        except StoreRefused:
            replaceable = False
        if not replaceable:
            raise StoreRefused("target_taken", path=str(target))
    partial = target.with_name(target.name + ".partial")
    with nullcontext(path) if ours else readable(path) as source:
        if not ours:
            _examine_source(source)
        try:
            make_folder(target.parent)
            _copy(source, partial)
            os.replace(partial, target)
            _sync_folder(target.parent)
        except (sqlite3.Error, OSError) as error:
            raise refusal(error, path=str(target)) from error
        finally:
            _remove(partial)
    try:
        _mark(path, "last_backup", repr(time.time()))
    except sqlite3.Error:
        return False
    return True


def restore(source: Path, path: Path) -> Path | None:
    """Put the backup *source* in the place of the database *path*; returns where the old file went, if there was one.

    The old file stays as `<name>.before-restore-<time>`. Raises `StoreRefused` and changes nothing if a bot is using
    *path* (`locked`) or if *source* cannot be used (`no_copy`, `newer`, `corrupt`, `foreign`, `not_a_database`).
    """
    if not source.is_file() or not source.stat().st_size:
        raise StoreRefused("no_copy", path=str(source))
    if path.exists() and source.samefile(path):
        raise StoreRefused("same_file", path=str(path))
    if not path.parent.exists():
        # Nobody can be using what is in no folder: what cannot be put back makes none.
        examine(source, whole=True)
    try:
        make_folder(path.parent)
    except OSError as error:
        raise refusal(error, path=str(path)) from error
    lock = ProcessLock(path)
    partial = path.with_name(path.name + ".restoring")
    try:
        examine(source, whole=True)
        _copy(source, partial, **{RESTORED: repr(time.time())})
        old = _set_aside(path)
        os.replace(partial, path)
        _sync_folder(path.parent)
    except (sqlite3.Error, OSError) as error:
        raise refusal(error, path=str(path)) from error
    finally:
        _remove(partial)
        lock.release()
    return old


def _mark(path: Path, key: str, value: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None, timeout=5)) as connection:
        connection.execute(
            "insert into notes values (?, ?) on conflict (key) do update set value = excluded.value", (key, value)
        )


def check_free(path: Path) -> None:
    """That a bot can be started on the database file *path*. Raises `StoreRefused` as `Store.open` would: `locked`,
    `newer`, `corrupt`, `foreign`, `not_a_database`, `unwritable`."""
    lock = ProcessLock(path)
    try:
        examine(path, alone=True)
    finally:
        lock.release()


def _examine_source(path: Path) -> None:
    """Check *path*, without a trace if no bot is running on it."""
    try:
        lock = ProcessLock(path)
    except StoreRefused as refused:
        if refused.key != "locked":
            raise
        examine(path)
    else:
        try:
            examine(path, alone=True)
        finally:
            lock.release()


def _must_exist(path: Path) -> None:
    if not path.is_file() or not path.stat().st_size:
        raise StoreRefused("missing", path=str(path))


def _copy(source: Path, target: Path, **notes: str) -> None:
    """A consistent copy of *source*, log included, with *notes*, checked whole and safe on the disk."""
    _remove(target)
    make_file(target)
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)) as connection,
        closing(sqlite3.connect(target, isolation_level=None)) as copy,
    ):
        connection.execute("pragma busy_timeout = 5000")
        ((pages,),) = connection.execute("pragma page_count").fetchall()
        ((free,),) = connection.execute("pragma freelist_count").fetchall()
        if free >= pages * EMPTY:
            connection.execute("vacuum into ?", (str(target.absolute()),))
        else:
            # In one step: in several, SQLite would start again whenever something is committed meanwhile.
            connection.backup(copy, pages=-1)
            copy.execute("pragma journal_mode = delete").fetchall()
    for key, value in notes.items():
        _mark(target, key, value)
    examine(target, whole=True)
    with target.open("rb+") as file:
        os.fsync(file.fileno())


def _set_aside(path: Path) -> Path | None:
    """Give the database *path* and its log another name, leaving *path* itself to be replaced in one step."""
    if not path.exists():
        for sidecar in sidecars(path):
            sidecar.unlink(missing_ok=True)
        return None
    moment = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
    old = path.with_name(f"{path.name}.before-restore-{moment}")
    count = 1
    while old.exists():
        count += 1
        old = path.with_name(f"{path.name}.before-restore-{moment}-{count}")
    try:
        os.link(path, old)
    except OSError:
        make_file(old)
        shutil.copyfile(path, old)
    close_to_others(old)
    wal, shared = sidecars(path)
    if wal.exists():
        os.replace(wal, sidecars(old)[0])  # its last words belong to the old file, and would spoil the new one
    shared.unlink(missing_ok=True)
    return old


def _remove(path: Path) -> None:
    for file in (path, *sidecars(path)):
        with suppress(OSError):
            file.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
