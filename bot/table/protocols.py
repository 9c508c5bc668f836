"""An encounter as the parts of its table see it: what may be looked at, and the one thing that they may have done.

`state`, `standing` and `session` are the committed past. While an input is taken, `engine` is ahead of them: what it
shows is not so before the input is committed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from bot.kernel.decisions import Decision
    from bot.kernel.engine import Engine
    from bot.kernel.frame import Open, Standing
    from bot.kernel.ruleset import Person, Reader, Ruleset
    from bot.render.cards import Card
    from bot.store import EncounterRow
    from bot.table.actor import Actor, Outcome
    from bot.table.passage import Situation
    from bot.table.places import Place
    from bot.table.postman import Postman
    from bot.table.services import Services
    from bot.table.session import Aside, Session


class Voice(Protocol):
    """What speaks for one encounter in its channel. It knows its words and its messages, not how things stand."""

    @property
    def services(self) -> Services: ...

    @property
    def id(self) -> str: ...

    @property
    def locale(self) -> str:
        """The language of its channel."""
        ...

    @property
    def ruleset(self) -> Ruleset[Any]: ...

    @property
    def postman(self) -> Postman:
        """Its messages: what they show, and what they should."""
        ...

    def opening_card(self) -> Card: ...


class Sight(Voice, Protocol):
    """One encounter, to be looked at."""

    @property
    def row(self) -> EncounterRow: ...

    @property
    def engine(self) -> Engine[Any]: ...

    @property
    def state(self) -> Any: ...

    @property
    def standing(self) -> Standing: ...

    @property
    def session(self) -> Session: ...

    @property
    def last_line(self) -> int: ...

    @property
    def ended(self) -> bool: ...

    def people(self) -> tuple[Person, ...]: ...

    def questions(self) -> Sequence[tuple[Open, Decision]]: ...

    def question(self, ident: str) -> tuple[Open, Decision] | None: ...

    def situation(self) -> Situation:
        """How it stands, as a value: to be asked for between two inputs."""
        ...

    def reader(self, actor: Actor) -> Reader: ...

    def drawn_anew(self, session: Session, slot: str) -> Card | None: ...


class Amendable(Sight, Protocol):
    """One encounter whose session and messages may be changed without an input."""

    @property
    def lock(self) -> asyncio.Lock:
        """Held by whoever changes something."""
        ...

    async def amend(self, session: Session, places: Sequence[Place] = (), *, actor: Actor = ...) -> None:
        """Commit what changes beside the encounter; the lock is held. Raises `Refused`."""
        ...


class Taking(Amendable, Protocol):
    """One encounter that takes inputs."""

    async def take(
        self,
        given: Any,
        actor: Actor,
        pressed: int | None = ...,
        quiet: bool = ...,
        remark: str | None = ...,
        aside: Aside | None = ...,
    ) -> Outcome:
        """Take *given*, as `Core.submit` does; the lock is held."""
        ...

    def hosted(self, place: Place, *, update: bool = ...) -> Outcome:
        """The answer to an interaction that shows *place*."""
        ...


__all__ = ["Amendable", "Sight", "Taking", "Voice"]
