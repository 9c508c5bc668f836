"""The picture of the map: where people stand, how they are, whose turn it is, and no part of it blank."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.pictures import GroundPlan, Token, brush, ground
from bot.pictures.drawing import draw
from bot.pictures.plans import THEMES, dump, load
from tests.pictures.drawn import contrast, opened

PEOPLE = (
    Token(1, 3, "J", 0, own=True),
    Token(2, 3, "Y", 0, wounds=1),
    Token(3, 2, "R1", 1, wounds=3, awaited=True),
    Token(4, 6, "G", 1, hidden=True),
)
PLAN = GroundPlan(
    "Segment 6 (round 1)",
    "square",
    0,
    0,
    6,
    10,
    tokens=PEOPLE,
    names=("Jurl", "Ysolde", "Rôdeur 1", "Guetteur"),
    notes=("indemne", "éraflures", "mal en point, on l’attend", "hors de vue"),
    cells=((0, 0, "solid"),),
    reach=((1, 4, 0), (1, 6, 1)),
    facing=((1, 2),),
    signs=(("solid", "obstacle"),),
    foot="Anneau : à un pas.",
)


class Written:
    """What is written on sheets, with where."""

    def __init__(self) -> None:
        self.at: list[tuple[str, int, int]] = []

    def of(self, *texts: str) -> list[tuple[str, int, int]]:
        return [each for each in self.at if each[0] in texts]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    found = Written()
    write, centred = brush.Sheet.text, brush.Sheet.centred

    def noted(self: brush.Sheet, x: int, y: int, text: str, *more: int) -> None:
        found.at.append((text, x + brush.width(text, more[0]) // 2, y))
        write(self, x, y, text, *more)

    monkeypatch.setattr(brush.Sheet, "text", noted)
    monkeypatch.setattr(
        brush.Sheet, "centred", lambda self, x, y, text, size, *more: centred(self, x, y, text, size, *more)
    )
    return found


def blank(picture: bytes) -> float:
    """The widest stretch of columns without anything in them, as a part of the picture."""
    image = opened(picture)
    empty = image.getpixel((0, image.height - 1))
    bare = [all(image.getpixel((x, y)) == empty for y in range(44, image.height)) for x in range(image.width)]
    longest = run = 0
    for each in bare:
        run = run + 1 if each else 0
        longest = max(longest, run)
    return longest / image.width


@pytest.mark.parametrize("shape", ["square", "hexagonal"])
@pytest.mark.parametrize("columns", [3, 6, 9, 12, 18, 26])
def test_no_third_of_it_is_blank(columns: int, shape: Any) -> None:
    picture = draw(replace(PLAN, columns=columns, shape=shape, foot=""))
    assert blank(picture) < 1 / 3
    assert opened(picture).width <= 640
    assert len(picture) <= 15_000


@pytest.mark.parametrize("left", [0, 1])
def test_the_numbers_of_rows_and_columns_stand_at_their_cells(left: int, written: Written) -> None:
    """Every second column of hexagons is half a cell lower: so are its name and the numbers beside it."""
    plan = replace(
        PLAN, shape="hexagonal", left=left, columns=6, tokens=(), names=(), notes=(), facing=(), reach=(), foot=""
    )
    board = ground._Board(plan)
    draw(plan)
    for row in range(10):
        heights = [y for _, _, y in sorted(written.of(str(row + 1)), key=lambda each: each[1])]
        assert heights == [board.centre(left, row)[1], board.centre(left + 5, row)[1]]
    for column in range(left, left + 6):
        ((_, x, y),) = written.of(chr(ord("A") + column))
        assert (x - board.centre(column, 0)[0]) in (-1, 0, 1)
        assert board.centre(column, 0)[1] - y == board.size // 2 + ground.LETTERS // 2 + 2


def marks(plan: GroundPlan, monkeypatch: pytest.MonkeyPatch) -> Sequence[tuple[str, int]]:
    """The shapes that are drawn, with their colours."""
    drawn: list[tuple[str, int]] = []
    shape = brush.Sheet.shape

    def noted(self: brush.Sheet, name: str, box: brush.Box, tint: int, *more: int) -> None:
        drawn.append((name, tint))
        shape(self, name, box, tint, *more)

    with monkeypatch.context() as patched:
        patched.setattr(brush.Sheet, "shape", noted)
        draw(plan)
    return drawn


def test_whose_turn_it_is_and_who_is_hidden_is_drawn_and_said(
    monkeypatch: pytest.MonkeyPatch, written: Written
) -> None:
    drawn = marks(PLAN, monkeypatch)
    # On the map, and in its key.
    assert drawn.count(("arrow", brush.YELLOW)) == 2
    assert drawn.count(("square", brush.PANEL)) == 2, "hollow"
    plain = marks(
        replace(PLAN, tokens=tuple(replace(each, awaited=False, hidden=False) for each in PEOPLE)), monkeypatch
    )
    assert ("arrow", brush.YELLOW) not in plain
    assert ("square", brush.PANEL) not in plain
    assert written.of("hors de vue", "mal en point, on l’attend", "éraflures")


def test_the_worse_somebody_is_the_shorter_is_his_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    wide = []
    fill = brush.Sheet.fill
    for wounds in range(4):
        filled: list[int] = []

        def noted(self: brush.Sheet, box: brush.Box, tint: int, into: list[int] = filled) -> None:
            into.append(box[2] - box[0] if tint == brush.INK else 0)
            fill(self, box, tint)

        with monkeypatch.context() as patched:
            patched.setattr(brush.Sheet, "fill", noted)
            draw(
                replace(
                    PLAN,
                    tokens=(Token(1, 1, "J", 0, wounds=wounds),),
                    names=(),
                    notes=(),
                    facing=(),
                    cells=(),
                    signs=(),
                )
            )
        wide.append(max(filled, default=0))
    assert wide[0] == 0, "unhurt: no bar"
    assert wide[1] > wide[2] > wide[3] > 0


def test_a_light_picture_is_the_same_one_on_a_light_ground() -> None:
    dark, light = (opened(draw(replace(PLAN, theme=theme))) for theme in THEMES)
    assert dark.size == light.size
    assert (dark.getpixel((0, 0)), light.getpixel((0, 0))) == (brush.PALETTE[0], brush.LIGHT[0])
    assert len(brush.LIGHT) == len(brush.PALETTE)
    for tint in range(16):
        if tint not in (brush.PANEL, brush.BAND, brush.LINE, brush.DARK):
            assert contrast(brush.LIGHT[tint], brush.LIGHT[brush.PANEL]) >= 4, tint
    for tint in (brush.SKY, brush.CORAL, brush.LEAF, brush.LILAC, brush.AMBER, brush.INK, brush.GREY):
        assert contrast(brush.LIGHT[brush.DARK], brush.LIGHT[tint]) >= 4.5, tint


def test_a_map_survives_its_journey() -> None:
    assert load(dump(replace(PLAN, theme="light"))) == replace(PLAN, theme="light")


def test_whoever_is_large_is_drawn_on_all_of_his_cells() -> None:
    def drawn(wide: int) -> Any:
        alone = replace(PLAN, names=("Jurl",), notes=("indemne",), facing=(), reach=())
        plan = replace(alone, tokens=(Token(1, 3, "J", 0, width=wide),))
        assert load(dump(plan)) == plan
        return opened(draw(plan))

    one, two = drawn(1), drawn(2)
    assert one.size == two.size
    places = ((x, y) for x in range(one.width) for y in range(one.height))
    changed = [at for at in places if one.getpixel(at) != two.getpixel(at)]
    across = max(x for x, _ in changed) - min(x for x, _ in changed)
    down = max(y for _, y in changed) - min(y for _, y in changed)
    assert min(across, down) > 40, "he fills two cells across and two down"
