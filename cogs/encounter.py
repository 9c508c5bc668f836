"""The scene: opening it, taking part, starting, looking, ending."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.kernel.errors import Refused
from bot.table.hearing.quiet import zones
from bot.table.saying import lines, roster
from bot.table.time import attendance
from cogs import commanding
from cogs.answering import actor_of, channel_of, guild_of, here, latest, locale_of, show
from cogs.commanding import command, from_table, game_here, games, matching, presets_of
from cogs.npc import person
from cogs.serving import Interaction

group = commanding.group("encounter")


async def variants(interaction: Interaction, option: str, typed: str) -> Sequence[tuple[str, str]]:
    """The variants of the game that was typed, or of the one played by default."""
    services, locale = interaction.client.tables.services, locale_of(interaction)
    rules = interaction.namespace.rules
    try:
        game = services.game(str(rules), locale) if rules else services.rules(services.default)
    except Refused:
        return []
    return matching(services.variants(game, locale), typed)


async def characters(interaction: Interaction, option: str, typed: str) -> Sequence[tuple[str, str]]:
    """One's own sheets for the game of the channel (all of them while its table sleeps), then its ready-made
    characters."""
    shelf, game = interaction.client.shelf, game_here(interaction)
    own = await shelf.names(actor_of(interaction), guild_of(interaction), game)
    shared = [(name, key) for key, name in await shelf.keys(actor_of(interaction), guild_of(interaction), game)]
    table = interaction.client.tables.peek(channel_of(interaction))
    known = [] if table is None else table.scene.ready(locale_of(interaction))
    ready = [(name, ident) for ident, name in known]
    return matching([*((name, name) for name in own), *shared, *ready], typed)


async def presets(interaction: Interaction, option: str, typed: str) -> Sequence[tuple[str, str]]:
    """The sets of settings of the game that was typed, or of the one played by default."""
    services, rules = interaction.client.tables.services, interaction.namespace.rules
    try:
        game = services.game(str(rules), locale_of(interaction)).id if rules else services.default
    except Refused:
        return []
    return await presets_of(interaction, game, typed)


async def cities(interaction: Interaction, option: str, typed: str) -> Sequence[tuple[str, str]]:
    """The time zones, by their cities."""
    return matching([(each.replace("_", " "), each) for each in zones()], typed.replace("_", " "))


@command(
    "open",
    group,
    offered={"rules": games, "variant": variants, "zone": cities, "preset": presets},
    choices={"tempo": ("live", "evening", "post")},
)
async def open_(
    interaction: Interaction,
    rules: app_commands.Range[str, 1, 100] | None = None,
    tempo: str = "live",
    screen: discord.TextChannel | None = None,
    variant: app_commands.Range[str, 1, 100] | None = None,
    quiet: app_commands.Range[str, 1, 20] | None = None,
    zone: app_commands.Range[str, 1, 50] | None = None,
    preset: app_commands.Range[str, 1, 100] | None = None,
) -> None:
    actor = actor_of(interaction)
    await show(
        interaction,
        await interaction.client.tables.open(
            actor,
            guild=guild_of(interaction),
            channel=channel_of(interaction),
            ruleset=rules,
            variant=variant,
            tempo=tempo,
            screen=screen.id if screen is not None else None,
            quiet=quiet,
            zone=zone,
            preset=preset,
            locale=actor.locale,
        ),
    )


@command("join", group, offered={"sheet": characters}, choices={"side": ("players", "foes")})
async def join(
    interaction: Interaction, sheet: app_commands.Range[str, 1, 100] | None = None, side: str = "players"
) -> None:
    actor = actor_of(interaction)
    table = await here(interaction)
    shelf, guild, game = interaction.client.shelf, guild_of(interaction), table.ruleset.id
    try:
        body, copy = await shelf.character(actor, guild, sheet, game)
    except Refused as refused:
        if sheet is not None or refused.key not in ("no-sheet", "no-sheet-for"):
            raise
        # Who has no sheet chooses a ready-made character, or makes one: as behind [Join].
        await show(interaction, table.scene.join_panel(actor, (), await shelf.keys(actor, guild, game)))
        return
    await show(interaction, await table.scene.join(actor, {"sheet": body, "side": side}, copy))


@command("leave", group, offered={"who": from_table("leave")}, choices={"how": ("gm", "autopilot", "remove")})
async def leave(
    interaction: Interaction,
    who: app_commands.Range[str, 1, 100] | None = None,
    to: discord.Member | None = None,
    how: str | None = None,
) -> None:
    table = await here(interaction)
    await show(interaction, await roster.leave(table, actor_of(interaction), who, person(to), how))


@command("place", group, offered={"who": from_table("encounter-place")}, choices={"where": ("front", "behind")})
async def place(
    interaction: Interaction,
    where: str | None = None,
    who: app_commands.Range[str, 1, 100] | None = None,
) -> None:
    await show(interaction, await lines.place(await here(interaction), actor_of(interaction), who, where))


@command("start", group)
async def start(interaction: Interaction) -> None:
    await show(interaction, await (await here(interaction)).scene.start(actor_of(interaction)))


@command("status", group)
async def status(interaction: Interaction) -> None:
    await show(interaction, await (await latest(interaction)).looking.status(actor_of(interaction)))


@command("timeline", group)
async def timeline(interaction: Interaction) -> None:
    await show(interaction, await (await here(interaction)).looking.timeline(actor_of(interaction)))


@command("map", group)
async def map_(interaction: Interaction) -> None:
    await show(interaction, await (await here(interaction)).looking.ground(actor_of(interaction)))


@command("hours", group, offered={"zone": cities})
async def hours(
    interaction: Interaction,
    quiet: app_commands.Range[str, 1, 20] | None = None,
    zone: app_commands.Range[str, 1, 50] | None = None,
) -> None:
    table = await here(interaction)
    await show(interaction, await attendance.hours(table, actor_of(interaction), quiet, zone))


@command("log", group)
async def log(interaction: Interaction, page: app_commands.Range[int, 1, 9_999] = 1) -> None:
    await show(interaction, await (await latest(interaction)).looking.log(actor_of(interaction), page))


@command("export", group, choices={"format": ("journal", "story")})
async def export(interaction: Interaction, format: str = "journal") -> None:
    tables, actor = interaction.client.tables, actor_of(interaction)
    await show(interaction, await tables.export(actor, channel_of(interaction), format))


@command("end", group)
async def end(interaction: Interaction) -> None:
    await show(interaction, await interaction.client.tables.end(actor_of(interaction), channel_of(interaction)))
