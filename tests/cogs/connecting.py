"""The real client, made for a double and kept running for a while."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from pydantic import SecretStr

from bot.client import Arbitre
from bot.clock import SystemClock
from bot.rehearsal.double import Double
from bot.settings import Settings
from bot.text import Texts

from .cardboard import Cardboard, CardboardRenderer, CardboardShelf, CardboardTables, Notebook


def settings_for(double: Double, **changed: Any) -> Settings:
    """Settings of a bot that plays at *double*."""
    given: dict[str, Any] = {
        "discord_token": SecretStr(double.token),
        "discord_api_base": double.api_base,
        "discord_gateway_url": double.gateway_url,
    }
    return Settings(**(given | changed))


def make_client(double: Double, board: Cardboard, notebook: Notebook | None, texts: Texts, **changed: Any) -> Arbitre:
    """A client with tables of cardboard, not started."""
    renderer: Any = CardboardRenderer()
    client = Arbitre(settings_for(double, **changed), texts, renderer, SystemClock())
    tables: Any = CardboardTables(board)
    shelf: Any = CardboardShelf(board)
    client.serve(tables, shelf, notebook)
    # How long the library waits for one more server before it calls itself ready.
    client._connection.guild_ready_timeout = 0.05
    return client


@asynccontextmanager
async def running(client: Arbitre) -> AsyncIterator[Arbitre]:
    """*client*, connected; closed afterwards."""
    ready = asyncio.Event()

    async def first_ready() -> None:
        ready.set()

    client.on_first_ready = first_ready
    life = asyncio.create_task(client.begin())
    waiting = asyncio.create_task(ready.wait())
    try:
        await asyncio.wait({life, waiting}, return_when=asyncio.FIRST_COMPLETED, timeout=20)
        if life.done():
            life.result()
        assert ready.is_set()
        yield client
    finally:
        waiting.cancel()
        await client.close()
        await life


async def until(true: Callable[[], object]) -> None:
    """Return once *true* is; give up after ten seconds."""
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110 (what is waited for happens in the client or in the double)
            await asyncio.sleep(0.01)
