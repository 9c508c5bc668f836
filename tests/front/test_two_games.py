"""A second game through the front door: the same commands, what they offer and refuse is the game's of the channel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.build import build_of
from bot.kernel.ruleset import Ruleset
from bot.rehearsal.local import LocalTable
from bot.rehearsal.seats import Answer, Person
from bot.store import Archive
from bot.table.keeping.document import Unverified
from bot.table.keeping.export import document_of
from bot.table.keeping.verifying import verify
from tests.table.auction import Auction

from .two_games import FACTORY


@pytest.fixture
async def table(make_table: Callable[..., Any]) -> LocalTable:
    made: LocalTable = await make_table(factory=FACTORY, locale="en")
    return made


@pytest.fixture
def gm(table: LocalTable) -> Person:
    return table.person("GM", gm=True)


@pytest.fixture
def alice(table: LocalTable) -> Person:
    return table.person("Alice")


async def names(person: Person, line: str) -> list[str]:
    return [each["name"] for each in await person.autocomplete(line)]


async def told(table: LocalTable, person: Person, line: str) -> Answer:
    answer = await person.type(line)
    await table.settled()
    return answer


async def bidding(table: LocalTable, gm: Person, alice: Person) -> None:
    await told(table, gm, "/encounter open rules:Auction variant:dutch")
    await told(table, alice, "/sheet create name:Ana")
    await told(table, alice, "/encounter join")
    await told(table, gm, "/npc add creature:crowd name:Crowd size:3")
    await told(table, gm, "/encounter start")


async def test_both_games_are_offered_and_an_unknown_one_is_refused(gm: Person) -> None:
    offered = await gm.autocomplete("/encounter open rules:")
    assert [each["value"] for each in offered][:1] == ["alternatif"]
    assert ("Auction", "auction") in [(each["name"], each["value"]) for each in offered]
    assert await names(gm, "/encounter open rules:auction variant:") == ["Dutch", "English"]
    refused = await gm.type("/encounter open rules:chess")
    assert refused.private
    assert "D&D Alternatif" in refused.words
    assert "Auction" in refused.words


async def test_an_auction_is_played_with_the_same_commands(table: LocalTable, gm: Person, alice: Person) -> None:
    await bidding(table, gm, alice)
    assert await names(alice, "/declare action:") == ["raise", "pass"]
    assert await names(gm, "/gm tool tool:") == ["gavel", "rumour", "swap seats"]
    assert await names(gm, "/gm tool tool:gavel value:") == ["once", "twice"]
    assert await names(gm, "/fix status status:") == ["drowsy", "smitten"]
    assert await names(gm, "/fix set field:") == ["purse"]
    await told(table, gm, "/fix status who:Ana status:smitten")
    await told(table, gm, "/gm tool tool:gavel value:once")
    await told(table, gm, "/gm dice faces:haggling Ana 4; haggling Crowd 6")
    await told(table, alice, "/declare action:raise")
    await told(table, gm, "/declare action:raise who:Crowd")
    channel = "\n".join(each.content for each in table.double.table.messages.values() if each.reader is None)
    assert "Ana pays 4 (4)" in channel.replace("*", "")
    timeline = (await alice.type("/encounter timeline")).words
    assert "Bidding round 2" in timeline
    assert "the gavel" in timeline
    assert "AUC-001" in (await alice.type("/why")).words


async def test_commands_of_another_game_are_refused_by_name(table: LocalTable, gm: Person, alice: Person) -> None:
    await bidding(table, gm, alice)
    for person, line, name in (
        (alice, "/hold", "/hold"),
        (gm, "/gm separate a:Ana b:Crowd", "/gm separate"),
        (gm, "/fix initiative who:Ana segment:3", "/fix initiative"),
        (gm, "/fix damage who:Ana amount:3", "/fix damage"),
    ):
        answer = await told(table, person, line)
        assert answer.private, line
        assert answer.words.replace("`", "") == f"{name} is no part of this game (Auction)."


async def test_rules_and_sheets_are_those_of_the_game_that_is_played(
    table: LocalTable, gm: Person, alice: Person
) -> None:
    assert (await alice.type("/rule rule:ALT-PAR-003")).words.startswith("**What parries**")
    await told(table, alice, "/sheet create ready:jurl")
    await told(table, gm, "/encounter open rules:auction")
    assert await names(alice, "/rule rule:") == ["haggling (AUC-001)"]
    assert (await alice.type("/rule rule:haggling")).words.startswith("**Haggling** (`AUC-001`)")
    assert await names(alice, "/sheet create ready:") == ["Dora", "Otto"]
    assert "Jurl" in " ".join(await names(alice, "/sheet create rules:alternatif ready:ju"))
    assert await names(alice, "/encounter join sheet:") == ["Dora", "Otto"]
    refused = await told(table, alice, "/encounter join sheet:Jurl")
    assert "Jurl is a sheet for D&D Alternatif" in refused.words
    refused = await told(table, alice, "/sheet create name:Ana level:3")
    assert refused.words.replace("`", "") == "level means nothing in this game: leave it out."
    await told(table, alice, "/encounter join sheet:Dora")
    assert "Dora" in (await told(table, alice, "/encounter status")).words


async def test_a_size_means_nothing_in_the_default_game(table: LocalTable, gm: Person) -> None:
    await told(table, gm, "/encounter open")
    refused = await told(table, gm, "/npc add creature:orc size:30")
    assert refused.private
    assert refused.words.replace("`", "") == "size means nothing in this game: leave it out."
    refused = await told(table, gm, "/gm tool tool:gavel")
    assert refused.private
    assert refused.words.startswith("“gavel” matches nothing here. Choose from: ")
    assert await names(gm, "/gm tool tool:gavel") == []
    assert await names(gm, "/fix damage kind:body") == ["body points", "attrition damage: stamina, then body"]


async def test_an_export_is_verified_by_the_game_it_was_played_by(table: LocalTable, gm: Person, alice: Person) -> None:
    await bidding(table, gm, alice)
    await told(table, alice, "/declare action:raise")
    await table.restart()
    await told(table, gm, "/declare action:pass who:Crowd")
    await told(table, gm, "/encounter end")
    with Archive(table.database) as archive:
        (row,) = archive.encounters()
        found = document_of(archive, row.id)
    assert found["encounter"]["ruleset"] == "auction"
    games: dict[str, Ruleset[Any]] = {"auction": Auction()}
    assert verify(found, games, build=build_of()).ruled > 4
    with pytest.raises(Unverified):
        verify(found, {})
