"""Whoever would join once it has begun: the game master's leave, and the setting that opens the door."""

from __future__ import annotations

import asyncio

import pytest

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.table import Outcome
from bot.table.house.table import Table
from bot.table.time import arrivals
from bot.table.time.arrivals import FREELY, NEWCOMERS
from tests.table.conftest import ANA, BOB, CHANNEL, GM, World
from tests.table.quarrel import Quarrel

DORA = 77


async def asking(world: World, name: str = "Dora") -> Table:
    """A fight that has begun, and Dora at its door."""
    await world.begun()
    table = await world.tables.here(CHANNEL)
    await world.take(await _join(world, table, DORA, name))
    await world.quiet()
    return table


async def _join(world: World, table: Table, user: int, name: str = "Dora") -> Outcome:
    return await table.scene.join(world.actor(user), {"sheet": f'{{"name": "{name}"}}'})


def requests(world: World) -> list[int]:
    """The messages that still ask whether somebody may join."""
    return [
        message
        for message, card in world.channel.messages.items()
        if any(item.id.startswith(f"{arrivals.VERB}|") for row in card.rows for item in row)
    ]


def names(table: Table) -> list[str]:
    return [each.name for each in table.people()]


async def test_the_game_master_is_called_once_and_lets_in_with_one_press(world: World) -> None:
    table = await asking(world)
    (message,) = requests(world)
    assert message == table.outbox.places[table.session.living].message, "it stands where all that is present stands"
    assert world.channel.messages[message].mentions == (GM,)
    assert world.channel.messages[message].text.startswith((f"<@{GM}> 🚪", f"<@{ANA}> <@2>\n<@{GM}> 🚪"))
    assert "Dora" not in names(table)
    outcome = await arrivals.press(table, world.actor(GM), 1, "in", message)
    assert outcome.update
    await world.take(outcome, pressed=message)
    await world.quiet()
    assert "Dora" in names(table)
    called = table.outbox.places[table.session.living].message
    assert called is not None
    assert called > message
    assert DORA in world.channel.messages[called].mentions
    assert f"<@{DORA}>" in world.channel.messages[called].text.partition("🚪")[0], "it begins with the mention"
    assert requests(world) == []
    assert table.session.arrivals == ()


async def test_pressed_twice_it_counts_once(world: World) -> None:
    table = await asking(world)
    both = await asyncio.gather(
        *(arrivals.press(table, world.actor(GM), 1, "in", 0) for _ in range(2)), return_exceptions=True
    )
    refused = [each for each in both if isinstance(each, Refused)]
    assert [each.key for each in refused] == ["moment-passed"]
    assert names(table).count("Dora") == 1


@pytest.mark.parametrize("what", ["in", "out"])
async def test_nobody_else_answers(world: World, what: str) -> None:
    table = await asking(world)
    for user in (ANA, DORA):
        with pytest.raises(Refused, match="not-gm"):
            await arrivals.press(table, world.actor(user), 1, what, 0)
    with pytest.raises(Refused, match="moment-passed"):
        await arrivals.press(table, world.actor(ANA), 1, "withdraw", 0)
    assert len(table.session.arrivals) == 1


async def test_a_request_outlives_a_restart_and_is_one_per_person(world: World) -> None:
    await asking(world)
    await world.down()
    await world.up()
    table = await world.tables.here(CHANNEL)
    assert [(each.user, each.number) for each in table.session.arrivals] == [(DORA, 1)]
    with pytest.raises(Refused, match="arrival-waits"):
        await _join(world, table, DORA)
    await world.take(await arrivals.press(table, world.actor(GM), 1, "out", 0))
    await world.quiet()
    assert requests(world) == []
    await world.take(await _join(world, table, DORA))
    assert [each.number for each in table.session.arrivals] == [2], "an old button does not answer a new request"


async def test_in_quiet_hours_nobody_is_called(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    await world.take(await table.settings.change(world.actor(GM), "quiet", "00:00-20:00"))
    await world.take(await table.settings.change(world.actor(GM), "zone", "UTC"))
    for at in range(24):
        if arrivals.calling(table, GM) == ():
            break
        await world.wait(3_600.0 * (at % 2 + 1))
        table = await world.tables.here(CHANNEL)
    await world.take(await _join(world, table, DORA))
    await world.quiet()
    (message,) = [at for at, card in world.channel.messages.items() if "voudrait entrer" in card.text and card.rows]
    assert world.channel.messages[message].mentions == ()


async def test_the_table_may_open_its_door_and_the_game_master_hears_of_it(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    await world.take(await table.settings.change(world.actor(GM), NEWCOMERS, FREELY))
    answer = await world.take(await _join(world, table, DORA))
    assert "Dora" in names(table)
    assert answer is not None
    assert GM in world.channel.messages[answer].mentions
    await world.take(await table.settings.change(world.actor(GM), NEWCOMERS, "ask_gm"))
    await world.take(await _join(world, table, 78, "Eve"))
    assert "Eve" not in names(table)


async def test_a_game_master_asks_nobody(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    await world.take(await _join(world, table, GM, "Gus"))
    assert "Gus" in names(table)
    assert requests(world) == []


async def test_where_the_game_master_says_nothing_a_player_of_that_side_may_let_in(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    # In this game everybody is a side of his own.
    alone = Quarrel.people
    sided = {"ana": "players"}
    monkeypatch.setattr(
        Quarrel,
        "people",
        lambda self, state: tuple(evolve(each, side=sided.get(each.id, "foes")) for each in alone(self, state)),
    )
    table = await asking(world)
    (message,) = requests(world)
    with pytest.raises(Refused, match="not-gm"):
        await arrivals.press(table, world.actor(ANA), 1, "in", message)
    await world.wait(181)
    table = await world.tables.here(CHANNEL)
    (message, *_) = requests(world)[::-1]
    assert "le MJ n’a pas répondu" in world.channel.messages[message].text
    assert any(f"<@{DORA}>" in text and "vous attendez" in text for _, _, text in world.channel.history)
    for who, what in ((ANA, "out"), (BOB, "in"), (DORA, "in"), (4_711, "in")):
        with pytest.raises(Refused, match="not-gm"):
            await arrivals.press(table, world.actor(who), 1, what, message)
    await world.take(await arrivals.press(table, world.actor(ANA), 1, "in", message), pressed=message)
    await world.quiet()
    table = await world.tables.here(CHANNEL)
    assert "Dora" in names(table)
    assert "vous laisse entrer, le MJ n’ayant pas répondu" in world.channel.reads()
