"""G11 and G12: a file full of live encounters, a start from it, and the first word to one of them.

Some encounters are really played over the double, then the bot is killed; one that has just begun is copied in the file
until there are as many as wanted. Then the bot starts again, and the fights that were played go on.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench import asleep, talk
from bench.filling import multiply
from bench.goals import G11, G12, Result
from bench.lanes import DuelLane
from bench.measure import median

PLAYED = 24
"""Inputs in each of the fights that are played before the bot is killed."""
SINCE = 20
"""Inputs that must be replayed where the newer snapshots are taken away."""
READ = 200
CALM_S = 0.5


@dataclass(slots=True, frozen=True)
class Plan:
    """*count* live encounters in the file."""

    repetitions: int
    count: int
    folder: Path
    core: int | None


def forget_snapshots(path: Path, encounters: Sequence[str]) -> None:
    """Take the newest snapshots of *encounters* away, so that the last inputs must be replayed."""
    connection = sqlite3.connect(path, isolation_level=None)
    for ident in encounters:
        ((tip,),) = connection.execute("select line from heads where encounter = ?", (ident,)).fetchall()
        rows = connection.execute("select line, position, schema, body from snapshots where encounter = ?", (ident,))
        if not any(line <= tip - SINCE for line, *_ in rows):
            raise RuntimeError("no snapshot is old enough: play more")
        connection.execute("delete from snapshots where encounter = ? and line > ?", (ident, tip - SINCE))
    connection.close()


async def measure(plan: Plan, wanted: Sequence[str]) -> list[Result]:
    """The lines of G11 and G12, as far as *wanted*."""
    sleepers = plan.folder / "asleep.db"
    asleep.fill(sleepers, plan.count, min(plan.count, READ))
    stage = talk.Stage("ours", talk.Plan(1, 0, plan.folder, plan.core))
    results: list[Result] = []
    async with stage.open() as bot:
        await stage.duels(talk.LANES)
        fights = [lane for lane in stage.lanes if isinstance(lane, DuelLane)]
        *played, fresh = fights
        await fresh.step(edited=True)
        for _ in range(PLAYED):
            for lane in played:
                await lane.step(edited=True)
        await bot.settled()
        await asyncio.sleep(CALM_S)  # what was shown is noted in the file after a moment
        await bot.kill()
        stage.double.abandon("killed")
        multiply(stage.database, fresh.encounter, plan.count)
        if "G11" in wanted:
            results.append(_start_line(plan, sleepers, stage.database))
        if "G12" in wanted:
            replayed = played[len(played) // 2 :]
            forget_snapshots(stage.database, [lane.encounter for lane in replayed])
            begun = time.perf_counter()
            await bot.start()
            ready = time.perf_counter() - begun
            # The process itself is warmed up first: of many encounters that wake up, few are the first.
            very_first = await fresh.step(edited=True)
            for _ in range(PLAYED):
                await fresh.step(edited=True)
            floor = asleep.first_word(sleepers, min(plan.count, READ)) * 1e3
            plain = await _first_words(played[: len(played) // 2])
            replays = await _first_words(replayed)
            about = {"very first of the process ms": very_first * 1e3, "process start to ready s": ready}
            results.append(_first_line(floor, plain, True, None, about))
            label = f"… with {SINCE} inputs to replay, their snapshots taken away"
            results.append(_first_line(floor, replays, False, label, {}))
    return results


def run(kind: str, path: Path, core: int | None) -> tuple[float, dict[str, float]]:
    """Seconds from the start of the process to `armed`, and what it tells of itself."""
    begun = time.perf_counter()
    words = [sys.executable, "-m", "bench.starting", kind, str(path), "" if core is None else str(core)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[1]) as child:
        assert child.stdout is not None
        said = child.stdout.readline().strip()
        seconds = time.perf_counter() - begun
        told = child.stdout.read()
    if said != "armed" or child.returncode:
        raise RuntimeError(f"the {kind} start failed")
    return seconds, json.loads(told)


def _start_line(plan: Plan, sleepers: Path, database: Path) -> Result:
    floors, ours, parts = [], [], []
    for kind, path in (("floor", sleepers), ("ours", database)):
        run(kind, path, plan.core)  # the files are in memory from now on
    for _ in range(max(3, plan.repetitions)):
        floors.append(run("floor", sleepers, plan.core)[0])
        seconds, told = run("ours", database, plan.core)
        ours.append(seconds)
        parts.append(told)
    notes: dict[str, float | int | str] = {
        f"{part} ms": median([each[part] for each in parts]) * 1e3 for part in ("imports", "data", "file", "tables")
    }
    notes["live encounters"] = int(parts[0]["live"])
    notes["lost"] = plan.count - int(parts[0]["live"])
    notes["file MiB"] = round(database.stat().st_size / 2**20)
    figure = median(ours)
    return Result(G11, median(floors), figure, (max(ours) - min(ours)) / figure, notes=notes)


async def _first_words(lanes: Sequence[DuelLane]) -> tuple[list[float], list[float]]:
    """Latencies of the first input to each of *lanes*, and of the later ones."""
    first = [await lane.step(edited=True) for lane in lanes]
    later = [await lane.step(edited=True) for _ in range(3) for lane in lanes]
    return first, later


def _first_line(
    floor: float,
    words: tuple[list[float], list[float]],
    judged: bool,
    label: str | None,
    more: dict[str, float],
) -> Result:
    first, later = words
    excess = (median(first) - median(later)) * 1e3
    notes: dict[str, float | int | str] = {
        "first p50 ms": median(first) * 1e3,
        "later p50 ms": median(later) * 1e3,
        "slowest first ms": max(first) * 1e3,
        **more,
    }
    return Result(G12, floor, excess, judged=judged, label=label, notes=notes)
