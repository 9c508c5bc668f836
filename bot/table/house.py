"""What all tables share: store, words, clock, the door to Discord, and the measure of uptime."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.clock import Clock
from bot.kernel.ruleset import Ruleset
from bot.port import Port
from bot.render import Renderer
from bot.store import Store


@dataclass
class House:
    """*down* is how long the bot was away in all, in seconds: uptime is the clock's time less that."""

    store: Store
    rulesets: Mapping[str, Ruleset[Any]]
    renderer: Renderer
    clock: Clock
    port: Port
    secret: Callable[[], bytes]
    down: float = 0.0

    def uptime(self) -> float:
        """Seconds since 1970 less all downtime: deadlines are kept in this measure."""
        return self.clock.now() - self.down

    def wall(self, uptime: float) -> float:
        """The clock's time at which *uptime* is reached, if the bot stays up."""
        return uptime + self.down
