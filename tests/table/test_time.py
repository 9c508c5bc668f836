"""Time as it is outside the tests: clocks that creep, dates that leap, connections that are lost for hours."""

from __future__ import annotations

import itertools
import re
from datetime import datetime
from typing import Any

import pytest

from bot.clock import StepClock
from bot.kernel.errors import Refused
from bot.table.base.services import GRACE
from bot.table.hearing.delays import read_delay, seconds_of
from bot.table.house.tables import AGAIN, ASLEEP_AFTER
from bot.table.keeping import upkeep
from bot.table.looking.checkup import Place, checked
from bot.table.time import attendance, returning
from bot.table.time.pacing import AT_ONCE, PACE
from bot.table.time.returning import NOTICED, Return
from tests.table.conftest import ANA, BOB, GM, World
from tests.table.quarrel import Bide, Lunge
from tests.table.test_absence import HOUR, PARIS, by_post, calls, session, until
from tests.table.test_game_master import table_of
from tests.table.test_nights import one_spoke_at_night

LIVE = 180.0
DAY = 86_400.0


async def line(world: World) -> int:
    return (await table_of(world)).last_line


def moments(world: World) -> set[int]:
    """The dates that any message in the channel counts down to."""
    return {int(at) for card in world.channel.messages.values() for at in re.findall(r"<t:(\d+):R>", card.text)}


async def left(world: World) -> set[float]:
    """The seconds that are left to answer, to a tenth."""
    now = world.clock.now()
    return {round(at - now, 1) for at in (await table_of(world)).session.dates(world.services.wall).values()}


# ---- the date


@pytest.mark.parametrize("leap", [DAY, -DAY, 40.0, -40.0])
async def test_a_date_that_leaps_costs_nobody_time_and_gives_none(world: World, leap: float) -> None:
    await world.begun()
    await world.wait(60)
    before, kept = await line(world), world.store.transactions
    world.clock.leap(leap)
    await world.wait(100)
    assert await line(world) == before
    assert await left(world) == {20.0}
    # The heartbeats, the leap that was noticed, and the messages that show the new date: nothing rings in vain.
    assert world.store.transactions - kept <= 5
    assert moments(world) == {int(at) for at in (await table_of(world)).session.dates(world.services.wall).values()}
    await world.wait(21)
    assert await line(world) > before


@pytest.mark.parametrize("goes_on", [False, True])
async def test_a_machine_that_slept_shows_the_moments_that_hold_now_and_nobody_loses_a_turn(
    world: World, caplog: pytest.LogCaptureFixture, *, goes_on: bool
) -> None:
    """Whether or not the steady clock *goes on* while the machine sleeps: that is the system's affair."""
    await world.begun()
    await world.wait(150)
    before = await line(world)
    (world.clock.stand if goes_on else world.clock.leap)(8 * HOUR)
    slept_at = world.clock.now() - 8 * HOUR
    # Whoever looks at once, before anything else has noticed, reads the right ones, too.
    panel = (await (await table_of(world)).gm_panel.show(world.actor(GM))).card.text
    due = [int(at) for at in re.findall(r"<t:(\d+):R>", panel) if int(at) > slept_at]
    assert due
    assert min(due) > world.clock.now()
    await world.wait(upkeep.WATCH + 1)
    shown = {int(at) for at in (await table_of(world)).session.dates(world.services.wall).values()}
    assert moments(world) == shown
    assert min(shown) > world.clock.now()
    # The seconds that were left stay, and where it is known that this was sleep, so many more as Discord may know
    # nothing of us.
    assert await line(world) == before
    grace = GRACE if goes_on else 0
    assert all(max(1, grace - upkeep.WATCH) < each < grace + 30 for each in await left(world))
    assert "leapt by 288" in caplog.text
    assert not re.search(r"[-−]\d", caplog.text.split("leapt")[-1])
    doctor = await checked(world.services, world.actor(GM, manages=True), "0", Place("#", ()), None, None, None)
    assert "-" not in re.sub(r"<[^>]*>|\w-\w", "", doctor.card.text)
    await world.wait(grace + 30)
    assert await line(world) > before


async def test_whoever_is_a_little_late_has_not_slept(world: World) -> None:
    await world.begun()
    await world.wait(100)
    world.clock.stand(9)
    await world.wait(1)
    assert {round(each) for each in await left(world)} == {round(LIVE - 100 - 9 - 1)}


async def test_a_date_set_back_between_two_lives_keeps_the_time_that_was_left(world: World) -> None:
    await world.begun()
    await world.wait(100)
    await world.down()
    world.clock.leap(-3 * HOUR)
    await world.up()
    assert await left(world) == {80.0}


@pytest.mark.usefixtures("slow_heart")
async def test_a_morning_is_a_morning_whatever_the_date_did_in_the_night(world: World) -> None:
    await by_post(world)
    await until(world, 23)
    before = await line(world)
    world.clock.leap(8.5 * HOUR)
    await world.wait(61)
    await until(world, 7, 59)
    assert await line(world) == before


# ---- time away


async def test_what_stands_in_the_channel_after_a_time_away_is_what_holds_now(world: World) -> None:
    await world.begun()
    await world.wait(100)
    await world.down()
    await world.clock.advance(600)
    before = len(world.channel.history)
    await world.up()
    await world.quiet()
    assert await left(world) == {80.0}
    assert moments(world) == {int(at) for at in (await table_of(world)).session.dates(world.services.wall).values()}
    # It is said in place: nothing is posted, and nobody is called.
    assert {kind for kind, _, _ in world.channel.history[before:]} == {"edit"}


async def test_the_same_where_only_the_connection_was_lost_and_not_for_a_moment_of_it(world: World) -> None:
    await world.begun()
    await world.wait(100)
    before = len(world.channel.history)
    world.tables.away()
    await world.wait(3)
    world.tables.back()
    await world.quiet()
    assert world.channel.history[before:] == []
    world.tables.away()
    await world.wait(HOUR)
    world.tables.back()
    await world.quiet()
    assert await left(world) == {80.0}
    assert moments(world) == {int(at) for at in (await table_of(world)).session.dates(world.services.wall).values()}


@pytest.mark.parametrize("killed", [False, True])
async def test_hours_without_a_connection_count_for_nobody_though_the_bot_ends_in_them(
    world: World, killed: bool
) -> None:
    await world.begun()
    await world.wait(100)
    before = await line(world)
    world.tables.away()
    await world.wait(3 * HOUR)
    if killed:
        # The last sign of life is at most a minute old: nothing is written at the end.
        async def nothing(*, stopped: bool = False) -> None:
            return

        world.tables.upkeep.write = nothing  # type: ignore[method-assign]
    await world.down()
    await world.clock.advance(HOUR)
    await world.up()
    await world.wait(15)
    assert await line(world) == before
    assert await left(world) == {65.0}


async def test_nothing_falls_due_while_there_is_no_connection(world: World) -> None:
    await world.begun()
    before = await line(world)
    world.tables.away()
    await world.wait(2 * LIVE)
    assert await line(world) == before
    world.tables.back()
    await world.wait(LIVE + 1)
    assert await line(world) > before


@pytest.mark.usefixtures("slow_heart")
async def test_who_was_to_be_called_in_the_morning_is_though_the_bot_was_away_at_night(world: World) -> None:
    before = await one_spoke_at_night(world)
    assert {each.user for each in (await session(world)).asked.values() if each.call is not None} == {ANA}
    await world.down()
    await world.clock.advance(6 * HOUR)
    await world.up()
    await until(world, 7, 59)
    assert calls(world, before, ANA) == []
    await until(world, 8, 2)
    assert len(calls(world, before, ANA)) == 1


async def test_a_fight_that_slept_sleeps_again_once_it_shows_what_holds(world: World) -> None:
    await by_post(world)
    await world.wait(ASLEEP_AFTER + 120)
    assert world.tables.awake == 0
    await world.down()
    await world.clock.advance(HOUR)
    await world.up()
    await world.quiet()
    assert world.tables.awake == 0
    (shown,) = moments(world)
    assert {int(at) for at in (await table_of(world)).session.dates(world.services.wall).values()} == {shown}


class Sleepers:
    """So many fights, of which none is awake; which were looked at, and when."""

    def __init__(self, count: int) -> None:
        self.services: Any = self
        self.heads: Any = self
        self.clock = StepClock()
        self.names = [f"{each:05}" for each in range(count)]
        self.looked: list[tuple[float, str]] = []
        self.work: list[Any] = []

    def by_deadline(self) -> list[str]:
        return list(self.names)

    def is_awake(self, encounter: str) -> bool:
        return False

    async def by_id(self, encounter: str) -> Any:
        self.looked.append((self.clock.steady(), encounter))
        raise Refused("moment-passed")

    def spawn(self, work: Any) -> None:
        self.work.append(work)

    async def done(self) -> None:
        while self.work:
            await self.work.pop()


async def test_a_thousand_fights_are_looked_at_one_after_the_other_and_no_second_round_overtakes(world: World) -> None:
    fights = Sleepers(1_000)
    coming_back = Return(fights)  # type: ignore[arg-type]
    coming_back.begin(3.0)
    await fights.done()
    assert fights.looked == []
    coming_back.begin(3.0)
    await fights.done()
    assert [ident for _, ident in fights.looked] == fights.names[:AT_ONCE]
    await fights.clock.advance(10.5 * PACE, fights.done)
    # Away again: whoever is due first is first once more.
    so_far = len(fights.looked)
    assert so_far == 11 * AT_ONCE
    coming_back.begin(60.0)
    await fights.clock.advance(1_000 * PACE, fights.done)
    assert [ident for _, ident in fights.looked[so_far:]] == fights.names
    seconds = [int(at) for at, _ in fights.looked]
    assert max(seconds.count(each) for each in set(seconds)) <= 2 * AT_ONCE


# ---- nothing is lost, and nothing rings in vain


async def test_what_cannot_be_done_when_it_is_due_is_tried_again_and_not_at_once(world: World) -> None:
    await world.begun()
    table, tried = await table_of(world), []

    async def fails() -> None:
        tried.append(world.clock.steady())
        raise Refused("disk-full")

    does, table.due.tick = table.due.tick, fails  # type: ignore[method-assign]
    await world.wait(LIVE + 2 * AGAIN + 1)
    assert len(tried) == 3
    assert all(second - first >= AGAIN for first, second in itertools.pairwise(tried))
    before = await line(world)
    table.due.tick = does  # type: ignore[method-assign]
    await world.wait(AGAIN + 1)
    assert await line(world) > before


async def test_what_is_done_and_leaves_something_due_is_not_forgotten(world: World) -> None:
    await world.begun()
    table = await table_of(world)
    does = table.due.tick

    async def nothing() -> None:
        table.due.tick = does  # type: ignore[method-assign]

    table.due.tick = nothing  # type: ignore[method-assign]
    before = await line(world)
    await world.wait(LIVE + AGAIN + 1)
    assert await line(world) > before


@pytest.mark.usefixtures("slow_heart")
@pytest.mark.parametrize("noticed", [NOTICED, DAY])
async def test_a_roll_that_a_time_away_carried_into_the_night_is_made_in_the_morning(
    world: World, noticed: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whether or not what it shows is looked at before it is due.
    monkeypatch.setattr(returning, "NOTICED", noticed)
    await by_post(world, laid=False)
    await until(world, 12)
    table = await table_of(world)
    await world.take(await table.settings.change(world.actor(GM), "dice", "table"))
    await world.take(await table.submit(Bide(ANA, "ana", 9), world.actor(ANA)))
    await world.take(await table.submit(Lunge(BOB, "ana", "bob"), world.actor(BOB)))
    await until(world, 21)
    await world.down()
    await world.clock.advance(11 * HOUR)
    await world.up()
    await until(world, 7, 59)
    roll = (await session(world)).roll
    assert roll is not None
    assert roll.who == "ana"
    await until(world, 9, 30)
    after = (await session(world)).roll
    assert after is None or after.who != "ana"


@pytest.mark.usefixtures("slow_heart")
async def test_a_night_of_waiting_writes_nothing_but_the_heartbeat(world: World) -> None:
    await by_post(world)
    await until(world, 22, 30)
    kept = world.store.transactions
    await world.wait(HOUR)
    assert world.store.transactions - kept <= 6 + 12 + 1  # heartbeats, purges


async def test_who_is_asked_at_one_moment_has_one_deadline(world: World) -> None:
    await world.begun()
    assert len({each.due for each in (await session(world)).asked.values()}) == 1
    before = len(world.channel.history)
    await world.wait(LIVE + 2)
    # Both defaults are told in one message, and the next question stands in it.
    assert len([1 for kind, _, _ in world.channel.history[before:] if kind == "post"]) <= 1


# ---- how long a question waits


@pytest.mark.parametrize(
    ("typed", "stored", "seconds"),
    [("90s", "90 s", 90.0), ("5 Minutes", "5 min", 300.0), ("120 s", "2 min", 120.0), ("2 jours", "48 h", 172_800.0)],
)
def test_times_to_answer_as_people_type_them(typed: str, stored: str, seconds: float) -> None:
    assert read_delay(typed) == stored
    assert seconds_of(stored) == seconds


@pytest.mark.parametrize("typed", ["", "0 s", "8 jours", "vite", "5", "1.5 h", "-3 s", "٣h", "9" * 5_000 + "s"])
def test_what_gives_no_time_to_answer_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="bad-delay"):
        read_delay(typed)


async def test_a_table_may_say_how_long_its_questions_wait_and_another_tempo_says_otherwise(world: World) -> None:
    await world.begun()
    table = await table_of(world)
    with pytest.raises(Refused, match="not-gm"):
        await attendance.hours(table, world.actor(ANA), delay="5 min")
    await world.take(await table.settings.change(world.actor(GM), "délai", "10s"))
    await world.quiet()
    assert any("change le délai de réponse\u00a0: 10 s." in text for _, _, text in world.channel.history)
    assert await left(world) == {10.0}
    assert moments(world) == {int(at) for at in (await table_of(world)).session.dates(world.services.wall).values()}
    before = await line(world)
    await world.wait(11)
    assert await line(world) > before
    assert all(0 < each <= 10 for each in await left(world))
    table = await table_of(world)
    await world.take(await table.settings.change(world.actor(GM), "rythme", "evening"))
    assert await left(world) == {1_800.0}
    assert (await session(world)).delay == ""


@pytest.mark.usefixtures("slow_heart")
async def test_a_reminder_of_a_question_that_waits_for_days_comes_in_its_time(world: World) -> None:
    await by_post(world)
    await until(world, 12)
    await world.take(await attendance.hours(await table_of(world), world.actor(GM), delay="3 jours"))
    (asked,) = {(each.due, each.remind) for each in (await session(world)).asked.values()}
    due, remind = (datetime.fromtimestamp(world.services.wall(each or 0.0), PARIS) for each in asked)
    assert (due.hour, remind.hour) == (12, 9)
    assert (due - remind).total_seconds() == 3 * HOUR
