"""What a tight space makes of rolls (DN5-MOV-020)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rulesets.dnd5.base.rolls import Sway, Trial, better, worse
from bot.rulesets.dnd5.state import State


def cramped(state: State, trial: Trial) -> Iterable[Sway]:
    """Whoever squeezes strikes worse, and is struck more easily."""
    yield from worse("squeezing", trial.who.squeezing)
    yield from better("target_squeezing", trial.target is not None and trial.target.squeezing)


def saved(state: State, trial: Trial) -> Iterable[Sway]:
    """His saves of Dexterity, too."""
    yield from worse("squeezing", trial.ability == "dexterity" and trial.who.squeezing)


__all__ = ["cramped", "saved"]
