"""Writing what outlives an encounter: sheets, server settings, the program's own notes; and forgetting a person.

Each function runs in the writer's thread, inside a transaction that the writer opens and ends. None of this is on the
way of a fight, so it uses sqlite-utils' table methods.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from typing import cast

from sqlite_utils import Database
from sqlite_utils.db import Table

from bot.store import packing
from bot.store.archive import name_key
from bot.store.errors import StoreDamaged
from bot.store.rows import DraftRow, Forgotten, SheetRow


def _table(db: Database, name: str) -> Table:
    return cast(Table, db[name])


def put_sheet(db: Database, sheet: SheetRow) -> None:
    """Store *sheet*, in place of the one that its owner has under that name, if any."""
    _table(db, "sheets").upsert(
        {
            "guild": sheet.guild,
            "owner": sheet.owner,
            "folded": name_key(sheet.name),
            "name": sheet.name,
            "ruleset": sheet.ruleset,
            "body": sheet.body,
            "updated_at": sheet.updated_at,
            "proposed": sheet.proposed,
        },
        pk=("guild", "owner", "folded"),
    )


def rename_sheet(db: Database, sheet: SheetRow, old: str) -> None:
    """Store *sheet* in place of the one that its owner had under the name *old*; whoever might play that one may play
    this one."""
    if name_key(old) != name_key(sheet.name):
        for table in ("sheets", "shares"):
            db.execute(
                f"update {table} set folded = ? where guild = ? and owner = ? and folded = ?",
                (name_key(sheet.name), sheet.guild, sheet.owner, name_key(old)),
            )
    put_sheet(db, sheet)


def share_sheet(db: Database, guild: int, owner: int, name: str, reader: int, *, shared: bool) -> bool:
    """Let *reader* play somebody's sheet, or no longer; False if that was so already."""
    key = (guild, owner, name_key(name), reader)
    if shared:
        return db.execute("insert or ignore into shares values (?, ?, ?, ?)", key).rowcount > 0
    cursor = db.execute("delete from shares where guild = ? and owner = ? and folded = ? and reader = ?", key)
    return cursor.rowcount > 0


def put_draft(db: Database, guild: int, user: int, draft: DraftRow | None) -> None:
    """Keep what somebody typed (one draft a person and server); None forgets it."""
    db.execute("delete from drafts where guild = ? and user = ?", (guild, user))
    if draft is not None:
        db.execute("insert into drafts values (?, ?, ?, ?, ?)", (guild, user, draft.form, draft.said, draft.at))


def delete_sheet(db: Database, guild: int, owner: int, name: str) -> bool:
    """Delete a sheet; False if there was none."""
    db.execute("delete from shares where guild = ? and owner = ? and folded = ?", (guild, owner, name_key(name)))
    cursor = db.execute(
        "delete from sheets where guild = ? and owner = ? and folded = ?", (guild, owner, name_key(name))
    )
    return cursor.rowcount > 0


def put_setting(db: Database, guild: int, key: str, value: str | None) -> None:
    """Set a server's setting to *value* (JSON); None removes it."""
    if value is None:
        _table(db, "settings").delete_where("guild = ? and key = ?", (guild, key))
    else:
        _table(db, "settings").upsert({"guild": guild, "key": key, "value": value}, pk=("guild", "key"))


def put_note(db: Database, key: str, value: str | None) -> None:
    """Remember *value* under *key*; None forgets it."""
    if value is None:
        _table(db, "notes").delete_where("key = ?", (key,))
    else:
        _table(db, "notes").upsert({"key": key, "value": value}, pk="key")


def purge_tokens(db: Database, now: float) -> int:
    """Remove the interaction tokens that expired at *now* or before; how many."""
    return db.execute(
        "update outbox indexed by outbox_pending set token = null"
        " where (token is not null or version > shown) and token is not null and expires <= ?",
        (now,),
    ).rowcount


def set_aside(db: Database, encounter: str, channel: int) -> None:
    """End an encounter that cannot be read: its channel is free, nothing of it is sent or packed any more."""
    db.execute(
        "update heads set status = 'ended', due_at = null, packed = ?"
        " where encounter = ? or (channel = ? and status <> 'ended')",
        (packing.LEFT, encounter, channel),
    )
    db.execute("update outbox set shown = version, token = null where encounter = ?", (encounter,))


# What may name a person: the columns that are a number, and those in which it stands among other text.
_NUMBERS = (("encounters", "gm", "id"), ("lines", "by", "encounter"))
_TEXTS = (
    ("encounters", "opening", "id"),
    ("heads", "awaiting", "encounter"),
    ("heads", "facts", "encounter"),
    ("lines", "body", "encounter"),
    ("events", "body", "encounter"),
    ("snapshots", "body", "encounter"),
    ("outbox", "body", "encounter"),
)


def forget_user(db: Database, user: int, encounters: Iterable[str]) -> Forgotten:
    """Delete a person's sheets and replace their number, in *encounters*, by a stand-in that names nobody.

    The stand-in is a small number used for no one else, and the same everywhere: a journal still replays to the same
    events, with the same people told apart.
    """
    sheets = db.execute("delete from sheets where owner = ?", (user,)).rowcount
    db.execute("delete from shares where owner = ? or reader = ?", (user, user))
    db.execute("delete from drafts where user = ?", (user,))
    ((before,),) = db.execute("select coalesce(max(cast(value as integer)), 0) from notes where key = 'forgotten'")
    stand_in = before + 1
    put_note(db, "forgotten", str(stand_in))
    number = re.compile(rf"(?<!\d){user}(?!\d)")  # not within a longer number
    db.conn.create_function("names_person", 1, lambda text: bool(number.search(text)))
    db.conn.create_function("without_person", 1, lambda text: number.sub(str(stand_in), text))
    rewritten, lines = [], 0
    for encounter in encounters:
        with suppress(StoreDamaged):
            packing.put_back(db.conn, encounter)  # it is packed again, without the person, by and by
        changed = 0
        for table, column, key in _NUMBERS:
            count = db.execute(
                f"update {table} set {column} = ? where {key} = ? and {column} = ?", (stand_in, encounter, user)
            ).rowcount
            lines += count if table == "lines" else 0
            changed += count
        for table, column, key in _TEXTS:
            more = ", checksum = null" if table == "snapshots" else ""
            changed += db.execute(
                f"update {table} set {column} = without_person({column}){more} where {key} = ?"
                f" and names_person({column})",
                (encounter,),
            ).rowcount
        if changed:
            rewritten.append(encounter)
    return Forgotten(sheets, lines, tuple(rewritten))
