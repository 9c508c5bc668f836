"""The timeline: the present first, then moment by moment, no wider than a phone, and honest about what is left out."""

from __future__ import annotations

import re

import pytest

from bot.kernel.decisions import Scalar
from bot.kernel.ruleset import Row, Slot, View
from bot.render import Renderer
from bot.render.boards import WIDEST, columns
from bot.text import LOCALES, Texts
from tests.render.conftest import HOSTILE
from tests.together import of_each

KINDS = ("due", "prepares", "acts", "held", "defensive", "beat", "guard_down")


def slot(moment: int, until: int, who: str, kind: str, **facts: Scalar) -> Slot:
    return Slot(moment, until, who, kind, facts)


def view(*slots: Slot, now: int = 12, name: str = "Jurl") -> View:
    rows = (Row("jurl", name, "a"), Row("orc", "Orc", "b"))
    facts = {"segment": now, "round": 2, "place": 2, "decided": False}
    return View("alternatif", facts, rows, schedule=slots)


def timeline(renderer: Renderer, shown: View, locale: str = "fr") -> list[str]:
    card = renderer.timeline(shown, locale)
    assert card.rows == ()
    assert len(card.text) <= 2_000
    return card.text.replace("\u00a0", " ").split("\n")


def block(lines: list[str]) -> list[str]:
    """What stands between the fences; there are two, each alone on its line."""
    assert lines.count("```") == 2
    assert "".join(lines).count("`") == 6
    first = lines.index("```")
    return lines[first + 1 : lines.index("```", first + 1)]


EVERYTHING = (
    slot(16, 16, "jurl", "due", weapon="spear", hand="right"),
    slot(14, 14, "orc", "due", weapon="axe", hand="left"),
    slot(14, 20, "jurl", "guard_down"),
    slot(12, 12, "orc", "beat"),
    slot(8, 15, "jurl", "defensive", weapon="spear"),
    slot(10, 13, "orc", "prepares", action="standby", label=None),
    slot(12, 18, "jurl", "acts", action="other", label="grimper au mur"),
    slot(12, 12, "jurl", "held"),
)


def test_the_present_comes_first_and_then_each_moment_in_order(renderer: Renderer) -> None:
    assert timeline(renderer, view(*EVERYTHING)) == [
        "🗓️ **Segment 12 (round 2)**",
        "```",
        "Maintenant ───────────────────",
        "Orc marque un temps",
        "Jurl : défensive (lance),",
        "  jusqu’au segment 15",
        "Orc se prépare, jusqu’au",
        "  segment 13 : temporiser",
        "Jurl, jusqu’au segment 18 :",
        "  grimper au mur",
        "Jurl attend, action prête",
        "Segment 14 ───────────────────",
        "Orc agit (hache, gauche)",
        "Jurl : garde baissée, jusqu’au",
        "  segment 20",
        "Segment 16 ───────────────────",
        "Jurl agit (lance)",
        "```",
    ]


def test_it_reads_in_english_too(renderer: Renderer) -> None:
    assert block(timeline(renderer, view(*EVERYTHING[:2], EVERYTHING[4]), "en")) == [
        "Now ──────────────────────────",
        "Jurl: defensive (spear), until",
        "  segment 15",
        "Segment 14 ───────────────────",
        "Orc acts (axe, left)",
        "Segment 16 ───────────────────",
        "Jurl acts (spear)",
    ]


def test_what_ends_now_lasts_no_longer(renderer: Renderer) -> None:
    assert block(timeline(renderer, view(slot(8, 12, "jurl", "guard_down"))))[1:] == ["Jurl : garde baissée"]


@pytest.mark.parametrize(("locale", "said"), [("fr", "Rien en vue"), ("en", "Nothing in sight")])
def test_when_nothing_may_be_seen_it_says_so(renderer: Renderer, locale: str, said: str) -> None:
    lines = timeline(renderer, view(), locale)
    assert len(lines) == 2
    assert lines[1].startswith(said)


@of_each("locale", LOCALES)
@of_each("name", [*HOSTILE, "漢字" * 20, "Élise la très longue dame de Vaugirard"])
@of_each("kind", [*KINDS, "unheard_of"])
def test_nothing_is_wider_than_a_phone(renderer: Renderer, locale: str, name: str, kind: str) -> None:
    facts: dict[str, Scalar] = {"weapon": "spear", "hand": "left", "action": "attack", "label": f"{name} ```\n{name}"}
    for until in (14, 999):
        lines = block(timeline(renderer, view(Slot(14, until, "jurl", kind, facts), name=name), locale))
        assert all(columns(line) <= WIDEST for line in lines)
        assert 2 <= len(lines) <= 4


def test_what_does_not_fit_is_counted(renderer: Renderer) -> None:
    slots = [slot(number, number, "jurl", "due", weapon="spear", hand="right") for number in range(20, 220)]
    lines = timeline(renderer, view(*slots))
    shown = sum(line.startswith("Jurl") for line in block(lines))
    assert 20 <= shown < 200
    assert block(lines)[-1].startswith("Jurl")
    assert lines[-1] == f"… et {200 - shown} de plus"


def test_a_game_without_words_of_its_own_is_shown_as_it_is(renderer: Renderer) -> None:
    shown = View("unheard-of", {}, (Row("jurl", "Jurl", "a"),), schedule=(slot(3, 5, "jurl", "sings"),))
    assert block(timeline(renderer, shown)) == ["3 " + "─" * 28, "Jurl : sings"]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_kind_has_words_that_say_how_long(texts: Texts, locale: str) -> None:
    for kind in KINDS:
        assert texts.has(f"slot-alternatif-{kind}", locale), kind
    lasting = {kind for kind in KINDS if "until" in texts.blanks(locale, f"slot-alternatif-{kind}")}
    assert lasting == set(KINDS) - {"due"}
    assert re.fullmatch("[a-z]+", texts.attribute(locale, "timeline-alternatif", "now") or "")
