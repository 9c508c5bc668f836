"""A double, a toy bot connected to it by the real discord.py, and two people."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.rehearsal import schema
from bot.rehearsal.double import Double
from bot.rehearsal.local import LocalTable
from bot.rehearsal.schema import BodyChecker
from bot.rehearsal.seats import Person, Seats

from .toy import FACTORY, Toy, point_at

DESCRIPTION = Path(__file__).parents[1] / "discord" / "openapi.json"


@pytest.fixture(scope="session")
def checker() -> BodyChecker:
    return schema.checker(DESCRIPTION)


@pytest.fixture
async def double(checker: BodyChecker) -> AsyncIterator[Double]:
    async with Double(check=checker) as running:
        point_at(running.api_base, running.gateway_url)
        yield running
        assert running.violations == []


@pytest.fixture
async def toy(double: Double) -> AsyncIterator[Toy]:
    async with Toy() as client:
        running = asyncio.create_task(client.start(double.token))
        ready = asyncio.create_task(client.wait_until_ready())
        await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=10)
        if running.done():
            running.result()
        yield client
        await client.close()
        await running


@pytest.fixture
def seats(double: Double, tmp_path: Path) -> Seats:
    return Seats(double, files=tmp_path)


@pytest.fixture
def alice(seats: Seats, toy: Toy) -> Person:
    return seats.person("Alice", locale="en")


@pytest.fixture
def bob(seats: Seats, toy: Toy) -> Person:
    return seats.person("Bob", locale="fr")


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[LocalTable]:
    """A whole local table, whose bot is the toy."""
    async with LocalTable(tmp_path / "toy.db", locale="en", files=tmp_path, factory=FACTORY) as running:
        yield running
