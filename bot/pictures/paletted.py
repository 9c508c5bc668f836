"""A picture of at most sixteen colours as a PNG file, its pixels packed two to a byte.

The drawing library's own writer has another compressor, which takes longer over such pictures and leaves them a fifth
larger: a crowd would not fit in the weight that a timeline may have.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from itertools import chain
from struct import pack
from typing import Final

from PIL import Image

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
MOST_COLOURS: Final = 16
DEPTH: Final = 4
"""Bits a pixel."""
PALETTED: Final = 3
UNFILTERED: Final = b"\0"
"""Before each row: it is written as it is. Flat colours repeat the row above, which the compressor sees by itself."""


def png(image: Image.Image, palette: Sequence[tuple[int, int, int]], level: int) -> bytes:
    """*image*, whose pixels are places in *palette* (at most 16 colours), pressed by *level* (0 to 9).

    Raises `ValueError` for more colours.
    """
    if len(palette) > MOST_COLOURS:
        raise ValueError(f"{len(palette)} colours are more than {MOST_COLOURS}")
    wide, high = image.size
    packed = Image.frombuffer("P", image.size, image.tobytes()).tobytes("raw", "P;4")
    row = (wide * DEPTH + 7) // 8
    rows = b"".join(UNFILTERED + packed[at : at + row] for at in range(0, row * high, row))
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", pack(">IIBBBBB", wide, high, DEPTH, PALETTED, 0, 0, 0)),
            _chunk(b"PLTE", bytes(chain.from_iterable(palette))),
            _chunk(b"IDAT", zlib.compress(rows, level)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(name: bytes, content: bytes) -> bytes:
    return pack(">I", len(content)) + name + content + pack(">I", zlib.crc32(content, zlib.crc32(name)))
