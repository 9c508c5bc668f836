"""The bot's process: killed in mid-work, away, back, told the time, and failing to start."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.rehearsal.local import LocalTable
from bot.rehearsal.process import BotDied

from .toy import FACTORY


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[LocalTable]:
    async with LocalTable(tmp_path / "toy.db", locale="en", start=1000.0, factory=FACTORY) as running:
        yield running


async def test_who_waits_for_a_killed_bot_is_told(table: LocalTable) -> None:
    alice = table.person("Alice")
    waiting = asyncio.create_task(alice.type("/silent"))
    await table.double.wait_for(lambda: bool(table.double.waiting))
    pid = table.bot.pid
    await table.kill_bot()
    assert (await waiting).problem == "killed"
    assert not table.bot.alive
    assert (await alice.type("/gm panel")).problem == "offline"
    await table.start_bot()
    assert (await alice.type("/gm panel")).problem is None
    assert table.bot.pid != pid


async def test_both_clocks_move_together_and_only_when_told(table: LocalTable) -> None:
    # The bot's own creeps at each reading, as every clock does.
    assert (table.double.clock.now(), await table.bot.now()) == (1000.0, pytest.approx(1000.0, abs=0.01))
    await table.wait(90)
    assert (table.double.clock.now(), await table.bot.now()) == (1090.0, pytest.approx(1090.0, abs=0.01))
    await table.restart()
    assert await table.bot.now() == pytest.approx(1090.0, abs=0.01)


async def test_buttons_in_direct_messages_and_commands_in_threads(table: LocalTable) -> None:
    alice = table.person("Alice")
    thread = await table.double.add_channel("duel", thread_of=table.double.table)
    answer = await alice.type("/strike target:Orc", channel=thread)
    await table.settled()
    assert answer.message is not None
    assert answer.message.channel is thread
    assert (await alice.press("Why?", of=answer.message)).private
    await alice.type("/note text:psst", channel=thread)
    await table.settled()
    assert [message.channel.name for message, text in alice.messages() if "psst" in text] == ["@Alice"]


async def test_a_bot_that_cannot_start_says_why(tmp_path: Path) -> None:
    (tmp_path / "toy.db").write_text("broken")
    table = LocalTable(tmp_path / "toy.db", factory=FACTORY)
    with pytest.raises(BotDied, match="ValueError: invalid literal"):
        async with table:
            raise AssertionError("it started")
    assert not table.bot.alive


async def test_a_stopped_bot_is_not_asked(table: LocalTable) -> None:
    await table.bot.stop()
    with pytest.raises(BotDied, match="not running"):
        await table.bot.settled()
