"""A double, the real client connected to it, and two people."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.client import Arbitre
from bot.rehearsal import schema
from bot.rehearsal.double import Double
from bot.rehearsal.schema import BodyChecker
from bot.rehearsal.seats import Person, Seats
from bot.text import Texts

from .cardboard import Cardboard, Notebook
from .connecting import make_client, running

DESCRIPTION = Path(__file__).parents[1] / "discord" / "openapi.json"


@pytest.fixture(scope="session")
def checker() -> BodyChecker:
    return schema.checker(DESCRIPTION)


@pytest.fixture(scope="session")
def texts() -> Texts:
    return Texts(strict=True)


@pytest.fixture(autouse=True)
def discords_own_addresses() -> Iterator[None]:
    """The client points the library at the double; put it back."""
    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway


@pytest.fixture
async def double(checker: BodyChecker) -> AsyncIterator[Double]:
    async with Double(check=checker) as running:
        yield running
        assert running.violations == []


@pytest.fixture
def board() -> Cardboard:
    return Cardboard()


@pytest.fixture
def notebook() -> Notebook:
    return Notebook()


@pytest.fixture
async def client(double: Double, board: Cardboard, notebook: Notebook, texts: Texts) -> AsyncIterator[Arbitre]:
    async with running(make_client(double, board, notebook, texts)) as connected:
        yield connected


@pytest.fixture
def seats(double: Double, tmp_path: Path) -> Seats:
    return Seats(double, files=tmp_path)


@pytest.fixture
def alice(seats: Seats, client: Arbitre) -> Person:
    return seats.person("Alice", locale="en")


@pytest.fixture
def bob(seats: Seats, client: Arbitre) -> Person:
    return seats.person("Bob", locale="fr")
