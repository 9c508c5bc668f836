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
