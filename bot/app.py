"""The whole bot, put together: settings in, a running referee out."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot import __version__
from bot.build import build_of
from bot.catalogue import Library, fingerprint, load_library
from bot.client import Arbitre
from bot.clock import Clock, SystemClock
from bot.kernel.codec import Codec
from bot.render import Renderer
from bot.render.names import slug
from bot.rulesets import rulesets_of
from bot.settings import Settings, SettingsRefused
from bot.shelf import Shelf
from bot.store import Archive, Store
from bot.table import Tables
from bot.table.base.limits import Limits
from bot.table.base.services import Services
from bot.table.hearing.quiet import zones
from bot.text import Texts
from bot.tidying import Tidying

if TYPE_CHECKING:
    from bot.metrics import Metrics, Standing

log = logging.getLogger(__name__)

SILENCE = 60.0
"""Seconds without an interaction after which nobody would notice a pause."""


def worded(library: Library, settings: Settings) -> Texts:
    """Every sentence, and the catalogues' own words: `weapon-longsword`, with its article as attribute `the`."""
    texts = Texts(house=settings.house_data, default=settings.default_locale)
    for kind, entry in library.named():
        for locale in texts.locales:
            texts.learn(locale, f"{kind}-{slug(entry.id)}", entry.name.in_(locale), the=entry.with_article(locale))
    return texts


class App:
    """Builds everything and runs it until `stop`. Raises what each part refuses at start: `SettingsRefused`,
    `CatalogueRefused`, `StoreRefused`, `LoginRefused`."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock: Clock = clock or SystemClock()
        self._seed: bytes | None = None
        self._count = 0
        self._ready = asyncio.Event()
        self.client: Arbitre | None = None
        self.store: Store | None = None
        self.tables: Tables | None = None
        self._tidying = Tidying(self._calm)
        self._metrics: Metrics | None = None
        self._stopping = False

    def use_seed(self, seed: bytes) -> None:
        """Draw the same dice each time: for rehearsals only."""
        self._seed = seed

    def _secret(self) -> bytes:
        """32 bytes that nobody can guess; with a fixed seed (rehearsals), the next of a known series."""
        if self._seed is None:
            return secrets.token_bytes(32)
        self._count += 1
        return hashlib.sha256(self._seed + self._count.to_bytes(4, "big")).digest()

    async def run(self) -> None:
        """Start, and return when stopped."""
        settings = self.settings
        library = load_library(settings.house_data)
        texts = worded(library, settings)
        for each in library.unplayed:
            word = texts.say(settings.default_locale, f"word-{each.game}-status-{each.code}")
            log.warning("%s, %s, %s: no rule plays this condition (%s)", each.file, each.entry, each.field, word)
        renderer = Renderer(texts)
        self.store = await Store.open(settings.database_path)
        if self._seed is not None:
            # A known series goes on after a restart where it was.
            self._count = await self.store.count()
        try:
            self.client = Arbitre(settings, texts, renderer, self.clock)
            services = Services(
                store=self.store,
                rulesets=rulesets_of(library),
                renderer=renderer,
                clock=self.clock,
                port=self.client.port,
                secret=self._secret,
                studio=self.client.studio,
                build=build_of(settings.house_data),
                data=fingerprint(settings.house_data),
                limits=Limits(settings.most_fights_per_person, settings.most_fights_per_server),
            )
            self.tables = Tables(services, __version__)
            await self.tables.start()
            shelf = Shelf(services, self.tables)
            self.tables.shelf = shelf
            self.client.serve(self.tables, shelf, self.store)
            self.client.on_first_ready = self._first_ready
            self._prepare(services)
            await self._serve_metrics()
            if self._stopping:
                return
            await self.client.begin()
        finally:
            await self._close()

    async def _serve_metrics(self) -> None:
        """Let the figures be read if the settings ask for it. Raises `SettingsRefused`."""
        host, port = self.settings.metrics_host, self.settings.metrics_port
        if port is None:
            return
        from bot.metrics import Metrics, PortRefused

        assert self.client is not None
        self._metrics = Metrics(__version__, self._standing)
        try:
            await self._metrics.serve(host, port)
        except PortRefused as refused:
            variable = "METRICS_HOST" if refused.key == "host-unknown" else "METRICS_PORT"
            raise SettingsRefused(variable, f"settings-{refused.key}", host=host, port=str(port)) from refused
        self.client.metrics = self._metrics

    def _standing(self) -> Standing:
        from bot.metrics import Standing

        assert self.store is not None
        assert self.tables is not None
        now = self.clock.now()
        unsent = self.tables.unsent()
        return Standing(
            ready=self._ready.is_set(),
            encounters_live=self.tables.live,
            encounters_awake=self.tables.awake,
            transactions=self.store.transactions,
            reads=self.store.reads,
            unsent=len(unsent),
            outbox_lag=max(0.0, now - min(unsent, default=now)),
            heartbeat_age=max(0.0, self.clock.steady() - self.tables.upkeep.alive_at),
        )

    def _prepare(self, services: Services) -> None:
        """What takes long and happens once happens before Discord hears of us: whoever speaks first shall not wait."""
        for ruleset in services.rulesets.values():
            Codec(ruleset)
        self._tidying.begin()

    async def _first_ready(self) -> None:
        assert self.tables is not None
        await self.tables.resume()
        # Read from the disk once: not while somebody types.
        await asyncio.to_thread(zones)
        self._tidying.set_aside()
        self._ready.set()
        log.info("ready")

    def _calm(self) -> bool:
        return self.client is None or (not self.client.busy and self.client.silent_for() >= SILENCE)

    async def _close(self) -> None:
        self._tidying.end()
        if self._metrics is not None:
            await self._metrics.close()
        if self.tables is not None:
            await self.tables.stop()
        if self.client is not None and not self.client.is_closed():
            await self.client.close()
        if self.store is not None:
            await self.store.close()

    async def ready(self) -> None:
        """Return once connected, recovered, and able to answer."""
        await self._ready.wait()

    async def stop(self) -> None:
        """Leave cleanly: inputs under way are committed, nothing new is taken. Before there is anything to leave, `run`
        returns as soon as it notices."""
        self._stopping = True
        if self.client is not None:
            await self.client.close()

    async def settled(self) -> None:
        """Return when nothing is in progress and everything that can be sent is sent."""
        while self.client is not None and self.tables is not None:
            await self.client.settled()
            await self.tables.settled()
            if not self.client.busy:
                return


def events_of(path: Path, after: int = 0) -> list[dict[str, Any]]:
    """The events told since event *after* of the file *path* (counted over the whole file), oldest first.

    Reads beside the running bot, without disturbing it. `row` numbers them; `line` and `seq` are the encounter's. What
    somebody typed stands there itself; people are their numbers in the encounter (-1, -2, …).
    """
    archive = Archive(path)
    known: dict[str, dict[str, str]] = {}

    def opened(value: Any, texts: Mapping[str, str]) -> Any:
        if isinstance(value, str):
            return texts.get(value, value)
        if isinstance(value, list):
            return [opened(each, texts) for each in value]
        return {name: opened(each, texts) for name, each in value.items()} if isinstance(value, dict) else value

    def told(encounter: str, body: str) -> Any:
        if encounter not in known:
            known[encounter] = {each.ref: each.text for each in archive.texts(encounter)}
        return opened(json.loads(body), known[encounter])

    try:
        return [
            {
                "row": row,
                "encounter": each.encounter,
                "line": each.line,
                "seq": each.seq,
                **told(each.encounter, each.body),
            }
            for row, each in enumerate(archive.all_events(after), start=after + 1)
        ]
    finally:
        archive.close()
