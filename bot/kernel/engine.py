"""The engine: takes inputs as lines of a journal, remembers what stood after each, goes back, and starts again.

An input is all or nothing. When rule code raises, or when the caller's commit fails (`Engine.withdraw`), the live
coroutine is dropped; when it is needed again it is started afresh from the state (restartable games) or found by
replaying the few inputs since the last checkpoint.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.errors import FaceWanted, ImpossibleFace, Refused, ReplayMismatch, RulingFailed
from bot.kernel.fold import folded, landing, rolled
from bot.kernel.frame import Frame, Recorded, Snapshot, Standing
from bot.kernel.journal import branch, compare, hold_after, set_aside
from bot.kernel.line import BY_MOMENT, USUAL, Budget, Line
from bot.kernel.marks import KEPT, UNKNOWN, Mark, Marks, Progress
from bot.kernel.ruleset import Game
from bot.kernel.running import Running

S = TypeVar("S")
_NO_FACES: Mapping[str, tuple[int, ...]] = {}


class Engine(Running[S]):
    """One live encounter. Not thread-safe; its table orders the inputs.

    *secret* is the encounter's seed (32 bytes). Build it with `Engine(...)` for a new encounter, `Engine.load` or
    `Engine.recover` for a stored one.
    """

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

    def mark(self, line: int) -> Mark[S] | None:
        """The encounter after *line*, while it is remembered (the last few hundred lines)."""
        return self._marks.get(line)

    def learn(self, line: int, mark: Mark[S]) -> None:
        """Remember a mark that was rebuilt from the journal."""
        self._marks.learn(line, mark)

    def rulings_back(self, count: int) -> int | None:
        """The line to go back to when *count* rulings are undone; None when there are fewer (or not in memory)."""
        return self._marks.rulings_back(self._standing.at, count)

    # ---- inputs

    def submit(self, given: Any, line: int, *, recorded: Mapping[str, tuple[int, ...]] | None = None) -> Progress[S]:
        """Take one input as journal line *line* (rising, never reused). *recorded* faces win over drawn ones.

        Raises `Refused`, `ImpossibleFace`, `FaceWanted` or `RulingFailed` (rule code raised): then nothing changed.
        """
        if line <= self._standing.at:
            raise ValueError(f"line {line} after line {self._standing.at}")
        kept = self._start(line, recorded or _NO_FACES)
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
        except (Refused, ImpossibleFace, FaceWanted):
            if self._line.touched:
                self._adopt(*kept)
            raise
        except Exception as failure:
            self._adopt(*kept)
            raise RulingFailed(failure) from failure
        return self._close(given, kept)

    def withdraw(self) -> None:
        """Take the last `submit` back as if it had never been: its commit failed."""
        if self._before is not None:
            self._marks.forget(self._line.number)
            self._adopt(*self._before)
            self._before = None

    def _start(self, line: int, recorded: Mapping[str, tuple[int, ...]]) -> tuple[Mark[S], int]:
        self._before = None
        budget = self.budget
        if self._standing.table.get("clock") == "moment":
            budget = replace(budget, steps=BY_MOMENT)
        self._line = Line(line, recorded, budget)
        return self._mark, self._next_seq

    def _adopt(self, mark: Mark[S], next_seq: int) -> None:
        """Stand where *mark* stands, without a live coroutine."""
        self._mark = mark
        self._stand(mark.frame, next_seq)
        self._gen = None
        self._pending = None
        self._decisions = {}

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
        self._mark = Mark(frame, base, since, parent, line.ruled)
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
            self._adopt(Mark(mark.base.frame, mark.base, (), mark.parent, mark.ruled), self._next_seq)
            self._set(at=self._line.number, redo=())
        if given.held is not None:
            self._set(held=given.held)
        self._tell(told.Recovered(given.to, given.aside))
        standing = self._standing
        if given.position is None and not self.game.restartable:
            self._reconsider()
            return
        self._mark_checkpoint()
        if standing.begun and not (standing.held or standing.breath or standing.ended):
            self._restart()

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
        again: Line[S] = Line(line.number, _NO_FACES, self.budget)
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
                    engine._follow(each)
                    engine._settle()
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
        if not standing.begun or standing.held or standing.breath or standing.ended:
            return
        kept = self._start(snapshot.line, _NO_FACES if within is None else within.faces)
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
        self._mark = Mark(self.frame, snapshot, (), parent, ruled)
        self._marks.keep(snapshot.line, self._mark)

    def _see(self, within: Recorded | None, parent: int) -> None:
        """Remember what is known of the line that the snapshot stands in."""
        snapshot = self._mark.base
        self._mark = Mark(snapshot.frame, snapshot, (), parent, within is not None and ruled(within.events))
        self._marks.keep(snapshot.line, self._mark)

    def _asks_the_same(self) -> bool:
        """Whether today's rules ask here what stands asked, and tell nothing."""
        standing = self._standing
        if standing.begun and not (standing.held or standing.breath or standing.ended):
            self._start(standing.at, _NO_FACES)
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
                self.submit(taken(each.given), each.line, recorded=each.faces)
        except (Refused, ImpossibleFace, RulingFailed) as trouble:
            raise ReplayMismatch(each.line, 0, "what was told", repr(trouble)) from trouble
        compare(each, self._line.told)

    def _follow(self, each: Recorded, base: Mark[S] | None = None) -> None:
        """Stand where what is recorded of a line leads to, whatever the rules say. *base*: what it builds on, where
        that is not the line before."""
        before = self._mark if base is None else base
        self._start(each.line, _NO_FACES)
        frame = folded(self.game, before.frame, each, self.codec.dump_input)
        snapshot = Snapshot(each.line, len(each.events), frame, self._next_seq + len(each.events))
        self._adopt(Mark(frame, snapshot, (), before.frame.standing.at, ruled(each.events)), snapshot.next_seq)
        self._marks.keep(each.line, self._mark)

    def _settle(self) -> bool:
        """Ask again what a folded frame leaves open. False when today's rules tell something new there: then it is as
        it was."""
        standing, line, seq = self._standing, self._line, self._next_seq
        if not standing.begun or standing.held or standing.breath or standing.ended:
            return True
        again: Line[S] = Line(line.number, _NO_FACES, self.budget)
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
        self._mark = mark._replace(frame=self.frame, base=mark.base._replace(frame=self.frame))
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

    @classmethod
    def retracing(
        cls,
        game: Game[S],
        opening: S,
        secret: bytes,
        journal: Iterable[Recorded],
        *,
        others: Collection[int] | None = (),
        budget: Budget = USUAL,
    ) -> Iterator[tuple[Engine[S], int, bool]]:
        """Run a whole journal again from its opening, drawing every face anew, and compare every event and face: after
        each line the engine, the line (first 0), and whether it replayed.

        *others*: the lines that another program wrote (None: any may be). One of them that does not replay is followed
        as it is recorded; the faces of its dice must come from the seed all the same. Lines that a restart set aside
        (see `inputs.Recover`) are passed over. Raises `ReplayMismatch` at the first difference that nothing explains.
        """
        lines = {each.line: each for each in journal}
        skipped, stumps = set_aside(list(lines.values()))
        engine: Engine[S] = cls(game, opening, secret, budget=budget, kept_marks=1 << 30)
        yield engine, 0, True
        for each in lines.values():
            if each.line in skipped:
                continue
            replayed = True
            try:
                engine._retake(each, stumps.get(each.line))
            except ReplayMismatch:
                if others is not None and each.line not in others:
                    raise
                engine.withdraw()
                engine._accept(each, lines)
                replayed = False
            yield engine, each.line, replayed

    def _retake(self, each: Recorded, stump: int | None) -> None:
        """Take a recorded line again, with faces of its own, and compare. *stump*: so many of its events matter."""
        try:
            progress = self.submit(taken(each.given), each.line)
        except (Refused, ImpossibleFace, RulingFailed) as trouble:
            raise ReplayMismatch(each.line, 0, "what was told", repr(trouble)) from trouble
        compare(each, progress.events, upto=stump)
        faces = {one.address: one.faces for one in progress.drawn}
        known = dict(each.faces)
        if stump is not None:
            known = {where: known[where] for where in known if where in faces}
            faces = {where: faces[where] for where in known}
        if faces != known:
            raise ReplayMismatch(each.line, 0, f"faces {known}", f"faces {faces}")
        laid = {one.address for one in progress.drawn if one.fed and one.address in faces}
        if each.laid is not None and laid != each.laid & faces.keys():
            raise ReplayMismatch(each.line, 0, f"laid {sorted(each.laid)}", f"laid {sorted(laid)}")

    def _accept(self, each: Recorded, lines: Mapping[int, Recorded]) -> None:
        """Follow a line of another program's, whose dice come from the seed as any do."""
        base, given = self._mark, each.given
        if isinstance(given, (said.Undo, said.Redo, said.Recover)):
            back = self._marks.get(given.to)
            if back is None:
                raise ReplayMismatch(each.line, 0, "what was told", f"no line {given.to}")
            base = back
            if isinstance(given, said.Recover) and given.position not in (None, back.base.position):
                base = self._cut(lines[given.to], given.position or 0, back)
        try:
            self._follow(each, base)
            known, faces = dict(each.faces), dict(rolled(base.frame, each, self._standing, self._secret))
        except Exception as trouble:
            raise ReplayMismatch(each.line, 0, "what was told", repr(trouble)) from trouble
        if faces != known:
            raise ReplayMismatch(each.line, 0, f"faces {known}", f"faces {faces}")
        self._settle()

    def _cut(self, each: Recorded, position: int, whole: Mark[S]) -> Mark[S]:
        """What stood in the middle of a line, after so many of its events."""
        before = self._marks.get(whole.parent)
        if before is None:
            raise ReplayMismatch(each.line, position, "what was told", f"no line {whole.parent}")
        frame = folded(self.game, before.frame, replace(each, events=each.events[:position]), self.codec.dump_input)
        return whole._replace(frame=frame)

    def _hold_again(self, each: Recorded) -> None:
        event = next(one for one in each.events if isinstance(one, (told.Undone, told.Redone)))
        kept = self._start(each.line, _NO_FACES)
        self._land(each.given, event.redo, event.mix if isinstance(event, told.Undone) else "")
        self._tell(event)
        self._close(each.given, kept)


_TAKEN_BY: Mapping[type, Callable[[Any, Any], None]] = {
    said.Answer: Engine._answer,
    said.Deadline: Engine._deadline,
    said.Begin: Engine._begin,
    said.Continue: Engine._continue,
    said.Hold: Engine._hold,
    said.Resume: Engine._resume,
    said.Feed: Engine._feed,
    said.Undo: Engine._jump,
    said.Redo: Engine._jump,
    said.Recover: Engine._recover,
    said.SetTable: Engine._set_table,
    said.End: Engine._end,
}


def taken(given: Any) -> Any:
    """*given* as it was taken: that its button was not an old one was seen to then."""
    return replace(given, generation=None) if isinstance(given, said.Answer) else given


def ruled(events: Iterable[Any]) -> bool:
    """Whether anything about the game itself is among *events*."""
    return any(each.__class__ not in told.UNRULED for each in events)


def rulings(lines: Iterable[Recorded]) -> int:
    """How many of *lines* ruled something."""
    return sum(ruled(each.events) for each in lines)


def verify(
    game: Game[S], opening: S, secret: bytes, journal: Iterable[Recorded], *, budget: Budget = USUAL
) -> Engine[S]:
    """Run a whole journal of this very program's again (see `Engine.retracing`), and compare every event and face."""
    return retraced(game, opening, secret, journal, budget=budget)[0]


def retraced(
    game: Game[S],
    opening: S,
    secret: bytes,
    journal: Iterable[Recorded],
    *,
    others: Collection[int] | None = (),
    budget: Budget = USUAL,
) -> tuple[Engine[S], tuple[int, ...]]:
    """The same for a journal of which another program wrote the lines *others*: the engine in the end, and those of
    them that today's rules tell otherwise."""
    told_by = list(Engine.retracing(game, opening, secret, journal, others=others, budget=budget))
    return told_by[-1][0], tuple(line for _, line, replayed in told_by if not replayed)


__all__ = ["Budget", "Engine", "Mark", "Progress", "compare", "retraced", "verify"]
