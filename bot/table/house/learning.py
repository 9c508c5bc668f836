"""Opening a lesson (`message.lesson`): a ready-made character of the learner's against a foe that plays itself."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.table.base.actor import Actor, Outcome

if TYPE_CHECKING:
    from bot.table.house.table import Table
    from bot.table.house.tables import Tables


async def begun(tables: Tables, actor: Actor, *, guild: int, channel: int, ruleset: str | None) -> Outcome:
    """Open a lesson for *actor* in *channel*, where nobody plays: in *ruleset* (an id or a name; None: the game that is
    played by default). Raises `Refused`."""
    outcome = await tables.open(actor, guild=guild, channel=channel, ruleset=ruleset, locale=actor.locale, lesson=True)
    table = await tables.here(channel)

    async def on_delivered(message: int | None) -> None:
        await outcome.delivered(message)
        tables.spawn(_peopled(table, actor))

    async def on_undelivered() -> None:
        await outcome.undelivered()
        tables.spawn(_peopled(table, actor))

    # What the lesson is comes first in the channel.
    return replace(outcome, on_delivered=on_delivered, on_undelivered=on_undelivered)


async def _peopled(table: Table, actor: Actor) -> None:
    """Both fighters are in, and it begins."""
    learner = replace(actor, interaction=None, token=None)
    ident, _ = table.ruleset.sheets.ready(actor.locale)[0]
    _, body = table.ruleset.sheets.propose({"ready": ident})
    await table.scene.join(learner, {"sheet": body})
    # The first in a game's data is the easiest.
    _, foe = table.meaning.words_of("npc-add", "creature", actor.locale)[0]
    await table.speaking.command(learner, "npc-add", {"creature": foe, "count": 1})
    await table.scene.start(learner)
