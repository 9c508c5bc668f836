"""What a sentence of the catalogues may compute, beside what Fluent offers.

`DE($name)` and `QUE($name)` elide in French; `GROUP($n, of: 10)` and `PLACE($n, of: 10)` say in which group of ten the
number n lies and at which place in it (segment 12: round 2, place 2).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

from fluent.runtime.types import fluent_number

_VOWELS = frozenset("aeiouyœæ")


def elides(word: str) -> bool:
    """Whether *word* begins with a vowel, accents ignored; an initial h is read as aspirated, which is never wrong.

    >>> elides("Émeric"), elides("Orc"), elides("Hugo"), elides("Jurl"), elides("Yann")
    (True, True, False, False, False)
    """
    for character in unicodedata.normalize("NFD", word.casefold()):
        if character.isalpha():
            if character == "y":
                rest = word.casefold()[word.casefold().index("y") + 1 :]
                return bool(rest) and rest[0] not in _VOWELS
            return character in _VOWELS
        if character.isdigit():
            return False
    return False


def of(word: str) -> str:
    """`de` before *word*.

    >>> of("Orc"), of("Jurl")
    ('d’Orc', 'de Jurl')
    """
    return f"d’{word}" if elides(word) else f"de {word}"


def that(word: str) -> str:
    """`que` before *word*.

    >>> that("Orc"), that("Jurl")
    ('qu’Orc', 'que Jurl')
    """
    return f"qu’{word}" if elides(word) else f"que {word}"


def group(number: Any, of: Any = 10) -> int:
    """In which group of *of* the *number* lies, both from 1.

    >>> group(10), group(11), group(46)
    (1, 2, 5)
    """
    return (int(number) - 1) // int(of) + 1


def place(number: Any, of: Any = 10) -> int:
    """At which place in its group the *number* stands, from 1.

    >>> place(10), place(11), place(46)
    (10, 1, 6)
    """
    return (int(number) - 1) % int(of) + 1


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "DE": of,
    "QUE": that,
    "GROUP": lambda number, of=10: fluent_number(group(number, of)),
    "PLACE": lambda number, of=10: fluent_number(place(number, of)),
}
