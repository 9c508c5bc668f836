"""What anybody may look up, with or without an encounter in the channel. Knows no rule."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.render.cards import Card
from bot.table.base.actor import Outcome
from bot.table.looking.rulebook import Rulebook
from cogs.answering import locale_of, show
from cogs.commanding import command, game_meant, game_typed
from cogs.serving import Interaction


async def _book(interaction: Interaction, game: str) -> Rulebook:
    """The rules of *game* in the reader's language."""
    return await Rulebook.opened(interaction.client.texts, locale_of(interaction), game)


async def rules(interaction: Interaction, option: str, typed: str) -> Sequence[tuple[str, str]]:
    """The rules of the game that is played in the channel."""
    return (await _book(interaction, game_typed(interaction))).offers(typed)


@command("rule", offered={"rule": rules})
async def rule(interaction: Interaction, rule: app_commands.Range[str, 1, 100]) -> None:
    book = await _book(interaction, await game_meant(interaction, None))
    await show(interaction, Outcome(Card(text=book.told(book.resolve(rule))), private=True))


commands = [rule]
