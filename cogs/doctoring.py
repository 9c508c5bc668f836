"""`/doctor`: what Discord lets the bot do here, handed to the check-up."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.kernel.errors import Refused
from bot.table.keeping.damage import KEY
from bot.table.looking.checkup import IN_THREADS, NEEDED, WANTED, Place, checked
from cogs.answering import actor_of, channel_of, latest, show
from cogs.commanding import command
from cogs.serving import Interaction


@command("doctor")
async def doctor(interaction: Interaction) -> None:
    client = interaction.client
    table, damaged = None, None
    try:
        table = await latest(interaction)
    except Refused as refused:
        if refused.key == KEY:
            damaged = refused
        elif refused.key != "no-encounter-here":
            raise
    threaded = isinstance(interaction.channel, discord.Thread)
    here = Place(f"<#{channel_of(interaction)}>", _lacking(interaction.app_permissions, threaded=threaded))
    screen = None
    if table is not None and not table.ended and table.session.screen is not None:
        screen = _screen(interaction, table.session.screen)
    await show(
        interaction,
        await checked(
            client.tables.services,
            actor_of(interaction),
            client.tables.version,
            here,
            table,
            screen,
            client.trouble,
            damaged,
        ),
    )


def _lacking(held: discord.Permissions, *, threaded: bool) -> Sequence[str]:
    return [each for each in (*(IN_THREADS if threaded else NEEDED), *WANTED) if not getattr(held, each)]


def _screen(interaction: Interaction, ident: int) -> Place:
    """The GM's screen, as far as the bot knows its own permissions there."""
    place = interaction.guild.get_channel_or_thread(ident) if interaction.guild is not None else None
    if place is None:
        return Place(f"<#{ident}>", None)
    me = place.guild.me
    if me is None:
        return Place(f"<#{ident}>", ())
    return Place(f"<#{ident}>", _lacking(place.permissions_for(me), threaded=isinstance(place, discord.Thread)))


commands = [doctor]
