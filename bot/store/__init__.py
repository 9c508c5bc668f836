"""The store: one SQLite file that holds everything, and the only code that touches it.

It knows no game. An encounter is to it a journal of numbered lines (one input each, with the dice drawn and the
events that followed), a few snapshots of the state, the head that says where things stand, and the messages that
should be readable in the channel. Beside that it keeps what outlives an encounter: sheets, server settings, small
notes of the program.

Its law:

* **One input, one transaction.** `Store.commit` returns when everything that an input changed is on the disk. If it
  raises, nothing is. Nothing is shown to anyone before.
* **One writer**, on a thread of its own (`writer`), for which the event loop never waits; readers (`reading`) on
  others. One process: a second one is told `locked`.
* **A file that is not understood is not touched** (`examine`): newer, damaged or foreign files are refused as they are.
* **A file that has gone is not written to** (`standing`): deleted or replaced under the bot, it is saved beside, and
  nothing more is acknowledged.
* It imports nothing of the bot and calls nobody back. Errors carry keys; sentences are made elsewhere.

Look next at `rows` (what goes in and out), `store` and `reading` (the asynchronous face: writing, reading), `archive`
(the blocking one, a `…_reader` for each subject), `schema` (the tables and why they look so), `backup` (copies, and
putting one back).
"""

from bot.store.archive import Archive
from bot.store.backup import RESTORED, backup, check_free, restore
from bot.store.errors import StoreConflict, StoreDamaged, StoreError, StoreFailed, StoreFull, StoreGone, StoreRefused
from bot.store.inspection import inspected
from bot.store.looking import looked_at, readable, writable
from bot.store.names import name_key
from bot.store.private import open_to_others
from bot.store.rows import (
    Damage,
    DraftRow,
    EncounterRow,
    Entry,
    EventRow,
    Forgotten,
    Head,
    HeadRow,
    LineRow,
    Loaded,
    OutboxRow,
    PersonRow,
    RecordedEvent,
    Salvage,
    SheetRow,
    Shown,
    Slot,
    SnapshotRow,
    Statistics,
    TextRow,
    Unreadable,
    Write,
    checksum,
)
from bot.store.schema import BEFORE, VERSION
from bot.store.standing import rescued
from bot.store.store import Store

__all__ = [
    "BEFORE",
    "RESTORED",
    "VERSION",
    "Archive",
    "Damage",
    "DraftRow",
    "EncounterRow",
    "Entry",
    "EventRow",
    "Forgotten",
    "Head",
    "HeadRow",
    "LineRow",
    "Loaded",
    "OutboxRow",
    "PersonRow",
    "RecordedEvent",
    "Salvage",
    "SheetRow",
    "Shown",
    "Slot",
    "SnapshotRow",
    "Statistics",
    "Store",
    "StoreConflict",
    "StoreDamaged",
    "StoreError",
    "StoreFailed",
    "StoreFull",
    "StoreGone",
    "StoreRefused",
    "TextRow",
    "Unreadable",
    "Write",
    "backup",
    "check_free",
    "checksum",
    "inspected",
    "looked_at",
    "name_key",
    "open_to_others",
    "readable",
    "rescued",
    "restore",
    "writable",
]
