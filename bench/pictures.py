"""The picture of a crowded timeline, drawn as the worker draws it, beside the least that such a picture costs.

The floor draws 900 × 360 pixels with twelve lanes, grid, bars and labels by the drawing library alone, in true colours
that are then counted down to a palette of 32. Ours is the real one: a fight of twelve (or `--fighters`) with everything
that a timeline shows, as its game master sees it, from the plan's JSON to the file. *fresh*: with none of its words
kept from an earlier picture.
"""

from __future__ import annotations

import io
import random
import time
from collections.abc import Callable

from PIL import Image, ImageDraw, ImageFont

from bench import goals
from bench.goals import Result
from bench.measure import median
from bot.kernel.decisions import Scalar
from bot.kernel.ruleset import Row, Slot, View
from bot.pictures import brush
from bot.pictures.drawing import draw
from bot.pictures.plans import Picture, dump, load
from bot.render import Renderer
from bot.text import Texts

WIDE, HIGH, LANES, MOMENTS, LEFT, TOP = 900, 360, 12, 30, 130, 34
INK, PAPER, GRID = "#1e1f22", "#f2f3f5", "#d5d7db"
COLOURS = ("#4e79a7", "#f28e2b", "#e15759", "#76b7b2", "#59a14f", "#b07aa1")


class Floor:
    """The least: shapes and labels, nothing measured, nothing fitted."""

    def __init__(self) -> None:
        self.fonts = [ImageFont.truetype(str(brush.FONT), size) for size in (12, 9)]
        chance = random.Random(3)
        self.lanes = []
        for number in range(LANES):
            at, bars = 0, []
            while at < MOMENTS - 4 and len(bars) < 4:
                start = at + chance.randint(0, 3)
                at = min(MOMENTS, start + chance.randint(3, 8))
                bars.append((start, at, ("strike", "parry", "move", "hold")[chance.randrange(4)]))
            self.lanes.append((f"Combatant {number + 1}", COLOURS[number % len(COLOURS)], bars))

    def __call__(self) -> bytes:
        font, small = self.fonts
        step, row = (WIDE - LEFT - 12) / MOMENTS, (HIGH - TOP - 8) / LANES
        image = Image.new("RGB", (WIDE, HIGH), PAPER)
        pen = ImageDraw.Draw(image)
        for moment in range(MOMENTS + 1):
            x = LEFT + moment * step
            pen.line((x, TOP, x, HIGH - 8), fill=GRID)
            if moment % 5 == 0:
                pen.text((x, TOP - 8), str(moment), fill=INK, font=small, anchor="ms")
        for number, (name, colour, bars) in enumerate(self.lanes):
            y = TOP + number * row
            pen.text((8, y + row * 0.45), name, fill=INK, font=font, anchor="lm")
            pen.rectangle((8, y + row * 0.82, 118, y + row * 0.92), fill=GRID)
            for start, end, what in bars:
                left, right = LEFT + start * step, LEFT + end * step
                pen.rounded_rectangle((left, y + 4, right, y + row - 5), 4, fill=colour, outline=INK)
                middle = ((left + right) / 2, y + (row - 1) / 2)
                pen.text(middle, what, fill="white", font=small, anchor="mm")
        pen.line((LEFT + 11.5 * step, TOP - 4, LEFT + 11.5 * step, HIGH - 6), fill="#c00000", width=2)
        flat = image.quantize(32, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        out = io.BytesIO()
        flat.save(out, "PNG", compress_level=6)
        return out.getvalue()


def crowded(renderer: Renderer, locale: str, fighters: int) -> Picture:
    """Everything that a timeline shows, of so many."""
    names = [f"{('Jurl', 'Élise', 'Orc', 'Troll')[at % 4]} {at + 1}" for at in range(fighters)]
    rows = tuple(Row(f"f{at}", name, "ab"[at % 3 > 0]) for at, name in enumerate(names))
    slots: list[Slot] = []

    def add(at: int, moment: int, until: int, kind: str, **facts: Scalar) -> None:
        slots.append(Slot(moment, until, f"f{at}", kind, facts))

    for at in range(fighters):
        match at % 4:
            case 0:
                add(at, 15 + at % 3, 15 + at % 3, "due", weapon="spear", hand="right")
                add(at, 12, 15 + at % 3, "defensive", weapon="spear", hand="right")
            case 1:
                add(at, 12, 15, "prepares", action="spell", label="boule de feu")
                add(at, 16, 19, "acts", action="spell", label="boule de feu")
                add(at, 12, 19, "guard_down")
            case 2:
                add(at, 12, 12, "due", weapon="battle_axe", hand="right")
                add(at, 18, 18, "due", weapon="dagger", hand="left")
            case _:
                add(at, 14, 30, "held", action="shoot", label="tirer à l’arc")
    facts: dict[str, Scalar] = {"segment": 12, "round": 2, "place": 2, "decided": False}
    picture = renderer.timeline_picture(View("alternatif", facts, rows, schedule=tuple(slots)), locale)
    assert picture is not None
    return picture


def _time(work: Callable[[], object], number: int) -> float:
    began = time.perf_counter()
    for _ in range(number):
        work()
    return (time.perf_counter() - began) / number


def _fresh(line: bytes) -> bytes:
    for kept in (brush._letters, brush._inked, brush.width):
        kept.cache_clear()
    return draw(load(line))


def measure(repetitions: int, number: int, fighters: int) -> list[Result]:
    """G17: floor and ours in turns, both languages."""
    renderer, floor = Renderer(Texts()), Floor()
    lines = [dump(crowded(renderer, locale, fighters).plan) for locale in ("fr", "en")]
    weight = max(len(draw(load(line))) for line in lines)
    least, ours, fresh = [], [], []
    for _ in range(repetitions):
        least.append(_time(floor, number))
        ours.append(_time(lambda: [draw(load(line)) for line in lines], number) / len(lines))
        fresh.append(_time(lambda: [_fresh(line) for line in lines], number) / len(lines))
    figure = median(ours)
    notes: dict[str, float | int | str] = {
        "fighters": fighters,
        "bytes": weight,
        "the floor's bytes": len(floor()),
        "fresh, ms": median(fresh) * 1e3,
    }
    spread = (max(ours) - min(ours)) / figure
    return [Result(goals.G17, median(least) * 1e3, figure * 1e3, spread, notes=notes)]
