"""The picture of a body: light, legible on both grounds, and everything that the plan says is in it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops

from bot.pictures import BodyPart, BodyPlan, BodyShield, body, brush
from bot.pictures.drawing import draw
from bot.pictures.plans import THEMES, digest, dump, load
from tests.pictures.drawn import contrast, opened

PARTS = (
    BodyPart("tête", 4, 7, "hurt", notes=("cagoule de cuir 1d4−1",)),
    BodyPart(
        "bras droit", -2, 6, "spent", "broken", notes=("os brisé", "chemise de mailles 1d6", "à nu : main droite")
    ),
    BodyPart("bras gauche", 6, 6, notes=("chemise de mailles 1d6",)),
    BodyPart("torse", 3, 9, "grave", bleeds=2, notes=("hémorragie", "cotte de mailles 1d6 + armure complète 1d10+1")),
    BodyPart("jambe droite", 7, 7),
    BodyPart("jambe gauche", 0, 7, "spent", "lost", 1, ("membre perdu",)),
)
OWNER = {"head": 0, "neck": 0, "chest": 3, "belly": 3, "hips": 3, "tail": 3}
ZONES = tuple(
    (piece, OWNER.get(piece, {"right_arm": 1, "left_arm": 2, "right_leg": 4, "left_leg": 5}.get(limb, 0)), layers)
    for piece, limb, layers in (
        *(("head", "", 1), ("neck", "", 1), ("chest", "", 2), ("belly", "", 2), ("hips", "", 1)),
        *(("right_arm", "right_arm", 1), ("right_hand", "right_arm", 0)),
        *(("left_arm", "left_arm", 1), ("left_hand", "left_arm", 0)),
        *(("right_thigh", "right_leg", 0), ("right_leg", "right_leg", 0), ("right_foot", "right_leg", 0)),
        *(("left_thigh", "left_leg", 0), ("left_leg", "left_leg", 0), ("left_foot", "left_leg", 0)),
    )
)
PLAN = BodyPlan(
    *("Élise d’Œuvre", "11/20 PV", 11, 20, PARTS, ZONES),
    shield=BodyShield("left", "Rondache de métal 1d6, bras gauche : 73/100", 73, 100),
    states=("À terre", "Organe vital touché : mort dans 4 h sans soins"),
    legend=(("layer", "armure"), ("layers", "deux couches"), ("bleeds", "hémorragie"), ("broken", "os brisé")),
    harm="hurt",
)
FIGURE = (232, 84, 408, 516)
"""Where the figure stands."""


def changed(one: BodyPlan, other: BodyPlan) -> tuple[int, int, int, int] | None:
    """The box in which two pictures differ; None: nowhere."""
    first, second = opened(draw(one)), opened(draw(other))
    assert first.size == second.size
    return ImageChops.difference(first, second).getbbox()


def within(piece: str) -> tuple[int, int, int, int]:
    """The box of a piece of the figure, with room for its outline."""
    points = body._placed(piece, (640 - 200) // 2, 44 + 2 * 16 + 12 + 4)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - 9, min(ys) - 9, max(xs) + 9, max(ys) + 9


def with_part(at: int, part: BodyPart) -> BodyPlan:
    return replace(PLAN, parts=(*PLAN.parts[:at], part, *PLAN.parts[at + 1 :]))


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_is_light_and_as_wide_as_a_phone_can_show(theme: str) -> None:
    plan = replace(PLAN, theme=theme)  # type: ignore[arg-type]
    picture = draw(plan)
    assert len(picture) <= body.HEAVIEST
    image = opened(picture)
    assert image.width == 640
    assert image.height <= 2 * image.width
    assert draw(plan) == picture, "the same plan, the same bytes"


def test_everything_that_the_plan_says_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    write = brush.Sheet.text

    def noted(self: brush.Sheet, x: int, y: int, text: str, *more: int) -> None:
        written.append(text)
        assert x >= 0
        assert x + brush.width(text, more[0]) <= 640, text
        write(self, x, y, text, *more)

    monkeypatch.setattr(brush.Sheet, "text", noted)
    draw(PLAN)
    said = " ".join(written)
    for part in PARTS:
        assert part.name in written
        assert all(note in said for note in part.notes), part
    assert {"11/20 PV", "4/7", "−2/6", "Élise d’Œuvre", *PLAN.states} <= set(written)
    assert PLAN.shield is not None
    assert PLAN.shield.words in said
    assert {words for _, words in PLAN.legend} <= set(written)


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_written_and_what_is_left_stand_out_from_their_ground(theme: str) -> None:
    """Letters by 4.5, fills and outlines by 3, as the web's guidelines for accessibility ask."""
    palette = brush.PALETTES[theme]
    assert min(contrast(palette[each], palette[brush.PANEL]) for each in (brush.INK, brush.DIM)) >= 4.5
    assert min(contrast(palette[each], palette[brush.PANEL]) for each in body.TINTS.values()) >= 3
    assert contrast(palette[brush.PINK], palette[brush.PANEL]) >= 3


@pytest.mark.parametrize("piece", sorted(set(body.FIGURE) - {"right_wing", "left_wing", "tail"}))
def test_every_piece_is_drawn_where_it_belongs(piece: str) -> None:
    left, top, right, bottom = within(piece)
    without = replace(PLAN, zones=tuple(each for each in ZONES if each[0] != piece))
    # Without its only or its largest piece the line leads elsewhere.
    plain = replace(PLAN, shield=None, parts=tuple(replace(each, bleeds=0) for each in PARTS))
    found = changed(plain, replace(plain, zones=without.zones))
    assert found is not None
    assert found[0] < right
    assert left < found[2]
    assert found[1] < bottom
    assert top < found[3]


@pytest.mark.parametrize("layers", [1, 2])
def test_armour_is_an_outline_and_two_layers_are_another(layers: int) -> None:
    bare = replace(PLAN, zones=tuple((piece, part, 0) for piece, part, _ in ZONES), shield=None)
    worn = replace(bare, zones=tuple((piece, part, layers * (piece == "belly")) for piece, part, _ in ZONES))
    found = changed(bare, worn)
    left, top, right, bottom = within("belly")
    assert found is not None
    assert (left, top) <= (found[0], found[1])
    assert (found[2], found[3]) <= (right, bottom)
    other = replace(worn, zones=tuple((piece, part, (3 - layers) * (piece == "belly")) for piece, part, _ in ZONES))
    assert changed(worn, other) is not None


@pytest.mark.parametrize("limb", ["broken", "lost"])
def test_what_has_become_of_a_limb_is_seen_on_the_figure(limb: str) -> None:
    part = replace(PARTS[4], limb=limb)  # type: ignore[arg-type]
    found = changed(PLAN, with_part(4, part))
    assert found is not None
    left, top, right, _ = within("right_thigh")
    foot = within("right_foot")
    assert min(left, foot[0]) <= found[0]
    assert top <= found[1]
    assert found[2] <= max(right, foot[2])
    assert found[3] <= foot[3]


def test_each_haemorrhage_drips() -> None:
    drops = [changed(with_part(4, replace(PARTS[4], bleeds=each)), PLAN) for each in range(4)]
    assert drops[0] is None
    widths = [each[2] - each[0] for each in drops if each is not None]
    assert widths == sorted(set(widths)), "the more, the wider"


@pytest.mark.parametrize("harms", [("unhurt", "hurt"), ("hurt", "grave"), ("grave", "spent")])
def test_how_much_is_left_is_seen_on_the_figure_and_on_the_gauge(harms: tuple[str, str]) -> None:
    one, other = (with_part(4, replace(PARTS[4], harm=each, left=3)) for each in harms)  # type: ignore[arg-type]
    found = changed(one, other)
    assert found is not None
    assert found[0] <= body.EDGE + 4, "the gauge"
    assert found[2] > within("right_thigh")[0] + 12, "the figure"


@pytest.mark.parametrize("side", ["right", "left"])
def test_a_shield_is_on_its_arm_and_looks_otherwise_when_it_is_useless(side: str) -> None:
    assert PLAN.shield is not None
    shield = replace(PLAN.shield, side=side)  # type: ignore[arg-type]
    none, whole = replace(PLAN, shield=replace(shield, useless=True)), replace(PLAN, shield=shield)
    found = changed(none, whole)
    assert found is not None
    assert FIGURE[0] - 10 <= found[0]
    assert found[2] <= FIGURE[2] + 10
    assert (found[0] < 320) is (side == "right")


def test_the_figure_with_wings_and_a_tail_leaves_the_words_alone() -> None:
    """The wings reach to where the words begin, and no further."""
    for piece in body.FIGURE:
        left, _, right, _ = within(piece)
        assert left + 9 >= body.EDGE + body.COLUMN, piece
        assert right - 9 <= 640 - body.EDGE - body.COLUMN, piece
    winged = replace(PLAN, zones=(*ZONES, ("right_wing", 1, 0), ("left_wing", 2, 0), ("tail", 3, 0)))
    assert changed(PLAN, winged) is not None
    assert len(draw(winged)) <= body.HEAVIEST


@pytest.mark.parametrize("count", [1, 2, 3, 5, 12])
def test_a_body_without_a_figure_tells_its_parts_side_by_side(count: int) -> None:
    parts = tuple(BodyPart(f"anneau {each}", each, 12, "hurt", notes=("écailles 1d4",)) for each in range(count))
    picture = draw(BodyPlan("Python", "24/30 PV", 24, 30, parts))
    assert len(picture) <= body.HEAVIEST
    assert opened(picture).height < 140 + 100 * (count // 2 + 1)


def test_long_words_are_cut_and_many_notes_counted_out() -> None:
    part = BodyPart(
        "x" * 90, -99, 999, "spent", notes=tuple(f"une note bien trop longue numéro {each}" for each in range(12))
    )
    plan = replace(PLAN, title="y" * 200, parts=(part,) * 6)
    assert len(draw(plan)) <= body.HEAVIEST
    assert opened(draw(plan)).height <= 1_000


def test_a_plan_travels_as_a_line() -> None:
    for plan in (PLAN, replace(PLAN, shield=None, zones=()), replace(PLAN, theme="light")):
        assert load(dump(plan)) == plan
        assert b"\n" not in dump(plan)
    assert digest(PLAN) != digest(replace(PLAN, left=10)) != digest(replace(PLAN, theme="light"))
