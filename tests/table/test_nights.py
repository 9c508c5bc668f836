"""The hours that a table keeps: nobody is called while he sleeps, a change of them counts for what stands asked, and
what an input changes beside the encounter outlives a restart while a die is awaited."""

from __future__ import annotations

from datetime import datetime

import pytest

from bot.kernel.errors import Refused
from bot.table.base.session import BEFORE, Aside
from bot.table.gm.table_settings import HOURS_OPTIONS
from tests.table.conftest import ANA, BOB, GM, World
from tests.table.quarrel import Bide, Lunge
from tests.table.test_absence import HOUR, PARIS, by_post, calls, session, until
from tests.table.test_game_master import ids, table_of, use
from tests.table.test_table import poke

pytestmark = pytest.mark.usefixtures("slow_heart")


def due(world: World, table_sitting: object) -> set[datetime]:
    asked = table_sitting.asked.values()  # type: ignore[attr-defined]
    return {datetime.fromtimestamp(world.services.wall(each.due), PARIS) for each in asked}


async def said(world: World, user: int) -> None:
    """*user* answers, whether the table sleeps or not."""
    await table_of(world)
    await poke(world, user)


async def one_spoke_at_night(world: World) -> int:
    """Ana answers in the evening, Bob at night: how much stood in the channel before he did."""
    await by_post(world)
    await until(world, 21, 30)
    await said(world, ANA)
    await until(world, 23)
    before = len(world.channel.history)
    await said(world, BOB)
    await world.quiet()
    return before


async def test_who_plays_at_night_wakes_nobody_and_the_others_are_called_in_the_morning(world: World) -> None:
    before = await one_spoke_at_night(world)
    asked = (await session(world)).asked
    assert ANA in {each.user for each in asked.values()}
    told = [m for kind, m, _ in world.channel.history[before:] if kind != "edit"]
    # Both are asked in a post of the night; only he who has just spoken may be called by it.
    assert told
    assert {user for message in told for user in world.channel.messages[message].mentions} <= {BOB}
    await world.down()
    await world.up()
    await until(world, 7, 59)
    assert calls(world, before, ANA) == []
    await until(world, 8, 2)
    (called,) = calls(world, before, ANA)
    assert called.startswith(f"<@{ANA}>\n☀️ Cette question attend depuis les heures calmes.")
    assert calls(world, before, BOB) == []
    # The reminder is still to come.
    await world.wait(12 * HOUR)
    assert len([each for each in calls(world, before, ANA) if "🔔" in each]) == 1


async def test_who_answers_before_the_morning_is_not_called(world: World) -> None:
    await by_post(world)
    await until(world, 21, 30)
    await said(world, ANA)
    await until(world, 23)
    await said(world, BOB)
    before = len(world.channel.history)
    await until(world, 6)
    await said(world, ANA)
    await until(world, 8, 10)
    assert [text for text in calls(world, before, ANA) if "☀️" in text] == []


@pytest.mark.parametrize("tempo", ["evening", "post"])
async def test_another_tempo_gives_what_stands_asked_all_its_time_from_now_on(world: World, tempo: str) -> None:
    await world.begun()
    table = await table_of(world)
    await world.wait(100)
    await world.take(await table.game_clock.pause(world.actor(BOB)))
    await world.wait(1_000)
    await world.take(await table.settings.change(world.actor(GM), "tempo", tempo))
    await world.wait(50)
    await world.take(await table.game_clock.resume(world.actor(BOB)))
    (left,) = {each.due for each in table.session.asked.values()}
    left -= world.services.moment().uptime
    assert left == pytest.approx(1_800.0 if tempo == "evening" else 86_400.0, abs=0.01)


async def test_what_a_question_tells_above_stays_when_its_time_is_another(world: World) -> None:
    await world.begun()
    await poke(world, ANA)
    table = await table_of(world)
    await world.take(await table.answering.answer(world.actor(BOB), None, "Ana"))
    await world.quiet()
    place = table.outbox.places[table.session.living]
    assert place.card.news
    await world.take(await table.settings.change(world.actor(GM), "tempo", "evening", panel=True))
    await world.quiet()
    card = table.outbox.places[place.slot].card
    assert table.session.living == place.slot
    assert card.news[:-1] == place.card.news
    assert card.text.startswith("<@1> <@2>\n" + "\n".join(card.news))
    assert card.asked != place.card.asked
    assert [each for each in ids(card) if each.startswith("q|")] == [e for e in ids(place.card) if e.startswith("q|")]


async def test_hours_and_reminder_stand_on_the_settings_pages(world: World) -> None:
    table = await by_post(world)
    pages = [await table.settings.change(world.actor(ANA), None, page=each, panel=True) for each in (0, 1)]
    page = "\n".join(each.card.text for each in pages)
    assert "Heures calmes : **22:00-08:00**" in page.replace("\u00a0", " ")
    assert "Fuseau horaire : **Europe/Paris**" in page.replace("\u00a0", " ")
    assert "Rappel : **trois heures avant la fin du délai**" in page.replace("\u00a0", " ")
    assert [name for _, each in table.settings.known() for name in (each.name,) if name in HOURS_OPTIONS] == list(
        HOURS_OPTIONS
    )
    with pytest.raises(Refused, match="not-gm"):
        await table.settings.change(world.actor(ANA), "reminder", "jamais")
    with pytest.raises(Refused, match="bad-quiet-hours"):
        await table.settings.change(world.actor(GM), "heures calmes", "bientôt")
    with pytest.raises(Refused, match="unknown-zone"):
        await table.settings.change(world.actor(GM), "zone", "Atlantide")
    await until(world, 12)
    table = await table_of(world)
    await world.take(await table.settings.change(world.actor(GM), "heures calmes", "21-9"))
    await world.take(await table.settings.change(world.actor(GM), "zone", "montréal"))
    before = len(world.channel.history)
    shown = await use(world, GM, "gv|" + table.id + "|reminder", "6h")
    assert shown.private
    assert shown.update
    (told,) = [text for kind, _, text in world.channel.history[before:] if kind in ("post", "edit")]
    assert f"🔔 <@{GM}> change le rappel\u00a0: six heures avant la fin du délai. Les délais" in told
    now = (await table_of(world)).session
    assert (now.quiet, now.zone, now.reminds) == ("21:00-09:00", "America/Montreal", "6h")
    (asked,) = {(each.due, each.remind) for each in now.asked.values()}
    assert asked[1] is not None
    assert asked[0] - asked[1] == BEFORE["6h"]
    await world.take(await (await table_of(world)).settings.change(world.actor(GM), "rappel", "jamais"))
    assert {each.remind for each in (await table_of(world)).session.asked.values()} == {None}


async def test_hours_that_change_are_shown_where_a_question_stands(world: World) -> None:
    table = await by_post(world, quiet="none")
    slots = {each.slot for each in table.session.asked.values()}
    before = {slot: table.outbox.places[slot].card.text for slot in slots}
    await until(world, 12)
    table = await table_of(world)
    await world.take(await table.settings.change(world.actor(GM), "quiet", "22-8"))
    await world.quiet()
    for slot in slots:
        card = table.outbox.places[slot].card
        assert world.channel.messages[table.outbox.places[slot].message or 0] == card
        assert card.text != before[slot]


async def test_who_takes_the_chair_with_a_roll_still_has_it_after_a_restart(world: World) -> None:
    await world.begun()
    table = await table_of(world)
    await world.take(await table.settings.change(world.actor(GM), "dice", "table"))
    await world.take(await table.submit(Bide(ANA, "ana", 9), world.actor(ANA)))
    aside = Aside(chair=BOB, tempo="evening")
    await world.take(await table.submit(Lunge(BOB, "ana", "bob"), world.actor(BOB), aside=aside, remark="✋"))
    assert table.session.roll is not None
    assert (table.session.gms, table.session.tempo) == ((GM,), "live")
    await world.down()
    await world.up()
    await use(world, ANA, f"gd|{table.id}", "2")
    after = (await table_of(world)).session
    assert after.roll is None
    assert (after.gms, after.tempo) == ((BOB, GM), "evening")
    (left,) = {each.due for each in after.asked.values()}
    assert left - world.services.moment().uptime == pytest.approx(1_800.0, abs=0.01)
