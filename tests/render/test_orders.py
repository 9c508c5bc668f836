"""The panel of standing orders: a line for each matter, the present order marked, a way back, nothing too long."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.render import Card, Renderer
from bot.render.cards import Button, Select
from bot.text import LOCALES, Texts
from tests.render.conftest import HOSTILE, Stand, person

MATTERS = ("strike", "strike-left", "parry", "parry-left", "free", "simultaneous")
ORDERS = ("ask", "always", "never", "if_defensive", "last_target", "attack", "return_to_guard")


def form(who: str = "jurl", orders: tuple[str, ...] = ORDERS, **about: Scalar) -> Decision:
    """Every matter may be given every order; the lance parries."""
    matter = Field("matter", MATTERS)

    def fields(partial: Choice) -> tuple[Field, ...]:
        return (matter, Field("order", orders)) if partial.get("matter") in MATTERS else (matter,)

    told: dict[str, Scalar] = {f"{each}.order": "ask" for each in MATTERS}
    told |= {"parry.order": "if_defensive", "parry.weapon": "spear", **about}
    return Decision("orders", "orders", who, (matter,), {"matter": "parry", "order": "ask"}, told, fields)


def panel(renderer: Renderer, stand: Stand, made: Decision, locale: str = "fr", **more: Any) -> Card:
    return renderer.orders_panel(stand, None, made, locale, "enc", **more)  # type: ignore[arg-type]


def items(card: Card) -> list[Any]:
    return [each for row in card.rows for each in row]


def test_each_matter_is_shown_with_its_weapon_and_its_order(renderer: Renderer, duel: Stand) -> None:
    card = panel(renderer, duel, form())
    assert card.text.replace("\u00a0", " ").splitlines() == [
        "📋 **Jurl** : consignes en vigueur",
        "frappe : **demander**",
        "frappe de la main gauche : **demander**",
        "parade (lance) : **seulement sur la défensive**",
        "parade de la main gauche : **demander**",
        "coup gratuit : **demander**",
        "simultané : **demander**",
    ]
    assert card.mentions == ()
    (select,) = items(card)
    assert isinstance(select, Select)
    assert select.id == "v|enc|jurl"
    assert [each.value for each in select.options] == list(MATTERS)
    assert select.options[2].label == "parade (lance)"


def test_a_matter_offers_its_orders_and_a_way_back(renderer: Renderer, duel: Stand) -> None:
    card = panel(renderer, duel, form(), "en", matter="parry")
    asked, about = card.text.splitlines()
    assert asked == "📋 **Jurl**: parry (spear). Which order?"
    assert about.startswith("The first blow that hits in a segment is parried with this weapon")
    assert [each.label for each in items(card)] == [
        *("ask", "always", "never", "✓ only on the defensive", "same target", "attack", "return to guard"),
        "Back",
    ]
    assert items(card)[3].style == "success"
    assert items(card)[1].id == "v|enc|jurl|parry|always"
    assert items(card)[-1].id == "v|enc|jurl"


def test_an_order_of_which_nothing_is_known_is_not_made_up(renderer: Renderer, duel: Stand) -> None:
    card = panel(renderer, duel, form(**{"free.order": None}))
    assert "\ncoup gratuit\n" in card.text
    assert not any(
        each.label.startswith("✓") for each in items(panel(renderer, duel, form(**{"free.order": None}), matter="free"))
    )


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("fr", "✅ Consigne de Jurl\u00a0: parade (lance) → toujours."),
        ("en", "✅ Order for **Jurl**: parry (spear) → always."),
    ],
)
def test_what_was_ordered_is_said_back(renderer: Renderer, duel: Stand, locale: str, said: str) -> None:
    given = renderer.order_given(duel, None, form(), locale, matter="parry", order="always")  # type: ignore[arg-type]
    assert given == said
    assert panel(renderer, duel, form(), locale, remark=given).text.startswith(f"{said}\n📋")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_matter_and_order_has_words(texts: Texts, locale: str) -> None:
    for field, values in (("matter", MATTERS), ("order", ORDERS)):
        for each in values:
            assert texts.first(locale, (f"word-alternatif-{field}-{each}", f"word-{field}-{each}")), each


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("matter", [None, "parry"])
def test_no_name_breaks_it(renderer: Renderer, name: str, matter: str | None) -> None:
    many = tuple(f"order-{number}" for number in range(40))
    card = panel(
        renderer, Stand([person("jurl", name)]), form(orders=many, **{"parry.weapon": "x" * 300}), matter=matter
    )
    assert len(card.text) <= 2_000
    assert len(card.rows) <= 5
    ids = [each.id for each in items(card)]
    assert len(ids) == len(set(ids))
    for each in items(card):
        assert len(each.id) <= 100
        if isinstance(each, Button):
            assert len(each.label) <= 80
        else:
            assert all(len(option.label) <= 100 for option in each.options)
    assert "@everyone" not in card.text
    assert "<@42>" not in card.text
