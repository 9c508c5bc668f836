"""Pictures that several signs are joined to: a family is written as its people with joiners between them.

A joiner shows nothing by itself, and in words it may hide anything; between two pictures it makes one of them. So do
the unseen letters that say of a flag which land's it is.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

JOINER = "\N{ZERO WIDTH JOINER}"
LOOK = "\N{VARIATION SELECTOR-16}"
"""Says of the sign before that it is a picture."""
_PALEST, _DARKEST = "\U0001f3fb", "\U0001f3ff"
"""The colours of skin, which stand behind a picture."""
_FIRST_TAG, _LAST_TAG = "\U000e0020", "\U000e007f"
_LANDS: Final = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")
"""The flag of a land within a country, such as England's: a black one, then which land in letters that are not seen."""
_COUNTRY: Final = "".join(map(chr, range(0x1F1E6, 0x1F200)))
"""The letters of which two make a country's flag."""


def joins(text: str, at: int) -> bool:
    """Whether what stands *at* that place of *text* shows nothing by itself and makes one picture of others: a joiner
    between two, or a letter of the land behind a flag.

    >>> joins("👩\\u200d🚀", 1), joins("a\\u200db", 1)
    (True, False)
    """
    if text[at] != JOINER:
        return _FIRST_TAG <= text[at] <= _LAST_TAG and _flagged(text, at)
    if not 0 < at < len(text) - 1:
        return False
    before = text[at - 1]
    # A picture, the colour of its skin, or the sign that makes one of it.
    drawn = before == LOOK or unicodedata.category(before) in ("So", "Sk")
    return drawn and unicodedata.category(text[at + 1]) == "So"


def _flagged(text: str, at: int) -> bool:
    """Whether what stands *at* that place is within the name of a land behind a flag: elsewhere its letters, which
    nobody sees, may say anything."""
    return any(found.start() < at < found.end() for found in _LANDS.finditer(text))


def joined(text: str, at: int) -> bool:
    """Whether a joiner makes what stands *at* that place of *text* a part of the picture before it."""
    return at > 0 and text[at - 1] == JOINER and joins(text, at - 1)


def _belongs(text: str, at: int) -> bool:
    """Whether what stands *at* that place is a part of the picture, or letter, before it."""
    sign = text[at]
    if joins(text, at) or joined(text, at):
        return True
    if _PALEST <= sign <= _DARKEST or unicodedata.category(sign) in ("Mn", "Me"):
        return True
    # Two letters of a country make its flag: the second one stays with the first.
    letters = len(text[:at]) - len(text[:at].rstrip(_COUNTRY))
    return sign in _COUNTRY and letters % 2 == 1


def parted(text: str) -> str:
    """*text* without its joiners between pictures, each of which stands for itself, and without the lands of flags.

    >>> parted("👩\\u200d🚀") == "👩🚀"
    True
    """
    if JOINER not in text and _LANDS.search(text) is None:
        return text
    return "".join(each for at, each in enumerate(text) if not joins(text, at))


def cut(text: str, most: int) -> str:
    """The first *most* signs of *text*, or fewer: no picture is taken apart.

    >>> cut("ab👩\\u200d🚀", 4) == cut("ab👩\\u200d🚀", 3) == "ab"
    True
    """
    while 0 < most < len(text) and _belongs(text, most):
        most -= 1
    return text[:most]


__all__ = ["JOINER", "LOOK", "cut", "joined", "joins", "parted"]
