"""How some of what happens under 3.5, and of what stands, reads."""

from __future__ import annotations

from typing import Any

import pytest

from bot.render.words import Words
from bot.text import Texts


def said(key: str, facts: dict[str, Any]) -> str:
    return Words(Texts(strict=True), "en", game="dnd35").say(key, facts)


@pytest.mark.rule("D35-BAS-010", "D35-BAS-018")
def test_a_full_attack_is_said_once_with_the_attack_that_makes_it_one() -> None:
    def begun(later: int, two: str) -> bool:
        return "full attack" in said(
            "event-dnd35-attack_begun", {"combatant": "Lena", "later": later, "two": two or None}
        )

    assert [begun(0, ""), begun(1, ""), begun(2, "")] == [False, True, False]
    assert [begun(0, "main"), begun(0, "off"), begun(1, "main"), begun(2, "main")] == [False, True, False, False]


@pytest.mark.rule("D35-HPS-003")
def test_of_the_dead_nothing_else_is_marked() -> None:
    facts = {"who": "Orc", "status": ["prone"], "pinner": None, "grapples": None, "silenced": False}
    assert said("mark-dnd35", {**facts, "health": "wounded"}) == "❕ Orc: prone"
    assert said("mark-dnd35", {**facts, "health": "dead"}) == ""
    assert said("mark-dnd35", {**facts, "health": "destroyed"}) == ""
