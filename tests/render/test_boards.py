"""Tracker, private view, sheet and notices: what stands, who is awaited, and nothing wider than a phone."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.frame import Open
from bot.kernel.ruleset import Reader, Row, View
from bot.render import Card, Renderer
from bot.render.boards import WIDEST, columns
from bot.text import LOCALES
from tests.render.conftest import HOSTILE

FACTS = {"segment": 12, "round": 2, "place": 2, "decided": False}


def row(ident: str, name: str, side: str = "a", **facts: Any) -> Row:
    return Row(ident, name, side, {"player": None, "health": "wounded", "status": "offensive", "out": False, **facts})


DUEL = View(
    "alternatif",
    FACTS,
    (row("jurl", "Jurl", player=101, status="defensive"), row("orc", "Orc", "b", health="unhurt")),
    (("jurl", "orc"),),
)


def tracker(renderer: Renderer, view: View, opens: list[Open] | None = None, **more: Any) -> Card:
    settings: dict[str, Any] = {
        "locale": "fr",
        "held": None,
        "breath": False,
        "tempo": "live",
        "deadlines": {},
        "encounter": "enc",
        "lobby": False,
    } | more
    return renderer.tracker(view, opens or [], **settings)


def open_(who: str, **more: Any) -> Open:
    return Open("12.0", "k", "parry", who, (), **more)


def block(card: Card) -> list[str]:
    return card.text.split("```")[1].strip("\n").split("\n")


def test_the_tracker_says_where_things_stand(renderer: Renderer) -> None:
    card = tracker(renderer, DUEL, [open_("jurl")], deadlines={"12.0": 1_800_000_000.0})
    assert card.text == (
        "**Segment 12 (round 2)** · en direct\n"
        "⏳ Jurl\u00a0: parade à décider, <t:1800000000:R>\n"
        "```\n"
        "Jurl            blessures déf.\n"
        "──────────────────────────────\n"
        "Orc             indemne\n"
        "```\n"
        "⚔️ Jurl ↔ Orc"
    )
    assert card.mentions == ()
    assert [[(item.id, item.label) for item in each] for each in card.rows] == [
        [("ac|enc", "Agir…"), ("m|enc", "Mon combattant"), ("h|enc", "Attendez\u202f!"), ("tl|enc", "Frise")]
    ]


@pytest.mark.parametrize(
    ("more", "ids"),
    [
        ({"held": "gm"}, ["m|enc", "c|enc", "tl|enc"]),
        ({"breath": True}, ["c|enc", "ac|enc", "m|enc", "h|enc", "tl|enc"]),
        ({"lobby": True}, ["j|enc", "n|enc", "b|enc"]),
        ({"ended": True}, []),
    ],
)
def test_the_buttons_follow_the_state(renderer: Renderer, more: dict[str, Any], ids: list[str]) -> None:
    card = tracker(renderer, DUEL, **more)
    assert [item.id for each in card.rows for item in each] == ids


@pytest.mark.parametrize("reason", ["gm", "player", "undo", "dice", "fault", "unattended", "lost", "other"])
def test_every_hold_says_why(renderer: Renderer, reason: str) -> None:
    assert "⏸️" in tracker(renderer, DUEL, held=reason).text


def test_who_is_hidden_is_awaited_as_the_gm(renderer: Renderer) -> None:
    text = tracker(renderer, DUEL, [open_("ghost")]).text
    assert "ghost" not in text
    assert "le MJ" in text


def test_a_secret_answer_does_not_change_the_tracker(renderer: Renderer) -> None:
    before = tracker(renderer, DUEL, [open_("jurl", secret=True)])
    after = tracker(renderer, DUEL, [open_("jurl", secret=True, answered=True, partial={"choice": "attack"})])
    assert before == after


def test_when_one_side_is_left_the_gm_is_told(renderer: Renderer) -> None:
    view = View("alternatif", FACTS | {"decided": True}, DUEL.rows)
    assert "/combat finir" in tracker(renderer, view).text
    assert "/combat finir" not in tracker(renderer, DUEL).text


def test_a_game_without_words_of_its_own_still_has_a_tracker(renderer: Renderer) -> None:
    view = View("another", {}, DUEL.rows)
    assert block(tracker(renderer, view))[0] == "Jurl"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("health", ["unhurt", "scratched", "wounded", "badly_wounded", "out"])
def test_the_table_stays_narrow_whatever_the_names(renderer: Renderer, locale: str, health: str) -> None:
    names = [*HOSTILE, "戦士" * 20, "É" * 40, "a```b"]
    rows = tuple(row(f"id-{at}", name, str(at % 3), health=health, next=123) for at, name in enumerate(names))
    pairs = tuple((f"id-{at}", f"id-{at + 1}") for at in range(len(names) - 1))
    opens = [Open(f"1.{at}", f"k{at}", "parry", f"id-{at}", ()) for at in range(len(names))]
    card = tracker(renderer, View("alternatif", FACTS, rows, pairs), opens, locale=locale)
    assert len(card.text) <= 2000
    assert card.text.count("```") == 2
    assert max(columns(line) for line in block(card)) <= WIDEST
    assert "@everyone" not in card.text.replace("\n".join(block(card)), "")


def test_forty_combatants_fit(renderer: Renderer) -> None:
    rows = tuple(row(f"id-{at}", f"Orc {at}") for at in range(60))
    card = tracker(renderer, View("alternatif", FACTS, rows))
    assert len(card.text) <= 2000
    assert "20 de plus" in card.text


def test_my_fighter_shows_the_next_moment_to_its_player_alone(renderer: Renderer) -> None:
    own = {
        "stamina": 12,
        "stamina_max": 26,
        "body": 6,
        "body_max": 6,
        "ac": 17,
        "bm": 5,
        "damage": "1d8",
        "malus": 0,
        "bleeding": "none",
    }
    mine = row("jurl", "Jurl", player=101, weapon="spear", next=20, target="orc", up=False, standby=False, **own)
    ally = row("ana", "Ana", player=102, weapon="axe", next=21, **own)
    foe = row("orc", "Orc", "b")
    view = View("alternatif", FACTS, (mine, ally, foe))
    text = renderer.fighter(view, Reader(101), [open_("jurl")], "fr").text
    assert "Prochaine action au segment **20**, contre Orc." in text
    assert "Endurance 12/26" in text
    assert "lance (dégâts 1d8)" in text
    assert "parade à décider" in text
    assert "**Ana**\u00a0: 12/26 d’endurance, prochaine action au segment 21." in text
    assert renderer.fighter(view, Reader(500), [], "fr").text == renderer.texts.say("fr", "fighter-none")


def test_a_sheet_is_shown_in_words(renderer: Renderer) -> None:
    facts = {
        "name": "*Jurl*",
        "class": "guerrier",
        "level": 4,
        "bm": 5,
        "ac": 16,
        "armour": "cotte de mailles",
        "stamina": 26,
        "body": 6,
        "str_hit": 1,
        "str_damage": 0,
        "dex_std": -1,
        "weapons": None,
    }
    text = renderer.sheet("alternatif", facts, "fr").text
    assert "**\\*Jurl\\***, guerrier de niveau 4" in text
    assert "Force au toucher +1, aux dégâts ±0 · Dextérité −1" in text
    assert "Sans arme" in text
    assert "another" not in renderer.sheet("another", {"name": "X"}, "fr").text


def test_a_refusal_says_what_would_be_right(renderer: Renderer) -> None:
    refused = Refused("unknown-name", typed="@everyone", names="Jurl, Orc")
    text = renderer.refusal("fr", refused)
    assert "Jurl, Orc" in text
    assert "@everyone" not in text
    assert "field_x" in renderer.refusal("en", Refused("unknown-field", field="field_x", known="a"), bare=True)
    assert "`no-words`" in renderer.refusal("en", Refused("no-words"))


def test_codes_in_a_refusal_are_words(renderer: Renderer) -> None:
    refused = Refused("not-a-number", argument="amount", value="x")
    assert "`quantite`" in renderer.refusal("fr", refused)
    assert "`amount`" in renderer.refusal("en", refused)
    refused = Refused("alternatif-other-hand", name="Jurl", weapons="spear")
    assert renderer.refusal("fr", refused) == "Jurl n’a pas cela en main. En main\u00a0: lance."


def test_the_opening_shows_the_commitment_and_how_to_take_part(renderer: Renderer) -> None:
    card = renderer.opening("fr", ruleset="alternatif", tempo="evening", commitment="ab12", gm=9, encounter="enc")
    assert "`ab12`" in card.text
    assert "<@9>" in card.text
    assert card.mentions == ()
    assert [item.id for each in card.rows for item in each] == ["j|enc", "n|enc", "b|enc"]


def test_the_end_reveals_the_seed(renderer: Renderer) -> None:
    text = renderer.ended("en", by=9, seed="5eed", commitment="ab12", digest="d19e")
    assert "`5eed`" in text
    assert "`d19e`" in text
    assert "`ab12`" in text


@pytest.mark.parametrize("locale", LOCALES)
def test_every_notice_is_worded(renderer: Renderer, locale: str) -> None:
    said = [
        renderer.undo_preview(locale, ["a\nb", "c"]),
        renderer.undone(locale, by=9, count=2),
        renderer.undone_by(locale, by=9),
        renderer.redone(locale, by=9),
        renderer.paused(locale, by=9),
        renderer.resumed(locale, by=0),
        renderer.failed(locale, gm=9, error="e1"),
        renderer.begun(locale, by=9),
        renderer.joined(locale, by=9, name="@everyone"),
        renderer.left(locale, name="Jurl"),
        renderer.breather(locale),
        renderer.dice_fed(locale, count=3),
        renderer.ruleset(locale, "alternatif"),
        renderer.why_button(locale, "enc", (12,)).label,
    ]
    assert all(said)
    assert all("{" not in each and "@everyone" not in each for each in said)
    assert len(set(said)) == len(said)
