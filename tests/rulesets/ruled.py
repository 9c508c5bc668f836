"""An oracle that fails, told in words: which rule, of which event, by which line."""

from __future__ import annotations

import linecache
import re
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

RULE = re.compile(r"\b(?:ALT|PCT|DN5|D35|R20)-[A-Z]{3}-\d{3}\b(?:(?:, | to | and )-\d{3})*")


def _statement(file: str, line: int) -> str:
    """The line, and what of its statement follows, in one."""
    found = [linecache.getline(file, line).strip()]
    while found[-1].endswith(("(", ",", "[", "{")) and len(found) < 4:
        found.append(linecache.getline(file, line + len(found)).strip())
    return " ".join(found)


@contextmanager
def in_words(event: Any, rules: Callable[[Any], Any] | None = None) -> Iterator[None]:
    """Whatever fails in it says so with its oracle, line and rules: those that the oracle itself names, else those by
    which *event* has happened (*rules*)."""
    try:
        yield
    except AssertionError as fault:
        frames = [each for each in traceback.walk_tb(fault.__traceback__) if each[0].f_globals["__name__"] != __name__]
        oracles = [each for each in frames if "oracles" in each[0].f_globals["__name__"]]
        where, line = (oracles or frames)[-1]
        code = where.f_code
        oracle = where.f_globals.get(code.co_name)
        said = _statement(code.co_filename, line)
        text = f"{fault} {said} {getattr(oracle, '__doc__', None) or ''}"
        found = list(dict.fromkeys(RULE.findall(text))) or list(rules(event) if rules is not None else ())
        name = code.co_filename.rsplit("/", 1)[-1]
        told = f"{', '.join(found) or 'no rule named'}: {code.co_name} ({name}, line {line}): {said}"
        raise AssertionError(f"{told}; {str(fault) or 'it does not hold'}; of {event}") from fault
