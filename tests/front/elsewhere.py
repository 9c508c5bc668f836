"""Acting from where one is not: what somebody presses, sends or types here reaches the bot as if it came from another
channel, or from another server in which that person may do everything."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any
from weakref import WeakKeyDictionary

from bot.rehearsal import payloads, rights
from bot.rehearsal.local import LocalTable
from bot.rehearsal.world import GUILD, Channel, World

OTHER_SERVER = GUILD + 5_000
OTHER_CHANNEL = GUILD + 5_001
_ASIDE = 1 << 21
"""How far aside the ids are (half a millisecond) that are given out meanwhile."""
_given: WeakKeyDictionary[World, int] = WeakKeyDictionary()


async def invited(table: LocalTable) -> None:
    """The bot is a member of another server, which has one channel."""
    place = payloads.channel_data(table.double.world, table.double.table)
    place |= {"id": str(OTHER_CHANNEL), "guild_id": str(OTHER_SERVER), "name": "other", "permission_overwrites": []}
    told = payloads.guild_data(table.double.world)
    told |= {"id": str(OTHER_SERVER), "name": "Other", "channels": [place], "threads": []}
    told["roles"] = [each | {"id": str(OTHER_SERVER)} for each in told["roles"] if each["id"] == str(GUILD)]
    told["members"] = [each | {"roles": []} for each in told["members"]]
    await table.double.gateway.push("GUILD_CREATE", told)


@contextmanager
def acting_from(table: LocalTable, place: Channel | None) -> Iterator[None]:
    """Until it is left, everything that anybody does comes from *place*; None: from the other server.

    The ids given out meanwhile are others than those of before and after: people contribute theirs to the dice, and a
    story stays the same whether anybody tried this or not.
    """
    world, session = table.double.world, table.double.gateway.session_of_guild()
    assert session is not None
    push, last = session.push, world._last_id
    world._last_id = max(last + _ASIDE, _given.get(world, 0))

    async def moved(kind: str, data: Any) -> None:
        await push(kind, _moved(table, data, place) if kind == "INTERACTION_CREATE" else data)

    session.push = moved  # type: ignore[method-assign]
    try:
        yield
    finally:
        session.push = push  # type: ignore[method-assign]
        _given[world], world._last_id = world._last_id, last


def _moved(table: LocalTable, data: Any, place: Channel | None) -> Any:
    made = deepcopy(data)
    if place is not None:
        known = payloads.channel_data(table.double.world, place) | {"permissions": made["channel"]["permissions"]}
        return made | {"channel_id": str(place.id), "channel": known}
    made["guild_id"] = made["guild"]["id"] = str(OTHER_SERVER)
    made["channel_id"] = str(OTHER_CHANNEL)
    made["channel"] |= {"id": str(OTHER_CHANNEL), "guild_id": str(OTHER_SERVER), "permissions": str(rights.EVERYTHING)}
    made["member"] |= {"permissions": str(rights.EVERYTHING), "roles": []}
    return made
