"""Encounters at random under any ruleset: legal answers, words of every kind, undo, redo, restarts, holds, laid dice.

A ruleset brings its words and the faces worth laying down (`AnyPlay.wild`) and its oracles (`AnyPlay.checks`,
`AnyPlay.check_step`, `AnyPlay.check_state`); what must hold under every ruleset is checked here, after every input.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from bot.kernel import events as told
from bot.kernel import inputs
from bot.kernel.codec import Codec
from bot.kernel.decisions import Decision
from bot.kernel.dice import Fed
from bot.kernel.engine import Budget, Engine, Progress
from bot.kernel.errors import ImpossibleFace, Refused
from bot.kernel.fold import folded, rolled
from bot.kernel.frame import Frame, Recorded, Standing, Told
from bot.kernel.retracing import verify
from bot.kernel.ruleset import EVERYBODY, Reader, Ruleset
from bot.kernel.values import evolve
from bot.render.rulings import Rulings
from bot.rulesets.shared.check import came_off
from bot.rulesets.shared.deciding import MANNER
from bot.rulesets.shared.overruling import BlowDecided
from bot.text import Texts
from tests.coding import state_text
from tests.rulesets import alone, foreseen, truth
from tests.rulesets.ruled import in_words

S = TypeVar("S")
SECRET = bytes(range(32))
GM = 1
PLAYER = 17
_RULINGS = Rulings(Texts())
_READ: set[tuple[Any, ...]] = set()
"""Kinds of events whose sums have been read as "Why?" shows them."""
STRANDED = "nobody is awaited, nothing is due, and nobody can let it go on"
ASKED = 2
"""So many of the questions that stand are looked at so."""
LOOPS = Budget(effects=3000)
"""The usual run-away budget; a loop in rule code is found early."""


class Wild(Protocol):
    """What a ruleset's people say and the game master lays down, at random (a module `wild`)."""

    def word(self, chance: random.Random, state: Any, asked: Sequence[str]) -> Any:
        """A word at random, mostly about those who are *asked*; it may be refused."""
        ...

    def faces_worth(self, chance: random.Random) -> Sequence[Fed]:
        """Addressed faces that the game master might lay down, because much happens when they fall."""
        ...


class Account(Protocol):
    """What was done up to now, as a ruleset's oracles keep it."""

    def after(self, event: Any) -> Any:
        """The account once *event* is in it; fails when *event* may not happen after what was done."""
        ...


@dataclass(frozen=True)
class Lost:
    """An act of *who* has come to nothing; *grounds*: what of a state, in plain values, the reason speaks of."""

    who: str
    grounds: Callable[[Any], Any]


def kept_promise(taken: Mapping[str, Any], lost: Lost | None, state: Any, event: Any) -> None:
    """What was offered and taken is not lost for a reason that stood then: something of what it speaks of has changed
    between the state in which the act was *taken* and that in which it is *lost*."""
    if lost is not None and lost.who in taken:
        then = lost.grounds(taken[lost.who])
        assert then != lost.grounds(state), f"it was offered, and could not be done: {event}; {then}"


class AnyPlay(Generic[S]):
    """One encounter at random, and its oracles. *seed* gives the same encounter again."""

    game: Ruleset[S]
    wild: ClassVar[Wild]
    prefers: Sequence[tuple[str, float]] = ()
    """Options that keep things going, and how often they are taken when they are offered."""
    why: ClassVar[Callable[[Any, Mapping[str, Any]], Refused] | None] = None
    """How what is not offered is refused, where the game knows reasons for each action."""
    checks: ClassVar[Mapping[type, Callable[[Any, Any], None]]] = {}
    """What must hold of an event of that class, in the state before it."""

    takes: ClassVar[Callable[[Any, Any], str | None]] = staticmethod(lambda state, event: None)
    """Whose act an event of the game takes up, before which the state is what it was offered in; None: nobody's."""
    every: ClassVar[int] = 150
    """After one of so many inputs what is told of options is held against the same question made otherwise."""
    judged: ClassVar[int] = 40
    """After one of so many inputs the chances of what is asked are held against the story."""
    excused: ClassVar[foreseen.Excuse] = staticmethod(lambda state, decision, choice: False)
    from_there: ClassVar[Callable[[Any, Decision], Any]] = staticmethod(lambda state, decision: state)
    """What the story of a chance is played from (`foreseen.faults`)."""
    loses: ClassVar[Callable[[Any, Any], Lost | None]] = staticmethod(lambda state, event: None)
    """The act that comes to nothing by an event of the game, in the state before it; None: none does."""
    forced: ClassVar[Mapping[str, Any]] = {}
    """Settings that are so from the beginning to the end, whatever chance says."""

    def __init__(self, seed: int, game: Ruleset[S], settings: dict[str, Any], account: Account) -> None:
        self.chance, self.seed = random.Random(seed), seed
        self.game = game
        self.codec: Codec[S] = Codec(game)
        self.opening = game.opening({**settings, **self.forced})
        self.engine: Engine[S] = Engine(game, self.opening, SECRET, budget=LOOPS)
        self.line = 0
        self.faces: dict[str, tuple[int, ...]] = {}
        self.states: dict[int, S] = {0: self.engine.state}
        self.accounts: dict[int, Any] = {0: account}
        self.taken: dict[int, Mapping[str, S]] = {0: {}}
        self.journal: list[Recorded] = []
        self.folds: dict[int, Frame[S]] = {0: self.engine.frame}
        self.kinds: set[str] = set()
        self.asked: set[str] = set()

    # ---- what a ruleset brings

    def check_step(self, state: S, event: Any, new: S, account: Any) -> Any:
        """*event* led from *state* to *new* as it may; the *account*, perhaps put right."""
        return account

    def check_told(self, events: Sequence[Any]) -> None:
        """The events of one line follow upon each other as they may."""

    def check_state(self) -> None:
        """The present state is one that can be."""

    # ---- speaking

    def submit(self, given: Any) -> Progress[S] | None:
        """Submit *given*; None when it was refused (then nothing changed)."""
        self.line += 1
        if getattr(given, "type", "") == "set_setting" and given.name in self.forced:
            given = evolve(given, value=self.forced[given.name])
        before = self.engine.frame
        text = state_text(self.codec, before.state) if self.chance.random() < 0.05 else None
        try:
            progress = self.engine.submit(given, self.line)
        except (Refused, ImpossibleFace):
            assert self.engine.frame == before, "a refusal changed something"
            return None
        if text is not None:
            assert state_text(self.codec, before.state) == text, "a state was altered in place"
        self.states[self.line] = self.engine.state
        events = tuple(each.event for each in progress.events)
        self.kinds.update(each.type for each in events)
        self.journal.append(Recorded(self.line, given, {each.address: each.faces for each in progress.drawn}, events))
        if not isinstance(given, inputs.Undo | inputs.Redo):
            self.check_events(before.state, progress)
        else:
            self.accounts[progress.line] = self.accounts[given.to]
            self.taken[progress.line] = self.taken[given.to]
        self.check_faces(progress)
        self.check_fold(progress)
        with in_words("the state it has led to"):
            self.check_state()
        self.check_questions()
        self.check_flow()
        self.check_alone()
        self.check_chances()
        return progress

    def any_note(self) -> Any:
        """A word at random; it may be refused."""
        asked = [each.who for each in self.engine.standing.questions]
        return self.wild.word(self.chance, self.engine.state, asked)

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
        if standing.stopping and chance.random() < 0.3:
            self.submit(inputs.Resume(GM))
            return
        roll = chance.random()
        if roll < 0.24:
            self.submit(self.any_note())
        elif roll < 0.28:
            self.undo()
        elif roll < 0.30:
            self.submit(inputs.Hold(GM, ahead=roll < 0.29 and not standing.stopping))
        elif roll < 0.35:
            self.restart()
        elif roll < 0.42:
            worth = self.wild.faces_worth(chance)
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
            if self.line % 3 == 0 and self.game.rests(self.engine.state) is not None:
                self.go_on()
            else:
                self.submit(self.any_note())
            return
        question, decision = self.chance.choice(questions)
        if self.chance.random() < 0.12 and not question.answered:
            self.submit(inputs.Deadline(question.id))
            return
        choice = self.filled(decision, partly=0.05)
        if question.secret and not question.answered:
            # As a table says it: see `Answering.forced`.
            choice = decision.joined(question.partial, choice)
        self.submit(inputs.Answer(GM, question.id, choice))

    def go_on(self) -> None:
        """[Continue], where nothing goes on by itself: then something does, were it that somebody falls by the end of
        the round, and that nothing is left to go on."""
        before, up = self.engine.standing.moment, self._up()
        assert self.submit(self.game.compose(self.engine.state, "gm-tool", GM, {"tool": "go_on"})) is not None
        standing = self.engine.standing
        moves = standing.questions or standing.breath or standing.stopping or standing.moment != before
        assert moves or self._up() != up, "it was let go on, and stood still"

    def _up(self) -> set[str]:
        return {each.id for each in self.game.people(self.engine.state) if not each.out}

    def filled(self, decision: Decision, *, partly: float = 0.0) -> dict[str, str]:
        """One of the choices that *decision* offers, step by step; with each step it is *partly* left at that."""
        choice: dict[str, str] = {}
        while left := decision.legal(choice):
            choice[left[0].name] = self.preferred(decision, left[0].options)
            if partly and self.chance.random() < partly:
                break
        assert decision.legal(choice) is not None, "an offered choice is not legal"
        return choice

    def ordered(self, form: Decision) -> None:
        """An order in one matter. How much somebody wants to be asked is played in `test_manners`."""
        matter = form.fields[0]
        choice = {"matter": self.preferred(form, [each for each in matter.options if each != MANNER])}
        (order,) = form.legal(choice) or ()
        assert form.legal({**choice, "order": self.preferred(form, order.options)}) == ()

    def preferred(self, decision: Decision, options: Sequence[str]) -> str:
        """The option taken."""
        for wanted, part in self.prefers:
            if wanted in options and self.chance.random() < part:
                return wanted
        return self.chance.choice(options)

    def undo(self) -> None:
        """To any of the last lines: a game master may go back into the middle of a ruling as well."""
        to = self.lines_back(self.chance.randint(1, 3))
        if to is None:
            return
        whole = self.engine.rulings_back(1)
        assert whole is None or whole < self.engine.standing.at
        self.submit(inputs.Undo(GM, to, again=self.chance.random() < 0.3))
        assert self.engine.state == self.states[to], "undo leads to another state"

    def lines_back(self, count: int) -> int | None:
        """The line before the last *count* that ruled something; None where nobody remembers it."""
        at = self.engine.standing.at
        while at > 0 and count and (mark := self.engine.mark(at)) is not None:
            count -= mark.ruled
            at = mark.parent
        return at if not count and self.engine.mark(at) is not None else None

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
            shown = {row.id for row in view.rows}
            assert {slot.who for slot in view.schedule} <= shown, "the timeline speaks of somebody who is not shown"
            assert {each for pair in view.facing for each in pair} <= shown
            if not reader.gm:
                secret = {each.id for each in people if each.hidden and each.player != reader.user}
                assert not secret & shown, "somebody hidden is seen"
        for person in people:
            for command in ("declare", "strike", "orders"):
                form = self.game.form(state, command, person.id)
                if form is not None:
                    assert form.legal(form.default) == ()
                    self.filled(form) if command != "orders" else self.ordered(form)

    # ---- what must hold under any ruleset

    def check_events(self, before: S, progress: Progress[S]) -> None:
        """Each event was possible when it happened, the events alone lead to the present state, and none that
        everybody may read names somebody hidden."""
        state, account = before, self.accounts[progress.parent]
        taken = dict(self.taken[progress.parent])
        ruled = any(isinstance(each.event, BlowDecided) for each in progress.events)
        for each in progress.events:
            event = each.event
            truth.of_event(self.game.id, event, ruled=ruled)
            if (taker := type(self).takes(state, event)) is not None:
                taken[taker] = state
            if isinstance(event, told.KernelEvent):
                withdrawn = isinstance(event, told.DecisionClosed) and event.how == "withdrawn"
                assert not withdrawn or event.choice == {}
                continue
            with in_words(event, self.game.rules_of):
                check = self.checks.get(event.__class__)
                if check is not None:
                    check(state, event)
                kept_promise(taken, type(self).loses(state, event), state, event)
                new = self.game.after(state, event)
                account = self.check_step(state, event, new, account.after(event))
            state = new
            self.check_why(state, each)
        self.accounts[progress.line], self.taken[progress.line] = account, taken
        self.check_told([each.event for each in progress.events])
        assert state == self.engine.state, "the events do not lead to the state"
        hidden = {each.id for each in self.game.people(state) if each.hidden}
        if hidden:
            for each in progress.events:
                if not isinstance(each.event, told.KernelEvent) and self.game.may_read(state, each.event, EVERYBODY):
                    read = self.game.redacted(state, each.event, EVERYBODY)
                    assert not hidden & ids_in(read), f"a hidden name is told to everybody: {read}"

    def check_why(self, state: S, each: Told) -> None:
        """The sums that "Why?" shows of *each* are right in both languages: of the first of its kind, and of those that
        come out otherwise."""
        event = each.event
        settled = getattr(event, "settled", None)
        marks = (came_off(event), bool(getattr(event, "halved", 0)), settled and settled(), len(ids_in(event)) > 5)
        kind = (self.game.id, event.__class__, marks, len(getattr(event, "terms", None) or ()))
        if kind in _READ or not any(hasattr(event, name) for name in ("terms", "faces")):
            return
        _READ.add(kind)
        for locale in ("fr", "en"):
            truth.of_words(_RULINGS.why(self.game, state, [each], Reader(GM, gm=True), locale))

    def check_faces(self, progress: Progress[S]) -> None:
        """The same address has the same face on every branch, unless one was laid down."""
        for each in progress.drawn:
            if not each.fed:
                assert self.faces.setdefault(each.address, each.faces) == each.faces

    def check_fold(self, progress: Progress[S]) -> None:
        """What is recorded of the line leads, from what was so found before it, to where the encounter stands: in all
        but what the forms of the rules alone can tell."""
        recorded, given = self.journal[-1], progress.given
        base = given.to if isinstance(given, inputs.Undo | inputs.Redo) else progress.parent
        found = self.folds[progress.line] = folded(self.game, self.folds[base], recorded, self.codec.dump_input)
        exact = progress.frame.standing
        assert found.state == progress.frame.state
        for name in (
            "at",
            "begun",
            "ended",
            "held",
            "stopping",
            "breath",
            "mix",
            "moment",
            "ordinals",
            "fed",
            "queued",
            "redo",
        ):
            assert getattr(found.standing, name) == getattr(exact, name), name
        assert found.standing.table == exact.table
        # A choice that its form took no more when it changed is not parked; what is folded knows no forms.
        assert found.standing.parked.keys() >= exact.parked.keys()
        standing = {each.id: each for each in found.standing.questions if each.id}
        for each in exact.questions:
            if each.id:
                other = standing.pop(each.id)
                assert (other.key, other.kind, other.who, other.secret) == (each.key, each.kind, each.who, each.secret)
                # What is chosen of a question is exact once it is whole and told; a form knows when it is.
                assert other.by == each.by
                assert each.secret or other.answered == each.answered
                # Nor is it told that in secret orders, a plan or an autopilot has answered, until all have chosen.
                unsaid = other.how == "default" or (each.secret and each.how in ("orders", "plan", "autopilot"))
                assert other.partial.items() >= each.partial.items() or unsaid
        assert all(each.answered and not each.secret for each in standing.values())
        assert rolled(self.folds[base], recorded, found.standing, SECRET) == recorded.faces

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
            if each.kind == "declare" and self.why is not None:
                self.check_reasons(each.who, decision)

    def check_flow(self) -> None:
        """Somebody is awaited, or a moment is due, or the game master holds buttons that move it on."""
        assert self.flows(self.game, self.engine.state, self.engine.standing), STRANDED

    @classmethod
    def flows(cls, game: Ruleset[S], state: S, standing: Standing) -> bool:
        """Whether a fight that stands so goes on, or can be let go on."""
        if not standing.at_work or standing.stopping or any(not each.answered for each in standing.questions):
            return True
        return game.rests(state) is not None or cls.is_over(state)  # type: ignore[attr-defined]

    @staticmethod
    def is_over(state: Any) -> bool:
        """Whether nothing is left to be played, so that it can only be closed."""
        return False

    def check_alone(self) -> None:
        """Each option is told from that option alone: of the fight's own questions now and then, by which nothing else
        in it changes."""
        if (self.line + self.seed) % self.every == 0 and self.engine.standing.at_work:
            asked = [form for each, form in self.engine.questions() if not each.answered][:ASKED]
            found = next(alone.faults(self.game, self.engine.frame, asked), "")
            assert not found, found

    def check_chances(self) -> None:
        """The chances that answers are told with are those of the story."""
        game: Any = self.game
        if (self.line + self.seed) % self.judged == 0:
            chance = random.Random(f"{self.seed} {self.line}")
            for each, decision in self.engine.questions():
                if decision.kind in game.rolled and not each.answered:
                    kind = type(self)
                    state = self.engine.state
                    found = foreseen.faults(game, state, decision, chance, kind.excused, kind.from_there)
                    assert not (fault := next(found, "")), fault

    def check_reasons(self, who: str, decision: Decision) -> None:
        """What *who* is not offered is refused by a reason that is known."""
        form = self.game.form(self.engine.state, "declare", who, whole=True)
        assert form is not None
        offered, known = ({*each.all_fields({})[0].options} for each in (decision, form))
        for action in sorted(known - offered):
            refused = type(self).why(self.engine.state, {"who": who, "action": action})  # type: ignore[misc]
            assert refused.facts["lack"] != "other", f"nobody knows why {who} cannot {action}"

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


def likely(chance: random.Random, word: Callable[[], Any], check: Callable[[Any], None]) -> Any:
    """A word at random, mostly one that *check* does not refuse."""
    for _ in range(chance.choice((1, 6, 12))):
        found = word()
        try:
            check(found)
        except Refused:
            continue
        break
    return found


__all__ = ["GM", "PLAYER", "AnyPlay", "likely"]
