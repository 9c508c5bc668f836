"""Timing: medians of repetitions, percentiles, the calibration unit, and a core of one's own."""

from __future__ import annotations

import gc
import os
import statistics
import time
from collections.abc import Callable, Sequence

REFERENCE_CAL_S = 4.4e-3
"""The calibration unit on the machine for which absolute bars were written."""


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which *share* (0 to 1) of *values* lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def median(values: Sequence[float]) -> float:
    return statistics.median(values)


def per_call(call: Callable[[], object], number: int, repetitions: int, before: Callable[[], object]) -> list[float]:
    """Seconds per call of *call*, one figure a repetition of *number* calls, without garbage collections.

    *before* is run, unmeasured, ahead of each repetition.
    """
    call()
    figures = []
    for _ in range(repetitions):
        before()
        gc.collect()
        gc.disable()
        try:
            start = time.perf_counter()
            for _ in range(number):
                call()
            figures.append((time.perf_counter() - start) / number)
        finally:
            gc.enable()
    return figures


class _Cell:
    __slots__ = ("kind", "number")

    def __init__(self, number: int, kind: int) -> None:
        self.number = number
        self.kind = kind


def _chore() -> int:
    """A fixed piece of plain Python: objects, a small dict, integers, now and then a string."""
    cells: dict[int, _Cell] = {}
    total = 0
    for number in range(20_000):
        cell = cells[number & 255] = _Cell(number, number & 7)
        other = (number * 7) & 255
        total += cell.number * 3 + cells[other if other in cells else number & 255].kind
        if cell.kind == 3:
            total ^= len(f"{number}:{total & 1023}")
    return total


def calibration(times: int = 40) -> float:
    """Seconds that one fixed piece of plain Python takes here, the least of many: carries bars between machines."""
    best = float("inf")
    gc.disable()
    try:
        for _ in range(times):
            start = time.perf_counter()
            _chore()
            best = min(best, time.perf_counter() - start)
    finally:
        gc.enable()
    return best


def busy() -> bool:
    """Whether others have kept this machine busy in the last minute: half a core or more."""
    return hasattr(os, "getloadavg") and os.getloadavg()[0] >= 0.5


def cores() -> tuple[int | None, int | None]:
    """One core for whoever drives and one for whoever is measured; None where processes cannot be pinned."""
    if not hasattr(os, "sched_getaffinity"):
        return None, None
    allowed = sorted(os.sched_getaffinity(0))
    return (allowed[0], allowed[1]) if len(allowed) > 1 else (None, None)


def pin(core: int | None) -> None:
    """Keep this process on *core*."""
    if core is not None:
        os.sched_setaffinity(0, {core})
