"""Bots that fail on demand, for the process that a test starts. Each is told to by a file beside its database."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

from bot.rehearsal import child
from bot.rulesets.alternatif import Alternatif

HERE = __name__
FULL, BROKEN = ".full", ".broken"


def flag(database: Path, kind: str) -> Path:
    """The file that makes the bot of *database* fail, while it exists."""
    return database.with_suffix(kind)


def full_disk(settings: dict[str, Any], start: float) -> Any:
    """The real bot, whose disk is full while `FULL` exists."""
    full = flag(Path(settings["database_path"]), FULL)
    app, clock = child.arbitre(settings, start)
    made: Any = app
    ready = made._first_ready

    def before_commit() -> None:
        if full.exists():
            raise OSError(errno.ENOSPC, "No space left on device")

    async def first_ready() -> None:
        made.store.before_commit = before_commit
        await ready()

    made._first_ready = first_ready
    return made, clock


def broken_rules(settings: dict[str, Any], start: float) -> Any:
    """The real bot, whose rules raise at every event of the type written in `BROKEN`, while that exists."""
    broken = flag(Path(settings["database_path"]), BROKEN)
    after = Alternatif.after

    def breaking(self: Any, state: Any, event: Any) -> Any:
        if broken.exists() and event.type == broken.read_text():
            raise RuntimeError("sabotage")
        return after(self, state, event)

    Alternatif.after = breaking  # type: ignore[method-assign]
    return child.arbitre(settings, start)
