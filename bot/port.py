"""The table's door to the chat service: an interface of its own, so that no rule of the table knows the service."""

from __future__ import annotations

from collections.abc import Container
from typing import Protocol

from bot.render.cards import Attached, Card


class PortError(Exception):
    """A message could not be sent or changed."""


class Gone(PortError):
    """The channel or message does not exist any more (or the bot was removed): do not try again."""


class Forbidden(PortError):
    """A permission is missing: *permission* names it for the people who can give it."""

    def __init__(self, permission: str = "") -> None:
        super().__init__(permission)
        self.permission = permission


class TooOld(PortError):
    """The message is too old to be edited once more (30046): post it anew."""


class Expired(PortError):
    """What answered an interaction can no longer be edited by its token, for whatever reason: edit it as usual."""


class Empty(PortError):
    """There is nothing to show: such a card is never sent, whoever made it."""


class Unreachable(PortError):
    """The service did not answer, or was busy, after the usual retries: try again later."""


class Port(Protocol):
    """What the table asks of the chat service. A card that shows nothing (`Card.is_empty`) is refused as `Empty`
    before anything is sent."""

    async def post(self, channel: int, card: Card, nonce: str, files: tuple[Attached, ...] = ()) -> int:
        """Post *card* with *files*; the message's id. The same nonce within a few minutes gives the first message
        again."""
        ...

    async def edit(
        self,
        channel: int,
        message: int,
        card: Card,
        files: tuple[Attached, ...] | None = None,
        *,
        token: str | None = None,
    ) -> None:
        """Make *message*, one of the bot's own, read *card*, with *files* instead of those it has (None: it keeps
        them). Pings nobody. Files that may not be attached are left out. *token*: of an interaction that *message*
        answered: such an edit does not count among those that a bot may send in a second. Raises `Expired` where it
        does not serve."""
        ...

    async def stands(self, channel: int, message: int) -> bool:
        """Whether *message*, one of the bot's own, still stands in *channel*. Raises `PortError` where nobody knows."""
        ...

    async def find(
        self,
        channel: int,
        *,
        since: float,
        interaction: int | None,
        component: str | None,
        text: str | None = None,
        others: Container[int] = (),
    ) -> int | None:
        """Look through the bot's own messages of *channel* since a time for the one that answered *interaction*.

        Or, among those that answered nothing, for one that has a component whose id is *component* (where it ends with
        `|`: begins so), or, without *component*, that reads *text*. *others* are known to be something else. None when
        there is none, or when the history may not be read.
        """
        ...

    def newest(self, channel: int) -> int | None:
        """The newest message of *channel*, anybody's, as far as it is known without asking; it may be deleted."""
        return None

    async def written(self, channel: int, *, after: int) -> tuple[int, list[str]]:
        """The newest of the bot's own messages in *channel* below the message *after*, of the next few hundred there
        (0: there is none), and the ids of all that can be pressed on them. Raises `PortError`."""
        ...

    def closed(self, channel: int) -> str | None:
        """What keeps the bot from speaking in *channel*, as far as it is known without asking: the permission that is
        missing, or `gone`; None where nothing does."""
        return None

    async def whisper(self, user: int, card: Card) -> None:
        """Send *card* to one person directly. Raises `PortError` where that cannot be done."""
        ...
