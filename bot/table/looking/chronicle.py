"""Looking back at an encounter: a page of its log, its story for a campaign's journal, its exports."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Protocol

from bot.kernel.errors import Refused
from bot.kernel.events import KERNEL_EVENTS
from bot.kernel.ruleset import Reader
from bot.render.cards import Attached, Card
from bot.render.rulings import LONGEST, Readable
from bot.render.rulings import Entry as LogEntry
from bot.store import Entry
from bot.table.base import likeness
from bot.table.base.actor import Actor, Outcome
from bot.table.base.background import sliced
from bot.table.base.protocols import Opened, Read, Remembered
from bot.table.base.session import Opening
from bot.table.hearing import authority
from bot.table.keeping.document import written
from bot.table.keeping.export import stored, whole
from bot.table.keeping.player_export import NUMBERED, seen_by
from bot.table.keeping.recording import Recorder
from bot.table.keeping.recovery import shown_in, taken_back
from bot.table.message.readable_past import read_then
from bot.table.time.handrolls import laid_by_hand

AT_ONCE = 60
"""So many lines of the journal are read at a time."""
FORMATS = ("journal", "story")


class Past(Read, Remembered, Opened, Protocol):
    """One encounter, as far as looking back at it needs it."""

    @property
    def recorder(self) -> Recorder: ...

    @property
    def last_line(self) -> int: ...


async def log_page(table: Past, actor: Actor, page: int = 1) -> Outcome:
    """The rulings in words, newest page first, as this reader may see them. Raises `Refused` (`no-such-page`)."""
    render = table.services.renderer
    text, number = "", 1
    async for worded in _whole(table, actor) if table.reader(actor).gm else _seen(table, actor):
        for told in worded:
            if text and len(text) + 1 + len(told) > LONGEST:
                if number == page:
                    return Outcome(Card(text=text), private=True)
                text, number = "", number + 1
            text = f"{told}\n{text}" if text else told
    if not text:
        return Outcome(Card(text=render.note(actor.locale, "log-empty")), private=True)
    if number != page:
        raise Refused("no-such-page", most=number)
    return Outcome(Card(text=text), private=True)


async def _whole(table: Past, actor: Actor) -> AsyncIterator[Sequence[str]]:
    """The journal from its last line to its first in words, for the game master, who reads everything: no more of it is
    read and worded than is asked for."""
    reader, log = table.reader(actor), table.services.renderer.log
    upto = at = table.last_line
    while upto > 0:
        part = await table.services.store.some_entries(table.id, max(0, upto - AT_ONCE), upto)
        async for entry in sliced(reversed(part)):
            line = entry.line
            holds = line.line == at
            if holds:
                at = line.parent
            told = _entry(table, entry, not holds and line.kind not in ("undo", "redo"))
            yield log(table.ruleset, table.committed.state, [told], reader, actor.locale)
        upto -= AT_ONCE


async def _seen(table: Past, actor: Actor) -> AsyncIterator[Sequence[str]]:
    """The same for anybody else. His lines are numbered by themselves: no gap tells of what he does not read."""
    reader, log = table.reader(actor), table.services.renderer.log
    worded: list[Sequence[str]] = []
    async for entry in _past(table, reader):
        told = log(table.ruleset, table.committed.state, [replace(entry, line=len(worded) + 1)], reader, actor.locale)
        if told:
            worded.append(told)
    for each in reversed(worded):
        yield each


async def _past(table: Past, reader: Reader) -> AsyncIterator[LogEntry]:
    """The whole journal, as *reader* could read it when it happened; a few lines at a time, others have their turn
    between them."""
    stored = [entry async for entry in table.services.store.journal(table.id)]
    undone = taken_back(stored)
    entries = (_entry(table, each, each.line.line in undone) for each in stored)
    opening = Opening.model_validate_json(table.row.opening).state(table.ruleset)
    async for each in sliced(read_then(table.ruleset, opening, stored, entries, reader)):
        yield each


def _entry(table: Past, stored: Entry, undone: bool) -> LogEntry:
    told = shown_in(table.engine.codec, stored)
    by = table.recorder.persons.user(stored.line.by)
    return LogEntry(stored.line.line, told, undone, by, laid_by_hand(stored.line.faces))


async def exported(table: Past, actor: Actor, form: str = FORMATS[0]) -> Outcome:
    """The encounter as a file, as this reader may know it: the whole journal (the game master), the part that a player
    may know (once it has ended), or its story in the reader's language. Raises `Refused` (`unknown-format`,
    `export-at-the-end`)."""
    if form not in FORMATS:
        raise Refused("unknown-format", typed=likeness.shown(form), names=", ".join(FORMATS))
    with table.services.exporting.through(table.row.guild, actor.user):
        return await _exported(table, actor, form)


async def _exported(table: Past, actor: Actor, form: str) -> Outcome:
    note, gm = table.services.renderer.note, authority.is_gm(table.session, actor)
    if form == "story":
        body = (await _story(table, actor)).encode()
        name, key = f"arbitre-{table.id}.md", "export-story"
    else:
        if not gm and not table.ended:
            raise Refused("export-at-the-end")
        kept = await stored(table.services.store, table.id)
        if gm:
            found = await asyncio.to_thread(whole, kept)
        else:
            reader = table.reader(actor)
            readable = Readable(table.ruleset, table.committed.state, reader)
            dump = table.engine.codec.dump_told
            seen = {
                each.line: {
                    told.seq: {"type": told.event.type}
                    if told.event.type in NUMBERED
                    else json.loads(dump(readable.seen(told.event)))
                    for told in each.told
                    if readable(told.event)
                }
                async for each in _past(table, reader)
            }
            found = await asyncio.to_thread(seen_by, kept, seen, actor.user)
        body = await asyncio.to_thread(lambda: written(found).encode())
        name, key = f"arbitre-{table.id}.json", "export-seen"
        if gm:
            key = "export-ready" if table.ended else "export-not-ended"
    return Outcome(Card(text=note(actor.locale, key)), private=True, attachment=Attached(name, body))


async def _story(table: Past, actor: Actor) -> str:
    """What happened and holds, as text; pauses, questions and whatever was taken back left out."""
    reader = table.reader(actor)
    entries = [each async for each in _past(table, reader) if not each.undone]
    told = [[each for each in entry.told if each.event.__class__ not in KERNEL_EVENTS] for entry in entries]
    story = table.services.renderer.story(
        table.ruleset,
        table.committed.state,
        [each for each in told if each],
        table.view(reader),
        reader,
        actor.locale,
        day=datetime.fromtimestamp(table.row.opened_at, UTC).date(),
        ended=table.ended,
    )
    return "".join([part async for part in sliced(story)])
