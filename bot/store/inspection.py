"""Reading everything there is in a database, row by row, to say what of it is damaged. Takes as long as it takes."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from typing import Any

from bot.store.archive import Archive
from bot.store.belongings_reader import DRAFT, SHEET
from bot.store.message_reader import SLOT
from bot.store.rows import Damage, DraftRow, OutboxRow, Salvage, SheetRow
from bot.store.sound import is_sound

_OTHERS: tuple[tuple[str, str, Any], ...] = (
    ("sheets", SHEET, SheetRow),
    ("drafts", DRAFT, DraftRow),
)


def inspected(archive: Archive) -> Iterator[tuple[str, Damage, Salvage | None]]:
    """Everything that cannot be read or is not what was written: the encounter ("" where it is nobody's), what is
    wrong, and what is readable of that encounter."""
    try:
        for (said,) in archive.ask("pragma integrity_check(20)"):
            if said != "ok":
                yield "", Damage("file", None, str(said)), None
    except sqlite3.Error as error:
        yield "", Damage("file", None, str(error)), None
    known = set()
    for (encounter,) in archive.ask("select id from encounters"):
        if not isinstance(encounter, str):
            yield "", Damage("encounters", None, "an id that is no text"), None
            continue
        known.add(encounter)
        found = archive.salvage(encounter)
        for damage in (
            *found.damage,
            *_unreadable(found),
            *_snapshots(archive, encounter),
            *_slots(archive, encounter),
        ):
            yield encounter, damage, found
        if found.head is None and not found.damage:
            yield encounter, Damage("heads", None, "missing"), found
    for (encounter,) in archive.ask("select encounter from heads"):
        if encounter not in known:
            yield str(encounter), Damage("encounters", None, "missing"), None
    for table, columns, kind in _OTHERS:
        for row in archive.ask(f"select {columns} from {table}"):
            if not is_sound(kind, row):
                yield "", Damage(table, None, f"of {row[1]}"), None
    for table in ("settings", "notes"):
        for key, value in archive.ask(f"select key, value from {table}"):
            if not isinstance(key, str) or not isinstance(value, str):
                yield "", Damage(table, None, str(key)), None


def _unreadable(found: Salvage) -> Iterator[Damage]:
    """Bodies that are no JSON."""
    for text, table in _texts(found):
        if _broken(text):
            yield Damage(table, None, str(text)[:40])
    for entry in found.entries:
        if _broken(entry.line.body) or _broken(entry.line.faces):
            yield Damage("lines", entry.line.line, entry.line.body[:40])
        if any(_broken(event.body) for event in entry.events):
            yield Damage("events", entry.line.line, "no JSON")


def _texts(found: Salvage) -> Iterable[tuple[str, str]]:
    if found.encounter is not None:
        yield found.encounter.opening, "encounters"
    if found.head is not None:
        yield found.head.facts, "heads"
        yield found.head.awaiting, "heads"


def _broken(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return True
    return False


def _snapshots(archive: Archive, encounter: str) -> Iterator[Damage]:
    there = {row[0] for row in archive.ask("select line from snapshots where encounter = ?", (encounter,))}
    sane = {each.line: each for each in archive.snapshots(encounter)} if there else {}
    for line in there:
        if line not in sane or _broken(sane[line].body):
            yield Damage("snapshots", line if isinstance(line, int) else None, "altered")


def _slots(archive: Archive, encounter: str) -> Iterator[Damage]:
    for row in archive.ask(f"select {SLOT} from outbox where encounter = ?", (encounter,)):
        if not is_sound(OutboxRow, row) or _broken(row[3]):
            yield Damage("outbox", None, str(row[0])[:40])
