"""The rows that go into the store and come out of it: plain, frozen, without behaviour.

What every input makes anew is a named tuple here: it is made several times as quickly as a frozen dataclass.

Numbers named *line* count the journal of one encounter from 1 (0 stands for its opening, before any input). Times are
seconds since the epoch. A field said to be JSON is text that the store neither reads nor checks. `guild`, `channel`,
`message`, `interaction` and people are Discord's own numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple
from zlib import crc32


@dataclass(slots=True, frozen=True)
class EncounterRow:
    """What never changes about an encounter once it is open. `opening` is JSON; `seed` stays secret until the end,
    `veil` for ever (empty for encounters of before there was one). `sealed` (1): its rows refer to people by their
    numbers in this encounter (`PersonRow`) from the first on."""

    id: str
    guild: int
    channel: int
    ruleset: str
    opened_at: float
    gm: int
    locale: str
    seed: bytes
    commitment: str
    opening: str
    veil: bytes = b""
    sealed: int = 0


class LineRow(NamedTuple):
    """One line of a journal: one input, and the dice (`faces`, JSON) that were drawn for it.

    `parent` is the line it goes on from (0: the opening), always smaller than `line`: a journal is a tree, and an undo
    is a line whose parent is further back. One interaction makes at most one line, in all encounters together.
    `version` is the program that wrote it; `schema` and `kernel` number the forms, the game's and the kernel's, in
    which the input and the events are written (0: from before forms were numbered).
    `by` is a person's number in this encounter, as whoever wrote the line refers to people (below 0), or a user of
    before there were such numbers. `digest` covers this line and the one before it (None: of before there were any).
    `build` tells the rules and data of that program from any others (empty: of before lines said so).
    """

    line: int
    parent: int
    at: float
    by: int
    kind: str
    body: str
    interaction: int | None = None
    faces: str = "[]"
    version: str = ""
    schema: int = 0
    kernel: int = 0
    digest: bytes | None = None
    build: str = ""


class EventRow(NamedTuple):
    """One event of a line; `seq` orders the events within it and must differ there. `body` is JSON."""

    seq: int
    type: str
    body: str


@dataclass(slots=True, frozen=True)
class RecordedEvent:
    """An event as read back: `EventRow` with the encounter and line that it belongs to.

    `no` numbers all events of the file in the order in which they were written.
    """

    no: int
    encounter: str
    line: int
    seq: int
    type: str
    body: str


@dataclass(slots=True, frozen=True)
class SnapshotRow:
    """The state at a checkpoint: in `line`, after `position` of its events; `schema` numbers the form of `body`.

    One snapshot a line: a later one of the same line takes its place.
    """

    line: int
    position: int
    schema: int
    body: str


def checksum(encounter: str, snapshot: SnapshotRow) -> int:
    """What tells a snapshot that was altered, or stands in another's place, from the one that was written."""
    place = f"{encounter} {snapshot.line} {snapshot.position} {snapshot.schema} "
    return crc32(snapshot.body.encode(), crc32(place.encode()))


class PersonRow(NamedTuple):
    """Who has number `n` (from 1) in an encounter; `user` and `salt` None: he was forgotten. `seal` is a digest of both
    that the chain covers in `line`."""

    n: int
    user: int | None
    line: int = 0
    salt: bytes | None = None
    seal: str = ""


class TextRow(NamedTuple):
    """What somebody typed, or is called: the text and the salt behind a reference, as far as it is person `n`'s.

    `name`: it goes when he is forgotten, whoever else has said the same."""

    ref: str
    n: int
    name: bool
    salt: bytes
    text: str


class HeadRow(NamedTuple):
    """Where an encounter stands: `line` is the tip of the branch in force, `due_at` its next deadline, if any.

    A `status` of `ended` frees the channel for another encounter; any other keeps it. `awaiting` and `facts` are JSON.
    """

    status: str
    line: int
    due_at: float | None
    awaiting: str
    facts: str


class Head(NamedTuple):
    """All that a table that has not been spoken to needs in memory: a `HeadRow` and where it is."""

    id: str
    guild: int
    channel: int
    status: str
    line: int
    due_at: float | None
    awaiting: str
    facts: str


@dataclass(slots=True, frozen=True)
class Unreadable:
    """An encounter that has not ended and whose head is damaged: what can still be said of it. `encounter` is "" where
    not even its id can be read, `channel` None where nothing says in which one it is."""

    encounter: str
    guild: int | None
    channel: int | None


@dataclass(slots=True, frozen=True)
class Damage:
    """One thing that cannot be read, or is not what was written: in `table`, at the journal's `line` if it has one."""

    table: str
    line: int | None
    detail: str


@dataclass(slots=True, frozen=True)
class Salvage:
    """What is readable of an encounter, and what is not. `gm` is its game master where that can still be told."""

    encounter: EncounterRow | None
    head: Head | None
    gm: int | None
    entries: tuple[Entry, ...]
    damage: tuple[Damage, ...]
    persons: tuple[PersonRow, ...] = ()
    texts: tuple[TextRow, ...] = ()


class OutboxRow(NamedTuple):
    """What should be readable in the channel: the message in `slot` should say `body` (JSON), its n-th `version`.

    A new version replaces the one before it. `message` is the message to edit; None leaves the one known for this slot
    as it is. `interaction`, `token` and `expires` name the interaction that may still be answered; a token is a secret
    and goes when it expires (`Store.purge_tokens`). Versions count from 1.
    """

    slot: str
    channel: int
    version: int
    body: str
    nonce: str
    message: int | None
    interaction: int | None
    token: str | None
    expires: float | None
    kind: str


@dataclass(slots=True, frozen=True)
class Slot:
    """What a place should say (`row`), and the version that is known to be on Discord (`shown`, 0 for none)."""

    encounter: str
    row: OutboxRow
    shown: int


class Shown(NamedTuple):
    """Version `version` of a slot needs no more sending: it is on Discord as `message` (None: no message id to learn).

    Version 0 says the contrary: nothing of this slot is on Discord any more, and its message is forgotten.
    """

    encounter: str
    slot: str
    version: int
    message: int | None


@dataclass(slots=True)
class Write:
    """All that one input changes, written in one transaction or not at all.

    `create` opens the encounter (its first `head` may be left out). Events belong to `line`, or to the opening when
    there is none. `persons` and `texts` are those that what is written refers to, and that are not in the file yet.
    `epoch`: what was read before somebody was forgotten is not written (`StoreConflict`: `forgotten`).
    """

    encounter: str
    line: LineRow | None = None
    events: Sequence[EventRow] = ()
    snapshot: SnapshotRow | None = None
    head: HeadRow | None = None
    outbox: Sequence[OutboxRow] = ()
    shown: Sequence[Shown] = ()
    create: EncounterRow | None = None
    persons: Sequence[PersonRow] = ()
    texts: Sequence[TextRow] = ()
    epoch: int | None = None


@dataclass(slots=True, frozen=True)
class Entry:
    """A line of the journal and its events, in order."""

    line: LineRow
    events: tuple[EventRow, ...]


@dataclass(slots=True, frozen=True)
class Loaded:
    """An encounter as it wakes up.

    `snapshot` is the newest one on the way to the tip that the caller can read, if any; `within` is the line it
    stands in (None at the opening); `entries` are all later lines, on any branch; `opening` the events told before
    any input, if there is no snapshot to start from. The next free line is `last_line + 1`, and goes on from `digest`
    (None: no line has one yet); `before` is the digest that the first line of all this goes on from (None: none).
    `persons` and `texts` are those that all of it refers to; see `Write` for `epoch`.
    """

    encounter: EncounterRow
    head: HeadRow
    snapshot: SnapshotRow | None
    within: Entry | None
    entries: tuple[Entry, ...]
    opening: tuple[EventRow, ...]
    last_line: int
    digest: bytes | None = None
    persons: tuple[PersonRow, ...] = ()
    texts: tuple[TextRow, ...] = ()
    epoch: int = 0
    before: bytes | None = None


@dataclass(slots=True, frozen=True)
class SheetRow:
    """A character that belongs to somebody in a server. `body` is the sheet's own text; `proposed` (JSON) lists the
    fields that nobody has looked at yet."""

    guild: int
    owner: int
    name: str
    ruleset: str
    body: str
    updated_at: float
    proposed: str = "[]"


@dataclass(slots=True, frozen=True)
class DraftRow:
    """What somebody typed in the form *form* that could not be taken: kept until it is put right. `said` is JSON."""

    guild: int
    user: int
    form: str
    said: str
    at: float


@dataclass(slots=True, frozen=True)
class Forgotten:
    """What forgetting a person did: how many sheets and texts of theirs were deleted, and in which encounters nobody
    knows any more who they were.

    Such an encounter that is awake must be loaded again: what it holds in memory still knows the person. Until then
    nothing of it is written (see `Write`).
    """

    sheets: int
    texts: int
    encounters: tuple[str, ...]


@dataclass(slots=True, frozen=True)
class Statistics:
    """Counts for `doctor` and metrics. Sizes are in bytes."""

    schema: int
    file_bytes: int
    wal_bytes: int
    encounters: int
    live: int
    packed: int
    lines: int
    events: int
    snapshots: int
    unshown: int
    sheets: int
    last_backup: float | None
