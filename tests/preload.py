"""Imported once by the server process that the tests' bots are forked from, after `bot.rehearsal.preload`.

A test's bot lives for seconds and there are hundreds of them: what each would parse, build and translate for itself is
made here, and each takes it over. A real bot, and a rehearsal's, start without it.
"""

from __future__ import annotations

import asyncio
import gc

from bot import app, client
from bot.app import worded
from bot.catalogue import Library, load_library
from bot.client import Arbitre
from bot.clock import SystemClock
from bot.kernel.codec import _SHARED, Codec
from bot.render import Renderer
from bot.rulesets import rulesets_of
from bot.settings import Settings
from bot.table.hearing.quiet import zones
from bot.text import Texts
from tests import kept

kept.sentences(setattr)
kept.unworded(setattr)
kept.catalogues(setattr)
kept.commands(setattr)
kept.databases(setattr)


WORDED = {}


def words(library: Library, settings: Settings) -> Texts:
    """As `app.worded`; without words of a house's own they are the same for all."""
    made = WORDED.get(settings.default_locale) if settings.house_data is None else None
    return made or worded(library, settings)


async def define() -> None:
    for locale in ("fr", "en"):
        settings = Settings.model_validate({"default_locale": locale})
        texts = WORDED[locale] = worded(load_library(), settings)
        for each in texts.locales:
            for key in texts.keys(each):
                texts.sentence(each, key)
        made = Arbitre(settings, texts, Renderer(texts), SystemClock())
        await client.definitions(made.tree, texts)  # type: ignore[attr-defined]
        await made.close()


asyncio.run(define())
app.worded = words
for ruleset in rulesets_of(load_library()).values():
    Codec(ruleset)
for events, inputs, *_, singles in _SHARED.values():
    for kind in (*events._kinds.values(), *inputs._kinds.values()):
        assert singles[kind]
zones()
gc.collect()
gc.freeze()
