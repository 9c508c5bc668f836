"""The coroutine at work: started, driven from question to question, and what each input of play does to it."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, AskAll, Checkpoint, Roll, Stamped, Tell, Wait, Window
from bot.kernel.errors import Refused
from bot.kernel.frame import ABSENT, Open, Queued
from bot.kernel.line import Budget
from bot.kernel.questions import Asking
from bot.kernel.ruleset import Game
from bot.kernel.spoken_words import kept
from bot.kernel.values import evolve

S = TypeVar("S")
_STOPPED: Final = Wait()
"""Time stands still before its next step, at somebody's word."""


class Running(Asking[S]):
    """An encounter that moves. How a lost coroutine is found again is the engine's business (`_revive`).

    *within*: a ruling is under way where it stands (`effects.Part`)."""

    def __init__(self, game: Game[S], secret: bytes, budget: Budget) -> None:
        super().__init__(game, secret, budget)
        self._gen: Action | None = None
        self._pending: AskAll | Wait | None = None
        self._within = False

    def _revive(self) -> None:
        """Make sure that a coroutine is live and stands at the stop that the frame shows."""
        raise NotImplementedError

    def _touch(self, *, idle: bool = False) -> None:
        """From here on this line changes things. Unless *idle*, something new is said: nothing can be redone."""
        self._line.touched = True
        if self._standing.redo and not idle:
            self._set(at=self._line.number, redo=())
        else:
            self._set(at=self._line.number)

    # ---- running

    def _restart(self) -> None:
        """Start the coroutine afresh; the state and what stands asked are all it knows."""
        self._gen = self.game.play(self._scene)
        self._drive(None)

    def _drive(self, value: Any) -> None:
        """Run the coroutine until it asks, waits or takes breath, or halts in a line that is taken in slices."""
        gen, line = self._gen, self._line
        assert gen is not None
        self._pending = None
        send = gen.send
        withheld = False
        try:
            for _ in line.effects:
                effect = send(value)
                value = None
                if isinstance(effect, Tell):
                    self._tell(effect.event)
                elif isinstance(effect, Roll):
                    value = self._roll(effect)
                elif isinstance(effect, Checkpoint):
                    self._within = effect.part == "within"
                    line.anew = line.anew or effect.part == "anew"
                    if effect.ahead and self._round_is_over():
                        self._set(stopping=ABSENT, after=None)
                        self._tell(told.Held(ABSENT, ahead=True))
                    if effect.ahead and self._standing.stopping:
                        # Somebody has asked that time wait: whoever speaks is heard, and it goes on when it may.
                        self._withdraw_questions()
                        if not self.game.restartable:
                            self._mark_checkpoint()
                        self._pending = _STOPPED
                        return
                    if (line.exhausted and not effect.amid) or line.stops_before(effect.ahead):
                        self._take_breath()
                        return
                    if effect.lull and line.ruled:
                        self._take_breath("lull")
                        return
                    if not self.game.restartable:
                        self._mark_checkpoint()
                    if not withheld and line.halt():
                        return
                elif isinstance(effect, AskAll):
                    ready, value = self._open(effect)
                    if not ready:
                        self._pending = effect
                        return
                elif isinstance(effect, Window):
                    if self._standing.queued:
                        # Never inside somebody's question: a coroutine started afresh passes here on its way back.
                        withheld = any(not each.answered for each in self._standing.questions)
                        value = () if withheld else self._take_queued()
                    else:
                        value = ()
                elif isinstance(effect, Wait):
                    self._withdraw_questions()
                    if not withheld:
                        self._pending = effect
                        return
                    withheld = False
                else:
                    raise TypeError(f"not an effect: {effect!r}")
        except StopIteration:
            raise RuntimeError("the main coroutine of a game never ends") from None
        raise self._caught_in_a_loop()

    def _round_is_over(self) -> bool:
        """Whether the round is over after which time is to stand still."""
        after, round_of = self._standing.after, getattr(self.game, "round_of", None)
        return after is not None and round_of is not None and round_of(self._state) > after

    def _caught_in_a_loop(self) -> RuntimeError:
        return RuntimeError(f"{self.budget.effects} effects at one input: caught in a loop")

    def _take_breath(self, pace: str = "") -> None:
        # The state is enough to go on from here, so the coroutine may go: `Continue` starts it afresh.
        self._gen = None
        self._withdraw_questions()
        self._set(breath=True)
        self._tell(told.Breather("moment" if self._standing.table.get("clock") == "moment" else pace))

    def _take_queued(self) -> tuple[Stamped, ...]:
        load = self.codec.load_input
        actions = tuple(Stamped(each.moment, load(each.action)) for each in self._standing.queued)
        self._set(queued=())
        return actions

    def _reconsider(self) -> None:
        """After a note: the questions are made anew; a game that waits looks again."""
        standing = self._standing
        if not standing.at_work:
            return
        if self.game.restartable:
            self._restart()
            return
        self._revive()
        pending = self._pending
        if self._gen is None:
            self._restart()
        elif isinstance(pending, Wait):
            if pending is not _STOPPED or not standing.stopping:
                self._drive(None)
        elif pending is not None:
            ready, value = self._open(pending)
            if ready:
                self._drive(value)

    # ---- inputs of play

    def _begin(self, given: said.Begin) -> None:
        if self._standing.begun:
            raise Refused("already-begun")
        if self._standing.held:
            raise Refused("held", reason=self._standing.held)
        if self._standing.gifts and given.mix != self._standing.contributed:
            raise Refused("moment-passed")
        self._touch()
        # Who begins again after an undo gets no other dice than the first time.
        mix = self._standing.mix or given.mix
        self._set(begun=True, mix=mix)
        self._mix_in(mix)
        self._tell(told.Begun())
        self._restart()

    def _continue(self, given: said.Continue) -> None:
        if not self._standing.breath:
            raise Refused("nothing-to-continue")
        if self._standing.held:
            raise Refused("held", reason=self._standing.held)
        self._touch()
        self._set(breath=False)
        self._restart()

    def _hold(self, given: said.Hold) -> None:
        if self._standing.held or (given.ahead and self._standing.stopping):
            raise Refused("already-held")
        self._touch(idle=True)
        if given.after is not None:
            # Nothing has stopped yet.
            self._set(after=given.after)
            return
        if given.ahead:
            self._set(stopping=given.reason)
        else:
            self._set(held=given.reason, stopping=None)
        self._tell(told.Held(given.reason, given.face, given.sides, given.ahead, given.who, given.why))

    def _resume(self, given: said.Resume) -> None:
        standing = self._standing
        if not (standing.held or standing.stopping):
            if standing.after is None:
                raise Refused("not-held")
            self._touch(idle=True)
            self._set(after=None)
            return
        self._touch(idle=True)
        self._set(held=None, stopping=None, after=None)
        self._tell(told.Resumed())
        self._reconsider()

    def _feed(self, given: said.Feed) -> None:
        self._touch(idle=True)
        self._set(fed=given.faces)
        self._tell(told.DiceFed(len(given.faces), "table" if self._standing.table.get("dice") == "table" else ""))

    def _set_table(self, given: said.SetTable) -> None:
        table = self._standing.table
        before = table.get(given.setting, given.opening)
        if before == given.value:
            raise Refused("as-it-is")
        self._touch()
        self._set(table={**table, given.setting: given.value})
        self._tell(told.TableSet(given.setting, before, given.value))

    def _utter(self, given: said.Utter) -> None:
        self._touch(idle=True)
        if not given.until:
            self._tell(told.Uttered(given.who, given.words))
            return
        self._tell(told.WordsKept(given.who, given.words, given.until == "next"))
        self._set(words=kept(self._standing.words, given.who, given.words, given.until == "next"))

    def _end(self, given: said.End) -> None:
        self._touch()
        self._withdraw_questions()
        self._gen = None
        self._pending = None
        self._set(ended=True, breath=False, held=None, stopping=None, queued=(), fed=(), parked={}, words=())
        self._tell(told.Ended())

    def _interject(self, note: Any) -> None:
        self.game.check(self._state, note)
        self._touch()
        gift = getattr(note, "gift", "")
        if gift and not self._standing.begun:
            self._set(gifts=(*self._standing.gifts, gift))
        if self.game.is_action(note):
            standing = self._standing
            self._set(queued=(*standing.queued, Queued(standing.moment, self.codec.plain_input(note))))
            if not self._standing.questions:
                self._reconsider()
            return
        side = self.game.note(self._scene, note)
        value: Any = None
        try:
            for _ in range(self.budget.effects):
                effect = side.send(value)
                value = None
                if isinstance(effect, Roll):
                    value = self._roll(effect)
                elif isinstance(effect, Tell):
                    self._tell(effect.event)
                else:
                    raise TypeError(f"a note may roll and tell, not {type(effect).__name__}")
        except StopIteration:
            self._reconsider()
            return
        raise self._caught_in_a_loop()

    # ---- answers

    def questions(self) -> list[tuple[Open, Decision]]:
        """The open questions with their forms, in the order of asking; empty while held or ended."""
        standing = self._standing
        if standing.held or standing.ended or not standing.questions:
            return []
        return self._formed()

    def paused(self) -> list[tuple[Open, Decision]]:
        """The questions that stand while the encounter is held, with their forms as far as they can be made: nobody can
        answer them before it is resumed, and they may be asked otherwise then. Empty while it is not held."""
        standing = self._standing
        if not standing.held or standing.ended or not standing.questions:
            return []
        try:
            return self._formed()
        except Exception:
            # What holds it may be that very fault; or today's rules ask something else there.
            return []

    def _formed(self) -> list[tuple[Open, Decision]]:
        self._revive()
        forms = self._decisions
        return [(each, forms[each.id]) for each in self._standing.questions if each.id in forms]

    def question(self, ident: str) -> tuple[Open, Decision] | None:
        """The open question *ident* with its form."""
        standing = self._standing
        if standing.held or standing.ended:
            return None
        for each in standing.questions:
            if each.id == ident:
                self._revive()
                decision = self._decisions.get(ident)
                return None if decision is None else (each, decision)
        return None

    def _open_question(self, ident: str) -> tuple[Open, Decision]:
        if self._standing.held:
            raise Refused("held", reason=self._standing.held)
        found = self.question(ident)
        if found is None:
            raise Refused("moment-passed")
        return found

    def _answer(self, given: said.Answer) -> None:
        question, decision = self._open_question(given.question)
        if given.generation is not None and given.generation != question.generation:
            raise Refused("question-changed")
        if question.answered and not question.secret:
            raise Refused("already-answered")
        if not given.choice:
            self._start_over(question, given.by)
            return
        chosen = decision.joined({} if question.answered else question.partial, given.choice)
        left = decision.legal(chosen)
        if left is None:
            raise Refused("not-offered")
        self._touch()
        if left:
            # Whatever answered before, it is his own choice from now on.
            self._replace(evolve(question, partial=chosen, answered=False, how="answered", by=given.by))
        else:
            self._complete(question, chosen, "answered", given.by)

    def _start_over(self, question: Open, by: int) -> None:
        """*question* is asked as if nothing had been chosen yet. Refused for one that is answered, or not begun."""
        if question.answered or not question.partial:
            raise Refused("question-changed")
        self._touch()
        self._replace(evolve(question, partial={}, how="answered", by=by))

    def _deadline(self, given: said.Deadline) -> None:
        question, decision = self._open_question(given.question)
        if question.answered:
            raise Refused("already-answered")
        self._touch()
        self._complete(question, dict(decision.default), "default", given.by)

    def _complete(self, question: Open, choice: dict[str, str], how: str, by: int) -> None:
        pending = self._pending
        done = evolve(question, partial=choice, answered=True, how=how, by=by)
        if isinstance(pending, AskAll) and not pending.first:
            self._replace(done)
            if not question.secret:
                self._tell_closed(done)
            self._reveal_if_complete()
            return
        self._set(questions=tuple(each for each in self._standing.questions if each.id != question.id))
        self._tell_closed(done)
        self._drive((question.key, choice))

    def _reveal_if_complete(self) -> None:
        questions = self._standing.questions
        late = [each for each in questions if not each.answered]
        if not all(self._decisions[each.id].beside for each in late):
            return
        if late:
            # Nobody waits for those who are asked beside the others.
            self._withdraw_questions({each.key for each in questions if each.answered})
            questions = self._standing.questions
        self._set(questions=())
        for each in questions:
            if each.secret:
                self._tell_closed(each)
        self._drive({each.key: each.partial for each in questions})


__all__ = ["Running"]
