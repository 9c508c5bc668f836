"""The game master's hand on time, dice and contacts. Everybody sees the commands; the table knows who may use them."""

from __future__ import annotations

from discord import app_commands

from cogs import commanding
from cogs.answering import Interaction, actor_of, here, show
from cogs.commanding import command, from_table

group = commanding.group("gm")
Word = app_commands.Range[str, 1, 100]


@command("undo", group)
async def undo(interaction: Interaction, count: app_commands.Range[int, 1, 50] = 1) -> None:
    await show(interaction, await (await here(interaction)).undo(actor_of(interaction), count))


@command("redo", group)
async def redo(interaction: Interaction) -> None:
    await show(interaction, await (await here(interaction)).redo(actor_of(interaction)))


@command("pause", group)
async def pause(interaction: Interaction) -> None:
    await show(interaction, await (await here(interaction)).pause(actor_of(interaction)))


@command("resume", group)
async def resume(interaction: Interaction) -> None:
    await show(interaction, await (await here(interaction)).resume(actor_of(interaction)))


@command("dice", group)
async def dice(interaction: Interaction, faces: app_commands.Range[str, 1, 200]) -> None:
    await show(interaction, await (await here(interaction)).dice(actor_of(interaction), faces))


@command("engage", group, offered=dict.fromkeys(("a", "b"), from_table("gm-engage")))
async def engage(interaction: Interaction, a: Word, b: Word) -> None:
    table = await here(interaction)
    await show(interaction, await table.command(actor_of(interaction), "gm-engage", {"a": a, "b": b}, None))


@command("separate", group, offered=dict.fromkeys(("a", "b"), from_table("gm-separate")))
async def separate(interaction: Interaction, a: Word, b: Word) -> None:
    table = await here(interaction)
    await show(interaction, await table.command(actor_of(interaction), "gm-separate", {"a": a, "b": b}, None))
