"""The scene: opening it, taking part, starting, looking, ending."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from cogs import commanding
from cogs.answering import Interaction, actor_of, channel_of, guild_of, here, latest, locale_of, show
from cogs.commanding import command, matching, own_sheets

group = commanding.group("encounter")


async def rulesets(interaction: Interaction, option: str, typed: str) -> Sequence[tuple[str, str]]:
    """The games that this bot knows."""
    client = interaction.client
    locale = locale_of(interaction)
    return matching([(client.renderer.ruleset(locale, each), each) for each in client.tables.house.rulesets], typed)


@command("open", group, offered={"rules": rulesets}, choices={"tempo": ("live", "evening", "post")})
async def open_(
    interaction: Interaction,
    rules: app_commands.Range[str, 1, 32] = "alternatif",
    tempo: str = "live",
    screen: discord.TextChannel | None = None,
) -> None:
    actor = actor_of(interaction)
    await show(
        interaction,
        await interaction.client.tables.open(
            actor,
            guild=guild_of(interaction),
            channel=channel_of(interaction),
            ruleset=rules,
            tempo=tempo,
            screen=screen.id if screen is not None else None,
            locale=actor.locale,
        ),
    )


@command("join", group, offered={"sheet": own_sheets}, choices={"side": ("players", "foes")})
async def join(
    interaction: Interaction, sheet: app_commands.Range[str, 1, 100] | None = None, side: str = "players"
) -> None:
    actor = actor_of(interaction)
    table = await here(interaction)
    row = await interaction.client.shelf.find(actor, guild_of(interaction), sheet)
    await show(interaction, await table.join(actor, {"sheet": row.body, "side": side}))


@command("start", group)
async def start(interaction: Interaction) -> None:
    await show(interaction, await (await here(interaction)).start(actor_of(interaction)))


@command("status", group)
async def status(interaction: Interaction) -> None:
    await show(interaction, await (await latest(interaction)).status(actor_of(interaction)))


@command("timeline", group)
async def timeline(interaction: Interaction) -> None:
    await show(interaction, await (await here(interaction)).timeline(actor_of(interaction)))


@command("log", group)
async def log(interaction: Interaction, page: app_commands.Range[int, 1, 9_999] = 1) -> None:
    await show(interaction, await (await latest(interaction)).log(actor_of(interaction), page))


@command("export", group)
async def export(interaction: Interaction) -> None:
    await show(interaction, await (await latest(interaction)).export(actor_of(interaction)))


@command("end", group)
async def end(interaction: Interaction) -> None:
    await show(interaction, await (await here(interaction)).end(actor_of(interaction)))
