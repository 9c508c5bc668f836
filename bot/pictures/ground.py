"""The map: cells with their names along the edges, who stands where, who faces whom, where the reader could go next.

A side has a shape of its own beside its colour, each kind of ground a pattern, and a cell within reach a number: the
segments that going there takes, or a ring for a single step. Who is wounded has a bar that shrinks, who is awaited an
arrow, who is hidden is hollow. The key stands beside a narrow board, and below a wide one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

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
from bot.pictures.plans import MOST_WOUNDS, GroundPlan, Token
from bot.pictures.timeline import SIDES, TINTS, wrapped

WIDE: Final = 640
EDGE: Final = 12
HEAD, LETTERS, LINE_HIGH = 42, 26, 30
TITLE, LABEL, SMALL, TINIEST = 22, 18, 15, 11
LARGEST, SMALLEST = 48, 24
"""The side of a cell, in pixels."""
NARROWEST: Final = 210
"""The room beside the board, in pixels, from which on the key stands there: below it, a third would be blank."""
GAP: Final = 18
HIGHEST: Final = 760
HEAVIEST: Final = 15_000


def draw(plan: GroundPlan) -> bytes:
    """*plan* as a PNG of at most `HEAVIEST` bytes, where that can be had by pressing it harder."""
    board = _Board(plan)
    room = WIDE - EDGE - board.right
    beside = room >= NARROWEST
    entries = _entries(plan, beside=beside)
    columns = 1 if beside else 2
    across = room - GAP if beside else (WIDE - 2 * EDGE) // columns
    wide = min(WIDE, max(board.right + GAP + _widest(entries) + EDGE, 2 * WIDE // 3)) if beside else WIDE
    foot = wrapped(plan.foot, wide - 2 * EDGE)
    top = HEAD + LETTERS
    key = LINE_HIGH * -(-len(entries) // columns)
    body = max(board.high, key) if beside else board.high + 10 + key
    sheet = Sheet(wide, top + body + 10 + LINE_HIGH * len(foot) + 8, theme=plan.theme)
    sheet.text(EDGE, HEAD // 2 + 2, fitting(plan.title, wide - 2 * EDGE, TITLE), TITLE)
    board.draw(sheet)
    left, first = (board.right + GAP, top) if beside else (EDGE, top + board.high + 10)
    for at, entry in enumerate(entries):
        _entry(sheet, entry, left + across * (at % columns), first + LINE_HIGH * (at // columns), across)
    y = top + body + 10
    for said in foot:
        sheet.text(EDGE, y + 15, said, LABEL, DIM)
        y += LINE_HIGH
    return sheet.light(HEAVIEST)


class _Entry(NamedTuple):
    """A line of the key: a token or a kind of ground with its words; *note* is what is added in paler letters. Neither
    token nor ground: it goes on from the line above."""

    words: str
    note: str = ""
    token: Token | None = None
    look: str = ""


def _entries(plan: GroundPlan, *, beside: bool) -> list[_Entry]:
    """The key: who is who, then what the ground is. *beside* the board, what is said of people has its own lines."""
    made: list[_Entry] = []
    for at, (token, name) in enumerate(zip(plan.tokens, plan.names, strict=False)):
        note = plan.notes[at] if at < len(plan.notes) else ""
        made.append(_Entry(name, "" if beside else note, token))
        if beside and note:
            made.append(_Entry("", note))
    return made + [_Entry("", word, look=look) for look, word in plan.signs]


def _widest(entries: list[_Entry]) -> int:
    """How wide the longest line of the key is, in pixels."""
    return 40 + max((width(each.words, LABEL) + width(each.note, SMALL) for each in entries), default=0) + 10


def _entry(sheet: Sheet, entry: _Entry, x: int, y: int, room: int) -> None:
    if entry.token is not None:
        _token(sheet, entry.token, (x, y + 2, x + 26, y + 28), SMALL)
    elif entry.look:
        _cell(sheet, entry.look, (x, y + 3, x + 26, y + 27))
    at = x + 40
    words = fitting(entry.words, room - 40, LABEL)
    sheet.text(at, y + 15, words, LABEL)
    if words:
        at += width(words, LABEL) + 10
    sheet.text(at, y + 15, fitting(entry.note, max(0, x + room - at), SMALL), SMALL, DIM)


class _Board:
    """Where cells are on the picture."""

    def __init__(self, plan: GroundPlan) -> None:
        self.plan = plan
        self.left = EDGE + width(str(plan.top + plan.rows), LABEL) + 8
        # Hexagons have their rows numbered on both edges: in every second column they are half a cell lower.
        room = WIDE - EDGE - self.left - (self.left - EDGE if plan.shape == "hexagonal" else 0)
        hexagonal = plan.shape == "hexagonal"
        # A hexagon is as wide as two sides, and the next column begins one side and a half further.
        across = room / (plan.columns * 0.87 + 0.29) if hexagonal else room / plan.columns
        down = HIGHEST / (plan.rows + 0.5 * hexagonal)
        self.size = max(SMALLEST, min(LARGEST, int(across), int(down))) & ~1
        self.step = round(self.size * 0.87) if hexagonal else self.size
        self.high = plan.rows * self.size + (self.size // 2 if hexagonal else 0)
        self.wide = self.step * plan.columns + (self.size - self.step if hexagonal else 0)
        self.right = self.left + self.wide + (width(str(plan.top + plan.rows), LABEL) + 8 if hexagonal else 0)
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
            # The name of a column stands over its first cell, also where that is lower.
            x, y = self.centre(column, plan.top)
            sheet.centred(x, y - self.size // 2 - LETTERS // 2 - 2, _letter(column), LABEL, DIM)
        for row in range(plan.top, plan.top + plan.rows, every):
            said = str(row + 1)
            _, y = self.centre(plan.left, row)
            sheet.text(self.left - 8 - width(said, LABEL), y, said, LABEL, DIM)
            if self.hexagonal:
                _, y = self.centre(plan.left + plan.columns - 1, row)
                sheet.text(self.left + self.wide + 8, y, said, LABEL, DIM)
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
            if token.width > 1 and not self.hexagonal:
                far = (token.column + token.width - 1, token.row + token.width - 1)
                right, bottom = self.box(*far, self.size // 10)[2:]
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
    ground, ink = tint, DARK
    if token.hidden:
        rim = max(3, (right - left) // 9)
        sheet.shape(shape, (left + rim, top + rim, right - rim, bottom - rim), PANEL, tint)
        ground, ink = PANEL, INK
    middle = (top + bottom) // 2 + ((bottom - top) // 6 if shape == "triangle" else 0)
    while size > TINIEST and width(token.initial, size) > right - left - 4:
        size -= 2
    mark = fitting(token.initial, right - left, size)
    sheet.centred((left + right) // 2, middle, mark, size, ink, ground)
    if token.low:
        sheet.line((left + 2, bottom - 3, right - 3, top + 2), ink, 3)
    elif token.wounds:
        # What is left of him: the less, the shorter.
        high = max(5, (bottom - top) // 6)
        sheet.fill((left, bottom - high, right, bottom), PANEL)
        sheet.frame((left, bottom - high, right, bottom), INK, 1)
        left_over = (right - left) * max(0, MOST_WOUNDS + 1 - token.wounds) // (MOST_WOUNDS + 1)
        sheet.fill((left, bottom - high, left + left_over, bottom), INK)
    if token.awaited:
        half = max(6, (bottom - top) // 4)
        sheet.shape("arrow", (left - half + 1, middle - half, left + 3, middle + half), YELLOW)
