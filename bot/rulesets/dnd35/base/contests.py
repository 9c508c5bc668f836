"""Two measure themselves with each other: both roll, whoever began it first (D35-BAS-015, -022)."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, TypeAlias

from bot.kernel.effects import Scene, Step, roll
from bot.kernel.values import evolve, record
from bot.rulesets.dnd35.base.rolls import CHECKS, D20, Trial
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.check import Check, Term, terms

SIDES: Final = 20
ABILITIES: Final = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")


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
    if mine.total != theirs.total:
        return mine.total > theirs.total
    if ties == "fails":
        return False
    one, other = mine.total - mine.face, theirs.total - theirs.face
    return None if one == other else one > other


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
            return Opposed(first, second, won, again)
        again += 1


def _made(state: State, side: Side, face: int) -> Check:
    return CHECKS.made(side.kind, state, evolve(side.trial, face=face), face)


class _Faces(NamedTuple):
    """A roll with each face of the die."""

    checks: tuple[Check, ...]

    @classmethod
    def of(cls, state: State, side: Side) -> _Faces:
        # The face is the first of the terms: the others hold for all of them.
        one = _made(state, side, 1)
        others = one.terms[1:]
        return cls(
            tuple(evolve(one, face=face, terms=(*terms(("face", face)), *others)) for face in range(1, SIDES + 1))
        )


def _worth(won: bool | None) -> float:
    return 0.5 if won is None else float(won)


def _first(state: State, mine: Side, theirs: Side, ties: Ties) -> _Judge:
    return _Judge(_Faces.of(state, mine), _Faces.of(state, theirs), ties)


def _second(state: State, first: Check, theirs: Side, ties: Ties) -> _Judge:
    return _Judge(_Faces.of(state, theirs), _Faces((first,)), ties, reverse=True)


class _Judge:
    """How likely it is to win with each face, whatever the other's may be."""

    def __init__(self, mine: _Faces, theirs: _Faces, ties: Ties, *, reverse: bool = False) -> None:
        self._mine, self._theirs, self._ties, self._reverse = mine.checks, theirs.checks, ties, reverse

    def __call__(self, face: int) -> float:
        own = self._mine[face - 1]
        if self._reverse:
            return sum(1 - _worth(beats(each, own, self._ties)) for each in self._theirs) / len(self._theirs)
        return sum(_worth(beats(own, each, self._ties)) for each in self._theirs) / len(self._theirs)


# ---- what such checks are the sum of


def by_skill(state: State, on: Trial) -> tuple[Term, ...]:
    """The ability, or the skill, by which he measures himself."""
    skill = on.skill
    return terms((skill, on.who.modifier(skill) if skill in ABILITIES else on.who.skill(skill)))  # type: ignore[arg-type]


def special_size(state: State, on: Trial) -> tuple[Term, ...]:
    """The special modifier of his size, in checks of Strength and of Dexterity (D35-BAS-011)."""
    return terms(("special_size", on.who.figures.special if on.skill in ("strength", "dexterity") else 0))


__all__ = ["ABILITIES", "Opposed", "Side", "Ties", "beats", "by_skill", "oppose", "special_size"]
