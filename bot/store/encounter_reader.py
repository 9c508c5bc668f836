"""Reading encounters: which there are, where each stands, all it takes to go on, and what is left of a damaged one."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any, TypeVar

from bot.store.errors import StoreDamaged
from bot.store.file_reader import ENCOUNTER, LINE
from bot.store.journal_reader import JournalReader
from bot.store.packing import PACKED, Pack, packed
from bot.store.rows import (
    Damage,
    EncounterRow,
    Entry,
    EventRow,
    Head,
    HeadRow,
    LineRow,
    Loaded,
    PersonRow,
    Salvage,
    TextRow,
    Unreadable,
)
from bot.store.sound import is_sound, sound

R = TypeVar("R")

_HEAD = "encounter, guild, channel, status, line, due_at, awaiting, facts"
_OPENED = ENCOUNTER.replace("guild, channel", "encounters.guild, encounters.channel")


class EncounterReader(JournalReader):
    """The encounters of a file, one by one and all together."""

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
                f"select {ENCOUNTER} from encounters where guild = coalesce(?, guild) order by opened_at, id",
                (guild,),
            )
            if is_sound(EncounterRow, row)
        ]

    def encounter(self, encounter: str) -> EncounterRow | None:
        """One encounter, ended or not."""
        rows = self._rows(f"select {ENCOUNTER} from encounters where id = ?", (encounter,))
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
        return [
            sound(PersonRow, row, encounter, "persons")
            for row in self._rows(
                "select n, user, line, salt, seal from persons where encounter = ? order by n", (encounter,)
            )
        ]

    def texts(self, encounter: str) -> list[TextRow]:
        """What is known to have been typed in an encounter. Raises `StoreDamaged`."""
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
                reading(lambda: ask(f"select {LINE} from lines where encounter = ? order by line", (encounter,))) or ()
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
