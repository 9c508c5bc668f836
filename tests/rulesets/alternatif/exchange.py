"""A table for tests: people with plain figures, dice laid down as the text has them, answers in words.

Everything goes through the engine. What was told is in `told`; `said(Kind)` picks the events of one kind.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

from bot.catalogue import load_catalogue
from bot.kernel import inputs
from bot.kernel.decisions import Decision
from bot.kernel.dice import Fed
from bot.kernel.engine import Budget, Engine, Progress
from bot.kernel.errors import Refused
from bot.rulesets.alternatif import Alternatif
from bot.rulesets.alternatif.combatants.words import Join
from bot.rulesets.alternatif.ordinary.words_announcing import Declare, Standby
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant, Wielded

E = TypeVar("E")
GM = 1

SPEAR = Arm("spear", "both", attack=6, defence=5, damage="1d8", tags=("pole_weapon",))
SWORD = Arm("longsword", "right", attack=3, defence=3, damage="1d8")
AXE = Arm("axe", "right", attack=3, defence=2, damage="1d8")
SHIELD = Arm("shield", "left", attack=0, defence=4, damage="1d3", tags=("shield",))
DAGGER = Arm("dagger", "left", attack=1, defence=1, damage="1d4", tags=("light",))
CLAWS = Arm("claws", "right", attack=2, damage="1d6", reaction="d6", tags=("natural", "no_parry"))


def fighter(name: str, side: str = "heroes", arm: Arm = SWORD, **figures: Any) -> Combatant:
    """Somebody of martial bonus 3, armour class 10, 20 stamina and 5 body points, but for *figures*."""
    given: dict[str, Any] = {"bm": 3, "ac": 10, "stamina": 20, "body": 5} | figures
    given.setdefault("stamina_max", given["stamina"])
    given.setdefault("body_max", given["body"])
    return Combatant(id=name.lower(), name=name, side=side, hands=(Wielded(arm),), **given)


@cache
def game() -> Alternatif:
    """The game with the packaged data."""
    return Alternatif(catalogue=load_catalogue())


class Exchange:
    """One encounter, played step by step. Nobody is asked whether he goes on as announced, unless *settings* say so
    (`test_moment_to_announce`)."""

    def __init__(self, *people: Combatant, begun: bool = True, **settings: Any) -> None:
        self.game = game()
        self.engine: Engine[AlternatifState] = Engine(
            self.game,
            self.game.opening({"ask_again": "never", **settings}),
            bytes(32),
            budget=Budget(steps=1000, rulings=1000),
        )
        self.line = 0
        self.told: list[Any] = []
        if people:
            self.says(Join(GM, people))
        if begun:
            self.says(inputs.Begin(GM))

    # ---- speaking

    def says(self, given: Any) -> Progress[AlternatifState]:
        """Submit an input; the new events are appended to `told`."""
        self.line += 1
        progress = self.engine.submit(given, self.line)
        self.told += [each.event for each in progress.events]
        return progress

    def tries(self, given: Any) -> Refused | None:
        """Submit an input that may be refused."""
        try:
            self.says(given)
        except Refused as refused:
            return refused
        return None

    def dice(self, *faces: int | Fed) -> None:
        """The faces of the next rolls, in order; where somebody has chosen who rolls when all have, after his."""
        standing, state = self.engine.frame.standing, self.state
        chosen = any(each.answered for each in standing.questions) or any(each.replies for each in state.specials)
        for who in state.combatants.values():
            chosen = chosen or any(each.up and each.choice is not None for each in who.hands)
        fed = tuple(each if isinstance(each, Fed) else Fed(each) for each in faces)
        self.says(inputs.Feed(GM, (*(standing.fed if chosen else ()), *fed)))

    def question(self, who: str, kind: str | None = None) -> Decision:
        """The open question to *who*."""
        for each, decision in self.engine.questions():
            if each.who == who and kind in (None, each.kind):
                return decision
        raise AssertionError(f"{who} is not asked; asked are {self.asked}")

    def answers(self, who: str, *faces: int | Fed, **choice: str) -> Progress[AlternatifState]:
        """*who* answers the open question, with these *faces* coming."""
        if faces:
            self.dice(*faces)
        self.told.clear()
        ident = next(each.id for each, _ in self.engine.questions() if each.who == who)
        return self.says(inputs.Answer(GM, ident, choice))

    def is_silent(self, who: str, *faces: int | Fed) -> None:
        """The time of *who* is up: the default holds."""
        if faces:
            self.dice(*faces)
        self.told.clear()
        ident = next(each.id for each, _ in self.engine.questions() if each.who == who)
        self.says(inputs.Deadline(ident))

    def attacks(self, who: str, target: str, *faces: int | Fed) -> None:
        """*who* announces an attack on *target* (in answer to the question, if there is one)."""
        if (who, "declare") in self.asked:
            self.answers(who, *faces, action="attack", target=target)
        else:
            self.notes(Declare(GM, who, "melee", target), *faces)

    def strikes(self, who: str, target: str, *faces: int | Fed) -> None:
        """*who*, whose action is up, strikes at *target*."""
        self.answers(who, *faces, target=target)

    def parries(self, who: str, blow: str, *faces: int | Fed) -> None:
        self.answers(who, *faces, parry=blow)

    def takes_it(self, who: str, *faces: int | Fed) -> None:
        self.answers(who, *faces, parry="-")

    def stands_by(self, who: str) -> None:
        if (who, "declare") in self.asked:
            self.answers(who, action="standby")
        else:
            self.notes(Standby(GM, who))

    def notes(self, note: Any, *faces: int | Fed) -> None:
        """A word of a player or of the game master."""
        if faces:
            self.dice(*faces)
        self.told.clear()
        self.says(note)

    # ---- looking

    @property
    def state(self) -> AlternatifState:
        return self.engine.state

    @property
    def segment(self) -> int:
        return self.engine.state.segment

    @property
    def asked(self) -> list[tuple[str, str]]:
        """Who is asked what."""
        return [(each.who, each.kind) for each, _ in self.engine.questions()]

    @property
    def awaited(self) -> list[str]:
        """Who has not answered yet."""
        return [each.who for each, _ in self.engine.questions() if not each.answered]

    def who(self, ident: str) -> Combatant:
        return self.engine.state.combatants[ident]

    def due(self, ident: str) -> int | None:
        return self.who(ident).main.due

    def status(self, ident: str) -> str:
        return self.who(ident).main.status

    def said(self, kind: type[E]) -> list[E]:
        """The events of *kind* since the last thing anybody said."""
        return [each for each in self.told if isinstance(each, kind)]

    def one(self, kind: type[E]) -> E:
        """The only event of *kind* since the last thing anybody said."""
        (found,) = self.said(kind)
        return found


__all__ = ["Exchange", "Fed", "fighter"]
