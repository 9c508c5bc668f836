"""The engine: feeds inputs to an encounter's coroutine, runs it to its next question, returns what was told.

An input is all or nothing. When rule code raises, or when the caller's commit fails (`Engine.withdraw`), the live
coroutine is dropped and later built anew from what stood before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.codec import Codec
from bot.kernel.decisions import Choice, Decision
from bot.kernel.dice import Drawn, Fed, address, draw, mixed
from bot.kernel.effects import Action, Ask, AskAll, Checkpoint, Roll, Scene, Tell, Wait, Window
from bot.kernel.errors import ImpossibleFace, Refused, ReplayMismatch, RulingFailed
from bot.kernel.frame import Frame, Open, Recorded, Snapshot, Standing, Told
from bot.kernel.ruleset import Game
from bot.kernel.values import evolve

S = TypeVar("S")
_KEPT_MARKS = 256
_IDLE = (said.Hold, said.Resume, said.Feed)
_ASIDE = (*_IDLE, said.Undo, said.Redo)


@dataclass(frozen=True, slots=True)
class Budget:
    """How far one input may move things before a breather lets people in: clock steps and rulings."""

    steps: int = 10
    rulings: int = 6


@dataclass(frozen=True, slots=True)
class Progress(Generic[S]):
    """What one input did. *parent* is the line whose outcome it built on; *snapshot* is at its last checkpoint."""

    line: int
    parent: int
    given: Any
    events: tuple[Told, ...]
    drawn: tuple[Drawn, ...]
    snapshot: Snapshot[S]
    frame: Frame[S]

    @property
    def ruled(self) -> bool:
        """Whether it told anything about the game itself (and so is something an undo can take back)."""
        return any(not isinstance(each.event, told.KernelEvent) for each in self.events)


@dataclass(frozen=True, slots=True)
class Mark(Generic[S]):
    """An encounter after a line: the frame, the checkpoint below it and the inputs since, and whence it came."""

    frame: Frame[S]
    base: Snapshot[S]
    since: tuple[Recorded, ...]
    parent: int
    ruled: bool


class Engine(Generic[S]):
    """One live encounter. Not thread-safe; its table orders the inputs.

    *secret* is the encounter's seed (32 bytes). Build it with `Engine(...)` for a new encounter, `Engine.load` for a
    stored one.
    """

    _mark: Mark[S]
    _jumped: Mark[S]
    _state: S
    _standing: Standing
    _next_seq: int
    _gen: Action | None
    _pending: Any

    def __init__(
        self,
        game: Game[S],
        opening: S,
        secret: bytes,
        *,
        budget: Budget = Budget(),
        kept_marks: int = _KEPT_MARKS,
    ) -> None:
        self.game = game
        self.codec: Codec[S] = Codec(game)
        self.budget = budget
        self._secret = secret
        self._kept_marks = kept_marks
        frame = Frame(opening, Standing(moment=game.moment(opening)))
        self._marks: dict[int, Mark[S]] = {}
        self._begin_line(0, {})
        self._adopt(Mark(frame, Snapshot(0, 0, frame, 1), (), 0, False), next_seq=1)
        self._marks[0] = self._mark
        self._before: tuple[Mark[S], int] | None = None

    # ---- what can be seen

    @property
    def frame(self) -> Frame[S]:
        """The encounter after the last input."""
        return Frame(self._state, self._standing)

    @property
    def state(self) -> S:
        """The ruleset's part of it."""
        return self._state

    @property
    def standing(self) -> Standing:
        """The kernel's part of it."""
        return self._standing

    def questions(self) -> Sequence[tuple[Open, Decision]]:
        """The open questions with their forms, in the order of asking; empty while held or ended."""
        if self._standing.held or self._standing.ended or not self._standing.questions:
            return ()
        self._revive()
        return [(each, self._decisions[each.id]) for each in self._standing.questions if each.id in self._decisions]

    def question(self, ident: str) -> tuple[Open, Decision] | None:
        """The open question *ident* with its form."""
        return next((pair for pair in self.questions() if pair[0].id == ident), None)

    def mark(self, line: int) -> Mark[S] | None:
        """The encounter after *line*, while it is remembered (the last few hundred lines)."""
        return self._marks.get(line)

    def learn(self, line: int, mark: Mark[S]) -> None:
        """Remember a mark that was rebuilt from the journal."""
        self._marks[line] = mark

    def rulings_back(self, count: int) -> int | None:
        """The line to go back to when *count* rulings are undone; None when there are fewer (or not in memory)."""
        at = self._standing.at
        while True:
            mark = self._marks.get(at)
            if mark is None or at == 0:
                return None
            count -= mark.ruled
            at = mark.parent
            if count == 0:
                return at

    # ---- inputs

    def submit(self, given: Any, line: int, *, recorded: Mapping[str, tuple[int, ...]] | None = None) -> Progress[S]:
        """Take one input as journal line *line* (rising, never reused). *recorded* faces win over drawn ones.

        Raises `Refused` (nothing changed), `RulingFailed` (rule code raised; nothing changed) or `ImpossibleFace`.
        """
        kept = (self._mark, self._next_seq)
        self._begin_line(line, recorded or {})
        try:
            self._take(given)
        except (Refused, ImpossibleFace):
            self._back(kept)
            raise
        except Exception as failure:
            self._back(kept)
            raise RulingFailed(failure) from failure
        return self._close(given, kept)

    def _begin_line(self, line: int, recorded: Mapping[str, tuple[int, ...]]) -> None:
        self._line = line
        self._recorded = recorded
        self._touched = False
        self._told: list[Told] = []
        self._drawn: list[Drawn] = []
        self._steps_left = self.budget.steps
        self._rulings_left = self.budget.rulings
        self._checkpoint: Snapshot[S] | None = None

    def withdraw(self) -> None:
        """Undo the last `submit` as if it had never been: its commit failed."""
        if self._before is not None:
            mark, seq = self._before
            self._marks.pop(self._line, None)
            self._adopt(mark, next_seq=seq)
            self._before = None

    def _back(self, kept: tuple[Mark[S], int]) -> None:
        if self._touched:
            self._adopt(kept[0], next_seq=kept[1])

    def _close(self, given: Any, kept: tuple[Mark[S], int]) -> Progress[S]:
        line, parent = self._line, kept[0].frame.standing.at
        jumped = isinstance(given, said.Undo | said.Redo)
        if not jumped:
            changes: dict[str, Any] = {"at": line}
            if self._standing.redo and not isinstance(given, _IDLE):
                changes["redo"] = ()
            self._standing = evolve(self._standing, **changes)
        frame = self.frame
        base: Snapshot[S]
        since: tuple[Recorded, ...]
        if self.game.restartable:
            # Started afresh from this very frame it would ask the same again: the end of the line is a checkpoint.
            base, since = Snapshot(line, len(self._told), frame, self._next_seq), ()
        elif jumped:
            base, since = self._jumped.base, self._jumped.since
        elif self._checkpoint is not None:
            base, since = self._checkpoint, ()
        elif isinstance(given, _ASIDE):
            base, since = self._mark.base, self._mark.since
        else:
            base, since = self._mark.base, (*self._mark.since, self._record(given))
        ruled = any(not isinstance(each.event, told.KernelEvent) for each in self._told)
        mark = Mark(frame, base, since, parent, ruled)
        self._mark = mark
        if not jumped:
            self._marks[line] = mark
            if len(self._marks) > self._kept_marks:
                del self._marks[next(iter(self._marks))]
        self._before = kept
        return Progress(line, parent, given, tuple(self._told), tuple(self._drawn), base, frame)

    def _record(self, given: Any) -> Recorded:
        faces = {each.address: each.faces for each in self._drawn}
        return Recorded(self._line, given, faces, tuple(each.event for each in self._told))

    def _take(self, given: Any) -> None:
        standing = self._standing
        match given:
            case said.Undo() | said.Redo():
                self._jump(given)
            case _ if standing.ended:
                raise Refused("encounter-ended")
            case said.Answer():
                self._answer(given)
            case said.Deadline():
                self._deadline(given)
            case said.Begin():
                if standing.begun:
                    raise Refused("already-begun")
                self._touched = True
                self._set(begun=True, mix=given.mix)
                self._key = mixed(self._secret, given.mix)
                self._tell(told.Begun())
                self._restart()
            case said.Continue():
                if not standing.breath:
                    raise Refused("nothing-to-continue")
                if standing.held:
                    raise Refused("held")
                self._touched = True
                self._set(breath=False)
                self._go_on()
            case said.Hold():
                if standing.held:
                    raise Refused("already-held")
                self._touched = True
                self._set(held=given.reason)
                self._tell(told.Held(given.reason))
            case said.Resume():
                if not standing.held:
                    raise Refused("not-held")
                self._touched = True
                self._set(held=None)
                self._tell(told.Resumed())
                self._reconsider()
            case said.Feed():
                self._touched = True
                self._set(fed=given.faces)
                self._tell(told.DiceFed(len(given.faces)))
            case said.Recover():
                self._touched = True
                self._tell(told.Recovered(given.to))
                if standing.begun and not standing.held:
                    self._restart()
            case said.End():
                self._touched = True
                self._withdraw_questions(())
                self._gen = None
                self._set(ended=True, breath=False, held=None, queued=(), fed=())
                self._tell(told.Ended())
            case _:
                self._interject(given)

    def _jump(self, given: said.Undo | said.Redo) -> None:
        mark = self._marks.get(given.to)
        if mark is None:
            raise Refused("undo-too-far")
        if isinstance(given, said.Redo) and given.to not in self._standing.redo:
            raise Refused("nothing-to-redo")
        self._touched = True
        before = self._standing
        self._adopt(mark, next_seq=self._next_seq)
        self._jumped = mark
        if isinstance(given, said.Undo):
            self._set(held="undo", redo=(*before.redo, before.at))
            self._tell(told.Undone(given.to, before.at, given.by))
        else:
            self._set(held="undo", redo=before.redo[: before.redo.index(given.to)])
            self._tell(told.Redone(given.to, given.by))

    def _interject(self, note: Any) -> None:
        self.game.check(self._state, note)
        if self.game.is_action(note):
            self._touched = True
            self._set(queued=(*self._standing.queued, self.codec.dump_input(note)))
            if self._pending is not None and self._pending.__class__ is Wait:
                self._reconsider()
            return
        if not self.game.restartable and self._standing.begun and not self._standing.held:
            self._revive()
        self._touched = True
        side = self.game.note(self._scene, note)
        value: Any = None
        while True:
            try:
                effect = side.send(value)
            except StopIteration:
                break
            if isinstance(effect, Roll):
                value = self._roll(effect)
            elif isinstance(effect, Tell):
                self._tell(effect.event)
                value = None
            else:
                raise TypeError(f"a note may roll and tell, not {type(effect).__name__}")
        if self._standing.begun and not self._standing.held:
            self._reconsider()

    def _answer(self, given: said.Answer) -> None:
        if self._standing.held:
            raise Refused("held")
        question, decision = self._open_question(given.question)
        if given.generation is not None and given.generation != question.generation:
            raise Refused("question-changed")
        if question.answered and not question.secret:
            raise Refused("already-answered")
        partial: dict[str, str] = dict(given.choice) if question.answered else {**question.partial, **given.choice}
        left = decision.legal(partial)
        if left is None:
            partial = dict(given.choice)
            left = decision.legal(partial)
            if left is None:
                raise Refused("not-offered")
        self._touched = True
        if left:
            self._replace(evolve(question, partial=partial, answered=False))
        else:
            self._complete(question, partial, "answered", given.by)

    def _deadline(self, given: said.Deadline) -> None:
        if self._standing.held:
            raise Refused("held")
        question, decision = self._open_question(given.question)
        if question.answered:
            raise Refused("already-answered")
        self._touched = True
        self._complete(question, dict(decision.default), "default", given.by)

    def _open_question(self, ident: str) -> tuple[Open, Decision]:
        found = self.question(ident)
        if found is None:
            raise Refused("moment-passed")
        return found

    def _complete(self, question: Open, choice: dict[str, str], how: str, by: int) -> None:
        pending = self._pending
        done = evolve(question, partial=choice, answered=True, how=how, by=by)
        if isinstance(pending, AskAll):
            if pending.first:
                self._set(questions=tuple(q for q in self._standing.questions if q.id != question.id))
                self._tell_closed(done)
                self._drive((question.key, choice))
                return
            self._replace(done)
            if not question.secret:
                self._tell_closed(done)
            self._reveal_if_complete()
        else:
            self._set(questions=())
            self._tell_closed(done)
            self._drive(choice)

    def _reveal_if_complete(self) -> None:
        questions = self._standing.questions
        if all(each.answered for each in questions):
            answers = {each.key: each.partial for each in questions}
            secret = [each for each in questions if each.secret]
            self._set(questions=())
            for each in secret:
                self._tell_closed(each)
            self._drive(answers)

    def _tell_closed(self, question: Open) -> None:
        self._tell(
            told.DecisionClosed(
                question.id,
                question.key,
                question.kind,
                question.who,
                question.how,  # type: ignore[arg-type]
                question.partial,
                question.by,
            )
        )

    def _replace(self, question: Open) -> None:
        self._set(questions=tuple(question if each.id == question.id else each for each in self._standing.questions))

    # ---- running the coroutine

    def _adopt(self, mark: Mark[S], *, next_seq: int) -> None:
        """Stand where *mark* stands, without a live coroutine."""
        self._mark = mark
        self._state = mark.frame.state
        self._standing = mark.frame.standing
        self._next_seq = next_seq
        self._gen = None
        self._pending = None
        self._decisions: dict[str, Decision] = {}
        self._scene: Scene[S] = Scene(lambda: self._state)
        self._key = mixed(self._secret, self._standing.mix)

    def _set(self, **changes: Any) -> None:
        self._standing = evolve(self._standing, **changes)

    def _revive(self) -> None:
        """Make sure a coroutine is live and stands at the stop that the frame shows."""
        standing = self._standing
        if self._gen is not None or not standing.begun or standing.ended or standing.breath:
            return
        if not self.game.restartable:
            self._replay()
            return
        before, seq, checkpoint = self.frame, self._next_seq, self._checkpoint
        told_before, drawn_before = self._told, self._drawn
        self._told, self._drawn = [], []
        try:
            self._restart()
            if self._told or self._drawn:
                first: Any = self._told[0].event if self._told else self._drawn[0]
                self._state, self._standing = before.state, before.standing
                self._gen, self._pending = None, None
                raise ReplayMismatch(standing.at, 0, "a question", repr(first))
        finally:
            self._next_seq, self._checkpoint = seq, checkpoint
            self._told, self._drawn = told_before, drawn_before

    def _replay(self) -> None:
        """Rebuild the live coroutine from the checkpoint and the inputs since (games whose locals matter)."""
        mark = self._mark
        other: Engine[S] = Engine(self.game, mark.base.frame.state, self._secret, budget=self.budget)
        other._adopt(Mark(mark.base.frame, mark.base, (), 0, False), next_seq=mark.base.next_seq)
        other._begin_line(mark.base.line, {})
        if other._standing.begun and not other._standing.breath:
            other._restart()
        for each in mark.since:
            progress = other.submit(each.given, each.line, recorded=each.faces)
            compare(each, tuple(one.event for one in progress.events))
        self._gen, self._pending, self._decisions = other._gen, other._pending, other._decisions
        # The coroutine reads the scene it was born with; from now on that scene shows this engine.
        other._scene._now = lambda: self._state
        self._scene = other._scene

    def _restart(self) -> None:
        self._gen = self.game.play(self._scene)
        self._pending = None
        self._drive(None)

    def _go_on(self) -> None:
        if self._gen is None or self.game.restartable:
            if self.game.restartable or not self._mark.since:
                self._restart()
                return
            self._replay()
        self._drive(None)

    def _reconsider(self) -> None:
        """After a note: the questions are made anew; whoever waits for nothing goes on."""
        standing = self._standing
        if not standing.begun or standing.breath or standing.ended:
            return
        if self.game.restartable:
            self._restart()
            return
        self._revive()
        pending = self._pending
        if pending.__class__ is Wait:
            self._drive(None)
        elif pending is not None:
            self._present(pending)

    def _drive(self, value: Any) -> None:
        """Run the main coroutine until it asks, waits or takes breath."""
        gen = self._gen
        assert gen is not None
        send = gen.send
        try:
            while True:
                effect = send(value)
                if isinstance(effect, Roll):
                    value = self._roll(effect)
                elif isinstance(effect, Tell):
                    self._tell(effect.event)
                    value = None
                elif isinstance(effect, Checkpoint):
                    if self._steps_left <= 0 or self._rulings_left <= 0:
                        self._pending = effect
                        self._withdraw_questions(())
                        self._set(breath=True)
                        self._tell(told.Breather())
                        self._checkpoint = Snapshot(self._line, len(self._told), self.frame, self._next_seq)
                        return
                    self._checkpoint = Snapshot(self._line, len(self._told), self.frame, self._next_seq)
                    value = None
                elif isinstance(effect, Ask | AskAll):
                    ready, value = self._open(effect)
                    if not ready:
                        self._pending = effect
                        return
                elif isinstance(effect, Window):
                    value = tuple(self.codec.load_input(each) for each in self._standing.queued)
                    if value:
                        self._set(queued=())
                elif isinstance(effect, Wait):
                    self._pending = effect
                    self._withdraw_questions(())
                    return
                else:
                    raise TypeError(f"not an effect: {effect!r}")
        except StopIteration:
            raise RuntimeError("the main coroutine of a game never ends") from None

    # ---- questions

    def _made(self, effect: Ask | AskAll) -> list[Decision]:
        if isinstance(effect, Ask):
            one = effect.make(self._state)
            return [] if one is None else [one]
        return list(effect.make(self._state))

    def _open(self, effect: Ask | AskAll) -> tuple[bool, Any]:
        """Open the questions of *effect*; (True, answer) when nobody need be asked."""
        secret = isinstance(effect, AskAll) and effect.secret
        decisions = self._made(effect)
        known = {each.key: each for each in self._standing.questions}
        opened: list[Open] = []
        fresh: list[Open] = []
        forms: dict[str, Decision] = {}
        taken: list[Open] = []
        for index, decision in enumerate(decisions):
            offered = decision.offered()
            old = known.get(decision.key)
            if old is not None:
                if old.offered != offered:
                    partial = old.partial if decision.legal(old.partial) is not None else {}
                    still = old.answered and decision.legal(partial) == ()
                    old = evolve(old, offered=offered, generation=old.generation + 1, partial=partial, answered=still)
                opened.append(old)
                forms[old.id] = decision
                continue
            answer = self.game.answers(self._state, decision)
            made = Open(f"{self._line}.{index}", decision.key, decision.kind, decision.who, offered, secret)
            if answer is not None:
                how, choice = answer
                if decision.legal(choice) != ():
                    raise ValueError(f"{how} answers {decision.key} with {choice}, which is not offered")
                made = evolve(made, id="", partial=dict(choice), answered=True, how=how)
                taken.append(made)
                if isinstance(effect, Ask) or (isinstance(effect, AskAll) and effect.first):
                    self._tell_closed(made)
                    return True, (choice if isinstance(effect, Ask) else (decision.key, choice))
                if not secret:
                    self._tell_closed(made)
                opened.append(made)
                continue
            parked = self._standing.parked.get(decision.key)
            if parked is not None and decision.legal(parked) == ():
                made = evolve(made, partial=parked, answered=True)
            opened.append(made)
            fresh.append(made)
            forms[made.id] = decision
        if not opened:
            self._withdraw_questions(())
            return True, (None if isinstance(effect, Ask) or effect.first else {})
        if all(each.answered for each in opened):
            for each in opened:
                if secret:
                    self._tell_closed(each)
            self._withdraw_questions(tuple(each.key for each in opened))
            self._set(questions=())
            return True, {each.key: each.partial for each in opened}
        self._withdraw_questions(tuple(each.key for each in opened))
        self._set(questions=tuple(opened))
        self._decisions = forms
        for each in fresh:
            self._tell(told.DecisionOpened(each.id, each.key, each.kind, each.who, each.secret))
        return False, None

    def _present(self, effect: Ask | AskAll) -> None:
        """Make the questions of a waiting coroutine anew, in place."""
        ready, value = self._open(effect)
        if ready:
            self._drive(value)

    def _withdraw_questions(self, keep: tuple[str, ...]) -> None:
        """Close what is no longer asked; answers given in secret are parked in case the question comes back."""
        gone = [each for each in self._standing.questions if each.key not in keep]
        if not gone:
            return
        parked = dict(self._standing.parked)
        for each in gone:
            if each.answered and each.secret:
                parked[each.key] = each.partial
        kept = tuple(each for each in self._standing.questions if each.key in keep)
        self._set(questions=kept, parked=parked)
        for each in gone:
            if each.id:
                closed = told.DecisionClosed(each.id, each.key, each.kind, each.who, "withdrawn", {}, 0)
                self._tell(closed)

    # ---- events and dice

    def _tell(self, event: Any) -> None:
        self._told.append(Told(self._next_seq, event))
        self._next_seq += 1
        if isinstance(event, told.KernelEvent):
            return
        self._state = self.game.after(self._state, event)
        kind = event.__class__
        if kind in self.game.rulings:
            self._rulings_left -= 1
        if kind in self.game.steps:
            self._steps_left -= 1
            moment = self.game.moment(self._state)
            if moment != self._standing.moment:
                self._set(moment=moment, ordinals={}, parked={})

    def _roll(self, effect: Roll) -> tuple[int, ...]:
        standing = self._standing
        stem = f"{effect.who}/{effect.why}"
        ordinal = standing.ordinals.get(stem, 0)
        where = address(standing.moment, effect.who, effect.why, ordinal, effect.dice)
        ordinals = {**standing.ordinals, stem: ordinal + 1}
        faces = self._recorded.get(where)
        fed = False
        if standing.fed:
            laid = self._take_fed(effect)
            if laid is not None:
                faces, fed = laid, True
        if faces is None:
            faces = draw(self._key, where, effect.dice)
        self._set(ordinals=ordinals)
        self._drawn.append(Drawn(where, faces, fed))
        return faces

    def _take_fed(self, effect: Roll) -> tuple[int, ...] | None:
        """Faces that the game master laid down for this roll: as many as fit, the rest from the seed."""
        left: list[Fed] = list(self._standing.fed)
        sides, faces = effect.dice.sides, []
        for _ in range(effect.dice.count):
            fitting = [each for each in left if each.fits(effect.who, effect.why)]
            found = next((each for each in fitting if each.addressed), fitting[0] if fitting else None)
            if found is None:
                break
            if not 1 <= found.face <= sides or found.sides not in (None, sides):
                raise ImpossibleFace(found.face, sides)
            left.remove(found)
            faces.append(found.face)
        if not faces:
            return None
        if len(faces) < effect.dice.count:
            where = f"{self._standing.moment}/{effect.who}/{effect.why}/fed{len(left)}"
            faces.extend(draw(self._key, where, effect.dice)[len(faces) :])
        self._set(fed=tuple(left))
        return tuple(faces)

    # ---- from the journal

    @classmethod
    def load(
        cls,
        game: Game[S],
        secret: bytes,
        snapshot: Snapshot[S],
        since: Iterable[Recorded],
        *,
        next_seq: int,
        budget: Budget = Budget(),
    ) -> Engine[S]:
        """The encounter as stored: *snapshot* and the inputs after it, replayed with their recorded faces.

        Raises `ReplayMismatch` when the program now tells something else than was recorded.
        """
        engine: Engine[S] = cls(game, snapshot.frame.state, secret, budget=budget)
        mark = Mark(snapshot.frame, snapshot, (), 0, False)
        engine._adopt(mark, next_seq=snapshot.next_seq)
        engine._marks = {snapshot.frame.standing.at: mark}
        for each in since:
            progress = engine.submit(each.given, each.line, recorded=each.faces)
            compare(each, tuple(one.event for one in progress.events))
        engine._next_seq = max(next_seq, engine._next_seq)
        return engine


def compare(recorded: Recorded, events: tuple[Any, ...]) -> None:
    """Raise `ReplayMismatch` at the first event that differs from what was recorded."""
    if recorded.events == events:
        return
    for position in range(max(len(recorded.events), len(events))):
        old = recorded.events[position] if position < len(recorded.events) else None
        new = events[position] if position < len(events) else None
        if old != new:
            raise ReplayMismatch(recorded.line, position, repr(old), repr(new))


def verify(game: Game[S], opening: S, secret: bytes, journal: Iterable[Recorded]) -> Engine[S]:
    """Run a whole journal again from its opening, drawing every face anew, and compare every event and face.

    Raises `ReplayMismatch` at the first difference.
    """
    engine: Engine[S] = Engine(game, opening, secret, kept_marks=1 << 30)
    for each in journal:
        progress = engine.submit(each.given, each.line)
        compare(each, tuple(one.event for one in progress.events))
        faces = {one.address: one.faces for one in progress.drawn}
        if faces != dict(each.faces):
            raise ReplayMismatch(each.line, 0, f"faces {dict(each.faces)}", f"faces {faces}")
    return engine


__all__ = ["Budget", "Choice", "Engine", "Mark", "Progress", "compare", "verify"]
