"""G24: what a start costs beside the imports, and what each look at the running bot does."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

from bench import talk
from bench.bots import Kind
from bench.goals import G24, G24_CHECK, Result
from bench.measure import median

ROOT = Path(__file__).parents[1]


async def measure(repetitions: int, folder: Path, core: int | None) -> list[Result]:
    """Both lines. A bot runs while its health is looked at."""
    figures: dict[Kind, list[float]] = {"floor": [], "ours": []}
    plain: list[float] = []
    checks: list[float] = []
    kinds: tuple[Kind, ...] = ("floor", "ours")
    for _ in range(repetitions):
        for kind in kinds:
            stage = talk.Stage(kind, talk.Plan(1, 0, folder, core))
            async with stage.open() as bot:
                figures[kind].append((await bot.cost()).starting)
                if kind == "ours":
                    plain.append(_cpu("-c", "pass", database=stage.database))
                    checks.append(_cpu("-m", "bot.healthy", database=stage.database))
    start = Result(G24, median(figures["floor"]), median(figures["ours"]), _spread(figures["ours"]))
    return [start, Result(G24_CHECK, median(plain), median(checks), _spread(checks))]


def _spread(figures: list[float]) -> float:
    return (max(figures) - min(figures)) / median(figures)


def _cpu(*python: str, database: Path) -> float:
    """Processor seconds of an interpreter that runs *python*."""
    surroundings = {**os.environ, "DATABASE_PATH": str(database)}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([sys.executable, *python], cwd=ROOT, env=surroundings, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
