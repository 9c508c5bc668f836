"""The floor of everything on Discord: a bot of discord.py that does nothing but answer, commit, and edit.

Three commands, each with the options of a real one: `/bare` says two letters; `/shown` commits a whole command's rows
(input, dice, three events, outbox, a snapshot of 4 KB; WAL, fully durable, by a one-thread executor) and answers with
an embed of six fields and three buttons; `/shown-edit` edits the channel's tracker after that.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

COMMANDS = ("bare", "shown", "shown-edit")
RULING = "**Alice** frappe l’orc : 13 + 4 + 1 = **18** contre 15, touché. L’orc pare-t-il ?"

_EVENT = json.dumps(
    {
        "type": "strike_rolled",
        "combatant": "c07",
        "action": "a1193",
        "target": "c02",
        "face": 13,
        "total": 17,
        "terms": [{"name": "skill", "value": 4}, {"name": "height", "value": 1}, {"name": "off_hand", "value": -1}],
        "against": 15,
        "outcome": "hit",
        "rules": ["ALT-STR-004", "ALT-STR-011"],
    }
)
_STATE = json.dumps({"combatants": [{"id": f"c{n:02}", "note": "x" * 313} for n in range(12)]})
_TABLES = """
create table inputs (encounter text, seq integer, who text, body text, primary key (encounter, seq)) without rowid;
create table dice (encounter text, seq integer, faces text, primary key (encounter, seq)) without rowid;
create table events
    (encounter text, seq integer, type text, at real, body text, primary key (encounter, seq)) without rowid;
create table outbox (id integer primary key, encounter text, nonce text, body text, sent integer);
create table snapshots (encounter text primary key, seq integer, state text);
"""
_UPSERT = (
    "insert into snapshots values (?, ?, ?)"
    " on conflict (encounter) do update set seq = excluded.seq, state = excluded.state"
)


class Journal:
    """A file that takes one whole command a transaction."""

    def __init__(self, path: Path) -> None:
        self._at = 0
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._connection.executescript("pragma journal_mode = wal; pragma synchronous = full;" + _TABLES)

    def write(self) -> None:
        """Commit one command; durable on return."""
        self._at = at = self._at + 3
        who = f"e{at // 3 % 50}"
        run = self._connection.execute
        run("begin immediate")
        run("insert into inputs values (?, ?, ?, ?)", (who, at, "123456789012345678", _EVENT))
        run("insert into dice values (?, ?, ?)", (who, at, "[13, 7, 4]"))
        rows = [(who, at + n, "strike_rolled", 1.5, _EVENT) for n in range(3)]
        self._connection.executemany("insert into events values (?, ?, ?, ?, ?)", rows)
        run("insert into outbox values (null, ?, ?, ?, 0)", (who, str(at), _EVENT * 2))
        run(_UPSERT, (who, at, _STATE))
        run("commit")

    def close(self) -> None:
        self._connection.close()


class FloorBot(discord.Client):
    """See the module. Answers as soon as `started` is set."""

    def __init__(self, settings: dict[str, Any]) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self._settings = settings
        self._journal = Journal(Path(settings["database_path"]))
        self._writer = ThreadPoolExecutor(1)
        self._trackers: dict[int, int] = {}
        self.started = asyncio.Event()
        self.tree = app_commands.CommandTree(self)
        for name, work in zip(COMMANDS, (self._bare, self._shown, self._shown_edit), strict=True):
            self.tree.add_command(_command(name, work))

    async def run_until_closed(self) -> None:
        Route.BASE = self._settings["discord_api_base"]
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self._settings["discord_gateway_url"])
        try:
            async with self:
                await self.start(self._settings["discord_token"])
        finally:
            self._writer.shutdown()
            self._journal.close()

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_ready(self) -> None:
        gc.collect()
        gc.freeze()
        self.started.set()

    async def _commit(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._journal.write)

    async def _bare(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("ok")

    async def _shown(self, interaction: discord.Interaction) -> None:
        await self._commit()
        await interaction.response.send_message(embed=_embed(), view=_buttons())

    async def _shown_edit(self, interaction: discord.Interaction) -> None:
        await self._shown(interaction)
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        tracker = self._trackers.get(channel.id)
        if tracker is None:
            posted = await channel.send("…", view=_tracker_buttons())
            self._trackers[channel.id] = posted.id
            return
        await channel.get_partial_message(tracker).edit(content=RULING * 6)


def _command(name: str, work: Callable[[discord.Interaction], Awaitable[None]]) -> app_commands.Command[Any, Any, Any]:
    async def body(interaction: discord.Interaction, target: str, weapon: str | None = None, modifier: int = 0) -> None:
        await work(interaction)

    return app_commands.Command(name=name, description=name, callback=body)


def _embed() -> discord.Embed:
    shown = discord.Embed(title="Segment 12", description=RULING, colour=0xAA3311)
    for number in range(6):
        shown.add_field(name=f"Combattant {number}", value="endurance 12 / 30, corps 8 / 12", inline=True)
    return shown


def _buttons() -> discord.ui.View:
    shown = discord.ui.View(timeout=None)
    for label in ("Parer", "Encaisser", "Esquiver"):
        shown.add_item(discord.ui.Button(label=label, custom_id=f"floor|{label}"))
    shown.stop()  # the library need not keep it
    return shown


def _tracker_buttons() -> discord.ui.View:
    """The tracker's one button, by which the driver knows the message."""
    shown = discord.ui.View(timeout=None)
    shown.add_item(discord.ui.Button(label="Mon combattant", custom_id="m|floor"))
    shown.stop()
    return shown
