"""What anybody may look up, with or without a fight in the channel. Knows no rule."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.kernel.errors import Refused
from bot.render.cards import Card
from bot.table.actor import Outcome
from bot.table.rulebook import Rulebook
from cogs.answering import Interaction, channel_of, locale_of, show
from cogs.commanding import command


def _book(interaction: Interaction, game: str | None) -> Rulebook:
    """The rules of *game*, or of the game that is played by default, in the reader's language."""
    client = interaction.client
    return Rulebook(client.texts, locale_of(interaction), game or next(iter(client.tables.house.rulesets)))


async def rules(interaction: Interaction, option: str, typed: str) -> Sequence[tuple[str, str]]:
    """The rules of the game that is played in the channel."""
    # Only an awake table is asked: what is offered at each keystroke must not touch the disk.
    table = interaction.client.tables.peek(channel_of(interaction))
    return _book(interaction, None if table is None else table.ruleset.id).offers(typed)


@command("rule", offered={"rule": rules})
async def rule(interaction: Interaction, rule: app_commands.Range[str, 1, 100]) -> None:
    try:
        game = (await interaction.client.tables.here(channel_of(interaction))).ruleset.id
    except Refused:
        game = None
    book = _book(interaction, game)
    await show(interaction, Outcome(Card(text=book.told(book.resolve(rule))), private=True))


commands = [rule]
