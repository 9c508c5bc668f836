"""Plans to draw, and looking at what was drawn."""

from __future__ import annotations

import io

from PIL import Image

from bot.pictures import Bar, Lane, TimelinePlan

LEGEND = (("mark", "agit"), ("hatched", "se prépare"), ("solid", "action en cours"), ("outline", "action prête"))
BARS = (
    (Bar(3, 3, "mark", "lance"), Bar(0, 3, "striped", "défensive (lance)")),
    (Bar(0, 4, "hatched", "boule de feu"), Bar(5, 7, "solid", ""), Bar(0, 7, "dotted", "garde baissée")),
    (Bar(0, 0, "mark", "hache"), Bar(5, 5, "mark", "dague (gauche)")),
    (Bar(0, 2, "hatched", "viser"), Bar(3, 20, "outline", "tir d’arc", "32")),
    (Bar(6, 6, "mark", "cimeterre"),),
    (Bar(0, 1, "crossed", "un temps"), Bar(9, 9, "mark", "cimeterre")),
    (),
    (Bar(23, 23, "mark", "arc", "35"),),
)
NAMES = (
    *("Jurl", "Élise d’Œuvre", "Grok", "Aldric", "Orc 1", "Orc 2", "Orc 3", "Orc 4", "Troll furieux"),
    *("Gobelin archer 12", "Chamane", "Loup"),
)


def crowd(count: int) -> TimelinePlan:
    """A fight of *count*, a third of them against the others, with everything that a timeline shows."""
    lanes = tuple(
        Lane(NAMES[each % 12] + "’" * (each // 12), int(each >= count / 3), BARS[each % 8]) for each in range(count)
    )
    ticks = tuple(str(12 + each) for each in range(12))
    return TimelinePlan("Segment 12 (round 2)", "Segment", ticks, lanes, LEGEND, "Rien de visible : Ogre")


def opened(picture: bytes) -> Image.Image:
    """*picture* in true colours, once it is known to be a sound PNG."""
    with Image.open(io.BytesIO(picture)) as image:
        image.verify()
    with Image.open(io.BytesIO(picture)) as image:
        assert image.format == "PNG"
        return image.convert("RGB")


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """How much two colours differ in brightness, from 1 to 21, as the web's guidelines for accessibility measure it."""
    bright, dark = sorted((_brightness(one), _brightness(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _brightness(tint: tuple[int, int, int]) -> float:
    red, green, blue = (
        each / 255 / 12.92 if each / 255 <= 0.03928 else ((each / 255 + 0.055) / 1.055) ** 2.4 for each in tint
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
