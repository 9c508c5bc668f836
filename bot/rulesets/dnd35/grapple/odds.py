"""Opposed checks: the higher total wins, of equal ones the higher modifier; whoever is still equal rolls again
(D35-BAS-015). In a grapple one roll may be held against that of several opponents."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.kernel.effects import Judge
from bot.rulesets.shared.check import Check

SIDES: Final = 20


def beats(mine: Check, theirs: Check) -> bool | None:
    """Whether *mine* wins, the roll of whoever began it; None: both roll again.

    >>> from bot.rulesets.shared.check import PLAIN, terms
    >>> made = [Check(PLAIN, face, terms(("face", face), ("x", plus))) for face, plus in ((10, 7), (12, 5), (10, 7))]
    >>> beats(made[0], made[1]), beats(made[1], made[0]), beats(made[0], made[2])
    (True, False, None)
    """
    ours, others = (mine.total, mine.total - mine.face), (theirs.total, theirs.total - theirs.face)
    return None if ours == others else ours > others


@lru_cache(maxsize=4096)
def winning(total: int, modifier: int, against: int) -> float:
    """How likely *total*, of which *modifier* was added, wins against somebody who adds *against*. Of equal totals the
    higher modifier wins; who has to roll again wins as often as he loses (D35-BAS-015).

    >>> winning(11, 0, 0), winning(11, 1, 0), winning(30, 9, 0)
    (0.525, 0.55, 1.0)
    """
    beaten = total - against - 1
    even = 1 <= total - against <= SIDES
    ties = 0.5 if modifier == against else float(modifier > against)
    return (min(SIDES, max(0, beaten)) + ties * even) / SIDES


def judge(modifier: int, against: Sequence[int]) -> Judge:
    """What each face of somebody who adds *modifier* comes to, against all who add *against*."""

    def comes_to(face: int) -> float:
        found = 1.0
        for each in against:
            found *= winning(face + modifier, modifier, each)
        return found

    return comes_to


def likely(modifier: int, *against: int) -> float:
    """How likely somebody who adds *modifier* wins against all who add *against*.

    >>> likely(5, 5), likely(30, 5), likely(5, 30)
    (0.5, 1.0, 0.0)
    """
    comes_to = judge(modifier, against)
    return sum(comes_to(face) for face in range(1, SIDES + 1)) / SIDES


__all__ = ["SIDES", "beats", "judge", "likely", "winning"]
