"""The drawing tools: letters of both languages, sixteen colours that can be told apart, and patterns beside them."""

from __future__ import annotations

import unicodedata
from itertools import combinations

import pytest

from bot.pictures import brush
from bot.pictures.plans import LOOKS
from bot.pictures.timeline import SIDES, TINTS, _look
from bot.text.texts import PACKAGED
from tests.pictures.drawn import contrast, opened


def shown(letter: str) -> bytes:
    return bytes(brush.font(18).getmask(letter))


def test_the_font_has_every_letter_that_both_languages_use() -> None:
    written = {
        letter
        for path in PACKAGED.rglob("*.ftl")
        for letter in path.read_text(encoding="utf-8")
        if unicodedata.category(letter)[0] in "LNPZ" or letter in "+<=>|−→"
    }
    assert {"é", "œ", "’", "«", "\u202f"} <= written
    missing = shown("\uffff")
    more = "éàèùâêîôûëïüÿçœæÉÀÈÇŒÆñöäßŁłšžŞİğøåЖдαβ"
    assert {letter for letter in written | set(more) if shown(letter) == missing} == set()


def test_letters_are_smooth() -> None:
    sheet = brush.Sheet(120, 40)
    sheet.text(4, 20, "Œuvre", 24)
    colours = {colour for _, colour in opened(sheet.png()).getcolors(64) or ()}
    assert brush.PALETTE[brush.INK] in colours
    assert len(colours) > 2


@pytest.mark.parametrize("tint", [brush.INK, brush.DIM])
def test_letters_stand_out_from_their_ground(tint: int) -> None:
    for ground in (brush.PANEL, brush.BAND):
        assert contrast(brush.PALETTE[tint], brush.PALETTE[ground]) >= 4.5
    for ground in (brush.INK, brush.AMBER):
        assert contrast(brush.PALETTE[brush.DARK], brush.PALETTE[ground]) >= 4.5


def test_shapes_and_bars_stand_out_from_the_ground() -> None:
    for tint in {*TINTS.values(), *(tint for _, tint in SIDES)}:
        assert contrast(brush.PALETTE[tint], brush.PALETTE[brush.PANEL]) >= 3, tint


def test_colour_is_never_the_only_sign() -> None:
    """Without colours, each look of a bar and each side still has a form of its own."""
    drawn = {}
    for look in LOOKS:
        sheet = brush.Sheet(64, 40)
        _look(sheet, look, (4, 4, 60, 36))
        ground = brush.PALETTE[brush.PANEL]
        drawn[look] = bytes(int(sheet_pixel != ground) for sheet_pixel in opened(sheet.png()).get_flattened_data())
    for one, other in combinations(LOOKS, 2):
        assert sum(a != b for a, b in zip(drawn[one], drawn[other], strict=True)) > 200, (one, other)
    assert len({shape for shape, _ in SIDES}) == len(SIDES)


def test_a_text_is_cut_where_its_room_ends() -> None:
    assert brush.fitting("Jurl", 100, 18) == "Jurl"
    cut = brush.fitting("Élise la très longue dame de Vaugirard", 100, 18)
    assert cut.endswith("…")
    assert brush.width(cut, 18) <= 100 < brush.width("Élise la très longue dame", 18)
    assert brush.fitting("Jurl", 3, 18) == ""


def test_a_sheet_takes_half_a_byte_for_a_pixel() -> None:
    picture = brush.Sheet(10, 10).png()
    assert (picture[24], picture[25]) == (4, 3), "four bits, with a palette"


def test_where_the_first_file_is_too_heavy_it_is_pressed_harder() -> None:
    sheet = brush.Sheet(400, 400)
    for number in range(20):
        sheet.text(4, 10 + 20 * number, f"Troll {number}, garde baissée, œuvre de {number * 7}", 18)
    loose = sheet.light(10**6)
    pressed = sheet.light(len(loose) - 1)
    assert loose == sheet.png()
    assert len(pressed) < len(loose)
    assert opened(pressed).tobytes() == opened(loose).tobytes()
