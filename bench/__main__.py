"""`python -m bench`: the table of goals, floors and ours (see README.md)."""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from bench import goals
from bench.goals import GOALS, Result
from bench.measure import REFERENCE_CAL_S, busy, calibration, cores, median, pin


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description="What the bot costs, beside its floors.")
    parser.add_argument("--only", type=_chosen, default=tuple(GOALS), metavar="G1,G9", help="these goals alone")
    parser.add_argument("--quick", action="store_true", help="little work, for a smoke test: the figures mean nothing")
    parser.add_argument("--reps", type=int, help="repetitions that each figure is the median of (default 5; quick 1)")
    parser.add_argument(
        "--fighters", type=int, default=2, metavar="N", help="combatants in every fight, 2 to 20 (default 2)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to FILE as well")
    parser.add_argument("--dir", type=Path, help="a folder on the disk to measure (default: the temporary one)")
    parser.add_argument(
        "--profile", type=Path, metavar="FILE", help="also profile the bot under the load of G1 (for python -m pstats)"
    )
    return parser.parse_args(argv)


def _chosen(text: str) -> tuple[str, ...]:
    chosen = tuple(part.strip().upper() for part in text.split(",") if part.strip())
    unknown = [each for each in chosen if each not in GOALS]
    if unknown or not chosen:
        raise argparse.ArgumentTypeError(f"known goals: {', '.join(GOALS)}")
    return chosen


def engine_line(repetitions: int, number: int, fighters: int) -> list[Result]:
    """G9."""
    from bench import engine, exchange, fifth

    floor = exchange.floor(repetitions, number)
    results = []
    for game, kind in (("", engine.Duel), ("dnd5", fifth.FifthDuel)):
        ours, notes = engine.ours(repetitions, number, fighters, kind)
        figure = median(ours)
        spread = (max(ours) - min(ours)) / figure
        about = {"decisions a second": round(1 / figure), **notes}
        label = f"… {game}" if game else None
        results.append(
            Result(goals.G9, median(floor) * 1e6, figure * 1e6, spread, judged=not game, label=label, notes=about)
        )
    return results


async def measured(args: argparse.Namespace, folder: Path, core: int | None) -> list[Result]:
    """Every line asked for."""
    repetitions = args.reps or (1 if args.quick else 5)
    results: list[Result] = []
    if "G9" in args.only:
        results += engine_line(repetitions, 500 if args.quick else 4_000, args.fighters)
    if {"G1", "G2", "G4", "G16"} & set(args.only):
        from bench import talk

        plan = talk.Plan(repetitions, 64 if args.quick else 800, folder, core, args.profile, args.fighters)
        results += await talk.measure(plan, args.only)
    if {"G11", "G12"} & set(args.only):
        from bench import restart

        results += await restart.measure(
            restart.Plan(min(repetitions, 3), 500 if args.quick else 10_000, folder, core), args.only
        )
    if "G14" in args.only:
        from bench import memory

        results += await memory.measure(*((20, 5) if args.quick else (1_000, 200)), folder, core)
    if "G17" in args.only:
        from bench import pictures

        results += pictures.measure(repetitions, 3 if args.quick else 40, max(args.fighters, 12))
    if "G24" in args.only:
        from bench import waking

        results += await waking.measure(max(repetitions, 3), folder, core)
    if "G22" in args.only:
        from bench import growth

        quick = args.quick
        results += await growth.measure(
            growth.Plan(
                min(repetitions, 3),
                growth.EVENTS // 100 if quick else growth.EVENTS,
                48 if quick else 400,
                500 if quick else 10_000,
                folder,
                core,
            )
        )
    if "G25" in args.only:
        from bench import ended

        results += await ended.measure(folder, core, quick=args.quick)
    if "G29" in args.only:
        from bench import calls, talk

        plan = talk.Plan(1, 200, folder, core, None, args.fighters)
        results += await calls.measure(calls.planned(plan, quick=args.quick))
    if "G30" in args.only:
        from bench import chances

        results += chances.measure(repetitions, quick=args.quick)
    # What follows from a goal's load comes after it.
    order = {**{name: at for at, name in enumerate(GOALS)}, goals.CAPACITY.id: list(GOALS).index("G4")}
    return sorted(results, key=lambda each: order[each.goal.id])


def main(argv: Sequence[str] | None = None) -> int:
    """Measure, print, and exit 0: times are judged by people, not by exit codes."""
    args = _arguments(argv)
    driver, bot = cores()
    crowd = busy()
    pin(driver)
    unit = calibration()
    with tempfile.TemporaryDirectory(prefix="bench-", dir=args.dir) as folder:
        results = asyncio.run(measured(args, Path(folder), bot))
    unit = min(unit, calibration())
    # A limit in milliseconds is stretched to this machine; one in bytes, or in calls, is not.
    excesses = {each for each in GOALS if GOALS[each].compared == "excess" and GOALS[each].unit not in ("KiB", "calls")}
    results = [replace(each, scale=unit / REFERENCE_CAL_S) if each.goal.id in excesses else each for each in results]
    sys.stdout.write(goals.table(results) + "\n\n")
    sys.stdout.write(f"calibration unit {unit * 1e3:.2f} ms, Python {platform.python_version()}, {platform.system()}\n")
    if crowd:
        sys.stdout.write("the machine was busy with something else: latencies and rates mean little, floor and ours\n")
    if args.quick:
        sys.stdout.write("--quick: too little work for the figures to mean anything\n")
    if args.json is not None:
        document = {
            "calibration_ms": unit * 1e3,
            "python": platform.python_version(),
            "quick": args.quick,
            "busy": crowd,
            "results": [each.plain() for each in results],
        }
        args.json.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
