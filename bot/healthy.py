"""`python -m bot.healthy`: whether the bot that runs on this database is well. For the container's health check.

Asked each minute for ever, so it imports next to nothing: the answer stands in the heartbeat that the bot notes in the
file from its event loop (`Tables`). A bot that was stopped or killed, one whose loop or disk stands still, and one that
has not reached Discord for long are not well. Of the database nothing is opened unless a bot has it open, or had when
it was killed; and nothing is ever made or written.
"""

from __future__ import annotations

import json
import os
import sqlite3
import sys
import time
from collections.abc import Mapping
from urllib.parse import quote

from bot import outputs

STALE_HEARTBEAT = 150.0
"""Seconds after which a bot that gives no sign of life is stopped or hangs: it gives one each minute."""
CUT_OFF = 600.0
"""Seconds for which Discord may be out of reach: such things happen, and mostly mend themselves."""
DATABASE = "var/arbitre.db"
_LANG = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "data", "lang")
_WAIT_S = 2.0


class Health:
    """*key* names the sentence (`health-…`): `well`, `off` (no bot runs here), `silent`, `cut-off` or `unreadable`."""

    def __init__(self, key: str, **facts: str | int) -> None:
        self.key = key
        self.facts: Mapping[str, str | int] = facts

    @property
    def well(self) -> bool:
        return self.key == "well"


def look(database: str, now: float) -> Health:
    """How the bot is whose file is *database*, at *now* in seconds since 1970."""
    if not all(os.path.exists(database + end) for end in ("", "-wal", "-shm")):
        # Whoever has the file open for writing has these beside it; without them there is nothing to ask, and asking
        # would make them.
        return Health("off", path=database)
    try:
        noted = json.loads(_heartbeat(database))
        alive, away = float(noted["alive"]), noted.get("away")
        since = None if away is None else float(away)
        stopped = bool(noted.get("stopped"))
    except (sqlite3.Error, ValueError, KeyError, TypeError) as error:
        return Health("unreadable", path=database, detail=str(error))
    if stopped:
        # It said so itself, whatever lies beside the file: whoever read it since may have left an empty log there.
        return Health("off", path=database)
    if now - alive > STALE_HEARTBEAT:
        return Health("silent", minutes=int((now - alive) // 60))
    if since is not None and now - since > CUT_OFF:
        return Health("cut-off", minutes=int((now - since) // 60))
    return Health("well", seconds=max(0, int(now - alive)))


def _heartbeat(database: str) -> str:
    address = f"file:{quote(os.path.abspath(database))}?mode=ro"
    connection = sqlite3.connect(address, uri=True, timeout=_WAIT_S)
    try:
        found = connection.execute("select value from notes where key = 'uptime'").fetchone()
    finally:
        connection.close()
    return str(found[0]) if found is not None else "{}"


def sentence(health: Health, locale: str) -> str:
    """*health* in words. Its sentences are so plain that they need no parser."""
    with open(os.path.join(_LANG, locale, "health.ftl"), encoding="utf-8") as file:
        said = next(line.partition(" = ")[2].strip() for line in file if line.startswith(f"health-{health.key} = "))
    for name, value in health.facts.items():
        said = said.replace(f"{{ ${name} }}", str(value))
    return said


def main() -> int:
    """Say how the bot is; the exit code: 0 well, 1 not."""
    found = look(os.environ.get("DATABASE_PATH", "").strip() or DATABASE, time.time())
    out = sys.stdout if found.well else sys.stderr
    out.write(sentence(found, outputs.language(os.environ)) + "\n")
    return 0 if found.well else 1


if __name__ == "__main__":
    outputs.as_words()
    sys.exit(main())
