"""A fight whose channel was deleted: its game master is told once, in his fight's language, wherever he can be told."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.rehearsal.local import LocalTable
from bot.rehearsal.world import Channel

from .hall import Facts, Hall

GONE = {"fr": "Le salon où se jouait votre combat", "en": "The channel of your fight"}


async def fought(make_table: Callable[..., Any], locale: str) -> tuple[Hall, Channel]:
    table: LocalTable = await make_table(locale, locale=locale)
    hall = await Hall.make(table)
    hidden = await table.double.add_channel("behind", hidden=True)
    await hall.gm.type("/encounter open rules:alternatif screen:#behind")
    for ready, player in hall.players.items():
        await player.type(f"/sheet create ready:{ready}")
        await player.type("/encounter join")
    await hall.gm.type("/npc add creature:orc_chief")
    await hall.gm.type("/encounter start")
    await table.settled()
    return hall, hidden


def told(hall: Hall, place: Channel | None, locale: str) -> int:
    """How often the game master reads of it: in *place*, or in his direct messages."""
    world = hall.table.double.world
    place = place or world.direct_channel(hall.gm.member)
    assert not any(GONE["en" if locale == "fr" else "fr"] in each.content for each in place.messages.values())
    return sum(GONE[locale] in each.content for each in place.messages.values())


@pytest.mark.parametrize(
    ("locale", "deaf", "while_down"),
    [("fr", False, False), ("en", True, False), ("en", False, True), ("fr", True, True)],
)
async def test_the_game_master_is_told_once(
    make_table: Callable[..., Any], locale: str, deaf: bool, while_down: bool
) -> None:
    hall, hidden = await fought(make_table, locale)
    table = hall.table
    hall.gm.member.accepts_direct_messages = not deaf
    if while_down:
        await table.kill_bot()
        await table.double.delete_channel(hall.channel)
        await table.start_bot()
    else:
        await table.double.delete_channel(hall.channel)
    await table.settled()
    # Whatever is due next finds out at the latest.
    await table.wait(400)
    assert told(hall, hidden if deaf else None, locale) == 1
    assert told(hall, None if deaf else hidden, locale) == 0
    ((head,),) = [list(Facts(table.database).heads.values())]
    assert (head.status, json.loads(head.facts)["trouble"]) == ("held", "gone")
    await table.restart()
    await table.wait(400)
    assert told(hall, hidden if deaf else None, locale) == 1
