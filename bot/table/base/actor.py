"""Who speaks to a table, and what the table answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.pictures import Picture
from bot.render.cards import Attached, Card, Form


@dataclass(frozen=True, slots=True)
class Actor:
    """A person as read from an interaction in the server *guild*. *manages*: may manage the channel of that
    interaction, and so may become GM of the encounter there."""

    user: int
    name: str
    locale: str
    manages: bool = False
    interaction: int | None = None
    token: str | None = None
    at: float | None = None
    guild: int = 0


REFEREE = Actor(0, "", "fr")
"""The referee itself: deadlines, the clock."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The answer to an interaction.

    *private*: for that person alone. *update*: turn the pressed message itself into *card*; *bare*: without the files
    that it had. *form*: opened instead;
    where it is too late for that, *card* says so. *picture*: added to a private answer once it is drawn; the card says
    the same in words. *aside*: told to that person alone after a public answer. After sending it, call `delivered` with
    the message's id (None if unknown); if Discord did not take it, `undelivered`.
    """

    card: Card
    private: bool = False
    update: bool = False
    bare: bool = False
    on_delivered: Callable[[int | None], Awaitable[None]] | None = None
    on_undelivered: Callable[[], Awaitable[None]] | None = None
    attachment: Attached | None = None
    form: Form | None = None
    picture: Picture | None = None
    aside: Card | None = None

    async def delivered(self, message: int | None) -> None:
        """Discord took the answer; *message* is the one that shows it, if known."""
        if self.on_delivered is not None:
            await self.on_delivered(message)

    async def undelivered(self) -> None:
        """Discord did not take the answer: the table says it in the channel itself."""
        if self.on_undelivered is not None:
            await self.on_undelivered()
