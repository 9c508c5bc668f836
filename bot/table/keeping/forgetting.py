"""Forgetting a person, beside the running bot or without one.

What is recorded refers to people, so it is enough to delete who stands behind a person's numbers, and what was typed
(`store.belongings.forget_user`): everything is found by an index, and somebody who was in hundreds of encounters is
forgotten in some of them at a time, so that a bot that runs need not wait for the rest. Journals of before
name people themselves: those that name this person are first written anew so that they refer to people, each in a
transaction of its own, through the types that know which field is a person's. Cut short anywhere, what is done stays
done, and the command can be given again.

A bot that runs learns of it by the count that each of its writes is checked against (`store.Write.epoch`): what it
read before is never written any more.
"""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from bot.kernel.codec import Codec
from bot.kernel.dice import KEY, mixed
from bot.kernel.frame import Frame, Snapshot
from bot.kernel.persons import PersonKept, Persons, TextKept
from bot.kernel.ruleset import Ruleset
from bot.kernel.upgrades import KERNEL, Form
from bot.kernel.values import evolve
from bot.store import EncounterRow, Forgotten, SnapshotRow, StoreDamaged, checksum
from bot.store.belongings import forget_user, introduce
from bot.store.beside import Database, beside, within
from bot.store.packing import put_back
from bot.table.base.session import Session
from bot.table.keeping.recording import Recorder

log = logging.getLogger(__name__)

AT_ONCE = 16
"""In so many encounters a person is forgotten in one transaction: some 30 milliseconds."""
UNCOVERED = -1
"""The line of people whom no digest covers: journals of before have none."""
_NAMING = """
    select id from encounters where sealed = 0 and (gm = :user
        or exists (select 1 from heads where encounter = id and (instr(facts, :number) or instr(awaiting, :number)))
        or exists (select 1 from packs where encounter = id)
        or exists (select 1 from lines where encounter = id and (by = :user or instr(body, :number)))
        or exists (select 1 from events where encounter = id and instr(body, :number))
        or exists (select 1 from snapshots where encounter = id and instr(body, :number)))
"""
_ROW = "id, guild, channel, ruleset, opened_at, gm, locale, seed, commitment, opening, coalesce(veil, x''), sealed"


def forget(path: Path, user: int, games: Any) -> Forgotten:
    """Forget *user* in the database *path*; *games* gives the rulesets by their ids, if they are needed.

    Raises `StoreRefused` and `StoreFailed`.
    """
    with beside(path) as db:
        old = [row[0] for row in db.execute(_NAMING, {"user": user, "number": str(user)}).fetchall()]
        rulesets: Mapping[str, Ruleset[Any]] = games() if old else {}
        for encounter in old:
            within(db, lambda db, which=encounter: refer(db, which, rulesets))  # type: ignore[misc]
        sheets = texts = 0
        encounters: set[str] = set()
        while True:
            found = within(db, lambda db: forget_user(db, user, AT_ONCE))
            sheets, texts = sheets + found.sheets, texts + found.texts
            if not found.encounters:
                return Forgotten(sheets, texts, tuple(sorted(encounters)))
            encounters |= {*found.encounters}


def refer(db: Database, encounter: str, rulesets: Mapping[str, Ruleset[Any]]) -> None:
    """Have all that is recorded of *encounter* refer to people; what has a digest does so already."""
    ((*values, sealed),) = db.execute(f"select {_ROW} from encounters where id = ?", (encounter,)).fetchall()
    values.append(bool(sealed))
    row = EncounterRow(*values)
    ruleset = rulesets.get(row.ruleset)
    if ruleset is None:
        log.warning("encounter %s is of a game that is not here: it is left as it is", encounter)
        return
    with suppress(StoreDamaged):
        put_back(db.conn, encounter)  # it is packed again by and by
    users = db.execute("select n, user, line, salt, seal from persons where encounter = ?", (encounter,)).fetchall()
    texts = db.execute("select ref, n, name, salt, text from texts where encounter = ?", (encounter,)).fetchall()
    persons = Persons(secrets.token_bytes, (PersonKept(*each) for each in users), (TextKept(*each) for each in texts))
    persons.line = UNCOVERED
    codec: Codec[Any] = Codec(ruleset, persons)
    persons.number(row.gm)
    _lines(db, row, codec)
    _snapshots(db, row, codec)
    _head(db, row, codec)
    introduce(db, encounter, persons.fresh_users, persons.fresh_texts)
    db.execute("update encounters set sealed = 1 where id = ?", (encounter,))
    db.execute("update heads set epoch = epoch + 1 where encounter = ?", (encounter,))


def _lines(db: Database, row: EncounterRow, codec: Codec[Any]) -> None:
    """Lines of before become lines of today's form; one that cannot be read, or that older events made differently
    many of, stays as it is."""
    assert codec.persons is not None
    lines = db.execute(
        "select line, by, body, schema, kernel from lines where encounter = ? and digest is null order by line",
        (row.id,),
    ).fetchall()
    for line, by, body, *form in lines:
        told = db.execute("select no, body from events where encounter = ? and line = ?", (row.id, line)).fetchall()
        with _kept(row, line):
            given = codec.dump_input(codec.load_input(_unmixed(body, row), Form(*form)))
            codec.persons.author = by
            events = []
            for no, event in told:
                (today,) = codec.load_events(_unmixed(event, row), Form(*form))
                events.append((codec.dump_event(today), today.type, no))
            db.execute(
                "update lines set by = ?, body = ?, schema = ?, kernel = ? where encounter = ? and line = ?",
                (codec.persons.number(by), given, codec.schema, KERNEL, row.id, line),
            )
            for event in events:
                db.execute("update events set body = ?, type = ? where no = ?", event)


def _snapshots(db: Database, row: EncounterRow, codec: Codec[Any]) -> None:
    found = db.execute("select line, position, schema, body from snapshots where encounter = ?", (row.id,)).fetchall()
    for line, position, schema, body in found:
        try:
            snapshot = codec.load_snapshot(line, position, body, schema)
            state, standing = snapshot.frame
            standing = evolve(standing, mix=_without_people(standing.mix, row))
            again = Snapshot(line, position, Frame(state, standing), snapshot.next_seq)
            new = SnapshotRow(line, position, codec.schema, codec.dump_snapshot(again))
        except (ValueError, TypeError, KeyError):
            # It can be made again from the journal; what it says of people cannot be told from the rest.
            log.warning("encounter %s: the snapshot of line %s is unreadable and goes", row.id, line)
            db.execute("delete from snapshots where encounter = ? and line = ?", (row.id, line))
            continue
        db.execute(
            "update snapshots set body = ?, schema = ?, checksum = ? where encounter = ? and line = ?",
            (new.body, new.schema, checksum(row.id, new), row.id, line),
        )


def _head(db: Database, row: EncounterRow, codec: Codec[Any]) -> None:
    assert codec.persons is not None
    persons = codec.persons
    ((facts, awaiting),) = db.execute("select facts, awaiting from heads where encounter = ?", (row.id,)).fetchall()
    with _kept(row, 0):
        session = Session.model_validate_json(facts, context=codec).model_copy(update={"contributions": ()})
        asked = [[ident, persons.number(user)] for ident, user in json.loads(awaiting)]
        db.execute(
            "update heads set facts = ?, awaiting = ? where encounter = ?",
            (Recorder(row, codec, persons, "").facts(session), json.dumps(asked, separators=(",", ":")), row.id),
        )


class _kept(suppress):  # noqa: N801
    """What cannot be read stays as it is, and is said."""

    def __init__(self, row: EncounterRow, line: int) -> None:
        super().__init__(ValueError, TypeError, KeyError)
        self._row, self._line = row, line

    def __exit__(self, kind: Any, error: Any, trace: Any) -> bool:
        handled = bool(super().__exit__(kind, error, trace))
        if handled:
            log.warning("encounter %s, line %s cannot be read, and stays as it is: %r", self._row.id, self._line, error)
        return handled


def _unmixed(body: str, row: EncounterRow) -> str:
    """An input or an event of before, whose contributions to the dice named people, without those."""
    if '"mix"' not in body:
        return body
    told = json.loads(body)
    return json.dumps({**told, "mix": _without_people(told["mix"], row)}, ensure_ascii=False)


def _without_people(mix: str, row: EncounterRow) -> str:
    """The key of the dice instead of what it was made of, where that named people (`1234:5678|…`)."""
    return KEY + mixed(row.seed, mix).hex() if ":" in mix else mix
