"""One encounter looked at in its file, for whoever looks for a fault: what stood after a line, and what came next.

Reads only, with plain blocking calls, beside a running bot too; nothing here knows a game or a sentence. What is chosen
in secret is not told before it is revealed: the file's owner may play, too.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot import __version__
from bot.kernel.codec import Codec
from bot.kernel.decisions import Choice
from bot.kernel.engine import Engine
from bot.kernel.errors import ImpossibleFace, Refused, ReplayMismatch, RulingFailed
from bot.kernel.frame import Open
from bot.kernel.ruleset import Ruleset
from bot.store import Archive, EncounterRow, Entry, HeadRow, Loaded, StoreDamaged, StoreRefused, looked_at
from bot.table.base.session import Asked, Session
from bot.table.keeping import damage, situation
from bot.table.keeping.recording import persons_of
from bot.table.keeping.recovery import TROUBLE, rebuild, restore
from bot.table.keeping.upkeep import NOTE

EVENTS = 12
"""So many of the last events are told."""
_NOT_READ = ("not_a_database", "foreign", "unwritable")
"""What the store refuses in words about a file to be written to."""


class Uninspected(Exception):
    """What keeps an encounter from being looked at. *key* names the sentence, *facts* are its blanks."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key, self.facts = key, facts


@dataclass(frozen=True, slots=True)
class Question:
    """An open question. *default*: what holds when nobody answers (None: today's rules do not ask it). *chosen*: what
    is chosen so far, None for what is chosen in secret. *left*: how many seconds of the bot's own time there were to
    answer when it last gave a sign of life; None where that is not known."""

    asked: Open
    user: int | None
    default: Choice | None
    chosen: Choice | None
    left: float | None


@dataclass(frozen=True, slots=True)
class Told:
    """An event: the *line* that told it, its number *seq*, and itself as it is written."""

    line: int
    seq: int
    type: str
    body: str


@dataclass(frozen=True, slots=True)
class Inspected:
    """An encounter after *line* of *last* lines. *stage*: what comes next by the game's own name, None where the game
    does not say; *failure*: what its rules raise there. *otherwise*: today's rules ask something else there than was
    asked. *questions*, *queued* (moment and type of an action), *parked* (keys) are the kernel's (`frame.Standing`).
    *situation*: see `bot.table.keeping.situation`."""

    row: EncounterRow
    line: int
    last: int
    moment: str
    stage: str | None
    failure: str
    begun: bool
    ended: bool
    held: str | None
    breath: bool
    questions: tuple[Question, ...]
    queued: tuple[tuple[str, str], ...]
    parked: tuple[str, ...]
    otherwise: bool
    events: tuple[Told, ...]
    situation: str


def inspect(
    path: Path, rulesets: Mapping[str, Ruleset[Any]], encounter: str, line: int | None = None, *, build: str = ""
) -> Inspected:
    """*encounter* in the database file *path*, after *line* (None: the last of all; 0: the opening). *build*: which
    rules and data *rulesets* are (`bot.build`).

    Raises `Uninspected`: `inspect-no-database` (the file is none of ours), `no-such-encounter`,
    `inspect-no-line`, `inspect-no-game`, `inspect-damaged`; and `StoreRefused` (`missing`, `newer`, `corrupt`,
    `locked`).
    """
    try:
        with looked_at(path) as archive:
            return _inspected(archive, rulesets, encounter, line, build)
    except StoreRefused as refused:
        if refused.key in _NOT_READ:
            raise Uninspected("inspect-no-database", path=str(path)) from refused
        raise


def _inspected(
    archive: Archive, rulesets: Mapping[str, Ruleset[Any]], encounter: str, line: int | None, build: str
) -> Inspected:
    if not encounter.isascii() or not archive.ask("select 1 from encounters where id = ?", (encounter,)):
        raise Uninspected("no-such-encounter", encounter=encounter)
    try:
        loaded, way = _loaded(archive, encounter, line)
        ruleset = rulesets.get(loaded.encounter.ruleset)
        if ruleset is None:
            raise Uninspected("inspect-no-game", game=loaded.encounter.ruleset)
        return _told(archive, ruleset, loaded, way, build)
    except StoreDamaged as trouble:
        raise Uninspected("inspect-damaged", table=trouble.table, line=trouble.line or 0) from trouble
    except (*TROUBLE, Refused, ReplayMismatch, RulingFailed, ImpossibleFace) as trouble:
        # What is no JSON any more, or leads to what no rule foresees.
        raise Uninspected("inspect-damaged", table="lines", line=0) from trouble


def _loaded(archive: Archive, encounter: str, line: int | None) -> tuple[Loaded, list[Entry]]:
    """What it takes to stand after *line*, and the lines that lead there."""
    last = archive.last_line(encounter)
    at = last if line is None else line
    if not 0 <= at <= last:
        raise Uninspected("inspect-no-line", line=at, last=last)
    row, head = archive.encounter(encounter), archive.head(encounter)
    if row is None or head is None:
        raise StoreDamaged(encounter, table="heads" if head is None else "encounters")
    damage.check_opening(row)
    entries = {each.line.line: each for each in archive.entries(encounter, upto=at)}
    for number in range(1, at + 1):
        if number not in entries:
            raise StoreDamaged(encounter, table="lines", line=number, detail="missing")
    _check_json(encounter, entries.values())
    way: list[Entry] = []
    number = at
    while number:
        way.append(entries[number])
        number = entries[number].line.parent
    way.reverse()
    snapshot = archive.snapshot_before(encounter, at)
    start = snapshot.line if snapshot else 0
    loaded = Loaded(
        row,
        HeadRow(head.status, at, head.due_at, head.awaiting, head.facts),
        snapshot,
        entries.get(start),
        tuple(each for each in way if each.line.line > start),
        (),
        last,
        persons=tuple(archive.persons(encounter)),
        texts=tuple(archive.texts(encounter)),
    )
    damage.check_persons(loaded)
    damage.check_lines(loaded, list(entries.values()), None)
    return loaded, way


def _check_json(encounter: str, entries: Iterable[Entry]) -> None:
    """Raise `StoreDamaged`, which names the line, where what is written is no JSON."""
    for each in entries:
        written = [("lines", each.line.body), ("lines", each.line.faces)]
        written += [("events", event.body) for event in each.events]
        for table, body in written:
            try:
                json.loads(body)
            except (ValueError, RecursionError) as trouble:
                raise StoreDamaged(encounter, table=table, line=each.line.line, detail="no JSON") from trouble


def _told(archive: Archive, ruleset: Ruleset[Any], loaded: Loaded, way: Sequence[Entry], build: str) -> Inspected:
    ident, at = loaded.encounter.id, loaded.head.line
    persons = persons_of(loaded)
    codec: Codec[Any] = Codec(ruleset, persons)
    try:
        engine, mending = restore(ruleset, loaded, codec)
    except TROUBLE:
        snapshots = [each for each in archive.snapshots(ident) if each.line <= at]
        engine, mending = rebuild(ruleset, loaded, codec, snapshots, way, program=(__version__, build))
    standing = engine.standing
    stage, failure = _next(ruleset, engine)
    return Inspected(
        row=loaded.encounter,
        line=at,
        last=loaded.last_line,
        moment=standing.moment,
        stage=stage,
        failure=failure,
        begun=standing.begun,
        ended=standing.ended,
        held=standing.held,
        breath=standing.breath,
        questions=_questions(archive, loaded, engine, codec),
        queued=tuple((each.moment, json.loads(each.action)["type"]) for each in standing.queued),
        parked=tuple(standing.parked),
        otherwise=mending is not None,
        events=tuple(Told(each.line.line, event.seq, event.type, event.body) for each in way for event in each.events)[
            -EVENTS:
        ],
        situation=situation.written(ruleset, engine.frame, persons),
    )


def _next(ruleset: Ruleset[Any], engine: Engine[Any]) -> tuple[str | None, str]:
    """The next stage, and what the rules raise instead of finding one."""
    if engine.standing.ended or not engine.standing.begun:
        return None, ""
    find = getattr(ruleset, "next_stage", None)
    try:
        return (None if find is None else find(engine.state)), ""
    except Exception as failure:
        # Perhaps it is for this very fault that somebody looks.
        return None, repr(failure)


def _questions(archive: Archive, loaded: Loaded, engine: Engine[Any], codec: Codec[Any]) -> tuple[Question, ...]:
    asked: Mapping[str, Asked] = {}
    alive = None
    if loaded.head.line == loaded.last_line:
        # Deadlines are kept as they are now, not as they were.
        asked = Session.model_validate_json(loaded.head.facts, context=codec).asked
        alive = _alive(archive)
    try:
        forms = {each.id: form for each, form in (engine.questions() or engine.paused())}
    except ReplayMismatch:
        # Stood up again from events alone: what today's rules ask there is only found out when it goes on.
        forms = {}
    told = []
    for each in engine.standing.questions:
        form, due = forms.get(each.id), asked.get(each.id)
        told.append(
            Question(
                each,
                None if due is None else due.user,
                None if form is None else form.default,
                None if each.secret else each.partial,
                None if due is None or alive is None else due.due - alive,
            )
        )
    return tuple(told)


def _alive(archive: Archive) -> float | None:
    """The bot's own uptime when it last gave a sign of life."""
    try:
        ((noted,),) = archive.ask("select value from notes where key = ?", (NOTE,))
        found = json.loads(noted)
        return float(found["alive"]) - float(found["down"])
    except (ValueError, KeyError, TypeError):
        return None
