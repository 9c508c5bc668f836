"""The real bot at the double, with what it sends checked against Discord's published description."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from bot.rehearsal import schema
from bot.rehearsal.local import LocalTable
from bot.rehearsal.schema import BodyChecker

from .hall import Hall

DESCRIPTION = Path(__file__).parents[1] / "discord" / "openapi.json"
START = 1_790_000_000.0
SEED = "5eed"


@pytest.fixture(scope="session")
def checker() -> BodyChecker:
    return schema.checker(DESCRIPTION)


@pytest.fixture
async def make_table(tmp_path: Path, checker: BodyChecker) -> AsyncIterator[Callable[..., Any]]:
    """Start a table: `await make_table()`; its bot is stopped at the end, and it must have sent nothing wrong."""
    async with AsyncExitStack() as stack:
        made: list[LocalTable] = []

        async def make(name: str = "front", **more: Any) -> LocalTable:
            options: dict[str, Any] = {"seed": SEED, "start": START, "files": tmp_path, "check": checker}
            table = LocalTable(tmp_path / f"{name}.db", log=tmp_path / f"{name}.log", **(options | more))
            made.append(table)
            return await stack.enter_async_context(table)

        yield make
        for table in made:
            assert table.double.violations == []


@pytest.fixture
async def table(make_table: Callable[..., Any]) -> LocalTable:
    made: LocalTable = await make_table()
    return made


@pytest.fixture
async def hall(table: LocalTable) -> Hall:
    """A fight that has begun in the table's own channel: Jurl and Isaure against two orc chiefs."""
    made = await Hall.make(table)
    await made.begun()
    return made
