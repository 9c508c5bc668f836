"""From a view to the plan of a picture: lanes in the order of the tracker, words of the reader, nothing more than the
text of the timeline says."""

from __future__ import annotations

import pytest

from bot.kernel.decisions import Scalar
from bot.kernel.ruleset import Row, Slot, View
from bot.pictures import Bar, Lane, Picture, TimelinePlan
from bot.pictures.plans import LOOKS
from bot.render import Renderer
from bot.text import LOCALES, Texts
from tests.render.conftest import HOSTILE

KINDS = {
    "alternatif": ("due", "prepares", "acts", "held", "defensive", "beat", "guard_down"),
    "percentile": ("acts", "status"),
}


def slot(moment: int, until: int, who: str, kind: str, **facts: Scalar) -> Slot:
    return Slot(moment, until, who, kind, facts)


def view(*slots: Slot, now: int = 12, rows: tuple[Row, ...] | None = None) -> View:
    people = rows or (Row("jurl", "Jurl", "a"), Row("orc", "Orc", "b"))
    return View("alternatif", {"segment": now, "round": 2, "place": 2, "decided": False}, people, schedule=slots)


def drawn(renderer: Renderer, shown: View, locale: str = "fr") -> tuple[Picture, TimelinePlan]:
    picture = renderer.timeline_picture(shown, locale)
    assert picture is not None
    assert isinstance(picture.plan, TimelinePlan)
    return picture, picture.plan


def test_a_lane_for_each_who_has_something_to_show(renderer: Renderer) -> None:
    picture, plan = drawn(
        renderer,
        view(
            slot(10, 14, "orc", "prepares", action="standby", label=None),
            slot(15, 30, "orc", "acts", action="standby", label=None),
            slot(16, 16, "jurl", "due", weapon="spear", hand="right"),
        ),
    )
    assert plan.title == "Segment 12 (round 2)"
    assert plan.now == "Segment"
    assert plan.ticks == tuple(str(each) for each in range(12, 24)), "no more than twelve, the present first"
    assert plan.lanes == (
        Lane("Jurl", 0, (Bar(4, 4, "mark", "lance", "16"),)),
        Lane("Orc", 1, (Bar(0, 2, "hatched", "temporiser", "14"), Bar(3, 18, "solid", "", "30"))),
    )
    assert plan.legend == (("mark", "agit"), ("solid", "action en cours"), ("hatched", "se prépare"))
    assert plan.foot == ""
    assert picture.name == "frise.png"


def test_the_words_are_the_readers(renderer: Renderer) -> None:
    picture, plan = drawn(renderer, view(slot(13, 13, "jurl", "due", weapon="spear", hand="left")), "en")
    assert plan.lanes[0].bars[0].label == "spear (left)"
    assert plan.legend == (("mark", "acts"),)
    assert plan.foot == "Nothing announced or visible: Orc"
    assert picture.name == "timeline.png"
    assert "Segment 13" in picture.alt


def test_few_moments_are_two_columns_and_leave_nothing_blank(renderer: Renderer) -> None:
    _, plan = drawn(renderer, view(slot(12, 12, "jurl", "held", action="attack", label="tirer")))
    assert plan.ticks == ("12", "13")
    assert plan.lanes[0].bars == (Bar(0, 0, "outline", "tirer", "12"),)


def test_where_nothing_may_be_seen_there_is_no_picture(renderer: Renderer) -> None:
    assert renderer.timeline_picture(view(), "fr") is None


def test_who_is_not_shown_is_in_no_picture(renderer: Renderer) -> None:
    shown = view(slot(13, 13, "ghost", "due", weapon="spear"), slot(13, 13, "jurl", "due", weapon="spear"))
    _, plan = drawn(renderer, shown)
    assert [each.name for each in plan.lanes] == ["Jurl"]
    assert renderer.timeline_picture(view(slot(13, 13, "ghost", "due", weapon="spear")), "fr") is None


def test_who_is_out_of_the_fight_is_not_called_silent(renderer: Renderer) -> None:
    rows = (Row("jurl", "Jurl", "a"), Row("orc", "Orc", "b", {"out": True}), Row("ogre", "Ogre", "b", {"out": False}))
    _, plan = drawn(renderer, view(slot(13, 13, "jurl", "due", weapon="spear"), rows=rows))
    assert plan.foot.replace("\u00a0", " ") == "Rien d’annoncé ou de visible : Ogre"


def test_the_alternative_text_says_what_the_picture_shows(renderer: Renderer) -> None:
    slots = (slot(12, 15, "jurl", "guard_down"), slot(14, 14, "jurl", "due", weapon="spear", hand="right"))
    shown = view(*slots)
    picture, _ = drawn(renderer, shown)
    assert picture.alt.replace("\u00a0", " ").split("\n") == [
        "Segment 12 (round 2)",
        "Maintenant",
        "Jurl : garde baissée, jusqu’au segment 15",
        "Segment 14",
        "Jurl agit (lance)",
    ]
    long, _ = drawn(renderer, view(*(slot(12 + each, 12 + each, "jurl", "due", weapon="spear") for each in range(99))))
    assert 900 < len(long.alt) <= 1_024


def test_the_same_state_is_the_same_picture(renderer: Renderer) -> None:
    one, _ = drawn(renderer, view(slot(13, 13, "jurl", "due", weapon="spear")))
    same, _ = drawn(renderer, view(slot(13, 13, "jurl", "due", weapon="spear")))
    later, _ = drawn(renderer, view(slot(13, 13, "jurl", "due", weapon="spear"), now=13))
    assert one.key == same.key != later.key


@pytest.mark.parametrize("name", HOSTILE)
def test_names_are_shown_on_one_line(renderer: Renderer, name: str) -> None:
    rows = (Row("jurl", name, "a"),)
    _, plan = drawn(renderer, view(slot(13, 13, "jurl", "due", weapon="spear"), rows=rows))
    assert "\n" not in plan.lanes[0].name
    assert 0 < len(plan.lanes[0].name) <= 40


@pytest.mark.parametrize("locale", LOCALES)
def test_every_kind_has_a_label_and_a_look(texts: Texts, locale: str) -> None:
    for game, kinds in KINDS.items():
        looks = {kind: texts.attribute(locale, f"bar-{game}-{kind}", "look") for kind in kinds}
        assert set(looks.values()) <= set(LOOKS)
        assert len(set(looks.values())) == len(looks), "each its own"
        assert texts.has(f"axis-{game}", locale)
        for kind in kinds:
            one, other = (texts.attribute(each, f"bar-{game}-{kind}", "look") for each in LOCALES)
            assert one == other
            # What has no legend says by itself what it is.
            legend = texts.attribute(locale, f"bar-{game}-{kind}", "legend")
            assert legend or kind in ("defensive", "beat", "guard_down", "status")


def test_a_game_without_words_of_its_own_is_drawn_all_the_same(renderer: Renderer) -> None:
    shown = View("unheard-of", {}, (Row("jurl", "Jurl", "a"),), schedule=(slot(3, 5, "jurl", "sings"),))
    _, plan = drawn(renderer, shown)
    assert (plan.now, plan.ticks, plan.lanes[0].bars) == (
        "Moment",
        ("3", "4", "5"),
        (Bar(0, 2, "solid", "sings", "5"),),
    )
