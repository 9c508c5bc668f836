"""Files that have grown: fights that were really played, copied in the file until it holds as many as years leave.

A copy is another encounter, with other people, in another channel, and all else as the bot left it: rows of a running
fight, or the pack of one that has ended. Copies are found, counted, listed and slept over like any other; they cannot
be played on, since the digests of a journal cover the id of its encounter.
"""

from __future__ import annotations

import json
import lzma
import os
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

TABLES = (
    ("encounters", "id"),
    ("heads", "encounter"),
    ("persons", "encounter"),
    ("texts", "encounter"),
    ("lines", "encounter"),
    ("events", "encounter"),
    ("snapshots", "encounter"),
    ("outbox", "encounter"),
)
ELSEWHERE = 1_000
"""The number of the first channel of which the double knows nothing."""
CHANNELS = 300
"""Channels in which the fights that have ended were played."""
PEOPLE = 400
"""Persons who play in the copies."""
SHEETS = 5
"""Sheets of each of them."""
FAR = 1_000_000.0
"""Seconds that the deadlines of copies are later, and their beginnings earlier, than those of what they are made of."""
_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": 1 << 20}]


@contextmanager
def filling(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that writes to *path* without waiting for the disk, in one transaction; nobody else has it open."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("pragma synchronous = off")
        connection.execute("pragma cache_size = -200000")
        connection.execute("begin")
        yield connection
        connection.execute("commit")
        connection.execute("pragma wal_checkpoint(truncate)")


def multiply(path: Path, template: str, count: int) -> None:
    """Copy the encounter *template* until the file holds *count* live ones, each in a channel of its own."""
    with filling(path) as connection:
        ((there,),) = connection.execute("select count(*) from heads where status <> 'ended'").fetchall()
        # Numbers that are not taken: ids that the bot makes have letters.
        ((first,),) = connection.execute(
            "select coalesce(max(cast(encounter as integer)), 0) + 1 from heads where encounter not glob '*[^0-9]*'"
        ).fetchall()
        copy(connection, template, count - there, first=first)


def copy(connection: sqlite3.Connection, template: str, copies: int, *, first: int, ended: bool = False) -> None:
    """*copies* more of the encounter *template*, numbered from *first*; *ended*: of one whose journal is a pack."""
    if copies <= 0:
        return
    name = "printf('%016d', number)"
    for table, key in TABLES:
        columns = [row[1] for row in connection.execute(f"pragma table_info({table})") if row[1] != "no"]
        made = {
            key: name,
            # A running fight has its channel for itself.
            "channel": f"{ELSEWHERE} + number % {CHANNELS}" if ended else f"{ELSEWHERE} + {CHANNELS} + number",
            "interaction": "number * 100000 + line" if table == "lines" else "null",
            "token": "null",
            "due_at": f"due_at + {FAR} + number",
            "opened_at": f"opened_at - {FAR} - number",
            "body": f"replace(body, :template, {name})",
            "message": "number * 100000 + outbox.rowid",
            "user": f"user + number % {PEOPLE}",
        }
        values = ", ".join(made.get(column, column) for column in columns)
        connection.execute(
            "with recursive numbers (number) as"
            " (select :first union all select number + 1 from numbers where number < :first + :copies - 1)"
            f" insert into {table} ({', '.join(columns)})"
            f" select {values} from numbers, {table} where {key} = :template",
            {"template": template, "copies": copies, "first": first},
        )
    if ended:
        _pack(connection, template, copies, first)


def _pack(connection: sqlite3.Connection, template: str, copies: int, first: int) -> None:
    """The journals of copies, each compressed as its own: the id stands in every row."""
    lines, events, last_no, body = connection.execute(
        "select lines, events, last_no, body from packs where encounter = ?", (template,)
    ).fetchone()
    plain = lzma.decompress(body)
    old = json.dumps(template).encode()

    def made(number: int) -> bytes:
        text = plain.replace(old, json.dumps(f"{number:016d}").encode())
        return lzma.compress(text, lzma.FORMAT_XZ, check=lzma.CHECK_CRC64, filters=_FILTERS)

    numbers = range(first, first + copies)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        connection.executemany(
            "insert into packs (encounter, lines, events, last_no, body) values (?, ?, ?, ?, ?)",
            (
                (f"{number:016d}", lines, events, last_no, packed)
                for number, packed in zip(numbers, pool.map(made, numbers), strict=True)
            ),
        )


def events_in(connection: sqlite3.Connection, encounter: str) -> int:
    """How many events an encounter has, packed or not."""
    ((count,),) = connection.execute(
        "select (select count(*) from events where encounter = ?1)"
        " + coalesce((select events from packs where encounter = ?1), 0)",
        (encounter,),
    )
    return int(count)


def grow(path: Path, running: str, over: tuple[str, ...], events: int) -> dict[str, float | int | str]:
    """Fill *path* until it holds *events* events, half of them in copies of the fight *running*, half in copies of
    those that are *over* and packed; and with the sheets of everybody. What came of it."""
    with filling(path) as connection:
        ((guild, channel),) = connection.execute(
            "select guild, channel from encounters where id = ?", (running,)
        ).fetchall()
        live = events // 2 // events_in(connection, running)
        copy(connection, running, live, first=1)
        # Paused for the week: with deadlines, the bot would wake them to show the new ones once it has been away.
        connection.execute("update heads set due_at = null where encounter not glob '*[^0-9]*'")
        first, packed = live + 1, 0
        for each in over:
            copies = events // 2 // len(over) // events_in(connection, each)
            copy(connection, each, copies, first=first, ended=True)
            first, packed = first + copies, packed + copies
        # Some were played where somebody plays now.
        connection.execute(
            "update encounters set channel = ?1 where id in"
            " (select encounter from heads where status = 'ended' order by encounter limit 50)",
            (channel,),
        )
        connection.execute(
            "update heads set channel = ?1 where encounter in"
            " (select encounter from heads where status = 'ended' order by encounter limit 50)",
            (channel,),
        )
        sheets(connection, guild)
    return {"running": live, "packed": packed, "MiB": round(path.stat().st_size / 2**20)}


def sheets(connection: sqlite3.Connection, guild: int) -> None:
    """`SHEETS` sheets of each of `PEOPLE` people, all of one server, copied from the first there is."""
    columns = [row[1] for row in connection.execute("pragma table_info(sheets)")]
    made = {"guild": ":guild", "owner": f"owner + 1 + n / {SHEETS}", "folded": "folded || n", "name": "name || n"}
    connection.execute(
        "with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n < :most)"
        f" insert or ignore into sheets ({', '.join(columns)})"
        f" select {', '.join(made.get(column, column) for column in columns)}"
        " from numbers, (select * from sheets order by rowid limit 1)",
        {"guild": guild, "most": PEOPLE * SHEETS - 1},
    )
