"""For hosts: is everything there that the bot needs? Reads only; safe beside a running bot."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from shutil import disk_usage
from time import time

from bot.catalogue import CatalogueRefused, load_library
from bot.healthy import look
from bot.kernel import chain
from bot.kernel.dice import commitment
from bot.kernel.errors import Refused
from bot.kernel.persons import reference, seal_of
from bot.settings import Settings
from bot.store import (
    Archive,
    Damage,
    EncounterRow,
    Salvage,
    StoreError,
    inspected,
    looked_at,
    open_to_others,
    readable,
    rescued,
    writable,
)
from bot.store.examine import reading
from bot.text import Texts, TextsRefused

LITTLE_ROOM = 50 * 2**20
OLD_BACKUP = 14 * 86_400.0
MOST_NAMED = 20
"""So many damaged rows are named, at the most."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at: *key* names the sentence, *bad* whether the bot cannot run well like this. *refused* is the
    sentence's `detail`, where a part of the bot has its own words for what is wrong; else *detail* is that sentence's
    key, if it has one."""

    key: str
    bad: bool = False
    facts: Mapping[str, str | int] = field(default_factory=dict)
    refused: Refused | None = None
    detail: str = ""


def examine(settings: Settings, *, deep: bool = False) -> list[Finding]:
    """Everything looked at, in the order in which to mend it. *deep*: every row of the database is read, however long
    that takes."""
    found = [Finding("token") if settings.discord_token or settings.discord_token_file else Finding("no-token", True)]
    try:
        library = load_library(settings.house_data)
        found.append(Finding("data", facts={"weapons": library.weapons, "creatures": library.creatures}))
        for each in library.unplayed:
            word = f"word-{each.game}-status-{each.code}"
            found.append(Finding("unplayed", facts={"file": each.file, "entry": each.entry}, detail=word))
    except CatalogueRefused as refused:
        found.append(Finding("bad-data", True, refused=refused))
    try:
        Texts(house=settings.house_data)
    except TextsRefused as refused:
        found.append(Finding("bad-texts", True, {"file": refused.file, "line": refused.line, "why": refused.why}))
    path = settings.database_path
    found.extend(_running(path))
    found.extend(_database(path))
    if deep and path.is_file():
        found.extend(_deeply(path))
    place = next(each for each in (path.parent, *path.absolute().parents) if each.exists())
    found.extend(_written(place, path))
    free = disk_usage(place).free
    found.append(
        Finding("little-room" if free < LITTLE_ROOM else "room", free < LITTLE_ROOM, {"megabytes": free // 2**20})
    )
    if settings.house_data is not None:
        found.append(Finding("house-data", facts={"path": str(settings.house_data)}))
    found.append(Finding("settings", facts={"locale": settings.default_locale, "level": settings.log_level}))
    return found


def _written(folder: Path, path: Path) -> Iterator[Finding]:
    """What the bot must be able to write, tried: a file beside the database, and the database itself."""
    if why := writable(folder):
        yield Finding("unwritable", True, {"path": str(folder), "detail": why})
    if path.is_file():
        try:
            path.open("rb+").close()
        except OSError as error:
            yield Finding("unwritable", True, {"path": str(path), "detail": error.strerror or str(error)})


def _running(path: Path) -> list[Finding]:
    """How the bot is that runs on *path*. None need run while the doctor looks."""
    health = look(str(path), time())
    if health.key == "unreadable" or not path.exists():
        return []  # said of the database itself
    return [Finding(health.key, health.key in ("silent", "cut-off"), health.facts, detail=f"health-{health.key}")]


def _database(path: Path) -> list[Finding]:
    if not path.exists():
        if saved := rescued(path):
            return [Finding("rescued", True, {"path": str(path), "rescued": str(saved[-1])})]
        return [Finding("no-database", facts={"path": str(path)})]
    try:
        # As if alone: a shared-memory file that was there before stays, one that reading makes goes again.
        with readable(path) as there, reading(there, alone=True) as db:
            live = db.execute("select count(*) from heads where status <> 'ended'").fetchone()[0]
            notes = dict(db.execute("select key, value from notes").fetchall())
    except (sqlite3.Error, StoreError) as error:
        return [Finding("bad-database", True, {"path": str(path), "detail": str(error)})]
    megabytes = max(1, path.stat().st_size // 2**20)
    found = [
        Finding("database", facts={"path": str(path), "live": live}),
        Finding("size", facts={"megabytes": megabytes}),
    ]
    found.extend(_unreadable(path))
    if open_to_others(path):
        found.append(Finding("open-to-others", facts={"path": str(path)}))
    found.append(_backup(notes))
    return found


def _unreadable(path: Path) -> list[Finding]:
    """The fights under way of which not even the head can be read."""
    try:
        with readable(path) as there, Archive(there, untouched=True) as archive:
            lost = archive.standing()[1]
    except (StoreError, sqlite3.Error) as error:
        return [Finding("bad-database", True, {"path": str(path), "detail": str(error)})]
    return [_damage(each.encounter, Damage("heads", None, f"<#{each.channel or '?'}>")) for each in lost[:MOST_NAMED]]


def _damage(encounter: str, damage: Damage) -> Finding:
    facts: dict[str, str | int] = {
        "encounter": encounter or "–",
        "table": damage.table,
        "line": damage.line or 0,
        "detail": damage.detail,
    }
    return Finding("damaged", True, facts)


def _deeply(path: Path) -> list[Finding]:
    """Every row, read."""
    found: list[Finding] = []
    fights: set[str] = set()
    try:
        with looked_at(path) as archive:
            for encounter, damage, _ in inspected(archive):
                fights.add(encounter)
                if len(found) < MOST_NAMED:
                    found.append(_damage(encounter, damage))
            for row in archive.encounters():
                if row.id not in fights and len(found) < MOST_NAMED:
                    found += [_damage(row.id, each) for each in _altered(row, archive.salvage(row.id))][:MOST_NAMED]
            whole = archive.count()
    except (StoreError, sqlite3.Error) as error:
        return [*found, Finding("bad-database", True, {"path": str(path), "detail": str(error)})]
    return found or [Finding("sound", facts={"fights": whole})]


def _altered(row: EncounterRow, kept: Salvage) -> Iterator[Damage]:
    """What can be read of an encounter, and is not what was written."""
    if commitment(row.seed) != row.commitment:
        yield Damage("encounters", None, "seed")
    for person in kept.persons:
        if person.user is not None and (person.salt is None or seal_of(person.salt, person.user) != person.seal):
            yield Damage("persons", None, f"person {person.n}")
    for text in kept.texts:
        if reference(text.salt, text.text) != text.ref:
            yield Damage("texts", None, f"of person {text.n}")
    introduced = chain.seals_of((each.n, each.line, each.seal) for each in kept.persons)
    begins = chain.begins(
        row.id, row.ruleset, row.opened_at, row.commitment, json.loads(row.opening), introduced.get(0, ())
    )
    lines = ((each.line, each.events) for each in kept.entries)
    for line in chain.altered(begins, None, row.veil, lines, introduced):
        yield Damage("lines", line, "altered")


def _backup(notes: Mapping[str, str]) -> Finding:
    try:
        last = float(notes.get("last_backup", ""))
    except ValueError:
        return Finding("no-backup")
    days = int((time() - last) // 86_400)
    return Finding("old-backup" if time() - last > OLD_BACKUP else "backup", facts={"days": days})
