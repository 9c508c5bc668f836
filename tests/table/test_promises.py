"""What a table must not do, each by the sequence that would make a careless one do it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.port import Unreachable
from bot.render.cards import Card
from bot.table.keeping.export import document
from tests.table.conftest import ANA, BOB, CHANNEL, GM, GUILD, World
from tests.table.test_table import button, poke, press_at, questions, stared_down


async def staring(world: World) -> Any:
    """A table at which everybody has a secret choice to make."""
    await world.begun()
    table = await stared_down(world)
    await world.wait(5)
    return table


async def choose(world: World, user: int, choice: str) -> None:
    message, opener = button(world, "x|")
    panel = await world.tables.press(world.actor(user), opener, [], message, CHANNEL)
    item = next(i for row in panel.card.rows for i in row if i.id.endswith(choice))
    await world.take(await world.tables.press(world.actor(user), item.id, [], 0, CHANNEL))
    await world.wait(5)


async def test_a_secret_answer_does_not_even_show_that_it_was_given(world: World) -> None:
    await staring(world)
    before = dict(world.channel.messages)
    await choose(world, ANA, "hold")
    assert world.channel.messages == before


async def test_what_was_chosen_already_is_no_line_however_often_it_is_pressed(world: World) -> None:
    table = await staring(world)
    await choose(world, ANA, "hold")
    once = table.last_line
    for _ in range(3):
        await choose(world, ANA, "hold")
    assert table.last_line == once
    # To change one's mind is one.
    await choose(world, ANA, "blink")
    assert table.last_line == once + 1


async def test_nobody_reads_a_secret_answer_in_an_export_before_the_reveal(world: World) -> None:
    table = await staring(world)
    await choose(world, ANA, "hold")
    sealed = json.dumps(await document(world.store, table.id))
    assert '"stare": "hold"' not in sealed
    await choose(world, BOB, "blink")
    revealed = json.dumps(await document(world.store, table.id))
    assert '"stare": "hold"' in revealed


async def test_undoing_a_reveal_asks_everybody_again(world: World) -> None:
    table = await staring(world)
    await choose(world, ANA, "hold")
    await choose(world, BOB, "hold")
    await world.take(await table.undoing.undo(world.actor(GM), 1))
    await world.take(await table.game_clock.resume(world.actor(GM)))
    await world.quiet()
    assert [q.answered for q, _ in table.questions()] == [False, False]


async def test_a_gm_does_not_answer_for_somebody_else_by_mistake(world: World) -> None:
    table = await staring(world)
    await choose(world, ANA, "hold")
    with pytest.raises(Refused) as refused:
        await table.answering.answer(world.actor(GM), "stare", "blink")
    assert refused.value.key == "which-combatant"


async def test_a_secret_answer_in_somebodys_place_is_confirmed_and_not_told(world: World) -> None:
    table = await staring(world)
    (question,) = questions(world, ANA)
    asked = await table.game_master.answer_for(world.actor(GM), question, "blink")
    ((yes, _),) = asked.card.rows
    assert "d’Ana" in asked.card.text
    assert not next(q for q, _ in table.questions() if q.id == question).answered
    # She has chosen meanwhile: her choice stays, and he does not learn which it is.
    await choose(world, ANA, "hold")
    late = await world.tables.press(world.actor(GM), yes.id, [], 1, CHANNEL)
    assert "entre-temps" in late.card.text
    assert "hold" not in late.card.text
    assert next(q for q, _ in table.questions() if q.id == question).by == ANA
    # Told so, he may still mean it.
    asked = await table.game_master.answer_for(world.actor(GM), question, "blink")
    assert "hold" not in asked.card.text
    ((yes, _),) = asked.card.rows
    done = await world.tables.press(world.actor(GM), yes.id, [], 1, CHANNEL)
    await world.quiet()
    assert done.private
    assert next(q for q, _ in table.questions() if q.id == question).by == GM
    assert "répond pour" not in world.channel.reads()


async def test_words_that_cannot_be_made_take_the_input_back(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    before = table.engine.frame
    message, ident = button(world, f"|{questions(world, ANA)[0]}|")

    def broken(*_: object) -> str:
        raise ZeroDivisionError("no words")

    with monkeypatch.context() as patched:
        patched.setattr(table.services.renderer, "ruling", broken)
        with pytest.raises(ZeroDivisionError):
            await world.tables.press(world.actor(ANA), ident, [], message, CHANNEL)
    assert table.engine.frame == before
    assert await press_at(world, ANA, message, ident)


async def test_an_input_is_finished_though_its_sender_is_gone(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    message, ident = button(world, f"|{questions(world, ANA)[0]}|")
    pressing = asyncio.ensure_future(world.tables.press(world.actor(ANA), ident, [], message, CHANNEL))
    await asyncio.sleep(0)
    pressing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await pressing
    await world.quiet()
    assert table.last_line == max(line.line for line in await world.store.lines(table.id))
    assert await poke(world, BOB)


async def test_what_is_not_committed_is_seen_by_nobody(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    seen: list[list[str]] = []
    loop = asyncio.get_running_loop()

    def slow_and_full() -> None:
        asyncio.run_coroutine_threadsafe(look(), loop).result(5)
        raise OSError(28, "No space left on device")

    async def look() -> None:
        seen.append(
            [p.name for p in table.people()]
            + [label for label, _ in table.suggestions.suggest(world.actor(GM), "gm-engage", "a", "", {})]
        )

    world.store.before_commit = slow_and_full
    with pytest.raises(Refused):
        await table.speaking.command(world.actor(GM), "npc-add", {"creature": "goblin"})
    world.store.before_commit = None
    assert seen
    assert not any("goblin" in name.casefold() for name in seen[0])
    assert len(table.people()) == 2


async def test_a_pause_keeps_the_time_that_was_left_and_pings_nobody_again(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    await world.wait(100)
    posts = len([1 for how, _, text in world.channel.history if how == "post" and "<@" in text])
    await world.take(await table.game_clock.pause(world.actor(ANA)))
    await world.wait(1_000)
    await world.take(await table.game_clock.resume(world.actor(ANA)))
    await world.quiet()
    left = min(table.session.dates(world.services.wall).values()) - world.clock.now()
    assert left == pytest.approx(80, abs=1)
    assert posts == len([1 for how, _, text in world.channel.history if how == "post" and "<@" in text])


async def test_nothing_is_posted_before_the_answer_that_caused_it(world: World) -> None:
    await world.begun()
    await poke(world, ANA)
    message, ident = button(world, f"|{questions(world, BOB)[0]}|")
    outcome = await world.tables.press(world.actor(BOB), ident, [], message, CHANNEL)
    table = await world.tables.here(CHANNEL)
    table.postman.hurry()
    await asyncio.sleep(0.01)
    before = len(world.channel.history)
    await world.take(outcome, pressed=message)
    await world.quiet()
    assert next(how for how, *_ in world.channel.history[before:]) == "update"


async def test_one_sheet_joins_once_however_often_its_button_is_pressed(world: World) -> None:
    await world.take(await world.tables.open(world.actor(GM), guild=GUILD, channel=CHANNEL, ruleset="quarrel"))
    table = await world.tables.here(CHANNEL)
    joined = await asyncio.gather(
        *(table.scene.join(world.actor(ANA), {"sheet": '{"name": "Ana"}'}) for _ in range(2)), return_exceptions=True
    )
    assert sum(isinstance(each, Refused) for each in joined) == 1
    assert len(table.people()) == 1


async def test_undoing_the_start_brings_the_lobby_back(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    with pytest.raises(AssertionError):
        button(world, "b|")
    await world.take(await table.undoing.undo(world.actor(GM), 1))
    await world.wait(5)
    while table.phase != "lobby" and table.engine.standing.begun:
        await world.take(await table.undoing.undo(world.actor(GM), 1))
        await world.wait(5)
    assert button(world, "b|")


async def test_after_the_end_one_can_look_back_but_not_go_back(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    await poke(world, ANA)
    await world.take(await table.scene.end(world.actor(GM)))
    await world.down()
    await world.up()
    over = await world.tables.latest(CHANNEL)
    assert over.id == table.id
    exported = await over.looking.export(world.actor(ANA))
    assert exported.attachment is not None
    assert json.loads(exported.attachment[1])["encounter"]["seed"] == over.row.seed.hex()
    assert (await over.looking.log(world.actor(ANA))).card.text
    with pytest.raises(Refused) as refused:
        await over.undoing.undo(world.actor(GM), 1)
    assert refused.value.key == "encounter-ended"


async def test_one_unreadable_encounter_keeps_nobody_else_from_playing(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    message, ident = button(world, f"|{questions(world, ANA)[0]}|")
    await world.tables.press(world.actor(ANA), ident, [], message, CHANNEL)
    await world.down()
    import sqlite3

    with sqlite3.connect(world.path) as db:
        db.execute("update snapshots set body = '{}' where encounter = ?", (table.id,))
        db.execute("update lines set body = 'nonsense' where encounter = ? and line = 2", (table.id,))
    await world.up()
    await world.take(
        await world.tables.open(world.actor(GM), guild=GUILD, channel=CHANNEL + 1, ruleset="quarrel", locale="fr")
    )
    with pytest.raises(Refused):
        await world.tables.here(CHANNEL)
    assert (await world.tables.here(CHANNEL + 1)).phase == "lobby"


async def test_what_an_upgrade_cannot_read_is_set_aside_and_counted_and_the_clock_stands(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    states = [table.engine.state]
    for user in (ANA, BOB, ANA, BOB):
        await poke(world, user)
        states.append(table.engine.state)
    rulings = [line for line in range(1, table.last_line + 1) if (mark := table.engine.mark(line)) and mark.ruled]
    await world.down()
    import sqlite3

    lost = rulings[-2]
    with sqlite3.connect(world.path) as db:
        db.execute("update lines set version = '0.1.0', digest = null")
        db.execute("update snapshots set schema = 99")
        unheard = '{"type": "unheard_of"}'
        db.execute("update events set body = ? where line = ? and type not like 'decision%'", (unheard, lost))
    world.channel.history.clear()
    await world.up()
    held = await world.tables.here(CHANNEL)
    await world.quiet()
    before = table.engine.mark(lost)
    assert before is not None
    stands = table.engine.mark(before.parent)
    assert stands is not None
    assert held.committed.state == stands.frame.state
    assert (held.phase, held.committed.standing.held, held.last_line) == ("held", "upgrade", table.last_line + 1)
    (news,) = [text for _, _, text in world.channel.history if "mis à jour" in text]
    assert f"<@{GM}>" in news
    assert "les 2 dernières décisions" in news
    assert "/corriger" in news
    # The log says the same to the game master, with the line; what was set aside is there, as far as it can be read.
    log = (await held.looking.log(world.actor(GM))).card.text
    assert f"ligne {before.parent} du journal" in log
    await world.take(await held.game_clock.resume(world.actor(GM)))
    assert held.questions()
    await poke(world, ANA)
    await world.down()
    await world.up()
    assert (await world.tables.here(CHANNEL)).phase == "running"


async def test_a_snapshot_of_another_schema_is_passed_over_for_the_events(world: World) -> None:
    await world.begun()
    await poke(world, ANA)
    before = (await world.tables.here(CHANNEL)).engine.state
    await world.down()
    import sqlite3

    with sqlite3.connect(world.path) as db:
        db.execute("update snapshots set schema = 99, body = '{}'")
    await world.up()
    assert (await world.tables.here(CHANNEL)).engine.state == before


async def test_a_failed_wake_up_does_not_lose_the_deadline(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.begun()
    await poke(world, ANA)
    await world.down()
    await world.up()
    load = world.store.load
    failures = iter([True])

    async def once(*args: Any) -> Any:
        if next(failures, False):
            raise OSError("the disk is away")
        return await load(*args)

    monkeypatch.setattr(world.store, "load", once)
    await world.wait(400)
    table = await world.tables.here(CHANNEL)
    assert table.engine.state.turn >= 1


async def test_what_could_not_be_sent_keeps_the_table_awake_and_is_sent_in_the_end(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    world.channel.faults = [Unreachable("away")] * 6
    await world.take(await table.game_clock.pause(world.actor(ANA)))
    await world.wait(700)
    assert not table.outbox.unsent
    assert not world.channel.faults


async def test_how_long_something_has_been_waiting_to_be_sent_can_be_asked(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    assert world.tables.unsent() == []
    begun = world.tables.services.clock.now()
    world.channel.faults = [Unreachable("away")] * 50
    await world.take(await table.game_clock.pause(world.actor(ANA)))
    await world.wait(30)
    assert min(world.tables.unsent()) == pytest.approx(begun, abs=1)


async def test_time_without_discord_does_not_count(world: World) -> None:
    await world.begun()
    world.tables.away()
    await world.wait(10_000)
    assert (await world.tables.here(CHANNEL)).engine.state.turn == 0
    world.tables.back()
    await world.wait(100)
    assert (await world.tables.here(CHANNEL)).engine.state.turn == 0
    await world.wait(100)
    assert (await world.tables.here(CHANNEL)).engine.state.turn >= 1


async def test_a_message_that_is_about_an_hour_old_gives_way_to_a_new_one_below(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    place = table.outbox.places[table.session.living]
    made = int((world.clock.now() - 3_100) * 1000) - 1_420_070_400_000
    old = made << 22
    world.channel.messages[old] = world.channel.messages.pop(place.message or 0, Card(text=""))
    place.message = old
    told = place.card.news
    before = len(world.channel.history)
    await poke(world, ANA)
    await world.wait(5)
    living = table.outbox.places[table.session.living]
    assert living.message != old
    assert [message for _, message, _ in world.channel.history[before:]] == [old, living.message]
    assert world.channel.messages[old].news[: len(told)] == told
    assert not any(item.id.startswith(("q|", "m|")) for row in world.channel.messages[old].rows for item in row)


async def test_an_undo_strikes_rulings_and_not_the_notice_of_another_undo(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    await poke(world, ANA)
    await poke(world, BOB)
    for _ in range(2):
        await world.take(await table.undoing.undo(world.actor(GM), 1))
        await world.quiet()
    struck = [card.text for card in world.channel.messages.values() if "~~" in card.text]
    assert struck
    assert not any("~~" in line and "annule" in line for text in struck for line in text.split("\n") if "↩" in line)


async def test_a_closed_question_keeps_neither_its_mention_nor_its_deadline(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    await world.wait(181)
    asked = {message for message, card in world.channel.messages.items() if "que faire" in card.text}
    assert asked
    await world.take(await table.scene.end(world.actor(GM)))
    # The tracker is edited once a second.
    await world.wait(1)
    assert not any("<t:" in card.text for card in world.channel.messages.values())
    assert not any("<@1>" in world.channel.messages[message].text for message in asked)
