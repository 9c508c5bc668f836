"""Something that no rule knows is said in somebody's own words: by a button where he is asked, on his panel, or typed;
and everybody who has to do with it reads them."""

from __future__ import annotations

import re

import pytest

from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import text_of
from bot.rehearsal.seats import Person


async def begun(table: LocalTable, *more: str) -> tuple[Person, Person]:
    gm, alice = table.person("MJ", gm=True), table.person("Alice")
    await gm.type("/encounter open rules:rpg20")
    for line in more:
        await gm.type(line)
    await alice.type("/sheet create rules:rpg20 ready:Einok")
    await alice.type("/encounter join")
    await gm.type("/npc add creature:voyou name:Vic")
    await gm.type("/encounter start")
    await gm.press("Au contact")
    await table.settled()
    return gm, alice


def reads(table: LocalTable, person: Person | None = None) -> str:
    shown = (each for each in table.double.table.messages.values() if not each.deleted)
    found = (each for each in shown if each.reader is None or (person is not None and each.reader == person.member.id))
    return "\n".join(text_of(table.double.world, each) for each in found).replace("\u202f", " ").replace("\u00a0", " ")


@pytest.mark.rule("R20-SEQ-008")
async def test_what_is_pressed_where_it_is_asked_asks_for_the_words(table: LocalTable) -> None:
    gm, alice = await begun(table)
    await alice.press("Autre chose")
    assert "📣 **Einok**" not in reads(table)
    await alice.fill({"Quelle action ?": "barricade la *porte*"})
    await table.settled()
    assert "Einok : barricade la" in reads(table).replace("*", "")
    assert "tente ceci : « barricade la" in reads(table, gm).replace("*", "")
    await gm.press("Initiative inchangée")
    await table.settled()
    assert re.search(r"c’est à vous, total \d+ : barricade la", reads(table).replace("*", ""))
    await alice.press("Maintenant")
    await table.settled()
    await gm.press("C’est fait")
    await table.settled()
    assert "c’est fait, dit le MJ (barricade la" in reads(table).replace("*", "")


@pytest.mark.rule("R20-SEQ-004", "R20-SEQ-008")
async def test_in_secret_nobody_reads_them_before_the_order_is_told(table: LocalTable) -> None:
    gm, alice = await begun(table, "/gm settings setting:intentions value:en secret")
    await gm.type("/npc give who:Vic")
    typed = await alice.type("/declare action:autre chose how:barricade la porte")
    assert typed.problem is None
    await table.settled()
    assert "barricade" not in reads(table)
    assert "barricade" not in reads(table, gm)
    # Nor does the board mark who has spoken.
    board = next(line for line in reads(table).splitlines() if "Einok" in line and "indemne" in line)
    assert board.rstrip().endswith("indemne")
    await gm.press("Choisir en secret")
    await gm.press("Ne rien faire")
    await table.settled()
    assert "barricade" not in reads(table)
    await gm.press("Choisir en privé")
    assert "tente ceci : « barricade la porte »" in reads(table, gm)
    await gm.press("Initiative inchangée")
    await table.settled()
    assert "Einok : barricade la porte" in reads(table).replace("*", "")


async def test_without_words_it_is_refused_with_an_example(table: LocalTable) -> None:
    _, alice = await begun(table)
    refused = await alice.type("/declare action:autre chose")
    assert refused.private
    assert "Dites ce que fait Einok" in refused.words
