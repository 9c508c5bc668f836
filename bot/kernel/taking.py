"""Inputs are taken as lines of a journal, all or nothing, and what stood after each is remembered: hence undo and redo.

When rule code raises, or when the caller's commit fails (`Taking.withdraw`), the live coroutine is dropped and the
encounter stands where it stood. How the coroutine is found again is for `engine`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.errors import FaceWanted, ImpossibleFace, Refused, RulingFailed
from bot.kernel.fold import landing
from bot.kernel.frame import Frame, Recorded, Snapshot, Standing
from bot.kernel.line import BY_MOMENT, USUAL, Budget, Line
from bot.kernel.marks import KEPT, Mark, Marks, Progress, Share
from bot.kernel.ruleset import Game
from bot.kernel.running import Running

S = TypeVar("S")
NO_FACES: Mapping[str, tuple[int, ...]] = {}
_GOES_ON = (said.Answer, said.Deadline, said.Continue, said.Resume)
"""Inputs with which the ruling goes on that was under way; any other, said meanwhile, is a word of its own."""


class Taking(Running[S]):
    """An encounter that takes inputs and can go back to what it was before one."""

    _mark: Mark[S]

    def __init__(
        self,
        game: Game[S],
        opening: S,
        secret: bytes,
        *,
        budget: Budget = USUAL,
        kept_marks: int = KEPT,
    ) -> None:
        super().__init__(game, secret, budget)
        self._marks: Marks[S] = Marks(kept_marks)
        self._before: tuple[Mark[S], int] | None = None
        frame = Frame(opening, Standing(moment=game.moment(opening)))
        self._adopt(Mark(frame, Snapshot(0, 0, frame, 1), (), 0, False), 1)
        self._marks.keep(0, self._mark)

    # ---- looking back

    @property
    def here(self) -> Mark[S]:
        """The encounter as it stands after its last line."""
        return self._mark

    def mark(self, line: int) -> Mark[S] | None:
        """The encounter after *line*, while it is remembered (the last few hundred lines)."""
        return self._marks.get(line)

    def learn(self, line: int, mark: Mark[S]) -> None:
        """Remember a mark that was rebuilt from the journal."""
        self._marks.learn(line, mark)

    def rulings_back(self, count: int) -> int | None:
        """The line to go back to when *count* rulings are undone; None when there are fewer (or not in memory)."""
        return self._marks.rulings_back(self._mark.frame.standing.at, count)

    # ---- inputs

    def submit(
        self,
        given: Any,
        line: int,
        *,
        recorded: Mapping[str, tuple[int, ...]] | None = None,
        called: Mapping[str, str] | None = None,
    ) -> Progress[S]:
        """Take one input as journal line *line* (rising, never reused). *recorded* faces win over drawn ones. *called*:
        see `frame.Recorded`.

        Raises `Refused`, `ImpossibleFace`, `FaceWanted` or `RulingFailed` (rule code raised): then nothing changed.
        """
        work = self.submitting(given, line, recorded=recorded, called=called, sliced=False)
        try:
            next(work)
        except StopIteration as done:
            progress: Progress[S] = done.value
            return progress
        raise AssertionError("it was to be taken at once")

    def submitting(
        self,
        given: Any,
        line: int,
        *,
        recorded: Mapping[str, tuple[int, ...]] | None = None,
        called: Mapping[str, str] | None = None,
        sliced: bool = True,
    ) -> Generator[None, None, Progress[S]]:
        """The same piece by piece: those who decide by themselves may have much to decide, and whoever drives this
        lets others have their turn after every few of their decisions (`line.AT_ONCE`). What comes of it, and what is
        recorded, is the same. Until it is done nothing else may be submitted; when it is closed before that, nothing
        has changed.
        """
        if line <= self._standing.at:
            raise ValueError(f"line {line} after line {self._standing.at}")
        kept = self._start(line, recorded or NO_FACES, called, given)
        self._line.sliced = sliced
        try:
            take = _TAKEN_BY.get(given.__class__)
            if take is not None:
                if self._standing.ended and take is not _TAKEN_BY[said.Undo]:
                    raise Refused("encounter-ended")
                take(self, given)
            elif self._standing.ended:
                raise Refused("encounter-ended")
            else:
                self._interject(given)
            while self._line.halted:
                self._line.halted = False
                yield
                self._drive(None)
        except (Refused, ImpossibleFace, FaceWanted):
            if self._line.touched:
                self._adopt(*kept)
            raise
        except Exception as failure:
            self._adopt(*kept)
            raise RulingFailed(failure) from failure
        except GeneratorExit:
            self._adopt(*kept)
            raise
        return self._close(given, kept)

    def withdraw(self) -> None:
        """Take the last `submit` back as if it had never been: its commit failed."""
        if self._before is not None:
            self._marks.forget(self._line.number)
            self._adopt(*self._before)
            self._before = None

    def _start(
        self,
        line: int,
        recorded: Mapping[str, tuple[int, ...]],
        called: Mapping[str, str] | None = None,
        given: Any = None,
    ) -> tuple[Mark[S], int]:
        self._before = None
        budget, by_moment = self.budget, self._standing.table.get("clock") == "moment"
        if by_moment:
            budget = replace(budget, steps=BY_MOMENT if isinstance(given, said.Continue) else 0)
        self._line = Line(line, recorded, budget, called)
        self._line.by_moment = by_moment
        self._line.begins = not self._within
        # A breather is a place to go back to, even in the middle of a blow: what is ruled after it is one of its own.
        self._line.anew = isinstance(given, said.Continue)
        return self._mark, self._next_seq

    def _adopt(self, mark: Mark[S], next_seq: int) -> None:
        """Stand where *mark* stands, without a live coroutine."""
        self._mark = mark
        self._stand(mark.frame, next_seq)
        self._gen = None
        self._pending = None
        self._decisions = {}
        self._within = mark.within

    def _close(self, given: Any, kept: tuple[Mark[S], int], jumped: Mark[S] | None = None) -> Progress[S]:
        line = self._line
        before = kept[0]
        parent = before.frame.standing.at
        if isinstance(given, (said.Undo, said.Redo)):
            parent = given.to
            jumped = self._mark
        events, drawn, frame = tuple(line.told), tuple(line.drawn), self.frame
        standing = frame.standing
        base: Snapshot[S]
        since: tuple[Recorded, ...]
        if self.game.restartable or standing.breath or not standing.begun or standing.ended:
            base, since = Snapshot(line.number, len(events), frame, self._next_seq), ()
        elif line.checkpoint is not None:
            base, since = line.checkpoint, ()
        else:
            below = before if jumped is None else jumped
            faces = {each.address: each.faces for each in drawn}
            record = Recorded(line.number, given, faces, tuple(each.event for each in events))
            base, since = below.base, (*below.since, record)
        share: Share = "whole" if line.begins else "rest" if isinstance(given, _GOES_ON) else "beside"
        self._mark = Mark(frame, base, since, parent, line.ruled, share, self._within)
        self._marks.keep(line.number, self._mark)
        self._before = kept
        return Progress(line.number, parent, given, events, drawn, base, frame, line.ruled)

    # ---- undo, redo, recover

    def _jump(self, given: said.Undo | said.Redo) -> None:
        mark = self._marks.get(given.to)
        before = self._standing
        if isinstance(given, said.Redo):
            if given.to not in before.redo:
                raise Refused("nothing-to-redo")
            redo = before.redo[: before.redo.index(given.to)]
        else:
            redo = (*before.redo, before.at)
        if mark is None or (isinstance(given, said.Undo) and not self._marks.leads(given.to, before.at)):
            raise Refused("undo-too-far")
        undone, mix = before.at, "" if before.mix == mark.frame.standing.mix else before.mix
        self._touch(idle=True)
        self._adopt(mark, self._next_seq)
        self._land(given, redo, mix)
        if isinstance(given, said.Undo):
            self._tell(told.Undone(given.to, undone, given.by, redo, mix))
        else:
            self._tell(told.Redone(given.to, given.by, redo))

    def _land(self, given: said.Undo | said.Redo, redo: tuple[int, ...], mix: str) -> None:
        """Hold where an undo or redo came to, or the clock would at once play the same again."""
        self._set(**landing(self._standing, self._line.number, given, redo, mix))

    def _recover(self, given: said.Recover) -> None:
        mark = self._marks.get(given.to)
        if mark is None:
            raise Refused("undo-too-far")
        self._touch()
        if given.position is not None:
            if (mark.base.line, mark.base.position) != (given.to, given.position):
                raise Refused("undo-too-far")
            self._adopt(mark._replace(frame=mark.base.frame, since=()), self._next_seq)
            self._set(at=self._line.number, redo=())
        if given.held is not None:
            self._set(held=given.held)
        self._tell(told.Recovered(given.to, given.aside, given.why))
        standing = self._standing
        if given.position is None and not self.game.restartable:
            self._reconsider()
            return
        self._mark_checkpoint()
        if standing.at_work:
            self._restart()


_TAKEN_BY: Mapping[type, Callable[[Any, Any], None]] = {
    said.Answer: Taking._answer,
    said.Deadline: Taking._deadline,
    said.Begin: Taking._begin,
    said.Continue: Taking._continue,
    said.Hold: Taking._hold,
    said.Resume: Taking._resume,
    said.Feed: Taking._feed,
    said.Undo: Taking._jump,
    said.Redo: Taking._jump,
    said.Recover: Taking._recover,
    said.SetTable: Taking._set_table,
    said.Utter: Taking._utter,
    said.End: Taking._end,
}
