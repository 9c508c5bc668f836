"""Equal in initiative under the fifth edition's rules: who settles it, and by how many buttons."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.rehearsal.local import LocalTable
from bot.rehearsal.seats import Person

from .hall import Facts, Hall

EQUAL = {"Berthe": 10, "Bo": 10, "Ci": 10}


async def tied(table: LocalTable, *, orc: int) -> tuple[Hall, list[Person]]:
    """Three players who are equal, and an orc that the game master leads."""
    hall = await Hall.make(table)
    people = [*hall.players.values(), table.person("Cid")]
    await hall.gm.type("/encounter open rules:dnd5")
    for person, name in zip(people, EQUAL, strict=True):
        await person.type(f"/sheet create rules:dnd5 ready:Berthe name:{name}")
        await person.type("/encounter join")
    await hall.gm.type("/npc add creature:orc name:Urg")
    await hall.gm.type("/npc give who:Urg")
    laid = "; ".join(f"initiative {name} {face}" for name, face in {**EQUAL, "Urg": orc}.items())
    assert (await hall.gm.type(f"/gm dice faces:{laid}")).problem is None
    await hall.gm.type("/encounter start")
    await table.settled()
    return hall, people


def plain(hall: Hall) -> str:
    return hall.reads().replace("\u00a0", " ").replace("\u202f", " ")


def offered(hall: Hall) -> list[str]:
    return [each.component["label"] for each in hall.controls("q|")]


def order(table: LocalTable) -> Any:
    (entries,) = Facts(table.database).entries.values()
    told = [event for entry in entries for event in entry.events if event.type == "order_set"]
    return json.loads(told[-1].body)["order"]


@pytest.mark.rule("DN5-INI-012")
async def test_three_who_are_equal_share_one_row_of_buttons_and_any_of_them_presses_it(table: LocalTable) -> None:
    hall, (_, bob, cid) = await tied(table, orc=1)
    assert offered(hall) == ["Berthe", "Bo", "Ci"]
    # The last of those asked presses; what he chooses is his own answer.
    assert (await hall.use(cid, hall.controls("q|")[2])).problem is None
    await table.settled()
    assert "Entre joueurs : **Ci** agit avant Berthe et Bo." in plain(hall)
    # Who comes next is asked of the two who are left, and of nobody else.
    assert offered(hall) == ["Berthe", "Bo"]
    refused = await hall.use(cid, hall.controls("q|")[0])
    assert refused.private
    assert "Berthe" in refused.text
    assert (await hall.use(bob, hall.controls("q|")[1])).problem is None
    await table.settled()
    assert order(table)[:3] == ["p3", "p2", "p1"]


@pytest.mark.rule("DN5-INI-012")
async def test_where_a_creature_is_equal_the_game_master_says_where_it_comes_in(table: LocalTable) -> None:
    hall, (alice, *_) = await tied(table, orc=10)
    bob = hall.players["isaure"]
    for person in (alice, bob):
        assert (await hall.use(person, hall.controls("q|")[0])).problem is None
        await table.settled()
    # Of the players' people the one whom they have put first stands for all of them.
    assert offered(hall) == ["Berthe", "Urg"]
    refused = await hall.use(alice, hall.controls("q|")[1])
    assert refused.private
    assert "Seul le MJ" in refused.text
    assert (await hall.use(hall.gm, hall.controls("q|")[1])).problem is None
    await table.settled()
    assert "À égalité, **Urg** agit avant Berthe" in plain(hall)
    assert order(table)[0] == "c1"
