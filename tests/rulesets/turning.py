"""A table for tests of games in turns: people with plain figures, dice laid down in the order in which they are rolled.

Everything goes through the engine. What was told since the last word is in `told`; `said(Kind)` picks the events of one
kind, `all` is the whole story.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar, cast

from bot.kernel import inputs
from bot.kernel.decisions import Decision
from bot.kernel.dice import Fed
from bot.kernel.engine import Budget, Engine
from bot.kernel.errors import Refused
from bot.kernel.frame import Told
from bot.kernel.ruleset import EVERYBODY, Ruleset
from bot.kernel.values import evolve
from bot.render.questions import Questions
from bot.render.rulings import Rulings
from bot.render.words import Words
from bot.rulesets.d20.finishing import FINISH, PASS
from bot.rulesets.shared.deciding import ALWAYS
from bot.rulesets.shared.sparing import ANYWAY, FRIENDS
from bot.text import Texts

E = TypeVar("E")
S = TypeVar("S")
GM = 1


class Turning(Generic[S]):
    """One encounter of *game*, played step by step. Whoever is named first acts first, unless the records have an
    initiative; *before*: words that are said before the beginning. *alone*: turns end by themselves once nothing but
    what is free is left of them, for most tests look at something else."""

    joining: ClassVar[Any]

    def __init__(
        self,
        game: Ruleset[S],
        *people: Any,
        begun: bool = True,
        before: Sequence[Any] = (),
        alone: bool = True,
        **settings: Any,
    ) -> None:
        self.game: Any = game
        opening = self.opened(self.game.opening(settings))
        self.engine: Engine[S] = Engine(self.game, opening, bytes(32), budget=Budget(steps=1000, rulings=1000))
        self.line = 0
        self.told: list[Any] = []
        self.all: list[Any] = []
        if alone and FINISH in self.game.matters:
            people = tuple(evolve(each, orders={FINISH: ALWAYS, **each.orders}) for each in people)
        if people:
            ready = [
                each if each.initiative is not None or not begun else evolve(each, initiative=30 - at)
                for at, each in enumerate(people)
            ]
            self.says(self.joining(GM, tuple(ready)))
        for word in before:
            self.says(word)
        if begun:
            self.says(inputs.Begin(GM))

    def opened(self, opening: S) -> S:
        """The state with which it opens, as a test wants it."""
        return opening

    # ---- speaking

    def says(self, given: Any, *faces: int | Fed) -> None:
        """Submit an input, with these *faces* coming."""
        if faces:
            self.dice(*faces)
        self.line += 1
        progress = self.engine.submit(given, self.line)
        new = [each.event for each in progress.events]
        self.told += new
        self.all += new

    def dice(self, *faces: int | Fed) -> None:
        """The faces of the next rolls, in order."""
        fed = tuple(each if isinstance(each, Fed) else Fed(each) for each in faces)
        self.line += 1
        self.engine.submit(inputs.Feed(GM, fed), self.line)

    def tries(self, given: Any) -> Refused | None:
        """Submit an input that may be refused."""
        try:
            self.says(given)
        except Refused as refused:
            return refused
        return None

    def refusal(self, note: Any) -> str:
        """The key with which a note is refused."""
        refused = self.tries(note)
        assert refused is not None, f"{note} was taken"
        return refused.key

    def does(self, who: str, action: str, *faces: int | Fed, **more: str) -> None:
        """*who*, whose turn it is, does *action*; those of his own whom an area catches are caught on purpose."""
        choice = {"action": action, **more}
        if [each.name for each in self.question(who).legal(choice) or ()] == [FRIENDS]:
            choice[FRIENDS] = ANYWAY
        self.answers(who, *faces, **choice)

    def passes(self, *people: str) -> None:
        """Each of *people*, one after the other, ends his turn."""
        for who in people:
            self.does(who, "pass")

    def answers(self, who: str, *faces: int | Fed, **choice: str) -> None:
        """*who* (`@gm` for the game master) answers the open question."""
        self.told.clear()
        ident = next(each.id for each, _ in self.engine.questions() if each.who == who)
        if choice.get("action") == PASS:
            # An attack that is left unused is left on purpose.
            choice = self.question(who).filled(choice)
        self.says(inputs.Answer(GM, ident, choice), *faces)

    def is_silent(self, who: str, *faces: int | Fed) -> None:
        """The time of *who* is up: the default holds."""
        self.told.clear()
        ident = next(each.id for each, _ in self.engine.questions() if each.who == who)
        self.says(inputs.Deadline(ident), *faces)

    def notes(self, note: Any, *faces: int | Fed) -> None:
        """A word of a player or of the game master."""
        self.told.clear()
        self.says(note, *faces)

    # ---- looking

    @property
    def state(self) -> S:
        return self.engine.state

    @property
    def asked(self) -> list[tuple[str, str]]:
        """Who is asked what."""
        return [(each.who, each.kind) for each, _ in self.engine.questions()]

    def question(self, who: str) -> Decision:
        """The open question to *who*."""
        for each, decision in self.engine.questions():
            if each.who == who:
                return decision
        raise AssertionError(f"{who} is not asked; asked are {self.asked}")

    def offered(self, who: str) -> tuple[str, ...]:
        """The actions that *who* is offered."""
        return self.question(who).all_fields({})[0].options

    def options(self, who: str, name: str, **partial: str) -> tuple[str, ...]:
        """What *who* is offered for the blank *name*; nothing where there is no such blank."""
        fields = self.question(who).all_fields(partial)
        return next((each.options for each in fields if each.name == name), ())

    def label(self, who: str, locale: str, **choice: str) -> str:
        """The words of what *choice* ends with, in the question to *who*."""
        return self._worded(who, locale, choice, means=False)

    def means(self, who: str, locale: str, **choice: str) -> str:
        """What the same leads to."""
        return self._worded(who, locale, choice, means=True)

    def sentence(self, locale: str, *events: Any) -> str:
        """What everybody reads of *events*."""
        told = [Told(at, each) for at, each in enumerate(events)]
        return Rulings(Texts(strict=True)).ruling(self.game, self.state, told, EVERYBODY, locale)

    def _worded(self, who: str, locale: str, choice: dict[str, str], *, means: bool) -> str:
        texts = Texts(strict=True)
        words = Words(texts, locale, game=self.game.id, people=self.game.people(self.state), labels=True)
        decision, (field, value) = self.question(who), list(choice.items())[-1]
        partial = {name: each for name, each in choice.items() if name != field}
        if not means:
            return Questions(texts).option(words, decision, field, value, partial)
        prospect = self.game.prospect(self.state, decision, partial, field, value, EVERYBODY)
        return Questions(texts).means(words, decision, field, value, partial, prospect)

    def who(self, ident: str) -> Any:
        return cast(Any, self.engine.state).combatants[ident]

    def said(self, kind: type[E]) -> list[E]:
        """The events of *kind* since the last thing anybody said."""
        return [each for each in self.told if isinstance(each, kind)]

    def one(self, kind: type[E]) -> E:
        """The only event of *kind* since the last thing anybody said."""
        (found,) = self.said(kind)
        return found


__all__ = ["GM", "Turning"]
