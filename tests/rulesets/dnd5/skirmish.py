"""A table for tests of the fifth edition: people with plain figures, dice laid down in the order of DN5-EXT-018.

Everything goes through the engine. What was told since the last word is in `told`; `said(Kind)` picks the events of one
kind, `all` is the whole story.
"""

from __future__ import annotations

from typing import Any, TypeVar, cast

from bot.kernel import inputs
from bot.kernel.decisions import Decision
from bot.kernel.dice import Fed
from bot.kernel.engine import Budget, Engine
from bot.kernel.errors import Refused
from bot.kernel.frame import Told
from bot.kernel.ruleset import EVERYBODY
from bot.kernel.values import evolve
from bot.render.questions import Questions
from bot.render.rulings import Rulings
from bot.render.words import Words
from bot.rulesets.dnd5 import Dnd5
from bot.rulesets.dnd5.movement.words import Place
from bot.rulesets.dnd5.people import Join
from bot.rulesets.dnd5.state import ABILITIES, Fighter, State, Weapon
from bot.text import Texts

E = TypeVar("E")
GM = 1
PLAYER = 17

LONGSWORD = Weapon("longsword", dice="1d8", type="slashing", properties=("versatile",), versatile="1d10", held="main")
SHORTSWORD = Weapon("shortsword", dice="1d6", type="piercing", properties=("finesse", "light"), held="main")
DAGGER = Weapon(
    "dagger",
    dice="1d4",
    type="piercing",
    properties=("finesse", "light", "thrown"),
    near=600,
    far=1800,
    held="main",
)
HANDAXE = Weapon(
    "handaxe", dice="1d6", type="slashing", properties=("light", "thrown"), near=600, far=1800, held="main"
)
RAPIER = Weapon("rapier", dice="1d8", type="piercing", properties=("finesse",), held="main")
HALBERD = Weapon(
    "halberd", dice="1d10", type="slashing", properties=("heavy", "reach", "two_handed"), reach=300, held="both"
)
SHORTBOW = Weapon(
    "shortbow",
    "ranged",
    "1d6",
    "piercing",
    ("ammunition", "two_handed"),
    reach=0,
    near=2400,
    far=9600,
    held="both",
)
LONGBOW = Weapon(
    "longbow",
    "ranged",
    "1d8",
    "piercing",
    ("ammunition", "heavy", "two_handed"),
    reach=0,
    near=4500,
    far=18000,
    held="both",
)


def fighter(name: str, side: str = "players", *weapons: Weapon, **figures: Any) -> Fighter:
    """Somebody of 20 hit points, armour class 14 and a speed of 9 m with a longsword; ability scores are given by name,
    the rest as fields of `Fighter`."""
    abilities = {each: figures.pop(each) for each in ABILITIES if each in figures}
    given: dict[str, Any] = {
        "hit_points": 20,
        "ac": 14,
        "speeds": {"walk": figures.pop("speed", 900)},
        "mortal": side != "players",
    }
    given |= figures
    given.setdefault("hit_points_max", given["hit_points"])
    return Fighter(id=name.lower(), name=name, side=side, weapons=weapons or (LONGSWORD,), abilities=abilities, **given)


class Nobody:
    """No sheets and no creatures: people join as records."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"{name} is not for these tests")


def game() -> Dnd5:
    return Dnd5(cast(Any, Nobody()), cast(Any, Nobody()))


class Skirmish:
    """One encounter, played step by step. Whoever is named first acts first, unless the records have an initiative.
    *apart*: the distance between any two that are not told otherwise (`a|b`), in centimetres, without a grid."""

    def __init__(
        self, *people: Fighter, begun: bool = True, apart: dict[str, int] | None = None, **settings: Any
    ) -> None:
        self.game = game()
        opening = evolve(self.game.opening(settings), distances=apart or {})
        self.engine: Engine[State] = Engine(self.game, opening, bytes(32), budget=Budget(steps=1000, rulings=1000))
        self.line = 0
        self.told: list[Any] = []
        self.all: list[Any] = []
        if people:
            ready = [
                each if each.initiative is not None or not begun else evolve(each, initiative=30 - at)
                for at, each in enumerate(people)
            ]
            self.says(Join(GM, tuple(ready)))
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

    def refusal(self, note: Any) -> str:
        """The key with which a note is refused."""
        refused = self.tries(note)
        assert refused is not None, f"{note} was taken"
        return refused.key

    def does(self, who: str, action: str, *faces: int | Fed, **more: str) -> None:
        """*who*, whose turn it is, does *action*."""
        self.answers(who, *faces, action=action, **more)

    def attacks(self, who: str, target: str, *faces: int | Fed, with_: str = "longsword") -> None:
        """*who*, whose turn it is, attacks *target*."""
        self.does(who, "attack", *faces, target=target, **{"with": with_})

    def passes(self, *people: str) -> None:
        """Each of *people*, one after the other, ends his turn."""
        for who in people:
            self.does(who, "pass")

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
    def state(self) -> State:
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
        return _said(self, who, locale, choice, means=False)

    def means(self, who: str, locale: str, **choice: str) -> str:
        """What the same leads to."""
        return _said(self, who, locale, choice, means=True)

    def sentence(self, locale: str, *events: Any) -> str:
        """What everybody reads of *events*."""
        told = [Told(at, each) for at, each in enumerate(events)]
        return Rulings(Texts(strict=True)).ruling(self.game, self.state, told, EVERYBODY, locale)

    def who(self, ident: str) -> Fighter:
        return self.engine.state.combatants[ident]

    def said(self, kind: type[E]) -> list[E]:
        """The events of *kind* since the last thing anybody said."""
        return [each for each in self.told if isinstance(each, kind)]

    def one(self, kind: type[E]) -> E:
        """The only event of *kind* since the last thing anybody said."""
        (found,) = self.said(kind)
        return found


def _said(scene: Skirmish, who: str, locale: str, choice: dict[str, str], *, means: bool) -> str:
    texts = Texts(strict=True)
    words = Words(texts, locale, game="dnd5", people=scene.game.people(scene.state), labels=True)
    decision, (field, value) = scene.question(who), list(choice.items())[-1]
    partial = {name: each for name, each in choice.items() if name != field}
    if not means:
        return Questions(texts).option(words, decision, field, value, partial)
    prospect = scene.game.prospect(scene.state, decision, partial, field, value, EVERYBODY)
    return Questions(texts).means(words, decision, field, value, partial, prospect)


def met(*people: Fighter, **cells: str) -> Skirmish:
    """A fight on the grid, everybody where *cells* say."""
    scene = Skirmish(*people, map="square")
    for at, who in enumerate(cells):
        scene.notes(Place(GM, who, f"{'ADGJMPSV'[at]}30"))
    for who, cell in cells.items():
        scene.notes(Place(GM, who, cell))
    return scene


__all__ = [
    "DAGGER",
    "GM",
    "HALBERD",
    "HANDAXE",
    "LONGBOW",
    "LONGSWORD",
    "PLAYER",
    "RAPIER",
    "SHORTBOW",
    "SHORTSWORD",
    "Fed",
    "Skirmish",
    "fighter",
    "game",
    "met",
]
