"""Every encounter that has not ended, in short: where it is played, how it stands, when something comes by itself."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Protocol

from bot.kernel.errors import Refused
from bot.store import EncounterRow, Head, Store, Unreadable
from bot.table.base.limits import Limits
from bot.table.base.session import Session
from bot.table.time.schedule import Schedule


class Standing(Protocol):
    """One encounter, as far as its head tells of it."""

    @property
    def id(self) -> str: ...

    @property
    def row(self) -> EncounterRow: ...

    @property
    def phase(self) -> str: ...

    @property
    def last_line(self) -> int: ...

    @property
    def session(self) -> Session: ...


class Heads:
    """By encounter and by channel. What is due anywhere is in the *schedule* as well."""

    def __init__(self, schedule: Schedule) -> None:
        self._schedule = schedule
        self._heads: dict[str, Head] = {}
        self._by_channel: dict[int, str] = {}

    def __len__(self) -> int:
        return len(self._heads)

    def __contains__(self, encounter: str) -> bool:
        return encounter in self._heads

    def __iter__(self) -> Iterator[Head]:
        return iter(list(self._heads.values()))

    def get(self, encounter: str) -> Head | None:
        """The head of *encounter*; None: it has ended, or never was."""
        return self._heads.get(encounter)

    def of(self, guild: int) -> list[Head]:
        """Those of one server."""
        return [each for each in self._heads.values() if each.guild == guild]

    def at(self, channel: int) -> str | None:
        """The encounter that is played in *channel*."""
        return self._by_channel.get(channel)

    @property
    def channels(self) -> Collection[int]:
        """Where an encounter is played."""
        return self._by_channel.keys()

    def by_deadline(self) -> list[str]:
        """Those in which something comes by itself, whatever comes first being first."""
        timed = [(head.due_at, head.id) for head in self._heads.values() if head.due_at is not None]
        return [ident for _, ident in sorted(timed)]

    # ---- as they change

    def put(self, head: Head) -> None:
        """*head* as the store has it."""
        self._heads[head.id] = head
        self._by_channel[head.channel] = head.id
        if head.due_at is not None:
            self._schedule.put(head.id, head.due_at)

    def set_apart(self, lost: Unreadable, channel: int) -> str:
        """An encounter of which not even the head can be read keeps its *channel* until somebody closes it. Its id."""
        ident = lost.encounter or f"?{channel}"
        self.put(Head(ident, lost.guild or 0, channel, "held", 0, None, "[]", "{}"))
        return ident

    def changed(self, table: Standing) -> None:
        """*table* committed something."""
        due = table.session.due_in(table.phase)
        old = self._heads.get(table.id)
        if table.phase == "ended":
            self.drop(table.id, table.row.channel)
        else:
            self._heads[table.id] = Head(
                id=table.id,
                guild=table.row.guild,
                channel=table.row.channel,
                status=table.phase,
                line=table.last_line,
                due_at=due,
                awaiting="[]",
                facts="",
            )
            self._by_channel.setdefault(table.row.channel, table.id)
        if due is None:
            self._schedule.forget(table.id)
        elif old is None or old.due_at != due:
            self._schedule.move(table.id, due)

    def drop(self, encounter: str, channel: int) -> None:
        """It is over: *channel* is free."""
        self._heads.pop(encounter, None)
        if self._by_channel.get(channel) == encounter:
            del self._by_channel[channel]

    def look_again(self, encounter: str) -> None:
        """It can be read again: when something was due there, it could not."""
        head, schedule = self._heads.get(encounter), self._schedule
        if head is not None and head.due_at is not None:
            if schedule.waits(encounter) or schedule.looks_at(encounter):
                return
            schedule.put(encounter, head.due_at)
            schedule.arm()

    async def check_room(self, store: Store, limits: Limits, guild: int, user: int) -> None:
        """Raise `Refused` where *user*, or the server *guild*, has as many encounters open as there may be."""
        open_ones = len(self.of(guild))
        if open_ones >= limits.encounters_of_all:
            raise Refused("too-many-encounters-here", most=limits.encounters_of_all)
        if open_ones < limits.encounters_of_one:
            return
        if await store.opened_by(guild, user) >= limits.encounters_of_one:
            raise Refused("too-many-encounters", most=limits.encounters_of_one)
