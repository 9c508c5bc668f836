"""What a reader may read of the past: each event as it could be read when it happened, whoever is hidden, seen or gone
by now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.kernel.frame import Told
from bot.kernel.ruleset import Reader, Ruleset
from bot.render.rulings import Entry as LogEntry
from bot.render.rulings import Readable
from bot.store import Entry


def read_then(
    ruleset: Ruleset[Any], opening: Any, stored: Iterable[Entry], told: Iterable[LogEntry], reader: Reader
) -> Iterator[LogEntry]:
    """*told*, the same lines as *stored*, each without what *reader* could not read when it happened. *opening*: the
    state at the beginning. The game master reads everything."""
    states: dict[int, Any] = {0: opening}
    for entry, line in zip(stored, told, strict=True):
        state = states.get(entry.line.parent)
        if reader.gm or state is None:
            # (What follows a line that an upgrade set aside in its middle is read as things stand now.)
            yield line
            continue
        kept, after = _followed(ruleset, state, line.told, reader)
        states[entry.line.line] = after
        yield replace(line, told=kept, laid=_known(ruleset, state, after, line.laid))


def readable(ruleset: Ruleset[Any], before: Any, told: Sequence[Told], reader: Reader) -> Sequence[Told]:
    """*told*, one line's, without what *reader* could not read when it happened; *before*: the state until then."""
    return told if reader.gm else _followed(ruleset, before, told, reader)[0]


def _known(
    ruleset: Ruleset[Any], before: Any, after: Any, laid: Sequence[tuple[str, int]]
) -> Sequence[tuple[str, int]]:
    """*laid*, faces by who rolled them, without those of people whom nobody saw then."""
    there = {each.id: each for each in (*ruleset.people(before), *ruleset.people(after))}
    return [each for each in laid if each[0] not in there or not there[each[0]].hidden]


def _followed(ruleset: Ruleset[Any], state: Any, told: Sequence[Told], reader: Reader) -> tuple[list[Told], Any]:
    kept = []
    for each in told:
        state = ruleset.after(state, each.event)
        # Whether or not anybody is hidden: what is left out must not depend on it.
        event = Readable(ruleset, state, reader).seen(each.event)
        if event is not None:
            kept.append(each if event is each.event else Told(each.seq, event))
    return kept, state
