"""Which numbers of a text do not say what they are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

_NUMBER = r"(?:– → )?[+−±×-]?\s?\d+(?:(?:[ .,/:+−–d-]|\s→\s)[−-]?\d+)*"
_NUMBERS = re.compile(rf"(?<![\w/.:-])→?{_NUMBER}(?![\w/])")
_CLAUSES = re.compile(r"\s·\s|,\s|[;!?]|\s—\s|\.(?=\s|$)")
_NOT_READ = re.compile(
    r"</[^>]*>|<[@#t][^>]*>|`[^`]+`|\*\*|~~|[\u2066-\u2069]|\b\d+:\d\d\b|^(?:>.*|1, 2….*|\s*\d+\.(?=\s))"
    r"|« .*? »|“.*?”|\d+ \(\d+ or less needed\)|(?:\b[Dd]e|\b[Ff]rom) [−-]?\d+ (?:à|to) \d+"
)
"""What is no text of one's own, clock times, sums line by line, the numbers of a list, what somebody had typed, a die
beside what was needed, and the bounds of what one may."""
_WRAPPED = re.compile(r"\n {2}(?=\S)")
"""Where a line of a board goes on in the next one."""
_LEGENDS = re.compile(r"^(?:→|1, 2…)\s?: ", re.MULTILINE)
"""What the numbers of a board are, said below it."""
_RANKED = re.compile(r"^\d+ {2,}\w")
_WORD = re.compile(r"[^\W\d_]+")
_WHEN = "jusqu|jusque|au|dès|depuis|vers|après|avant|dans|until|at|since|in|after|before"
"""Before a number these ask: of what?"""
_LINKS = "à|de|des|du|par|pour|en|la|le|les|un|et|ou|to|from|of|by|for|up|the|a|and|or"
_LINK = rf"(?:{_WHEN}|{_LINKS})\b"
_NAMED_AFTER = re.compile(
    rf"\s?%|\s?×|…$|\s*(?:(?:à|ou|et|to|or|and)\s*{_NUMBER}\s*)?\(?(?:{_LINK}[\s’]*)*(?!{_LINK})[^\W\d_]"
)
_KEYS = ("content", "label", "placeholder", "description", "title", "name")


def bare(text: str) -> list[str]:
    """The clauses of *text* with a number that neither unit nor noun stands beside."""
    found = []
    legend = _LEGENDS.search(text) is not None
    for line in _WRAPPED.sub(" ", text.replace("\u202f", " ").replace("\xa0", " ")).split("\n"):
        if _RANKED.match(line) and not legend:
            found.append(line)
        for clause in _CLAUSES.split(_NOT_READ.sub(" ", line)):
            found += [clause.strip() for number in _NUMBERS.finditer(clause) if not _is_named(clause, number, legend)]
    return found


def _is_named(clause: str, number: re.Match[str], legend: bool) -> bool:
    before = clause[: number.start()].rstrip()
    if _NAMED_AFTER.match(clause, number.end()) or before.endswith("="):
        return True
    if number[0].startswith("→"):
        return legend
    if before.endswith("("):
        return False
    words = [each.casefold() for each in _WORD.findall(before)]
    if words and words[-1] in _WHEN.split("|"):
        return any(each in words for each in ("segment", "round"))
    return any(each not in _LINKS.split("|") for each in words)


def texts(body: Any) -> Iterator[str]:
    """All that a person reads of what the bot sent."""
    if isinstance(body, dict):
        for key, value in body.items():
            if key in _KEYS and isinstance(value, str):
                yield value
            else:
                yield from texts(value)
    elif isinstance(body, list):
        for each in body:
            yield from texts(each)


__all__ = ["bare", "texts"]
