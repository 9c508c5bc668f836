"""What stood after each line: what one input did, and the way back along the lines it built on."""

from __future__ import annotations

from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from bot.kernel.dice import Drawn
from bot.kernel.frame import Frame, Recorded, Snapshot, Told

S = TypeVar("S")

KEPT = 64
"""So many lines are remembered; what lies further back is rebuilt from the journal when it is asked for."""

UNKNOWN = -1
"""The parent of a line whose place in the journal the engine was not told."""

Share: TypeAlias = Literal["whole", "rest", "beside", ""]
"""Which part of a ruling a line is: a ruling begins in it (or all that it rules is one of its own); it goes on with the
one that was under way, and no more (somebody's reaction to it); it stands beside that one (somebody's word while it was
under way, which settles no question of it); or nobody knows, without the whole journal."""


class Progress(NamedTuple, Generic[S]):
    """What one input did.

    *parent* is the line whose outcome it built on. *snapshot* is where the encounter can be taken up again, with the
    lines since then replayed (for a restartable game it is the end of this line). *ruled*: whether anything about the
    game itself was told, which an undo can take back.
    """

    line: int
    parent: int
    given: Any
    events: tuple[Told, ...]
    drawn: tuple[Drawn, ...]
    snapshot: Snapshot[S]
    frame: Frame[S]
    ruled: bool


class Mark(NamedTuple, Generic[S]):
    """An encounter after a line: the frame, the snapshot below it and the inputs since, and the line it built on.
    *within*: a ruling is under way there."""

    frame: Frame[S]
    base: Snapshot[S]
    since: tuple[Recorded, ...]
    parent: int
    ruled: bool
    share: Share = "whole"
    within: bool = False


class Marks(Generic[S]):
    """The marks by line; at most about *limit* of them, the oldest go first."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._marks: dict[int, Mark[S]] = {}
        self._in_order = True

    def get(self, line: int) -> Mark[S] | None:
        """The mark after *line*, while it is remembered."""
        return self._marks.get(line)

    def keep(self, line: int, mark: Mark[S]) -> None:
        """Remember the newest mark, and forget the oldest when there are too many."""
        marks = self._marks
        marks[line] = mark
        if len(marks) > self._limit:
            if not self._in_order:
                marks = self._marks = dict(sorted(marks.items()))
                self._in_order = True
            del marks[next(iter(marks))]

    def learn(self, line: int, mark: Mark[S]) -> None:
        """Remember an older mark beside the others."""
        self._in_order = self._in_order and line in self._marks
        self._marks[line] = mark

    def forget(self, line: int) -> None:
        """Forget one mark, if it is there."""
        self._marks.pop(line, None)

    def rulings_back(self, at: int, count: int) -> int | None:
        """The line before the last *count* rulings on the way to line *at*; None when it is not remembered. An act and
        the reactions that have interrupted it are one ruling, with all that was said meanwhile."""
        midway = False
        while at > 0:
            mark = self._marks.get(at)
            if mark is None or (mark.ruled and not mark.share and 0 not in self._marks):
                return None
            at = mark.parent
            if not mark.ruled:
                continue
            midway = mark.share == "rest" or (midway and mark.share == "beside")
            count -= not midway
            if count == 0:
                return at if at in self._marks else None
        return None

    def leads(self, line: int, at: int) -> bool:
        """Whether *line* is on the way to line *at*, as far as is known."""
        while at > line:
            mark = self._marks.get(at)
            if mark is None:
                return True
            at = mark.parent
        return at == line
