"""Chances as they are told: in percent, or in words where the number would betray what a table does not show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.kernel.decisions import Scalar

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


def told(chance: float, *, worded: bool) -> Mapping[str, Scalar]:
    """*chance* as facts of a sentence: `chance` in percent, or `odds` as a word where it is to be *worded*."""
    return {"odds": in_words(chance)} if worded else {"chance": percent(chance)}


__all__ = ["BANDS", "in_words", "percent", "told"]
