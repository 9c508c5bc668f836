"""Writing what outlives an encounter: sheets, server settings, the program's own notes; and forgetting a person.

Each function runs in the writer's thread, inside a transaction that the writer opens and ends. None of this is on the
way of a fight, so it uses sqlite-utils' table methods.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from typing import Any, cast

from sqlite_utils import Database
from sqlite_utils.db import Table

from bot.store import packing
from bot.store.names import name_key
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


_MENTION = "<@{user}>"
_NOBODY = "@…"
"""In the place of a forgotten person's mention."""


def forget_user(db: Database, user: int, most: int = -1) -> Forgotten:
    """Delete a person's sheets, drafts and words, and who they were in each encounter (in *most* of those where they
    are known, unless negative); nothing else.

    What is recorded of an encounter refers to people by their numbers in it and stays as it is; only what stands
    written out for the channel is changed. Quick on a file of any size: everything is found by an index. Encounters
    that name people themselves (`EncounterRow.sealed`) are for `bot.table.keeping.forgetting` to bring up to date
    first.
    """
    sheets = db.execute("delete from sheets where owner = ?", (user,)).rowcount
    db.execute("delete from shares where owner = ? or reader = ?", (user, user))
    db.execute("delete from drafts where user = ?", (user,))
    known = db.execute("select encounter, n from persons where user = ? limit ?", (user, most)).fetchall()
    texts = 0
    for encounter, n in known:
        gone = db.execute("select ref, name, text from texts where encounter = ? and n = ?", (encounter, n)).fetchall()
        for ref, name, _ in gone:
            db.execute("delete from texts where encounter = ? and ref = ? and (n = ? or ?)", (encounter, ref, n, name))
        texts += len(gone)
        db.execute("update persons set user = null, salt = null where encounter = ? and n = ?", (encounter, n))
        db.execute("update encounters set gm = ? where id = ? and gm = ?", (-n, encounter, user))
        db.execute("update heads set epoch = epoch + 1 where encounter = ?", (encounter,))
        _unwrite(db, encounter, user, [text for _, name, text in gone if name])
    return Forgotten(sheets, texts, tuple(sorted(encounter for encounter, _ in known)))


def introduce(db: Database, encounter: str, persons: Iterable[Sequence[Any]], texts: Iterable[Sequence[Any]]) -> None:
    """Add people and texts (see `PersonRow`, `TextRow`) to those that what is recorded of *encounter* refers to."""
    for person in persons:
        db.execute(
            "insert or ignore into persons (encounter, n, user, line, salt, seal) values (?, ?, ?, ?, ?, ?)",
            (encounter, *person),
        )
    for text in texts:
        db.execute(
            "insert or replace into texts (encounter, ref, n, name, salt, text) values (?, ?, ?, ?, ?, ?)",
            (encounter, *text),
        )


def _unwrite(db: Database, encounter: str, user: int, names: Iterable[str]) -> None:
    """Take a person's mention, and what he or his characters were called, out of what is written for the channel."""
    wanted = [re.compile(re.escape(_MENTION.format(user=user)))]
    wanted += [re.compile(rf"(?<!\w){re.escape(name)}(?!\w)") for name in names]

    def without(text: str) -> str:
        for each in wanted:
            text = each.sub(_NOBODY, text)
        return text

    def cleaned(value: Any, key: str = "") -> Any:
        if isinstance(value, str):
            return value if key == "id" else without(value)
        if isinstance(value, list):
            return [each for each in (cleaned(one, key) for one in value) if key != "mentions" or each != user]
        if isinstance(value, dict):
            return {name: cleaned(one, name) for name, one in value.items()}
        return value

    for table, column in (("outbox", "body"), ("heads", "facts")):
        for row, body in db.execute(
            f"select {'slot' if table == 'outbox' else 'encounter'}, {column} from {table} where encounter = ?",
            (encounter,),
        ).fetchall():
            new = json.dumps(cleaned(json.loads(body)), ensure_ascii=False, separators=(",", ":"))
            if new != body:
                key = "slot" if table == "outbox" else "encounter"
                db.execute(f"update {table} set {column} = ? where encounter = ? and {key} = ?", (new, encounter, row))
