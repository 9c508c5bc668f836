"""One check: somebody rolls, terms add up, and the sum is held against a difficulty.

A game writes each of these once:

- what a kind of check is the sum of, and what it is held against: hooks, functions of the state and of what is rolled
  for, each of which finds some terms. A chapter brings the hook for what it knows, fatigue or high ground; whoever
  rolls knows none of them. Terms are told in the order of the hooks (`Checks`, a `Kind` each);
- how a face and its sum are held against a difficulty (`Law`): at least or at most, what a tie is, which natural
  results decide by themselves, which make a critical success or a fumble;
- by what right a roll that lies open may be rolled anew (`reconsider`).

    STRIKE = Law(sure=(20,), lost=(1,), critical=(19, 20))
    CHECKS: Checks[State, Blow] = Checks("strike")
    CHECKS.are({"strike": Kind((face, bonus, tired, from_above), (armour, shield), STRIKE)})

    face = (yield from throw(D20, who=blow.by, why="strike")).face
    made = CHECKS.made("strike", scene.now, evolve(blow, face=face), face)
    yield from tell(Struck(blow.by, face, made.total, made.terms, made.against, "hit" if made.succeeds else "miss"))

A d20 shows the face as the first of its terms, and the sum must be at least the difficulty. A d100 that must not be
above a score has `Law(at_most=True)`: then the terms are those of the score, and it is the face that is held against
their sum. Advantage is a die thrown twice of which the higher stands (`throw`), a critical hit that must be confirmed a
second check with the same terms.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Container, Iterable, Mapping
from functools import lru_cache
from operator import attrgetter
from typing import Annotated, Any, ClassVar, Final, Generic, Literal, ParamSpec, TypeAlias, TypeVar

from pydantic import Field

from bot.kernel.decisions import Decision
from bot.kernel.dice import Dice
from bot.kernel.effects import Action, Scene, Step, ask_first, roll
from bot.kernel.persons import Name
from bot.kernel.values import record

S = TypeVar("S")
A = TypeVar("A")
P = ParamSpec("P")
R = TypeVar("R")


# ---- terms


@record
class Term:
    """One term of a sum, by its name. *reason*: that of the game master, where it is his."""

    name: str
    value: int
    # Most terms have none: these are written as they always were.
    reason: Annotated[Name, Field(exclude_if=operator.not_)] = ""


@lru_cache(maxsize=1024)
def term(name: str, value: int, reason: str = "") -> Term:
    """The term of that name and value, for that reason."""
    return Term(name, value, reason)


def terms(*given: tuple[str, int]) -> tuple[Term, ...]:
    """Those of *given*, by name and value, that are worth anything.

    >>> terms(("reflex", 3), ("wound", 0))
    (Term(name='reflex', value=3, reason=''),)
    """
    found: tuple[Term, ...] = ()
    for name, value in given:
        if value:
            found += (term(name, value),)
    return found


_VALUE: Final = attrgetter("value")


def total(found: Iterable[Term]) -> int:
    """The sum of *found*."""
    return sum(map(_VALUE, found))


def behind(found: Iterable[Term], rules: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The rule ids behind the terms *found*, as far as *rules* has any for their names."""
    return tuple(rule for each in found for rule in rules.get(each.name, ()))


# ---- the die


@record
class Thrown:
    """*faces*: those that count; *others*: what the throws showed that were left."""

    faces: tuple[int, ...]
    others: tuple[tuple[int, ...], ...] = ()

    @property
    def face(self) -> int:
        """What they come to together."""
        return sum(self.faces)


def throw(
    what: Dice, *, who: str, why: str, times: int = 1, keep: Literal["highest", "lowest"] = "highest"
) -> Step[Thrown]:
    """*who* throws *what*: several *times* with an advantage or a disadvantage, of which the first of the highest or of
    the lowest counts."""
    rolled = []
    for _ in range(times):
        rolled.append((yield from roll(what, who=who, why=why)))
    best = (max if keep == "highest" else min)(range(times), key=lambda at: sum(rolled[at]))
    return Thrown(rolled[best], tuple(each for at, each in enumerate(rolled) if at != best))


# ---- what it comes to


Degree: TypeAlias = Literal["critical", "success", "failure", "fumble"]


@record
class Law:
    """How a roll is judged. *at_most*: the face must not be above the sum; else the sum must reach the difficulty.
    *ties*: equal is enough. *lost* and *sure*: the faces that fail or succeed whatever the sum; *lost* goes first.
    *critical* and *fumble*: those that make a success, or a failure, one of its own degree. *ruled*: the game master
    has said how it comes out, and no face decides.

    >>> strike = Law(sure=(20,), lost=(1,), critical=(19, 20))
    >>> strike.succeeds(12, 21, 21), strike.succeeds(12, 20, 21), strike.succeeds(20, 22, 27), strike.succeeds(1, 30, 9)
    (True, False, True, False)
    >>> percent = Law(at_most=True, sure=range(1, 6), lost=range(96, 101), critical=range(1, 6), fumble=range(96, 101))
    >>> [percent.degree(face, face, 40) for face in (5, 40, 41, 96)]
    ['critical', 'success', 'failure', 'fumble']
    """

    at_most: bool = False
    sure: Container[int] = ()
    lost: Container[int] = ()
    ties: bool = True
    critical: Container[int] = ()
    fumble: Container[int] = ()
    ruled: Literal["", "hit", "miss"] = ""

    def succeeds(self, face: int, value: int, against: int) -> bool:
        """Whether a roll that shows *face* and comes to *value* succeeds against *against*."""
        if self.ruled:
            return self.ruled == "hit"
        if face in self.lost:
            return False
        if face in self.sure:
            return True
        return self.ties if value == against else (value < against) is self.at_most

    def decides(self, face: int) -> bool:
        """Whether *face* decides by itself."""
        return not self.ruled and (face in self.lost or face in self.sure)

    def degree(self, face: int, value: int, against: int) -> Degree:
        """How well it succeeds, or how badly it fails."""
        if self.succeeds(face, value, against):
            return "critical" if face in self.critical else "success"
        return "fumble" if face in self.fumble and not self.ruled else "failure"


SUCCEEDED: Final = ("success", "succeeds", "hit", "confirmed", "stays", "won")
"""Fields of events that say whether a roll has succeeded."""
HITS: Final = frozenset({"hit", "threat", "critical", "near", "success", "parried"})
MISSES: Final = frozenset({"miss", "fumble", "failure", "failed"})
"""What `outcome` (or `degree`) of an event may be that a roll has succeeded, or failed, in."""


def came_off(event: Any) -> bool | None:
    """Whether the roll that *event* tells of has succeeded; None: it says nothing of it."""
    for name in SUCCEEDED:
        found = getattr(event, name, None)
        if isinstance(found, bool):
            return found
    outcome = getattr(event, "outcome", None) or getattr(event, "degree", None)
    return True if outcome in HITS else False if outcome in MISSES else None


class ByFace:
    """The base of an event that tells of a roll of which a face may decide whatever the sum: `settled` says which, by
    the rules `settled_by` (those of each code). Here a natural 20 succeeds, and a natural 1 fails."""

    settled_by: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    def settled(self) -> str:
        """The code of what decided beside the sum (`settled-<code>` in the catalogues); empty where the sum did, or
        where the face is withheld."""
        face, won = getattr(self, "face", None), came_off(self)
        return "natural_20" if won and face == 20 else "natural_1" if won is False and face == 1 else ""


PLAIN: Final = Law()
"""At least the difficulty; no face decides by itself."""


@record
class Check:
    """A roll that has been made: what it shows, the *terms* added up, those that it is held against, and the *law* by
    which it is judged."""

    law: Law
    face: int
    terms: tuple[Term, ...]
    against_terms: tuple[Term, ...] = ()

    @property
    def total(self) -> int:
        """The sum; with `at_most`, the score that the face must not be above."""
        return total(self.terms)

    @property
    def against(self) -> int:
        """The difficulty."""
        return total(self.against_terms)

    def told(self, *, against: bool = False) -> dict[str, Any]:
        """The fields of an event that tells of it: face, total, terms; with *against* what it is held against, too."""
        found = {"face": self.face, "total": self.total, "terms": self.terms}
        return found | {"against": self.against, "against_terms": self.against_terms} if against else found

    @property
    def _held(self) -> tuple[int, int, int]:
        return (self.face, self.face, self.total) if self.law.at_most else (self.face, self.total, self.against)

    @property
    def succeeds(self) -> bool:
        return self.law.succeeds(*self._held)

    @property
    def degree(self) -> Degree:
        return self.law.degree(*self._held)

    def judge(self) -> Callable[[int], bool]:
        """Whether it would succeed if its die showed another face, and nothing else changed: the face is one of the
        terms, but with `at_most`."""
        law, value, against = self.law, self.total, self.against
        if law.at_most:
            return lambda face: law.succeeds(face, face, value)
        others = value - self.face
        return lambda face: law.succeeds(face, others + face, against)

    @property
    def margin(self) -> int:
        """By how much it succeeds; below 0, by how much it fails. Natural results are not looked at."""
        _, value, against = self._held
        return against - value if self.law.at_most else value - against


# ---- the kinds of a game

Hook: TypeAlias = Callable[[S, A], Iterable[Term]]
"""What finds terms in the state and in what is rolled for."""


@record
class Kind(Generic[S, A]):
    """One kind of check. *terms*: the hooks of its sum; *against*: those of what it is held against, none where that is
    known otherwise; *law*: how it is judged, or a function that finds it."""

    terms: tuple[Hook[S, A], ...]
    against: tuple[Hook[S, A], ...] = ()
    law: Law | Callable[[S, A], Law] = PLAIN


class Checks(Generic[S, A]):
    """The kinds of checks of a game, by their names. They are known below all chapters, and filled once, where all of
    these are."""

    __slots__ = ("_kinds", "_names")

    def __init__(self, *names: str) -> None:
        self._names = frozenset(names)
        self._kinds: Mapping[str, Kind[S, A]] = {}

    def are(self, kinds: Mapping[str, Kind[S, A]]) -> None:
        """Fill them. Raises `ValueError` where one is missing, or is none of them."""
        if wrong := sorted(self._names ^ kinds.keys()):
            raise ValueError(f"no such checks, or nothing said of them: {', '.join(wrong)}")
        self._kinds = dict(kinds)

    def terms(self, kind: str, state: S, what: A) -> tuple[Term, ...]:
        """The terms of that *kind* for *what*, as things stand."""
        return _found(self._kinds[kind].terms, state, what)

    def against(self, kind: str, state: S, what: A) -> tuple[Term, ...]:
        """The terms that it is held against."""
        return _found(self._kinds[kind].against, state, what)

    def is_held(self, kind: str) -> bool:
        """Whether that *kind* is held against anything of its own: else something else says what it comes to."""
        return bool(self._kinds[kind].against)

    def made(self, kind: str, state: S, what: A, face: int) -> Check:
        """The check of that *kind* for *what*, whose die shows *face*."""
        law = self._kinds[kind].law
        judged = law if isinstance(law, Law) else law(state, what)
        return Check(judged, face, self.terms(kind, state, what), self.against(kind, state, what))


def _found(hooks: tuple[Hook[S, A], ...], state: S, what: A) -> tuple[Term, ...]:
    found: list[Term] = []
    for hook in hooks:
        found += hook(state, what)
    return tuple(found)


class Point(Generic[P, R]):
    """A point of the story that a later chapter tells, and whoever comes to it knows nothing of: whether a blow goes
    astray in the dark, whom it falls on. It is filled once, like `Checks`, and called like the function that fills it;
    one that nobody has filled raises `LookupError`."""

    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        self._name = name

    @property
    def is_told(self) -> bool:
        """Whether anybody has filled it."""
        return self.__class__ is not Point

    def told_by(self, told: Callable[P, R]) -> None:
        """Fill it."""
        # A kind of its own, of which calling is that very function: nothing stands between at each call.
        self.__class__ = type("Told", (Point,), {"__slots__": (), "__call__": staticmethod(told)})

    def __call__(self, *args: P.args, **named: P.kwargs) -> R:
        raise LookupError(f"nothing is said of {self._name}")


# ---- rolled anew


def reconsider(
    scene: Scene[S],
    questions: Callable[[S], Iterable[Decision]],
    anew: Callable[[Scene[S]], Action],
    *,
    again: str = "reroll",
) -> Step[Literal["stands", "anew", "open"]]:
    """The roll that lies open in the state is looked at: it *stands* when nobody may have it rolled anew, or who is
    asked (*questions*, about that roll alone) does not want it; with the answer *again* it is rolled *anew*, and will
    be looked at again. *open*: somebody's word has changed what was asked meanwhile.

    *anew* pays for it, rolls, and tells. Nobody loses his right by letting others speak first: what *questions* asks is
    found from the state each time.
    """
    if not list(questions(scene.now)):
        return "stands"
    answer: Any = yield from ask_first(questions)
    if answer is None:
        return "open"
    if again not in answer[1].values() or not list(questions(scene.now)):
        return "stands"
    yield from anew(scene)
    return "anew"
