"""One die for several: divisions of 12 (ALT-GMX-002, -007, -008)."""

from __future__ import annotations

from bot.kernel.dice import Dice

SIZES = (12, 10, 8, 6, 4, 3, 2)
NATURAL = 12
"""The die of a single natural weapon (ALT-GMX-001)."""
MOST = 5
"""As many weapons alike as one die moves."""
MOST_MONSTERS = 4


def share(number: int, whole: int = NATURAL) -> Dice:
    """The die that moves *number* (1 to 5) of what alone would have a die of *whole* sides.

    >>> [str(share(number)) for number in (1, 2, 3, 4, 5)]
    ['d12', 'd6', 'd4', 'd3', 'd2']
    """
    return Dice(1, max((size for size in SIZES if size * number <= whole), default=2))


def regrouped(die: Dice, of: int, number: int) -> Dice:
    """The die of *number* weapons alike, where *of* of them have *die* (ALT-GMX-005). Slow creatures, that roll several
    dice, keep theirs.

    >>> str(regrouped(Dice(1, 6), 2, 1)), str(regrouped(Dice(1, 4), 2, 1)), str(regrouped(Dice(2, 6), 2, 1))
    ('d12', 'd8', '2d6')
    >>> str(regrouped(Dice(1, 4), 3, 2)), str(regrouped(Dice(1, 2), 5, 1))
    ('d6', 'd12')
    """
    if die.count > 1 or of == number:
        return die
    if share(of).sides == die.sides:
        whole = NATURAL
    elif die.sides * of in SIZES:
        whole = die.sides * of
    else:
        whole = max((size for size in SIZES if share(of, size) == die), default=die.sides)
    return share(number, whole)


def in_groups(number: int) -> tuple[int, ...]:
    """How *number* (1 to 10) weapons alike are best grouped: from four on in two groups, as even as possible, so that
    two attacks may come together (ALT-GMX-004).

    >>> in_groups(2), in_groups(3), in_groups(6), in_groups(7)
    ((2,), (3,), (3, 3), (4, 3))
    """
    return (number,) if number < 4 else (number - number // 2, number // 2)


def in_bands(number: int) -> tuple[int, ...]:
    """How *number* minor monsters share dice: no more than four to a die, as even as possible (ALT-GMX-008); a single
    one shares none.

    >>> in_bands(8), in_bands(5), in_bands(9), in_bands(1)
    ((4, 4), (3, 2), (3, 3, 3), ())
    """
    if number < 2:
        return ()
    bands = -(-number // MOST_MONSTERS)
    return tuple(number // bands + (at < number % bands) for at in range(bands))
