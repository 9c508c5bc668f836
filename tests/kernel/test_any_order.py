"""Both games in any order: answers, notes, the game master's orders, undo, redo, holds, restarts, failed commits."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.decisions import Decision
from bot.kernel.dice import Fed
from bot.kernel.engine import Budget, Progress
from bot.kernel.errors import ImpossibleFace, Refused, RulingFailed
from bot.kernel.retracing import verify
from tests.kernel import duel_of_reactions as duel
from tests.kernel import sealed_bids as bids
from tests.kernel.playing import GM, Faulty, Play, asks, events, same

PICK = st.integers(0, 10_000)
NAMES = ("ana", "bob", "cid", "dan")
_NOT_SAID = (said.Hold, said.Resume, said.Undo, said.Redo, said.Feed)


def choose(decision: Decision, pick: int, fields: int = 99) -> dict[str, str]:
    """A legal choice, of at most so many *fields*."""
    choice: dict[str, str] = {}
    while len(choice) < fields and (left := decision.legal(choice)):
        field = left[pick % len(left)]
        choice[field.name] = field.options[pick // 7 % len(field.options)]
        pick = pick // 3 + 1
    return choice


class Encounter(RuleBasedStateMachine):
    """The rules of the random play; a game says what its notes are (`note`)."""

    def game(self) -> tuple[Any, Any]:
        raise NotImplementedError

    def enter(self, who: str, pilot: bool) -> Any:
        raise NotImplementedError

    def note(self, kind: int, who: str, pick: int) -> Any:
        raise NotImplementedError

    @initialize(steps=st.integers(1, 10), people=st.integers(1, 4), pilots=st.integers(0, 15))
    def begin(self, steps: int, people: int, pilots: int) -> None:
        game, opening = self.game()
        self.faulty = Faulty(game)
        self.play: Play[Any] = Play(self.faulty, opening, budget=Budget(steps, steps // 2 + 1))
        self.faces: dict[str, tuple[int, ...]] = {}
        self.handed: list[tuple[Any, str]] = []
        self.stale: set[str] = set()
        for index, who in enumerate(NAMES[:people]):
            self.say(self.enter(who, bool(pilots >> index & 1)))
        self.say(said.Begin(GM, "mix"))

    # ---- what is checked at every input

    def say(self, given: Any) -> Progress[Any] | None:
        """Submit *given* and check what it did; None when it was refused, and then changed nothing."""
        engine = self.play.engine
        before, asked = engine.frame, asks(engine)
        line = self.play.line + 1
        try:
            progress = engine.submit(given, line)
        except (Refused, ImpossibleFace):
            assert engine.frame == before
            assert asks(engine) == asked
            return None
        self.play.keep(progress)
        assert progress.frame == engine.frame
        assert len(progress.events) < 400
        for drawn in progress.drawn:
            if not drawn.fed:
                assert self.faces.setdefault(drawn.address, drawn.faces) == drawn.faces
        self.handed.append((progress.frame, repr(progress.frame)))
        self._nothing_revealed_too_early(progress)
        if not isinstance(given, _NOT_SAID):
            assert engine.standing.redo == ()
        self.stale |= {each.question for each in events(progress) if isinstance(each, told.DecisionOpened)}
        return progress

    def _nothing_revealed_too_early(self, progress: Progress[Any]) -> None:
        standing = {each.id: each for each in progress.frame.standing.questions if each.id}
        told_of = [each for each in events(progress) if isinstance(each, told.DecisionClosed)]
        for each in told_of:
            assert each.question not in standing or not standing[each.question].secret
        secret = {"bid"}
        if any(each.kind in secret and each.how != "withdrawn" for each in told_of):
            old = [each for each in standing.values() if each.secret and each.id]
            assert all(each.id.startswith(f"{progress.line}.") for each in old)

    @invariant()
    def questions_are_well_formed(self) -> None:
        pairs = self.play.engine.questions()
        keys = [each.key for each, _ in pairs]
        assert len(set(keys)) == len(keys)
        for each, decision in pairs:
            assert decision.legal(decision.default) == ()
            left = decision.legal(each.partial)
            assert left is not None
            assert (left == ()) == each.answered or not each.partial
            assert each.offered == decision.offered()

    @invariant()
    def it_stands_where_the_journal_says(self) -> None:
        other = self.play.loaded()
        same(other, self.play.engine)

    def teardown(self) -> None:
        if not hasattr(self, "play"):
            return
        engine = self.play.engine
        codec = engine.codec
        again = verify(self.faulty, self.play.opening, self.play.secret, self.play.recorded(), budget=self.play.budget)
        assert again.frame == engine.frame
        assert all(repr(frame) == written for frame, written in self.handed)
        opened: list[str] = []
        closed: list[str] = []
        addresses: list[str] = []
        for row in self.play.way():
            for told_now in (codec.load_events(each)[0] for each in row.events):
                if isinstance(told_now, told.DecisionOpened):
                    opened.append(told_now.question)
                elif isinstance(told_now, told.DecisionClosed) and told_now.question:
                    closed.append(told_now.question)
            addresses += [where for where, _ in json.loads(row.faces)]
        assert len(set(opened)) == len(opened)
        assert len(set(closed)) == len(closed)
        assert len(set(addresses)) == len(addresses)
        left = {each.id for each in engine.standing.questions if each.id and (each.secret or not each.answered)}
        assert set(opened) - set(closed) == left

    # ---- people

    @rule(pick=PICK, fields=st.sampled_from([1, 99, 99, 99]))
    def answer(self, pick: int, fields: int) -> None:
        pairs = self.play.engine.questions()
        if pairs:
            question, decision = pairs[pick % len(pairs)]
            self.say(said.Answer(1 + pick % 3, question.id, choose(decision, pick, fields), question.generation))

    @rule(picks=st.lists(PICK, min_size=2, max_size=8))
    def play_on(self, picks: list[int]) -> None:
        if self.play.engine.standing.held:
            self.say(said.Resume(GM))
        for pick in picks:
            if self.play.engine.standing.breath:
                self.say(said.Continue())
            self.answer(pick, 99)

    @rule(pick=PICK)
    def let_a_deadline_pass(self, pick: int) -> None:
        pairs = self.play.engine.questions()
        if pairs:
            self.say(said.Deadline(pairs[pick % len(pairs)][0].id))

    @rule(pick=PICK)
    def answer_something_old(self, pick: int) -> None:
        standing = {each.id for each in self.play.engine.standing.questions}
        gone = sorted(self.stale - standing)
        if gone:
            assert self.say(said.Answer(1, gone[pick % len(gone)], {})) is None

    @rule(kind=st.integers(0, 6), who=st.sampled_from(NAMES), aimed=st.booleans(), pick=PICK)
    def speak(self, kind: int, who: str, aimed: bool, pick: int) -> None:
        before = {each.key: each for each in self.play.engine.standing.questions}
        asked = self.play.awaited()
        if aimed and asked:
            who = asked[pick % len(asked)]
        note = self.note(kind, who, pick)
        if self.say(note) is None or isinstance(note, bids.Instruct | duel.Hand):
            return
        for each, decision in self.play.engine.questions():
            old = before.get(each.key)
            if old is None or old.how != "answered" or not old.id:
                continue
            if old.answered and not old.secret and each.id != old.id:
                assert decision.legal(old.partial) != ()
            elif each.id == old.id and decision.legal(old.partial) is not None:
                assert each.partial == old.partial
        keys = {each.key for each, _ in self.play.engine.questions()}
        for key, old in before.items():
            if old.id and key in keys and not old.answered:
                (now,) = [each for each in self.play.engine.standing.questions if each.key == key]
                assert now.id == old.id

    # ---- the game master

    @precondition(lambda self: not self.play.engine.standing.held)
    @rule()
    def hold(self) -> None:
        self.say(said.Hold(GM))

    @precondition(lambda self: self.play.engine.standing.held)
    @rule()
    def resume(self) -> None:
        self.say(said.Resume(GM))

    @precondition(lambda self: self.play.engine.standing.breath)
    @rule()
    def go_on(self) -> None:
        self.say(said.Continue(GM))

    @rule(faces=st.lists(st.integers(1, 20), max_size=3), why=st.sampled_from([None, "initiative", "strike", "zzz"]))
    def feed(self, faces: list[int], why: str | None) -> None:
        self.say(said.Feed(GM, tuple(Fed(face, why=why) for face in faces)))

    @rule(count=st.integers(1, 4), again=st.booleans())
    def undo(self, count: int, again: bool) -> None:
        to = self.play.engine.rulings_back(count)
        if to is None:
            self.play.remember()
            to = self.play.engine.rulings_back(count)
        if to is None:
            return
        mark = self.play.engine.mark(to)
        assert mark is not None
        at = self.play.engine.standing.at
        assert self.say(said.Undo(GM, to, again)) is not None
        assert self.play.state == mark.frame.state
        assert self.play.engine.standing.held == "undo"
        assert self.play.engine.standing.redo[-1] == at
        assert self.play.engine.questions() == []

    @precondition(lambda self: self.play.engine.standing.redo)
    @rule()
    def redo(self) -> None:
        to = self.play.engine.standing.redo[-1]
        if self.play.engine.mark(to) is None:
            self.play.remember()
        mark = self.play.engine.mark(to)
        assert mark is not None
        assert self.say(said.Redo(GM, to)) is not None
        assert self.play.state == mark.frame.state

    @precondition(lambda self: self.play.line > 25)
    @rule()
    def end(self) -> None:
        self.say(said.End(GM))

    # ---- trouble

    @rule()
    def restart(self) -> None:
        self.play.restart()

    @rule(pick=PICK)
    def lose_the_commit(self, pick: int) -> None:
        engine = self.play.engine
        before, asked = engine.frame, asks(engine)
        pairs = engine.questions()
        given: Any = said.Deadline(pairs[pick % len(pairs)][0].id) if pairs else said.Feed(GM)
        try:
            engine.submit(given, self.play.line + 1)
        except (Refused, ImpossibleFace):
            return
        engine.withdraw()
        assert engine.frame == before
        assert asks(engine) == asked

    @rule(pick=PICK, at=st.integers(1, 30))
    def raise_in_the_rules(self, pick: int, at: int) -> None:
        engine = self.play.engine
        before, asked = engine.frame, asks(engine)
        pairs = engine.questions()
        if not pairs:
            return
        question, decision = pairs[pick % len(pairs)]
        self.faulty.taken, self.faulty.at = 0, at
        try:
            engine.submit(said.Answer(1, question.id, choose(decision, pick)), self.play.line + 1)
            engine.withdraw()
        except (Refused, RulingFailed, ImpossibleFace):
            pass
        self.faulty.at = 0
        assert engine.frame == before
        assert asks(engine) == asked


class Auctions(Encounter):
    def game(self) -> tuple[Any, Any]:
        return bids.SealedBids(), bids.Auction()

    def enter(self, who: str, pilot: bool) -> Any:
        return bids.Join(GM, who, pilot)

    def note(self, kind: int, who: str, pick: int) -> Any:
        other = NAMES[pick % 4]
        lots = tuple(lot for index, lot in enumerate(bids.LOTS) if pick >> index & 1)
        orders = {"bid": str(pick % 3), "toast": "health"} if pick % 2 else {}
        return (
            bids.Join(GM, who, pick % 4 == 0),
            bids.Leave(GM, who),
            bids.SetCoins(GM, who, pick % 4),
            bids.SetLots(GM, lots),
            bids.Instruct(GM, who, pick % 3 == 0, orders),
            bids.Nudge(GM, who),
            bids.Tip(1, who, other),
        )[kind]


class Skirmishes(Encounter):
    def game(self) -> tuple[Any, Any]:
        return duel.DuelOfReactions(), duel.Skirmish()

    def enter(self, who: str, pilot: bool) -> Any:
        return duel.Enter(GM, who, pilot)

    def note(self, kind: int, who: str, pick: int) -> Any:
        return (
            duel.Enter(GM, who, pick % 4 == 0),
            duel.Remove(GM, who),
            duel.Wound(GM, who, pick % 13),
            duel.Wound(GM, who, 12),
            duel.Hand(GM, who, pick % 2 == 0),
            duel.Shout(1, who),
            duel.Shout(1, who),
        )[kind]


_SETTINGS = settings(
    derandomize=True,
    max_examples=60,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)

TestAuctions = pytest.mark.filterwarnings("ignore")(Auctions.TestCase)
TestAuctions.settings = _SETTINGS
TestSkirmishes = pytest.mark.filterwarnings("ignore")(Skirmishes.TestCase)
TestSkirmishes.settings = _SETTINGS
