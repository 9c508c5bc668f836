"""Help that depends on who asks where; dice for whatever is no part of an encounter."""

from __future__ import annotations

from discord import app_commands

from bot.kernel.errors import Refused
from bot.table import helping, rolling
from cogs.answering import actor_of, channel_of, latest, show
from cogs.commanding import command
from cogs.serving import Interaction


@command("help")
async def help_(interaction: Interaction) -> None:
    services = interaction.client.tables.services
    try:
        table = await latest(interaction)
    except Refused as refused:
        if refused.key != "no-encounter-here":
            raise
        table = None
    await show(interaction, helping.helped(services, table, actor_of(interaction)))


@command("roll")
async def roll(interaction: Interaction, dice: app_commands.Range[str, 1, 100]) -> None:
    tables = interaction.client.tables
    locale = await tables.spoken_in(channel_of(interaction), actor_of(interaction).locale)
    encounter_here = channel_of(interaction) in tables.channels
    await show(
        interaction, rolling.rolled(tables.services, actor_of(interaction), dice, locale, encounter_here=encounter_here)
    )


commands = [help_, roll]
