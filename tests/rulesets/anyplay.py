"""Encounters at random under any ruleset: legal answers, words of every kind, undo, redo, restarts, holds, laid dice.

A ruleset brings its words (`AnyPlay.any_note`), the faces worth laying down (`AnyPlay.faces_worth`) and its oracles
(`AnyPlay.check_line`, `AnyPlay.check_state`); what must hold under every ruleset is checked here, after every input.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from bot.kernel import events as told
from bot.kernel import inputs
from bot.kernel.codec import Codec
from bot.kernel.decisions import Decision
from bot.kernel.dice import Fed
from bot.kernel.engine import Budget, Engine, Progress, verify
from bot.kernel.errors import ImpossibleFace, Refused
from bot.kernel.frame import Recorded
from bot.kernel.ruleset import EVERYBODY, Reader, Ruleset

S = TypeVar("S")
SECRET = bytes(range(32))
GM = 1
PLAYER = 17
LOOPS = Budget(effects=3000)
"""The usual run-away budget; a loop in rule code is found early."""


class AnyPlay(Generic[S]):
    """One encounter at random, and its oracles. *seed* gives the same encounter again."""

    game: Ruleset[S]

    def __init__(self, seed: int, game: Ruleset[S], settings: dict[str, Any]) -> None:
        self.chance = random.Random(seed)
        self.game = game
        self.codec: Codec[S] = Codec(game)
        self.opening = game.opening(settings)
        self.engine: Engine[S] = Engine(game, self.opening, SECRET, budget=LOOPS)
        self.line = 0
        self.faces: dict[str, tuple[int, ...]] = {}
        self.states: dict[int, S] = {0: self.engine.state}
        self.journal: list[Recorded] = []
        self.kinds: set[str] = set()
        self.asked: set[str] = set()

    # ---- what a ruleset brings

    def any_note(self) -> Any:
        """A word at random; it may be refused."""
        raise NotImplementedError

    def faces_worth(self) -> Sequence[Fed]:
        """Addressed faces that the game master might lay down, because much happens when they fall."""
        return ()

    def check_line(self, before: S, progress: Progress[S]) -> None:
        """Each event of a line (never of an undo or redo) was possible when it happened."""

    def came_back(self, line: int, to: int) -> None:
        """With *line* everything is again as it was after line *to*."""

    def check_state(self) -> None:
        """The present state is one that can be."""

    # ---- speaking

    def submit(self, given: Any) -> Progress[S] | None:
        """Submit *given*; None when it was refused (then nothing changed)."""
        self.line += 1
        before = self.engine.frame
        text = self.codec.dump_state(before.state) if self.chance.random() < 0.05 else None
        try:
            progress = self.engine.submit(given, self.line)
        except (Refused, ImpossibleFace):
            assert self.engine.frame == before, "a refusal changed something"
            return None
        if text is not None:
            assert self.codec.dump_state(before.state) == text, "a state was altered in place"
        self.states[self.line] = self.engine.state
        events = tuple(each.event for each in progress.events)
        self.kinds.update(each.type for each in events)
        self.journal.append(Recorded(self.line, given, {each.address: each.faces for each in progress.drawn}, events))
        if not isinstance(given, inputs.Undo | inputs.Redo):
            self.check_events(before.state, progress)
            self.check_line(before.state, progress)
        else:
            self.came_back(progress.line, given.to)
        self.check_faces(progress)
        self.check_state()
        self.check_questions()
        return progress

    def step(self) -> None:
        """Somebody does something."""
        chance, standing = self.chance, self.engine.standing
        if standing.ended:
            self.submit(self.any_note())
            self.undo()
            return
        if standing.held:
            if standing.redo and chance.random() < 0.3:
                self.submit(inputs.Redo(GM, chance.choice(standing.redo)))
            elif chance.random() < 0.2:
                self.submit(self.any_note())
            self.submit(inputs.Resume(GM))
            return
        if standing.breath:
            self.submit(self.any_note() if chance.random() < 0.2 else inputs.Continue())
            return
        roll = chance.random()
        if roll < 0.24:
            self.submit(self.any_note())
        elif roll < 0.28:
            self.undo()
        elif roll < 0.30:
            self.submit(inputs.Hold(GM))
        elif roll < 0.35:
            self.restart()
        elif roll < 0.42 and (worth := self.faces_worth()):
            self.submit(inputs.Feed(GM, tuple(chance.sample(worth, min(2, len(worth))))))
        elif roll < 0.45:
            self.look()
        elif roll < 0.453:
            self.submit(inputs.End(GM))
        else:
            self.answer()

    def answer(self) -> None:
        questions = self.engine.questions()
        if not questions:
            self.submit(self.any_note())
            return
        question, decision = self.chance.choice(questions)
        if self.chance.random() < 0.12 and not question.answered:
            self.submit(inputs.Deadline(question.id))
            return
        choice: dict[str, str] = {}
        while left := decision.legal(choice):
            choice[left[0].name] = self.preferred(decision, left[0].options)
            if self.chance.random() < 0.05:
                break  # a partial answer
        assert decision.legal(choice) is not None, "an offered choice is not legal"
        self.submit(inputs.Answer(GM, question.id, choice))

    def preferred(self, decision: Decision, options: Sequence[str]) -> str:
        """The option taken; a ruleset may prefer what keeps things going."""
        return self.chance.choice(options)

    def undo(self) -> None:
        to = self.engine.rulings_back(self.chance.randint(1, 3))
        if to is None:
            return
        self.submit(inputs.Undo(GM, to, again=self.chance.random() < 0.3))
        assert self.engine.state == self.states[to], "undo leads to another state"

    def restart(self) -> None:
        """Stop the program and start it again from what is stored."""
        mark = self.engine.mark(self.engine.standing.at)
        assert mark is not None
        snapshot = self.codec.load_snapshot(mark.base.line, mark.base.position, self.codec.dump_snapshot(mark.base))
        asked = shape(self.engine)
        other: Engine[S] = Engine.load(
            self.game, SECRET, snapshot, mark.since, next_seq=snapshot.next_seq, budget=LOOPS
        )
        assert other.frame == self.engine.frame
        assert shape(other) == asked
        assert other.frame == self.engine.frame

    def look(self) -> None:
        """Somebody looks at the fight and at what he may say; nothing may fail, and nobody sees hidden people."""
        state = self.engine.state
        opened = [each for each, _ in self.engine.questions()]
        people = self.game.people(state)
        readers = {EVERYBODY, Reader(PLAYER), Reader(GM, gm=True)}
        for reader in readers:
            view = self.game.view(state, reader, opened)
            if not reader.gm:
                secret = {each.id for each in people if each.hidden and each.player != reader.user}
                assert not secret & {row.id for row in view.rows}, "somebody hidden is seen"
        for person in people:
            for command in ("declare", "strike", "orders"):
                form = self.game.form(state, command, person.id)
                if form is not None:
                    assert form.legal({}) is not None
                    assert form.legal(form.default) == ()

    # ---- what must hold under any ruleset

    def check_events(self, before: S, progress: Progress[S]) -> None:
        """The events alone lead to the present state, and none that everybody may read names somebody hidden."""
        state = before
        for each in progress.events:
            if not isinstance(each.event, told.KernelEvent):
                state = self.game.after(state, each.event)
            elif isinstance(each.event, told.DecisionClosed) and each.event.how == "withdrawn":
                assert each.event.choice == {}
        assert state == self.engine.state, "the events do not lead to the state"
        hidden = {each.id for each in self.game.people(state) if each.hidden}
        if hidden:
            for each in progress.events:
                if not isinstance(each.event, told.KernelEvent) and self.game.may_read(state, each.event, EVERYBODY):
                    assert not hidden & ids_in(each.event), f"a hidden name is told to everybody: {each.event}"

    def check_faces(self, progress: Progress[S]) -> None:
        """The same address has the same face on every branch, unless one was laid down."""
        for each in progress.drawn:
            if not each.fed:
                assert self.faces.setdefault(each.address, each.faces) == each.faces

    def check_questions(self) -> None:
        """Keys are unique, options never empty, defaults legal; nobody is asked twice at once, or while he is out."""
        pairs = self.engine.questions()
        people = {each.id: each for each in self.game.people(self.engine.state)}
        assert len({each.key for each, _ in pairs}) == len(pairs)
        players = [each.who for each, _ in pairs if not each.who.startswith("@")]
        assert len(set(players)) == len(players), "one question per person at a time"
        for each, decision in pairs:
            self.asked.add(each.kind)
            assert all(field.options for field in decision.all_fields({}))
            assert decision.legal({}), "a question without anything to choose"
            assert decision.legal(decision.default) == ()
            assert each.who.startswith("@") or not people[each.who].out, "somebody is asked who is out"

    def check_replay(self) -> None:
        """The whole journal tells the same again from the opening, with the same faces."""
        engine = verify(self.game, self.opening, SECRET, self.journal, budget=LOOPS)
        assert engine.frame == self.engine.frame


def shape(engine: Engine[Any]) -> list[tuple[Any, ...]]:
    """What is asked, without the functions in it."""

    def plain(decision: Decision) -> tuple[Any, ...]:
        return (decision.key, decision.fields, dict(decision.default), dict(decision.about), decision.offered())

    return [(each, plain(decision)) for each, decision in engine.questions()]


def ids_in(event: Any) -> set[str]:
    """Every id that *event* names."""
    found: set[str] = set()
    stack = list(event.__dict__.values())
    while stack:
        each = stack.pop()
        if isinstance(each, str):
            found.add(each)
        elif isinstance(each, tuple):
            stack.extend(each)
    return found


__all__ = ["GM", "PLAYER", "AnyPlay"]
