"""`/roll`: what can be typed, what counts of what falls, and how it reads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.render import Renderer
from bot.table.base.actor import Actor
from bot.table.looking.rolling import read, rolled
from bot.text import Texts


def said(typed: str, *faces: int, locale: str = "en") -> str:
    """How *typed* reads when those *faces* fall."""
    falling: Iterator[int] = iter(faces)

    class Services:
        renderer = Renderer(Texts())

    services: Any = Services()
    actor = Actor(7, "Ana", locale)
    outcome = rolled(services, actor, typed, locale, encounter_here=False, below=lambda _: next(falling) - 1)
    assert next(falling, None) is None
    return outcome.card.text.split(">", 1)[1]


@pytest.mark.parametrize(
    ("typed", "faces", "told"),
    [
        ("2d6 + 3", (2, 5), ": 2d6 [2, 5] + 3 = **10**"),
        ("4d6kh3", (1, 6, 4, 4), ": 4d6kh3 [~~1~~, 6, 4, 4] = **14**"),
        ("3d6dl1", (3, 2, 2), ": 3d6kh2 [3, 2, ~~2~~] = **5**"),
        ("2d20kl", (18, 4), ": 2d20kl1 [~~18~~, 4] = **4**"),
        ("d20 adv", (7, 15), ": 2d20kh1 [~~7~~, 15] = **15**"),
        ("1d20 désavantage+-5", (7, 15), ": 2d20kl1 [7, ~~15~~] − 5 = **2**"),
        ("2d20 adv", (7, 15), ": 2d20kh1 [~~7~~, 15] = **15**"),
        ("d20--2", (9,), ": d20 [9] + 2 = **11**"),
        ("d20 +4 discrétion", (9,), ", discrétion: d20 [9] + 4 = **13**"),
    ],
)
def test_what_is_typed_is_rolled_and_what_does_not_count_is_struck(
    typed: str, faces: tuple[int, ...], told: str
) -> None:
    assert said(typed, *faces) == told


@pytest.mark.parametrize("typed", ["", "5", "2d6x", "d20+", "d20 5", "4d6kh5", "4d6kh0", "3d6dl3", "0d6", "salut"])
def test_what_is_no_roll_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read(typed)
    assert refused.value.key == "bad-dice"


def test_words_behind_a_roll_are_harmless() -> None:
    assert "**x**" not in said("d20 pour **x** <@12>", 9)
