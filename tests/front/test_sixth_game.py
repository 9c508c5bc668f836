"""A game made of the shared pieces alone is played through the front door: commands, buttons, dice, corrections."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.build import build_of
from bot.rehearsal.local import LocalTable
from bot.rehearsal.seats import Answer, Person
from bot.store import Archive
from bot.table.keeping.export import document_of
from bot.table.keeping.verifying import verify
from tests.front.brawl import Brawl

from .test_orders import plain
from .two_games import BRAWL


@pytest.fixture
async def table(make_table: Callable[..., Any]) -> LocalTable:
    made: LocalTable = await make_table(factory=BRAWL, locale="en")
    return made


async def told(table: LocalTable, person: Person, line: str) -> Answer:
    answer = await person.type(line)
    await table.settled()
    return answer


async def pressed(table: LocalTable, person: Person, label: str) -> None:
    await person.press(label)
    await table.settled()


def channel(table: LocalTable) -> str:
    """What everybody reads there, without emphasis."""
    told = (each.content for each in table.double.table.messages.values() if each.reader is None)
    return "\n".join(told).replace("*", "")


async def begun(table: LocalTable, faces: str) -> tuple[Person, Person, Person]:
    """Ana and Bor against a bouncer; *faces* lie under the first rolls."""
    gm, alice, bob = table.person("GM", gm=True), table.person("Alice"), table.person("Bob")
    await told(table, gm, "/encounter open rules:brawl")
    for person, name in ((alice, "Ana"), (bob, "Bor")):
        await told(table, person, f"/sheet create rules:brawl name:{name}")
        await told(table, person, f"/encounter join sheet:{name}")
    await told(table, gm, "/npc add creature:bouncer")
    await told(table, gm, f"/gm dice faces:{faces}")
    await told(table, gm, "/encounter start")
    return gm, alice, bob


async def test_a_brawl_is_played(table: LocalTable) -> None:
    gm, alice, bob = await begun(
        table, "initiative Ana 12; initiative Bor 12; initiative Bouncer 3; tie Ana 4; tie Bor 9"
    )
    assert "Order: Bor, Ana and Bouncer." in channel(table)
    # Bor lets Ana go first; a natural 20 hits and dazes, once the bouncer has failed to duck.
    await told(table, bob, "/declare action:let target:Ana")
    assert "Bor lets Ana go first." in channel(table)
    await told(table, gm, "/gm dice faces:strike Ana 20; duck Bouncer 2; damage Ana 4")
    await told(table, alice, "/declare action:strike target:Bouncer")
    assert "Ana strikes Bouncer: 23 against 12, a haymaker!" in channel(table)
    assert "Bouncer ducks too late: 4." in channel(table)
    assert "Bouncer loses 4 points." in channel(table)
    assert "Bouncer: dazed." in channel(table)
    assert "20 (die) + 3 (skill) = 23" in plain(await alice.type("/why"))
    # Dazed, it strikes four worse until the end of its turn, which comes once Ana has ducked.
    await told(table, gm, "/gm dice faces:strike Bouncer 14; duck Ana 19")
    await pressed(table, bob, "Get your breath")
    assert "Bouncer strikes Ana: 13 against 12, a hit." in channel(table)
    assert "no longer dazed" not in channel(table)
    await pressed(table, alice, "Duck")
    assert "Ana ducks: 21.\nBouncer: no longer dazed." in channel(table)
    # Whoever has waited keeps the place that he has taken.
    assert "Round 2" in (await alice.type("/encounter log")).words
    assert "Ana, what do you do?" in channel(table)


async def test_who_comes_late_finds_his_place_and_the_game_master_corrects(table: LocalTable) -> None:
    gm, alice, bob = await begun(table, "initiative Ana 12; initiative Bor 8; initiative Bouncer 3")
    # Whoever comes late rolls at once, and acts where his total says.
    await told(table, gm, "/gm dice faces:7")
    await told(table, gm, "/npc add creature:bouncer name:Hulk")
    assert "🎲 Initiative: Hulk\u00a09\n🧭 Order: Ana, Bor, Hulk and Bouncer." in channel(table)
    await told(table, gm, "/fix damage who:Bor amount:5")
    await told(table, gm, "/fix heal who:Bor amount:9")
    await told(table, gm, "/fix status who:Bor status:dazed")
    assert "The GM corrects Bor, points: 12 → 7." in channel(table)
    assert "The GM corrects Bor, points: 7 → 12." in channel(table)
    assert "❕ Bor: dazed." in channel(table)
    refused = await told(table, gm, "/fix heal who:Bor amount:1")
    assert refused.words == "Bor has lost nothing: there is nothing to heal."
    await told(table, bob, "/orders matter:ducking order:always")
    await told(table, gm, "/gm dice faces:strike Bor 2; strike Hulk 18; duck Bor 20")
    await pressed(table, alice, "Get your breath")
    await told(table, bob, "/declare action:strike target:Hulk")
    assert "Bor strikes Hulk: 1 against 12, a miss." in channel(table)
    assert "Hulk strikes Ana: 21 against 12, a hit." in channel(table)
    await told(table, gm, "/fix damage who:Hulk amount:9")
    await told(table, gm, "/npc remove who:Bouncer")
    # One side is left: nobody is asked anything until the game master ends it; what was played verifies.
    await table.restart()
    await told(table, gm, "/encounter end")
    with Archive(table.database) as archive:
        (row,) = archive.encounters()
        found = document_of(archive, row.id)
    games: dict[str, Any] = {"brawl": Brawl()}
    assert verify(found, games, build=build_of()).ruled > 10


async def test_its_sentences_are_in_both_languages(make_table: Callable[..., Any]) -> None:
    table = await make_table(factory=BRAWL, locale="fr")
    gm = table.person("MJ", gm=True)
    await told(table, gm, "/combat ouvrir regles:brawl")
    await told(table, gm, "/pnj ajouter creature:videur camp:players")
    await told(table, gm, "/pnj ajouter creature:videur nom:Hulk")
    await told(table, gm, "/mj des faces:initiative Videur 9; initiative Hulk 2; coup Videur 20; esquive Hulk 3")
    await told(table, gm, "/combat commencer")
    said = channel(table).replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
    assert "Hulk entre dans le combat (poings)." in said
    assert "🎲 Initiative : Videur 11 · Hulk 4\n🧭 Ordre : Videur et Hulk." in said
    assert "👊 Videur frappe Hulk : 23 contre 12, à toute volée !\nHulk se baisse trop tard : 5." in said
    assert "❕ Hulk : sonné." in said
