"""Several names in one line, parted by commas, some of which may have a comma of their own."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.kernel.values import fold


def parts_of(typed: str, names: Iterable[str], marks: str = ",") -> list[str]:
    """What stands in *typed* between *marks*, none of it empty; one of *names* that holds such a mark stays whole,
    however its letters were typed.

    >>> parts_of("bob, aria, la grise, Carl", ["Aria, la Grise", "Bob", "Carl"])
    ['bob', 'aria, la grise', 'Carl']
    >>> parts_of("parry Aria, la Grise 15, 8", ["Aria, la Grise", "a, b"])
    ['parry Aria, la Grise 15', '8']
    """
    sign = re.compile(f"[{re.escape(marks)}]")
    pieces = [fold(each) for each in sign.split(typed)]
    whole, inner = marks[0].join(pieces), set[int]()
    for name in names:
        words = marks[0].join(map(fold, sign.split(name)))
        at = whole.find(words) if marks[0] in words else -1
        while at >= 0:
            end = at + len(words)
            if not whole[max(0, at - 1) : at].isalnum() and not whole[end : end + 1].isalnum():
                inner.update(range(at, end))
            at = whole.find(words, end)
    found, begun, at = [], 0, -1
    for mark, piece in zip(sign.finditer(typed), pieces, strict=False):
        at += len(piece) + 1
        if at not in inner:
            found.append(typed[begun : mark.start()])
            begun = mark.end()
    return [each.strip() for each in (*found, typed[begun:]) if each.strip()]


__all__ = ["parts_of"]
