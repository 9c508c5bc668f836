"""The client's life: logging in or being refused, what it asks of Discord, and places that are lost."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import pytest
from discord.gateway import DiscordWebSocket
from pydantic import SecretStr

from bot import client as subject
from bot.client import Arbitre, LoginRefused
from bot.kernel.errors import Refused
from bot.rehearsal.double import Double
from bot.rehearsal.faults import Fault
from bot.rehearsal.seats import Seats
from bot.rehearsal.world import GUILD
from bot.text import Texts

from .cardboard import Cardboard, Notebook
from .connecting import make_client, running, until

ME = "GET /users/@me"


async def told(board: Cardboard, name: str) -> Any:
    """The arguments of the call *name*, once it came."""
    await until(lambda: any(call.name == name for call in board.calls))
    return next(call.args for call in board.calls if call.name == name)


async def test_a_wrong_token_is_refused_once_and_for_all(
    double: Double, board: Cardboard, notebook: Notebook, texts: Texts
) -> None:
    client = make_client(double, board, notebook, texts, discord_token=SecretStr("not.the.token"))
    with pytest.raises(LoginRefused) as refused:
        await client.begin()
    assert refused.value.key == "token-refused"
    assert len(double.log.since(0, ME)) == 1
    assert "not.the.token" not in str(refused.value)


async def test_a_token_that_no_header_can_carry_is_refused(
    double: Double, board: Cardboard, notebook: Notebook, texts: Texts
) -> None:
    client = make_client(double, board, notebook, texts, discord_token=SecretStr("wrong\nquite wrong"))
    with pytest.raises(LoginRefused) as refused:
        await client.begin()
    assert refused.value.key == "token-refused"


async def test_a_missing_token_is_refused(double: Double, board: Cardboard, notebook: Notebook, texts: Texts) -> None:
    client = make_client(double, board, notebook, texts, discord_token=None)
    with pytest.raises(LoginRefused) as refused:
        await client.begin()
    assert refused.value.key == "token-missing"
    assert double.log.total == 0


async def test_a_token_refused_by_the_gateway_is_refused(
    double: Double, board: Cardboard, notebook: Notebook, texts: Texts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(double.gateway, "_token", "another")
    client = make_client(double, board, notebook, texts)
    with pytest.raises(LoginRefused) as refused:
        await client.begin()
    assert refused.value.key == "token-refused"
    assert client.is_closed()


async def test_login_is_tried_again_while_discord_is_down(
    double: Double, board: Cardboard, notebook: Notebook, texts: Texts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subject, "LOGIN_WAITS", (0.0, 0.0))
    double.break_down(ME, 503, count=2)
    async with running(make_client(double, board, notebook, texts)):
        assert len(double.log.since(0, ME)) == 3


async def test_login_is_given_up_in_the_end(
    double: Double, board: Cardboard, notebook: Notebook, texts: Texts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subject, "LOGIN_WAITS", (0.0,))
    double.break_down(ME, 503, count=2)
    with pytest.raises(LoginRefused) as refused:
        await make_client(double, board, notebook, texts).begin()
    assert refused.value.key == "discord-unreachable"


async def test_where_a_proxy_is_set_everything_goes_through_it(
    double: Double, board: Cardboard, notebook: Notebook, texts: Texts
) -> None:
    asked: list[str] = []

    async def relay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async def onward(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
            while part := await source.read(65_536):
                target.write(part)
            target.close()

        first = await reader.readline()
        asked.append(urlsplit(first.split()[1].decode()).netloc)
        there, back = await asyncio.open_connection("127.0.0.1", int(asked[-1].split(":")[1]))
        back.write(first)
        await asyncio.gather(onward(reader, back), onward(there, writer), return_exceptions=True)

    async with await asyncio.start_server(relay, "127.0.0.1", 0) as proxy:
        host, port = proxy.sockets[0].getsockname()
        async with running(
            make_client(double, board, notebook, texts, discord_proxy=f"http://us:secret@{host}:{port}")
        ):
            for each in (double.api_base, double.gateway_url):
                assert urlsplit(each).netloc in asked
    assert len(double.log.since(0, ME)) == 1


async def test_it_asks_for_the_guilds_intent_alone(client: Arbitre, double: Double) -> None:
    assert double.gateway.intents == 1


async def test_it_is_ready_once_however_often_it_connects(client: Arbitre) -> None:
    count = 0

    async def again() -> None:
        nonlocal count
        count += 1

    client.on_first_ready = again
    client.dispatch("connect")
    await asyncio.sleep(0.01)
    assert count == 0


async def test_fixed_shards_need_no_question_to_the_gateway(
    double: Double, board: Cardboard, notebook: Notebook, texts: Texts
) -> None:
    async with running(make_client(double, board, notebook, texts, shard_count=2, shard_ids=(GUILD >> 22 & 1,))) as one:
        assert one.shard_count == 2
        assert [session.shard for session in double.gateway.sessions.values()] == [(GUILD >> 22 & 1, 2)]
    assert double.log.since(0, "GET /gateway*") == []


async def test_the_number_of_shards_is_discords_to_say(client: Arbitre, double: Double) -> None:
    assert client.shard_count == 1
    assert str(DiscordWebSocket.DEFAULT_GATEWAY) == double.gateway_url


async def test_a_client_that_never_reached_the_gateway_can_be_closed(
    double: Double, board: Cardboard, notebook: Notebook, texts: Texts
) -> None:
    client = make_client(double, board, notebook, texts, discord_gateway_url="ws://127.0.0.1:9")
    life = asyncio.create_task(client.begin())
    await until(lambda: double.log.since(0, "PUT /applications/*"))
    await asyncio.sleep(0.05)
    await client.close()
    await asyncio.wait_for(life, 5)


async def test_a_client_that_never_began_can_be_closed(
    double: Double, board: Cardboard, notebook: Notebook, texts: Texts
) -> None:
    await make_client(double, board, notebook, texts).close()


async def test_tables_that_are_not_there_yet_refuse(double: Double, board: Cardboard, texts: Texts) -> None:
    client = make_client(double, board, None, texts)
    client._tables = client._shelf = None
    with pytest.raises(Refused) as refused:
        _ = client.tables
    assert refused.value.key == "starting"
    with pytest.raises(Refused):
        _ = client.shelf


# ---- lost places


async def test_a_deleted_channel_is_told(client: Arbitre, double: Double, board: Cardboard) -> None:
    place = await double.add_channel("elsewhere")
    await double.delete_channel(place)
    assert await told(board, "lost") == {"channel": place.id}


async def test_a_deleted_thread_is_told(client: Arbitre, double: Double, board: Cardboard) -> None:
    thread = await double.add_channel("aside", thread_of=double.table)
    await double.delete_channel(thread)
    assert await told(board, "lost") == {"channel": thread.id}


async def test_a_server_that_removed_the_bot_is_told(client: Arbitre, double: Double, board: Cardboard) -> None:
    await double.remove_bot()
    assert await told(board, "lost_guild") == {"guild": GUILD}


async def test_an_outage_is_no_loss(client: Arbitre, double: Double, board: Cardboard) -> None:
    await double.outage()
    assert await told(board, "unavailable") == {"guild": GUILD}


# ---- commands that people's clients still show


async def test_a_command_that_changed_is_refused_with_a_reason(
    client: Arbitre, double: Double, board: Cardboard, seats: Seats
) -> None:
    alice = seats.person("Alice", locale="en")
    client.tree.remove_command("why")
    answer = await alice.type("/why")
    assert answer.private
    assert answer.words == "en: command-changed"


async def test_trouble_in_an_event_is_logged(
    client: Arbitre, double: Double, board: Cardboard, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(guild: int) -> None:
        raise aiohttp.ClientError("no way through")

    client.tables.reach.lost_guild = broken  # type: ignore[method-assign]
    await double.remove_bot()
    await until(lambda: "no way through" in caplog.text)
    assert "on_guild_remove" in caplog.text


@pytest.mark.parametrize(
    "trouble",
    [{"delay": 300.0}, {"status": 429, "retry_after": 300.0}, {"status": 500}, {"status": 503}, {"cut": True}],
    ids=["silence", "rate limit", "500", "503", "cut"],
)
async def test_whoever_cannot_log_in_can_be_stopped_at_once(
    double: Double, board: Cardboard, notebook: Notebook, texts: Texts, trouble: dict[str, Any]
) -> None:
    double.faults.add(Fault(ME, count=1_000, **trouble))
    client = make_client(double, board, notebook, texts)
    life = asyncio.create_task(client.begin())
    await until(lambda: double.log.since(0, ME))
    async with asyncio.timeout(5):  # of the thirty seconds that a container has
        await client.close()
        await life
    assert client.is_closed()


async def test_who_is_stopped_before_logging_in_does_not(
    double: Double, board: Cardboard, notebook: Notebook, texts: Texts
) -> None:
    client = make_client(double, board, notebook, texts)
    await client.close()
    await client.begin()
    assert double.log.since(0, ME) == []
