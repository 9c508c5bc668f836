"""Reading the outbox: the messages that should be readable in the channels."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any

from bot.store.file_reader import FileReader
from bot.store.rows import OutboxRow, Slot
from bot.store.sound import is_sound

SLOT = "slot, channel, version, body, nonce, message, interaction, token, expires, kind"

# The index knows rows that have a token or are not shown; SQLite uses it only where the question says so too.
UNSHOWN = "(token is not null or version > shown) and version > shown"


class MessageReader(FileReader):
    """What is to be shown, and what of it is known to be on Discord."""

    def _slots(self, where: str, parameters: Sequence[Any] = ()) -> list[Slot]:
        rows = self._rows(f"select encounter, shown, {SLOT} from outbox {where}", parameters)
        # A message that cannot be read is not sent any more, nor changed: that costs nobody else anything.
        return [
            Slot(row[0], OutboxRow(*row[2:]), row[1])
            for row in rows
            if is_sound(OutboxRow, row[2:]) and isinstance(row[0], str) and isinstance(row[1], int)
        ]

    def unshown(self) -> list[Slot]:
        """The slots whose last version is not known to be on Discord, in the order in which they were first wanted."""
        return self._slots(f"indexed by outbox_pending where {UNSHOWN} order by outbox.rowid")

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
            f"where encounter = ?1 and ({UNSHOWN} or slot in ('opening', 'tracker') or rowid in"
            " (select rowid from outbox where encounter = ?1 order by rowid desc limit ?2)"
            " or slot in (select value from json_each(?3))"
            " or exists (select 1 from json_each(?4) where instr(slot, value) = 1)) order by outbox.rowid",
            (encounter, count, json.dumps([*names]), json.dumps([*beginnings])),
        )

    def last_messages(self) -> dict[str, int]:
        """The newest message of each encounter that has not ended, as far as it is known."""
        rows = self._rows(
            "select encounter, max(message) from outbox where message is not null"
            " and encounter in (select encounter from heads where status <> 'ended') group by encounter"
        )
        return {row[0]: row[1] for row in rows if isinstance(row[0], str) and isinstance(row[1], int)}

    def slot_of_message(self, message: int) -> Slot | None:
        """The slot that a message shows, if it is one of ours."""
        return next(iter(self._slots("where message = ?", (message,))), None)
