"""Edits of what answered an interaction go by its token, which does not count among a bot's requests; without one, or
when it does not serve any more, they go as usual, and nothing is lost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table.house.table import Table
from tests.table.conftest import ANA, CHANNEL, GM, World


async def typed(world: World) -> tuple[Table, int, int]:
    """A command that is answered for all: the message that held the present, which is to be tidied, and the new one."""
    table = await world.tables.here(CHANNEL)
    before = table.outbox.places[table.session.living].message
    resumes = bool(table.committed.standing.pause)
    new = await world.take(await (table.game_clock.resume if resumes else table.game_clock.pause)(world.actor(GM)))
    await world.wait(2)
    assert before is not None
    assert new is not None
    return table, before, new


def tidied(world: World, message: int) -> bool:
    return not any(item.id.startswith("m|") for row in world.channel.messages[message].rows for item in row)


async def test_what_is_tidied_is_edited_by_the_token_of_its_answer(world: World) -> None:
    await world.begun()
    for _ in range(3):
        _, before, new = await typed(world)
        assert tidied(world, before)
        assert not tidied(world, new)
        assert world.channel.by_token[-1] == ("t", before)


async def test_a_pressed_message_is_edited_by_the_token_of_the_press(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    message = table.outbox.places[table.session.living].message
    assert message is not None
    stop = next(item.id for row in world.channel.messages[message].rows for item in row if item.id.startswith("h|"))
    ana = replace(world.actor(ANA), token="of the press")
    await world.take(await world.tables.press(ana, stop, [], message, CHANNEL), pressed=message)
    await typed(world)
    assert world.channel.by_token[-1] == ("of the press", message)


@pytest.mark.parametrize("why", ["old", "refused", "restarted", "date set back"])
async def test_without_a_token_that_serves_it_is_edited_as_usual(world: World, why: str) -> None:
    await world.begun()
    await typed(world)
    sent = len(world.channel.by_token)
    match why:
        case "old":
            await world.wait(901)
        case "refused":
            world.channel.tokens_expired = True
        case "restarted":
            await world.down()
            await world.up()
        case _:
            world.clock.leap(-3_600)
    edits = len(world.channel.history)
    table, before, _ = await typed(world)
    assert tidied(world, before)
    assert len(world.channel.by_token) == sent
    assert [at for kind, at, _ in world.channel.history[edits:] if kind == "edit"] == [before]
    # One that did not serve is not tried again.
    assert all(place.key is None for place in table.outbox.places.values() if place.message == before)
