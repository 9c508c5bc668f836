"""What is wrong with a text that is no TOML, as whoever wrote it can mend it: the line, and what its fault is."""

from __future__ import annotations

import re

from bot.fields import shown

MALFORMED = ("equals", "value", "quotes", "more", "bracket", "twice", "other")
"""Every fault that `malformed` finds."""
_FAULTS = (
    ("Expected '=' after", "equals"),
    ("Invalid statement", "equals"),
    ("Invalid initial character for a key", "equals"),
    ("Invalid value", "value"),
    ("Invalid date", "value"),
    ("Unterminated string", "quotes"),
    ("Illegal character", "quotes"),
    ("Unescaped", "quotes"),
    ("Invalid hex", "quotes"),
    ('Expected "', "quotes"),
    ("Expected newline", "more"),
    ("Expected ']", "bracket"),
    ("Unclosed", "bracket"),
    ("Cannot", "twice"),
    ("Duplicate", "twice"),
)
"""How the parser's words begin (those of Python's `tomllib`), and the fault that each means."""
_PLACE = re.compile(r"\(at line (\d+), column \d+\)")


def malformed(text: str, error: Exception) -> tuple[str, int, str]:
    """(fault, line counted from 1, what stands there) of the *error* with which *text* could not be read.

    >>> malformed("name = Nell", ValueError("Invalid value (at line 1, column 8)"))
    ('value', 1, 'name = Nell')
    """
    told = str(error)
    lines = text.replace("\r\n", "\n").split("\n")
    found = _PLACE.search(told)
    if found is not None:
        number = min(int(found[1]), len(lines))
    else:
        # At its end: the last line on which something stands.
        number = max((at for at, line in enumerate(lines, start=1) if line.strip()), default=1)
    fault = next((fault for begins, fault in _FAULTS if told.startswith(begins)), "other")
    return fault, number, shown(lines[number - 1].strip())


__all__ = ["MALFORMED", "malformed"]
