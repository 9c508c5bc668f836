"""Buttons, selects and forms: one dispatcher hands them over by their ids, however old they are."""

from __future__ import annotations

from bot.client import Arbitre
from bot.rehearsal.double import Double
from bot.rehearsal.seats import Person, Seats
from bot.rehearsal.world import MODAL
from bot.text import Texts

from .cardboard import BUTTONS, Cardboard, Notebook
from .connecting import make_client, running


async def test_a_button_is_handed_over_by_its_id(alice: Person, bob: Person, board: Cardboard, double: Double) -> None:
    board.answers(BUTTONS)
    question = await alice.type("/gm pause")
    await bob.press("Parry")
    assert question.message is not None
    assert board.last.name == "press"
    assert board.last.actor is not None
    assert board.last.actor.user == bob.member.id
    assert board.last.args == {
        "custom_id": "q|enc|3.0|0|parry|orc-1",
        "values": [],
        "message": question.message.id,
        "channel": double.table.id,
    }


async def test_a_select_hands_over_what_was_chosen(alice: Person, board: Cardboard) -> None:
    board.answers(BUTTONS)
    await alice.type("/gm pause")
    await alice.choose("Against whom?", "Rat")
    assert board.last.args["custom_id"] == "s|enc|3.0|0|target"
    assert board.last.args["values"] == ["rat"]


async def test_buttons_outlive_a_restart(
    double: Double, board: Cardboard, notebook: Notebook, texts: Texts, seats: Seats
) -> None:
    board.answers(BUTTONS)
    alice = seats.person("Alice", locale="en")
    async with running(make_client(double, board, notebook, texts)):
        await alice.type("/gm pause")
    async with running(make_client(double, board, notebook, texts)):
        board.answers("Parried.", update=True)
        answer = await alice.press("Parry")
        assert answer.problem is None
        assert board.last.args["custom_id"] == "q|enc|3.0|0|parry|orc-1"
    assert alice.sees("Parried.")


async def test_a_form_hands_over_what_was_filled_in(alice: Person, board: Cardboard, double: Double) -> None:
    data = {
        "custom_id": "f|enc",
        "components": [
            {"type": 1, "id": 1, "components": [{"type": 4, "id": 2, "custom_id": "name", "value": "Aldric"}]},
            {"type": 18, "id": 3, "component": {"type": 3, "id": 4, "custom_id": "class", "values": ["warrior"]}},
        ],
    }
    form = await double.send(MODAL, alice.member.id, double.table, data, None)
    assert await form.done is None
    assert board.last.args["custom_id"] == "f|enc"
    assert board.last.args["values"] == ["Aldric", "warrior"]


async def test_the_library_keeps_no_view(alice: Person, board: Cardboard, client: Arbitre) -> None:
    board.answers(BUTTONS)
    await alice.type("/gm pause")
    board.answers(BUTTONS, update=True)
    await alice.press("Parry")
    await client.settled()
    assert list(client.persistent_views) == []
    assert client._connection._view_store._views == {}
