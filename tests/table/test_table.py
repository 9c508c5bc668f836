"""One encounter at its table, with a game that is not ours: order, authority, time, undo, trouble."""

from __future__ import annotations

import asyncio

import pytest

from bot.kernel.errors import Refused
from bot.table import Table
from tests.table.conftest import ANA, BOB, CHANNEL, GM, World


def button(world: World, label: str) -> tuple[int, str]:
    """The newest message with a button whose id contains *label*, and that id."""
    for message in sorted(world.channel.messages, reverse=True):
        for row in world.channel.messages[message].rows:
            for item in row:
                if label in item.id:
                    return message, item.id
    raise AssertionError(f"no button {label} in {world.channel.reads()}")


async def press(world: World, user: int, label: str) -> str:
    message, ident = button(world, label)
    return await press_at(world, user, message, ident)


async def press_at(world: World, user: int, message: int, ident: str) -> str:
    outcome = await world.tables.press(world.actor(user), ident, [], message, CHANNEL)
    await world.take(outcome, pressed=message)
    await world.quiet()
    return outcome.card.text


def questions(world: World, user: int) -> list[str]:
    table = world.tables.peek(CHANNEL)
    assert table is not None
    return [ident for ident, asked in table.session.asked.items() if asked.user == user]


async def poke(world: World, user: int) -> str:
    (question,) = questions(world, user)
    return await press(world, user, f"|{question}|")


async def stared_down(world: World) -> Table:
    """The table once Ana and Bob have poked each other until both have a secret choice to make."""
    table = await world.tables.here(CHANNEL)
    await table.game_master.dice(world.actor(GM), "1 1 1 1")  # nobody wins before
    for _ in range(4):
        for user in (ANA, BOB):
            if questions(world, user) and not table.engine.state.staring:
                await poke(world, user)
    assert table.engine.state.staring
    return table


async def test_the_start_asks_everybody_in_one_message_with_their_mentions(world: World) -> None:
    await world.begun()
    assert len(questions(world, ANA)) == len(questions(world, BOB)) == 1
    posts = [text for how, _, text in world.channel.history if how in ("post", "answer") and "<@1>" in text]
    assert len(posts) == 1
    assert posts[0].startswith("<@1> <@2>")


async def test_pressing_turns_the_question_into_the_ruling_and_leaves_the_others_question(world: World) -> None:
    await world.begun()
    message, _ = button(world, f"|{questions(world, ANA)[0]}|")
    await poke(world, ANA)
    assert not questions(world, ANA)
    assert any(f"|{questions(world, BOB)[0]}|" in i.id for row in world.channel.messages[message].rows for i in row)


async def test_the_wrong_person_is_refused_and_nothing_changes(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    before = table.engine.frame
    message, ident = button(world, f"|{questions(world, ANA)[0]}|")
    with pytest.raises(Refused) as refused:
        await world.tables.press(world.actor(BOB), ident, [], message, CHANNEL)
    assert refused.value.key == "not-yours"
    assert table.engine.frame == before


async def test_a_press_counts_once_even_twice_at_the_same_time(world: World) -> None:
    await world.begun()
    message, ident = button(world, f"|{questions(world, ANA)[0]}|")
    results = await asyncio.gather(
        *(world.tables.press(world.actor(ANA), ident, [], message, CHANNEL) for _ in range(2)), return_exceptions=True
    )
    refused = [r for r in results if isinstance(r, Refused)]
    assert [r.key for r in refused] == ["moment-passed"]
    table = await world.tables.here(CHANNEL)
    assert sum(event.type == "poked" for event in await world.store.events(table.id)) == 1


async def test_the_same_interaction_is_never_taken_twice(world: World) -> None:
    await world.begun()
    message, ident = button(world, f"|{questions(world, ANA)[0]}|")
    actor = world.actor(ANA)
    await world.take(await world.tables.press(actor, ident, [], message, CHANNEL), pressed=message)
    with pytest.raises(Refused):
        await world.tables.press(actor, ident, [], message, CHANNEL)


async def test_the_deadline_brings_the_default_and_time_goes_on(world: World) -> None:
    await world.begun()
    await poke(world, ANA)
    await world.wait(181)
    table = await world.tables.here(CHANNEL)
    kinds = [event.type for event in await world.store.events(table.id)]
    assert kinds.count("poked") >= 2
    assert questions(world, ANA)


async def test_deadlines_are_extended_by_the_time_away(world: World) -> None:
    await world.begun()
    await poke(world, ANA)
    (waiting,) = questions(world, BOB)
    await world.wait(100)
    await world.down()
    await world.clock.advance(10_000)
    await world.up()
    await world.wait(60)
    table = await world.tables.here(CHANNEL)
    assert questions(world, BOB) == [waiting]
    await world.wait(40)
    assert waiting not in questions(world, BOB)
    assert table.engine.state.turn >= 1


async def test_a_secret_choice_is_shown_to_nobody_before_the_last_and_may_be_changed(world: World) -> None:
    await world.begun()
    table = await stared_down(world)
    before = len(world.channel.history)
    message, opener = button(world, "x|")
    panel = await world.tables.press(world.actor(ANA), opener, [], message, CHANNEL)
    assert panel.private
    hold = next(i for row in panel.card.rows for i in row if i.id.endswith("hold"))
    blink = next(i for row in panel.card.rows for i in row if i.id.endswith("blink"))
    for item in (hold, blink, hold):
        outcome = await world.tables.press(world.actor(ANA), item.id, [], 0, CHANNEL)
        assert outcome.private
        await world.take(outcome)
    await world.quiet()
    assert not [text for how, _, text in world.channel.history[before:] if how in ("post", "answer", "update")]
    assert not [e for e in await world.store.events(table.id) if e.type == "stared"]
    await world.wait(181)
    stared = [e.body for e in await world.store.events(table.id) if e.type == "stared"]
    assert [("hold" in body) for body in stared] == [True, False]


async def test_undo_takes_back_whole_rulings_holds_and_redo_brings_them_again(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    ruling = await poke(world, ANA)
    after = table.engine.state
    await world.take(await table.undoing.undo(world.actor(GM), 1))
    await world.quiet()
    assert table.phase == "held"
    assert table.engine.state != after
    struck = f"~~{next(line for line in ruling.splitlines() if '/' in line)}~~"
    assert any(struck in text for how, _, text in world.channel.history if how == "edit")
    with pytest.raises(Refused) as refused:
        await table.answering.answer(world.actor(ANA), None, "Bob")
    assert refused.value.key in ("held", "nothing-pending")
    await world.take(await table.undoing.redo(world.actor(GM)))
    assert table.engine.state == after
    await world.take(await table.game_clock.resume(world.actor(GM)))
    await world.quiet()
    assert questions(world, BOB)


async def test_undo_beyond_a_restart(world: World) -> None:
    await world.begun()
    before = (await world.tables.here(CHANNEL)).engine.state
    await poke(world, ANA)
    await world.down()
    await world.up()
    table = await world.tables.here(CHANNEL)
    await world.take(await table.undoing.undo(world.actor(GM), 1))
    assert table.engine.state == before


async def test_players_may_pause_but_not_undo(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    with pytest.raises(Refused) as refused:
        await table.undoing.undo(world.actor(ANA), 1)
    assert refused.value.key == "not-gm"
    await world.take(await table.game_clock.pause(world.actor(ANA)))
    assert table.phase == "held"
    await world.take(await table.game_clock.resume(world.actor(BOB)))
    assert table.phase == "running"


async def test_a_ruleset_that_raises_holds_this_encounter_alone(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    before = table.engine.state
    with pytest.raises(Refused) as refused:
        await table.speaking.command(world.actor(GM), "break", {})
    assert refused.value.key == "ruling-failed"
    assert table.phase == "held"
    assert table.engine.state == before
    assert table.session.set_aside is not None
    await world.take(await table.game_clock.resume(world.actor(GM)))
    await world.quiet()
    assert await poke(world, ANA)


async def test_a_failed_commit_changes_nothing_and_later_ones_work(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    before = table.engine.frame

    def fail() -> None:
        raise OSError(28, "No space left on device")

    world.store.before_commit = fail
    message, ident = button(world, f"|{questions(world, ANA)[0]}|")
    with pytest.raises(Refused) as refused:
        await world.tables.press(world.actor(ANA), ident, [], message, CHANNEL)
    assert refused.value.key == "disk-full"
    assert table.engine.frame == before
    world.store.before_commit = None
    assert await press_at(world, ANA, message, ident)


async def test_one_transaction_and_no_reads_on_the_way_to_an_answer(world: World) -> None:
    await world.begun()
    message, ident = button(world, f"|{questions(world, ANA)[0]}|")
    transactions, reads = world.store.transactions, world.store.reads
    await world.tables.press(world.actor(ANA), ident, [], message, CHANNEL)
    assert (world.store.transactions - transactions, world.store.reads - reads) == (1, 0)


async def test_two_autopilots_come_out_in_pieces_and_can_be_stopped(world: World) -> None:
    await world.take(await world.tables.open(world.actor(GM), guild=1, channel=CHANNEL, ruleset="quarrel"))
    table = await world.tables.here(CHANNEL)
    for name in ("Gob", "Lin", "Gab"):
        await world.take(await table.speaking.command(world.actor(GM), "npc-add", {"creature": "goblin", "name": name}))
        if name == "Gob":
            break
    note = table.ruleset.compose(table.engine.state, "npc-add", GM, {"creature": "Other"})
    await world.take(await table.submit(note, world.actor(GM)))
    await world.take(await table.scene.start(world.actor(GM)))
    await world.quiet()
    assert table.engine.standing.breath or table.engine.state.turn > 0
    before = len(await world.store.lines(table.id))
    await world.wait(5)
    assert len(await world.store.lines(table.id)) >= before


async def test_nothing_is_posted_twice_when_the_answer_is_lost(world: World) -> None:
    await world.begun()
    message, ident = button(world, f"|{questions(world, ANA)[0]}|")
    outcome = await world.tables.press(world.actor(ANA), ident, [], message, CHANNEL)
    await world.take(outcome, lost=True)
    await world.quiet()
    assert world.channel.messages[message] == outcome.card


async def test_a_crash_between_commit_and_answer_is_mended_at_the_next_start(world: World) -> None:
    await world.begun()
    message, ident = button(world, f"|{questions(world, ANA)[0]}|")
    outcome = await world.tables.press(world.actor(ANA), ident, [], message, CHANNEL)
    await world.down()
    await world.up()
    await world.quiet()
    assert world.channel.messages[message] == outcome.card
    with pytest.raises(Refused):
        await world.tables.press(world.actor(ANA), ident, [], message, CHANNEL)


async def test_one_encounter_a_channel(world: World) -> None:
    await world.begun()
    with pytest.raises(Refused) as refused:
        await world.tables.open(world.actor(ANA), guild=1, channel=CHANNEL, ruleset="quarrel")
    assert refused.value.key == "encounter-already-here"


async def test_the_end_reveals_the_seed_and_frees_the_channel(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    await world.take(await table.scene.end(world.actor(GM)))
    assert table.row.seed.hex() in world.channel.reads()
    with pytest.raises(Refused) as refused:
        await world.tables.here(CHANNEL)
    assert refused.value.key == "no-encounter-here"
    await world.tables.open(world.actor(ANA), guild=1, channel=CHANNEL, ruleset="quarrel")
