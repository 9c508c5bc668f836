"""The bot that takes its time over an answer. Each of a hundred bots imports this when it starts: nothing stands here
that a bot has not loaded before, neither people nor the tools of the tests."""

from __future__ import annotations

from typing import Any

from bot.rehearsal import child
from cogs import answering
from tests import slow_heart

PATIENCE_S = 60.0


def arbitre(settings: child.Settings, start: float) -> tuple[Any, Any]:
    """As `child.arbitre`."""
    answering.LATE = PATIENCE_S  # type: ignore[misc]
    return child.arbitre(settings, start)


def slowly(settings: child.Settings, start: float) -> tuple[Any, Any]:
    """As `slow_heart.arbitre`."""
    answering.LATE = PATIENCE_S  # type: ignore[misc]
    return slow_heart.arbitre(settings, start)
