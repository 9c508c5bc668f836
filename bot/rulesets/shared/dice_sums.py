"""Sums of dice and numbers that a table may choose: `1d6`, `2d6+1`, `1d8+1d4-1`."""

from __future__ import annotations

import re
from functools import lru_cache

from bot.kernel.dice import Dice, dice
from bot.kernel.values import record

MOST_TERMS, MOST_NUMBER = 5, 99
"""So many terms one sum has at most; so large a number stands in it."""
_TERM = re.compile(r"([+-]?)(\d{0,2}d\d{1,4}|\d{1,2})")


@record
class DiceSum:
    """All *thrown* together, and *plus* beside them, which may be below 0."""

    thrown: tuple[Dice, ...]
    plus: int = 0

    def __str__(self) -> str:
        """As it is kept and shown: dice first, each with how many they are.

        >>> str(dice_sum("1 + d6"))
        '1d6+1'
        """
        told = "+".join(f"{each.count}d{each.sides}" for each in self.thrown)
        return f"{told}{self.plus:+d}" if self.plus else told


@lru_cache(maxsize=128)
def dice_sum(text: str) -> DiceSum:
    """Read a sum of one die or more and numbers; no dice are taken away. Raises `ValueError` for anything else.

    >>> dice_sum("2d6+1").plus, len(dice_sum("1d8+1d4-1").thrown)
    (1, 2)
    """
    bare = "".join(text.split()).lower().replace("\N{MINUS SIGN}", "-")
    found = list(_TERM.finditer(bare))
    whole = "".join(each[0] for each in found) == bare
    signed = all(each[1] for each in found[1:])
    thrown = tuple(dice(each[2]) for each in found if "d" in each[2] and each[1] != "-")
    plus = sum(int(each[1] + each[2]) for each in found if "d" not in each[2])
    taken = any("d" in each[2] and each[1] == "-" for each in found)
    if not whole or not signed or taken or not thrown or len(found) > MOST_TERMS or abs(plus) > MOST_NUMBER:
        raise ValueError(f"no sum of dice: {text!r} (write 1d6, 2d6+1 or 1d8+1d4)")
    return DiceSum(thrown, plus)
