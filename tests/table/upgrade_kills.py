"""A new version is killed while it takes over an old file: in the steps of the tables, in waking up, in what it writes.

The suite kills a few; more by hand, after a change of what is written or of how it is read:

    python -m tests.table.upgrade_kills 100
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from bot.store import Archive, examine
from bot.store.looking import looked_at
from bot.store.schema import VERSION
from tests.fixtures.fights import make
from tests.table.test_every_version import CHANGES, GAMES, fight, rulesets, to_come

OLDEST = "0.1.0"


async def _taken_over(path: Path, change: str, game: str, say: Any) -> None:
    """The next version starts on the file, wakes the fight, and plays one answer."""
    say("starting")
    port = make.Silent()
    services, tables = await make.up(path, port, {**rulesets(), game: to_come(change, game)}, version="99")
    say("open")
    (row,) = await services.store.encounters()
    table = await tables.by_id(row.id, ended=True)
    say(f"awake {table.last_line}")
    while not table.ended and table.committed.standing.held:
        await make.step(table)
        say(f"taken {table.last_line}")
    if not table.ended:
        await make.step(table)
        say(f"taken {table.last_line}")
    await tables.settled()
    await make.down(services, tables)
    say("down")


def _child(path: Path, change: str, game: str) -> tuple[int, int]:
    """A process that does that: its number, and where it says how far it is."""
    reads, writes = os.pipe()
    child = os.fork()
    if child:
        os.close(writes)
        return child, reads
    status = 1
    try:
        os.close(reads)
        asyncio.run(_taken_over(path, change, game, lambda words: os.write(writes, f"{words}\n".encode())))
        status = 0
    finally:
        os._exit(status)


def _said(reads: int) -> list[str]:
    with os.fdopen(reads) as words:
        return words.read().split("\n")[:-1]


def _journal(path: Path) -> list[Any]:
    with looked_at(path) as archive:
        (row,) = archive.encounters()
        return [(each.line._replace(version="", schema=0, kernel=0), each.events) for each in archive.entries(row.id)]


def _problems(path: Path, before: list[Any], acknowledged: int) -> list[str]:
    """What an old journal of the lines *before* lost, or got twice, of what was *acknowledged*."""
    now = _journal(path)
    found = []
    if now[: len(before)] != before:
        found.append("a line of before has changed")
    if [each.line for each, _ in now] != list(range(1, len(now) + 1)):
        found.append("lines do not follow each other")
    if len(now) < acknowledged:
        found.append(f"{acknowledged} lines were acknowledged, there are {len(now)}")
    recoveries = [each for each, _ in now if each.kind == "recover"]
    if len(recoveries) > 1:
        found.append(f"{len(recoveries)} recoveries")
    if any('"aside":0' not in each.body for each in recoveries):
        found.append("rulings were set aside")
    return found


def torment(kills: int, seed: int) -> tuple[list[str], Counter[str]]:
    """So many kills, each on a file of its own: what went wrong, and how far the killed had come."""
    chance = random.Random(seed)
    wrong: list[str] = []
    moments: Counter[str] = Counter()
    spans: dict[tuple[str, str, str], float] = {}
    for number in range(kills):
        change, game = CHANGES[number % len(CHANGES)], GAMES[number // len(CHANGES) % len(GAMES)]
        stage = make.STAGES[number % 2]
        with tempfile.TemporaryDirectory() as place:
            path = Path(place) / "fight.db"
            fight(OLDEST, game, stage, path)
            before = _journal(path)
            key = (change, game, stage)
            if key not in spans:
                # How long it takes when it is let be.
                other = Path(place) / "other.db"
                fight(OLDEST, game, stage, other)
                begun = time.monotonic()
                child, reads = _child(other, change, game)
                _said(reads)
                if os.waitpid(child, 0)[1]:
                    wrong.append(f"{key}: does not start")
                spans[key] = time.monotonic() - begun
            child, reads = _child(path, change, game)
            time.sleep(chance.uniform(0.0, spans[key]))
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            said = _said(reads)
            moments[said[-1].split()[0] if said else "nothing"] += 1
            taken = max((int(each.split()[1]) for each in said if " " in each), default=0)
            wrong += [f"{key}, kill {number}: {each}" for each in _problems(path, before, taken)]
            child, reads = _child(path, change, game)
            said = _said(reads)
            if os.waitpid(child, 0)[1] or said[-1] != "down":
                wrong.append(f"{key}, kill {number}: does not start again ({said})")
            taken = max((int(each.split()[1]) for each in said if " " in each), default=0)
            wrong += [f"{key}, kill {number}, again: {each}" for each in _problems(path, before, taken)]
            if not examine.examine(path, whole=True):
                wrong.append(f"{key}, kill {number}: the file is not sound")
            with Archive(path) as archive:
                if archive.statistics().schema != VERSION:
                    wrong.append(f"{key}, kill {number}: the tables are not of today")
    return wrong, moments


if __name__ == "__main__":
    found, when = torment(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 20)
    print("\n".join(found) or "nothing went wrong", dict(when), sep="\n")
    sys.exit(bool(found))
