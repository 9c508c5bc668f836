"""Discord's marks in a text (bold, code, titles, moments) as a terminal shows them, in lines of a given width.

>>> Styler()(["**Jurl** parries", "```", "Grok   unhurt", "```"])
[['Jurl parries'], [], ['Grok   unhurt'], []]
"""

import re
import textwrap
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TypeAlias

from .words import say

Spans: TypeAlias = list[tuple[str, frozenset[str]]]
"""A line in pieces: the words, and the styles (`_CODES`) in which they stand."""

FENCE = "```"
_CODES = {"bold": "1", "faint": "2", "italic": "3", "underlined": "4", "code": "32"}
_PLAIN: frozenset[str] = frozenset()
_MARKS = re.compile(
    r"\\(?P<kept>[^\w\s])"
    r"|(?P<ticks>`+)(?P<code>.+?)(?P=ticks)"
    r"|\*\*(?P<bold>.+?)\*\*"
    r"|__(?P<underlined>.+?)__"
    r"|\|\|(?P<hidden>.+?)\|\|"
    r"|\*(?P<italic>\S|\S.*?\S)\*"
    r"|(?<!\w)_(?P<slanted>\S|\S.*?\S)_(?!\w)"
    r"|\*\*"
)
"""What stands between marks, and a pair of stars that nothing closes. Struck out stays struck out by its own marks, for
what was taken back must be seen without colours too."""
_BUTTON = re.compile(r"\[[^\[\]]*\]")
_HEADS = re.compile(r"(?P<title>#{1,3})\s+|(?P<small>-#)\s+|(?:>>>|>)\s")


class Styler:
    """Makes lines fit for a terminal: *colours* or none, and no line wider than *width* columns (None: as they are)."""

    def __init__(self, *, colours: bool = False, width: int | None = None) -> None:
        self._colours = colours
        self._width = width

    def __call__(self, lines: Sequence[str]) -> list[list[str]]:
        """For each line of a message the lines that show it; the marks of a table alone need none."""
        shown: list[list[str]] = []
        fenced = False
        for line in lines:
            inside = fenced
            fences = line.count(FENCE)
            fenced ^= bool(fences % 2)
            if inside or fences:
                bare = line.replace(FENCE, "")
                shown.append([bare.rstrip()] if bare.strip() or not fences else [])
            else:
                shown.append([self._painted(each) for each in self._wrapped(spans(line))])
        return shown

    def fitted(self, line: str) -> list[str]:
        """A line without marks, in lines that fit; what it begins with stays in its columns."""
        return ["".join(piece for piece, _ in each) for each in self._wrapped([(line, _PLAIN)])] or [""]

    def _wrapped(self, line: Spans) -> Iterator[Spans]:
        text = "".join(piece for piece, _ in line)
        if self._width is None or len(text) <= self._width:
            yield line
            return
        # A button is not torn in two.
        text = _BUTTON.sub(lambda found: found[0].replace(" ", "\u00a0"), text)
        styles = [style for piece, style in line for _ in piece]
        at = 0
        for part in textwrap.wrap(text, max(self._width, 10), break_on_hyphens=False, replace_whitespace=False):
            at = text.index(part, at)
            yield [
                ("".join(each for each, _ in run), style)
                for style, run in groupby(zip(part, styles[at : at + len(part)], strict=True), key=lambda pair: pair[1])
            ]
            at += len(part)

    def _painted(self, line: Spans) -> str:
        if not self._colours:
            return "".join(piece for piece, _ in line)
        return "".join(
            f"\x1b[{';'.join(sorted(_CODES[each] for each in style))}m{piece}\x1b[0m" if style and piece else piece
            for piece, style in line
        )


def spans(line: str) -> Spans:
    """One line of a message in pieces.

    >>> [(piece, sorted(style)) for piece, style in spans("**Jurl** : *d8* = `5`")]
    [('Jurl', ['bold']), (' : ', []), ('d8', ['italic']), (' = ', []), ('5', ['code'])]
    """
    style = _PLAIN
    if head := _HEADS.match(line):
        if not head["title"] and not head["small"]:
            return [("│ ", frozenset({"faint"})), *_pieces(line[head.end() :], style)]
        style = frozenset({"bold" if head["title"] else "faint"})
        line = line[head.end() :]
    return list(_pieces(line, style))


def _pieces(text: str, style: frozenset[str]) -> Iterator[tuple[str, frozenset[str]]]:
    at = 0
    for found in _MARKS.finditer(text):
        if found.start() > at:
            yield text[at : found.start()], style
        at = found.end()
        if found["kept"]:
            yield found["kept"], style
        elif found["code"]:
            yield found["code"], style | {"code"}
        elif found["hidden"]:
            yield from _pieces(found["hidden"], style)
        elif inner := found["bold"]:
            yield from _pieces(inner, style | {"bold"})
        elif inner := found["underlined"]:
            yield from _pieces(inner, style | {"underlined"})
        elif inner := found["italic"] or found["slanted"]:
            yield from _pieces(inner, style | {"italic"})
    if at < len(text):
        yield text[at:], style


def distance(seconds: float, locale: str) -> str:
    """How far off a moment is (negative: past), as Discord says it.

    >>> distance(170, "en"), distance(-7200, "en"), distance(-0.2, "en")
    ('in 3 min', '2 h ago', 'just now')
    """
    amount, unit = amount_of(abs(seconds))
    if not amount:
        return say(locale, "just-now")
    return say(locale, "ago" if seconds < 0 else "ahead", amount=amount, unit=unit)


def amount_of(seconds: float) -> tuple[int, str]:
    """A length of time in the largest unit that it fills."""
    for unit, size in (("day", 86_400), ("hour", 3_600), ("minute", 60)):
        if seconds >= size * 0.95:
            return round(seconds / size), unit
    return round(seconds), "second"
