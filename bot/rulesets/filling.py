"""What every game understands of a sheet's form as people fill it in: numbers, lists, names with numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.catalogue import SheetRefused

_NAMED = re.compile(r"(.*\S)\s*[:=]?\s+(\d{1,4})|(.*\S)\s*[:=]\s*(\d{1,4})")
_LONGEST = 40


def number(field: str, typed: str) -> int:
    """The whole number that *typed* is, with its sign if it has one; else `SheetRefused` for *field*.

    >>> number("bm", " +3 "), number("str_hit", "−1")
    (3, -1)
    """
    text = typed.strip().replace("−", "-").replace("–", "-")
    if not re.fullmatch(r"[+-]?\d{1,6}", text):
        raise SheetRefused(field, "sheet-number", value=typed.strip()[:_LONGEST])
    return int(text)


def items(typed: str) -> list[str]:
    """The items of a list: parted by commas, semicolons or lines.

    >>> items("lance, dague\\n bouclier;")
    ['lance', 'dague', 'bouclier']
    """
    return [each.strip() for each in re.split(r"[,;\n]", typed) if each.strip()]


def scores(field: str, typed: str) -> Iterator[tuple[str, int]]:
    """Names with a number each: `lance 2, dague 1`; else `SheetRefused` for *field*.

    >>> list(scores("ranks", "lance 2, dague: 1"))
    [('lance', 2), ('dague', 1)]
    """
    for each in items(typed):
        found = _NAMED.fullmatch(each)
        if found is None:
            raise SheetRefused(field, "sheet-scores", value=each[:_LONGEST])
        yield (found[1] or found[3]).rstrip(" :="), int(found[2] or found[4])


__all__ = ["items", "number", "scores"]
