"""One transaction: everything that an input, or a change beside the encounter, writes down at once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from pydantic_core import to_json

from bot.kernel.frame import Standing
from bot.store import HeadRow, OutboxRow, SnapshotRow, Write
from bot.table.base.protocols import Posting, Remembered

if TYPE_CHECKING:
    from bot.store import Store
    from bot.table.base.actor import Actor
    from bot.table.base.passage import Passage
    from bot.table.base.places import Place
    from bot.table.base.session import Session
    from bot.table.keeping.recording import Recorder, Recording


class Recorded(Remembered, Posting, Protocol):
    """One encounter, as far as writing it down needs it."""

    @property
    def recorder(self) -> Recorder: ...

    @property
    def last_line(self) -> int: ...

    @property
    def phase(self) -> str: ...


def phase_of(standing: Standing) -> str:
    """`lobby`, `running`, `held` or `ended`."""
    if standing.ended:
        return "ended"
    if standing.pause:
        return "held"
    return "running" if standing.begun else "lobby"


def of_input(
    table: Recorded, it: Passage, recorded: Recording, session: Session, places: Sequence[Place], actor: Actor
) -> Write:
    """What *it* changes, once *recorded*: its line, the *session* after it, and the messages at *places*."""
    progress = it.progress
    snapshot = SnapshotRow(
        progress.snapshot.line,
        progress.snapshot.position,
        table.ruleset.schema,
        table.engine.codec.dump_snapshot(progress.snapshot),
    )
    head = _head(table, phase_of(progress.frame.standing), progress.line, session)
    users, texts = table.recorder.fresh()
    return Write(
        encounter=table.id,
        line=recorded.line,
        events=recorded.events,
        snapshot=snapshot,
        head=head,
        outbox=_rows(table, places, actor),
        persons=users,
        texts=texts,
        epoch=table.recorder.epoch,
    )


def of_amendment(table: Recorded, session: Session, places: Sequence[Place], actor: Actor) -> Write:
    """The *session* and the messages at *places*, without an input."""
    head = _head(table, table.phase, table.last_line, session)
    users, texts = table.recorder.fresh()
    return Write(
        encounter=table.id,
        head=head,
        outbox=_rows(table, places, actor),
        persons=users,
        texts=texts,
        epoch=table.recorder.epoch,
    )


async def committed(store: Store, write: Write) -> asyncio.CancelledError | None:
    """Commit *write*, whoever goes meanwhile: what was begun is finished all the same. The cancellation of whoever
    asked, if he has gone. Raises `StoreConflict` and `StoreFailed`."""
    gone: asyncio.CancelledError | None = None
    commit = store.begin(write)
    while not commit.done():
        try:
            await asyncio.shield(commit)
        except asyncio.CancelledError as cancelled:
            gone = cancelled
    commit.result()
    return gone


def _head(table: Recorded, phase: str, line: int, session: Session) -> HeadRow:
    due = session.due_in(phase)
    number = table.recorder.persons.number
    awaiting = [[ident, number(each.user)] for ident, each in session.asked.items()]
    return HeadRow(phase, line, due, to_json(awaiting).decode(), table.recorder.facts(session))


def _rows(table: Recorded, places: Sequence[Place], actor: Actor) -> list[OutboxRow]:
    return [table.outbox.row(p, actor.token if p.interaction is not None else None) for p in places]
