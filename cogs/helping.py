"""Help that depends on who asks where; a first fight that teaches; dice for whatever is no part of an encounter."""

from __future__ import annotations

from discord import app_commands

from bot.kernel.errors import Refused
from bot.table.house import learning
from bot.table.looking import helping, rolling
from cogs.answering import actor_of, channel_of, guild_of, latest, show
from cogs.commanding import command, games
from cogs.serving import Interaction


@command("help")
async def help_(interaction: Interaction) -> None:
    services, actor = interaction.client.tables.services, actor_of(interaction)
    try:
        table = await latest(interaction)
    except Refused as refused:
        if refused.key != "no-encounter-here":
            raise
        table = None
    sheets = bool(await interaction.client.shelf.names(actor, guild_of(interaction)))
    await show(interaction, helping.helped(services, table, actor, sheets=sheets))


@command("learn", offered={"rules": games})
async def learn(interaction: Interaction, rules: app_commands.Range[str, 1, 100] | None = None) -> None:
    actor, tables = actor_of(interaction), interaction.client.tables
    guild, channel = guild_of(interaction), channel_of(interaction)
    await show(interaction, await learning.begun(tables, actor, guild=guild, channel=channel, ruleset=rules))


@command("roll")
async def roll(interaction: Interaction, dice: app_commands.Range[str, 1, 100]) -> None:
    tables = interaction.client.tables
    locale = await tables.spoken_in(channel_of(interaction), actor_of(interaction).locale)
    encounter_here = channel_of(interaction) in tables.channels
    await show(
        interaction, rolling.rolled(tables.services, actor_of(interaction), dice, locale, encounter_here=encounter_here)
    )


commands = [help_, learn, roll]
