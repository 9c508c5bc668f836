"""From the journal back to a live encounter."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.kernel.engine import Engine
from bot.kernel.frame import Recorded
from bot.kernel.inputs import Recover
from bot.kernel.ruleset import Ruleset
from bot.store import EncounterRow, Entry, Loaded
from bot.table.sitting import Opening


def recorded(engine: Engine[Any], entry: Entry) -> Recorded:
    """A stored line as the engine replays it."""
    faces = {where: tuple(found) for where, found, *_ in json.loads(entry.line.faces)}
    events = tuple(engine.codec.load_event(each.body) for each in entry.events)
    return Recorded(entry.line.line, engine.codec.load_input(entry.line.body), faces, events)


def restore(ruleset: Ruleset[Any], loaded: Loaded) -> tuple[Engine[Any], Recover | None]:
    """The engine of a stored encounter, and the input to submit next when not everything replays any more."""
    row = loaded.encounter
    opening = Opening.model_validate_json(row.opening)
    blank: Engine[Any] = Engine(ruleset, ruleset.opening(opening.settings), row.seed)
    since = [recorded(blank, entry) for entry in loaded.entries]
    within = None if loaded.within is None else recorded(blank, loaded.within)
    parent = 0 if loaded.within is None else loaded.within.line.parent
    lines = [*loaded.entries, *((loaded.within,) if loaded.within is not None else ())]
    next_seq = 1 + max((event.seq for entry in lines for event in entry.events), default=0)
    if loaded.snapshot is None:
        start = blank.mark(0)
        assert start is not None
        base = start.base
    else:
        base = blank.codec.load_snapshot(loaded.snapshot.line, loaded.snapshot.position, loaded.snapshot.body)
    return Engine.recover(
        ruleset,
        row.seed,
        base,
        since,
        within=within,
        parent=parent,
        next_seq=max(next_seq, base.next_seq),
    )


def remember(engine: Engine[Any], ruleset: Ruleset[Any], row: EncounterRow, entries: Iterable[Entry]) -> Iterator[int]:
    """Teach *engine* the marks of a whole journal, so that an undo can go back beyond what is in memory: line by line,
    each given once it is known, so that whoever asks can let others have their turn."""
    opening = Opening.model_validate_json(row.opening)
    other: Engine[Any] = Engine(ruleset, ruleset.opening(opening.settings), row.seed, kept_marks=1 << 30)
    for entry in entries:
        each = recorded(other, entry)
        other.submit(each.given, each.line, recorded=each.faces)
        mark = other.mark(each.line)
        if mark is not None:
            engine.learn(each.line, mark)
        yield each.line
    first = other.mark(0)
    if first is not None:
        engine.learn(0, first)


def taken_back(entries: Sequence[Entry]) -> set[int]:
    """The lines that are not on the branch in force: undone, and not redone."""
    lines = [each.line for each in entries]
    parents = {each.line: each.parent for each in lines}
    undone = {each.line for each in lines if each.kind not in ("undo", "redo")}
    at = lines[-1].line if lines else 0
    while at in parents:
        undone.discard(at)
        at = parents[at]
    return undone
