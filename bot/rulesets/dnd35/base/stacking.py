"""Bonuses of one type do not add up (D35-BAS-016)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.kernel.values import record
from bot.rulesets.shared.check import Term, term

ADDING: Final = frozenset({"", "dodge", "circumstance"})
"""The types that add up: unnamed bonuses, dodge, circumstances."""


@record
class Bonus:
    """A bonus, or a penalty, of a *type*; *name*: what it is called among the terms."""

    name: str
    value: int
    type: str = ""


def stacked(found: Iterable[Bonus]) -> tuple[Term, ...]:
    """The terms of those that count: of the bonuses of one type the highest, all penalties.

    >>> wall, tree, dodge = Bonus("wall", 4, "cover"), Bonus("tree", 4, "cover"), Bonus("dodge", 1, "dodge")
    >>> [each.value for each in stacked((wall, tree, dodge))]
    [4, 1]
    """
    given = [each for each in found if each.value]
    kept = []
    for at, each in enumerate(given):
        if each.type not in ADDING and each.value > 0:
            rivals = [
                (other.value, -place)
                for place, other in enumerate(given)
                if other.type == each.type and other.value > 0
            ]
            if max(rivals) != (each.value, -at):
                continue
        kept.append(term(each.name, each.value))
    return tuple(kept)


__all__ = ["ADDING", "Bonus", "stacked"]
