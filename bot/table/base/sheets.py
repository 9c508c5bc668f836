"""What the tables ask of whoever keeps the sheets: `bot.shelf`, which knows them. They know no more of it than this."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from bot.table.base.actor import Actor, Outcome

if TYPE_CHECKING:
    from bot.kernel.ruleset import Ruleset
    from bot.store import EncounterRow, SheetRow
    from bot.table.base.session import Copy


class Marks(Protocol):
    """What an encounter left on people."""

    def worn(self, actor: Actor) -> list[tuple[Copy, Mapping[str, Any]]]:
        """What it left of the points of those whose sheets *actor* may write."""
        ...


class Worn(Protocol):
    """An encounter that has left its marks on people."""

    @property
    def row(self) -> EncounterRow: ...

    @property
    def ruleset(self) -> Ruleset[Any]: ...

    @property
    def copies(self) -> Marks: ...


class Sheets(Protocol):
    """The sheets of all servers. Every method may raise `Refused`, and then nothing has changed."""

    async def names(self, actor: Actor, guild: int, ruleset: str | None = None) -> list[str]:
        """The names of *actor*'s sheets (those for *ruleset*), by name."""
        ...

    async def keys(self, actor: Actor, guild: int, ruleset: str | None = None) -> list[tuple[str, str]]:
        """(key, name) of the sheets of others that *actor* may play; `find_any` knows what the key means."""
        ...

    async def find_any(self, actor: Actor, guild: int, name: str, ruleset: str | None = None) -> SheetRow:
        """A sheet that *actor* may play, by its name or key."""
        ...

    async def write_back(self, actor: Actor, table: Worn) -> Outcome:
        """Write what an encounter that has ended left of people's points on their sheets."""
        ...
