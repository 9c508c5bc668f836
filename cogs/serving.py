"""What the cogs need of the client that serves an interaction. The client itself (`bot.client`) builds on this."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, TypeAlias

import discord

if TYPE_CHECKING:
    from bot.clock import Clock
    from bot.metrics import Metrics
    from bot.render import Renderer
    from bot.shelf import Shelf
    from bot.studio import Studio
    from bot.table import Tables
    from bot.table.looking.checkup import Trouble
    from bot.text import Texts


class Serving(discord.AutoShardedClient):
    """A client with all that it takes to make an outcome the answer to an interaction."""

    texts: Texts
    renderer: Renderer
    clock: Clock
    studio: Studio
    trouble: Trouble | None
    """What nobody foresaw and went wrong last."""
    metrics: Metrics | None
    """Who counts answers and refusals, if somebody watches."""

    @property
    @abstractmethod
    def tables(self) -> Tables:
        """The encounters. Raises `Refused` (`starting`)."""

    @property
    @abstractmethod
    def shelf(self) -> Shelf:
        """The sheets. Raises `Refused` (`starting`)."""

    @abstractmethod
    def meanwhile(self, work: Coroutine[Any, Any, None]) -> None:
        """Do *work*, for which nobody waits; it has nothing to say when it fails."""

    @abstractmethod
    async def attend(self, interaction: Interaction, work: Coroutine[Any, Any, None]) -> None:
        """Do *work* for *interaction*, in time; whatever goes wrong is told to its person alone."""

    @abstractmethod
    async def explain(self, interaction: Interaction, error: Exception) -> None:
        """Say privately what went wrong. What nobody foresaw is logged, under an id that the person is told."""


if TYPE_CHECKING:
    Interaction: TypeAlias = discord.Interaction[Serving]
else:
    Interaction: TypeAlias = discord.Interaction
"""An interaction as the cogs get it."""
