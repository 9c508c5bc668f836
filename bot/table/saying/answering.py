"""Answers to open questions: in words, by buttons, and in somebody's own panel."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Protocol

from bot.kernel import inputs as said
from bot.kernel.decisions import Decision
from bot.kernel.errors import Refused
from bot.kernel.frame import Open
from bot.kernel.ruleset import Reader
from bot.kernel.values import fold
from bot.render.cards import Card
from bot.render.names import GM
from bot.table.base import likeness
from bot.table.base.actor import Actor, Outcome
from bot.table.base.likeness import Unclear
from bot.table.base.protocols import Submitting
from bot.table.base.settings_pages import CLOCK
from bot.table.hearing import authority
from bot.table.hearing.meaning import Meaning
from bot.table.message import awaiting, gm_screen
from bot.table.saying import retyping, standing_in

_STALE = frozenset({"moment-passed", "question-changed", "already-answered"})
"""Why a button of somebody's own card does nothing any more."""


class OwnCards(Protocol):
    """Everybody's own card; see `bot.table.looking.overview`."""

    async def own_card(self, actor: Actor, remark: str) -> Outcome: ...


class AnsweredThere(Protocol):
    """The game master's cockpit; see `bot.table.gm.cockpit`."""

    async def answered(self, actor: Actor, outcome: Outcome, *, was: bool) -> Outcome: ...


class Asking(Submitting, Protocol):
    """One encounter that asks, as far as answers need it."""

    @property
    def answering(self) -> Answering: ...

    @property
    def meaning(self) -> Meaning: ...

    @property
    def looking(self) -> OwnCards: ...

    @property
    def cockpit(self) -> AnsweredThere: ...

    def reader(self, actor: Actor) -> Reader: ...

    def is_secret(self, given: Any) -> bool: ...

    @property
    def last_line(self) -> int: ...


class Answering:
    """What is answered at one table."""

    def __init__(self, table: Asking) -> None:
        self._table = table

    async def answer(self, actor: Actor, question: str | None, choice: str, who: str | None = None) -> Outcome:
        """Answer an open question in words. The GM names the combatant to answer for somebody else."""
        table = self._table

        def spoken() -> said.Answer:
            speaker = self.answers_for(actor, who) if who is not None or question is None else None
            pairs = [
                (each, decision)
                for each, decision in table.questions()
                if (question is None or question in (each.id, each.kind)) and (speaker is None or each.who == speaker)
            ]
            people = table.people()
            mine = [p for p in pairs if authority.decider(people, table.session, p[0].who) == actor.user]
            if not mine and who is not None:
                mine = [p for p in pairs if authority.may_speak_for(people, table.session, actor, p[0].who)]
            if not mine:
                if table.committed.standing.held:
                    raise Refused("held", reason=table.committed.standing.held)
                if pairs and authority.is_gm(table.session, actor):
                    names = [p.name for p in people if p.id in {each.who for each, _ in pairs}]
                    raise Refused("which-combatant", names=likeness.listed(names))
                raise awaiting.reason(table, actor.locale, Refused("nothing-pending"))
            found, decision = mine[0]
            left = decision.legal(found.partial if not found.answered else {}) or ()
            if not left:
                raise Refused("nothing-pending")
            if found.partial and not found.answered and self._means_over(choice, actor):
                return self.start_over_of(actor, found)
            before = {} if found.answered else found.partial
            value = table.meaning.option(decision, left[0], choice, actor.locale, before)
            return self.answer_of(actor, found, {left[0].name: value})

        try:
            return await self.speak(actor, spoken)
        except Unclear as unclear:
            retyping.offer(table, unclear, retyping.ANSWER, {"question": question, "choice": choice}, who, actor)
            raise

    async def press_answer(
        self, actor: Actor, question: str, generation: int, field: str, value: str, message: int, *, panel: bool = False
    ) -> Outcome:
        """A question's button or select; *field* empty: what was chosen so far is taken back."""
        table = self._table

        def spoken() -> said.Answer:
            if table.committed.standing.held:
                raise Refused("held", reason=table.committed.standing.held)
            found = table.question(question)
            if found is None:
                raise Refused("moment-passed")
            if found[0].generation != generation:
                raise Refused("question-changed")
            found = self._own_of(found, actor)
            return self.answer_of(actor, found[0], {field: value}) if field else self.start_over_of(actor, found[0])

        if (first := standing_in.asked_first(table, actor, spoken, update=panel)) is not None:
            return first
        found = table.question(question)
        people = {each.id: each for each in table.people()}
        screened = panel and found is not None and gm_screen.in_panel(table, found, people)
        own = panel and not screened
        half = found is not None and not panel and self._is_half(found, {field: value})
        try:
            outcome = await self.speak(
                actor, spoken, pressed=None if panel or half else message, panel=panel, quiet=own or half
            )
        except Refused as refused:
            if not own or refused.key not in _STALE or not authority.own(table.people(), table.session, actor):
                raise
            # It was answered elsewhere: his own card must not keep buttons that do nothing.
            return await table.looking.own_card(
                actor, table.services.renderer.refusal(actor.locale, refused, bare=True)
            )
        if (own and not outcome.update) or half:
            asked = table.question(question)
            left = [] if asked is None else self.asked_of(actor) if own else [asked]
            if left:
                # Answered in part: the panel shows what is left to choose.
                return Outcome(self.panel(left, actor), private=True, update=own)
        if own and not outcome.update:
            return await table.looking.own_card(actor, outcome.card.text)
        return await table.cockpit.answered(actor, outcome, was=screened)

    def _own_of(self, pressed: tuple[Open, Decision], actor: Actor) -> tuple[Open, Decision]:
        """Of what several are asked as one, by the buttons of the first of them, what *actor* is asked himself."""
        if not pressed[1].shared:
            return pressed
        mine = (each for each in self.asked_of(actor) if each[1].is_one_with(pressed[1]))
        return next(mine, pressed)

    def _is_half(self, asked: tuple[Open, Decision], choice: Mapping[str, str]) -> bool:
        """Whether *choice* is half an answer, which the channel never sees: whoever presses there goes on in a panel of
        his own."""
        question, decision = asked
        if question.secret:
            return False
        before = {} if question.answered else question.partial
        return bool(decision.legal(decision.joined(before, self.forced(question, choice))))

    async def open_panel(self, actor: Actor) -> Outcome:
        """The private panel of a secret question, for whoever presses its public button."""
        table = self._table
        if table.committed.standing.held:
            raise Refused("held", reason=table.committed.standing.held)
        mine = self._decided_by(actor)
        if not mine:
            raise Refused("nothing-secret-for-you")
        return Outcome(self.panel(mine, actor), private=True)

    def answers_for(self, actor: Actor, who: str | None) -> str:
        """Whose question is meant: that of the one named, else the only one that *actor* is asked (the GM's own are
        nobody's in the encounter)."""
        table = self._table
        if who is None:
            people = table.people()
            asked = {
                each.who
                for each, _ in table.questions()
                if authority.decider(people, table.session, each.who) == actor.user
            }
            if len(asked) == 1:
                return asked.pop()
        return table.meaning.speaker(actor, who)

    def answer_of(self, actor: Actor, question: Open, choice: Mapping[str, str]) -> said.Answer:
        """The answer of *actor* to *question*, if it is his to give."""
        self.check_speaks_for(actor, question.who)
        self._check_worded(question, choice)
        return said.Answer(actor.user, question.id, self.forced(question, choice), question.generation)

    def _check_worded(self, question: Open, choice: Mapping[str, str]) -> None:
        """Raise `Refused` (`…-say-what`) where a game wants to hear in somebody's own words what he does."""
        table = self._table
        wants, found = getattr(table.ruleset, "wants_words", None), table.question(question.id)
        if wants is not None and found is not None and wants(found[1], choice):
            name = authority.name_of(table.people(), question.who)
            raise Refused(f"{table.ruleset.id}-say-what", name=name)

    def start_over_of(self, actor: Actor, question: Open) -> said.Answer:
        """What *actor* has chosen so far of *question* is taken back, if it is his to answer."""
        self.check_speaks_for(actor, question.who)
        return said.Answer(actor.user, question.id, {}, question.generation)

    def _means_over(self, choice: str, actor: Actor) -> bool:
        """Whether *choice* is what the button says that takes back what was chosen so far."""
        return fold(choice) == fold(self._table.services.renderer.button(actor.locale, "start-over"))

    def check_speaks_for(self, actor: Actor, who: str) -> None:
        """*who* is decided for by its player and the GM (`not-yours`); what is asked of the GM, by nobody else
        (`not-gm`)."""
        table = self._table
        if not authority.may_speak_for(table.people(), table.session, actor, who):
            if who == GM:
                raise Refused("not-gm")
            raise Refused("not-yours", name=authority.name_of(table.people(), who))

    def forced(self, question: Open, choice: Mapping[str, str]) -> dict[str, str]:
        """*choice* and what follows from it: blanks that now have a single option. In secret also what was chosen
        before: nothing is told of that, and the journal alone must say what is chosen."""
        found = self._table.question(question.id)
        full = dict(choice)
        if found is not None:
            before = {} if question.answered else question.partial
            if question.secret:
                full = found[1].joined(before, full)
            follows = found[1].implied({**before, **full})
            full |= {name: value for name, value in follows.items() if name not in before}
        return full

    async def speak(
        self,
        actor: Actor,
        spoken: Callable[[], Any],
        *,
        pressed: int | None = None,
        panel: bool = False,
        quiet: bool = False,
    ) -> Outcome:
        """Take what *spoken* makes when its turn comes; what answers in a player's place, once that is confirmed. A
        secret answer is acknowledged with its panel, and half an answer that was typed with what is left to choose.
        Where it is a word by which somebody comes in (`goes_on`), a breather is over."""
        table = self._table
        if (first := standing_in.asked_first(table, actor, spoken)) is not None:
            return first
        secret: list[str] = []
        half: list[str] = []
        entries: list[Any] = []

        def given() -> Any:
            made = spoken()
            if getattr(made, "goes_on", False):
                entries.append(made)
            if isinstance(made, said.Answer):
                found = table.question(made.question)
                if table.is_secret(made):
                    secret.append(made.question)
                elif found is not None and made.choice and self._is_half(found, made.choice):
                    half.append(made.question)
                if found is not None and _is_the_same(found[0], made):
                    raise _Unchanged("already-answered")
            return made

        try:
            outcome = await table.submit(given, actor, pressed=pressed, quiet=quiet)
        except _Unchanged:
            # Nothing to note: however often it is pressed, the journal has it once.
            outcome = Outcome(Card(text=table.services.renderer.note(actor.locale, "noted")), private=True)
        standing = table.committed.standing
        if entries and standing.breath and not standing.pause and standing.table.get(CLOCK) != "moment":
            # That is what there was a breather for.
            with contextlib.suppress(Refused):
                await table.submit(said.Continue(actor.user), replace(actor, interaction=None, token=None))
        typed = pressed is None and not panel and not quiet
        if typed and half and outcome.private and (left := table.question(half[0])) is not None:
            return Outcome(self.panel([left], actor), private=True)
        if not secret or not outcome.private:
            return outcome
        pairs = [
            (each, decision)
            for each, decision in table.questions()
            if each.id == secret[0] and authority.decider(table.people(), table.session, each.who) == actor.user
        ]
        if pairs:
            return Outcome(self.panel(pairs, actor), private=True, update=panel)
        taken = Card(text=table.services.renderer.note(actor.locale, "secret-taken"))
        return Outcome(taken, private=True, update=panel)

    def panel(self, pairs: list[tuple[Open, Decision]], actor: Actor) -> Card:
        """The private panel that asks *actor* what *pairs* ask; what somebody else has chosen there in secret, before
        the fighter was handed over, is not told to whoever has him now."""
        table = self._table
        pairs = [
            (replace(each, partial={}, answered=False), decision) if _is_others(each, actor) else (each, decision)
            for each, decision in pairs
        ]
        return table.services.renderer.secret_panel(
            table.ruleset,
            table.committed.state,
            pairs,
            actor.locale,
            encounter=table.id,
            deadlines={} if table.committed.standing.pause else table.session.dates(table.services.wall),
            reader=table.reader(actor),
        )

    def _decided_by(self, actor: Actor) -> list[tuple[Open, Decision]]:
        """The open questions that *actor* decides; none while the clock is held, when nobody can answer."""
        table = self._table
        people = table.people()
        return [
            pair for pair in table.questions() if authority.decider(people, table.session, pair[0].who) == actor.user
        ]

    def asked_of(self, actor: Actor) -> list[tuple[Open, Decision]]:
        """Those that still await an answer of *actor*'s."""
        return [pair for pair in self._decided_by(actor) if not pair[0].answered]


class _Unchanged(Refused):
    """An answer that is given already, by the same person."""


def _is_the_same(question: Open, answer: said.Answer) -> bool:
    """Whether *answer* chooses what *question* has had chosen by the same person before."""
    chosen, before = dict(answer.choice), question.partial
    if not chosen:
        return not before and not question.answered
    if question.generation != answer.generation or question.by != answer.by:
        return False
    return chosen == before if question.answered else {**before, **chosen} == before


def _is_others(question: Open, actor: Actor) -> bool:
    """Whether somebody else than *actor* has chosen something in the secret *question*."""
    return question.secret and question.by not in (0, actor.user)
