"""What every game understands of a sheet's form as people fill it in: numbers, lists, names with numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.catalogue import SheetRefused

_NAMED = re.compile(r"(.*\S) ?[:=]? (\d{1,4})|(.*\S) ?[:=] ?(\d{1,4})")
_LONGEST = 40
MOST_ITEMS = 60
"""Entries of a list in a form: as many as any sheet may have."""


def number(field: str, typed: str) -> int:
    """The whole number that *typed* is, with its sign if it has one; else `SheetRefused` for *field*.

    >>> number("bm", " +3 "), number("str_hit", "−1")
    (3, -1)
    """
    text = typed.strip().replace("−", "-").replace("–", "-")
    if not re.fullmatch(r"[+-]?\d{1,6}", text):
        raise SheetRefused(field, "sheet-number", value=typed.strip()[:_LONGEST])
    return int(text)


def items(field: str, typed: str) -> list[str]:
    """The items of a list: parted by commas, semicolons or lines. `SheetRefused` for *field* where they are more than
    `MOST_ITEMS`.

    >>> items("weapons", "lance, dague\\n bouclier;")
    ['lance', 'dague', 'bouclier']
    """
    # Blanks in a row are one: what reads on looks at each of them again and again.
    found = [" ".join(each.split()) for each in re.split(r"[,;\n]", typed) if each.strip()]
    if len(found) > MOST_ITEMS:
        raise SheetRefused(field, "sheet-length", least=0, most=MOST_ITEMS)
    return found


def scores(field: str, typed: str) -> Iterator[tuple[str, int]]:
    """Names with a number each: `lance 2, dague 1`; else `SheetRefused` for *field*.

    >>> list(scores("ranks", "lance 2, dague: 1"))
    [('lance', 2), ('dague', 1)]
    """
    for each in items(field, typed):
        found = _NAMED.fullmatch(each)
        if found is None:
            raise SheetRefused(field, "sheet-scores", value=each[:_LONGEST])
        yield (found[1] or found[3]).rstrip(" :="), int(found[2] or found[4])
