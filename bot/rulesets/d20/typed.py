"""What stands in the blanks of a sheet, as it is typed and read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.catalogue import SheetRefused
from bot.rulesets.shared import seeing


def number(field: str, text: str) -> float:
    """Metres as they are typed: `9`, `7,5`, `7.5 m`."""
    bare = text.casefold().removesuffix("m").strip().replace(",", ".")
    whole, _, part = bare.partition(".")
    if not (whole.isdecimal() and whole.isascii()) or not set(part) <= set("0123456789") or len(bare) > 9:
        raise SheetRefused(field, "sheet-number", value=text[:40])
    value = float(bare)
    return int(value) if value == int(value) else value


def metres(length: float, locale: str) -> str:
    """A *length* in metres as it is typed and read; nothing for none.

    >>> metres(7.5, "fr"), metres(9, "fr"), metres(0, "en")
    ('7,5', '9', '')
    """
    text = f"{length:g}" if length else ""
    return text if locale == "en" else text.replace(".", ",")


def slots(slots: Sequence[int]) -> str:
    """The numbers of *slots* as they are typed, and read.

    >>> slots((4, 3, 2))
    '4/3/2'
    """
    return "/".join(map(str, slots))


def levels(slots: Sequence[int], whole: Sequence[int], *, first: int = 1) -> str | None:
    """What is left of each level, from the *first* on, and of how many where some are spent; None where there are none.

    >>> levels((1, 2), (3, 2))
    'level=1|left=1|most=3, level=2|left=2'
    """
    left = enumerate(zip(slots, whole, strict=False), first)
    return seeing.alike(
        {"level": at, "left": now, **({} if now == most else {"most": most})} for at, (now, most) in left
    )


def listed(found: Iterable[str]) -> str | None:
    """What is *found*, one after the other; None for nothing."""
    return ", ".join(found) or None


def signed(number: int) -> str:
    """A bonus or a penalty as it is read."""
    return f"+{number}" if number >= 0 else f"−{-number}"
