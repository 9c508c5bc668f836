"""The effects that rule code yields, and the few functions that yield them. All other code says `yield from`.

No fact may live only in a local variable across a question: tell it, so that it is in the state, and let the next
stage find it there. After a question keep ids and faces seen; read everything else again from the scene.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar

from bot.kernel.decisions import Choice, Decision
from bot.kernel.dice import Dice

T = TypeVar("T")
S = TypeVar("S")


Ahead: TypeAlias = Literal["", "act", "step"]
"""What comes after a checkpoint: nothing of note, somebody acts, or a step of time."""

Part: TypeAlias = Literal["own", "within", "anew"]
"""Which ruling it belongs to what people answer after a checkpoint: one of its own; the one that is under way (a
reaction interrupts an act: an undo takes back both, or neither). `anew`: one of its own, and so is what is ruled from
there on by itself, where an answer to the one before has led there."""

Judge: TypeAlias = Callable[[int], float]
"""How likely it is, from 0 to 1, that what is rolled for comes about if the die shows that face: 0 or 1 where nothing
else is to be thrown. Asked while the roll is being made, of the state as it stands then; it changes nothing."""


@dataclass(slots=True)
class Roll:
    """Roll *dice* for *who*; *why* completes the address (purpose, and hand or rank where there are several). *judge*:
    what each face would come to, where the roll is one that succeeds or fails; *first*: another one follows if it
    succeeds, and decides. The engine reads neither: chances that were told before are held against them."""

    dice: Dice
    who: str
    why: str
    judge: Judge | None = field(default=None, compare=False)
    first: bool = False


@dataclass(slots=True)
class AskAll:
    """Ask several people in parallel. *secret*: nothing is shown, not even who has answered, before the last one is in.
    *first*: go on with the first answer, the others stay open and are asked again."""

    make: Callable[[Any], Iterable[Decision]]
    secret: bool = False
    first: bool = False


@dataclass(slots=True)
class Tell:
    """Something happened; the state is now the state after it."""

    event: Any


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """Promises that the state alone is enough to go on from here. *amid*: what comes next belongs to what has just
    happened (somebody defends himself against a blow): no breather parts them. *ahead*: what comes next is that
    somebody acts, or a step of time: people may have time wait for them before it. *part*: see `Part`. *lull*: somebody
    may want to come in before it, whom nobody asks: there is a breather, unless nothing was ruled since the last."""

    amid: bool = False
    ahead: Ahead = ""
    part: Part = "own"
    lull: bool = False


@dataclass(frozen=True, slots=True)
class Wait:
    """Nobody is asked; whoever speaks moves things."""


@dataclass(frozen=True, slots=True)
class Window:
    """Here the actions that came in during somebody's question may be taken, in the order they came."""


@dataclass(frozen=True, slots=True)
class Stamped:
    """An action that waited, and the moment (`Game.moment`) at which it was said."""

    moment: str
    action: Any


Effect: TypeAlias = Roll | AskAll | Tell | Checkpoint | Wait | Window
Step: TypeAlias = Generator[Effect, Any, T]
Action: TypeAlias = Step[None]

_checkpoint: Final = cache(Checkpoint)
_WAIT = Wait()
_WINDOW = Window()


class Scene(Generic[S]):
    """The encounter as rule code sees it: *now* is always the state after every event told so far. Keep ids across a
    `yield`, never what you read here. Only the kernel writes to it."""

    __slots__ = ("now",)

    now: S


def roll(what: Dice, *, who: str, why: str, judge: Judge | None = None, first: bool = False) -> Step[tuple[int, ...]]:
    """Have *who* roll; the faces come back in order. *judge* and *first*: see `Roll`."""
    faces: tuple[int, ...] = yield Roll(what, who, why, judge, first)
    return faces


def ask_all(make: Callable[[Any], Iterable[Decision]], *, secret: bool = False) -> Step[Mapping[str, Choice]]:
    """Ask in parallel and wait for all; answers by the decisions' keys, without those that dissolved."""
    answers: Mapping[str, Choice] = yield AskAll(make, secret)
    return answers


def ask_first(make: Callable[[Any], Iterable[Decision]]) -> Step[tuple[str, Choice] | None]:
    """Ask in parallel and go on with the first answer (key, choice); None when all the questions dissolved. What *make*
    yields after somebody who answers by himself is not made: among many, let it yield one by one."""
    answer: tuple[str, Choice] | None = yield AskAll(make, first=True)
    return answer


def tell(event: Any) -> Action:
    """Record *event*; the scene is changed by it at once."""
    yield Tell(event)


def checkpoint(*, amid: bool = False, ahead: Ahead = "", part: Part = "own", lull: bool = False) -> Action:
    """The state alone is enough to go on from here. Stands before every question; *amid*, *ahead*, *part*, *lull*: see
    `Checkpoint`."""
    yield _checkpoint(amid, ahead, part, lull)


def wait() -> Action:
    """Stop until somebody speaks."""
    yield _WAIT


def window() -> Step[tuple[Stamped, ...]]:
    """The actions that came in meanwhile, in the order they came; each comes out once."""
    actions: tuple[Stamped, ...] = yield _WINDOW
    return actions
