"""While the clock is held no deadline is shown: what is asked says that it is on hold, until time runs again."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from bot.kernel import inputs as said
from bot.kernel.engine import Engine
from bot.kernel.errors import Refused
from bot.port import Forbidden
from bot.render.cards import Card
from bot.table.base.session import UNATTENDED
from tests.table.conftest import ANA, BOB, CHANNEL, GM, GUILD, World
from tests.table.test_game_master import ids, table_of
from tests.table.test_table import button, poke, press, questions, stared_down

ON_HOLD = "⏸️ En pause"
WHOLE = 180.0
AFTER_TRACKER = 2.0
"""The tracker follows within a second."""


def dated(world: World) -> list[str]:
    """What stands anywhere and counts down to a date."""
    return [card.text for card in world.channel.messages.values() if re.search(r"<t:\d+:R>", card.text)]


def asking(world: World, question: str) -> Card:
    """The message with the buttons of *question*."""
    return world.channel.messages[button(world, f"|{question}|")[0]]


async def pause(world: World) -> None:
    await world.take(await (await table_of(world)).game_clock.pause(world.actor(GM)))


async def undo(world: World) -> None:
    await poke(world, ANA)
    await world.take(await (await table_of(world)).undoing.undo(world.actor(GM)))


async def redo(world: World) -> None:
    await undo(world)
    await world.take(await (await table_of(world)).game_clock.resume(world.actor(GM)))
    await world.quiet()
    assert dated(world)
    await world.take(await (await table_of(world)).undoing.redo(world.actor(GM)))


async def fault(world: World) -> None:
    with pytest.raises(Refused, match="ruling-failed"):
        await (await table_of(world)).speaking.command(world.actor(GM), "break", {})


async def impossible_face(world: World) -> None:
    await world.take(await (await table_of(world)).game_master.dice(world.actor(GM), "9"))
    with suppress(Refused):
        await poke(world, ANA)


WAYS: list[Callable[[World], Awaitable[None]]] = [pause, undo, redo, fault, impossible_face]


@pytest.mark.parametrize("hold", WAYS)
async def test_whatever_holds_the_clock_no_deadline_is_shown_until_it_runs_again(
    world: World, hold: Callable[[World], Awaitable[None]]
) -> None:
    await world.begun()
    (asked,) = questions(world, BOB)
    await hold(world)
    await world.wait(AFTER_TRACKER)
    table = await table_of(world)
    assert table.phase == "held"
    assert dated(world) == []
    shown = asking(world, asked)
    assert ON_HOLD in shown.text
    assert any(f"|{asked}|" in each for each in ids(shown)), "its buttons stay"
    with pytest.raises(Refused, match="held"):
        await press(world, BOB, f"|{asked}|")
    posts = [each for each in world.channel.history if each[0] == "post"]
    await world.wait(2 * WHOLE)
    await world.take(await table.game_master.dice(world.actor(GM), "1"))
    await world.take(await table.game_clock.resume(world.actor(GM)))
    await world.quiet()
    assert ON_HOLD not in world.channel.reads()
    assert {int(at) for text in dated(world) for at in re.findall(r"<t:(\d+):R>", text)} == {
        int(at) for at in table.session.dates(world.services.wall).values()
    }
    assert all(0 < at - world.clock.now() <= WHOLE for at in table.session.dates(world.services.wall).values())
    again = [each for each in world.channel.history if each[0] == "post"][len(posts) :]
    assert not any(BOB in world.channel.messages[each].mentions for _, each, _ in again), "nobody is called anew"
    await press(world, BOB, f"|{asked}|")


async def test_time_that_waits_shows_no_deadline_takes_every_answer_and_goes_on_from_there(
    world: World,
) -> None:
    await world.begun()
    asked, *_ = [*questions(world, ANA), *questions(world, BOB)]
    await world.wait(WHOLE / 2)
    await press(world, BOB, "h|")
    await world.wait(AFTER_TRACKER)
    table = await table_of(world)
    assert dated(world) == []
    assert ON_HOLD not in world.channel.reads()
    assert "Le temps attend avant d’avancer" in world.channel.reads()
    with pytest.raises(Refused, match="already-held"):
        await table.game_clock.wait(world.actor(ANA))
    with pytest.raises(Refused, match="held"):
        await table.game_clock.next(world.actor(GM))
    turn = table.committed.state.turn
    await poke(world, ANA)
    await world.wait(2 * WHOLE)
    assert questions(world, BOB), "nobody's time is up"
    await world.down()
    await world.up()
    table = await table_of(world)
    await poke(world, BOB)
    await world.wait(2 * WHOLE)
    assert table.committed.state.turn == turn
    assert not any(not each.answered for each in table.committed.standing.questions)
    await world.take(await table.game_clock.resume(world.actor(ANA)))
    await world.quiet()
    assert table.committed.state.turn == turn + 1
    assert dated(world)
    assert asked not in table.session.asked


async def test_what_is_asked_while_time_waits_has_its_whole_time_once_it_goes_on(world: World) -> None:
    await world.begun()
    table = await table_of(world)
    await press(world, BOB, "h|")
    await world.wait(WHOLE)
    await poke(world, ANA)
    await world.wait(WHOLE)
    await world.take(await table.game_clock.resume(world.actor(BOB)))
    left = [at - world.clock.now() for at in table.session.dates(world.services.wall).values()]
    assert left
    assert all(WHOLE - 5 <= each <= WHOLE for each in left)


async def test_a_ruling_that_was_taken_back_stays_struck_out_when_time_runs_again(world: World) -> None:
    await world.begun()
    await undo(world)
    await world.quiet()
    (struck,) = [each for each, card in world.channel.messages.items() if "~~" in card.text]
    asked = next(iter((await table_of(world)).session.asked))
    assert ON_HOLD in asking(world, asked).text
    await world.take(await (await table_of(world)).game_clock.resume(world.actor(GM)))
    await world.quiet()
    assert "~~" in world.channel.messages[struck].text
    assert "<t:" in asking(world, asked).text


async def test_another_setting_or_other_hours_while_it_is_held_close_no_question(world: World) -> None:
    await world.begun()
    (asked,) = questions(world, ANA)
    await pause(world)
    table = await table_of(world)
    await world.take(await table.settings.change(world.actor(GM), "tempo", "evening"))
    await world.take(await table.settings.change(world.actor(GM), "delay", "10 min"))
    await world.wait(AFTER_TRACKER)
    assert dated(world) == []
    shown = asking(world, asked)
    assert ON_HOLD in shown.text
    assert "question close" not in world.channel.reads()


async def test_a_secret_question_says_so_too(world: World) -> None:
    await world.begun()
    await stared_down(world)
    await pause(world)
    await world.wait(AFTER_TRACKER)
    assert dated(world) == []
    message, _ = button(world, "x|")
    assert ON_HOLD in world.channel.messages[message].text


async def test_an_awaited_roll_says_so_too_also_one_that_is_asked_while_it_is_held(world: World) -> None:
    await world.begun()
    table = await table_of(world)
    await world.take(await table.settings.change(world.actor(GM), "dice", "table"))
    await world.take(await table.speaking.command(world.actor(BOB), "hold", {"until": "2"}))
    await poke(world, ANA)
    await pause(world)
    await world.wait(AFTER_TRACKER)
    assert dated(world) == []
    assert ON_HOLD in world.channel.messages[button(world, "gd|")[0]].text
    await world.take(await table.game_clock.resume(world.actor(GM)))
    await world.quiet()
    assert "<t:" in world.channel.messages[button(world, "gd|")[0]].text
    await world.take(await table.rolls.say(world.actor(GM), "1"))
    await world.quiet()
    await pause(world)
    # What may be done while it is held may need a die.
    with suppress(Refused):
        await world.take(await table.speaking.command(world.actor(BOB), "release", {}))
    await world.wait(AFTER_TRACKER)
    assert dated(world) == []


async def test_what_the_rules_can_not_ask_any_more_is_on_hold_all_the_same(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begun()
    (asked,) = questions(world, ANA)
    monkeypatch.setattr(Engine, "_formed", lambda self: [])
    await pause(world)
    await world.wait(AFTER_TRACKER)
    assert dated(world) == []
    shown = asking(world, asked)
    assert "*(en pause)*" in shown.text
    assert "<@1> <@2>" in shown.text
    assert any(f"|{asked}|" in each for each in ids(shown))


async def test_whoever_stays_away_finds_no_old_deadline_either(world: World) -> None:
    await world.begun()
    table = await table_of(world)
    table.session = table.session.model_copy(update={"breathers": UNATTENDED, "go_at": world.clock.now()})
    await table.due.tick()
    await world.wait(AFTER_TRACKER)
    assert table.committed.standing.held == "unattended"
    assert dated(world) == []


async def test_a_lost_channel_is_written_to_no_more(world: World) -> None:
    await world.begun()
    table = await table_of(world)
    before = {slot: place.version for slot, place in table.outbox.places.items() if slot.startswith(("q:", "r:"))}
    await table.trouble.channel_lost()
    await world.quiet()
    assert table.committed.standing.held == "lost"
    after = {slot: place.version for slot, place in table.outbox.places.items() if slot in before}
    assert after == before


async def test_what_met_a_face_that_no_such_die_shows_is_kept_and_taken_once_time_runs(world: World) -> None:
    await world.begun()
    table = await table_of(world)
    await world.take(await table.game_master.dice(world.actor(GM), "9"))
    with pytest.raises(Refused, match="answer-kept"):
        await poke(world, ANA)
    assert table.session.kept is not None
    assert table.session.kept.user == ANA
    await world.down()
    await world.up()
    table = await table_of(world)
    assert table.phase == "held"
    await world.take(await table.game_master.dice(world.actor(GM), "2"))
    await world.take(await table.game_clock.resume(world.actor(GM)))
    await world.quiet()
    assert table.session.kept is None
    assert table.committed.state.poked == ("ana",)
    assert not questions(world, ANA)


async def test_a_second_misfit_keeps_it_again_and_an_undo_drops_it(world: World) -> None:
    await world.begun()
    table = await table_of(world)
    await world.take(await table.game_master.dice(world.actor(GM), "9"))
    with pytest.raises(Refused, match="answer-kept"):
        await poke(world, ANA)
    await world.take(await table.game_clock.resume(world.actor(GM)))
    assert table.phase == "held"
    assert table.session.kept is not None
    assert "9" in world.channel.reads()
    await world.take(await table.game_clock.resume(world.actor(GM)))
    assert table.session.kept is not None
    await world.take(await table.undoing.undo(world.actor(GM)))
    assert table.session.kept is None
    assert table.committed.state.poked == ()


async def test_whoever_leads_reads_whose_roll_wants_which_die(world: World) -> None:
    await world.begun()
    table = await table_of(world)
    await world.take(await table.game_master.dice(world.actor(GM), "9"))
    (asked,) = questions(world, ANA)
    with pytest.raises(Refused, match="impossible-face") as refused:
        await table.submit(said.Answer(GM, asked, {"target": "bob"}), world.actor(GM))
    assert refused.value.facts["name"] == "Ana"
    assert refused.value.facts["sides"] == 3


async def test_no_time_runs_in_a_server_that_discord_cannot_reach(world: World) -> None:
    await world.begun()
    await world.wait(100)
    table = await world.tables.here(CHANNEL)
    left = {ident: each.due - world.services.moment().uptime for ident, each in table.session.asked.items()}
    posts = len(world.channel.history)
    await world.tables.reach.unavailable(GUILD)
    await world.tables.settled()
    await world.wait(3_600)
    table = await world.tables.here(CHANNEL)
    assert table.committed.standing.held == "lost"
    assert world.channel.history[posts:] == []
    # Nobody need be told by direct message: it comes back by itself.
    assert world.channel.whispers == []
    await world.tables.reach.restored(GUILD)
    await world.tables.settled()
    table = await world.tables.here(CHANNEL)
    assert table.committed.standing.held is None
    now = world.services.moment().uptime
    assert {ident: each.due - now for ident, each in table.session.asked.items()} == pytest.approx(left, abs=0.1)


async def test_a_permission_that_is_withdrawn_is_told_the_game_master_by_direct_message(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    world.channel.faults.append(Forbidden("send_messages"))
    await poke(world, ANA)
    await poke(world, BOB)
    await world.tables.settled()
    assert table.session.trouble == "send_messages"
    ((user, text),) = world.channel.whispers
    assert user == GM
    assert f"<#{CHANNEL}>" in text
    assert "« Envoyer des messages »" in text.replace("\u00a0", " ")
