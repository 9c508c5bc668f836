"""Odd digits in the id of a button, a number too large for anything, a name for a number: the usual sentence."""

from __future__ import annotations

import itertools
from contextlib import suppress

from bot.kernel.errors import Refused
from tests.table.conftest import ANA, CHANNEL, GM, World

ODD = ("²", "٣", "9" * 29, "9" * 19, "-1", "1_0", " 1", "x", "", "1e9", "9" * 80)
IDS = (
    *("w|{e}|{x}", "q|{e}|1.0|{x}|a|b", "s|{e}|1.0|{x}|a", "p|{e}|1.0|{x}|a|b", "o|{e}|1.0|{x}|a", "gs|{e}|{x}"),
    *("gb|{e}|{x}", "gu|{e}|{x}|1|plain", "gu|{e}|1|{x}|plain", "ab|{e}|{x}|wait", "ab|{e}|1|to"),
)


async def test_an_odd_id_is_of_another_time(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    before = table.last_line
    taken = []
    for ident, odd, user in itertools.product(IDS, ODD, (GM, ANA)):
        custom_id = ident.format(e=table.id, x=odd)
        with suppress(Refused):
            await world.tables.press(world.actor(user), custom_id, [odd], 1, CHANNEL)
            taken.append((user, custom_id))
        assert table.last_line == before, custom_id
    assert taken == []
