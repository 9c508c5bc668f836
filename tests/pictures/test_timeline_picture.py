"""The picture of the timeline: light, the same for the same plan, and everything that the plan says is in it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from bot.pictures import Bar, Lane, TimelinePlan, brush, timeline
from bot.pictures.drawing import draw
from bot.pictures.plans import LOOKS, digest, dump, load
from tests.pictures.drawn import BARS, crowd, opened


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is written on sheets from now on."""
    written: list[str] = []
    write = brush.Sheet.text

    def noted(self: brush.Sheet, x: int, y: int, text: str, *more: int) -> None:
        written.append(text)
        write(self, x, y, text, *more)

    monkeypatch.setattr(brush.Sheet, "text", noted)
    return written


@pytest.mark.parametrize("count", [0, 1, 2, 4, 12, 16, 40])
def test_a_picture_is_light_and_as_wide_as_a_phone_can_show(count: int) -> None:
    picture = draw(crowd(count))
    assert len(picture) <= 15_000
    image = opened(picture)
    assert image.width == 640
    assert image.height <= 2 * image.width
    assert draw(crowd(count)) == picture, "the same plan, the same bytes"


def test_twelve_fighters_all_have_their_lanes() -> None:
    high = opened(draw(crowd(12))).height
    assert opened(draw(crowd(11))).height < high < opened(timeline._drawn(crowd(13), 16).png()).height


def test_whoever_has_no_lane_in_a_crowd_is_named_below(said: list[str]) -> None:
    lanes = tuple(Lane(f"Gobelin numéro {each}", 1, BARS[each % 8]) for each in range(24))
    draw(replace(crowd(0), lanes=lanes))
    assert any(each.startswith("+ Gobelin numéro") for each in said)


@pytest.mark.parametrize("look", LOOKS)
def test_every_look_is_drawn_where_it_belongs(look: str) -> None:
    ticks = tuple(map(str, range(8)))
    empty = TimelinePlan("Titre", "Segment", ticks, (Lane("Jurl", 0),))
    plan = replace(empty, lanes=(Lane("Jurl", 0, (Bar(2, 4, look, ""),)),))  # type: ignore[arg-type]
    one, other = opened(draw(empty)), opened(draw(plan))
    assert one.size == other.size
    start = 12 + 12 + 8 + brush.width("Jurl", 20) + 14
    step = (640 - 12 - start) // 8
    changed = [
        (x, y) for x in range(one.width) for y in range(one.height) if one.getpixel((x, y)) != other.getpixel((x, y))
    ]
    columns = {(x - start) // step for x, _ in changed}
    assert columns == ({2} if look == "mark" else {2, 3, 4})
    assert {y for _, y in changed} <= set(range(76, 116))


def test_what_goes_on_beyond_the_last_moment_says_until_when(said: list[str]) -> None:
    draw(crowd(12))
    assert {"tir d’arc → 32", "arc → 35", "lance", "Élise d’Œuvre", "Rien de visible : Ogre", "se prépare"} <= set(said)


@pytest.mark.parametrize(("last", "arrows"), [(2, 0), (3, 0), (4, 1)])
def test_an_arrow_only_where_it_goes_on(last: int, arrows: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """What ends with the last moment shown ends there."""
    drawn: list[str] = []
    shape = brush.Sheet.shape

    def noted(self: brush.Sheet, name: str, *more: Any) -> None:
        drawn.append(name)
        shape(self, name, *more)

    monkeypatch.setattr(brush.Sheet, "shape", noted)
    lane = Lane("Ana", 0, (Bar(0, last, "solid", "", str(last)),))
    draw(TimelinePlan("Segment 0", "Segment", ("0", "1", "2", "3"), (lane,), (), ""))
    assert drawn.count("arrow") == arrows


@pytest.mark.parametrize("name", ["漢字" * 20, "Élise la très longue dame de Vaugirard", "?", "⚔️🛡", "‏ערב"])
def test_any_name_fits(name: str) -> None:
    long = "une action que le MJ décrit en toutes lettres, et même au-delà"
    bars = (Bar(0, 30, "hatched", long, "999"), Bar(11, 11, "mark", long), Bar(0, 2, "solid", long))
    plan = TimelinePlan(name, name, tuple(str(990 + each) for each in range(12)), (Lane(name, 7, bars),), foot=long * 9)
    assert opened(draw(plan)).width == 640


def test_bars_never_cover_each_other() -> None:
    bars = (*BARS[0], *BARS[1], *BARS[2], Bar(1, 1, "mark", "épée"), Bar(2, 6, "solid", "grimper au mur"))
    for track in timeline._tracks(bars, 200, 30, 560):
        ordered = sorted(track, key=lambda each: each.left)
        for one, other in pairwise(ordered):
            assert timeline._reach(one) <= other.left


def test_a_plan_survives_its_journey_and_its_digest_tells_what_it_shows() -> None:
    plan = crowd(12)
    assert load(dump(plan)) == plan
    assert dump(plan).count(b"\n") == 0
    assert digest(plan) == digest(crowd(12))
    assert digest(plan) != digest(crowd(11))
    assert digest(plan) != digest(replace(plan, foot=""))


@pytest.mark.parametrize("line", [b"", b"{}", b'{"kind":"opera"}', b'{"kind":"timeline"}', b"[1]"])
def test_a_plan_that_is_none_is_refused(line: bytes) -> None:
    with pytest.raises((ValueError, KeyError, TypeError, AttributeError)):
        load(line)
