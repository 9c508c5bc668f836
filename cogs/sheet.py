"""Characters: made from a few words or a ready-made one, shown, and read from a file."""

from __future__ import annotations

from collections.abc import Sequence

import aiohttp
import discord
from discord import app_commands

from bot.kernel.errors import Refused
from bot.shelf import LARGEST_BYTES
from cogs import commanding
from cogs.answering import Interaction, Reply, actor_of, guild_of, locale_of, show
from cogs.commanding import command, game_meant, game_typed, games, matching, own_sheets

group = commanding.group("sheet")
Word = app_commands.Range[str, 1, 100]


async def ready_made(interaction: Interaction, option: str, typed: str) -> Sequence[tuple[str, str]]:
    """The ready-made characters of the game that the sheet is for."""
    ready = interaction.client.shelf.ready(game_typed(interaction), locale_of(interaction))
    return matching([(name, ident) for ident, name in ready], typed)


@command("create", group, offered={"ready": ready_made, "rules": games})
async def create(
    interaction: Interaction,
    ready: Word | None = None,
    name: app_commands.Range[str, 1, 40] | None = None,
    class_: Word | None = None,
    level: app_commands.Range[int, 1, 30] | None = None,
    weapon: Word | None = None,
    left: Word | None = None,
    rules: Word | None = None,
) -> None:
    said = {"ready": ready, "name": name, "class": class_, "level": level, "weapon": weapon, "left": left}
    game = await game_meant(interaction, rules)
    outcome = await interaction.client.shelf.create(actor_of(interaction), guild_of(interaction), said, ruleset=game)
    await show(interaction, outcome)


@command("show", group, offered={"name": own_sheets})
async def show_(interaction: Interaction, name: Word | None = None) -> None:
    await show(interaction, await interaction.client.shelf.show(actor_of(interaction), guild_of(interaction), name))


@command("import", group, offered={"rules": games})
async def import_(interaction: Interaction, file: discord.Attachment, rules: Word | None = None) -> None:
    if file.size > LARGEST_BYTES:
        raise Refused("sheet-too-large", most=LARGEST_BYTES // 1024)
    game = await game_meant(interaction, rules)
    # Fetching the file can be slow; the answer is private anyway.
    await Reply.of(interaction).defer()
    try:
        content = await file.read()
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
        raise Refused("file-unreadable") from error
    await show(
        interaction,
        await interaction.client.shelf.import_text(actor_of(interaction), guild_of(interaction), content, ruleset=game),
    )
