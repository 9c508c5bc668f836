"""What must hold after every step of a fight that was played at a table, found from its journal alone, so that nothing
is played again: it goes on or can be let go on, and nothing that was offered and taken is lost for a reason that stood
then (`tests.rulesets.anyplay`)."""

from __future__ import annotations

import functools
import secrets
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bot.catalogue import load_library
from bot.kernel import inputs
from bot.kernel.codec import Codec
from bot.kernel.events import KernelEvent
from bot.kernel.fold import folded
from bot.kernel.frame import Frame, Standing
from bot.kernel.persons import PersonKept, Persons, TextKept
from bot.rulesets import rulesets_of
from bot.store import Archive, EncounterRow
from bot.table.keeping.recovery import opened, recorded
from tests.rulesets.anyplay import STRANDED, AnyPlay, kept_promise
from tests.rulesets.test_random_play import GAMES

BACK = (inputs.Undo, inputs.Redo)


@functools.cache
def _games() -> Mapping[str, Any]:
    return rulesets_of(load_library())


def faults(database: Path) -> list[str]:
    """Where a fight of the file *database* stood still, or lost what it had offered: its line, and what was wrong."""
    with Archive(database) as archive:
        return [fault for row in archive.encounters() for fault in _of(archive, row)]


def _of(archive: Archive, row: EncounterRow) -> Iterator[str]:
    game, fight = _games()[row.ruleset], GAMES[row.ruleset].fight
    users = (PersonKept(*each) for each in archive.persons(row.id))
    codec: Codec[Any] = Codec(game, Persons(secrets.token_bytes, users, (TextKept(*e) for e in archive.texts(row.id))))
    state = opened(game, row, codec, archive.snapshot_before(row.id, 0))
    frames: dict[int, Frame[Any]] = {0: Frame(state, Standing(moment=game.moment(state)))}
    taken: dict[int, Mapping[str, Any]] = {0: {}}
    for entry in archive.entries(row.id):
        line, each = entry.line.line, recorded(codec, entry)
        base = each.given.to if isinstance(each.given, BACK) else entry.line.parent
        frame = frames[line] = folded(game, frames[base], each, codec.dump_input)
        taken[line] = taken[base]
        if not isinstance(each.given, BACK):
            try:
                taken[line] = promised(game, fight, frames[base].state, each.events, taken[base])
            except AssertionError as broken:
                yield f"{row.ruleset}, line {line}: {broken}"
        # In secret half an answer stands as a whole one: what is folded knows no forms. All stay until the last.
        secret = any(each.secret for each in frame.standing.questions)
        if not secret and not fight.flows(game, frame.state, frame.standing):
            yield f"{row.ruleset}, line {line}: {STRANDED}"


def promised(
    game: Any, fight: type[AnyPlay[Any]], state: Any, events: tuple[Any, ...], taken: Mapping[str, Any]
) -> Mapping[str, Any]:
    """In which state each act was taken up, once *events* have happened in *state*. Raises `AssertionError` where one
    of them is lost for a reason that stood in it."""
    taken = dict(taken)
    for event in events:
        if (taker := fight.takes(state, event)) is not None:
            taken[taker] = state
        if not isinstance(event, KernelEvent):
            kept_promise(taken, fight.loses(state, event), state, event)
            state = game.after(state, event)
    return taken


__all__ = ["faults", "promised"]
