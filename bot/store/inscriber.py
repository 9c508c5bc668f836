"""What one input writes, statement by statement: the one hot transaction.

SQL of our own on sqlite-utils' connection, where its table methods would cost half as much again: few statements, each
prepared once, touching few pages. The writer opens and ends the transaction around it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import astuple
from functools import lru_cache
from typing import Any

from bot.store.errors import StoreConflict, StoreFailed
from bot.store.rows import HeadRow, Shown, SnapshotRow, Write, checksum
from bot.store.sound import fetched
from bot.store.thinning import superfluous

_ENCOUNTER = (
    "insert into encounters (id, guild, channel, ruleset, opened_at, gm, locale, seed, commitment, opening, veil,"
    " sealed) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_FIRST_HEAD = (
    "insert into heads (encounter, guild, channel, status, line, due_at, awaiting, facts)"
    " values (?, ?, ?, ?, ?, ?, ?, ?)"
)
_LINE = (
    "insert into lines (encounter, line, parent, at, by, kind, body, interaction, faces, version, schema, kernel,"
    " digest, build) values (?, ?, nullif(?, 0), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_PERSON = "insert or ignore into persons (encounter, n, user, line, salt, seal) values (?, ?, ?, ?, ?, ?)"
_TEXT = "insert or replace into texts (encounter, ref, n, name, salt, text) values (?, ?, ?, ?, ?, ?)"
# Two forms: to name the status is to touch the index of live encounters.
_HEAD = "update heads set line = ?, due_at = ?, awaiting = ?, facts = ? where encounter = ? and epoch = ?"
_HEAD_AND_STATUS = (
    "update heads set line = ?, due_at = ?, awaiting = ?, facts = ?, status = ? where encounter = ? and epoch = ?"
)
_EPOCH = "select epoch from heads where encounter = ?"
_SNAPSHOT = "insert into snapshots (line, position, schema, body, checksum, encounter) values (?, ?, ?, ?, ?, ?)"
_OVERWRITE_SNAPSHOT = (
    "update snapshots set line = ?, position = ?, schema = ?, body = ?, checksum = ? where encounter = ? and line = ?"
)
_SNAPSHOT_LINES = "select line from snapshots where encounter = ? order by line"
_DROP_SNAPSHOT = "delete from snapshots where encounter = ? and line = ?"
_EVENTS = "insert into events (encounter, line, seq, type, body)"
_OUTBOX = (
    "insert into outbox (encounter, slot, channel, version, body, nonce, message, interaction, token, expires, kind)"
)
_OUTBOX_AGAIN = (
    " on conflict (encounter, slot) do update set"
    " channel = excluded.channel, version = excluded.version, body = excluded.body, nonce = excluded.nonce,"
    " message = coalesce(excluded.message, message), interaction = excluded.interaction, token = excluded.token,"
    " expires = excluded.expires, kind = excluded.kind"
)
_SHOWN = "update outbox set shown = max(shown, ?), message = coalesce(?, message) where encounter = ? and slot = ?"
_UNSHOWN = "update outbox set shown = 0, message = null where encounter = ? and slot = ?"
_AT_ONCE = 64
"""Rows of one statement: each statement is a chance to lose the interpreter to another thread."""


@lru_cache(maxsize=256)
def _several(begins: str, width: int, count: int, ends: str) -> str:
    """One statement for *count* rows of *width* values each."""
    row = f"({', '.join('?' * width)})"
    return f"{begins} values {', '.join([row] * count)}{ends}"


class Inscriber:
    """Writes rows on *connection*; keeps in mind which snapshots an encounter has, so as not to look each time."""

    def __init__(self, connection: sqlite3.Connection, *, keep_snapshots: int) -> None:
        self._connection = connection
        self._run = connection.execute
        self._keep = keep_snapshots
        self._snapshots: dict[str, list[int]] = {}  # the lines at which encounters that were written to have one
        self._status: dict[str, str] = {}  # and what their status is

    def write(self, write: Write) -> None:
        """Write all of *write*. Raises SQLite's errors as they come, or `StoreFailed`."""
        run, who = self._run, write.encounter
        head = write.head
        if (new := write.create) is not None:
            run(_ENCOUNTER, astuple(new))
            first = head or HeadRow("open", 0, None, "[]", "{}")
            run(
                _FIRST_HEAD,
                (who, new.guild, new.channel, first.status, first.line, first.due_at, first.awaiting, first.facts),
            )
            head = None
        if (line := write.line) is not None:
            run(_LINE, (who, *line))
        elif write.events and new is None:
            raise StoreFailed("failed", detail="events belong to a line")
        if events := write.events:
            number = 0 if line is None else line.line
            self._rows(_EVENTS, 5, (who, number), events)
        if (snapshot := write.snapshot) is not None:
            self._snapshot(who, snapshot)
        if head is not None:
            values = [head.line, head.due_at, head.awaiting, head.facts]
            epoch = self._epoch(who) if write.epoch is None else write.epoch
            if self._status.get(who) == head.status:
                done = run(_HEAD, (*values, who, epoch))
            else:
                done = run(_HEAD_AND_STATUS, (*values, head.status, who, epoch))
                self._status[who] = head.status
            if done.rowcount != 1:
                raise StoreConflict("orphan" if self._epoch(who) is None else "forgotten")
            if head.status == "ended":
                self.forget(who)
        elif write.epoch is not None and new is None and self._epoch(who) != write.epoch:
            raise StoreConflict("forgotten")
        for person in write.persons:
            run(_PERSON, (who, *person))
        for text in write.texts:
            run(_TEXT, (who, *text))
        if write.outbox:
            self._rows(_OUTBOX, 11, (who,), write.outbox, _OUTBOX_AGAIN)
        if write.shown:
            self.marks(write.shown)

    def _epoch(self, encounter: str) -> int | None:
        found = self._run(_EPOCH, (encounter,)).fetchone()
        return None if found is None else int(found[0])

    def _rows(
        self, begins: str, width: int, head: tuple[object, ...], rows: Sequence[tuple[Any, ...]], ends: str = ""
    ) -> None:
        """Insert *rows*, each with *head* before its own values."""
        for at in range(0, len(rows), _AT_ONCE):
            part = rows[at : at + _AT_ONCE]
            values: list[object] = []
            for row in part:
                values += head
                values += row
            self._run(_several(begins, width, len(part), ends), values)

    def marks(self, marks: Iterable[Shown]) -> None:
        """Note what is on Discord, in the order in which it was learnt."""
        for mark in marks:
            if mark.version:
                self._run(_SHOWN, (mark.version, mark.message, mark.encounter, mark.slot))
            else:
                self._run(_UNSHOWN, (mark.encounter, mark.slot))

    def _snapshot(self, encounter: str, snapshot: SnapshotRow) -> None:
        lines = self._snapshots.get(encounter)
        if lines is None:
            lines = self._snapshots[encounter] = [
                line
                for (line,) in fetched(self._connection, _SNAPSHOT_LINES, (encounter,))
                if isinstance(line, int)  # a damaged one stays as it is
            ]
        values = (
            *(snapshot.line, snapshot.position, snapshot.schema, snapshot.body),
            checksum(encounter, snapshot),
            encounter,
        )
        if snapshot.line in lines:
            self._run(_OVERWRITE_SNAPSHOT, (*values, snapshot.line))
            return
        lines.append(snapshot.line)
        lines.sort()
        old = superfluous(lines, self._keep)
        if old:
            self._run(_OVERWRITE_SNAPSHOT, (*values, old[0]))
        else:
            self._run(_SNAPSHOT, values)
        for line in old[1:]:
            self._run(_DROP_SNAPSHOT, (encounter, line))
        for line in old:
            lines.remove(line)

    def forget(self, encounter: str) -> None:
        """Drop what is known about an encounter's rows; it is read again when needed."""
        self._snapshots.pop(encounter, None)
        self._status.pop(encounter, None)
