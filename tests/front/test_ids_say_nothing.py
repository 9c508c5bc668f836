"""What a player takes away of a fight names foes as they are called there: neither an id nor anything else says what
they are by the book, nor how many hide."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from bot.rehearsal.local import LocalTable
from tests.secrecy.watching import taken_away


async def test_a_players_export_says_nothing_of_what_is_behind_a_name(make_table: Callable[..., Any]) -> None:
    table: LocalTable = await make_table(locale="en")
    gm, alice = table.person("GM", gm=True), table.person("Alice")
    for person, typed in (
        (gm, "/encounter open"),
        (alice, "/sheet create ready:Jurl"),
        (alice, "/encounter join"),
        (gm, "/npc add creature:orc name:Brute count:2"),
        (gm, "/npc add creature:orc name:Shade count:2 hidden:yes"),
        (gm, "/npc add creature:orc name:Grim"),
        (gm, "/encounter start"),
        (gm, "/npc reveal who:Shade 2 surprise:no"),
        (gm, "/encounter end"),
    ):
        assert (await person.type(typed)).problem is None
        await table.settled()
    told = "\n".join(taken_away(table, await alice.type("/encounter export")))
    assert {"c1", "c2", "c3", "p1"} <= set(re.findall(r'"([cp]\d)"', told))
    assert not re.findall(r"[^\"]*\borc\b[^\"]*", told, re.IGNORECASE)
    # The one who was shown, and of the other nothing.
    assert len(set(re.findall(r"unseen-\w+", told))) == 1
    assert "Shade 1" not in told
