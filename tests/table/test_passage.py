"""A message is drafted from what stood before an input and what stands after it, not from the table as it is."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.base.actor import REFEREE
from bot.table.house import table as doors
from bot.table.message.drafts import Draft, draft
from bot.table.message.living import asking
from tests.table.conftest import ANA, CHANNEL, GM, World
from tests.table.test_table import poke


async def test_what_an_input_made_is_told_the_same_however_far_the_encounter_went_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    taken: list[tuple[Any, Draft]] = []

    def watched(voice: Any, it: Any, *args: Any, **how: Any) -> Draft:
        made = draft(voice, it, *args, **how)
        taken.append((it, made))
        return made

    monkeypatch.setattr(doors, "draft", watched)
    await poke(world, ANA)
    it, first = taken[0]
    while not table.committed.standing.held:
        await world.take(await table.game_clock.pause(world.actor(GM)))
    assert table.committed.state is not it.before.state or table.committed.standing != it.before.standing
    again = draft(table, it, REFEREE, pressed=None, quiet=False, remark=None)
    told = {each.card.news[-1] for each in first.places if each.card.news}
    assert told
    assert told <= {news for each in again.places for news in each.card.news}


async def test_the_question_of_a_situation_is_asked_as_it_stood_then(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    now, session = table.situation(), table.session
    (slot, *_) = {each.slot for each in session.asked.values()}
    asked = asking(table, now, session, slot)
    assert asked.rows
    await world.take(await table.game_clock.pause(world.actor(GM)))
    assert table.questions() == []
    assert asking(table, now, session, slot) == asked
    assert "<t:" not in asking(table, table.situation(), session, slot).text
