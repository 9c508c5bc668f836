"""From the journal back to a live encounter."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.kernel import events as told
from bot.kernel.codec import Codec
from bot.kernel.engine import Engine
from bot.kernel.fold import folded
from bot.kernel.frame import Frame, Recorded, Snapshot, Standing, Told
from bot.kernel.inputs import Recover
from bot.kernel.journal import hold_after
from bot.kernel.retracing import in_pieces
from bot.kernel.ruleset import Ruleset
from bot.kernel.upgrades import Form
from bot.kernel.values import evolve
from bot.store import EncounterRow, Entry, Loaded, SnapshotRow
from bot.table.base.session import Opening

log = logging.getLogger(__name__)

SET_ASIDE = "upgrade"
"""Why an encounter is held of which an upgrade had to set rulings aside."""
_UNRULED = frozenset(kind.__dataclass_fields__["type"].default for kind in told.UNRULED)  # type: ignore[attr-defined]
TROUBLE = (ValueError, KeyError, TypeError, AttributeError, IndexError)
"""What reading raises that was altered, or that no step brings up to date."""


def form_of(entry: Entry) -> Form:
    """The forms in which a line and its events are written."""
    return Form(entry.line.schema, entry.line.kernel)


def told_in(codec: Codec[Any], entry: Entry) -> list[Told]:
    """The events of a stored line, in today's form; those of one older event share its number."""
    form = form_of(entry)
    return [Told(each.seq, event) for each in entry.events for event in codec.load_events(each.body, form)]


def shown_in(codec: Codec[Any], entry: Entry) -> list[Told]:
    """The same for those who look back: a line that cannot be read any more tells nothing."""
    try:
        return told_in(codec, entry)
    except TROUBLE as trouble:
        log.warning("line %s cannot be read (%r)", entry.line.line, trouble)
        return []


def recorded(codec: Codec[Any], entry: Entry) -> Recorded:
    """A stored line as the engine replays or follows it."""
    faces = {where: tuple(found) for where, found, *_ in json.loads(entry.line.faces)}
    events = tuple(each.event for each in told_in(codec, entry))
    form = form_of(entry)
    given = codec.load_input(entry.line.body, form)
    return Recorded(entry.line.line, given, faces, events, called=codec.dice_then(form))


def opened(ruleset: Ruleset[Any], row: EncounterRow, codec: Codec[Any], first: SnapshotRow | None) -> Any:
    """The state at the opening: as it was written down then, or else as today's rules and data make it."""
    if first is not None and first.line == 0:
        try:
            return codec.load_snapshot(0, first.position, first.body, first.schema).frame.state
        except TROUBLE as trouble:
            log.warning("encounter %s: its opening is made anew (%r)", row.id, trouble)
    return Opening.model_validate_json(row.opening).state(ruleset)


def restore(ruleset: Ruleset[Any], loaded: Loaded, codec: Codec[Any]) -> tuple[Engine[Any], Recover | None]:
    """The engine of a stored encounter, from its newest snapshot, and the input to submit next when today's rules ask
    something else there. Raises `ValueError`, `KeyError` or `TypeError` where the snapshot or a line after it cannot be
    read: then there is `rebuild`."""
    row = loaded.encounter
    since = [recorded(codec, entry) for entry in loaded.entries]
    within = None if loaded.within is None else recorded(codec, loaded.within)
    parent = 0 if loaded.within is None else loaded.within.line.parent
    lines = [*loaded.entries, *((loaded.within,) if loaded.within is not None else ())]
    next_seq = 1 + max((event.seq for entry in lines for event in entry.events), default=0)
    if loaded.snapshot is None:
        state = opened(ruleset, row, codec, None)
        base = Snapshot(0, 0, Frame(state, Standing(moment=ruleset.moment(state))), 1)
    else:
        at = loaded.snapshot
        base = codec.load_snapshot(at.line, at.position, at.body, at.schema)
    engine, mending = Engine.recover(
        ruleset, row.seed, base, since, within=within, parent=parent, next_seq=max(next_seq, base.next_seq)
    )
    return engine, _stopped(mending)


def rebuild(
    ruleset: Ruleset[Any],
    loaded: Loaded,
    codec: Codec[Any],
    snapshots: Sequence[SnapshotRow],
    entries: Sequence[Entry],
    *,
    program: tuple[str, str],
) -> tuple[Engine[Any], Recover | None]:
    """The engine of an encounter whose newest snapshot cannot be read: what its events fold to, from the newest
    snapshot that can, or from the opening. *snapshots* and *entries*: all there are.

    An event or input of another version that cannot be read sets aside what follows it, and stops the clock; one that
    this *program* (its version and its build) wrote itself is damaged, and raises what reading it raises.
    """
    row, tip = loaded.encounter, loaded.head.line
    way = _way(entries, tip)
    kept = {each.line: each for each in snapshots}
    next_seq = 1 + max((event.seq for entry in entries for event in entry.events), default=0)
    start, frame = _started(ruleset, row, codec, way, kept)
    last: Recorded | None = None
    held: str | None = frame.standing.held
    aside = 0
    for number, entry in enumerate(way):
        try:
            each = recorded(codec, entry)
            if entry.line.line > start:
                frame = folded(ruleset, frame, each, codec.dump_input)
        except Exception as trouble:
            if (entry.line.version, entry.line.build) == program:
                raise
            aside = sum(any(event.type not in _UNRULED for event in one.events) for one in way[number:])
            log.error("encounter %s: line %s cannot be read (%r)", row.id, entry.line.line, trouble)
            break
        last = each
        held = hold_after([each], held)
        if each.line == start:
            held = frame.standing.held
    at = frame.standing.at
    parent = next((entry.line.parent for entry in way if entry.line.line == at), 0)
    exact = None if aside or at != tip else _standing(codec, kept.get(at))
    if exact is not None and exact.at == at:
        snapshot = Snapshot(at, 0 if last is None else len(last.events), Frame(frame.state, exact), next_seq)
        engine, mending = Engine.recover(ruleset, row.seed, snapshot, within=last, parent=parent, next_seq=next_seq)
        return engine, _stopped(mending)
    engine = Engine.folded(ruleset, row.seed, frame, last, parent=parent, next_seq=next_seq)
    return engine, _stopped(Recover(at, held=held, aside=aside))


def _started(
    ruleset: Ruleset[Any],
    row: EncounterRow,
    codec: Codec[Any],
    way: Sequence[Entry],
    kept: Mapping[int, SnapshotRow],
) -> tuple[int, Frame[Any]]:
    """The newest line of *way* whose snapshot can be read, and what stood there; 0: the opening."""
    for entry in reversed(way):
        found = kept.get(entry.line.line)
        if found is None or found.position != len(entry.events):
            continue
        try:
            return found.line, codec.load_snapshot(found.line, found.position, found.body, found.schema).frame
        except TROUBLE:
            continue
    state = opened(ruleset, row, codec, kept.get(0))
    return 0, Frame(state, Standing(moment=ruleset.moment(state)))


def _standing(codec: Codec[Any], found: SnapshotRow | None) -> Standing | None:
    """The kernel's half of a snapshot, which may be read where the game's may not."""
    if found is None:
        return None
    try:
        return codec.load_standing(found.body, found.schema)
    except TROUBLE:
        return None


def _stopped(mending: Recover | None) -> Recover | None:
    """Where rulings were set aside, the clock stands until the game master has put things right."""
    if mending is None or not mending.aside:
        return mending
    return evolve(mending, held=mending.held or SET_ASIDE)


def _way(entries: Iterable[Entry], tip: int) -> list[Entry]:
    """The lines that lead to line *tip*, in order."""
    by_line = {each.line.line: each for each in entries}
    found: list[Entry] = []
    while tip in by_line:
        found.append(by_line[tip])
        tip = by_line[tip].line.parent
    found.reverse()
    return found


def remember(
    engine: Engine[Any], ruleset: Ruleset[Any], row: EncounterRow, first: SnapshotRow | None, entries: Iterable[Entry]
) -> Iterator[int]:
    """Teach *engine* the marks of a whole journal, so that an undo can go back beyond what is in memory (*first*: the
    snapshot of its opening): line by line, each given once it is read and again once it is known, the one before also
    amid a long one, so that whoever asks can let others have their turn. What no longer replays is followed as it is
    recorded; what cannot be read, and what builds on it, is not remembered. Raises `ReplayMismatch` where even that
    does not lead on."""
    codec = engine.codec
    lines: list[Recorded] = []
    lost: set[int] = set()
    for entry in entries:
        try:
            if entry.line.parent in lost:
                raise ValueError("it builds on such a line")
            lines.append(recorded(codec, entry))
        except TROUBLE as trouble:
            log.warning("line %s cannot be read, nor gone back to (%r)", entry.line.line, trouble)
            lost.add(entry.line.line)
        yield entry.line.line
    beginning = None
    line = 0
    for step in in_pieces(ruleset, opened(ruleset, row, codec, first), row.seed, lines, others=None):
        if step is None:
            yield line
            continue
        other, line, _ = step
        mark = other.mark(line)
        if line == 0:
            beginning = mark
        elif mark is not None:
            engine.learn(line, mark)
        yield line
    if beginning is not None:
        engine.learn(0, beginning)


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
