"""Imported once by the server process that bots are forked from, so that a restart is quick."""

import functools
import gc
import logging
from importlib import import_module
from typing import Any

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


def remember_catalogues() -> None:
    """Find the packaged sentences now, and parse those of the commands, which each start says; each bot takes over what
    is found and parsed, as long as the files say the same."""
    language: Any = import_module("bot.text.language")
    texts: Any = import_module("bot.text.texts")
    find = texts.places

    @functools.cache
    def found(text: str, file: str) -> tuple[Any, ...]:
        return tuple(find(text, file))

    texts.places = found
    language.parsed = functools.cache(language.parsed)
    known = texts.Texts()
    for locale in known.locales:
        for key in known.keys(locale):
            if key.startswith(("cmd-", "opt-", "choice-")):
                known.sentence(locale, key)


def remember_library() -> None:
    """Read the packaged data now, and build what reads and writes each game's journal: every bot takes both over. A
    host's own folder is read by the bot that has one."""
    app: Any = import_module("bot.app")
    app.build_of()
    app.load_library = functools.cache(app.load_library)
    for ruleset in import_module("bot.rulesets").rulesets_of(app.load_library(None)).values():
        import_module("bot.kernel.codec").Codec(ruleset)


try:
    remember_catalogues()
    remember_library()
    # What is here already is never collected again, in no bot.
    gc.collect()
    gc.freeze()
except Exception:
    logging.getLogger(__name__).debug("the catalogues were not preloaded", exc_info=True)
