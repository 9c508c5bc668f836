"""A bot that writes down every hour, not every minute, that it is alive, and tidies up four times a day: for scenes in
which days go by."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.rehearsal import child
from bot.table.keeping import upkeep

SLOWLY = {"HEARTBEAT": 3_600.0, "WATCH": 3_600.0, "PURGE": 21_600.0}
"""Seconds between two, by their names in `upkeep`."""
DAYS = ("semaine",)
"""How the names of those scenes begin. Elsewhere a bot that is killed must know to the minute how long it was away."""


def bot_for(scene: Path) -> str:
    """Which bot plays *scene*, as `LocalTable` wants it named."""
    return f"{__name__}:arbitre" if scene.stem.startswith(DAYS) else child.ARBITRE


def arbitre(settings: child.Settings, start: float) -> tuple[Any, Any]:
    """As `child.arbitre`."""
    for name, seconds in SLOWLY.items():
        setattr(upkeep, name, seconds)
    return child.arbitre(settings, start)
