"""What somebody cannot see: a question whose message was deleted, a fight whose channel is gone, another server's."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.kernel.errors import Refused
from bot.render.cards import Card
from bot.table.base.outbox import KEPT_SLOTS
from tests.table.conftest import ANA, BOB, CHANNEL, GM, World
from tests.table.test_absence import absences, absent
from tests.table.test_table import button, press_at, questions

STRANGER, ELSEWHERE = 77, 3003


def labels(card: Card) -> list[str]:
    return [getattr(item, "label", "") for row in card.rows for item in row]


# ---- questions


async def test_a_question_whose_message_was_deleted_is_posted_anew_when_its_person_looks_for_it(world: World) -> None:
    await world.begun()
    (asked,) = questions(world, ANA)
    message, _ = button(world, f"|{asked}|")
    del world.channel.messages[message]
    posts = len([how for how, *_ in world.channel.history if how == "post"])
    await (await world.tables.here(CHANNEL)).looking.status(world.actor(ANA))
    await world.quiet()
    again, ident = button(world, f"|{asked}|")
    assert again != message
    assert len([how for how, *_ in world.channel.history if how == "post"]) == posts + 1
    assert (await press_at(world, ANA, again, ident)).count("Ana")


async def many_messages(world: World) -> None:
    """So many that what was posted until now is not worked with any more for its age."""
    table = await world.tables.here(CHANNEL)
    while len(await world.store.slots(table.id)) < 2 * KEPT_SLOTS:
        for each in (table.game_clock.pause, table.game_clock.resume):
            await world.take(await each(world.actor(GM)))
        await world.quiet()


async def test_a_question_older_than_many_messages_is_known_after_a_restart(world: World) -> None:
    await world.begun()
    (asked,) = questions(world, ANA)
    message, ident = button(world, f"|{asked}|")
    await many_messages(world)
    assert questions(world, ANA) == [asked]
    await world.down()
    await world.up()
    del world.channel.messages[message]
    await (await world.tables.here(CHANNEL)).looking.status(world.actor(ANA))
    await world.quiet()
    again, ident = button(world, f"|{asked}|")
    assert again != message
    await press_at(world, ANA, again, ident)
    assert not any(f"|{asked}|" in item.id for row in world.channel.messages[again].rows for item in row)


@pytest.mark.usefixtures("slow_heart")
async def test_what_the_game_master_was_asked_long_ago_is_closed_when_its_person_is_back(world: World) -> None:
    await absent(world)
    await many_messages(world)
    await world.down()
    await world.up()
    await world.wait(2)
    ((message, _),) = absences(world)
    assert message == max(world.channel.messages)
    await world.take(await (await world.tables.here(CHANNEL)).game_clock.pause(world.actor(ANA)))
    await world.wait(2)
    assert absences(world) == []


async def test_who_looks_twice_in_a_row_costs_one_request_and_one_message_at_most(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    before = len(world.channel.history)
    for _ in range(3):
        await table.looking.status(world.actor(ANA))
        await world.quiet()
    assert len(world.channel.asked) == 1
    await world.wait(30.0)
    await table.looking.status(world.actor(BOB))
    await world.quiet()
    assert len(world.channel.asked) == 2
    # What stands is left alone: nobody sees that somebody looked.
    assert len(world.channel.history) == before


async def test_ones_own_panel_asks_what_one_is_asked_and_takes_the_answer(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    (asked,) = questions(world, ANA)
    card = (await table.looking.status(world.actor(ANA))).card
    ids = [item.id for row in card.rows for item in row if f"|{asked}|" in item.id]
    assert ids
    assert len(card.text) <= 2_000
    outcome = await world.tables.press(world.actor(ANA), ids[0], [], 123, CHANNEL)
    await world.take(outcome, pressed=123)
    await world.quiet()
    assert asked not in questions(world, ANA)
    # The public message asks her no more.
    assert all(f"|{asked}|" not in item.id for each in world.channel.messages.values() for r in each.rows for item in r)


async def test_ones_own_card_keeps_no_button_that_does_nothing(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    (asked,) = questions(world, ANA)
    card = (await table.looking.status(world.actor(ANA))).card
    (ident,) = [item.id for row in card.rows for item in row if f"|{asked}|" in item.id]
    before = len(world.channel.history)
    for _ in range(2):
        # Once it is taken; the second press comes from the same card on another device, say.
        outcome = await world.tables.press(world.actor(ANA), ident, [], 123, CHANNEL)
        assert outcome.private
        assert outcome.update
        shown = [item.id for row in outcome.card.rows for item in row]
        assert all(f"|{asked}|" not in each for each in shown)
        assert any(each in outcome.card.text for each in ("Ana / Bob", "Ce moment est passé"))
        await world.take(outcome)
        await world.quiet()
    assert [text for how, _, text in world.channel.history[before:] if how in ("post", "edit") and "Ana / Bob" in text]
    # Who plays nobody here learns nothing by it.
    with pytest.raises(Refused, match="moment-passed"):
        await world.tables.press(world.actor(STRANGER), ident, [], 123, CHANNEL)


async def test_nobody_answers_from_the_panel_of_another_and_nobody_is_asked_there_who_is_not_asked(
    world: World,
) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    (asked,) = questions(world, ANA)
    assert all(
        f"|{asked}|" not in i.id for row in (await table.looking.status(world.actor(BOB))).card.rows for i in row
    )
    ids = [
        i.id for row in (await table.looking.status(world.actor(ANA))).card.rows for i in row if f"|{asked}|" in i.id
    ]
    with pytest.raises(Refused) as refused:
        await world.tables.press(world.actor(BOB), ids[0], [], 123, CHANNEL)
    assert refused.value.key == "not-yours"


@pytest.mark.parametrize(("by", "reason"), [(GM, "gm"), (BOB, "player")])
async def test_while_the_clock_is_held_ones_own_panel_says_so_and_an_answer_is_told_who_lets_it_run(
    world: World, by: int, reason: str
) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    (asked,) = questions(world, ANA)
    message, ident = button(world, f"|{asked}|")
    await table.game_clock.pause(world.actor(by))
    await world.quiet()
    for locale, suspended, gms in (("fr", "Suspendu", "c’est au MJ"), ("en", "On hold", "the GM must")):
        actor = replace(world.actor(ANA), locale=locale)
        card = (await table.looking.status(actor)).card
        assert suspended in card.text.splitlines()[0]
        assert all(f"|{asked}|" not in item.id for row in card.rows for item in row)
        with pytest.raises(Refused) as refused:
            await world.tables.press(actor, ident, [], message, CHANNEL)
        told = world.tables.services.renderer.refusal(locale, refused.value)
        assert (gms in told) == (reason == "gm")
    await table.game_clock.resume(world.actor(by))
    assert "⏸️" not in (await table.looking.status(world.actor(ANA))).card.text


# ---- a channel that is gone


async def test_the_game_master_is_told_directly_that_the_channel_of_his_fight_is_gone(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    await world.tables.reach.lost(CHANNEL)
    await world.quiet()
    ((user, text),) = world.channel.whispers
    assert user == GM
    assert "Ana" in text
    assert "Bob" in text
    assert table.id in text
    assert table.committed.standing.held == "lost"
    await world.tables.reach.lost(CHANNEL)
    await world.quiet()
    assert len(world.channel.whispers) == 1


async def test_a_game_master_who_takes_no_direct_messages_keeps_nothing_from_being_held(world: World) -> None:
    await world.begun()
    world.channel.deaf.add(GM)
    table = await world.tables.here(CHANNEL)
    await world.tables.reach.lost(CHANNEL)
    await world.quiet()
    assert table.committed.standing.held == "lost"
    assert world.channel.whispers == []


# ---- other servers and channels


@pytest.mark.parametrize("verb", ["h", "c", "b", "m", "x", "n", "g"])
async def test_an_id_sent_from_another_server_does_nothing(world: World, verb: str) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    stranger = replace(world.actor(STRANGER, manages=True), guild=4004)
    before = table.engine.frame, table.session
    with pytest.raises(Refused) as refused:
        await world.tables.press(stranger, f"{verb}|{table.id}", [], 1, ELSEWHERE)
    assert refused.value.key == "moment-passed"
    assert (table.engine.frame, table.session) == before


async def test_who_manages_another_channel_of_the_server_does_not_take_the_chair_from_there(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    with pytest.raises(Refused):
        await world.tables.press(world.actor(STRANGER, manages=True), f"b|{table.id}", [], 1, ELSEWHERE)
    await world.tables.press(world.actor(GM), f"h|{table.id}", [], 1, CHANNEL)
    assert table.session.gms[0] == GM
    table.session = table.session.model_copy(update={"screen": ELSEWHERE})
    with pytest.raises(Refused) as refused:
        # On the screen he manages that channel, not the fight's.
        await world.tables.press(world.actor(STRANGER, manages=True), f"n|{table.id}", [], 1, ELSEWHERE)
    assert refused.value.key == "not-gm"
    assert STRANGER not in table.session.gms
