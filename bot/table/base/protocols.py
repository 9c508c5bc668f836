"""What the parts of a table may ask of it, in small pieces: each part says what it needs in a protocol of its own, made
of these.

All that is looked at is the committed past (`committed`, `session`). While an input is taken the engine is ahead of it:
what that shows is not so before the input is committed, and reaches messages as a value (`passage.Passage`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container, Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from bot.kernel.decisions import Decision
    from bot.kernel.engine import Engine
    from bot.kernel.frame import Frame, Open
    from bot.kernel.ruleset import Person, Reader, Ruleset, View
    from bot.render.cards import Card, Item
    from bot.store import EncounterRow
    from bot.table.base.actor import Actor, Outcome
    from bot.table.base.outbox import Outbox
    from bot.table.base.passage import Situation
    from bot.table.base.places import Place
    from bot.table.base.services import Services
    from bot.table.base.session import Aside, Session


class Named(Protocol):
    """One encounter, as far as it has words: which, of which game, in which language, with whose help."""

    @property
    def id(self) -> str: ...

    @property
    def ruleset(self) -> Ruleset[Any]: ...

    @property
    def locale(self) -> str:
        """The language of its channel."""
        ...

    @property
    def services(self) -> Services: ...


class Posting(Named, Protocol):
    """One encounter that has messages."""

    @property
    def outbox(self) -> Outbox:
        """Its messages: what they show, and what they should."""
        ...


class Observed(Named, Protocol):
    """One encounter, to be looked at as it is committed."""

    @property
    def committed(self) -> Frame[Any]:
        """Its state, and what the kernel has standing."""
        ...

    @property
    def session(self) -> Session: ...

    def people(self) -> tuple[Person, ...]: ...

    def questions(self) -> Sequence[tuple[Open, Decision]]: ...

    def question(self, ident: str) -> tuple[Open, Decision] | None: ...


class Read(Observed, Protocol):
    """One encounter, to be looked at with somebody's eyes."""

    def reader(self, actor: Actor) -> Reader: ...

    def view(self, reader: Reader) -> View: ...


class Remembered(Observed, Protocol):
    """One encounter whose past lines matter."""

    @property
    def engine(self) -> Engine[Any]: ...

    @property
    def ended(self) -> bool: ...


class Opened(Protocol):
    """One encounter as it was opened."""

    @property
    def row(self) -> EncounterRow: ...


class Amendable(Observed, Posting, Protocol):
    """One encounter whose session and messages may be changed without an input."""

    @property
    def lock(self) -> asyncio.Lock:
        """Held by whoever changes something."""
        ...

    @property
    def last_line(self) -> int: ...

    def situation(self) -> Situation:
        """How it stands, as a value: to be asked for between two inputs."""
        ...

    async def amend(self, session: Session, places: Sequence[Place] = (), *, actor: Actor = ...) -> None:
        """Commit what changes beside the encounter; the lock is held. Raises `Refused`."""
        ...


class Hosting(Protocol):
    """One encounter whose messages may be answers to interactions."""

    def hosted(self, place: Place, *, update: bool = ..., bare: bool = ...) -> Outcome:
        """The answer to an interaction that shows *place*."""
        ...


class Submitting(Observed, Protocol):
    """One encounter to which something may be said."""

    async def submit(
        self,
        given: Any,
        actor: Actor = ...,
        *,
        pressed: int | None = ...,
        quiet: bool = ...,
        remark: str | None = ...,
        aside: Aside | None = ...,
        last_word: Callable[[str], str] | None = ...,
    ) -> Outcome:
        """Take *given* when its turn comes; see `Table.submit`."""
        ...


class Taking(Protocol):
    """One encounter that takes inputs at once."""

    async def take(
        self,
        given: Any,
        actor: Actor,
        pressed: int | None = ...,
        quiet: bool = ...,
        remark: str | None = ...,
        aside: Aside | None = ...,
        last_word: Callable[[str], str] | None = ...,
        *,
        silent: bool = ...,
    ) -> Outcome:
        """Take *given*, as `submit` does; the lock is held. *silent*: see `Table.take`."""
        ...


class Boards(Protocol):
    """What can be drawn anew at any time; see `bot.table.message.boards`."""

    def opening(self, session: Session) -> Card: ...

    def tracker(
        self,
        now: Situation,
        session: Session,
        *,
        asked: Container[str] = ...,
        beside: Sequence[Item] = ...,
        longest: int = ...,
    ) -> Card: ...


class Rolls(Protocol):
    """The roll that people make; see `bot.table.time.handrolls`."""

    def drawn(self, session: Session, slot: str, *, held: bool) -> Card | None: ...

    def check(self, given: Any) -> None: ...


class Presented(Protocol):
    """One encounter whose present can be drawn."""

    @property
    def boards(self) -> Boards: ...

    @property
    def rolls(self) -> Rolls: ...
