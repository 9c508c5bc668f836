"""What a combatant says: announcing, acting, waiting, answering now or beforehand, and asking why. Knows no rule."""

from __future__ import annotations

from discord import app_commands

from cogs.answering import actor_of, here, latest, show
from cogs.commanding import command, from_table
from cogs.serving import Interaction

Word = app_commands.Range[str, 1, 100]
Words = app_commands.Range[str, 1, 300]


@command("declare", offered=dict.fromkeys(("action", "target", "with_", "how", "who"), from_table("declare")))
async def declare(
    interaction: Interaction,
    action: Word,
    target: Word | None = None,
    with_: Word | None = None,
    how: Word | None = None,
    words: Words | None = None,
    who: Word | None = None,
) -> None:
    table = await here(interaction)
    said = {"action": action, "target": target, "with": with_, "how": how, "words": words}
    await show(interaction, await table.speaking.command(actor_of(interaction), "declare", said, who))


@command("next", offered=dict.fromkeys(("action", "target", "with_", "how", "when", "who"), from_table("next")))
async def after(
    interaction: Interaction,
    action: Word,
    target: Word | None = None,
    with_: Word | None = None,
    how: Word | None = None,
    when: Word | None = None,
    who: Word | None = None,
) -> None:
    table = await here(interaction)
    said = {"action": action, "target": target, "with": with_, "how": how, "when": when}
    await show(interaction, await table.speaking.command(actor_of(interaction), "next", said, who))


@command("strike", offered=dict.fromkeys(("target", "with_", "how", "who"), from_table("strike")))
async def strike(
    interaction: Interaction,
    target: Word | None = None,
    with_: Word | None = None,
    how: Word | None = None,
    words: Words | None = None,
    who: Word | None = None,
) -> None:
    table = await here(interaction)
    said = {"target": target, "with": with_, "how": how, "words": words}
    await show(interaction, await table.speaking.command(actor_of(interaction), "strike", said, who))


@command("standby", offered=dict.fromkeys(("until", "who"), from_table("standby")))
async def standby(interaction: Interaction, until: Word | None = None, who: Word | None = None) -> None:
    table = await here(interaction)
    await show(interaction, await table.speaking.command(actor_of(interaction), "standby", {"until": until}, who))


@command("hold", offered=dict.fromkeys(("until", "who"), from_table("hold")))
async def hold(interaction: Interaction, until: Word | None = None, who: Word | None = None) -> None:
    table = await here(interaction)
    await show(interaction, await table.speaking.command(actor_of(interaction), "hold", {"until": until}, who))


@command("release", offered=dict.fromkeys(("target", "who"), from_table("release")))
async def release(
    interaction: Interaction, target: Word | None = None, words: Words | None = None, who: Word | None = None
) -> None:
    table = await here(interaction)
    said = {"target": target, "words": words}
    await show(interaction, await table.speaking.command(actor_of(interaction), "release", said, who))


@command("move", offered=dict.fromkeys(("to", "target", "how", "who"), from_table("move")))
async def move(
    interaction: Interaction,
    to: Word | None = None,
    target: Word | None = None,
    how: Word | None = None,
    words: Words | None = None,
    who: Word | None = None,
) -> None:
    table = await here(interaction)
    said = {"to": to, "target": target, "how": how, "words": words}
    await show(interaction, await table.speaking.command(actor_of(interaction), "move", said, who))


@command("orders", offered=dict.fromkeys(("matter", "order", "who"), from_table("orders")))
async def orders(
    interaction: Interaction, matter: Word | None = None, order: Word | None = None, who: Word | None = None
) -> None:
    table = await here(interaction)
    said = {"matter": matter, "order": order}
    await show(interaction, await table.speaking.command(actor_of(interaction), "orders", said, who))


@command("plan", offered=dict.fromkeys(("deed", "foe", "when", "amount", "who"), from_table("plan")))
async def plan(
    interaction: Interaction,
    deed: Word | None = None,
    foe: Word | None = None,
    when: Word | None = None,
    amount: Word | None = None,
    who: Word | None = None,
) -> None:
    table = await here(interaction)
    said = {"deed": deed, "foe": foe, "when": when, "amount": amount}
    await show(interaction, await table.speaking.command(actor_of(interaction), "plan", said, who))


@command("answer", offered=dict.fromkeys(("choice", "question", "who"), from_table("answer")))
async def answer(interaction: Interaction, choice: Word, question: Word | None = None, who: Word | None = None) -> None:
    table = await here(interaction)
    await show(interaction, await table.answering.answer(actor_of(interaction), question, choice, who))


@command("why")
async def why(interaction: Interaction, line: app_commands.Range[int, 1, 999_999] | None = None) -> None:
    table = await latest(interaction)
    await show(interaction, await table.looking.why(actor_of(interaction), line))


commands = [declare, after, strike, move, standby, hold, release, orders, plan, answer, why]
