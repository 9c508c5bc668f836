"""The drawing tools: a sheet whose pixels are numbers of colours, and smooth letters on it.

All pictures have the same sixteen colours, so that a pixel takes half a byte from the beginning: no true colours are
drawn and counted down afterwards, and the file stays small. Where a letter or a slanting edge meets its ground, it goes
through those of the sixteen that lie between. Letters are drawn once and kept: the same names and words come again and
again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFont

from bot.pictures import paletted

FONT: Final = Path(__file__).resolve().parents[2] / "data" / "font" / "label.ttf"
"""DejaVu Sans Condensed, with the letters of all languages written in Latin, Greek or Cyrillic."""
STEPS: Final = 2
"""Steps from the ground to the colour of a letter."""
LEVEL: Final = 6
"""How hard the file is pressed: beyond this, time grows more than the file shrinks."""
HARDER: Final = 8
FINER: Final = 4
"""Shapes with round or slanting edges are drawn so many times larger first."""

Tint: TypeAlias = tuple[int, int, int]
Colour: TypeAlias = int
Points: TypeAlias = Sequence[tuple[int, int]]
Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels; right and bottom are outside."""

PALETTE: Final[tuple[Tint, ...]] = (
    (0x2B, 0x2D, 0x31),
    (0x3A, 0x3E, 0x47),
    (0x55, 0x59, 0x61),
    (0x8A, 0x8E, 0x96),
    (0xBE, 0xC2, 0xC9),
    (0xF2, 0xF3, 0xF5),
    (0x16, 0x17, 0x1A),
    (0xFF, 0xD8, 0x4D),
    (0xF5, 0xA3, 0x3C),
    (0xB9, 0x71, 0x1C),
    (0x4C, 0xC2, 0x94),
    (0xF0, 0x6C, 0x9B),
    (0x6C, 0xB6, 0xFF),
    (0xFF, 0x9B, 0x7A),
    (0x9F, 0xE0, 0x8A),
    (0xE3, 0xB7, 0xFF),
)
LIGHT: Final[tuple[Tint, ...]] = (
    (0xFF, 0xFF, 0xFF),
    (0xE4, 0xE8, 0xEF),
    (0xC2, 0xC7, 0xD0),
    (0x6E, 0x74, 0x7F),
    (0x4E, 0x53, 0x5D),
    (0x16, 0x17, 0x1A),
    (0xFF, 0xFF, 0xFF),
    (0x94, 0x68, 0x00),
    (0x9A, 0x4E, 0x00),
    (0xB0, 0x69, 0x1C),
    (0x0B, 0x77, 0x4D),
    (0xB4, 0x2A, 0x5E),
    (0x1B, 0x62, 0xB5),
    (0xB4, 0x38, 0x1D),
    (0x39, 0x72, 0x1C),
    (0x77, 0x3D, 0xAC),
)
"""The same sixteen on a light ground: each stands as far from it as its counterpart from the dark one."""
PALETTES: Final = {"dark": PALETTE, "light": LIGHT}
PANEL, BAND, LINE, GREY, DIM, INK, DARK, YELLOW, AMBER, BROWN, GREEN, PINK, SKY, CORAL, LEAF, LILAC = range(16)
"""The colours by their places in the palette: PANEL is the ground, INK what is written on it, DARK what is written on a
colour."""


@lru_cache(maxsize=8)
def font(size: int) -> ImageFont.FreeTypeFont:
    """The letters at *size* pixels."""
    return ImageFont.truetype(str(FONT), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def width(text: str, size: int) -> int:
    """How wide *text* is, in pixels."""
    return round(font(size).getlength(text))


def fitting(text: str, room: int, size: int) -> str:
    """*text*, cut with an ellipsis where it is wider than *room* pixels; empty where nothing of it fits."""
    if width(text, size) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + "…", size) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…" if low else ""


@lru_cache(maxsize=2048)
def _letters(text: str, size: int) -> tuple[Image.Image, Image.Image, int, int]:
    """*text* as steps (0 to STEPS), where there are any, and where they stand from the middle of its left edge."""
    left, top, right, bottom = (int(each) for each in font(size).getbbox(text, anchor="ls"))
    grey = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(grey).text((-left, -top), text, fill=255, font=font(size), anchor="ls")
    return *_stepped(grey), left, top


def _stepped(grey: Image.Image) -> tuple[Image.Image, Image.Image]:
    steps = grey.point([round(each * STEPS / 255) for each in range(256)])
    return steps, steps.point([0] + [255] * 255)


@lru_cache(maxsize=8)
def _rise(size: int) -> int:
    """From the middle of a capital down to the line on which it stands, in pixels."""
    return -int(font(size).getbbox("H", anchor="ls")[1]) // 2


@lru_cache(maxsize=256)
def _shape(name: str, wide: int, high: int) -> tuple[Image.Image, Image.Image]:
    """A filled shape of that size: `disc`, `diamond`, `triangle`, `square`, `arrow`, `hexagon`, `plate`."""
    w, h = wide * FINER, high * FINER
    grey = Image.new("L", (w, h))
    draw = ImageDraw.Draw(grey)
    match name:
        case "disc":
            draw.ellipse((0, 0, w - 1, h - 1), fill=255)
        case "plate":
            draw.rounded_rectangle((0, 0, w - 1, h - 1), min(w, h) // 4, fill=255)
        case "diamond":
            draw.polygon([(w // 2, 0), (w, h // 2), (w // 2, h), (0, h // 2)], fill=255)
        case "triangle":
            draw.polygon([(w // 2, 0), (w, h), (0, h)], fill=255)
        case "arrow":
            draw.polygon([(0, 0), (w, h // 2), (0, h)], fill=255)
        case "hexagon":
            draw.polygon(
                [(w // 4, 0), (w * 3 // 4, 0), (w, h // 2), (w * 3 // 4, h), (w // 4, h), (0, h // 2)], fill=255
            )
        case _:
            draw.rectangle((0, 0, w, h), fill=255)
    return _stepped(grey.reduce(FINER))


@lru_cache(maxsize=16)
def pattern(name: str, wide: int, high: int) -> Image.Image:
    """Where a pattern has its second colour, over that many pixels: `hatched`, `striped`, `dotted`, `crossed`."""
    mask = Image.new("1", (wide, high))
    draw = ImageDraw.Draw(mask)
    match name:
        case "hatched":
            for x in range(-high, wide, 20):
                draw.line((x, high, x + high, 0), fill=1, width=6)
        case "striped":
            for x in range(0, wide, 16):
                draw.rectangle((x, 0, x + 2, high), fill=1)
        case "dotted":
            for row, y in enumerate(range(4, high, 12)):
                for x in range(4 + 8 * (row % 2), wide, 16):
                    draw.ellipse((x - 2, y - 2, x + 2, y + 2), fill=1)
        case "crossed":
            for x in range(-high, wide + high, 16):
                draw.line((x, high, x + high, 0), fill=1, width=2)
                draw.line((x, 0, x + high, high), fill=1, width=2)
        case _:
            raise ValueError(f"no such pattern: {name}")
    return mask


@lru_cache(maxsize=512)
def _table(tint: Colour, ground: Colour) -> list[int]:
    """Which colour each step from *ground* to *tint* has: the nearest to the true mixture, in linear light, so that
    thin letters stay bright."""
    made = []
    for step in range(1, STEPS + 1):
        share = step / STEPS
        mixed = [
            (share * one**2 + (1 - share) * other**2) ** 0.5
            for one, other in zip(PALETTE[tint], PALETTE[ground], strict=True)
        ]
        made.append(min(range(len(PALETTE)), key=lambda each: _apart(PALETTE[each], mixed)))
    return [0, *made] + [0] * (255 - STEPS)


def _around(points: Points, thick: int) -> Box:
    """The box that holds *points* and a line of that thickness through them."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - thick, min(ys) - thick, max(xs) + thick + 1, max(ys) + thick + 1


def _apart(one: Sequence[float], other: Sequence[float]) -> float:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


@lru_cache(maxsize=2048)
def _inked(text: str, size: int, tint: Colour, ground: Colour) -> tuple[Image.Image, Image.Image, int, int]:
    """*text* in *tint* on *ground*; where it is, and where it stands from the middle of its left edge."""
    steps, where, left, top = _letters(text, size)
    return steps.point(_table(tint, ground)), where, left, top


@lru_cache(maxsize=256)
def _painted(name: str, wide: int, high: int, tint: Colour, ground: Colour) -> tuple[Image.Image, Image.Image]:
    steps, where = _shape(name, wide, high)
    return steps.point(_table(tint, ground)), where


class Sheet:
    """A picture under way, of one *ground*, in the colours of *theme*."""

    def __init__(self, wide: int, high: int, ground: Colour = PANEL, theme: str = "dark") -> None:
        self._palette = PALETTES[theme]
        self._image = Image.new("L", (wide, high), ground)
        self._draw = ImageDraw.Draw(self._image)
        self.wide, self.high = wide, high

    def fill(self, box: Box, tint: Colour) -> None:
        left, top, right, bottom = box
        self._draw.rectangle((left, top, right - 1, bottom - 1), fill=tint)

    def frame(self, box: Box, tint: Colour, thick: int = 2) -> None:
        left, top, right, bottom = box
        self._draw.rectangle((left, top, right - 1, bottom - 1), outline=tint, width=thick)

    def dashes(self, box: Box, tint: Colour, thick: int = 3) -> None:
        """A broken frame."""
        left, top, right, bottom = box
        for x in range(left, right, 14):
            end = min(x + 8, right)
            self.fill((x, top, end, top + thick), tint)
            self.fill((x, bottom - thick, end, bottom), tint)
        for y in range(top, bottom, 12):
            end = min(y + 7, bottom)
            self.fill((left, y, left + thick, end), tint)
            self.fill((right - thick, y, right, end), tint)

    def line(self, points: tuple[int, int, int, int], tint: Colour, thick: int = 1) -> None:
        self._draw.line(points, fill=tint, width=thick)

    def outline(self, points: list[tuple[int, int]], tint: Colour, *, within: Colour | None = None) -> None:
        """A closed line through *points*, filled with *within*."""
        self._draw.polygon(points, fill=None if within is None else within, outline=tint)

    def weave(self, box: Box, name: str, tint: Colour) -> None:
        """The pattern *name* over *box*."""
        left, top, right, bottom = box
        if right > left and bottom > top:
            mask = pattern(name, self.wide, bottom - top).crop((0, 0, right - left, bottom - top))
            self._image.paste(tint, (left, top), mask)

    def shape(self, name: str, box: Box, tint: Colour, ground: Colour = PANEL) -> None:
        """A filled shape in *box*, smooth on *ground*."""
        left, top, right, bottom = box
        image, where = _painted(name, right - left, bottom - top, tint, ground)
        self._image.paste(image, (left, top), where)

    def patch(self, points: Points, tint: Colour, ground: Colour = PANEL) -> None:
        """A filled shape with corners at *points*, smooth on *ground*."""
        self._mark(points, tint, ground, 0)

    def contour(self, points: Points, tint: Colour, thick: int, ground: Colour = PANEL) -> None:
        """A closed line through *points*, smooth on *ground*."""
        self._mark(points, tint, ground, thick)

    def weave_in(self, points: Points, name: str, tint: Colour) -> None:
        """The pattern *name* within *points*."""
        left, top, right, bottom = _around(points, 0)
        within = Image.new("1", (right - left, bottom - top))
        ImageDraw.Draw(within).polygon([(x - left, y - top) for x, y in points], fill=1)
        mask = pattern(name, self.wide, bottom - top).crop((0, 0, right - left, bottom - top))
        self._image.paste(tint, (left, top), ImageChops.logical_and(within, mask))

    def _mark(self, points: Points, tint: Colour, ground: Colour, thick: int) -> None:
        left, top, right, bottom = _around(points, thick)
        grey = Image.new("L", ((right - left) * FINER, (bottom - top) * FINER))
        corners = [((x - left) * FINER, (y - top) * FINER) for x, y in points]
        draw = ImageDraw.Draw(grey)
        if thick:
            draw.line([*corners, *corners[:2]], fill=255, width=thick * FINER, joint="curve")
        else:
            draw.polygon(corners, fill=255)
        steps, where = _stepped(grey.reduce(FINER))
        self._image.paste(steps.point(_table(tint, ground)), (left, top), where)

    def text(self, x: int, y: int, text: str, size: int, tint: Colour = INK, ground: Colour = PANEL) -> None:
        """*text* from *x* on, its capitals centred on the height *y*, smooth on *ground*."""
        if text.strip():
            image, where, left, top = _inked(text, size, tint, ground)
            self._image.paste(image, (x + left, y + _rise(size) + top), where)

    def centred(self, x: int, y: int, text: str, size: int, tint: Colour = INK, ground: Colour = PANEL) -> None:
        """*text* with its middle at (*x*, *y*)."""
        self.text(x - width(text, size) // 2, y, text, size, tint, ground)

    def light(self, heaviest: int) -> bytes:
        """The picture as a file, pressed harder where it would have more than *heaviest* bytes."""
        made = self.png()
        return made if len(made) <= heaviest else self.png(HARDER)

    def png(self, level: int = LEVEL) -> bytes:
        """The picture as a file."""
        return paletted.png(self._image, self._palette, level)
