"""Pictures that several signs are joined to: a family is written as its people with joiners between them.

A joiner shows nothing by itself, and in words it may hide anything; between two pictures it makes one of them.
"""

from __future__ import annotations

import unicodedata

JOINER = "\N{ZERO WIDTH JOINER}"
LOOK = "\N{VARIATION SELECTOR-16}"
"""Says of the sign before that it is a picture."""
_PALEST, _DARKEST = "\U0001f3fb", "\U0001f3ff"
"""The colours of skin, which stand behind a picture."""


def joins(text: str, at: int) -> bool:
    """Whether what stands *at* that place of *text* is a joiner between two pictures.

    >>> joins("👩\\u200d🚀", 1), joins("a\\u200db", 1)
    (True, False)
    """
    if text[at] != JOINER or not 0 < at < len(text) - 1:
        return False
    before = text[at - 1]
    # A picture, the colour of its skin, or the sign that makes one of it.
    drawn = before == LOOK or unicodedata.category(before) in ("So", "Sk")
    return drawn and unicodedata.category(text[at + 1]) == "So"


def parted(text: str) -> str:
    """*text* without its joiners between pictures, each of which stands for itself.

    >>> parted("👩\\u200d🚀") == "👩🚀"
    True
    """
    return "".join(each for at, each in enumerate(text) if not joins(text, at)) if JOINER in text else text


def cut(text: str, most: int) -> str:
    """The first *most* signs of *text*, or fewer: no picture is taken apart.

    >>> cut("ab👩\\u200d🚀", 4) == cut("ab👩\\u200d🚀", 3) == "ab"
    True
    """
    while 0 < most < len(text):
        goes_on = joins(text, most) or text[most] == LOOK or _PALEST <= text[most] <= _DARKEST
        if not goes_on and not joins(text, most - 1):
            break
        most -= 1
    return text[:most]


__all__ = ["JOINER", "LOOK", "cut", "joins", "parted"]
