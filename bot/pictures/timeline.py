"""The timeline: a lane for each combatant, moments from left to right, the present one first.

Everything is drawn at twice the size at which a phone shows it. A bar's pattern says what it is as surely as its
colour, its label says it in words, and the legend below explains the patterns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from bot.pictures.brush import (
    AMBER,
    BAND,
    BROWN,
    CORAL,
    DARK,
    DIM,
    GREEN,
    INK,
    LEAF,
    LILAC,
    LINE,
    PANEL,
    PINK,
    SKY,
    YELLOW,
    Box,
    Colour,
    Sheet,
    fitting,
    width,
)
from bot.pictures.plans import Bar, Lane, Look, TimelinePlan

S = TypeVar("S")
WIDE: Final = 640
EDGE: Final = 12
HEAD, TICKS, TRACK, GAP, LEGEND, FOOT = 42, 34, 32, 8, 34, 26
TITLE, NAME, LABEL = 22, 20, 18
MARK: Final = 12
MOST_NAME: Final = 180
MOST_TRACKS: Final = 3
FEWEST_LANES, MOST_LANES = 4, 16
HEAVIEST: Final = 15_000
"""Bytes."""
SWATCH: Final = 38

SIDES: Final[tuple[tuple[str, Colour], ...]] = (
    ("disc", SKY),
    ("square", CORAL),
    ("diamond", LEAF),
    ("triangle", LILAC),
)
"""How a side is shown: by its shape, and by its colour."""

TINTS: Final[dict[Look, Colour]] = {
    "mark": YELLOW,
    "solid": AMBER,
    "hatched": BROWN,
    "outline": INK,
    "striped": GREEN,
    "dotted": PINK,
    "crossed": DIM,
}


class _Placed(NamedTuple):
    """A bar with its pixels; *label* where it is written, *inside* the bar or beside it; *beyond*: it goes on."""

    bar: Bar
    left: int
    right: int
    label: str
    at: int
    inside: bool
    beyond: bool = False


class _Row(NamedTuple):
    lane: Lane
    tracks: list[list[_Placed]]


def draw(plan: TimelinePlan) -> bytes:
    """*plan* as a PNG of at most `HEAVIEST` bytes: of a crowd as many lanes as fit, the first ones; the others are
    named below."""
    lanes = min(len(plan.lanes), MOST_LANES)
    while True:
        made = _drawn(plan, lanes).light(HEAVIEST)
        if len(made) <= HEAVIEST or lanes <= FEWEST_LANES:
            return made
        lanes = max(FEWEST_LANES, min(lanes - 1, lanes * HEAVIEST // len(made)))


def _drawn(plan: TimelinePlan, most: int) -> Sheet:
    lanes = plan.lanes[:most]
    names = max([width(each.name, NAME) for each in lanes], default=0)
    start = EDGE + MARK + 8 + min(names, MOST_NAME) + 14
    step = (WIDE - EDGE - start) // max(1, len(plan.ticks))
    end = start + step * len(plan.ticks)
    rows = [_Row(lane, _tracks(lane.bars, start, step, end)) for lane in lanes]
    legend = in_lines(plan.legend, 56, WIDE - 2 * EDGE)
    more = ", ".join(each.name for each in plan.lanes[most:])
    foot = [*([fitting(f"+ {more}", WIDE - 2 * EDGE, LABEL)] if more else []), *wrapped(plan.foot)]
    body = sum(_height(row) for row in rows)
    high = HEAD + TICKS + body + (10 + LEGEND * len(legend) if legend else 0) + FOOT * len(foot) + 12
    sheet = Sheet(WIDE, high, theme=plan.theme)
    sheet.text(EDGE, HEAD // 2 + 2, fitting(plan.title, WIDE - 2 * EDGE, TITLE), TITLE)
    _ticks(sheet, plan, start, step, HEAD, HEAD + TICKS + body)
    y = HEAD + TICKS
    before = None
    for row in rows:
        sheet.line((0, y, WIDE, y), LINE, 3 if before is not None and before != row.lane.side else 1)
        before = row.lane.side
        _lane(sheet, row, y, start)
        y += _height(row)
    sheet.line((0, y, WIDE, y), LINE, 1)
    y += 10
    for line in legend:
        _legend_line(sheet, line, y)
        y += LEGEND
    for said in foot:
        sheet.text(EDGE, y + FOOT // 2, said, LABEL, DIM)
        y += FOOT
    return sheet


def _height(row: _Row) -> int:
    return max(1, len(row.tracks)) * TRACK + GAP


def _ticks(sheet: Sheet, plan: TimelinePlan, start: int, step: int, top: int, bottom: int) -> None:
    """The moments above their columns; the present column is lighter."""
    middle = top + TICKS // 2
    sheet.fill((start, top, start + step, bottom), BAND)
    wide = max(width(each, LABEL) for each in plan.ticks) if plan.ticks else 0
    every = 1 if wide + 8 <= step else 2
    for number, tick in enumerate(plan.ticks):
        x = start + number * step
        sheet.line((x, top + TICKS - 6, x, bottom), LINE)
        if number == 0:
            sheet.shape("plate", (x + 2, top + 3, x + step - 1, top + TICKS - 6), INK, BAND)
            sheet.centred(x + step // 2, middle - 2, tick, LABEL, DARK, INK)
        elif number % every == 0:
            sheet.centred(x + step // 2, middle - 2, tick, LABEL, DIM)
    sheet.line((start + step * len(plan.ticks), top + TICKS - 6, start + step * len(plan.ticks), bottom), LINE)
    sheet.text(EDGE, middle - 2, fitting(plan.now, start - EDGE - 8, LABEL), LABEL, DIM)


def _tracks(bars: Sequence[Bar], start: int, step: int, end: int) -> list[list[_Placed]]:
    """The bars over one another only as far as they would cover each other, labels included."""
    tracks: list[list[_Placed]] = []
    for bar in sorted(bars, key=lambda each: (each.first, -each.last)):
        placed = _place(bar, start, step, end)
        for track in tracks:
            if all(placed.left >= _reach(other) or _reach(placed) <= other.left for other in track):
                track.append(placed)
                break
        else:
            if len(tracks) < MOST_TRACKS:
                tracks.append([placed])
    return tracks


def _reach(placed: _Placed) -> int:
    return max(placed.right, placed.at + width(placed.label, LABEL) + 6 if placed.label else 0)


def _place(bar: Bar, start: int, step: int, end: int) -> _Placed:
    columns = (end - start) // step
    beyond = bar.last >= columns
    first = min(bar.first, columns - 1)
    left = start + first * step
    right = end if beyond else left + step * (bar.last - first + 1)
    label = f"{bar.label} → {bar.until}" if beyond and bar.until else bar.label
    if bar.look == "mark":
        left, right = left + 3, left + 3 + min(step - 6, 30)
        if bar.first >= columns:
            left, right = end - 33, end - 3
    else:
        left, right = left + 3, right - 2
        if bar.first < columns and right - left >= width(label, LABEL) + 16 - (0 if not beyond else 14):
            return _Placed(bar, left, right, label, left + 8, inside=True, beyond=beyond)
    free = end - right - 6
    if free >= width(label, LABEL):
        return _Placed(bar, left, right, label, right + 5, inside=False, beyond=beyond)
    before = left - start - 6
    if before >= width(label, LABEL):
        return _Placed(bar, left, right, label, left - 6 - width(label, LABEL), inside=False, beyond=beyond)
    if bar.look != "mark" and right - left - 16 >= free:
        return _Placed(bar, left, right, fitting(label, right - left - 16, LABEL), left + 8, inside=True, beyond=beyond)
    return _Placed(bar, left, right, fitting(label, free, LABEL), right + 5, inside=False, beyond=beyond)


def _lane(sheet: Sheet, row: _Row, top: int, start: int) -> None:
    lane = row.lane
    middle = top + GAP // 2 + TRACK // 2
    shape, tint = SIDES[lane.side % len(SIDES)]
    sheet.shape(shape, (EDGE, middle - MARK // 2, EDGE + MARK, middle + MARK - MARK // 2), tint)
    x = EDGE + MARK + 8
    sheet.text(x, middle, fitting(lane.name, start - x - 8, NAME), NAME)
    for number, track in enumerate(row.tracks):
        y = top + GAP // 2 + number * TRACK
        for placed in track:
            _bar(sheet, placed, (placed.left, y + 4, placed.right, y + TRACK - 4))


def _bar(sheet: Sheet, placed: _Placed, box: Box) -> None:
    bar, (_, top, right, bottom) = placed.bar, box
    middle = (top + bottom) // 2
    ground = _look(sheet, bar.look, box)
    if bar.look != "mark" and placed.beyond:
        sheet.shape("arrow", (right - 12, middle - 10, right, middle + 10), INK, ground)
    if not placed.label:
        return
    if placed.inside:
        if bar.look != "solid":
            sheet.fill((placed.at - 4, top + 3, placed.at + width(placed.label, LABEL) + 4, bottom - 3), PANEL)
        tint, under = (DARK, TINTS["solid"]) if bar.look == "solid" else (INK, PANEL)
        sheet.text(placed.at, middle, placed.label, LABEL, tint, under)
    else:
        sheet.fill((placed.at - 2, top, placed.at + width(placed.label, LABEL) + 2, bottom), PANEL)
        sheet.text(placed.at, middle, placed.label, LABEL)


def _look(sheet: Sheet, look: Look, box: Box) -> Colour:
    """Draw what a bar of *look* is like; the colour of its ground."""
    left, top, right, bottom = box
    tint = TINTS[look]
    if look == "mark":
        middle, half = (top + bottom) // 2, min(right - left, bottom - top) // 2
        sheet.shape("diamond", (left, middle - half, left + 2 * half, middle + half), tint)
        return PANEL
    if look == "solid":
        sheet.fill(box, tint)
        return tint
    sheet.fill(box, PANEL)
    if look == "outline":
        sheet.dashes(box, tint)
        return PANEL
    sheet.weave(box, look, tint)
    sheet.frame(box, tint)
    return PANEL


def in_lines(entries: Sequence[tuple[S, str]], sign: int, most: int) -> list[list[tuple[S, str]]]:
    """The entries of a legend, each a sign and its words, in lines of *most* pixels; *sign*: so wide is a sign with the
    space behind it."""
    lines: list[list[tuple[S, str]]] = []
    room = 0
    for look, word in entries:
        needed = sign + width(word, LABEL) + 22
        if needed > room or not lines:
            lines.append([])
            room = most
        lines[-1].append((look, word))
        room -= needed
    return lines


def _legend_line(sheet: Sheet, line: Sequence[tuple[Look, str]], y: int) -> None:
    x = EDGE
    for look, word in line:
        _look(sheet, look, (x + (9 if look == "mark" else 0), y + 6, x + (39 if look == "mark" else 46), y + 34))
        sheet.text(x + 56, y + 20, fitting(word, WIDE - EDGE - x - 56, LABEL), LABEL, DIM)
        x += 56 + width(word, LABEL) + 22


def wrapped(text: str, room: int = WIDE - 2 * EDGE) -> list[str]:
    """*text* in at most three lines of *room* pixels: as a rule, the picture's width."""
    lines: list[str] = []
    for word in text.split():
        if lines and width(f"{lines[-1]} {word}", LABEL) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > 3:
        lines = [*lines[:2], fitting(" ".join(lines[2:]), room, LABEL)]
    return [fitting(each, room, LABEL) for each in lines]
