"""A message that awaits somebody is posted anew before it is too old to be edited, by itself, and calls nobody."""

from __future__ import annotations

from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import controls

from .hall import Hall

BEATS = 130
"""Seconds within which a sign of life falls, twice over."""


async def test_what_is_nearly_an_hour_old_comes_anew_with_its_buttons_and_without_a_ping(table: LocalTable) -> None:
    hall = await Hall.make(table)
    alice = hall.players["jurl"]
    await hall.gm.type("/encounter open rules:alternatif tempo:post")
    await alice.type("/sheet create ready:jurl")
    await alice.type("/encounter join")
    await hall.gm.type("/npc add creature:orc")
    await hall.gm.type("/encounter start")
    await table.settled()
    old = hall.messages()[-1]
    offered = [each.label for each in controls(old)]
    assert offered
    await table.wait(2_940)
    assert hall.messages()[-1].id == old.id
    await table.wait(120)
    # Whoever only looks wakes the fight up; nothing changes by that.
    await hall.use(alice, hall.controls("m|")[0])
    await table.wait(BEATS)
    new = hall.messages()[-1]
    assert new.id != old.id
    assert not new.pings
    assert [each.label for each in controls(new)] == offered
    assert not list(controls(old))
    # Once is enough.
    await table.wait(BEATS)
    assert hall.messages()[-1].id == new.id


async def test_a_sleeping_fight_posts_anew_once_in_the_channel_and_on_the_screen(table: LocalTable) -> None:
    hall = await Hall.make(table)
    screen = table.double.world.channel_named("screen")
    await hall.gm.type("/encounter open rules:alternatif tempo:post quiet:none screen:#screen")
    await hall.players["jurl"].type("/sheet create ready:jurl")
    await hall.players["jurl"].type("/encounter join")
    await hall.gm.type("/npc add creature:orc")
    await hall.gm.type("/npc add creature:mage name:Umbra hidden:true")
    await hall.gm.type("/npc give who:Umbra")
    await hall.gm.type("/encounter start")
    await table.settled()
    before = hall.messages()[-1], list(screen.messages.values())[-1]
    mark = table.double.log.mark()
    await table.wait(2_900)
    assert table.double.log.since(mark) == []
    await table.wait(300)
    after = hall.messages()[-1], list(screen.messages.values())[-1]
    for old, new in zip(before, after, strict=True):
        assert new.id != old.id
        assert not new.pings
        assert [each.label for each in controls(new)]
        assert not list(controls(old))
    assert (after[0].id >> 22) - (before[0].id >> 22) < 3_600_000
    # While nothing happens that is enough: the channel does not fill up.
    posts = len(table.double.log.since(mark))
    await table.wait(3 * 3_600)
    assert len(table.double.log.since(mark)) == posts
    # Its buttons work, and what is told then begins a new hour.
    await hall.players["jurl"].type("/declare action:standby")
    await table.settled()
    assert hall.messages()[-1].id != after[0].id
