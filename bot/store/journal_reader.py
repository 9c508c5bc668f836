"""Reading journals: their lines and events, in whichever branch, and the snapshots beside them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from itertools import groupby
from operator import itemgetter
from typing import Any

from bot.store.errors import StoreDamaged
from bot.store.file_reader import LINE, SNAPSHOT, FileReader
from bot.store.rows import Entry, EventRow, LineRow, RecordedEvent, SnapshotRow, checksum
from bot.store.sound import is_sound, sound

_EVENT = "no, encounter, line, seq, type, body"

# The journal from a line back to its opening, newest first: parents are always smaller than their lines.
_PATH = """
with recursive path (line, parent) as (
    select line, parent from lines where encounter = :encounter and line = :line
    union all
    select older.line, older.parent from path join lines as older
        on older.encounter = :encounter and older.line = path.parent
)
"""


class JournalReader(FileReader):
    """What was said and told in encounters, and what stood after some of it."""

    # Lines and events

    def digest(self, encounter: str, line: int) -> bytes | None:
        """The digest of a line, if it has one."""
        rows = self._journal(encounter)("select digest from lines where encounter = ? and line = ?", (encounter, line))
        if rows and not isinstance(rows[0][0], bytes | None):
            raise StoreDamaged(encounter, table="lines", line=line, detail="digest")
        return rows[0][0] if rows else None

    def lines(self, encounter: str, after: int = 0) -> list[LineRow]:
        """The journal's lines after line *after*, in order, all branches."""
        with self._steady():
            rows = self._journal(encounter)(
                f"select {LINE} from lines where encounter = ? and line > ? order by line", (encounter, after)
            )
        return [sound(LineRow, row, encounter, "lines", row[0]) for row in rows]

    def entry(self, encounter: str, line: int) -> Entry | None:
        """One line with its events."""
        return next(self.entries(encounter, after=line - 1, upto=line), None)

    def entries(self, encounter: str, after: int = 0, upto: int | None = None, chunk: int = 500) -> Iterator[Entry]:
        """The lines after *after* up to *upto* with their events, read *chunk* lines at a time: memory stays small."""
        while True:
            part = self.some_entries(encounter, after, 2**62 if upto is None else upto, chunk)
            yield from part
            if len(part) < chunk:
                return
            after = part[-1].line.line

    def some_entries(self, encounter: str, after: int, upto: int, count: int) -> list[Entry]:
        """The first *count* lines after *after* up to *upto*, with their events."""
        with self._steady():
            ask = self._journal(encounter)
            rows = ask(
                f"select {LINE} from lines where encounter = ? and line > ? and line <= ? order by line limit ?",
                (encounter, after, upto, count),
            )
            told = rows and ask(
                "select line, seq, type, body from events where encounter = ? and line between ? and ?"
                " order by line, seq",
                (encounter, rows[0][0], rows[-1][0]),
            )
        events = {
            line: tuple(sound(EventRow, row[1:], encounter, "events", line) for row in group)
            for line, group in groupby(told, key=itemgetter(0))
        }
        return [Entry(sound(LineRow, row, encounter, "lines", row[0]), events.get(row[0], ())) for row in rows]

    def last_said(self, encounter: str) -> float | None:
        """When the last line of *encounter* was said, in seconds since 1970."""
        rows = self._rows("select at from lines where encounter = ? order by line desc limit 1", (encounter,))
        return float(rows[0][0]) if rows and isinstance(rows[0][0], int | float) else None

    def last_line(self, encounter: str) -> int:
        """The number of the journal's last line, 0 if it has none."""
        with self._steady():
            ((last,),) = self._journal(encounter)(
                "select coalesce(max(line), 0) from lines where encounter = ?", (encounter,)
            )
        if not isinstance(last, int):
            raise StoreDamaged(encounter, table="lines")
        return last

    def _events_of(self, encounter: str, line: int) -> Iterator[EventRow]:
        for row in self._journal(encounter)(
            "select seq, type, body from events where encounter = ? and line = ? order by seq", (encounter, line)
        ):
            yield sound(EventRow, row, encounter, "events", line)

    def events(self, encounter: str, after: int = 0, limit: int | None = None) -> list[RecordedEvent]:
        """The events whose number is greater than *after*, in the journal's order, at most *limit*."""
        with self._steady():
            rows = self._journal(encounter)(
                f"select {_EVENT} from events where encounter = ? and seq > ? order by line, seq limit ?",
                (encounter, after, -1 if limit is None else limit),
            )
        return [sound(RecordedEvent, row, encounter, "events", row[2]) for row in rows]

    def latest_events(self, encounter: str, limit: int) -> list[RecordedEvent]:
        """The last *limit* events, in the journal's order."""
        with self._steady():
            rows = self._journal(encounter)(
                f"select {_EVENT} from events where encounter = ? order by line desc, seq desc limit ?",
                (encounter, limit),
            )
        return [sound(RecordedEvent, row, encounter, "events", row[2]) for row in reversed(rows)]

    def all_events(self, after: int = 0, limit: int | None = None) -> list[RecordedEvent]:
        """The events of all encounters together whose `no` is greater than *after*, in the order of time, as far as
        they can be read."""
        most = -1 if limit is None else limit
        asked = f"select {_EVENT} from events where no > ?"
        with self._steady():
            rows = self._rows(f"{asked} order by no limit ?", (after, most))
            packs = self._rows("select encounter from packs where last_no > ?", (after,))
            known = {row[0] for row in rows}
            for (encounter,) in packs:
                with suppress(StoreDamaged):
                    rows += [row for row in self._journal(encounter)(asked, (after,)) if row[0] not in known]
            rows.sort(key=itemgetter(0))
        told = [RecordedEvent(*row) for row in rows if is_sound(RecordedEvent, row)]
        return told if limit is None else told[:limit]

    def interaction_line(self, interaction: int) -> tuple[str, int] | None:
        """The encounter and the line that an interaction made, if it made one."""
        rows = self._rows("select encounter, line from lines where interaction = ?", (interaction,))
        return (rows[0][0], rows[0][1]) if rows else None

    # Snapshots

    def snapshots(self, encounter: str) -> list[SnapshotRow]:
        """The snapshots that are kept, oldest first; damaged ones are passed over."""
        with self._steady():
            rows = self._journal(encounter)(
                f"select {SNAPSHOT} from snapshots where encounter = ? order by line", (encounter,)
            )
        found = []
        for row in rows:
            with suppress(StoreDamaged):
                found.append(_snapshot(row, encounter))
        return found

    def snapshot_before(self, encounter: str, line: int, schemas: Collection[int] | None = None) -> SnapshotRow | None:
        """The newest snapshot on the way from the opening to *line* (that line included, other branches not)."""
        wanted = "" if schemas is None else f" and schema in ({', '.join(str(int(number)) for number in schemas)})"
        columns = f"snapshots.{SNAPSHOT}"
        with self._steady():
            ask = self._journal(encounter)
            on_the_way = (
                f"{_PATH} select {columns} from path cross join snapshots"
                f" on encounter = :encounter and snapshots.line = path.line{wanted} limit 1 offset :past"
            )
            past = 0
            while rows := ask(on_the_way, {"encounter": encounter, "line": line, "past": past}):
                # One that is damaged costs no more than the way from the one before.
                with suppress(StoreDamaged):
                    return _snapshot(rows[0], encounter)
                past += 1
            for row in ask(f"select {columns} from snapshots where encounter = ? and line = 0{wanted}", (encounter,)):
                with suppress(StoreDamaged):
                    return _snapshot(row, encounter)
        return None


def _snapshot(row: Sequence[Any], encounter: str) -> SnapshotRow:
    found = sound(SnapshotRow, row[:4], encounter, "snapshots", row[0])
    if row[4] is not None and row[4] != checksum(encounter, found):
        raise StoreDamaged(encounter, table="snapshots", line=found.line, detail="altered")
    return found
