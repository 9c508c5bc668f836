"""What a chapter of the text brings to the game (`chapters` lists them all)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, TypeAlias

from bot.kernel.decisions import Scalar
from bot.kernel.effects import Action, Scene
from bot.kernel.events import Audience
from bot.kernel.values import record
from bot.rulesets.alternatif.state import AlternatifState

Change: TypeAlias = Callable[[AlternatifState, Any], AlternatifState]
Check: TypeAlias = Callable[[AlternatifState, Any], object]
Take: TypeAlias = Callable[[Scene[AlternatifState], Any], Action]
Command: TypeAlias = Callable[[AlternatifState, int, Mapping[str, Scalar]], Any]


@record
class Chapter:
    """*events*: each with what it changes, None where it only says something. *notes*: each with what refuses it and
    what it does. *commands*: the note for a command of cogs (`compose`); *codes*: what an option of it may say, by
    command and option. *tools*: the note for a tool of the game master's (`gm-tool`), by its id. *rules*: the ledger
    ids behind an event, fixed or found from it. *audiences*: who may read an event that not everybody may."""

    events: Mapping[type, Change | None] = field(default_factory=dict)
    notes: Mapping[type, tuple[Check, Take]] = field(default_factory=dict)
    commands: Mapping[str, Command] = field(default_factory=dict)
    codes: Mapping[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)
    tools: Mapping[str, Command] = field(default_factory=dict)
    rules: Mapping[type, tuple[str, ...] | Callable[[Any], tuple[str, ...]]] = field(default_factory=dict)
    audiences: Mapping[type, Callable[[Any], Audience]] = field(default_factory=dict)
