"""A start, in a process of its own: `python -m bench.starting floor|ours FILE CORE`.

Imports, opens the file, and says `armed` as soon as every timer is armed and every question answerable: whoever started
the process looks at the clock then. A line of JSON follows: the seconds each part took.
"""

from __future__ import annotations

import sys
import time

BEGUN = time.perf_counter()


def _floor(path: str) -> dict[str, float]:
    import discord
    import discord.app_commands
    import sqlite_utils
    from pydantic import BaseModel

    assert BaseModel.__module__ == "pydantic.main"  # pydantic imports its parts when they are asked for
    assert discord.__version__
    assert sqlite_utils.__name__
    imported = time.perf_counter()
    import json
    import sqlite3

    connection = sqlite3.connect(path)
    rows = connection.execute("select encounter, channel, at, questions from due order by at")
    held = [(ident, channel, at, json.loads(questions)) for ident, channel, at, questions in rows]
    return {"live": len(held), "imports": imported - BEGUN, "file": time.perf_counter() - imported}


def _ours(path: str) -> dict[str, float]:
    import asyncio
    import gc
    import secrets
    from pathlib import Path
    from typing import cast

    from bot.app import worded
    from bot.catalogue import load_library
    from bot.clock import SystemClock
    from bot.port import Port
    from bot.render import Renderer
    from bot.rulesets import rulesets_of
    from bot.settings import Settings
    from bot.store import Store
    from bot.table import Tables
    from bot.table.base.services import Services

    class Nowhere:
        """A port through which nothing new is to be sent: everything was shown before. Where the fights lay for a
        while, the bot shows when they are due now."""

        async def post(self, *said: object) -> int:
            raise AssertionError(said)

        async def edit(self, *said: object, **about: object) -> None:
            return None

        async def find(self, *said: object, **about: object) -> None:
            return None

    imported = time.perf_counter()

    async def start() -> dict[str, float]:
        settings = Settings(database_path=Path(path))
        library = load_library(None)
        renderer = Renderer(worded(library, settings))
        read = time.perf_counter()
        store = await Store.open(settings.database_path)
        opened = time.perf_counter()
        rules = rulesets_of(library)
        services = Services(
            store, rules, renderer, SystemClock(), cast(Port, Nowhere()), lambda: secrets.token_bytes(32)
        )
        tables = Tables(services, "bench")
        await tables.start()
        await tables.resume()
        armed = time.perf_counter()
        print("armed", flush=True)
        made = {"imports": imported - BEGUN, "data": read - imported, "file": opened - read, "tables": armed - opened}
        made["live"] = len(await store.heads())
        await tables.stop()
        await store.close()
        return made

    gc.freeze()
    return asyncio.run(start())


def main() -> None:
    import json

    from bench.measure import pin

    kind, path, core = sys.argv[1:]
    pin(int(core) if core else None)
    if kind == "floor":
        made = _floor(path)
        print("armed", flush=True)
    else:
        made = _ours(path)
    print(json.dumps(made), flush=True)


if __name__ == "__main__":
    main()
