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
    """Parse the packaged sentences now; each bot takes over what is parsed, as long as the files say the same."""
    texts: Any = import_module("bot.text.texts")

    class Remembering(texts.FluentParser):  # type: ignore[misc]
        @functools.cache  # noqa: B019 - the parser has no state of its own
        def parse(self, source: str) -> object:
            return super().parse(source)

    parser = Remembering(with_spans=True)
    texts.FluentParser = lambda with_spans: parser
    texts.Texts()


def remember_codecs() -> None:
    """Build what reads and writes each game's journal now: every bot takes it over."""
    library = import_module("bot.catalogue").load_library()
    for ruleset in import_module("bot.rulesets").rulesets_of(library).values():
        import_module("bot.kernel.codec").Codec(ruleset)


try:
    remember_catalogues()
    remember_codecs()
    # What is here already is never collected again, in no bot.
    gc.collect()
    gc.freeze()
except Exception:
    logging.getLogger(__name__).debug("the catalogues were not preloaded", exc_info=True)
