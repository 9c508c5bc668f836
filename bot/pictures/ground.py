"""The map: cells with their names along the edges, who stands where, who faces whom, where the reader could go next.

A side has a shape of its own beside its colour, each kind of ground a pattern, and a cell within reach a number: the
segments that going there takes, or a ring for a single step.
"""

from __future__ import annotations

from typing import Final

from bot.pictures.brush import (
    BAND,
    DARK,
    DIM,
    GREY,
    INK,
    LINE,
    PANEL,
    SKY,
    YELLOW,
    Box,
    Sheet,
    fitting,
    width,
)
from bot.pictures.plans import GroundPlan, Token
from bot.pictures.timeline import SIDES, TINTS, wrapped

WIDE: Final = 640
EDGE: Final = 12
HEAD, LETTERS, LINE_HIGH = 42, 26, 30
TITLE, LABEL, SMALL, TINIEST = 22, 18, 15, 11
LARGEST, SMALLEST = 48, 24
"""The side of a cell, in pixels."""
HIGHEST: Final = 760
HEAVIEST: Final = 15_000


def draw(plan: GroundPlan) -> bytes:
    """*plan* as a PNG of at most `HEAVIEST` bytes, where that can be had by pressing it harder."""
    board = _Board(plan)
    legend = _legend(plan)
    signs = _signs(plan)
    foot = wrapped(plan.foot)
    high = HEAD + LETTERS + board.high + 10 + LINE_HIGH * (len(legend) + len(signs) + len(foot)) + 8
    sheet = Sheet(WIDE, high)
    sheet.text(EDGE, HEAD // 2 + 2, fitting(plan.title, WIDE - 2 * EDGE, TITLE), TITLE)
    board.draw(sheet)
    y = HEAD + LETTERS + board.high + 10
    for line in legend:
        for x, token, name in line:
            _token(sheet, token, (x, y + 2, x + 26, y + 28), SMALL)
            sheet.text(x + 34, y + 15, name, LABEL)
        y += LINE_HIGH
    for row in signs:
        for x, look, word in row:
            _cell(sheet, look, (x, y + 3, x + 26, y + 27))
            sheet.text(x + 34, y + 15, word, LABEL, DIM)
        y += LINE_HIGH
    for said in foot:
        sheet.text(EDGE, y + 15, said, LABEL, DIM)
        y += LINE_HIGH
    return sheet.light(HEAVIEST)


class _Board:
    """Where cells are on the picture."""

    def __init__(self, plan: GroundPlan) -> None:
        self.plan = plan
        self.left = EDGE + width(str(plan.top + plan.rows), LABEL) + 8
        room = WIDE - EDGE - self.left
        hexagonal = plan.shape == "hexagonal"
        # A hexagon is as wide as two sides, and the next column begins one side and a half further.
        across = room / (plan.columns * 0.87 + 0.29) if hexagonal else room / plan.columns
        down = HIGHEST / (plan.rows + 0.5 * hexagonal)
        self.size = max(SMALLEST, min(LARGEST, int(across), int(down))) & ~1
        self.step = round(self.size * 0.87) if hexagonal else self.size
        self.high = plan.rows * self.size + (self.size // 2 if hexagonal else 0)
        self.wide = self.step * plan.columns + (self.size - self.step if hexagonal else 0)
        self.hexagonal = hexagonal

    def centre(self, column: int, row: int) -> tuple[int, int]:
        """The middle of a cell, counted over the whole ground."""
        x = self.left + (column - self.plan.left) * self.step + self.size // 2
        y = HEAD + LETTERS + (row - self.plan.top) * self.size + self.size // 2
        return x, y + (self.size // 2 if self.hexagonal and column % 2 else 0)

    def box(self, column: int, row: int, shrink: int = 1) -> Box:
        x, y = self.centre(column, row)
        half = self.size // 2 - shrink
        return x - half, y - half, x + half, y + half

    def draw(self, sheet: Sheet) -> None:
        plan = self.plan
        every = 1 if self.size >= width(str(plan.top + plan.rows), LABEL) else 2
        for column in range(plan.left, plan.left + plan.columns):
            x, _ = self.centre(column, plan.top)
            sheet.centred(x, HEAD + LETTERS // 2 - 2, _letter(column), LABEL, DIM)
        for row in range(plan.top, plan.top + plan.rows):
            _, y = self.centre(plan.left - plan.left % 2, row)
            if (row - plan.top) % every == 0:
                said = str(row + 1)
                sheet.text(self.left - 8 - width(said, LABEL), y, said, LABEL, DIM)
        for column, row, look in plan.cells:
            if look == "solid":
                continue
            self._patch(sheet, column, row, look)
        self._lines(sheet)
        for column, row, look in plan.cells:
            if look == "solid":
                self._patch(sheet, column, row, look)
        for column, row, cost in plan.reach:
            x, y = self.centre(column, row)
            if cost == 0:
                sheet.shape("disc", (x - 7, y - 7, x + 7, y + 7), SKY)
                sheet.shape("disc", (x - 4, y - 4, x + 4, y + 4), PANEL, SKY)
            else:
                sheet.centred(x, y, str(cost), SMALL, SKY)
        for one, other in plan.facing:
            ends = (plan.tokens[one], plan.tokens[other])
            points = [self.centre(each.column, each.row) for each in ends]
            sheet.line((*points[0], *points[1]), YELLOW, 5)
        shared: dict[tuple[int, int], int] = {}
        for token in plan.tokens:
            # Who wrestles shares a cell: each is drawn a little aside.
            place = shared[token.column, token.row] = shared.get((token.column, token.row), -1) + 1
            left, top, right, bottom = self.box(token.column, token.row, self.size // 10)
            aside = place * (self.size // 4)
            _token(sheet, token, (left + aside, top + aside, right + aside, bottom + aside), self._letters())

    def _letters(self) -> int:
        return LABEL if self.size >= 40 else SMALL if self.size >= 30 else 12

    def _patch(self, sheet: Sheet, column: int, row: int, look: str) -> None:
        _cell(sheet, look, self.box(column, row, self.size // 8 if self.hexagonal else 1))

    def _lines(self, sheet: Sheet) -> None:
        plan, top = self.plan, HEAD + LETTERS
        if not self.hexagonal:
            for number in range(plan.columns + 1):
                x = self.left + number * self.size
                sheet.line((x, top, x, top + self.high), LINE)
            for number in range(plan.rows + 1):
                y = top + number * self.size
                sheet.line((self.left, y, self.left + self.wide, y), LINE)
            return
        slant = self.size - self.step
        for column in range(plan.left, plan.left + plan.columns):
            for row in range(plan.top, plan.top + plan.rows):
                x, y = self.centre(column, row)
                half = self.size // 2
                points = [
                    *((x - half + slant, y - half), (x + half - slant, y - half), (x + half, y)),
                    *((x + half - slant, y + half), (x - half + slant, y + half), (x - half, y)),
                ]
                sheet.outline(points, LINE)


def _letter(column: int) -> str:
    return chr(ord("A") + column) if 0 <= column < 26 else str(column + 1)


def _cell(sheet: Sheet, look: str, box: Box) -> None:
    """A cell's ground."""
    left, top, right, bottom = box
    if look == "solid":
        sheet.fill(box, GREY)
        sheet.line((left + 3, top + 3, right - 4, bottom - 4), DARK, 3)
        sheet.line((left + 3, bottom - 4, right - 4, top + 3), DARK, 3)
    elif look in ("hatched", "striped", "dotted", "crossed"):
        sheet.weave((left + 2, top + 2, right - 2, bottom - 2), look, TINTS[look])  # type: ignore[index]
    else:
        sheet.fill(box, BAND)


def _token(sheet: Sheet, token: Token, box: Box, size: int) -> None:
    left, top, right, bottom = box
    shape, tint = SIDES[token.side % len(SIDES)]
    if token.low:
        tint = GREY
    if token.own:
        sheet.shape(shape, (left - 3, top - 3, right + 3, bottom + 3), INK)
    sheet.shape(shape, box, tint, INK if token.own else PANEL)
    middle = (top + bottom) // 2 + ((bottom - top) // 6 if shape == "triangle" else 0)
    while size > TINIEST and width(token.initial, size) > right - left - 4:
        size -= 2
    mark = fitting(token.initial, right - left, size)
    sheet.centred((left + right) // 2, middle, mark, size, DARK, tint)
    if token.low:
        sheet.line((left + 2, bottom - 3, right - 3, top + 2), DARK, 3)


def _legend(plan: GroundPlan) -> list[list[tuple[int, Token, str]]]:
    """The tokens with their names, in two columns."""
    half = (WIDE - 2 * EDGE) // 2
    named = [
        (Token(0, 0, token.initial, token.side, token.own, token.low), fitting(name, half - 44, LABEL))
        for token, name in zip(plan.tokens, plan.names, strict=False)
    ]
    return [
        [(EDGE + half * at, *entry) for at, entry in enumerate(named[first : first + 2])]
        for first in range(0, len(named), 2)
    ]


def _signs(plan: GroundPlan) -> list[list[tuple[int, str, str]]]:
    lines: list[list[tuple[int, str, str]]] = []
    x = WIDE
    for look, word in plan.signs:
        needed = 34 + width(word, LABEL) + 20
        if x + needed > WIDE - EDGE or not lines:
            lines.append([])
            x = EDGE
        lines[-1].append((x, look, word))
        x += needed
    return lines
