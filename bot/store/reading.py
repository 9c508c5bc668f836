"""Reading from the store without stopping the event loop: archives on threads of their own."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from bot.store.archive import Archive
from bot.store.errors import PASSING, StoreFailed, code_of, failure
from bot.store.rows import (
    DraftRow,
    EncounterRow,
    Entry,
    Head,
    LineRow,
    Loaded,
    PersonRow,
    RecordedEvent,
    Salvage,
    SheetRow,
    Slot,
    SnapshotRow,
    Statistics,
    TextRow,
    Unreadable,
)

P = ParamSpec("P")
R = TypeVar("R")

READERS = 2
"""Threads that read: a long export does not keep an encounter from waking up."""


class Reading(ABC):
    """All that is read from one database file. It sees what has been committed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.reads = 0
        """How many times something was read from the file."""
        self._archives: queue.SimpleQueue[Archive] = queue.SimpleQueue()
        for _ in range(READERS):
            self._archives.put(Archive(path))
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._closed = False

    @abstractmethod
    async def flush(self) -> None:
        """Return when all marks noted so far are in the file."""

    async def _stop_reading(self) -> None:
        """Refuse what is asked from now on, and wait for the reads under way."""
        self._closed = True
        for _ in range(READERS):
            archive = await asyncio.to_thread(self._archives.get)
            archive.close()
        self._readers.shutdown()

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

    async def last_messages(self) -> dict[str, int]:
        """See `Archive.last_messages`."""
        await self.flush()
        return await self._read(Archive.last_messages)

    async def last_said(self, encounter: str) -> float | None:
        """See `Archive.last_said`."""
        return await self._read(Archive.last_said, encounter)

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

    async def shared_sheets(self, guild: int, reader: int) -> list[SheetRow]:
        """The sheets of others that *reader* may play, by name."""
        return await self._read(Archive.shared_sheets, guild, reader)

    async def readers(self, guild: int, owner: int, name: str) -> list[int]:
        """Who besides its owner may play a sheet."""
        return await self._read(Archive.readers, guild, owner, name)

    async def draft(self, guild: int, user: int) -> DraftRow | None:
        """What somebody typed last that could not be taken."""
        return await self._read(Archive.draft, guild, user)

    async def sheet(self, guild: int, owner: int, name: str) -> SheetRow | None:
        """A person's sheet by its name, case ignored."""
        return await self._read(Archive.sheet, guild, owner, name)

    async def sheets(self, guild: int, owner: int | None = None) -> list[SheetRow]:
        """The sheets of a server (of one person there), by name."""
        return await self._read(Archive.sheets, guild, owner)

    async def settings(self, guild: int) -> dict[str, str]:
        """A server's settings: JSON by key."""
        return await self._read(Archive.settings, guild)

    async def note(self, key: str) -> str | None:
        """A small thing that the program remembers for itself."""
        return await self._read(Archive.note, key)

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
