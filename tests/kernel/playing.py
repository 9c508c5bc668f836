"""A journal in memory around an engine: it keeps what a store would keep, as JSON, and can start again from that."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from bot.kernel import inputs as said
from bot.kernel.decisions import Decision
from bot.kernel.engine import Budget, Engine, Progress
from bot.kernel.frame import Open, Recorded, Snapshot
from bot.kernel.line import USUAL
from bot.kernel.retracing import verify
from bot.kernel.ruleset import Game

S = TypeVar("S")
SECRET = bytes(range(32))
GM = 99


@dataclass
class Row:
    """A stored line."""

    line: int
    parent: int
    given: str
    faces: str
    events: list[str]


@dataclass
class Play(Generic[S]):
    """An encounter and its journal."""

    game: Game[S]
    opening: S
    secret: bytes = SECRET
    budget: Budget = USUAL
    rows: list[Row] = field(default_factory=list)
    snapshots: dict[int, tuple[int, str]] = field(default_factory=dict)
    next_seq: int = 1

    def __post_init__(self) -> None:
        self.engine: Engine[S] = Engine(self.game, self.opening, self.secret, budget=self.budget)
        first = self.engine.mark(0)
        assert first is not None
        self.snapshots[0] = (0, self.engine.codec.dump_snapshot(first.base))

    # ---- saying things

    @property
    def state(self) -> Any:
        return self.engine.state

    @property
    def line(self) -> int:
        return self.rows[-1].line if self.rows else 0

    def say(self, *inputs: Any) -> Progress[S]:
        """Submit and keep each input; the last one's progress."""
        for given in inputs:
            progress = self.engine.submit(given, self.line + 1)
            self.keep(progress)
        return progress

    def keep(self, progress: Progress[S]) -> None:
        codec = self.engine.codec
        self.rows.append(
            Row(
                progress.line,
                progress.parent,
                codec.dump_input(progress.given),
                json.dumps([[each.address, each.faces] for each in progress.drawn]),
                [codec.dump_event(each.event) for each in progress.events],
            )
        )
        at = progress.snapshot
        self.snapshots[at.line] = (at.position, codec.dump_snapshot(at))
        self.next_seq = max([self.next_seq, *(each.seq + 1 for each in progress.events)])

    def asked(self, who: str) -> tuple[Open, Decision]:
        """The one open question to *who*."""
        (found,) = [pair for pair in self.engine.questions() if pair[0].who == who]
        return found

    def awaited(self) -> list[str]:
        return [each.who for each, _ in self.engine.questions() if not each.answered]

    def answer(self, who: str, by: int = 1, **choice: str) -> Progress[S]:
        return self.say(said.Answer(by, self.asked(who)[0].id, choice))

    def default(self, who: str) -> Progress[S]:
        return self.say(said.Deadline(self.asked(who)[0].id))

    def run(self, limit: int = 1_000) -> None:
        """Let every deadline pass until nobody is asked."""
        for _ in range(limit):
            questions = [each for each, _ in self.engine.questions() if not each.answered]
            if not questions:
                return
            self.say(said.Deadline(questions[0].id))

    # ---- from the journal

    def recorded(self) -> list[Recorded]:
        """The whole journal, read from its JSON."""
        return [self._recorded(row) for row in self.rows]

    def _recorded(self, row: Row) -> Recorded:
        codec = self.engine.codec
        faces = {where: tuple(found) for where, found in json.loads(row.faces)}
        return Recorded(
            row.line, codec.load_input(row.given), faces, tuple(codec.load_events(each)[0] for each in row.events)
        )

    def stored(self) -> tuple[Snapshot[S], list[Recorded], Recorded | None, int]:
        """What a store gives back: the newest snapshot on the way, the lines after it, its own line and its parent."""
        parents = {row.line: row.parent for row in self.rows}
        at = self.line
        while at not in self.snapshots:
            at = parents[at]
        position, text = self.snapshots[at]
        snapshot = self.engine.codec.load_snapshot(at, position, text)
        since = [self._recorded(row) for row in self.rows if row.line > at]
        within = next((self._recorded(row) for row in self.rows if row.line == at), None)
        return snapshot, since, within, parents.get(at, 0)

    def loaded(self, game: Game[S] | None = None) -> Engine[S]:
        """Another engine, started from what is stored."""
        snapshot, since, within, parent = self.stored()
        return Engine.load(
            game or self.game,
            self.secret,
            snapshot,
            since,
            within=within,
            parent=parent,
            next_seq=self.next_seq,
            budget=self.budget,
        )

    def recovered(self, game: Game[S]) -> tuple[Engine[S], said.Recover | None]:
        snapshot, since, within, parent = self.stored()
        return Engine.recover(
            game,
            self.secret,
            snapshot,
            since,
            within=within,
            parent=parent,
            next_seq=self.next_seq,
            budget=self.budget,
        )

    def remember(self) -> None:
        """Teach the engine every mark anew from the whole journal, as a table does before an undo that goes far."""
        other = verify(self.game, self.opening, self.secret, self.recorded(), budget=self.budget)
        for line in (0, *(row.line for row in self.rows)):
            mark = other.mark(line)
            assert mark is not None
            self.engine.learn(line, mark)

    def way(self) -> list[Row]:
        """The lines that lead to where we are, without undone branches."""
        by_line = {row.line: row for row in self.rows}
        found, at = [], self.line
        while at:
            found.append(by_line[at])
            at = by_line[at].parent
        return found[::-1]

    def restart(self) -> None:
        """Forget the engine and start again from what is stored."""
        self.engine = self.loaded()


def events(progress: Progress[Any]) -> list[Any]:
    return [each.event for each in progress.events]


def tags(progress: Progress[Any]) -> list[str]:
    return [each.event.type for each in progress.events]


def asks(engine: Engine[Any]) -> list[tuple[Open, Any]]:
    """The open questions, with all that can be compared of their forms."""
    return [
        (each, (form.key, form.kind, form.who, form.all_fields(each.partial), dict(form.default), dict(form.about)))
        for each, form in engine.questions()
    ]


def same(one: Engine[Any], other: Engine[Any]) -> None:
    """Both stand at the same place and ask the same."""
    assert one.state == other.state
    assert one.standing == other.standing
    assert asks(one) == asks(other)


class Boom(Exception):
    """What a faulty ruleset raises."""


class Faulty:
    """*game*, raising at the *at*-th step of its own code (0: never); *taken* counts them."""

    def __init__(self, game: Any, at: int = 0) -> None:
        self.game, self.at, self.taken = game, at, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def _step(self) -> None:
        self.taken += 1
        if self.taken == self.at:
            raise Boom(self.at)

    def _watched(self, action: Iterator[Any]) -> Iterator[Any]:
        value: Any = None
        while True:
            self._step()
            try:
                effect = action.send(value)  # type: ignore[attr-defined]
            except StopIteration:
                return
            self._step()
            value = yield effect

    def play(self, scene: Any) -> Any:
        return self._watched(self.game.play(scene))

    def note(self, scene: Any, note: Any) -> Any:
        return self._watched(self.game.note(scene, note))

    def check(self, state: Any, note: Any) -> None:
        self._step()
        self.game.check(state, note)

    def after(self, state: Any, event: Any) -> Any:
        self._step()
        return self.game.after(state, event)

    def moment(self, state: Any) -> str:
        self._step()
        return str(self.game.moment(state))

    def answers(self, state: Any, decision: Any) -> Any:
        self._step()
        return self.game.answers(state, decision)
