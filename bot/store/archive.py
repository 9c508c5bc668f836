"""Everything that is read from the store, on one read-only connection: plain, blocking calls.

The running bot reads through `Store`, which keeps archives on threads of their own; commands such as `export` open one
directly, also while a bot is running on the same file. What an archive reads never waits for the writer.
"""

from __future__ import annotations

from bot.store.belongings_reader import BelongingsReader
from bot.store.encounter_reader import EncounterReader
from bot.store.examine import sidecars
from bot.store.message_reader import UNSHOWN, MessageReader
from bot.store.rows import Statistics


class Archive(EncounterReader, MessageReader, BelongingsReader):
    """A read-only view of one database file: its encounters and journals, its messages, what persons keep."""

    def statistics(self) -> Statistics:
        """Counts over the whole file; takes a while on a large one."""
        ((encounters, live, lines, events, snapshots, unshown, sheets),) = self._rows(
            f"""
            select (select count(*) from encounters),
                (select count(*) from heads indexed by heads_live where status <> 'ended'),
                (select count(*) from lines), (select count(*) from events), (select count(*) from snapshots),
                (select count(*) from outbox indexed by outbox_pending where {UNSHOWN}),
                (select count(*) from sheets)
            """
        )
        # Rows that are in a pack already and not swept yet count once.
        ((packs, packed_lines, packed_events),) = self._rows(
            "select count(*), total(lines - (select count(*) from lines as loose"
            " where loose.encounter = packs.encounter)), total(events - (select count(*) from events as loose"
            " where loose.encounter = packs.encounter)) from packs"
        )
        ((version,),) = self._rows("pragma user_version")
        wal = sidecars(self.path)[0]
        wal_bytes = wal.stat().st_size if wal.exists() else 0
        return Statistics(
            schema=version,
            file_bytes=self.path.stat().st_size,
            wal_bytes=wal_bytes,
            encounters=encounters,
            live=live,
            packed=packs,
            lines=lines + int(packed_lines),
            events=events + int(packed_events),
            snapshots=snapshots,
            unshown=unshown,
            sheets=sheets,
            last_backup=self.last_backup(),
        )
