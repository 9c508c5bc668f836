"""Everything that is read from the store, on one read-only connection: plain, blocking calls.

The running bot reads through `Store`, which keeps archives on threads of their own; commands such as `export` open one
directly, also while a bot is running on the same file. What an archive reads never waits for the writer.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar
from unicodedata import normalize

from bot.store.errors import StoreDamaged, StoreRefused, refusal
from bot.store.examine import logged, sidecars
from bot.store.packing import PACKED, Pack, memory_of, packed, pour
from bot.store.rows import (
    Damage,
    DraftRow,
    EncounterRow,
    Entry,
    EventRow,
    Head,
    HeadRow,
    LineRow,
    Loaded,
    OutboxRow,
    PersonRow,
    RecordedEvent,
    Salvage,
    SheetRow,
    Slot,
    SnapshotRow,
    Statistics,
    TextRow,
    Unreadable,
    checksum,
)
from bot.store.schema import BEFORE, VERSION
from bot.store.sound import Asking, fetched, is_sound, sound

R = TypeVar("R")

_HEAD = "encounter, guild, channel, status, line, due_at, awaiting, facts"
_OLDEST = "id, guild, channel, ruleset, opened_at, gm, locale, seed, commitment, opening"
_OLD_ENCOUNTER = f"{_OLDEST}, x'', 0"
_ENCOUNTER = f"{_OLDEST}, coalesce(veil, x''), sealed"
_OPENED = _ENCOUNTER.replace("guild, channel", "encounters.guild, encounters.channel")
_OLD_LINE = "line, coalesce(parent, 0), at, by, kind, body, interaction, faces"
_LINE = f"{_OLD_LINE}, version, schema, kernel"
_EVENT = "no, encounter, line, seq, type, body"
_SLOT = "slot, channel, version, body, nonce, message, interaction, token, expires, kind"
_SHEET = "guild, owner, name, ruleset, body, updated_at, proposed"

UNPACKED = 2
"""So many packed journals an archive keeps at hand, as they were before they were packed."""

# The index knows rows that have a token or are not shown; SQLite uses it only where the question says so too.
_UNSHOWN = "(token is not null or version > shown) and version > shown"

# The journal from a line back to its opening, newest first: parents are always smaller than their lines.
_PATH = """
with recursive path (line, parent) as (
    select line, parent from lines where encounter = :encounter and line = :line
    union all
    select older.line, older.parent from path join lines as older
        on older.encounter = :encounter and older.line = path.parent
)
"""


def name_key(name: str) -> str:
    """The form in which names are compared: case, and how many spaces stand around and within, do not matter.

    >>> name_key("  ALDRIC ") == name_key("Aldric")
    True
    """
    return normalize("NFC", normalize("NFC", " ".join(name.split())).casefold())


def _snapshot(row: Sequence[Any], encounter: str) -> SnapshotRow:
    found = sound(SnapshotRow, row[:4], encounter, "snapshots", row[0])
    if len(row) > 4 and row[4] is not None and row[4] != checksum(encounter, found):
        raise StoreDamaged(encounter, table="snapshots", line=found.line, detail="altered")
    return found


class Archive:
    """A read-only view of one database file. Raises `StoreRefused` (`missing`, `newer`, `corrupt`, …)."""

    def __init__(self, path: Path, *, untouched: bool = False) -> None:
        """*untouched*: leave no file beside it where nobody has it open. Not for a file that may be opened meanwhile by
        somebody whose words are to be read."""
        self.path = path
        if not path.is_file():
            raise StoreRefused("missing", path=str(path))
        mode = "immutable=1" if untouched and not logged(path) else "mode=ro"
        try:
            self._connection = sqlite3.connect(
                f"{path.absolute().as_uri()}?{mode}", uri=True, isolation_level=None, check_same_thread=False
            )
            self._connection.execute("pragma busy_timeout = 5000")
            # The system keeps the pages, too: a cache of our own for each reader would only grow with the file.
            self._connection.execute("pragma cache_size = -1000")
            ((version,),) = self._connection.execute("pragma user_version")
            # A file that no bot has opened since it was last brought up to date is read all the same.
            columns = {row[1] for row in self._rows("pragma table_info(lines)")}
            self._line = _LINE if "version" in columns else f"{_OLD_LINE}, '{BEFORE}', 0, 0"
            self._chained = "digest" in columns
            self._line += ", digest" if self._chained else ", null"
            self._encounter = _ENCOUNTER if self._chained else _OLD_ENCOUNTER
            self._packs = bool(self._rows("select 1 from sqlite_schema where name = 'packs'"))
            self._snapshot = "line, position, schema, body" + (", checksum" if self._packs else "")
            self._unpacked: dict[str, tuple[bytes, sqlite3.Connection]] = {}
        except sqlite3.Error as error:
            raise refusal(error, path=str(path)) from error
        if version > VERSION:
            self._connection.close()
            raise StoreRefused("newer", path=str(path), found=version, known=VERSION)

    def __enter__(self) -> Archive:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the file. What was read stays valid."""
        for _, memory in self._unpacked.values():
            memory.close()
        self._unpacked.clear()
        self._connection.close()

    def _rows(self, sql: str, parameters: Sequence[Any] | dict[str, Any] = ()) -> list[Any]:
        return fetched(self._connection, sql, parameters)

    def ask(self, sql: str, parameters: Sequence[Any] = ()) -> list[Any]:
        """All rows that *sql* finds in the file, as they are: for whoever looks for damage."""
        return self._rows(sql, parameters)

    # Where a journal is

    @contextmanager
    def _steady(self) -> Iterator[None]:
        """What is read within belongs to one moment."""
        if self._connection.in_transaction:
            yield
            return
        self._connection.execute("begin")
        try:
            yield
        finally:
            self._connection.execute("rollback")

    def _journal(self, encounter: str) -> Asking:
        """Where to ask for the lines, events and snapshots of *encounter*: the file, or what its pack holds."""
        if not self._packs:
            return self._rows
        found = self._rows("select body from packs where encounter = ?", (encounter,))
        if not found:
            return self._rows
        body = found[0][0]
        if not isinstance(body, bytes):
            raise StoreDamaged(encounter, table="packs")
        known, memory = self._unpacked.pop(encounter, (None, None))
        if memory is None or known != body:
            memory = memory_of(self._connection)
            pour(body, memory, encounter)
        self._unpacked[encounter] = body, memory
        while len(self._unpacked) > UNPACKED:
            self._unpacked.pop(next(iter(self._unpacked)))[1].close()
        return partial(fetched, memory)

    # Encounters

    def heads(self) -> list[Head]:
        """The heads of all encounters that have not ended and can be read, in no particular order."""
        return self.standing()[0]

    def standing(self) -> tuple[list[Head], list[Unreadable]]:
        """The encounters that have not ended: the heads of those that can be read, and what is known of the others."""
        heads: list[Head] = []
        unreadable: list[Unreadable] = []
        for row in self._rows(f"select {_HEAD} from heads indexed by heads_live where status <> 'ended'"):
            if is_sound(Head, row):
                heads.append(Head(*row))
                continue
            encounter, guild, channel = row[:3]
            # The place stands twice in the file.
            for theirs in self._rows("select guild, channel from encounters where id = ?", (encounter,)):
                guild = guild if isinstance(guild, int) else theirs[0]
                channel = channel if isinstance(channel, int) else theirs[1]
            unreadable.append(
                Unreadable(
                    encounter if isinstance(encounter, str) else "",
                    guild if isinstance(guild, int) else None,
                    channel if isinstance(channel, int) else None,
                )
            )
        return heads, unreadable

    def opened_by(self, guild: int, user: int) -> int:
        """How many encounters of *guild* that have not ended were opened by *user*."""
        ((count,),) = self._rows(
            "select count(*) from heads indexed by heads_live join encounters on id = encounter"
            " where status <> 'ended' and encounters.guild = ? and gm = ?",
            (guild, user),
        )
        return int(count)

    def head(self, encounter: str) -> Head | None:
        """The head of one encounter, ended or not."""
        rows = self._rows(f"select {_HEAD} from heads where encounter = ?", (encounter,))
        return sound(Head, rows[0], encounter, "heads") if rows else None

    def encounters(self, guild: int | None = None) -> list[EncounterRow]:
        """All encounters ever opened (in *guild*) that can be read, oldest first."""
        return [
            EncounterRow(*row)
            for row in self._rows(
                f"select {self._encounter} from encounters where guild = coalesce(?, guild) order by opened_at, id",
                (guild,),
            )
            if is_sound(EncounterRow, row)
        ]

    def encounter(self, encounter: str) -> EncounterRow | None:
        """One encounter, ended or not."""
        rows = self._rows(f"select {self._encounter} from encounters where id = ?", (encounter,))
        return sound(EncounterRow, rows[0], encounter, "encounters") if rows else None

    def load(self, encounter: str, schemas: Mapping[str, int] | None = None) -> Loaded | None:
        """An encounter with all it takes to go on; None if there is no such encounter.

        *schemas*: by ruleset, the form of the snapshots that the caller can read (None: any; a ruleset that is not
        among them: none).
        """
        with self._steady():  # the tables must agree with each other
            return self._load(encounter, schemas)

    def _load(self, encounter: str, schemas: Mapping[str, int] | None) -> Loaded | None:
        found = self._rows(
            f"select {_OPENED}, status, line, due_at, awaiting, facts, epoch, heads.guild, heads.channel"
            " from encounters join heads on encounter = id where id = ?",
            (encounter,),
        )
        if not found:
            return None
        *there, epoch, guild, channel = found[0]
        row = sound(EncounterRow, there[:-5], encounter, "encounters")
        head = sound(HeadRow, there[-5:], encounter, "heads")
        if not isinstance(epoch, int):
            raise StoreDamaged(encounter, table="heads", detail="epoch")
        if (guild, channel) != (row.guild, row.channel):
            raise StoreDamaged(encounter, table="encounters", detail="its place stands there twice, and differs")
        forms = None if schemas is None else [form for game, form in schemas.items() if game == row.ruleset]
        snapshot = self.snapshot_before(encounter, head.line, forms)
        start = snapshot.line if snapshot else 0
        entries = list(self.entries(encounter, after=start - 1))
        within = entries.pop(0) if snapshot and start else None
        last = self.last_line(encounter)
        numbers = [] if within is None else [within.line.line]
        numbers += [entry.line.line for entry in entries]
        for wanted, number in enumerate((*numbers, head.line + 1), start=max(start, 1)):
            if number != wanted:
                missing = wanted if number > wanted else number
                raise StoreDamaged(encounter, table="lines", line=missing, detail="missing")
        opening = () if snapshot else tuple(self._events_of(encounter, 0))
        digest = self.digest(encounter, last)
        before = self.digest(encounter, max(start, 1) - 1)
        persons, texts = tuple(self.persons(encounter)), tuple(self.texts(encounter))
        return Loaded(row, head, snapshot, within, tuple(entries), opening, last, digest, persons, texts, epoch, before)

    def persons(self, encounter: str) -> list[PersonRow]:
        """Who is who in an encounter, by number. Raises `StoreDamaged`."""
        if not self._chained:
            return []
        return [
            sound(PersonRow, row, encounter, "persons")
            for row in self._rows(
                "select n, user, line, salt, seal from persons where encounter = ? order by n", (encounter,)
            )
        ]

    def texts(self, encounter: str) -> list[TextRow]:
        """What is known to have been typed in an encounter. Raises `StoreDamaged`."""
        if not self._chained:
            return []
        return [
            sound(TextRow, (ref, n, bool(name), salt, text), encounter, "texts")
            for ref, n, name, salt, text in self._rows(
                "select ref, n, name, salt, text from texts where encounter = ? order by ref, n", (encounter,)
            )
        ]

    def epochs(self, encounters: Collection[str]) -> dict[str, int]:
        """How often somebody was forgotten in each of *encounters*."""
        found: dict[str, int] = {}
        for each in encounters:
            for row in self._rows("select epoch from heads where encounter = ?", (each,)):
                if isinstance(row[0], int):
                    found[each] = row[0]
        return found

    def latest(self, channel: int) -> str | None:
        """The encounter that was opened last in *channel*, ended or not."""
        rows = self._rows(
            "select id from encounters where channel = ? order by opened_at desc, id desc limit 1", (channel,)
        )
        return rows[0][0] if rows else None

    def count(self) -> int:
        """How many encounters there are, ended ones included."""
        ((count,),) = self._rows("select count(*) from encounters")
        return int(count)

    def to_pack(self, before: float) -> tuple[str, bool] | None:
        """An encounter that has ended, whose last line is from *before* or earlier, and that is not packed, or not
        wholly; and whether its pack is made already."""
        rows = self._rows(
            "select encounter, packed from heads indexed by heads_to_pack where status = 'ended' and packed < 2 and"
            " coalesce((select at from lines where lines.encounter = heads.encounter order by line desc limit 1), 0)"
            " <= ? limit 1",
            (before,),
        )
        return (rows[0][0], rows[0][1] == PACKED) if rows else None

    def packed(self, encounter: str) -> Pack:
        """The journal of *encounter*, compressed. Raises `StoreDamaged`."""
        with self._steady():
            try:
                return packed(self._connection, encounter)
            except sqlite3.Error as error:
                raise StoreDamaged(encounter, table="lines", detail=str(error)) from error

    def salvage(self, encounter: str) -> Salvage:
        """What is readable of an encounter, however damaged; nothing at all if there is no such encounter."""
        damage: list[Damage] = []
        keep: list[Any] = []

        def reading(what: Callable[[], R]) -> R | None:
            try:
                return what()
            except StoreDamaged as damaged:
                damage.append(Damage(damaged.table, damaged.line, damaged.detail))
            except sqlite3.Error as error:
                damage.append(Damage("lines", None, str(error)))
            return None

        with self._steady():
            row = reading(lambda: self.encounter(encounter))
            head = reading(lambda: self.head(encounter))
            gm = self._rows("select gm from encounters where id = ?", (encounter,))
            ask = reading(lambda: self._journal(encounter)) or self._rows
            told: dict[Any, list[EventRow]] = {}
            for line, *event in (
                reading(
                    lambda: ask(
                        "select line, seq, type, body from events where encounter = ? order by line, seq", (encounter,)
                    )
                )
                or ()
            ):
                made = reading(partial(sound, EventRow, event, encounter, "events", line))
                if made is not None:
                    told.setdefault(line, []).append(made)
            wanted = 1
            for line in (
                reading(lambda: ask(f"select {self._line} from lines where encounter = ? order by line", (encounter,)))
                or ()
            ):
                if isinstance(line[0], int):
                    damage += [Damage("lines", number, "missing") for number in range(wanted, min(line[0], wanted + 9))]
                    wanted = line[0] + 1
                sane = reading(partial(sound, LineRow, line, encounter, "lines", line[0]))
                if sane is not None:
                    keep.append(Entry(sane, tuple(told.get(sane.line, ()))))
            if head is not None and wanted <= head.line:
                damage.append(Damage("lines", wanted, "missing"))
        found = gm[0][0] if gm and isinstance(gm[0][0], int) else None
        persons = reading(lambda: self.persons(encounter)) or []
        texts = reading(lambda: self.texts(encounter)) or []
        return Salvage(row, head, found, tuple(keep), tuple(damage), tuple(persons), tuple(texts))

    # Journal

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
                f"select {self._line} from lines where encounter = ? and line > ? order by line", (encounter, after)
            )
        return [sound(LineRow, row, encounter, "lines", row[0]) for row in rows]

    def entry(self, encounter: str, line: int) -> Entry | None:
        """One line with its events."""
        return next(self.entries(encounter, after=line - 1, upto=line), None)

    def entries(self, encounter: str, after: int = 0, upto: int | None = None, chunk: int = 500) -> Iterator[Entry]:
        """The lines after *after* up to *upto* with their events, read *chunk* lines at a time: memory stays small."""
        while True:
            part = self._some(encounter, after, 2**62 if upto is None else upto, chunk)
            yield from part
            if len(part) < chunk:
                return
            after = part[-1].line.line

    def _some(self, encounter: str, after: int, upto: int, count: int) -> list[Entry]:
        with self._steady():
            ask = self._journal(encounter)
            rows = ask(
                f"select {self._line} from lines where encounter = ? and line > ? and line <= ? order by line limit ?",
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

    def some_entries(self, encounter: str, after: int, upto: int, count: int) -> list[Entry]:
        """The first *count* lines after *after* up to *upto*, with their events."""
        return self._some(encounter, after, upto, count)

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
            if self._packs:
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
                f"select {self._snapshot} from snapshots where encounter = ? order by line", (encounter,)
            )
        found = []
        for row in rows:
            with suppress(StoreDamaged):
                found.append(_snapshot(row, encounter))
        return found

    def snapshot_before(self, encounter: str, line: int, schemas: Collection[int] | None = None) -> SnapshotRow | None:
        """The newest snapshot on the way from the opening to *line* (that line included, other branches not)."""
        wanted = "" if schemas is None else f" and schema in ({', '.join(str(int(number)) for number in schemas)})"
        columns = f"snapshots.{self._snapshot}"
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

    # Messages

    def _slots(self, where: str, parameters: Sequence[Any] = ()) -> list[Slot]:
        rows = self._rows(f"select encounter, shown, {_SLOT} from outbox {where}", parameters)
        # A message that cannot be read is not sent any more, nor changed: that costs nobody else anything.
        return [
            Slot(row[0], OutboxRow(*row[2:]), row[1])
            for row in rows
            if is_sound(OutboxRow, row[2:]) and isinstance(row[0], str) and isinstance(row[1], int)
        ]

    def unshown(self) -> list[Slot]:
        """The slots whose last version is not known to be on Discord, in the order in which they were first wanted."""
        return self._slots(f"indexed by outbox_pending where {_UNSHOWN} order by outbox.rowid")

    def slots(self, encounter: str) -> list[Slot]:
        """All slots of an encounter, in the order in which they were first wanted."""
        return self._slots("where encounter = ? order by outbox.rowid", (encounter,))

    def recent_slots(
        self, encounter: str, count: int, names: Collection[str] = (), beginnings: Collection[str] = ()
    ) -> list[Slot]:
        """Those slots of an encounter that are still worked with: the *count* newest, those called `opening` and
        `tracker`, those with one of *names* or whose name begins with one of *beginnings*, and whatever is not known to
        be on Discord; in the order of `slots`."""
        return self._slots(
            f"where encounter = ?1 and ({_UNSHOWN} or slot in ('opening', 'tracker') or rowid in"
            " (select rowid from outbox where encounter = ?1 order by rowid desc limit ?2)"
            " or slot in (select value from json_each(?3))"
            " or exists (select 1 from json_each(?4) where instr(slot, value) = 1)) order by outbox.rowid",
            (encounter, count, json.dumps([*names]), json.dumps([*beginnings])),
        )

    def slot_of_message(self, message: int) -> Slot | None:
        """The slot that a message shows, if it is one of ours."""
        return next(iter(self._slots("where message = ?", (message,))), None)

    # What outlives an encounter

    def sheet(self, guild: int, owner: int, name: str) -> SheetRow | None:
        """A person's sheet by its name (see `name_key`)."""
        rows = self._rows(
            f"select {_SHEET} from sheets where guild = ? and owner = ? and folded = ?", (guild, owner, name_key(name))
        )
        return sound(SheetRow, rows[0], "", "sheets") if rows else None

    def sheets(self, guild: int, owner: int | None = None) -> list[SheetRow]:
        """The sheets of a server (of one person there), by name."""
        return [
            SheetRow(*row)
            for row in self._rows(
                f"select {_SHEET} from sheets where guild = ? and owner = coalesce(?, owner) order by folded, owner",
                (guild, owner),
            )
            if is_sound(SheetRow, row)
        ]

    def shared_sheets(self, guild: int, reader: int) -> list[SheetRow]:
        """The sheets of others that *reader* may play, by name."""
        mine = "select owner, folded from shares where guild = ? and reader = ?"
        rows = self._rows(
            f"select {_SHEET} from sheets where guild = ? and (owner, folded) in ({mine}) order by folded, owner",
            (guild, guild, reader),
        )
        return [SheetRow(*row) for row in rows if is_sound(SheetRow, row)]

    def readers(self, guild: int, owner: int, name: str) -> list[int]:
        """Who besides its owner may play a sheet."""
        rows = self._rows(
            "select reader from shares where guild = ? and owner = ? and folded = ? order by reader",
            (guild, owner, name_key(name)),
        )
        return [reader for (reader,) in rows if isinstance(reader, int)]

    def draft(self, guild: int, user: int) -> DraftRow | None:
        """What somebody typed last that could not be taken."""
        rows = self._rows("select guild, user, form, said, at from drafts where guild = ? and user = ?", (guild, user))
        return DraftRow(*rows[0]) if rows and is_sound(DraftRow, rows[0]) else None

    def settings(self, guild: int) -> dict[str, str]:
        """A server's settings: JSON by key."""
        rows = self._rows("select key, value from settings where guild = ? order by key", (guild,))
        return {key: value for key, value in rows if isinstance(key, str) and isinstance(value, str)}

    def note(self, key: str) -> str | None:
        """A small thing that the program remembers for itself, such as the hash of its commands."""
        rows = self._rows("select value from notes where key = ?", (key,))
        return rows[0][0] if rows and isinstance(rows[0][0], str) else None

    def last_backup(self) -> float | None:
        """When a backup last succeeded."""
        try:
            return float(self.note("last_backup") or "")
        except ValueError:
            return None

    def statistics(self) -> Statistics:
        """Counts over the whole file; takes a while on a large one."""
        ((encounters, live, lines, events, snapshots, unshown, sheets),) = self._rows(
            f"""
            select (select count(*) from encounters),
                (select count(*) from heads indexed by heads_live where status <> 'ended'),
                (select count(*) from lines), (select count(*) from events), (select count(*) from snapshots),
                (select count(*) from outbox indexed by outbox_pending where {_UNSHOWN}),
                (select count(*) from sheets)
            """
        )
        packs, packed_lines, packed_events = 0, 0, 0
        if self._packs:
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
