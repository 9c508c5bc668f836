"""How many fights one bot can serve: the least of what Discord's limit leaves room for, and what a core can do.

Discord lets a bot send 50 requests a second besides the answers to interactions and what goes by their tokens. How many
such requests an input costs is counted over an evening of two players and a game master, who call each other: a duel
with a creature calls nobody. What an input costs in processor time is measured under the load of G4, as shipped.
"""

from __future__ import annotations

import tempfile
from contextlib import suppress
from pathlib import Path

from bench.goals import CAPACITY, Result
from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player, StepFailed
from bot.rehearsal.script import Act, load
from bot.rehearsal.world import COMMAND, COMPONENT, MODAL

SCENE = Path(__file__).parents[1] / "tests" / "scenes" / "deux_joueurs_fr.txt"
ALLOWED = 50.0
"""Requests a second that count, of one bot."""
EVERY_S = 10.0
"""Seconds between two inputs of one fight."""
PACE_S = 1.1


async def counted_an_input() -> float:
    """Requests that count for each thing that somebody typed or pressed, over a whole evening of several people."""
    with tempfile.TemporaryDirectory() as folder:
        table = LocalTable(Path(folder) / "evening.db", seed="5eed", files=SCENE.parent, start=1_790_000_000.0)
        async with table:
            player = Player(table)
            for line in load(SCENE):
                if isinstance(line.step, Act):
                    # Dice may fall otherwise than the scene has them.
                    with suppress(StepFailed):
                        await player.play([line])
                    await table.wait(PACE_S)
            kinds = [each.kind for each in table.double.world.interactions.values()]
            given = sum(kind in (COMMAND, COMPONENT, MODAL) for kind in kinds)
            return table.double.log.counted / max(1, given)


def line(counted: float, cpu: float, duel: float) -> Result:
    """The line of the table: *counted* requests an input that count (in the duel: *duel*), *cpu* seconds an input.

    >>> line(0.25, 0.005, 0.0).notes["by Discord's limit"], line(0.25, 0.005, 0.0).ours
    (2000, 2000.0)
    """
    by_discord = ALLOWED * EVERY_S / counted if counted else float("inf")
    by_core = EVERY_S / cpu
    notes: dict[str, float | int | str] = {
        "by Discord's limit": round(by_discord) if counted else "no limit",
        "by one core": round(by_core),
        "requests an input that count": round(counted, 2),
        "those of the duel": round(duel, 2),
        "CPU ms an input": cpu * 1e3,
    }
    return Result(CAPACITY, by_discord, min(by_discord, by_core), judged=False, notes=notes)


__all__ = ["counted_an_input", "line"]
