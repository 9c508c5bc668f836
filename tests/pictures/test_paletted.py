"""The file that a picture becomes: readable by any reader of PNG, pixel for pixel."""

from __future__ import annotations

import random
import zlib

import pytest
from PIL import Image

from bot.pictures import paletted
from bot.pictures.brush import PALETTE
from tests.pictures.drawn import opened


def dotted(wide: int, high: int) -> Image.Image:
    """Pixels of all sixteen colours, by chance."""
    chance = random.Random(wide * 1000 + high)
    image = Image.new("L", (wide, high))
    image.putdata([chance.randrange(len(PALETTE)) for _ in range(wide * high)])
    return image


@pytest.mark.parametrize("size", [(1, 1), (2, 3), (7, 5), (640, 33)])
@pytest.mark.parametrize("level", [0, 6, 9])
def test_every_pixel_is_read_as_it_was_drawn(size: tuple[int, int], level: int) -> None:
    image = dotted(*size)
    read = opened(paletted.png(image, PALETTE, level)).convert("RGB")
    assert read.size == size
    assert list(read.get_flattened_data()) == [PALETTE[place] for place in image.get_flattened_data()]


def test_a_reader_that_checks_everything_finds_nothing_wrong() -> None:
    made = paletted.png(dotted(20, 20), PALETTE, 6)
    opened(made).verify()
    broken = made[:-20] + bytes([made[-20] ^ 1]) + made[-19:]
    with pytest.raises((SyntaxError, OSError, zlib.error)):
        opened(broken).load()


def test_fewer_colours_will_do_and_more_are_refused() -> None:
    image = Image.new("L", (3, 3), 1)
    assert opened(paletted.png(image, PALETTE[:2], 6)).convert("RGB").getpixel((2, 2)) == PALETTE[1]
    with pytest.raises(ValueError, match="17 colours"):
        paletted.png(image, [*PALETTE, (0, 0, 0)], 6)
