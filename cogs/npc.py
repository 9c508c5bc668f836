"""The game master's people: who is there, who leads whom, who is seen."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.kernel.errors import Refused
from bot.table.saying import roster
from cogs import commanding
from cogs.answering import actor_of, here, show
from cogs.commanding import command, from_table
from cogs.serving import Interaction

group = commanding.group("npc")
Word = app_commands.Range[str, 1, 100]


@command("add", group, offered={"creature": from_table("npc-add")}, choices={"side": ("foes", "players")})
async def add(
    interaction: Interaction,
    creature: Word,
    name: app_commands.Range[str, 1, 40] | None = None,
    count: app_commands.Range[int, 1, 20] = 1,
    side: str = "foes",
    size: app_commands.Range[int, 1, 9_999] | None = None,
    hidden: bool = False,
) -> None:
    table = await here(interaction)
    said = {"creature": creature, "name": name, "count": count, "side": side, "size": size, "hidden": hidden or None}
    await show(interaction, await table.speaking.command(actor_of(interaction), "npc-add", said, None))


@command("remove", group, offered={"who": from_table("npc-remove")})
async def remove(interaction: Interaction, who: Word) -> None:
    await show(
        interaction, await (await here(interaction)).speaking.command(actor_of(interaction), "npc-remove", {}, who)
    )


@command("give", group, offered=dict.fromkeys(("who", "temperament"), from_table("npc-give")))
async def give(
    interaction: Interaction, who: Word, to: discord.Member | None = None, temperament: Word | None = None
) -> None:
    table = await here(interaction)
    await show(interaction, await roster.give(table, actor_of(interaction), who, person(to), temperament))


@command("autopilot", group, offered=dict.fromkeys(("who", "temperament"), from_table("npc-autopilot")))
async def autopilot(interaction: Interaction, who: Word, temperament: Word | None = None) -> None:
    table = await here(interaction)
    said = {"temperament": temperament}
    await show(interaction, await table.speaking.command(actor_of(interaction), "npc-autopilot", said, who))


@command("hide", group, offered={"who": from_table("npc-hide")})
async def hide(interaction: Interaction, who: Word) -> None:
    await show(
        interaction, await (await here(interaction)).speaking.command(actor_of(interaction), "npc-hide", {}, who)
    )


@command("reveal", group, offered={"who": from_table("npc-reveal")})
async def reveal(interaction: Interaction, who: Word, surprise: bool | None = None) -> None:
    await show(interaction, await roster.reveal(await here(interaction), actor_of(interaction), who, surprise))


@command("side", group, offered={"who": from_table("npc-side")}, choices={"side": ("players", "foes")})
async def side(interaction: Interaction, who: Word, side: str) -> None:
    table = await here(interaction)
    await show(interaction, await table.speaking.command(actor_of(interaction), "npc-side", {"side": side}, who))


@command("group", group, offered={"who": from_table("npc-group")})
async def rename(interaction: Interaction, who: Word, name: app_commands.Range[str, 1, 40]) -> None:
    await show(interaction, await roster.rename(await here(interaction), actor_of(interaction), who, name))


def person(member: discord.Member | None) -> int | None:
    """The id of *member*, who can play; None for nobody. Raises `Refused` for a bot."""
    if member is not None and member.bot:
        raise Refused("no-bot-plays", name=member.display_name)
    return None if member is None else member.id
