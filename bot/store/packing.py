"""What is left of an encounter that has ended: one compressed row instead of hundreds.

An ended encounter is only read any more. Its lines, its events, its first and its last snapshot go into a *pack*, byte
for byte; the other snapshots, and the messages that stand in the channel for good, are what only a running fight needs,
and go.
Whoever asks for the journal of a packed encounter asks a small database in memory into which the pack was poured, with
the same tables and the same questions.

The way there is in steps, each a transaction of its own, none of them long: the rows are read and compressed beside
the writer (`packed`); the writer puts the pack into the file if nothing has changed meanwhile (`put_in`): from then on
it is what is read; then the rows are swept away, some at a time (`sweep`). Cut short anywhere, it is gone on with.
`put_back` makes rows of a pack again.

A pack is text, compressed by LZMA with a checksum: for each table a line with its name and columns, then a line of JSON
for each row, bytes as `{"hex": …}`. Columns added to the tables later take their default.
"""

from __future__ import annotations

import json
import lzma
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from bot.store.errors import StoreDamaged

TABLES = ("lines", "events", "snapshots")
"""What a pack may hold."""
LOOSE, PACKED, SWEPT, LEFT = 0, 1, 2, 3
"""`heads.packed`: not packed; packed, with rows left to sweep; packed and swept; damaged, and left as it is."""
SWEPT_AT_ONCE = 200
"""So many rows go in one transaction: some three milliseconds."""
KEPT_MESSAGES = 8
"""So many of the last messages are still known by their slots, beside the opening and the tracker."""
# A window as large as a long fight: presets allow for far more, and take up to 100 MB for it.
_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": 1 << 20}]
_CHUNK = 1 << 16


@dataclass(slots=True, frozen=True)
class Pack:
    """An encounter's journal as a pack, and by what to tell whether it has changed since: `size` sums up all bodies."""

    body: bytes
    lines: int
    events: int
    last_no: int
    size: int


_COUNTED = """
    select (select count(*) from lines where encounter = :encounter),
        (select count(*) from events where encounter = :encounter),
        (select coalesce(max(no), 0) from events where encounter = :encounter),
        (select coalesce(total(length(body) + length(faces)), 0) from lines where encounter = :encounter)
            + (select coalesce(total(length(body)), 0) from events where encounter = :encounter)
"""


def _counts(connection: sqlite3.Connection, encounter: str) -> tuple[int, int, int, int]:
    ((lines, events, last_no, size),) = connection.execute(_COUNTED, {"encounter": encounter}).fetchall()
    return int(lines), int(events), int(last_no), int(size)


def packed(connection: sqlite3.Connection, encounter: str) -> Pack:
    """The journal of *encounter* as a pack; the connection is in a transaction. Raises `StoreDamaged`, and SQLite's
    errors as they come."""
    ((line,),) = connection.execute("select line from heads where encounter = ?", (encounter,)).fetchall()
    compressor = lzma.LZMACompressor(lzma.FORMAT_XZ, check=lzma.CHECK_CRC64, filters=_FILTERS)
    parts: list[bytes] = []
    pending = bytearray()
    for text in _texts(connection, encounter):
        pending += text
        if len(pending) > _CHUNK:
            parts.append(compressor.compress(bytes(pending)))
            pending.clear()
    parts += [compressor.compress(bytes(pending)), compressor.flush()]
    lines, events, last_no, size = _counts(connection, encounter)
    if lines != line:
        raise StoreDamaged(encounter, table="lines", detail=f"{lines} lines of {line}")
    pack = Pack(b"".join(parts), lines, events, last_no, size)
    # What cannot be read again is not packed: nothing was deleted so far.
    with closing(memory_of(connection)) as copy:
        pour(pack.body, copy, encounter)
        for table in TABLES[:2]:
            asked = f"select * from {table} where encounter = ? order by 1, 2, 3, 4"
            with (
                closing(connection.execute(asked, (encounter,))) as there,
                closing(copy.execute(asked, (encounter,))) as here,
            ):
                if not _same(there, here):
                    raise StoreDamaged(encounter, table=table, detail="does not come out as it went in")
    return pack


def _same(one: Iterable[Any], other: Iterable[Any]) -> bool:
    return all(a == b and [*map(type, a)] == [*map(type, b)] for a, b in zip(one, other, strict=True))


def _texts(connection: sqlite3.Connection, encounter: str) -> Iterator[bytes]:
    ends = "line in (select min(line) from snapshots where encounter = ?1 union select max(line) from snapshots"
    ends += " where encounter = ?1)"
    for table, wanted, order in (("lines", "1", "line"), ("events", "1", "line, seq"), ("snapshots", ends, "line")):
        asked = f"select * from {table} where encounter = ?1 and {wanted} order by {order}"
        with closing(connection.execute(asked, (encounter,))) as cursor:
            yield _line({"table": table, "columns": [each[0] for each in cursor.description]})
            for row in cursor:
                yield _line([{"hex": each.hex()} if isinstance(each, bytes) else each for each in row])


def _line(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def memory_of(connection: sqlite3.Connection) -> sqlite3.Connection:
    """An empty database in memory with the tables of journals as the file behind *connection* has them."""
    memory = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    wanted = f"select sql from sqlite_schema where sql is not null and tbl_name in ({', '.join('?' * len(TABLES))})"
    for (sql,) in connection.execute(f"{wanted} order by type = 'index'", TABLES).fetchall():
        memory.execute(sql)
    return memory


def pour(body: bytes, into: sqlite3.Connection, encounter: str, *, tables: Iterable[str] = TABLES) -> None:
    """Insert the rows of a pack into tables of those names. Raises `StoreDamaged` if it is not a pack of *encounter*,
    whole and unaltered."""
    wanted = set(tables)
    try:
        insert = ""
        for line in lzma.decompress(body, format=lzma.FORMAT_XZ).split(b"\n"):
            if line.startswith(b"{"):
                head = json.loads(line)
                table, columns = head["table"], head["columns"]
                if table not in TABLES or not all(str(each).isidentifier() for each in columns):
                    raise ValueError(f"no such table: {table}")
                names, places = ", ".join(columns), ", ".join("?" * len(columns))
                insert = f"insert or ignore into {table} ({names}) values ({places})" if table in wanted else ""
                at = columns.index("encounter")
            elif line and insert:
                row = json.loads(line)
                if row[at] != encounter:
                    raise ValueError(f"belongs to {row[at]}")
                into.execute(insert, [bytes.fromhex(e["hex"]) if isinstance(e, dict) else e for e in row])
    except (lzma.LZMAError, EOFError, ValueError, TypeError, KeyError, IndexError, UnboundLocalError) as error:
        raise StoreDamaged(encounter, table="packs", detail=str(error)) from error
    except sqlite3.Error as error:
        raise StoreDamaged(encounter, table="packs", detail=str(error)) from error


# In the writer's thread, inside transactions that the writer opens and ends.


def put_in(db: sqlite3.Connection, encounter: str, pack: Pack) -> bool:
    """Put *pack* into the file in the place of the rows that it was made of; False if it has changed since, or is not
    over."""
    head = db.execute("select status from heads where encounter = ? and packed = ?", (encounter, LOOSE)).fetchone()
    if head != ("ended",) or _counts(db, encounter) != (pack.lines, pack.events, pack.last_no, pack.size):
        return False
    db.execute(
        "insert into packs (encounter, lines, events, last_no, body) values (?, ?, ?, ?, ?)",
        (encounter, pack.lines, pack.events, pack.last_no, pack.body),
    )
    db.execute("update heads set packed = ? where encounter = ?", (PACKED, encounter))
    return True


def sweep(db: sqlite3.Connection, encounter: str, most: int = SWEPT_AT_ONCE) -> bool:
    """Delete some rows that a pack or nobody needs any more; True once none are left.

    The newest event of the whole file stays where it is: its number is the last that was given.
    """
    if db.execute("select packed from heads where encounter = ?", (encounter,)).fetchone() != (PACKED,):
        return True
    left = most
    for table, key, more in (
        ("events", "no", "and no < (select max(no) from events)"),
        ("snapshots", "rowid", ""),
        (
            "outbox",
            "rowid",
            "and version <= shown and slot not in ('opening', 'tracker') and rowid not in (select rowid from outbox"
            f" where encounter = ?1 order by rowid desc limit {KEPT_MESSAGES})",
        ),
    ):
        left -= db.execute(
            f"delete from {table} where {key} in (select {key} from {table} where encounter = ?1 {more} limit ?2)",
            (encounter, left),
        ).rowcount
        if left <= 0:
            return False
    # The newest first: no line goes before those that went on from it.
    left -= db.execute(
        "delete from lines where encounter = ?1 and line in"
        " (select line from lines where encounter = ?1 order by line desc limit ?2)",
        (encounter, left),
    ).rowcount
    if left <= 0:
        return False
    db.execute("update heads set packed = ? where encounter = ?", (SWEPT, encounter))
    return True


def leave(db: sqlite3.Connection, encounter: str) -> None:
    """Never try to pack *encounter* again: it is damaged, and somebody may yet want what is readable of it."""
    db.execute("update heads set packed = ? where encounter = ? and packed = ?", (LEFT, encounter, LOOSE))


def put_back(db: sqlite3.Connection, encounter: str) -> bool:
    """Make rows of the pack of *encounter* again, byte for byte; False if it has none. Raises `StoreDamaged`."""
    found = db.execute("select body from packs where encounter = ?", (encounter,)).fetchone()
    if found is None:
        return False
    pour(found[0], db, encounter)
    db.execute("delete from packs where encounter = ?", (encounter,))
    db.execute("update heads set packed = ? where encounter = ?", (LOOSE, encounter))
    return True
