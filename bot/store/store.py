"""The store as the running bot sees it: asynchronous, durable, never in the event loop's way. Reading: `reading`."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from shutil import disk_usage
from typing import TypeVar

from sqlite_utils import Database

from bot.store import belongings, packing
from bot.store.archive import Archive
from bot.store.backup import backup
from bot.store.errors import StoreDamaged, StoreRefused, refusal
from bot.store.examine import examine
from bot.store.lock import ProcessLock
from bot.store.private import make_file, make_folder
from bot.store.reading import Reading
from bot.store.rows import DraftRow, Forgotten, SheetRow, Shown, Write
from bot.store.schema import migrate, tune
from bot.store.standing import rescued
from bot.store.writer import Writer

log = logging.getLogger(__name__)

R = TypeVar("R")

ROOM_BYTES = 4 * 2**20
"""With less room than this on the disk the bot does not start: it could not write down what happens."""


class Store(Reading):
    """One database file, opened for writing by this process alone. Made by `Store.open`, used in one event loop.

    Writes go through one thread, in the order in which they were asked for; reads go through others and see what has
    been committed. Cancelling a call does not take its write back.
    """

    def __init__(self, path: Path, lock: ProcessLock, writer: Writer) -> None:
        super().__init__(path)
        self._lock = lock
        self._writer = writer
        self._marked = False

    @classmethod
    async def open(cls, path: Path, *, keep_snapshots: int = 4) -> Store:
        """Open the database *path*, making it (and its folder) if there is none.

        Of each encounter's snapshots the first and at least the last *keep_snapshots* are kept. Raises `StoreRefused`
        and leaves the file as it is, byte by byte, if it cannot be used (`locked`, `newer`, `corrupt`,
        `not_a_database`, `foreign`, `no_space`, `unwritable`, `rescued`).
        """
        loop = asyncio.get_running_loop()
        return await asyncio.to_thread(cls._open, path, loop, keep_snapshots)

    @classmethod
    def _open(cls, path: Path, loop: asyncio.AbstractEventLoop, keep_snapshots: int) -> Store:
        facts = {"path": str(path)}
        try:
            make_folder(path.parent)
        except OSError as error:
            raise refusal(error, **facts) from error
        lock = ProcessLock(path)
        db: Database | None = None
        try:
            if not examine(path, alone=True) and (saved := rescued(path)):
                # An empty file in its place would let everybody believe that nothing was ever played.
                raise StoreRefused("rescued", rescued=str(saved[-1]), **facts)
            if (free := disk_usage(path.parent).free) < ROOM_BYTES:
                raise StoreRefused("no_space", free_bytes=free, **facts)
            make_file(path)
            db = Database(
                sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=256),
                execute_plugins=False,
            )
            tune(db.conn)
            migrate(db)
            writer = Writer(db, path, loop, keep_snapshots=max(1, keep_snapshots))
            store = cls(path, lock, writer)
        except BaseException as error:
            if db is not None:
                db.close()
            lock.release()
            if isinstance(error, (sqlite3.Error, OSError)):
                raise refusal(error, **facts) from error
            raise
        writer.start()
        return store

    async def close(self) -> None:
        """Write what was asked for so far and give the file back. Closing twice is harmless."""
        if self._closed:
            return
        await self._stop_reading()
        await self._writer.stop()
        self._lock.release()

    @property
    def transactions(self) -> int:
        """How many transactions were begun for inputs and other calls (not for marks alone)."""
        return self._writer.transactions

    @property
    def gone(self) -> str | None:
        """How the file went under the bot (`deleted`, `replaced`, `overwritten`, `log`), once it has: from then on
        every write raises `StoreGone`."""
        return self._writer.gone

    @property
    def before_commit(self) -> Callable[[], None] | None:
        """For tests: called in the writer's thread before each commit; may wait, or raise to make the commit fail."""
        return self._writer.before_commit

    @before_commit.setter
    def before_commit(self, hook: Callable[[], None] | None) -> None:
        self._writer.before_commit = hook

    # Writing

    async def commit(self, write: Write) -> None:
        """Write all that one input changes; durable on return.

        Writes asked for at the same time may share a transaction; if one of them cannot be done, it alone raises.
        Raises `StoreFull`, `StoreConflict`, `StoreGone` or `StoreFailed`, and then nothing of *write* is in the file.
        """
        await self._writer.commit(write)

    def begin(self, write: Write) -> asyncio.Future[None]:
        """As `commit`, for whoever must know how it ended though nobody waits for it any more."""
        return self._writer.commit(write)

    async def shown(self, marks: Sequence[Shown]) -> None:
        """Note what is on Discord now. Returns at once: written with the next commit, or after a short idleness.

        A crash before that is harmless: the slot is then among `unshown`, and its message is looked for.
        """
        self._marked = True
        self._writer.mark(marks)

    async def call(self, call: Callable[[Database], R]) -> R:
        """Run *call* on the writing connection, in a transaction of its own."""
        result: R = await self._writer.call(call)
        return result

    async def flush(self) -> None:
        """Return when all marks noted so far are in the file."""
        if self._marked:
            self._marked = False
            await self._writer.flush()

    # Packing

    async def pack_one(self, before: float) -> str | None:
        """Pack one encounter whose last word was said at *before* or earlier; its id, or None if there is none.

        It is read and compressed on another thread; what the writer does of it comes in steps of a few milliseconds,
        between the inputs of others. Raises `StoreFailed`; whatever is cut short goes on with the next call.
        """
        found = await self._read(Archive.to_pack, before)
        if found is None:
            return None
        encounter, begun = found
        if not begun:
            try:
                pack = await self._read(Archive.packed, encounter)
            except StoreDamaged as damaged:
                log.warning("encounter %s stays as it is, not packed: %s", encounter, damaged)
                await self.call(lambda db: packing.leave(db.conn, encounter))
                return encounter
            if not await self.call(lambda db: packing.put_in(db.conn, encounter, pack)):
                return encounter
        while not await self._writer.call(lambda db: packing.sweep(db.conn, encounter), free=True):
            pass
        return encounter

    async def set_aside(self, encounter: str, channel: int) -> None:
        """End an encounter that cannot be read, as if nobody had played it on: its channel is free, its rows stay."""
        await self.call(lambda db: belongings.set_aside(db, encounter, channel))

    # What outlives an encounter

    async def put_sheet(self, sheet: SheetRow) -> None:
        """Store *sheet*, in place of the one that its owner has under that name (case ignored), if any."""
        await self.call(lambda db: belongings.put_sheet(db, sheet))

    async def rename_sheet(self, sheet: SheetRow, old: str) -> None:
        """Store *sheet* in place of the one that its owner had under the name *old*."""
        await self.call(lambda db: belongings.rename_sheet(db, sheet, old))

    async def share_sheet(self, guild: int, owner: int, name: str, reader: int, *, shared: bool) -> bool:
        """Let *reader* play somebody's sheet, or no longer; False if that was so already."""
        return await self.call(lambda db: belongings.share_sheet(db, guild, owner, name, reader, shared=shared))

    async def put_draft(self, guild: int, user: int, draft: DraftRow | None) -> None:
        """Keep what somebody typed that could not be taken; None forgets it."""
        await self.call(lambda db: belongings.put_draft(db, guild, user, draft))

    async def delete_sheet(self, guild: int, owner: int, name: str) -> bool:
        """Delete a sheet; False if there was none."""
        return await self.call(lambda db: belongings.delete_sheet(db, guild, owner, name))

    async def put_setting(self, guild: int, key: str, value: str | None) -> None:
        """Set a server's setting to *value* (JSON); None removes it."""
        await self.call(lambda db: belongings.put_setting(db, guild, key, value))

    async def put_note(self, key: str, value: str | None) -> None:
        """Remember *value* under *key*; None forgets it."""
        await self.call(lambda db: belongings.put_note(db, key, value))

    async def purge_tokens(self, now: float) -> int:
        """Remove the interaction tokens that expired at *now* or before; how many."""
        return await self.call(lambda db: belongings.purge_tokens(db, now))

    async def forget_user(self, user: int) -> Forgotten:
        """See `belongings.forget_user`. Encounters that are awake must be loaded again afterwards."""
        await self.flush()
        return await self.call(lambda db: belongings.forget_user(db, user))

    async def backup(self, target: Path) -> None:
        """Copy the file to *target* while everything goes on; see `bot.store.backup.backup`."""
        await asyncio.to_thread(backup, self.path, target, ours=True)
