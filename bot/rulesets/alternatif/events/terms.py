"""The terms of a sum."""

from __future__ import annotations

from functools import lru_cache

from bot.kernel.values import record


@record
class Term:
    """One term of a sum, by its glossary name."""

    name: str
    value: int


@lru_cache(maxsize=1024)
def term(name: str, value: int) -> Term:
    """The term of that name and value."""
    return Term(name, value)
