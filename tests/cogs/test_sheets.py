"""The commands of sheets: what is typed reaches the shelf; forms open, or say that they come late."""

from __future__ import annotations

from typing import Any

import pytest

from bot.client import Arbitre
from bot.rehearsal.seats import Person
from cogs import answering

from .cardboard import Call, Cardboard


@pytest.mark.parametrize(
    ("typed", "name", "args"),
    [
        ("/sheet edit", "edit", {"sheet": None}),
        ("/sheet edit name:Aldric", "edit", {"sheet": "Aldric"}),
        (
            "/sheet equip weapon:lance left:nothing",
            "equip",
            {"sheet": None, "weapon": "lance", "left": "nothing", "armour": None},
        ),
        ("/sheet equip name:Jo left:-", "equip", {"sheet": "Jo", "weapon": None, "left": "", "armour": None}),
        ("/sheet export name:Jo", "export", {"sheet": "Jo"}),
        ("/sheet delete", "delete", {"sheet": None}),
    ],
)
async def test_what_is_typed_reaches_the_shelf(
    alice: Person, board: Cardboard, typed: str, name: str, args: dict[str, Any]
) -> None:
    answer = await alice.type(typed)
    assert answer.problem is None
    given = {each: value for each, value in board.last.args.items() if each != "guild"}
    assert (board.last.name, given) == (name, args)


async def test_a_sheet_is_shared_with_a_person_of_the_server(alice: Person, bob: Person, board: Cardboard) -> None:
    await alice.type("/sheet share person:@Bob")
    asked = {"sheet": None, "reader": bob.member.id, "shared": True, "bot": False}
    assert (board.last.name, board.last.args) == ("share", asked)
    await alice.type("/sheet share person:@Bob name:Jo change:withdraw")
    assert board.last.args == {**asked, "sheet": "Jo", "shared": False}


async def test_what_is_shared_is_offered_where_it_may_be_seen_or_played_and_nowhere_else(
    alice: Person, board: Cardboard
) -> None:
    board.sheets, board.shared = ["Aldric"], ["Alba"]
    for command in ("/sheet show name:al", "/encounter join sheet:al"):
        assert [each["value"] for each in await alice.autocomplete(command)] == ["Aldric", "@9:Alba"]
    for command in ("edit", "equip", "export", "share", "delete"):
        assert [each["value"] for each in await alice.autocomplete(f"/sheet {command} name:al")] == ["Aldric"]


async def test_equipment_is_offered_by_the_game_and_nothing_empties_a_hand(alice: Person, board: Cardboard) -> None:
    offered = await alice.autocomplete("/sheet equip left:")
    assert [(each["name"], each["value"]) for each in offered] == [
        ("left of alternatif", "it"),
        ("en: nothing-in-hand", "-"),
    ]
    offered = await alice.autocomplete("/sheet create class:")
    assert [each["name"] for each in offered] == ["class of alternatif"]


async def test_a_form_is_opened_and_what_is_sent_arrives_field_by_field(alice: Person, board: Cardboard) -> None:
    await alice.type("/sheet import")
    assert board.last == Call("import_form", board.last.actor, {"ruleset": "alternatif"})
    board.answers("Read.", private=True)
    answer = await alice.fill({"The text": "name = 1"})
    assert answer.problem is None
    assert (board.last.name, board.last.args) == (
        "press_sheet",
        {"custom_id": "sheet|read|alternatif", "said": {"text": "name = 1"}},
    )
    assert answer.private
    assert answer.words == "Read."


async def test_a_form_that_comes_too_late_is_a_sentence(
    alice: Person, client: Arbitre, board: Cardboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def late(reply: answering.Reply, form: object) -> bool:
        await reply.defer()
        return False

    monkeypatch.setattr(answering.Reply, "fill_in", late)
    answer = await alice.type("/sheet import")
    await client.settled()
    assert alice.form is None
    assert answer.private
    assert alice.sees("Too late.")
