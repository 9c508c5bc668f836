"""Two measure themselves with each other: both roll, whoever began it first (D35-BAS-015, -022)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from bot.catalogue.dnd35_terms import SKILLS35
from bot.kernel.effects import Scene, Step, roll
from bot.kernel.values import evolve, record
from bot.rulesets.dnd35.base.rolls import CHECKS, D20, Trial, spent
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.dnd35.state.plights import penalties
from bot.rulesets.shared.check import Check, Term, terms

SIDES: Final = 20
ABILITIES: Final = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")

EYES: Final = ("spot",)
"""The skills that need eyes."""


@record
class Opposed:
    """Both rolls, and whether whoever began it has *won*; *again*: how often both had to roll anew."""

    mine: Check
    theirs: Check
    won: bool
    again: int = 0

    def told(self) -> dict[str, Any]:
        """The fields of an event that tells of it: `face`, `terms`, `total`, those of the other, and who has won."""
        other = {f"other_{name}": value for name, value in self.theirs.told().items()}
        return {**self.mine.told(), **other, "won": self.won, "again": self.again}


class Side(NamedTuple):
    """What one of the two rolls: a *kind* of check, on a *trial*."""

    kind: str
    trial: Trial


Ties: TypeAlias = Literal["modifier", "fails"]
"""Of equal totals the one with the greater modifier wins; or whoever began it has failed (D35-MAN-004, D35-ATK-006)."""


def beats(mine: Check, theirs: Check, ties: Ties = "modifier") -> bool | None:
    """Whether *mine* wins. Equal: the greater modifier does, and where they are equal as well, nobody has (None: both
    roll again); or (*ties* `fails`) whoever began it has failed.

    >>> def check(face, modifier): return Check(PLAIN, face, terms(("face", face), ("grapple", modifier)))
    >>> from bot.rulesets.shared.check import PLAIN
    >>> beats(check(10, 7), check(12, 5)), beats(check(10, 7), check(10, 7)), beats(check(10, 7), check(12, 5), "fails")
    (True, None, False)
    """
    return _beats(mine.total, _modifier(mine), theirs.total, _modifier(theirs), ties)


def _beats(mine: int, my_modifier: int, theirs: int, their_modifier: int, ties: Ties) -> bool | None:
    """As `beats`, of totals and modifiers."""
    if mine != theirs:
        return mine > theirs
    if ties == "fails":
        return False
    return None if my_modifier == their_modifier else my_modifier > their_modifier


def _modifier(made: Check) -> int:
    return made.total - made.face


def oppose(scene: Scene[State], mine: Side, theirs: Side, *, why: str, ties: Ties = "modifier") -> Step[Opposed]:
    """Both roll until somebody has won (D35-BAS-015)."""
    again = 0
    while True:
        (face,) = yield from roll(D20, who=mine.trial.who.id, why=why, judge=_first(scene.now, mine, theirs, ties))
        first = _made(scene.now, mine, face)
        (face,) = yield from roll(D20, who=theirs.trial.who.id, why=why, judge=_second(scene.now, first, theirs, ties))
        second = _made(scene.now, theirs, face)
        won = beats(first, second, ties)
        if won is not None:
            yield from spent(scene, mine.kind, mine.trial)
            yield from spent(scene, theirs.kind, theirs.trial)
            return Opposed(first, second, won, again)
        again += 1


def _made(state: State, side: Side, face: int) -> Check:
    return CHECKS.made(side.kind, state, evolve(side.trial, face=face), face)


def _first(state: State, mine: Side, theirs: Side, ties: Ties) -> Callable[[int], float]:
    """How likely it is to win with each face, whatever the other's may be."""
    # The face is one of the terms: the others hold for all of them.
    own, other = _modifier(_made(state, mine, 1)), _modifier(_made(state, theirs, 1))
    faces = range(1, SIDES + 1)
    return lambda face: sum(_worth(_beats(face + own, own, each + other, other, ties)) for each in faces) / SIDES


def _second(state: State, first: Check, theirs: Side, ties: Ties) -> Callable[[int], float]:
    """How likely whoever rolls second is to win with each face, where the *first* roll lies there."""
    total, one, own = first.total, _modifier(first), _modifier(_made(state, theirs, 1))
    return lambda face: 1 - _worth(_beats(total, one, face + own, own, ties))


def _worth(won: bool | None) -> float:
    return 0.5 if won is None else float(won)


# ---- what such checks are the sum of


def by_skill(state: State, on: Trial) -> tuple[Term, ...]:
    """The ability, or the skill, by which he measures himself."""
    skill, who = on.skill, on.who
    own = who.modifier(skill) if skill in ABILITIES else who.skill(skill)  # type: ignore[arg-type]
    return terms((skill, own), *penalties(who, "checks"), *(() if skill in ABILITIES else _of_senses(who, skill)))


def _of_senses(who: Fighter, skill: str) -> tuple[tuple[str, int], ...]:
    """What conditions take from skills of the body, and of the eyes."""
    limbs = penalties(who, "limbs") if SKILLS35[skill] in ("strength", "dexterity") else ()  # type: ignore[index]
    return (*limbs, *(penalties(who, "eyes") if skill in EYES else ()))


def special_size(state: State, on: Trial) -> tuple[Term, ...]:
    """The special modifier of his size, in checks of Strength and of Dexterity (D35-BAS-011)."""
    return terms(("special_size", on.who.figures.special if on.skill in ("strength", "dexterity") else 0))


__all__ = ["ABILITIES", "Opposed", "Side", "Ties", "beats", "by_skill", "oppose", "special_size"]
