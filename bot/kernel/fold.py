"""What stands after a line, from what is recorded of it alone: its input, its faces, its events. No rule is asked.

The game's state is what its events fold to. The kernel's own half follows from the same record, all of it but what the
rules alone can say: what a question offers (and how often that changed), and what is chosen where a form would have
to tell. The engine finds that again as soon as it asks (`Engine.recover`); until then a folded question offers nothing.

A journal can so be followed whatever the rules say today. Where they still say the same, `tests/kernel/test_fold.py`
holds that both ways lead to the same place, at every line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.dice import dice, draw, faces_shown, laid_for, mixed
from bot.kernel.frame import ABSENT, Frame, Open, Queued, Recorded, Standing
from bot.kernel.ruleset import Game
from bot.kernel.spoken_words import heeded, kept, landed, part_of
from bot.kernel.values import evolve

S = TypeVar("S")
FOLDED = 1_000
"""Generations of folded questions begin here: no button of theirs is mistaken for one from before."""
_IDLE = (said.Hold, said.Resume, said.Feed, said.Utter, said.Undo, said.Redo)
"""Inputs after which what was undone can still be redone."""


def folded(game: Game[S], frame: Frame[S], each: Recorded, dump: Any = None) -> Frame[S]:
    """The encounter after line *each*, which builds on *frame* (an undo, a redo or a recovery: on the line it goes
    back to). *dump*: an input as JSON, for actions that wait for a window."""
    fold = _Fold(game, frame, each)
    fold.take(dump)
    for event in each.events:
        fold.follow(event)
    return fold.close()


def rolled(frame: Frame[Any], each: Recorded, after: Standing, secret: bytes) -> Mapping[str, tuple[int, ...]]:
    """The faces that the dice of line *each* must have shown: those laid down before, else the seed's. *after*: what
    stands after it (see `folded`)."""
    key = mixed(secret, after.mix if after.begun else "")
    fed = frame.standing.fed
    found: dict[str, tuple[int, ...]] = {}
    for where, stem, _ in _dice(each.faces):
        what = dice(where.rpartition("/")[2])
        who, _, why = stem.partition("/")
        laid, fed = laid_for(fed, who, _today(each, why), what.count)
        found[where] = faces_shown(tuple(one.face for one in laid), draw(key, where, what))
    return found


def landing(standing: Standing, line: int, given: said.Undo | said.Redo, redo: tuple[int, ...], mix: str) -> Any:
    """What an undo or redo, line *line*, changes of the *standing* that it came to: it is held there."""
    changes: dict[str, Any] = {"at": line, "held": "undo", "stopping": None, "after": None, "redo": redo}
    if mix:
        changes["mix"] = mix
    if isinstance(given, said.Undo):
        changes["words"] = landed(standing.words)
        questions = standing.questions
        if given.again:
            changes["parked"] = {}
            questions = tuple(
                evolve(each, partial={}, answered=False, by=0) if each.secret and each.id else each
                for each in questions
            )
        if answers := given.answers:
            questions = tuple(
                evolve(each, partial=dict(answers[each.id]), answered=True) if each.id in answers else each
                for each in questions
            )
        changes["questions"] = questions
    return changes


class _Fold:
    """One line being followed."""

    def __init__(self, game: Game[Any], frame: Frame[Any], each: Recorded) -> None:
        self.game, self.each = game, each
        self.state, self.before = frame
        self.now: dict[str, Any] = {"at": each.line}
        self.questions = list(self.before.questions)
        self.parked = dict(self.before.parked)
        self.settled: set[str] = set()
        self.unasked: set[str] = set()
        self.replaced = False
        self.moment = self.before.moment
        self.ordinals = self.before.ordinals

    def _get(self, name: str) -> Any:
        return self.now.get(name, getattr(self.before, name))

    # ---- what was said

    def take(self, dump: Any) -> None:
        given, before = self.each.given, self.before
        if not isinstance(given, _IDLE):
            self.now["redo"] = ()
        match given:
            case said.Undo() | said.Redo():
                self._land(given)
            case said.Begin(mix=mix):
                self.now["mix"] = before.mix or mix
            case said.Continue():
                self.now["breath"] = False
            case said.Hold(after=int(after)):
                self.now["after"] = after
            case said.Resume():
                self.now["after"] = None
            case said.Feed(faces=faces):
                self.now["fed"] = faces
            case said.Recover(held=str(reason)):
                self.now["held"] = reason
            case said.Answer(question=ident) | said.Deadline(question=ident):
                self._choose(ident, given)
            case _ if dump is not None and not isinstance(given, said.KernelInput) and self.game.is_action(given):
                self.now["queued"] = (*before.queued, Queued(before.moment, dump(given)))

    def _land(self, given: said.Undo | said.Redo) -> None:
        event = next(one for one in self.each.events if isinstance(one, (told.Undone, told.Redone)))
        mix = event.mix if isinstance(event, told.Undone) else ""
        self.now.update(landing(self.before, self.each.line, given, event.redo, mix))
        self.questions = list(self.now.pop("questions", self.before.questions))
        self.parked = dict(self.now.pop("parked", self.parked))

    def _choose(self, ident: str, given: said.Answer | said.Deadline) -> None:
        """An answer that settles nothing yet; one that does is told of."""
        for at, each in enumerate(self.questions):
            if each.id != ident or any(_closes(one, ident) for one in self.each.events):
                continue
            if isinstance(given, said.Deadline):
                # In secret: what holds in silence, the form will say.
                self.questions[at] = evolve(each, partial={}, answered=True, how="default", by=given.by)
            else:
                begun = {} if each.answered or not given.choice else each.partial
                # Whether a secret answer is whole, the form will say too; what was taken back is none.
                self.questions[at] = evolve(
                    each,
                    partial={**begun, **given.choice},
                    answered=each.secret and bool(given.choice),
                    how="answered",
                    by=given.by,
                )

    # ---- what was told

    def follow(self, event: Any) -> None:
        kind = event.__class__
        waiting = self._get("words")
        found = part_of(self.game, self.state, event) if waiting else None
        if found is not None:
            self.now["words"] = heeded(waiting, *found)[0]
        if kind not in told.KERNEL_EVENTS:
            self.state = self.game.after(self.state, event)
            self.unasked.clear()
            if kind in self.game.steps:
                moment = self.game.moment(self.state)
                if moment != self.moment:
                    self.moment, self.ordinals, self.parked = moment, {}, {}
            return
        match event:
            case told.Begun():
                self.now["begun"] = True
            case told.DecisionOpened():
                self._opened(event)
            case told.DecisionClosed():
                self._closed(event)
            case told.Held(reason=reason, ahead=True):
                self.now["stopping"] = reason
                if reason == ABSENT:
                    self.now["after"] = None
            case told.Held(reason=reason):
                self.now.update(held=reason, stopping=None)
            case told.Resumed():
                self.now.update(held=None, stopping=None)
            case told.Breather():
                self.now["breath"] = True
                self.questions = []
            case told.TableSet(setting=setting, after=value):
                self.now["table"] = {**self._get("table"), setting: value}
            case told.WordsKept(who=who, words=words, next=later):
                self.now["words"] = kept(self._get("words"), who, words, later)
            case told.Ended():
                self.now.update(ended=True, breath=False, held=None, stopping=None, queued=(), fed=(), words=())
                self.questions, self.parked = [], {}
            case _:
                pass

    def _opened(self, event: told.DecisionOpened) -> None:
        kept = self.parked.pop(event.key, {})
        # Nothing has come between: the others' answers wait for this one as they did for that which it replaces.
        self.replaced = self.replaced or event.who in self.unasked
        asked = Open(
            event.question,
            event.key,
            event.kind,
            event.who,
            (),
            secret=event.secret,
            generation=FOLDED,
            partial=kept,
            answered=bool(kept) and event.secret,
        )
        self.questions = [each for each in self.questions if each.key != event.key] + [asked]

    def _closed(self, event: told.DecisionClosed) -> None:
        mine = next((each for each in self.questions if each.key == event.key and each.id == event.question), None)
        self.questions = [each for each in self.questions if each.key != event.key]
        if event.how == "withdrawn":
            if mine is not None and not mine.answered:
                self.unasked.add(mine.who)
            if mine is not None and mine.partial and mine.how != "default":
                self.parked[event.key] = mine.partial
            return
        if mine is not None and mine.secret:
            return
        # Others who are asked at the same time may still think: until they are done it stays, and is not asked again.
        base = mine or Open(event.question, event.key, event.kind, event.who, ())
        done = evolve(base, partial=dict(event.choice), answered=True, how=event.how, by=event.by)
        self.questions.append(done)
        self.settled.add(event.key)

    # ---- what stands in the end

    def close(self) -> Frame[Any]:
        now, before = self.now, self.before
        waiting = {each.id for each in self.questions if not each.answered}
        lasting = self.replaced or any(each.id in waiting for each in before.questions if not each.answered)
        now["questions"] = tuple(
            each
            for each in self.questions
            if each.secret or not each.answered or (waiting and (lasting or each.key in self.settled))
        )
        moment, ordinals = self.moment, dict(self.ordinals)
        fed = self._get("fed")
        for where, stem, at in _dice(self.each.faces):
            if at == moment:
                ordinals[stem] = int(where.split("/")[-2]) + 1
            if fed:
                who, _, why = stem.partition("/")
                fed = laid_for(fed, who, _today(self.each, why), dice(where.rpartition("/")[2]).count)[1]
        if self._get("queued") and not waiting:
            # Nobody is asked any more: a window was passed.
            now["queued"] = ()
        now.update(moment=moment, ordinals=ordinals, parked=self.parked, fed=fed)
        return Frame(self.state, evolve(before, **now))


def _closes(event: Any, ident: str) -> bool:
    return isinstance(event, told.DecisionClosed) and event.question == ident


def _dice(faces: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Each address, who and why in it (parted by a stroke), and its moment, which games write without a stroke."""
    for where in faces:
        moment, _, stem = where.rsplit("/", 2)[0].removeprefix("lobby/").partition("/")
        yield where, stem, moment


def _today(each: Recorded, why: str) -> str:
    """What the dice of line *each* were rolled for, as it is called today."""
    return next((now for now, then in each.called.items() if then == why), why)


__all__ = ["FOLDED", "folded", "landing", "rolled"]
