"""The game master's panel fits a phone and Discord, whatever there is to tell."""

from __future__ import annotations

import pytest

from bot.kernel.dice import DRAWN, Fed
from bot.render.panel import PanelContents, Waiting, faces, panel
from bot.render.words import Words
from bot.text import LOCALES, Texts


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts(strict=True)


def contents(**changes: object) -> PanelContents:
    usual: dict[str, object] = {
        "moment": "Segment 3",
        "tempo": "live",
        "held": None,
        "breath": False,
        "begun": True,
        "pace": "free",
        "waiting": (),
        "rulings": (),
        "hidden": (),
        "fed": (),
        "gms": (9,),
    }
    return PanelContents(**{**usual, **changes})  # type: ignore[arg-type]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_fullest_panel_fits(texts: Texts, locale: str) -> None:
    words = Words(texts, locale, game="alternatif", names={f"o{i}": "@everyone **x** " * 4 for i in range(40)})
    waiting = [Waiting(f"o{i}", 10**18 + i, "parry", "d" * 200, 1.0, 2.0, bool(i % 2)) for i in range(40)]
    shown = contents(
        waiting=waiting,
        rulings=[(900 + i, 899 + i, "**Orc** " * 60) for i in range(5)],
        hidden=[f"Archer {i}" for i in range(40)],
        fed=[Fed(20, 20, "o1", "parry")] * 40,
        gms=tuple(10**18 + i for i in range(9)),
        breath=True,
        pace="moment",
        roll=("o1", 10**18, "2d6"),
    )
    card = panel(words, "e" * 16, shown)
    assert len(card.text) <= 1_950
    assert "@everyone" not in card.text
    assert [len(row) for row in card.rows] == [4, 5]
    assert all(len(item.id) <= 100 for row in card.rows for item in row)
    assert card.mentions == ()


def test_a_question_without_a_known_default_or_deadline_says_neither(texts: Texts) -> None:
    words = Words(texts, "fr", game="alternatif", names={"j": "Jurl"})
    card = panel(words, "e", contents(held="gm", waiting=[Waiting("j", 7, "parry", "", None, None, False)]))
    (line,) = [each for each in card.text.split("\n") if "Jurl" in each]
    assert line == "⏳ **Jurl** (<@7>)\u00a0: parade à décider"


@pytest.mark.parametrize(
    ("state", "wanted"),
    [
        ({"begun": False}, ["gp", "gs"]),
        ({}, ["gp", "gh", "gs"]),
        ({"breath": True}, ["gp", "gh", "gn", "gs"]),
        ({"held": "gm"}, ["gp", "gh", "gs"]),
        ({"held": "gm", "breath": True}, ["gp", "gh", "gs"]),
    ],
)
def test_only_what_can_be_done_now_is_offered(texts: Texts, state: dict[str, object], wanted: list[str]) -> None:
    card = panel(Words(texts, "en", game="alternatif"), "e", contents(**state))
    assert [item.id.partition("|")[0] for item in card.rows[0]] == wanted


def test_faces_are_told_as_they_were_typed(texts: Texts) -> None:
    words = Words(texts, "fr", game="alternatif", names={"j": "Jurl"})
    laid = [Fed(13), Fed(5, 20), Fed(15, None, "j", "parry"), Fed(DRAWN, None, "j", "strike-right")]
    assert faces(words, laid) == "13, d20=5, parade Jurl 15, frappe Jurl (le bot)"
