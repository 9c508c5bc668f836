"""Trouble on demand, as the real discord.py meets it."""

import asyncio
from types import SimpleNamespace

import aiohttp
import discord
import pytest

from bot.rehearsal.double import Double
from bot.rehearsal.seats import Person

from .toy import Toy

POST = "POST /channels/*/messages"


@pytest.fixture
def channel(toy: Toy, double: Double) -> discord.TextChannel:
    found = toy.get_channel(double.table.id)
    assert isinstance(found, discord.TextChannel)
    return found


def posted(double: Double) -> list[str]:
    return [message.content for message in double.table.messages.values()]


async def test_a_rate_limit_with_via_is_retried_by_the_library(double: Double, channel: discord.TextChannel) -> None:
    fault = double.rate_limit(POST, count=2, retry_after=0.01)
    await channel.send("hello")
    assert (fault.hits, posted(double)) == (2, ["hello"])
    assert [entry.status for entry in double.log.since(0, POST)] == [429, 429, 200]


async def test_a_rate_limit_without_via_is_raised_at_once(double: Double, channel: discord.TextChannel) -> None:
    double.rate_limit(POST, via=False)
    with pytest.raises(discord.HTTPException) as raised:
        await channel.send("hello")
    assert (raised.value.status, posted(double)) == (429, [])


async def test_a_503_is_raised_and_nothing_happened(double: Double, channel: discord.TextChannel) -> None:
    double.break_down(POST, 503)
    with pytest.raises(discord.DiscordServerError):
        await channel.send("hello")
    assert posted(double) == []


async def test_a_503_after_the_fact_leaves_the_message(double: Double, channel: discord.TextChannel) -> None:
    double.break_down(POST, 503, applied=True)
    with pytest.raises(discord.DiscordServerError):
        await channel.send("hello")
    assert posted(double) == ["hello"]


@pytest.mark.parametrize("applied", [False, True])
async def test_a_cut_connection_before_or_after(double: Double, channel: discord.TextChannel, applied: bool) -> None:
    double.cut(POST, applied=applied)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await channel.send("hello")
    assert posted(double) == (["hello"] if applied else [])
    (entry,) = double.log.since(0, POST)
    assert (entry.status, entry.applied) == (0, applied)


async def test_a_5xx_after_an_accepted_answer_comes_back_as_already_acknowledged(
    double: Double, alice: Person, toy: Toy, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(seconds: float) -> None:
        return None

    impatient = SimpleNamespace(**{**vars(asyncio), "sleep": at_once})
    monkeypatch.setattr("discord.webhook.async_.asyncio", impatient)
    mark = double.log.mark()
    double.break_down("POST /interactions/*/*/callback", applied=True)
    answer = await alice.type("/whisper text:once")
    error = await toy.failures.get()
    assert answer.words == "once"
    assert [entry.code for entry in double.log.since(mark)] == [None, 40060]
    assert isinstance(error, discord.HTTPException)
    assert error.code == 40060


async def test_faults_wait_their_turn_and_end(double: Double, channel: discord.TextChannel) -> None:
    fault = double.break_down("PATCH /channels/*/messages/*", 503)
    fault.skip = 1
    message = await channel.send("a")
    await message.edit(content="b")
    with pytest.raises(discord.DiscordServerError):
        await message.edit(content="c")
    await message.edit(content="d")
    assert posted(double) == ["d"]
    assert [version.content for version in double.table.messages[message.id].history] == ["a", "b"]


async def test_a_slow_answer_lets_others_pass(double: Double, channel: discord.TextChannel) -> None:
    await channel.send("first")  # from its headers the library learns that it may send several at a time
    double.slow(POST, 0.2)
    slow = asyncio.create_task(channel.send("slow"))
    await asyncio.sleep(0.05)
    await channel.send("quick")
    await slow
    assert posted(double) == ["first", "quick", "slow"]


async def test_an_enforced_rate_is_kept_by_the_library(double: Double, channel: discord.TextChannel) -> None:
    double.rates["POST /channels/{channel}/messages"] = (2, 0.2)
    for number in range(5):
        await channel.send(str(number))
    assert posted(double) == ["0", "1", "2", "3", "4"]
    assert 429 not in [entry.status for entry in double.log.since(0, POST)]


async def test_the_log_knows_what_belongs_to_an_interaction(double: Double, alice: Person, bob: Person) -> None:
    first = await alice.type("/post text:one")
    await double.wait_for(lambda: len(double.log.of_interaction(first.interaction.id)) == 3)
    second = await bob.type("/whisper text:two")
    assert [entry.route for entry in double.log.of_interaction(first.interaction.id)] == [
        "POST /interactions/{interaction}/{token}/callback",
        "POST /channels/{channel}/messages",
        "PATCH /channels/{channel}/messages/{message}",
    ]
    assert len(double.log.of_interaction(second.interaction.id)) == 1


async def test_a_resumed_session_gets_what_it_missed(double: Double, toy: Toy, alice: Person) -> None:
    await double.gateway.close(4000)
    answer = await alice.type("/whisper text:still here")
    assert answer.words == "still here"
    assert (double.gateway.identified, double.gateway.resumed) == (1, 1)


async def test_asked_to_reconnect_it_resumes(double: Double, toy: Toy, alice: Person) -> None:
    await double.gateway.reconnect()
    assert (await alice.type("/whisper text:back")).words == "back"
    assert double.gateway.resumed == 1


async def test_losing_places(double: Double, toy: Toy) -> None:
    attic = await double.add_channel("attic")
    await double.gateway.pulse()
    assert toy.get_channel(attic.id) is not None
    await double.delete_channel(attic)
    await double.remove_bot()
    await double.gateway.pulse()
    assert toy.get_channel(attic.id) is None
    assert list(toy.guilds) == []


async def test_only_guilds_are_asked_for_and_no_message_is_told(double: Double, toy: Toy, alice: Person) -> None:
    heard: list[str] = []

    @toy.event
    async def on_message(message: discord.Message) -> None:
        heard.append(message.content)

    alice.say("hello")
    await double.gateway.pulse()
    assert (double.gateway.intents, heard) == (1, [])


async def test_a_wrong_token_is_refused(double: Double) -> None:
    async with Toy() as toy:
        with pytest.raises(discord.LoginFailure):
            await toy.start("MTAwMTAwMDAwMDAwMDAwMDEwMQ.not.the-right-token-at-all")
    assert [entry.status for entry in double.log] == [401]
