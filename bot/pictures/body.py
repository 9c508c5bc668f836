"""Somebody's body: a figure whose pieces are coloured by what is left of them, and beside it each part with its gauge,
its armour and its wounds.

The figure looks at whoever looks at it: its right arm stands on the left. A line leads from each part to its piece, so
that nobody has to guess. A piece under armour has a bold outline, under two layers a double one; what is broken is
hatched, what is lost an empty outline, what bleeds drips. Colours are never alone: figures and words say the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final, NamedTuple

from bot.pictures.brush import (
    AMBER,
    BAND,
    CORAL,
    DARK,
    DIM,
    GREEN,
    GREY,
    INK,
    LILAC,
    LINE,
    PANEL,
    PINK,
    SKY,
    YELLOW,
    Colour,
    Sheet,
    fitting,
    width,
)
from bot.pictures.plans import BodyPart, BodyPlan, Harm
from bot.pictures.timeline import in_lines, wrapped

WIDE: Final = 640
EDGE: Final = 14
HEAD, GAUGE, GAP, LINE_HIGH, LEGEND = 44, 16, 20, 24, 34
TITLE, NAME, LABEL = 24, 20, 18
COLUMN: Final = 214
"""How wide what is told of a part is, beside the figure, in pixels."""
MOST_NOTES: Final = 5
"""Lines of notes of one part."""
HEAVIEST: Final = 15_000
"""Bytes."""
THIN, BOLD, DOUBLE, INNER = 2, 4, 7, 3
MOST_DROPS: Final = 3

Shape = tuple[tuple[float, float], ...]


def _oval(x: float, y: float, across: float, down: float) -> Shape:
    return tuple((x + across * cos(pi * each / 16), y + down * sin(pi * each / 16)) for each in range(32))


_RIGHT: Final[Mapping[str, Shape]] = {
    "wing": ((57, 74), (38, 44), (14, 40), (10, 72), (12, 126), (22, 110), (33, 128), (40, 108), (50, 112)),
    "arm": ((60, 68), (50, 69), (43, 77), (35, 128), (25, 176), (40, 181), (51, 138), (62, 102)),
    "hand": ((24, 181), (40, 186), (40, 198), (33, 214), (23, 210), (19, 196)),
    "thigh": ((63, 222), (97, 222), (94, 308), (67, 308)),
    "leg": ((67, 313), (94, 313), (90, 396), (72, 396)),
    "foot": ((72, 401), (90, 401), (91, 415), (56, 418), (55, 411)),
}
_MIDDLE: Final[Mapping[str, Shape]] = {
    "head": _oval(100, 25, 20, 25),
    "neck": ((91, 52), (109, 52), (113, 64), (87, 64)),
    "chest": ((66, 68), (134, 68), (137, 90), (130, 134), (70, 134), (63, 90)),
    "belly": ((70, 139), (130, 139), (127, 178), (73, 178)),
    "hips": ((72, 183), (128, 183), (136, 217), (64, 217)),
    "tail": ((74, 206), (52, 232), (38, 262), (32, 300), (40, 332), (48, 330), (43, 300), (50, 266), (76, 222)),
}
FIGURE: Final[Mapping[str, Shape]] = {
    "tail": _MIDDLE["tail"],
    **{f"right_{name}": shape for name, shape in _RIGHT.items()},
    **{f"left_{name}": tuple((200 - x, y) for x, y in shape) for name, shape in _RIGHT.items()},
    **{name: shape for name, shape in _MIDDLE.items() if name != "tail"},
}
"""The pieces of a human figure, 200 wide and 420 high, in the order in which they are drawn."""
TALL: Final = 420
TINTS: Final[Mapping[Harm, Colour]] = {"unhurt": GREEN, "hurt": YELLOW, "grave": AMBER, "spent": CORAL}
ON_LEFT: Final = frozenset({"head", "neck"})
"""Pieces beside the middle whose part is told on the left: the right ones are."""


class _Block(NamedTuple):
    """What is told of one part: *at* is its place in the plan, *notes* its lines, as they fit."""

    at: int
    part: BodyPart
    notes: list[str]

    @property
    def high(self) -> int:
        return 28 + GAUGE + 8 + LINE_HIGH * len(self.notes) + GAP


def draw(plan: BodyPlan) -> bytes:
    """*plan* as a PNG of at most `HEAVIEST` bytes, where that can be had by pressing it harder."""
    columns = _columns(plan)
    figure = bool(plan.zones)
    body = max(sum(each.high for each in column) for column in columns)
    body = max(body, TALL + 16) if figure else body
    foot = [line for said in _said(plan) for line in wrapped(said, WIDE - 2 * EDGE)]
    legend = in_lines(plan.legend, 40, WIDE - 2 * EDGE)
    top = HEAD + 2 * GAUGE + 12
    high = top + body + LINE_HIGH * len(foot) + LEGEND * len(legend) + 16
    sheet = Sheet(WIDE, high, theme=plan.theme)
    _heading(sheet, plan)
    if figure:
        _figure(sheet, plan, columns, top)
    for number, column in enumerate(columns):
        _told(sheet, column, EDGE if number == 0 else WIDE - EDGE - _room(plan), top, _room(plan))
    y = top + body
    for line in foot:
        sheet.text(EDGE, y + LINE_HIGH // 2, line, LABEL)
        y += LINE_HIGH
    for row in legend:
        _legend(sheet, row, y)
        y += LEGEND
    return sheet.light(HEAVIEST)


def _said(plan: BodyPlan) -> list[str]:
    return [*plan.states, *([] if plan.shield is None else [plan.shield.words])]


def _room(plan: BodyPlan) -> int:
    return COLUMN if plan.zones else (WIDE - 3 * EDGE) // 2


def _heading(sheet: Sheet, plan: BodyPlan) -> None:
    end = WIDE - EDGE - width(plan.points, TITLE)
    sheet.text(EDGE, HEAD // 2 + 2, fitting(plan.title, end - EDGE - 12, TITLE), TITLE)
    sheet.text(end, HEAD // 2 + 2, plan.points, TITLE)
    _gauge(sheet, EDGE, HEAD, WIDE - 2 * EDGE, plan.left, plan.most, plan.harm)


def _gauge(sheet: Sheet, x: int, y: int, wide: int, left: int, most: int, how: Harm) -> None:
    """What is left of *most*, the less, the shorter."""
    sheet.fill((x, y, x + wide, y + GAUGE), BAND)
    if left > 0:
        over = max(4, min(wide, wide * left // max(1, most)))
        sheet.fill((x, y, x + over, y + GAUGE), TINTS[how])
    sheet.frame((x, y, x + wide, y + GAUGE), GREY, 1)


def _columns(plan: BodyPlan) -> tuple[list[_Block], list[_Block]]:
    """The parts on the left of the figure and on its right; without one, one after the other."""
    made = [_Block(at, part, _notes(part, _room(plan))) for at, part in enumerate(plan.parts)]
    if not plan.zones:
        return made[::2], made[1::2]
    at_left = {part for piece, part, _ in plan.zones if piece in ON_LEFT or piece.startswith("right_")}
    return [each for each in made if each.at in at_left], [each for each in made if each.at not in at_left]


def _notes(part: BodyPart, room: int) -> list[str]:
    lines = [line for note in part.notes for line in wrapped(note, room)]
    return (
        lines
        if len(lines) <= MOST_NOTES
        else [*lines[: MOST_NOTES - 1], fitting(f"{lines[MOST_NOTES - 1]} …", room, LABEL)]
    )


def _told(sheet: Sheet, column: list[_Block], x: int, top: int, room: int) -> None:
    """A column of parts: name and figures, gauge, notes."""
    y = top
    for block in column:
        part = block.part
        figures = f"{part.left}/{part.most}".replace("-", "−")
        end = x + room - width(figures, NAME)
        sheet.fill((x, y + 2, x + room, y + 28), PANEL)
        sheet.text(x, y + 14, fitting(part.name, end - x - 8, NAME), NAME)
        sheet.text(end, y + 14, figures, NAME, TINTS[part.harm] if part.left <= 0 else INK)
        _gauge(sheet, x, y + 28, room, part.left, part.most, part.harm)
        for number, note in enumerate(block.notes):
            sheet.text(x, y + 28 + GAUGE + 6 + LINE_HIGH * number + LINE_HIGH // 2, note, LABEL, DIM)
        y += block.high


# ---- the figure


def _placed(piece: str, left: int, top: int) -> list[tuple[int, int]]:
    return [(round(x) + left, round(y) + top) for x, y in FIGURE[piece]]


def _figure(sheet: Sheet, plan: BodyPlan, columns: tuple[list[_Block], list[_Block]], top: int) -> None:
    left = (WIDE - 200) // 2
    top += 4
    zones = {piece: (part, layers) for piece, part, layers in plan.zones}
    _leaders(sheet, plan, columns, left, top)
    for piece in FIGURE:
        if piece in zones:
            part, layers = zones[piece]
            _piece(sheet, plan.parts[part], _placed(piece, left, top), layers)
    if plan.shield is not None:
        x, y = (left + 34, top + 150) if plan.shield.side == "right" else (left + 166, top + 150)
        _shield(sheet, x, y, useless=plan.shield.useless)
    for at, hurt in enumerate(plan.parts):
        drops = min(MOST_DROPS, hurt.bleeds)
        x, y = _middle(plan, at, left, top)
        for number in range(drops):
            _drop(sheet, x - 9 * (drops - 1) + 18 * number, y)


def _piece(sheet: Sheet, part: BodyPart, points: list[tuple[int, int]], layers: int) -> None:
    if part.limb == "lost":
        sheet.contour(points, GREY, THIN)
        return
    tint = TINTS[part.harm]
    sheet.patch(points, tint)
    if part.limb == "broken":
        sheet.weave_in(points, "hatched", DARK)
    if layers:
        sheet.contour(points, INK, DOUBLE if layers > 1 else BOLD, tint)
    if layers > 1:
        sheet.contour(points, SKY, INNER, INK)


def _middle(plan: BodyPlan, at: int, left: int, top: int) -> tuple[int, int]:
    """The middle of the largest piece of a part."""
    own = [piece for piece, part, _ in plan.zones if part == at]
    if not own:
        return left + 100, top + 100
    points = _placed(max(own, key=lambda each: _size(FIGURE[each])), left, top)
    return sum(x for x, _ in points) // len(points), sum(y for _, y in points) // len(points)


def _size(shape: Shape) -> float:
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    return (max(xs) - min(xs)) * (max(ys) - min(ys))


def _leaders(sheet: Sheet, plan: BodyPlan, columns: tuple[list[_Block], list[_Block]], left: int, top: int) -> None:
    """From each part's gauge to its piece."""
    for number, column in enumerate(columns):
        y = HEAD + 2 * GAUGE + 12
        for block in column:
            height = y + 28 + GAUGE // 2
            start = EDGE + COLUMN if number == 0 else WIDE - EDGE - COLUMN
            bend = start + (14 if number == 0 else -14)
            sheet.line((start, height, bend, height), LINE, 3)
            sheet.line((bend, height, *_middle(plan, block.at, left, top)), LINE, 3)
            y += block.high


def _shield(sheet: Sheet, x: int, y: int, *, useless: bool) -> None:
    points = [(x - 19, y - 24), (x + 19, y - 24), (x + 17, y + 6), (x, y + 27), (x - 17, y + 6)]
    if useless:
        sheet.contour(points, LILAC, 3)
        sheet.line((x - 18, y - 20, x + 14, y + 14), LILAC, 3)
        return
    sheet.patch([(x + round((a - x) * 1.16), y + round((b - y) * 1.16)) for a, b in points], PANEL)
    sheet.patch(points, LILAC)
    sheet.line((x, y - 18, x, y + 18), DARK, 3)
    sheet.line((x - 12, y - 8, x + 12, y - 8), DARK, 3)


def _drop(sheet: Sheet, x: int, y: int) -> None:
    for grow, tint, ground in ((4, PANEL, PANEL), (0, PINK, PANEL)):
        size = 9 + grow
        sheet.patch([(x, y - 16 - grow), (x + size - 1, y + 2), (x - size + 1, y + 2)], tint, ground)
        sheet.shape("disc", (x - size, y - size + 4, x + size, y + size + 4), tint, ground)


# ---- the legend


def _legend(sheet: Sheet, row: list[tuple[str, str]], y: int) -> None:
    x = EDGE
    for sign, words in row:
        box = [(x + 2, y + 8), (x + 28, y + 8), (x + 28, y + 28), (x + 2, y + 28)]
        match sign:
            case "bleeds":
                _drop(sheet, x + 15, y + 20)
            case "lost":
                sheet.contour(box, GREY, THIN)
            case _:
                part = BodyPart("", 1, 1, limb="broken" if sign == "broken" else "whole")
                _piece(sheet, part, box, {"layer": 1, "layers": 2}.get(sign, 0))
        sheet.text(x + 40, y + 18, fitting(words, WIDE - EDGE - x - 40, LABEL), LABEL, DIM)
        x += 40 + width(words, LABEL) + 22


__all__ = ["FIGURE", "HEAVIEST", "WIDE", "draw"]
