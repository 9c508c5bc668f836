"""After a time away: what stands in the channels shows the moments that hold now.

Deadlines are kept in uptime, which stood still meanwhile; Discord counts down to the dates that the messages show. So
the messages that show one are edited, in the background and at a measured pace, whoever is due first being first: not
even thousands of encounters keep the bot from answering, or stay in memory for it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from bot.table.base.places import Place
from bot.table.base.protocols import Amendable, Presented
from bot.table.message import gm_screen, living
from bot.table.message.postman import Postman
from bot.table.time import absence
from bot.table.time.pacing import Pacer

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from bot.table.base.services import Services
    from bot.table.base.session import Session

NOTICED = 5.0
"""Nobody is shown other moments for fewer seconds: a connection that is made anew takes one or two."""


class Returns(Protocol):
    """What time brings to one encounter; see `bot.table.time.due`."""

    async def returned(self) -> None: ...


class Returning(Protocol):
    """One encounter, as far as it matters here."""

    @property
    def postman(self) -> Postman: ...

    @property
    def spoken_at(self) -> float: ...

    @property
    def restless(self) -> bool: ...

    @property
    def due(self) -> Returns: ...


T = TypeVar("T", bound=Returning)


class Deadlines(Protocol):
    """When something is due where; see `Heads`."""

    def by_deadline(self) -> list[str]: ...


class Wakes(Protocol[T]):
    """All encounters, as far as they matter here: see `Tables`."""

    @property
    def services(self) -> Services: ...

    @property
    def heads(self) -> Deadlines: ...

    def is_awake(self, encounter: str) -> bool: ...

    async def by_id(self, encounter: str) -> T: ...

    def sleep(self, table: T) -> None: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...


class Return(Generic[T]):
    """What is left to look at after a time away; `begin` again whenever time was lost, `stop` at the end."""

    def __init__(self, tables: Wakes[T]) -> None:
        self._tables = tables
        self._lost = 0.0
        # It shows old moments, and goes on by the right ones.
        self._pacer: Pacer[str] = Pacer(tables, self._look, "does not show what holds now")

    def begin(self, lost: float) -> None:
        """*lost* seconds more have passed in which uptime stood still (fewer than none: the date was set back)."""
        self._lost += lost
        if abs(self._lost) < NOTICED:
            return
        self._lost = 0.0
        self._pacer.begin(self._tables.heads.by_deadline())

    async def _look(self, ident: str) -> None:
        tables = self._tables
        slept = not tables.is_awake(ident)
        table = await tables.by_id(ident)
        mine = table.spoken_at
        await table.due.returned()
        await table.postman.settled()
        # Whoever waited for it to wake up, too, has it by then.
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        if slept and table.spoken_at == mine and not table.restless:
            tables.sleep(table)


class Shown(Amendable, Presented, Protocol):
    """One encounter, as far as what it shows is to be put right."""


async def returned(table: Shown) -> None:
    """Have every message of *table* that shows a deadline show the one that holds now; its lock is held. Nobody is
    called by it."""
    now = table.services.moment()
    if table.committed.standing.held or table.committed.standing.ended:
        return
    after = absence.put_off(table.services, absence.woken(table.services, table.session, now), now)
    after, places = again(table, after)
    if places or after != table.session:
        await table.amend(after, places)


def again(table: Shown, session: Session) -> tuple[Session, list[Place]]:
    """What of the messages of *table* shows other moments by *session* than it does."""
    now = table.situation()
    shown = living.present(table, now, session, living.fresh_slot(table, table.last_line), was=table.session)
    return shown.session, [*shown.places, *gm_screen.shown_anew(table, now, session)]
