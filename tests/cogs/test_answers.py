"""The answer to an interaction: exactly one, in time, and the table knows whether Discord took it."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable

import pytest

from bot.client import Arbitre
from bot.kernel.errors import Refused
from bot.rehearsal.double import Double
from bot.rehearsal.seats import Answer, Person, Seats
from bot.render.cards import Attached, Card
from bot.table import Outcome
from cogs import answering

from .cardboard import BUTTONS, Call, Cardboard
from .connecting import until

CALLBACK = "POST /interactions/*"


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer is late at once."""
    monkeypatch.setattr(answering, "LATE", 0.0)


async def asked(person: Person, board: Cardboard, client: Arbitre) -> Answer:
    """Post a question with buttons, publicly; the answer that shows it."""
    board.answers(BUTTONS)
    answer = await person.type("/gm pause")
    await client.settled()
    board.delivered.clear()
    return answer


def after(pause: asyncio.Event, outcome: Outcome | Exception) -> Callable[[Call], Awaitable[Outcome]]:
    """React with *outcome* once *pause* is over."""

    async def react(call: Call) -> Outcome:
        await pause.wait()
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    return react


# ---- the three ways to answer


@pytest.mark.parametrize("trouble", [False, True])
async def test_an_interaction_that_is_answered_leaves_no_garbage(
    alice: Person, board: Cardboard, client: Arbitre, trouble: bool
) -> None:
    """What refers to itself lives until the collector of garbage comes, who stops everything: so nothing does."""
    await asked(alice, board, client)
    gc.collect()
    gc.disable()
    try:
        board.answers(Refused("not-gm") if trouble else "The Orc is hit.")
        await alice.type("/gm pause")
        await client.settled()
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        left = [each for each in gc.garbage if type(each).__module__.startswith(("bot.", "cogs.", "discord."))]
        ours = [each for each in left if not type(each).__module__.startswith("bot.rehearsal")]
        assert [type(each).__qualname__ for each in ours] == []
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


async def test_a_public_answer_is_seen_by_everybody(
    alice: Person, bob: Person, board: Cardboard, client: Arbitre
) -> None:
    board.answers("The Orc is hit.")
    answer = await alice.type("/gm pause")
    await client.settled()
    assert bob.sees("The Orc is hit.")
    assert answer.message is not None
    assert board.delivered == [answer.message.id]
    assert board.undelivered == 0


async def test_a_private_answer_is_seen_by_its_reader_alone(alice: Person, bob: Person, board: Cardboard) -> None:
    board.answers("Your stamina: 4.", private=True)
    await alice.type("/gm pause")
    assert alice.sees("Your stamina: 4.")
    assert not bob.sees("Your stamina: 4.")


@pytest.mark.parametrize("update", [False, True])
async def test_an_answer_that_says_nothing_is_never_sent_and_leaves_nobody_waiting(
    alice: Person, bob: Person, board: Cardboard, client: Arbitre, double: Double, update: bool
) -> None:
    question = await asked(alice, board, client)
    assert question.message is not None
    shown = question.message.content
    board.answers(Card(text=""), update=update)
    answer = await bob.press("Parry")
    await client.settled()
    assert answer.message is not None
    assert answer.message.content.strip() != ""
    assert answer.kind == "message"
    assert not alice.sees(answer.message.content)
    assert question.message.content == shown
    assert board.delivered == [None]


async def test_a_pressed_message_becomes_the_ruling(
    alice: Person, bob: Person, board: Cardboard, client: Arbitre, double: Double
) -> None:
    question = await asked(alice, board, client)
    board.answers("Parried.", update=True)
    answer = await bob.press("Parry")
    await client.settled()
    assert answer.kind == "update"
    assert question.message is not None
    assert question.message.content == "Parried."
    assert question.message.payload["components"] == []
    assert board.delivered == [question.message.id]
    assert double.log.since(0, "POST /webhooks/*") == []


async def test_one_request_answers_an_interaction(alice: Person, board: Cardboard, double: Double) -> None:
    board.answers(BUTTONS)
    mark = double.log.mark()
    await alice.type("/gm pause")
    assert [entry.template for entry in double.log.since(mark)] == ["/interactions/{interaction}/{token}/callback"]


async def test_buttons_and_selects_are_shown(alice: Person, board: Cardboard, client: Arbitre) -> None:
    answer = await asked(alice, board, client)
    assert answer.message is not None
    buttons, selects = answer.message.payload["components"]
    assert [(each["label"], each["custom_id"], each["style"]) for each in buttons["components"]] == [
        ("Parry", "q|enc|3.0|0|parry|orc-1", 1),
        ("Wait!", "h|enc", 2),
    ]
    assert selects["components"][0]["options"] == [
        {"label": "Orc", "value": "orc-1", "description": "the big one"},
        {"label": "Rat", "value": "rat"},
    ]


async def test_a_file_comes_with_the_answer(alice: Person, board: Cardboard, double: Double) -> None:
    board.answers("The journal.", private=True, attachment=Attached("journal.json", b"{}"))
    answer = await alice.type("/gm pause")
    assert answer.message is not None
    (attached,) = answer.message.payload["attachments"]
    assert attached["filename"] == "journal.json"
    assert b"{}" in double.world.files.values()


async def test_only_the_people_named_by_the_card_are_pinged(
    alice: Person, bob: Person, seats: Seats, board: Cardboard
) -> None:
    text = f"<@{alice.member.id}> <@{bob.member.id}> @everyone"
    board.answers(Card(text=text, mentions=(bob.member.id,)))
    answer = await alice.type("/gm pause")
    assert answer.message is not None
    assert answer.message.pings == {bob.member.id}
    board.answers(Card(text=text))
    answer = await alice.type("/gm pause")
    assert answer.message is not None
    assert answer.message.pings == frozenset()


# ---- trouble on the way


@pytest.mark.parametrize("applied", [False, True])
async def test_an_answer_cut_off_is_sent_again_and_stands_once(
    alice: Person, board: Cardboard, client: Arbitre, double: Double, applied: bool
) -> None:
    board.answers("The Orc is hit.")
    double.cut(CALLBACK, applied=applied)
    answer = await alice.type("/gm pause")
    await client.settled()
    assert alice.count("The Orc is hit.") == 1
    assert answer.message is not None
    # After a cut nobody tells us the number of the message that came through.
    assert board.delivered == [None if applied else answer.message.id]
    assert board.undelivered == 0


async def test_an_answer_taken_in_spite_of_an_error_counts_as_taken(
    alice: Person, board: Cardboard, client: Arbitre, double: Double
) -> None:
    board.answers("The Orc is hit.")
    double.break_down(CALLBACK, 500, applied=True)
    await alice.type("/gm pause")
    await client.settled()
    assert alice.count("The Orc is hit.") == 1
    assert (board.delivered, board.undelivered) == ([None], 0)


async def test_an_update_cut_off_is_done_once(alice: Person, board: Cardboard, client: Arbitre, double: Double) -> None:
    question = await asked(alice, board, client)
    board.answers("Parried.", update=True)
    double.cut(CALLBACK, applied=True)
    await alice.press("Parry")
    await client.settled()
    assert question.message is not None
    assert len(question.message.history) == 1
    assert board.delivered == [question.message.id]


async def test_a_short_wait_for_too_many_requests_is_waited_out(
    alice: Person, board: Cardboard, client: Arbitre, double: Double
) -> None:
    board.answers("The Orc is hit.")
    double.rate_limit(CALLBACK, via=False, retry_after=0.05)
    answer = await alice.type("/gm pause")
    await client.settled()
    assert answer.message is not None
    assert board.delivered == [answer.message.id]


async def test_an_answer_that_comes_too_late_is_the_tables_again(
    alice: Person, board: Cardboard, client: Arbitre, double: Double
) -> None:
    outcome = board.outcome("The Orc is hit.")

    async def too_late(call: Call) -> Outcome:
        assert call.actor is not None
        assert call.actor.interaction is not None
        double.world.interactions[call.actor.interaction].sent -= 10.0
        return outcome

    board.reaction = too_late
    sent = asyncio.create_task(alice.type("/gm pause"))
    await until(lambda: board.undelivered)
    double.abandon("nobody answers")
    await sent
    assert (board.delivered, board.undelivered) == ([], 1)
    assert not alice.sees("The Orc is hit.")


async def test_an_answer_that_never_gets_through_is_the_tables_again(
    alice: Person, board: Cardboard, client: Arbitre, double: Double, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answering, "WAITS", (0.0, 0.0))
    board.answers("The Orc is hit.")
    double.cut(CALLBACK, count=3)
    sent = asyncio.create_task(alice.type("/gm pause"))
    await until(lambda: board.undelivered)
    double.abandon("nobody answers")
    await sent
    assert (board.delivered, board.undelivered) == ([], 1)


async def test_a_card_that_discord_refuses_is_logged_and_apologised_for(
    alice: Person, board: Cardboard, client: Arbitre, double: Double, caplog: pytest.LogCaptureFixture
) -> None:
    board.answers("x" * 2_001)
    with caplog.at_level(logging.ERROR):
        answer = await alice.type("/gm pause")
        await client.settled()
    assert answer.private
    assert answer.words.startswith("en: unexpected id=")
    assert answer.words.partition("id=")[2] in caplog.text
    double.violations.clear()
    assert (board.delivered, board.undelivered) == ([], 1)


# ---- refusals and trouble in the house


async def test_a_refusal_is_told_privately_in_the_readers_language(
    alice: Person, bob: Person, board: Cardboard
) -> None:
    board.reaction = Refused("not-yours", name="Orc")
    answer = await bob.type("/gm pause")
    assert answer.private
    assert answer.words == "fr: not-yours name=Orc"
    answer = await alice.type("/gm pause")
    assert answer.words == "en: not-yours name=Orc"


async def test_a_refused_press_leaves_the_message_alone(
    alice: Person, bob: Person, board: Cardboard, client: Arbitre
) -> None:
    question = await asked(alice, board, client)
    board.reaction = Refused("moment-passed")
    answer = await bob.press("Parry")
    assert answer.kind == "message"
    assert answer.private
    assert answer.words == "fr: moment-passed"
    assert question.message is not None
    assert question.message.history == []


@pytest.mark.parametrize("way", ["command", "press"])
async def test_the_unexpected_is_logged_under_the_id_that_the_person_is_told(
    alice: Person, board: Cardboard, client: Arbitre, caplog: pytest.LogCaptureFixture, way: str
) -> None:
    await asked(alice, board, client)
    board.reaction = ZeroDivisionError("a rule divided by nought")
    with caplog.at_level(logging.ERROR):
        answer = await (alice.type("/gm pause") if way == "command" else alice.press("Parry"))
        await client.settled()
    assert answer.private
    ident = answer.words.removeprefix("en: unexpected id=")
    assert len(ident) == 8
    assert ident in caplog.text
    assert "a rule divided by nought" in caplog.text


async def test_tokens_are_not_logged(
    alice: Person, board: Cardboard, client: Arbitre, caplog: pytest.LogCaptureFixture, double: Double
) -> None:
    board.reaction = ZeroDivisionError("a rule divided by nought")
    with caplog.at_level(logging.INFO, logger="bot"), caplog.at_level(logging.INFO, logger="cogs"):
        answer = await alice.type("/gm pause")
        await client.settled()
    said = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith(("bot", "cogs")))
    assert "unexpected" not in said
    assert answer.interaction.token not in said
    assert double.token not in said


async def test_trouble_after_the_answer_is_logged_alone(
    alice: Person, board: Cardboard, client: Arbitre, caplog: pytest.LogCaptureFixture
) -> None:
    async def delivered(message: int | None) -> None:
        raise OSError("the disk is gone")

    board.reaction = Outcome(Card(text="The Orc is hit."), on_delivered=delivered)
    answer = await alice.type("/gm pause")
    await client.settled()
    assert answer.words == "The Orc is hit."
    assert "the disk is gone" in caplog.text


# ---- late answers


@pytest.mark.usefixtures("impatient")
async def test_a_late_private_answer_fills_the_waiting_message(
    alice: Person, board: Cardboard, client: Arbitre
) -> None:
    pause = asyncio.Event()
    board.reaction = after(pause, board.outcome(BUTTONS, private=True))
    answer = await alice.type("/gm pause")
    assert answer.kind == "thinking"
    assert answer.private
    pause.set()
    await client.settled()
    assert answer.words.startswith("Orc strikes.")
    assert answer.message is not None
    assert board.delivered == [answer.message.id]
    assert answer.message.payload["components"]


@pytest.mark.usefixtures("impatient")
async def test_a_late_public_answer_is_public_all_the_same(
    alice: Person, bob: Person, board: Cardboard, client: Arbitre
) -> None:
    pause = asyncio.Event()
    board.reaction = after(pause, board.outcome("The Orc is hit."))
    answer = await alice.type("/gm pause")
    assert answer.private
    pause.set()
    await client.settled()
    assert bob.count("The Orc is hit.") == 1
    assert board.delivered == [answer.interaction.followups[0].id]
    assert answer.interaction.followups[0].payload["interaction_metadata"]["id"] == str(answer.interaction.id)


@pytest.mark.usefixtures("impatient")
async def test_a_late_refusal_is_private(alice: Person, bob: Person, board: Cardboard, client: Arbitre) -> None:
    pause = asyncio.Event()
    board.reaction = after(pause, Refused("not-yours", name="Orc"))
    answer = await alice.type("/gm pause")
    pause.set()
    await client.settled()
    assert answer.private
    assert answer.words == "en: not-yours name=Orc"
    assert not bob.sees("not-yours")


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("how", ["update", "private", "public"])
async def test_a_late_press_is_answered_in_each_way(
    alice: Person, bob: Person, board: Cardboard, client: Arbitre, how: str
) -> None:
    question = await asked(alice, board, client)
    assert question.message is not None
    pause = asyncio.Event()
    outcome = board.outcome("Parried.", update=how == "update", private=how == "private")
    board.reaction = after(pause, outcome)
    answer = await bob.press("Parry")
    assert answer.kind == "later"
    pause.set()
    await client.settled()
    assert bob.count("Parried.") == 1
    assert alice.count("Parried.") == (0 if how == "private" else 1)
    shown = question.message if how == "update" else answer.interaction.followups[0]
    assert board.delivered == [shown.id]
    assert (question.message.content == "Parried.") == (how == "update")


@pytest.mark.usefixtures("impatient")
async def test_a_deferral_of_unknown_fate_is_found_out(
    alice: Person, bob: Person, board: Cardboard, client: Arbitre, double: Double, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The deferral is taken but every connection about it is cut; the answer then is not the first one any more."""
    monkeypatch.setattr(answering, "WAITS", ())
    pause = asyncio.Event()
    board.reaction = after(pause, board.outcome("The Orc is hit."))
    double.cut(CALLBACK, applied=True)
    answer = await alice.type("/gm pause")
    await asyncio.sleep(0.05)
    pause.set()
    await client.settled()
    assert bob.count("The Orc is hit.") == 1
    assert board.delivered == [answer.interaction.followups[0].id]


@pytest.mark.usefixtures("impatient")
async def test_a_late_public_answer_cut_off_is_not_sent_twice(
    alice: Person, board: Cardboard, client: Arbitre, double: Double
) -> None:
    """Follow-ups take no nonce: the table looks for the message before it posts."""
    pause = asyncio.Event()
    board.reaction = after(pause, board.outcome("The Orc is hit."))
    await alice.type("/gm pause")
    double.cut("POST /webhooks/*", applied=True)
    pause.set()
    await client.settled()
    assert alice.count("The Orc is hit.") == 1
    assert (board.delivered, board.undelivered) == ([], 1)


async def test_a_quick_answer_is_not_deferred(alice: Person, board: Cardboard, client: Arbitre) -> None:
    answer = await alice.type("/gm pause")
    await client.settled()
    assert answer.kind == "message"


async def test_a_client_that_leaves_answers_first(alice: Person, board: Cardboard, client: Arbitre) -> None:
    pause = asyncio.Event()
    board.reaction = after(pause, board.outcome("The Orc is hit."))
    typing = asyncio.create_task(alice.type("/gm pause"))
    await until(lambda: board.calls)
    leaving = asyncio.create_task(client.close())
    await asyncio.sleep(0.01)
    pause.set()
    answer = await typing
    await leaving
    assert answer.words == "The Orc is hit."
    assert len(board.delivered) == 1


async def test_the_client_is_busy_while_it_serves(alice: Person, board: Cardboard, client: Arbitre) -> None:
    pause = asyncio.Event()
    board.reaction = after(pause, board.outcome())
    typing = asyncio.create_task(alice.type("/gm pause"))
    await until(lambda: board.calls)
    assert client.busy
    pause.set()
    await typing
    await client.settled()
    assert not client.busy
