"""How much one person, and one server, may have under way, and the sentence that says so."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.table.base.limits import Gate, Limits
from bot.table.looking import chronicle
from bot.text import LOCALES, Texts
from tests.table.conftest import ANA, BOB, CHANNEL, GM, GUILD, World


async def opened(world: World, user: int, channel: int, guild: int = GUILD) -> Any:
    await world.tables.open(world.actor(user), guild=guild, channel=channel, ruleset="quarrel", locale="fr")
    return await world.tables.here(channel)


async def test_one_person_has_so_many_fights_open_in_a_server(world: World) -> None:
    world.services.limits = Limits(encounters_of_one=2)
    first = await opened(world, GM, 1)
    await opened(world, GM, 2)
    with pytest.raises(Refused) as refused:
        await opened(world, GM, 3)
    assert (refused.value.key, refused.value.facts) == ("too-many-encounters", {"most": 2})
    await opened(world, ANA, 3)
    await opened(world, GM, 4, guild=GUILD + 1)
    # What has ended makes room.
    await first.scene.end(world.actor(GM))
    await opened(world, GM, 5)


async def test_a_server_has_so_many_fights_open_also_when_they_are_opened_at_once_or_sleep(world: World) -> None:
    world.services.limits = Limits(encounters_of_all=3)
    done = await asyncio.gather(*(opened(world, 100 + at, at) for at in range(1, 9)), return_exceptions=True)
    refused = [each for each in done if isinstance(each, Refused)]
    assert len(done) - len(refused) == 3
    assert {each.key for each in refused} == {"too-many-encounters-here"}
    await world.down()
    await world.up()
    world.services.limits = Limits(encounters_of_all=3)
    with pytest.raises(Refused) as still:
        await opened(world, GM, 99)
    assert still.value.key == "too-many-encounters-here"


async def test_one_export_at_a_time_for_each_and_a_few_for_a_server(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    go, exported = asyncio.Event(), chronicle._exported

    async def slow(*args: Any) -> Any:
        await go.wait()
        return await exported(*args)

    monkeypatch.setattr(chronicle, "_exported", slow)
    tasks = [asyncio.create_task(table.looking.export(world.actor(user), "story")) for user in (ANA, BOB, 11, 12)]
    await asyncio.sleep(0)
    for user, key in ((ANA, "exports-under-way"), (13, "exports-under-way-here")):
        with pytest.raises(Refused) as refused:
            await table.looking.export(world.actor(user), "story")
        assert refused.value.key == key
    go.set()
    assert all(each.attachment is not None for each in await asyncio.gather(*tasks))
    assert (await table.looking.export(world.actor(ANA), "story")).attachment is not None


def test_a_gate_lets_through_as_many_again_as_come_out() -> None:
    gate = Gate("pictures-under-way", 2, 3)
    with gate.through(1, 7), gate.through(1, 7), gate.through(1, 8), gate.through(2, 7):
        for user, key in ((7, "pictures-under-way"), (9, "pictures-under-way-here")):
            with pytest.raises(Refused) as refused, gate.through(1, user):
                pass
            assert refused.value.key == key
    with pytest.raises(ZeroDivisionError), gate.through(1, 7):
        raise ZeroDivisionError
    assert not gate._within


@pytest.mark.parametrize(
    "key",
    [
        *("too-many-encounters", "too-many-encounters-here", "exports-under-way"),
        *("exports-under-way-here", "pictures-under-way", "pictures-under-way-here"),
    ],
)
def test_each_limit_has_a_sentence_of_its_own(key: str) -> None:
    texts = Texts(strict=True)
    for locale in LOCALES:
        said = texts.say(locale, f"refused-{key}", most=7)
        assert said.endswith(".")
        assert "7" in said or key == "exports-under-way"
