"""Chances: of what is rolled for an act, before it is; and as they are told, in percent, or in words where the number
would betray what a table does not show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import prod
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from bot.kernel.decisions import Scalar
from bot.kernel.effects import Action, Scene, Tell
from bot.kernel.values import record

S = TypeVar("S")

Likely: TypeAlias = float | tuple[float, float]
"""A chance from 0 to 1; or the least and the greatest where it hangs on what is still to be chosen."""


class Odds(Protocol):
    """What is rolled for an act, before it is: a check, a contest, a save, or several."""

    def likely(self) -> Likely:
        """How likely it comes about."""
        ...


@record
class Sure:
    """What comes about without a roll."""

    def likely(self) -> Likely:
        return 1.0


@record
class Percent:
    """What comes about in *of* cases of a hundred."""

    of: int

    def likely(self) -> Likely:
        return self.of / 100


@record
class All:
    """Several rolls, one after the other, of which each must succeed."""

    parts: tuple[Odds, ...]

    def likely(self) -> Likely:
        """As of `Odds`.

        >>> All((Sure(), Percent(40))).likely()
        0.4
        """
        return _together(self.parts, prod)


@record
class Either:
    """Several rolls of which one that succeeds is enough."""

    parts: tuple[Odds, ...]

    def likely(self) -> Likely:
        return _together(self.parts, lambda chances: 1 - prod(1 - each for each in chances))


def _together(parts: Iterable[Odds], come_to: Callable[[Iterable[float]], float]) -> Likely:
    """What the chances of *parts* come to; where they hang on more, the least and the greatest."""
    found = [each.likely() for each in parts]
    least, most = (come_to(each[end] if isinstance(each, tuple) else each for each in found) for end in (0, 1))
    return least if least == most else (least, most)


def every(parts: Iterable[Odds]) -> Odds | None:
    """All of *parts*; None: there are none."""
    found = tuple(parts)
    return None if not found else found[0] if len(found) == 1 else All(found)


def foretold(
    state: S,
    action: Callable[[Scene[S]], Action],
    happens: Callable[[S, Any], S] = lambda state, event: event.change(state),
) -> S:
    """*state* as *action* leaves it by what it tells, up to its first roll or question. *happens*: what an event of the
    game changes, where not each says it itself."""
    scene: Scene[S] = Scene()
    scene.now = state
    for effect in action(scene):
        if not isinstance(effect, Tell):
            break
        scene.now = happens(scene.now, effect.event)
    return scene.now


BANDS: Final = ((0, "none"), (24, "poor"), (49, "doubtful"), (74, "good"), (99, "excellent"), (100, "certain"))
"""The words for a chance, each with the percentage up to which it holds."""


def percent(chance: float) -> int:
    """*chance*, from 0 to 1, in percent: 0 and 100 only where nothing else is possible.

    >>> percent(0.55), percent(0.996), percent(0.001), percent(1.0), percent(0.0)
    (55, 99, 1, 100, 0)
    """
    found = round(100 * chance)
    return found if chance in (0, 1) else min(99, max(1, found))


def in_words(chance: float) -> str:
    """The word for *chance*.

    >>> [in_words(each / 20) for each in (0, 1, 9, 10, 19, 20)]
    ['none', 'poor', 'doubtful', 'good', 'excellent', 'certain']
    """
    return next(word for most, word in BANDS if percent(chance) <= most)


def told(chance: Likely, *, worded: bool) -> Mapping[str, Scalar]:
    """*chance* as facts of a sentence: `chance` in percent, and `chance_most` where it may be more; or, where it is to
    be *worded*, `odds` as a word, if one word says it.

    >>> told((0.4, 0.6), worded=False), told((0.6, 0.6), worded=False), told((0.3, 0.9), worded=True)
    ({'chance': 40, 'chance_most': 60}, {'chance': 60}, {})
    """
    least, most = chance if isinstance(chance, tuple) else (chance, chance)
    if worded:
        word = in_words(least)
        return {"odds": word} if word == in_words(most) else {}
    low, high = percent(least), percent(most)
    return {"chance": low} if low == high else {"chance": low, "chance_most": high}
