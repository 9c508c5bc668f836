"""What the game master alone is asked says on his screen that it is on hold, and is asked again when time runs."""

from __future__ import annotations

import re

from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import controls

from .hall import Hall


async def test_a_question_on_the_screen_is_on_hold_with_the_clock(table: LocalTable) -> None:
    hall = await Hall.make(table)
    screen = await table.double.add_channel("behind", hidden=True)
    player = hall.players["jurl"]
    await hall.gm.type("/encounter open rules:alternatif screen:#behind")
    await player.type("/sheet create ready:jurl")
    await player.type("/encounter join")
    await hall.gm.type("/npc add creature:orc name:Grok hidden:True")
    await hall.gm.type("/npc give who:Grok to:GM")
    await hall.gm.type("/encounter start")
    await table.settled()
    (asked,) = screen.messages.values()
    before_due = int(re.findall(r"<t:(\d+):R>", asked.content)[0])
    before = [each.label for each in controls(asked)]
    assert before
    await hall.gm.type("/gm pause")
    await table.settled()
    assert "<t:" not in asked.content
    assert "⏸️ En pause" in asked.content
    assert [each.label for each in controls(asked)] == before
    await table.wait(600)
    await hall.gm.type("/gm resume")
    await table.settled()
    assert int(re.findall(r"<t:(\d+):R>", asked.content)[0]) > before_due + 590
    assert "En pause" not in asked.content
    assert len(screen.messages) == 1
