"""Amounts of segments: a number, dice, or both (`3`, `1d6`, `4+1d3`), and the two stretches of a merged action."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.kernel.dice import Dice, dice
from bot.kernel.effects import Step, roll

LONGEST = 600
"""Segments of the longest incantation that data may have: an hour."""
TYPED = 99
"""Segments of the longest amount that somebody may type."""
THEN = ">"


class Amount(NamedTuple):
    """*plus* segments and what *rolled* shows."""

    plus: int
    rolled: Dice | None

    @property
    def least(self) -> int:
        return self.plus + (self.rolled.count if self.rolled is not None else 0)

    @property
    def most(self) -> int:
        return self.plus + (self.rolled.count * self.rolled.sides if self.rolled is not None else 0)


@lru_cache(maxsize=512)
def amount(text: str, most: int = LONGEST) -> Amount:
    """Read an amount of at most *most* segments and dice. Raises `ValueError` for anything else.

    >>> amount("3"), amount("4+1d3").most, amount("2d6").least
    (Amount(plus=3, rolled=None), 7, 2)
    """
    first, plus, second = text.replace(" ", "").partition("+")
    if plus and "d" in first.lower():
        first, second = second, first
    constant, thrown = (first, second) if plus else ("0", first) if "d" in first.lower() else (first, "")
    if not constant.isdecimal() or len(constant) > 4 or int(constant) > most or (plus and not thrown):
        raise ValueError(f"no amount: {text!r} (write 3, 1d6 or 4+1d3)")
    return Amount(int(constant), dice(thrown) if thrown else None)


def stretches(text: str) -> tuple[str, str]:
    """The two stretches of a duration; the second is empty but for an action of two rolls (ALT-ACT-015).

    >>> stretches("1d6>1d6"), stretches("2d6")
    (('1d6', '1d6'), ('2d6', ''))
    """
    first, _, then = text.partition(THEN)
    return first.strip(), then.strip()


def longest(text: str) -> int:
    """The most segments that a duration may take, both stretches together."""
    first, then = stretches(text)
    return amount(first).most + (amount(then).most if then else 0)


def shortest(text: str) -> int:
    """The fewest segments that a duration may take."""
    first, then = stretches(text)
    return amount(first).least + (amount(then).least if then else 0)


def rolled(text: str, *, who: str, why: str) -> Step[tuple[int, tuple[int, ...]]]:
    """The segments of an amount and the faces that *who* has rolled for it, none for a plain number."""
    found = amount(text)
    if found.rolled is None:
        return found.plus, ()
    faces = yield from roll(found.rolled, who=who, why=why)
    return found.plus + sum(faces), faces


def all_maximal(text: str, faces: tuple[int, ...]) -> bool:
    """Whether every die of an amount shows its maximum; without dice nothing does (ALT-ACT-017)."""
    thrown = amount(text).rolled
    return thrown is not None and bool(faces) and all(face == thrown.sides for face in faces)
