"""Chances as they are told: in percent, or in words where the number would betray what a table does not show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol, TypeAlias

from bot.kernel.decisions import Scalar
from bot.kernel.values import record

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
