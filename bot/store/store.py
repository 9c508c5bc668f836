"""The store as the running bot sees it: asynchronous, durable, never in the event loop's way."""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import disk_usage
from typing import Concatenate, ParamSpec, TypeVar

from sqlite_utils import Database

from bot.store import belongings, packing
from bot.store.archive import Archive
from bot.store.backup import backup
from bot.store.errors import PASSING, StoreDamaged, StoreFailed, StoreRefused, code_of, failure, refusal
from bot.store.examine import examine
from bot.store.lock import ProcessLock
from bot.store.private import make_file, make_folder
from bot.store.rows import (
    DraftRow,
    EncounterRow,
    Entry,
    Forgotten,
    Head,
    LineRow,
    Loaded,
    PersonRow,
    RecordedEvent,
    Salvage,
    SheetRow,
    Shown,
    Slot,
    SnapshotRow,
    Statistics,
    TextRow,
    Unreadable,
    Write,
)
from bot.store.schema import migrate, tune
from bot.store.standing import rescued
from bot.store.writer import Writer

log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

ROOM_BYTES = 4 * 2**20
"""With less room than this on the disk the bot does not start: it could not write down what happens."""
READERS = 2
"""Threads that read: a long export does not keep an encounter from waking up."""


class Store:
    """One database file, opened for writing by this process alone. Made by `Store.open`, used in one event loop.

    Writes go through one thread, in the order in which they were asked for; reads go through others and see what has
    been committed. Cancelling a call does not take its write back.
    """

    def __init__(self, path: Path, lock: ProcessLock, writer: Writer) -> None:
        self.path = path
        self.reads = 0
        """How many times something was read from the file."""
        self._lock = lock
        self._writer = writer
        self._archives: queue.SimpleQueue[Archive] = queue.SimpleQueue()
        for _ in range(READERS):
            self._archives.put(Archive(path))
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._marked = False
        self._closed = False

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
        self._closed = True
        for _ in range(READERS):
            archive = await asyncio.to_thread(self._archives.get)  # waits for the reads under way
            archive.close()
        self._readers.shutdown()
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

    # Reading

    async def _read(self, method: Callable[Concatenate[Archive, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        if self._closed:
            raise StoreFailed("closed")
        self.reads += 1

        def reading() -> R:
            archive = self._archives.get()
            try:
                return method(archive, *args, **kwargs)
            except (OSError, sqlite3.OperationalError) as error:
                if isinstance(error, OSError) or code_of(error) in PASSING:
                    raise failure(error) from error
                raise
            finally:
                self._archives.put(archive)

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    async def heads(self) -> list[Head]:
        """The heads of all encounters that have not ended: all that a start needs."""
        return await self._read(Archive.heads)

    async def opened_by(self, guild: int, user: int) -> int:
        """How many encounters of *guild* that have not ended were opened by *user*."""
        return await self._read(Archive.opened_by, guild, user)

    async def standing(self) -> tuple[list[Head], list[Unreadable]]:
        """See `Archive.standing`."""
        return await self._read(Archive.standing)

    async def salvage(self, encounter: str) -> Salvage:
        """See `Archive.salvage`."""
        return await self._read(Archive.salvage, encounter)

    async def set_aside(self, encounter: str, channel: int) -> None:
        """End an encounter that cannot be read, as if nobody had played it on: its channel is free, its rows stay."""
        await self.call(lambda db: belongings.set_aside(db, encounter, channel))

    async def head(self, encounter: str) -> Head | None:
        """The head of one encounter, ended or not."""
        return await self._read(Archive.head, encounter)

    async def encounters(self, guild: int | None = None) -> list[EncounterRow]:
        """All encounters ever opened (in *guild*), oldest first."""
        return await self._read(Archive.encounters, guild)

    async def count(self) -> int:
        """How many encounters there are, ended ones included."""
        return await self._read(Archive.count)

    async def latest(self, channel: int) -> str | None:
        """The encounter that was opened last in *channel*, ended or not."""
        return await self._read(Archive.latest, channel)

    async def encounter(self, encounter: str) -> EncounterRow | None:
        """One encounter, ended or not."""
        return await self._read(Archive.encounter, encounter)

    async def load(self, encounter: str, schemas: Mapping[str, int] | None = None) -> Loaded | None:
        """See `Archive.load`."""
        return await self._read(Archive.load, encounter, schemas)

    async def lines(self, encounter: str, after: int = 0) -> list[LineRow]:
        """The journal's lines after line *after*, in order, all branches."""
        return await self._read(Archive.lines, encounter, after)

    async def entry(self, encounter: str, line: int) -> Entry | None:
        """One line with its events."""
        return await self._read(Archive.entry, encounter, line)

    async def events(self, encounter: str, after: int = 0, limit: int | None = None) -> list[RecordedEvent]:
        """The events whose number is greater than *after*, in the journal's order, at most *limit*."""
        return await self._read(Archive.events, encounter, after, limit)

    async def latest_events(self, encounter: str, limit: int) -> list[RecordedEvent]:
        """The last *limit* events, in the journal's order."""
        return await self._read(Archive.latest_events, encounter, limit)

    async def all_events(self, after: int = 0, limit: int | None = None) -> list[RecordedEvent]:
        """The events of all encounters together whose `no` is greater than *after*, in the order of time."""
        return await self._read(Archive.all_events, after, limit)

    async def journal(self, encounter: str, after: int = 0, chunk: int = 500) -> AsyncIterator[Entry]:
        """The lines and events after line *after*, up to the last one there is at the start; memory stays small."""
        upto = await self._read(Archive.last_line, encounter)
        while after < upto:
            part = await self._read(Archive.some_entries, encounter, after, upto, chunk)
            if not part:
                return
            for entry in part:
                yield entry
            after = part[-1].line.line

    async def some_entries(self, encounter: str, after: int, upto: int) -> list[Entry]:
        """The lines after *after* up to *upto*, with their events."""
        return await self._read(Archive.some_entries, encounter, after, upto, max(1, upto - after))

    async def snapshots(self, encounter: str) -> list[SnapshotRow]:
        """The snapshots that are kept, oldest first."""
        return await self._read(Archive.snapshots, encounter)

    async def snapshot_before(
        self, encounter: str, line: int, schemas: Collection[int] | None = None
    ) -> SnapshotRow | None:
        """The newest snapshot on the way from the opening to *line* (that line included, other branches not)."""
        return await self._read(Archive.snapshot_before, encounter, line, schemas)

    async def interaction_line(self, interaction: int) -> tuple[str, int] | None:
        """The encounter and the line that an interaction made, if it made one."""
        return await self._read(Archive.interaction_line, interaction)

    async def unshown(self) -> list[Slot]:
        """What must be sent, or looked for, after a restart."""
        await self.flush()
        return await self._read(Archive.unshown)

    async def slots(self, encounter: str) -> list[Slot]:
        """All slots of an encounter, in the order in which they were first wanted."""
        await self.flush()
        return await self._read(Archive.slots, encounter)

    async def recent_slots(
        self, encounter: str, count: int, names: Collection[str] = (), beginnings: Collection[str] = ()
    ) -> list[Slot]:
        """See `Archive.recent_slots`."""
        await self.flush()
        return await self._read(Archive.recent_slots, encounter, count, names, beginnings)

    async def slot_of_message(self, message: int) -> Slot | None:
        """The slot that a message shows, if it is one of ours."""
        await self.flush()
        return await self._read(Archive.slot_of_message, message)

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

    async def shared_sheets(self, guild: int, reader: int) -> list[SheetRow]:
        """The sheets of others that *reader* may play, by name."""
        return await self._read(Archive.shared_sheets, guild, reader)

    async def readers(self, guild: int, owner: int, name: str) -> list[int]:
        """Who besides its owner may play a sheet."""
        return await self._read(Archive.readers, guild, owner, name)

    async def put_draft(self, guild: int, user: int, draft: DraftRow | None) -> None:
        """Keep what somebody typed that could not be taken; None forgets it."""
        await self.call(lambda db: belongings.put_draft(db, guild, user, draft))

    async def draft(self, guild: int, user: int) -> DraftRow | None:
        """What somebody typed last that could not be taken."""
        return await self._read(Archive.draft, guild, user)

    async def sheet(self, guild: int, owner: int, name: str) -> SheetRow | None:
        """A person's sheet by its name, case ignored."""
        return await self._read(Archive.sheet, guild, owner, name)

    async def sheets(self, guild: int, owner: int | None = None) -> list[SheetRow]:
        """The sheets of a server (of one person there), by name."""
        return await self._read(Archive.sheets, guild, owner)

    async def delete_sheet(self, guild: int, owner: int, name: str) -> bool:
        """Delete a sheet; False if there was none."""
        return await self.call(lambda db: belongings.delete_sheet(db, guild, owner, name))

    async def settings(self, guild: int) -> dict[str, str]:
        """A server's settings: JSON by key."""
        return await self._read(Archive.settings, guild)

    async def put_setting(self, guild: int, key: str, value: str | None) -> None:
        """Set a server's setting to *value* (JSON); None removes it."""
        await self.call(lambda db: belongings.put_setting(db, guild, key, value))

    async def note(self, key: str) -> str | None:
        """A small thing that the program remembers for itself."""
        return await self._read(Archive.note, key)

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

    async def epochs(self, encounters: Collection[str]) -> dict[str, int]:
        """See `Archive.epochs`."""
        return await self._read(Archive.epochs, encounters)

    async def persons(self, encounter: str) -> tuple[list[PersonRow], list[TextRow]]:
        """Who is who in an encounter, and what was typed there."""
        return await self._read(lambda archive: (archive.persons(encounter), archive.texts(encounter)))

    async def statistics(self) -> Statistics:
        """Counts over the whole file; takes a while on a large one."""
        return await self._read(Archive.statistics)

    async def last_backup(self) -> float | None:
        """When a backup last succeeded."""
        return await self._read(Archive.last_backup)

    async def backup(self, target: Path) -> None:
        """Copy the file to *target* while everything goes on; see `bot.store.backup.backup`."""
        await asyncio.to_thread(backup, self.path, target, ours=True)
