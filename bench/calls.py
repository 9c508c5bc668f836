"""G29: calls of our own Python functions that one input makes, all that follows it included.

Counted, not timed: the same load makes the same calls on any machine. The bot is under the load of G1, with one input
in flight, and what its process calls in `bot` and `cogs` is counted by the standard profiler.
"""

from __future__ import annotations

import os
import pstats
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import bot
from bench.goals import G29, G29_FIFTH, Goal, Result
from bench.talk import DUEL, FIFTH, Load, Plan, Stage

OURS: Final = tuple(f"{Path(bot.__file__).parents[1] / part}{os.sep}" for part in ("bot", "cogs"))
MOST_FILES: Final = 6
"""So many files are named, those that are called most."""


async def measure(plan: Plan) -> Sequence[Result]:
    """A line for an attack of D&D Alternatif, and one for an input under the fifth edition's rules."""
    return [await _line(G29, DUEL, plan), await _line(G29_FIFTH, FIFTH, plan)]


async def _line(goal: Goal, game: str, plan: Plan) -> Result:
    stage, load = Stage("ours", plan), Load()
    written = plan.folder / f"{game}.pstats"
    async with stage.open() as ours:
        await stage.duels(1, game)
        await stage.run(None, plan.number // 4 or 1, 1)
        stage.profiling = True
        await stage.run(load, plan.number, 1)
        await ours.profile(False, written)
    stats: Any = pstats.Stats(os.fspath(written))
    files: dict[str, int] = {}
    for (path, _, _), (_, count, *_) in stats.stats.items():
        home = next((each for each in OURS if path.startswith(each)), None)
        if home is not None:
            files[path.removeprefix(home)] = files.get(path.removeprefix(home), 0) + count
    # An attack is now and then a press and what is asked of it.
    inputs = load.committed if game == DUEL else load.sent
    most = sorted(files, key=lambda each: -files[each])[:MOST_FILES]
    notes: dict[str, float | int | str] = {
        "files": len(files),
        **{each: round(files[each] / inputs) for each in most},
    }
    return Result(goal, 0, sum(files.values()) / inputs, notes=notes)


def planned(plan: Plan, *, quick: bool) -> Plan:
    """Counting needs few inputs."""
    return replace(plan, number=20 if quick else 200, profile=None)
