"""What is logged as an error: what could not be written down, once, and what nobody foresaw; never that somebody, or
something that comes by itself, was refused."""

from __future__ import annotations

import gc
import logging

import pytest

from bot.kernel.errors import Refused
from bot.store import StoreFailed, StoreFull
from bot.table.house.table import Table
from bot.table.message import gm_screen
from bot.table.time.due import Due
from tests.table.conftest import ANA, CHANNEL, GM, World
from tests.table.test_table import button, questions

REFUSALS = ("held", "moment-passed", "already-answered", "already-taken", "not-begun", "nothing-asked")


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]


@pytest.mark.parametrize("key", REFUSALS)
@pytest.mark.parametrize("door", ["due", "place", "screen", "returned"])
async def test_a_refusal_of_what_comes_by_itself_is_no_error(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, door: str, key: str
) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    tried: list[str] = []

    async def refuse(*args: object, **more: object) -> None:
        tried.append(door)
        raise Refused(key)

    doors = {"place": (Table, "take"), "screen": (Table, "amend"), "due": (Due, "tick"), "returned": (Due, "returned")}
    monkeypatch.setattr(*doors[door], refuse)
    match door:
        case "due":
            await world.wait(400)
        case "place":
            await table.trouble.channel_lost()
        case "screen":
            table.session = table.session.model_copy(update={"screen": 9})
            await gm_screen.lost(table, "gone")
        case _:
            world.tables.away()
            await world.wait(600)
            world.tables.back()
    await world.quiet()
    assert tried
    assert errors(caplog) == []


async def test_refusals_of_people_are_no_errors(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await world.begun()
    table: Table = await world.tables.here(CHANNEL)
    (asked,) = questions(world, ANA)
    message, ident = button(world, f"|{asked}|")
    doors = 0
    for user in (GM, ANA, 77):
        actor = world.actor(user)
        for work in (
            world.tables.press(actor, f"q|{table.id}|9.1|1|x|y", [], message, CHANNEL),
            world.tables.press(world.actor(77), ident, [], message, CHANNEL),
            world.tables.press(actor, f"c|{table.id}", [], message, CHANNEL),
            world.tables.press(actor, f"gu|{table.id}|99|1|plain", [], message, CHANNEL),
            world.tables.open(actor, guild=actor.guild, channel=CHANNEL),
            world.tables.here(12),
            table.speaking.command(actor, "zork", {}),
            table.scene.start(actor),
        ):
            with pytest.raises(Refused):
                await work
            doors += 1
    assert doors == 24
    assert errors(caplog) == []


@pytest.mark.parametrize("trouble", [StoreFull("full"), StoreFailed("failed")])
async def test_what_cannot_be_written_down_is_an_error_once_until_it_can(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, trouble: StoreFailed
) -> None:
    await world.begun()
    due = "what is due could not be done"

    async def fail(self: Due) -> None:
        raise Refused("disk-full" if isinstance(trouble, StoreFull) else "not-saved")

    for times in (1, 2):
        with monkeypatch.context() as full:
            full.setattr(Due, "_tick", fail)
            await world.wait(400)
        told = [each for each in caplog.records if due in each.getMessage()]
        assert len(told) > times
        assert len([each for each in told if each.levelno >= logging.ERROR]) == times
        await world.wait(100)


async def test_an_encounter_that_falls_asleep_as_the_bot_stops_sends_nothing_more(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    sender = table.postman
    world.tables.sleep(table)
    sender.hurry()
    del table
    await world.tables.stop()
    assert not sender.behind
    # Whoever answers late comes upon one that is closed.
    sender.hurry()
    assert not sender.behind
    gc.collect()
    assert errors(caplog) == []
