"""The terms of a sum."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache


@dataclass(frozen=True)
class Term:
    """One term of a sum, by its glossary name."""

    name: str
    value: int


@lru_cache(maxsize=1024)
def term(name: str, value: int) -> Term:
    """The term of that name and value."""
    return Term(name, value)
