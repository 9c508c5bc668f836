"""A body in words and as a plan: both say the same, in the reader's language."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.decisions import Scalar
from bot.kernel.ruleset import Body, BodyPart, Layer, Row, View
from bot.pictures import BodyPlan
from bot.render import Renderer
from bot.text import LOCALES, Texts
from tests.render.conftest import HOSTILE

HEAD = BodyPart("head", 4, 7, layers=(Layer("leather_hood", "1d4−1"),))
ARM = BodyPart("right_arm", -2, 6, "broken", (Layer("mail_shirt", "1d6"),), ("human_5",))
TORSO = BodyPart("torso", 5, 9, ills=("haemorrhage",), layers=(Layer("kevlar", "1d6", projectiles=True),))
LEG = BodyPart("left_leg", 0, 7, "lost")
SHIELD: dict[str, Scalar] = {
    "shield": "metal_rondache",
    "die": "1d6",
    "left": 73,
    "most": 100,
    "side": "left",
    "useless": False,
}
ZONES = (("head", "head", 1), ("right_arm", "right_arm", 2), ("chest", "torso", 1), ("left_leg", "left_leg", 0))
BODY = Body("ana", 11, 20, (HEAD, ARM, TORSO, LEG), ZONES, SHIELD, (("slow_death", {"count": 4, "unit": "hours"}),))


@pytest.fixture
def words(texts: Texts) -> Renderer:
    """A renderer that knows what the game's data call things."""
    named = {
        "word-rpg20-gauge-head": ("tête", "head"),
        "word-rpg20-gauge-right_arm": ("bras droit", "right arm"),
        "word-rpg20-gauge-torso": ("torse", "torso"),
        "word-rpg20-gauge-left_leg": ("jambe gauche", "left leg"),
        "word-rpg20-place-human_5": ("main droite", "right hand"),
        "word-rpg20-piece-mail_shirt": ("chemise de mailles", "mail shirt"),
        "word-rpg20-piece-kevlar": ("kevlar", "kevlar"),
        "weapon-rpg20-metal_rondache": ("rondache de métal", "metal rondache"),
    }
    for key, (french, english) in named.items():
        texts.learn("fr", key, french)
        texts.learn("en", key, english)
    return Renderer(texts)


@pytest.fixture
def texts() -> Texts:
    return Texts(strict=True)


def view(name: str = "Ana") -> View:
    return View("rpg20", {}, (Row("ana", name, "players"),))


def plan_of(renderer: Renderer, body: Body, locale: str = "fr") -> BodyPlan:
    plan = renderer.body_picture(view(), body, locale).plan
    assert isinstance(plan, BodyPlan)
    return plan


def test_the_card_tells_each_part_with_its_gauge_its_wounds_and_its_armour(words: Renderer) -> None:
    said = words.body(view(), BODY, "fr").text.replace("\u00a0", " ").split("\n")
    assert said == [
        "🫀 **Ana** · 11/20 PV",
        "▸ Organe vital touché : mort dans 4 h sans soins",
        "`███░░░` **tête** 4/7 · leather hood 1d4−1",
        "`░░░░░░` **bras droit** −2/6 · os brisé · chemise de mailles 1d6 · à nu : main droite",
        "`███░░░` **torse** 5/9 · hémorragie · kevlar 1d6 (projectiles)",
        "`░░░░░░` **jambe gauche** 0/7 · membre perdu",
        "▸ Rondache de métal 1d6, bras gauche : 73/100",
    ]
    english = words.body(view(), BODY, "en").text
    assert "`░░░░░░` **right arm** −2/6 · broken · mail shirt 1d6 · bare: right hand" in english
    assert "▸ Metal rondache 1d6, left arm: 73/100" in english


def test_the_plan_says_what_the_card_says(words: Renderer) -> None:
    plan = plan_of(words, BODY)
    assert [(each.name, each.left, each.most, each.harm, each.limb) for each in plan.parts] == [
        ("tête", 4, 7, "hurt", "whole"),
        ("bras droit", -2, 6, "spent", "broken"),
        ("torse", 5, 9, "hurt", "whole"),
        ("jambe gauche", 0, 7, "spent", "lost"),
    ]
    assert plan.parts[2].bleeds == 1
    assert plan.zones == (("head", 0, 1), ("right_arm", 1, 2), ("chest", 2, 1), ("left_leg", 3, 0))
    assert (plan.points, plan.harm) == ("11/20 PV", "hurt")
    assert [sign for sign, _ in plan.legend] == ["layer", "layers", "bleeds", "broken", "lost"]
    card = words.body(view(), BODY, "fr").text
    for each in (*plan.states, *(note for part in plan.parts for note in part.notes)):
        assert each in card


def test_the_alternative_text_says_what_the_picture_shows(words: Renderer) -> None:
    picture = words.body_picture(view(), BODY, "en")
    assert picture.name == "body.png"
    lines = picture.alt.split("\n")
    assert lines[0] == "Ana, 11/20 HP"
    assert "right arm −2/6, broken, mail shirt 1d6, bare: right hand" in lines
    assert lines[-1] == "Metal rondache 1d6, left arm: 73/100"
    long = Body("ana", 1, 1, (ARM,) * 40)
    assert len(words.body_picture(view(), long, "fr").alt) <= 1_024


def test_what_does_not_occur_is_not_explained(words: Renderer) -> None:
    whole = Body("ana", 20, 20, (BodyPart("head", 7, 7),), (("head", "head", 0),))
    plan = plan_of(words, whole)
    assert (plan.legend, plan.states, plan.shield, plan.parts[0].notes) == ((), (), None, ())
    assert (plan.harm, plan.parts[0].harm) == ("unhurt", "unhurt")
    snake = Body("ana", 20, 20, (ARM, TORSO))
    assert plan_of(words, snake).legend == (), "nothing to explain without a figure"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", [
    *("pain", "unconscious", "stunned", "coma", "slow_death", "haemorrhage", "dead", "down", "felled", "helpless"),
])  # fmt: skip
def test_every_state_has_its_words(words: Renderer, kind: str, locale: str) -> None:
    facts: dict[str, Any] = {"count": 3, "unit": "days" if kind == "slow_death" else None}
    (said,) = plan_of(words, Body("ana", 1, 20, (HEAD,), states=((kind, facts),)), locale).states
    assert said
    assert ("3" in said) is (kind in ("stunned", "slow_death"))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_useless_shield_is_called_so(words: Renderer, locale: str) -> None:
    useless = Body("ana", 1, 20, (HEAD,), shield={**SHIELD, "useless": True})
    shield = plan_of(words, useless, locale).shield
    assert shield is not None
    assert shield.useless
    assert "73" not in shield.words


@pytest.mark.parametrize("name", HOSTILE)
def test_names_are_shown_on_one_line_and_ping_nobody(words: Renderer, name: str) -> None:
    plan = words.body_picture(view(name), BODY, "fr").plan
    assert isinstance(plan, BodyPlan)
    assert "\n" not in plan.title
    assert 0 < len(plan.title) <= 40
    assert "@everyone" not in words.body(view(name), BODY, "fr").text.replace("@\u200beveryone", "")


def test_the_same_body_is_the_same_picture(words: Renderer) -> None:
    one, same = (words.body_picture(view(), BODY, "fr") for _ in range(2))
    other = words.body_picture(view(), BODY, "fr", "light")
    assert one.key == same.key != other.key
