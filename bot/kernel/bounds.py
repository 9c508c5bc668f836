"""How much anybody may say: whatever a person or a file brings is measured here before anything reads it.

Reading costs more than measuring, and some readers grow with the square of what they are given, or fail in the middle.
While a bot reads it serves nobody else, so that each bound is one of time, too. All of them are far above what honest
people write: the largest sheet that a game takes has a third of the signs, and two levels of the eight.
"""

from __future__ import annotations

import re
from typing import Final, Literal, TypeAlias

from bot.kernel.errors import Refused

LONGEST_OPTION: Final = 1_500
"""Characters of an option of a command; most allow fewer, and then Discord says so itself."""
LONGEST_KEY: Final = 100
"""Characters that are looked at of what is being typed into an option, which is as long as a choice can be."""
MOST_DIGITS: Final = 19
"""Digits of a whole number: those of `LARGEST_ID`."""
MOST_FIGURES: Final = 100
"""Digits of a number in a file, of which its reader then says what it should be."""
LARGEST_ID: Final = 2**63 - 1
"""The largest number that stands for anything: a line, a person, a message."""
LARGEST_FILE: Final = 64 * 1024
"""Bytes of a sheet's file."""
MOST_DEPTH: Final = 8
"""Lists and tables inside each other, and parts of a dotted key."""
MOST_SIGNS: Final = 8_000
"""Brackets, equals signs, dots, numbers, texts, remarks, ends of lines, and as many backslashes, in a file."""

Excess: TypeAlias = Literal["depth", "digits", "signs"]
"""What there is too much of in a file."""

_SIGN: Final = re.compile(
    # Texts and remarks first, since nothing within counts; one that is not closed reaches to the end, so that no part
    # is looked at twice.
    r'"""(?:[^"\\]|\\.|"(?!""))*+(?:"""|\\?\Z)'
    r"|'''(?:[^']|'(?!''))*+(?:'''|\Z)"
    r'|"(?:[^"\\\n]|\\[^\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|\#[^\n]*+"
    r"|(?P<number>0[xob][0-9a-fA-F_]++|[0-9][0-9_]*+)"
    r"|(?P<opens>[\[{])|(?P<closes>[\]}])|(?P<dot>\.)|(?P<parts>[=,\n])",
    re.DOTALL,
)


def whole(text: str, most: int = LARGEST_ID) -> int | None:
    """The whole number from 0 to *most* that *text* is in plain digits; None for anything else.

    What `str.isdigit` takes for digits `int` does not always read, and a long one is read slowly or not at all.

    >>> whole("12"), whole("²"), whole("9" * 29), whole(" 1"), whole("1", most=0)
    (12, None, None, None, None)
    """
    if not text.isascii() or not text.isdigit() or len(text) > MOST_DIGITS:
        return None
    number = int(text)
    return number if number <= most else None


def number(text: str) -> int:
    """The number that a part of an id is (see `whole`); raises `Refused` (`moment-passed`) for what is none: such an id
    is none of ours, or of another time."""
    found = whole(text)
    if found is None:
        raise Refused("moment-passed")
    return found


def signed(text: str) -> int | None:
    """The whole number that somebody typed, with a sign before it if there is one; None for anything else.

    Digits of every script count, and both kinds of minus.

    >>> signed(" −12 "), signed("+3"), signed("٣"), signed("²"), signed("1_000"), signed("9" * 29), signed("--1")
    (-12, 3, 3, None, None, None, None)
    >>> signed(str(2**63 - 1)), signed(str(2**63))
    (9223372036854775807, None)
    """
    bare = text.strip().replace("−", "-").replace("–", "-")
    digits = bare[1:] if bare[:1] in ("+", "-") else bare
    if not digits.isdecimal() or len(digits) > MOST_DIGITS or int(digits) > LARGEST_ID:
        return None
    return int(bare)


def excess(text: str) -> tuple[Excess, int] | None:
    """What there is too much of in *text*, a file that is TOML or tries to be, and on which line (from 1); None where
    it may be read. Takes time in proportion to its length.

    >>> excess("a.b.c = [[1, 2], {x = 3}]"), excess('x = "[[[[[[[[[[[[["')
    (None, None)
    >>> excess("[" * 9), excess("\\na.b.c.d.e.f.g.h.i = 1"), excess("x = 1" + "0" * 100), excess("x = [" + "1," * 4_000)
    (('depth', 1), ('depth', 2), ('digits', 1), ('signs', 1))
    """
    depth = dots = 0
    if text.count("\\") > MOST_SIGNS:
        return "signs", text.count("\n", 0, text.index("\\")) + 1
    for count, found in enumerate(_SIGN.finditer(text), start=1):
        kind: Excess | None = "signs" if count > MOST_SIGNS else None
        match found.lastgroup:
            case "opens":
                depth += 1
                dots = 0
            case "closes":
                depth = max(0, depth - 1)
            case "dot":
                dots += 1
            case "parts":
                dots = 0
            case "number" if len(found[0]) > MOST_FIGURES:
                kind = "digits"
        if depth > MOST_DEPTH or dots >= MOST_DEPTH:
            kind = "depth"
        if kind is not None:
            return kind, text.count("\n", 0, found.start()) + 1
    return None


__all__ = [
    "LARGEST_FILE",
    "LARGEST_ID",
    "LONGEST_KEY",
    "LONGEST_OPTION",
    "MOST_DEPTH",
    "MOST_DIGITS",
    "MOST_FIGURES",
    "MOST_SIGNS",
    "Excess",
    "excess",
    "number",
    "signed",
    "whole",
]
