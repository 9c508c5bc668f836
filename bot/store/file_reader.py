"""A database file, open for reading, whether or not a journal is packed. One of an earlier form has been brought up to
date before: by the bot at its start, in a copy for whoever only looks (`looking`).

What is read here never waits for the writer.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from bot.store.errors import StoreDamaged, StoreRefused, refusal
from bot.store.examine import logged
from bot.store.packing import memory_of, pour
from bot.store.schema import VERSION
from bot.store.sound import Asking, fetched

ENCOUNTER = "id, guild, channel, ruleset, opened_at, gm, locale, seed, commitment, opening, coalesce(veil, x''), sealed"
LINE = "line, coalesce(parent, 0), at, by, kind, body, interaction, faces, version, schema, kernel, digest, build"
SNAPSHOT = "line, position, schema, body, checksum"

UNPACKED = 2
"""So many packed journals an archive keeps at hand, as they were before they were packed."""


class FileReader:
    """One read-only connection to one database file. Raises `StoreRefused` (`missing`, `newer`, `corrupt`, …)."""

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
            self._unpacked: dict[str, tuple[bytes, sqlite3.Connection]] = {}
        except sqlite3.Error as error:
            raise refusal(error, path=str(path)) from error
        if version > VERSION:
            self._connection.close()
            raise StoreRefused("newer", path=str(path), found=version, known=VERSION)

    def __enter__(self) -> Self:
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
