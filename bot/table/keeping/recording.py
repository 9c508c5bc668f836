"""How an input becomes a line of the journal: referring to people, not naming them, and chained to the line before."""

from __future__ import annotations

import json
import secrets
from typing import Any, NamedTuple

from pydantic_core import to_json

from bot.kernel import chain
from bot.kernel import inputs as said
from bot.kernel.codec import Codec
from bot.kernel.engine import Progress
from bot.kernel.persons import PersonKept, Persons, TextKept
from bot.kernel.ruleset import Person
from bot.kernel.upgrades import KERNEL
from bot.store import EncounterRow, EventRow, LineRow, Loaded, PersonRow, TextRow
from bot.table.base.session import Session

VEIL_BYTES = 32
RENAMES = "rename"
"""The note by which the game master calls people otherwise: *names*, by combatant."""


class Recording(NamedTuple):
    """One line as it will be written, with the digest that the next one goes on from."""

    line: LineRow
    events: list[EventRow]
    digest: bytes


def persons_of(loaded: Loaded) -> Persons:
    """The people of a stored encounter."""
    users = (PersonKept(*each) for each in loaded.persons)
    persons = Persons(secrets.token_bytes, users, (TextKept(*each) for each in loaded.texts))
    persons.line = loaded.last_line + 1
    return persons


def persons_with(gm: int) -> Persons:
    """The people of an encounter that *gm* opens."""
    persons = Persons(secrets.token_bytes)
    persons.number(gm)
    persons.line = 1
    return persons


def beginning(row: EncounterRow, persons: Persons) -> bytes:
    """The digest that the first line of an encounter goes on from."""
    opening, people = json.loads(row.opening), persons.introduced(0)
    return chain.begins(row.id, row.ruleset, row.opened_at, row.commitment, opening, people)


class Recorder:
    """Writes the lines of one encounter. *version*: the program's, and *build* which one; *digest*: that of its last
    line (None: no line has one yet); *epoch*: see `store.Write`."""

    def __init__(
        self,
        row: EncounterRow,
        codec: Codec[Any],
        persons: Persons,
        version: str,
        digest: bytes | None = None,
        epoch: int = 0,
        *,
        build: str = "",
    ) -> None:
        self.codec = codec
        self._version, self._build = version, build
        self.persons = persons
        self.epoch = epoch
        self.digest = beginning(row, persons) if digest is None else digest
        self._veil = row.veil

    def line(
        self, progress: Progress[Any], people: tuple[Person, ...], at: float, interaction: int | None
    ) -> Recording:
        """The line that *progress* makes at *at* (seconds since 1970); *people*: those of the encounter after it."""
        codec, persons, given = self.codec, self.persons, progress.given
        persons.line = progress.line
        if given.type == RENAMES:
            # What the character of a person is called is that person's, whoever calls him so.
            for each in people:
                if each.id in given.names and each.player:
                    persons.typed(each.name, each.player, name=True)
        body = codec.dump_input(given)
        events = [EventRow(each.seq, each.event.type, codec.dump_event(each.event)) for each in progress.events]
        rolls = [to_json(each) for each in progress.drawn]
        row = LineRow(
            line=progress.line,
            parent=given.to if isinstance(given, said.Undo | said.Redo) else progress.parent,
            at=at,
            by=persons.number(given.by),
            kind=given.type,
            body=body,
            interaction=interaction,
            faces=f"[{','.join(each.decode() for each in rolls)}]",
            version=self._version,
            schema=codec.schema,
            kernel=KERNEL,
            build=self._build,
        )
        told = [chain.event_of(each.seq, each.body.encode()) for each in events]
        head = head_of(row, persons.introduced(row.line))
        digest = chain.line_digest(self.digest, self._veil, row.line, head, body.encode(), rolls, told)
        # Whoever is referred to beside it, from now on, is covered by the next line.
        persons.line = row.line + 1
        return Recording(row._replace(digest=digest), events, digest)

    def facts(self, session: Session) -> str:
        """*session* as it is written."""
        persons = self.persons
        persons.author = session.gms[0]
        for copy in session.copies.values():
            persons.typed(copy.sheet, copy.owner, name=True)
            persons.typed(copy.name, copy.player, name=True)
        for who, changes in session.changes.items():
            for value in changes.values():
                if isinstance(value, str) and who in session.copies:
                    persons.typed(value, session.copies[who].owner)
        return session.model_dump_json(context=self.codec)

    def fresh(self) -> tuple[list[PersonRow], list[TextRow]]:
        """The people and texts that were referred to and are not in the file yet."""
        users = [PersonRow(*each) for each in self.persons.fresh_users]
        return users, [TextRow(*each) for each in self.persons.fresh_texts]


def head_of(row: LineRow, introduced: chain.Seals) -> bytes:
    """The head of a stored line, as it is digested; *introduced*: the people whom it covers."""
    where, wrote = (row.line, row.parent, row.at, row.kind), (row.version, row.schema, row.kernel)
    return chain.head_of(*where, *wrote, introduced, row.build)
