"""The engine: an encounter that takes inputs, and that can be built again from its journal.

A coroutine that was dropped is started afresh from the state when it is needed again (restartable games), or found by
replaying the few inputs since the last checkpoint.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, TypeVar

from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.errors import ImpossibleFace, Refused, ReplayMismatch, RulingFailed
from bot.kernel.fold import folded
from bot.kernel.frame import Frame, Recorded, Snapshot
from bot.kernel.journal import branch, compare, hold_after
from bot.kernel.line import USUAL, Budget, Line
from bot.kernel.marks import UNKNOWN, Mark, Progress
from bot.kernel.ruleset import Game
from bot.kernel.taking import NO_FACES, Taking

S = TypeVar("S")


class Engine(Taking[S]):
    """One live encounter. Not thread-safe; its table orders the inputs.

    *secret* is the encounter's seed (32 bytes). Build it with `Engine(...)` for a new encounter, `Engine.load` or
    `Engine.recover` for a stored one.
    """

    # ---- the live coroutine, lost and found

    def _revive(self) -> None:
        standing = self._standing
        if self._gen is not None or not standing.begun or standing.ended or standing.breath:
            return
        if self.game.restartable:
            self._look_again()
        else:
            self._replay()

    def _look_again(self) -> None:
        """Start the coroutine of a restartable game where it stood: it tells nothing, rolls nothing, asks the same."""
        line, frame, seq = self._line, self.frame, self._next_seq
        again: Line[S] = Line(line.number, NO_FACES, self.budget)
        self._line = again
        found = "nothing new"
        try:
            self._restart()
            if again.told or again.drawn:
                found = repr(again.told[0].event if again.told else again.drawn[0])
            elif self._state is not frame.state or self._standing != frame.standing:
                found = repr(self._standing.questions)
        except Exception as failure:
            found = repr(failure)
            raise ReplayMismatch(line.number, len(line.told), "nothing new", found) from failure
        finally:
            self._line = line
            if found != "nothing new":
                self._gen = None
                self._pending = None
                self._decisions = {}
                self._stand(frame, seq)
        if found != "nothing new":
            raise ReplayMismatch(line.number, len(line.told), "nothing new", found)
        self._see_within()

    def _replay(self) -> None:
        """Find the coroutine of a game whose locals matter: from the snapshot below, through the inputs since."""
        mark = self._mark
        other = Engine._at(self.game, self._secret, mark.base, self.budget)
        other._arrive(None, UNKNOWN)
        for each in mark.since:
            other._repeat(each)
        self._gen, self._pending, self._decisions = other._gen, other._pending, other._decisions
        # The coroutine reads the scene it was born with; from now on that scene shows this engine.
        self._scene = other._scene
        self._scene.now = self._state

    # ---- from the journal

    @classmethod
    def load(
        cls,
        game: Game[S],
        secret: bytes,
        snapshot: Snapshot[S],
        since: Iterable[Recorded] = (),
        *,
        within: Recorded | None = None,
        parent: int = UNKNOWN,
        next_seq: int = 1,
        budget: Budget = USUAL,
    ) -> Engine[S]:
        """The encounter as stored: *snapshot*, the rest of the line it stands in, and the lines after it.

        *within* is the line that the snapshot stands in, as recorded, and *parent* the line that one built on; *since*
        are the lines after it, in order (those of undone branches are passed over). Everything is replayed with its
        recorded faces and compared. Raises `ReplayMismatch` when the program now tells something else.
        """
        engine = cls._at(game, secret, snapshot, budget)
        engine._arrive(within, parent)
        for each in branch(list(since)):
            engine._repeat(each)
        engine._next_seq = max(next_seq, engine._next_seq)
        return engine

    @classmethod
    def recover(
        cls,
        game: Game[S],
        secret: bytes,
        snapshot: Snapshot[S],
        since: Iterable[Recorded] = (),
        *,
        within: Recorded | None = None,
        parent: int = UNKNOWN,
        next_seq: int = 1,
        budget: Budget = USUAL,
    ) -> tuple[Engine[S], said.Recover | None]:
        """As `load`, but events are the truth. A restartable game stands where they lead to, whatever the rules say
        today; when they ask something else there, the input to submit next says so (None: they ask the same). Any other
        game stands as far on as it replays, at the least at the snapshot; the input counts the rulings set aside."""
        engine = cls._at(game, secret, snapshot, budget)
        mended: said.Recover | None = None
        lines = branch(list(since))
        held = hold_after(lines, snapshot.frame.standing.held)
        if game.restartable:
            engine._see(within, parent)
            followed = False
            for each in lines:
                try:
                    engine._repeat(each)
                except ReplayMismatch:
                    engine.withdraw()
                    engine.follow(each)
                    engine.settle()
                    followed = True
            if followed or not engine._asks_the_same():
                mended = said.Recover(engine._standing.at, held=held, aside=0)
            engine._next_seq = max(next_seq, engine._next_seq)
            return engine, mended
        try:
            engine._arrive(within, parent)
        except ReplayMismatch:
            lost = rulings(lines) + (within is not None and ruled(within.events[snapshot.position :]))
            mended = said.Recover(snapshot.line, position=snapshot.position, held=held, aside=lost)
        else:
            try:
                for each in lines:
                    engine._repeat(each)
            except ReplayMismatch:
                engine.withdraw()
                at = engine._standing.at
                mended = said.Recover(at, held=held, aside=rulings(each for each in lines if each.line > at))
        engine._next_seq = max(next_seq, engine._next_seq)
        return engine, mended

    @classmethod
    def _at(cls, game: Game[S], secret: bytes, snapshot: Snapshot[S], budget: Budget) -> Engine[S]:
        engine: Engine[S] = cls(game, snapshot.frame.state, secret, budget=budget)
        mark = Mark(snapshot.frame, snapshot, (), UNKNOWN, False)
        engine._adopt(mark, snapshot.next_seq)
        engine._marks.forget(0)
        engine._marks.keep(snapshot.line, mark)
        return engine

    def _arrive(self, within: Recorded | None, parent: int) -> None:
        """From the snapshot to the end of its line, comparing what is told with what was recorded."""
        snapshot, standing = self._mark.base, self._standing
        self._see(within, parent)
        ruled = self._mark.ruled
        if not standing.at_work:
            return
        kept = self._start(
            snapshot.line,
            NO_FACES if within is None else within.faces,
            None if within is None else within.called,
            None if within is None else within.given,
        )
        if self.game.restartable:
            self._look_again()
            return
        try:
            self._restart()
            if within is not None:
                compare(within, self._line.told, snapshot.position)
        except ReplayMismatch:
            self._adopt(*kept)
            raise
        except Exception as failure:
            self._adopt(*kept)
            raise ReplayMismatch(snapshot.line, snapshot.position, "what was told", repr(failure)) from failure
        self._mark = Mark(self.frame, snapshot, (), parent, ruled, "", self._within)
        self._marks.keep(snapshot.line, self._mark)

    def _see(self, within: Recorded | None, parent: int) -> None:
        """Remember what is known of the line that the snapshot stands in."""
        snapshot = self._mark.base
        told_there = within is not None and ruled(within.events)
        self._mark = Mark(snapshot.frame, snapshot, (), parent, told_there, "")
        self._marks.keep(snapshot.line, self._mark)

    def _see_within(self) -> None:
        """Remember whether a ruling is under way, where only a look at what is asked could tell."""
        if self._mark.within != self._within:
            self._mark = self._mark._replace(within=self._within)
            self._marks.learn(self._mark.frame.standing.at, self._mark)

    def _asks_the_same(self) -> bool:
        """Whether today's rules ask here what stands asked, and tell nothing."""
        standing = self._standing
        if standing.at_work:
            self._start(standing.at, NO_FACES)
            try:
                self._look_again()
            except ReplayMismatch:
                return False
        return True

    def _repeat(self, each: Recorded) -> None:
        """Take a recorded line again. An undo or redo already has its outcome below it: only its hold is repeated."""
        try:
            if isinstance(each.given, (said.Undo, said.Redo)):
                self._hold_again(each)
            else:
                self.submit(taken(each.given), each.line, recorded=each.faces, called=each.called)
        except (Refused, ImpossibleFace, RulingFailed) as trouble:
            raise ReplayMismatch(each.line, 0, "what was told", repr(trouble)) from trouble
        compare(each, self._line.told)

    def follow(self, each: Recorded, base: Mark[S] | None = None) -> None:
        """Stand where what is recorded of a line leads to, whatever the rules say. *base*: what it builds on, where
        that is not the line before."""
        before = self._mark if base is None else base
        self._start(each.line, NO_FACES)
        frame = folded(self.game, before.frame, each, self.codec.dump_input)
        snapshot = Snapshot(each.line, len(each.events), frame, self._next_seq + len(each.events))
        self._adopt(Mark(frame, snapshot, (), before.frame.standing.at, ruled(each.events)), snapshot.next_seq)
        self._marks.keep(each.line, self._mark)

    def settle(self) -> bool:
        """Ask again what a folded frame leaves open. False when today's rules tell something new there: then it is as
        it was."""
        standing, line, seq = self._standing, self._line, self._next_seq
        if not standing.at_work:
            return True
        again: Line[S] = Line(line.number, NO_FACES, self.budget)
        self._line = again
        try:
            self._restart()
            quiet = not again.told and not again.drawn
        except Exception:
            quiet = False
        self._line = line
        if not quiet:
            self._adopt(self._mark, seq)
            return False
        mark = self._mark
        self._mark = mark._replace(frame=self.frame, base=mark.base._replace(frame=self.frame), within=self._within)
        self._marks.keep(mark.frame.standing.at, self._mark)
        return True

    @classmethod
    def folded(
        cls,
        game: Game[S],
        secret: bytes,
        frame: Frame[S],
        last: Recorded | None,
        *,
        parent: int,
        next_seq: int,
        budget: Budget = USUAL,
    ) -> Engine[S]:
        """An encounter that stands at *frame*, folded from its journal (`bot.kernel.fold`), after the line *last*. The
        input to submit next is a `Recover`: what is asked must be asked again."""
        events = () if last is None else last.events
        snapshot = Snapshot(frame.standing.at, len(events), frame, next_seq)
        engine = cls._at(game, secret, snapshot, budget)
        engine._see(last, parent)
        return engine

    def _hold_again(self, each: Recorded) -> None:
        event = next(one for one in each.events if isinstance(one, (told.Undone, told.Redone)))
        kept = self._start(each.line, NO_FACES)
        self._land(each.given, event.redo, event.mix if isinstance(event, told.Undone) else "")
        self._tell(event)
        self._close(each.given, kept)


def taken(given: Any) -> Any:
    """*given* as it was taken: that its button was not an old one was seen to then."""
    return replace(given, generation=None) if isinstance(given, said.Answer) else given


def ruled(events: Iterable[Any]) -> bool:
    """Whether anything about the game itself is among *events*."""
    return any(each.__class__ not in told.UNRULED for each in events)


def rulings(lines: Iterable[Recorded]) -> int:
    """How many of *lines* ruled something."""
    return sum(ruled(each.events) for each in lines)


__all__ = ["Budget", "Engine", "Mark", "Progress"]
