"""The bot that takes its time over an answer. Each of a hundred bots imports this when it starts: nothing stands here
that a bot has not loaded before, neither people nor the tools of the tests."""

from __future__ import annotations

from typing import Any

from bot import studio
from bot.rehearsal import child
from cogs import answering
from tests import slow_heart

PATIENCE_S = 60.0


def wait() -> None:
    """Nothing is late: neither an answer nor a picture, which comes without being drawn after ten seconds."""
    answering.LATE = PATIENCE_S  # type: ignore[misc]
    studio.Studio.__init__.__kwdefaults__["patience"] = PATIENCE_S


def arbitre(settings: child.Settings, start: float) -> tuple[Any, Any]:
    """As `child.arbitre`."""
    wait()
    return child.arbitre(settings, start)


def slowly(settings: child.Settings, start: float) -> tuple[Any, Any]:
    """As `slow_heart.arbitre`."""
    wait()
    return slow_heart.arbitre(settings, start)
