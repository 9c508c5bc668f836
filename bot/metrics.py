"""Figures for whoever watches the host's services, in Prometheus's format, on a port of their own (off by default).

Times are in seconds. What changes at every turn is asked for when somebody reads; what happens once (an answer, a
refusal, an error) is counted when it happens. No name, label or value tells of a person, a server or a channel.
Made only when METRICS_PORT is set: nobody else pays for it, not even the import.
"""

from __future__ import annotations

import asyncio
import errno
import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, GCCollector, Histogram, Info, ProcessCollector
from prometheus_client.aiohttp import make_aiohttp_handler
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

LOOK_EVERY = 0.1
"""Seconds between two looks at how late the event loop is."""
ANSWERS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0)
"""Upper bounds for first answers: Discord takes none after 3 s."""
STALLS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper bounds for how late the loop is: nothing may hold it for more than 0.05 s."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What holds at the moment of asking."""

    ready: bool
    encounters_live: int
    encounters_awake: int
    transactions: int
    reads: int
    unsent: int
    """Messages that Discord does not show yet as they should read."""
    outbox_lag: float
    """For how long the oldest of them has been wanted."""
    heartbeat_age: float
    """How long ago the heartbeat was last written."""


class PortRefused(Exception):
    """Nothing can be served there. *key*: `port-taken`, `port-forbidden` (one for administrators alone) or
    `host-unknown` (no address of this machine)."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Metrics(Collector):
    """All figures of one process. *ask* tells what holds now; it is called in the event loop."""

    def __init__(self, version: str, ask: Callable[[], Standing]) -> None:
        self._ask = ask
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        Info("arbitre_build", "The program.", registry=self.registry).info({"version": version})
        self._answers = Histogram(
            "arbitre_first_answer_seconds",
            "From an interaction's arrival to Discord's taking its first answer.",
            ["interaction"],
            buckets=ANSWERS,
            registry=self.registry,
        )
        self._refusals = Counter(
            "arbitre_refusals", "Inputs that were refused, by the key of the sentence.", ["key"], registry=self.registry
        )
        self._errors = Counter(
            "arbitre_errors", "Lines of the log at level ERROR, by the part that wrote them.", ["part"],
            registry=self.registry,
        )  # fmt: skip
        self._delays = Histogram(
            "arbitre_loop_delay_seconds",
            "How late the event loop did what was due.",
            buckets=STALLS,
            registry=self.registry,
        )
        self.registry.register(self)
        self._looking: asyncio.Task[None] | None = None
        self._runner: web.AppRunner | None = None
        self._listening = _ErrorsCounted(self._errors)

    # ---- what happens

    def answered(self, interaction: str, seconds: float) -> None:
        """The first answer to an interaction of that kind was taken after *seconds*."""
        self._answers.labels(interaction).observe(seconds)

    def refused(self, key: str) -> None:
        """An input was refused with the sentence *key*: one of the program's own, never what somebody typed."""
        self._refusals.labels(key).inc()

    # ---- what holds

    def collect(self) -> Iterator[Metric]:
        now = self._ask()
        for name, about, value in (
            ("ready", "Whether the bot is connected and has taken up its encounters: 1, or 0.", now.ready),
            ("encounters_live", "Encounters that have not ended.", now.encounters_live),
            ("encounters_awake", "Encounters that are in memory.", now.encounters_awake),
            ("outbox_unsent", "Messages that Discord does not show yet as they should read.", now.unsent),
            ("outbox_lag_seconds", "For how long the oldest of these has been wanted.", now.outbox_lag),
            ("heartbeat_age_seconds", "How long ago the heartbeat was last written.", now.heartbeat_age),
        ):
            yield GaugeMetricFamily(f"arbitre_{name}", about, float(value))
        yield CounterMetricFamily("arbitre_transactions", "Transactions of the database.", now.transactions)
        yield CounterMetricFamily("arbitre_reads", "Readings of the database.", now.reads)

    # ---- serving them

    async def serve(self, host: str, port: int) -> None:
        """Answer on *port* of *host*, at `/metrics`, until `close`. Raises `PortRefused`."""
        app = web.Application()
        app.router.add_get("/metrics", make_aiohttp_handler(self.registry))
        self._runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=0.5)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            await self.close()
            match error.errno:
                case errno.EADDRINUSE:
                    raise PortRefused("port-taken") from error
                case errno.EACCES | errno.EPERM:
                    raise PortRefused("port-forbidden") from error
                case _:
                    raise PortRefused("host-unknown") from error
        except UnicodeError as error:
            # What no name of a machine can be.
            await self.close()
            raise PortRefused("host-unknown") from error
        self._looking = asyncio.create_task(self._look(), name="loop delay")
        logging.getLogger().addHandler(self._listening)

    async def close(self) -> None:
        logging.getLogger().removeHandler(self._listening)
        if self._looking is not None:
            self._looking.cancel()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _look(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK_EVERY
            await asyncio.sleep(LOOK_EVERY)
            self._delays.observe(max(0.0, loop.time() - due))


class _ErrorsCounted(logging.Handler):
    """Counts the log's errors; says nothing."""

    def __init__(self, errors: Counter) -> None:
        super().__init__(logging.ERROR)
        self._errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        self._errors.labels(record.name).inc()
