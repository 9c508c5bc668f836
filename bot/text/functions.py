"""What a sentence of the catalogues may compute, beside what Fluent offers: `DE($name)` and `QUE($name)` elide."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

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


FUNCTIONS: dict[str, Callable[..., Any]] = {"DE": of, "QUE": that}
