"""The game master's hand on time, dice, contacts and actions. Everybody sees the commands; the table knows who may use
them."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.kernel.errors import Refused
from bot.table.gm.preset_panel import DEEDS, LIST
from cogs import commanding
from cogs.answering import actor_of, here, show
from cogs.commanding import command, from_table, game_here, presets_of
from cogs.serving import Interaction

group = commanding.group("gm")
Word = app_commands.Range[str, 1, 100]
Amount = app_commands.Range[str, 1, 20]


@command("panel", group)
async def panel(interaction: Interaction) -> None:
    await show(interaction, await (await here(interaction)).gm_panel.show(actor_of(interaction)))


@command("undo", group)
async def undo(interaction: Interaction, count: app_commands.Range[int, 1, 50] = 1) -> None:
    await show(interaction, await (await here(interaction)).undoing.preview(actor_of(interaction), count))


@command("redo", group)
async def redo(interaction: Interaction) -> None:
    await show(interaction, await (await here(interaction)).undoing.redo(actor_of(interaction)))


@command("pause", group)
async def pause(interaction: Interaction) -> None:
    await show(interaction, await (await here(interaction)).game_clock.pause(actor_of(interaction)))


@command("resume", group)
async def resume(interaction: Interaction) -> None:
    await show(interaction, await (await here(interaction)).game_clock.resume(actor_of(interaction)))


@command("next", group)
async def next_(interaction: Interaction, until: app_commands.Range[int, 1, 9_999] | None = None) -> None:
    clock, actor = (await here(interaction)).game_clock, actor_of(interaction)
    await show(interaction, await (clock.next(actor) if until is None else clock.run_to(actor, until)))


@command("settings", group, offered=dict.fromkeys(("setting", "value"), from_table("gm-settings")))
async def settings(interaction: Interaction, setting: Word | None = None, value: Word | None = None) -> None:
    table = await here(interaction)
    await show(interaction, await table.settings.change(actor_of(interaction), setting, value))


async def presets(interaction: Interaction, option: str, typed: str) -> Sequence[tuple[str, str]]:
    """The sets of settings for the game of the channel."""
    game = game_here(interaction)
    return [] if game is None else await presets_of(interaction, game, typed)


@command("preset", group, offered={"name": presets}, choices={"deed": DEEDS})
async def preset(
    interaction: Interaction,
    deed: str = LIST,
    name: app_commands.Range[str, 1, 100] | None = None,
    to: app_commands.Range[str, 1, 100] | None = None,
) -> None:
    table = await here(interaction)
    await show(interaction, await table.presets.do(actor_of(interaction), deed, name, to))


@command("answer", group, offered=dict.fromkeys(("question", "choice"), from_table("gm-answer")))
async def answer(interaction: Interaction, question: Word, choice: Word) -> None:
    await show(
        interaction, await (await here(interaction)).game_master.answer_for(actor_of(interaction), question, choice)
    )


@command("delegate", group, choices={"change": ("give", "withdraw")})
async def delegate(interaction: Interaction, player: discord.Member, change: str = "give") -> None:
    if player.bot:
        raise Refused("not-a-person")
    table = await here(interaction)
    actor = actor_of(interaction)
    outcome = await table.game_master.delegate(actor, player.id, player.display_name, withdraw=change == "withdraw")
    await show(interaction, outcome)


@command("note", group)
async def note(interaction: Interaction, player: discord.Member, text: app_commands.Range[str, 1, 1_500]) -> None:
    if player.bot:
        raise Refused("not-a-person")
    table = await here(interaction)
    await show(interaction, await table.letters.write(actor_of(interaction), player.id, player.display_name, text))


@command("dice", group, offered={"faces": from_table("gm-dice")})
async def dice(interaction: Interaction, faces: app_commands.Range[str, 1, 600]) -> None:
    await show(interaction, await (await here(interaction)).game_master.dice(actor_of(interaction), faces))


@command("engage", group, offered=dict.fromkeys(("a", "b"), from_table("gm-engage")))
async def engage(interaction: Interaction, a: Word, b: Word) -> None:
    table = await here(interaction)
    await show(interaction, await table.speaking.command(actor_of(interaction), "gm-engage", {"a": a, "b": b}, None))


@command("separate", group, offered=dict.fromkeys(("a", "b"), from_table("gm-separate")))
async def separate(interaction: Interaction, a: Word, b: Word) -> None:
    table = await here(interaction)
    await show(interaction, await table.speaking.command(actor_of(interaction), "gm-separate", {"a": a, "b": b}, None))


@command("interrupt", group, offered={"who": from_table("gm-interrupt")})
async def interrupt(interaction: Interaction, who: Word, keep: app_commands.Range[int, 0, 99] | None = None) -> None:
    table = await here(interaction)
    await show(interaction, await table.speaking.command(actor_of(interaction), "gm-interrupt", {"keep": keep}, who))


@command(
    "free",
    group,
    offered=dict.fromkeys(("who", "target"), from_table("gm-free")),
    choices={"change": ("give", "withdraw")},
)
async def free(interaction: Interaction, who: Word, target: Word, change: str = "give") -> None:
    table = await here(interaction)
    said = {"target": target, "change": change}
    await show(interaction, await table.speaking.command(actor_of(interaction), "gm-free", said, who))


@command("action", group, offered={"who": from_table("gm-action")})
async def action(
    interaction: Interaction,
    who: Word,
    label: app_commands.Range[str, 1, 80],
    reaction: Amount = "0",
    duration: Amount = "1",
) -> None:
    table = await here(interaction)
    said = {"label": label, "reaction": reaction, "duration": duration}
    await show(interaction, await table.speaking.command(actor_of(interaction), "gm-action", said, who))


@command("test", group, offered=dict.fromkeys(("a", "b"), from_table("gm-test")))
async def simultaneous_test(
    interaction: Interaction, a: Word, b: Word, gap: app_commands.Range[int, 1, 5] | None = None
) -> None:
    table = await here(interaction)
    await show(
        interaction, await table.speaking.command(actor_of(interaction), "gm-test", {"a": a, "b": b, "gap": gap}, None)
    )


@command("tool", group, offered=dict.fromkeys(("tool", "who", "target", "value", "words"), from_table("gm-tool")))
async def tool(
    interaction: Interaction,
    tool: Word,
    who: Word | None = None,
    target: Word | None = None,
    value: Word | None = None,
    words: app_commands.Range[str, 1, 200] | None = None,
) -> None:
    table = await here(interaction)
    said = {"tool": tool, "target": target, "value": value, "words": words}
    await show(interaction, await table.speaking.command(actor_of(interaction), "gm-tool", said, who))


@command("blow", group, choices={"outcome": ("hit", "miss")})
async def blow(interaction: Interaction, outcome: str) -> None:
    await show(interaction, await (await here(interaction)).overruling.ask(actor_of(interaction), outcome))
