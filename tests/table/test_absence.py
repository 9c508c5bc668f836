"""Play by post: the one reminder, quiet hours, and whoever lets several deadlines pass."""

from __future__ import annotations

import itertools
import json
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.kernel.errors import Refused
from bot.render.cards import Card
from bot.table import Outcome
from bot.table.base.session import Session
from bot.table.house.table import Table
from bot.table.time import attendance
from tests.table.conftest import ANA, BOB, CHANNEL, GM, GUILD, World

pytestmark = pytest.mark.usefixtures("slow_heart")
PARIS = ZoneInfo("Europe/Paris")
HOUR = 3_600.0
NIGHT = range(22, 32)


async def by_post(
    world: World, quiet: str | None = None, zone: str | None = "paris", *, laid: bool = True, written: bool = False
) -> Table:
    """A table of Ana's and Bob's that is played by post, and has just begun. *laid*: by dice by which nobody wins.
    *written*: they take direct messages."""
    world.channel.deaf = set() if written else {ANA, BOB}
    await world.take(
        await world.tables.open(
            world.actor(GM), guild=GUILD, channel=CHANNEL, ruleset="quarrel", tempo="post", quiet=quiet, zone=zone
        )
    )
    table = await world.tables.here(CHANNEL)
    for user, name in ((ANA, "Ana"), (BOB, "Bob")):
        await world.take(await table.scene.join(world.actor(user), {"sheet": json.dumps({"name": name})}))
    await world.take(await table.scene.start(world.actor(GM)))
    if laid:
        await world.take(await table.game_master.dice(world.actor(GM), " ".join("1" * 12)))
    await world.tables.settled()
    return table


async def session(world: World) -> Session:
    """What the table remembers; the table itself goes to sleep between two waits."""
    return (await world.tables.here(CHANNEL)).session


def now(world: World) -> datetime:
    return datetime.fromtimestamp(world.clock.now(), PARIS)


async def until(world: World, hour: int, minute: int = 0) -> None:
    """Let time pass until the clock of Paris shows *hour*."""
    shown = now(world)
    if (shown.hour, shown.minute) == (hour, minute):
        return
    sought = shown.replace(hour=hour, minute=minute, second=0, microsecond=0)
    await world.wait((sought - shown).total_seconds() % (24 * HOUR))
    assert (now(world).hour, now(world).minute) == (hour, minute)


def calls(world: World, since: int, user: int) -> list[str]:
    """The posts (not the edits) since then that call *user*."""
    posts = world.channel.history[since:]
    return [
        text
        for kind, message, text in posts
        if kind == "post" and user in world.channel.called[message] and f"<@{user}>" in text
    ]


def absences(world: World) -> list[tuple[int, Card]]:
    return [
        (message, card)
        for message, card in world.channel.messages.items()
        if any(item.id.startswith("ab|") for row in card.rows for item in row)
    ]


async def test_everybody_is_reminded_once_and_the_older_message_says_so(world: World) -> None:
    table = await by_post(world, quiet="none")
    asked = table.session.asked
    assert {each.user for each in asked.values()} == {ANA, BOB}
    before = len(world.channel.history)
    await world.wait(20.9 * HOUR)
    assert calls(world, before, ANA) == []
    await world.wait(0.2 * HOUR)
    assert len(calls(world, before, ANA)) == len(calls(world, before, BOB)) == 1
    (reminder,) = [text for kind, _, text in world.channel.history[before:] if kind == "post" and "🔔" in text]
    assert reminder.startswith(f"<@{ANA}> <@{BOB}>\n🔔")
    left = [card for card in world.channel.messages.values() if "question reposée plus bas" in card.text]
    assert len(left) == 1
    assert not left[0].mentions
    assert not any(item.id.startswith("q|") for row in left[0].rows for item in row)
    await world.wait(2.5 * HOUR)
    assert len(calls(world, before, ANA)) == 1
    assert {each.remind for each in (await session(world)).asked.values()} == {None}


async def test_by_post_whoever_takes_direct_messages_is_reminded_by_one_and_called_nowhere(world: World) -> None:
    await by_post(world, quiet="none", written=True)
    world.channel.deaf = {BOB}
    before = len(world.channel.history)
    await world.wait(21.1 * HOUR)
    ((user, text),) = world.channel.whispers
    assert user == ANA
    assert f"Ana\u00a0: une réponse est attendue dans <#{CHANNEL}>, <t:" in text
    assert "Sans elle\u00a0: *" in text
    # Bob takes none, and is called as ever.
    assert (calls(world, before, ANA), len(calls(world, before, BOB))) == ([], 1)
    await world.wait(2.5 * HOUR)
    assert len(world.channel.whispers) == 1


async def test_a_reminder_longer_than_the_time_to_answer_says_that_it_comes_halfway(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    halfway = "il vient donc à mi-délai"
    await world.take(await table.settings.change(world.actor(GM), "reminder", "1h"))
    assert halfway in world.channel.reads()
    card = (await table.settings.change(world.actor(GM), "reminder")).card
    assert halfway in card.text
    await world.wait(91)
    assert "🔔 Rappel" in world.channel.reads(), "the time is three minutes"
    told = world.channel.reads().count(halfway)
    await world.take(await table.settings.change(world.actor(GM), "delay", "12 h"))
    assert world.channel.reads().count(halfway) == told
    assert halfway not in (await table.settings.change(world.actor(GM), "reminder")).card.text
    await world.take(await table.settings.change(world.actor(GM), "delay", "90 min"))
    assert world.channel.reads().count(halfway) == told + 1
    await world.take(await table.settings.change(world.actor(GM), "delay", "tempo"))
    await world.take(await table.settings.change(world.actor(GM), "tempo", "evening"))
    assert world.channel.reads().count(halfway) == told + 3


async def test_a_reminder_is_answered_like_any_question(world: World) -> None:
    await by_post(world, quiet="none")
    await world.wait(21.1 * HOUR)
    message, card = next(
        (message, card) for message, card in reversed(world.channel.messages.items()) if "🔔" in card.text
    )
    question = next(ident for ident, each in (await session(world)).asked.items() if each.user == ANA)
    press = next(item.id for row in card.rows for item in row if f"|{question}|" in item.id)
    outcome = await world.tables.press(world.actor(ANA), press, [], message, CHANNEL)
    assert outcome.update
    assert question not in (await session(world)).asked


async def test_the_reminder_survives_a_restart_and_comes_only_once(world: World) -> None:
    await by_post(world, quiet="none")
    before = len(world.channel.history)
    await world.wait(20 * HOUR)
    await world.down()
    await world.clock.advance(5 * HOUR)
    await world.up()
    await world.wait(0.5 * HOUR)
    assert calls(world, before, ANA) == []
    await world.wait(0.6 * HOUR)
    assert len(calls(world, before, ANA)) == 1
    await world.down()
    await world.up()
    await world.wait(2.5 * HOUR)
    assert len(calls(world, before, ANA)) == 1


async def test_nothing_runs_out_and_nobody_is_called_in_quiet_hours(world: World) -> None:
    table = await by_post(world)
    assert table.session.quiet == "22:00-08:00"
    for _ in range(4 * 24):
        before = len(world.channel.history)
        await world.wait(HOUR)
        hour = now(world)
        if hour.hour in (23, *range(8)):
            assert world.channel.history[before:] == [], hour
    assert len(await world.store.events(table.id)) > 6


async def test_a_time_away_does_not_carry_a_deadline_into_the_night(world: World) -> None:
    table = await by_post(world)
    await until(world, 12)
    await world.take(await attendance.hours(table, world.actor(GM), "22-8", None))
    due = max(each.due for each in table.session.asked.values())
    assert datetime.fromtimestamp(world.services.wall(due), PARIS).hour == 12
    await until(world, 21)
    await world.down()
    await world.clock.advance(11 * HOUR)
    await world.up()
    # The deadline now falls into the evening's eleventh hour: it is put off past the night.
    line = (await world.tables.here(CHANNEL)).last_line
    await until(world, 7, 59)
    assert (await world.tables.here(CHANNEL)).last_line == line
    await until(world, 9, 30)
    assert (await world.tables.here(CHANNEL)).last_line > line


async def test_the_hours_are_the_game_masters_to_set_and_are_remembered_for_the_server(world: World) -> None:
    table = await by_post(world, zone="montreal")
    told = await attendance.hours(table, world.actor(ANA))
    assert told.private
    assert "22:00-08:00 (America/Montreal)" in told.card.text
    with pytest.raises(Refused) as refused:
        await attendance.hours(table, world.actor(ANA), "none")
    assert refused.value.key == "not-gm"
    for quiet, zone, key in (("late", None, "bad-quiet-hours"), (None, "Atlantis", "unknown-zone")):
        with pytest.raises(Refused) as refused:
            await attendance.hours(table, world.actor(GM), quiet, zone)
        assert refused.value.key == key
    outcome = await attendance.hours(table, world.actor(GM), "23-7", "paris")
    assert not outcome.private
    await world.take(outcome)
    assert (table.session.quiet, table.session.zone) == ("23:00-07:00", "Europe/Paris")
    await world.down()
    await world.up()
    table = await world.tables.here(CHANNEL)
    assert table.session.quiet == "23:00-07:00"
    await world.take(await table.scene.end(world.actor(GM)))
    other = await by_post(world, zone=None)
    assert other.session.zone == "Europe/Paris"
    assert other.session.quiet == "22:00-08:00"


async def absent(world: World, count: int = 1) -> tuple[int, Card]:
    """Ana and Bob let two deadlines pass, and the game master waits for Bob, unless *count* are to be decided about:
    the message that holds the present then."""
    await by_post(world, quiet="none")
    for _ in range(60):
        await world.wait(HOUR)
        if (await session(world)).undecided:
            break
    assert (await session(world)).undecided == (ANA, BOB)
    table = await world.tables.here(CHANNEL)
    message = table.outbox.places[table.session.living].message
    assert message is not None
    if count == 1:
        await world.take(await attendance.press(table, world.actor(GM), BOB, "wait", [], 0))
        await world.quiet()
        ((message, _),) = absences(world)
    return message, world.channel.messages[message]


def pressed(card: Card, what: str) -> str:
    return next(item.id for row in card.rows for item in row if item.id.endswith(f"|{what}"))


async def test_the_game_master_is_called_once_by_the_message_that_holds_the_present_and_may_wait(world: World) -> None:
    message, card = await absent(world)
    posts = [text for kind, _, text in world.channel.history if kind == "post" and f"<@{GM}> ⏳" in text]
    assert len(posts) == 1, "both defaults of that moment are told by one post"
    assert posts[0].startswith(f"<@{ANA}> <@{BOB}>\n<@{GM}> ⏳ <@")
    assert f"|{ANA}|wait" in pressed(card, "wait")
    assert {"m", "q", "ab"} <= {item.id.partition("|")[0] for row in card.rows for item in row}, "all in one message"
    with pytest.raises(Refused) as refused:
        await world.tables.press(world.actor(ANA), pressed(card, "wait"), [], message, CHANNEL)
    assert refused.value.key == "not-gm"
    posted = sum(kind == "post" for kind, *_ in world.channel.history)
    outcome = await world.tables.press(world.actor(GM), pressed(card, "wait"), [], message, CHANNEL)
    assert isinstance(outcome, Outcome)
    assert outcome.update
    await world.take(outcome, pressed=message)
    await world.quiet()
    assert sum(kind == "post" for kind, *_ in world.channel.history) == posted
    after = world.channel.messages[message]
    assert "préfère attendre" in after.text
    assert not any(item.id.startswith("ab|") for row in after.rows for item in row)
    with pytest.raises(Refused) as refused:
        await world.tables.press(world.actor(GM), pressed(card, "wait"), [], message, CHANNEL)
    assert refused.value.key == "moment-passed"
    before = len(world.channel.history)
    await world.wait(8 * 24 * HOUR)
    assert not any(f"<@{GM}>" in text for kind, _, text in world.channel.history[before:] if kind == "post")
    assert ANA in (await session(world)).told


async def test_several_are_decided_behind_one_button(world: World) -> None:
    message, card = await absent(world, 2)
    await world.down()
    await world.up()
    assert absences(world) == []
    (one,) = [item.id for row in card.rows for item in row if item.id.startswith("nt|")]
    with pytest.raises(Refused) as refused:
        await world.tables.press(world.actor(BOB), one, [], message, CHANNEL)
    assert refused.value.key == "not-gm"
    panel = await world.tables.press(world.actor(GM), one, [], message, CHANNEL)
    assert panel.private
    assert [next(item.label for item in row) for row in panel.card.rows] == ["1. Automate", "2. Automate"]  # type: ignore[union-attr]
    first = panel.card.rows[0][2].id
    answer = await world.tables.press(world.actor(GM), first, [], 1, CHANNEL)
    assert (answer.private, answer.update, len(answer.card.rows)) == (True, True, 1)
    last = await world.tables.press(world.actor(GM), answer.card.rows[0][2].id, [], 1, CHANNEL)
    assert (last.private, last.update, last.card.text) == (True, True, "Plus rien n’attend votre décision.")
    await world.quiet()
    assert (await session(world)).undecided == ()
    # The message that holds the present asks it no more.
    ids = [item.id for each in world.channel.messages.values() for row in each.rows for item in row]
    assert not any(each.startswith(("nt|", "ab|")) for each in ids)


async def test_whoever_speaks_again_is_back(world: World) -> None:
    message, card = await absent(world)
    table = await world.tables.here(CHANNEL)
    (who,) = table.session.undecided
    await world.take(await table.game_clock.pause(world.actor(who)))
    await world.wait(2)
    assert who not in (await session(world)).told
    assert absences(world) == []
    with pytest.raises(Refused) as refused:
        await world.tables.press(world.actor(GM), pressed(card, "autopilot"), [], message, CHANNEL)
    assert refused.value.key == "absent-is-back"


async def test_the_panel_behind_give_names_who_may_take_over(world: World) -> None:
    message, card = await absent(world)
    outcome = await world.tables.press(world.actor(GM), pressed(card, "give"), [], message, CHANNEL)
    assert outcome.private
    (select,) = itertools.chain(*outcome.card.rows)
    # Bob is away as well.
    assert [each.value for each in select.options] == ["gm"]  # type: ignore[union-attr]
    with pytest.raises(Refused) as refused:
        await world.tables.press(world.actor(GM), select.id, ["777"], message, CHANNEL)
    assert refused.value.key == "moment-passed"
