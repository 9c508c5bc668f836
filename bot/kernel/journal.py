"""Reading a journal: which of its lines lead to the last one, which were set aside, and where a replay departs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from bot.kernel import inputs as said
from bot.kernel.errors import ReplayMismatch
from bot.kernel.frame import Recorded, Told
from bot.kernel.values import LATER


def branch(lines: Sequence[Recorded]) -> list[Recorded]:
    """The lines that lead to the last one, in order, without the undone branches.

    A line builds on the one before it, but an undo, a redo and a recovery build on the line they go back to.
    """
    found: list[Recorded] = []
    wanted: int | None = None
    for index in range(len(lines) - 1, -1, -1):
        each = lines[index]
        if wanted is not None and each.line > wanted:
            continue
        found.append(each)
        given = each.given
        wanted = given.to if isinstance(given, (said.Undo, said.Redo, said.Recover)) else None
    found.reverse()
    return found


def hold_after(lines: Iterable[Recorded], before: str | None) -> str | None:
    """Why an encounter is held after *lines* on its way, None when it is not; *before* is why it was before them."""
    held = before
    for each in lines:
        match each.given:
            case said.Hold(reason=reason):
                held = reason
            case said.Undo() | said.Redo():
                held = "undo"
            case said.Recover(held=str(reason)):
                held = reason
            case said.Resume() | said.End():
                held = None
            case _:
                pass
    return held


def set_aside(lines: Sequence[Recorded]) -> tuple[set[int], dict[int, int]]:
    """The lines that recoveries set aside, and of which line only so many first events stand."""
    skipped: set[int] = set()
    stumps: dict[int, int] = {}
    for each in lines:
        given = each.given
        if isinstance(given, said.Recover):
            skipped.update(one.line for one in lines if given.to < one.line < each.line)
            if given.position is not None:
                stumps[given.to] = given.position
    return skipped, stumps


def _fuller(before: Any, now: Any) -> bool:
    """Whether *now* says what *before* said, and more only in fields that were added since."""
    if before.__class__ is not now.__class__ or not is_dataclass(now):
        return False
    then, today = vars(before), vars(now)
    return all(
        then[each.name] == today[each.name] or (LATER in each.metadata and then[each.name] == each.default)
        for each in fields(now)
    )


def compare(recorded: Recorded, events: Sequence[Told], start: int = 0, *, upto: int | None = None) -> None:
    """Raise `ReplayMismatch` where *events*, told now, differ from the recorded ones from number *start* on.

    *upto*: only the recorded events before that number matter. A field that was added since (`values.LATER`) may be
    missing from a recorded event.
    """
    old: Sequence[Any] = recorded.events[start:upto]
    new = [each.event for each in (events if upto is None else events[: upto - start])]
    for index in range(max(len(old), len(new))):
        before = old[index] if index < len(old) else None
        now = new[index] if index < len(new) else None
        if before != now and not _fuller(before, now):
            raise ReplayMismatch(recorded.line, start + index, repr(before), repr(now))
