"""What is aimed at: each goal is a figure of ours beside a figure of a floor, and two limits for what comes of both."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

Verdict = Literal["good", "met", "missed", "–"]


@dataclass(frozen=True, slots=True)
class Goal:
    """*bar* must be kept, *good* is aimed at. *least*: the figure is to be at least that, not at most.

    *compared*: what is held against the limits, the `ratio` ours / floor or the `excess` of ours in *unit*.
    """

    id: str
    what: str
    floor: str
    unit: str
    bar: float
    good: float
    least: bool = False
    compared: Literal["ratio", "excess"] = "ratio"

    def verdict(self, figure: float) -> Verdict:
        """How *figure* stands to the limits.

        >>> G1.verdict(1.2), G1.verdict(1.4), G1.verdict(1.6), G4.verdict(1.1), G4.verdict(0.5)
        ('good', 'met', 'missed', 'good', 'missed')
        """
        if self.least:
            return "good" if figure >= self.good else "met" if figure >= self.bar else "missed"
        return "good" if figure <= self.good else "met" if figure <= self.bar else "missed"


G1 = Goal("G1", "CPU of one attack: commit, answer, tracker", "shown + commit + edit, W = 1", "ms", 1.5, 1.25)
G2 = Goal("G2", "frame to first answer, p50", "shown + commit, W = 1", "ms", 1.5, 1.25)
G4 = Goal(
    "G4", "attacks a second, W = 16 over 16 encounters", "shown + commit + edit, W = 16", "/s", 0.67, 1.0, least=True
)
G9 = Goal("G9", "engine: one decision", "generator, pydantic events, JSON, HMAC per face", "µs", 6.5, 2.6)
G11 = Goal("G11", "process start to all timers armed", "imports + lazy table", "s", 3.33, 1.67)
G12 = Goal("G12", "first input after a restart, above the next", "read + validate", "ms", 2.0, 1.0, compared="excess")
G17 = Goal("G17", "picture of a timeline", "the drawing library alone, palette of 32", "ms", 1.2, 1.0)
G16 = Goal(
    "G16", "longest garbage collection under the load of G2", "the same of the floor", "ms", 5.0, 2.0, compared="excess"
)
G24 = Goal("G24", "start: CPU until ready, imports excepted", "the floor's start", "s", 0.5, 0.25, compared="excess")
G24_CHECK = Goal(
    "G24", "… a health check: CPU, interpreter and all", "python -c pass", "s", 0.15, 0.05, compared="excess"
)
G14 = Goal("G14", "resident memory, fights asleep and some awake", "the floor's", "MiB", 2.0, 1.5)
G22 = Goal("G22", "after a million events", "the same on an empty file", "ms", 1.2, 1.1)
CAPACITY = Goal(
    "CAP",
    "fights one bot can serve within Discord's limits at one input per fight and 10 s",
    "Discord's limit alone",
    "fights",
    1.0,
    1.0,
    least=True,
)
G29 = Goal("G29", "calls of ours, an attack of D&D Alternatif", "–", "calls", 5_000, 2_500, compared="excess")
G29_FIFTH = Goal("G29", "… a press of dnd5", "–", "calls", 8_000, 4_000, compared="excess")
G30 = Goal("G30", "all chances of one decision, dnd5", "–", "ms", 0.6, 0.3, compared="excess")
G30_MANOEUVRE = Goal("G30", "… the chance of one manoeuvre, dnd35", "–", "ms", 0.3, 0.15, compared="excess")
G25 = Goal("G25", "a packed fight on the disk", "its export", "KiB", 60.0, 25.0, compared="excess")

GOALS = {each.id: each for each in (G1, G2, G4, G9, G11, G12, G14, G16, G17, G22, G24, G25, G29, G30)}


@dataclass(frozen=True, slots=True)
class Result:
    """One line of the table. Figures are in the goal's unit; *spread* is (max − min) / median of ours.

    *scale* stretches limits that are not ratios to this machine. A result without *judged* is for information.
    """

    goal: Goal
    floor: float
    ours: float
    spread: float = 0.0
    scale: float = 1.0
    judged: bool = True
    label: str | None = None
    notes: dict[str, float | int | str] = field(default_factory=dict)

    @property
    def ratio(self) -> float:
        return self.ours / self.floor if self.floor else float("nan")

    @property
    def figure(self) -> float:
        """What is held against the limits."""
        return self.ratio if self.goal.compared == "ratio" else self.ours / self.scale

    @property
    def verdict(self) -> Verdict:
        return self.goal.verdict(self.figure) if self.judged else "–"

    def plain(self) -> dict[str, Any]:
        """For a JSON file."""
        return {
            **asdict(self.goal),
            "label": self.label or self.goal.what,
            "floor_figure": self.floor,
            "ours": self.ours,
            "ratio": self.ratio,
            "spread": self.spread,
            "scale": self.scale,
            "verdict": self.verdict,
            "notes": self.notes,
        }


_HEADS = ("goal", "what", "floor", "ours", "unit", "ratio", "bar", "good", "verdict")


def table(results: Sequence[Result]) -> str:
    """The results as text in columns, with the notes below each line."""
    rows: list[tuple[str, ...]] = [_HEADS]
    for each in results:
        goal = each.goal
        sign = "≥" if goal.least else "≤"
        about = "×" if goal.compared == "ratio" else f" {goal.unit}"
        limits = (goal.bar, goal.good) if goal.compared == "ratio" else (goal.bar * each.scale, goal.good * each.scale)
        shown = tuple(f"{sign} {limit:.3g}{about}" for limit in limits) if each.judged else ("", "")
        name = goal.id if each.judged else ""
        figures = (f"{each.floor:,.4g}", f"{each.ours:,.4g}", goal.unit, f"{each.ratio:.2f}")
        rows.append((name, each.label or goal.what, *figures, *shown, each.verdict))
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEADS))]
    lines = []
    for number, row in enumerate(rows):
        cells = [
            cell.ljust(width) if column in (0, 1, 4, 8) else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
        if number == 0:
            lines.append("  ".join("-" * width for width in widths))
        else:
            lines.extend(_notes(results[number - 1]))
    return "\n".join(lines)


def _notes(result: Result) -> Iterable[str]:
    notes: dict[str, float | int | str] = {}
    if result.judged:
        notes["floor"] = result.goal.floor
        notes["spread"] = round(result.spread, 2)
    notes |= result.notes
    if notes:
        told = ", ".join(f"{key} {_short(value)}" for key, value in notes.items())
        yield f"      {told}"


def _short(value: float | int | str) -> str:
    return f"{value:,.3g}" if isinstance(value, float) else f"{value:,}" if isinstance(value, int) else value
