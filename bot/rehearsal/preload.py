"""Imported once by the server process that bots are forked from, so that a restart is quick."""

import logging
from importlib import import_module

for name in (
    "aiohttp",
    "discord",
    "discord.ext.commands",
    "sqlite_utils",
    "pydantic",
    "bot.rehearsal.child",
    "bot.app",
):
    try:
        import_module(name)
    except Exception:
        logging.getLogger(__name__).debug("not preloaded: %s", name, exc_info=True)
