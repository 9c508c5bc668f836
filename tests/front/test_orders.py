"""Standing orders and the timeline through the front door: private, in the reader's language, at once in force."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.rehearsal.local import LocalTable
from bot.rehearsal.seats import Answer

from .hall import Hall, whole
from .storm import rest


def plain(answer: Answer) -> str:
    return answer.text.replace("\u00a0", " ").replace("\u202f", " ")


async def test_an_order_takes_effect_while_the_question_stands(table: LocalTable) -> None:
    hall = await Hall.make(table)
    await hall.assembled()
    alice, bob = hall.players["jurl"], hall.players["isaure"]
    # Before the beginning already; the bare word means the right hand, whatever the left holds.
    said = await bob.type("/orders matter:parade order:toujours")
    assert said.private
    assert plain(said) == "✅ Consigne d’Isaure : parade (masse d’armes) → toujours."
    await hall.gm.type("/gm dice faces:reaction Jurl 2")
    await hall.gm.type("/encounter start")
    await alice.type("/declare action:attaquer target:Chef orc 1")
    await bob.type("/standby")
    await table.settled()
    assert [control for control in hall.controls("q|", "s|") if alice in hall.asked(control)]

    answer = await alice.type("/consignes sujet:frappe consigne:même cible")
    await table.settled()
    assert answer.private
    assert plain(answer).startswith("✅ Consigne de Jurl : frappe (lance d’infanterie) → même cible.")
    assert "Jurl** frappe **Chef orc 1**" in hall.reads()
    assert "onsigne" not in hall.reads()
    await rest(table)
    assert whole(table, [hall]) == []


async def test_the_panel_survives_a_kill_and_speaks_its_readers_language(
    make_table: Callable[..., Any],
) -> None:
    table = await make_table(locale="en")
    hall = await Hall.make(table)
    await hall.begun()
    alice, bob = hall.players["jurl"], hall.players["isaure"]
    panel = await alice.type("/orders")
    assert panel.private
    assert plain(panel).startswith("📋 **Jurl**: orders in force")
    assert not bob.sees("orders in force")
    await table.restart()
    page = await alice.choose("Change an order…", "simultaneous")
    assert page.problem is None
    await alice.press("return to guard")
    assert alice.sees("simultaneous: **return to guard**")
    assert not alice.sees("simultaneous: **ask**")
    await alice.choose("Change an order…", "simultaneous")
    await alice.press("Back")
    assert alice.sees("simultaneous: **return to guard**")
    assert [each["name"] for each in await alice.autocomplete("/orders matter:simultaneous order:")] == [
        "ask",
        "attack",
        "return to guard",
    ]


async def test_the_timeline_keeps_the_others_moments_to_themselves(hall: Hall) -> None:
    alice, bob = hall.players["jurl"], hall.players["isaure"]
    await alice.type("/declare action:attaquer target:Chef orc 1")
    mine = await alice.type("/encounter timeline")
    assert mine.private
    assert "Jurl agit" in plain(mine)
    assert "Chef orc" not in plain(mine)
    everything = await hall.gm.type("/combat frise")
    assert "Jurl agit" in plain(everything)
    assert "Chef orc 1 agit" in plain(everything)
    assert (await bob.type("/encounter timeline")).private
