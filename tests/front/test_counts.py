"""What one interaction costs Discord: one answer, at most one new post, and a tracker that is edited once a second."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import controls

from .hall import QUESTION, Hall
from .storm import edits_of

CALLBACK = "/callback"


def requests(table: LocalTable, mark: int, hall: Hall) -> Counter[str]:
    """What was sent since *mark*: answers, what is said aside to whoever pressed, posts, edits of the tracker, other
    edits."""
    tracker = next(each.id for each in reversed(hall.messages()) if _is_tracker(each))
    found: Counter[str] = Counter()
    followed = edits_of(table, tracker, mark)
    for each in table.double.log.since(mark):
        if each.path.endswith(CALLBACK):
            found["answer"] += 1
        elif each.method == "PATCH":
            found["tracker" if each in followed else "edit"] += 1
        elif each.path.startswith("/webhooks/"):
            assert each.body["flags"] == 64
            found["aside"] += 1
        elif each.method == "POST":
            found["post"] += 1
        else:
            found["other"] += 1
    return found


def _is_tracker(message: Any) -> bool:
    return any(each.component["custom_id"].startswith("m|") for each in controls(message))


async def counted(table: LocalTable, hall: Hall, act: Callable[[], Awaitable[Any]]) -> Counter[str]:
    """What *act* costs, tracker included."""
    await table.wait(2)
    mark = table.double.log.mark()
    await act()
    await table.settled()
    await table.wait(2)
    return requests(table, mark, hall)


async def test_a_press_costs_one_answer_at_most_one_post_and_one_tracker_edit(table: LocalTable, hall: Hall) -> None:
    pressed = 0
    for _ in range(24):
        control = next((c for c in hall.controls(*QUESTION) if c.component["custom_id"].startswith("q|")), None)
        if control is None:
            if await hall.answer_one() is None:
                break
            continue
        person = next(iter(hall.asked(control)))
        cost = await counted(table, hall, lambda: hall.use(person, control))  # noqa: B023
        pressed += 1
        assert cost["answer"] == 1
        # The answer stands in the message of the question, for all: one's own dice are told aside.
        assert cost["aside"] <= 1
        assert cost["post"] <= 1
        assert cost["tracker"] <= 1
        assert cost["other"] == 0
        # A message in which two were asked goes on asking the second, when the first answered elsewhere.
        assert cost["edit"] <= 1
    assert pressed >= 8


async def test_a_command_costs_one_answer_and_closes_its_question(table: LocalTable, hall: Hall) -> None:
    alice = hall.players["jurl"]
    cost = await counted(table, hall, lambda: alice.type("/declare action:standby"))
    assert cost["answer"] == 1
    assert cost["post"] <= 1
    assert cost["tracker"] <= 1
    assert cost["edit"] <= 1
    assert cost["other"] == 0


async def test_what_only_looks_costs_nothing_but_its_answer(table: LocalTable, hall: Hall) -> None:
    """Whoever is asked something and looks has it made sure that the message with the question still stands: once."""
    alice = hall.players["jurl"]
    assert await counted(table, hall, lambda: alice.type("/encounter status")) == {"answer": 1, "other": 1}
    for line in ("/encounter status", "/encounter log", "/why"):
        assert await counted(table, hall, lambda: alice.type(line)) == {"answer": 1}  # noqa: B023


async def test_a_refusal_costs_nothing_but_its_answer(table: LocalTable, hall: Hall) -> None:
    alice = hall.players["jurl"]
    assert await counted(table, hall, lambda: alice.type("/gm undo")) == {"answer": 1}


async def test_a_burst_edits_the_tracker_once_a_second_and_the_last_edit_is_right(
    table: LocalTable, hall: Hall
) -> None:
    await table.wait(2)
    mark = table.double.log.mark()
    for amount in range(1, 7):
        await hall.gm.type(f"/fix damage who:Jurl amount:{amount}")
    await table.settled()
    assert requests(table, mark, hall)["tracker"] <= 1
    await table.wait(2)
    assert requests(table, mark, hall)["tracker"] <= 2
    tracker = next(each for each in reversed(hall.messages()) if _is_tracker(each))
    await table.wait(5)
    before = tracker.content
    await hall.players["jurl"].type("/encounter status")
    assert tracker.content == before
    assert "Jurl" in before
