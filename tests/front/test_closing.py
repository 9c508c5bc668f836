"""A scene is opened and closed by the game master's word alone (ALT-GEN-003)."""

from __future__ import annotations

import re

import pytest

from bot.rehearsal.seats import Person
from tests.front.hall import Hall

ONLY_THE_MASTER = "Seul le MJ peut faire cela."


async def due(who: Person) -> int:
    """The segment of the next action of *who*, as he reads it; 0 where it is now."""
    found = re.search(r"segment \*\*(\d+)\*\*", (await who.type("/encounter status")).text)
    return 0 if found is None else int(found[1])


@pytest.mark.rule("ALT-GEN-003")
async def test_the_count_goes_on_until_the_game_master_closes_the_scene_and_then_begins_anew(hall: Hall) -> None:
    """Nobody else opens or closes one. After the close it goes back: Jurl's first d8 counts from 0 again."""
    alice = hall.players["jurl"]
    before = 0
    for _ in range(20):
        await hall.answer_one()
        if (before := await due(alice)) > 8:
            break
    assert before > 8
    assert ONLY_THE_MASTER in (await alice.type("/encounter end")).text
    assert await due(alice) == before
    await hall.gm.type("/encounter end")
    await hall.table.settled()
    await hall.assembled()
    assert ONLY_THE_MASTER in (await alice.type("/encounter start")).text
    await hall.gm.type("/encounter start")
    await hall.table.settled()
    await alice.type("/declare action:attack target:Chef orc 1")
    assert 1 <= await due(alice) <= 8
