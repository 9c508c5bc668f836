"""Blows in the air."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.state import AlternatifState, Blow


def some_blows(state: AlternatifState, ident: str | None, **changes: Any) -> tuple[Blow, ...]:
    """The blows of *state* with *changes* to those in the air that bear the id *ident*."""
    return tuple(
        evolve(blow, **changes) if blow.id == ident and not blow.landed and not blow.parried else blow
        for blow in state.blows
    )
