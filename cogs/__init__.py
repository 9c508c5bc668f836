"""Discord's face: slash commands, buttons and selects. Knows no rule: it reads, hands over and shows.

Read `commanding` (how a command is declared, named in two languages and completed while it is typed), `answering`
(how an outcome becomes the answer to an interaction), `serving` (what they need of the client), then any of the
chapters: `encounter`, `turn`, `looking`, `helping`, `doctoring`, `sheet`, `npc`, `fix`, `gm`. Buttons and selects have
no code of their own: `pressing` hands them all to the tables, by their ids.
"""

from __future__ import annotations

from typing import Any

from discord import app_commands

from cogs import doctoring, encounter, fix, gm, helping, looking, npc, sheet, turn


def commands() -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """Every command and group of the bot."""
    alone = (*turn.commands, *looking.commands, *helping.commands, *doctoring.commands)
    return [encounter.group, *alone, sheet.group, npc.group, fix.group, gm.group]
