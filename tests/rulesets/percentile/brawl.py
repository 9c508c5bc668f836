"""A table for tests of the percentile rules: people with plain figures, dice laid down in the order of PCT-SYS-001.

Everything goes through the engine. What was told since the last word is in `told`; `said(Kind)` picks the events of one
kind, `all` is the whole story.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from bot.kernel import inputs
from bot.kernel.decisions import Decision
from bot.kernel.dice import Fed
from bot.kernel.engine import Budget, Engine
from bot.kernel.errors import Refused
from bot.rulesets.percentile import Percentile
from bot.rulesets.percentile.declaring.words import Declare
from bot.rulesets.percentile.people import Join
from bot.rulesets.percentile.state import Declaration, Fighter, PercentileState, Protection, Shield, Weapon

E = TypeVar("E")
GM = 1

SWORD = Weapon("sword", "melee", "1d8", cutting=True)
DAGGER = Weapon("dagger", "melee", "1d6", cutting=True)
CUDGEL = Weapon("cudgel", "melee", "1d6")
HALBERD = Weapon("halberd", "pole_weapon", "1d10", hands=2, cutting=True, percussive=True)
BOW = Weapon("bow", "shooting", "1d8", hands=2, cutting=True, kind="arrow", parries=False)
WRESTLING = Weapon("wrestling", "wrestling", "1d4", parries=False)


def fighter(name: str, side: str = "players", arm: Weapon = SWORD, **figures: Any) -> Fighter:
    """Somebody of 12 hit points with a sword; scores are given by name (`melee=60`), the rest as `Fighter` fields."""
    scores = {each: figures.pop(each) for each in list(figures) if each not in Fighter.__dataclass_fields__}
    given: dict[str, Any] = {"hit_points": 12, "pc": side == "players"} | figures
    given.setdefault("hit_points_max", given["hit_points"])
    given.setdefault("psy_max", given.get("psy", 0))
    return Fighter(id=name.lower(), name=name, side=side, main=arm, scores=scores, **given)


def mail(value: int, *, natural: bool = False) -> Protection:
    return Protection("mail", value, natural)


class Nobody:
    """No sheets and no creatures: people join as records."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"{name} is not for these tests")


class Brawl:
    """One encounter, played step by step. *initiative* of everybody is laid down unless the records have it."""

    def __init__(self, *people: Fighter, begun: bool = True, **settings: Any) -> None:
        self.game = Percentile(cast(Any, Nobody()), cast(Any, Nobody()))
        self.engine: Engine[PercentileState] = Engine(
            self.game, self.game.opening(settings), bytes(32), budget=Budget(steps=1000, rulings=1000)
        )
        self.line = 0
        self.told: list[Any] = []
        self.all: list[Any] = []
        if people:
            self.says(Join(GM, people))
        if begun:
            self.says(inputs.Begin(GM))

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

    def declares(self, who: str, kind: str, target: str | None = None, *faces: int | Fed, **more: Any) -> None:
        """*who* declares, whether he is asked or not; the dice of what follows come with the last declaration."""
        self.told.clear()
        self.says(Declare(GM, who, Declaration(cast(Any, kind), target, **more)), *faces)

    def round(self, said: Mapping[str, Declaration], *faces: int | Fed) -> None:
        """Everybody declares (nothing, who is not named); the dice of the round come with the last declaration. Nobody
        waits for the hidden, so they come first."""
        self.told.clear()
        there = [each for each in self.state.fighters.values() if not each.out and each.id in self.state.order]
        people = [each.id for each in sorted(there, key=lambda each: not each.hidden)]
        for ident in people:
            given = Declare(GM, ident, said.get(ident, Declaration("nothing")))
            self.says(given, *(faces if ident == people[-1] else ()))

    def lets_go(self) -> None:
        """Whoever has failed to flee is struck by nobody: the game master's word on it, if he is asked."""
        told = list(self.told)
        if ("@gm", "flight") in self.asked:
            self.answers("@gm", target="-")
            self.told[:0] = told

    def refuses(self, who: str, kind: str, target: str | None = None, **more: Any) -> str:
        """The key with which a declaration is refused."""
        refused = self.tries(Declare(GM, who, Declaration(cast(Any, kind), target, **more)))
        assert refused is not None, f"{kind} was taken"
        return refused.key

    def refusal(self, note: Any) -> str:
        """The key with which a note is refused."""
        refused = self.tries(note)
        assert refused is not None, f"{note} was taken"
        return refused.key

    def answers(self, who: str, *faces: int | Fed, **choice: str) -> None:
        """*who* (`@gm` for the game master) answers the open question."""
        self.told.clear()
        ident = next(each.id for each, _ in self.engine.questions() if each.who == who)
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
    def state(self) -> PercentileState:
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

    def who(self, ident: str) -> Fighter:
        return self.engine.state.fighters[ident]

    def hit_points(self, ident: str) -> int:
        return self.who(ident).hit_points

    def said(self, kind: type[E]) -> list[E]:
        """The events of *kind* since the last thing anybody said."""
        return [each for each in self.told if isinstance(each, kind)]

    def one(self, kind: type[E]) -> E:
        """The only event of *kind* since the last thing anybody said."""
        (found,) = self.said(kind)
        return found


__all__ = ["Brawl", "Declaration", "Fed", "Shield", "fighter", "mail"]
