"""Small encounters for the store's tests: every row says as little as it may."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.store import EncounterRow, EventRow, HeadRow, LineRow, OutboxRow, SnapshotRow, Store, Write


def encounter(name: str, *, channel: int | None = None) -> EncounterRow:
    return EncounterRow(
        id=name,
        guild=1,
        channel=sum(name.encode()) if channel is None else channel,
        ruleset="alternatif",
        opened_at=1000.0,
        gm=7,
        locale="fr",
        seed=b"\x00secret\xff",
        commitment="c0ffee",
        opening='{"tempo": "live"}',
    )


def opening(name: str, *, channel: int | None = None, snapshot: bool = True) -> Write:
    return Write(
        name,
        create=encounter(name, channel=channel),
        head=HeadRow("open", 0, None, "[]", "{}"),
        snapshot=SnapshotRow(0, 0, 1, '{"at": 0}') if snapshot else None,
    )


def message(slot: str, version: int = 1, **changed: object) -> OutboxRow:
    row = OutboxRow(
        slot, 5, version, f'{{"text": "{slot} {version}"}}', f"n-{slot}-{version}", None, None, None, None, "post"
    )
    return row._replace(**changed)  # type: ignore[arg-type]


def step(
    name: str,
    line: int,
    *,
    parent: int | None = None,
    by: int = 42,
    interaction: int | None = None,
    snapshot: bool = False,
    outbox: tuple[OutboxRow, ...] = (),
    status: str = "open",
    events: int = 2,
) -> Write:
    """One input: line *line*, *events* events numbered on from those of the lines before."""
    return Write(
        name,
        line=LineRow(
            line, line - 1 if parent is None else parent, 1000.0 + line, by, "declare", f'{{"n": {line}}}', interaction
        ),
        events=[EventRow((line - 1) * events + k + 1, "told", f'{{"k": {k}}}') for k in range(events)],
        snapshot=SnapshotRow(line, events, 1, f'{{"at": {line}}}') if snapshot else None,
        head=HeadRow(status, line, 2000.0 + line, '["q"]', '{"f": 1}'),
        outbox=outbox,
    )


class Gate:
    """Holds the writer's thread just before a commit, so that more work gathers behind it."""

    def __init__(self, store: Store) -> None:
        self._reached = threading.Event()
        self._opened = threading.Event()
        self._store = store
        store.before_commit = self._wait

    def _wait(self) -> None:
        self._reached.set()
        assert self._opened.wait(20), "the gate was never opened"

    async def reached(self) -> None:
        import asyncio

        assert await asyncio.to_thread(self._reached.wait, 20)

    def open(self) -> None:
        self._store.before_commit = None
        self._opened.set()


@contextmanager
def untouched(folder: Path) -> Iterator[None]:
    """What is in *folder* must be the same afterwards, byte by byte; only a lock file may have come."""

    def bytes_by_name() -> dict[str, bytes]:
        return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file() and file.suffix != ".lock"}

    before = bytes_by_name()
    yield
    assert bytes_by_name() == before
