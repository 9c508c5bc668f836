"""The tables, and the steps by which an older file becomes today's.

Each step is a migration of sqlite-utils: it runs once, in a transaction of its own, and leaves its name in the file.
Steps already released are never edited; a change of the tables is a new step at the end. `user_version` counts the
steps, so that a program can tell a file that is newer than itself before it touches it.

Why the tables look as they do: a durable commit costs as much as the pages it dirties.

* Heads and lines are clustered by encounter (`without rowid`), so that one input dirties one page of each, however
  large the file has grown. Events are appended in the order of time, where pages fill one after the other; their own
  number `no` runs over all encounters.
* An older snapshot's row is written over with the newest (`thinning` says which), instead of deleted.
* An encounter that has ended is packed into one row (`packing`); the pages that its rows leave are used again, so that
  a file grows no further than what is played at the same time, and some kilobytes for each fight that is over.
* The partial indexes hold only what is looked for at start (live encounters, messages not yet sent, tokens to purge):
  they stay small for ever.
"""

from __future__ import annotations

import sqlite3

from sqlite_utils import Database, Migrations

APPLICATION_ID = 0x41726274
"""`Arbt`, at offset 68 of the file: tells our databases from those of other programs."""

BEFORE = "0.1.0"
"""The program that wrote the lines of before lines knew."""

migrations = Migrations("arbitre")


@migrations(name="0001_foundation")
def _foundation(db: Database) -> None:
    for statement in (
        """
        create table encounters (
            id text primary key, guild integer not null, channel integer not null, ruleset text not null,
            opened_at real not null, gm integer not null, locale text not null, seed blob not null,
            commitment text not null, opening text not null
        ) without rowid
        """,
        """
        create table heads (
            encounter text primary key references encounters (id), guild integer not null, channel integer not null,
            status text not null, line integer not null, due_at real, awaiting text not null, facts text not null
        ) without rowid
        """,
        "create unique index heads_live on heads (channel) where status <> 'ended'",
        """
        create table lines (
            encounter text not null references encounters (id), line integer not null check (line > 0),
            parent integer check (parent < line), at real not null, by integer not null, kind text not null,
            body text not null, interaction integer, faces text not null,
            primary key (encounter, line), foreign key (encounter, parent) references lines (encounter, line)
        ) without rowid
        """,
        "create unique index lines_interaction on lines (interaction) where interaction is not null",
        """
        create table events (
            no integer primary key, encounter text not null, line integer not null, seq integer not null,
            type text not null, body text not null, unique (encounter, line, seq)
        )
        """,
        """
        create table snapshots (
            encounter text not null, line integer not null, position integer not null, schema integer not null,
            body text not null, unique (encounter, line)
        )
        """,
        """
        create table outbox (
            encounter text not null, slot text not null, channel integer not null,
            version integer not null check (version > 0), body text not null, nonce text not null, message integer,
            interaction integer, token text, expires real, kind text not null, shown integer not null default 0,
            unique (encounter, slot)
        )
        """,
        "create index outbox_pending on outbox (expires) where token is not null or version > shown",
        "create index outbox_message on outbox (message) where message is not null",
        """
        create table sheets (
            guild integer not null, owner integer not null, folded text not null, name text not null,
            ruleset text not null, body text not null, updated_at real not null, primary key (guild, owner, folded)
        )
        """,
        "create index sheets_owner on sheets (owner)",
        """
        create table settings (
            guild integer not null, key text not null, value text not null, primary key (guild, key)
        ) without rowid
        """,
        "create table notes (key text primary key, value text not null) without rowid",
    ):
        db.execute(statement)
    db.execute(f"pragma application_id = {APPLICATION_ID}")


@migrations(name="0002_sheets")
def _sheets(db: Database) -> None:
    """Which fields of a sheet were proposed; who besides its owner may play it; what was typed and could not be
    taken."""
    for statement in (
        "alter table sheets add column proposed text not null default '[]'",
        """
        create table shares (
            guild integer not null, owner integer not null, folded text not null, reader integer not null,
            primary key (guild, owner, folded, reader)
        ) without rowid
        """,
        "create index shares_reader on shares (reader, guild)",
        """
        create table drafts (
            guild integer not null, user integer not null, form text not null, said text not null, at real not null,
            primary key (guild, user)
        ) without rowid
        """,
    ):
        db.execute(statement)


@migrations(name="0003_versions")
def _versions(db: Database) -> None:
    """Which program wrote a line, and in which form it and its events are written (0: as before there were numbers)."""
    for statement in (
        f"alter table lines add column version text not null default '{BEFORE}'",
        "alter table lines add column schema integer not null default 0",
        "alter table lines add column kernel integer not null default 0",
    ):
        db.execute(statement)


@migrations(name="0004_chain")
def _chain(db: Database) -> None:
    """Each line's digest; who is who in an encounter, and what persons typed, beside the journal that refers to them.

    `sealed` is 0 where older rows still name people themselves; `epoch` counts how often somebody was forgotten there:
    what was read before is not written any more.
    """
    for statement in (
        "alter table lines add column digest blob",
        "alter table encounters add column veil blob",
        "update encounters set veil = randomblob(32)",
        "alter table encounters add column sealed integer not null default 0",
        "alter table heads add column epoch integer not null default 0",
        """
        create table persons (
            encounter text not null, n integer not null check (n > 0), user integer, line integer not null, salt blob,
            seal text not null, primary key (encounter, n)
        ) without rowid
        """,
        "create index persons_user on persons (user) where user is not null",
        """
        create table texts (
            encounter text not null, ref text not null, n integer not null, name integer not null, salt blob not null,
            text text not null, primary key (encounter, ref, n)
        ) without rowid
        """,
    ):
        db.execute(statement)


@migrations(name="0005_packing")
def _packing(db: Database) -> None:
    """Journals of ended encounters as one compressed row each (`packing`); checksums of snapshots; what was played last
    in a channel is found without reading all."""
    for statement in (
        "alter table heads add column packed integer not null default 0",
        "create index heads_to_pack on heads (encounter) where status = 'ended' and packed < 2",
        """
        create table packs (
            encounter text primary key references encounters (id), lines integer not null, events integer not null,
            last_no integer not null, body blob not null
        )
        """,
        "create index packs_last_no on packs (last_no)",
        "alter table snapshots add column checksum integer",
        "create index encounters_channel on encounters (channel, opened_at)",
    ):
        db.execute(statement)


@migrations(name="0006_builds")
def _builds(db: Database) -> None:
    """Which build of rules and data wrote a line (empty: of before lines said so)."""
    db.execute("alter table lines add column build text not null default ''")


VERSION = 6
"""How many steps this program knows: the `user_version` of an up-to-date file."""


def migrate(db: Database) -> None:
    """Bring the file behind *db* up to date. Cut short, it goes on from there the next time."""
    ((version,),) = db.execute("pragma user_version").fetchall()
    if version != VERSION:
        migrations.apply(db)
        db.execute(f"pragma user_version = {VERSION}")


def tune(connection: sqlite3.Connection) -> None:
    """Make *connection* the durable writer: a commit that returned survives a power cut."""
    for pragma in (
        "journal_mode = wal",
        "synchronous = full",
        "foreign_keys = on",
        "wal_autocheckpoint = 4000",  # a backstop: the writer checkpoints when idle
        "journal_size_limit = 33554432",
        "cache_size = -16000",
        "temp_store = memory",
        "secure_delete = fast",
        "trusted_schema = off",
        "busy_timeout = 5000",  # for backups and curious people; the bot itself has one writer only
    ):
        connection.execute(f"pragma {pragma}").fetchall()
