"""Autopilots that need nobody: a readable series of messages that anybody may stop, never one endless transaction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.rehearsal.local import LocalTable
from bot.store import Archive

from .hall import Hall

MOST_RULINGS = 12
"""So many blows at the most between two breathers."""


async def left_alone(table: LocalTable) -> Hall:
    """Two orcs on opposite sides, who hit each other and do not fall soon; the players look on, standing by."""
    hall = await Hall.make(table, foes={"orc": 1})
    await hall.assembled()
    await hall.gm.type("/npc add creature:orc name:Ami side:players")
    for name in ("Orc", "Ami"):
        for field, value in (("stamina_max", 999), ("stamina", 999), ("body_max", 99), ("body", 99)):
            await hall.gm.type(f"/fix set who:{name} field:{field} value:{value}")
    # Nor do they die of exhaustion.
    await hall.gm.type("/gm settings setting:fatigue value:off")
    await hall.gm.type("/encounter start")
    await table.settled()
    for player in hall.players.values():
        await player.type("/standby")
    await hall.gm.type("/gm engage a:Orc b:Ami")
    await table.settled()
    return hall


async def test_nobody_is_needed_and_nothing_is_endless(make_table: Callable[..., Any]) -> None:
    # Dice by which both keep their axes.
    table: LocalTable = await make_table(seed="beef")
    hall = await left_alone(table)
    for _ in range(40):
        if await hall.answer_one() is None:
            await table.wait(5)
    with Archive(table.database) as archive:
        (encounter,) = archive.encounters()
        lines = archive.some_entries(encounter.id, 0, archive.last_line(encounter.id), 10_000)
    strikes = [sum(event.type == "strike_rolled" for event in line.events) for line in lines]
    assert sum(strikes) > 20
    assert max(strikes) <= MOST_RULINGS
    assert max(len(line.events) for line in lines) < 150
    assert all(len(message.content) <= 2_000 for message in hall.messages())


async def test_anybody_who_plays_may_stop_the_clock(table: LocalTable) -> None:
    hall = await left_alone(table)
    (wait, *_) = hall.controls("h|")
    answer = await hall.use(hall.players["isaure"], wait)
    assert answer.problem is None
    await table.settled()
    with Archive(table.database) as archive:
        (encounter,) = archive.encounters()
        before = archive.last_line(encounter.id)
        head = archive.head(encounter.id)
    assert head is not None
    assert head.status == "held"
    await table.wait(3_600)
    with Archive(table.database) as archive:
        assert archive.last_line(encounter.id) == before
