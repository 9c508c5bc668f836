"""G22: what years of play cost those who play today. The bot on a file of a million events beside the same on an empty
one: an attack, its answer, a commit, a start, the first word to a fight that sleeps.

The two bots take turns, so that a busy neighbour troubles both. Half of the events belong to fights that sleep, half to
such as are over and packed (`filling`).
"""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from pathlib import Path

from bench import ended, restart, talk
from bench.filling import grow, multiply
from bench.goals import G22, Result
from bench.lanes import DuelLane
from bench.measure import median
from bot.store import EncounterRow, EventRow, HeadRow, LineRow, OutboxRow, SnapshotRow, Store, Write

EVENTS = 1_000_000
LONG = 100
"""Attacks in the fight that the sleeping ones are copies of."""
WARMING = 48
RESTARTS = 3
COMMITS = 400
EVENT = '{"type":"strike_rolled","combatant":"c07","target":"c02","face":13,"total":17,"against":15,"outcome":"hit"}'


@dataclass(slots=True, frozen=True)
class Plan:
    """*events* in the file; *number* attacks a repetition; *live* encounters at a start."""

    repetitions: int
    events: int
    number: int
    live: int
    folder: Path
    core: int | None


async def measure(plan: Plan) -> list[Result]:
    """The lines of G22."""
    talking = talk.Plan(plan.repetitions, plan.number, plan.folder, plan.core)
    empty, grown = talk.Stage("ours", talking), talk.Stage("ours", talking)
    async with AsyncExitStack() as stack:
        for stage in (empty, grown):
            await stack.enter_async_context(stage.open())
            await stage.duels(talk.LANES)
        begun = {stage: await _begun(stage) for stage in (empty, grown)}
        about = await _grown(grown, plan.events)
        results = await _talk(empty, grown, about)
        results.append(await _first_words(empty, grown))
        for stage in (empty, grown):
            assert stage.bot is not None
            await stage.bot.stop()
            stage.double.abandon("stopped")
        results.append(await _commits(empty.database, grown.database, plan.repetitions))
        results += _beside(empty, grown)
        for stage in (empty, grown):
            multiply(stage.database, begun[stage], plan.live)
        results.append(_starts(empty.database, grown.database, plan))
    return results


async def _begun(stage: talk.Stage) -> str:
    """The id of a fight that has just begun, and sleeps from then on."""
    seats = stage.room.seats
    place = stage.double.world.add_channel("begun")
    lane = DuelLane(stage.double, place, seats.person("Alice"), seats.person("GM", gm=True), talk.FOE)
    stage.room.add(lane)
    await lane.prepare(talk.HERO, talk.CREATURE)
    await lane.step(edited=True)
    return lane.encounter


async def _grown(stage: talk.Stage, events: int) -> dict[str, float | int | str]:
    """Play what is to be copied, fill the file with it, and start the bot again."""
    bot, lane = stage.bot, stage.lanes[0]
    assert bot is not None
    assert isinstance(lane, DuelLane)
    for number in range(min(LONG, max(8, events // 1000))):
        if number % 60 == 0:
            await lane.heal((talk.HERO, talk.FOE))
        await lane.step(edited=False)
    over = await ended.played(stage, min(ended.EXCHANGES, max(8, events // 1000)), ended.ANSWERS)
    for each in stage.lanes[1:]:
        await each.step(edited=True)
    await bot.settled()
    await bot.stop()
    stage.double.abandon("stopped")
    begun = time.process_time(), time.perf_counter()
    await ended.packed(stage.database)
    about = grow(stage.database, lane.encounter, tuple(each.encounter for each in over), events)
    about |= {"filled in s": time.perf_counter() - begun[1], "CPU s": time.process_time() - begun[0]}
    await bot.start()
    await stage.double.gateway.wait_connected()
    return about


async def _talk(empty: talk.Stage, grown: talk.Stage, about: dict[str, float | int | str]) -> list[Result]:
    loads = {stage: talk.Load() for stage in (empty, grown)}
    for turn in range(empty.plan.repetitions + 1):
        for stage, load in loads.items():
            warming = turn == 0
            await stage.run(None if warming else load, WARMING if warming else stage.plan.number, 1)
    small, large = loads[empty], loads[grown]
    notes = dict(about) | {
        "reads": large.reads,
        "transactions an input": large.each(large.transactions),
        "p99 ms": median(large.p99) * 1e3,
        "p99 on an empty file ms": median(small.p99) * 1e3,
    }
    return [
        _line("an attack, CPU (G1)", median(small.cpu) * 1e3, median(large.cpu) * 1e3, notes=notes),
        _line("frame to first answer, p50 (G2)", median(small.p50) * 1e3, median(large.p50) * 1e3),
    ]


async def _first_words(empty: talk.Stage, grown: talk.Stage) -> Result:
    """G12: latencies of the first input to each fight after a restart, in several restarts."""
    firsts: dict[talk.Stage, list[float]] = {empty: [], grown: []}
    laters: dict[talk.Stage, list[float]] = {empty: [], grown: []}
    for _ in range(RESTARTS):
        for stage in (empty, grown):
            bot = stage.bot
            assert bot is not None
            await bot.settled()
            await asyncio.sleep(restart.CALM_S)
            await bot.kill()
            stage.double.abandon("killed")
            await bot.start()
            await stage.double.gateway.wait_connected()
            *others, fresh = [lane for lane in stage.lanes if isinstance(lane, DuelLane)]
            for _ in range(WARMING // 2):
                await fresh.step(edited=True)
            for lane in others:
                firsts[stage].append(await lane.step(edited=True))
            laters[stage] += [await lane.step(edited=True) for lane in others]
            await stage.heal()
    small, large = (median(firsts[stage]) * 1e3 for stage in (empty, grown))
    notes: dict[str, float | int | str] = {
        "excess over later ones ms": large - median(laters[grown]) * 1e3,
        "excess on an empty file ms": small - median(laters[empty]) * 1e3,
        "slowest ms": max(firsts[grown]) * 1e3,
    }
    return _line("first input after a restart, p50 (G12)", small, large, notes=notes)


async def _commits(empty: Path, grown: Path, repetitions: int) -> Result:
    """G8: a whole command's rows, one transaction after the other."""
    stores = [await Store.open(path) for path in (empty, grown)]
    times: list[list[float]] = [[], []]
    try:
        for store in stores:
            await store.commit(_opening())
        line = 0
        for _ in range(repetitions):
            for at, store in enumerate(stores):
                for number in range(line + 1, line + COMMITS + 1):
                    begun = time.perf_counter()
                    await store.commit(_step(number))
                    times[at].append(time.perf_counter() - begun)
            line += COMMITS
        for store in stores:
            await store.set_aside("bench", 1)
    finally:
        for store in stores:
            await store.close()
    return _line("a commit, p50 (G8)", median(times[0]) * 1e3, median(times[1]) * 1e3)


def _opening() -> Write:
    row = EncounterRow("bench", 1, 1, "alternatif", 1e9, 7, "fr", bytes(32), "c0ffee", "{}", bytes(32), 1)
    return Write("bench", create=row, head=HeadRow("open", 0, None, "[]", "{}"), snapshot=SnapshotRow(0, 0, 1, "{}"))


def _step(number: int) -> Write:
    """One command: an input with its dice, three events, a snapshot of 4 KB, two messages."""
    messages = [
        OutboxRow(slot, 5, number, EVENT * 4, f"{slot}-{number}", None, None, None, None, "post")
        for slot in ("tracker", f"news-{number}")
    ]
    return Write(
        "bench",
        line=LineRow(number, number - 1, 1e9 + number, -1, "answer", EVENT, faces="[13,7,4]", digest=bytes(32)),
        events=[EventRow(number * 3 + place, "strike_rolled", EVENT) for place in range(3)],
        snapshot=SnapshotRow(number, 3, 1, f'"{"x" * 4094}"'),
        head=HeadRow("open", number, None, "[]", "{}"),
        outbox=messages,
    )


def _beside(empty: talk.Stage, grown: talk.Stage) -> list[Result]:
    """What else is done on a large file: for information."""
    player = grown.room.seats.person("Alice").member.id
    lines = []
    for label, words in (
        ("the doctor", ("doctor",)),
        # Somebody who is in a few of the fights.
        ("forgetting a person", ("forget", str(player + 7))),
    ):
        figures = [_ran(("-m", "bot", *words), stage.database) * 1e3 for stage in (empty, grown)]
        lines.append(replace(_line(f"{label}, CPU, imports and all", *figures), judged=False))
    return lines


def _ran(python: Sequence[str], database: Path) -> float:
    """Processor seconds of `python` on *database*."""
    surroundings = {**os.environ, "DATABASE_PATH": str(database)}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([sys.executable, *python], cwd=ended.ROOT, env=surroundings, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode and "forget" in python:
        raise RuntimeError(done.stderr)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _starts(empty: Path, grown: Path, plan: Plan) -> Result:
    """G11: from process start until all timers are armed, with the same number of live encounters in both files."""
    figures: list[list[float]] = [[], []]
    parts: list[list[dict[str, float]]] = [[], []]
    for turn in range(max(3, plan.repetitions) + 1):
        for at, path in enumerate((empty, grown)):
            seconds, told = restart.run("ours", path, plan.core)
            if turn:  # the files are in memory from now on
                figures[at].append(seconds)
                parts[at].append(told)
    notes: dict[str, float | int | str] = {
        f"{part}{of} ms": median([each[part] for each in parts[at]]) * 1e3
        for at, of in ((1, ""), (0, " of the empty file"))
        for part in ("file", "tables")
    }
    notes |= {"live encounters": int(parts[1][0]["live"]), "file MiB": round(grown.stat().st_size / 2**20)}
    return replace(
        _line("process start to all timers armed (G11)", median(figures[0]), median(figures[1]), notes=notes),
        goal=replace(G22, unit="s"),
    )


def _line(label: str, small: float, large: float, *, notes: dict[str, float | int | str] | None = None) -> Result:
    return Result(G22, small, large, label=f"{G22.what}: {label}", notes=notes or {})
