"""What holds for the whole suite: its options."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--hunt",
        type=int,
        default=0,
        metavar="N",
        help="play N fights at random under each ruleset, instead of the few that are always played",
    )
    parser.addoption(
        "--kills",
        type=int,
        default=0,
        metavar="N",
        help="kill the bot N times while people play, instead of the few times of every run",
    )
