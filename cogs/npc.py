"""The game master's people."""

from __future__ import annotations

from discord import app_commands

from cogs import commanding
from cogs.answering import Interaction, actor_of, here, show
from cogs.commanding import command, from_table

group = commanding.group("npc")


@command("add", group, offered={"creature": from_table("npc-add")}, choices={"side": ("foes", "players")})
async def add(
    interaction: Interaction,
    creature: app_commands.Range[str, 1, 100],
    name: app_commands.Range[str, 1, 40] | None = None,
    count: app_commands.Range[int, 1, 20] = 1,
    side: str = "foes",
    size: app_commands.Range[int, 1, 9_999] | None = None,
) -> None:
    table = await here(interaction)
    said = {"creature": creature, "name": name, "count": count, "side": side, "size": size}
    await show(interaction, await table.command(actor_of(interaction), "npc-add", said, None))
