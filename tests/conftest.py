"""What holds for the whole suite: its options, and what is read once in a process and kept for all tests."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import pytest

from bot.text import language, texts


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--hunt",
        type=int,
        default=0,
        metavar="N",
        help="play N fights at random, and try N faults in a house's data, instead of the few of every run",
    )
    parser.addoption(
        "--forge",
        type=int,
        default=0,
        metavar="N",
        help="forge each kind of export in N ways (at most all there are), instead of the few of every run",
    )
    parser.addoption(
        "--kills",
        type=int,
        default=0,
        metavar="N",
        help="kill the bot N times while people play, instead of the few times of every run",
    )


@pytest.fixture(scope="session", autouse=True)
def sentences_are_read_once() -> Iterator[None]:
    """Whoever asks for the same words of the same file gets what the first one had found and parsed."""
    find, parse = texts.places, language.parsed

    @functools.cache
    def found(text: str, file: str) -> tuple[Any, ...]:
        return tuple(find(text, file))

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(texts, "places", found)
        patched.setattr(language, "parsed", functools.cache(parse))
        yield
