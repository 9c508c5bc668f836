"""Questions: opened, made anew while they stand, answered beforehand or by people, withdrawn when nobody need be asked.

A question is a function of the state. Whenever the state may have changed under it, it is made anew: one with the same
key keeps its id and whatever was chosen that is still offered; one that is no longer made is withdrawn.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, TypeVar

from bot.kernel import events as told
from bot.kernel.decisions import Decision
from bot.kernel.effects import AskAll
from bot.kernel.frame import Open
from bot.kernel.line import Budget, Telling
from bot.kernel.ruleset import Game
from bot.kernel.values import evolve

S = TypeVar("S")
_BY_ITSELF = ("orders", "plan", "autopilot")
MOST_ALIKE = 40
"""How often orders or an autopilot answer one question in their own way at one input."""


class Asking(Telling[S]):
    """What stands asked, and the forms that belong to it (made from the state, never stored)."""

    def __init__(self, game: Game[S], secret: bytes, budget: Budget) -> None:
        super().__init__(game, secret, budget)
        self._decisions: dict[str, Decision] = {}
        self._put_to = getattr(game, "put_to", None)

    def _open(self, effect: AskAll) -> tuple[bool, Any]:
        """Open the questions of *effect* or make them anew; (True, what the rules get back) when none need wait."""
        secret, first = effect.secret, effect.first
        known = {each.key: each for each in self._standing.questions}
        opened: list[Open] = []
        fresh: list[Open] = []
        forms: dict[str, Decision] = {}
        waiting = False
        for decision in self._made(effect):
            old = known.get(decision.key)
            question = old and self._anew(old, decision)
            if question is None:
                question = self._new(decision, secret)
                if question.id:
                    fresh.append(question)
            elif not (question.answered or question.by or question.partial):
                # Orders given, or an autopilot put in, while the question stood; not once its person has spoken (what
                # comes back from where it was parked was said, too).
                question = self._by_itself(question, decision)
            if question.answered and question.how in _BY_ITSELF and question is not old:
                if first:
                    # Settled at once. The others, if any, stay as they are until they are asked again.
                    self._set(questions=tuple(each for each in self._standing.questions if each.key != decision.key))
                    self._tell_closed(question)
                    return True, (decision.key, question.partial)
                if not question.secret:
                    self._tell_closed(question)
            opened.append(question)
            waiting = waiting or not (question.answered or decision.beside)
            if question.id:
                forms[question.id] = decision
        if known:
            self._withdraw_questions({each.key for each in opened})
        if self._standing.parked and fresh:
            back = {each.key for each in fresh}
            self._set(parked={key: kept for key, kept in self._standing.parked.items() if key not in back})
        for each in fresh:
            self._tell(told.DecisionOpened(each.id, each.key, each.kind, each.who, each.secret))
        if not waiting:
            late = [each for each in opened if not each.answered]
            if late:
                self._set(questions=tuple(opened))
                opened = [each for each in opened if each.answered]
                self._withdraw_questions({each.key for each in opened})
            if self._standing.questions:
                self._set(questions=())
            for each in opened:
                if each.secret:
                    self._tell_closed(each)
            if opened or not first:
                return True, {each.key: each.partial for each in opened}
            return True, None
        standing = tuple(opened)
        if standing != self._standing.questions:
            self._set(questions=standing)
        self._decisions = forms
        return False, None

    def _made(self, effect: AskAll) -> Iterator[Decision]:
        """The forms of *effect*, each made when it is come to: whoever answers by himself spares the making of the
        others, where the first answer is enough."""
        keys: set[str] = set()
        made = effect.make(self._state)
        for each in made if effect.first else list(made):
            if each.key in keys:
                raise ValueError(f"the same question twice at once: {each.key}")
            keys.add(each.key)
            yield each

    def _anew(self, old: Open, decision: Decision) -> Open | None:
        """The standing question with the form it has now; None when it must be asked as a new one."""
        if old.answered and old.secret and old.how in _BY_ITSELF:
            # Not revealed yet: what orders or the autopilot say now counts, or else the person is asked.
            if not old.id:
                return None
            old = evolve(old, partial={}, answered=False, how="answered", by=0)
        if old.answered and old.how == "default" and not old.partial:
            # Followed from the journal, which does not say in secret what holds in silence.
            old = evolve(old, partial=dict(decision.default))
        offered = decision.offered()
        left = decision.legal(old.partial) if old.partial or old.answered else offered
        if old.offered == offered and left is not None and (left == () or not old.answered):
            return old
        _check_default(decision)
        answered = old.answered and left == ()
        if old.answered and not answered and not (old.secret and old.id):
            # It was settled and told, or by nobody: what was chosen is no longer offered, so it is asked again.
            return None
        partial = old.partial if left is not None else {}
        return evolve(old, offered=offered, generation=old.generation + 1, partial=partial, answered=answered)

    def _new(self, decision: Decision, secret: bool) -> Open:
        _check_default(decision)
        made = Open("", decision.key, decision.kind, decision.who, decision.offered(), secret)
        settled = self._by_itself(made, decision)
        if settled is not made:
            return settled
        line = self._line
        # Nobody has seen it yet: it is still being written.
        blanks = made.__dict__
        blanks["id"] = f"{line.number}.{line.asked}"
        line.asked += 1
        parked = self._standing.parked.get(decision.key)
        if parked is not None:
            left = decision.legal(parked)
            if left:
                blanks["partial"] = parked
            elif left == () and secret:
                blanks["partial"] = parked
                blanks["answered"] = True
        return made

    def _by_itself(self, question: Open, decision: Decision) -> Open:
        """*question* as standing orders or an autopilot answer it; the very same when they do not."""
        answer = self.game.answers(self._state, decision)
        if answer is None:
            over = None if self._put_to is None else self._put_to(self._state, decision)
            if over is not None:
                self._tell(over)
            return question
        how, choice = answer
        if self._line.again(decision.key) > MOST_ALIKE:
            # It comes back to where it was by what it says: what holds in silence gets it out of there.
            choice = decision.default
        if decision.legal(choice) != ():
            raise ValueError(f"{how} answers {decision.key} with {dict(choice)}, which is not offered")
        return evolve(question, partial=dict(choice), answered=True, how=how, by=0)

    def _replace(self, question: Open) -> None:
        self._set(questions=tuple(question if each.id == question.id else each for each in self._standing.questions))

    def _withdraw_questions(self, keep: Collection[str] = ()) -> None:
        """Close what is no longer asked; what somebody chose and was not yet told is parked in case the question
        comes back. What held in silence is not, nor what orders or an autopilot said: he is asked again."""
        questions = self._standing.questions
        gone = [each for each in questions if each.key not in keep]
        if not gone:
            return
        # A public answer was told when it was given, so there is nothing left to close; an autopilot's was never open.
        closing = [each for each in gone if each.id and (each.secret or not each.answered)]
        changes: dict[str, Any] = {"questions": tuple(each for each in questions if each.key in keep)}
        parked = {each.key: each.partial for each in closing if each.partial and each.how == "answered"}
        if parked:
            changes["parked"] = {**self._standing.parked, **parked}
        self._set(**changes)
        for each in closing:
            self._tell(told.DecisionClosed(each.id, each.key, each.kind, each.who, "withdrawn", {}, 0))

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


def _check_default(decision: Decision) -> None:
    if decision.legal(decision.default) != ():
        raise ValueError(f"the default of {decision.key}, {dict(decision.default)}, is not among its options")


__all__ = ["Asking"]
