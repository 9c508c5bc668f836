"""Characters: made from a few words or a ready-made one, shown, changed, equipped, read from a file and written to one,
shared, deleted. Buttons and forms of their cards go to the shelf by their ids (`pressing`)."""

from __future__ import annotations

from collections.abc import Sequence

import aiohttp
import discord
from discord import app_commands

from bot.kernel.errors import Refused
from bot.shelf import LARGEST_BYTES
from bot.table.base.actor import Outcome
from cogs import commanding
from cogs.answering import Reply, actor_of, channel_of, guild_of, locale_of, show
from cogs.commanding import command, game_meant, game_typed, games, matching, own_sheets
from cogs.serving import Interaction

group = commanding.group("sheet")
Word = app_commands.Range[str, 1, 100]
NOTHING = "-"
"""What an option says that empties a hand."""


async def ready_made(interaction: Interaction, option: str, typed: str) -> Sequence[tuple[str, str]]:
    """The ready-made characters of the game that the sheet is for."""
    ready = interaction.client.shelf.ready(game_typed(interaction), locale_of(interaction))
    return matching([(name, ident) for ident, name in ready], typed)


async def proposals(interaction: Interaction, option: str, typed: str) -> Sequence[tuple[str, str]]:
    """What the game that the sheet is for knows for the option: classes, weapons, …"""
    shelf = interaction.client.shelf
    return matching(shelf.offers(game_typed(interaction), option, locale_of(interaction)), typed)


async def equipment(interaction: Interaction, option: str, typed: str) -> Sequence[tuple[str, str]]:
    """The same for the game of the sheet that was named, and nothing at all."""
    shelf = interaction.client.shelf
    game = await shelf.game_of(actor_of(interaction), guild_of(interaction), interaction.namespace.name)
    nothing = interaction.client.renderer.note(locale_of(interaction), "nothing-in-hand")
    known = shelf.offers(game or game_typed(interaction), option, locale_of(interaction))
    return matching([*known, (nothing, NOTHING)], typed)


async def any_sheets(interaction: Interaction, option: str, typed: str) -> Sequence[tuple[str, str]]:
    """One's own sheets, then those that are shared with one."""
    actor, guild = actor_of(interaction), guild_of(interaction)
    shelf = interaction.client.shelf
    shared = [(name, key) for key, name in await shelf.keys(actor, guild)]
    return matching([*((name, name) for name in await shelf.names(actor, guild)), *shared], typed)


@command(
    "create",
    group,
    offered={"ready": ready_made, "rules": games} | dict.fromkeys(("class_", "weapon", "left"), proposals),
)
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
    shelf, channel = interaction.client.shelf, channel_of(interaction)
    await show(
        interaction,
        await shelf.create(actor_of(interaction), guild_of(interaction), said, ruleset=game, channel=channel),
    )


@command("show", group, offered={"name": any_sheets})
async def show_(interaction: Interaction, name: Word | None = None) -> None:
    shelf, channel = interaction.client.shelf, channel_of(interaction)
    await show(interaction, await shelf.show(actor_of(interaction), guild_of(interaction), name, channel=channel))


@command("edit", group, offered={"name": own_sheets})
async def edit(interaction: Interaction, name: Word | None = None) -> None:
    shelf, channel = interaction.client.shelf, channel_of(interaction)
    await show(interaction, await shelf.edit(actor_of(interaction), guild_of(interaction), name, channel=channel))


@command("equip", group, offered={"name": own_sheets} | dict.fromkeys(("weapon", "left", "armour"), equipment))
async def equip(
    interaction: Interaction,
    name: Word | None = None,
    weapon: Word | None = None,
    left: Word | None = None,
    armour: Word | None = None,
) -> None:
    nothing = {NOTHING, interaction.client.renderer.note(locale_of(interaction), "nothing-in-hand")}
    said = {
        option: "" if typed in nothing else typed
        for option, typed in (("weapon", weapon), ("left", left), ("armour", armour))
    }
    shelf, channel = interaction.client.shelf, channel_of(interaction)
    await show(
        interaction, await shelf.equip(actor_of(interaction), guild_of(interaction), name, said, channel=channel)
    )


@command("import", group, offered={"rules": games})
async def import_(interaction: Interaction, file: discord.Attachment | None = None, rules: Word | None = None) -> None:
    shelf, game = interaction.client.shelf, await game_meant(interaction, rules)
    if file is None:
        await show(interaction, shelf.import_form(actor_of(interaction), game))
        return
    if file.size > LARGEST_BYTES:
        raise Refused("sheet-too-large", most=LARGEST_BYTES // 1024)
    # Fetching the file can be slow; the answer is private anyway.
    await Reply.of(interaction).defer()
    try:
        content = await file.read()
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
        raise Refused("file-unreadable") from error
    await show(
        interaction,
        await shelf.import_text(
            actor_of(interaction), guild_of(interaction), content, ruleset=game, channel=channel_of(interaction)
        ),
    )


@command("export", group, offered={"name": own_sheets})
async def export(interaction: Interaction, name: Word | None = None) -> None:
    await show(interaction, await interaction.client.shelf.export(actor_of(interaction), guild_of(interaction), name))


@command("share", group, offered={"name": own_sheets}, choices={"change": ("share", "withdraw")})
async def share(
    interaction: Interaction, person: discord.User, name: Word | None = None, change: str = "share"
) -> None:
    shared = change == "share"
    # Somebody who has left may be forgotten here, but is shared nothing with.
    if shared and not isinstance(person, discord.Member):
        raise Refused("not-a-member")
    outcome: Outcome = await interaction.client.shelf.share(
        actor_of(interaction), guild_of(interaction), name, person.id, shared=shared, bot=person.bot
    )
    await show(interaction, outcome)


@command("delete", group, offered={"name": own_sheets})
async def delete(interaction: Interaction, name: Word | None = None) -> None:
    await show(interaction, await interaction.client.shelf.delete(actor_of(interaction), guild_of(interaction), name))
