"""The game master corrects anything, mid-encounter. Each correction says what was before and after, and can be undone.

Which points, statuses and fields there are, the game that is played says; what it has no use for it refuses.
"""

from __future__ import annotations

from collections.abc import Mapping

from discord import app_commands

from bot.kernel.decisions import Scalar
from cogs import commanding
from cogs.answering import actor_of, here, show
from cogs.commanding import command, from_table
from cogs.serving import Interaction

group = commanding.group("fix")
Word = app_commands.Range[str, 1, 100]
Reason = app_commands.Range[str, 1, 200]
Amount = app_commands.Range[int, 1, 999]


@command("set", group, offered=dict.fromkeys(("who", "field", "with_"), from_table("fix-set")))
async def set_(
    interaction: Interaction,
    who: Word,
    field: Word,
    value: app_commands.Range[int, -999, 9_999],
    with_: Word | None = None,
    reason: Reason | None = None,
) -> None:
    table = await here(interaction)
    said: Mapping[str, Scalar] = {"field": field, "value": value, "with": with_, "reason": reason}
    await show(interaction, await table.speaking.command(actor_of(interaction), "fix-set", said, who))


@command("damage", group, offered=dict.fromkeys(("who", "kind"), from_table("fix-damage")))
async def damage(
    interaction: Interaction, who: Word, amount: Amount, kind: Word | None = None, reason: Reason | None = None
) -> None:
    table = await here(interaction)
    said: Mapping[str, Scalar] = {"amount": amount, "kind": kind, "reason": reason}
    await show(interaction, await table.speaking.command(actor_of(interaction), "fix-damage", said, who))


@command("heal", group, offered=dict.fromkeys(("who", "kind"), from_table("fix-heal")))
async def heal(
    interaction: Interaction, who: Word, amount: Amount, kind: Word | None = None, reason: Reason | None = None
) -> None:
    table = await here(interaction)
    said: Mapping[str, Scalar] = {"amount": amount, "kind": kind, "reason": reason}
    await show(interaction, await table.speaking.command(actor_of(interaction), "fix-heal", said, who))


@command("initiative", group, offered=dict.fromkeys(("who", "with_"), from_table("fix-initiative")))
async def initiative(
    interaction: Interaction,
    who: Word,
    segment: app_commands.Range[int, 1, 9_999] | None = None,
    with_: Word | None = None,
    reason: Reason | None = None,
) -> None:
    table = await here(interaction)
    said: Mapping[str, Scalar] = {"segment": segment, "with": with_, "reason": reason}
    await show(interaction, await table.speaking.command(actor_of(interaction), "fix-initiative", said, who))


@command(
    "status",
    group,
    offered=dict.fromkeys(("who", "status", "other", "with_", "until", "save"), from_table("fix-status")),
    choices={"state": ("on", "off")},
)
async def status(
    interaction: Interaction,
    who: Word,
    status: Word,
    state: str = "on",
    other: Word | None = None,
    with_: Word | None = None,
    until: Word | None = None,
    save: Word | None = None,
    dc: app_commands.Range[int, 1, 30] | None = None,
) -> None:
    table = await here(interaction)
    said: Mapping[str, Scalar] = {"status": status, "state": state, "other": other, "with": with_}
    said = {**said, "until": until, "save": save, "dc": dc}
    await show(interaction, await table.speaking.command(actor_of(interaction), "fix-status", said, who))


@command(
    "injury",
    group,
    offered=dict.fromkeys(("who", "bleeding"), from_table("fix-injury")),
    choices={"change": ("amend", "healed")},
)
async def injury(
    interaction: Interaction,
    who: Word,
    malus: app_commands.Range[int, -20, 0] | None = None,
    bleeding: Word | None = None,
    text: Reason | None = None,
    change: str = "amend",
) -> None:
    table = await here(interaction)
    said: Mapping[str, Scalar] = {"malus": malus, "bleeding": bleeding, "text": text, "change": change}
    await show(interaction, await table.speaking.command(actor_of(interaction), "fix-injury", said, who))


@command("fate", group, offered=dict.fromkeys(("who", "fate"), from_table("fix-fate")))
async def fate(interaction: Interaction, who: Word, fate: Word) -> None:
    table = await here(interaction)
    await show(interaction, await table.speaking.command(actor_of(interaction), "fix-fate", {"fate": fate}, who))


@command("back", group, offered={"who": from_table("fix-back")})
async def back(interaction: Interaction, who: Word, reason: Reason | None = None) -> None:
    table = await here(interaction)
    await show(interaction, await table.speaking.command(actor_of(interaction), "fix-back", {"reason": reason}, who))


@command("beat", group, offered={"who": from_table("fix-beat")})
async def beat(interaction: Interaction, who: Word, segments: app_commands.Range[int, 1, 20] = 1) -> None:
    table = await here(interaction)
    await show(
        interaction, await table.speaking.command(actor_of(interaction), "fix-beat", {"segments": segments}, who)
    )


@command("place", group, offered={"who": from_table("fix-place")})
async def place(interaction: Interaction, who: Word, cell: app_commands.Range[str, 2, 10]) -> None:
    table = await here(interaction)
    await show(interaction, await table.speaking.command(actor_of(interaction), "fix-place", {"cell": cell}, who))


@command(
    "terrain",
    group,
    offered=dict.fromkeys(("ground", "who"), from_table("fix-terrain")),
    choices={"state": ("on", "off")},
)
async def terrain(
    interaction: Interaction,
    ground: Word,
    cells: app_commands.Range[str, 2, 200] | None = None,
    who: Word | None = None,
    state: str = "on",
) -> None:
    table = await here(interaction)
    said: Mapping[str, Scalar] = {"ground": ground, "cells": cells, "state": state}
    await show(interaction, await table.speaking.command(actor_of(interaction), "fix-terrain", said, who))


@command(
    "modifier",
    group,
    offered=dict.fromkeys(("value", "who", "skill", "target"), from_table("fix-modifier")),
    choices={"lasting": ("lasts", "once")},
)
async def modifier(
    interaction: Interaction,
    value: Word,
    who: Word | None = None,
    skill: Word | None = None,
    target: Word | None = None,
    lasting: str | None = None,
    reason: Reason | None = None,
) -> None:
    table = await here(interaction)
    said: Mapping[str, Scalar] = {"value": value, "skill": skill, "target": target, "lasting": lasting}
    said = {**said, "reason": reason}
    await show(interaction, await table.speaking.command(actor_of(interaction), "fix-modifier", said, who))
