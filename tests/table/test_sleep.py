"""A fight to which nobody speaks goes to sleep, and gives its memory back there and then."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from bot.kernel.errors import Refused
from bot.table.house.tables import ASLEEP_AFTER
from tests.table.conftest import ANA, CHANNEL, GM, World


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Nothing is freed here by the collector of garbage: what refers to itself stays."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def held(world: World) -> list[ref[object]]:
    """What the awake fights consist of."""
    return [
        ref(part)
        for table in world.tables._awake.values()
        for part in (table, table.engine, table.engine.codec, table.postman, table.committed.state)
    ]


async def asleep(world: World) -> None:
    await world.wait(2 * ASLEEP_AFTER)
    assert world.tables.awake == 0
    assert world.tables.live == 1


@pytest.mark.usefixtures("uncollected")
async def test_a_fight_that_has_not_begun_is_gone_when_it_sleeps(world: World) -> None:
    await world.take(await world.tables.open(world.actor(GM), guild=1001, channel=CHANNEL, ruleset="quarrel"))
    parts = held(world)
    assert len(parts) == 5
    await asleep(world)
    assert [each() for each in parts if each() is not None] == []


@pytest.mark.usefixtures("uncollected")
async def test_a_fight_in_the_middle_of_its_questions_is_gone_when_it_sleeps(world: World) -> None:
    """Whatever happened in it before: refusals, too."""
    await world.begun()
    await refused(world)
    await world.take(await (await world.tables.here(CHANNEL)).game_clock.pause(world.actor(GM, manages=True)))
    parts = held(world)
    stood = str((await world.tables.here(CHANNEL)).committed.standing)
    await asleep(world)
    assert [each() for each in parts if each() is not None] == []
    # It wakes up as it was.
    assert str((await world.tables.here(CHANNEL)).committed.standing) == stood


async def refused(world: World) -> None:
    with pytest.raises(Refused):
        await (await world.tables.here(CHANNEL)).speaking.command(world.actor(ANA), "poke", {"target": "Nobody"})
    with pytest.raises(Refused):
        await (await world.tables.here(CHANNEL)).scene.start(world.actor(GM))
